### Texts of the pages, for every game. Arguments stand above each text: (seat) is ["seat", number], (number) is a
### number, all others are plain strings.

## Every page

skip = Skip to the content
nav = Site
nav-games = Games
nav-replays = Replays
nav-rules = Rules
nav-menu = Menu
language-switch = Po polsku
theme-switch = Light or dark

## Home

# $count (number): games
home-title = { $count ->
    [0] No battles yet
    [1] One battle, one table
    [2] Two battles, one table
    [3] Three battles, one table
    [4] Four battles, one table
    [5] Five battles, one table
    [6] Six battles, one table
   *[other] { $count } battles, one table
}
home-lead = Medieval wars on boards, in your browser: with friends, against a bot, or together at one screen. No account, no adverts.
home-how = How would you like to play?
home-mine = My games
# $count (number): running games
home-mine-count = { $count } in progress
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
line-missing = waiting for players
# $names: who is awaited
line-awaited = to move: { $names }
# $taken, $seats (numbers)
line-seats = { $taken } of { $seats }
line-sit = Sit down
line-watch = Watch
tile-play = Play
# $game: its name
tile-play-label = Play { $game }
tile-start = Start here
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
foot-devices = My games on another device
foot-api = For programs: the API

## Creating a table

form-who = Who plays
form-seats = Players
form-name = Your name
form-game = The game
form-table = The table
form-rare = Rarely needed
form-pace = Time
form-delay = Pause before a bot moves
form-public = Show it among the open tables: anybody can join or watch
form-word = A word for luck
    .help = Optional. It is mixed into the dice before the game, so that nobody can choose them.
form-go = To the table
form-own = of your own
# $low, $high: numbers as typed
form-range = Enter a number from { $low } to { $high }.
form-choice = Choose one from the list.
form-own-wrong = This does not work. Write it like the example.
form-clash = This does not fit the other settings.
form-name-wrong = A name can have at most { $most } letters.
form-word-wrong = A word for luck can have at most { $most } letters in one line.
form-nobody = Friends play with you: choose “me” for one of the chairs.
chair-me = me
chair-open = a friend, by a link
chair-device = a person at this device
# $level: name of the level
chair-bot = bot: { $level }
delay-usual = as usual
delay-none = none
# $seconds
delay-seconds = { $seconds } s
pace-none = no clock
# $minutes, $seconds (numbers)
pace-live = { $minutes } min, plus { $seconds } s per move
# $count (number): days
pace-slow = { $count ->
    [one] one day per move
   *[other] { $count } days per move
}

## The same person on another device

devices-title = My games on another device
# $minutes (number): for which a link works
devices-about = A personal link takes your name and your games to a phone or to another browser. It needs no password and no e-mail.
devices-same = Open the link on the other device, or scan its code there. Then both devices are the same person.
devices-show = Show my link
devices-code = QR code of the link
devices-link = Your personal link
# $minutes (number)
devices-secret = It works once, within { $minutes } minutes. Give it to nobody: whoever opens it plays as you.
devices-revoke = Revoke it
devices-open-title = Play on this device
devices-open-about = This device becomes the same person as the one that showed you the link: the same name and the same games.
# $count (number): running games of this device
devices-open-own = { $count ->
    [one] This device has a game of its own in progress. It will not be in its list any more.
   *[other] This device has { $count } games of its own in progress. They will not be in its list any more.
}
devices-open-script = This page needs JavaScript to read the link.
devices-open-go = Yes, this is my device

## A server with a password

entry-title = A closed door
entry-about = This server has a password. The host can tell it to you.
entry-password = Password
entry-go = Come in
entry-wrong = This is not the password.

## Turns

turns-title = Tell me when it is my turn
turns-about = A slow game lasts for days. You need not keep its page open.
turns-feed = With a feed
turns-feed-about = A feed reader, a mail program or a chat can follow the address and tell you at which tables it is your turn.
turns-has = You have a feed. A new address ends the old one.
turns-new = Show the address of my feed
turns-link = The address of your feed
turns-secret = Keep it to yourself. Whoever has it can read at which tables it is your turn, but cannot play. It is shown only now.
turns-end = End my feed
turns-entry = Your turn: { $game }
turns-open = While a page is open
turns-open-about = In the menu of a table you can switch on a notification and a sound. They come as long as the page of the table is open in a tab.

## Privacy

