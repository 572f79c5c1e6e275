### Na Grunwald! in Polish; the arguments are those of the English texts.
###
### Players' names stand in the nominative only, and verbs in the present tense, so that no gender is needed.
### Cards and pawns have the case acc (biernik). A field is named in the nominative after the word „pole”, as on the board.

## The game

game-name = Na Grunwald!
game-about = Zbierz armię dla króla Jagiełły, wyżyw ją i odeprzyj krzyżackie najazdy, zanim przyjdzie dzień wielkiej bitwy 1410 roku.
game-length = 60 min

## Seats, for those who have not given a name

seat-0 = Czerwony
seat-1 = Zielony
seat-2 = Fioletowy
seat-3 = Niebieski

## Fields, in the order of the board

field-teutons = Krzyżacy
field-crown = Rycerze koronni
field-provisions = Prowiant
field-ducats = Dukaty
field-mercenaries = Rycerze zaciężni
field-helpers = Pomocnicy

## Cards

fighter-hidden = zakryta karta
    .acc = kartę
    .code = ?
fighter-peasant = chłop
    .acc = chłopa
    .code = ch
fighter-crown1 = rycerz koronny 1
    .acc = rycerza koronnego 1
    .code = k1
fighter-crown2 = rycerz koronny 2
    .acc = rycerza koronnego 2
    .code = k2
fighter-crown3 = rycerz koronny 3
    .acc = rycerza koronnego 3
    .code = k3
fighter-crown4 = rycerz koronny 4
    .acc = rycerza koronnego 4
    .code = k4
fighter-crown5 = rycerz koronny 5
    .acc = rycerza koronnego 5
    .code = k5
fighter-crown6 = rycerz koronny 6
    .acc = rycerza koronnego 6
    .code = k6
fighter-mercenary1 = rycerz zaciężny 1
    .acc = rycerza zaciężnego 1
    .code = z1
fighter-mercenary2 = rycerz zaciężny 2
    .acc = rycerza zaciężnego 2
    .code = z2
fighter-mercenary3 = rycerz zaciężny 3
    .acc = rycerza zaciężnego 3
    .code = z3
fighter-mercenary4 = rycerz zaciężny 4
    .acc = rycerza zaciężnego 4
    .code = z4
fighter-mercenary5 = rycerz zaciężny 5
    .acc = rycerza zaciężnego 5
    .code = z5
fighter-mercenary6 = rycerz zaciężny 6
    .acc = rycerza zaciężnego 6
    .code = z6
fighter-teuton1 = Krzyżak 1
    .acc = Krzyżaka 1
    .code = †1
fighter-teuton2 = Krzyżak 2
    .acc = Krzyżaka 2
    .code = †2
fighter-teuton3 = Krzyżak 3
    .acc = Krzyżaka 3
    .code = †3
fighter-teuton4 = Krzyżak 4
    .acc = Krzyżaka 4
    .code = †4

## Pawns and goods

pawns-officer = oficer
    .acc = oficera
    .short = oficera
    .tray = Oficer
pawns-helper = pomocnik
    .acc = pomocnika
    .short = pomocnika
    .tray = Pomocnik
pawns-2-helpers = dwóch pomocników
    .acc = dwóch pomocników
    .short = 2 pomocników
    .tray = Dwóch
pawns-3-helpers = trzech pomocników
    .acc = trzech pomocników
    .short = 3 pomocników
    .tray = Trzech
pawns-4-helpers = czterech pomocników
    .acc = czterech pomocników
    .short = 4 pomocników
    .tray = Czterech
pawns-5-helpers = pięciu pomocników
    .acc = pięciu pomocników
    .short = 5 pomocników
    .tray = Pięciu
place-hand = ręka
place-camp = obozowisko
goods-ducats = dukaty
goods-provisions = prowiant

## Sums of ducats inside sentences (biernik), by the argument that counts them

of-amount = { $amount ->
    [one] 1 dukata
    [few] { $amount } dukaty
   *[many] { $amount } dukatów
}
of-price = { $price ->
    [one] 1 dukata
    [few] { $price } dukaty
   *[many] { $price } dukatów
}
of-ducats = { $ducats ->
    [one] 1 dukata
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}

## Offices, in the end

office-crown = dowódca wojsk koronnych
office-mercenary = dowódca wojsk zaciężnych
office-quartermaster = kwatermistrz królewski

## Headings of what belongs to a seat, in win shares

belongings-office = Urzędy
belongings-pawns = Pomocnicy
belongings-fighter = Karty zachowane do końca

## The calendar

season-autumn = jesień
season-winter = zima
season-spring = wiosna
season-summer = lato
phase-event = wydarzenie
phase-officers = oficerowie
phase-resolution = rozstrzygnięcia
phase-end = koniec gry

## Events

event-samogitia = Powstanie na Żmudzi
event-dobrzyn = Najazd na ziemię dobrzyńską
event-pomerania = Zabór Pomorza
event-hunt = Wielkie łowy w Białowieży
event-bridge = Most na łodziach
event-bydgoszcz = Odbicie Bydgoszczy
event-council = Narada w Brześciu
event-summons = Królewskie wici
event-enlistment = Zaciąg w Czechach
event-leczyca = Zjazd w Łęczycy
event-stores = Spichrze w Płocku
event-chancery = Pisarze podkanclerzego
event-ships = Statki ze zbożem dla Litwy
event-salt = Sól z Wieliczki

## What an event does, with the numbers of the running game

