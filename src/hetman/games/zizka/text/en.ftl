### Jan Žižka in English.
###
### Arguments: $seat, $first, $to (seat), $leader, $follower, $old (follower), $field, $token, $back, $kind, $conquest, $poster,
### $ploy, $level, $face, $symbol, $ruler, $way; $row, $round, $count, $actions, $goal, $pot, $score, $own, $other, $attack,
### $defence, $swords, $speeches, $cunnings, $jokers and the like are numbers.
###
### Names that stand here are those of Hetman's own box; somebody's own components bring theirs with them.

## The game

game-name = Jan Žižka
game-about = Lead a crew through southern Bohemia, face what the roads bring, and become famous as a saint or as a scoundrel.
game-length = 75 min

## Seats, for those who have not given a name

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4

## Leaders

leader-bores = Boreš
leader-katerina = Kateřina
leader-torak = Torak
leader-zizka = Žižka

## Followers: those for hire, then the starters

follower-vojek = Vojek
follower-matous = Matouš
follower-zbynek = Zbyněk
follower-pavel = Pavel
follower-ludmila = Ludmila
follower-eliska = Eliška
follower-tomas = Tomáš
follower-jitka = Jitka
follower-rudolf = Rudolf
follower-kunes = Kuneš
follower-benes = Beneš
follower-sulek = Sulek
follower-jira = Jíra
follower-prokupek = Prokůpek
follower-martin = Martin
follower-alena = Alena
follower-bratrice = Bratřice
follower-albrecht = Albrecht
follower-dubrava = Dúbrava
follower-trebava = Třebava
follower-raza = Ráža
follower-mikes = Mikeš
follower-anezka = Anežka
follower-ondrej = Ondřej
follower-havel = Havel
follower-bohdan = Bohdan
follower-kristina = Kristina
follower-drslav = Drslav
follower-zdena = Zdena
follower-racek = Racek
follower-ctibor = Ctibor
follower-dobes = Dobeš
follower-hedvika = Hedvika
follower-jeronym = Jeroným
follower-kubata = Kubata
follower-lutobor = Lutobor
follower-marketa = Markéta
follower-ones = Oneš
follower-petrunela = Petrunela
follower-sezema = Sezema
follower-svatos = Svatoš
follower-velislav = Velislav
follower-vojslava = Vojslava
follower-zavis = Záviš
follower-dorota = Dorota
follower-hynek = Hynek
follower-johanka = Johanka
follower-matej = Matěj
follower-vilem = Vilém
follower-adleta = Adléta
follower-bavor = Bavor
follower-bozena = Božena
follower-cenek = Čeněk
follower-divis = Diviš
follower-erazim = Erazim
follower-fridrich = Fridrich
follower-gita = Gita
follower-hroznata = Hroznata
follower-jaros = Jaroš
follower-kunhuta = Kunhuta
follower-libuse = Libuše
follower-mstislav = Mstislav
follower-neklan = Neklan
follower-ota = Ota
follower-premek = Přemek
follower-rozalie = Rozálie
follower-smil = Smil
follower-trojan = Trojan
follower-ulrika = Ulrika
follower-vok = Vok
follower-zofie = Žofie

## Callings

calling-brigand = brigand
calling-crusader = crusader
calling-healer = healer
calling-herald = herald
calling-huntsman = huntsman
calling-knight = knight
calling-merchant = merchant
calling-minstrel = minstrel
calling-noble = noble
calling-nun = nun
calling-poacher = poacher
calling-priest = priest
calling-scout = scout
calling-smith = smith
calling-soldier = soldier
calling-spy = spy
calling-squire = squire
calling-starter = companion from the start
calling-thief = thief
calling-wagoner = wagoner

## Places

field-usti = Sezimovo Ústí
field-pisek = Písek
field-sobeslav = Soběslav
field-hradec = Jindřichův Hradec
field-budejovice = České Budějovice
field-krumlov = Český Krumlov
field-prachatice = Prachatice
field-strakonice = Strakonice
field-trocnov = Trocnov
field-trebon = Třeboň
field-bechyne = Bechyně
field-milevsko = Milevsko
field-vodnany = Vodňany
field-tyn = Týn nad Vltavou
field-rozmberk = Rožmberk
field-koruna = Zlatá Koruna
field-kamenice = Kamenice nad Lipou
field-pelhrimov = Pelhřimov
field-pacov = Pacov
field-veseli = Veselí nad Lužnicí
field-hrady = Nové Hrady
field-vimperk = Vimperk
field-blatna = Blatná
field-netolice = Netolice
field-helfenburk = Helfenburk
field-landstejn = Landštejn
field-bernartice = Bernartice
field-zvikov = Zvíkov
field-volyne = Volyně
field-bavorov = Bavorov
field-protivin = Protivín
field-plana = Horní Planá
field-kaplice = Kaplice
field-benesov = Benešov nad Černou
field-ledenice = Ledenice
field-lisov = Lišov
field-hluboka = Hluboká nad Vltavou
field-lomnice = Lomnice nad Lužnicí
field-straz = Stráž nad Nežárkou
field-suchdol = Suchdol nad Lužnicí
field-bystrice = Nová Bystřice
field-kunzak = Kunžak
field-cernovice = Černovice
field-chynov = Chýnov
field-bukovsko = Dolní Bukovsko
field-pribenice = Příběnice
field-horepnik = Hořepník
field-oparany = Opařany

## Event tokens

token-vigil = Night Vigil
token-scriptorium = Scriptorium
token-disputation = Learned Disputation
token-relics = Stolen Relics
token-pilgrims = Pilgrims on the Road
token-ambush = Ambush in the Gorge
token-hideout = Robbers' Hideout
token-hostage = Hostage in the Forest
token-ringleader = The Ringleader
token-brotherhood = Sworn Brotherhood
token-crossroads = Night at the Crossroads
token-stag = White Stag
token-boar = Boar in the Thicket
token-falcons = Falcons over the Ponds
token-wolves = Wolves in Winter
token-bear = Bear from the Mountains
token-fair = Crowd at the Fair
token-bathhouse = Bathhouse
token-procession = Procession
token-dicers = Loaded Dice
token-bishop = The Bishop's Purse
token-escort = Salt Road Escort
token-weavers = Flemish Cloth
token-mint = Silver from Kutná Hora
token-winecarts = Wine for the Castle
token-alms = Alms for the Hospital
token-bribe = A Bailiff with Open Hands
token-ransom = Ransom for a Neighbour
token-levy = Royal Levy
token-gallows = A Life for the Gallows
token-crusade = Preacher of the Cross
token-lists = Lists below the Castle
token-melee = Great Mêlée
token-rosecup = Cup of the Rose
token-hidden = an unknown event

