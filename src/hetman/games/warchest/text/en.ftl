### War Chest in English.
###
### Arguments: $seat, $first (seat), $unit, $other (unit), $coin (coin, hidden for those who may not see it),
### $hex, $from, $to, $target (hex), $side (side), $team (team); $round, $left, $lost, $height, $count, $goal are
### numbers.
###
### A name stands alone or after "the". Its attribute "a" has an article of its own; the attribute "noun" of a
### coin speaks of the coin and not of the unit.

## The game

game-name = War Chest
game-about = Draw coins from your bag, lead your units and hold the key locations before the enemy does.
game-length = 30 min

## Sides and seats: a seat is one person, so its name is singular, for those who have not given theirs

side-0 = Ravens
    .code = R
side-1 = Wolves
    .code = W
team-0 = { side-0 }
team-1 = { side-1 }
seat-0 = Raven
seat-1 = Wolf
seat-2 = Raven II
seat-3 = Wolf II

## Units

unit-archer = Archer
    .a = an Archer
    .code = AR
unit-berserker = Berserker
    .a = a Berserker
    .code = BE
unit-cavalry = Cavalry
    .a = a Cavalry
    .code = CA
unit-crossbowman = Crossbowman
    .a = a Crossbowman
    .code = CR
unit-ensign = Ensign
    .a = an Ensign
    .code = EN
unit-footman = Footman
    .a = a Footman
    .code = FO
unit-knight = Knight
    .a = a Knight
    .code = KN
unit-lancer = Lancer
    .a = a Lancer
    .code = LA
unit-lightcavalry = Light Cavalry
    .a = a Light Cavalry
    .code = LC
unit-marshall = Marshall
    .a = a Marshall
    .code = MA
unit-mercenary = Mercenary
    .a = a Mercenary
    .code = ME
unit-pikeman = Pikeman
    .a = a Pikeman
    .code = PI
unit-royalguard = Royal Guard
    .a = a Royal Guard
    .code = RG
unit-scout = Scout
    .a = a Scout
    .code = SC
unit-swordsman = Swordsman
    .a = a Swordsman
    .code = SW
unit-warriorpriest = Warrior Priest
    .a = a Warrior Priest
    .code = WP

## Headings of what belongs to a seat, in win shares

belongings-unit = Units

## Coins

coin-royal = Royal coin
    .a = the royal coin
    .noun = royal coin
    .code = RC
coin-hidden = Hidden coin
    .a = a coin
    .noun = coin
coin-archer = { unit-archer }
    .a = { unit-archer.a } coin
    .noun = { unit-archer } coin
coin-berserker = { unit-berserker }
    .a = { unit-berserker.a } coin
    .noun = { unit-berserker } coin
coin-cavalry = { unit-cavalry }
    .a = { unit-cavalry.a } coin
    .noun = { unit-cavalry } coin
coin-crossbowman = { unit-crossbowman }
    .a = { unit-crossbowman.a } coin
    .noun = { unit-crossbowman } coin
coin-ensign = { unit-ensign }
    .a = { unit-ensign.a } coin
    .noun = { unit-ensign } coin
coin-footman = { unit-footman }
    .a = { unit-footman.a } coin
    .noun = { unit-footman } coin
coin-knight = { unit-knight }
    .a = { unit-knight.a } coin
    .noun = { unit-knight } coin
coin-lancer = { unit-lancer }
    .a = { unit-lancer.a } coin
    .noun = { unit-lancer } coin
coin-lightcavalry = { unit-lightcavalry }
    .a = { unit-lightcavalry.a } coin
    .noun = { unit-lightcavalry } coin
coin-marshall = { unit-marshall }
    .a = { unit-marshall.a } coin
    .noun = { unit-marshall } coin
coin-mercenary = { unit-mercenary }
    .a = { unit-mercenary.a } coin
    .noun = { unit-mercenary } coin
coin-pikeman = { unit-pikeman }
    .a = { unit-pikeman.a } coin
    .noun = { unit-pikeman } coin
coin-royalguard = { unit-royalguard }
    .a = { unit-royalguard.a } coin
    .noun = { unit-royalguard } coin
coin-scout = { unit-scout }
    .a = { unit-scout.a } coin
    .noun = { unit-scout } coin