effect-prizes = { $change ->
    [-1] Do końca rundy każda zdobycz na polu { $field } jest o 1 mniejsza, ale wynosi co najmniej 1.
    [1] Do końca rundy każda zdobycz na polu { $field } jest o 1 większa.
   *[other] Do końca rundy każda zdobycz na polu { $field } zmienia się o { $change }, ale wynosi co najmniej 1.
}
effect-worth = Do końca rundy każdy pomocnik na polu { $field } liczy się za { $worth }.
effect-regroup = Do końca rundy wolno wysłać pomocników na pole, na którym już stoją twoi pomocnicy.
effect-purchase = Każdy po kolei może kupić prowiant o wartości { $provisions } za { of-price }.
effect-recruit = { $surcharge ->
    [-1] Każdy po kolei może zaciągnąć z pudełka jednego rycerza, który nie był jeszcze użyty, płacąc o 1 dukata mniej, niż wynosi jego siła, ale co najmniej 1.
    [0] Każdy po kolei może zaciągnąć z pudełka jednego rycerza, który nie był jeszcze użyty, płacąc tyle dukatów, ile wynosi jego siła.
   *[other] Każdy po kolei może zaciągnąć z pudełka jednego rycerza, który nie był jeszcze użyty, płacąc w dukatach jego siłę i jeszcze { $surcharge }, ale co najmniej 1.
}
effect-promote = Każdy po kolei może zapłacić { of-price }; oficer tego, kto zapłaci, liczy się w tej rundzie za { $worth }.
effect-auction-start = Tajna licytacja: kto da najwięcej, kupuje żeton gracza rozpoczynającego.
effect-auction-helpers = { $lots ->
    [one] Tajna licytacja: kto da najwięcej, kupuje pomocnika.
    [few] Tajna licytacja: { $lots } najwyższe oferty kupują po pomocniku.
   *[many] Tajna licytacja: { $lots } najwyższych ofert kupuje po pomocniku.
}
effect-auction-provisions = { $count ->
    [one] Tajna licytacja: najwyższa oferta kupuje prowiant o wartości { $awards }.
   *[other] Tajna licytacja: najwyższe oferty kupują prowiant, kolejno { $awards }.
}
effect-contest = { $count ->
    [one] Każdy w tajemnicy wysyła rycerza albo chłopa; najsilniejszy rycerz zdobywa dukaty: { $awards }.
   *[other] Każdy w tajemnicy wysyła rycerza albo chłopa; najsilniejsi rycerze zdobywają dukaty, kolejno { $awards }.
}
effect-auction-knights = { $lots ->
    [one] Tajna licytacja: najwyższa oferta bierze z pudełka najsilniejszego rycerza, który nie był jeszcze użyty.
    [few] Tajna licytacja: { $lots } najwyższe oferty biorą kolejno z pudełka najsilniejszych rycerzy, którzy nie byli jeszcze użyci.
   *[many] Tajna licytacja: { $lots } najwyższych ofert bierze kolejno z pudełka najsilniejszych rycerzy, którzy nie byli jeszcze użyci.
}
effect-raid = { $change ->
    [-1] W potyczce tej rundy Krzyżacy są słabsi o 1.
    [1] W potyczce tej rundy Krzyżacy są silniejsi o 1.
   *[other] W potyczce tej rundy siła Krzyżaków zmienia się o { $change }.
}
later-effect = Po rozstrzygnięciu pól: { $text }
effect-escort = Każdy po kolei może odesłać rycerza z ręki do obozowiska i wziąć prowiant o wartości { $gain }; kto tego nie zrobi, traci prowiant o wartości { $loss }.
effect-levy = Każdy po kolei płaci { of-ducats } albo oddaje prowiant o wartości { $provisions }.
effect-grant = Każdy po kolei bierze { of-ducats } albo prowiant o wartości { $provisions }.

## Rules of single things

card-officer = Masz jednego oficera. Wszędzie, gdzie liczą się pionki, jest wart 2. Wysyłasz go samego: w tej samej kolejce nie idzie z nim żaden pomocnik.
card-helper = Każdy pomocnik jest wart 1. W jednej kolejce możesz wysłać na jedno pole dowolnie wielu, ale druga grupa już w tej rundzie do nich nie dołączy. Zaczynasz z dwoma pomocnikami, a możesz mieć pięciu.
card-peasant = Siła 0. Wykładasz go w potyczce albo zawodach, żeby oszczędzić rycerzy; zawsze wraca do ręki. Nie można go oddać jako zapłaty i nie potrzebuje prowiantu.
card-teutons = Pole 1. Od czwartej rundy pojawiają się tu dwie karty Krzyżaków. Każdy może postawić jeden pionek, a kto tu stoi, w tajemnicy wykłada kartę. Najsilniejszy rycerz bierze do niewoli silniejszego z Krzyżaków, których pokonuje, drugi rycerz może wziąć słabszego. Potem wszyscy rycerze razem muszą dorównać sile obu Krzyżaków powiększonej o 2, 4 lub 6, gdy gra dwóch, trzech lub czterech graczy. Jeśli nie dorównają, każdy przy stole, nawet kto nie walczył, oddaje tyle, ile brakuje: w rycerzach, prowiancie lub wcześniejszych jeńcach.
card-crown = Pole 2. Liczą się same pionki. Najwyższa suma bierze silniejszego rycerza, druga drugiego; dwóch graczy walczy tylko o silniejszego.
card-provisions = Pole 3. Liczą się pionki i dukaty wysłane razem z nimi. Najwyższa suma dostaje wyższą wartość z karty, druga niższą, jeśli na karcie jest. Dwóch graczy walczy tylko o niższą wartość.
card-ducats = Pole 4. Liczą się same pionki. Na karcie są dwie lub trzy wartości: dla pierwszego, drugiego i trzeciego. Dwóch graczy dostaje dwie najniższe, trzech dwie najwyższe.
card-mercenaries = Pole 5. Jeden pionek na gracza, z co najmniej jednym dukatem, a liczą się tylko dukaty. Kto da najwięcej, bierze silniejszego rycerza, następny drugiego; dwóch graczy walczy tylko o silniejszego.
card-helpers = Pole 6. Najwyższa suma zatrudnia pomocnika za darmo. Drugi może go kupić za tyle dukatów, ilu pomocników już ma. Kto ma wszystkich pięciu, nie może tu stanąć.
card-samogitia = Maj 1409: Żmudź chwyta za broń przeciw Zakonowi. Do końca rundy zdobycze na polu Prowiant są o 1 większe.
card-dobrzyn = Sierpień 1409: wojska wielkiego mistrza palą ziemię dobrzyńską. Każdy po kolei płaci 2 dukaty albo oddaje prowiant o wartości 1; kto nie ma dość ani tego, ani tego, oddaje wszystko jednego rodzaju.
card-pomerania = Zakon trzyma Pomorze i ujście Wisły. Do końca rundy zdobycze na polu Dukaty są o 1 mniejsze, ale wynoszą co najmniej 1.
card-hunt = Zima 1409: król poluje w Białowieży, a mięso każe solić w beczkach. Każdy po kolei może kupić prowiant o wartości 2 za 3 dukaty, a w grze na dwie osoby za 2 dukaty.
card-bridge = Zima 1409: cieśle w Kozienicach budują w tajemnicy most na łodziach. Do końca rundy wolno ci wysłać pomocników na pole, na którym już stoją twoi pomocnicy, chyba że mieści się tam tylko jeden pionek.
card-bydgoszcz = Październik 1409: król odbija Bydgoszcz. Każdy w tajemnicy wykłada kartę. Przy dwóch graczach silniejszy rycerz zdobywa 6 dukatów; przy trzech najsilniejszy 4, a drugi 2; przy czterech najsilniejszy 4, drugi 3, a trzeci 2. O równych rozstrzyga kolejność od gracza rozpoczynającego. Wysłani rycerze idą do obozowiska, chłopi wracają.
card-council = Grudzień 1409: Jagiełło i Witold spotykają się w Brześciu i układają plan wyprawy. Wszyscy licytują w tajemnicy; kto dał najwięcej, płaci i od razu bierze żeton gracza rozpoczynającego. O równych ofertach rozstrzyga kolejność.
card-summons = Wiosna 1410: od dworu do dworu niosą królewskie wici. Do końca rundy każdy pomocnik na polu Rycerze koronni liczy się za 2.
card-enlistment = Wiosna 1410: werbownicy szukają ludzi w Czechach i na Śląsku. Każdy po kolei może wziąć z pudełka na rękę jednego rycerza, który nie był jeszcze użyty, płacąc o 1 dukata mniej, niż wynosi jego siła, ale co najmniej 1.
card-leczyca = Lipiec 1409: panowie zjeżdżają się do Łęczycy. Każdy po kolei może zapłacić 2 dukaty; oficer tego, kto zapłaci, do końca rundy liczy się za 3 zamiast za 2.
card-stores = Wiosna 1410: mięso i mąka spływają Wisłą do spichrzów w Płocku. Wszyscy licytują w tajemnicy, a najwyższe oferty płacą za prowiant: przy dwóch graczach pierwszy dostaje 3, przy trzech pierwszy 3, a drugi 2, przy czterech pierwszy 4, a drugi 2.
card-chancery = Podkanclerzy Mikołaj Trąba użycza swoich pisarzy. Licytuje w tajemnicy każdy, kto ma mniej niż pięciu pomocników; najwyższa oferta kupuje pomocnika, a przy czterech graczach dwie najwyższe.
card-ships = Lato 1409: statki wiozą zboże głodującej Litwie, a Zakon już na nie czyha. Każdy po kolei może wysłać w eskorcie rycerza z ręki: idzie on do obozowiska i przynosi prowiant o wartości 2. Kto nikogo nie wyśle, traci prowiant o wartości 1.
card-salt = Za wojnę płacą żupy solne w Wieliczce. Każdy po kolei bierze 2 dukaty albo prowiant o wartości 1, a w grze na dwie osoby 3 dukaty albo prowiant o wartości 1.