## Kinds of events

kind-monastery = monastery
kind-bandits = bandits
kind-hunt = hunt
kind-pickpocket = pickpocketing
kind-caravan = caravan
kind-toll = toll
kind-dismiss = parting
kind-tournament = tournament
kind-conquest = conquest

## Backs of tokens

back-plain = no symbols
back-speech-virtue = speech, towards virtue
back-sword-virtue = sword, towards virtue
back-sword-speech-virtue = sword and speech, towards virtue
back-sword-vice = sword, towards vice
back-cunning-vice = cunning, towards vice
back-speech-cunning-vice = speech and cunning, towards vice
back-sword-cunning = sword and cunning
back-sword-cunning-vice = sword and cunning, towards vice
back-sword-speech-vice = sword and speech, towards vice
back-coins-virtue = coins, towards virtue
back-coins-vice = coins, towards vice
back-follower-virtue = a follower, towards virtue
back-follower-vice = a follower, towards vice

## Conquests

conquest-palisade = Over the Palisade
conquest-postern = The Postern Gate
conquest-parley = Parley under the Walls
conquest-watchman = The Drowsy Watchman
conquest-drawbridge = The Drawbridge
conquest-bombards = Under the Bombards
conquest-undermine = The Mine below the Tower
conquest-ladders = Scaling Ladders
conquest-treason = Treason within
conquest-famine = A Winter Siege
conquest-hidden = an unknown conquest

level-easy = easy
    .deck = easy conquests
level-hard = hard
    .deck = hard conquests

## Wanted posters of the solo game

poster-pursued = Hot Pursuit
poster-limping = Side Roads Only
poster-outlawed = Out of Favour
poster-notorious = Dangerous Company

## Torak's cards

ploy-stalk = In Your Tracks
ploy-rumour = Rumours in the Taverns
ploy-court = At the King's Table
ploy-envoy = Sigismund's Envoy
ploy-plunder = Plundered Village
ploy-muster = Mustering Men
ploy-intrigue = Double Game
ploy-raid = Night Raid
ploy-respite = A Day of Rest
ploy-fury = Torak's Fury

## Symbols, faces of dice, skills

symbol-sword = sword
symbol-speech = speech
symbol-cunning = cunning
symbol-joker = joker
face-sword = sword
face-speech = speech
face-cunning = cunning
face-joker = joker
face-blank = blank
face-coin = coin
skill-move = move
skill-die = die
skill-reroll = reroll
skill-peek = peek
skill-sword = { symbol-sword }
skill-speech = { symbol-speech }
skill-cunning = { symbol-cunning }
skill-joker = { symbol-joker }

ruler-wenceslas = Wenceslas
ruler-sigismund = Sigismund

way-virtue = virtue
way-vice = vice

## Headings of the arena

belongings-leader = Leaders
belongings-order = Places in the round
belongings-life = Ways of life
belongings-conquest = Castles
belongings-follower = Followers at the end
life-virtue = { way-virtue }
life-vice = { way-vice }
life-mixed = neither
order-1 = first place
order-2 = second place
order-3 = third place
order-4 = fourth place

## What a row asks for and gives

need-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
need-follower = one of the crew
need-score = { $count } in the lists
reward-coins = { need-coins }
reward-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
reward-virtue = virtue
reward-vice = vice
reward-either = virtue or vice
reward-wenceslas = favour of Wenceslas
reward-sigismund = favour of Sigismund
reward-luck = luck
reward-poster = wanted poster
reward-follower-1 = follower I
reward-follower-2 = follower II
reward-follower-any = follower I or II

## Cards in words; texts.py puts them together from the components

-text-level = { $level ->
    [0] A companion from the start.
    [1] Level I, costs { $cost }.
   *[other] Level II, costs { $cost }.
}
text-kind = Event:
text-skills = Skills:
text-no-skills = No skill by itself.
text-when = One more die in:
text-when-tournament = One free reroll in a tournament.
text-despises-virtue = Leaves whoever becomes a paragon of virtue.
text-despises-vice = Leaves whoever sinks into vice.
-text-row = Row { $row }:
-text-castle = { $level ->
    [easy] An easy castle.
   *[hard] A hard castle.
}
text-spoils = For all rows:
-text-pot = Coins in the pot: { $pot }.
text-goal = Personal prize:
-text-score = score { $score }
text-coin = coin
text-point = point
-text-ploy = Torak moves { $move } and scores { $points }.
text-ploy-tavern = All followers on offer are replaced.
text-ploy-token = The nearest token is replaced.
text-ploy-favour = Takes back the favour of:
-text-ploy-score = Score in a tournament: { $score }.
text-penalty-half = Penalty: half of the coins.
text-penalty-all = Penalty: all coins.
text-penalty-follower = Penalty: one of the crew.
text-effect-pursuit = Torak moves one field farther.
text-effect-slow = You move one field less.
text-effect-disfavour = You can neither hold nor win the favour of a ruler.
text-effect-dear = Every follower costs you one coin more.

## Buttons: the verbs of the rules

verb-move = Move
verb-face = Face the event
verb-conquer = Storm the castle
verb-recruit = Recruit
verb-attack = Attack
verb-peek = Peek
verb-peek_deck = { verb-peek }
verb-end = End the turn
verb-reroll = Reroll
verb-reroll_ruler = { verb-reroll }
verb-buy = Reroll for a coin
verb-buy_ruler = { verb-buy }
verb-pocket = Take the coin
verb-keep = Keep the dice
verb-spend = Luck as
verb-take = Take row
verb-leave = Enough
verb-yield = Give up
verb-dismiss = Dismiss
verb-gain = Welcome
verb-gain_for = { verb-gain }
verb-decline = Nobody
verb-lean = A step towards
verb-discard = Send away
verb-hire = Hire
verb-hire_for = { verb-hire }
verb-depart = Leave the tavern
verb-join = Join for a coin
verb-watch = Watch
verb-aside = Set aside
verb-again = Cast again
verb-cast = Cast them
verb-tear = Tear down
verb-begin = Begins
verb-deal = Deal
verb-lay = Lay
verb-offer = Turn up
verb-reveal = Reveal
verb-storm = Turn up
verb-roll = Roll
verb-roll_one = Roll
verb-roll_ruler = Roll
verb-see = See
verb-see_deck = See
verb-wanted = Draw a poster
verb-plot = Torak's card
verb-start = Start on

