### The guided first game of Jan Žižka. A step's message is what the coach says; `.why` gives the reason, `.told` what
### happened before, `.then-2` what is said for the second move of a step, `.at-<token>` answers a wrong click,
### `.short-<token>` in a few words.

lesson-first-ride = First ride
    .about = Ride with Žižka: face events with your dice, hire a follower, use luck, and take a castle.
    .won = You have won your first ride
    .end = Twenty points ended it, and coins counted last. This is what you can do now:
learned-first-ride-1 = Ride: up to your boots, two actions a turn
learned-first-ride-2 = Face events: row 1 first, then the bonus rows
learned-first-ride-3 = Hire followers for their dice and symbols
learned-first-ride-4 = Take castles, row by row

step-first-ride-goal = Twenty points end the game. You have two actions a turn, your crew and the map. Backs of tokens tell what you will need.
    .why = Points come from events, castles, favours and morale. Each follower gives you dice, rerolls, symbols or boots. All of that adds up.
step-first-ride-move = Ride along the roads, as far as your boots reach. In Bechyně a sword is asked for, and you have four dice: go there.
    .why = A back shows the symbols of its first row. Swords are the most common side of your dice, so this is a good first event.
    .at-pisek = Písek is too far: your boots reach two fields. Bechyně is in reach and asks for what you have.
    .short-pisek = Too far
step-first-ride-face = Your second action: face the event. The token turns up, and you roll a die for each in your crew and your own.
    .why = You see the front only now. You may prepare by peeking, but today four dice are enough.
step-first-ride-reroll = Speech pays nothing here. A reroll takes one die again: reroll the speech.
    .why = Your crew gives rerolls, each for one die. The same die can be rolled again as long as rerolls are left.
    .at-sword = That one you need: swords pay row 1. Reroll the die that pays nothing.
    .short-sword = This one you need
step-first-ride-rows = Row 1 is paid: that had to be. One symbol is left, and it pays row 2: take it for a coin more.
    .why = The first row must be met if you can. Other rows are a bonus for symbols that are left over. Meeting row 1 moves your morale.
step-first-ride-tavern = Five coins are for spending. Milevsko has a tavern: ride there.
    .why = The town fields with a tavern let you recruit. The same field has an event, too, for your next turn.
step-first-ride-hire = Enter the tavern with your second action: recruit.
    .then-2 = Your crew is full, so a new one replaces another. Hire Ondřej for Jíra: a die and a printed sword for 3 coins.
    .then-3 = That is enough for today. Leave the tavern.
    .why = Up to four follow you. A printed symbol counts in every roll, without luck. Dearer followers of level II give more, but take all your coins.
step-first-ride-fail = Now the event here, with Ondřej’s sword. Face it.
    .then-2 = Two foxes are asked for, and only one is rolled. Reroll the speech.
    .why = The back with the fox told you that cunning is asked for. Nobody in your crew is cunning, so this can fail.
step-first-ride-luck = That failed, but failing gives luck, and the token stays open. You have a second action: face it again.
    .then-2 = The same roll again. Reroll the speech first.
    .then-3 = Again no second fox. But now you have luck: it is any symbol but the joker. Use it as cunning.
    .why = Luck counts from the next action on. Keep one token for an event that is worth it.
step-first-ride-price = Row 1 is paid. The other row brings coins and a price on your head, so leave it: that is enough.
    .why = A wanted poster slows you by one field, and others may attack you for its coins. Some rows are better left alone.
    .at-2 = It is allowed: a coin more and a poster. Then you are slower, and Kateřina may attack you. Leave it today.
    .short-2 = A poster comes along
step-first-ride-castle = Castles give points, one easy and one hard for each. Ride to Helfenburk: the easy one gives two.
    .told = Six rounds later. You have 18 points, Kateřina has 15.
    .why = A castle is taken row by row, and each row is rolled anew. You need a strong crew more than luck.
step-first-ride-conquest = Storm the castle with your second action.
    .then-2 = Two swords, with Ondřej’s three: this row is enough. Keep the dice.
    .then-3 = Every symbol once, and Ondřej’s sword counts again. Keep them: the castle is yours.
    .why = All rows must be met, one after another. Skills and printed symbols work anew in each row. If you fail, you get luck and may try again.
step-first-ride-win = Twenty points. The castle also moves your morale: choose virtue, the nearer side.
    .why = A step beyond the end of the track is a point. When somebody reaches twenty, the round is finished. Then five coins make a point.
