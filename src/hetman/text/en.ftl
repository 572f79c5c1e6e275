### Texts for every game. Arguments stand above each text: (seat) is ["seat", number],
### (number) is a number, all others are plain strings. `Language.listed` joins several names into one string.

## A thing by its name alone

# $thing: [kind, token]
thing = { $thing }

## Prompts of every game: for the player who decides, and for those who wait

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
table-bot = The bot { $bot } plays { $seat }.
table-hint = Type a move, a part of it, or its number. “{ command-help.word }” shows the help, “{ command-rules.word }” the rules.

## Whose move it is

# $seat (seat), $prompt: the question; used if one person has several seats
table-turn = { $seat } – { $prompt }
table-ask = Move:
# Before the screen of the next person; $seat (seat)
curtain = Pass the keyboard to { $seat }. Press Enter when only { $seat } can see the screen.
# $seat (seat): the player who has just moved
curtain-undo = { $seat } can still type “{ command-undo.word }”.
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
# $word: a command that was used in a wrong way; $usage: the right way
input-usage = Use “{ $word }” like this: { $usage }
# $word: as typed after the command "rules"
input-rule = There is no rule about “{ $word }”. “{ command-rules.word }” alone shows all rules.
input-ended = The input has ended, so the table closes.

## Lists

# $count (number)
list-moves = Legal moves ({ $count }):
list-log = What has happened:
list-log-empty = Nothing has happened yet.
list-news = Since your last move:
# $names: list
list-lessons = Lessons of this game: { $names }.
list-commands = Commands:
list-rules = Rules:
# The names of things with their own rule follow
list-cards = To read the rule of one of these, type its name after “{ command-rules.word }”:
# $text: a sentence, $count (number): how many times in a row it holds
list-times = { $text } ({ $count }×)

## Commands: what each does; "word" is how it is typed in this language, besides the English word

command-help = shows this help
    .word = help
command-look = shows the table again, like Enter alone
    .word = look
command-moves = lists the legal moves, or with a word those that fit it
    .word = moves
command-log = shows what has happened
    .word = log
command-rules = shows the rules of the game, or with a name the rule of that thing
    .word = rules
command-undo = undoes your last move
    .word = undo
command-hint = shows good moves with their reasons
    .word = hint
command-lesson = opens a guided first game
    .word = lesson
command-next = goes on
    .word = next
command-why = gives the reason
    .word = why
command-back = goes back to the step before
    .word = back
command-skip = goes on to the next step
    .word = skip
command-chat = says something to everybody at the table
    .word = say
    .usage = say Good game!
command-save = shows the file of the game, or saves it to another file from now on
    .word = save
    .usage = save game.hetman
command-language = changes the language
    .word = language
    .usage = language pl
command-quit = leaves the table; you can continue the game later
    .word = quit

# $example: a legal move in notation
help-moves = Type a whole move, such as “{ $example }”, or its number in the list. A part of a move is enough. If one move fits, it is made. If several fit, they are listed.

## Undo

undo-done = Your last move is undone.
undo-start = You have no move to undo.
undo-chance = You cannot undo this move: a random draw followed it.
undo-reveal = You cannot undo this move: it revealed something hidden.
undo-other = You cannot undo this move: another player has moved since.
undo-over = You cannot undo this move: the game is over.

## Language

language-done = The language is English now.
# $code: as typed, $codes: those there are, joined with "or"
language-unknown = There is no language “{ $code }”. Choose { $codes }.

## Saving and leaving

# $file
save-done = The game is in { $file }
# $file, $reason: as the system gives it
save-failed = Cannot write { $file }: { $reason }
# $file
save-exists = { $file } exists already. Choose another name.
# $file
save-resume = Continue the game: hetman play --resume { $file }
# $file
save-replay = Watch the game again: hetman replay { $file }
# $file
save-verify = Check that the dice were fair: hetman verify { $file }
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
# $game: its name
replay-title = A game of { $game }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-on = One step forward
replay-last = To the end
replay-slider = Place in the game
replay-log = What happened
# $file: its path
replay-written = The replay is in { $file }. It opens in any browser.
# $file: name of a file
picture-written = The picture is in { $file }.
replay-start = The start of the game.
replay-open = The game in this record was not finished.
replay-over = The game is over here. Choose an earlier move and try from there.
replay-keys = Enter shows the next move, a number goes to that move, “{ command-quit.word }” ends the replay.
replay-ask = Move:
# $count (number): the last move
replay-number = Type a number up to { $count }, Enter or “{ command-quit.word }”.
replay-hidden = The next move contains a secret of the running game. It is shown when the game is over.

