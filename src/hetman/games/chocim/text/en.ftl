### Chocim 1621 in English.
###
### Arguments: $seat, $side, $unit, $field, $from (field), $action, $leader, $claim, $phase, $way and $gain are things with
### names; $treaty is the strength of a treaty, hidden for those who may not see it; $die, $a to $e are faces of dice; $week,
### $count, $left, $by, $now, $hits, $against, $value, $dice0 and $dice1, $cards0 and $cards1, $strength0 and $strength1 (by
### seat) are numbers.
###
### Leaders and claims are named in the component files. Their sentences about fortels are put together from the terms
### at the end of the names.

## The game

game-name = Chocim 1621
game-about = The Sultan’s army lies before the camp at Chocim: five weeks of assaults and sorties, hunger and diplomacy, then the treaty.
game-length = 90 min

## Sides and seats

side-commonwealth = the Commonwealth
    .start = The Commonwealth
    .code = C
side-ottoman = the Ottomans
    .start = The Ottomans
    .code = O
seat-0 = Hetman
seat-1 = Sultan

## Units: a block is a whole formation, so its name is that of many

unit-cavalry = cavalry
    .start = Cavalry
    .code = C
unit-infantry = infantry
    .start = Infantry
    .code = I
unit-cossack = Cossacks
    .start = Cossacks
    .code = K
unit-janissary = janissaries
    .start = Janissaries
    .code = J
unit-sipahi = sipahi
    .start = Sipahi
    .code = S
unit-tatar = Tatars
    .start = Tatars
    .code = T

## Fields

field-tabor = Cossack tabor
    .the = the Cossack tabor
    .short = Tabor
field-bastion = Lisowczyk bastion
    .the = the Lisowczyk bastion
    .short = Bastion
field-redoubts = Redoubts
    .the = the redoubts
    .short = Redoubts
field-church = Church
    .the = the church
    .short = Church
field-bridgehead = Bridgehead
    .the = the bridgehead
    .short = Bridgehead
field-ramparts = Ramparts
    .the = the ramparts
    .short = Ramparts
field-castle = Castle
    .the = the castle
    .short = Castle
field-camp = Hetman’s camp
    .the = the hetman’s camp
    .short = Camp
field-foreground = Foreground
    .the = the foreground
    .short = Foreground
field-sultan = Sultan’s tents
    .the = the Sultan’s tents
    .short = Tents
field-sipahi-camp = Sipahi camp
    .the = the sipahi camp
    .short = Sipahi
field-kosh = Tatar kosh
    .the = the Tatar kosh
    .short = Kosh
field-trenches = Siege works
    .the = the siege works
    .short = Works

## Actions

action-defence = defence
    .start = Defence
    .short = Defence
action-counter-attack = counter-attack
    .start = Counter-attack
    .short = Counter
action-assault = assault
    .start = Assault
    .short = Assault
action-control = control
    .start = Control
    .short = Control
action-general-battle = general battle
    .start = General battle
    .short = Battle
action-loot-raid = loot raid
    .start = Loot raid
    .short = Loot
action-night-sortie = night sortie
    .start = Night sortie
    .short = Sortie
action-raid = raid
    .start = Raid
    .short = Raid
action-fill-trench = filling the trench
    .start = Filling the trench
    .short = Filling
action-kamieniec = ride to Kamieniec
    .start = Ride to Kamieniec
    .short = Kamieniec
action-fortify = fortification
    .start = Fortification
    .short = Fortify
action-procession = procession
    .start = Procession
    .short = Prayers
action-knights-circle = knights’ circle
    .start = Knights’ circle
    .short = Circle
action-flank-attack = flank attack
    .start = Flank attack
    .short = Flank
action-cannonade = cannonade
    .start = Cannonade
    .short = Cannonade
action-pilaf = pilaf
    .start = Pilaf
    .short = Pilaf
action-intrigue = intrigue
    .start = Intrigue
    .short = Intrigue
action-council = council
    .start = Council
    .short = Council
action-plunder = plunder
    .start = Plunder
    .short = Plunder
action-pursuit = pursuit
    .start = Pursuit
    .short = Pursuit
action-dig-trench = digging the trench
    .start = Digging the trench
    .short = Digging
action-bombard = bombardment
    .start = Bombardment
    .short = Guns
action-ladders = ladders
    .start = Ladders
    .short = Ladders
action-ambush = ambush
    .start = Ambush
    .short = Ambush

## Phases, and other things that moves name

phase-preparation = Preparation
phase-actions = Actions
phase-diplomacy = Diplomacy
phase-effects = Effects
phase-supply = Supply
phase-summary = Summary
phase-negotiation = Negotiations
way-first = first fortel
way-second = second fortel
gain-morale = morale +1
gain-treaty = the Ottomans lose a random treaty
treaty-hidden = unknown treaty

## What leaders' cards do: one term for each step of a fortel, then the frame of a card

-deploy = { $how ->
    [exactly] Deploy exactly { $count } { $count ->
        [one] unit
       *[other] units
    }
    [several] Deploy up to { $count } units on any fields
   *[one] Deploy up to { $count } { $count ->
        [one] unit
       *[other] units
    } on one field
}
-deploy-raise = If a clash follows, add +1 to { $count ->
    [one] one of your dice
   *[other] { $count } of your dice
}.
-shift = Move up to { $count } units from defence to the defence of other fields or into counter-attacks.
-shift-to = Move up to { $count } units from defence to actions of other fields:
-rally = Return { $count ->
    [one] one broken unit
   *[other] up to { $count } broken units
} to the reserve.
-withdraw = Call up to { $count } of your units back from their actions to the reserve.
-repel = Drive { $count ->
    [one] one enemy unit
   *[other] up to { $count } enemy units
} back to the reserve, from:
-morale = { $whose ->
    [own] Your morale
   *[enemy] The enemy’s morale
} { $way ->
    [up] rises
   *[down] falls
} by { $by }.
-supply = { $whose ->
    [own] Your supply
   *[enemy] The enemy’s supply
} { $way ->
    [up] rises
   *[down] falls
} by { $by }.
-level = { $way ->
    [up] The walls of a field of your choice rise by one level.
   *[down] The walls of a field of your choice lose one level.
}
-trench = { $way ->
    [up] The trench advances by { $by }.
   *[down] The trench is pushed back by { $by }.
}
-leaders = Draw { $count ->
    [one] an officer
   *[other] { $count } officers
} from your deck.
-recover = Take a discarded officer back into your hand.
-treaty = Draw { $count ->
    [one] a random treaty
   *[other] { $count } random treaties
} from the deck.
-discredit = The enemy loses a random treaty.
-dismiss = The enemy discards a random officer.
-block = Until the end of the week these actions are closed to the enemy:
-card-officer = Officer, command { $command }. Fortel:
-card-commander = Commander, command { $command }. First fortel:
-card-second = Second fortel:

## The same in a few words, for buttons and cards

-brief-deploy = { $count ->
    [one] one unit
   *[other] { $count } units
}
-brief-anywhere = any fields
-brief-raise = { $count ->
    [one] +1 on a die
   *[other] +1 on { $count } dice
}
-brief-shift = move { $count } from defence
-brief-rally = rally { $count }
-brief-withdraw = call { $count } back
-brief-repel = drive { $count } back
-brief-morale = { $whose ->
    [own] morale
   *[enemy] enemy morale
}
-brief-supply = { $whose ->
    [own] supply
   *[enemy] enemy supply
}
-brief-level = walls
-brief-trench = trench
-brief-leaders = { $count ->
    [one] draw an officer
   *[other] draw { $count } officers
}
-brief-recover = officer back in hand
-brief-treaty = { $count ->
    [one] draw a treaty
   *[other] draw { $count } treaties
}
-brief-discredit = enemy loses a treaty
-brief-dismiss = enemy loses an officer
-brief-block = closes:

## What the board says: fields with their neighbours, tracks, and the calendar

-field-line = { $line ->
    [0] The common field, where both sides can stand.
    [1] First line of the Commonwealth.
    [2] Second line of the Commonwealth.
   *[3] Third line of the Commonwealth: if it falls, the Ottomans win.
}
-field-ottoman = A field of the Ottomans, closed to the Commonwealth.
-field-reserve = Reserve of
-field-near = Next to
-tracks-title = Tracks
-tracks = What the markers stand for; treaties are discarded before the negotiations, units lost at the end of the week, rebels set aside at the beginning of the next.
-track-supply = supply:
-track-morale = morale:
-row-hunger = hunger and negotiations
-row-short = shortage, morale −1
-row-double = double rations, morale +1
-row-remove = units −{ $count }
-row-discard = treaties −{ $count }
-row-rebels = rebels:
-row-lowest-commonwealth = rokosz and negotiations
-row-lowest-ottoman = mutiny, the Commonwealth wins
-calendar-title = Calendar
-calendar = The siege lasts { $weeks ->
    [one] one week
   *[other] { $weeks } weeks
}.
-week = At the beginning of week { $week }:
-week-dies = death of
-week-heir = whose place a random leader takes
-week-treaties = the Commonwealth draws { $count ->
    [one] a treaty
   *[other] { $count } treaties
}
-week-removes = the cold takes { $count ->
    [one] one Ottoman unit
   *[other] { $count } Ottoman units
} of their owner’s choice

## Rules of units, and of the actions

card-cavalry = Two dice in the general battle, one in any other clash.
card-infantry = One die in the general battle, two in any other clash.
card-cossack = One die in any clash, but two when defending the Cossack tabor.
card-janissary = One die in the general battle, two in assaults and on control.
card-sipahi = One die in any clash.
card-tatar = One die in the general battle and at the bridgehead; in other assaults and on control none, they can only take losses.
card-defence = Plan of the Commonwealth: units here defend the field against assaults. They may stay from week to week. The tabor and the hetman’s camp are defended by their reserves.
card-counter-attack = Plan of the Commonwealth: the only way to win back a field. A clash with the units on control, which no walls protect. After a victory units may stay in the defence of the field.
card-assault = Plan of the Ottomans: a clash with the defenders of the field, whose walls lower every die. Each neighbouring field held allows one unit more. Where nobody defends, the minimum of units simply walks in, which is no assault.
card-control = Plan of the Ottomans: units here hold a field they took, and may stay from week to week. A field whose control is empty is the Commonwealth’s again.
card-general-battle = Plan of both sides, and an effect. While 4 units of the Commonwealth stand here, no units can be sent into assaults; while 5 Ottoman units do, none can go out to fill the trench, on a night sortie or on a loot raid. If one side alone has so many at the end of the week, Ottoman morale falls or rises by 1.
card-loot-raid = Effect: each Cossack unit takes one supply from the Ottomans and brings it to the camp.
card-night-sortie = Effect: each Cossack unit lowers the Ottomans’ morale by 1.
card-raid = Effect: a unit here takes 2 from what plunder brings this week.
card-fill-trench = Effect: each unit pushes the trench back by 1. It is settled together with the digging.
card-kamieniec = Effect: cavalry brings 2 supply, infantry and Cossacks 1 each, less 1 for every Tatar unit in pursuit.
card-fortify = Effect: three units raise the walls of any field by one level, up to 3.
card-procession = Effect: with three cavalry units either the Ottomans lose a random treaty, or your morale rises by 1.
card-knights-circle = Effect: with two cavalry units you have one leader more next week.
card-flank-attack = Support in the general battle: each cavalry unit used gives +1 on one die, then goes home.
card-cannonade = Support in defence and counter-attack: each unit used gives +1 on one die, then goes home.
card-pilaf = Effect: four janissary units raise the Ottomans’ morale by 1.
card-intrigue = Effect: with three Tatar units the Commonwealth loses a random treaty.
card-council = Effect: with three sipahi units you have one leader more next week.
card-plunder = Effect: Tatars bring 2 supply, sipahi and janissaries 1 each; a raid takes 2 of it.
card-pursuit = Effect: each Tatar unit takes 1 from what the ride to Kamieniec brings.
card-dig-trench = Effect: each janissary unit advances the trench by 1. It is settled together with the filling.
card-bombard = Effect: each janissary unit has one result. From trench 4 on the Commonwealth loses a supply, from 5 on a unit is driven from a defence, at 6 a wall loses a level.
card-ladders = Support in assaults: each janissary unit used gives +1 on one die, then goes home.
card-ambush = Support in the general battle: each unit used gives +1 on one die, then goes home.

## Buttons: the verbs of the rules

verb-command = Command
verb-fortel = Fortel
verb-fortel_of = { verb-fortel }
verb-pass = Pass for this week
verb-place = Deploy
verb-place_from = { verb-place }
verb-done = Done
verb-shift = Move
verb-rally = Rally
verb-recall = Call back
verb-repel = Drive back
verb-fortify = Raise the walls
verb-breach = Breach the walls
verb-recover = Take back
verb-declare = Attack
verb-hold = Hold back
verb-support = Use
verb-enough = Enough
verb-raise = +1
verb-break = Broken
verb-retreat = Withdraw
verb-keep = Leave there
verb-take = Take
verb-pray = Procession
verb-shell_supply = Shell the stores
verb-shell_unit = Shell
verb-shell_wall = Shell the walls
verb-stay = The rest stay
verb-bury = Lose
verb-remove = Lose
verb-rebel = Rebels
verb-remove_rebel = Lose rebels
verb-discard = Discard
verb-lay = Lay
verb-ready = Ready
verb-draw = Draw
verb-treaty = Draw
verb-turn_up = Turn up
verb-forfeit = Lose
verb-dismiss = Discard
verb-roll = Roll
verb-roll_two = { verb-roll }
verb-roll_three = { verb-roll }
verb-roll_four = { verb-roll }
verb-roll_five = { verb-roll }
verb-claim = Claim

## Moves in a list, after the verb

choice-command = { NAME($leader, case: "short") }
choice-fortel = { NAME($leader, case: "short") }
choice-fortel_of = { NAME($leader, case: "short") }, { $way }
choice-place = { $unit }: { NAME($field, case: "short") }, { NAME($action, case: "short") }
choice-place_from = { $unit } ({ NAME($from, case: "short") }): { NAME($field, case: "short") }, { NAME($action, case: "short") }
choice-shift = { $unit }: { NAME($from, case: "short") } to { NAME($field, case: "short") }, { NAME($action, case: "short") }
choice-recall = { $unit }: { NAME($field, case: "short") }, { NAME($action, case: "short") }
choice-repel = { $unit }: { NAME($field, case: "short") }, { NAME($action, case: "short") }
choice-recover = { NAME($leader, case: "short") }
choice-declare = { $action }: { NAME($field, case: "short") }
choice-support = { $unit }: { $action }
choice-raise = on a { $die }
choice-shell_unit = { $unit }: { NAME($field, case: "short") }
choice-remove = { $unit }: { NAME($field, case: "short") }
choice-remove_rebel = { $unit }
choice-rebel = { $unit }: { NAME($field, case: "short") }
choice-take = strength { $treaty }
choice-discard = strength { $treaty }
choice-lay = strength { $treaty }