## Moves in a list, after the verb; where there is none, the names of the operands stand in a row

choice-attack = { $leader }
choice-peek_deck = top of the { NAME($level, case: "deck") }
choice-reroll_ruler = { $ruler }'s die
choice-buy_ruler = { $ruler }'s die
choice-take = no. { $row }
choice-dismiss = { $follower }
choice-gain = { $follower }
choice-gain_for = { $follower } instead of { $old }
choice-lean = { $way }
choice-discard = { $follower }
choice-hire = { $follower }
choice-hire_for = { $follower } instead of { $old }

## Options; the attribute "help" says what an option is for

option-side = Leader boards
    .help = Whether every leader has a skill of their own or all have the same.
option-side-a = side A, each with a skill of their own
option-side-b = side B, all alike
option-advanced = Rerolls for coins
    .help = The advanced game: a coin buys a reroll, except in tournaments.
option-advanced-yes = coins buy rerolls
option-advanced-no = the normal game
option-level = Torak's strength
    .help = For one player: which card Torak adds to his deck, and how many dice he fights with.
    .clash = This is for one player alone against Torak: with more players leave it at “normal”.
option-level-easy = easy
option-level-normal = normal
option-level-hard = hard
option-goal = Victory points
    .help = Whoever has so many makes this round the last.
option-leaders = Leaders
    .help = Who leads which crew; alone you cannot be Torak.
    .clash = Name as many leaders as there are players; whoever plays alone plays against Torak and cannot be him.
option-leaders-random = drawn by lot
option-leaders-own = one for each seat
    .example = zizka,katerina,…
    .wrong = Write leaders as in the example, each only once: zizka, katerina, bores or torak.

## Prompts: to the one who decides, and to those who wait

prompt-start = Choose your start field; Torak takes the other one.
wait-start = { $seat } chooses a start field.
prompt-turn = { $actions ->
    [0] No action left: peek, or end your turn.
    [one] Your turn, last action: tap a lit field or an action.
   *[other] Your turn, { $actions } actions: tap a lit field or an action.
}
wait-turn = It is { $seat }'s turn.
prompt-reroll = { $count ->
    [0] Reroll for a coin: tap a die, or keep the dice.
    [one] One reroll left: tap a die, or keep the dice.
   *[other] You have { $count } rerolls: tap a die, or keep the dice.
}
prompt-reroll-coin = { $count ->
    [0] Coin on a die: pay for a reroll with it, or keep the dice.
    [one] Coin on a die: keep the dice to take it, or reroll once.
   *[other] Coin on a die: keep the dice to take it; { $count } rerolls left.
}
wait-reroll-coin = { wait-reroll }
wait-reroll = { $seat } looks at the dice.
prompt-first-row = Row 1 is a must: take it, or spare a joker by luck.
wait-first-row = { $seat } decides how to meet the first row.
prompt-first-row-luck = Row 1 is not met: help it with luck, or give up.
wait-first-row-luck = { $seat } decides whether luck helps in the first row.
prompt-rows = Further rows: tick what you want, then take them.
wait-rows = { $seat } decides about further rows.
prompt-dismiss = Dismissal: who leaves your crew?
wait-dismiss = { $seat } decides who has to leave the crew.
prompt-gain = Free follower: choose who joins you, or nobody.
wait-gain = { $seat } chooses a follower.
prompt-lean = Morale: towards virtue or towards vice?
wait-lean = { $seat } chooses between virtue and vice.
prompt-storm = Row { $row } is not met: help it with luck, or give up.
wait-storm = { $seat } decides whether luck helps in row { $row }.
prompt-tavern-first = Tavern: choose a card, to hire it or to send it away.
wait-tavern-first = { wait-tavern }
prompt-tavern = { $left ->
    [one] Tavern: hire one more follower, or leave.
   *[other] Tavern: hire up to { $left } more followers, or leave.
}
wait-tavern = { $seat } is in the tavern.
prompt-join = { $pot ->
    [one] Tournament: join for a coin? In the pot: { $pot } coin.
   *[other] Tournament: join for a coin? In the pot: { $pot } coins.
}
wait-join = { $seat } decides whether to join the tournament.
prompt-joust = Your ride is worth { $score }: keep it, or set a die aside.
prompt-joust-last = Your ride is worth { $score }: keep the last die, or reroll it.
wait-joust-last = { wait-joust }
wait-joust = { $seat } rides in the tournament.
prompt-again = Cast again: tap the dice that you roll anew.
wait-again = { $seat } picks dice to be cast again.
prompt-attack-luck = Your attack is { $own } strong: add luck, or leave it.
wait-attack-luck = { $seat } decides whether luck helps the attack.
prompt-defence-luck = You defend with { $own } against { $other }: add luck, or not.
wait-defence-luck = { $seat } decides whether luck helps the defence.
prompt-tear = Victory: which wanted poster do you tear down?
wait-tear = { $seat } tears down a wanted poster.

## The log: moves