# Instead of a rule, for a card of somebody's own components
own-event = Ta karta pochodzi z własnych elementów gry; jej działanie poznacie, gdy zostanie odkryta.

## Buttons: the verbs of the rules

verb-toss = Zacznij
verb-event = Wydarzenie
verb-reveal = Odkryj
verb-reveal_provision = { verb-reveal }
verb-reveal_provisions = { verb-reveal }
verb-reveal_ducats = { verb-reveal }
verb-reveal_three_ducats = { verb-reveal }
verb-send = Wyślij
verb-send_with = { verb-send }
verb-pass = Spasuj
verb-lay = Wyłóż
verb-give = Oddaj
verb-give_provisions = { verb-give }
verb-hire = Zatrudnij pomocnika
verb-decline = Zrezygnuj
verb-dismiss = Odpraw
verb-bid = Oferuj
verb-buy = Kup
verb-recruit = Zaciągnij
verb-promote = Zapłać za oficera
verb-escort = Wyślij
verb-pay = Zapłać
verb-take = Weź
verb-overpay = Oddaj więcej
verb-settle = Zakończ

## Moves in a list, after the verb; where there is none, the names of the operands stand in a row

choice-send = { NAME($pawns, case: "acc") } na pole { $field }
choice-send_with = { NAME($pawns, case: "acc") } i { of-amount } na pole { $field }
choice-lay = { NAME($card, case: "acc") }
choice-give = { $place ->
    [camp] { NAME($card, case: "acc") } z obozowiska
   *[other] { NAME($card, case: "acc") }
}
choice-give_provisions = prowiant o wartości { $amount }
choice-dismiss = { NAME($card, case: "acc") }
choice-recruit = { NAME($card, case: "acc") }
choice-escort = { NAME($card, case: "acc") }
choice-bid = { $amount ->
    [0] brak oferty
   *[other] { of-amount }
}
choice-pay = { $goods ->
    [ducats] { of-amount }
   *[other] prowiant o wartości { $amount }
}
choice-take = { choice-pay }

## Options

option-rounds = Rundy
    .help = Po tylu rundach liczy się punkty. W zasadach jest ich osiem.
option-hands = Karty w ręku i obozowisku
    .help = Czy inni widzą karty w twoim ręku i obozowisku. Każdą kartę zdobywa się, wykłada i oddaje jawnie, więc kto ma dobrą pamięć, i tak je zna.
option-hands-open = odkryte
option-hands-hidden = zakryte
option-start = Kto zaczyna
    .help = Kto pierwszy ma żeton gracza rozpoczynającego; potem co rundę przechodzi on w lewo.
    .clash = W grze dla { $seats } graczy nie ma tego miejsca: wybierz kogoś innego albo zdaj się na los.
option-start-random = decyduje los
option-start-0 = { seat-0 }
option-start-1 = { seat-1 }
option-start-2 = { seat-2 }
option-start-3 = { seat-3 }

## Prompts: to the one who decides, and to those who wait