coin-swordsman = { unit-swordsman }
    .a = { unit-swordsman.a } coin
    .noun = { unit-swordsman } coin
coin-warriorpriest = { unit-warriorpriest }
    .a = { unit-warriorpriest.a } coin
    .noun = { unit-warriorpriest } coin

## One line for each unit

rule-archer = Shoots exactly 2 hexes far
rule-berserker = Pays coins to go on
rule-cavalry = Moves, then attacks
rule-crossbowman = Shoots 2 hexes in a line
rule-ensign = Moves a friend nearby
rule-footman = Two units, one order for both
rule-knight = Falls only to bolstered units
rule-lancer = Charges in a straight line
rule-lightcavalry = Moves two hexes
rule-marshall = Sends a friend nearby to attack
rule-mercenary = Acts when you recruit one
rule-pikeman = Strikes back at the attacker
rule-royalguard = Obeys the crown, spares its stack
rule-scout = Deploys next to friends
rule-swordsman = May move after an attack
rule-warriorpriest = Attack or control brings a coin

## The whole rule of each unit

card-archer = Tactic: attacks a unit exactly two hexes away, in any direction and over whatever stands between. Restriction: it has no other attack.
card-berserker = Attribute: after each of its manoeuvres it may make another one if you discard a coin from its stack, as often as you like, but never its last coin.
card-cavalry = Tactic: moves one hex and then attacks a unit next to it.
card-crossbowman = Tactic: attacks a unit two hexes away in a straight line if the hex between them is empty. It can attack its neighbours like any other unit.
card-ensign = Tactic: another friendly unit within two hexes of it makes a move of one hex and is still within two hexes of it afterwards.
card-footman = Tactic: each of your Footman units makes one manoeuvre. Attribute: you may have two Footman units on the board at once.
card-knight = Attribute: only a unit of two or more coins can attack it.
card-lancer = Tactic: moves one or two hexes and then attacks, all along one straight line. Restriction: it has no other attack.
card-lightcavalry = Tactic: moves two hexes, with a turn on the way if you like.
card-marshall = Tactic: another friendly unit within two hexes of it makes an ordinary attack on one of its neighbours.
card-mercenary = Attribute: whenever you recruit a Mercenary coin, your Mercenary on the board may make a manoeuvre for nothing.
card-pikeman = Attribute: a unit that attacks it from the next hex loses a coin itself, even if the Pikeman falls.
card-royalguard = Tactic: for the royal coin, discarded face up, it moves one or two hexes to a location your side controls (by the classic card: one hex, anywhere). Attribute: when it is attacked, you may lose a Royal Guard coin of your supply instead of one on the board.
card-scout = Attribute: besides the usual places, you may deploy it on any empty hex next to a friendly unit.
card-swordsman = Attribute: after it has attacked, it may move one hex.
card-warriorpriest = Attribute: after it has attacked or taken control, you draw a coin from your bag and use it at once.

## Buttons: the verbs of the rules

verb-deploy = Deploy
verb-bolster = Bolster
verb-bolster_at = { verb-bolster }
verb-initiative = Initiative
verb-recruit = Recruit
verb-pass = Pass
verb-move = Move
verb-move_from = { verb-move }
verb-control = Control
verb-control_at = { verb-control }
verb-attack = Attack
verb-attack_from = { verb-attack }
verb-tactic = Tactic
verb-charge = Charge
verb-order = Order
verb-order_from = { verb-order }
verb-drill = Order all
verb-skip = Skip
verb-soak = From the supply
verb-suffer = From the board
verb-pick = Choose
verb-draw = Draw
verb-deal = Deal
verb-toss = Toss

## Moves in a list, after the verb; where there is none, the names of the operands stand in a row

choice-recruit = { $unit } for { $coin }
choice-move_from = { $unit } from { $from } to { $to }
choice-attack_from = { $unit } from { $from }: { $target }
choice-charge = { $unit } to { $to }, attacks { $target }
choice-order = { $unit }: { $other } { $hex }
choice-order_from = { $unit }: { $other } from { $from } to { $hex }

## Options; the attribute "help" says what an option is for