## Options

option-weeks = Weeks of the siege
    .help = A shorter siege goes to the negotiations earlier. 0 is the whole calendar.

## Prompts: to the one who decides, and to those who wait

prompt-turn = Your move: choose a leader, or pass for this week.
wait-turn = { $seat } is to use a leader.
prompt-deploy = { $begun ->
    [yes] { $by ->
        [exactly] Fortel: { $left ->
            [one] one more unit.
           *[other] { $left } more units.
        }
        [command] Command: { $left ->
            [one] one more unit
           *[other] up to { $left } more units
        }, or Done.
       *[fortel] Fortel: { $left ->
            [one] one more unit
           *[other] up to { $left } more units
        }, or Done.
    }
   *[no] { $by ->
        [command] Command
       *[fortel] Fortel
    }: place { $by ->
        [exactly] all { $left } units.
        [command] { $left ->
            [one] one unit.
           *[other] up to { $left } units on one field.
        }
       *[fortel] { $left ->
            [one] one unit.
           *[other] up to { $left } units.
        }
    }
}
wait-deploy = { $seat } deploys units.
prompt-shift = { $begun ->
    [yes] Fortel: move { $left ->
        [one] one more unit
       *[other] up to { $left } more units
    } from defence, or Done.
   *[no] Fortel: move { $left ->
        [one] one unit
       *[other] up to { $left } units
    } from defence.
}
wait-shift = { $seat } moves garrisons.
prompt-rally = { $begun ->
    [yes] Fortel: rally { $left ->
        [one] one more unit
       *[other] up to { $left } more units
    }, or Done.
   *[no] Fortel: rally { $left ->
        [one] one unit
       *[other] up to { $left } units
    }, broken to reserve.
}
wait-rally = { $seat } rallies broken units.
prompt-withdraw = { $begun ->
    [yes] Fortel: call back { $left ->
        [one] one more unit
       *[other] up to { $left } more units
    }, or Done.
   *[no] Fortel: call back { $left ->
        [one] one unit
       *[other] up to { $left } units
    } of yours.
}
wait-withdraw = { $seat } calls units back.
prompt-repel = { $begun ->
    [yes] Fortel: drive back { $left ->
        [one] one more unit
       *[other] up to { $left } more units
    }, or Done.
   *[no] Fortel: drive back { $left ->
        [one] one unit
       *[other] up to { $left } units
    } of the enemy.
}
wait-repel = { $seat } drives enemy units back.
prompt-fortify = Fortification: choose the field whose walls rise by 1.
wait-fortify = { $seat } chooses which walls rise.
prompt-breach = Breach: choose the field whose walls lose a level.
wait-breach = { $seat } chooses which walls suffer.
prompt-recover = Fortel: choose the officer who returns to your hand.
wait-recover = { $seat } takes an officer back.
prompt-declare = Enough units stand ready: attack now, or hold back?
wait-declare = { $seat } decides whether to attack.
prompt-support = Clash, { NAME($field, case: "short") }: call on supports, or roll without.
wait-support = { $seat } decides about support in the clash for { NAME($field, case: "the") }.
prompt-raise = { $left ->
    [one] Support: add +1 to one die, or go on.
   *[other] Support: add +1 to { $left } dice, or go on.
}
wait-raise = { $seat } raises dice in the clash for { NAME($field, case: "the") }.
prompt-break = { $left ->
    [one] One unit is broken: choose which one of yours.
   *[other] { $left } units are broken: choose which of yours.
}
wait-break = { $seat } chooses which units are broken in the clash for { NAME($field, case: "the") }.
prompt-retreat = { $left ->
    [one] Withdraw one unit from { NAME($field, case: "the") }: tap it.
   *[other] Withdraw { $left } units from { NAME($field, case: "the") }: tap them.
}
wait-retreat = { $seat } chooses which units withdraw from { NAME($field, case: "the") }.
prompt-occupy = You took { NAME($field, case: "the") }: who stays there?
wait-occupy = { $seat } chooses which units stay in { NAME($field, case: "the") }.
prompt-premium = Battle won: take a treaty from the table.
wait-premium = { $seat } takes a treaty for the battle.
prompt-pick = Diplomacy: take a treaty from the table.
wait-pick = { $seat } takes a treaty from the table.
prompt-pray = Procession: what is it for?
wait-pray = { $seat } decides what the procession is for.
prompt-bombard = { $left ->
    [one] Bombardment: one shot is left. Choose its target.
   *[other] Bombardment: { $left } shots are left. Choose a target.
}
wait-bombard = { $seat } directs the guns.
prompt-recall = End of the week: tap units to call back; others stay.
wait-recall = { $seat } decides which units keep their posts.
prompt-bury = { $cause ->
    [cold] The cold
    [hunger] Hunger
   *[wounds] Wounds
}: { $left ->
    [one] which broken unit leaves the game?
   *[other] { $left } broken units leave the game. Which?
}
wait-bury = { $seat } chooses a broken unit that leaves the game.
prompt-remove = { $cause ->
    [cold] The cold
    [hunger] Hunger
   *[wounds] Wounds
}: { $left ->
    [one] which unit leaves the game?
   *[other] { $left } units leave the game. Which?
}
wait-remove = { $seat } chooses units that leave the game.
prompt-rebel = { $left ->
    [one] Low morale: one unit rebels ({ $unit }). From where?
   *[other] { $kinds ->
        [one] Low morale: { $left } units rebel ({ $unit }). From where?
       *[other] Low morale: { $left } units of several kinds rebel. From where?
    }
}
wait-rebel = { $seat } chooses which units rebel.
prompt-discard = Hunger: discard one of your treaties.
wait-discard = { $seat } discards a treaty because of the hunger.
prompt-stake = { $claim }: tick treaties, lay them together.
wait-stake = { $seat } lays treaties for the claim: { $claim }.

## Questions: something is chosen, and the operand in the key is missing. One that is not chosen is "hidden"

