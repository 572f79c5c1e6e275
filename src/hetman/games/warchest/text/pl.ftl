### War Chest in Polish; the arguments are those of the English texts.
###
### Players' names stand in the nominative only, and verbs in the present tense, so that no gender is needed.
### Names have cases: gen (dopełniacz), acc (biernik), ins (narzędnik). A coin in the accusative speaks of the coin
### and not of the unit: "szton Łucznika".

## The game

game-name = War Chest
game-about = Losuj sztony z worka, prowadź oddziały i zajmij kluczowe pozycje, nim zrobi to wróg.
game-length = 30 min

## Sides and seats: a seat is one person, so its name is singular, for those who have not given theirs

side-0 = Kruki
    .gen = Kruków
    .code = K
side-1 = Wilki
    .gen = Wilków
    .code = W
team-0 = { side-0 }
    .gen = { side-0.gen }
team-1 = { side-1 }
    .gen = { side-1.gen }
seat-0 = Kruk
seat-1 = Wilk
seat-2 = Kruk II
seat-3 = Wilk II

## Units

unit-archer = Łucznik
    .gen = Łucznika
    .acc = Łucznika
    .ins = Łucznikiem
    .code = ŁU
unit-berserker = Berserker
    .gen = Berserkera
    .acc = Berserkera
    .ins = Berserkerem
    .code = BE
unit-cavalry = Kawaleria
    .gen = Kawalerii
    .acc = Kawalerię
    .ins = Kawalerią
    .code = KA
unit-crossbowman = Kusznik
    .gen = Kusznika
    .acc = Kusznika
    .ins = Kusznikiem
    .code = KU
unit-ensign = Chorąży
    .gen = Chorążego
    .acc = Chorążego
    .ins = Chorążym
    .code = CH
unit-footman = Piechur
    .gen = Piechura
    .acc = Piechura
    .ins = Piechurem
    .code = PI
unit-knight = Rycerz
    .gen = Rycerza
    .acc = Rycerza
    .ins = Rycerzem
    .code = RY
unit-lancer = Kopijnik
    .gen = Kopijnika
    .acc = Kopijnika
    .ins = Kopijnikiem
    .code = KO
unit-lightcavalry = Lekka jazda
    .gen = Lekkiej jazdy
    .acc = Lekką jazdę
    .ins = Lekką jazdą
    .code = LJ
unit-marshall = Marszałek
    .gen = Marszałka
    .acc = Marszałka
    .ins = Marszałkiem
    .code = MA
unit-mercenary = Najemnik
    .gen = Najemnika
    .acc = Najemnika
    .ins = Najemnikiem
    .code = NA
unit-pikeman = Pikinier
    .gen = Pikiniera
    .acc = Pikiniera
    .ins = Pikinierem
    .code = PK
unit-royalguard = Gwardzista
    .gen = Gwardzisty
    .acc = Gwardzistę
    .ins = Gwardzistą
    .code = GW
unit-scout = Zwiadowca
    .gen = Zwiadowcy
    .acc = Zwiadowcę
    .ins = Zwiadowcą
    .code = ZW
unit-swordsman = Szermierz
    .gen = Szermierza
    .acc = Szermierza
    .ins = Szermierzem
    .code = SZ
unit-warriorpriest = Kapłan-wojownik
    .gen = Kapłana-wojownika
    .acc = Kapłana-wojownika
    .ins = Kapłanem-wojownikiem
    .code = KW

## Headings of what belongs to a seat, in win shares

belongings-unit = Oddziały

## Coins

coin-royal = Szton koronny
    .acc = szton koronny
    .code = SK
coin-hidden = Nieznany szton
    .acc = szton
coin-archer = { unit-archer }
    .acc = szton { unit-archer.gen }
coin-berserker = { unit-berserker }
    .acc = szton { unit-berserker.gen }
coin-cavalry = { unit-cavalry }
    .acc = szton { unit-cavalry.gen }
coin-crossbowman = { unit-crossbowman }
    .acc = szton { unit-crossbowman.gen }
coin-ensign = { unit-ensign }
    .acc = szton { unit-ensign.gen }
coin-footman = { unit-footman }
    .acc = szton { unit-footman.gen }
coin-knight = { unit-knight }
    .acc = szton { unit-knight.gen }
coin-lancer = { unit-lancer }
    .acc = szton { unit-lancer.gen }
coin-lightcavalry = { unit-lightcavalry }
    .acc = szton { unit-lightcavalry.gen }
coin-marshall = { unit-marshall }
    .acc = szton { unit-marshall.gen }
coin-mercenary = { unit-mercenary }
    .acc = szton { unit-mercenary.gen }
coin-pikeman = { unit-pikeman }
    .acc = szton { unit-pikeman.gen }
coin-royalguard = { unit-royalguard }
    .acc = szton { unit-royalguard.gen }
coin-scout = { unit-scout }
    .acc = szton { unit-scout.gen }
coin-swordsman = { unit-swordsman }
    .acc = szton { unit-swordsman.gen }
coin-warriorpriest = { unit-warriorpriest }
    .acc = szton { unit-warriorpriest.gen }

## One line for each unit