## Verify: a sound record

# $file
verify-sound = { $file } is sound: every move is legal, and every random draw follows from the seed.
verify-proved = What this proves:
# $count (number): random draws
verify-dice = { $count ->
    [one] The one random draw follows from the seed. Its fingerprint is at the top of the record.
   *[other] All { $count } random draws follow from the seed. Its fingerprint is at the top of the record.
}
verify-fixed = Nobody could change them after the game had started.
# $names: joined with "and"; $count (number): how many
verify-words = { $count ->
    [one] { $names } added a word before the start. So { $names } knows that the host did not choose a convenient seed.
   *[other] { $names } added words before the start. So they know that the host did not choose a convenient seed.
}
verify-unproved = What it does not prove:
verify-wordless = No player added a word, so the host may have chosen a convenient seed.
# $names: joined with "and"; $count (number): how many
verify-without = { $count ->
    [one] { $names } added no word. The host may have chosen a seed against { $names }.
   *[other] { $names } added no words. The host may have chosen a seed against them.
}
verify-people = Who sat in which seat.
# $count (number)
verify-agreed = { $count ->
    [one] Once all people at the table agreed to undo moves. Everybody had seen what followed.
   *[other] { $count } times all people at the table agreed to undo moves. Everybody had seen what followed.
}
# $count (number)
verify-undone = { $count ->
    [one] A random draw was undone once. The player who moved again had seen it.
   *[other] Random draws were undone { $count } times. The players who moved again had seen them.
}

## Verify: a record that is not sound, or of a running game

# $file, $reason: the wrong line, and why
verify-failed = { $file } is not sound: { $reason }
# $file, $count (number): moves
verify-legal = { $count ->
    [one] The one move in { $file } is legal.
   *[other] All { $count } moves in { $file } are legal.
}
verify-open = The game is not over. Its record has no seed yet, so the dice cannot be checked.
# $count (number): random draws
verify-older = { $count ->
    [one] One random draw was made under older rules. Under the installed rules it does not follow from the seed, so it is not proved.
   *[other] { $count } random draws were made under older rules. Under the installed rules they do not follow from the seed, so they are not proved.
}

## hetman bot: a bot at the tables of a server

# $player, $number: the seat, $table: the address
client-seated = { $player } sits at seat { $number } of { $table }
# $url, $games: names, joined with commas
client-waiting = Waiting in the lobby of { $url } for a table of { $games }. Ctrl-C ends.
# $reason, $seconds
client-lost = No connection ({ $reason }). The next attempt is in { $seconds } s.
# $player
client-won = The game is over: { $player } has won.
# $names: joined with "and"; $count (number): how many
client-over = { $count ->
    [0] The game is over: nobody has won.
    [one] The game is over: { $names } has won.
   *[other] The game is over: { $names } have won.
}
client-drawn = The game is over: a draw.
client-rematch = Waiting a minute for a rematch.
client-left = The seat stays free for this bot. To come back, give the command this address:
client-handed = A bot of the server plays on in its seat.

## A bot that failed

# $bot, $reason: its error
bot-failed = The bot { $bot } failed: { $reason }
# $file
bot-failed-file = The game up to this move: { $file }

## Who played, as the record says

# $seat, $player: a name or a bot
record-player = { $seat }: { $player }
# $seat, $player: a name or a bot, $number (number)
record-player-from = { $seat } from move { $number } on: { $player }
# $seat, $player: a name or a bot
player-changed = From now on { $player } plays { $seat }.
record-person = a person without a name
# $version, $number (number)
record-rules = From move { $number } on: version { $version } of the rules

## The list of games, and their options

# $seats: numbers, joined with "or"
offer-seats = Seats: { $seats }
# $game: its name in notation
offer-play = hetman play { $game }
offer-default = (default)
# $low, $high, $default: numbers as typed
offer-range = a number from { $low } to { $high }, default { $default }
offer-unfinished = Unfinished games:

## The table in the browser, started from the command line

