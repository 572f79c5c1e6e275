### Co mówią strony, niezależnie od gry. Argumenty opisano nad każdym tekstem w pliku angielskim.

## Każda strona

skip = Przejdź do treści
nav = Serwis
nav-games = Gry
nav-replays = Powtórki
nav-rules = Zasady
nav-menu = Menu
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
tile-start = Zacznij tutaj
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
foot-devices = Moje gry na innym urządzeniu
foot-api = Dla programów: API

## Nakrywanie stołu

form-who = Kto gra
form-seats = Gracze
form-name = Twoje imię
form-game = Gra
form-table = Stół
form-rare = Rzadko potrzebne
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
form-nobody = Znajomi grają z tobą: wybierz „ja” na jednym z krzeseł.
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

## Ta sama osoba na innym urządzeniu

devices-title = Moje gry na innym urządzeniu
# $minutes (number): jak długo działa odnośnik
devices-about = Osobisty odnośnik przenosi twoje imię i gry na telefon lub do innej przeglądarki. Bez hasła i bez e-maila.
devices-same = Otwórz odnośnik na drugim urządzeniu albo zeskanuj tam jego kod. Potem oba urządzenia to ta sama osoba.
devices-show = Pokaż mój odnośnik
devices-code = Kod QR odnośnika
devices-link = Twój osobisty odnośnik
devices-secret = Działa raz i przez { $minutes } minut. Nie dawaj go nikomu: kto go otworzy, gra jako ty.
devices-revoke = Unieważnij
devices-open-title = Graj na tym urządzeniu
devices-open-about = To urządzenie stanie się tą samą osobą co urządzenie, które pokazało odnośnik: to samo imię i te same gry.
devices-open-own = { $count ->
    [one] Na tym urządzeniu trwa jedna własna gra. Zniknie z jego listy.
    [few] Na tym urządzeniu trwają { $count } własne gry. Znikną z jego listy.
   *[other] Na tym urządzeniu trwa { $count } własnych gier. Znikną z jego listy.
}
devices-open-script = Ta strona potrzebuje JavaScriptu, żeby odczytać odnośnik.
devices-open-go = Tak, to moje urządzenie

## Serwer z hasłem

entry-title = Drzwi są zamknięte
entry-about = Ten serwer ma hasło. Zna je gospodarz.
entry-password = Hasło
entry-go = Wejdź
entry-wrong = To nie jest to hasło.

## Kolej

turns-title = Powiedz mi, kiedy moja kolej
turns-about = Wolna gra trwa wiele dni. Nie trzeba trzymać jej strony otwartej.
turns-feed = Przez kanał
turns-feed-about = Czytnik kanałów, program pocztowy albo komunikator może śledzić ten adres i mówić ci, przy których stołach czeka twój ruch.
turns-has = Masz już kanał. Nowy adres kończy stary.
turns-new = Pokaż adres mojego kanału
turns-link = Adres twojego kanału
turns-secret = Zachowaj go dla siebie. Kto go ma, może sprawdzić, przy których stołach jest twoja kolej, ale nie może grać. Adres widać tylko teraz.
turns-end = Zakończ mój kanał
turns-entry = Twoja kolej: { $game }
turns-open = Gdy strona jest otwarta
turns-open-about = W menu stołu można włączyć powiadomienie i dźwięk. Przychodzą, dopóki strona stołu jest otwarta w karcie przeglądarki.

## Prywatność