rule-archer = Strzał dokładnie na 2 pola
rule-berserker = Kolejny manewr za własny szton
rule-cavalry = Ruch, potem atak
rule-crossbowman = Strzał na 2 pola w linii
rule-ensign = Rusza sojusznika w pobliżu
rule-footman = Dwa oddziały, wspólny rozkaz
rule-knight = Ulega tylko wzmocnionym
rule-lancer = Szarża w linii prostej
rule-lightcavalry = Ruch o dwa pola
rule-marshall = Każe sojusznikowi atakować
rule-mercenary = Działa, gdy go rekrutujesz
rule-pikeman = Oddaje cios napastnikowi
rule-royalguard = Słucha korony, chroni swój stos
rule-scout = Rozstaw obok swoich
rule-swordsman = Po ataku może się ruszyć
rule-warriorpriest = Atak i kontrola dają szton

## The whole rule of each unit

card-archer = Taktyka: trafia oddział oddalony dokładnie o dwa pola, w każdym kierunku i ponad wszystkim, co stoi po drodze. Restrykcja: inaczej nie atakuje.
card-berserker = Atrybut: po każdym manewrze może wykonać następny, jeśli odrzucisz szton z jego stosu. Wolno to powtarzać, ale ostatni szton zostaje na planszy.
card-cavalry = Taktyka: przechodzi na sąsiednie pole i stamtąd atakuje.
card-crossbowman = Taktyka: trafia oddział o dwa pola dalej w linii prostej, o ile nic między nimi nie stoi. Sąsiadów atakuje tak jak inne oddziały.
card-ensign = Taktyka: inny sojuszniczy oddział, stojący najwyżej dwa pola od Chorążego, rusza się o jedno pole i dalej jest najwyżej dwa pola od niego.
card-footman = Taktyka: każdy twój Piechur na planszy wykonuje jeden manewr. Atrybut: wolno ci mieć na planszy dwa oddziały Piechurów.
card-knight = Atrybut: zaatakować go może tylko oddział złożony z co najmniej dwóch sztonów.
card-lancer = Taktyka: rusza się o jedno lub dwa pola i atakuje, a wszystko to w jednej linii. Restrykcja: inaczej nie atakuje.
card-lightcavalry = Taktyka: rusza się o dwa pola, po drodze może skręcić.
card-marshall = Taktyka: inny sojuszniczy oddział, stojący najwyżej dwa pola od Marszałka, atakuje w zwykły sposób swojego sąsiada.
card-mercenary = Atrybut: gdy rekrutujesz szton Najemnika, twój Najemnik na planszy może od razu wykonać manewr za darmo.
card-pikeman = Atrybut: oddział, który atakuje go z sąsiedniego pola, sam też traci szton, nawet gdy Pikinier ginie.
card-royalguard = Taktyka: za odkryty szton koronny rusza się o jedno lub dwa pola, na pozycję twojej strony (na dawnej karcie: o jedno pole, dokądkolwiek). Atrybut: gdy ktoś go atakuje, zamiast sztonu z planszy możesz stracić szton Gwardzisty z puli.
card-scout = Atrybut: oprócz zwykłych miejsc możesz go rozstawić na każdym wolnym polu obok sojuszniczego oddziału.
card-swordsman = Atrybut: gdy zaatakuje, może się potem ruszyć o jedno pole.
card-warriorpriest = Atrybut: gdy zaatakuje albo przejmie pozycję, losujesz szton z worka i od razu go zagrywasz.

## Buttons: the verbs of the rules

verb-deploy = Rozstaw
verb-bolster = Wzmocnij
verb-bolster_at = { verb-bolster }
verb-initiative = Inicjatywa
verb-recruit = Rekrutuj
verb-pass = Pas
verb-move = Ruch
verb-move_from = { verb-move }
verb-control = Przejmij
verb-control_at = { verb-control }
verb-attack = Atak
verb-attack_from = { verb-attack }
verb-tactic = Taktyka
verb-charge = Szarża
verb-order = Rozkaz
verb-order_from = { verb-order }
verb-drill = Rozkaz dla wszystkich
verb-skip = Pomiń
verb-soak = Z puli
verb-suffer = Z planszy
verb-pick = Wybierz
verb-draw = Losuj
verb-deal = Rozdaj
verb-toss = Rzuć żetonem

## Moves in a list, after the verb; where there is none, the names of the operands stand in a row

choice-recruit = { $unit } za: { $coin }
choice-move_from = { $unit } z { $from } na { $to }
choice-attack_from = { $unit } z { $from }: { $target }
choice-charge = { $unit } na { $to }, atak na { $target }
choice-order = { $unit }: { $other } { $hex }
choice-order_from = { $unit }: { $other } z { $from } na { $hex }

## Options; the attribute "help" says what an option is for

option-army = Armie
    .help = Kto prowadzi które oddziały: każdy ma cztery, a w grze na cztery osoby trzy.
    .clash = Bitwy są dla dwóch osób. Własny wybór to lista dla każdego gracza: czterech oddziałów w grze na dwie osoby, trzech w grze na cztery.
option-army-random = losowe
option-army-first-game = pierwsza gra
option-army-draft = wybierane na zmianę
option-army-gaugamela = Gaugamela, 331 p.n.e.
option-army-bannockburn = Bannockburn, 1314
option-army-crecy = Crécy, 1346
option-army-own = własny wybór: lista dla każdego gracza
    .example = archer,scout,…/knight,ensign,…
    .wrong = Wpisz angielskie nazwy oddziałów jak w przykładzie, każdą tylko raz; listy oddziela ukośnik.
