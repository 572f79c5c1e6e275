### What the table itself says, in Polish; the arguments are told in the English file.
###
### Players' names stand in the nominative only, and verbs in the present tense, so that no gender is needed.

## A thing by its name alone

thing = { $thing }

## Prompts that every game has: to the one who decides, and to those who wait

prompt-over = Gra jest skończona.
wait-over = { prompt-over }
prompt-nature = Decyduje los.
wait-nature = { prompt-nature }
prompt-sealed = Pozostali wybierają w tajemnicy.
wait-sealed = { prompt-sealed }

## Sitting down

table-welcome = Witaj przy stole Hetmana. Dziś na stole: „{ $game }”.
table-person = Przy tej klawiaturze gra { $seat }.
table-bot = { $seat } to bot { $bot }.
table-hint = Wpisz ruch, jego część albo numer; „{ command-help.word }” powie więcej, a „{ command-rules.word }” poda zasady.

## Whose move it is

table-turn = { $seat } – { $prompt }
table-ask = Ruch:
curtain = Teraz gra { $seat }: czas oddać klawiaturę. Naciśnij Enter, gdy ekran widzi tylko { $seat }.
curtain-undo = { $seat } może jeszcze wpisać „{ command-undo.word }”.
curtain-ask = Enter:

## Answers to what was typed

input-illegal = „{ $move }” nie jest tu dozwolonym ruchem.
input-suggest = Czy chodzi o { $moves }?
input-many = { $count ->
    [one] Do „{ $text }” pasuje { $count } ruch:
    [few] Do „{ $text }” pasują { $count } ruchy:
   *[many] Do „{ $text }” pasuje { $count } ruchów:
}
input-number = { $count ->
    [one] Jest tylko jeden ruch: wpisz 1.
   *[many] Wpisz numer od 1 do { $count }.
}
input-usage = Polecenia „{ $word }” używa się tak: { $usage }
input-rule = Nie ma zasady o „{ $word }”. Samo „{ command-rules.word }” podaje wszystkie.
input-ended = Nie ma już co czytać: stół się zamyka.

## Lists

list-moves = Dozwolone ruchy ({ $count }):
list-log = Przebieg gry:
list-log-empty = Jeszcze nic się nie wydarzyło.
list-news = Od twojego ostatniego ruchu:
list-lessons = Lekcje tej gry: { $names }.
list-commands = Polecenia:
list-rules = Zasady:
list-cards = Dopisz do „{ command-rules.word }” jedną z tych nazw, a poznasz jej zasadę:
list-times = { $text } ({ $count }×)

## Commands: what each does; "word" is how it is typed in this language, besides the English word

command-help = pokazuje tę pomoc
    .word = pomoc
command-look = pokazuje stół od nowa, tak jak sam Enter
    .word = stół
command-moves = wylicza dozwolone ruchy, a z dopisanym słowem tylko te, które do niego pasują
    .word = ruchy
command-log = opowiada przebieg gry
    .word = przebieg
command-rules = podaje zasady gry, a z dopisaną nazwą tylko to, co jej dotyczy
    .word = zasady
command-undo = cofa twój ostatni ruch
    .word = cofnij
command-hint = podpowiada dobre ruchy i mówi dlaczego
    .word = podpowiedź
command-lesson = otwiera pierwszą grę z przewodnikiem
    .word = lekcja
command-next = prowadzi dalej
    .word = dalej
command-why = podaje powód
    .word = dlaczego
command-back = wraca do poprzedniego kroku
    .word = wróć
command-skip = przechodzi do następnego kroku
    .word = pomiń
command-chat = mówi coś do wszystkich przy stole
    .word = powiedz
    .usage = powiedz Dobra gra!
command-save = mówi, gdzie jest partia, albo przenosi ją do innego pliku
    .word = zapisz
    .usage = zapisz partia.hetman
command-language = zmienia język
    .word = język
    .usage = język en
command-quit = zamyka stół; do partii można potem wrócić
    .word = koniec

help-moves = Wpisz cały ruch, na przykład „{ $example }”, albo jego numer z listy. Wystarczy i część: zobaczysz wszystkie ruchy, które do niej pasują, a jeśli pasuje tylko jeden, zostanie wykonany.

## Undo