option-army = Armies
    .help = Who fields which units: four for each player, three with four players.
    .clash = Battles are for two players. By hand each player needs a list: of four units with two players, of three with four.
option-army-random = random
option-army-first-game = first game
option-army-draft = draft
option-army-gaugamela = Gaugamela, 331 BC
option-army-bannockburn = Bannockburn, 1314
option-army-crecy = Crécy, 1346
option-army-own = by hand: a list for each player
    .example = archer,scout,…/knight,ensign,…
    .wrong = Write the units’ English names as in the example, each only once; a stroke parts the lists.
option-royal_guard = Royal Guard
    .help = Which printing of its card is used.
option-royal_guard-revised = revised: up to two hexes, to a location of yours
option-royal_guard-classic = classic: one hex
option-round_limit = Round limit
    .help = After so many rounds the side with more control markers on the board wins.

## Prompts: to the one who decides, and to those who wait

prompt-turn = Your move: play a coin.
wait-turn = { $seat } is to move.
prompt-use = The { unit-warriorpriest } brings you a coin: use it at once.
wait-use = { $seat } uses the coin that the { unit-warriorpriest } brought.
prompt-swordsman = Your { unit-swordsman } has attacked and may move one hex.
wait-swordsman = { $seat } decides whether the { unit-swordsman } moves on.
prompt-berserker = Your { unit-berserker } may manoeuvre again for one coin of its stack.
wait-berserker = { $seat } decides whether the { unit-berserker } goes on.
prompt-mercenary = You have recruited { unit-mercenary.a }: the one on the board may manoeuvre.
wait-mercenary = { $seat } decides whether the { unit-mercenary } manoeuvres.
prompt-footmen = Manoeuvre with one of your two Footmen.
wait-footmen = { $seat } chooses which { unit-footman } manoeuvres first.
prompt-footman = Now manoeuvre with the { unit-footman } on { $hex }.
wait-footman = { $seat } manoeuvres with the { unit-footman } on { $hex }.
prompt-soak = Your { unit-royalguard } is hit: give up a coin from the board or one from the supply.
wait-soak = { $seat } decides which coin the { unit-royalguard } loses.
prompt-pick = Choose a unit for your army.
wait-pick = { $seat } chooses a unit.

## The log: moves

log-deploy = { $seat } deploys the { $unit } on { $hex }.
log-bolster = { $seat } bolsters the { $unit }.
log-bolster_at = { $seat } bolsters the { $unit } on { $hex }.
log-initiative = { $coin ->
    [hidden] { $seat } claims the initiative.
   *[other] { $seat } claims the initiative for a face-down { NAME($coin, case: "noun") }.
}
log-recruit = { $coin ->
    [hidden] { $seat } recruits { NAME($unit, case: "a") } coin.
   *[other] { $seat } recruits { NAME($unit, case: "a") } coin for a face-down { NAME($coin, case: "noun") }.
}
log-pass = { $coin ->
    [hidden] { $seat } passes.
   *[other] { $seat } passes with a face-down { NAME($coin, case: "noun") }.
}
log-move = { $seat } moves the { $unit } to { $to }.
log-move_from = { $seat } moves the { $unit } from { $from } to { $to }.
log-control = { $seat } takes control with the { $unit }.
log-control_at = { $seat } takes control of { $hex } with the { $unit }.
log-attack = { $seat } attacks the unit on { $target } with the { $unit }.
log-attack_from = { $seat } attacks the unit on { $target } with the { $unit } from { $from }.
log-tactic = { $unit ->
    [archer] { $seat } shoots at { $hex } with the { $unit }.
    [crossbowman] { $seat } shoots at { $hex } with the { $unit }.
    [lightcavalry] { $seat } rides two hexes to { $hex } with the { $unit }.
    [royalguard] { $seat } sends the { $unit } to { $hex } for the royal coin.
   *[other] { $seat } uses the tactic of the { $unit } on { $hex }.
}
log-charge = { $seat } charges with the { $unit } to { $to } and attacks the unit on { $target }.
log-order = { $unit ->
    [ensign] { $seat } gives an order with the { $unit }: the { $other } moves to { $hex }.
    [marshall] { $seat } gives an order with the { $unit }: the { $other } attacks the unit on { $hex }.
   *[other] { $seat } gives an order with the { $unit }: the { $other } acts on { $hex }.
}
log-order_from = { $unit ->
    [ensign] { $seat } gives an order with the { $unit }: the { $other } on { $from } moves to { $hex }.
    [marshall] { $seat } gives an order with the { $unit }: the { $other } on { $from } attacks the unit on { $hex }.
   *[other] { $seat } gives an order with the { $unit }: the { $other } on { $from } acts on { $hex }.
}
log-drill = { $seat } uses the tactic of the { $unit }: each unit of that kind manoeuvres.
log-skip = { $seat } makes no further manoeuvre.
log-soak = { $seat } gives up { unit-royalguard.a } coin of the supply.
log-suffer = { $seat } gives up { unit-royalguard.a } coin on the board.
log-pick = { $seat } chooses the { $unit }.
log-draw = { $seat } draws { NAME($coin, case: "a") } from the bag.
log-deal = The { $unit } card is dealt.
log-toss = { $first } wins the toss.