prompt-send = Twoja kolej: wybierz pionki, potem wskaż podświetlone pole.
wait-send = { $seat } wysyła pionki.
prompt-lay = Potyczka: wyłóż rycerza do walki albo chłopa, by nie walczyć.
wait-lay = { $seat } wybiera kartę do potyczki.
prompt-compete = Zawody: wyłóż rycerza do walki albo chłopa, by zostać z boku.
wait-compete = { $seat } wybiera, kogo wysłać.
prompt-give = Oddaj { $loss }: wskaż rycerzy, jeńców lub prowiant.
wait-give = { $seat } oddaje rycerzy, jeńców lub prowiant.
prompt-overpay = { $owed ->
    [0] Zapłacone: oddaj jeszcze coś albo zakończ.
   *[other] Oddaj { $owed } lub więcej: w dowolnej kolejności, potem zakończ.
}
wait-overpay = { $seat } oddaje więcej, niż trzeba.
prompt-hire = Drugie miejsce: kup pomocnika za { of-price } albo zrezygnuj.
wait-hire = { $seat } może kupić pomocnika.
prompt-dismiss = { $count ->
    [one] Brak prowiantu: wskaż rycerza do odprawienia.
   *[other] Brak prowiantu: wskaż rycerzy do odprawienia ({ $count }).
}
wait-dismiss = { $seat } odprawia rycerzy, dla których brakuje prowiantu.
prompt-purchase = Wydarzenie: kup prowiant o wartości { $amount } za { of-price } lub nie.
wait-purchase = { $seat } może kupić prowiant.
prompt-recruit = { $surcharge ->
    [-1] Wydarzenie: zaciągnij rycerza za siłę − 1 w dukatach lub nie.
    [0] Wydarzenie: zaciągnij rycerza za jego siłę w dukatach lub nie.
   *[other] Wydarzenie: zaciągnij rycerza za siłę + { $surcharge } w dukatach lub nie.
}
wait-recruit = { $seat } może zaciągnąć rycerza.
prompt-promote = Wydarzenie: zapłać { of-price }, a oficer liczy się za { $worth }.
wait-promote = { $seat } może zapłacić za silniejszego oficera.
prompt-escort = Wydarzenie: wyślij rycerza do obozowiska za prowiant { $gain } lub nie.
wait-escort = { $seat } może wysłać eskortę.
prompt-levy = Wydarzenie: zapłać { of-ducats } albo oddaj prowiant wart { $provisions }.
wait-levy = { $seat } musi zapłacić.
prompt-grant = Wydarzenie: weź { of-ducats } albo prowiant wart { $provisions }.
wait-grant = { $seat } odbiera królewski dar.
prompt-auction-start = Licytacja: złóż tajną ofertę za żeton rozpoczynającego.
wait-auction-start = { $seat } licytuje żeton gracza rozpoczynającego.
prompt-auction-helpers = { $count ->
    [one] Licytacja: najwyższa tajna oferta kupuje pomocnika.
    [few] Licytacja: { $count } najwyższe tajne oferty kupują po pomocniku.
   *[many] Licytacja: { $count } najwyższych tajnych ofert kupuje po pomocniku.
}
wait-auction-helpers = { $seat } licytuje pomocnika.
prompt-auction-provisions = { $count ->
    [one] Licytacja: najwyższa tajna oferta kupuje prowiant wart { $amount }.
    [few] Licytacja: wygrywają { $count } oferty, prowiant { $amount }, potem { $next }.
   *[other] Licytacja: wygrywa { $count } ofert, prowiant { $amount }, potem { $next }.
}
wait-auction-provisions = { $seat } licytuje prowiant.
prompt-auction-knights = { $count ->
    [one] Licytacja: najwyższa tajna oferta bierze rycerza z pudełka.
    [few] Licytacja: { $count } najwyższe tajne oferty biorą rycerzy z pudełka.
   *[many] Licytacja: { $count } najwyższych tajnych ofert bierze rycerzy z pudełka.
}
wait-auction-knights = { $seat } licytuje rycerza.

## The log: moves

log-toss = Żeton gracza rozpoczynającego dostaje { $first }.
log-event = Wydarzenie: { $event }.
log-reveal = Na planszy: { $card }.
log-reveal_provision = Na planszy: prowiant { $one }.
log-reveal_provisions = Na planszy: prowiant { $one } i { $two }.
log-reveal_ducats = Na planszy: dukaty { $one } i { $two }.
log-reveal_three_ducats = Na planszy: dukaty { $one }, { $two } i { $three }.
log-send = { $seat } wysyła { NAME($pawns, case: "acc") } na pole { $field }.
log-send_with = { $seat } wysyła { NAME($pawns, case: "acc") } i { of-amount } na pole { $field }.
log-pass = { $seat } pasuje do końca rundy.
log-lay = { $card ->
    [hidden] { $seat } wykłada zakrytą kartę.
   *[other] { $seat } wykłada w tajemnicy { NAME($card, case: "acc") }.
}
log-give = { $place ->
    [camp] { $seat } oddaje z obozowiska { NAME($card, case: "acc") }.
   *[other] { $seat } oddaje { NAME($card, case: "acc") }.
}
log-give_provisions = { $seat } oddaje prowiant o wartości { $amount }.
log-hire = { $seat } kupuje pomocnika.
log-decline = { $seat } rezygnuje.
log-dismiss = { $seat } odprawia { NAME($card, case: "acc") }.
log-bid = { $amount ->
    [hidden] { $seat } podejmuje tajną decyzję.
    [0] { $seat } nie składa oferty.
   *[other] { $seat } oferuje w tajemnicy { of-amount }.
}
log-buy = { $seat } kupuje prowiant.
log-recruit = { $seat } zaciąga { NAME($card, case: "acc") }.
log-promote = { $seat }: oficer liczy się w tej rundzie za więcej.
log-escort = { $seat } wysyła w eskorcie { NAME($card, case: "acc") }.
log-pay = { $goods ->
    [ducats] { $seat } płaci { of-amount }.
   *[other] { $seat } oddaje prowiant o wartości { $amount }.
}
log-take = { $goods ->
    [ducats] { $seat } bierze { of-amount }.
   *[other] { $seat } bierze prowiant o wartości { $amount }.
}

log-overpay = { $seat } oddaje więcej, niż trzeba.
log-settle = { $seat } kończy oddawanie.

## The log: what follows from the moves

log-round = Runda { $round }.
    .chapter = Runda { $round }