log-move = { $seat } moves to { $field }.
log-face = { $seat } faces the event.
log-conquer = { $seat } storms the castle.
log-recruit = { $seat } enters the tavern.
log-attack = { $seat } attacks { $leader }.
log-peek = { $seat } peeks at the token on { $field }.
log-peek_deck = { $seat } peeks at the top of the { NAME($level, case: "deck") }.
log-end = { $seat } ends the turn.
log-reroll = { $seat } rerolls a die: { $face }.
log-reroll_ruler = { $seat } rerolls { $ruler }'s die.
log-buy = { $seat } pays a coin and rerolls a die: { $face }.
log-buy_ruler = { $seat } pays a coin and rerolls { $ruler }'s die.
log-pocket = { $seat } takes the coin from the die.
log-keep = { $seat } keeps the dice.
log-spend = { $seat } spends a luck token as { $symbol }.
log-take = { $seat } takes row { $row }.
log-leave = { $seat } leaves it at that.
log-yield = { $seat } gives up.
log-dismiss = { $seat } dismisses { $follower }.
log-gain = { $follower } joins { $seat }.
log-gain_for = { $follower } joins { $seat }, and { $old } leaves.
log-decline = { $seat } takes nobody.
log-lean = { $seat } chooses { $way }.
log-discard = { $seat } sends { $follower } away from the tavern.
log-hire = { $seat } hires { $follower }.
log-hire_for = { $seat } hires { $follower } in the place of { $old }.
log-depart = { $seat } leaves the tavern.
log-join = { $seat } pays a coin and joins the tournament.
log-watch = { $seat } only watches the tournament.
log-aside = { $seat } sets a die aside: { $face }.
log-again = { $seat } picks a die to be cast again: { $face }.
log-cast = { $seat } casts these dice again.
log-tear = { $seat } tears down the poster “{ $poster }”.
log-begin = { $first } begins.
log-deal = { $to } leads the crew of { $leader }.
log-lay = A token is laid on { $field }; its back shows { $back }.
log-offer = On offer now: { $follower }.
log-reveal = The token is turned up.
log-storm = The castle: { $conquest }.
log-roll = The dice show: sword { $swords }, speech { $speeches }, cunning { $cunnings }, joker { $jokers }.
log-roll_one = The die shows: { $face }.
log-roll_ruler = { $ruler }'s die shows: { $face }.
log-see = { $token ->
    [hidden] { $seat } knows the token now.
   *[other] { $seat } sees: { $token }.
}
log-see_deck = { $conquest ->
    [hidden] { $seat } knows the top card now.
   *[other] { $seat } sees: { $conquest }.
}
log-wanted = A poster goes up: { $poster }.
log-plot = Torak's card: { $ploy }.
log-start = { $seat } starts on { $field }, and Torak on the other start field.

## The log: what follows from the moves

log-leads = { $seat } leads the crew of { $leader }.
log-round = Round { $round }.
    .chapter = Round { $round }
log-turn = It is { $seat }'s turn.
log-event = The event: { $token } ({ $kind }).
log-row = { $seat } meets row { $row }.
log-failed = { $seat } does not meet the first row; the token stays.
log-bank-short = { $count ->
    [one] The bank is empty: it does not pay one coin.
   *[other] The bank is empty: it does not pay { $count } coins.
}
log-coins = { $count ->
    [one] { $seat } gets a coin.
   *[other] { $seat } gets { $count } coins.
}
log-pays = { $count ->
    [one] { $seat } pays a coin.
   *[other] { $seat } pays { $count } coins.
}
log-points = { $count ->
    [one] { $seat } scores a point.
   *[other] { $seat } scores { $count } points.
}
log-luck = { $seat } gets a luck token.
log-no-luck = No luck token is left for { $seat }.
log-virtue = { $seat } takes a step towards virtue.
log-vice = { $seat } takes a step towards vice.
log-beyond-virtue = { $seat } could not be more virtuous.
log-beyond-vice = { $seat } could not be more vicious.
log-nobody-serves = Nobody on offer would serve { $seat }.
log-leaves = { $follower } despises what { $seat } has become and leaves.
log-favour = { $seat } wins the favour of { $ruler }.
log-favour-again = { $seat } already has the favour of { $ruler }.
log-favour-lost = { $seat } loses the favour of { $ruler }.
log-disfavoured = { $seat } is in disgrace and wins no ruler's favour.
log-poster = { $count ->
    [one] { $seat } is wanted: the bounty is a coin.
   *[other] { $seat } is wanted: the bounty is { $count } coins.
}
log-conquered = { $seat } takes the castle.
log-repelled = { $seat } is beaten back; the card goes under its deck.
log-ridden = { $seat } scores { $count } in the lists.
log-personal = { $seat } wins the personal prize.
log-no-personal = { $seat } misses the personal prize.
log-pot = { $count ->
    [0] { $seat } wins the tournament, but nothing of the pot is left.
    [one] { $seat } wins { $count } coin of the pot.
   *[other] { $seat } wins { $count } coins of the pot.
}
log-casts = { $seat } casts the dice.
log-fought = The attack succeeds, { $attack } to { $defence }.
log-fought-off = The attack is fought off, { $attack } to { $defence }.
log-bounty = { $count ->
    [0] { $seat } tears down a poster without coins.
    [one] { $seat } takes the bounty of { $count } coin.
   *[other] { $seat } takes the bounty of { $count } coins.
}
log-restocked = The used tokens are mixed and make a new stack.
log-reshuffled = { $level ->
    [1] The discarded followers of level I are shuffled into a new deck.
   *[other] The discarded followers of level II are shuffled into a new deck.
}
log-ending = The goal of { $goal } points is reached: this round is the last.
log-coins-count = { $count ->
    [0] { $seat } scores nothing for coins.
    [one] { $seat } scores a point for coins.
   *[other] { $seat } scores { $count } points for coins.
}
log-torak-moves = Torak rides to { $field }.
log-torak-stays = Torak stays on { $field }.
log-torak-courts = Torak has the ear of { $ruler }.
log-torak-points = { $count ->
    [0] Torak scores nothing.
    [one] Torak scores a point.
   *[other] Torak scores { $count } points.
}
log-torak-tavern = Torak drives the followers from the taverns; others come.
log-torak-token = Torak does away with { $token } on { $field }.
log-torak-attacks = Torak attacks.
log-torak-casts = Torak casts the dice.
log-torak-wins = Torak wins, and his next card names the penalty.
log-torak-falls = Torak lies on the ground and will miss his next card.
log-torak-rises = Torak gets up from the ground.
log-torak-rides = Torak scores { $count } in the lists.
log-torak-pot = { $count ->
    [0] Torak wins the tournament, but nothing of the pot is left.
    [one] Torak wins a coin of the pot; it goes to the bank.
   *[other] Torak wins { $count } coins of the pot; they go to the bank.
}
log-torak-shuffles = Torak's used cards are shuffled into a new deck.
log-torak-goal = Torak reaches the goal first, and the game ends at once.
log-torak-fee = For Torak, a coin of the bank goes into the pot.
log-torak-final = Torak ends with { $count } points.
log-no-crew = { $seat } has no crew left that Torak could scatter.
log-robbed = { $count ->
    [0] { $seat } has nothing that Torak could take.
    [one] { $seat } loses a coin.
   *[other] { $seat } loses { $count } coins.
}

