### Na Grunwald! in English.
###
### Arguments: $seat, $first, $second, $third, $fourth (seat), $card (fighter, hidden for those who may not see it), $pawns (pawns), $field (field),
### $event (event), $office (office), $goods (goods), $place (place: hand or camp); $amount, $one, $two, $three, $count, $price,
### $next, $rivals, $worth, $surcharge, $gain, $loss, $change, $ducats, $provisions, $owed, $teutons, $knights, $points, $round, $year and $number
### are numbers, $text, $cards, $prizes and $queue plain strings.
###
### The attribute "a" of a card is its name with an article, the attribute "code" what stands in a sketch.

## The game

game-name = Na Grunwald!
game-about = Raise an army for King Jagiełło, feed it, and hold off the Teutonic raids before the great battle of 1410.
game-length = 60 min

## Seats, for those who have not given a name

seat-0 = Red
seat-1 = Green
seat-2 = Purple
seat-3 = Blue

## Fields, in the order of the board

field-teutons = Teutons
field-crown = Crown Knights
field-provisions = Provisions
field-ducats = Ducats
field-mercenaries = Mercenaries
field-helpers = Helpers

## Cards: a name stands alone, or with its article

fighter-hidden = hidden card
    .a = a card
    .code = ?
fighter-peasant = peasant
    .a = the peasant
    .code = p
fighter-crown1 = crown knight 1
    .a = a crown knight 1
    .code = c1
fighter-crown2 = crown knight 2
    .a = a crown knight 2
    .code = c2
fighter-crown3 = crown knight 3
    .a = a crown knight 3
    .code = c3
fighter-crown4 = crown knight 4
    .a = a crown knight 4
    .code = c4
fighter-crown5 = crown knight 5
    .a = a crown knight 5
    .code = c5
fighter-crown6 = crown knight 6
    .a = a crown knight 6
    .code = c6
fighter-mercenary1 = mercenary 1
    .a = a mercenary 1
    .code = m1
fighter-mercenary2 = mercenary 2
    .a = a mercenary 2
    .code = m2
fighter-mercenary3 = mercenary 3
    .a = a mercenary 3
    .code = m3
fighter-mercenary4 = mercenary 4
    .a = a mercenary 4
    .code = m4
fighter-mercenary5 = mercenary 5
    .a = a mercenary 5
    .code = m5
fighter-mercenary6 = mercenary 6
    .a = a mercenary 6
    .code = m6
fighter-teuton1 = Teuton 1
    .a = a Teuton 1
    .code = †1
fighter-teuton2 = Teuton 2
    .a = a Teuton 2
    .code = †2
fighter-teuton3 = Teuton 3
    .a = a Teuton 3
    .code = †3
fighter-teuton4 = Teuton 4
    .a = a Teuton 4
    .code = †4

## Pawns and goods

pawns-officer = officer
    .a = the officer
    .short = officer
    .tray = Officer
pawns-helper = helper
    .a = a helper
    .short = helper
    .tray = Helper
pawns-2-helpers = two helpers
    .a = two helpers
    .short = 2 helpers
    .tray = Two
pawns-3-helpers = three helpers
    .a = three helpers
    .short = 3 helpers
    .tray = Three
pawns-4-helpers = four helpers
    .a = four helpers
    .short = 4 helpers
    .tray = Four
pawns-5-helpers = five helpers
    .a = five helpers
    .short = 5 helpers
    .tray = Five
place-hand = hand
place-camp = camp
goods-ducats = ducats
goods-provisions = provisions

## Sums of ducats inside sentences, by the argument that counts them

of-amount = { $amount ->
    [one] 1 ducat
   *[other] { $amount } ducats
}
of-price = { $price ->
    [one] 1 ducat
   *[other] { $price } ducats
}
of-ducats = { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}

## Offices, in the end

office-crown = crown commander
office-mercenary = mercenary commander
office-quartermaster = royal quartermaster

## Headings of what belongs to a seat, in win shares

belongings-office = Offices
belongings-pawns = Helpers
belongings-fighter = Cards kept to the end

## The calendar

season-autumn = autumn
season-winter = winter
season-spring = spring
season-summer = summer
phase-event = event
phase-officers = officers
phase-resolution = resolution
phase-end = the end

## Events

event-samogitia = The Samogitian Uprising
event-dobrzyn = The Dobrzyń Land Overrun
event-pomerania = Pomerania Seized
event-hunt = The Great Hunt of Białowieża
event-bridge = The Bridge of Boats
event-bydgoszcz = Bydgoszcz Retaken
event-council = The Council of Brest
event-summons = The King’s Summons
event-enlistment = Recruiters in Bohemia
event-leczyca = The Assembly of Łęczyca
event-stores = The Granaries of Płock
event-chancery = The Vice-Chancellor’s Clerks
event-ships = Grain Ships for Lithuania
event-salt = Salt of Wieliczka

## What an event does, with the numbers of the running game