ask-turn-leader = { NAME($leader, case: "short") }: command or fortel?
ask-command-leader = Command: choose a leader.
ask-fortel-leader = Fortel: choose a leader.
ask-fortel_of-way = { NAME($leader, case: "short") }: which of the two fortels?
ask-place-unit = { $field ->
    [hidden] Place a unit: choose its kind.
   *[other] { $action ->
        [hidden] { NAME($field, case: "short") }: choose an action and a unit.
       *[other] { NAME($field, case: "short") }, { NAME($action, case: "short") }: which unit shall stand there?
    }
}
ask-place-field = Place { $unit }: tap a lit action.
ask-place-action = Place { $unit }: choose the action. { NAME($field, case: "short") }.
ask-place-from = Place { $unit }: from which reserve?
ask-shift-unit = Move a unit: choose which one.
ask-shift-from = Move { $unit }: from which defence?
ask-shift-field = Move { $unit }: tap the lit place to go to.
ask-shift-action = Move { $unit }: to which action?
ask-rally-unit = Rally: choose a broken unit.
ask-recall-unit = Call back: choose the unit.
ask-recall-field = Call back { $unit }: from which field?
ask-recall-action = Call back { $unit }: from which action?
ask-repel-unit = Drive back: choose the enemy unit.
ask-repel-field = Drive back { $unit }: from which field?
ask-repel-action = Drive back { $unit }: from which action?
ask-fortify-field = Fortification: choose the field.
ask-breach-field = Breach: choose the field.
ask-recover-leader = Take back: choose the officer.
ask-declare-field = Attack: choose the field.
ask-declare-action = Attack, { NAME($field, case: "short") }: choose the plan.
ask-support-unit = Support: choose the unit.
ask-support-action = Support with { $unit }: choose the action.
ask-raise-die = Support: choose the die that gets +1.
ask-break-unit = Broken: choose the unit.
ask-retreat-unit = Withdraw: choose the unit.
ask-keep-unit = Who stays: choose the unit.
ask-take-treaty = Take: choose the treaty.
ask-pray-gain = Procession: choose what it is for.
ask-bombard-unit = Shell { $unit }: on which field?
ask-bombard-field = Shell { NAME($field, case: "the") }: units or walls?
ask-shell_unit-unit = Shell: choose the unit.
ask-shell_unit-field = Shell { $unit }: on which field?
ask-shell_wall-field = Shell the walls: choose the field.
ask-bury-unit = Lost for good: choose the broken unit.
ask-remove-unit = Lost for good: choose the unit.
ask-remove-field = Lost for good, { $unit }: from which field?
ask-remove_rebel-unit = Lost for good: choose the rebels.
ask-rebel-unit = Rebels: choose the unit.
ask-rebel-field = Rebels, { $unit }: from which field?
ask-discard-treaty = Discard: choose the treaty.
ask-lay-treaty = Lay: choose the treaty.
next-leader = leader?
next-way = which fortel?
next-unit = unit?
next-field = where?
next-action = which action?
next-from = from where?
next-die = which die?
next-treaty = treaty?
next-gain = what for?
confirm-command = Command with { NAME($leader, case: "short") }
confirm-fortel = Play the fortel of { NAME($leader, case: "short") }
confirm-fortel_of = Play the { $way } of { NAME($leader, case: "short") }
confirm-place = Deploy { $unit } to { NAME($field, case: "the") } ({ $action })
confirm-place_from = Deploy { $unit } from { NAME($from, case: "the") } to { NAME($field, case: "the") } ({ $action })
confirm-shift = Move { $unit } to { NAME($field, case: "the") } ({ $action })
confirm-recall = Call { $unit } back from { NAME($field, case: "the") }
confirm-repel = Drive { $unit } back from { NAME($field, case: "the") }
confirm-rally = Rally broken { $unit }
confirm-fortify = Raise the walls of { NAME($field, case: "the") }
confirm-breach = Breach the walls of { NAME($field, case: "the") }
confirm-recover = Take { NAME($leader, case: "short") } back
confirm-declare = { $action ->
    [assault] Assault { NAME($field, case: "the") }
    [counter-attack] Counter-attack { NAME($field, case: "the") }
   *[other] Give battle in the foreground
}
confirm-support = Call on { $unit } ({ $action })
confirm-raise = Raise a { $die } by one
confirm-keep = Leave { $unit } there
confirm-take = Take the treaty of strength { $treaty }
confirm-discard = Discard the treaty of strength { $treaty }
confirm-lay = Lay the treaty of strength { $treaty }
confirm-pray = { $gain ->
    [morale] Hold the procession to lift hearts
   *[other] Hold the procession to confound the envoys
}
confirm-shell_unit = Shell { $unit } out of { NAME($field, case: "the") }
confirm-shell_wall = Shell the walls of { NAME($field, case: "the") }
confirm-bury = Lose broken { $unit }
confirm-remove = Lose { $unit } in { NAME($field, case: "the") }
confirm-remove_rebel = Lose rebel { $unit }
confirm-rebel = Let { $unit } in { NAME($field, case: "the") } rebel
confirm-ready = { $count ->
    [0] None for this claim
    [one] Lay one treaty, strength { $strength }
   *[other] Lay { $count } treaties, strength { $strength }
}
confirm-break = { $count ->
    [one] Break one unit
   *[other] Break { $count } units
}
confirm-retreat = { $count ->
    [one] Withdraw one unit
   *[other] Withdraw { $count } units
}
confirm-enough = { $count ->
    [0] Without support
    [one] Use one support
   *[other] Use { $count } supports
}
confirm-stay = { $count ->
    [0] All stay
    [one] Call back one unit
   *[other] Call back { $count } units
}

# One move of those that the buttons above count

order-break = Break { $unit }
order-retreat = Withdraw { $unit }
order-ready = Lay no more for this claim
order-enough = Call on nobody else
order-stay = Let the rest stay

## Why not: what was clicked, and the rule or the fact

why-waiting = Not your move: { $seat } decides now.
why-first-turn = Not now: first choose a leader, or pass.
why-first-deploy = Not now: first place units, or press Done.
why-first-shift = Not now: first move units between defences.
why-first-rally = Not now: first choose a broken unit.
why-first-withdraw = Not now: first choose a unit of yours to call back.
why-first-repel = Not now: first choose an enemy unit to drive back.
why-first-fortify = Not now: first choose the walls that rise.
why-first-breach = Not now: first choose the walls that suffer.
why-first-recover = Not now: first choose a discarded officer.
why-first-declare = Not now: first say whether you attack.
why-first-support = Not now: first decide about supports.
why-first-raise = Not now: first place your +1s.
why-first-break = Not now: first choose the broken units.
why-first-retreat = Not now: first choose the units that withdraw.
why-first-occupy = Not now: first choose who stays on the field.
why-first-premium = Not now: first take a treaty from the table.
why-first-pick = Not now: first take a treaty from the table.
why-first-pray = Not now: first say what the procession is for.
why-first-bombard = Not now: first choose what the guns hit.
why-first-recall = Not now: first choose who leaves their posts.
why-first-bury = Not now: first choose the lost unit.
why-first-remove = Not now: first choose the lost unit.
why-first-rebel = Not now: first choose where units rebel.
why-first-discard = Not now: first discard a treaty.
why-first-stake = Not now: first lay treaties for this claim.
why-enemy-unit = { NAME($unit, case: "start") }: they serve the other side.
why-own-unit = { NAME($unit, case: "start") }: they are your own.
why-enemy-place = { NAME($action, case: "start") }: only the other side stands there.
why-own-place = { NAME($action, case: "start") }: only your own units stand there.
why-enemy-field = { NAME($field, case: "short") }: no action of yours there.
why-leader-acts = { NAME($leader, case: "short") } acts: finish that first.
why-leader-later = Leaders: they act in the actions phase, on your turn.
why-leader-first = Choose a leader first: then his units, or his fortel.
why-leader-enemy = { NAME($leader, case: "short") }: not in your hand.
why-leader-used = { NAME($leader, case: "short") }: already used.
why-leader-played = { NAME($leader, case: "short") }: acting now.
why-leader-gone = { NAME($leader, case: "short") }: has left the game.
why-command-first = { NAME($leader, case: "short") }: first Command or Fortel.
why-command-whose = Command: choose a leader first.
why-fortel-whose = Fortel: choose a leader first.
why-fortel-idle = { NAME($leader, case: "short") }: the fortel changes nothing now.
why-claim = Claims: they are drawn one by one. Lay treaties.
why-treaty-later = Treaties: picked after the actions, laid at the end.
why-done-none = Done: choose at least one unit first.
why-none-waiting = { NAME($unit, case: "start") }: none left in reserve.
why-no-room = { NAME($unit, case: "start") }: no room, { NAME($field, case: "short") }.
why-unit-cut-off = { NAME($unit, case: "start") }: no way there for them.
why-one-field = One field only: this leader fills { NAME($field, case: "the") }.
why-held = { NAME($field, case: "short") }: the Ottomans hold it.
why-not-held = { NAME($action, case: "start") }: only on a field the Ottomans hold.
why-fortel = { NAME($action, case: "start") }: a fortel closes it this week.
why-blockade = { NAME($action, case: "start") }: blocked from the foreground.
why-no-way = { NAME($field, case: "short") }: no way there.
why-full = { NAME($action, case: "start") }: full, { $limit } of { $limit } units.
why-kind = { NAME($action, case: "start") }: no place for { $unit }.
why-nobody-for = { NAME($action, case: "start") }: none left who may stand there.
why-cut-off = { NAME($field, case: "short") }: no way there from the reserves.
why-fortel-limits = { NAME($leader, case: "short") }: not by this fortel.
why-shift-only = Fortel: only from a defence to the lit actions.
why-in-reserve = { NAME($unit, case: "start") }: already in reserve.
why-nobody-there = Nobody there: no such unit stands on it.
why-no-walls = { NAME($field, case: "short") }: there are no walls.
why-walls-highest = { NAME($field, case: "short") }: walls are at 3, the highest.
why-walls-none = { NAME($field, case: "short") }: no walls left.
why-none-broken = { NAME($unit, case: "start") }: none of them is broken.
why-not-declared = { NAME($action, case: "start") }: it is not declared.
why-too-few = { NAME($action, case: "start") }: { $count } of { $limit } units so far.
why-declare-only = Attack: only where units were placed just now.
why-die-six = A 6 stays: it is the best result.
why-die-order = +1: one a die, and this one has it.
why-support-only = Support: only units on the supporting action.
why-not-fighting = { NAME($unit, case: "start") }: none of them fought here.
why-shell-defence = Guns: they hit only units on defence.
why-shell-units = Units: in reach from trench { $limit }, it is at { $count }.
why-shell-walls = Walls: in reach from trench { $limit }, it is at { $count }.
why-shell-supply = The stores: nothing left to hit.
why-rebel-kind = Low morale: only { $unit } rebel now.
why-from-table = Yours already: take one from the table.
why-from-hand = Not in your hand: choose one of your own treaties.