undo-done = Twój ostatni ruch jest cofnięty.
undo-start = Nie masz jeszcze ruchu do cofnięcia.
undo-chance = Tego ruchu nie można cofnąć: potem odezwał się los.
undo-reveal = Tego ruchu nie można cofnąć: odsłonił coś ukrytego.
undo-other = Tego ruchu nie można cofnąć: potem ruszył się ktoś inny.
undo-over = Gra jest skończona, a jej zapis zamknięty.

## Language

language-done = Stół mówi teraz po polsku.
language-unknown = Nie ma języka „{ $code }”. Do wyboru: { $codes }.

## Saving and leaving

save-done = Partia jest w pliku { $file }
save-failed = Nie można zapisać pliku { $file }: { $reason }
save-exists = Plik { $file } już jest. Wybierz inną nazwę.
save-resume = Tak wrócisz do partii: hetman play --resume { $file }
save-replay = Tak obejrzysz partię jeszcze raz: hetman replay { $file }
save-verify = Tak sprawdzisz, czy los był uczciwy: hetman verify { $file }
quit-done = Stół jest zamknięty.
quit-lost = Partia nie została zapisana.

## The end

over-heading = Koniec gry.
over-winners = { $count ->
    [one] Wygrywa { $names }.
   *[many] Wygrywają { $names }.
}
over-draw = Gra kończy się remisem.
over-lost = Nikt nie wygrywa.
over-score = { $seat }: { $score }


## Replay

replay-heading = { $count ->
    [one] { $game }: zapis { $count } ruchu.
   *[many] { $game }: zapis { $count } ruchów.
}
replay-step = Ruch { $number } z { $count }: { $move }
replay-title = Partia: { $game }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-on = Krok naprzód
replay-last = Na koniec
replay-slider = Miejsce w grze
replay-log = Przebieg gry
replay-written = Powtórka jest w pliku { $file }. Otworzy ją każda przeglądarka.
picture-written = Obraz jest w { $file }.
replay-start = Początek gry.
replay-open = Partia z tego zapisu nie została dokończona.
replay-over = Tu gra jest już skończona. Wybierz wcześniejszy ruch i spróbuj stamtąd.
replay-keys = Enter pokazuje następny ruch, numer przechodzi do tego ruchu, „{ command-quit.word }” zamyka.
replay-ask = Ruch:
replay-number = Wpisz numer nie większy niż { $count }, sam Enter albo „{ command-quit.word }”.
replay-hidden = Dalszy ciąg zdradza tajemnicę trwającej gry: zobaczysz go po jej końcu.

## Verify: a sound record

verify-sound = Plik { $file } jest w porządku: wszystkie ruchy są dozwolone, a wszystko, co zależało od losu, wynika z ziarna.
verify-proved = Czego to dowodzi:
verify-dice = { $count ->
    [one] Jedyna decyzja losu wynika z ziarna, którego odcisk stoi na początku zapisu.
   *[many] Wszystkie decyzje losu ({ $count }) wynikają z ziarna, którego odcisk stoi na początku zapisu.
}
verify-fixed = Od otwarcia zapisu nikt nie mógł ich zmienić.
verify-words = { $count ->
    [one] { $names } ma w losowaniu własne słowo, więc wie, że gospodarz nie dobrał sobie wygodnego ziarna.
   *[many] { $names } mają w losowaniu własne słowa, więc wiedzą, że gospodarz nie dobrał sobie wygodnego ziarna.
}
verify-unproved = Czego to nie dowodzi:
verify-wordless = Nikt nie dodał własnego słowa, więc gospodarz mógł dobrać sobie wygodne ziarno.
verify-without = { $count ->
    [one] { $names } nie ma w losowaniu własnego słowa i nie może wykluczyć, że gospodarz dobrał sobie wygodne ziarno.
   *[many] { $names } nie mają w losowaniu własnych słów i nie mogą wykluczyć, że gospodarz dobrał sobie wygodne ziarno.
}
verify-people = Zapis nie mówi, kto siedział na którym miejscu.
verify-agreed = { $count ->
    [one] Raz wszyscy przy stole zgodzili się cofnąć ruchy, choć znali już ciąg dalszy.
   *[many] Wszyscy przy stole zgodzili się cofnąć ruchy { $count } razy, choć znali już ciąg dalszy.
}
verify-undone = { $count ->
    [one] Los cofnięto raz, więc ten ruch wykonał ktoś, kto znał już ciąg dalszy.
   *[many] Los cofnięto { $count } razy, więc te ruchy wykonał ktoś, kto znał już ciąg dalszy.
}