# $count: the number of tables, $file: the backup
backup-done = { $count ->
    [one] One table is saved in { $file }.
   *[other] { $count } tables are saved in { $file }.
}
# $file: the backup, $text: a backup of what was there before
restore-done = The tables are as in { $file }. What was there before is in { $text }.
# $text: the address
serve-at = Hetman runs at { $text }. Press Ctrl+C to stop it.
# $text: the file of the old database
serve-migrated = The database was changed for this version. The old one is in { $text }.
# $text: the requested port
serve-taken = Port { $text } is in use. Hetman takes another one.

## What `hetman doctor` finds; each line begins with one of the first three

doctor-ok = [ok]
doctor-note = [note]
doctor-broken = [broken]
# $file: a file or folder
doctor-database-new = The database { $file } does not exist yet. The server makes it.
# $file: a file or folder
doctor-database-folder = The server cannot make its database: { $file } is not writable. Change its owner, or choose another file with --database.
# $file: a file or folder
doctor-database-free = No server uses { $file } now.
# $file: a file or folder
doctor-database-in-use = A server uses { $file } now. A second one on the same file is refused.
# $text: a detail, such as a schema, an address or an extra
doctor-database-schema = The database answers, and has the schema of this version ({ $text }).
# $text: a detail, such as a schema, an address or an extra
doctor-database-migration = The database answers. The server will change it to schema { $text } when it starts. An SQLite file is copied first.
# $text: a detail, such as a schema, an address or an extra
doctor-database-newer = A newer version of Hetman made the database (schema { $text }). Install that version.
doctor-database-writable = The database can be written.
# $text: a detail, such as a schema, an address or an extra
doctor-database-read-only = The database cannot be written ({ $text }). Give the user of the server the right to write, and look for free space.
# $text: what SQLite found
doctor-database-damaged = The database is damaged ({ $text }). Start the server on your latest backup: --database sqlite:///FILE.
# $text: a detail, such as a schema, an address or an extra
doctor-database-unusable = The database cannot be used: { $text }. Check --database, the rights on the file, or whether PostgreSQL runs.
# $count (number)
doctor-space = The disk of the database has { $count } MB free.
# $count (number)
doctor-space-low = The disk of the database has only { $count } MB free. Make space: a full disk refuses every move.
# $count (number)
doctor-fonts = All { $count } font files of the pages are there.
# $text: a detail, such as a schema, an address or an extra
doctor-fonts-missing = Fonts are missing: { $text }. Install Hetman again.
doctor-compiled = The rules are compiled.
# $game: its name, $seats: their numbers
doctor-network = { $game }: a trained network judges positions ({ $seats } seats).
# $game: its name, $seats: a number, $text: a reason
doctor-linear = { $game }, { $seats } seats: no trained network judges positions, so bots are weaker: { $text }.
# $text: a detail, such as a schema, an address or an extra
doctor-plain = The rules run as plain Python, so bots are several times slower. Install Hetman again: the compiler { $text } is there.
# $text: a detail, such as a schema, an address or an extra
doctor-no-compiler = The rules run as plain Python, so bots are several times slower. Install a C compiler ({ $text } is missing), then Hetman again.
# $text: a detail, such as a schema, an address or an extra
doctor-port-free = { $text } is free.
# $text: a detail, such as a schema, an address or an extra
doctor-port-in-use = { $text } is in use, perhaps by your own server. `hetman serve` takes the next port.
# $text: a detail, such as a schema, an address or an extra, $reason: the system's
doctor-port = The server cannot listen on { $text }: { $reason }. Choose an address of this machine with --host, and a port above 1023.
# $text: a detail, such as a schema, an address or an extra
doctor-extra = The extra { $text } is installed.
# $text: a detail, such as a schema, an address or an extra, $usage: how to install it
doctor-extra-missing = No extra { $text }. To add it: { $usage }
# $count (number)
doctor-summary = { $count ->
    [0] Everything that a server needs is there.
    [one] One thing is broken.
   *[other] { $count } things are broken.
}

## Measuring speed: rows and columns of a table