option-royal_guard = Gwardzista
    .help = Według którego wydania karty gracie.
option-royal_guard-revised = nowa karta: do dwóch pól, na własną pozycję
option-royal_guard-classic = dawna karta: jedno pole
option-round_limit = Limit rund
    .help = Po tylu rundach wygrywa strona, która ma na planszy więcej znaczników kontroli.
option-units = Oddziały w armii
    .help = Mniej oddziałów to krótsza gra. 0 to liczba z zasad: cztery, a w grze na cztery osoby trzy.
    .clash = W grze na cztery osoby armia ma najwyżej trzy oddziały.
option-markers = Znaczniki kontroli do zwycięstwa
    .help = Mniej znaczników to krótsza gra. 0 to liczba z zasad: sześć, a w grze na cztery osoby osiem.
    .clash = Wybierz więcej znaczników, niż strona ma na początku, i nie więcej niż w zasadach.

## Prompts: to the one who decides, and to those who wait

prompt-turn = Twój ruch: zagraj szton. Wybierz go z ręki.
wait-turn = Teraz gra { $seat }.
prompt-use = { unit-warriorpriest }: użyj od razu sztonu, który daje.
wait-use = { $seat } zagrywa szton, który daje { unit-warriorpriest }.
prompt-swordsman = { unit-swordsman }: po ataku może się ruszyć o jedno pole.
wait-swordsman = { $seat } decyduje, czy { unit-swordsman } się ruszy.
prompt-berserker = { unit-berserker }: może znów manewrować za szton ze stosu.
wait-berserker = { $seat } decyduje, czy { unit-berserker } wykona kolejny manewr.
prompt-mercenary = { unit-mercenary } w rekrutacji: ten na planszy może manewrować.
wait-mercenary = { $seat } decyduje, czy { unit-mercenary } wykona manewr.
prompt-footmen = Piechurzy: wybierz tego, który działa pierwszy.
wait-footmen = { $seat } wybiera, który { unit-footman } manewruje pierwszy.
prompt-footman = { unit-footman } na { $hex }: teraz wybierz jego działanie.
wait-footman = { $seat } wykonuje manewr { unit-footman.ins } z pola { $hex }.
prompt-soak = { unit-royalguard } przyjmuje cios: wybierz szton do oddania.
wait-soak = { $seat } decyduje, który szton traci { unit-royalguard }.
prompt-pick = Dobór: wybierz oddział do swojej armii.
wait-pick = { $seat } wybiera oddział.

## Choosing a move: the step, a colon, what to do now. In note-from, $verb is a plain string

