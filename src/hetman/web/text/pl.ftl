### Co mówią strony, niezależnie od gry. Argumenty opisano nad każdym tekstem w pliku angielskim.

## Każda strona

skip = Przejdź do treści
nav = Serwis
nav-games = Gry
nav-replays = Powtórki
nav-rules = Zasady
language-switch = In English
theme-switch = Jasno lub ciemno

## Strona główna

home-title = { $count ->
    [0] Jeszcze żadnej bitwy
    [1] Jedna bitwa, jeden stół
    [2] Dwie bitwy, jeden stół
    [3] Trzy bitwy, jeden stół
    [4] Cztery bitwy, jeden stół
    [5] Pięć bitew, jeden stół
    [6] Sześć bitew, jeden stół
    [few] { $count } bitwy, jeden stół
   *[many] { $count } bitew, jeden stół
}
home-lead = Planszowe wojny średniowiecza w przeglądarce: ze znajomymi, z botem albo przy jednym ekranie. Bez konta i bez reklam.
home-how = Jak chcesz grać?
home-mine = Moje gry
home-mine-count = { $count } w toku
home-mine-rest = { $count ->
    [one] jeszcze jedna
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
 }
home-choose = Wybierz grę
home-open = Otwarte stoły
home-open-count = { $count ->
    [0] do oglądania
    [one] jeden czeka na graczy
    [few] { $count } czekają na graczy
   *[other] { $count } czeka na graczy
}
mode-now = Graj teraz
    .about = z łagodnym botem
mode-friends = Ze znajomymi
    .about = wyślij im odnośnik
mode-device = Na tym urządzeniu
    .about = podawajcie je sobie
line-with = grają: ty, { $names }
line-turn = Twój ruch
line-missing = czeka na graczy
line-awaited = ruch: { $names }
line-seats = { $taken } z { $seats }
line-sit = Usiądź
line-watch = Oglądaj
tile-play = Zagraj
tile-play-label = Zagraj: { $game }
tile-options = Opcje
tile-options-label = Opcje: { $game }
tile-rules-label = Zasady: { $game }
tile-read = Czytaj
tile-players = { $count ->
    [one] { $seats } gracz
   *[other] { $seats } graczy
}
foot-free = Hetman jest wolnym oprogramowaniem.
foot-dice = Każdy rzut można sprawdzić po grze.
foot-api = Dla programów: API

## Nakrywanie stołu

form-who = Kto gra
form-seats = Gracze
form-name = Twoje imię
form-game = Gra
form-table = Stół
form-pace = Czas
form-delay = Przerwa przed ruchem bota
form-public = Każdy może się dosiąść lub oglądać: pokaż wśród otwartych stołów
form-word = Słowo na szczęście
    .help = Jeśli chcesz: wmieszamy je w kości, zanim padną, więc nikt nie mógł ich dobrać.
form-go = Do stołu
form-own = własne
form-range = Tu potrzebna jest liczba całkowita od { $low } do { $high }.
form-choice = Wybierz coś z listy.
form-own-wrong = To nie jest zrozumiałe; napisz jak w przykładzie.
form-clash = To nie pasuje do pozostałych ustawień, na przykład do liczby graczy.
form-name-wrong = Imię ma najwyżej { $most } liter.
form-word-wrong = Słowo na szczęście to jedna linijka, najwyżej { $most } liter.
form-nobody = Ktoś musi siedzieć przy tej przeglądarce: wybierz „ja” na jednym z krzeseł.
chair-me = ja
chair-open = znajomy, przez odnośnik
chair-device = ktoś przy tym urządzeniu
chair-bot = bot: { $level }
delay-usual = zwykła
delay-none = bez przerwy
delay-seconds = { $seconds } s
pace-none = bez zegara
pace-live = { $minutes } min i { $seconds } s na ruch
pace-slow = { $count ->
    [one] dzień na ruch
   *[other] { $count } dni na ruch
}

