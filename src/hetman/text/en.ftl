### What the table itself says, whatever the game. Arguments are told above each text: (seat) is ["seat", number],
### (number) a number, all others are plain strings. Names that come as one string are joined by Language.listed.

## A thing by its name alone

# $thing: [kind, token]
thing = { $thing }

## Prompts that every game has: to the one who decides, and to those who wait

prompt-over = The game is over.
wait-over = { prompt-over }
prompt-nature = Chance decides.
wait-nature = { prompt-nature }
prompt-sealed = The others are choosing in secret.
wait-sealed = { prompt-sealed }

## Sitting down

# $game: its name in this language
table-welcome = Welcome to Hetman. On the table: “{ $game }”.
# $seat (seat)
table-person = { $seat } plays at this keyboard.
# $seat (seat), $bot: the bot's name
table-bot = { $seat } is played by the bot { $bot }.
table-hint = Type a move, a part of it, or its number; “{ command-help.word }” tells more, “{ command-rules.word }” the rules.

## Whose move it is

# $seat (seat), $prompt: what is asked; told where people have several seats
table-turn = { $seat } – { $prompt }
table-ask = Move:
# Told before the screen of the next person; $seat (seat)
curtain = Pass the keyboard to { $seat }. Press Enter when only { $seat } can see the screen.
# $seat (seat): who has just moved
curtain-undo = { $seat } may still type “{ command-undo.word }”.
curtain-ask = Enter:

## Answers to what was typed

# $move: as it was typed
input-illegal = “{ $move }” is not a legal move.
# $moves: one or more, joined with "or"
input-suggest = Did you mean { $moves }?
# $text: as typed, $count (number): the heading of the moves that fit it
input-many = { $count ->
    [one] “{ $text }” fits { $count } move:
   *[other] “{ $text }” fits { $count } moves:
}
# $count (number): the last number in the list
input-number = { $count ->
    [one] There is only one move: type 1.
   *[other] Type a number from 1 to { $count }.
}
# $word: a command that is there but cannot be used so; $usage: how it is written
input-usage = “{ $word }” is used like this: { $usage }
# $word: as typed after the command "rules"
input-rule = There is no rule about “{ $word }”. “{ command-rules.word }” alone tells all of them.
input-ended = There is no more input: the table closes.

## Lists

# $count (number)
list-moves = Legal moves ({ $count }):
# $count (number): how many are not shown
list-more = { $count ->
    [one] One more is not shown; “{ command-moves.word }” lists them all.
   *[other] { $count } more are not shown; “{ command-moves.word }” lists them all.
}
list-log = What has happened:
list-log-empty = Nothing has happened yet.
list-news = Since your last move:
list-commands = Commands:
list-rules = Rules:
# The names of things that have a rule of their own follow
list-cards = Write one of these after “{ command-rules.word }” to read its own rule:
# $text: a sentence, $count (number): how many times in a row it holds
list-times = { $text } ({ $count }×)

## Commands: what each does; "word" is how it is typed in this language, besides the English word

command-help = shows this help
    .word = help
command-look = shows the table again, as does Enter alone
    .word = look
command-moves = lists the legal moves; with a word after it, those that fit
    .word = moves
command-log = tells what has happened
    .word = log
command-rules = tells the rules of the game; with a name after it, the rule of that thing
    .word = rules
command-undo = takes back your last move
    .word = undo
command-save = tells where the game is kept, or keeps it in another file from now on
    .word = save
    .usage = save game.hetman
command-language = changes the language
    .word = language
    .usage = language pl
command-quit = leaves the table; the game can be taken up again
    .word = quit

# $example: a legal move in notation
help-moves = Type a whole move, such as “{ $example }”, or its number in the list. A part of it is enough: what fits is listed, and a single fitting move is made.

## Undo

undo-done = Your last move is taken back.
undo-start = There is no move of yours to take back.
undo-chance = That move cannot be taken back: chance has spoken since.
undo-reveal = That move cannot be taken back: it has shown something hidden.
undo-other = That move cannot be taken back: somebody else has moved since.
undo-over = The game is over, and its record is closed.