privacy-title = Privacy
privacy-kept = What this server keeps
privacy-kept-cookie = A random number in a cookie of your browser, for a year. It finds your games. Other cookies have your name, language, colours, and the proof that you know the password of the server.
privacy-kept-games = Your games: the name that you gave, your word for luck, all moves with their times. The record of a finished game has your name.
privacy-kept-chat = The last 200 messages in the chat of each table, and records that you upload.
privacy-kept-none = No e-mail, no password, no log of requests. Nothing goes to other servers.
privacy-long = For how long
# $count (number): days
privacy-finished = { $count ->
    [one] A finished game is deleted one day after its last change.
   *[other] A finished game is deleted { $count } days after its last change.
}
privacy-finished-ever = A finished game stays until the host deletes it.
# $count (number): days
privacy-abandoned = { $count ->
    [one] A table that waits, or a game that nobody continues, is deleted one day after its last change.
   *[other] A table that waits, or a game that nobody continues, is deleted { $count } days after its last change.
}
privacy-abandoned-ever = A table that waits, or a game that nobody continues, stays until the host deletes it.
# $count (number): days
privacy-uploads = { $count ->
    [one] An uploaded record is deleted one day after its upload.
   *[other] An uploaded record is deleted { $count } days after its upload.
}
privacy-uploads-ever = An uploaded record stays until the host deletes it.
privacy-delete = Delete my data
privacy-delete-about = This deletes your games without other people, your uploads and your cookies at once. Games with others stay, because they belong to them too; their records keep your name.
privacy-delete-go = Delete my name and games
privacy-done = Your data is deleted.

## Sitting down

# $names: the players at the table
sit-with = { $names } invites you to this table.
sit-alone = This chair is for you.
room-title = Waiting for players
room-about = The game begins when every chair is taken. Send each friend their own link: it opens their seat. Or let bots take free chairs.
# $name: of the seat
room-link = Link for { $name }
room-copy = Copy
room-bot = Let a bot sit here
# $name: of the seat
room-bot-label = Bot for { $name }
room-code = QR code for a phone
# $name: of the seat
room-code-label = QR code of the link for { $name }
# $command: for the command line
room-not-listening = These links work only on this computer. Start the server with { $command }, so that friends in your network can open them.
room-no-network = These links work only on this computer, because it is not connected to a network.

## The table

ui-connecting = Setting the table…
ui-undo = Undo
ui-reset = Reset turn
ui-hint = Hint
ui-more = More
ui-dock = Your move
ui-chips = Chosen so far
ui-fold = Log and players
ui-log = Log
ui-chat = Chat
ui-message = Message
ui-send = Send
ui-tabs = Parts of the table
ui-close = Close
ui-moves = All legal moves
ui-record = Download the record
ui-sound = Sounds
ui-notify = Notify me when it is my turn
host-title = You are the host
ui-ask-undo = Ask to undo my last move
ui-ask-draw = Offer a draw
ui-leave = Let a bot play for me
ui-concede = Concede
tab-table = Table
tab-players = Players
tab-log = Log
tab-chat = Chat
spectator = Spectator
curtain-about = Nobody else should see the screen now.
help-title = How to play
help-click = Click highlighted things in any order. Buttons show what else you can do. Rest on a piece or press it for a while to see what it does.
help-go = Let’s play
# $share (number): percent
hint-share = considered it { $share } % of the time

## Texts that the script of the table shows. $name: of a player

# $name: who asks, or who has not answered
script-asksUndo = { $name } asks to undo their last move.
script-asksDraw = { $name } offers a draw.
script-askedUndo = You asked to undo your last move. Waiting for: { $name }.
script-askedDraw = You offered a draw. Waiting for: { $name }.
script-accept = Accept
script-decline = Decline
script-withdraw = Withdraw
# $name: of a player or spectator
script-mute = Mute { $name }
script-muteAll = Mute the chat for everybody but me
script-muteSpectators = Mute spectators
script-remove = Remove { $name }
script-someone = a spectator
script-turn = Your move
script-reconnecting = Connection lost. Reconnecting…
script-copied = Copied
script-cancel = Cancel
script-clear = Clear
script-nothing = Nothing chosen yet
# $name: of the chosen thing
script-drop = Take back: { $name }
script-away = { $name } is away.
script-substitute = Let a bot play
script-handed = A bot is playing for you.
script-comeback = Take my seat back
script-substituted = A bot is playing for { $name }.
script-watching = You are watching.
script-pass = Pass the device to { $name }
script-lift = I am { $name }
script-thinking = The hetman is thinking…
script-hintless = The hetman has no hint here.
script-surely = Press again to give up
script-failed = The table did not get that. Try again.
script-empty = { list-log-empty }

## Rules

# $game: its name
rulebook-of = Rules of { $game }
rulebook-try = Try it out
rulebook-turn = How a turn works
rulebook-contents = Contents
# $title: of the chapter
rulebook-picture = Picture: { $title }
rulebook-things = Pieces and cards

## Replays

replays-mine = My finished games
replays-uploaded = Uploaded records
replays-others = Finished games of others
replays-none = There are no finished games yet.
replays-see = Watch it again
replays-bring = Upload a record
replays-file = A .hetman file
replays-running = To go on with a game that you began in the terminal, choose both of its files: .hetman and .hetman.seed.
replays-open = Open it
replay-spectator = a spectator
replay-as = You play
verdict-sound = Yes: every move is legal, and every random draw follows from the seed that was promised before the first move.
# $reason: the wrong line, and why
verdict-failed = No: { $reason }

## Refusals