## Siadanie

sit-with = Przy tym stole czeka już: { $names }.
sit-alone = To krzesło czeka na ciebie.
room-title = Czekamy na graczy
room-about = Gra zacznie się, gdy wszystkie krzesła będą zajęte. Wyślij każdemu jego własny odnośnik: otwiera on jego miejsce.
room-link = Odnośnik: { $name }
room-copy = Kopiuj

## Stół

ui-connecting = Nakrywamy do stołu…
ui-undo = Cofnij
ui-reset = Od początku tury
ui-hint = Podpowiedź
ui-more = Więcej
ui-dock = Twój ruch
ui-chips = Wybrane dotąd
ui-fold = Dziennik i gracze
ui-log = Przebieg
ui-chat = Czat
ui-message = Wiadomość
ui-send = Wyślij
ui-tabs = Części stołu
ui-close = Zamknij
ui-moves = Wszystkie możliwe ruchy
ui-record = Pobierz zapis gry
ui-sound = Dźwięki
ui-notify = Powiadamiaj o moim ruchu
ui-leave = Niech bot gra za mnie
ui-concede = Poddaj się
tab-table = Stół
tab-players = Gracze
tab-log = Przebieg
tab-chat = Czat
spectator = Widz
curtain-about = Nikt inny nie powinien teraz patrzeć na ekran.
help-click = Klikaj to, co podświetlone, w dowolnej kolejności. Przyciski mówią, co jeszcze możesz zrobić, a każda figura powie, co potrafi, gdy zatrzymasz na niej wskaźnik lub ją przytrzymasz.
help-go = Grajmy
hint-share = myślał o tym przez { $share } % czasu

## Teksty, które pokazuje skrypt stołu

script-turn = Twój ruch
script-reconnecting = Połączenie zerwane; przywracamy je…
script-copied = Skopiowano
script-cancel = Anuluj
script-clear = Wyczyść
script-nothing = Nic jeszcze nie wybrano
# $name: wybranej rzeczy
script-drop = Cofnij: { $name }
script-away = Nie ma przy stole: { $name }.
script-substitute = Niech gra bot
script-handed = Bot gra za ciebie.
script-comeback = Wracam na swoje miejsce
script-substituted = Bot gra w zastępstwie: { $name }.
script-watching = Oglądasz tę grę.
script-pass = Podaj urządzenie: { $name }
script-lift = To ja: { $name }
script-thinking = Hetman się namyśla…
script-hintless = Hetman nie ma tu nic do powiedzenia.
script-surely = Jeszcze raz, a gra przegrana
script-failed = To nie dotarło do stołu. Spróbuj jeszcze raz.
script-empty = { list-log-empty }

## Zasady

rulebook-of = Zasady: { $game }
rulebook-try = Wypróbuj
rulebook-turn = Jak przebiega tura
rulebook-picture = Gra w toku.
rulebook-things = Figury i karty

## Powtórki

replay-title = Partia: { $game }
replays-mine = Moje skończone gry
replays-others = Skończone gry innych
replays-none = Nikt tu jeszcze nie skończył gry.
replays-see = Obejrzyj
replays-bring = Przynieś zapis
replays-file = Plik .hetman
replays-open = Otwórz
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-on = Krok naprzód
replay-last = Na koniec
replay-slider = Miejsce w grze
replay-eyes = Czyimi oczami
replay-spectator = widza
replay-as = Grasz jako
replay-continue = Graj dalej od tego miejsca
    .help = Nowy stół z tą pozycją i z botami na pozostałych miejscach. Kości będą te same co w tej grze.
verdict-title = Czy kości były uczciwe?
verdict-sound = Tak: każdy ruch jest zgodny z zasadami, a wszystko, co zależało od losu, wynika z ziarna przyrzeczonego przed pierwszym ruchem.
verdict-failed = Nie: { $reason }

## Czego odmawiamy i dlaczego