## A position as plain text

sketch-head = Round { $round }, to { $goal } points. { $seat } is on turn, actions left: { $actions }.
sketch-preparing = The game is being prepared, to { $goal } points.
sketch-ending = This is the last round.
sketch-legend = # token face down, O face up, o no token, - small field, ^ castle, + tavern; capitals are leaders.
sketch-token-back = { $back }
sketch-token-open = { $token }, open
sketch-token-peeked = { $token }, seen by you
sketch-you = { $seat } (you)
sketch-player = { $player }: { $leader } on { $field }
sketch-figures = { $points } VP, coins { $coins }, luck { $luck }, moves { $pace }
sketch-morale = virtue { $track } vice
sketch-wanted = wanted for { $count }
sketch-struck = lies on the ground
sketch-favour = favour of { $ruler }
sketch-conquered = conquered: { $level }
sketch-leader = { $leader }: { $skills }
sketch-crew = { $follower }: { $skills }
sketch-when = +die { $kind }
sketch-when-tournament = tournament reroll
sketch-despises = leaves at { $way }
sketch-tavern = Tavern, level { $level } ({ $deck } more in the deck)
sketch-card = { $follower }, { $price }: { $skills }
sketch-decks = Conquests: easy { $easy }, hard { $hard } cards. Tokens in the stack: { $stack }.
sketch-top = Top of the { NAME($level, case: "deck") }: { $conquest }
sketch-event = { $name } ({ $kind })
sketch-row = { $mark } { $row }. { $needs } > { $gives }
sketch-castle-row = { $mark } { $row }. { $needs }
sketch-spoils = For all rows: { $gives }
sketch-dice = On the table: { $dice }
sketch-printed = From cards: { $symbols }
sketch-pool = In all: { $symbols }
sketch-none = nothing
sketch-rerolls = Rerolls left: { $count }
sketch-fight = Attack { $attack }, defence { $defence }; { $symbol } and joker count now.
sketch-tournament = Tournament: { $pot } in the pot, personal goal { $goal }
sketch-prize = Personal prize: { $gives }
sketch-worth = Worth of the faces: { $worth }
sketch-score = { $who }: { $score }
sketch-torak = Torak on { $field }: { $points } VP, cards { $deck }
sketch-torak-lies = Torak lies on { $field }: { $points } VP, cards { $deck }
sketch-poster = Wanted: { $poster } – { $effect }

## Rules

turn-help = In your turn you take two actions, also the same one twice: move, face the event or storm the castle where you stand, recruit in a tavern, or attack. Rerolls, rows and followers are asked for as they come. If you have the skill to peek, you may do so at any time in your turn.

rules-aim = Collect victory points. Whoever reaches the goal, normally 20, makes this round the last, so that all have equally many turns. At the end every five coins are worth a point, and the coins on your wanted poster count too. Most points win, then most coins.
    .title = Aim
rules-symbols = Your leader and up to four followers give you dice, rerolls, printed symbols and movement, and all of it adds up. Dice, rerolls and symbols serve once in an event, a fight or a castle's row; one die may be rerolled several times. Some followers bring one more die in events of one kind. With the skill to peek you may look at a face-down token or at the top of a conquest deck, once a turn for each such symbol; it is no action. You never cast more than eight follower dice; the dice of rulers come on top. A joker stands for a sword, speech or cunning, but a row that asks for a joker wants a real one.
    .title = Symbols
rules-move = Move along the roads, at most as many fields as you have movement. With several players a wanted poster slows you by a field. Any number of figures may share a field.
    .title = Moving
rules-event = Turn the token up and cast your dice. The first row must be met if it can be; then you may take other rows, in any order, with the symbols that are left. If you meet the first row, the token is removed. If not, it stays open and you get a luck token, which stands for one plain symbol in a later action. At the end of each turn new tokens are laid on empty large fields where nobody stands. Tolls ask for coins and partings for followers, without any dice.
    .title = Events
rules-conquest = A castle is taken row by row from the top, with a cast of its own for each: all your skills serve anew. The reward comes for the last row. You may take one easy and one hard castle in the game. A failed attempt gives you a luck token, and you may try again.
    .title = Conquests
rules-tournament = Everybody may join for a coin, from wherever they are; whoever turned the token up rides for nothing, and last. You cast six dice. Neither luck nor the skills of leader and crew count, except the tournament's own reroll. As often as you like you may set a die aside, which then counts no more, and cast others again. The best score wins the pot, which is shared in a tie, and every different score below yours is a point for you. Only whoever is on turn can win the personal prize.
    .title = Tournaments
rules-recruit = In a tavern you may first send away one of the eight followers on offer, then hire up to four. A full crew has to let somebody go for each newcomer. Nobody can hire a follower who despises the end of the morale track where their marker is.
    .title = Recruiting
rules-morale = Virtue and vice are the ends of your morale track. Every step beyond an end is a point. Followers who despise that end leave when you arrive there.
    .title = Morale
rules-favour = The favour of a ruler gives you their die. If you win it again, or lose it to somebody, you score a point. A coin on Sigismund's die is yours unless you reroll it.
    .title = Favour
rules-poster = Some rows bring a wanted poster, and you cannot refuse it. With several players three coins are laid on it, and three more each time you are to get another one. It slows you by a field and lets others attack you. You cannot spend its coins, but if you still have it at the end of the game, they are yours.
    .title = Wanted posters
rules-attack = A leader with a wanted poster may be attacked on the same field, once between two own turns. The attacker counts swords and jokers, then the defender cunning and jokers. A stronger attack wins two points and the bounty; otherwise the defender gets a point.
    .title = Attacks
rules-solo = Alone you play against Torak. After each of your turns he acts by a card: he rides towards you, scores, meddles with taverns, tokens and favours, and attacks you if he reaches you. If he wins, his next card says what you lose: coins, or a follower. If you beat him in an attack of your own, you tear down a poster and he misses his next card. Here posters carry no coins: each has an effect that hampers you, and with all four you cannot take a row that brings one. The game ends when either of you reaches the goal; if you are first, he still turns one card. You win with more points than he has, or with as many and a coin.
    .title = Alone against Torak

