### The guided first game of Na Grunwald!. A step's message is what the coach says; `.why` gives the reason, `.told` what
### happened before, `.then-2` what is said for the second move of a step, `.at-<token>` answers a wrong click,
### `.short-<token>` in a few words.

lesson-first-muster = First muster
    .about = Gather an army for King Jagiełło: send pawns, win prizes, face the Teutons, feed your knights.
    .won = You have mustered your first army
    .end = The strength in your camp decided. This is what you can do now:
learned-first-muster-1 = Send pawns: the officer counts 2, a helper 1
learned-first-muster-2 = Add ducats for provisions and mercenaries
learned-first-muster-3 = Fight the Teutons with a secret card
learned-first-muster-4 = Feed your knights: the hungry leave

step-first-muster-goal = Strength in your camp wins at the end. Each of the six lines has prizes on the left and a queue on the right.
    .why = You gather an army for eight rounds. Every knight you can feed scores its strength. Captured Teutons, offices and ducats score too.
step-first-muster-officer = Your officer counts 2, a helper 1. The highest sum takes the best prize. Send the officer for the crown knight of strength 4.
    .why = You have one officer and two helpers in round 1. With two players, one knight is won on each field of knights, so the highest sum counts.
    .at-mercenaries = Mercenaries want money: at least one ducat must go along. The crown knight of 4 is the better card today.
    .short-mercenaries = At least one ducat
step-first-muster-queue = Of equal sums, the first in the queue wins. Send a helper to the ducats before your rival does.
    .why = Two players share the two lowest values. Both of you will have a sum of 1 here, so who came first gets the higher one.
step-first-muster-ducats = Ducats may go along to provisions and mercenaries. Send a helper for provisions with one ducat: a sum of 2.
    .why = Everybody in your army must eat in 1410. The ducat is only spent if it wins something; otherwise it comes back with the pawn.
    .at-crown = Ducats count only with provisions and mercenaries. At the crown knights a helper alone would lose to your own officer.
    .short-crown = No ducats here
step-first-muster-prizes = Every field is settled from the top down. You won the knight of 4, two ducats and provisions. Pawns come home.
    .why = The highest sum took each prize, and ties went to the first in the queue. Ducats that won something are in the bank now.
step-first-muster-teutons = The truce is over, and the Teutons come for everybody. Send a helper: whoever fights may take one captive.
    .told = Rounds 2 and 3: you won bread and a mercenary of 5. Round 4 has begun, and the rival’s officer stands with the Teutons.
    .why = If nobody fights, everybody loses more. One pawn is enough to lay a card in the skirmish. Its strength matters, not that of the pawn.
step-first-muster-stronger = Your rival sent a helper to the crown knights first. You may be late: your officer’s 2 beats that 1.
    .why = The queue only decides between equal sums. A higher sum wins, no matter when it came.
step-first-muster-pass = A pawn at home wins nothing. Send the last helper to the ducats.
    .then-2 = Nothing is left to send. Pass: that is final for this round.
    .why = Passing early shows your rival that the fields are safe. Keep a pawn only if it can win nothing anywhere.
step-first-muster-skirmish = Everyone lays a card in secret. Lay the crown knight of 4: it beats the Teuton of 2, so you take it captive.
    .why = The strongest knight takes the stronger Teuton that it beats. Together your cards must reach the Teutons’ strength, plus 2 for two players.
    .at-peasant = The peasant has strength 0. It keeps your knights at home, but it wins no captive and does not help.
    .short-peasant = Strength 0
step-first-muster-losses = Five against four: one point is missing, and everybody pays it. Bread is the cheapest today: give one provision.
    .why = A lost skirmish costs everyone the difference, in knights, captives or provisions. What you give is worth its strength, bread is worth 1.
    .at-crown3 = A knight of 3 would pay a debt of 1. It is allowed, but bread costs you less.
    .short-crown3 = Too dear for this debt
step-first-muster-last = The last round. Captives score and eat nothing: send your officer against the Teutons.
    .told = Four rounds later. It is summer 1410, and you have two loaves for your knights.
    .why = In the last round only points count. The helper goes to the ducats for you; two ducats make a point.
step-first-muster-equal = Teutons 1 and 2, plus 2, is 5. Equal strength is enough: lay the mercenary of 5.
    .why = The skirmish is won when your cards at least reach the sum. Your mercenary also beats both Teutons, so you take the stronger one.
step-first-muster-feed = Two loaves, three knights: one must go. Send away the weakest, the crown knight of 3.
    .why = Each knight needs one provision at the end. You choose who goes hungry. Captives need no bread, and so they stay.
    .at-crown4 = That one is stronger. It is allowed, but the knight of 3 costs you one point less.
    .short-crown4 = The 3 costs less
    .at-mercenary5 = That is your strongest knight. It is allowed, but the knight of 3 costs you two points less.
    .short-mercenary5 = Your strongest