error-title = To się nie udało
error-home = Strona główna
error-400 = Ta prośba jest niezrozumiała.
error-404 = Tu nic nie ma.
error-405 = Tego nie da się tu zrobić.
error-413 = To jest za duże.
error-500 = Coś się tu zepsuło. To nie twoja wina i nic nie przepadło.
aside-game = Stołu { $table } nie da się pokazać: gra „{ $game }” nie jest zainstalowana na tym serwerze.
aside-components = Stołu { $table } nie da się pokazać: reguły nie przyjmują już jego elementów ({ $why }).
aside-rules = Przy stole { $table } nie da się grać dalej: grę zaczęto według wersji { $version } reguł, a jej ruchy nie pasują do obecnych.
aside-damaged = Stołu { $table } nie da się wczytać: jego dane na serwerze są uszkodzone.
aside-running = Nic nie przepadło. Gospodarz serwera może doinstalować to, czego brakuje, albo gracze mogą zakończyć grę tak, jak stoi, i pobrać zapis.
aside-over = Gra jest skończona i można pobrać jej zapis.
aside-end = Zakończ grę tak, jak stoi
aside-download = Pobierz zapis
aside-list = nie da się wczytać
refused-conflict = Ktoś inny zmienił stół w tej samej chwili. Spójrz na niego jeszcze raz.
refused-conceded = Oddano tę grę i na tym miejscu gra bot.
refused-goes-on = Ta gra może trwać dalej. Aby ją skończyć, poddaj się.
refused-often = Za często. Poczekaj chwilę.
refused-token = Ten klucz nie otwiera żadnego miejsca przy tym stole.
refused-invitation = Ten odnośnik nie otwiera żadnego miejsca. Zaproszenie działa raz: poproś o nowe osobę, która założyła stół.
refused-seat = To miejsce nie jest twoje.
refused-watching = Oglądasz tę grę; to mogą zrobić tylko gracze.
refused-waiting = Gra się jeszcze nie zaczęła: kogoś brakuje.
refused-over = Gra jest skończona.
refused-not-over = Gra jeszcze się nie skończyła.
refused-not-your-turn = To nie twój ruch.
refused-taken = Ktoś już tam siedzi.
refused-private = Dosiąść się może tylko ktoś, kto ma odnośnik do miejsca.
refused-no-seat = Nie ma takiego miejsca.
refused-nobody-away = Bot może zagrać za inną osobę tylko w jej kolejce i dopiero po dłuższej nieobecności. W grze na dni musi się jej też skończyć czas.
refused-message = Wiadomość ma od 1 do 300 znaków.
refused-no-seed = Ten zapis nie zawiera jeszcze ziarna, więc gry nie da się z niego ciągnąć.
refused-no-move = W zapisie nie ma takiego ruchu.
refused-record = Tego zapisu nie da się pokazać: { $reason }.
refused-text = To nie jest plik tekstowy.
refused-size = Zapis ma najwyżej 500 kB.

## Hints, the recap, playback and the result

script-close = Zamknij
script-play = Zagraj to
script-another = Inny pomysł
script-idea = pomysł { $name }
script-happened = Co się stało
script-watch = Zobacz, co się dzieje
script-forward = Dalej
script-pause = Pauza
script-skip = Pomiń
script-again = Jeszcze raz
script-continue = Dalej
script-backToGame = Wróć do gry
script-draws = Losowania: { $name }
script-result = Wynik
script-rematch = Rewanż
script-levelUp = Poziom wyżej
script-replay = Powtórka
script-home = Do gier
script-you = ty
speed-title = Jak szybko grają inni
speed-slow = Wolno
    .about = dwie sekundy na krok
speed-normal = Zwykle
    .about = sekunda na krok
speed-instant = Od razu
    .about = bez kroków, zostaje tylko skrót
speed-step = Krok po kroku
    .about = N pokazuje następny krok