## The log: moves

log-command = { $seat } commands with { NAME($leader, case: "short") }.
log-fortel = { $seat } plays the fortel of { NAME($leader, case: "short") }.
log-fortel_of = { $seat } plays the { $way } of { NAME($leader, case: "short") }.
log-pass = { $seat } passes for the rest of the week.
log-place = { $seat } deploys { $unit } to { NAME($field, case: "the") } ({ $action }).
log-place_from = { $seat } deploys { $unit } from { NAME($from, case: "the") } to { NAME($field, case: "the") } ({ $action }).
log-done = { $seat } leaves it at that.
log-shift = { $seat } moves { $unit } from { NAME($from, case: "the") } to { NAME($field, case: "the") } ({ $action }).
log-rally = { $seat } rallies broken { $unit }.
log-recall = { $seat } calls { $unit } back from { NAME($field, case: "the") } ({ $action }).
log-repel = { $seat } drives { $unit } back from { NAME($field, case: "the") } ({ $action }).
log-fortify = { $seat } fortifies { NAME($field, case: "the") }.
log-breach = { $seat } breaches the walls of { NAME($field, case: "the") }.
log-recover = { $seat } takes a discarded card back: { NAME($leader, case: "short") }.
log-declare = { $action ->
    [assault] { $seat } orders the assault on { NAME($field, case: "the") }.
    [counter-attack] { $seat } orders the counter-attack on { NAME($field, case: "the") }.
   *[other] { $seat } gives battle in the foreground.
}
log-hold = { $seat } does not attack yet.
log-support = { $seat } calls on { $unit }: { $action }.
log-enough = { $seat } needs no more help.
log-raise = { $seat } raises a { $die } by one.
log-break = { $seat } takes a loss: broken { $unit }.
log-retreat = { $seat } withdraws { $unit }.
log-keep = { $seat } leaves { $unit } there.
log-take = { $seat } takes a treaty of strength { $treaty }.
log-pray = { $gain ->
    [morale] { $seat } holds the procession to lift hearts.
   *[other] { $seat } holds the procession to confound the enemy’s envoys.
}
log-shell_supply = { $seat } has the stores shelled.
log-shell_unit = { $seat } shells { $unit } out of { NAME($field, case: "the") }.
log-shell_wall = { $seat } shells the walls of { NAME($field, case: "the") }.
log-stay = { $seat } leaves the other garrisons at their posts.
log-bury = { $seat } loses broken { $unit } for good.
log-remove = { $seat } loses { $unit } in { NAME($field, case: "the") } for good.
log-remove_rebel = { $seat } loses rebel { $unit } for good.
log-rebel = { $seat } has rebels: { $unit }, { $field }.
log-discard = { $seat } discards a treaty of strength { $treaty }.
log-lay = { $treaty ->
    [hidden] { $seat } lays a treaty face down.
   *[other] { $seat } lays a treaty of strength { $treaty } face down.
}
log-ready = { $seat } lays no more for this claim.
log-draw = { $leader ->
    [hidden] { $seat } draws a leader.
   *[other] { $seat } draws a leader: { NAME($leader, case: "short") }.
}
log-treaty = { $treaty ->
    [hidden] { $seat } draws a treaty.
   *[other] { $seat } draws a treaty of strength { $treaty }.
}
log-turn_up = A treaty of strength { $treaty } is laid on the table.
log-forfeit = { $seat } loses a random treaty, of strength { $treaty }.
log-dismiss = { $seat } discards a random officer: { NAME($leader, case: "short") }.
log-roll = { $seat } rolls { $a }.
log-roll_two = { $seat } rolls { $a }, { $b }.
log-roll_three = { $seat } rolls { $a }, { $b }, { $c }.
log-roll_four = { $seat } rolls { $a }, { $b }, { $c }, { $d }.
log-roll_five = { $seat } rolls { $a }, { $b }, { $c }, { $d }, { $e }.
log-claim = The next claim: { $claim }.

## The log: what follows from the moves

log-week = Week { $week }.
    .chapter = Week { $week }
log-phase = { $phase }.
    .chapter = { NAME($phase, case: "start") }