ask-turn-coin = { $coin }: wybierz działanie lub pole.
ask-turn-unit = { $unit }: wybierz działanie lub pole.
ask-turn-hex = Na { $hex }: wybierz oddział.
ask-turn-unit-hex = { $unit } i { $hex }: wybierz działanie.
ask-turn-hex-unit = { $unit } i { $hex }: wybierz działanie.
ask-turn-coin-hex = { $coin } i { $hex }: wybierz działanie.
ask-turn-hex-coin = { $coin } i { $hex }: wybierz działanie.
ask-use-coin = { $coin }: wybierz działanie lub pole.
ask-use-unit = { $unit }: wybierz działanie lub pole.
ask-use-hex = Na { $hex }: wybierz oddział.
ask-use-unit-hex = { $unit } i { $hex }: wybierz działanie.
ask-use-hex-unit = { $unit } i { $hex }: wybierz działanie.
ask-use-coin-hex = { $coin } i { $hex }: wybierz działanie.
ask-use-hex-coin = { $coin } i { $hex }: wybierz działanie.
ask-swordsman-unit = { unit-swordsman }: wybierz podświetlone pole albo pomiń.
ask-berserker-unit = { unit-berserker }: wybierz działanie lub pole.
ask-berserker-hex = { $hex }: wybierz, co zrobi { unit-berserker }.
ask-mercenary-unit = { unit-mercenary }: wybierz działanie lub pole.
ask-mercenary-hex = { $hex }: wybierz, co zrobi { unit-mercenary }.
ask-footmen-unit = { unit-footman }: wybierz którego, potem działanie.
ask-footmen-hex = { $hex }: wybierz działanie.
ask-footmen-unit-hex = { unit-footman } i { $hex }: wybierz działanie.
ask-footman-unit = { unit-footman }: wybierz działanie lub pole.
ask-footman-hex = { $hex }: wybierz, co zrobi { unit-footman }.
ask-deploy-unit = Rozstawienie: wybierz szton.
ask-deploy-hex = { $unit } na planszę: wybierz podświetlone pole.
ask-bolster-unit = Wzmocnienie: wybierz szton.
ask-bolster_at-unit = Wzmocnienie: wskaż { unit-footman.acc } na planszy.
ask-bolster_at-hex = Wzmocnienie: wskaż { unit-footman.acc } na planszy.
ask-bolster = Wzmocnienie: wybierz szton, potem jego oddział.
ask-initiative-coin = Inicjatywa: wybierz szton, którym płacisz.
ask-recruit-unit = { $coin ->
    [hidden] { ask-recruit }
   *[other] Rekrutacja: wybierz oddział do pozyskania.
}
ask-recruit-coin = { $unit } z puli: wybierz szton, którym płacisz.
ask-recruit = Rekrutacja: wybierz szton, którym płacisz.
ask-pass-coin = Pas: wybierz szton do zakrycia.
ask-move-unit = Ruch: wybierz szton oddziału.
ask-move-to = { $unit }, ruch: wybierz podświetlone pole.
ask-move_from-from = Ruch: wskaż jednego z dwóch Piechurów.
ask-move_from-to = { $unit }, ruch: wybierz podświetlone pole.
ask-move = Ruch: wybierz oddział, potem podświetlone pole.
ask-control-unit = Przejęcie: wybierz szton oddziału.
ask-control_at-unit = Przejęcie: wskaż jednego z Piechurów.
ask-control_at-hex = Przejęcie: wskaż jednego z Piechurów.
ask-control = Przejęcie: wybierz oddział na jego pozycji.
ask-attack-unit = Atak: wybierz szton swojego oddziału.
ask-attack-target = { $unit }, atak: wskaż wroga.
ask-attack_from-from = Atak: wskaż jednego z dwóch Piechurów.
ask-attack_from-target = { $unit }, atak: wskaż wroga.
ask-attack = Atak: wybierz swój oddział, potem wroga.
ask-tactic-unit = Taktyka: wybierz oddział.
ask-tactic-hex = { $unit }, taktyka: wybierz podświetlone pole.
ask-charge-unit = Taktyka: wybierz oddział, który szarżuje.
ask-charge-to = { $unit }, taktyka: wybierz, dokąd idzie.
ask-charge-target = { $unit }, taktyka: wskaż wroga.
ask-order-unit = Taktyka: wybierz, kto wydaje rozkaz.
ask-order-other = { $unit }, taktyka: wybierz, kto wykona rozkaz.
ask-order-hex = { $other } słucha rozkazu: wybierz podświetlone pole.
ask-order_from-unit = Taktyka: wybierz, kto wydaje rozkaz.
ask-order_from-other = { $unit }, taktyka: wybierz, kto wykona rozkaz.
ask-order_from-from = { $unit }, taktyka: wskaż jednego z Piechurów.
ask-order_from-hex = { $other } słucha rozkazu: wybierz podświetlone pole.
ask-drill-unit = Taktyka: wybierz szton { unit-footman.gen }.
ask-tactic = Taktyka: wybierz oddział, potem podświetlone pole.
ask-pick-unit = Dobór: wybierz oddział do swojej armii.
chip-recruit-coin = Płacisz: { $thing }
chip-recruit-unit = Zyskujesz: { $thing }
next-recruit-unit = { $coin ->
    [hidden] Płacisz: czym?
   *[other] Zyskujesz: co?
}
next-recruit-coin = Płacisz: czym?
next-unit = oddział?
next-coin = szton?
next-other = kto wykona?
next-hex = gdzie?
next-to = dokąd?
next-from = skąd?
next-target = kogo?

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
held-royal = Koronny
note-face-down = szton zakryty
note-skip = bez dalszych działań
note-units = { $count ->
    [one] jeden oddział
    [few] { $count } oddziały
   *[other] { $count } oddziałów
}
note-move = { $count ->
    [one] na jedno pole
    [few] na { $count } pola
   *[other] na { $count } pól
}
note-attack = { $count ->
    [one] jeden cel
    [few] { $count } cele
   *[other] { $count } celów
}
note-deploy = { $count ->
    [one] na jedno pole
    [few] na { $count } pola
   *[other] na { $count } pól
}
note-target = { $unit } na { $hex }
note-control = { $hex }, twoja { $count }. z { $goal }
note-bolster = { $count ->
    [few] do { $count } sztonów
   *[other] do { $count } sztonów
}
note-soak = oddział zostaje cały
note-suffer = { $count ->
    [one] ostatni jego szton
    [few] teraz { $count } sztony
   *[other] teraz { $count } sztonów
}
note-from = { $verb } z { $hex }
off-not-now = nie teraz
off-held = już ją masz
off-partner = ma ją partner
off-claimed = przejęta w tej rundzie
off-supply-empty = pusta pula
off-none-left = brak
off-royal = korona nie dowodzi
off-tap-guard = wskaż Gwardię na planszy
off-no-unit = żaden oddział
off-no-place = brak wolnej pozycji
off-not-on-board = nie na planszy
off-on-board = już na planszy
off-hemmed-in = brak wolnego pola
off-own-already = pozycja już twoja
off-no-location = poza pozycją
off-by-tactic = tylko taktyką
off-no-enemy = brak wroga obok
off-no-target = brak celu
off-no-tactic = nie ma taktyki

## Why not: what, a colon, the rule or the fact

