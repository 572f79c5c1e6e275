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
verb-control = Take control
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
option-units = Units in an army
    .help = Fewer units make a shorter game. 0 is the number of the rules: four, three with four players.
    .clash = With four players an army has at most three units.
option-markers = Control markers that win
    .help = Fewer markers make a shorter game. 0 is the number of the rules: six, eight with four players.
    .clash = Take more markers than a side has at the start, and no more than the rules have.

## Prompts: to the one who decides, and to those who wait

prompt-turn = Your move: play a coin. Choose one from your hand.
wait-turn = { $seat } is to move.
prompt-use = { unit-warriorpriest }: use the coin it brought at once.
wait-use = { $seat } uses the coin that the { unit-warriorpriest } brought.
prompt-swordsman = { unit-swordsman }: after its attack it may move one hex.
wait-swordsman = { $seat } decides whether the { unit-swordsman } moves on.
prompt-berserker = { unit-berserker }: it may act again for a coin of its stack.
wait-berserker = { $seat } decides whether the { unit-berserker } goes on.
prompt-mercenary = { unit-mercenary } recruited: the one on the board may act.
wait-mercenary = { $seat } decides whether the { unit-mercenary } manoeuvres.
prompt-footmen = Footmen: choose the one that acts first.
wait-footmen = { $seat } chooses which { unit-footman } manoeuvres first.
prompt-footman = { unit-footman } on { $hex }: now choose its action.
wait-footman = { $seat } manoeuvres with the { unit-footman } on { $hex }.
prompt-soak = { unit-royalguard } is hit: choose the coin to give up.
wait-soak = { $seat } decides which coin the { unit-royalguard } loses.
prompt-pick = Draft: choose a unit for your army.
wait-pick = { $seat } chooses a unit.

## Choosing a move: the step, a colon, what to do now. In note-from, $verb is a plain string

ask-turn-coin = { $coin }: choose an action or a lit hex.
ask-turn-unit = { $unit }: choose an action or a lit hex.
ask-turn-hex = { $hex }: choose the unit.
ask-turn-unit-hex = { $unit } and { $hex }: choose the action.
ask-turn-hex-unit = { $unit } and { $hex }: choose the action.
ask-turn-coin-hex = { $coin } and { $hex }: choose the action.
ask-turn-hex-coin = { $coin } and { $hex }: choose the action.
ask-use-coin = { $coin }: choose an action or a lit hex.
ask-use-unit = { $unit }: choose an action or a lit hex.
ask-use-hex = { $hex }: choose the unit.
ask-use-unit-hex = { $unit } and { $hex }: choose the action.
ask-use-hex-unit = { $unit } and { $hex }: choose the action.
ask-use-coin-hex = { $coin } and { $hex }: choose the action.
ask-use-hex-coin = { $coin } and { $hex }: choose the action.
ask-swordsman-unit = { unit-swordsman }: choose a lit hex, or skip.
ask-berserker-unit = { unit-berserker }: choose an action or a lit hex.
ask-berserker-hex = { $hex }: choose the action of the { unit-berserker }.
ask-mercenary-unit = { unit-mercenary }: choose an action or a lit hex.
ask-mercenary-hex = { $hex }: choose the action of the { unit-mercenary }.
ask-footmen-unit = { unit-footman }: choose which one, then its action.
ask-footmen-hex = { $hex }: choose the action.
ask-footmen-unit-hex = { unit-footman } and { $hex }: choose the action.
ask-footman-unit = { unit-footman }: choose an action or a lit hex.
ask-footman-hex = { $hex }: choose the action of the { unit-footman }.
ask-deploy-unit = Deploy: choose the coin.
ask-deploy-hex = Deploy { $unit }: choose a lit hex.
ask-bolster-unit = Bolster: choose the coin.
ask-bolster_at-unit = Bolster: choose the { unit-footman } on the board.
ask-bolster_at-hex = Bolster: choose the { unit-footman } on the board.
ask-bolster = Bolster: choose the coin, then its unit.
ask-initiative-coin = Initiative: choose the coin to pay with.
ask-recruit-unit = { $coin ->
    [hidden] { ask-recruit }
   *[other] Recruit: choose the unit to gain.
}
ask-recruit-coin = Recruit { $unit }: choose the coin to pay with.
ask-recruit = Recruit: choose the coin to pay with.
ask-pass-coin = Pass: choose the coin to lay face down.
ask-move-unit = Move: choose the coin of the unit.
ask-move-to = Move { $unit }: choose a lit hex.
ask-move_from-from = Move: choose one of your two Footmen.
ask-move_from-to = Move { $unit }: choose a lit hex.
ask-move = Move: choose the unit, then a lit hex.
ask-control-unit = Take control: choose the coin of the unit.
ask-control_at-unit = Take control: choose one of your Footmen.
ask-control_at-hex = Take control: choose one of your Footmen.
ask-control = Take control: choose the unit on its location.
ask-attack-unit = Attack: choose the coin of your unit.
ask-attack-target = Attack with { $unit }: choose the enemy.
ask-attack_from-from = Attack: choose one of your two Footmen.
ask-attack_from-target = Attack with { $unit }: choose the enemy.
ask-attack = Attack: choose your unit, then the enemy.
ask-tactic-unit = Tactic: choose the unit.
ask-tactic-hex = Tactic of the { $unit }: choose a lit hex.
ask-charge-unit = Tactic: choose the unit that charges.
ask-charge-to = Tactic of the { $unit }: choose where it goes.
ask-charge-target = Tactic of the { $unit }: choose the enemy.
ask-order-unit = Tactic: choose the unit that gives the order.
ask-order-other = Tactic of the { $unit }: choose who obeys.
ask-order-hex = { $other } obeys: choose a lit hex.
ask-order_from-unit = Tactic: choose the unit that gives the order.
ask-order_from-other = Tactic of the { $unit }: choose who obeys.
ask-order_from-from = Tactic of the { $unit }: choose which Footman.
ask-order_from-hex = { $other } obeys: choose a lit hex.
ask-drill-unit = Tactic: choose the { unit-footman } coin.
ask-tactic = Tactic: choose the unit, then a lit hex.
ask-pick-unit = Draft: choose a unit for your army.
chip-recruit-coin = Pay: { $thing }
chip-recruit-unit = Gain: { $thing }
next-recruit-unit = { $coin ->
    [hidden] Pay: which coin?
   *[other] Gain: which unit?
}
next-recruit-coin = Pay: which coin?
next-unit = unit?
next-coin = coin?
next-other = who obeys?
next-hex = where?
next-to = where?
next-from = from where?
next-target = whom?