log-shuffled = { NAME($side, case: "start") }: the used officers are shuffled into a new deck.
log-commander_drawn = A commander joins the army: { $leader }.
log-dies = Death in the camp: { $leader }.
log-relief = { $count ->
    [one] News of relief cheers the defenders: a treaty for the Commonwealth.
   *[other] News of relief cheers the defenders: { $count } treaties for the Commonwealth.
}
log-cold = { $last ->
    [yes] { $count ->
        [one] Snow falls at Chocim: the Ottomans lose one unit.
       *[other] Snow falls at Chocim: the Ottomans lose { $count } units.
    }
   *[no] { $count ->
        [one] Cold and rain set in: the Ottomans lose one unit.
       *[other] Cold and rain set in: the Ottomans lose { $count } units.
    }
}
log-extra_card = { NAME($side, case: "start") }: one leader more next week.
log-rebelled = { NAME($side, case: "start") }: { $unit } rebel ({ $count }).
log-returned = { NAME($side, case: "start") }: rebelled { $unit } return to the ranks ({ $count }).
log-blocked = { NAME($side, case: "start") } cannot deploy units there until the end of the week: { $action }.
log-level = { $field }: the walls are now of level { $now }.
log-forced = The maximum is reached, there is no holding back: { $field }, { $action }.
log-battle = The general battle. Dice: Commonwealth { $dice0 }, Ottomans { $dice1 }.
log-assault = { $level ->
    [0] Assault on { NAME($field, case: "the") }, which has no walls. Dice: Ottomans { $dice1 }, Commonwealth { $dice0 }.
   *[other] Assault on { NAME($field, case: "the") }: walls { $level }. Dice: Ottomans { $dice1 }, Commonwealth { $dice0 }.
}
log-counter_attack = Counter-attack on { NAME($field, case: "the") }. Dice: Commonwealth { $dice0 }, Ottomans { $dice1 }.
log-clash_result = Hits: Commonwealth { $hits0 }, Ottomans { $hits1 }. Breaks: Commonwealth { $breaks0 }, Ottomans { $breaks1 }.
log-sent_home = { NAME($side, case: "start") }: { $unit } leave { NAME($field, case: "the") } for the reserve ({ $count }).
log-walked_in = Nobody defends { NAME($field, case: "the") }: the Ottomans walk in.
log-broken = { NAME($side, case: "start") }: broken { $unit } ({ $count }).
log-retreated = { NAME($side, case: "start") }: { $unit } withdraw ({ $count }).
log-assault_failed = The assault on { NAME($field, case: "the") } is repelled.
log-assault_won = The assault succeeds: the Ottomans take { NAME($field, case: "the") }.
log-counter_failed = The counter-attack on { NAME($field, case: "the") } fails.
log-counter_won = The counter-attack succeeds: { NAME($field, case: "the") } is free.
log-freed = The Ottomans have left { NAME($field, case: "the") }: the Commonwealth controls it again.
log-battle_tied = The general battle is undecided, { $hits } to { $hits }.
log-battle_won = { $side ->
    [commonwealth] The Commonwealth wins the general battle, { $hits } to { $against }.
   *[ottoman] The Ottomans win the general battle, { $hits } to { $against }.
}
log-morale_up = { NAME($side, case: "start") }: morale rises by { $by }, to { $now }.
log-morale_down = { NAME($side, case: "start") }: morale falls by { $by }, to { $now }.
log-supply_up = { NAME($side, case: "start") }: supply rises by { $by }, to { $now }.
log-supply_down = { NAME($side, case: "start") }: supply falls by { $by }, to { $now }.
log-trench_up = The trench advances to { $now }.
log-trench_down = The trench is pushed back to { $now }.
log-effect = { NAME($action, case: "start") }.
log-foreground_held = { $side ->
    [commonwealth] The Commonwealth holds the foreground.
   *[ottoman] The Ottomans hold the foreground.
}
log-buried = { NAME($side, case: "start") }: broken { $unit } leave the game ({ $count }).
log-many_broken = { NAME($side, case: "start") }: the sight of { $count } broken units.
log-double_rations = { NAME($side, case: "start") }: double rations.
log-shortage = { NAME($side, case: "start") }: food is short.
log-hunger = { NAME($side, case: "start") }: hunger in the camp.
log-mutiny = Mutiny in the Sultan’s army: the siege is over.
log-rokosz = Rokosz in the hetman’s camp: the army wants peace, it is time to negotiate.
log-starved = Hunger ends the siege: it is time to negotiate.
log-hand_prepared = { $count ->
    [0] { NAME($side, case: "start") }: nothing to discard, { $left } treaties for the negotiations.
    [one] { NAME($side, case: "start") }: one treaty discarded, { $left } left for the negotiations.
   *[other] { NAME($side, case: "start") }: { $count } treaties discarded, { $left } left for the negotiations.
}
log-announced = { $claim }: the Commonwealth has laid { $cards0 }, the Ottomans { $cards1 }.
log-claim_nobody = { $claim }, { $strength0 } to { $strength1 }: nobody gets it.
log-claim_open = { $side ->
    [commonwealth] { $claim }, { $strength0 } to { $strength1 }: the Commonwealth wins it openly, worth { $value }.
   *[ottoman] { $claim }, { $strength0 } to { $strength1 }: the Ottomans win it openly, worth { $value }.
}
log-claim_closed = { $side ->
    [commonwealth] { $claim }, { $strength0 } to { $strength1 }: the Commonwealth wins it face down; an open win needs a lead of { $value }.
   *[ottoman] { $claim }, { $strength0 } to { $strength1 }: the Ottomans win it face down; an open win needs a lead of { $value }.
}
log-decided_openly = Claims won openly decide: they are worth { $number0 } to the Commonwealth, { $number1 } to the Ottomans.
log-decided_by_claims = The open claims are worth the same; the number of claims decides, { $number0 } to { $number1 }.
log-decided_by_treaties = The claims are even; the treaties brought to the negotiations decide, { $number0 } to { $number1 }.
log-won = { $side ->
    [commonwealth] The Commonwealth wins.
   *[ottoman] The Ottomans win.
}
log-tied = Neither side has the better of the other: the game is a draw.

## A position as plain text. $name, $rest, $cards and $units are plain strings; $supply, $eats and the like are numbers

sketch-head = Week { $week } of { $weeks }. { $phase }. Trench { $at } of { $last }.
sketch-bonus = The premium for a general battle is still there.
sketch-table = On the table, treaties by strength: { $cards }
sketch-table-none = No treaties on the table.
sketch-level = walls { $level }
sketch-walls = I, II, III: the line of defence. The number behind a field: its walls.
sketch-held = HELD BY THE OTTOMANS
sketch-reserve = reserve
sketch-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
sketch-closed-fortel = closed by a fortel
sketch-closed-blockade = blocked
sketch-closed-no-way = no way there
sketch-closed-full = full
sketch-closed-idle = idle
sketch-key = Assault 3/4-7 [4]: three units; attack allowed from 4, forced from 7; 4 dice.
sketch-letters = { unit-cavalry.code } { unit-cavalry }, { unit-infantry.code } { unit-infantry }, { unit-cossack.code } { unit-cossack }, { unit-janissary.code } { unit-janissary }, { unit-sipahi.code } { unit-sipahi }, { unit-tatar.code } { unit-tatar }
sketch-you = { $seat } (you)
sketch-other = { $seat }
sketch-passed = passed
sketch-morale = morale { $now } of { $last }
sketch-supply = supply { $now } of { $last }, this week’s bread { $eats }
sketch-broken = broken: { $units }
sketch-rebelled = rebelled: { $units }
sketch-removed = removed: { $units }
sketch-treaties = { $count ->
    [one] one treaty
   *[other] { $count } treaties
}
sketch-officers = { $count ->
    [one] one officer in hand
   *[other] { $count } officers in hand
}
sketch-commanders = commanders: { $names }
sketch-commander-used = { $name } (used)
sketch-commander-gone = { $name } (dead)
sketch-own-treaties = Your treaties by strength: { $cards }
sketch-leader = { NAME($leader, case: "short") } ({ $command })
sketch-card = { $card }
sketch-clash = CLASH: { $action }, { $field }
sketch-clash-level = The walls take { $level } from every Ottoman die.
sketch-clash-side = { $side }: { $units }
sketch-clash-dice = dice: { $cards }
sketch-clash-result = hits { $hits }, breaks { $breaks }
sketch-claim = { $claim } (Commonwealth { $ours }, Ottomans { $theirs })
sketch-stakes = Commonwealth { $ours }, Ottomans { $theirs }
sketch-claims-left = Still to come: { $names }

## Rules

turn-help = On your turn you use one leader: either his command, to deploy up to that many units from your reserves to the actions of one field, or his fortel. Commanders are turned over after use, officers are discarded. If you pass, you are out until next week, but you keep your officers. Where you choose several units, name them in any order.