error-title = This did not work
error-home = Home
error-400 = The server does not understand this request.
error-404 = There is nothing here.
error-405 = You cannot do this here.
error-413 = This is too large.
error-503 = The server cannot use its database now. Nothing is saved, and nothing stored is lost. Try again later.
error-bots = No bot answers now. Nothing is lost. Try again.
error-507 = The disk of the server is full. Nothing is saved, and nothing stored is lost. Tell the host, and try again later.
error-500 = The server made an error. It is not your fault, and nothing is lost.
aside-game = Table { $table } cannot be shown: its game “{ $game }” is not installed on this server.
aside-components = Table { $table } cannot be shown: the rules do not accept its components any more ({ $why }).
aside-rules = Table { $table } cannot go on: it started under version { $version } of the rules, and its moves do not fit the present ones.
aside-damaged = Table { $table } cannot be loaded: its data on this server was damaged.
aside-running = Nothing is lost. The host can install what is missing, or its players can end the game as it stands and then download the record.
aside-over = The game is over, and you can download its record.
aside-damaged-running = The host can restore a backup, or its players can end the game as it stands and then download its record up to the damage.
aside-damaged-over = The game is over, and you can download its record up to the damage.
aside-end = End it as it stands
aside-download = Download the record
aside-list = cannot be loaded
refused-busy = Too many analyses wait already. Try again in a few minutes.
refused-conflict = Somebody else changed the table at the same moment. Look at it again.
refused-conceded = You gave up, and a bot plays your seat.
refused-goes-on = This game can go on. Give up to end it.
refused-often = Too many requests. Wait a moment.
# Reasons why a live connection is closed: at most 120 bytes
refused-sockets = The server has too many open pages. Try again later.
refused-sockets-address = Your address has too many open pages. Close one and load this page again.
refused-spectators = This table has too many spectators. Try again later.
refused-metrics = Only this machine, and addresses that the host allows, may read the metrics.
refused-token = This token opens no seat at this table.
refused-invitation = This link opens no seat. An invitation works once: ask the host for a new one.
refused-password = This server needs a password, in the header X-Hetman-Password or by HTTP Basic.
refused-link = This link does not work any more. It works once and for a short time: show a new one on the first device.
refused-feed = There is no such feed. A new address ends the old one: show a new one in your browser.
refused-seat = That seat is not yours.
refused-watching = You are a spectator. Only players can do that.
refused-waiting = The game has not begun: a player is still missing.
refused-nobody-to-ask = A bot plays for an absent player. You can ask when they are back.
refused-proposal-open = Another proposal is still waiting for answers.
refused-proposal-declined = The others have declined this. You can ask again after the next move.
refused-no-proposal = There is no proposal that waits for your answer.
refused-no-draw = All players of this game win or lose together, so there is no draw.
refused-bots-decline = Bots do not accept a draw.
refused-undo-yourself = You can undo this move yourself, without asking.
refused-nothing-to-undo = You have not decided anything yet.
refused-host = Only the host of the table can do that.
refused-removed = The host has removed you from this table.
refused-muted = The host has muted the chat for you.
refused-started = The game has begun. A bot can play for somebody who is away.
refused-people-play = Only a game of bots alone can be paused or change its pace.
refused-nobody-waits = Neither another guest nor a bot waits on this chair.
refused-nobody-watches = This spectator is not here any more.
refused-over = The game is over.
refused-no-record = Too much of this game was damaged for a record. The host can restore a backup.
refused-not-over = The game is not over yet.
refused-not-your-turn = It is not your turn.
refused-own-tables = You have too many unfinished games here. End some of them first.
refused-all-tables = The server has as many unfinished games as it takes. Try again later.
refused-own-uploads = You have uploaded as many records as the server takes from one guest.
refused-taken = This chair is taken.
refused-private = This table is private. You need a link to a seat.
refused-no-seat = There is no such seat.
refused-nobody-away = A bot can play for others only on their turn, when they have been away for a while. In a slow game their time must be up.
refused-message = A message can have 1 to 300 characters.
refused-no-seed = This record has no seed yet, so the game cannot continue from it.
refused-no-move = The record has no such move.
# $reason: the line that is wrong, and why
refused-record = This record cannot be shown: { $reason }.
refused-text = This is not a text file.
refused-size = A record can have at most 500 kB.

## The prompt of the table itself

# A game of bots alone whose host has paused it
bots-paused = The game is paused.

## Hints, the recap, playback and the result

script-close = Close
script-play = Play it
script-another = Another idea
# $name: the number of this idea and of all, as 2/3
script-idea = idea { $name }
script-happened = What has happened
script-watch = Watch what happens
script-forward = Next
script-pause = Pause
script-goOn = Go on
script-slower = Slower
script-faster = Faster
# $name: the seconds before a bot moves
script-delay = { $name } s a move
script-skip = Skip
script-again = See it again
script-continue = Continue
script-backToGame = Back to the game
# $name: a number
script-draws = { $name } draws
script-result = Result
script-rematch = Rematch
script-levelUp = Level up
script-analyse = Analyse
script-replay = Replay
script-home = Home
script-you = you
speed-title = How fast others move
speed-slow = Slow
    .about = two seconds a step
speed-normal = Normal
    .about = one second a step
speed-instant = Instant
    .about = no steps; only the recap tells
speed-step = Step by step
    .about = you press N for the next step
