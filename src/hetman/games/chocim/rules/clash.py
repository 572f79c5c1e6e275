"""Clashes, in the order of the rulebook: supports, dice, walls, +1s, broken units, withdrawals, and what follows."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.decision import FIRST, SECOND, first
from hetman.core.dice import Dice
from hetman.core.native import i64
from hetman.games.chocim.components.names import FIELDS, SIDES
from hetman.games.chocim.rules import pending, rolls
from hetman.games.chocim.rules.asked import Asked, Chance
from hetman.games.chocim.rules.places import (
    AMBUSH,
    APART,
    ASSAULT,
    BATTLES,
    BITS,
    BROKEN,
    CAMP,
    CANNONADE,
    COMMONWEALTH,
    CONTROL,
    COUNTER,
    FLANK_ATTACK,
    GARRISON,
    LADDERS,
    NOWHERE,
    OTTOMAN,
    TABOR,
)
from hetman.games.chocim.rules.position import CAMP_TAKEN, NO_CLASH, Position
from hetman.games.chocim.rules.verbs import BREAK, ENOUGH, MOST_DICE, RAISE, RETREAT, SUPPORT

# What is fought
BATTLING: Final = 1
STORMING: Final = 2
COUNTERING: Final = 3

# A clash as a list of numbers; what belongs to a seat stands at number + seat (times its width).
WHAT: Final = 0
FIELD: Final = 1
ACTIVE: Final = 2
PHASE: Final = 3
DICE: Final = 4
"""Still to be rolled."""
RAISES: Final = 6
"""+1s still to be placed."""
LAST: Final = 8
"""What was chosen last, so that each set is chosen in one order only."""
OWED: Final = 10
"""Units still to be broken, then to withdraw."""
USED_UP: Final = 12
"""Supporting units in this clash, by kind."""
DRIVEN: Final = 18
"""Defenders driven out of the tabor or the camp, by kind: they only leave if nobody stays."""
ROLLED: Final = 21
"""Dice as rolled, by face."""
FACES: Final = 33
"""Dice after the walls, by face, without those that were raised."""
RAISED: Final = 45
"""Raised dice, by their new face."""
SIZE: Final = 57

# Phases, of the active side and then of the other
SUPPORTING: Final = 0
ROLLING: Final = 2
RAISING: Final = 4
BREAKING: Final = 6
RETREATING: Final = 8
END: Final = 10
PHASES: Final = ("support", "support", "roll", "roll", "raise", "raise", "break", "break", "retreat", "retreat", "end")
"""By number."""


def begin(state: Position, what: i64, field: i64, active: i64) -> None:
    fight: list[i64] = [0] * SIZE
    fight[WHAT] = what
    fight[FIELD] = field
    fight[ACTIVE] = active
    state.clash = fight
    seat: i64
    for seat in range(2):
        place: i64 = standing_place(state, seat)
        kind: i64
        for kind in range(3):
            dice: i64 = dice_of(state, seat, kind)
            fight[DICE + seat] = fight[DICE + seat] + dice * state.units[3 * place + kind]
    fight[RAISES + active] = state.raises
    state.raises = 0
    if state.chronicle is not None:
        key = ("battle", "assault", "counter_attack")[what - 1]
        counts = {f"dice{seat}": int(fight[DICE + seat]) for seat in range(2)}
        state.tell(key, {"field": ["field", FIELDS[field]], **counts})


def standing_place(state: Position, seat: i64) -> i64:
    """Where the seat's units of this clash stand."""
    fight = state.clash
    if fight[WHAT] == BATTLING:
        return BATTLES[seat]
    if fight[WHAT] == STORMING:
        return (ASSAULT if seat == OTTOMAN else GARRISON) + fight[FIELD]
    return (CONTROL if seat == OTTOMAN else COUNTER) + fight[FIELD]


def support_place(state: Position, seat: i64) -> i64:
    """The action that supports this seat in this clash; nothing helps the Ottomans against a counter-attack."""
    what: i64 = state.clash[WHAT]
    if what == BATTLING:
        return AMBUSH if seat == OTTOMAN else FLANK_ATTACK
    if seat == COMMONWEALTH:
        return CANNONADE
    return LADDERS if what == STORMING else NOWHERE


def attacker(state: Position) -> i64:
    return COMMONWEALTH if state.clash[WHAT] == COUNTERING else OTTOMAN