bench-decisions = decisions per second
bench-forced = forced decisions
bench-games = games per second
bench-copy = copy of a position, µs
bench-playouts = playouts per second
bench-search = 1,000 iterations of search, ms
bench-memory = bytes of a position
bench-compiled = compiled
bench-interpreted = interpreted
bench-ratio = faster
# $game: its name, $seats (number)
bench-title = { $game }, { $seats } seats
bench-pure = The rules are not compiled. Only plain Python is measured.

## A new game of one's own

# $folder: of the game
new-made = { $folder } is a complete small game.
# $file: of its rules
new-rules = Start with { $file }. The guide “Writing a game” explains every part.
new-install = Install it, once:
new-terminal = Play it in the terminal:
new-browser = Play it in the browser:
new-test = Run its tests (needs pytest):

## Games and positions for research

# $count (number), $folder (path)
selfplay-done = { $count ->
    [one] { $count } game played
   *[other] { $count } games played
}. Records: { $folder }
export-reading = Reading records
# $count (number): positions, $total: records, $file (path)
export-done = { $count } positions of { $total } records written to { $file }.

lab-title = Research environments, steps per second
lab-game = game
lab-observation = observation, µs
lab-pettingzoo = PettingZoo
# $games: their number
lab-vector = { $games } games at once
lab-ratio = faster
lab-missing = Research environments are not measured: the extra lab is not installed.

peers-title = Our games beside those of other projects
peers-project = project
peers-version = version
# $file (path)
peers-plot = The plot is { $file }.

## Training of networks

# $game (id), $seats: their number
train-title = Training: { $game }, { $seats } seats
# Followed by the number of the generation
train-policy = Games of the policy
train-search = Games by search
train-fit = Fitting
train-ladder = Matches
# $file: the network, $folder: of the report
train-done = The network is { $file }. The report is in { $folder }.
train-fits = Networks
train-generation = generation
train-games = games
train-positions = positions
train-epochs = epochs
train-before = loss before
train-after = loss after
train-ladder-title = Ladder of the generations
train-one = network
train-other = against
train-share = result
train-elo = Elo (95 %)
train-calibration = Calibration of the last network
train-expected = expected
train-won = won
train-curves = Loss by epoch
train-curves-note = Blue: games for training. Red: games kept for testing.

## Long random play, to find faults

# $count (number), $game: its name, $setting: seats and options
soak-batch = { $count } decisions of { $game }, { $setting }
# $count (number): decisions in all
soak-done = { $count } decisions, and no fault.
# $count (number): faults
soak-failed = { $count ->
    [one] One fault was found.
   *[other] { $count } faults were found.
}

## Bots by their names

bot-page = page
bot-squire = squire
bot-knight = knight
bot-hetman = hetman
bot-random = random
bot-greedy = greedy
bot-linear = linear
bot-search = search
strength-page = easy
strength-squire = normal
strength-knight = hard
strength-hetman = very hard
# $strength: in plain words; $level: name of the level
strength-label = { $strength } ({ $level })

## The arena: messages during the run

arena-playing = Playing
# After a length of time
arena-left = left
# $games: the requested number; $count (number): the number that is played
arena-rounded = Each pair plays { $count } games instead of { $games }, so that every bot has every side equally often.
# $count (number): games, $folder
arena-resumed = { $count ->
    [one] Continuing after one game in { $folder }
   *[other] Continuing after { $count } games in { $folder }
}
# $count (number): finished games, $total: all games
arena-interrupted = Stopped after { $count } of { $total } games. Run the same command again to continue.
# $file: a page
arena-kept = Report: { $file }
# $folder
arena-records = Records: { $folder }

## The arena: results. "note" explains a table

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
arena-thinking = ms per decision
arena-share = Won
arena-played = Games
arena-side = Side
arena-all = All games
arena-mean = Mean
arena-median = Median
arena-shortest = Shortest
arena-longest = Longest
arena-ratings = Strength
    .note = Bradley–Terry ratings in Elo points around the mean of these bots. A bot with 100 points more wins 64% of the games.
arena-matrix = Who beats whom
    .note = How often the bot of the row won against the bot of the column, with the interval. A draw counts as half a win.
    .among = How often the bot of the row won alone among bots of the column, with the interval. A draw is shared.
arena-alone = Games won
arena-sides = Advantage of the seat
    .note = Every bot had every side equally often, with the same dice. So the difference comes from the seat.
arena-lengths = Length of a game
    .note = Decisions of all seats together.
