### Jan Žižka in Polish; the arguments are those of the English texts.
###
### Players' names stand in the nominative only, and verbs in the present tense, so that no gender is needed.
### Followers and leaders have the accusative (acc). Places stand in apposition: "na pole Písek".

## The game

game-name = Jan Žižka
game-about = Prowadź drużynę przez południowe Czechy, stawiaj czoła przygodom i zdobądź sławę: jako wzór cnót albo jako łotr.
game-length = 75 min

## Seats, for those who have not given a name

seat-0 = Gracz 1
seat-1 = Gracz 2
seat-2 = Gracz 3
seat-3 = Gracz 4

## Leaders

leader-bores = Boreš
    .acc = Boreša
leader-katerina = Kateřina
    .acc = Kateřinę
leader-torak = Torak
    .acc = Toraka
leader-zizka = Žižka
    .acc = Žižkę

## Followers: those for hire, then the starters

follower-vojek = Vojek
    .acc = Vojka
follower-matous = Matouš
    .acc = Matouša
follower-zbynek = Zbyněk
    .acc = Zbyňka
follower-pavel = Pavel
    .acc = Pavela
follower-ludmila = Ludmila
    .acc = Ludmilę
follower-eliska = Eliška
    .acc = Eliškę
follower-tomas = Tomáš
    .acc = Tomáša
follower-jitka = Jitka
    .acc = Jitkę
follower-rudolf = Rudolf
    .acc = Rudolfa
follower-kunes = Kuneš
    .acc = Kuneša
follower-benes = Beneš
    .acc = Beneša
follower-sulek = Sulek
    .acc = Sulka
follower-jira = Jíra
    .acc = Jírę
follower-prokupek = Prokůpek
    .acc = Prokůpka
follower-martin = Martin
    .acc = Martina
follower-alena = Alena
    .acc = Alenę
follower-bratrice = Bratřice
    .acc = Bratřice
follower-albrecht = Albrecht
    .acc = Albrechta
follower-dubrava = Dúbrava
    .acc = Dúbravę
follower-trebava = Třebava
    .acc = Třebavę
follower-raza = Ráža
    .acc = Rážę
follower-mikes = Mikeš
    .acc = Mikeša
follower-anezka = Anežka
    .acc = Anežkę
follower-ondrej = Ondřej
    .acc = Ondřeja
follower-havel = Havel
    .acc = Havla
follower-bohdan = Bohdan
    .acc = Bohdana
follower-kristina = Kristina
    .acc = Kristinę
follower-drslav = Drslav
    .acc = Drslava
follower-zdena = Zdena
    .acc = Zdenę
follower-racek = Racek
    .acc = Racka
follower-ctibor = Ctibor
    .acc = Ctibora
follower-dobes = Dobeš
    .acc = Dobeša
follower-hedvika = Hedvika
    .acc = Hedvikę
follower-jeronym = Jeroným
    .acc = Jeronýma
follower-kubata = Kubata
    .acc = Kubatę
follower-lutobor = Lutobor
    .acc = Lutobora
follower-marketa = Markéta
    .acc = Markétę
follower-ones = Oneš
    .acc = Oneša
follower-petrunela = Petrunela
    .acc = Petrunelę
follower-sezema = Sezema
    .acc = Sezemę
follower-svatos = Svatoš
    .acc = Svatoša
follower-velislav = Velislav
    .acc = Velislava
follower-vojslava = Vojslava
    .acc = Vojslavę
follower-zavis = Záviš
    .acc = Záviša
follower-dorota = Dorota
    .acc = Dorotę
follower-hynek = Hynek
    .acc = Hynka
follower-johanka = Johanka
    .acc = Johankę
follower-matej = Matěj
    .acc = Matěja
follower-vilem = Vilém
    .acc = Viléma
follower-adleta = Adléta
    .acc = Adlétę
follower-bavor = Bavor
    .acc = Bavora
follower-bozena = Božena
    .acc = Boženę
follower-cenek = Čeněk
    .acc = Čeňka
follower-divis = Diviš
    .acc = Diviša
follower-erazim = Erazim
    .acc = Erazima
follower-fridrich = Fridrich
    .acc = Fridricha
follower-gita = Gita
    .acc = Gitę
follower-hroznata = Hroznata
    .acc = Hroznatę
follower-jaros = Jaroš
    .acc = Jaroša
follower-kunhuta = Kunhuta
    .acc = Kunhutę
follower-libuse = Libuše
    .acc = Libušę
follower-mstislav = Mstislav
    .acc = Mstislava
follower-neklan = Neklan
    .acc = Neklana
follower-ota = Ota
    .acc = Otę
follower-premek = Přemek
    .acc = Přemka
follower-rozalie = Rozálie
    .acc = Rozálię
follower-smil = Smil
    .acc = Smila
follower-trojan = Trojan
    .acc = Trojana
follower-ulrika = Ulrika
    .acc = Ulrikę
follower-vok = Vok
    .acc = Voka
follower-zofie = Žofie
    .acc = Žofię

## Callings

calling-brigand = zbój
    .woman = zbójniczka
calling-crusader = krzyżowiec
    .woman = krzyżowniczka
calling-healer = zielarz
    .woman = zielarka
calling-herald = herold
    .woman = heroldka
calling-huntsman = łowczy
    .woman = łowczyni
calling-knight = rycerz
    .woman = rycerka
calling-merchant = kupiec
    .woman = kupcowa
calling-minstrel = minstrel
    .woman = śpiewaczka
calling-noble = możny
    .woman = można pani
calling-nun = zakonnik
    .woman = mniszka
calling-poacher = kłusownik
    .woman = kłusowniczka
calling-priest = kapłan
    .woman = kapłanka
calling-scout = zwiadowca
    .woman = zwiadowczyni
calling-smith = kowal
    .woman = kowalka
calling-soldier = żołnierz
    .woman = żołnierka
calling-spy = szpieg
    .woman = szpieg
calling-squire = giermek
    .woman = giermkini
calling-starter = w drużynie od początku
    .woman = w drużynie od początku
calling-thief = złodziej
    .woman = złodziejka
calling-wagoner = woźnica
    .woman = woźniczka

## Places

field-usti = Sezimovo Ústí
field-pisek = Písek
field-sobeslav = Soběslav
field-hradec = Jindřichův Hradec
field-budejovice = Czeskie Budziejowice
field-krumlov = Czeski Krumlov
field-prachatice = Prachatice
field-strakonice = Strakonice
field-trocnov = Trocnov
field-trebon = Třeboň
field-bechyne = Bechyně
field-milevsko = Milevsko
field-vodnany = Vodňany
field-tyn = Týn nad Vltavou
field-rozmberk = Rožmberk
field-koruna = Złota Korona
field-kamenice = Kamenice nad Lipou
field-pelhrimov = Pelhřimov
field-pacov = Pacov
field-veseli = Veselí nad Lužnicí
field-hrady = Nowe Hrady
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

token-vigil = Nocne czuwanie
token-scriptorium = Skryptorium
token-disputation = Uczona dysputa
token-relics = Skradzione relikwie
token-pilgrims = Pątnicy na drodze
token-ambush = Zasadzka w wąwozie
token-hideout = Kryjówka zbójców
token-hostage = Zakładnik w borze
token-ringleader = Herszt bandy
token-brotherhood = Zbójecka przysięga
token-crossroads = Noc na rozdrożu
token-stag = Biały jeleń
token-boar = Dzik w gąszczu
token-falcons = Sokoły nad stawami
token-wolves = Wilki zimą
token-bear = Niedźwiedź z gór
token-fair = Ciżba na jarmarku
token-bathhouse = Łaźnia
token-procession = Procesja
token-dicers = Fałszywe kości
token-bishop = Biskupi mieszek
token-escort = Eskorta na solnym szlaku
token-weavers = Flamandzkie sukno
token-mint = Srebro z Kutnej Hory
token-winecarts = Wino dla zamku
token-alms = Jałmużna dla szpitala
token-bribe = Starosta z otwartą dłonią
token-ransom = Okup za sąsiada
token-levy = Królewski pobór
token-gallows = Głowa pod szubienicę
token-crusade = Głosiciel krucjaty
token-lists = Szranki pod zamkiem
token-melee = Wielki buhurt
token-rosecup = Puchar Róży
token-hidden = nieznane wydarzenie