def dice_of(state: Position, seat: i64, kind: i64) -> i64:
    """Dice that one unit rolls."""
    fight = state.clash
    if fight[WHAT] == BATTLING:
        return state.box.battle_dice[3 * seat + kind]
    at: i64 = 6 * fight[FIELD] + 3 * seat + kind
    return state.box.attack_dice[at] if attacker(state) == seat else state.box.defence_dice[at]


def defended_by_reserve(state: Position) -> bool:
    field: i64 = state.clash[FIELD]
    return state.clash[WHAT] == STORMING and (field == TABOR or field == CAMP)


def present(state: Position, seat: i64, kind: i64) -> i64:
    """Units of a kind that still fight."""
    number: i64 = state.units[3 * standing_place(state, seat) + kind]
    if seat == COMMONWEALTH:
        number -= state.clash[DRIVEN + kind]
    return number


def present_in_all(state: Position, seat: i64) -> i64:
    return present(state, seat, 0) + present(state, seat, 1) + present(state, seat, 2)


def results(state: Position, seat: i64, face: i64) -> i64:
    """How many of a seat's dice show a face in the end."""
    at: i64 = 6 * seat + face - 1
    return state.clash[FACES + at] + state.clash[RAISED + at]


def hits(state: Position, seat: i64) -> i64:
    return results(state, seat, 4) + results(state, seat, 5)


# One phase after the other


def advance(state: Position) -> None:
    """Ask for what the current phase needs, or go on to the next."""
    fight = state.clash
    phase: i64 = fight[PHASE]
    if phase == END:
        end(state)
        return
    active: i64 = fight[ACTIVE]
    seat: i64 = active if phase % 2 == 0 else 1 - active
    if phase < ROLLING:
        if has_support(state, seat):
            state.stack.append(pending.SUPPORTS[seat])
            return
    elif phase < RAISING:
        if fight[DICE + seat] > 0:
            state.stack.append(pending.ROLLS[seat])
            return
    elif phase < BREAKING:
        if fight[RAISES + seat] > 0 and can_raise(state, seat):
            state.stack.append(pending.RAISES[seat])
            return
    elif fight[OWED + seat] > 0 and not take_at_once(state, seat):
        state.stack.append(pending.LOSSES[seat] if phase < RETREATING else pending.RETREATS[seat])
        return
    enter(state, phase + 1)


def enter(state: Position, phase: i64) -> None:
    fight = state.clash
    fight[PHASE] = phase
    if phase == RAISING:
        fight[LAST] = 5
        fight[LAST + 1] = 5
    elif phase == BREAKING:
        owe(state, COMMONWEALTH, results(state, OTTOMAN, 6))
        owe(state, OTTOMAN, results(state, COMMONWEALTH, 6))
    elif phase == RETREATING and fight[WHAT] != BATTLING:
        difference: i64 = hits(state, OTTOMAN) - hits(state, COMMONWEALTH)
        owe(state, COMMONWEALTH, difference)
        owe(state, OTTOMAN, -difference)


# Supports


def has_support(state: Position, seat: i64) -> bool:
    """Whether units can still be called; they would be wasted on a side that rolls nothing."""
    place: i64 = support_place(state, seat)
    if place == NOWHERE or state.clash[DICE + seat] == 0:
        return False
    kind: i64
    for kind in range(state.clash[LAST + seat], 3):
        if state.units[3 * place + kind] > state.clash[USED_UP + 3 * seat + kind]:
            return True
    return False


class Support(Asked):
    """How many supporting units are used: each gives +1 on one die and goes home afterwards."""

    def __init__(self, seat: i64) -> None:
        super().__init__("supports", seat, "support")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        place: i64 = support_place(state, self.seat)
        kind: i64
        for kind in range(state.clash[LAST + self.seat], 3):
            if state.units[3 * place + kind] > state.clash[USED_UP + 3 * self.seat + kind]:
                unit: i64 = 3 * self.seat + kind
                moves.append(SUPPORT + unit * FIRST + state.box.action_of[place] * SECOND)
        moves.append(ENOUGH)
        return moves

    def play(self, state: Position, move: i64) -> None:
        fight = state.clash
        if move == ENOUGH:
            fight[LAST + self.seat] = 3
            return
        kind: i64 = first(move) % 3
        at: i64 = USED_UP + 3 * self.seat + kind
        fight[at] = fight[at] + 1
        fight[RAISES + self.seat] = fight[RAISES + self.seat] + 1
        fight[LAST + self.seat] = kind

    def about(self, state: Position) -> dict[str, Any]:
        return about_clash(state)


def about_clash(state: Position) -> dict[str, Any]:
    return {"field": ["field", FIELDS[state.clash[FIELD]]]}


