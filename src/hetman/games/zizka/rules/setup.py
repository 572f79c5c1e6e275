"""Setup: first player, leaders with purses and crews, tokens on the board, followers on offer."""

from __future__ import annotations

from hetman.core.decision import FIRST, SECOND, first
from hetman.core.decisions import ChanceDecision, SeatDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.zizka.components.people import LEADERS
from hetman.games.zizka.rules import decisions, phases, torak
from hetman.games.zizka.rules.constants import IN_CREW, NONE, OFFERS
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.verbs import BEGIN, DEAL, START

RANDOM = "random"
ON_FIRST_START = {1: 1, 2: 1, 3: 1, 4: 2}
"""By number of seats: how many figures the first start field takes; the others stand on the second."""


def read_leaders(text: str) -> str:
    """Return leaders typed as `zizka,katerina`, one for each seat, in canonical form. Raises ValueError."""
    names = [name.strip() for name in text.lower().split(",")]
    for name in names:
        if name not in LEADERS:
            raise ValueError(f"option leaders: {name!r} is not a leader; expected {', '.join(LEADERS)}")
    if len(set(names)) < len(names):
        raise ValueError(f"option leaders: {text!r} names a leader twice")
    return ",".join(names)


def set_up(state: Position, leaders: str) -> None:
    """Place chosen leaders, and open the toss and the deal. Raises ValueError if they do not fit the seats."""
    if leaders != RANDOM:
        names = leaders.split(",")
        if len(names) != state.seats:
            raise ValueError(f"option leaders: {leaders!r} names {len(names)} leaders for {state.seats} seats")
        if state.solo and names[0] == "torak":
            raise ValueError("option leaders: alone you play against Torak and cannot be him")
        for seat, name in enumerate(names):
            sit_down(state, seat, [leader.id for leader in state.box.contents.leaders].index(name))
    if state.solo:
        torak.make_deck(state)
    state.agenda = [phases.START_ROUND, phases.LAY_TOKENS, phases.DEAL_LEADERS]
    if state.solo:
        state.agenda.insert(1, phases.CHOOSE_START)
    state.stack.append(decisions.TOSSES[0])


class Toss(ChanceDecision[Position]):
    """Who begins."""

    def moves(self, state: Position) -> list[i64]:
        return [BEGIN + seat * FIRST for seat in range(int(state.seats))]

    def play(self, state: Position, move: i64) -> None:
        state.first = first(move)
        state.turn = first(move)


class DealLeaders(Step[Position]):
    """The next seat without a leader draws one. Leaders that were chosen are announced."""

    def run(self, state: Position) -> None:
        if state.seat_of(NONE) != NONE:
            state.agenda.append(phases.DEAL_LEADERS)
            state.stack.append(decisions.DEALS[0])
        elif state.event_log is not None and state.setup.options["leaders"] != RANDOM:
            for seat, leader in enumerate(state.leaders):
                board = state.box.contents.leaders[leader.board]
                state.emit("leads", {"seat": ["seat", seat], "leader": ["leader", board.id]})


class Deal(ChanceDecision[Position]):
    """A seat gets a leader. In the solo game it cannot be Torak."""

    def moves(self, state: Position) -> list[i64]:
        seat: i64 = state.seat_of(NONE)
        taken = [leader.board for leader in state.leaders]
        if state.solo:
            taken.append(state.box.torak)
        free: list[i64] = [board for board in range(len(LEADERS)) if board not in taken]
        return [DEAL + board * FIRST + seat * SECOND for board in free]

    def play(self, state: Position, move: i64) -> None:
        sit_down(state, state.seat_of(NONE), first(move))


def sit_down(state: Position, seat: i64, board: i64) -> None:
    """Leader, purse, crew and figure of a seat."""
    box = state.box
    leader = state.leaders[seat]
    leader.board = board
    leader.coins = box.contents.leaders[board].coins[state.side]
    state.bank -= leader.coins
    leader.luck = box.contents.leaders[board].luck[state.side]
    state.luck -= leader.luck
    leader.crew = box.starters[board]
    for card in leader.crew:
        state.where[card] = IN_CREW
    leader.field = box.starts[1 if seat >= ON_FIRST_START[int(state.seats)] else 0]
    if state.solo:
        state.torak_field = box.starts[1]


class LayTokens(Step[Position]):
    """Tokens lie on every large field but the starts, four followers of each level are on offer."""

    def run(self, state: Position) -> None:
        level: i64
        for level in range(2):
            for _ in range(OFFERS):
                state.stack.append(decisions.OFFERS[level])
        state.agenda.append(phases.REFILL)


class ChooseStart(Step[Position]):
    """Alone: the rulebook leaves open on which of the two start fields the player begins."""

    def run(self, state: Position) -> None:
        state.stack.append(decisions.STARTS[torak.PLAYER])


class Start(SeatDecision[Position]):
    """Choose a start field. Torak gets the other one."""

    def moves(self, state: Position) -> list[i64]:
        return [START + field * FIRST for field in state.box.starts]

    def play(self, state: Position, move: i64) -> None:
        state.leaders[self.seat].field = first(move)
        for field in state.box.starts:
            if field != first(move):
                state.torak_field = field