why-draft = Dobór: najpierw wybierz kartę oddziału.
why-draft-gone = { $unit }: tej karty nie ma w doborze.
why-draft-taken = { $unit }: ten oddział ma już { $seat }.
why-soak = Najpierw cios: wybierz szton do oddania.
why-follow-up = Nie teraz: działać może tylko { $unit }.
why-not-asked = Nie teraz: nikt o to nie pyta.
why-no-coin = { $unit }: brak sztonu { NAME($unit, case: "gen") } w ręce.
why-none-left = { $unit }: w twojej puli nie ma już sztonów.
why-no-unit-move = Ruch: żaden oddział z ręki nie ma wolnego pola obok.
why-no-unit-attack = Atak: żaden oddział z ręki nie sięga wroga.
why-no-unit-control = Przejęcie: żaden oddział z ręki nie stoi na pozycji.
why-no-unit-bolster = Wzmocnienie: żadnego oddziału z ręki nie ma na planszy.
why-no-unit-tactic = Taktyka: żaden oddział z ręki nie może jej teraz użyć.
why-held = Inicjatywa: już należy do ciebie.
why-partner = Inicjatywa: należy do twojego partnera.
why-claimed = Inicjatywa: w tej rundzie już ją przejęto.
why-supply-empty = Rekrutacja: twoja pula jest pusta.
why-royal = Szton koronny: nie dowodzi oddziałem. Rekrutuj, przejmij lub pasuj.
why-tap-guard = { unit-royalguard }: wskaż sam oddział, zapłaci szton koronny.
why-no-place = Rozstawienie: żadna pozycja twojej strony nie jest wolna.
why-not-on-board = { $unit }: jeszcze nie na planszy, najpierw rozstawienie.
why-on-board = { $unit }: już na planszy.
why-hemmed-in = { $unit } nie może się ruszyć: obok nie ma wolnego pola.
why-own-already = { $unit } nie przejmie: ta pozycja jest już wasza.
why-no-location = { $unit } nie przejmie: to nie jest pozycja.
why-by-tactic = { $unit } nie atakuje wprost: tylko swoją taktyką.
why-no-enemy = { $unit } nie może atakować: obok nie ma wroga.
why-no-target = { $unit }: nic w zasięgu taktyki.
why-no-tactic = { $unit }: ten oddział nie ma taktyki.
why-nobody-goes = { $hex }: żaden szton z ręki nikogo tam nie doprowadzi.
why-nobody-attacks = { $unit } na { $hex }: żaden szton z ręki nie zaatakuje.
why-partner-unit = { $unit }: to oddział twojego partnera.
why-not-yours = { $unit }: nie ma go w twojej armii.
why-row = { $unit }: wybierz jego szton z ręki.
why-stands-there = { $unit }: już stoi na { $hex }.
why-taken = { $hex } jest zajęte: stoi tam { $unit }.
why-taken-enemy = { $hex } jest zajęte: stoi tam wrogi oddział, { $unit }.
why-deploy-plain = { $unit }: rozstawia się na twojej pozycji, nie na { $hex }.
why-deploy-held = { $unit }: twoja strona nie ma pozycji { $hex }.
why-deploy-scout = { $hex }: { unit-scout } potrzebuje obok sojusznika lub twojej pozycji.
why-own-place = { $unit }: robi to na { $hex }, gdzie stoi.
why-archer-near = { $unit }: nie może atakować sąsiada.
why-archer-far = { $unit }: strzela dokładnie na 2 pola, tu jest { $count }.
why-knight = { $hex }: { unit-knight } ulega tylko oddziałom z dwóch sztonów i więcej.
why-lancer-near = { $unit }: do rozpędu trzeba wolnego pola.
why-lancer-blocked = { $unit }: na drodze stoi oddział.
why-not-in-line = { $unit } nie może atakować: { $hex } nie leży w linii prostej.
why-crossbowman-blocked = { $unit }: pole pomiędzy nie jest wolne.
why-attack-far = { $unit }: za daleko na atak, { $count } przy zasięgu { $reach }.
why-cavalry-way = { $unit }: brak wolnego pola między oddziałami.
why-tactic-first = { $unit }: taktyka nie sięga { $hex }.
why-no-hex = Pole niepotrzebne: wybierz na tacy.
why-nobody-there = { $hex }: nie ma tam wroga.
why-charge-needs-target = { $unit }: z { $hex } nie dosięgnie wroga.
why-guard-place = { $unit }: taktyka kończy się na pozycji twojej strony.
why-ride-two = { $unit }: taktyka prowadzi na dwa pola, tu jest jedno.
why-too-far = { $unit }: za daleko, pola { $count } przy zasięgu { $reach }.
why-way-blocked = { $unit }: brak wolnego pola na drodze do { $hex }.

## The log: moves

