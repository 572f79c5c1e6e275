"""A position of Jan Žižka: where everything lies."""

from __future__ import annotations

from typing import Any

from hetman.core.native import i64
from hetman.core.pile import Pile
from hetman.core.state import State
from hetman.games.zizka.rules.box import Box
from hetman.games.zizka.rules.constants import (
    BACK,
    DICE,
    ENTRANTS,
    IN_BOX,
    IN_DECK,
    NONE,
    NOTHING,
    OFFERS,
    PLOY_AWAY,
    SPOT,
    UNSEEN,
)
from hetman.games.zizka.rules.leader import Leader


class Position(State):
    """Everything on the table. `agenda` lists the steps to come (`phases.py`), the next one last."""

    def __init__(self, setup: Any, source: Position | None = None) -> None:
        if source is not None:
            super().__init__(setup, source.stack[:])
            self.take_over(source)
            return
        super().__init__(setup, [])
        box: Box = setup.game.box
        seats: int = setup.seats
        self.box: Box = box
        self.seats: i64 = seats
        self.solo: bool = seats == 1
        self.side: i64 = 0 if setup.options["side"] == "a" else 1
        self.advanced: bool = setup.options["advanced"]
        self.goal: i64 = setup.options["goal"]
        self.difficulty: i64 = ("easy", "normal", "hard").index(setup.options["level"])
        self.leaders: list[Leader] = [Leader() for _ in range(seats)]
        """By seat."""
        self.where: list[i64] = [IN_BOX if level == NONE else IN_DECK for level in box.level]
        """By follower: where the card is."""
        self.offer: list[i64] = [NONE] * (2 * OFFERS)
        self.ground: list[i64] = [NONE, NONE, 0] * box.spots
        self.token_at: list[i64] = [UNSEEN] * box.tokens
        self.stacked: list[i64] = [len(tokens) for tokens in box.with_back]
        """By back: tokens in the stack beside the board."""
        self.decks: list[Pile] = new_decks(box)
        """Conquests, easy and hard. Changed as a whole, so that copies share them."""
        self.favour: list[i64] = [NONE, NONE]
        """By ruler: who holds the token."""
        self.bank: i64 = box.coins
        self.luck: i64 = box.luck
        self.begin_course()
        self.end_contest()
        self.set_up_torak()

    def begin_course(self) -> None:
        """Nobody is on turn yet."""
        self.round: i64 = 0
        self.first: i64 = NONE
        self.turn: i64 = NONE
        self.actions: i64 = 0
        self.fresh: i64 = 0
        """Luck tokens that came in the present action. They can be spent from the next one on."""
        self.ending: bool = False
        self.over: bool = False
        self.agenda: list[i64] = []
        self.due: list[i64] = []
        """Rewards of a row that are still to be given, the next one last."""

    def set_up_torak(self) -> None:
        self.torak_field: i64 = NONE
        self.torak_points: i64 = 0
        self.torak_lies: bool = False
        self.torak_struck: bool = False
        """Attacked since his last card."""
        self.ploys: list[i64] = [PLOY_AWAY] * len(self.box.ploy_deck)
        self.ploy: i64 = NONE
        """Torak's card that is being carried out."""
        self.posters: list[i64] = [0, 0, 0, 0]
        """Posters of the solo game: 1 for those that the player has."""

    def end_contest(self) -> None:
        """No event, conquest, tournament or fight is under way."""
        self.contest: i64 = NOTHING
        self.spot: i64 = NONE
        """Where something is turned up, looked at or laid."""
        self.page: i64 = NONE
        """The token, or after the tokens the conquest, whose rows are at stake."""
        self.row: i64 = 0
        self.taken: i64 = 0
        """Rows already taken, as bits."""
        self.roller: i64 = NONE
        self.dice: list[i64] = [0] * DICE
        self.to_roll: i64 = 0
        self.rerolls: i64 = 0
        self.lowest: i64 = 0
        """Dice to roll again are picked in the order of their faces, so that each choice comes up once."""
        self.foe: i64 = NONE
        """The defender of a fight. TORAK may be either side."""
        self.attacker: i64 = NONE
        self.strength: list[i64] = [0, 0]
        """Of attacker and defender."""
        self.jousts: list[i64] = [NONE, 0, 0, 0, 0, 0] * ENTRANTS
        """Scores and dice of a tournament, by entrant. Changed as a whole, so that copies share it."""
        self.pot: i64 = 0
        self.asked: i64 = 0
        """How many seats from the one on turn have been asked to join, or have ridden."""
        self.hired: i64 = 0
        self.may_discard: bool = False

    def take_over(self, source: Position) -> None:
        self.box = source.box
        self.seats = source.seats
        self.solo = source.solo
        self.side = source.side
        self.advanced = source.advanced
        self.goal = source.goal
        self.difficulty = source.difficulty
        self.leaders = [leader.copy() for leader in source.leaders]
        self.where = source.where[:]
        self.offer = source.offer[:]
        self.ground = source.ground[:]
        self.token_at = source.token_at[:]
        self.stacked = source.stacked[:]
        self.decks = source.decks
        self.favour = source.favour[:]
        self.bank = source.bank
        self.luck = source.luck
        self.round = source.round
        self.first = source.first
        self.turn = source.turn
        self.actions = source.actions
        self.fresh = source.fresh
        self.ending = source.ending
        self.over = source.over
        self.agenda = source.agenda[:]
        self.due = source.due[:]
        self.take_over_contest(source)
        self.torak_field = source.torak_field
        self.torak_points = source.torak_points
        self.torak_lies = source.torak_lies
        self.torak_struck = source.torak_struck
        self.ploys = source.ploys
        self.ploy = source.ploy
        self.posters = source.posters

    def take_over_contest(self, source: Position) -> None:
        self.contest = source.contest
        self.spot = source.spot
        self.page = source.page
        self.row = source.row
        self.taken = source.taken
        self.roller = source.roller
        self.dice = source.dice[:]
        self.to_roll = source.to_roll
        self.rerolls = source.rerolls
        self.lowest = source.lowest
        self.foe = source.foe
        self.attacker = source.attacker
        self.strength = source.strength[:]
        self.jousts = source.jousts
        self.pot = source.pot
        self.asked = source.asked
        self.hired = source.hired
        self.may_discard = source.may_discard

    # Events

    def emit_of(self, key: str, seat: i64) -> None:
        """An event with a seat as its only argument."""
        if self.event_log is not None:
            self.emit(key, {"seat": ["seat", int(seat)]})

    def emit_number(self, key: str, seat: i64, count: i64) -> None:
        if self.event_log is not None:
            self.emit(key, {"seat": ["seat", int(seat)], "count": int(count)})

    def emit_row(self, row: i64) -> None:
        if self.event_log is not None:
            self.emit("row", {"seat": ["seat", int(self.turn)], "row": int(row) + 1})

    # Points

    def score(self, seat: i64, count: i64) -> None:
        self.leaders[seat].points += count
        self.emit_number("points", seat, count)

    # The board

    def stands_on(self, field: i64) -> bool:
        """Whether any figure stands there."""
        for leader in self.leaders:
            if leader.field == field:
                return True
        return self.torak_field == field

    def seat_of(self, board: i64) -> i64:
        """The seat that plays this leader, or the first seat without one for NONE. NONE if there is no such seat."""
        seat: i64
        for seat in range(self.seats):
            if self.leaders[seat].board == board:
                return seat
        return NONE

    def has_token(self, spot: i64) -> bool:
        return self.ground[SPOT * spot + BACK] != NONE

    def wanted_for(self, effect: i64) -> bool:
        """Whether the player of a solo game has the poster with this effect."""
        return self.posters[self.box.poster_with[effect]] == 1


def new_decks(box: Box) -> list[Pile]:
    total = sum(len(cards) for cards in box.conquests)
    return [Pile([1 if card in cards else 0 for card in range(total)]) for cards in box.conquests]