rules-aim = The Commonwealth holds its camp at Chocim against the Sultan. After five weeks, or sooner if hunger or rokosz, a revolt of the nobles in the camp, force it, both sides negotiate, and whoever wins the more valuable claims wins the game. Two things end it at once: a mutiny of the Ottomans at the end of a week, and the fall of the hetman’s camp.
    .title = Aim
rules-week = Each week both draw leaders, the Commonwealth up to seven and the Ottomans up to eight with their commanders, deploy units in turn, share out seven treaties, take the effects of their actions, eat, and sum up. The Commonwealth always begins to deploy. Seven treaties are picked in turn; the Ottomans begin if they hold a field, else whoever has fewer broken units, and the Commonwealth if both have as many.
    .title = A week
rules-leaders = A leader’s command deploys so many units to one field, on one or more of its actions. A fortel, an old word for a stratagem, does what its card says, even against the rules: if it names an action, its units go there in spite of an army that blocks it from the foreground, though not if another fortel has closed it. Commanders lie open and serve every week; officers are held in hand and discarded after use. Who has nobody to deploy may use a command for nobody, and wait for units to come home.
    .title = Leaders
rules-ways = The Ottomans reach their own fields, the foreground and the first line; the second line only behind a field of the first that they hold, and the hetman’s camp only behind such a chain. Units of the Commonwealth need an unbroken chain of its own fields from their reserve; the foreground links only while four of its units stand there. What is next to what, the rule of each field tells.
    .title = Ways
rules-plans = Assault, counter-attack and general battle can be declared right after units were sent there, from the minimum on; at the maximum they must be. Assaults take one unit more for each neighbouring field held. The minimum of units can walk into a field without defenders: that is no assault, and no army in the foreground stops it. Four units of the Commonwealth in the general battle close all assaults to the Ottomans; five Ottoman units close filling the trench, the night sortie and the loot raid to the Commonwealth.
    .title = Plans
rules-clash = Both call on their supports, then roll. In an assault the walls lower every Ottoman die, though not below 1; then each support and each +1 of a fortel raises one die, at most once. A 6 breaks an enemy unit, a 4 or 5 is a hit, and the side with fewer hits withdraws the difference. With equal hits nobody withdraws. An assault succeeds if no defender is left, but an attacker who could stay; a counter-attack if nobody is left on control. A successful assault raises Ottoman morale and lowers that of the Commonwealth by 1. In the general battle hits and breaks together decide, and everybody goes home; the winner’s morale rises by 1, that of beaten Ottomans falls by 1, and the first winner of a week takes a treaty from the table.
    .title = Clashes
rules-effects = At the end of the week effects are settled: first the foreground, then those of the Commonwealth, then those of the Ottomans. Digging and filling, riding to Kamieniec and pursuit, plunder and raid are settled together. Units go home at once.
    .title = Effects
rules-supply = Every three units eat one supply a week; one or two more eat another. Plenty raises morale, shortage lowers it and costs units. Low morale makes units rebel and costs treaties; broken units lower it too, and return to the ranks at the end of the week, all but one.
    .title = Supply and morale
rules-negotiation = Before the negotiations both discard their weakest treaties for low supply and morale, the Commonwealth for lost fields, the Ottomans for removed units, but nobody below seven. Then claims are drawn one by one, and both lay treaties for each in secret. More strength wins a claim, but its value only counts if the lead is at least as large. Where strength is equal, more treaties win it. A tie in points goes to more claims won, then to more treaties at the start of the negotiations.
    .title = Negotiations

## The tray: labels and second lines of its buttons. A reason has four words at most

tray-command-note = { $count ->
    [one] one unit
   *[other] { $count } units on one field
}
tray-whose = choose a leader
tray-fortel-first = Fortel 1
tray-fortel-second = Fortel 2
tray-fortel-idle = changes nothing now
tray-not-used = only after Undo
tray-pass = Pass
tray-pass-note = for this week
tray-hold-note = attack later
tray-done = Done
tray-done-note = { $count } of { $of }
tray-stay = { $count ->
    [0] All stay
   *[other] The rest stay
}
tray-enough = { $count ->
    [0] No more
   *[other] Go on
}
tray-hold = Hold back
tray-ready = Lay
tray-chosen = Chosen
tray-count = { $count }
tray-in-camp = { $count } in the camp
tray-in-tabor = { $count } in the tabor
tray-in-sultan = { $count } in the tents
tray-in-sipahi-camp = { $count } in camp
tray-in-kosh = { $count } in the kosh
tray-source = from there
tray-none-waiting = none in reserve
tray-no-room = no room there
tray-kind = not on this action
tray-unit-cut-off = no way there
tray-cut-off = no way there
tray-fortel-limits = not by this fortel
tray-none-broken = none broken
tray-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
tray-ticked = { $count } ticked
tray-none-claim = None for this claim
tray-none-claim-note = keep all { $count }
tray-lay = { $count ->
    [one] Lay one treaty, strength { $strength }
   *[other] Lay { $count } treaties, strength { $strength }
}
tray-lay-none = Lay treaties
tray-lay-note = The rival learns only the number
tray-gain-morale = Morale +1
tray-gain-morale-note = for your side
tray-gain-treaty = Confound envoys
tray-gain-treaty-note = the Ottomans lose a treaty
tray-stores-note = the Commonwealth loses 1 supply
tray-raise = { $count } → { $of }

## The drawn table: what only pictures say

board-label = Map of the siege of Chocim
board-action-short = { NAME($action, case: "short") }
board-field-short = { NAME($field, case: "short") }
board-leader-short = { NAME($leader, case: "short") }
board-river = Dniester
board-ravine = ravine
board-field = { $field }
board-field-walls = { $field }, line { $line }, walls { $level }. Held by { $side }. Next to: { $near }.
board-place = { $field }, { $action }: { $count } of { $limit } units
board-reserve = { $field }, reserve: { $count } units
board-reserve-short = Reserve
board-units = { $unit }: { $count } ({ $field }, { $action })
board-units-reserve = { $unit }: { $count } ({ $field }, reserve)
board-battle-commonwealth = { $count }+: no assaults
board-battle-ottoman = { $count }+: no sorties
board-premium = premium
board-premium-gain = +1 treaty
board-bonus = The first to win a general battle this week takes a treaty
board-bonus-taken = The premium for this week’s battle has been taken
board-trench = Approach trench: { $count } of { $last }
board-bar-no-way = no way there
board-bar-blockade = blockade
board-bar-fortel = fortel
board-closed-no-way = { $field }, { $action }: there is no way there
board-closed-blockade = { $field }, { $action }: blocked from the foreground
board-closed-fortel = { $field }, { $action }: closed by a fortel this week
board-key-plan = plan
board-key-support = support
board-key-effect = effect
board-key-level = walls
board-key-dice = dice
board-key-closed = closed