## Verify: a record that is not sound, or not closed

verify-failed = Plik { $file } nie jest w porządku: { $reason }
verify-legal = { $count ->
    [one] Jedyny ruch w pliku { $file } jest dozwolony.
   *[many] Wszystkie ruchy w pliku { $file } ({ $count }) są dozwolone.
}
verify-open = Zapis nie jest zamknięty: nie ma w nim jeszcze ziarna, więc kości nie można sprawdzić.
verify-older = { $count ->
    [one] Jedno losowanie odbyło się według starszych zasad. Według zainstalowanych nie wynika z ziarna, więc nie jest dowiedzione.
    [few] { $count } losowania odbyły się według starszych zasad. Według zainstalowanych nie wynikają z ziarna, więc nie są dowiedzione.
   *[many] { $count } losowań odbyło się według starszych zasad. Według zainstalowanych nie wynikają z ziarna, więc nie są dowiedzione.
}

## hetman bot: bot przy stołach serwera

client-seated = { $player } siada na miejscu { $number }: { $table }
client-waiting = Czekam w poczekalni { $url } na stół do gry: { $games }. Ctrl+C kończy.
client-lost = Brak połączenia ({ $reason }). Następna próba za { $seconds } s.
client-won = Koniec gry: wygrywa { $player }.
client-over = { $count ->
    [0] Koniec gry: nikt nie wygrywa.
    [one] Koniec gry: wygrywa { $names }.
   *[many] Koniec gry: wygrywają { $names }.
}
client-drawn = Koniec gry: remis.
client-rematch = Czekam minutę na rewanż.
client-left = Miejsce czeka na tego bota. Żeby wrócić, podaj poleceniu ten adres:
client-handed = Na jego miejscu gra dalej bot serwera.

## Bot, który zawiódł

bot-failed = Bot { $bot } zawiódł: { $reason }
bot-failed-file = Gra do tego ruchu: { $file }

## Kto grał, według zapisu

record-player = { $seat }: { $player }
record-player-from = { $seat } od ruchu { $number }: { $player }
player-changed = { $seat }: odtąd gra { $player }.
record-person = osoba bez imienia
record-rules = Od ruchu { $number }: zasady w wersji { $version }

## The games on offer, and what can be set

offer-seats = Miejsca przy stole: { $seats }
offer-play = hetman play { $game }
offer-default = (domyślnie)
offer-range = liczba od { $low } do { $high }, domyślnie { $default }
offer-unfinished = Niedokończone partie:

## Stół w przeglądarce, uruchamiany z wiersza poleceń

backup-done = { $count ->
    [one] Jeden stół zapisano w pliku { $file }.
    [few] { $count } stoły zapisano w pliku { $file }.
   *[other] { $count } stołów zapisano w pliku { $file }.
}
restore-done = Stoły są takie jak w pliku { $file }. To, co było wcześniej, jest w pliku { $text }.
serve-at = Hetman czeka pod adresem { $text } – Ctrl+C kończy.
serve-migrated = Bazę danych przystosowano do tej wersji. Poprzednia jest w pliku { $text }.
serve-taken = Port { $text } jest zajęty, więc używamy innego.

## What `hetman doctor` finds; each line begins with one of the first three