## Kinds of events

kind-monastery = klasztor
kind-bandits = zbójcy
kind-hunt = polowanie
kind-pickpocket = kradzież kieszonkowa
kind-caravan = karawana
kind-toll = opłata
kind-dismiss = rozstanie
kind-tournament = turniej rycerski
kind-conquest = podbój

## Backs of tokens

back-plain = bez symboli
back-speech-virtue = mowa, ku cnocie
back-sword-virtue = miecz, ku cnocie
back-sword-speech-virtue = miecz i mowa, ku cnocie
back-sword-vice = miecz, ku występkowi
back-cunning-vice = spryt, ku występkowi
back-speech-cunning-vice = mowa i spryt, ku występkowi
back-sword-cunning = miecz i spryt
back-sword-cunning-vice = miecz i spryt, ku występkowi
back-sword-speech-vice = miecz i mowa, ku występkowi
back-coins-virtue = monety, ku cnocie
back-coins-vice = monety, ku występkowi
back-follower-virtue = drużynnik, ku cnocie
back-follower-vice = drużynnik, ku występkowi

## Conquests

conquest-palisade = Przez palisadę
conquest-postern = Boczna furta
conquest-parley = Układy pod murami
conquest-watchman = Senny strażnik
conquest-drawbridge = Most zwodzony
conquest-bombards = Pod bombardami
conquest-undermine = Podkop pod basztą
conquest-ladders = Drabiny u murów
conquest-treason = Zdrada za murami
conquest-famine = Zimowe oblężenie
conquest-hidden = nieznany podbój

level-easy = łatwy
    .deck = łatwych podbojów
level-hard = trudny
    .deck = trudnych podbojów

## Wanted posters of the solo game

poster-pursued = Zażarty pościg
poster-limping = Tylko bocznymi drogami
poster-outlawed = Niełaska
poster-notorious = Groźna kompania

## Torak's cards

ploy-stalk = Po śladach
ploy-rumour = Plotki w karczmach
ploy-court = Przy królewskim stole
ploy-envoy = Poseł Zygmunta
ploy-plunder = Splądrowana wieś
ploy-muster = Werbunek
ploy-intrigue = Podwójna gra
ploy-raid = Nocny wypad
ploy-respite = Dzień wytchnienia
ploy-fury = Gniew Toraka

## Symbols, faces of dice, skills

symbol-sword = miecz
symbol-speech = mowa
symbol-cunning = spryt
symbol-joker = joker
face-sword = miecz
    .acc = miecz
face-speech = mowa
    .acc = mowę
face-cunning = spryt
    .acc = spryt
face-joker = joker
    .acc = jokera
face-blank = pusta ścianka
    .acc = pustą ściankę
face-coin = moneta
    .acc = monetę
skill-move = ruch
skill-die = kość
skill-reroll = przerzut
skill-peek = podgląd
skill-sword = { symbol-sword }
skill-speech = { symbol-speech }
skill-cunning = { symbol-cunning }
skill-joker = { symbol-joker }

ruler-wenceslas = Wacław
    .gen = Wacława
ruler-sigismund = Zygmunt
    .gen = Zygmunta

way-virtue = cnota
    .acc = cnotę
    .ins = cnotą
way-vice = występek
    .acc = występek
    .ins = występkiem

## Headings of the arena

belongings-leader = Dowódcy
belongings-order = Kolejność w rundzie
belongings-life = Droga życia
belongings-conquest = Zamki
belongings-follower = Drużynnicy na koniec
life-virtue = { way-virtue }
life-vice = { way-vice }
life-mixed = ani cnota, ani występek
order-1 = pierwsze miejsce
order-2 = drugie miejsce
order-3 = trzecie miejsce
order-4 = czwarte miejsce

## What a row asks for and gives

