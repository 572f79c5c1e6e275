### Ambush in English. $seat is a seat, $card a rank; $prize, $points, $round, $deck and $cards are numbers.

## The game

game-name = Ambush
game-about = Lay cards in secret. The strongest one takes the prize, but only if it is alone.
game-length = 5 min

seat-0 = Anna
seat-1 = Borys
seat-2 = Celina

## Cards: the name, and the same with an article

rank-scout = Scout
    .a = a Scout
rank-archer = Archer
    .a = an Archer
rank-knight = Knight
    .a = a Knight
rank-hidden = a card
    .a = a card

## The log: one message for each verb and each event

log-roll = The prize is { $prize }.
log-draw = { $seat } draws { NAME($card, case: "a") }.
log-lay = { $seat } lays { NAME($card, case: "a") }.
log-look = { $seat } looks at the deck.
log-skip = { $seat } does not look at the deck.
log-see = { $seat } sees { NAME($card, case: "a") }.
log-turn = { $seat } turns up { NAME($card, case: "a") }.
log-prize = { $points ->
    [one] { $seat } takes the prize: 1 point.
   *[other] { $seat } takes the prize: { $points } points.
}

## Questions: for the seat that decides, and for the others

prompt-lay = Lay a card.
wait-lay = { $seat } lays a card.
prompt-look = Look at the top card of the deck?
wait-look = { $seat } may look at the deck.

## Moves on buttons and in lists

verb-lay = Lay
verb-look = Look
verb-skip = Do not look

## The table

board-label = The table: the prize, the cards of this round, the deck
board-prize = Prize: { $prize }
board-deck = Deck: { $deck }
board-top = Top of the deck: { $card }
hand-label = Your hand
panel-points = points
panel-cards = cards
part-round = Round { $round }
plain-round = Round { $round } · prize { $prize } · cards in the deck { $deck }
plain-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
plain-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## Options

option-bold = Bold prizes
    .help = Every prize counts one more.
option-bold-yes = yes
option-bold-no = no

## Rules

turn-help = Choose a card of your hand. All cards are turned up together.
rules-aim = Win prizes. When the deck has too few cards for a new hand, the most points win.
    .title = Aim
rules-round = A die shows the prize. Everybody lays a card in secret. The strongest card takes the prize if nobody else laid the same.
    .title = A round
rules-deck = The winner of a prize may look at the top card of the deck. Empty hands draw two cards each.
    .title = The deck
card-scout = Strength 1.
card-archer = Strength 2.
card-knight = Strength 3.
