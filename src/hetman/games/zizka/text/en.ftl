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
field-mirotice = Mirotice
field-stekel = Štěkeň
field-volyne = Volyně
field-bavorov = Bavorov
field-protivin = Protivín
field-dubne = Dubné
field-chvalsiny = Chvalšiny
field-volary = Volary
field-plana = Horní Planá
field-brod = Vyšší Brod
field-kaplice = Kaplice
field-benesov = Benešov nad Černou
field-ledenice = Ledenice
field-lisov = Lišov
field-hluboka = Hluboká nad Vltavou
field-lomnice = Lomnice nad Lužnicí
field-straz = Stráž nad Nežárkou
field-suchdol = Suchdol nad Lužnicí
field-bystrice = Nová Bystřice
field-chlum = Chlum u Třeboně
field-kunzak = Kunžak
field-pocatky = Počátky
field-jarosov = Jarošov nad Nežárkou
field-cernovice = Černovice
field-chynov = Chýnov
field-recice = Kardašova Řečice
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

prompt-turn = { $actions ->
    [0] No action is left, but you may still peek before you end your turn.
    [one] Your turn: one action is left.
   *[other] Your turn: { $actions } actions are left.
}
wait-turn = It is { $seat }'s turn.
prompt-reroll = { $count ->
    [0] Reroll a die for a coin, or keep the dice.
    [one] Reroll a die (one reroll is left), or keep the dice.
   *[other] Reroll a die ({ $count } rerolls are left), or keep the dice.
}
wait-reroll = { $seat } looks at the dice.
prompt-first-row = The first row must be met: take it, or help it with luck.
wait-first-row = { $seat } decides how to meet the first row.
prompt-first-row-luck = The first row is not met: help it with luck, or give up.
wait-first-row-luck = { $seat } decides whether luck helps in the first row.
prompt-rows = You may take further rows with what you have left.
wait-rows = { $seat } decides about further rows.
prompt-dismiss = Choose who has to leave your crew.
wait-dismiss = { $seat } decides who has to leave the crew.
prompt-gain = Choose a follower who joins you for nothing.
wait-gain = { $seat } chooses a follower.
prompt-lean = Which way does your morale go?
wait-lean = { $seat } chooses between virtue and vice.
prompt-storm = Row { $row } is not met: help with luck, or give up.
wait-storm = { $seat } decides whether luck helps in row { $row }.
prompt-tavern-first = { $left ->
    [one] You are in the tavern: you may first send one follower away, then hire one.
   *[other] You are in the tavern: you may first send one follower away, then hire up to { $left }.
}
wait-tavern-first = { wait-tavern }
prompt-tavern = { $left ->
    [one] Hire one more follower, or leave the tavern.
   *[other] Hire up to { $left } followers, or leave the tavern.
}
wait-tavern = { $seat } is in the tavern.
prompt-join = { $pot ->
    [one] Do you join the tournament for a coin? There is one coin in the pot.
   *[other] Do you join the tournament for a coin? There are { $pot } coins in the pot.
}
wait-join = { $seat } decides whether to join the tournament.
prompt-joust = Your dice are worth { $score }: keep them, or set one aside and cast others again.
wait-joust = { $seat } rides in the tournament.
prompt-again = Pick the dice to be cast again; picked so far: { $count }.
wait-again = { $seat } picks dice to be cast again.
prompt-attack-luck = Your attack is { $own } strong: add luck, or leave it at that.
wait-attack-luck = { $seat } decides whether luck helps the attack.
prompt-defence-luck = You defend with { $own } against { $other }: add luck, or leave it at that.
wait-defence-luck = { $seat } decides whether luck helps the defence.
prompt-tear = Choose the wanted poster that you tear down.
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

## The log: what follows from the moves

log-round = Round { $round }.
log-turn = It is { $seat }'s turn.
log-event = The event: { $token } ({ $kind }).
log-row = { $seat } meets row { $row }.
log-failed = { $seat } does not meet the first row; the token stays.
log-coins = { $count ->
    [0] The bank is empty, and { $seat } gets no coins.
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
panel-spend = Luck as
panel-luck-as = A luck token as { $symbol }
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
panel-move-note = { $count ->
    [one] up to { $count } field
   *[other] up to { $count } fields
}
panel-peek-note = no action; looks left: { $count }
panel-recruit-note = { $count ->
    [one] you have { $count } coin
   *[other] you have { $count } coins
}
panel-attack-note = somebody here can be attacked
panel-here-note = here, { $field }
panel-no-move = you cannot move
panel-no-face = no token here
panel-no-conquer = you have taken one of this kind
panel-no-castle = no castle card is left
panel-no-recruit = only in a tavern
panel-no-attack = nobody to attack here
panel-no-peek = nothing left to look at now
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
# $points, $more, $less (numbers): points of both, coins of the winner and of the other
outcome-coins = { $points } points each, and more coins: { $more } to { $less }.
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

change-points = victory points
change-crew = { $follower }
change-coins = coins
change-luck = luck
change-morale = morale
change-poster = poster
change-favour = favour of { $ruler }
change-travel = to { $field }
change-torak-points = Torak’s points
