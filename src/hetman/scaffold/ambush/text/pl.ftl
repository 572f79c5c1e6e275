### Ambush in Polish. $seat is a seat, $card a rank; $prize, $points, $round, $deck and $cards are numbers.

## The game

game-name = Ambush
game-about = Zagrywaj karty w tajemnicy. Najsilniejsza zdobywa nagrodę, ale tylko wtedy, gdy jest jedyna.
game-length = 5 min

seat-0 = Anna
seat-1 = Borys
seat-2 = Celina

## Cards: the name, and its accusative

rank-scout = Zwiadowca
    .acc = Zwiadowcę
rank-archer = Łucznik
    .acc = Łucznika
rank-knight = Rycerz
    .acc = Rycerza
rank-hidden = karta
    .acc = kartę

## The log: one message for each verb and each event

log-roll = Nagroda: { $prize }.
log-draw = { $seat } dobiera { NAME($card, case: "acc") }.
log-lay = { $seat } zagrywa { NAME($card, case: "acc") }.
log-look = { $seat } zagląda do talii.
log-skip = { $seat } nie zagląda do talii.
log-see = { $seat } widzi { NAME($card, case: "acc") }.
log-turn = { $seat } odkrywa { NAME($card, case: "acc") }.
log-prize = { $points ->
    [one] { $seat } zdobywa nagrodę: 1 punkt.
    [few] { $seat } zdobywa nagrodę: { $points } punkty.
   *[other] { $seat } zdobywa nagrodę: { $points } punktów.
}

## Questions: for the seat that decides, and for the others

prompt-lay = Zagraj kartę.
wait-lay = { $seat } zagrywa kartę.
prompt-look = Czy chcesz zobaczyć wierzchnią kartę talii?
wait-look = { $seat } może zajrzeć do talii.

## Moves on buttons and in lists

verb-lay = Zagraj
verb-look = Zajrzyj
verb-skip = Nie zaglądaj

## The table

board-label = Stół: nagroda, karty tej rundy, talia
board-prize = Nagroda: { $prize }
board-deck = Talia: { $deck }
board-top = Wierzch talii: { $card }
hand-label = Twoja ręka
panel-points = punkty
panel-cards = karty
part-round = Runda { $round }
plain-round = Runda { $round } · nagroda { $prize } · kart w talii { $deck }
plain-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
plain-cards = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
}

## Options

option-bold = Śmiałe nagrody
    .help = Każda nagroda jest warta o jeden punkt więcej.
option-bold-yes = tak
option-bold-no = nie

## Rules

turn-help = Wybierz kartę z ręki. Wszystkie karty są odkrywane jednocześnie.
rules-aim = Zdobywaj nagrody. Gdy w talii jest za mało kart na nowe ręce, wygrywa ten, kto ma najwięcej punktów.
    .title = Cel gry
rules-round = Kość wskazuje nagrodę. Każdy zagrywa kartę w tajemnicy. Najsilniejsza karta zdobywa nagrodę, jeśli nikt inny nie zagrał takiej samej.
    .title = Runda
rules-deck = Zdobywca nagrody może zobaczyć wierzchnią kartę talii. Kto nie ma kart, dobiera dwie.
    .title = Talia
card-scout = Siła 1.
card-archer = Siła 2.
card-knight = Siła 3.
