"""Setup: the armies, the draft, and who begins."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import FIRST, first
from hetman.core.decisions import ChanceDecision, SeatDecision
from hetman.core.native import i64
from hetman.games.warchest.components import ARMIES, UNITS
from hetman.games.warchest.rules.constants import BAG, CARDS, FREE, IN_BAG, LEDGER, NOBODY, SUPPLY
from hetman.games.warchest.rules.decisions import DEALS, PICKS, TOSSES
from hetman.games.warchest.rules.phases import start_round
from hetman.games.warchest.rules.position import Position
from hetman.games.warchest.rules.units import COINS, KINDS, NAMES, ROYAL
from hetman.games.warchest.rules.verbs import DEAL, PICK, TOSS

RANDOM: Final = "random"
DRAFT: Final = "draft"

# Who picks, counted from the first drafter.
PICK_ORDER: Final = {2: [0, 1, 1, 0, 0, 1, 1, 0], 4: [0, 1, 2, 3, 3, 2, 1, 0, 1, 2, 3, 0]}


def read_by_hand(text: str) -> str:
    """Return armies typed as `archer,scout,…/knight,…` in canonical form. Raises ValueError."""
    armies = [[word.strip().lower() for word in side.split(",")] for side in text.split("/")]
    units = [unit for side in armies for unit in side]
    strange = [unit for unit in units if unit not in UNITS]
    if strange:
        known = f"{', '.join([RANDOM, DRAFT, *ARMIES])}, or lists such as archer,scout,…/knight,ensign,…"
        raise ValueError(f"option army: {strange[0]!r} is not a unit; expected {known} of {', '.join(UNITS)}")
    if len(set(units)) < len(units):
        twice = next(unit for unit in units if units.count(unit) > 1)
        raise ValueError(f"option army: {twice!r} is repeated, but the box has each unit once")
    return "/".join(",".join(side) for side in armies)


def set_up(state: Position, army: str) -> None:
    """Push the decisions before the first round. Raises ValueError if the army does not fit the seats."""
    seats, size = int(state.seats), int(state.army_size)
    check_size(state)
    place_markers(state)
    if army in (RANDOM, DRAFT):
        state.stack.append(DEALS[1 if army == DRAFT else 0])
        return
    if army in ARMIES and seats != 2:
        raise ValueError(f"option army: {army!r} is a battle for 2 seats, got {seats}")
    sides = [side[:size] for side in ARMIES[army].sides] if army in ARMIES else [s.split(",") for s in army.split("/")]
    if len(sides) != seats or any(len(side) != size for side in sides):
        raise ValueError(f"option army: {seats} seats need {seats} lists of {size} units each")
    for seat, units in enumerate(sides):
        for name in units:
            state.enlist(seat, NAMES.index(name))
    begins = ARMIES[army].initiative if army in ARMIES else None
    state.stack.append(TOSSES[0 if begins is None else 2 + begins])


def check_size(state: Position) -> None:
    """Raise ValueError if there are too many units or markers, or if a side holds enough at the start."""
    most, start = CARDS[int(state.seats)], len(state.board.start[0])
    if state.army_size > most:
        raise ValueError(f"option units: at most {most} with {state.seats} seats, got {state.army_size}")
    if not start < state.goal <= state.board.goal:
        raise ValueError(f"option markers: from {start + 1} to {state.board.goal}, got {state.goal}")


class Deal(ChanceDecision[Position]):
    """Chance deals a unit card: to the seats in turn, or to the pool of a draft."""

    def __init__(self, code: i64, draft: bool) -> None:
        super().__init__(code)
        self.draft = draft

    def moves(self, state: Position) -> list[i64]:
        kinds: list[i64] = [kind for kind in range(KINDS) if state.team[kind] == FREE and kind not in state.pool]
        return [DEAL + kind * FIRST for kind in kinds]

    def play(self, state: Position, move: i64) -> None:
        dealt = len(state.pool) + sum([len(units) for units in state.army])
        if self.draft:
            state.pool = [*state.pool, first(move)]
        else:
            state.enlist(dealt % state.seats, first(move))
        if dealt + 1 < state.seats * state.army_size:
            state.stack.append(self)
        else:
            state.stack.append(TOSSES[1 if self.draft else 0])


class Toss(ChanceDecision[Position]):
    """Chance tosses for the initiative. In a draft it tosses for the first pick; the next seat gets the initiative.

    If the rulebook says who begins, the toss has one outcome.
    """

    def __init__(self, code: i64, draft: bool = False, begins: i64 = NOBODY) -> None:
        super().__init__(code)
        self.draft = draft
        self.begins: i64 = begins

    def moves(self, state: Position) -> list[i64]:
        if self.begins != NOBODY:
            return [TOSS + self.begins * FIRST]
        return [TOSS + seat * FIRST for seat in range(int(state.seats))]

    def play(self, state: Position, move: i64) -> None:
        if self.draft:
            state.turn = first(move)
            state.stack.append(PICKS[first(move)])
        else:
            begin(state, first(move))


class Pick(SeatDecision[Position]):
    """A seat picks a card of the pool. `turn` is the seat that picked first."""

    def moves(self, state: Position) -> list[i64]:
        return [PICK + kind * FIRST for kind in state.pool]

    def play(self, state: Position, move: i64) -> None:
        state.enlist(self.seat, first(move))
        state.pool = [kind for kind in state.pool if kind != first(move)]
        picks = PICK_ORDER[int(state.seats)][: state.seats * state.army_size]
        if state.pool:
            picker = (state.turn + picks[len(picks) - len(state.pool)]) % state.seats
            state.stack.append(PICKS[picker])
        else:
            begin(state, (state.turn + 1) % state.seats)


def begin(state: Position, first: i64) -> None:
    """Put two coins of each unit and the royal coin into each bag, the other coins into the supply."""
    seat: i64
    for seat in range(state.seats):
        for kind in state.army[seat]:
            state.coins[BAG + kind] = 2
            state.coins[SUPPLY + kind] = COINS[kind] - 2
        state.coins[BAG + ROYAL + seat] = 1
        state.ledger[LEDGER * seat + IN_BAG] = 2 * len(state.army[seat]) + 1
    state.army = [[*units, ROYAL + seat] for seat, units in enumerate(state.army)]
    state.initiative = first
    start_round(state)


def place_markers(state: Position) -> None:
    """Each side holds its start locations."""
    team: i64
    for team in range(2):
        for hex in state.board.start[team]:
            state.holder[hex] = team