arena-belongings = How often a side with this won, in games where not every side had it. Use bots of equal strength for this.

## The arena: a sequential test

# $pair: of bots
arena-sprt = Sequential test: { $pair }
# $one: a bot; $least, $most, $alpha, $beta: shares
arena-sprt-terms = Does { $one } win more than { $most } of the games? If it wins { $most } or less, the probability of a wrong yes is { $alpha }. If it wins { $least } or more, that of a wrong no is { $beta }.
# $count (number): games; $ratio, $low, $high: numbers as they are written
arena-sprt-ratio = { $count ->
    [one] After one game the log-likelihood ratio is { $ratio }. The test ends at { $low } or { $high }.
   *[other] After { $count } games the log-likelihood ratio is { $ratio }. The test ends at { $low } or { $high }.
}
# $most: a share
arena-sprt-better = Yes, more than { $most }. A test tends to end after good luck, so the measured share is rather too high.
# $least: a share
arena-sprt-worse = No, less than { $least }. A test tends to end after bad luck, so the measured share is rather too low.
# $least, $most: shares
arena-sprt-open = Undecided: after all games it is not clear whether it is more than { $most } or less than { $least }.

## Texts of the browser and the terminal

# $level: name of the level
bot-name = Bot ({ $level })
# $name: the player's name, $seat (seat): its name in the game
name-twice = { $name } · { $seat }
answered-prompt = You have chosen, and the others are still choosing. You can undo your choice until they are ready.
# $seat (seat)
over-conceded = { $seat } has conceded.
# $seat (seat)
over-time = { $seat } has run out of time.
over-agreed = The players agreed to a draw.

## Lessons: what to click, and the answer to a wrong click that is legal. $thing, $move (texts)