effect-prizes = { $change ->
    [-1] Until the end of the round every prize on the field { $field } is 1 lower, but never below 1.
    [1] Until the end of the round every prize on the field { $field } is 1 higher.
   *[other] Until the end of the round every prize on the field { $field } changes by { $change }, but never falls below 1.
}
effect-worth = Until the end of the round each helper on the field { $field } counts { $worth }.
effect-regroup = Until the end of the round you may send helpers to a field where helpers of yours already stand.
effect-purchase = In turn, everybody may buy provisions worth { $provisions } for { of-price }.
effect-recruit = { $surcharge ->
    [-1] In turn, everybody may take on one unused knight out of the game’s box for his strength less 1 in ducats, at least 1.
    [0] In turn, everybody may take on one unused knight out of the game’s box for his strength in ducats.
   *[other] In turn, everybody may take on one unused knight out of the game’s box for his strength and { $surcharge } in ducats, at least 1.
}
effect-promote = In turn, everybody may pay { of-price }; whoever pays has an officer who counts { $worth } in this round.
effect-auction-start = Secret bids: the highest buys the start player’s token.
effect-auction-helpers = { $lots ->
    [one] Secret bids: the highest buys a helper.
   *[other] Secret bids: the { $lots } highest buy a helper each.
}
effect-auction-provisions = { $count ->
    [one] Secret bids: the highest buys provisions worth { $awards }.
   *[other] Secret bids: the highest buy provisions, by place { $awards }.
}
effect-contest = { $count ->
    [one] Everybody secretly sends a knight or the peasant; the strongest knight wins ducats: { $awards }.
   *[other] Everybody secretly sends a knight or the peasant; the strongest knights win ducats, by place { $awards }.
}
effect-auction-knights = { $lots ->
    [one] Secret bids: the highest takes the strongest unused knight out of the game’s box.
   *[other] Secret bids: the { $lots } highest take the strongest unused knights out of the game’s box, in their order.
}
effect-raid = { $change ->
    [-1] In this round’s skirmish the Teutons are 1 weaker.
    [1] In this round’s skirmish the Teutons are 1 stronger.
   *[other] In this round’s skirmish the strength of the Teutons changes by { $change }.
}
later-effect = After the fields are settled: { $text }
effect-escort = In turn, everybody may send a knight of the hand to the camp for provisions worth { $gain }; whoever sends none loses provisions worth { $loss }.
effect-levy = In turn, everybody pays { of-ducats } or provisions worth { $provisions }.
effect-grant = In turn, everybody takes { of-ducats } or provisions worth { $provisions }.

## Rules of single things

card-officer = You have one officer. He counts 2 wherever pawns count, and travels alone: no helper goes along in the same turn.
card-helper = Each helper counts 1. Any number may go to one field in the same turn, but no second group follows them there in that round. You start with two helpers and can have five.
card-peasant = Strength 0. Lay him in a skirmish or a contest to keep your knights out of it; he always comes back to your hand. He cannot be given up as a payment and needs no food.
card-teutons = Field 1. From round 4 on two Teuton cards appear. One pawn a player; everybody there lays a card in secret. The strongest knight captures the strongest Teuton whom he beats, the second knight may capture the weaker one. Then all knights together must reach the Teutons’ cards plus 2, 4 or 6 for two, three or four players. If they do not, everybody at the table, fighter or not, gives up the difference in knights, provisions or earlier captives.
card-crown = Field 2. Pawns alone count. The highest sum takes the stronger knight, the second the other one; two players fight for the stronger only.
card-provisions = Field 3. Pawns count, and the ducats that you send along. The highest sum gets the higher value of the card, the second the lower one if there is one. Two players fight for the lower value only.
card-ducats = Field 4. Pawns alone count. Two or three values stand on the card for the first, second and third; two players get the two lowest, three players the two highest.
card-mercenaries = Field 5. One pawn a player with at least one ducat, and only the ducats count. The most ducats take the stronger knight, the next most the other one; two players fight for the stronger only.
card-helpers = Field 6. The highest sum hires a helper for nothing; the second may buy one for as many ducats as he has helpers. Closed to whoever has all five.
card-samogitia = May 1409: Samogitia rises against the Order. Until the end of the round the prizes on the field Provisions are 1 higher.
card-dobrzyn = August 1409: the Grand Master’s army burns its way through the Dobrzyń land. In turn, everybody pays 2 ducats or 1 provision; whoever has too little of both pays all there is of one.
card-pomerania = The Order holds Pomerania and the mouth of the Vistula. Until the end of the round the prizes on the field Ducats are 1 lower, but never below 1.
card-hunt = Winter 1409: the king hunts at Białowieża and has the game salted in barrels. In turn, everybody may buy 2 provisions for 3 ducats; with two players, for 2 ducats.
card-bridge = Winter 1409: carpenters at Kozienice build a bridge on boats in secret. Until the end of the round you may send helpers to a field where helpers of yours already stand, except where only one pawn is allowed.
card-bydgoszcz = October 1409: the king takes Bydgoszcz back. Everybody secretly lays a card. Of two players the stronger knight wins 6 ducats; of three the strongest wins 4 and the second 2; of four the strongest 4, the second 3 and the third 2. Equal knights rank in turn order. All knights sent go to the camp, peasants return.
card-council = December 1409: Jagiełło and Vytautas meet in Brest and plan the campaign. Everybody bids in secret; the highest bid pays and takes the start player’s token at once. Equal bids rank in turn order.
card-summons = Spring 1410: the king’s summons go from manor to manor. Until the end of the round each helper on the field Crown Knights counts 2.
card-enlistment = Spring 1410: recruiters find men in Bohemia and Silesia. In turn, everybody may take a knight who has not been used yet out of the game’s box into the hand, for his strength less 1 in ducats, but at least 1.
card-leczyca = July 1409: the lords gather at Łęczyca. In turn, everybody may pay 2 ducats; whoever pays has an officer who counts 3 instead of 2 until the end of the round.
card-stores = Spring 1410: meat and flour float down to the granaries of Płock. Everybody bids in secret and the highest bids pay for provisions: of two players the first gets 3, of three the first 3 and the second 2, of four the first 4 and the second 2.
card-chancery = Mikołaj Trąba, the vice-chancellor, lends out his clerks. Whoever has fewer than five helpers bids in secret; the highest bid buys a helper, with four players the two highest.
card-ships = Summer 1409: ships take grain to hungry Lithuania, and the Order lies in wait. In turn, everybody may send a knight of the hand as an escort: he goes to the camp and brings 2 provisions. Whoever sends none loses 1 provision.
card-salt = The salt mines of Wieliczka pay for the war. In turn, everybody takes 2 ducats or 1 provision; with two players, 3 ducats or 1 provision.

