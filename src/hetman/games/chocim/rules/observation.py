"""Writes what a seat knows as numbers. `../observation.py` declares the planes and reads the same from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hetman.core.decision import Decision
from hetman.core.decisions import SeatDecision
from hetman.core.native import i64
from hetman.core.observation_writer import ObservationWriter
from hetman.core.state import State
from hetman.games.chocim.components.names import ACTIONS, FIELDS, RESERVES, UNITS
from hetman.games.chocim.rules import clash_state, constants
from hetman.games.chocim.rules.box import Box, place_of
from hetman.games.chocim.rules.clash_dice import breaks, hits, results
from hetman.games.chocim.rules.negotiation import NOBODY, is_open_claim, stake_at, staked_cards, winner_of
from hetman.games.chocim.rules.phases import PHASE_STARTS
from hetman.games.chocim.rules.places import APART, BITS, BROKEN, CAMP, COSSACK, NOWHERE, TABOR, TENTS, WALLS
from hetman.games.chocim.rules.position import NO_CLASH, Position
from hetman.games.chocim.rules.supply import meals

TRACKS: Final = 5
TOLLS: Final = 5
PILES: Final = 3
KINDS: Final[i64] = len(UNITS)
STARTS: Final[list[i64]] = list(PHASE_STARTS)
RESERVE_FIELDS: Final[list[i64]] = [FIELDS.index(RESERVES[unit]) for unit in UNITS[3:]]
"""By kind: the field with the reserve of the Ottomans."""


class ChocimWriter(ObservationWriter):
    def __init__(self, seats: int, starts: Mapping[str, int], questions: Sequence[str], box: Box) -> None:
        super().__init__(seats, starts, questions)
        at = self.starts
        self.side: i64 = at["side"]
        self.week: i64 = at["week"]
        self.phase: i64 = at["phase"]
        self.trench: i64 = at["trench"]
        self.bonus: i64 = at["bonus"]
        self.units: i64 = at["units"]
        self.reserves: i64 = at["reserves"]
        self.levels: i64 = at["levels"]
        self.holders: i64 = at["holders"]
        self.tracks: i64 = at["tracks"]
        self.losses: i64 = at["losses"]
        self.blocked: i64 = at["blocked"]
        self.ready: i64 = at["ready"]
        self.hand: i64 = at["hand"]
        self.seen: i64 = at["seen"]
        self.used: i64 = at["used"]
        self.officers: i64 = at["officers"]
        self.treaties: i64 = at["treaties"]
        self.known: i64 = at["known"]
        self.treaty_counts: i64 = at["treaty_counts"]
        self.table: i64 = at["table"]
        self.deck: i64 = at["deck"]
        self.play_planes()
        self.box = box
        self.places: list[i64] = [place_of(action) for action in box.contents.actions]
        self.commander: list[bool] = [leader.commander for leader in box.contents.leaders]

    def play_planes(self) -> None:
        at = self.starts
        self.leader: i64 = at["leader"]
        self.way: i64 = at["way"]
        self.left: i64 = at["left"]
        self.target: i64 = at["target"]
        self.clash: i64 = at["clash"]
        self.clash_field: i64 = at["clash_field"]
        self.attacker: i64 = at["attacker"]
        self.clash_phase: i64 = at["clash_phase"]
        self.clash_units: i64 = at["clash_units"]
        self.supports: i64 = at["supports"]
        self.tolls: i64 = at["tolls"]
        self.results: i64 = at["results"]
        self.claims: i64 = at["claims"]

    def question_of(self, state: State, decision: Decision[Any]) -> str:
        return decision.key if isinstance(decision, SeatDecision) else ""

    def write_game(self, state: State, seat: i64) -> None:
        assert isinstance(state, Position)
        self.put(self.side + seat, 1)
        self.write_board(state)
        self.write_leaders(state, seat)
        other: i64
        for other in range(2):
            self.write_player(state, other, self.from_own(other, seat))
        strengths: i64 = self.box.strengths
        self.put_list(self.treaties, state.treaties, (constants.HAND + seat) * strengths, strengths)
        self.put_list(self.table, state.treaties, constants.ON_TABLE * strengths, strengths)
        self.put(self.deck, state.treaties_in(constants.DECK))
        if state.card < self.box.leaders:
            self.put(self.leader + state.card, 1)
            self.put(self.way + state.way, 1)
            self.put(self.left, state.left)
            if state.target != NOWHERE:
                self.put(self.target + state.target, 1)
        if state.clash is not NO_CLASH:
            self.write_clash(state, seat)
        if state.stakes:
            claim: i64
            for claim in range(len(state.claims)):
                self.write_claim(state, claim, seat)

    # The board

    def write_board(self, state: Position) -> None:
        phase: i64 = 0
        while phase + 1 < len(STARTS) and state.stage >= STARTS[phase + 1]:
            phase += 1
        self.put(self.week, state.week)
        self.put(self.phase + phase, 1)
        self.put(self.trench, state.trench)
        self.put(self.bonus, 1 if state.bonus else 0)
        at: i64 = self.units
        for place in self.places:
            self.put_list(at, state.units, 3 * place, 3)
            at += 3
        field: i64
        for field in range(WALLS):
            self.put(self.levels + field, state.levels[field])
            self.put(self.holders + field, 1 if state.held & BITS[field] else 0)
        self.put(self.reserves + KINDS * TABOR + COSSACK, state.units[3 * TABOR + COSSACK])
        self.put_list(self.reserves + KINDS * CAMP, state.units, 3 * CAMP, 3)
        kind: i64
        for kind in range(3):
            at = self.reserves + KINDS * RESERVE_FIELDS[kind] + 3 + kind
            self.put(at, state.units[3 * (TENTS + kind) + kind])

    # Players

    def write_player(self, state: Position, other: i64, place: i64) -> None:
        at: i64 = self.tracks + TRACKS * place
        self.put(at, state.marks[constants.MORALE + other])
        self.put(at + 1, state.marks[constants.SUPPLY + other])
        self.put(at + 2, meals(state, other))
        self.put(at + 3, 1 if state.marks[constants.EXTRA + other] else 0)
        self.put(at + 4, 1 if state.marks[constants.PASSED + other] else 0)
        pile: i64
        for pile in range(3):
            lost: i64 = 3 * (BROKEN + pile + APART * other)
            self.put_list(self.losses + KINDS * (3 * place + pile) + 3 * other, state.units, lost, 3)
        action: i64
        for action in range(len(ACTIONS)):
            if state.marks[constants.BLOCKED + other] & BITS[action]:
                self.put(self.blocked + len(ACTIONS) * place + action, 1)
        strengths: i64 = self.box.strengths
        part: i64 = (constants.KNOWN + other) * strengths
        self.put_list(self.known + strengths * place, state.treaties, part, strengths)
        self.put(self.treaty_counts + place, state.treaties_of(other) + self.sealed_stake(state, other))

    def write_leaders(self, state: Position, seat: i64) -> None:
        """Commanders lie open. Officers in hand are secret, except those that everybody knows."""
        other: i64
        for other in range(2):
            held: i64 = 0
            left: i64 = 0
            card: i64
            for card in range(self.box.first_leader[other], self.box.last_leader[other]):
                at: i64 = state.cards[card]
                if self.commander[card]:
                    self.put(self.ready + card, 1 if at == constants.FACE_UP else 0)
                elif at == constants.IN_DECK:
                    left += 1
                elif at == constants.IN_HAND or at == constants.SEEN_IN_HAND:
                    held += 1
                    self.put(self.hand + card, 1 if other == seat else 0)
                    self.put(self.seen + card, 1 if at == constants.SEEN_IN_HAND else 0)
                elif at == constants.USED or at == constants.PLAYED:
                    self.put(self.used + card, 1)
            pile: i64 = self.officers + PILES * self.from_own(other, seat)
            self.put(pile, held)
            self.put(pile + 1, left)
            self.put(pile + 2, self.box.hand_limit[other])

    # The clash

    def write_clash(self, state: Position, seat: i64) -> None:
        fight = state.clash
        what: i64 = fight[clash_state.WHAT]
        self.put(self.clash + what - 1, 1)
        self.put(self.clash_field + fight[clash_state.FIELD], 1)
        if what != clash_state.BATTLING:
            self.put(self.attacker + self.from_own(1 if what == clash_state.STORMING else 0, seat), 1)
        if fight[clash_state.PHASE] < clash_state.END:
            self.put(self.clash_phase + fight[clash_state.PHASE] // 2, 1)
        other: i64
        for other in range(2):
            self.write_clash_side(state, other, self.from_own(other, seat))

    def write_clash_side(self, state: Position, other: i64, place: i64) -> None:
        fight = state.clash
        units: i64 = KINDS * place + 3 * other
        kind: i64
        for kind in range(3):
            self.put(self.clash_units + units + kind, clash_state.present(state, other, kind))
        self.put_list(self.supports + units, fight, clash_state.USED_UP + 3 * other, 3)
        at: i64 = self.tolls + TOLLS * place
        self.put(at, fight[clash_state.DICE + other])
        self.put(at + 1, fight[clash_state.RAISES + other])
        self.put(at + 2, fight[clash_state.OWED + other])
        self.put(at + 3, hits(state, other))
        self.put(at + 4, breaks(state, other))
        face: i64
        for face in range(6):
            self.put(self.results + 6 * place + face, results(state, other, face + 1))

    # The negotiations

    def is_sealed(self, state: Position, claim: i64) -> bool:
        """Whether the stakes for a claim are still being laid."""
        return claim == len(state.claims) - 1 and len(state.stack) > 0 and state.stack[-1].sealed != 0

    def sealed_stake(self, state: Position, other: i64) -> i64:
        """Treaties that a seat has laid while stakes are sealed. They count as in hand."""
        claim: i64 = len(state.claims) - 1
        return staked_cards(state, other, claim) if claim >= 0 and self.is_sealed(state, claim) else 0

    def write_claim(self, state: Position, claim: i64, seat: i64) -> None:
        over = state.outcome != constants.RUNNING
        strengths: i64 = self.box.strengths
        at: i64 = self.claims + (4 + 2 * (1 + strengths)) * state.claims[claim]
        self.put(at, 1)
        if over:
            winner: i64 = winner_of(state, claim)
            if winner != NOBODY:
                self.put(at + 1, 1 if is_open_claim(state, claim, winner) else 0)
                self.put(at + (2 if winner == seat else 3), 1)
        at += 4
        self.write_stake(state, claim, seat, at, True)
        self.write_stake(state, claim, 1 - seat, at + 1 + strengths, over)

    def write_stake(self, state: Position, claim: i64, other: i64, at: i64, seen: bool) -> None:
        if seen or not self.is_sealed(state, claim):
            self.put(at, staked_cards(state, other, claim))
        if seen:
            self.put_list(at + 1, state.stakes, stake_at(state, other, claim), self.box.strengths)