## The log: what follows from the moves

log-round = Round { $round }.
    .chapter = Round { $round }
log-starts = { $seat } goes first in this round.
log-refill = { $seat } puts the discarded coins back into the bag.
log-lost = { $left ->
    [one] The { $unit } on { $hex } loses a coin: one is left.
   *[other] The { $unit } on { $hex } loses a coin: { $left } are left.
}
log-destroyed = The { $unit } on { $hex } loses its last coin and leaves the board.
log-pikes = The { unit-pikeman } strikes back at the { $unit } on { $hex }.
log-paid = The { $unit } pays with a coin of its own stack.
log-taken = { $seat } lays a control marker on { $hex }.
log-captured = { $seat } replaces the enemy marker on { $hex }.
log-limit = The round limit is reached: control markers on the board decide.
log-won = The { $side } win.
log-tied = Both sides hold equally many locations: the game is a draw.

## Parts of the table

part-hand = hand
part-bag = bag
part-down = face down
part-up = face up
part-units = units
part-supply = supply
part-initiative = initiative
part-round = round { $round }
part-markers = { $count } of { $goal }

## Player panels, the hand and the cards of a draft; in panel-pile, $coin is a plain string

panel-player = { $seat }
panel-side = { $team }
panel-side-own = { $team } · you
panel-initiative = Initiative
panel-claimed = Claimed in this round: nobody can claim it again before the next.
panel-winner = Winner
panel-markers = { part-markers }
panel-pile = { $count } × { $coin }
panel-own-bag = In your bag
panel-own-down = Your face-down coins
panel-drawn = A drawn coin, not used yet
panel-units = Units
panel-supply = in supply
panel-left = In the supply: { $count }, lost: { $lost }
pile-hand = { part-hand }
pile-bag = { part-bag }
pile-down = { part-down }
pile-up = { part-up }
hand-label = Your hand
hand-pool = Cards to choose from
hand-drawn = just drawn
card-coins = { $count ->
    [one] One coin
   *[other] { $count } coins
}

## A position as plain text. The attribute "code" of a unit, a side or the royal coin is what stands on the board there.
## $hand, $bag, $down are numbers, $coins is a plain string

sketch-head = Round { $round } of { $goal }. Initiative: { $seat }.
sketch-claimed = Round { $round } of { $goal }. Initiative: { $seat }, just claimed.
sketch-draft = Armies are being chosen.
sketch-side = { $side } { $count } of { $goal }
sketch-free = free location
sketch-you = { $seat } (you)
sketch-supply = supply
sketch-lost = lost
sketch-sizes = hand { $hand }, bag { $bag }, face down { $down }
sketch-up = face up: { $coins }
sketch-up-none = nothing face up
sketch-drawn = has just drawn a coin
sketch-hand = Your hand: { $coins }
sketch-hand-none = Your hand is empty.
sketch-coin = Your drawn coin: { $coin }
sketch-bag = In your bag: { $coins }
sketch-bag-none = Your bag is empty.
sketch-down = Your face-down coins: { $coins }
sketch-pool = Cards to choose from:

## The board told to those who do not see it