# Instead of a rule, for a card of somebody's own components
own-event = This card comes from your own components; what it does is told when it is turned up.

## Buttons: the verbs of the rules

verb-toss = Begin
verb-event = Event
verb-reveal = Turn up
verb-reveal_provision = { verb-reveal }
verb-reveal_provisions = { verb-reveal }
verb-reveal_ducats = { verb-reveal }
verb-reveal_three_ducats = { verb-reveal }
verb-send = Send
verb-send_with = { verb-send }
verb-pass = Pass
verb-lay = Lay
verb-give = Give up
verb-give_provisions = { verb-give }
verb-hire = Hire a helper
verb-decline = Decline
verb-dismiss = Drop
verb-bid = Bid
verb-buy = Buy
verb-recruit = Take on
verb-promote = Pay for the officer
verb-escort = Send
verb-pay = Pay
verb-take = Take
verb-overpay = Give more
verb-settle = Settle

## Moves in a list, after the verb; where there is none, the names of the operands stand in a row

choice-send = { $pawns } to { $field }
choice-send_with = { $pawns } with { of-amount } to { $field }
choice-lay = { $card }
choice-give = { $place ->
    [camp] { $card } from the camp
   *[other] { $card }
}
choice-give_provisions = provisions worth { $amount }
choice-dismiss = { $card }
choice-recruit = { $card }
choice-escort = { $card }
choice-bid = { $amount ->
    [0] no bid
   *[other] { of-amount }
}
choice-pay = { $goods ->
    [ducats] { of-amount }
   *[other] provisions worth { $amount }
}
choice-take = { choice-pay }

## Options

option-rounds = Rounds
    .help = After so many rounds the points are counted. The rules have eight.
option-hands = Hands and camps
    .help = Whether the others see the cards in your hand and camp. Every card is won, laid and given up openly, so a good memory knows them anyway.
option-hands-open = open
option-hands-hidden = face down
option-start = Who begins
    .help = Who gets the start player’s token first; afterwards it passes to the left every round.
    .clash = In a game for { $seats } nobody has that seat: choose somebody else, or leave it to chance.
option-start-random = chance decides
option-start-0 = { seat-0 }
option-start-1 = { seat-1 }
option-start-2 = { seat-2 }
option-start-3 = { seat-3 }

## Prompts: to the one who decides, and to those who wait

