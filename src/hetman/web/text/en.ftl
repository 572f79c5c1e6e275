### What the pages say, whatever the game. Arguments are told above each text: (seat) is ["seat", number], (number) a
### number, all others are plain strings.

## Every page

skip = Skip to the content
nav = Site
nav-games = Games
nav-replays = Replays
nav-rules = Rules
language-switch = Po polsku
theme-switch = Light or dark

## Home

home-title = Four battles, one table
home-lead = Medieval wars on boards, in your browser: with friends, against a bot, or round one screen. No account, no adverts.
home-how = How would you like to play?
home-mine = My games
# $count (number): games that run
home-mine-count = { $count } under way
home-mine-rest = { $count ->
    [one] one more
   *[other] { $count } more
 }
home-choose = Choose a game
home-open = Open tables
# $count (number): tables that wait for players
home-open-count = { $count ->
    [0] to watch
    [one] one waits for players
   *[other] { $count } wait for players
}
mode-now = Play now
    .about = against a gentle bot
mode-friends = With friends
    .about = send them a link
mode-device = On this device
    .about = pass it round
# $names: the others at the table
line-with = with { $names }
line-turn = Your move
line-missing = waits for players
# $names: who is awaited
line-awaited = to move: { $names }
# $taken, $seats (numbers)
line-seats = { $taken } of { $seats }
line-sit = Sit down
line-watch = Watch
tile-play = Play
# $game: its name
tile-play-label = Play { $game }
tile-options = Options
# $game: its name
tile-options-label = Options of { $game }
# $game: its name
tile-rules-label = Rules of { $game }
tile-read = Read
# $seats: numbers, joined; $count (number): the most
tile-players = { $count ->
    [one] { $seats } player
   *[other] { $seats } players
}
foot-free = Hetman is free software.
foot-dice = Every roll can be checked after the game.
foot-api = For programs: the API

## Laying a table

form-who = Who plays
form-seats = Players
form-name = Your name
form-game = The game
form-table = The table
form-pace = Time
form-public = Anybody may join or watch: show it among the open tables
form-word = A word for luck
    .help = If you like: it is mixed into the dice before they are cast, so that nobody can have chosen them.
form-go = To the table
form-own = of your own
# $low, $high: numbers as they are typed
form-range = A whole number from { $low } to { $high } is needed here.
form-choice = Choose one of the list.
form-own-wrong = This is not understood; write it like the example.
form-clash = This does not go together with the other settings.
form-name-wrong = A name has at most { $most } letters.
form-word-wrong = A word for luck is one line of at most { $most } letters.
form-nobody = Somebody has to sit at this browser: choose “me” for one of the chairs.
chair-me = me
chair-open = a friend, by a link
chair-device = a person at this device
# $level: name of the level
chair-bot = bot: { $level }
# $level: name of the level
bot-name = Bot ({ $level })
# $name: as given, $seat (seat): as the game calls it
name-twice = { $name } · { $seat }
pace-none = no clock
# $minutes, $seconds (numbers)
pace-live = { $minutes } min, plus { $seconds } s a move
# $count (number): days
pace-slow = { $count ->
    [one] one day a move
   *[other] { $count } days a move
}

## Sitting down

# $names: who sits there already
sit-with = { $names } invites you to this table.
sit-alone = This chair is kept for you.
room-title = Waiting for players
room-about = The game begins as soon as every chair is taken. Send each friend a link of their own: it opens their seat.
# $name: of the seat
room-link = Link for { $name }
room-copy = Copy
room-copied = Copied

## The table

ui-connecting = The table is being laid…
ui-reconnecting = The connection is lost; it is being restored…
ui-failed = That did not reach the table. Try again.
ui-undo = Undo
ui-reset = Reset turn
ui-hint = Hint
ui-more = More
ui-uses = What you can do
ui-log = Log
ui-chat = Chat
ui-message = Message
ui-send = Send
ui-tabs = Parts of the table
ui-clear = Something else
ui-next = Go on with what is lit, or choose a button.
ui-close = Close
ui-moves = All legal moves
ui-record = Download the record
ui-sound = Sounds
ui-notify = Notify me when it is my turn
ui-leave = Let a bot play for me
ui-concede = Concede
ui-your-turn = Your move
ui-watching = You are watching.
concede-surely = Once more, and the game is lost
tab-table = Table
tab-players = Players
tab-log = Log
tab-chat = Chat
prompt-answered = Your choice is made; the others are still choosing. Until then you can take it back.
# $name: who is away
notice-away = { $name } is away.
notice-hand-over = Let a bot play
notice-handed = A bot is playing for you.
notice-come-back = Take my seat back
# $name: whose seat it is
notice-bot-for = A bot is playing for { $name }.
spectator = Spectator
# $name: whose turn it is
curtain-title = Pass the device to { $name }
curtain-about = Nobody else should see the screen now.
# $name: whose turn it is
curtain-lift = I am { $name }
help-click = Click on what is lit, in any order. The buttons tell what else you can do, and a piece tells what it does when you rest on it or press it for a while.
help-go = Let us play
hint-title = What would the hetman do?
hint-thinking = The hetman is thinking…
hint-none = The hetman has nothing to say about this.
# $share (number): percent
hint-share = thought of it { $share } % of the time
over-again = Rematch
# $seat (seat)
over-conceded = { $seat } has conceded.
# $seat (seat)
over-time = { $seat } has run out of time.

## Rules

# $game: its name
rulebook-of = Rules of { $game }
rulebook-try = Try it out
rulebook-turn = How a turn goes
rulebook-picture = A game under way.
rulebook-things = Pieces and cards

## Replays

# $game: its name
replay-title = A game of { $game }
replays-mine = My finished games
replays-others = Finished games of others
replays-none = No game has been finished here yet.
replays-see = Watch it again
replays-bring = Bring a record
replays-file = A .hetman file
replays-open = Open it
film-first = To the start
film-back = One step back
film-play = Play
film-on = One step on
film-last = To the end
film-slider = Place in the game
film-eyes = Through whose eyes
film-spectator = a spectator’s
film-as = You play
film-continue = Continue from here
    .help = A new table from this position, with bots in the other seats. The dice ahead are those of this game.
verdict-title = Were the dice fair?
verdict-sound = Yes: every move is legal, and everything left to chance follows from the seed that was promised before the first move.
# $reason: the line that does not hold, and why
verdict-failed = No: { $reason }

## What is refused, and why

error-title = This did not work
error-home = Home
error-400 = This request is not understood.
error-404 = There is nothing here.
error-405 = This cannot be done here.
error-413 = That is too large.
error-500 = Something broke here. It is not your fault, and nothing is lost.
refused-often = That was too often. Wait a moment.
refused-token = This token opens no seat at this table.
refused-seat = That seat is not yours.
refused-watching = You are watching here; only players can do that.
refused-waiting = The game has not begun: somebody is still missing.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-not-your-turn = It is not your turn.
refused-taken = Somebody sits there already.
refused-private = Only somebody with a link to a seat can sit down here.
refused-no-seat = There is no such seat.
refused-nobody-away = Nobody is away from that seat.
refused-message = A message has 1 to 300 characters.
refused-no-seed = This record holds no seed yet, so the game cannot go on from it.
refused-no-move = The record has no such move.
# $reason: the line that is wrong, and why
refused-record = This record cannot be shown: { $reason }.
refused-text = This is not a text file.
refused-size = A record has at most 500 kB.