## Language

language-done = The table speaks English now.
# $code: as typed, $codes: those there are, joined with "or"
language-unknown = There is no language “{ $code }”. Choose { $codes }.

## Saving and leaving

# $file
save-done = The game is in { $file }
# $file, $reason: as the system gives it
save-failed = { $file } could not be written: { $reason }
# $file
save-exists = { $file } is already there. Choose another name.
# $file
save-resume = Go on with the game: hetman play --resume { $file }
# $file
save-replay = Watch the game again: hetman replay { $file }
# $file
save-verify = Check that chance was fair: hetman verify { $file }
quit-done = The table is closed.
quit-lost = The game was not saved.

## The end

over-heading = The game is over.
# $names: the winners, joined with "and"; $count (number): how many
over-winners = { $count ->
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
}
over-draw = The game is a draw.
over-lost = Nobody wins.
# $seat (seat), $score (number)
over-score = { $seat }: { $score }


## Replay

# $game, $count (number): moves in the record
replay-heading = { $count ->
    [one] { $game }: a record of one move.
   *[other] { $game }: a record of { $count } moves.
}
# $number, $count (numbers), $move: notation
replay-step = Move { $number } of { $count }: { $move }
replay-start = The start of the game.
replay-open = The game in this record was not finished.
replay-keys = Enter shows the next move, a number goes to that move, “{ command-quit.word }” leaves.
replay-ask = Move:
# $count (number): the last move
replay-number = Type a number up to { $count }, Enter or “{ command-quit.word }”.
replay-hidden = What comes next holds a secret of the running game, and is not shown before its end.

## Verify: a sound record

# $file
verify-sound = { $file } is sound: every move is legal, and everything left to chance follows from the seed.
verify-proved = What this proves:
# $count (number): how often chance decided
verify-dice = { $count ->
    [one] The one draw of chance follows from the seed whose fingerprint stands at the head of the record.
   *[other] All { $count } draws of chance follow from the seed whose fingerprint stands at the head of the record.
}
verify-fixed = Nobody could change them once the record was open.
# $names: joined with "and"; $count (number): how many
verify-words = { $count ->
    [one] { $names } added a word before the start, and so knows that the host did not pick a convenient seed.
   *[other] { $names } added words before the start, and so know that the host did not pick a convenient seed.
}
verify-unproved = What it does not prove:
verify-wordless = No seat added a word of its own, so the host may have picked a convenient seed.
# $names: joined with "and"; $count (number): how many
verify-without = { $count ->
    [one] { $names } added no word, and cannot rule out that the host picked a convenient seed.
   *[other] { $names } added no words, and cannot rule out that the host picked a convenient seed.
}
verify-people = It does not tell who sat in which seat.
# $count (number)
verify-undone = { $count ->
    [one] Chance was taken back once, so that move was made by somebody who had seen what comes.
   *[other] Chance was taken back { $count } times, so those moves were made by somebody who had seen what comes.
}

## Verify: a record that is not sound, or not closed

# $file, $reason: the line that does not hold, and why
verify-failed = { $file } is not sound: { $reason }
# $file, $count (number): moves
verify-legal = { $count ->
    [one] The one move in { $file } is legal.
   *[other] All { $count } moves in { $file } are legal.
}
verify-open = The record is not closed: it holds no seed yet, so the dice cannot be checked.

## The games on offer, and what can be set

# $seats: numbers, joined with "or"
offer-seats = Seats: { $seats }
# $game: its name in notation
offer-play = hetman play { $game }
offer-default = (default)
# $low, $high, $default: numbers as they are typed
offer-range = a number from { $low } to { $high }, default { $default }
offer-unfinished = Games that are not finished:

## The table in the browser, started from the command line

# $text: the address
serve-at = Hetman is at { $text } – Ctrl+C stops it.
# $text: the port that was asked for
serve-taken = Port { $text } is taken, so another one is used.

## Measuring speed: rows and columns of a table