doctor-ok = [dobrze]
doctor-note = [uwaga]
doctor-broken = [usterka]
doctor-database-new = Bazy danych { $file } jeszcze nie ma. Serwer ją utworzy.
doctor-database-folder = Serwer nie może utworzyć bazy danych: w katalogu { $file } nie można pisać. Zmień jego właściciela albo wskaż inny plik przez --database.
doctor-database-free = Żaden serwer nie używa teraz pliku { $file }.
doctor-database-in-use = Pliku { $file } używa teraz serwer. Drugi serwer na tym samym pliku nie wystartuje.
doctor-database-schema = Baza danych odpowiada i ma schemat tej wersji ({ $text }).
doctor-database-migration = Baza danych odpowiada. Przy starcie serwer zmieni jej schemat na { $text }. Plik SQLite najpierw skopiuje.
doctor-database-newer = Bazę danych utworzyła nowsza wersja Hetmana (schemat { $text }). Zainstaluj tę wersję.
doctor-database-writable = W bazie danych można zapisywać.
doctor-database-read-only = W bazie danych nie można zapisywać ({ $text }). Nadaj użytkownikowi serwera prawo zapisu i sprawdź wolne miejsce.
doctor-database-damaged = Baza danych jest uszkodzona ({ $text }). Uruchom serwer na ostatniej kopii zapasowej: --database sqlite:///PLIK.
doctor-database-unusable = Nie można użyć bazy danych: { $text }. Sprawdź --database, prawa do pliku albo czy działa PostgreSQL.
doctor-space = Na dysku bazy danych jest { $count } MB wolnego miejsca.
doctor-space-low = Na dysku bazy danych jest tylko { $count } MB wolnego miejsca. Zwolnij miejsce: pełny dysk odrzuca każdy ruch.
doctor-fonts = Pliki czcionek stron są kompletne (jest ich { $count }).
doctor-fonts-missing = Brakuje czcionek: { $text }. Zainstaluj Hetmana ponownie.
doctor-compiled = Zasady są skompilowane.
doctor-network = { $game }: pozycje ocenia wyuczona sieć (miejsca: { $seats }).
doctor-linear = { $game }, miejsca: { $seats }: pozycji nie ocenia wyuczona sieć, więc boty są słabsze: { $text }.
doctor-plain = Zasady działają jako zwykły Python, więc boty są kilka razy wolniejsze. Zainstaluj Hetmana ponownie: kompilator { $text } jest dostępny.
doctor-no-compiler = Zasady działają jako zwykły Python, więc boty są kilka razy wolniejsze. Zainstaluj kompilator C (brakuje { $text }), a potem ponownie Hetmana.
doctor-port-free = Adres { $text } jest wolny.
doctor-port-in-use = Adres { $text } jest zajęty, być może przez twój własny serwer. Polecenie `hetman serve` użyje następnego portu.
doctor-port = Serwer nie może nasłuchiwać pod adresem { $text }: { $reason }. Wskaż adres tego komputera przez --host i port powyżej 1023.
doctor-extra = Dodatek { $text } jest zainstalowany.
doctor-extra-missing = Brak dodatku { $text }. Polecenie: { $usage }
doctor-summary = { $count ->
    [0] Jest wszystko, czego potrzebuje serwer.
    [one] Jedna usterka.
    [few] { $count } usterki.
   *[other] { $count } usterek.
}

## Measuring speed: rows and columns of a table

bench-decisions = decyzje na sekundę
bench-forced = decyzje bez wyboru
bench-games = partie na sekundę
bench-copy = kopia pozycji, µs
bench-playouts = rozgrywki próbne na sekundę
bench-search = 1000 iteracji przeszukiwania, ms
bench-memory = bajty pozycji
bench-compiled = skompilowane
bench-interpreted = interpretowane
bench-ratio = szybciej
bench-title = { $game }, miejsca: { $seats }
bench-pure = Zasady nie są tu skompilowane: mierzony jest tylko zwykły Python.

## A new game of one's own

new-made = { $folder } to gotowa mała gra.
new-rules = Zacznij od pliku { $file }. Każdą część objaśnia przewodnik „Writing a game”.
new-install = Zainstaluj ją (raz):
new-terminal = Zagraj w terminalu:
new-browser = Zagraj w przeglądarce:
new-test = Uruchom jej testy (potrzebny jest pytest):

## Games and positions for research

selfplay-done = Rozegrane partie: { $count }. Zapisy: { $folder }
export-reading = Czytanie zapisów
export-done = Zapisano pozycje: { $count } (partie: { $total }) w { $file }.

lab-title = Środowiska badawcze, kroki na sekundę
lab-game = gra
lab-observation = obserwacja, µs
lab-pettingzoo = PettingZoo
lab-vector = naraz { $games } partii
lab-ratio = szybciej
lab-missing = Środowiska badawcze nie są mierzone: brak dodatku lab.

peers-title = Nasze gry obok gier innych projektów
peers-project = projekt
peers-version = wersja
peers-plot = Wykres: { $file }.

## Training of networks