log-deploy = { $seat } rozstawia { NAME($unit, case: "acc") } na { $hex }.
log-bolster = { $seat } wzmacnia { NAME($unit, case: "acc") }.
log-bolster_at = { $seat } wzmacnia { NAME($unit, case: "acc") } na { $hex }.
log-initiative = { $coin ->
    [hidden] { $seat } przejmuje inicjatywę.
   *[other] { $seat } przejmuje inicjatywę za zakryty { NAME($coin, case: "acc") }.
}
log-recruit = { $coin ->
    [hidden] { $seat } rekrutuje { NAME($unit, case: "acc") }.
   *[other] { $seat } rekrutuje { NAME($unit, case: "acc") } za zakryty { NAME($coin, case: "acc") }.
}
log-pass = { $coin ->
    [hidden] { $seat } pasuje.
   *[other] { $seat } pasuje i odrzuca zakryty { NAME($coin, case: "acc") }.
}
log-move = { $seat } przesuwa { NAME($unit, case: "acc") } na { $to }.
log-move_from = { $seat } przesuwa { NAME($unit, case: "acc") } z { $from } na { $to }.
log-control = { $seat } przejmuje pozycję { NAME($unit, case: "ins") }.
log-control_at = { $seat } przejmuje { NAME($unit, case: "ins") } pozycję { $hex }.
log-attack = { $seat } atakuje { NAME($unit, case: "ins") } oddział na { $target }.
log-attack_from = { $seat } atakuje { NAME($unit, case: "ins") } z { $from } oddział na { $target }.
log-tactic = { $unit ->
    [archer] { $seat } strzela { NAME($unit, case: "ins") } do oddziału na { $hex }.
    [crossbowman] { $seat } strzela { NAME($unit, case: "ins") } do oddziału na { $hex }.
    [lightcavalry] { $seat } przesuwa { NAME($unit, case: "acc") } o dwa pola, na { $hex }.
    [royalguard] { $seat } przesuwa { NAME($unit, case: "acc") } na { $hex } za szton koronny.
   *[other] { $seat } używa taktyki { NAME($unit, case: "gen") } na { $hex }.
}
log-charge = { $seat } szarżuje { NAME($unit, case: "ins") } na { $to } i atakuje oddział na { $target }.
log-order = { $unit ->
    [ensign] { $seat } wydaje rozkaz przez { NAME($unit, case: "acc") }: { $other } rusza na { $hex }.
    [marshall] { $seat } wydaje rozkaz przez { NAME($unit, case: "acc") }: { $other } atakuje oddział na { $hex }.
   *[other] { $seat } wydaje rozkaz przez { NAME($unit, case: "acc") }: { $other } działa na { $hex }.
}
log-order_from = { $unit ->
    [ensign] { $seat } wydaje rozkaz przez { NAME($unit, case: "acc") }: { $other } z { $from } rusza na { $hex }.
    [marshall] { $seat } wydaje rozkaz przez { NAME($unit, case: "acc") }: { $other } z { $from } atakuje oddział na { $hex }.
   *[other] { $seat } wydaje rozkaz przez { NAME($unit, case: "acc") }: { $other } z { $from } działa na { $hex }.
}
log-drill = { $seat } używa taktyki { NAME($unit, case: "gen") }: każdy taki oddział wykonuje manewr.
log-skip = { $seat } nie wykonuje kolejnego manewru.
log-soak = { $seat } oddaje szton { unit-royalguard.gen } z puli.
log-suffer = { $seat } oddaje szton { unit-royalguard.gen } z planszy.
log-pick = { $seat } wybiera { NAME($unit, case: "acc") }.
log-draw = { $seat } losuje z worka { NAME($coin, case: "acc") }.
log-deal = Los wskazuje kartę oddziału: { $unit }.
log-toss = Rzut żetonem wygrywa { $first }.

## The log: what follows from the moves

log-round = Runda { $round }.
    .chapter = Runda { $round }
log-starts = W tej rundzie zaczyna { $seat }.
log-refill = { $seat } wrzuca odrzucone sztony z powrotem do worka.
log-lost = { $left ->
    [one] { $unit } na { $hex } traci szton: zostaje jeden.
    [few] { $unit } na { $hex } traci szton: zostają { $left }.
   *[many] { $unit } na { $hex } traci szton: zostaje { $left }.
}
log-destroyed = { $unit } na { $hex } traci ostatni szton i znika z planszy.
log-pikes = { unit-pikeman } oddaje cios i trafia { NAME($unit, case: "acc") } na { $hex }.
log-paid = { $unit } płaci sztonem z własnego stosu.
log-taken = { $seat } kładzie znacznik kontroli na { $hex }.
log-captured = { $seat } zastępuje znacznik wroga na { $hex } własnym.
log-limit = Limit rund został osiągnięty: rozstrzygają znaczniki kontroli na planszy.
log-won = { $side } wygrywają.
log-tied = Obie strony mają tyle samo pozycji: gra kończy się remisem.

## Parts of the table

part-hand = ręka
part-bag = worek
part-down = zakryte
part-up = odkryte
part-units = oddziały
part-supply = w puli
part-initiative = inicjatywa
part-round = runda { $round }
part-markers = { $count } z { $goal }

## Player panels, the hand and the cards of a draft; in panel-pile, $coin is a plain string

panel-player = { $seat }
panel-side = { $team }
panel-side-own = { $team } · ty
panel-initiative = Inicjatywa
panel-claimed = Przejęta w tej rundzie: do następnej nikt już jej nie przejmie.
panel-winner = Zwycięstwo
panel-markers = { part-markers }
panel-pile = { $count } × { $coin }
panel-own-bag = W twoim worku
panel-own-down = Twoje zakryte sztony
panel-drawn = Wylosowany szton, jeszcze nieużyty
panel-units = Oddziały
panel-supply = w puli
panel-left = W puli: { $count }, utracone: { $lost }
pile-hand = { part-hand }
pile-bag = { part-bag }
pile-down = { part-down }
pile-up = { part-up }
hand-label = Twoja ręka
hand-pool = Karty do wyboru
hand-drawn = właśnie wylosowany
card-coins = { $count ->
    [one] Jeden szton
    [few] { $count } sztony
   *[many] { $count } sztonów
}

## A position as plain text. The attribute "code" of a unit, a side or the royal coin is what stands on the board there