log-starts = Zaczyna { $seat }.
log-idle = { $seat } nie ma już pola dla pozostałych pomocników i pasuje.
log-shows = { $seat } odkrywa { NAME($card, case: "acc") }.
log-captured = { $seat } bierze do niewoli { NAME($card, case: "acc") }.
log-held = Potyczka wygrana, { $knights } do { $teutons }.
log-raided = Potyczka przegrana, { $knights } do { $teutons }: każdy oddaje { $loss }.
log-stripped = { $seat } nie ma więcej i oddaje wszystko.
log-bare = { $seat } nie ma nic do oddania.
log-lost = { $seat } traci { NAME($card, case: "acc") }.
log-price = { $seat } płaci { of-price }.
log-nothing = { $seat } nic nie zdobywa na polu { $field }.
log-unaffordable = { $seat } zajmuje drugie miejsce, ale nie może kupić pomocnika za { of-price }.
log-unused = Nikt nie może skorzystać z wydarzenia { $event }.
log-joins = { $seat } zdobywa { NAME($card, case: "acc") }.
log-supplied = { $amount ->
    [0] { $seat } nie dostaje prowiantu: bank jest pusty.
   *[other] { $seat } dostaje prowiant o wartości { $amount }.
}
log-earns = { $amount ->
    [0] { $seat } nie dostaje dukatów: bank jest pusty.
   *[other] { $seat } dostaje { of-amount }.
}
log-refund = { $seat } nic nie zdobywa i odbiera { of-amount }.
log-helped = { $seat } zatrudnia pomocnika za darmo.
log-bids = { $amount ->
    [0] { $seat } nie licytuje.
   *[other] { $seat } oferuje { of-amount }.
}
log-won_start = { $seat } kupuje żeton gracza rozpoczynającego za { of-price }.
log-won_helper = { $seat } kupuje pomocnika za { of-price }.
log-won_provisions = { $seat } kupuje prowiant o wartości { $amount } za { of-price }.
log-won_knight = { $seat } kupuje { NAME($card, case: "acc") } za { of-price }.
log-unsold = Nikt nic nie kupuje.
log-plundered = { $seat } traci prowiant o wartości { $amount }.
log-excused = { $seat } nie ma nic do stracenia.
log-hungry = { $count ->
    [one] { $seat } nie wyżywi jednego rycerza.
   *[other] { $seat } nie wyżywi { $count } rycerzy.
}
log-deserted = { $count ->
    [one] { $seat } nie ma prowiantu i traci jedynego rycerza.
   *[other] { $seat } nie ma prowiantu i traci wszystkich rycerzy ({ $count }).
}
log-office = { $points ->
    [one] { $seat } to { $office }: 1 punkt.
    [few] { $seat } to { $office }: { $points } punkty.
   *[many] { $seat } to { $office }: { $points } punktów.
}
log-scored = { $points ->
    [one] { $seat } ma w sumie 1 punkt.
    [few] { $seat } ma w sumie { $points } punkty.
   *[many] { $seat } ma w sumie { $points } punktów.
}
log-tie = { $points ->
    [one] Po { $points } punkcie: rozstrzyga liczba kart, { $count }.
    [few] Po { $points } punkty: rozstrzyga liczba kart, { $count }.
   *[other] Po { $points } punktów: rozstrzyga liczba kart, { $count }.
}
log-won = { $seat } wygrywa i zostaje najlepszym oficerem króla.
log-shared = { $seat } i { $second } dzielą się zwycięstwem.
log-shared_three = { $seat }, { $second } i { $third } dzielą się zwycięstwem.
log-shared_four = { $seat }, { $second }, { $third } i { $fourth } dzielą się zwycięstwem.

## A position as plain text

sketch-setting-up = Kto zaczyna?
sketch-head = Runda { $round } z { $count }, { $season } { $year }, faza: { $phase }. Zaczyna { $seat }.
sketch-end = Koniec gry, { $season } { $year }.
sketch-event = Wydarzenie: { $event }. { $text }
sketch-truce = rozejm do rundy { $round }
sketch-nothing = jeszcze nic nie odkryto
sketch-teutons = { $cards } + { $amount } = { $teutons }
sketch-free-helper = za darmo
sketch-price = za { $price }
sketch-ducats = { $amount }d
sketch-officer = O
sketch-helper = p
sketch-you = { $seat } (ty)
sketch-column-ducats = dukaty
sketch-column-provisions = prow.
sketch-column-pawns = pionki
sketch-column-points = punkty
sketch-column-hand = ręka | obozowisko
sketch-provisions = { $amount }/{ $count }
sketch-passed = pas
sketch-legend = O oficer, p pomocnik, d dukat, k rycerz koronny, z zaciężny, † Krzyżak, ch chłop; w nawiasie: nie do zdobycia przy tylu graczach; prow.: prowiant/rycerze.
sketch-skirmish = Potyczka: Krzyżacy { $teutons }, rycerze { $knights }; każdy oddaje { $loss }.
sketch-fighters = Kto wykłada kartę: { $cards }
sketch-points = { $seat }: rycerze { $knights }, Krzyżacy { $teutons }, urzędy { $offices }, dukaty { $ducats }

## Rules

turn-help = W swojej kolejce wysyłasz na jedno pole albo oficera, albo dowolnie wielu pomocników, w dwóch miejscach także z dukatami. Możesz też spasować do końca rundy. Tam, gdzie liczą się pionki, oficer jest wart 2, a pomocnik 1; przy równych sumach wygrywa ten, kto przyszedł pierwszy.

rules-aim = Przez osiem rund, od jesieni 1408 do lata 1410 roku, zbierasz armię. Na koniec każdy rycerz, którego potrafisz wyżywić, daje tyle punktów, ile ma siły, podobnie każdy pojmany Krzyżak; do tego dochodzą urzędy i dukaty. Wygrywa, kto ma najwięcej punktów.
    .title = Cel gry
rules-round = Runda ma trzy fazy: wydarzenie (od drugiej rundy), wysyłanie pionków i rozstrzygnięcie sześciu pól po kolei. Od czwartej rundy Krzyżacy najeżdżają pogranicze. Po każdej rundzie żeton gracza rozpoczynającego przechodzi w lewo.
    .title = Runda
rules-officers = Po kolei wysyłacie na jedno pole oficera albo grupę pomocników. Oficer może dołączyć do twoich pomocników, a oni do niego, ale pomocnicy nigdy nie idą na pole, gdzie już stoją twoi pomocnicy, chyba że pozwala na to wydarzenie. Dukaty idą tylko z pionkiem i tylko na pola Prowiant i Rycerze zaciężni. Kto spasuje, nie wysyła już nic do końca rundy.
    .title = Wysyłanie pionków
rules-fields = Na każdym polu najwyższa suma bierze najlepszą zdobycz, a kolejne to, co zostało; nikt nie bierze dwóch. Przy równych sumach wygrywa ten, kto przyszedł pierwszy. Dukaty, które coś zdobyły, idą do banku, pozostałe wracają razem z pionkami.
    .title = Rozstrzygnięcie pól