prompt-send = Your turn: choose pawns, then tap a lit field.
wait-send = { $seat } sends pawns.
prompt-lay = Skirmish: lay a knight to fight, or the peasant to stay out.
wait-lay = { $seat } chooses a card for the skirmish.
prompt-compete = Contest: lay a knight to compete, or the peasant.
wait-compete = { $seat } chooses whom to send.
prompt-give = Pay { $loss }: give knights, captives or provisions.
wait-give = { $seat } gives up knights, captives or provisions.
prompt-overpay = { $owed ->
    [0] Paid: give up more, or settle.
   *[other] Give up { $owed } or more: in any order, then settle.
}
wait-overpay = { $seat } gives up more than the others.
prompt-hire = Second place: hire a helper for { of-price }, or decline.
wait-hire = { $seat } may hire a helper.
prompt-dismiss = { $count ->
    [one] Hungry knights: choose one to drop.
   *[other] Hungry knights: choose { $count } to drop.
}
wait-dismiss = { $seat } has to drop knights who cannot be fed.
prompt-purchase = Event: buy provisions worth { $amount } for { of-price }, or not.
wait-purchase = { $seat } may buy provisions.
prompt-recruit = { $surcharge ->
    [-1] Event: take on a knight for strength − 1, or not.
    [0] Event: take on a knight for his strength in ducats, or not.
   *[other] Event: take on a knight for strength + { $surcharge }, or not.
}
wait-recruit = { $seat } may take on a knight.
prompt-promote = Event: pay { of-price }, and your officer counts { $worth }.
wait-promote = { $seat } may pay for a stronger officer.
prompt-escort = Event: send a knight to the camp for { $gain } provisions.
wait-escort = { $seat } may send an escort.
prompt-levy = Event: pay { of-ducats } or provisions worth { $provisions }.
wait-levy = { $seat } has to pay.
prompt-grant = Event: take { of-ducats } or provisions worth { $provisions }.
wait-grant = { $seat } takes the king’s gift.
prompt-auction-start = Auction: bid in secret for the start player’s token.
wait-auction-start = { $seat } bids for the start player’s token.
prompt-auction-helpers = { $count ->
    [one] Auction: the highest secret bid buys a helper.
   *[other] Auction: the { $count } highest secret bids buy a helper each.
}
wait-auction-helpers = { $seat } bids for a helper.
prompt-auction-provisions = { $count ->
    [one] Auction: the highest secret bid buys { $amount } provisions.
    [2] Auction: two bids win, { $amount } provisions, then { $next }.
   *[other] Auction: { $count } bids win, { $amount } provisions, then { $next }.
}
wait-auction-provisions = { $seat } bids for provisions.
prompt-auction-knights = { $count ->
    [one] Auction: the highest secret bid takes a knight of the box.
   *[other] Auction: the { $count } highest secret bids take knights of the box.
}
wait-auction-knights = { $seat } bids for a knight.

## The log: moves

log-toss = { $first } gets the start player’s token.
log-event = Event: { $event }.
log-reveal = Turned up: { $card }.
log-reveal_provision = Turned up: provisions { $one }.
log-reveal_provisions = Turned up: provisions { $one } and { $two }.
log-reveal_ducats = Turned up: ducats { $one } and { $two }.
log-reveal_three_ducats = Turned up: ducats { $one }, { $two } and { $three }.
log-send = { $seat } sends { NAME($pawns, case: "a") } to { $field }.
log-send_with = { $seat } sends { NAME($pawns, case: "a") } with { of-amount } to { $field }.
log-pass = { $seat } passes for the rest of the round.
log-lay = { $seat } lays { NAME($card, case: "a") } face down.
log-give = { $place ->
    [camp] { $seat } gives up { NAME($card, case: "a") } from the camp.
   *[other] { $seat } gives up { NAME($card, case: "a") }.
}
log-give_provisions = { $seat } gives up provisions worth { $amount }.
log-hire = { $seat } hires another helper.
log-decline = { $seat } declines.
log-dismiss = { $seat } drops { NAME($card, case: "a") }.
log-bid = { $amount ->
    [hidden] { $seat } has answered in secret.
    [0] { $seat } makes no bid.
   *[other] { $seat } bids { of-amount } in secret.
}
log-buy = { $seat } buys provisions.
log-recruit = { $seat } takes on { NAME($card, case: "a") }.
log-promote = { $seat } has an officer who counts more in this round.
log-escort = { $seat } sends { NAME($card, case: "a") } as an escort.
log-pay = { $goods ->
    [ducats] { $seat } pays { of-amount }.
   *[other] { $seat } pays provisions worth { $amount }.
}
log-take = { $goods ->
    [ducats] { $seat } takes { of-amount }.
   *[other] { $seat } takes provisions worth { $amount }.
}

log-overpay = { $seat } gives up more than is owed.
log-settle = { $seat } settles.

## The log: what follows from the moves

log-round = Round { $round }.
    .chapter = Round { $round }