need-coins = { $count ->
    [one] moneta
    [few] { $count } monety
   *[many] { $count } monet
}
need-follower = ktoś z drużyny
need-score = wynik { $count }
reward-coins = { need-coins }
reward-points = { $count ->
    [one] punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
reward-virtue = cnota
reward-vice = występek
reward-either = cnota albo występek
reward-wenceslas = przychylność Wacława
reward-sigismund = przychylność Zygmunta
reward-luck = szczęście
reward-poster = list gończy
reward-follower-1 = drużynnik I
reward-follower-2 = drużynnik II
reward-follower-any = drużynnik I lub II

## Cards in words; texts.py puts them together from the components

-text-level = { $level ->
    [0] W drużynie od początku gry.
    [1] Poziom I, koszt { $cost }.
   *[other] Poziom II, koszt { $cost }.
}
text-kind = Wydarzenie:
text-skills = Umiejętności:
text-no-skills = Bez stałych umiejętności.
text-when = Dodatkowa kość:
text-when-tournament = W turnieju jeden darmowy przerzut.
text-despises-virtue = Gardzi cnotą: odchodzi, gdy dowódca staje się jej wzorem.
text-despises-vice = Gardzi występkiem: odchodzi, gdy dowódca sięga dna.
-text-row = Rząd { $row }:
-text-castle = { $level ->
    [easy] Łatwy podbój.
   *[hard] Trudny podbój.
}
text-spoils = Za wszystkie rzędy:
-text-pot = Monety w puli: { $pot }.
text-goal = Nagroda osobista:
-text-score = wynik { $score }
text-coin = moneta
text-point = punkt
-text-ploy = Torak rusza się o { $move }, jego punkty: { $points }.
text-ploy-tavern = Wszyscy dostępni drużynnicy się zmieniają.
text-ploy-token = Najbliższy żeton zostaje wymieniony.
text-ploy-favour = Odbiera przychylność:
-text-ploy-score = Wynik w turnieju: { $score }.
text-penalty-half = Kara: połowa monet.
text-penalty-all = Kara: wszystkie monety.
text-penalty-follower = Kara: ktoś z drużyny.
text-effect-pursuit = Torak rusza się o jedno pole dalej.
text-effect-slow = Poruszasz się o jedno pole mniej.
text-effect-disfavour = Nie możesz mieć ani zdobywać przychylności władców.
text-effect-dear = Każdy drużynnik kosztuje cię o monetę więcej.

## Buttons: the verbs of the rules

verb-move = Ruch
verb-face = Staw czoła wydarzeniu
verb-conquer = Szturmuj zamek
verb-recruit = Werbuj
verb-attack = Zaatakuj
verb-peek = Podejrzyj
verb-peek_deck = { verb-peek }
verb-end = Zakończ turę
verb-reroll = Przerzuć
verb-reroll_ruler = { verb-reroll }
verb-buy = Przerzuć za monetę
verb-buy_ruler = { verb-buy }
verb-pocket = Weź monetę
verb-keep = Zostaw kości
verb-spend = Szczęście jako
verb-take = Weź rząd
verb-leave = Wystarczy
verb-yield = Daj za wygraną
verb-dismiss = Pożegnaj
verb-gain = Przyjmij
verb-gain_for = { verb-gain }
verb-decline = Nikogo
verb-lean = Krok ku
verb-discard = Odpraw
verb-hire = Zwerbuj
verb-hire_for = { verb-hire }
verb-depart = Wyjdź z karczmy
verb-join = Dołącz za monetę
verb-watch = Tylko patrz
verb-aside = Odłóż
verb-again = Rzuć ponownie
verb-cast = Rzuć wybranymi
verb-tear = Zerwij
verb-begin = Zaczyna
verb-deal = Rozdaj
verb-lay = Połóż
verb-offer = Odkryj
verb-reveal = Odkryj
verb-storm = Odkryj
verb-roll = Rzuć
verb-roll_one = Rzuć
verb-roll_ruler = Rzuć
verb-see = Zobacz
verb-see_deck = Zobacz
verb-wanted = Wylosuj list
verb-plot = Karta Toraka
verb-start = Zacznij na polu

## Moves in a list, after the verb; where there is none, the names of the operands stand in a row

choice-attack = { NAME($leader, case: "acc") }
choice-peek_deck = wierzch talii { NAME($level, case: "deck") }
choice-reroll_ruler = kość { NAME($ruler, case: "gen") }
choice-buy_ruler = kość { NAME($ruler, case: "gen") }
choice-take = nr { $row }
choice-dismiss = { NAME($follower, case: "acc") }
choice-gain = { NAME($follower, case: "acc") }
choice-gain_for = { NAME($follower, case: "acc") }, odchodzi { $old }
choice-lean = { $way ->
    [virtue] cnocie
   *[other] występkowi
}
choice-discard = { NAME($follower, case: "acc") }
choice-hire = { NAME($follower, case: "acc") }
choice-hire_for = { NAME($follower, case: "acc") }, odchodzi { $old }

## Options; the attribute "help" says what an option is for

option-side = Planszetki dowódców
    .help = Czy każdy dowódca ma własną umiejętność, czy wszyscy taką samą.
option-side-a = strona A, każdy z własną umiejętnością
option-side-b = strona B, wszyscy tacy sami
option-advanced = Przerzuty za monety
    .help = Wariant dla zaawansowanych: za monetę można przerzucić kość, ale nie w turnieju.
option-advanced-yes = monety kupują przerzuty
option-advanced-no = zwykła gra
option-level = Torak
    .help = Dla jednej osoby: którą kartę Torak dokłada do talii i iloma kośćmi walczy.
    .clash = To ustawienie gry w pojedynkę przeciw Torakowi: przy większej liczbie graczy zostaw „normalny”.
option-level-easy = łatwy
option-level-normal = normalny
option-level-hard = trudny
option-goal = Punkty zwycięstwa
    .help = Kto zdobędzie ich tyle, sprawia, że runda jest ostatnia.
option-leaders = Dowódcy
    .help = Kto prowadzi którą drużynę; w pojedynkę nie można być Torakiem.
    .clash = Podaj tylu dowódców, ilu jest graczy; kto gra w pojedynkę, gra przeciw Torakowi i nie może nim być.
option-leaders-random = losowani
option-leaders-own = po jednym dla każdego gracza
    .example = zizka,katerina,…
    .wrong = Wpisz dowódców jak w przykładzie, każdego tylko raz: zizka, katerina, bores lub torak.

## Prompts: to the one who decides, and to those who wait

prompt-start = Wybierz pole startowe; na drugim stanie Torak.
wait-start = { $seat } wybiera pole startowe.
prompt-turn = { $actions ->
    [0] Brak akcji: podejrzyj coś albo zakończ turę.
    [one] Twoja tura, ostatnia akcja: wskaż podświetlone pole albo akcję.
    [few] Twoja tura, { $actions } akcje: wskaż podświetlone pole albo akcję.
   *[many] Twoja tura, { $actions } akcji: wskaż podświetlone pole albo akcję.
}
wait-turn = Turę rozgrywa { $seat }.
prompt-reroll = { $count ->
    [0] Przerzut za monetę: wskaż kość albo zostaw kości.
    [one] Został jeden przerzut: wskaż kość albo zostaw kości.
    [few] Zostały { $count } przerzuty: wskaż kość albo zostaw kości.
   *[many] Zostało { $count } przerzutów: wskaż kość albo zostaw kości.
}
prompt-reroll-coin = { $count ->
    [0] Moneta na kości: zapłać nią za przerzut albo zostaw kości i też ją weź.
    [one] Moneta na kości: zostaw kości, by ją wziąć; został jeden przerzut.
    [few] Moneta na kości: zostaw kości, by ją wziąć; zostały { $count } przerzuty.
   *[many] Moneta na kości: zostaw kości, by ją wziąć; zostało { $count } przerzutów.
}
wait-reroll-coin = { wait-reroll }
wait-reroll = { $seat } patrzy na kości.
prompt-first-row = Rząd 1 jest obowiązkowy: weź go albo szczęściem oszczędź jokera.
wait-first-row = { $seat } decyduje, jak spełnić wymagania pierwszego rzędu.
prompt-first-row-luck = Rząd 1 niespełniony: użyj szczęścia albo daj za wygraną.
wait-first-row-luck = { $seat } decyduje, czy użyć szczęścia w pierwszym rzędzie.
prompt-rows = Dalsze rzędy: zaznacz, które chcesz, i weź je.
wait-rows = { $seat } decyduje o kolejnych rzędach.
prompt-dismiss = Pożegnanie: kto opuści twoją drużynę?
wait-dismiss = { $seat } wybiera, kto opuści drużynę.
prompt-gain = Darmowy drużynnik: wybierz, kto dołączy, albo nikogo.
wait-gain = { $seat } wybiera, kto dołączy do drużyny.
prompt-lean = Morale: ku cnocie czy ku występkowi?
wait-lean = { $seat } wybiera między cnotą a występkiem.
prompt-storm = Rząd { $row } niespełniony: użyj szczęścia albo daj za wygraną.
wait-storm = { $seat } decyduje, czy użyć szczęścia w rzędzie { $row }.
prompt-tavern-first = Karczma: wybierz kartę, by kogoś zwerbować albo odprawić.
wait-tavern-first = { wait-tavern }
prompt-tavern = { $left ->
    [one] Karczma: zwerbuj jeszcze jedną osobę albo wyjdź.
    [few] Karczma: zwerbuj najwyżej { $left } osoby albo wyjdź.
   *[many] Karczma: zwerbuj najwyżej { $left } osób albo wyjdź.
}
wait-tavern = { $seat } jest w karczmie.
prompt-join = { $pot ->
    [one] Turniej: dołączasz za monetę? W puli jest { $pot } moneta.
    [few] Turniej: dołączasz za monetę? W puli są { $pot } monety.
   *[many] Turniej: dołączasz za monetę? W puli jest { $pot } monet.
}
wait-join = { $seat } decyduje, czy dołączyć do turnieju.
prompt-joust = Twój przejazd jest wart { $score }: zostaw kości albo odłóż jedną.
prompt-joust-last = Twój przejazd jest wart { $score }: zostaw ostatnią kość albo ją przerzuć.
wait-joust-last = { wait-joust }
wait-joust = { $seat } walczy w turnieju.
prompt-again = Ponowny rzut: wskaż kości, którymi rzucisz jeszcze raz.
wait-again = { $seat } wybiera kości do ponownego rzutu.
prompt-attack-luck = Siła twojego ataku to { $own }: dodaj szczęście albo nie.
wait-attack-luck = { $seat } decyduje, czy wesprzeć atak szczęściem.
prompt-defence-luck = Bronisz się siłą { $own } przeciw { $other }: dodaj szczęście albo nie.
wait-defence-luck = { $seat } decyduje, czy wesprzeć obronę szczęściem.
prompt-tear = Zwycięstwo: który list gończy zrywasz?
wait-tear = { $seat } zrywa list gończy.

## The log: moves

log-move = { $seat } rusza na pole { $field }.
log-face = { $seat } stawia czoła wydarzeniu.
log-conquer = { $seat } szturmuje zamek.
log-recruit = { $seat } wchodzi do karczmy.
log-attack = { $seat } atakuje { NAME($leader, case: "acc") }.
log-peek = { $seat } podgląda żeton na polu { $field }.
log-peek_deck = { $seat } podgląda wierzch talii { NAME($level, case: "deck") }.
log-end = { $seat } kończy turę.
log-reroll = { $seat } przerzuca kość: { $face }.
log-reroll_ruler = { $seat } przerzuca kość { NAME($ruler, case: "gen") }.
log-buy = { $seat } płaci monetę i przerzuca kość: { $face }.
log-buy_ruler = { $seat } płaci monetę i przerzuca kość { NAME($ruler, case: "gen") }.
log-pocket = { $seat } bierze monetę z kości.
log-keep = { $seat } zostawia kości.
log-spend = { $seat } używa żetonu szczęścia jako symbolu: { $symbol }.
log-take = { $seat } spełnia wymagania rzędu { $row }.
log-leave = { $seat } na tym poprzestaje.
log-yield = { $seat } daje za wygraną.
log-dismiss = { $seat } żegna { NAME($follower, case: "acc") }.
log-gain = { $seat } przyjmuje do drużyny { NAME($follower, case: "acc") }.
log-gain_for = { $seat } przyjmuje do drużyny { NAME($follower, case: "acc") }, a odchodzi { $old }.
log-decline = { $seat } nikogo nie przyjmuje.
log-lean = { $seat } wybiera { NAME($way, case: "acc") }.
log-discard = { $seat } odprawia z karczmy { NAME($follower, case: "acc") }.
log-hire = { $seat } werbuje { NAME($follower, case: "acc") }.
log-hire_for = { $seat } werbuje { NAME($follower, case: "acc") }, a odchodzi { $old }.
log-depart = { $seat } wychodzi z karczmy.
log-join = { $seat } płaci monetę i dołącza do turnieju.
log-watch = { $seat } tylko patrzy na turniej.
log-aside = { $seat } odkłada kość: { $face }.
log-again = { $seat } wybiera kość do ponownego rzutu: { $face }.
log-cast = { $seat } rzuca ponownie wybranymi kośćmi.
log-tear = { $seat } zrywa list gończy „{ $poster }”.
log-begin = Zaczyna { $first }.
log-deal = { $to } prowadzi drużynę, na której czele stoi { $leader }.
log-lay = Na pole { $field } trafia żeton; na jego odwrocie: { $back }.
log-offer = W karczmach pojawia się { $follower }.
log-reveal = Żeton zostaje odkryty.
log-storm = Karta podboju: { $conquest }.
log-roll = Wynik rzutu: miecz { $swords }, mowa { $speeches }, spryt { $cunnings }, joker { $jokers }.
log-roll_one = Na kości wypada { $face }.
log-roll_ruler = Na kości { NAME($ruler, case: "gen") } wypada { $face }.
log-see = { $token ->
    [hidden] { $seat } zna już ten żeton.
   *[other] { $seat } widzi: { $token }.
}
log-see_deck = { $conquest ->
    [hidden] { $seat } zna już wierzchnią kartę.
   *[other] { $seat } widzi: { $conquest }.
}
log-wanted = Na bramach zawisa list gończy: { $poster }.
log-plot = Karta Toraka: { $ploy }.
log-start = { $seat } zaczyna na polu { $field }, a Torak na drugim polu startowym.

## The log: what follows from the moves

log-leads = { $seat } prowadzi drużynę, na której czele stoi { $leader }.
log-round = Runda { $round }.
    .chapter = Runda { $round }
log-turn = Turę rozgrywa { $seat }.
log-event = Wydarzenie: { $token } ({ $kind }).
log-row = { $seat } spełnia wymagania rzędu { $row }.
log-failed = { $seat } nie spełnia wymagań pierwszego rzędu; żeton zostaje na polu.
log-bank-short = { $count ->
    [one] Bank jest pusty: jednej monety nie wypłaca.
    [few] Bank jest pusty: { $count } monet nie wypłaca.
   *[many] Bank jest pusty: { $count } monet nie wypłaca.
}
log-coins = { $count ->
    [one] { $seat } dostaje monetę.
    [few] { $seat } dostaje { $count } monety.
   *[many] { $seat } dostaje { $count } monet.
}
log-pays = { $count ->
    [one] { $seat } płaci monetę.
    [few] { $seat } płaci { $count } monety.
   *[many] { $seat } płaci { $count } monet.
}
log-points = { $count ->
    [one] { $seat } zdobywa punkt.
    [few] { $seat } zdobywa { $count } punkty.
   *[many] { $seat } zdobywa { $count } punktów.
}
log-luck = { $seat } dostaje żeton szczęścia.
log-no-luck = Żetony szczęścia się skończyły i { $seat } żadnego nie dostaje.
log-virtue = { $seat } robi krok ku cnocie.
log-vice = { $seat } robi krok ku występkowi.
log-beyond-virtue = { $seat } jest już wzorem cnót.
log-beyond-vice = { $seat } nie może już upaść niżej.
log-nobody-serves = { $seat } nie znajduje nikogo, kto chciałby służyć w tej drużynie.
log-leaves = { $follower } gardzi tym, z czego słynie { $seat }, i odchodzi z drużyny.
log-favour = { $seat } zyskuje przychylność { NAME($ruler, case: "gen") }.
log-favour-again = { $seat } już ma przychylność { NAME($ruler, case: "gen") }.
log-favour-lost = { $seat } traci przychylność { NAME($ruler, case: "gen") }.
log-disfavoured = { $seat } jest w niełasce i nie zyskuje przychylności władcy.
log-poster = { $count ->
    [one] { $seat } jest na liście gończym; nagroda to moneta.
    [few] { $seat } jest na liście gończym; nagroda to { $count } monety.
   *[many] { $seat } jest na liście gończym; nagroda to { $count } monet.
}
log-conquered = { $seat } zdobywa zamek.
log-repelled = { $seat } ponosi klęskę; karta trafia na spód talii.
log-ridden = { $seat } kończy turniej z wynikiem { $count }.
log-personal = { $seat } zdobywa nagrodę osobistą.
log-no-personal = { $seat } nie zdobywa nagrody osobistej.
log-pot = { $count ->
    [0] { $seat } wygrywa turniej, ale z puli nic nie zostaje.
    [one] { $seat } wygrywa z puli turnieju monetę.
    [few] { $seat } wygrywa z puli turnieju { $count } monety.
   *[many] { $seat } wygrywa z puli turnieju { $count } monet.
}
log-casts = Kośćmi rzuca { $seat }.
log-fought = Atak się udaje: { $attack } do { $defence }.
log-fought-off = Atak zostaje odparty: { $attack } do { $defence }.
log-bounty = { $count ->
    [0] { $seat } zrywa list gończy, na którym nie ma monet.
    [one] { $seat } zabiera nagrodę: monetę.
    [few] { $seat } zabiera nagrodę: { $count } monety.
   *[many] { $seat } zabiera nagrodę: { $count } monet.
}
log-restocked = Zużyte żetony tworzą nowy stos.
log-reshuffled = { $level ->
    [1] Odrzuceni drużynnicy poziomu I tworzą nową talię.
   *[other] Odrzuceni drużynnicy poziomu II tworzą nową talię.
}
log-ending = { $goal ->
    [few] Cel jest osiągnięty: ktoś ma co najmniej { $goal } punkty, więc ta runda jest ostatnia.
   *[many] Cel jest osiągnięty: ktoś ma co najmniej { $goal } punktów, więc ta runda jest ostatnia.
}
log-coins-count = { $count ->
    [0] { $seat } nie dostaje punktów za monety.
    [one] { $seat } dostaje punkt za monety.
    [few] { $seat } dostaje { $count } punkty za monety.
   *[many] { $seat } dostaje { $count } punktów za monety.
}
log-torak-moves = Torak rusza na pole { $field }.
log-torak-stays = Torak zostaje na polu { $field }.
log-torak-courts = Torak ma posłuch na dworze { NAME($ruler, case: "gen") }.
log-torak-points = { $count ->
    [0] Torak nie zdobywa punktów.
    [one] Torak zdobywa punkt.
    [few] Torak zdobywa { $count } punkty.
   *[many] Torak zdobywa { $count } punktów.
}
log-torak-tavern = Torak przepędza wszystkich z karczem; przychodzą inni.
log-torak-token = Torak usuwa z pola { $field } żeton: { $token }.
log-torak-attacks = Torak atakuje.
log-torak-casts = Kośćmi rzuca Torak.
log-torak-wins = Torak wygrywa, a karę wskazuje jego następna karta.
log-torak-falls = Torak pada na ziemię i traci następną kartę.
log-torak-rises = Torak podnosi się z ziemi.
log-torak-rides = Torak ma w turnieju wynik { $count }.
log-torak-pot = { $count ->
    [0] Torak wygrywa turniej, ale z puli nic nie zostaje.
    [one] Torak wygrywa z puli turnieju monetę; trafia ona do banku.
    [few] Torak wygrywa z puli turnieju { $count } monety; trafiają one do banku.
   *[many] Torak wygrywa z puli turnieju { $count } monet; trafiają one do banku.
}
log-torak-shuffles = Zużyte karty Toraka tworzą nową talię.
log-torak-goal = Torak osiąga cel pierwszy i gra od razu się kończy.
log-torak-fee = Za Toraka do puli turnieju trafia moneta z banku.
log-torak-final = Torak kończy grę z wynikiem { $count }.
log-no-crew = { $seat } nie ma już drużyny, którą Torak mógłby uszczuplić.
log-robbed = { $count ->
    [0] { $seat } nie ma nic, co Torak mógłby zabrać.
    [one] { $seat } traci monetę.
    [few] { $seat } traci { $count } monety.
   *[many] { $seat } traci { $count } monet.
}

## A position as plain text

sketch-head = Runda { $round }, gra do { $goal } punktów. Turę rozgrywa { $seat }, akcje: { $actions }.
sketch-preparing = Przygotowanie gry do { $goal } punktów.
sketch-ending = To ostatnia runda.
sketch-legend = # żeton zakryty, O odkryty, o bez żetonu, - małe pole, ^ zamek, + karczma; wielkie litery to dowódcy.
sketch-token-back = { $back }
sketch-token-open = odkryty: { $token }
sketch-token-peeked = znany ci: { $token }
sketch-you = { $seat } (ty)
sketch-player = { $player }: { $leader } na polu { $field }
sketch-figures = punkty { $points }, monety { $coins }, szczęście { $luck }, ruch { $pace }
sketch-morale = cnota { $track } występek
sketch-wanted = list gończy: { $count }
sketch-struck = leży po ataku
sketch-favour = przychylność { NAME($ruler, case: "gen") }
sketch-conquered = podbój: { $level }
sketch-leader = { $leader }: { $skills }
sketch-crew = { $follower }: { $skills }
sketch-when = +kość: { $kind }
sketch-when-tournament = przerzut w turnieju
sketch-despises = gardzi { NAME($way, case: "ins") }
sketch-tavern = Karczma, poziom { $level } (w talii jeszcze { $deck })
sketch-card = { $follower }, { $price }: { $skills }
sketch-decks = Karty podboju: łatwe { $easy }, trudne { $hard }. Żetony w stosie: { $stack }.
sketch-top = Wierzch talii { NAME($level, case: "deck") }: { $conquest }
sketch-event = { $name } ({ $kind })
sketch-row = { $mark } { $row }. { $needs } > { $gives }
sketch-castle-row = { $mark } { $row }. { $needs }
sketch-spoils = Za wszystkie rzędy: { $gives }
sketch-dice = Na stole: { $dice }
sketch-printed = Z kart: { $symbols }
sketch-pool = Razem: { $symbols }
sketch-none = nic
sketch-rerolls = Przerzuty: { $count }
sketch-fight = Atak { $attack }, obrona { $defence }; teraz liczą się: { $symbol } i joker.
sketch-tournament = Turniej: w puli { $pot }, cel osobisty { $goal }
sketch-prize = Nagroda osobista: { $gives }
sketch-worth = Wartość ścianek: { $worth }
sketch-score = { $who }: { $score }
sketch-torak = Torak na polu { $field }: punkty { $points }, karty { $deck }
sketch-torak-lies = Torak leży na polu { $field }: punkty { $points }, karty { $deck }
sketch-poster = List gończy: { $poster } – { $effect }

## Rules

turn-help = W swojej turze masz dwie akcje, może to być dwa razy ta sama: ruch, stawienie czoła wydarzeniu albo szturm zamku na twoim polu, werbowanie w karczmie, atak. O przerzuty, rzędy i drużynników gra pyta po kolei. Jeśli masz umiejętność podglądania, możesz jej użyć w dowolnej chwili swojej tury.

rules-aim = Zbieraj punkty zwycięstwa. Gdy ktoś osiągnie cel, zwykle 20, runda jest ostatnia, tak by wszyscy mieli tyle samo tur. Na koniec każde pięć monet to punkt, a liczą się też monety na twoim liście gończym. Wygrywa ten, kto ma najwięcej punktów, a przy remisie najwięcej monet.
    .title = Cel gry
rules-symbols = Dowódca i najwyżej czterech drużynników dają ci kości, przerzuty, gotowe symbole i ruch; wszystko się sumuje. Kości, przerzuty i symbole służą raz w wydarzeniu, w walce albo w rzędzie podboju; tę samą kość można przerzucić kilka razy. Niektórzy drużynnicy dają dodatkową kość w wydarzeniach jednego rodzaju. Umiejętność podglądania pozwala zajrzeć pod zakryty żeton albo na wierzch talii podbojów, raz na turę za każdy taki symbol; nie jest to akcja. Nigdy nie rzucasz więcej niż ośmioma kośćmi drużynników; kości władców się do nich nie liczą. Joker zastępuje miecz, mowę albo spryt, ale rząd, który wymaga jokera, wymaga prawdziwego.
    .title = Symbole
rules-move = Poruszasz się po drogach, najwyżej o tyle pól, ile masz punktów ruchu. W grze wieloosobowej list gończy skraca twój ruch o pole. Na jednym polu może stać kilka figurek.
    .title = Ruch
rules-event = Odkryj żeton i rzuć kośćmi. Pierwszy rząd musisz spełnić, jeśli się da; potem możesz brać inne rzędy, w dowolnej kolejności, z pozostałych symboli. Gdy spełnisz pierwszy rząd, żeton znika. Gdy nie, zostaje odkryty, a ty dostajesz żeton szczęścia, który w późniejszej akcji zastąpi jeden zwykły symbol. Pod koniec każdej tury na puste duże pola, na których nikt nie stoi, trafiają nowe żetony. Opłaty wymagają monet, a rozstania drużynników, bez żadnych kości.
    .title = Wydarzenia
rules-conquest = Zamek zdobywa się rząd po rzędzie, od góry, za każdym razem z osobnym rzutem: wszystkie umiejętności działają wtedy od nowa. Nagroda czeka za ostatnim rzędem. W całej grze możesz zdobyć jeden łatwy i jeden trudny. Nieudana próba daje żeton szczęścia i można ją powtórzyć.
    .title = Podboje
rules-tournament = Za monetę może dołączyć każdy, gdziekolwiek jest; kto odkrył żeton, nie płaci i rzuca ostatni. Rzucasz sześcioma kośćmi. Nie liczą się ani szczęście, ani umiejętności dowódcy i drużyny, prócz turniejowego przerzutu. Dowolnie często możesz odłożyć kość, która przestaje się liczyć, i rzucić innymi ponownie. Najlepszy wynik zgarnia pulę, dzieloną przy remisie, a za każdy inny wynik niższy od twojego dostajesz punkt. Nagrodę osobistą może zdobyć tylko ten, czyja jest tura.
    .title = Turnieje
rules-recruit = W karczmie możesz najpierw odprawić jedną z ośmiu dostępnych osób, a potem zwerbować najwyżej cztery. Z pełnej drużyny za każdą nową osobę ktoś odchodzi. Nie zwerbujesz nikogo, kto gardzi tym końcem toru morale, na którym jesteś.
    .title = Werbowanie
rules-morale = Cnota i występek to końce twojego toru morale. Każdy krok poza koniec to punkt. Kto gardzi danym końcem, odchodzi, gdy tam dotrzesz.
    .title = Morale
rules-favour = Przychylność władcy daje ci jego kość. Gdy zdobędziesz ją ponownie albo stracisz na czyjąś rzecz, dostajesz punkt. Moneta na kości Zygmunta jest twoja, chyba że ją przerzucisz.
    .title = Przychylność
rules-poster = Niektóre rzędy przynoszą list gończy, z którego nie można zrezygnować. W grze wieloosobowej kładzie się na nim trzy monety, a zamiast każdego następnego listu dokłada trzy kolejne. List skraca twój ruch o pole i pozwala innym cię zaatakować. Jego monet nie możesz wydawać, ale jeśli zachowasz list do końca gry, są twoje.
    .title = Listy gończe
rules-attack = Dowódcę z listem gończym można zaatakować na tym samym polu, raz między dwiema jego turami. Atakujący liczy miecze i jokery, potem obrońca spryt i jokery. Silniejszy atak daje dwa punkty i nagrodę z listu; w przeciwnym razie punkt dostaje obrońca.
    .title = Ataki
rules-solo = W pojedynkę grasz przeciw Torakowi. Po każdej twojej turze działa według karty: rusza ku tobie, zdobywa punkty, miesza w karczmach, żetonach i przychylności władców, a gdy cię dopadnie, atakuje. Jeśli wygra, jego następna karta mówi, co tracisz: monety albo kogoś z drużyny. Jeśli go zaatakujesz i pokonasz, zrywasz list gończy, a Torak traci następną kartę. Na listach nie ma tu monet: każdy czymś ci przeszkadza, a mając wszystkie cztery, nie możesz brać rzędów, które przynoszą kolejny. Gra kończy się, gdy jedno z was osiągnie cel; jeśli uda się to najpierw tobie, Torak odkrywa jeszcze jedną kartę. Wygrywasz, mając więcej punktów niż on albo tyle samo i choć jedną monetę.
    .title = W pojedynkę

## The table: the map; the kind in panel-where is a plain string

board-label = Mapa południowych Czech
board-name = { $field }
board-field = { $field }.
board-start = Stąd wyruszają dowódcy.
board-tavern = Jest tu karczma.
board-castle = { $level ->
    [easy] Zamek łatwy do zdobycia.
   *[hard] Zamek trudny do zdobycia.
}
board-token-back = Zakryty żeton: { $back }.
board-token-open = Odkryty żeton: { $token } ({ $kind }).
board-token-peeked = Żeton podejrzany przez ciebie: { $token } ({ $kind }).
board-pawn = { $leader }, pole: { $field }
board-track = Punkty zwycięstwa do { $goal }.
board-score = { $leader }: { $points }.

## The table: panels of seats and of Torak

panel-player = { $seat }
panel-leader = { $leader }
panel-leader-own = { $leader } · ty
panel-first = Pierwszy gracz
panel-winner = Zwycięstwo
panel-morale = Morale ({ $seat }): { $place ->
    [0] cnota
    [1] blisko cnoty
    [2] pośrodku
    [3] blisko występku
   *[4] występek
}
panel-points = { reward-points }
panel-coins = { need-coins }
panel-luck = { $count ->
    [one] { $count } żeton szczęścia
    [few] { $count } żetony szczęścia
   *[many] { $count } żetonów szczęścia
}
panel-favour = przychylność { NAME($ruler, case: "gen") }
panel-poster = { $count ->
    [one] list gończy, nagroda { $count } moneta: ruch krótszy o pole
    [few] list gończy, nagroda { $count } monety: ruch krótszy o pole
   *[many] list gończy, nagroda { $count } monet: ruch krótszy o pole
}
panel-castle = { $level ->
    [easy] łatwy podbój
   *[hard] trudny podbój
}
panel-skill = { $skill }: { $count }
panel-sums = Dowódca i drużyna razem
panel-crew = Twoja drużyna
panel-torak = Torak
panel-torak-stands = pole: { $field }
panel-torak-lies = leży, pole: { $field }
panel-ploys = { $count ->
    [one] { $count } karta w jego talii
    [few] { $count } karty w jego talii
   *[many] { $count } kart w jego talii
}
panel-ploy = { $ploy }
panel-ploy-tavern = nowi ludzie w karczmach
panel-ploy-token = nowy żeton blisko Toraka
panel-ploy-favour = przychylność { NAME($ruler, case: "gen") }
panel-wanted = { $poster }

## The table: followers, tavern, decks

panel-follower = { $follower }
panel-card = { $follower }, { $calling }, cena { $count }
panel-card-woman = { $follower }, { NAME($calling, case: "woman") }, cena { $count }
panel-price = cena { $count }
panel-when = jedna kość więcej: { $kind }
panel-when-tournament = darmowy przerzut w turnieju
panel-despises = gardzi { NAME($way, case: "ins") } i odchodzi
panel-tavern = Karczma
panel-left = Poziom { $level }, w talii { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
panel-stack = żetony w stosie: { $count }
panel-bank = monety w banku: { $count }
panel-luck-left = pozostałe żetony szczęścia: { $count }
panel-deck = { $level ->
    [easy] Łatwe podboje: { $count }
   *[hard] Trudne podboje: { $count }
}
panel-top = Na wierzchu: { $conquest }

## The table: events, tournaments, fights, actions

panel-page = { $name }
panel-event = { $kind }
panel-where = { $kind }, { $field }
panel-must = musisz
panel-spoils = Za wszystkie rzędy
panel-met = spełniony
panel-row = Weź rząd { $row }
panel-lacking = brakuje: { $symbol }
panel-would-leave = { $follower } odejdzie: gardzi { NAME($way, case: "ins") }.
panel-roll-own = Twoje kości
panel-roll = Kości: { $seat }
panel-roll-torak = Kości Toraka
panel-rerolls = { $count ->
    [one] został { $count } przerzut
    [few] zostały { $count } przerzuty
   *[many] zostało { $count } przerzutów
}
panel-picked = do ponownego rzutu
panel-ruler-die = kość { NAME($ruler, case: "gen") }: { $face }
panel-printed = Z kart
panel-in-all = Razem
panel-have = { $symbol }: { $count }
panel-pot = w puli: { $count }
panel-pot-word = w puli
panel-goal = { $count } lub więcej
panel-prize = Nagroda osobista tego, kto odkrył żeton
panel-worth = { $face } – punkty: { $count }
panel-not-ridden = jeszcze przed przejazdem
panel-fight = Walka
panel-attacks = atakuje
panel-defends = broni się
panel-strength = siła { $count }
panel-action = Akcja { $number } z { $of }
panel-no-action = Nie masz już akcji
panel-lean = Krok w stronę: { $way }
panel-preparing = przygotowania
panel-round = runda { $round }
panel-last-round = runda { $round }, ostatnia

## Why a move is good, in a hint: what it gains and what it risks

gains-points = { $count ->
    [one] około punktu zwycięstwa
    [few] około { $count } punktów zwycięstwa
   *[other] około { $count } punktów zwycięstwa
}
risks-points = { $count ->
    [one] około punktu mniej
    [few] około { $count } punktów mniej
   *[other] około { $count } punktów mniej
}
gains-rival-points = { $count ->
    [one] rywale mają około punktu mniej
    [few] rywale mają około { $count } punktów mniej
   *[other] rywale mają około { $count } punktów mniej
}
gains-coins = { $count ->
    [one] moneta
    [few] { $count } monety
   *[other] { $count } monet
}
risks-coins = { $count ->
    [one] kosztuje monetę
    [few] kosztuje { $count } monety
   *[other] kosztuje { $count } monet
}
gains-dice = więcej kości do rzutu
risks-dice = mniej kości do rzutu
gains-symbols = symbol, który zawsze się liczy
risks-symbols = ubywa symbol, który zawsze się liczy
gains-joker = dżoker, który zawsze się liczy
gains-rerolls = jeszcze jeden przerzut
gains-movement = jedziesz dalej
gains-morale = krok od środka toru morale
gains-luck = żeton szczęścia
risks-luck = kosztuje żeton szczęścia
gains-favour = przychylność władcy
risks-favour = możesz stracić przychylność
gains-poster = nie wisi już za tobą list gończy
risks-poster = może zawisnąć za tobą list gończy
risks-torak = Torak może podejść i zaatakować
gains-torak-away = oddala cię od Toraka

## The result, and what it is made of

outcome-points = { $points ->
    [one] { $points } punkt zwycięstwa.
    [few] { $points } punkty zwycięstwa.
   *[other] { $points } punktów zwycięstwa.
}
    .lost = { $names } { $winners ->
        [one] ma
       *[other] mają
    } { $points ->
        [one] { $points } punkt zwycięstwa.
        [few] { $points } punkty zwycięstwa.
       *[other] { $points } punktów zwycięstwa.
    }
outcome-coins = { $points ->
    [one] Po { $points } punkcie i więcej monet: { $more } do { $less }.
    [few] Po { $points } punkty i więcej monet: { $more } do { $less }.
   *[other] Po { $points } punktów i więcej monet: { $more } do { $less }.
}
    .lost = { $names } { $winners ->
        [one] ma
       *[other] mają
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } i najwięcej monet: { $more } do { $less }.
outcome-torak-beaten = Z Torakiem { $points } do { $torak } w punktach.
outcome-torak-wins = { $points } do { $torak } w punktach: Torak był lepszy.
source-events = wydarzenia
source-beyond = poza cnotę lub występek
source-favours = przychylność
source-castles = zamki
source-tournaments = turnieje
source-coins = monety, 1 za 5

## What changed since the last decision, beside its picture. $amount (number)

change-points = { $amount ->
    [one] punkt zwycięstwa
    [few] punkty zwycięstwa
   *[other] punktów zwycięstwa
}
change-crew = { $follower }
change-coins = { $amount ->
    [one] moneta
    [few] monety
   *[other] monet
}
change-luck = szczęście
change-morale = morale
change-poster = list gończy
change-favour = przychylność: { $ruler }
change-travel = pole: { $field }
change-torak-points = { $amount ->
    [one] punkt Toraka
    [few] punkty Toraka
   *[other] punktów Toraka
}

## The dock: what is asked after a click, and chips; ≤ 75 characters

ask-turn-field = { $field }: idziesz tam czy podglądasz żeton?
ask-move-field = Ruch: wskaż podświetlone pole.
ask-peek = Podgląd: wskaż żeton na mapie albo wybierz talię.
ask-peek-field = Podgląd: wskaż żeton na mapie.
ask-peek_deck-level = Podgląd: która talia?
ask-attack-leader = Atak: wskaż dowódcę.
ask-reroll = Przerzut: wskaż kość.
ask-reroll-face = Przerzut: wskaż kość.
ask-reroll_ruler-ruler = Przerzut: wskaż kość władcy.
ask-buy = Przerzut za monetę: wskaż kość.
ask-buy-face = Przerzut za monetę: wskaż kość.
ask-buy_ruler-ruler = Przerzut za monetę: wskaż kość władcy.
ask-take-row = Rzędy: zaznacz ten, który bierzesz.
ask-spend-symbol = Szczęście: jakim symbolem ma być?
ask-dismiss-follower = Pożegnanie: kto opuści twoją drużynę?
ask-gain-follower = Darmowy drużynnik: wybierz, kto dołączy.
ask-gain_for-follower = Darmowy drużynnik: wybierz, kto dołączy.
ask-gain_for-old = Drużyna pełna: kto odejdzie za { NAME($follower, case: "acc") }?
ask-lean-way = Morale: ku cnocie czy ku występkowi?
ask-hire-follower = Werbunek: wybierz drużynnika.
ask-hire_for-follower = Werbunek: wybierz drużynnika.
ask-hire_for-old = Drużyna pełna: kto odejdzie za { NAME($follower, case: "acc") }?
ask-discard-follower = Odprawa: wybierz osobę z karczmy, przyjdzie nowa.
ask-tavern-first-follower = { $follower }: zwerbować czy odprawić?
ask-tavern-follower = { $follower }: zwerbować?
ask-joust-face = Ta kość, { $face }: odłożyć ją czy przerzucić?
ask-aside-face = Odkładanie: wybierz kość, która nie będzie się liczyć.
ask-again-face = Ponowny rzut: wskaż kości, którymi rzucisz jeszcze raz.
ask-tear-poster = Zwycięstwo: który list gończy zrywasz?
next-field = dokąd?
next-peek-field = który żeton?
next-level = która talia?
next-leader = kogo?
next-face = która kość?
next-ruler = która kość?
next-row = który rząd?
next-symbol = jaki symbol?
next-follower = kto?
next-old = kto odejdzie?
next-way = w którą stronę?
next-poster = który list?
chip-take = rząd { $row }
chip-spend = szczęście: { $symbol }
chip-hire_for-follower = Przychodzi: { $thing }
chip-gain_for-follower = Przychodzi: { $thing }
chip-hire_for-old = Odchodzi: { $thing }
chip-gain_for-old = Odchodzi: { $thing }
confirm-move = Rusz na pole { $field }
confirm-peek = Podejrzyj żeton na polu { $field }
confirm-peek_deck = Podejrzyj wierzch talii { NAME($level, case: "deck") }
confirm-reroll = Przerzuć { NAME($face, case: "acc") }
confirm-reroll_ruler = Przerzuć kość { NAME($ruler, case: "gen") }
confirm-buy = Zapłać monetę i przerzuć { NAME($face, case: "acc") }
confirm-buy_ruler = Zapłać monetę i przerzuć kość { NAME($ruler, case: "gen") }
confirm-aside = Odłóż { NAME($face, case: "acc") }
confirm-lean = { $way ->
    [virtue] Zrób krok ku cnocie
   *[other] Zrób krok ku występkowi
}
confirm-tear = Zerwij list gończy „{ $poster }”
confirm-start = Zacznij na polu { $field }
confirm-attack = Zaatakuj { NAME($leader, case: "acc") }
confirm-take = { $count ->
    [0] Weź rząd { $row }
    [one] Weź 1 rząd
    [few] Weź { $count } rzędy
   *[many] Weź { $count } rzędów
}
confirm-spend = { $count ->
    [0] Szczęście jako { $symbol }
   *[other] Użyj szczęścia ({ $count })
}
confirm-again = { $count ->
    [0] Rzuć ponownie
    [one] Rzuć ponownie 1 kością
   *[other] Rzuć ponownie { $count } kośćmi
}
confirm-hire = Zwerbuj { NAME($follower, case: "acc") }
confirm-hire_for = Zwerbuj { NAME($follower, case: "acc") }, odchodzi { $old }
confirm-gain = Przyjmij { NAME($follower, case: "acc") }
confirm-gain_for = Przyjmij { NAME($follower, case: "acc") }, odchodzi { $old }
confirm-discard = Odpraw { NAME($follower, case: "acc") }
confirm-dismiss = Pożegnaj { NAME($follower, case: "acc") }

# One move of those that the buttons above count

order-recruit = Wejdź do karczmy
order-take = Weź rząd { $row }
order-spend = Użyj szczęścia jako symbolu „{ $symbol }”
order-again = Wybierz do ponownego rzutu { NAME($face, case: "acc") }

## The tray: short labels, and what a button brings or why it cannot be used, in four words

tray-move = Ruch
tray-face = Wydarzenie
tray-attack = Atak
tray-recruit = Werbunek
tray-conquer = Zamek
tray-peek = Podgląd
tray-end = Koniec tury
tray-move-note = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
tray-face-note = żeton na polu
tray-attack-note = ktoś tu stoi
tray-recruit-note = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
tray-conquer-note = do szturmu
tray-peek-note = { $count ->
    [one] { $count } raz
   *[other] { $count } razy
}
tray-end-note = { $count ->
    [0] to wszystko
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
tray-no-action = brak akcji
tray-no-move = brak ruchu
tray-no-face = brak żetonu
tray-no-attack = nie ma kogo
tray-no-recruit = brak karczmy
tray-no-conquer = już zdobyty
tray-no-castle = brak kart
tray-no-peek = nie ma czego
tray-no-end = jeszcze nie
tray-deck = { $level ->
    [easy] Łatwe zamki
   *[hard] Trudne zamki
}
tray-deck-note = karta z wierzchu
tray-deck-known = już ją znasz
tray-gain = Zyskujesz
tray-would-gain = Zyskasz
tray-no-gain = Na razie nic nie zyskujesz
tray-no-tick = Nie zaznaczono dalszych rzędów
tray-reroll = Przerzut
tray-reroll-note = wskaż kość
tray-buy = Przerzut
tray-buy-note = za monetę
tray-pocket-note = kość wtedy zostaje
tray-keep-note = { $count ->
    [0] brak przerzutów
    [one] został { $count } przerzut
    [few] zostały { $count } przerzuty
   *[many] zostało { $count } przerzutów
}
tray-luck = Użyj szczęścia
tray-luck-note = dowolny symbol ({ $count })
tray-luck-as = jako { $symbol }
tray-no-luck = nic tu nie da
tray-none = brak
tray-with-luck = ze szczęściem ({ $count })
tray-take = { $count ->
    [one] Weź { $count } rząd
    [few] Weź { $count } rzędy
   *[many] Weź { $count } rzędów
}
tray-take-first = Weź rząd 1
tray-use = Użyj szczęścia ({ $count })
tray-leave-rows = Bez dalszych rzędów
tray-leave-attack-luck = Bez szczęścia
tray-leave-defence-luck = Bez szczęścia
tray-yield-first-row-luck = Daj za wygraną
tray-yield-storm = Daj za wygraną
tray-leaves = odchodzi
tray-discard-note = przyjdzie ktoś nowy
tray-no-discard = raz, przed werbunkiem
tray-depart-note = { $count ->
    [4] bez werbunku
   *[other] to wszystko
}
tray-hire-note = { $count ->
    [one] jeszcze { $count }
   *[other] najwyżej { $count }
}
tray-hire-price = { $count ->
    [one] za { $count } monetę
    [few] za { $count } monety
   *[many] za { $count } monet
}
tray-no-hire = nie dla ciebie
tray-decline-note = nikt nie dołącza
tray-gain-note = za darmo
tray-beyond = poza koniec, 1 PZ
tray-watch-note = nic nie płacisz
tray-join-note = { $count ->
    [one] do wygrania { $count } moneta
    [few] do wygrania { $count } monety
   *[many] do wygrania { $count } monet
}
tray-aside-note = nie będzie się liczyć
tray-free = Wolny przerzut
tray-free-note = dzięki drużynie
tray-score = wartość { $count }
tray-cast = { $count ->
    [one] Rzuć { $count } kością
   *[other] Rzuć { $count } kośćmi
}
tray-cast-note = najpierw wybierz kości
tray-effect-pursuit = ruch Toraka +1
tray-effect-slow = twój ruch −1
tray-effect-disfavour = brak przychylności
tray-effect-dear = werbunek o 1 droższy

## Why not: a click on what is not possible; ≤ 85 characters

why-not-asked = Nie teraz: pytanie jest o coś innego.
why-first-dice = Najpierw kości: przerzuć którąś albo je zostaw.
why-first-rows = Najpierw wydarzenie: weź rzędy, użyj szczęścia albo zakończ.
why-first-luck = Najpierw to: użyj szczęścia albo nie.
why-first-dismiss = Najpierw to: wybierz, kto opuści drużynę.
why-first-gain = Najpierw to: wybierz darmowego drużynnika albo nikogo.
why-first-lean = Najpierw to: cnota czy występek?
why-first-tavern = Jesteś w karczmie: zwerbuj kogoś albo najpierw wyjdź.
why-first-join = Najpierw to: dołącz do turnieju albo tylko patrz.
why-first-joust = Najpierw twój przejazd: zostaw kości albo odłóż jedną.
why-first-again = Najpierw wybierz kości do ponownego rzutu.
why-first-start = Najpierw to: wybierz pole startowe.
why-first-tear = Najpierw to: wybierz list gończy, który zrywasz.
why-no-action = Brak akcji: zakończ turę albo coś podejrzyj, jeśli możesz.
why-cannot-pay = Wydarzenie: brakuje ci tego, czego żąda odkryty żeton.
why-no-token = Brak wydarzenia: na tym polu nie ma żetonu ({ $field }).
why-no-tavern = Werbunek: na tym polu nie ma karczmy ({ $field }).
why-no-castle = Szturm: na tym polu nie ma zamku ({ $field }).
why-castle-taken = { $level ->
    [easy] Zamek: łatwy masz już zdobyty, drugiego nie można.
   *[hard] Zamek: trudny masz już zdobyty, drugiego nie można.
}
why-castle-cards = Zamek: nie ma już kart podboju.
why-no-pace = Nie możesz się ruszyć: list gończy zatrzymuje cię w miejscu.
why-no-peek = Podgląd: ani ty, ani twoja drużyna nie macie tej umiejętności.
why-peeks-used = Podgląd: w tej turze nie możesz już nic podejrzeć.
why-peeks-none = Podgląd: znasz już wszystkie żetony i obie talie.
why-discard-once = Odprawa: tylko jedna osoba i tylko przed werbunkiem.
why-hire-nobody = Werbunek: nikt do ciebie nie przyjdzie, masz { $count ->
    [one] { $count } monetę.
    [few] { $count } monety.
   *[many] { $count } monet.
}
why-hire-most = Werbunek: najwyżej cztery osoby w jednej akcji.
why-no-luck = Szczęście: nie masz żetonu szczęścia.
why-fresh-luck = Szczęście: świeżo zdobyte działa dopiero od następnej akcji.
why-luck-when = Szczęście: pomaga tylko w wydarzeniach, podbojach i walkach.
why-luck-useless = Szczęście: nie brakuje symbolu, którym mogłoby być.
why-stands-there = { $field }: już tu jesteś.
why-too-far = { $field }: za daleko, { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}, a możesz przejść { $reach }.
why-nothing-to-see = Podgląd: na tym polu nie ma żetonu ({ $field }).
why-seen-open = Podgląd: ten żeton leży odkryty ({ $field }).
why-seen-already = Podgląd: znasz już ten żeton ({ $field }).
why-own-leader = { $leader }: to ty.
why-elsewhere = Atak: { $leader } nie stoi na twoim polu.
why-torak-lies = Atak: Torak leży, nie można go teraz zaatakować.
why-struck = Atak: { $leader } może być celem tylko raz do swojej tury.
why-no-poster = Atak: { $leader } nie ma listu gończego.
why-nobody-here = Atak: na twoim polu nikt inny nie stoi.
why-deck-known = { $level ->
    [easy] Łatwe zamki: znasz już kartę z wierzchu.
   *[hard] Trudne zamki: znasz już kartę z wierzchu.
}
why-last-die = Odłożenie: to twoja ostatnia kość i ona się liczy.
why-cast-none = Ponowny rzut: najpierw wybierz kość.
why-not-your-dice = To nie twoje kości: poczekaj na swój rzut.
why-locked = Kość { NAME($ruler, case: "gen") }: moneta wzięta, więc kość zostaje.
why-no-rerolls = Przerzut: nie masz już przerzutu.
why-dice-kept = Kości zostały zatrzymane: nie można ich już przerzucić.
why-row-taken = Rząd { $row }: już go masz.
why-row-castle = Zamek: rzędy idą po kolei, rozstrzygają kości.
why-row-others = To nie twoje wydarzenie.
why-row-dice = Rzędy: najpierw zostaw kości, potem bierz rzędy.
why-row-first = Najpierw rząd 1: bez niego nie ma następnych.
why-row-short = Rząd { $row } nie jest spełniony: brakuje symbolu { $symbol ->
    [sword] miecza.
    [speech] mowy.
    [cunning] sprytu.
   *[joker] jokera.
}
why-row-shorts = Rząd { $row } nie jest spełniony: brakuje { $count } symboli.
why-row-coins = Rząd { $row }: nie stać cię, potrzeba { $count ->
    [one] { $count } monety.
   *[other] { $count } monet.
}
why-row-crew = Rząd { $row }: nie masz kogo pożegnać.
why-row-poster = Rząd { $row } daje list gończy: masz już wszystkie cztery.
why-recruit-first = { $follower }: najpierw naciśnij „Werbunek”.
why-hire-where = { $follower } czeka w karczmie: najpierw do niej dojdź.
why-newcomer-first = { $follower }: najpierw wybierz, kto przychodzi, potem kto odchodzi.
why-room-left = { $follower } zostaje: w drużynie jest miejsce.
why-mate = { $follower } jest w twojej drużynie: nikt nie musi teraz odchodzić.
why-despises = { $follower } gardzi { NAME($way, case: "ins") } i nie będzie ci służyć.
why-gain-level = { $follower }: to inny poziom niż w nagrodzie.
why-too-dear = { $follower }: koszt { $count }, a masz { $coins }.
why-poster-later = Listy gończe: zrywasz jeden, gdy pokonasz Toraka.

## The stage

panel-in-all-of = , kości i karty
panel-bound = w rzędach
panel-free = wolne
panel-taken = wzięty
panel-reached = spełniony
panel-after = po rzędzie 1
panel-later = później
panel-short = { $symbol ->
    [sword] brak miecza
    [speech] brak mowy
    [cunning] brak sprytu
   *[joker] brak jokera
}
panel-shorts = brakuje { $count }
panel-short-coins = za mało monet
panel-short-crew = nie ma kogo
panel-strength-of = liczą się:
panel-prize-word = Nagroda osobista:
panel-worth-word = Wartość kości
panel-ride-total = Te kości są warte
panel-score-word = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
panel-stands = Twoje pole: { $field }
panel-waits = teraz grają inni
panel-nothing-here = Nic tu nie czeka: ruszaj dalej.
panel-here-tavern = Karczma: możesz werbować.
panel-castle-taken = { $level ->
    [easy] Łatwy zamek; jeden masz już zdobyty.
   *[hard] Trudny zamek; jeden masz już zdobyty.
}
panel-ways = Pola w zasięgu
panel-coins-word = monety
panel-luck-word = szczęście
panel-poster-word = ruch −1
panel-stack-word = żetony
panel-bank-word = monety
panel-luck-left-word = szczęście