rules-skirmish = Kto ma pionek na polu Krzyżacy, wykłada w tajemnicy kartę. Najsilniejszy rycerz bierze do niewoli silniejszego z Krzyżaków, których pokonuje; drugi bierze słabszego, jeśli go pokonuje i jeśli ten jest jeszcze wolny. Przy równej sile nikt nie trafia do niewoli. Potem wszyscy rycerze razem muszą co najmniej dorównać Krzyżakom: sile obu kart powiększonej o 2, 4 lub 6, gdy gra dwóch, trzech lub czterech graczy. Przegrana kosztuje każdego, także tego, kto nie walczył, tyle, ile zabrakło: w rycerzach z ręki lub obozowiska, wcześniejszych jeńcach lub prowiancie, w dowolnym połączeniu; wolno oddać więcej. Kto ma za mało, traci wszystko.
    .title = Potyczka
rules-camp = Rycerz wysłany do potyczki lub innego zadania odpoczywa w obozowisku do końca gry. Nadal daje punkty i nadal potrzebuje prowiantu, ale nie można go wysłać drugi raz. W obozowisku leżą też jeńcy, którym prowiant nie jest potrzebny.
    .title = Obozowisko
rules-events = Wydarzenie coś zmienia na całą rundę albo działa od razu lub w dalszej części rundy, jak mówi karta. Licytacje są tajne: wszyscy składają oferty naraz, a płaci tylko ten, kto kupuje. O równych ofertach i równych rycerzach rozstrzyga kolejność od gracza rozpoczynającego.
    .title = Wydarzenia
rules-end = Każdy rycerz koronny i zaciężny potrzebuje jednostki prowiantu; jeśli masz za mało, wybierasz, kogo odprawić. Kto ma najwięcej rycerzy koronnych, zostaje ich dowódcą, kto ma najwięcej zaciężnych, dowódcą zaciężnych: punkt za każdą taką kartę, a o remisie rozstrzyga suma siły; jeśli i ona jest równa, punktuje każdy z remisujących. Komu zostało najwięcej prowiantu, zostaje kwatermistrzem: punkt za każdą jednostkę, a przy remisie dla każdego. Każde dwa dukaty to punkt. Przy równych punktach wygrywa ten, kto ma więcej kart; jeśli i kart jest tyle samo, zwycięstwo jest wspólne.
    .title = Koniec gry
rules-few = Dwóch graczy walczy na każdym polu rycerzy tylko o jednego, o niższą wartość prowiantu i o dwie najniższe wartości dukatów. Trzech graczy dostaje dwie najwyższe wartości dukatów.
    .title = Dwóch i trzech graczy

## The drawn table: what stands on the board, and what it says to those who do not see it. $officers and $helpers are
## numbers of pawns, $year is a plain string

board-label = Plansza
board-caption = runda { $round } z { $count } · { $season } { $year }
board-caption-phase = · { $phase }
board-caption-field = Pole i co się liczy
board-caption-prizes = Do zdobycia i kto prowadzi
board-caption-queue = Kolejka: remis wygrywa pierwszy z lewej
board-round = Runda { $round } z { $count }
board-event-caption = Wydarzenie
board-event = Wydarzenie: { $event }. { $text }
board-no-event = W pierwszej rundzie nie ma wydarzenia
board-field = Pole { $number }: { $field }
board-one-pawn = 1 pionek na gracza
board-truce = rozejm do rundy { $round }
board-group = { $seat }, { $field }: oficer: { $officers }, pomocnicy: { $helpers }, dukaty: { $ducats }; suma { $points }
board-fighter = { $seat }, { $field }: bierze udział
board-prize = Miejsce { $number }: { $text }; na razie nikt tego nie bierze
board-prize-taken = Miejsce { $number }: { $text }; na razie bierze { $seat }
board-prize-out = { $text }: przy tylu graczach nie do zdobycia
board-helper = { $price ->
    [0] pomocnik za darmo
   *[other] pomocnik za { of-price }
}
board-provisions = prowiant { $amount }
board-ducats = { $amount ->
    [one] 1 dukat
    [few] { $amount } dukaty
   *[many] { $amount } dukatów
}
board-teutons = Krzyżacy: { $teutons }, w tym { $amount } za liczbę graczy
board-closed-pawn = twój pionek już tu stoi
board-closed-hired = masz wszystkich pomocników
board-closed-ducats = nie masz dukatów
board-closed-helpers = twoi pomocnicy już tu stoją
board-closed-single = tylko jeden pionek
board-skirmish = potyczka: karty leżą zakryte
board-skirmish-held = wygrana · nikt niczego nie oddaje
board-skirmish-lost = przegrana · każdy oddaje co najmniej { $loss }
board-free = wolny
board-captured = pojmany
board-players = { $count } graczy
board-away = nie walczy
board-face-down = zakryta karta
board-side-teutons = Krzyżacy
board-side-knights = Rycerze
board-missing = brakuje { $loss }
board-no-bid = bez oferty
board-now = decyduje
board-coming = jeszcze w stosach
board-feeding = Punkty według stanu na teraz
board-winner = zwycięstwo
board-part-knights = rycerze
board-part-teutons = Krzyżacy
board-part-crowncommander = dowódca koronny
board-part-mercenarycommander = dowódca zaciężny
board-part-quartermaster = kwatermistrz
board-part-ducats = dukaty
board-card-crown = koronny
board-card-mercenary = zaciężny
board-card-teuton = Krzyżak
board-card-peasant = chłop
panel-tray = Przed tobą
panel-recruit = { NAME($card, case: "acc") } za { of-price }
panel-points = { $points } pkt
panel-you = ty
panel-leads = Na razie: { $office }
panel-office = { $office }
panel-start = zaczyna
panel-worth = oficer { $worth }
panel-idle = bez pionków
panel-passed = pas
panel-provisions = Prowiant { $amount }, rycerzy: { $count }
panel-feeds = na { $count }
panel-pawns = Do wysłania: oficer: { $officers }, pomocnicy: { $count } z { $helpers }
board-stakes = Jeśli rycerze razem będą słabsi niż { $teutons }, każdy odda tyle, ile zabraknie, także ten, kto nie walczy. Najsilniejszy rycerz bierze do niewoli Krzyżaka, którego pokona.
board-bank = Bank
board-bank-stock = Bank: dukaty { $ducats }, prowiant { $provisions }