train-title = Uczenie: { $game }, miejsca: { $seats }
train-policy = Partie bez przeszukiwania
train-search = Partie z przeszukiwaniem
train-fit = Dopasowanie
train-ladder = Mecze
train-done = Sieć: { $file }. Raport jest w katalogu { $folder }.
train-fits = Sieci
train-generation = pokolenie
train-games = partie
train-positions = pozycje
train-epochs = epoki
train-before = strata przed
train-after = strata po
train-ladder-title = Drabina pokoleń
train-one = sieć
train-other = przeciwnik
train-share = wynik
train-elo = Elo (95%)
train-calibration = Kalibracja ostatniej sieci
train-expected = oczekiwane
train-won = wygrane
train-curves = Strata w kolejnych epokach
train-curves-note = Niebieska linia: partie do uczenia. Czerwona: partie odłożone do sprawdzania.

## Playing at random for long, to find faults

soak-batch = decyzje: { $count }, { $game }, { $setting }
soak-done = Decyzje: { $count }, i żadnego błędu.
soak-failed = { $count ->
    [one] Jest jeden błąd.
    [few] Są { $count } błędy.
   *[many] Jest { $count } błędów.
}

## Boty po imieniu

bot-page = paź
bot-squire = giermek
bot-knight = rycerz
bot-hetman = hetman
bot-random = losowy
bot-greedy = zachłanny
bot-linear = liniowy
bot-search = przeszukujący
strength-page = łatwy
strength-squire = średni
strength-knight = trudny
strength-hetman = bardzo trudny
strength-label = { $strength } ({ $level })

## The arena: what is told while it plays

arena-playing = Gra trwa
arena-left = do końca
arena-rounded = Przy { $games } partiach na parę boty nie grałyby każdą stroną tak samo często: partii będzie { $count }.
arena-resumed = { $count ->
    [one] Wcześniej rozegrana { $count } partia jest w { $folder }
    [few] Wcześniej rozegrane { $count } partie są w { $folder }
   *[many] Wcześniej rozegranych { $count } partii jest w { $folder }
}
arena-interrupted = Przerwano; rozegrane partie: { $count } z { $total }. To samo polecenie podejmie grę w tym miejscu.
arena-kept = Raport: { $file }
arena-records = Zapisy partii: { $folder }

## The arena: what the games show. "note" says how a table is to be read

arena-title = { $game }: { $names }
arena-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
arena-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
arena-seed = ziarno { $seed }
arena-pair = { $one } – { $other }
arena-among = { $one } (reszta: { $other })
arena-bot = Bot
arena-elo = Elo
arena-interval = Przedział 95%
arena-thinking = ms na decyzję
arena-share = Wygrane
arena-played = Partie
arena-side = Strona
arena-all = Wszystkie partie
arena-mean = Średnia
arena-median = Mediana
arena-shortest = Najkrótsza
arena-longest = Najdłuższa
arena-ratings = Siła gry
    .note = Oceny według modelu Bradleya–Terry’ego w punktach Elo, liczonych od średniej tych botów: 100 punktów to 64% wygranych partii między dwoma botami.
arena-matrix = Kto z kim wygrywa
    .note = Jak często bot z wiersza wygrywał z botem z kolumny, wraz z przedziałem; remis to pół wygranej.
    .among = Jak często bot z wiersza wygrywał sam wśród botów z kolumny, wraz z przedziałem; remis jest dzielony.
arena-alone = Wygrane partie
arena-sides = Przewaga miejsca
    .note = Każdy bot grał każdą stroną tak samo często i przy takim samym losie: różnica bierze się z miejsca.
arena-lengths = Długość partii
    .note = Decyzje wszystkich miejsc razem.
arena-belongings = Jak często wygrywała strona, która to miała, w partiach, w których nie miały tego wszystkie strony. Najlepiej widać to między botami równej siły.

## The arena: a sequential test