log-starts = { $seat } is the start player.
log-idle = { $seat } finds no field for the helpers that are left, and passes.
log-shows = { $seat } shows { NAME($card, case: "a") }.
log-captured = { $seat } captures { NAME($card, case: "a") }.
log-held = The skirmish is won, { $knights } to { $teutons }.
log-raided = The skirmish is lost, { $knights } to { $teutons }: everybody gives up { $loss }.
log-stripped = { $seat } has no more than that and gives up everything.
log-bare = { $seat } has nothing to give up.
log-lost = { $seat } loses { NAME($card, case: "a") }.
log-price = { $seat } pays { of-price }.
log-nothing = { $seat } wins nothing on the field { $field }.
log-unaffordable = { $seat } has second place, but cannot hire a helper for { of-price }.
log-unused = Nobody can use the event { $event }.
log-joins = { $seat } wins { NAME($card, case: "a") }.
log-supplied = { $amount ->
    [0] { $seat } gets no provisions: the bank has none.
   *[other] { $seat } gets provisions worth { $amount }.
}
log-earns = { $amount ->
    [0] { $seat } gets no ducats: the bank has none.
   *[other] { $seat } gets { of-amount }.
}
log-refund = { $seat } wins nothing and takes { of-amount } back.
log-helped = { $seat } hires a helper for nothing.
log-bids = { $amount ->
    [0] { $seat } did not bid.
   *[other] { $seat } bid { of-amount }.
}
log-won_start = { $seat } buys the start player’s token for { of-price }.
log-won_helper = { $seat } buys a helper for { of-price }.
log-won_provisions = { $seat } buys provisions worth { $amount } for { of-price }.
log-won_knight = { $seat } buys { NAME($card, case: "a") } for { of-price }.
log-unsold = Nobody buys anything.
log-plundered = { $seat } loses provisions worth { $amount }.
log-excused = { $seat } has nothing to lose.
log-hungry = { $count ->
    [one] { $seat } cannot feed one of the knights.
   *[other] { $seat } cannot feed { $count } of the knights.
}
log-deserted = { $count ->
    [one] { $seat } has no provisions, and the only knight leaves.
   *[other] { $seat } has no provisions, and all { $count } knights leave.
}
log-office = { $points ->
    [one] { $seat } is { $office }: 1 point.
   *[other] { $seat } is { $office }: { $points } points.
}
log-scored = { $points ->
    [one] { $seat } has 1 point in all.
   *[other] { $seat } has { $points } points in all.
}
log-tie = { $points ->
    [one] At 1 point each, the number of cards decides: { $count }.
   *[other] At { $points } points each, the number of cards decides: { $count }.
}
log-won = { $seat } is the king’s best officer and wins.
log-shared = { $seat } and { $second } share the victory.
log-shared_three = { $seat }, { $second } and { $third } share the victory.
log-shared_four = { $seat }, { $second }, { $third } and { $fourth } share the victory.

## A position as plain text

sketch-setting-up = Who begins?
sketch-head = Round { $round } of { $count }, { $season } { $year }, phase: { $phase }. Start player: { $seat }.
sketch-end = The end, { $season } { $year }.
sketch-event = Event: { $event }. { $text }
sketch-truce = truce until round { $round }
sketch-nothing = nothing turned up yet
sketch-teutons = { $cards } + { $amount } = { $teutons }
sketch-free-helper = free
sketch-price = for { $price }
sketch-ducats = { $amount }d
sketch-officer = O
sketch-helper = h
sketch-you = { $seat } (you)
sketch-column-ducats = ducats
sketch-column-provisions = food
sketch-column-pawns = pawns
sketch-column-points = points
sketch-column-hand = hand | camp
sketch-provisions = { $amount }/{ $count }
sketch-passed = passed
sketch-legend = O officer, h helper, d ducat, c crown knight, m mercenary, † Teuton, p peasant; in brackets: not to be won with so few players; food: provisions/knights.
sketch-skirmish = Skirmish: Teutons { $teutons }, knights { $knights }; everybody gives up { $loss }.
sketch-fighters = Who lays a card: { $cards }
sketch-points = { $seat }: knights { $knights }, Teutons { $teutons }, offices { $offices }, ducats { $ducats }

## Rules

turn-help = On your turn you send either your officer or any number of helpers to one field, with ducats where they count, or you pass for the rest of the round. Where pawns count, the officer is worth 2 and a helper 1; equal sums go to whoever came first.

rules-aim = For eight rounds, from autumn 1408 to summer 1410, you raise an army. In the end every knight whom you can feed scores his strength, as does every captured Teuton; offices and ducats add to that. Most points win.
    .title = Aim
rules-round = A round has three phases: an event (from round 2 on), sending pawns, and settling the six fields in their order. From round 4 on the Teutons raid the border. After each round the start player’s token passes to the left.
    .title = The round
rules-officers = In turn, send your officer or a group of helpers to one field. The officer may join your helpers and the other way round, but helpers never follow helpers on the same field, unless an event lets them. Ducats go along only with a pawn, only to Provisions and Mercenaries. Whoever passes is out for the round.
    .title = Sending pawns
rules-fields = On each field the highest sum takes the best prize and the next ones what is left; nobody takes more than one. Of equal sums the one who came first wins. Ducats that won something go to the bank, all others return with the pawns.
    .title = Settling the fields
rules-skirmish = Whoever has a pawn with the Teutons lays a card in secret. The strongest knight captures the stronger of the Teutons whom he beats; the second takes the weaker one if he beats him and he is still there. An equal strength beats nobody. Then all knights together must at least equal the Teutons: both cards and 2, 4 or 6 more for two, three or four players. A lost skirmish costs everybody, fighter or not, the difference, in knights from hand or camp, earlier captives or provisions, in any mix; you may give up more. Whoever has too little loses everything.
    .title = The skirmish
