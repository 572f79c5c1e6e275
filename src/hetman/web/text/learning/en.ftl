### Learning by playing, and looking back: lessons, replays, history.

nav-lessons = Learn

## Lessons

lessons-title = Learn by playing
lessons-lead = A guided first game on the real table, in under ten minutes. You can skip, go back, leave and come back.
lesson-start = Start
lesson-guided = guided first game
lesson-leave = Leave the lesson
lesson-first = First game
# $title: name of the lesson
lesson-first-label = First game: { $title }
lesson-other = The lesson asks for another move here.
lesson-friend = With a friend
    .about = send them a link
lesson-others = Another game
# $name: a number, two different ones; the script puts them in
script-stepOf = step { $name } of { $name }
script-lessonAt = step { $name } of { $name }
script-lessonDone = { lesson-finished }
script-lessonGo = Go on
script-whyAsked = { lesson-why }
script-inRules = { lesson-in-rules }
script-lessonBack = { lesson-back }
script-lessonSkip = { lesson-skip }
script-lessonSkipShort = Skip
script-lessonNext = { screen-next }
script-showMe = { lesson-show }
script-watchThis = Watch:
script-coach = Coach

## Replays

replay-moves = Moves
replay-here = This position
replay-link = Link to this position
replay-record = Record
replay-web-page = Web page
# $kind: the kind of file
replay-picture = Save this position as a picture: { $kind }
replay-try = Try from here
# $name: the name of a seat
replay-try-as = as { $name }, against bots
replay-level = Level of the bots
replay-level-own = bots as in this game
replay-speed = Speed
replay-whose-eyes = Whose eyes
replay-transport = Transport
# $name: a number; the script puts two different ones in
replay-script-place = move { $name } of { $name }
replay-script-start = Start
replay-script-copied = Copied
replay-script-end = The end

## My games

history-title = My games
# $name: the guest's name
history-of = { $name }:
# $count: number
history-about = { $count ->
    [0] no finished game yet.
    [one] one finished game.
   *[other] { $count } finished games.
}
history-none = Finish a game, and its result stands here. For a start:
history-people = people
history-alone = nobody, played alone
history-mixed = bots of several levels
history-against = against
history-won = won
history-drawn = drawn
history-lost = lost
# $level: name of a level
history-next = Two wins in a row. Next level: { $level }.
history-next-go = Play it
# $count: number
history-games = { $count ->
    [one] One game
   *[other] All { $count } games
}
history-kept = This list belongs to this browser. There is no account. You can take it with you, or delete it.
history-export = Export
history-delete = Delete my data

## Puzzles

nav-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-lead = Positions from games of strong bots. One move is clearly the best: find it.
puzzles-none = There are no puzzles for these rules.
puzzle-title = Puzzle { $number } of { $count }
puzzle-grade = difficulty { $number } of 5
puzzle-label = Puzzle { $number }, difficulty { $grade } of 5
script-findBest = Your move: find the best one.
script-solution = Show the move
script-nextPuzzle = Next puzzle
script-tryAgain = Try again
script-theBest = The best move: { $name }.
script-right = Right: { $name }.
script-notBest = There is a better move. With this one your chance is { $name }.
script-solved = solved
script-solvedOf = { $name } of { $name } solved