# Dice


class Roll(Chance):
    """NATURE rolls up to five of a side's dice at once, highest first."""

    def __init__(self, seat: i64) -> None:
        super().__init__("rolls", seat)

    def moves(self, state: Position) -> list[i64]:
        return rolls.MOVES[self.number(state)]

    def odds(self, state: Position) -> list[i64]:
        return rolls.ODDS[self.number(state)]

    def sample(self, state: Position, dice: Dice) -> i64:
        return rolls.sample(self.number(state), dice)

    def number(self, state: Position) -> i64:
        left: i64 = state.clash[DICE + self.witness]
        return left if left < MOST_DICE else MOST_DICE

    def play(self, state: Position, move: i64) -> None:
        fight = state.clash
        seat: i64 = self.witness
        number: i64 = self.number(state)
        level: i64 = 0
        if fight[WHAT] == STORMING and seat == OTTOMAN:
            level = state.levels[fight[FIELD]]
        fight[DICE + seat] = fight[DICE + seat] - number
        rest: i64 = move >> 8
        for _ in range(number):
            face: i64 = rest & 255
            rest = rest >> 8
            fight[ROLLED + 6 * seat + face] = fight[ROLLED + 6 * seat + face] + 1
            # Walls take from every die of an assault, but leave it at 1.
            face = face - level if face > level else 0
            fight[FACES + 6 * seat + face] = fight[FACES + 6 * seat + face] + 1


def can_raise(state: Position, seat: i64) -> bool:
    face: i64
    for face in range(state.clash[LAST + seat]):
        if state.clash[FACES + 6 * seat + face] > 0:
            return True
    return False


class RaiseDie(Asked):
    """Place a +1 openly, on a die that has none, from the highest on."""

    def __init__(self, seat: i64) -> None:
        super().__init__("raises", seat, "raise")

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        face: i64 = state.clash[LAST + self.seat]
        while face > 0:
            face -= 1
            if state.clash[FACES + 6 * self.seat + face] > 0:
                moves.append(RAISE + face * FIRST)
        moves.append(ENOUGH)
        return moves

    def play(self, state: Position, move: i64) -> None:
        fight = state.clash
        if move == ENOUGH:
            fight[RAISES + self.seat] = 0
            return
        face: i64 = first(move)
        at: i64 = 6 * self.seat + face
        fight[FACES + at] = fight[FACES + at] - 1
        fight[RAISED + at + 1] = fight[RAISED + at + 1] + 1
        fight[RAISES + self.seat] = fight[RAISES + self.seat] - 1
        fight[LAST + self.seat] = face + 1

    def about(self, state: Position) -> dict[str, Any]:
        return {**about_clash(state), "left": int(state.clash[RAISES + self.seat])}


# Losses: every 6 breaks a unit, both sides at once; then the side with fewer hits withdraws the difference


def owe(state: Position, seat: i64, number: i64) -> None:
    """So many units are to go, or all there are."""
    there: i64 = present_in_all(state, seat)
    state.clash[OWED + seat] = 0 if number < 0 else number if number < there else there
    state.clash[LAST + seat] = 0


def take_at_once(state: Position, seat: i64) -> bool:
    """Where there is nothing to choose, the units go without a question."""
    owed: i64 = state.clash[OWED + seat]
    kinds: i64 = 0
    kind: i64
    for kind in range(3):
        if present(state, seat, kind) > 0:
            kinds += 1
    if kinds > 1 and owed < present_in_all(state, seat):
        return False
    for kind in range(3):
        there: i64 = present(state, seat, kind)
        number: i64 = there if there < owed else owed
        if number > 0:
            state.tell_units("broken" if state.clash[PHASE] < RETREATING else "retreated", seat, kind, number)
            drop(state, seat, kind, number)
            owed -= number
    return True


def drop(state: Position, seat: i64, kind: i64, number: i64) -> None:
    """Units are broken, or withdraw to their reserve."""
    fight = state.clash
    fight[OWED + seat] = fight[OWED + seat] - number
    place: i64 = standing_place(state, seat)
    if fight[PHASE] < RETREATING:
        state.move_units(place, BROKEN + APART * seat, kind, number)
    elif seat == COMMONWEALTH and defended_by_reserve(state):
        fight[DRIVEN + kind] = fight[DRIVEN + kind] + number
    else:
        state.move_units(place, state.home(seat, kind), kind, number)