bench-decisions = decisions a second
bench-forced = forced decisions
bench-games = games a second
bench-copy = copy of a position, µs
bench-playouts = playouts a second
bench-search = 1,000 iterations of search, ms
bench-memory = bytes of a position
bench-compiled = compiled
bench-interpreted = interpreted
bench-ratio = faster
# $game: its name, $seats (number)
bench-title = { $game }, { $seats } seats
bench-pure = The rules are not compiled here: only plain Python is measured.

## Playing at random for long, to find faults

# $count (number), $game: its name, $setting: as it is set up
soak-batch = { $count } decisions of { $game }, { $setting }
# $count (number): decisions in all
soak-done = { $count } decisions, and no fault.
# $count (number): faults
soak-failed = { $count ->
    [one] One fault was found.
   *[other] { $count } faults were found.
}

bot-page = page
bot-squire = squire
bot-knight = knight
bot-hetman = hetman
bot-random = random
bot-greedy = greedy
bot-search = search

## The arena: what is told while it plays

arena-playing = Playing
# After a length of time
arena-left = left
# $games: as asked for; $count (number): as many as are played
arena-rounded = { $games } games for each pair would not give every bot every side equally often: { $count } are played.
# $count (number): games, $folder
arena-resumed = { $count ->
    [one] One game was played before, and is in { $folder }
   *[other] { $count } games were played before, and are in { $folder }
}
# $count (number): games that are there, $total: of how many
arena-interrupted = Broken off with { $count } of { $total } games. The same command goes on from here.
# $file: a page
arena-kept = Report: { $file }
# $folder
arena-records = Records: { $folder }

## The arena: what the games show. "note" says how a table is to be read

# $game, $names: of the bots
arena-title = { $game }: { $names }
# $count (number)
arena-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $count (number)
arena-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
# $seed
arena-seed = seed { $seed }
# $one, $other: bots that play against each other
arena-pair = { $one } – { $other }
# $one: a bot, $other: the bot in all the other seats
arena-among = { $one } among { $other }
arena-bot = Bot
arena-elo = Elo
arena-interval = 95% interval
arena-thinking = ms a decision
arena-share = Won
arena-played = Games
arena-side = Side
arena-all = All games
arena-mean = Mean
arena-median = Median
arena-shortest = Shortest
arena-longest = Longest
arena-ratings = Strength
    .note = Bradley–Terry ratings in Elo points around the mean of these bots: 100 points are 64% of the games between two.
arena-matrix = Who beats whom
    .note = How often the bot of the row won against the bot of the column, and the interval; a draw counts as half a win.
    .among = How often the bot of the row won, alone among bots of the column, and the interval; a draw is shared.
arena-alone = Games won
arena-sides = Advantage of the seat
    .note = Every bot held every side equally often, with the same chance: what differs is the seat.
arena-lengths = Length of a game
    .note = Decisions of all seats together.
arena-belongings = How often a side won that had this, in games where not every side had it. Bots of equal strength show it best.

## The arena: a sequential test

# $pair: of bots
arena-sprt = Sequential test: { $pair }
# $one: a bot; $least, $most, $alpha, $beta: shares
arena-sprt-terms = Does { $one } win more than { $most } of the games? If it wins { $most } or less, a yes has a chance of { $alpha }; if it wins { $least } or more, a no has a chance of { $beta }.
# $count (number): games; $ratio, $low, $high: numbers as they are written
arena-sprt-ratio = { $count ->
    [one] After one game the logarithm of the likelihood ratio is { $ratio }; the test ends at { $low } or { $high }.
   *[other] After { $count } games the logarithm of the likelihood ratio is { $ratio }; the test ends at { $low } or { $high }.
}
# $most: a share
arena-sprt-better = Yes, more than { $most }. The test ends where luck helps, so the share found is rather too high.
# $least: a share
arena-sprt-worse = No, less than { $least }. The test ends where luck fails, so the share found is rather too low.
# $least, $most: shares
arena-sprt-open = Undecided: the games ran out before it was clear whether it is more than { $most } or less than { $least }.
