### The guided first game of War Chest. A step's message is what the coach says; `.why` gives the reason, `.told` what
### happened before, `.at-<token>` answers a wrong click on that thing.

lesson-first-battle = First battle
    .about = Lead the Ravens: move, take control, deploy, attack, and win with the sixth marker.
    .won = You have won your first battle
    .end = The sixth marker ended it at once. This is what you can do now:
learned-first-battle-1 = Move, attack and use tactics with face-up coins
learned-first-battle-2 = Take control: six locations win
learned-first-battle-3 = Deploy and bolster: coins become units
learned-first-battle-4 = Recruit and claim the initiative, face down

step-first-battle-goal = Six towers are free. Whoever first holds six locations wins. You are the Ravens and hold two. So does the Wolf.
    .why = Each side has six control markers. The last marker ends the game at once. Everything else, fights included, only helps you to hold places.
step-first-battle-move = A coin moves the unit with its picture, one hex at a time. Ride the Light Cavalry onto the tower on g4.
    .why = You play one coin a turn. A coin that moves a unit is shown and discarded face up. It comes back when your bag is empty.
    .at-h2 = That is a tower too, but it is two hexes away, and a move is one. Two hexes are this unit’s tactic, which comes in step 10.
    .at-i3 = That tower is as near, and the move is legal. But g4 lies in the middle, where it helps you more.
    .at-pikeman = The Pikeman waits in your hand. Its turn comes in step 4. First the Light Cavalry rides.
step-first-battle-control = Standing there is not enough. A second Light Cavalry coin takes control: your third marker of six.
    .why = Control costs a coin of the unit on the location. The coin is spent, the marker stays, even when the unit rides on.
    .at-g4 = Take the coin first. The coin says which unit acts; then you choose what it does.
step-first-battle-deploy = A coin can also become a unit. Deploy the Pikeman on a location you hold: h5.
    .why = The coin lies on the board and is the unit. You may have one unit of each kind there. After three coins a new round starts, and you draw three more.
    .at-e6 = You hold that location too, and it would be legal. But h5 covers the way behind your cavalry.
step-first-battle-attack = The Scout came too close. Attack it with the Swordsman: a unit that loses its last coin is gone.
    .why = An attack hits a neighbour. It loses one coin, which leaves the game for good. Its owner can deploy it again with another coin.
    .at-royal = The royal coin drives no unit. It pays for face-down actions; you use it in step 8.
step-first-battle-attribute = Every unit has a gift. The Swordsman may step on after an attack, free of charge. Take the hex you emptied.
    .why = Attributes cost no coin. You may always skip them, if the step would leave your unit in danger.
step-first-battle-bolster = A second coin on a unit is a second life. Bolster the Swordsman: it then stands two high.
    .why = A unit loses one coin to a hit. A stack of two survives the first one. The coins on the board are not in your bag, though.
step-first-battle-recruit = The royal coin drives no unit, but any coin can pay face down. Recruit a Light Cavalry coin with it.
    .why = The recruited coin goes from your supply to the discard pile, and later into your bag. A better bag wins the long game. Nobody sees which coin you paid.
step-first-battle-initiative = Two more coins with no unit on the board. Spend one face down and claim the initiative: you begin the next round.
    .why = The Wolf took it in the last round. When two sides race for the same place, the first move is worth a coin.
step-first-battle-tactic = You hold five. The last tower is two hexes off. The Light Cavalry’s tactic is to ride that far: go to d4.
    .told = Five rounds later. You hold five locations, the Wolf holds four.
    .why = A tactic costs a coin like any other manoeuvre. It is written on the unit’s card. Rest the pointer on a unit, or press long, to read it.
    .at-e4 = A plain move takes you only half of the way. The tactic rides two hexes for one coin.
step-first-battle-win = The shot took one coin of your Swordsman; the stack of two lives. Now lay the sixth marker.
    .why = The sixth marker ends the game at once. Nobody gets another turn.