rules-camp = A knight sent to a skirmish or another task rests in your camp to the end of the game. He still scores and still eats, but cannot be sent again. Captives lie in the camp too, and eat nothing.
    .title = The camp
rules-events = An event changes something for the round, or is obeyed at once or later in the round, as it says. Auctions are secret: everybody bids at the same time, and only winners pay. Of equal bids or knights the one nearer to the start player, in turn order, ranks higher.
    .title = Events
rules-end = Each crown knight and mercenary needs one provision; choose whom you drop if you have too few. Most crown knights make the crown commander, most mercenaries the mercenary commander: a point for each of these cards; the greater strength breaks a tie, and in a full tie all of them score. Most provisions left over make the quartermaster: a point for each, in a tie for everybody. Every two ducats are a point. Equal points: whoever has more cards wins; if these are equal too, the victory is shared.
    .title = The end
rules-few = Two players fight for one knight on each knights’ field, for the lower value of provisions and for the two lowest values of ducats. Three players get the two highest values of ducats.
    .title = Two and three players

## The drawn table: what stands on the board, and what it says to those who do not see it. $officers and $helpers are
## numbers of pawns, $year is a plain string

board-label = Board
board-caption = round { $round } of { $count } · { $season } { $year }
board-caption-phase = · { $phase }
board-caption-field = Field, what counts
board-caption-prizes = To be won, and who leads
board-caption-queue = Queue: of equal sums the left one wins
board-round = Round { $round } of { $count }
board-event-caption = Event
board-event = Event: { $event }. { $text }
board-no-event = No event in the first round
board-field = Field { $number }: { $field }
board-one-pawn = 1 pawn a player
board-truce = truce until round { $round }
board-group = { $seat }, { $field }: officer { $officers }, helpers { $helpers }, ducats { $ducats }; sum { $points }
board-fighter = { $seat }, { $field }: takes part
board-prize = Place { $number }: { $text }; nobody takes it now
board-prize-taken = Place { $number }: { $text }; { $seat } takes it now
board-prize-out = { $text }: not to be won with so few players
board-helper = { $price ->
    [0] a helper for nothing
   *[other] a helper for { of-price }
}
board-provisions = provisions { $amount }
board-ducats = { $amount ->
    [one] 1 ducat
   *[other] { $amount } ducats
}
board-teutons = Teutons: { $teutons }, of which { $amount } for the number of players
board-closed-pawn = your pawn is already here
board-closed-hired = you have all five helpers
board-closed-ducats = you have no ducat
board-closed-helpers = your helpers are already here
board-closed-single = only one pawn
board-skirmish = skirmish: cards are laid face down
board-skirmish-held = won · nobody gives anything up
board-skirmish-lost = lost · everybody gives up at least { $loss }
board-free = free
board-captured = captured
board-players = { $count } players
board-away = stays away
board-face-down = a card face down
board-side-teutons = Teutons
board-side-knights = Knights
board-missing = { $loss } missing
board-no-bid = no bid
board-now = decides now
board-coming = still in the piles
board-feeding = Points, if nothing changed
board-winner = winner
board-part-knights = knights
board-part-teutons = Teutons
board-part-crowncommander = crown commander
board-part-mercenarycommander = mercenary commander
board-part-quartermaster = quartermaster
board-part-ducats = ducats
board-card-crown = crown
board-card-mercenary = hired
board-card-teuton = Teuton
board-card-peasant = peasant
panel-tray = In front of you
panel-recruit = { $card } for { of-price }
panel-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-you = you
panel-leads = Would be { $office } now
panel-office = { $office }
panel-start = starts
panel-worth = officer { $worth }
panel-idle = no pawns left
panel-passed = passed
panel-provisions = Provisions { $amount } for knights: { $count }
panel-feeds = for { $count }
panel-pawns = To be sent: officer { $officers }, helpers { $count } of { $helpers }
board-stakes = If the knights together are weaker than { $teutons }, everybody gives up what is missing, fighter or not. The strongest knight captures a Teuton whom he beats.
board-bank = Bank
board-bank-stock = Bank: ducats { $ducats }, provisions { $provisions }

## Why a move is good, in a hint: what it gains and what it risks. $count (number)