## Why a move is good, in a hint: what it gains and what it risks

gains-points = { $count ->
    [one] o punkt więcej
    [few] o { $count } punkty więcej
   *[other] o { $count } punktów więcej
}
risks-points = { $count ->
    [one] o punkt mniej
    [few] o { $count } punkty mniej
   *[other] o { $count } punktów mniej
}
gains-strength = siła rycerzy wyższa o { $count }
risks-strength = siła rycerzy niższa o { $count }
gains-fed = { $count ->
    [one] prowiant dla kolejnego rycerza
    [few] prowiant dla { $count } kolejnych rycerzy
   *[other] prowiant dla { $count } kolejnych rycerzy
}
risks-hungry = { $count ->
    [one] jeden rycerz bez prowiantu
    [few] { $count } rycerzy bez prowiantu
   *[other] { $count } rycerzy bez prowiantu
}
gains-ducats = { $count ->
    [one] o dukata więcej
    [few] o { $count } dukaty więcej
   *[other] o { $count } dukatów więcej
}
risks-ducats = { $count ->
    [one] kosztuje dukata
    [few] kosztuje { $count } dukaty
   *[other] kosztuje { $count } dukatów
}
gains-knight-prize = prowadzi po rycerza o sile { $count }
gains-provision-prize = prowadzi po prowiant: { $count }
gains-ducat-prize = prowadzi po dukaty: { $count }
gains-helper-prize = prowadzi po pomocnika
gains-teutons = silny rycerz przeciw Krzyżakom
gains-rival-knight = przebija rywala w walce o rycerza
gains-rival-provisions = przebija rywala w walce o prowiant
gains-rival-ducats = przebija rywala w walce o dukaty

## The result, and what it is made of

outcome-points = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
}
    .lost = { $names } { $winners ->
        [one] ma
       *[other] mają
    } { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[other] { $points } punktów.
    }
rivals-beaten = { $rivals ->
    [one] druga osoba
   *[other] pozostali
}
outcome-cards = { $points ->
    [one] { $points } punkt i więcej rycerzy i Krzyżaków niż { rivals-beaten }.
    [few] { $points } punkty i więcej rycerzy i Krzyżaków niż { rivals-beaten }.
   *[other] { $points } punktów i więcej rycerzy i Krzyżaków niż { rivals-beaten }.
}
    .lost = { $names } { $winners ->
        [one] ma
       *[other] mają
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } oraz najwięcej rycerzy i Krzyżaków.
source-knights = { board-part-knights }
source-teutons = { board-part-teutons }
source-crowncommander = { board-part-crowncommander }
source-mercenarycommander = { board-part-mercenarycommander }
source-quartermaster = { board-part-quartermaster }
source-ducats = { board-part-ducats }

## What changed since the last decision, beside its picture. $amount (number)

change-card = { $card }
change-ducats = { $amount ->
    [one] dukat
    [few] dukaty
   *[other] dukatów
}
change-provisions = prowiant
change-helpers = { $amount ->
    [one] pomocnik
    [few] pomocników
   *[other] pomocników
}
change-sent = pole: { $field }

## The dock: what is asked when a part of the move is chosen. The words before the first colon are set bold

ask-send-field = { $pawns ->
    [officer] Wyślij oficera: wskaż pole.
    [helper] Wyślij pomocnika: wskaż pole.
   *[other] Wyślij { NAME($pawns, case: "short") }: wskaż pole.
}
ask-send_with-field = { $pawns ->
    [officer] Wyślij oficera i { of-amount }: wskaż pole.
    [helper] Wyślij pomocnika i { of-amount }: wskaż pole.
   *[other] Wyślij { NAME($pawns, case: "short") } i { of-amount }: wskaż pole.
}
ask-send-pawns = { $field ->
    [hidden] Wyślij: wybierz oficera albo pomocników.
   *[other] Na pole { $field }: wybierz pionki.
}
ask-send_with-pawns = { $field ->
    [hidden] Wyślij { of-amount }: wybierz pionki, które je zabiorą.
    [mercenaries] Na pole { $field }: wybierz pionek.
   *[other] Na pole { $field } z dukatami: wybierz pionki.
}
ask-send_with-amount = { $field }: wybierz dukaty, potem „Wyślij”.
ask-send = Na pole { $field }: możesz dodać dukaty; naciśnij „Wyślij”.
ask-lay = Wyłóż zakrytą: wybierz kartę z ręki.
ask-give = Oddaj: wskaż rycerzy, jeńców lub prowiant.
ask-give_provisions = Oddaj prowiant: potwierdź przyciskiem.
ask-dismiss = Odpraw: wskaż rycerza w obozowisku.
ask-bid = Oferta: wybierz liczbę dukatów i naciśnij przycisk.
ask-recruit = Zaciągnij: wybierz rycerza z pudełka.
ask-escort = Eskorta: wybierz rycerza z ręki.
ask-pay = Zapłać: dukaty czy prowiant?
ask-take = Weź: dukaty czy prowiant?

next-field = które pole?
next-pawns = pionki?
next-amount = dukaty?
next-pay-amount = czym?
next-take-amount = co?
next-give_provisions-amount = ile?
next-card = która karta?
next-goods = co?
next-place = ręka czy obozowisko?

# $thing is what was chosen
chip-send_with-amount = dukaty: { $thing }
chip-bid-amount = dukaty: { $thing }
chip-give = { NAME($card, case: "acc") }
chip-give_provisions = prowiant { $amount }
chip-pay-amount = { $thing }

confirm-give = Oddaj
confirm-give_provisions = Oddaj
confirm-send = Wyślij { NAME($pawns, case: "acc") } na pole { $field }
confirm-send_with = Wyślij { NAME($pawns, case: "acc") } i { of-amount } na pole { $field }
confirm-lay = Wyłóż w tajemnicy { NAME($card, case: "acc") }
confirm-hire = Kup pomocnika
confirm-recruit = Zaciągnij { NAME($card, case: "acc") }
confirm-escort = Wyślij w eskorcie { NAME($card, case: "acc") }
confirm-pay = { $goods ->
    [ducats] Zapłać { of-amount }
   *[other] Oddaj prowiant o wartości { $amount }
}
confirm-take = { $goods ->
    [ducats] Weź { of-amount }
   *[other] Weź prowiant o wartości { $amount }
}
confirm-bid = { $amount ->
    [0] Bez oferty
   *[other] Oferuj { of-amount }
}
confirm-dismiss = { $count ->
    [one] Odpraw rycerza
   *[other] Odpraw rycerzy: { $count }
}