## Buttons of the tray: a label, below it the outcome or the reason why not, four words at most

act-deploy = { verb-deploy }
act-bolster = { verb-bolster }
act-initiative = { verb-initiative }
act-recruit = { verb-recruit }
act-pass = { verb-pass }
act-move = { verb-move }
act-control = { verb-control }
act-attack = { verb-attack }
act-tactic = { verb-tactic }
act-skip = { verb-skip }
act-soak = { verb-soak }
act-suffer = { verb-suffer }
held-royal = Royal
note-face-down = coin face down
note-skip = no further action
note-units = { $count ->
    [one] one unit
   *[other] { $count } units
}
note-move = { $count ->
    [one] to one hex
   *[other] to { $count } hexes
}
note-attack = { $count ->
    [one] one target
   *[other] { $count } targets
}
note-deploy = { $count ->
    [one] on one hex
   *[other] on { $count } hexes
}
note-target = { $unit } on { $hex }
note-control = { $count ->
    [1] { $hex }, your 1st of { $goal }
    [2] { $hex }, your 2nd of { $goal }
    [3] { $hex }, your 3rd of { $goal }
   *[other] { $hex }, your { $count }th of { $goal }
}
note-bolster = to { $count } coins
note-soak = the unit stays whole
note-suffer = { $count ->
    [one] its last coin
   *[other] { $count } coins there now
}
note-from = { $verb } from { $hex }
off-not-now = not now
off-held = you hold it already
off-partner = your partner holds it
off-claimed = claimed this round
off-supply-empty = your supply is empty
off-none-left = none left
off-royal = the crown leads nobody
off-tap-guard = tap the { unit-royalguard }
off-no-unit = no unit can
off-no-place = no free location
off-not-on-board = not on the board
off-on-board = on the board already
off-hemmed-in = no empty hex near
off-own-already = you hold it already
off-no-location = not on a location
off-by-tactic = only by its tactic
off-no-enemy = no enemy near
off-no-target = no target in reach
off-no-tactic = it has none

## Why not: what, a colon, the rule or the fact