gains-points = { $count ->
    [one] one point more
   *[other] { $count } points more
}
risks-points = { $count ->
    [one] one point less
   *[other] { $count } points less
}
gains-strength = knights stronger by { $count }
risks-strength = knights weaker by { $count }
gains-fed = { $count ->
    [one] provisions for one more knight
   *[other] provisions for { $count } more knights
}
risks-hungry = { $count ->
    [one] one knight without provisions
   *[other] { $count } knights without provisions
}
gains-ducats = { $count ->
    [one] one ducat more
   *[other] { $count } ducats more
}
risks-ducats = { $count ->
    [one] it costs a ducat
   *[other] it costs { $count } ducats
}
gains-knight-prize = it leads for a knight of strength { $count }
gains-provision-prize = { $count ->
    [one] it leads for one provision
   *[other] it leads for { $count } provisions
}
gains-ducat-prize = { $count ->
    [one] it leads for one ducat
   *[other] it leads for { $count } ducats
}
gains-helper-prize = it leads for a helper
gains-teutons = a strong knight against the Teutons
gains-rival-knight = it outbids a rival for a knight
gains-rival-provisions = it outbids a rival for provisions
gains-rival-ducats = it outbids a rival for ducats

## The result, and what it is made of

# $points (number)
outcome-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .lost = { $names } { $winners ->
        [one] has
       *[other] have
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
rivals-beaten = { $rivals ->
    [one] the other player
   *[other] the others
}
outcome-cards = { $points ->
    [one] { $points } point, and more knights and Teutons than { rivals-beaten }.
   *[other] { $points } points, and more knights and Teutons than { rivals-beaten }.
}
    .lost = { $names } { $winners ->
        [one] has
       *[other] have
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and the most knights and Teutons.
source-knights = { board-part-knights }
source-teutons = { board-part-teutons }
source-crowncommander = { board-part-crowncommander }
source-mercenarycommander = { board-part-mercenarycommander }
source-quartermaster = { board-part-quartermaster }
source-ducats = { board-part-ducats }

## What changed since the last decision, beside its picture. $amount (number)

change-card = { $card }
change-ducats = { $amount ->
    [one] ducat
   *[other] ducats
}
change-provisions = provisions
change-helpers = { $amount ->
    [one] helper
   *[other] helpers
}
change-sent = to { $field }

## The dock: what is asked when a part of the move is chosen. The words before the first colon are set bold

ask-send-field = { $pawns ->
    [officer] Send your officer: tap a lit field.
    [helper] Send a helper: tap a lit field.
   *[other] Send { NAME($pawns, case: "short") }: tap a lit field.
}
ask-send_with-field = { $pawns ->
    [officer] Send your officer with { of-amount }: tap a lit field.
    [helper] Send a helper with { of-amount }: tap a lit field.
   *[other] Send { NAME($pawns, case: "short") } with { of-amount }: tap a lit field.
}
ask-send-pawns = { $field ->
    [hidden] Send: choose your officer or helpers.
   *[other] To { $field }: choose the pawns.
}
ask-send_with-pawns = { $field ->
    [hidden] Send { of-amount }: choose the pawns to take them.
    [mercenaries] To Mercenaries: choose the pawn.
   *[other] To { $field } with ducats: choose the pawns.
}
ask-send_with-amount = To { $field }: choose the ducats, then press Send.
ask-send = To { $field }: add ducats if you like, then press Send.
ask-lay = Lay face down: choose a card of your hand.
ask-give = Give up: choose knights, captives or provisions.
ask-give_provisions = Give up provisions: confirm with the button.
ask-dismiss = Drop: choose a knight of your camp.
ask-bid = Bid: choose how many ducats, then press the button.
ask-recruit = Take on: choose a knight out of the box.
ask-escort = Escort: choose a knight of your hand.
ask-pay = Pay: ducats or provisions?
ask-take = Take: ducats or provisions?

next-field = which field?
next-pawns = pawns?
next-amount = ducats?
next-pay-amount = which?
next-take-amount = which?
next-give_provisions-amount = how many?
next-card = which card?
next-goods = which goods?
next-place = hand or camp?

# $thing is what was chosen
chip-send_with-amount = { $thing } in ducats
chip-bid-amount = { $thing } in ducats
chip-give = { $card }
chip-give_provisions = provisions { $amount }
chip-pay-amount = { $thing }

confirm-give = Pay
confirm-give_provisions = Pay
confirm-send = Send { NAME($pawns, case: "a") } to { $field }
confirm-send_with = Send { NAME($pawns, case: "a") } with { of-amount } to { $field }
confirm-lay = Lay { NAME($card, case: "a") } face down
confirm-hire = Hire a helper
confirm-recruit = Take on { NAME($card, case: "a") }
confirm-escort = Send { NAME($card, case: "a") } as an escort
confirm-pay = { $goods ->
    [ducats] Pay { of-amount }
   *[other] Pay provisions worth { $amount }
}
confirm-take = { $goods ->
    [ducats] Take { of-amount }
   *[other] Take provisions worth { $amount }
}
confirm-bid = { $amount ->
    [0] No bid
   *[other] Bid { of-amount }
}
confirm-dismiss = { $count ->
    [one] Drop one knight
   *[other] Drop { $count } knights
}

# One move of those that the buttons above count

order-give = { $place ->
    [camp] Give up { NAME($card, case: "a") } from the camp
   *[other] Give up { NAME($card, case: "a") }
}
order-give_provisions = Give up provisions worth { $amount }
order-dismiss = Drop { NAME($card, case: "a") }

## The tray. $most, $count, $amount and $price are numbers

tray-pawns = { NAME($pawns, case: "tray") }
tray-out = out
tray-left = { $count } left
tray-no-field = no field
tray-fewer-helpers = One helper fewer
tray-more-helpers = One helper more
tray-fewer = One ducat fewer
tray-more = One ducat more
tray-of = { $count } of { $most }
tray-along = go along
tray-with = with { of-amount }
tray-alone = without ducats
tray-lose = lose { $amount } provisions
tray-nothing = nothing changes
tray-provisions = Provisions { $amount }
tray-rest = pay the rest
tray-have = you have { $amount }
tray-bank = bank: { $amount }
tray-finish-give = Pay { $count }
tray-finish-dismiss = { $count ->
    [one] Drop 1 knight
   *[other] Drop { $count } knights
}
tray-missing = { $count } missing
tray-hire = Hire a helper
tray-buy = Buy provisions
tray-promote = Pay for the officer
tray-price = for { of-price }
tray-pay-ducats = Pay { of-amount }
tray-pay-provisions = { $amount ->
    [one] Pay 1 provision
   *[other] Pay { $amount } provisions
}
tray-take-ducats = Take { of-amount }
tray-take-provisions = { $amount ->
    [one] Take 1 provision
   *[other] Take { $amount } provisions
}
tray-bid = Bid { of-amount }
tray-no-bid = No bid
panel-own-hand = Your hand
panel-own-camp = Your camp
panel-own-ducats = { $count ->
    [one] ducat
   *[other] ducats
}
panel-own-feeds = { $count ->
    [one] for 1 knight
   *[other] for { $count } knights
}
panel-unfed = { $count ->
    [one] 1 knight unfed
   *[other] { $count } knights unfed
}

## Why not: what, a colon or a full stop, and the rule or the fact

why-no-sending = No pawns now: they are sent in the officers’ phase.
why-not-asked = Not now: answer the question in this bar first.
why-officer-out = Officer: he is out already, on the field { $field }.
why-helpers-left = { $count ->
    [0] Helpers: none of yours is left to send.
    [one] Helpers: only 1 of yours is left to send.
   *[other] Helpers: only { $count } of yours are left to send.
}
why-no-field = { $pawns ->
    [officer] Officer: no open field takes him.
    [helper] Helper: no open field takes one more.
   *[other] Helpers: no open field takes as many.
}
why-truce = Teutons: truce until round { $round }.
why-one-pawn = { $field }: only 1 pawn per player, yours is there.
why-all-helpers = { $field }: you have all five already.
why-needs-ducat = { $field }: a ducat must go along, and you have none.
why-helpers-there = { $field }: your helpers are there, no more may follow.
why-single = { $field }: only 1 pawn per player.
why-no-ducats-there = { $field }: ducats do not count there; take them back.
why-few-ducats = { $amount ->
    [0] Ducats: you have none.
    [one] Ducats: you have only 1.
   *[other] Ducats: you have only { $amount }.
}
why-no-fewer = Ducats: none go along already.
why-least-ducat = Mercenaries: at least 1 ducat goes along.
why-ducats-nowhere = Ducats: they count at Provisions and Mercenaries, both closed now.
why-ducats-closed = { why-ducats-nowhere }
why-peasant-pays = Peasant: he is worth 0 and cannot pay.
why-enough = { $card }: he would make another payment needless.
why-not-yours = { $card }: you have no such card.
why-captive-eats = { $card }: captives eat nothing and stay.
why-peasant-eats = Peasant: he eats nothing and stays.
why-fed = { $card }: enough are chosen; take one back first.
why-yours-already = { $card }: he is yours; choose one of the tray.
why-not-in-box = { $card }: not in the box, or too dear for you.
why-captive = { $card }: a captive only pays for lost skirmishes.
why-rests = { $card }: used once, he rests in the camp.
why-peasant-escort = Peasant: only a knight can be the escort.
why-cards-later = { $card }: cards are laid when a fight or event asks.
why-pay-missing = { $owed ->
    [one] Pay: 1 is still missing.
   *[other] Pay: { $owed } are still missing.
}
why-few-provisions = Provisions: you have { $amount } of { $owed }; give cards first.
why-no-provisions = Provisions: you have only { $amount }.
why-paid = Provisions: enough is chosen already.
why-drop-missing = { $count ->
    [one] Drop: choose one more knight.
   *[other] Drop: choose { $count } more knights.
}
why-bank-empty = { $goods ->
    [ducats] Ducats: the bank has none.
   *[other] Provisions: the bank has none.
}
why-too-little = { $goods ->
    [ducats] Ducats: you have only { $amount }.
   *[other] Provisions: you have only { $amount }.
}
why-no-lower-bid = Bid: less than nothing cannot be bid.
why-final = Chosen already: press its button, or Cancel.
why-dearer-first = { $card }: choose a dearer card first.