## The table: the map; the kind in panel-where is a plain string

board-label = Map of southern Bohemia
board-name = { $field }
board-field = { $field }.
board-start = Leaders start here.
board-tavern = There is a tavern.
board-castle = { $level ->
    [easy] A castle that is easy to take.
   *[hard] A castle that is hard to take.
}
board-token-back = A token face down: { $back }.
board-token-open = A token face up: { $token } ({ $kind }).
board-token-peeked = A token that you have looked at: { $token } ({ $kind }).
board-pawn = { $leader } on { $field }
board-track = Victory points up to { $goal }.
board-score = { $leader }: { $points }.

## The table: panels of seats and of Torak

panel-player = { $seat }
panel-leader = { $leader }
panel-leader-own = { $leader } · you
panel-first = First player
panel-winner = Victory
panel-morale = Morale of { $seat }: { $place ->
    [0] virtue
    [1] near virtue
    [2] in the middle
    [3] near vice
   *[4] vice
}
panel-points = { reward-points }
panel-coins = { need-coins }
panel-luck = { $count ->
    [one] { $count } luck token
   *[other] { $count } luck tokens
}
panel-favour = favour of { $ruler }
panel-poster = { $count ->
    [one] wanted, bounty { $count } coin: one field less in a move
   *[other] wanted, bounty { $count } coins: one field less in a move
}
panel-castle = { $level ->
    [easy] easy conquest
   *[hard] hard conquest
}
panel-skill = { $skill }: { $count }
panel-sums = Leader and crew together
panel-crew = Your crew
panel-torak = Torak
panel-torak-stands = on { $field }
panel-torak-lies = lies on { $field }
panel-ploys = { $count ->
    [one] { $count } card left in his deck
   *[other] { $count } cards left in his deck
}
panel-ploy = { $ploy }
panel-ploy-tavern = new followers in the taverns
panel-ploy-token = a new token near Torak
panel-ploy-favour = the favour of { $ruler }
panel-wanted = { $poster }

## The table: followers, tavern, decks

