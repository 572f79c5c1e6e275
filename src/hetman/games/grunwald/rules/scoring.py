"""Points for strength, the three offices and ducats, and who wins."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.counts import add
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.grunwald.rules import phases
from hetman.games.grunwald.rules.cards import CARDS, CROWN, KNIGHTS, MERCENARY, STRENGTH, WEAKEST_FIRST
from hetman.games.grunwald.rules.constants import TEUTON_CARDS
from hetman.games.grunwald.rules.position import Position

# The parts of a score. A seat's parts start at PARTS * seat.
KNIGHTS_PART: Final = 0
TEUTONS_PART: Final = 1
CROWN_COMMAND: Final = 2
MERCENARY_COMMAND: Final = 3
QUARTERMASTER: Final = 4
DUCATS_PART: Final = 5
PARTS: Final = 6

COMMAND_UNIT: Final = 256
"""More than the strength of any army."""

PART_NAMES: Final = ("knights", "teutons", "crowncommander", "mercenarycommander", "quartermaster", "ducats")
SHARED: Final = {2: "shared", 3: "shared_three", 4: "shared_four"}
"""By the number of winners, the key of the event that names them."""
OFFICES: Final = {CROWN_COMMAND: "crown", MERCENARY_COMMAND: "mercenary", QUARTERMASTER: "quartermaster"}


def cards_scored(state: Position) -> list[i64]:
    """The cards that each seat would score now, at CARDS * seat + card. The weakest hungry knights are gone."""
    cards: list[i64] = []
    at: i64
    for at in range(CARDS * state.seats):
        cards.append(state.hand[at] + state.camp[at])
    seat: i64
    for seat in range(state.seats):
        if state.stage == phases.PAYING:
            add_from_table(state, seat, cards)
        feed(cards, seat, state.provisions[seat])
    return cards


def add_from_table(state: Position, seat: i64, cards: list[i64]) -> None:
    """In a skirmish, the card that was laid and the Teuton that was captured still lie on the table."""
    card: i64 = state.answers[seat]
    if card < CARDS:
        add(cards, CARDS * seat + card, 1)
    teuton: i64
    for teuton in range(2):
        if state.captors[teuton] == seat:
            add(cards, CARDS * seat + state.shown[TEUTON_CARDS + teuton], 1)


def feed(cards: list[i64], seat: i64, provisions: i64) -> None:
    """Take away the weakest of the knights that cannot be fed."""
    hungry: i64 = count(cards, seat, 1, KNIGHTS) - provisions
    for card in WEAKEST_FIRST:
        if hungry <= 0:
            return
        at: i64 = CARDS * seat + card
        gone: i64 = min(cards[at], hungry)
        add(cards, at, -gone)
        hungry -= gone


def count(cards: list[i64], seat: i64, first: i64, end: i64) -> i64:
    """The number of a seat's cards from `first` up to, not including, `end`."""
    total: i64 = 0
    card: i64
    for card in range(first, end):
        total += cards[CARDS * seat + card]
    return total


def strength_of(cards: list[i64], seat: i64, first: i64, end: i64) -> i64:
    """The strength of these cards."""
    total: i64 = 0
    card: i64
    for card in range(first, end):
        total += cards[CARDS * seat + card] * STRENGTH[card]
    return total


def score_parts(state: Position) -> list[i64]:
    """The points of every seat by part, if the game ended now."""
    cards = cards_scored(state)
    parts: list[i64] = [0] * (PARTS * state.seats)
    stores: list[i64] = []
    seat: i64
    for seat in range(state.seats):
        parts[PARTS * seat + KNIGHTS_PART] = strength_of(cards, seat, 1, KNIGHTS)
        parts[PARTS * seat + TEUTONS_PART] = strength_of(cards, seat, KNIGHTS, CARDS)
        parts[PARTS * seat + DUCATS_PART] = state.ducats[seat] // 2
        stores.append(state.provisions[seat] - count(cards, seat, 1, KNIGHTS))
    appoint(state, parts, CROWN_COMMAND, command(state, cards, CROWN), COMMAND_UNIT)
    appoint(state, parts, MERCENARY_COMMAND, command(state, cards, MERCENARY), COMMAND_UNIT)
    appoint(state, parts, QUARTERMASTER, stores, 1)
    return parts


def command(state: Position, cards: list[i64], deck: i64) -> list[i64]:
    """By seat, a key for a command: the number of cards counts, and in a tie their strength."""
    keys: list[i64] = []
    seat: i64
    for seat in range(state.seats):
        number: i64 = count(cards, seat, deck + 1, deck + 7)
        keys.append(number * COMMAND_UNIT + strength_of(cards, seat, deck + 1, deck + 7))
    return keys


def appoint(state: Position, parts: list[i64], office: i64, keys: list[i64], unit: i64) -> None:
    """The seats with the highest key score it in whole units, which may be 0."""
    best: i64 = 0
    for key in keys:
        if key > best:
            best = key
    seat: i64
    for seat in range(state.seats):
        if keys[seat] == best:
            parts[PARTS * seat + office] = best // unit


def scores(state: Position) -> list[int]:
    """The points, if the game ended now. While hands lie face down, only those for ducats are public."""
    if state.hidden_hands and state.stage < phases.FEEDING:
        return [int(ducats // 2) for ducats in state.ducats]
    parts = score_parts(state)
    return [int(sum(parts[PARTS * seat : PARTS * seat + PARTS])) for seat in range(int(state.seats))]


def winners(state: Position) -> tuple[int, ...]:
    """The seats with the most points. More knights and Teutons break a tie."""
    if state.stage != phases.OVER:
        return ()
    cards = cards_scored(state)
    ranks = [(points, int(count(cards, seat, 1, CARDS))) for seat, points in enumerate(scores(state))]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


class Scoring(Step[Position]):
    def run(self, state: Position) -> None:
        state.stage = phases.OVER
        if state.event_log is not None:
            emit_result(state)


def emit_result(state: Position) -> None:
    """Log the offices, the points of every seat and the winner."""
    parts = score_parts(state)
    for office, name in OFFICES.items():
        for seat in range(int(state.seats)):
            points = int(parts[PARTS * seat + office])
            if points:
                state.emit("office", {"seat": ["seat", seat], "office": ["office", name], "points": points})
    for seat, points in enumerate(scores(state)):
        state.emit("scored", {"seat": ["seat", seat], "points": points})
    best = winners(state)
    emit_tie(state, best)
    if len(best) == 1:
        state.emit("won", {"seat": ["seat", best[0]]})
    else:
        names = ("seat", "second", "third", "fourth")
        sharers: dict[str, Any] = {name: ["seat", seat] for name, seat in zip(names, best, strict=False)}
        state.emit(SHARED[len(best)], sharers)


def emit_tie(state: Position, best: tuple[int, ...]) -> None:
    """Say if the number of cards decides between equal points."""
    points = scores(state)
    tied = [seat for seat in range(int(state.seats)) if points[seat] == max(points)]
    if len(tied) > len(best):
        cards = int(count(cards_scored(state), best[0], 1, CARDS))
        state.emit("tie", {"points": max(points), "count": cards})