privacy-title = Prywatność
privacy-kept = Co przechowuje ten serwer
privacy-kept-cookie = Losową liczbę w ciasteczku przeglądarki, przez rok. Po niej znajduje twoje gry. Inne ciasteczka mają imię, język, kolory i dowód, że znasz hasło serwera.
privacy-kept-games = Twoje gry: podane imię, słowo na szczęście, wszystkie ruchy z czasem. Zapis skończonej gry zawiera twoje imię.
privacy-kept-chat = Ostatnie 200 wiadomości z czatu każdego stołu i zapisy, które wgrasz.
privacy-kept-none = Żadnych e-maili, haseł ani dziennika zapytań. Nic nie trafia na inne serwery.
privacy-long = Jak długo
privacy-finished = { $count ->
    [one] Skończona gra znika dzień po ostatniej zmianie.
   *[other] Skończona gra znika { $count } dni po ostatniej zmianie.
}
privacy-finished-ever = Skończona gra zostaje, dopóki nie usunie jej gospodarz serwera.
privacy-abandoned = { $count ->
    [one] Gra, na którą nikt nie przyszedł lub której nikt nie kontynuuje, znika dzień po ostatniej zmianie.
   *[other] Gra, na którą nikt nie przyszedł lub której nikt nie kontynuuje, znika { $count } dni po ostatniej zmianie.
}
privacy-abandoned-ever = Gra, na którą nikt nie przyszedł lub której nikt nie kontynuuje, zostaje, dopóki nie usunie jej gospodarz serwera.
privacy-uploads = { $count ->
    [one] Wgrana gra znika dzień po wgraniu.
   *[other] Wgrana gra znika { $count } dni po wgraniu.
}
privacy-uploads-ever = Wgrana gra zostaje, dopóki nie usunie jej gospodarz serwera.
privacy-delete = Usuń moje dane
privacy-delete-about = Od razu usuwa twoje gry bez innych ludzi, wgrane zapisy i ciasteczka. Gry z innymi zostają, bo należą też do nich; w ich zapisach zostaje twoje imię.
privacy-delete-go = Usuń moje imię i gry
privacy-done = Twoje dane są usunięte.

## Siadanie

sit-with = Przy tym stole czeka już: { $names }.
sit-alone = To krzesło czeka na ciebie.
room-title = Czekamy na graczy
room-about = Gra zacznie się, gdy wszystkie krzesła będą zajęte. Wyślij każdemu jego własny odnośnik: otwiera on jego miejsce. Wolne krzesła możesz też oddać botom.
room-link = Odnośnik: { $name }
room-copy = Kopiuj
room-bot = Posadź bota
room-bot-label = Bot na miejscu: { $name }
room-code = Kod QR na telefon
room-code-label = Kod QR odnośnika: { $name }
room-not-listening = Te odnośniki działają tylko na tym komputerze. Uruchom serwer poleceniem { $command }, aby znajomi w twojej sieci mogli je otworzyć.
room-no-network = Te odnośniki działają tylko na tym komputerze, bo nie jest połączony z siecią.

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
host-title = Jesteś gospodarzem
ui-ask-undo = Poproś o cofnięcie mojego ruchu
ui-ask-draw = Zaproponuj remis
ui-leave = Niech bot gra za mnie
ui-concede = Poddaj się
tab-table = Stół
tab-players = Gracze
tab-log = Przebieg
tab-chat = Czat
spectator = Widz
curtain-about = Nikt inny nie powinien teraz patrzeć na ekran.
help-title = Jak grać
help-click = Klikaj to, co podświetlone, w dowolnej kolejności. Przyciski mówią, co jeszcze możesz zrobić, a każda figura powie, co potrafi, gdy zatrzymasz na niej wskaźnik lub ją przytrzymasz.
help-go = Grajmy
hint-share = myślał o tym przez { $share } % czasu

## Teksty, które pokazuje skrypt stołu

# $name: kto prosi albo kto jeszcze nie odpowiedział
script-asksUndo = { $name } prosi o cofnięcie swojego ostatniego ruchu.
script-asksDraw = { $name } proponuje remis.
script-askedUndo = Prosisz o cofnięcie swojego ruchu. Czekamy na odpowiedź: { $name }.
script-askedDraw = Proponujesz remis. Czekamy na odpowiedź: { $name }.
script-accept = Zgadzam się
script-decline = Nie zgadzam się
script-withdraw = Wycofaj
# $name: gracza albo widza
script-mute = Wycisz: { $name }
script-muteAll = Wycisz czat wszystkim oprócz mnie
script-muteSpectators = Wycisz widzów
script-remove = Usuń: { $name }
script-someone = widz
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
script-surely = Naciśnij jeszcze raz, aby się poddać
script-failed = To nie dotarło do stołu. Spróbuj jeszcze raz.
script-empty = { list-log-empty }