# One move of those that the buttons above count

order-give = { $place ->
    [camp] Oddaj z obozowiska { NAME($card, case: "acc") }
   *[other] Oddaj { NAME($card, case: "acc") }
}
order-give_provisions = Oddaj prowiant o wartości { $amount }
order-dismiss = Odpraw { NAME($card, case: "acc") }

## The tray. $most, $count, $amount and $price are numbers

tray-pawns = { NAME($pawns, case: "tray") }
tray-out = już wysłany
tray-left = { $count ->
    [0] nikt nie został
    [one] został { $count }
   *[other] zostało { $count }
}
tray-no-field = brak pola
tray-fewer-helpers = O jednego pomocnika mniej
tray-more-helpers = O jednego pomocnika więcej
tray-fewer = O dukata mniej
tray-more = O dukata więcej
tray-of = { $count } z { $most }
tray-along = do pionka
tray-with = i { of-amount }
tray-alone = bez dukatów
tray-lose = tracisz { $amount } prowiantu
tray-nothing = nic się nie zmienia
tray-provisions = Prowiant { $amount }
tray-rest = pokryje resztę
tray-have = masz { $amount }
tray-bank = bank: { $amount }
tray-finish-give = Oddaj { $count }
tray-finish-dismiss = { $count ->
    [one] Odpraw rycerza
   *[other] Odpraw rycerzy: { $count }
}
tray-missing = brakuje { $count }
tray-hire = Kup pomocnika
tray-buy = Kup prowiant
tray-promote = Zapłać za oficera
tray-price = za { of-price }
tray-pay-ducats = Zapłać { of-amount }
tray-pay-provisions = Oddaj { $amount } prowiantu
tray-take-ducats = Weź { of-amount }
tray-take-provisions = Weź { $amount } prowiantu
tray-bid = Oferuj { of-amount }
tray-no-bid = Bez oferty
panel-own-hand = Twoja ręka
panel-own-camp = Twoje obozowisko
panel-own-ducats = { $count ->
    [one] dukat
    [few] dukaty
   *[other] dukatów
}
panel-own-feeds = { $count ->
    [one] na 1 rycerza
   *[other] na { $count } rycerzy
}
panel-unfed = { $count ->
    [one] 1 rycerz głodny
    [few] { $count } rycerzy głodnych
   *[many] { $count } rycerzy głodnych
}

## Why not: what, a colon or a full stop, and the rule or the fact

why-no-sending = Nie teraz: pionki wysyła się w fazie oficerów.
why-not-asked = Nie teraz: najpierw odpowiedz na pytanie w tym pasku.
why-officer-out = Oficer: jest już na polu { $field }.
why-helpers-left = { $count ->
    [0] Pomocnicy: nikt już nie został do wysłania.
    [one] Pomocnicy: do wysłania został tylko 1.
   *[other] Pomocnicy: do wysłania zostało tylko { $count }.
}
why-no-field = { $pawns ->
    [officer] Oficer: żadne otwarte pole go nie przyjmie.
    [helper] Pomocnik: żadne otwarte pole go nie przyjmie.
   *[other] Pomocnicy: żadne otwarte pole nie przyjmie tylu naraz.
}
why-truce = Krzyżacy: rozejm trwa do rundy { $round }.
why-one-pawn = { $field }: tylko 1 pionek na gracza, twój już tu stoi.
why-all-helpers = { $field }: masz już wszystkich pięciu.
why-needs-ducat = { $field }: potrzebny choć 1 dukat, a nie masz żadnego.
why-helpers-there = { $field }: twoi pomocnicy już tu są, kolejni nie mogą dołączyć.
why-single = { $field }: tylko 1 pionek na gracza.
why-no-ducats-there = { $field }: dukaty tu się nie liczą; odłóż je najpierw.
why-few-ducats = { $amount ->
    [0] Dukaty: nie masz żadnego.
    [one] Dukaty: masz tylko 1.
   *[other] Dukaty: masz tylko { $amount }.
}
why-no-fewer = Dukaty: i tak żaden nie idzie z pionkiem.
why-least-ducat = Rycerze zaciężni: z pionkiem idzie co najmniej 1 dukat.
why-ducats-nowhere = Dukaty: liczą się u zaciężnych i przy prowiancie, a tam nie wejdziesz.
why-ducats-closed = { why-ducats-nowhere }
why-peasant-pays = Chłop: ma wartość 0 i nie może płacić.
why-enough = { $card }: z nim inna część zapłaty byłaby zbędna.
why-not-yours = { $card }: nie masz takiej karty.
why-captive-eats = { $card }: jeniec nic nie je i zostaje.
why-peasant-eats = Chłop: nic nie je i zostaje.
why-fed = { $card }: wybrano już dość; najpierw cofnij kogoś.
why-yours-already = { $card }: jest już twój; wybierz kogoś z dołu.
why-not-in-box = { $card }: nie ma go w pudełku albo jest za drogi.
why-captive = { $card }: jeńcem płaci się tylko za przegraną potyczkę.
why-rests = { $card }: już walczył, odpoczywa w obozowisku.
why-peasant-escort = Chłop: eskortą może być tylko rycerz.
why-cards-later = { $card }: karty wykłada się w potyczce lub wydarzeniu.
why-pay-missing = Zapłata: brakuje jeszcze { $owed }.
why-few-provisions = Prowiant: masz { $amount } z { $owed }; najpierw oddaj karty.
why-no-provisions = Prowiant: masz tylko { $amount }.
why-paid = Prowiant: wybrano już dość.
why-drop-missing = { $count ->
    [one] Odprawa: wskaż jeszcze jednego rycerza.
   *[other] Odprawa: wskaż jeszcze rycerzy: { $count }.
}
why-bank-empty = { $goods ->
    [ducats] Dukaty: w banku nie ma żadnego.
   *[other] Prowiant: w banku nie ma żadnego.
}
why-too-little = { $goods ->
    [ducats] Dukaty: masz tylko { $amount }.
   *[other] Prowiant: masz tylko { $amount }.
}
why-no-lower-bid = Oferta: mniej niż nic nie można dać.
why-final = Już wybrano: naciśnij przycisk albo „Anuluj”.
why-dearer-first = { $card }: najpierw wskaż cenniejszą kartę.