board-label = Board
board-hex = Hex { $hex }
board-free = { $hex }: free location
board-held = { $hex }: location of the { $team }
board-unit = { $count ->
    [one] { $seat }: { $unit } on { $hex }, one coin
   *[other] { $seat }: { $unit } on { $hex }, { $count } coins
}
aria-free = { board-free }
aria-held = { $hex }: location of the { $side }
aria-unit = { $height ->
    [one] { $unit } of the { $side } on { $hex }, one coin
   *[other] { $unit } of the { $side } on { $hex }, { $height } coins
}

## Rules

turn-help = On your turn you play one coin from your hand. Lay it on the board to deploy or bolster its unit, or discard it face up so that its unit moves, attacks, takes control or uses its tactic. Or discard any coin face down to claim the initiative, to recruit or to pass.

rules-aim = The Ravens and the Wolves fight for the locations marked on the board. The side that gets all its control markers onto locations wins: six of them in a game for two, eight in a game for four.
    .title = Aim
rules-round = At the beginning of a round you draw three coins from your bag and keep them to yourself. The holder of the initiative begins; then everybody plays one coin in turn until all hands are empty. If your bag runs out while you draw, all your discarded coins go back into it first. The royal coin belongs to no unit: it serves for face-down actions, and for the tactic of the Royal Guard.
    .title = A round
rules-board = Deploy: lay a coin on an empty location of your side, and a new unit stands there. You may have one unit of each kind on the board. Bolster: lay a coin on your unit of the same kind; the higher the stack, the more hits it takes.
    .title = Coins laid on the board
rules-down = Three actions cost any coin at all, and nobody sees which. Initiative: from the next round on you go first; it changes hands no more than once a round. Recruit: one coin of your supply goes face up to your discarded coins, and with them into the bag later. Pass: you do nothing, but keep the rest of your hand.
    .title = Coins discarded face down
rules-up = The other four actions are called manoeuvres; the coin is shown, and your unit of that kind obeys. Move: it goes to an empty hex next to it. Control: it puts your marker on the location where it stands, and an enemy marker there goes back to its owner. Attack: an enemy unit next to it loses one coin, which is out of the game for good. A unit without coins is gone, but you may deploy it again with another coin. Tactic: it does what its own card allows.
    .title = Coins discarded face up
rules-units = A tactic is a manoeuvre and costs a coin like the others. Attributes and restrictions cost nothing: they hold whenever their moment comes.
    .title = Tactics, attributes, restrictions
rules-four = With four players partners share locations and markers, but each has three kinds of units, a bag and a hand of their own. You command and recruit only your own units, and you cannot take the initiative from your partner.
    .title = Four players
rules-end = The last marker of a side ends the game on the spot. If the round limit comes first, the side with more markers on the board wins, and equal numbers make a draw.
    .title = The end

## Why a move is good, in a hint: what it gains and what it risks. $count (number)

gains-location = { $count ->
    [one] a location for you
   *[other] { $count } locations for you
}
risks-location-lost = a rival may take a location of yours
gains-location-taken-away = it takes a location from the rival
risks-rival-location = the rival may take a location
gains-reaches = it reaches a location to take
risks-rival-reaches = a rival may reach a location
gains-strikes = { $count ->
    [one] a coin of the rival is struck
   *[other] { $count } coins of the rival are struck
}
risks-struck = { $count ->
    [one] you may lose a coin
   *[other] you may lose { $count } coins
}
gains-unit = one more unit on the board
gains-stronger = one more unit with a second coin
gains-closer = it comes closer to a location
gains-initiative = you move first next round
risks-initiative-lost = the rival may move first next round
gains-coins = { $count ->
    [one] one more coin for your bag
   *[other] { $count } more coins for your bag
}

## The result, and what it is made of

# $count, $round (numbers)
outcome-locations = All { $count } markers on locations, in round { $round }.
outcome-limit = Round { $round } was the last: { $count } locations were the most.
source-locations = locations held
source-struck = enemy coins struck
source-recruited = coins recruited

## What changed since the last decision, beside its picture. $amount (number)

change-location = location { $hex }
change-recruited = recruited
change-initiative = initiative
change-deployed = { $unit } on { $hex }
change-moved = { $unit } { $from } → { $to }
change-destroyed = { $unit } on { $hex } destroyed
change-stack = { $unit } on { $hex }