# $minutes, $steps: numbers
lesson-facts = about { $minutes } minutes · { $steps ->
    [one] one step
   *[other] { $steps } steps
}
# $minutes: number
lesson-done = lesson done · { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
lesson-whole = Play a whole game
    .about = against the gentle bot
lesson-again = Once more
# $number, $count: numbers
lesson-step = step { $number } of { $count }
lesson-finished = done
lesson-why = Why?
lesson-in-rules = In the rules:
lesson-back = Back
lesson-skip = Skip this step
lesson-show = Show me
# $move: in words, $notation: the move as it is typed
lesson-type = { $move }. Type: { $notation }
lesson-go-on = Press Enter to go on. “{ command-help.word }” shows what else you can type.
lesson-ask = Enter:
lesson-ask-whole = Enter starts a whole game against the gentle bot; “{ command-quit.word }” leaves:
# $move: in words
lesson-allowed = That is allowed too. For now: { $move }.
lesson-short-allowed = Allowed, but later
lesson-short-not = Not possible now
# $thing: a name
click-hand = { $thing }, in your hand
# $thing: a name
click-board = { $thing }, on the board
# $thing: a name
click-tray = The button “{ $thing }”
# $thing: a name
click-other = { $thing }

## Why a move is good, in a hint: what it gains and what it risks. $count (number)

gains-wins = it wins the game
risks-loses = the game may be lost after it

## The result, and what it is made of

result-won = You win
result-lost = You lose
result-draw = A draw
# $names: the winners, joined with "and"; $count (number): how many
result-watched = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
# $source, $count (number), $name: the best of the others
result-difference = The difference: { $source }, { $count } more than { $name }.
result-total = In all

## Choosing a move. The text up to the first colon is the step, the rest says what to do now.

# $move: a whole move in words
ask-confirm = { $move }. Confirm.
next-verb = action?
why-none = Not possible now.

## The analysis of a finished game

analysis-name = Analysis
# $game: its name
analysis-title = { $game }: analysis
analysis-by = the hetman’s estimate
analysis-moves = Moves
analysis-costliest = the costliest
analysis-turning = turning point
analysis-try = Try from here
analysis-for = Chances of
analysis-replay = Replay
analysis-open = Analyse
# $percent: a number
analysis-chances = { $percent } % before this move
# $percent: a number
analysis-ended = { $percent } % at the end
# $name: of a player
analysis-chances-of = Chances: { $name }
# $done, $total: numbers of decisions
analysis-thinking = thinking, { $done } of { $total }
analysis-failed = The analysis did not work. Reload the page to try again.
analysis-short = Too few decisions for a graph.
# $move: in words. The part before the bar is bold.
analysis-same = { $move }.| The hetman would have done the same.
# $move, $best: in words. The part before the bar is bold.
analysis-better = { $move }.| The hetman would have chosen: { $best }.
# $percent, $best: numbers
analysis-both = { $percent } % with the hetman’s move, { $best } % with this one
analysis-result = The result
analysis-luck-and-skill = Luck and skill
analysis-luck-start = At the start
analysis-luck-own = Own decisions
analysis-luck-others = Decisions of others
analysis-luck-chance = Luck
analysis-luck-rest = Not foreseen
analysis-luck-end = At the end
# $game: its name, $count, $iterations: numbers
analysis-heading = { $game }: { $count } decisions with a choice, { $iterations } iterations each
analysis-graph = The chances by round
# $name: of a player
analysis-costly = { $name }: the costliest moves
analysis-none = No move cost more than 3 %.
# $heading: of the round, $number, $cost: numbers
analysis-where = { $heading }, move { $number }, −{ $cost } %:
# $reason: a phrase
analysis-gain = + { $reason }
# $reason: a phrase
analysis-risk = – { $reason }
analysis-balance = Luck and skill

## Puzzles

# $count: a number, $file: a path
puzzles-written = { $count ->
    [one] One puzzle is in { $file }.
   *[other] { $count } puzzles are in { $file }.
}
# $count, $total: numbers
puzzles-verified = { $count } of { $total } puzzles hold.

## The table on the whole screen of a terminal

screen-cancel = Cancel
screen-type = Type a move or a part of it. Arrows and Enter choose.
screen-next = Next
screen-skip = Skip
# $number, $count (numbers): steps of what happened
screen-step = { $number }/{ $count }
screen-thinking = The hetman is thinking …
screen-result = Result
# Behind a change that concerns the reader: coins −2 (yours)
screen-yours = yours
screen-too-late = The table has changed meanwhile. Choose again.
screen-hint-later = A hint is there when it is your turn.
screen-hintless = The hetman has no hint here.
screen-no-chat = There is no chat at this table.
screen-chat-empty = Nobody has said anything yet. Type “{ command-chat.word }” and your message.
screen-curtain-undo = F4 takes the last move back. F10 leaves the table.
screen-dialog-keys = Esc closes
screen-key-help = Help
screen-key-rules = Rules
screen-key-hint = Hint
screen-key-undo = Undo
screen-key-lesson = Lesson
screen-key-view = View
screen-key-language = Polski
screen-key-leave = Leave
screen-help-choose = Choose with the arrow keys and Enter, or with the mouse. Tab goes from one thing to the next. What you can choose is underlined, what you have chosen stands in the bar. Esc drops it.
screen-help-type = Or type: a whole move, a part of it, its number, or a command. The moves that fit are listed while you type. Tab completes, Enter makes the move.
screen-help-look = F6 changes the view: board, players, what lies around, log, chat.
screen-lesson-kept = Your place in the lesson is kept by itself.
screen-lesson-return = Back to your table
screen-first-time = Your first time at this game? A guided first game shows it on the real table.
screen-no-lesson = This game has no lesson.
screen-start-keys = Arrows and Enter choose, Esc leaves
screen-new-game = A new game against bots:
screen-none-saved = There is no unfinished game.
# $game: its name, $count (number): moves of players, $text: date and time
screen-saved = { $count ->
    [one] { $game }, one move, { $text }
   *[other] { $game }, { $count } moves, { $text }
}
screen-waiting-players = The game starts when every chair is taken.
screen-chair-open = a free chair
screen-away = away
# $seat (seat)
screen-asks-undo = { $seat } asks to take the last move back.
# $seat (seat)
screen-asks-draw = { $seat } offers a draw.
screen-agree = Agree
screen-decline = Decline
screen-asked-undo = The others are asked whether you may take your move back.
# $url: the address of the table
screen-kept-there = The server keeps the game: { $url }
screen-come-back = Your seat stays yours. Come back:
screen-eyes-all = everything
# $name: a seat, or everything
screen-eyes = Eyes: { $name }
screen-replay-keys = Left, Right: a step · F6: view · Esc: leave · Tab: eyes · Space: play · F8: Polski
screen-level = How well shall the bots play?
