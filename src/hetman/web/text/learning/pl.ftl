### Nauka przez granie i spojrzenie wstecz: lekcje, powtórki, historia.

nav-lessons = Nauka

## Lekcje

lessons-title = Nauka przez granie
lessons-lead = Pierwsza gra z przewodnikiem przy prawdziwym stole, w niecałe dziesięć minut. Krok można pominąć, cofnąć albo przerwać i wrócić.
lesson-start = Zaczynam
lesson-guided = pierwsza gra z przewodnikiem
lesson-leave = Opuść lekcję
lesson-first = Pierwsza gra
lesson-first-label = Pierwsza gra: { $title }
lesson-other = Lekcja prosi tu o inny ruch.
lesson-friend = Ze znajomym
    .about = wyślij odnośnik
lesson-others = Inna gra
script-stepOf = krok { $name } z { $name }
script-lessonAt = krok { $name } z { $name }
script-lessonDone = { lesson-finished }
script-lessonGo = Dalej
script-whyAsked = { lesson-why }
script-inRules = { lesson-in-rules }
script-lessonBack = { lesson-back }
script-lessonSkip = { lesson-skip }
script-lessonSkipShort = Pomiń
script-lessonNext = { screen-next }
script-showMe = { lesson-show }
script-watchThis = Patrz:
script-coach = Przewodnik

## Powtórki

replay-moves = Ruchy
replay-here = Ta pozycja
replay-link = Odnośnik do tej pozycji
replay-record = Zapis
replay-web-page = Strona
replay-picture = Zapisz tę pozycję jako obraz: { $kind }
replay-try = Spróbuj stąd
replay-try-as = jako { $name }, z botami
replay-level = Poziom botów
replay-level-own = boty jak w tej grze
replay-speed = Tempo
replay-whose-eyes = Czyimi oczami
replay-transport = Odtwarzanie
replay-script-place = ruch { $name } z { $name }
replay-script-start = Początek
replay-script-copied = Skopiowano
replay-script-end = Koniec

## Moje gry

history-title = Moje gry
history-of = { $name }:
history-about = { $count ->
    [0] jeszcze żadnej skończonej gry.
    [one] jedna skończona gra.
    [few] { $count } skończone gry.
   *[many] { $count } skończonych gier.
}
history-none = Skończ grę, a jej wynik stanie tutaj. Na początek:
history-people = ludzie
history-alone = gra bez rywali
history-mixed = boty różnych poziomów
history-against = przeciwnik
history-won = wygrane
history-drawn = remisy
history-lost = przegrane
history-next = Dwie wygrane z rzędu. Następny poziom: { $level }.
history-next-go = Zagraj
history-games = { $count ->
    [one] Jedna gra
    [few] Wszystkie { $count } gry
   *[many] Wszystkie { $count } gier
}
history-kept = Ta lista należy do tej przeglądarki. Nie ma żadnego konta. Możesz ją zabrać ze sobą albo usunąć.
history-export = Eksportuj
history-delete = Usuń moje dane

## Zagadki

nav-puzzles = Zagadki
puzzles-title = Zagadki
puzzles-lead = Pozycje z gier silnych botów. Jeden ruch jest wyraźnie najlepszy: znajdź go.
puzzles-none = Nie ma zagadek do tych zasad.
puzzle-title = Zagadka { $number } z { $count }
puzzle-grade = trudność { $number } z 5
puzzle-label = Zagadka { $number }, trudność { $grade } z 5
script-findBest = Twój ruch: znajdź najlepszy.
script-solution = Pokaż ruch
script-nextPuzzle = Następna zagadka
script-tryAgain = Jeszcze raz
script-theBest = Najlepszy ruch: { $name }.
script-right = Dobrze: { $name }.
script-notBest = Jest lepszy ruch. Po tym twoja szansa to { $name }.
script-solved = rozwiązana
script-solvedOf = Rozwiązane: { $name } z { $name }
