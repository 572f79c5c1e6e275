### Learning by playing, and looking back: lessons, replays, history.

nav-lessons = Learn

## Lessons

lessons-title = Learn by playing
lessons-lead = A guided first game on the real table, in under ten minutes. You can skip, go back, leave and come back.
# $minutes, $steps: numbers
lesson-facts = about { $minutes } minutes · { $steps ->
    [one] one step
   *[other] { $steps } steps
}
lesson-start = Start
lesson-guided = guided first game
lesson-leave = Leave the lesson
lesson-first = First game
# $title: name of the lesson
lesson-first-label = First game: { $title }
# $minutes: number
lesson-done = lesson done · { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
# $move: the move that the step asks for
lesson-allowed = That is allowed too. For now: { $move }.
lesson-other = The lesson asks for another move here.
lesson-whole = Play a whole game
    .about = against the gentle bot
lesson-friend = With a friend
    .about = send them a link
lesson-again = Once more
lesson-others = Another game
# $thing: what to click
click-hand = { $thing }, in your hand
click-board = { $thing }, on the board
click-tray = The button “{ $thing }”
click-other = { $thing }
# $name: a number, two different ones; the script puts them in
script-stepOf = step { $name } of { $name }
script-lessonAt = step { $name } of { $name }
script-lessonDone = done
script-lessonGo = Go on
script-whyAsked = Why?
script-inRules = In the rules:
script-lessonBack = Back
script-lessonSkip = Skip this step
script-lessonSkipShort = Skip
script-lessonNext = Next
script-showMe = Show me
script-watchThis = Watch:
script-coach = Coach