class Lose(Asked):
    """The owner chooses which units go."""

    def __init__(self, kind: str, seat: i64, key: str, verb: i64) -> None:
        super().__init__(kind, seat, key)
        self.verb: i64 = verb

    def moves(self, state: Position) -> list[i64]:
        moves: list[i64] = []
        kind: i64
        for kind in range(state.clash[LAST + self.seat], 3):
            # Kinds are named in their order, so enough must be left for the rest.
            if present(state, self.seat, kind) > 0 and self.later(state, kind) >= state.clash[OWED + self.seat]:
                moves.append(self.verb + (3 * self.seat + kind) * FIRST)
        return moves

    def later(self, state: Position, kind: i64) -> i64:
        """Units of this kind and those after it."""
        number: i64 = 0
        other: i64
        for other in range(kind, 3):
            number += present(state, self.seat, other)
        return number

    def play(self, state: Position, move: i64) -> None:
        kind: i64 = first(move) % 3
        drop(state, self.seat, kind, 1)
        state.clash[LAST + self.seat] = kind

    def about(self, state: Position) -> dict[str, Any]:
        return {**about_clash(state), "left": int(state.clash[OWED + self.seat])}


# What follows


def end(state: Position) -> None:
    """Supporting units go home, then the clash is decided."""
    fight = state.clash
    seat: i64
    for seat in range(2):
        place: i64 = support_place(state, seat)
        kind: i64
        for kind in range(3):
            used: i64 = fight[USED_UP + 3 * seat + kind]
            if used > 0:
                state.move_units(place, state.home(seat, kind), kind, used)
    if fight[WHAT] == BATTLING:
        end_battle(state)
    elif fight[WHAT] == STORMING:
        end_assault(state)
    else:
        end_counter_attack(state)
    state.clash = NO_CLASH


def end_assault(state: Position) -> None:
    """It succeeds when no defender is left and an attacker is."""
    field: i64 = state.clash[FIELD]
    if present_in_all(state, COMMONWEALTH) > 0 or present_in_all(state, OTTOMAN) == 0:
        state.tell_field("assault_failed", field)
        state.send_home(OTTOMAN, ASSAULT + field)
        return
    state.tell_field("assault_won", field)
    take_field(state, field)
    if field != CAMP:
        state.change_morale(OTTOMAN, 1)
        state.change_morale(COMMONWEALTH, -1)


def take_field(state: Position, field: i64) -> None:
    """The Ottomans enter: whoever is left there goes to the reserve. With the hetman's camp they win at once."""
    if field == CAMP:
        state.finish(OTTOMAN, CAMP_TAKEN)
        return
    state.held = state.held + BITS[field]
    state.send_home(COMMONWEALTH, GARRISON + field)
    for place in state.box.works_on[field]:
        state.send_home(COMMONWEALTH, place)
    state.occupied = field


def end_counter_attack(state: Position) -> None:
    """It succeeds when nobody is left on control, even if no attacker is either."""
    field: i64 = state.clash[FIELD]
    if present_in_all(state, OTTOMAN) > 0:
        state.tell_field("counter_failed", field)
        state.send_home(COMMONWEALTH, COUNTER + field)
        return
    state.tell_field("counter_won", field)
    state.held = state.held - BITS[field]
    state.occupied = field


def end_battle(state: Position) -> None:
    """Hits and breaks together decide; everybody goes home. The week's first winner takes a treaty from the table."""
    totals: list[i64] = [0, 0]
    seat: i64
    for seat in range(2):
        totals[seat] = hits(state, seat) + results(state, seat, 6)
        state.send_home(seat, BATTLES[seat])
    if totals[0] == totals[1]:
        if state.chronicle is not None:
            state.tell("battle_tied", {"hits": int(totals[0])})
        return
    winner: i64 = 0 if totals[0] > totals[1] else 1
    if state.chronicle is not None:
        score = {"hits": int(totals[winner]), "against": int(totals[1 - winner])}
        state.tell("battle_won", {"side": ["side", SIDES[winner]], **score})
    state.change_morale(winner, 1)
    if winner == COMMONWEALTH:
        state.change_morale(OTTOMAN, -1)
    if state.bonus:
        state.bonus = False
        state.stack.append(pending.PREMIUMS[winner])


pending.SUPPORTS.extend([Support(seat) for seat in range(2)])
pending.ROLLS.extend([Roll(seat) for seat in range(2)])
pending.RAISES.extend([RaiseDie(seat) for seat in range(2)])
pending.LOSSES.extend([Lose("losses", seat, "break", BREAK) for seat in range(2)])
pending.RETREATS.extend([Lose("retreats", seat, "retreat", RETREAT) for seat in range(2)])
