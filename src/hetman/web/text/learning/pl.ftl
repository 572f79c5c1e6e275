### Nauka przez granie i spojrzenie wstecz: lekcje, powtórki, historia.

nav-lessons = Nauka

## Lekcje

lessons-title = Nauka przez granie
lessons-lead = Pierwsza gra z przewodnikiem przy prawdziwym stole, w niecałe dziesięć minut. Krok można pominąć, cofnąć albo przerwać i wrócić.
lesson-facts = około { $minutes } { $minutes ->
    [one] minuty
   *[other] minut
} · { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
lesson-start = Zaczynam
lesson-guided = pierwsza gra z przewodnikiem
lesson-leave = Opuść lekcję
lesson-first = Pierwsza gra
lesson-first-label = Pierwsza gra: { $title }
lesson-done = lekcja skończona · { $minutes ->
    [one] jedna minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
lesson-allowed = Tak też wolno. Na razie jednak: { $move }.
lesson-other = Lekcja prosi tu o inny ruch.
lesson-whole = Zagraj całą grę
    .about = z łagodnym botem
lesson-friend = Ze znajomym
    .about = wyślij odnośnik
lesson-again = Jeszcze raz
lesson-others = Inna gra
click-hand = { $thing } w ręce
click-board = { $thing } na planszy
click-tray = Przycisk „{ $thing }”
click-other = { $thing }
script-stepOf = krok { $name } z { $name }
script-lessonAt = krok { $name } z { $name }
script-lessonDone = skończona
script-lessonGo = Dalej
script-whyAsked = Dlaczego?
script-inRules = W zasadach:
script-lessonBack = Wróć
script-lessonSkip = Pomiń ten krok
script-lessonSkipShort = Pomiń
script-lessonNext = Dalej
script-showMe = Pokaż
script-watchThis = Patrz:
script-coach = Przewodnik