arena-sprt = Test sekwencyjny: { $pair }
arena-sprt-terms = Czy { $one } wygrywa więcej niż { $most } partii? Jeśli wygrywa { $most } lub mniej, szansa na „tak” to { $alpha }; jeśli { $least } lub więcej, szansa na „nie” to { $beta }.
arena-sprt-ratio = { $count ->
    [one] Po { $count } partii logarytm ilorazu wiarygodności to { $ratio }; test kończy się przy { $low } albo { $high }.
   *[many] Po { $count } partiach logarytm ilorazu wiarygodności to { $ratio }; test kończy się przy { $low } albo { $high }.
}
arena-sprt-better = Tak, więcej niż { $most }. Test kończy się tam, gdzie pomaga szczęście, więc sam odsetek wygranych jest raczej zawyżony.
arena-sprt-worse = Nie, mniej niż { $least }. Test kończy się tam, gdzie szczęścia brak, więc sam odsetek wygranych jest raczej zaniżony.
arena-sprt-open = Nie rozstrzygnięto: zabrakło partii, by stwierdzić, czy to więcej niż { $most }, czy mniej niż { $least }.

## What the browser and the terminal both say

bot-name = Bot ({ $level })
name-twice = { $name } · { $seat }
answered-prompt = Wybór zapadł; inni jeszcze wybierają. Do tej chwili możesz go cofnąć.
over-conceded = { $seat } poddaje grę.
over-time = Skończył się czas: { $seat }.
over-agreed = Gracze zgodzili się na remis.

## Lekcje: co kliknąć i odpowiedź na inne dozwolone kliknięcie