why-draft = Draft: choose a unit card first.
why-draft-gone = { $unit }: this card is not in the draft.
why-draft-taken = { $unit }: { $seat } has chosen it already.
why-soak = The hit comes first: choose the coin to give up.
why-follow-up = Not now: only the { $unit } may act.
why-not-asked = Not now: nobody asks for that.
why-no-coin = { $unit }: no { $unit } coin in your hand.
why-none-left = { $unit }: none left in your supply.
why-no-unit-move = Move: no unit of your hand has an empty hex beside it.
why-no-unit-attack = Attack: no unit of your hand reaches an enemy.
why-no-unit-control = Take control: no unit of your hand is on a free location.
why-no-unit-bolster = Bolster: no unit of your hand is on the board.
why-no-unit-tactic = Tactic: no unit of your hand can use one now.
why-held = Initiative: you hold it already.
why-partner = Initiative: your partner holds it.
why-claimed = Initiative: it was claimed in this round already.
why-supply-empty = Recruit: your supply is empty.
why-royal = Royal coin: it leads no unit. Recruit, claim or pass with it.
why-tap-guard = { unit-royalguard }: tap the unit itself, the royal coin pays.
why-no-place = Deploy: no location of your side is free.
why-not-on-board = { $unit }: it is not on the board yet, deploy it first.
why-on-board = { $unit }: it is on the board already.
why-hemmed-in = { $unit } cannot move: no empty hex beside it.
why-own-already = { $unit } cannot take control: the location is yours.
why-no-location = { $unit } cannot take control: it is on no location.
why-by-tactic = { $unit } cannot attack so: it attacks by its tactic only.
why-no-enemy = { $unit } cannot attack: no enemy beside it.
why-no-target = { $unit }: nothing in reach of its tactic.
why-no-tactic = { $unit }: it has no tactic.
why-nobody-goes = { $hex }: no coin in your hand brings a unit there.
why-nobody-attacks = { $unit } on { $hex }: no coin in your hand can attack it.
why-partner-unit = { $unit }: it belongs to your partner.
why-not-yours = { $unit }: it is not in your army.
why-row = { $unit }: choose its coin in your hand.
why-stands-there = { $unit }: it stands on { $hex } already.
why-taken = { $hex } is taken: the { $unit } stands there.
why-taken-enemy = { $hex } is taken: the enemy { $unit } stands there.
why-deploy-plain = { $unit }: deploy it on a location you hold, not on { $hex }.
why-deploy-held = { $unit }: your side does not hold { $hex }.
why-deploy-scout = { $hex }: a { unit-scout } needs a friend beside it or your location.
why-own-place = { $unit }: it does this on { $hex }, where it stands.
why-archer-near = { $unit }: it cannot attack an adjacent unit.
why-archer-far = { $unit }: it shoots exactly 2 hexes, this is { $count }.
why-knight = { $hex }: only a unit of two coins or more attacks the { unit-knight }.
why-lancer-near = { $unit }: it needs an empty hex for its run.
why-lancer-blocked = { $unit }: a unit stands in its way.
why-not-in-line = { $unit } cannot attack: no straight line to { $hex }.
why-crossbowman-blocked = { $unit }: the hex between is not empty.
why-attack-far = { $unit }: too far to attack, { $count } of { $reach } hexes.
why-cavalry-way = { $unit }: no empty hex from which to attack.
why-tactic-first = { $unit }: its tactic does not reach { $hex }.
why-no-hex = No hex is needed: choose in the tray.
why-nobody-there = { $hex }: no enemy stands there.
why-charge-needs-target = { $unit }: from { $hex } it would reach no enemy.
why-guard-place = { $unit }: its tactic ends on a location of your side.
why-ride-two = { $unit }: its tactic goes two hexes, this is one.
why-too-far = { $unit }: too far, { $count } of { $reach } hexes.
why-way-blocked = { $unit }: no empty hex on the way to { $hex }.

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
outcome-locations = { $count } locations, in round { $round }.
    .lost = { $names } { $winners ->
        [one] holds
       *[other] hold
    } { $count } locations, in round { $round }.
outcome-limit = { $count ->
    [one] { $count } location
   *[other] { $count } locations
} at the end of round { $round }, the most.
    .lost = { $names } { $winners ->
        [one] holds
       *[other] hold
    } the most locations at the end of round { $round }: { $count }.
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

## Whole moves, on the main button and in hints

confirm-deploy = Deploy the { $unit } on { $hex }
confirm-bolster = Bolster the { $unit }
confirm-bolster_at = Bolster the { $unit } on { $hex }
confirm-recruit = Recruit { NAME($unit, case: "a") } coin for { NAME($coin, case: "a") }
confirm-move = Move the { $unit } to { $to }
confirm-move_from = Move the { $unit } from { $from } to { $to }
confirm-control = Take control with the { $unit }
confirm-control_at = Take control of { $hex } with the { $unit }
confirm-attack = Attack { $target } with the { $unit }
confirm-attack_from = Attack { $target } with the { $unit } from { $from }
confirm-tactic = { $unit ->
    [archer] Shoot at { $hex } with the { $unit }
    [crossbowman] Shoot at { $hex } with the { $unit }
    [lightcavalry] Ride two hexes to { $hex } with the { $unit }
    [royalguard] Send the { $unit } to { $hex }
   *[other] Use the tactic of the { $unit } on { $hex }
}
confirm-charge = Charge with the { $unit } to { $to }, attack { $target }
confirm-initiative = Take the initiative for a face-down { NAME($coin, case: "noun") }
confirm-pass = Pass with a face-down { NAME($coin, case: "noun") }
confirm-order = { $unit ->
    [ensign] Let the { $unit } move the { $other } to { $hex }
    [marshall] Let the { $unit } order the { $other } to attack { $hex }
   *[other] Let the { $unit } order the { $other } to act on { $hex }
}
confirm-order_from = { $unit ->
    [ensign] Let the { $unit } move the { $other } from { $from } to { $hex }
    [marshall] Let the { $unit } order the { $other } on { $from } to attack { $hex }
   *[other] Let the { $unit } order the { $other } on { $from } to act on { $hex }
}
confirm-drill = Manoeuvre with every { $unit }
confirm-pick = Choose the { $unit }