panel-player = { $seat }
panel-side = { NAME($side, case: "start") }
panel-winner = victory
panel-passed = passed
panel-morale = morale
panel-supply = supply
panel-morale-title = Morale { $count }. Rebels here: { $rebels }. Treaties to discard before the negotiations: { $discard }.
panel-supply-now = Supply { $count }
panel-supply-title = Supply { $count }. This week’s bread: { $eats }; as units stand now { $after } will be left.
panel-broken = broken
panel-rebelled = rebelled
panel-removed = removed
panel-units = { $unit }: { $count }
panel-leader-used = used
panel-leader-played = acting now
panel-leader-gone = gone
panel-officers-title = Officers in hand; { $count } in the deck
panel-strength = strength { $count }
panel-extra-title = One leader more next week
panel-due-supply = supply { $count }
panel-due-morale = morale { $count }
panel-due-fields = fields
panel-due-removed = removed
panel-score = score
panel-treaty = Treaty of strength { $count }
panel-no-treaties = No treaties on the table.
panel-week = Week
panel-circumstance = { $dies ->
    [1] The Grand Hetman dies. Treaties for the Commonwealth: { $treaties }. Ottoman units lost: { $removes }.
   *[0] Treaties for the Commonwealth: { $treaties }. Ottoman units lost: { $removes }.
}
panel-claims-drawn = Negotiations, claim { $count }
panel-caption = week { $week } of { $weeks } · { $phase }
panel-phase-preparation = Preparation
panel-phase-actions = Actions
panel-phase-diplomacy = Diplomacy
panel-phase-effects = Effects
panel-phase-supply = Supply
panel-phase-summary = Summary
panel-phase-negotiation = Negotiations
hand-label = Your leaders
hand-treaties-label = Your treaties
clash-title = { NAME($action, case: "start") }: { $field }
clash-step-support = Support
clash-step-roll = Roll
panel-broken-title = Broken units: they lower morale at the end of the week, one of them is lost, the others return
panel-rebelled-title = Rebelled units: they eat, but do not serve while morale is low
panel-removed-title = Units that left the game
panel-end-commonwealth-title = At 0 rokosz breaks out: the army of nobles refuses to serve, and the negotiations begin.
panel-end-ottoman-title = At 0, at the end of a week, the army mutinies and the Commonwealth wins.
panel-treaties-title = Treaties in hand. Seen by all: { $cards }
panel-due-fields-title = Treaties discarded for fields that the Ottomans hold
panel-due-removed-title = Treaties discarded for units that left the game
panel-treaty-ticked = Treaty of strength { $count }, ticked
hand-leader = { $leader }. { $card }
hand-table = On the table; { $count } in the deck
hand-table-label = Treaties on the table
hand-ticked = ticked
hand-left = in hand
clash-step-walls = Walls
clash-fate-stay = stays
clash-fate-break = is broken
clash-fate-retreat = withdraws
talks-ticked = { $count } ticked, strength { $strength }
sheet-line = line { $line }
clash-step-raise = +1
clash-step-break = Breaks
clash-step-retreat = Withdrawal
clash-side = { NAME($side, case: "start") }: { $count ->
    [one] one die
   *[other] { $count } dice
}
clash-owed-break = { $count ->
    [one] one is broken
   *[other] { $count } are broken
}
clash-owed-retreat = { $count ->
    [one] one withdraws
   *[other] { $count } withdraw
}
clash-used = used
clash-row-rolled = roll
clash-row-walls = walls
clash-row-raised = support
clash-row-result = result
clash-raise = Add 1 to a { $count }
clash-hits = hits
clash-breaks = breaks
clash-note-break = { NAME($side, case: "start") }: { $count ->
    [one] one unit is broken.
   *[other] { $count } units are broken.
}
clash-note-retreat = { NAME($side, case: "start") }: { $count ->
    [one] one unit withdraws to the reserve.
   *[other] { $count } units withdraw to the reserve.
}
clash-note-battle = Hits and breaks count together: the side with more wins, then everybody goes home.
clash-note-assault = Every 6 breaks a unit; then the side with fewer hits withdraws the difference. The field falls when no defender is left.
clash-note-counter-attack = Every 6 breaks a unit; then the side with fewer hits withdraws the difference. The field is free when nobody is left on control.
clash-key-miss = 1–3 nothing
clash-key-hit = 4–5 a hit
clash-key-break = 6 a break
clash-rule = Walls leave a die at 1; a die takes one +1 at most.
talks-held = { $count ->
    [one] one treaty in hand
   *[other] { $count } treaties in hand
}
talks-left = Still to come:
talks-claim = claim { $count }
talks-undrawn = A claim that has not been drawn yet
talks-sealed = Numbers are told when both sides have chosen.
talks-cards = { $count ->
    [0] no treaties
    [one] one treaty
   *[other] { $count } treaties
}
talks-cards-strength = { $count ->
    [0] no treaties
    [one] one treaty, strength { $strength }
   *[other] { $count } treaties, strength { $strength }
}
talks-nobody = nobody’s
talks-open = face up
talks-closed = face down
talks-rule = All is revealed after the fifth claim. More strength wins; a claim lies face up if the strength is at least its value and the rival’s strength together. Only claims that lie face up score.

## Headings of what belongs to a seat, in win shares

belongings-side = Sides
belongings-leader = Officers drawn
belongings-claim = Claims won

## Why a move is good, in a hint: what it gains and what it risks. $count (number)

gains-treaties = stronger treaties for the negotiations
risks-treaties = weaker treaties for the negotiations
gains-morale = higher morale
risks-morale = morale may fall
gains-rival-morale = it lowers the enemy’s morale
gains-supply = more supply
risks-supply = supply falls
gains-rival-supply = it costs the enemy supply
gains-no-hunger = enough food this week
risks-hunger = hunger at the end of the week
gains-breaks = { $count ->
    [one] it breaks an enemy unit
   *[other] it breaks { $count } enemy units
}
risks-broken = { $count ->
    [one] one of your units may break
   *[other] { $count } of your units may break
}
gains-returns = { $count ->
    [one] a broken unit comes back
   *[other] { $count } broken units come back
}
gains-kills = the enemy loses units for good
risks-killed = you may lose a unit for good
gains-leader = an extra leader next week
gains-effect = it completes an effect of this week
gains-battle = { $count ->
    [one] one more die in the battle
   *[other] { $count } more dice in the battle
}
risks-rival-battle = { $count ->
    [one] the enemy has one more die in the battle
   *[other] the enemy has { $count } more dice in the battle
}
gains-support = support for a fight
gains-defence = { $count ->
    [one] one more die for the defence
   *[other] { $count } more dice for the defence
}
gains-closes-gap = it defends an open field
risks-gap = a field stays undefended
gains-rival-gap = it opens a field of the enemy
gains-counter = units for a counter-attack
gains-walls = a wall is raised
gains-field = it takes a field
risks-field-lost = a field may be lost
gains-field-back = it wins a field back
gains-assault = { $count ->
    [one] one more die for assaults
   *[other] { $count } more dice for assaults
}
gains-trench = the trenches advance
gains-guns = guns that will fire
gains-claim = a claim won openly
risks-rival-claim = the enemy may win a claim openly

## The result, and what it is made of

# $week (number)
outcome-mutiny = Mutiny in the Sultan’s army, in week { $week }.
outcome-camp = The hetman’s camp fell in week { $week }.
# $more, $less (numbers): the values of the claims that each side won openly
outcome-claims = { $more } to { $less } in claims won openly.
outcome-claims-won = Open claims are equal; more claims won: { $more } to { $less }.
outcome-treaties-brought = Claims are equal; more treaties brought: { $more } to { $less }.
# $claim
source-claim = { $claim }
# $by, $needed (numbers)
note-open = won openly: by { $by }, needed { $needed }
note-face-down = face down: by { $by }, needed { $needed }
note-nobody = nobody won it

## What changed since the last decision, beside its picture. $amount (number)

change-field = { $field }
change-walls = walls: { $field }
change-morale = morale
change-supply = supply
change-treaties = { $amount ->
    [one] treaty
   *[other] treaties
}
change-broken = broken: { $unit }
change-rebelled = rebelled: { $unit }
change-removed = lost: { $unit }
change-trench = trench
change-placed = { $field }, { $action }