lesson-facts = około { $minutes } { $minutes ->
    [one] minuty
   *[other] minut
} · { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
lesson-done = lekcja skończona · { $minutes ->
    [one] jedna minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
lesson-whole = Zagraj całą grę
    .about = z łagodnym botem
lesson-again = Jeszcze raz
lesson-step = krok { $number } z { $count }
lesson-finished = skończona
lesson-why = Dlaczego?
lesson-in-rules = W zasadach:
lesson-back = Wróć
lesson-skip = Pomiń ten krok
lesson-show = Pokaż
lesson-type = { $move }. Wpisz: { $notation }
lesson-go-on = Enter prowadzi dalej. „{ command-help.word }” mówi, co jeszcze można wpisać.
lesson-ask = Enter:
lesson-ask-whole = Enter zaczyna całą grę z łagodnym botem; „{ command-quit.word }” kończy:
lesson-allowed = Tak też wolno. Na razie jednak: { $move }.
lesson-short-allowed = Wolno, ale później
lesson-short-not = Teraz się nie da
click-hand = { $thing } w ręce
click-board = { $thing } na planszy
click-tray = Przycisk „{ $thing }”
click-other = { $thing }

## Why a move is good, in a hint: what it gains and what it risks

gains-wins = wygrywa grę
risks-loses = potem grę można przegrać

## The result, and what it is made of

result-won = Wygrywasz
result-lost = Przegrywasz
result-draw = Remis
result-watched = { $count ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
   *[other] Wygrywają { $names }
}
result-difference = Różnica: { $source }, o { $count } więcej niż { $name }.
result-total = Razem

## Wybieranie ruchu. Tekst do pierwszego dwukropka nazywa krok, reszta mówi, co teraz zrobić.

# $move: cały ruch słowami
ask-confirm = { $move }. Potwierdź.
next-verb = działanie?
why-none = Teraz nie można.

## Analiza skończonej gry

analysis-name = Analiza
analysis-title = { $game }: analiza
analysis-by = ocena hetmana
analysis-moves = Ruchy
analysis-costliest = najdroższe
analysis-turning = przełom
analysis-try = Spróbuj stąd
analysis-for = Czyje szanse
analysis-replay = Powtórka
analysis-open = Analiza
analysis-chances = { $percent } % przed tym ruchem
analysis-ended = { $percent } % na końcu
analysis-chances-of = Szanse: { $name }
analysis-thinking = myśli, { $done } z { $total }
analysis-failed = Analiza się nie udała. Odśwież stronę, aby spróbować ponownie.
analysis-short = Za mało decyzji na wykres.
analysis-same = { $move }.| Hetman zrobiłby to samo.
analysis-better = { $move }.| Hetman wybrałby: { $best }.
analysis-both = { $percent } % po ruchu hetmana, { $best } % po tym ruchu
analysis-result = Wynik
analysis-luck-and-skill = Los i umiejętności
analysis-luck-start = Na początku
analysis-luck-own = Własne decyzje
analysis-luck-others = Decyzje innych
analysis-luck-chance = Los
analysis-luck-rest = Nieprzewidziane
analysis-luck-end = Na końcu
analysis-heading = { $game }: decyzje z wyborem: { $count }, iteracji na każdą: { $iterations }
analysis-graph = Szanse według rund
analysis-costly = { $name }: najdroższe ruchy
analysis-none = Żaden ruch nie kosztował więcej niż 3 %.
analysis-where = { $heading }, ruch { $number }, −{ $cost } %:
analysis-gain = + { $reason }
analysis-risk = – { $reason }
analysis-balance = Los i umiejętności

## Zagadki

puzzles-written = { $count ->
    [one] Jedna zagadka jest w pliku { $file }.
    [few] { $count } zagadki są w pliku { $file }.
   *[many] { $count } zagadek jest w pliku { $file }.
}
puzzles-verified = Zagadki, które się zgadzają: { $count } z { $total }.

## Stół na całym ekranie terminala

screen-cancel = Anuluj
screen-type = Wpisz ruch lub jego część. Strzałki i Enter wybierają.
screen-next = Dalej
screen-skip = Pomiń
# $number, $count (numbers): steps of what happened
screen-step = { $number }/{ $count }
screen-thinking = Hetman się namyśla …
screen-result = Wynik
screen-yours = u ciebie
screen-too-late = Na stole coś się tymczasem zmieniło. Wybierz jeszcze raz.
screen-hint-later = Podpowiedź będzie dostępna, gdy przyjdzie twoja kolej.
screen-hintless = Hetman nie ma tu podpowiedzi.
screen-no-chat = Przy tym stole nie ma rozmów.
screen-chat-empty = Nikt jeszcze nic nie powiedział. Wpisz „{ command-chat.word }” i wiadomość.
screen-curtain-undo = F4 cofa ostatni ruch. F10 zamyka stół.
screen-dialog-keys = Esc zamyka
screen-key-help = Pomoc
screen-key-rules = Zasady
screen-key-hint = Rada
screen-key-undo = Cofnij
screen-key-lesson = Lekcja
screen-key-view = Widok
screen-key-language = English
screen-key-leave = Wyjdź
screen-help-choose = Wybieraj strzałkami i Enterem albo myszą. Tab przechodzi do następnej rzeczy. Co można wybrać, jest podkreślone; co wybrano, widać na pasku. Esc cofa wybór.
screen-help-type = Możesz też pisać: cały ruch, jego część, numer albo polecenie. Pasujące ruchy widać w trakcie pisania. Tab dopełnia, Enter wykonuje ruch.
screen-help-look = F6 zmienia widok: plansza, gracze, co leży obok, dziennik, rozmowa.
screen-lesson-kept = Miejsce w lekcji zapisuje się samo.
screen-lesson-return = Wróć do stołu
screen-first-time = Pierwszy raz w tej grze? Przewodnik pokaże ją przy prawdziwym stole.
screen-no-lesson = Ta gra nie ma lekcji.
screen-start-keys = Strzałki i Enter wybierają, Esc wychodzi
screen-new-game = Nowa partia z botami:
screen-none-saved = Nie ma niedokończonej partii.
# $game: its name, $count (number): moves of players, $text: date and time
screen-saved = { $count ->
    [one] { $game }, jeden ruch, { $text }
    [few] { $game }, { $count } ruchy, { $text }
   *[many] { $game }, { $count } ruchów, { $text }
}
screen-waiting-players = Gra zacznie się, gdy wszystkie krzesła będą zajęte.
screen-chair-open = wolne krzesło
screen-away = nieobecny
# $seat (seat)
screen-asks-undo = { $seat } prosi o cofnięcie ostatniego ruchu.
# $seat (seat)
screen-asks-draw = { $seat } proponuje remis.
screen-agree = Zgoda
screen-decline = Odmów
screen-asked-undo = Pozostali rozstrzygną, czy możesz cofnąć ruch.
# $url: the address of the table
screen-kept-there = Partię przechowuje serwer: { $url }
screen-come-back = Twoje miejsce zostaje twoje. Wróć poleceniem:
screen-eyes-all = wszystko
# $name: a seat, or everything
screen-eyes = Widzi: { $name }
screen-replay-keys = Lewo, prawo: krok · F6: widok · Esc: wyjście · Tab: oczy · Spacja: odtwarzanie · F8: English
screen-level = Jak dobrze mają grać boty?