sketch-head = Runda { $round } z { $goal }. Inicjatywa: { $seat }.
sketch-claimed = Runda { $round } z { $goal }. Inicjatywa: { $seat }, dopiero co przejęta.
sketch-draft = Wybieranie armii.
sketch-side = { $side } { $count } z { $goal }
sketch-free = wolna pozycja
sketch-you = { $seat } (ty)
sketch-supply = pula
sketch-lost = utracone
sketch-sizes = ręka { $hand }, worek { $bag }, zakryte { $down }
sketch-up = odkryte: { $coins }
sketch-up-none = nic odkrytego
sketch-drawn = właśnie losuje szton
sketch-hand = Twoja ręka: { $coins }
sketch-hand-none = Twoja ręka jest pusta.
sketch-coin = Twój wylosowany szton: { $coin }
sketch-bag = W twoim worku: { $coins }
sketch-bag-none = Twój worek jest pusty.
sketch-down = Twoje zakryte sztony: { $coins }
sketch-pool = Karty do wyboru:

## The board told to those who do not see it

board-label = Plansza
board-hex = Pole { $hex }
board-free = { $hex }: wolna pozycja
board-held = { $hex }: pozycja { NAME($team, case: "gen") }
board-unit = { $count ->
    [one] { $seat }: { $unit } na { $hex }, jeden szton
    [few] { $seat }: { $unit } na { $hex }, { $count } sztony
   *[many] { $seat }: { $unit } na { $hex }, { $count } sztonów
}
aria-free = { board-free }
aria-held = { $hex }: pozycja { NAME($side, case: "gen") }
aria-unit = { $height ->
    [one] { $unit } { NAME($side, case: "gen") } na { $hex }, jeden szton
    [few] { $unit } { NAME($side, case: "gen") } na { $hex }, { $height } sztony
   *[many] { $unit } { NAME($side, case: "gen") } na { $hex }, { $height } sztonów
}

## Rules

turn-help = W swojej turze zagrywasz jeden szton z ręki. Możesz nim wystawić na planszę nowy oddział lub wzmocnić ten, który już stoi, albo odrzucić go odkrytego, by jego oddział ruszył się, zaatakował, przejął pozycję lub użył taktyki. Dowolny szton możesz też odrzucić zakryty, by przejąć inicjatywę, rekrutować albo spasować.

rules-aim = Kruki i Wilki walczą o pozycje zaznaczone na planszy. Wygrywa strona, która położy na pozycjach wszystkie swoje znaczniki kontroli: sześć w grze na dwie osoby, osiem w grze na cztery.
    .title = Cel gry
rules-round = Na początku rundy bierzesz w ciemno trzy sztony ze swojego worka i trzymasz je w tajemnicy. Zaczyna ten, kto ma inicjatywę, a potem wszyscy kolejno zagrywają po jednym sztonie, dopóki ktoś ma coś w ręce. Jeśli w trakcie losowania worek jest pusty, trafiają do niego wszystkie twoje odrzucone sztony. Szton koronny nie należy do żadnego oddziału: służy do akcji zakrytych i do taktyki Gwardzisty.
    .title = Runda
rules-board = Rozstawienie: kładziesz szton na wolnej pozycji swojej strony i staje tam nowy oddział. Każdego rodzaju możesz mieć na planszy jeden oddział. Wzmocnienie: dokładasz szton do swojego oddziału tego samego rodzaju, a im wyższy stos, tym więcej ciosów wytrzyma.
    .title = Sztony kładzione na planszy
rules-down = Za trzy akcje płacisz dowolnym sztonem i nikt nie widzi którym. Inicjatywa: od następnej rundy zaczynasz ty; w ciągu rundy przechodzi ona z rąk do rąk najwyżej raz. Rekrutacja: jeden szton z twojej puli trafia odkryty między odrzucone, a z nimi kiedyś do worka. Pas: nic nie robisz, ale reszta ręki jest nadal twoja.
    .title = Sztony odrzucane zakryte
rules-up = Pozostałe cztery akcje to manewry: pokazujesz szton, a słucha go twój oddział tego rodzaju. Ruch: oddział przechodzi na wolne pole obok. Kontrola: oddział kładzie twój znacznik na pozycji, na której stoi, a znacznik wroga wraca do właściciela. Atak: wrogi oddział na polu obok traci jeden szton, i to na dobre. Oddział bez sztonów znika, ale innym sztonem możesz go rozstawić od nowa. Taktyka: oddział robi to, na co pozwala jego karta.
    .title = Sztony odrzucane odkryte
rules-units = Taktyka jest manewrem i jak każdy manewr kosztuje szton. Atrybuty i restrykcje nic nie kosztują: działają zawsze, gdy przychodzi ich chwila.
    .title = Taktyki, atrybuty, restrykcje
rules-four = W grze na cztery osoby partnerzy mają wspólne pozycje i znaczniki, ale każdy ma własny worek, własną rękę i trzy rodzaje oddziałów. Prowadzisz i rekrutujesz tylko swoje oddziały, a partnerowi nie możesz odebrać inicjatywy.
    .title = Cztery osoby
rules-end = Ostatni znacznik jednej ze stron natychmiast kończy grę. Jeśli wcześniej minie limit rund, wygrywa strona, która ma na planszy więcej znaczników, a przy równej liczbie jest remis.
    .title = Koniec gry