## Zasady

rulebook-of = Zasady: { $game }
rulebook-try = Wypróbuj
rulebook-turn = Jak przebiega tura
rulebook-contents = Spis treści
rulebook-picture = Ilustracja: { $title }
rulebook-things = Figury i karty

## Powtórki

replays-mine = Moje skończone gry
replays-uploaded = Wgrane zapisy
replays-others = Skończone gry innych
replays-none = Nikt tu jeszcze nie skończył gry.
replays-see = Obejrzyj
replays-bring = Wgraj zapis
replays-file = Plik .hetman
replays-running = Aby dokończyć partię zaczętą w terminalu, wybierz oba jej pliki: .hetman i .hetman.seed.
replays-open = Otwórz
replay-spectator = widza
replay-as = Grasz jako
verdict-sound = Tak: każdy ruch jest zgodny z zasadami, a wszystko, co zależało od losu, wynika z ziarna przyrzeczonego przed pierwszym ruchem.
verdict-failed = Nie: { $reason }

## Czego odmawiamy i dlaczego

error-title = To się nie udało
error-home = Strona główna
error-400 = Ta prośba jest niezrozumiała.
error-404 = Tu nic nie ma.
error-405 = Tego nie da się tu zrobić.
error-413 = To jest za duże.
error-503 = Serwer nie może teraz korzystać z bazy danych. Nic nie zapisano, ale to, co już zapisane, nie przepadło. Spróbuj później.
error-bots = Żaden bot teraz nie odpowiada. Nic nie przepadło. Spróbuj jeszcze raz.
error-507 = Na dysku serwera nie ma miejsca. Nic nie zapisano, ale to, co już zapisane, nie przepadło. Powiedz o tym osobie, która prowadzi serwer, i spróbuj później.
error-500 = Coś się tu zepsuło. To nie twoja wina i nic nie przepadło.
aside-game = Stołu { $table } nie da się pokazać: gra „{ $game }” nie jest zainstalowana na tym serwerze.
aside-components = Stołu { $table } nie da się pokazać: reguły nie przyjmują już jego elementów ({ $why }).
aside-rules = Przy stole { $table } nie da się grać dalej: grę zaczęto według wersji { $version } reguł, a jej ruchy nie pasują do obecnych.
aside-damaged = Stołu { $table } nie da się wczytać: jego dane na serwerze są uszkodzone.
aside-running = Nic nie przepadło. Gospodarz serwera może doinstalować to, czego brakuje, albo gracze mogą zakończyć grę tak, jak stoi, i pobrać zapis.
aside-over = Gra jest skończona i można pobrać jej zapis.
aside-damaged-running = Gospodarz serwera może przywrócić kopię zapasową albo gracze mogą zakończyć grę tak, jak stoi, i pobrać jej zapis do miejsca uszkodzenia.
aside-damaged-over = Gra jest skończona i można pobrać jej zapis do miejsca uszkodzenia.
aside-end = Zakończ grę tak, jak stoi
aside-download = Pobierz zapis
aside-list = nie da się wczytać
refused-busy = Zbyt wiele analiz już czeka. Spróbuj za kilka minut.
refused-conflict = Ktoś inny zmienił stół w tej samej chwili. Spójrz na niego jeszcze raz.
refused-conceded = Oddano tę grę i na tym miejscu gra bot.
refused-goes-on = Ta gra może trwać dalej. Aby ją skończyć, poddaj się.
refused-often = Za często. Poczekaj chwilę.
# Reasons why a live connection is closed: at most 120 bytes
refused-sockets = Na serwerze jest otwartych za dużo stron. Spróbuj później.
refused-sockets-address = Spod twojego adresu otwarto za dużo stron. Zamknij jedną i wczytaj tę ponownie.
refused-spectators = Przy tym stole jest za dużo widzów. Spróbuj później.
refused-metrics = Te dane może odczytać tylko ten komputer oraz adresy wskazane przez gospodarza serwera.
refused-token = Ten klucz nie otwiera żadnego miejsca przy tym stole.
refused-invitation = Ten odnośnik nie otwiera żadnego miejsca. Zaproszenie działa raz: poproś o nowe osobę, która założyła stół.
refused-password = Ten serwer wymaga hasła: w nagłówku X-Hetman-Password albo przez HTTP Basic.
refused-link = Ten odnośnik już nie działa. Działa raz i krótko: pokaż nowy na pierwszym urządzeniu.
refused-feed = Nie ma takiego kanału. Nowy adres kończy stary: pokaż nowy w swojej przeglądarce.
refused-seat = To miejsce nie jest twoje.
refused-watching = Oglądasz tę grę; to mogą zrobić tylko gracze.
refused-waiting = Gra się jeszcze nie zaczęła: kogoś brakuje.
refused-nobody-to-ask = Za kogoś nieobecnego gra bot. Zapytasz, gdy ta osoba wróci.
refused-proposal-open = Inna propozycja czeka jeszcze na odpowiedź.
refused-proposal-declined = Pozostali się nie zgodzili. Możesz zapytać znowu po następnym ruchu.
refused-no-proposal = Żadna propozycja nie czeka na twoją odpowiedź.
refused-no-draw = W tej grze wszyscy wygrywają albo przegrywają razem, więc nie ma remisu.
refused-bots-decline = Boty nie zgadzają się na remis.
refused-undo-yourself = Ten ruch możesz cofnąć bez pytania.
refused-nothing-to-undo = Nie ma jeszcze twojego ruchu do cofnięcia.
refused-host = To może zrobić tylko gospodarz stołu.
refused-removed = Gospodarz usunął cię od tego stołu.
refused-muted = Gospodarz wyciszył ci czat.
refused-started = Gra już się zaczęła. Za kogoś nieobecnego może grać bot.
refused-people-play = Wstrzymać lub przyspieszyć można tylko grę samych botów.
refused-nobody-waits = Na tym krześle nie czeka ani inny gość, ani bot.
refused-nobody-watches = Tego widza już tu nie ma.
refused-over = Gra jest skończona.
refused-no-record = Zbyt wiele z tej gry jest uszkodzone, by dało się odczytać jej zapis. Gospodarz serwera może przywrócić kopię zapasową.
refused-not-over = Gra jeszcze się nie skończyła.
refused-not-your-turn = To nie twój ruch.
refused-own-tables = Masz tu zbyt wiele niedokończonych partii. Zakończ najpierw niektóre z nich.
refused-all-tables = Na serwerze trwa już tyle partii, ile może on pomieścić. Spróbuj później.
refused-own-uploads = Masz już na serwerze tyle wgranych zapisów, ile wolno jednemu gościowi.
refused-taken = Ktoś już tam siedzi.
refused-private = Dosiąść się może tylko ktoś, kto ma odnośnik do miejsca.
refused-no-seat = Nie ma takiego miejsca.
refused-nobody-away = Bot może zagrać za inną osobę tylko w jej kolejce i dopiero po dłuższej nieobecności. W grze na dni musi się jej też skończyć czas.
refused-message = Wiadomość ma od 1 do 300 znaków.
refused-no-seed = Ten zapis nie zawiera jeszcze ziarna, więc nie można od niego grać dalej.
refused-no-move = W zapisie nie ma takiego ruchu.
refused-record = Tego zapisu nie da się pokazać: { $reason }.
refused-text = To nie jest plik tekstowy.
refused-size = Zapis ma najwyżej 500 kB.

## The prompt of the table itself

bots-paused = Gra jest wstrzymana.

## Hints, the recap, playback and the result

script-close = Zamknij
script-play = Zagraj to
script-another = Inny pomysł
script-idea = pomysł { $name }
script-happened = Co się stało
script-watch = Zobacz, co się dzieje
script-forward = Dalej
script-pause = Pauza
script-goOn = Wznów
script-slower = Wolniej
script-faster = Szybciej
script-delay = { $name } s na ruch
script-skip = Pomiń
script-again = Jeszcze raz
script-continue = Dalej
script-backToGame = Wróć do gry
script-draws = Losowania: { $name }
script-result = Wynik
script-rematch = Rewanż
script-levelUp = Poziom wyżej
script-analyse = Analiza
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