panel-follower = { $follower }
panel-card = { $follower }, { $calling }, price { $count }
panel-card-woman = { $follower }, { $calling }, price { $count }
panel-price = price { $count }
panel-when = one more die: { $kind }
panel-when-tournament = a free reroll in a tournament
panel-despises = leaves at the end of { $way }
panel-tavern = Tavern
panel-left = Level { $level }, { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
panel-stack = tokens in the stack: { $count }
panel-bank = coins in the bank: { $count }
panel-luck-left = luck tokens left: { $count }
panel-deck = { $level ->
    [easy] Easy conquests: { $count }
   *[hard] Hard conquests: { $count }
}
panel-top = On top: { $conquest }

## The table: events, tournaments, fights, actions

panel-page = { $name }
panel-event = { $kind }
panel-where = { $kind }, { $field }
panel-must = you must
panel-spoils = For all rows
panel-met = met
panel-row = Take row { $row }
panel-lacking = { $symbol } is missing
panel-would-leave = { $follower } would leave: despises { $way }.
panel-roll-own = Your dice
panel-roll = Dice: { $seat }
panel-roll-torak = Torak's dice
panel-rerolls = { $count ->
    [one] { $count } reroll left
   *[other] { $count } rerolls left
}
panel-picked = picked to be cast again
panel-ruler-die = { $ruler }'s die: { $face }
panel-printed = From cards
panel-in-all = In all
panel-have = { $symbol }: { $count }
panel-pot = in the pot: { $count }
panel-pot-word = in the pot
panel-goal = { $count } or more
panel-prize = Personal prize of the one who turned the token up
panel-worth = { $face } is worth { $count }
panel-not-ridden = still to ride
panel-fight = Fight
panel-attacks = attacks
panel-defends = defends
panel-strength = strength { $count }
panel-action = Action { $number } of { $of }
panel-no-action = No action left
panel-lean = A step towards { $way }
panel-preparing = preparing
panel-round = round { $round }
panel-last-round = round { $round }, the last

## Why a move is good, in a hint: what it gains and what it risks. $count (number)

gains-points = { $count ->
    [one] about one victory point
   *[other] about { $count } victory points
}
risks-points = { $count ->
    [one] about one victory point less
   *[other] about { $count } victory points less
}
gains-rival-points = { $count ->
    [one] about one point less for a rival
   *[other] about { $count } points less for rivals
}
gains-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
risks-coins = { $count ->
    [one] it costs a coin
   *[other] it costs { $count } coins
}
gains-dice = more dice to roll
risks-dice = fewer dice to roll
gains-symbols = a symbol that always counts
risks-symbols = a symbol less that always counts
gains-joker = a joker that always counts
gains-rerolls = one more reroll
gains-movement = you ride farther
gains-morale = a step away from the middle of morale
gains-luck = a luck token
risks-luck = it costs a luck token
gains-favour = the favour of a ruler
risks-favour = a favour may be lost
gains-poster = no poster hangs for you any more
risks-poster = a poster may hang for you
risks-torak = Torak comes near enough to attack
gains-torak-away = it takes you away from Torak

## The result, and what it is made of

# $points (number)
outcome-points = { $points ->
    [one] { $points } victory point.
   *[other] { $points } victory points.
}
    .lost = { $names } { $winners ->
        [one] has
       *[other] have
    } { $points ->
        [one] { $points } victory point.
       *[other] { $points } victory points.
    }
# $points, $more, $less (numbers): points of both, coins of the winner and of the other
outcome-coins = { $points } points each, and more coins: { $more } to { $less }.
    .lost = { $names } { $winners ->
        [one] has
       *[other] have
    } { $points } points and the most coins: { $more } to { $less }.
# $points, $torak (numbers)
outcome-torak-beaten = { $points } to { $torak } points against Torak.
outcome-torak-wins = { $points } to { $torak } points: Torak was ahead.
source-events = events
source-beyond = beyond virtue or vice
source-favours = favours
source-castles = castles
source-tournaments = tournaments
source-coins = coins, 1 for 5

## What changed since the last decision, beside its picture. $amount (number)

change-points = { $amount ->
    [one] victory point
   *[other] victory points
}
change-crew = { $follower }
change-coins = { $amount ->
    [one] coin
   *[other] coins
}
change-luck = luck
change-morale = morale
change-poster = poster
change-favour = favour of { $ruler }
change-travel = to { $field }
change-torak-points = { $amount ->
    [one] point for Torak
   *[other] points for Torak
}

## The dock: what is asked after a click, and chips; ≤ 60 characters

ask-turn-field = { $field }: go there, or look at its token?
ask-move-field = Move: tap a lit field.
ask-peek = Peek: tap a token on the map, or choose a deck.
ask-peek-field = Peek: tap a token on the map.
ask-peek_deck-level = Peek: which deck?
ask-attack-leader = Attack: tap the leader.
ask-reroll = Reroll: tap a die.
ask-reroll-face = Reroll: tap a die.
ask-reroll_ruler-ruler = Reroll: tap the ruler's die.
ask-buy = Reroll for a coin: tap a die.
ask-buy-face = Reroll for a coin: tap a die.
ask-buy_ruler-ruler = Reroll for a coin: tap the ruler's die.
ask-take-row = Rows: tick the one that you take.
ask-spend-symbol = Luck: which symbol shall it be?
ask-dismiss-follower = Dismissal: who leaves your crew?
ask-gain-follower = Free follower: choose who joins you.
ask-gain_for-follower = Free follower: choose who joins you.
ask-gain_for-old = Crew full: who leaves for { $follower }?
ask-lean-way = Morale: towards virtue or towards vice?
ask-hire-follower = Hire: choose the follower.
ask-hire_for-follower = Hire: choose the follower.
ask-hire_for-old = Crew full: who leaves for { $follower }?
ask-discard-follower = Send away: choose one on offer, you get a new one.
ask-tavern-first-follower = { $follower }: hire, or send away?
ask-tavern-follower = { $follower }: hire?
ask-joust-face = This die, { $face }: set it aside, or reroll it?
ask-aside-face = Set aside: choose the die that will not count.
ask-again-face = Cast again: tap the dice to roll anew.
ask-tear-poster = Victory: which wanted poster do you tear down?
next-field = where?
next-peek-field = which token?
next-level = which deck?
next-leader = whom?
next-face = which die?
next-ruler = which die?
next-row = which row?
next-symbol = which symbol?
next-follower = who?
next-old = who leaves?
next-way = which way?
next-poster = which poster?
chip-take = row { $row }
chip-spend = luck: { $symbol }
chip-hire_for-follower = In: { $thing }
chip-gain_for-follower = In: { $thing }
chip-hire_for-old = Out: { $thing }
chip-gain_for-old = Out: { $thing }
confirm-move = Go to { $field }
confirm-peek = Peek at the token on { $field }
confirm-peek_deck = Peek at the top of the { NAME($level, case: "deck") }
confirm-reroll = Reroll the { $face }
confirm-reroll_ruler = Reroll { $ruler }'s die
confirm-buy = Pay a coin and reroll the { $face }
confirm-buy_ruler = Pay a coin and reroll { $ruler }'s die
confirm-aside = Set the { $face } aside
confirm-lean = Take a step towards { $way }
confirm-tear = Tear down the poster “{ $poster }”
confirm-start = Start on { $field }
confirm-attack = Attack { $leader }
confirm-take = { $count ->
    [0] Take row { $row }
    [one] Take 1 row
   *[other] Take { $count } rows
}
confirm-spend = { $count ->
    [0] Luck as { $symbol }
    [one] Use 1 luck
   *[other] Use { $count } luck
}
confirm-again = { $count ->
    [0] Cast again
    [one] Cast 1 die again
   *[other] Cast { $count } dice again
}
confirm-hire = Hire { $follower }
confirm-hire_for = Hire { $follower }, { $old } leaves
confirm-gain = Welcome { $follower }
confirm-gain_for = Welcome { $follower }, { $old } leaves
confirm-discard = Send { $follower } away
confirm-dismiss = Dismiss { $follower }

# One move of those that the buttons above count

order-recruit = Enter the tavern
order-take = Take row { $row }
order-spend = Spend luck as { $symbol }
order-again = Pick the { $face } to cast again

## The tray: short labels, and what a button brings or why it cannot be used, in four words

tray-move = Move
tray-face = Event
tray-attack = Attack
tray-recruit = Recruit
tray-conquer = Castle
tray-peek = Peek
tray-end = End turn
tray-move-note = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
tray-face-note = token here
tray-attack-note = a rival here
tray-recruit-note = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
tray-conquer-note = storm it
tray-peek-note = { $count ->
    [one] { $count } look
   *[other] { $count } looks
}
tray-end-note = { $count ->
    [0] all done
   *[other] { $count } unused
}
tray-no-action = no action left
tray-no-move = no way
tray-no-face = no token
tray-no-attack = nobody here
tray-no-recruit = no tavern
tray-no-conquer = taken already
tray-no-castle = no card left
tray-no-peek = nothing to see
tray-no-end = not yet
tray-deck = { $level ->
    [easy] Easy castles
   *[hard] Hard castles
}
tray-deck-note = the top card
tray-deck-known = you know it
tray-gain = You gain
tray-would-gain = You would gain
tray-no-gain = Nothing reached yet
tray-no-tick = No further row ticked
tray-reroll = Reroll
tray-reroll-note = choose a die
tray-buy = Reroll
tray-buy-note = for a coin
tray-pocket-note = its die then stays
tray-keep-note = { $count ->
    [0] no free reroll left
    [one] { $count } reroll unused
   *[other] { $count } rerolls unused
}
tray-luck = Use luck
tray-luck-note = any symbol, { $count } left
tray-luck-as = as { $symbol }
tray-no-luck = would not help
tray-none = none to use
tray-with-luck = with { $count } luck
tray-take = { $count ->
    [one] Take { $count } row
   *[other] Take { $count } rows
}
tray-take-first = Take row 1
tray-use = Use { $count } luck
tray-leave-rows = No further row
tray-leave-attack-luck = No luck
tray-leave-defence-luck = No luck
tray-yield-first-row-luck = Give up
tray-yield-storm = Give up
tray-leaves = leaves
tray-discard-note = a new one comes
tray-no-discard = once, before hiring
tray-depart-note = { $count ->
    [4] nobody hired
   *[other] done here
}
tray-hire-note = { $count ->
    [one] { $count } more at most
   *[other] up to { $count }
}
tray-hire-price = { $count ->
    [one] for { $count } coin
   *[other] for { $count } coins
}
tray-no-hire = not for you now
tray-decline-note = nobody joins
tray-gain-note = for nothing
tray-beyond = beyond the end, 1 VP
tray-watch-note = you pay nothing
tray-join-note = { $count ->
    [one] { $count } coin to win
   *[other] { $count } coins to win
}
tray-aside-note = it will not count
tray-free = Free reroll
tray-free-note = by your crew
tray-score = worth { $count }
tray-cast = { $count ->
    [one] Cast { $count } die
   *[other] Cast { $count } dice
}
tray-cast-note = pick dice first
tray-effect-pursuit = Torak moves 1 farther
tray-effect-slow = you move 1 less
tray-effect-disfavour = no favour for you
tray-effect-dear = hiring 1 dearer

## Why not: a click on what is not possible; ≤ 70 characters

why-not-asked = Not now: this is not what is asked.
why-first-dice = First the dice: reroll one, or keep them.
why-first-rows = First the event: take rows, use luck, or stop.
why-first-luck = First this: use luck, or not.
why-first-dismiss = First this: choose who leaves your crew.
why-first-gain = First this: choose your free follower, or nobody.
why-first-lean = First this: virtue or vice?
why-first-tavern = You are in the tavern: hire, or leave it first.
why-first-join = First this: join the tournament, or watch.
why-first-joust = First your ride: keep the dice, or set one aside.
why-first-again = First pick the dice that you cast again.
why-first-start = First this: choose a start field.
why-first-tear = First this: choose the poster that you tear down.
why-no-action = No action left: end the turn, or peek if you can.
why-cannot-pay = Event: you lack what the open token asks for.
why-no-token = No event: there is no token on { $field }.
why-no-tavern = Recruiting: there is no tavern on { $field }.
why-no-castle = Storming: there is no castle on { $field }.
why-castle-taken = { $level ->
    [easy] Castle: you have taken an easy one, one is enough.
   *[hard] Castle: you have taken a hard one, one is enough.
}
why-castle-cards = Castle: no conquest card is left.
why-no-pace = You cannot move: your poster slows you to 0 fields.
why-no-peek = Peeking: neither you nor your crew have an eye.
why-peeks-used = Peeking: you have looked as often as you may this turn.
why-peeks-none = Peeking: you know all tokens and decks already.
why-discard-once = Send away: only one, and before you hire anybody.
why-hire-nobody = Hire: nobody would come for your { $count ->
    [one] { $count } coin.
   *[other] { $count } coins.
}
why-hire-most = Hire: at most four in one action.
why-no-luck = Luck: you have no luck token.
why-fresh-luck = Luck: it was just won, it serves from the next action.
why-luck-when = Luck: it helps only in events, castles and fights.
why-luck-useless = Luck: no symbol is missing that it could be.
why-stands-there = { $field }: you are here already.
why-too-far = { $field } is too far: { $count } of { $reach } fields.
why-nothing-to-see = Peek: no token lies on { $field }.
why-seen-open = Peek: the token on { $field } lies open.
why-seen-already = Peek: you know the token on { $field }.
why-own-leader = { $leader }: this is you.
why-elsewhere = { $leader } cannot be attacked: not on your field.
why-torak-lies = Torak cannot be attacked: he lies on the ground.
why-struck = { $leader } was attacked already: only once before their turn.
why-no-poster = { $leader } cannot be attacked: no wanted poster.
why-nobody-here = Attack: nobody else stands on your field.
why-deck-known = { $level ->
    [easy] Easy castles: you know the top card.
   *[hard] Hard castles: you know the top card.
}
why-last-die = Set aside: this is your last die, and it counts.
why-cast-none = Cast again: choose a die first.
why-not-your-dice = These dice are not yours: wait for your own roll.
why-locked = The die of { $ruler }: its coin is taken, so it stays.
why-no-rerolls = Reroll: there is none left for this.
why-dice-kept = The dice are kept: they cannot be rolled again.
why-row-taken = Row { $row }: you have it already.
why-row-castle = Castle: its rows come one after another, by the dice.
why-row-others = This event is not yours.
why-row-dice = Rows: keep the dice first, then take rows.
why-row-first = Row 1 comes first: no other row without it.
why-row-short = Row { $row } is not met: { $symbol } is missing.
why-row-shorts = Row { $row } is not met: { $count } symbols are missing.
why-row-coins = Row { $row }: you cannot pay { $count ->
    [one] { $count } coin.
   *[other] { $count } coins.
}
why-row-crew = Row { $row }: nobody of your crew could be dismissed.
why-row-poster = Row { $row } brings a wanted poster: you have all four.
why-recruit-first = { $follower }: press Recruit to enter the tavern first.
why-hire-where = { $follower } waits in a tavern: go to one first.
why-newcomer-first = { $follower }: choose the newcomer first, then who leaves.
why-room-left = { $follower } stays: your crew has room.
why-mate = { $follower } is in your crew: nobody has to leave now.
why-despises = { $follower } despises { $way } and will not serve you.
why-gain-level = { $follower } is of the other level than your reward.
why-too-dear = { $follower } costs { $count }: you have { $coins }.
why-poster-later = Posters: one is torn down when you beat Torak.

## The stage

panel-in-all-of = , dice and cards
panel-bound = bound by rows
panel-free = free
panel-taken = taken
panel-reached = reached
panel-after = after row 1
panel-later = later
panel-short = { $symbol ->
    [sword] no sword
    [speech] no speech
    [cunning] no cunning
   *[joker] no joker
}
panel-shorts = { $count } missing
panel-short-coins = too few coins
panel-short-crew = nobody to send
panel-strength-of = counts:
panel-prize-word = Personal prize:
panel-worth-word = A die is worth
panel-ride-total = These dice are worth
panel-score-word = { $count ->
    [one] point
   *[other] points
}
panel-stands = You are in { $field }
panel-waits = others are on turn
panel-nothing-here = Nothing waits here: move on.
panel-here-tavern = A tavern: you can recruit.
panel-castle-taken = { $level ->
    [easy] An easy castle; you have taken one.
   *[hard] A hard castle; you have taken one.
}
panel-ways = Fields in reach
panel-coins-word = coins
panel-luck-word = luck
panel-poster-word = move −1
panel-stack-word = tokens
panel-bank-word = coins
panel-luck-left-word = luck