## Why a move is good, in a hint: what it gains and what it risks

gains-location = { $count ->
    [one] zajmujesz pozycję
    [few] zajmujesz { $count } pozycje
   *[other] zajmujesz { $count } pozycji
}
risks-location-lost = rywal może odebrać ci pozycję
gains-location-taken-away = odbiera rywalowi pozycję
risks-rival-location = rywal może zająć pozycję
gains-reaches = staje na pozycji do zajęcia
risks-rival-reaches = rywal może stanąć na pozycji
gains-strikes = { $count ->
    [one] rywal traci szton
    [few] rywal traci { $count } sztony
   *[other] rywal traci { $count } sztonów
}
risks-struck = { $count ->
    [one] możesz stracić szton
    [few] możesz stracić { $count } sztony
   *[other] możesz stracić { $count } sztonów
}
gains-unit = kolejny oddział na planszy
gains-stronger = kolejny oddział z drugim sztonem
gains-closer = zbliża się do pozycji
gains-initiative = zaczynasz następną rundę
risks-initiative-lost = rywal może zacząć następną rundę
gains-coins = { $count ->
    [one] kolejny szton do twojego worka
    [few] kolejne { $count } sztony do twojego worka
   *[other] kolejne { $count } sztonów do twojego worka
}

## The result, and what it is made of

outcome-locations = { $count ->
    [few] { $count } pozycje
   *[other] { $count } pozycji
}, w rundzie { $round }.
    .lost = { $names } { $winners ->
        [one] zajmuje
       *[other] zajmują
    } { $count ->
        [few] { $count } pozycje
       *[other] { $count } pozycji
    }, w rundzie { $round }.
outcome-limit = { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
   *[other] { $count } pozycji
} na koniec rundy { $round }, najwięcej.
    .lost = { $names } { $winners ->
        [one] ma
       *[other] mają
    } najwięcej pozycji na koniec rundy { $round }: { $count }.
source-locations = zajęte pozycje
source-struck = zbite sztony wroga
source-recruited = zrekrutowane sztony

## What changed since the last decision, beside its picture. $amount (number)

change-location = pozycja { $hex }
change-recruited = rekrutacja
change-initiative = inicjatywa
change-deployed = { $unit } na { $hex }
change-moved = { $unit } { $from } → { $to }
change-destroyed = { $unit } na { $hex }: zniszczony
change-stack = { $unit } na { $hex }

## Whole moves, on the main button and in hints

confirm-deploy = Rozstaw { NAME($unit, case: "acc") } na { $hex }
confirm-bolster = Wzmocnij { NAME($unit, case: "acc") }
confirm-bolster_at = Wzmocnij { NAME($unit, case: "acc") } na { $hex }
confirm-recruit = Zrekrutuj { NAME($unit, case: "acc") } za { NAME($coin, case: "acc") }
confirm-move = Przesuń { NAME($unit, case: "acc") } na { $to }
confirm-move_from = Przesuń { NAME($unit, case: "acc") } z { $from } na { $to }
confirm-control = Przejmij pozycję { NAME($unit, case: "ins") }
confirm-control_at = Przejmij { NAME($unit, case: "ins") } pozycję { $hex }
confirm-attack = Zaatakuj { NAME($unit, case: "ins") } oddział na { $target }
confirm-attack_from = Zaatakuj { NAME($unit, case: "ins") } z { $from } oddział na { $target }
confirm-tactic = { $unit ->
    [archer] Strzel { NAME($unit, case: "ins") } do oddziału na { $hex }
    [crossbowman] Strzel { NAME($unit, case: "ins") } do oddziału na { $hex }
    [lightcavalry] Przesuń { NAME($unit, case: "acc") } o dwa pola, na { $hex }
    [royalguard] Przesuń { NAME($unit, case: "acc") } na { $hex }
   *[other] Użyj taktyki { NAME($unit, case: "gen") } na { $hex }
}
confirm-charge = Szarżuj { NAME($unit, case: "ins") } na { $to } i zaatakuj { $target }
confirm-initiative = Przejmij inicjatywę za zakryty { NAME($coin, case: "acc") }
confirm-pass = Spasuj, odrzucając zakryty { NAME($coin, case: "acc") }
confirm-order = { $unit ->
    [ensign] Przesuń { NAME($other, case: "acc") } na { $hex } rozkazem { NAME($unit, case: "gen") }
    [marshall] Zaatakuj { NAME($other, case: "ins") } oddział na { $hex } rozkazem { NAME($unit, case: "gen") }
   *[other] Wydaj rozkaz przez { NAME($unit, case: "acc") }: { $other } działa na { $hex }
}
confirm-order_from = { $unit ->
    [ensign] Przesuń { NAME($other, case: "acc") } z { $from } na { $hex } rozkazem { NAME($unit, case: "gen") }
    [marshall] Zaatakuj { NAME($other, case: "ins") } z { $from } oddział na { $hex } rozkazem { NAME($unit, case: "gen") }
   *[other] Wydaj rozkaz przez { NAME($unit, case: "acc") }: { $other } z { $from } działa na { $hex }
}
confirm-drill = Manewruj każdym oddziałem { NAME($unit, case: "gen") }
confirm-pick = Wybierz { NAME($unit, case: "acc") }
