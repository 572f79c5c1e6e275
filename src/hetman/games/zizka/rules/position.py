"""A position of Jan Žižka: where everything lies, and what can happen to a leader's fortune."""

from __future__ import annotations

from typing import Any

from hetman.core.counts import add
from hetman.core.native import i64
from hetman.core.pile import Pile
from hetman.core.state import State
from hetman.games.zizka.components.map import RULERS
from hetman.games.zizka.rules import decisions
from hetman.games.zizka.rules.box import Box
from hetman.games.zizka.rules.constants import (
    BACK,
    BOUNTY,
    COINS,
    CONQUERED,
    CREW,
    CREW_SIZE,
    DEAR,
    DICE,
    DISCARDED,
    DISFAVOUR,
    ENTRANTS,
    FIELD,
    IN_BOX,
    IN_CREW,
    IN_DECK,
    LEADER,
    LUCK,
    MIDDLE,
    MORALE,
    MOVE_SKILL,
    NONE,
    NOTHING,
    OFFERED,
    OFFERS,
    PERSON,
    PLOY_AWAY,
    PLOY_IN_DECK,
    POINTS,
    POSTER,
    PURSUIT,
    SKILLS,
    SLOW,
    SPOT,
    STRUCK,
    UNSEEN,
    VICE,
    VICE_END,
    VIRTUE,
    VIRTUE_END,
)


class Position(State):
    """Everything on the table. `agenda` lists the steps still to be taken, the next one last."""

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
        self.people: list[i64] = new_people(seats)
        self.where: list[i64] = [IN_BOX if level == NONE else IN_DECK for level in box.level]
        """By follower: where the card is."""
        self.offer: list[i64] = [NONE] * (2 * OFFERS)
        self.ground: list[i64] = [NONE, NONE, 0] * box.spots
        self.token_at: list[i64] = [UNSEEN] * box.tokens
        self.stacked: list[i64] = [len(tokens) for tokens in box.with_back]
        """By back: tokens in the stack beside the board."""
        self.decks: list[Pile] = new_decks(box)
        """Conquests, easy and hard. Changed seldom, and then as a whole, so that copies share them."""
        self.favour: list[i64] = [NONE, NONE]
        """By ruler: who holds the token."""
        self.bank: i64 = box.coins
        self.luck: i64 = box.luck
        self.begin_course()
        self.begin_nothing()
        self.set_up_torak()

    def begin_course(self) -> None:
        """Nobody is on turn yet."""
        self.round: i64 = 0
        self.first: i64 = NONE
        self.turn: i64 = NONE
        self.actions: i64 = 0
        self.fresh: i64 = 0
        """Luck tokens that came in the action under way, and serve from the next one on."""
        self.ending: bool = False
        self.over: bool = False
        self.agenda: list[i64] = []
        self.due: list[i64] = []
        """Rewards of a row that are still to be given, the next one last."""

    def set_up_torak(self) -> None:
        self.torak_field: i64 = NONE
        self.torak_points: i64 = 0
        self.torak_lies: bool = False
        self.ploys: list[i64] = new_ploys(self.box, self.solo, self.difficulty)
        self.ploy: i64 = NONE
        """Torak's card that is being carried out."""
        self.posters: list[i64] = [0, 0, 0, 0]
        """Posters of the solo game: 1 for those that the player has."""

    def begin_nothing(self) -> None:
        """Neither event nor conquest, tournament or fight goes on."""
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
        """Dice to be cast again are picked in the order of their faces, so that each choice is met once."""
        self.foe: i64 = NONE
        """Whom the seat on turn attacks; TORAK may be either side."""
        self.attacker: i64 = NONE
        self.strength: list[i64] = [0, 0]
        """Of attacker and defender."""
        self.jousts: list[i64] = [NONE, 0, 0, 0, 0, 0] * ENTRANTS
        """What each entrant of a tournament has. Changed as a whole, so that copies share it."""
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
        self.people = source.people[:]
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

    # Names for the chronicle

    def emit_of(self, key: str, seat: i64) -> None:
        """An event that concerns one seat and needs no more words."""
        if self.event_log is not None:
            self.emit(key, {"seat": ["seat", int(seat)]})

    def emit_number(self, key: str, seat: i64, count: i64) -> None:
        if self.event_log is not None:
            self.emit(key, {"seat": ["seat", int(seat)], "count": int(count)})

    def emit_row(self, row: i64) -> None:
        if self.event_log is not None:
            self.emit("row", {"seat": ["seat", int(self.turn)], "row": int(row) + 1})

    def emit_follower(self, key: str, seat: i64, card: i64) -> None:
        if self.event_log is not None:
            follower = self.box.contents.followers[card].id
            self.emit(key, {"seat": ["seat", int(seat)], "follower": ["follower", follower]})

    # Skills of a leader and the crew

    def skill(self, seat: i64, skill: i64) -> i64:
        """How many symbols of a skill the leader's board and the crew show together."""
        at: i64 = PERSON * seat
        people = self.people
        skills = self.box.skills
        total: i64 = self.box.leader_skills[self.side][SKILLS * people[at + LEADER] + skill]
        slot: i64
        for slot in range(at + CREW, at + CREW + CREW_SIZE):
            card: i64 = people[slot]
            if card == NONE:
                break
            total += skills[SKILLS * card + skill]
        return total

    def conditional(self, seat: i64, kind: i64) -> i64:
        """How many of the crew have the skill of this kind of event."""
        at: i64 = PERSON * seat + CREW
        total: i64 = 0
        slot: i64
        for slot in range(at, at + CREW_SIZE):
            card: i64 = self.people[slot]
            if card == NONE:
                break
            if self.box.when[card] == kind:
                total += 1
        return total

    def pace(self, seat: i64) -> i64:
        """How far a leader moves in one action; a wanted poster slows, but never below nothing."""
        points: i64 = self.skill(seat, MOVE_SKILL)
        if self.solo:
            if self.wanted_for(SLOW):
                points -= 1
        elif self.people[PERSON * seat + POSTER]:
            points -= self.box.slower
        if points < 0:
            return 0
        return points if points < self.box.farthest else self.box.farthest

    # Coins, points, luck: pools are finite, and a short one pays what it has

    def gain_coins(self, seat: i64, count: i64) -> None:
        paid: i64 = count if count < self.bank else self.bank
        self.bank -= paid
        add(self.people, PERSON * seat + COINS, paid)
        self.emit_number("coins", seat, paid)

    def pay(self, seat: i64, count: i64) -> None:
        self.bank += count
        add(self.people, PERSON * seat + COINS, -count)

    def score(self, seat: i64, count: i64) -> None:
        add(self.people, PERSON * seat + POINTS, count)
        self.emit_number("points", seat, count)

    def gain_luck(self, seat: i64) -> None:
        if self.luck > 0:
            self.luck -= 1
            self.fresh += 1
            add(self.people, PERSON * seat + LUCK, 1)
            self.emit_of("luck", seat)
        else:
            self.emit_of("no-luck", seat)

    def usable_luck(self, seat: i64) -> i64:
        """A luck token serves from the action after the one that brought it."""
        luck: i64 = self.people[PERSON * seat + LUCK]
        return luck - self.fresh if seat == self.turn else luck

    def spend_luck(self, seat: i64) -> None:
        self.luck += 1
        add(self.people, PERSON * seat + LUCK, -1)

    # Morale

    def lean(self, seat: i64, way: i64) -> None:
        """One step towards virtue or vice; a step beyond the end is a victory point."""
        at: i64 = PERSON * seat + MORALE
        end: i64 = VIRTUE_END if way == VIRTUE else VICE_END
        if self.people[at] == end:
            self.emit_of("beyond-virtue" if way == VIRTUE else "beyond-vice", seat)
            self.score(seat, 1)
            return
        add(self.people, at, -1 if way == VIRTUE else 1)
        self.emit_of("virtue" if way == VIRTUE else "vice", seat)
        if self.people[at] == end:
            self.part_with_despisers(seat, way)

    def part_with_despisers(self, seat: i64, way: i64) -> None:
        """Those who despise this end of the track leave at once."""
        slot: i64 = CREW_SIZE - 1
        while slot >= 0:
            card: i64 = self.people[PERSON * seat + CREW + slot]
            if card != NONE and self.box.despises[card] == way:
                self.emit_follower("leaves", seat, card)
                self.part_with(seat, card)
            slot -= 1

    def accepts(self, seat: i64, card: i64) -> bool:
        """Whether the follower would serve somebody of this morale."""
        morale: i64 = self.people[PERSON * seat + MORALE]
        way: i64 = self.box.despises[card]
        return not (way == VIRTUE and morale == VIRTUE_END) and not (way == VICE and morale == VICE_END)

    # The crew

    def crew_size(self, seat: i64) -> i64:
        size: i64 = 0
        at: i64 = PERSON * seat + CREW
        while size < CREW_SIZE and self.people[at + size] != NONE:
            size += 1
        return size

    def part_with(self, seat: i64, card: i64) -> None:
        """A follower leaves the crew; a starter goes back into the box."""
        at: i64 = PERSON * seat + CREW
        last: i64 = at + CREW_SIZE - 1
        slot: i64 = at
        while self.people[slot] != card:
            slot += 1
        while slot < last:
            self.people[slot] = self.people[slot + 1]
            slot += 1
        self.people[last] = NONE
        self.where[card] = IN_BOX if self.box.level[card] == NONE else DISCARDED

    def take_in(self, seat: i64, card: i64, old: i64) -> None:
        """An available follower joins, in the place of an old one where the crew is full; the offer is filled up."""
        if old != NONE:
            self.part_with(seat, old)
        self.people[PERSON * seat + CREW + self.crew_size(seat)] = card
        self.withdraw(card, IN_CREW)

    def withdraw(self, card: i64, to: i64) -> None:
        """A card leaves the offer: the top of the deck takes its place, and the next one is turned up."""
        level: i64 = self.box.level[card]
        top: i64 = OFFERS * level + OFFERS - 1
        slot: i64 = OFFERS * level
        while self.offer[slot] != card:
            slot += 1
        self.offer[slot] = self.offer[top]
        self.offer[top] = NONE
        self.where[card] = to
        self.stack.append(decisions.OFFERS[level])

    def put_on_offer(self, card: i64) -> None:
        """A card is turned up: it lies on the table as long as there is room, and then on the deck."""
        slot: i64 = OFFERS * self.box.level[card]
        while self.offer[slot] != NONE:
            slot += 1
        self.offer[slot] = card
        self.where[card] = OFFERED

    def price(self, card: i64) -> i64:
        return self.box.cost[card] + (1 if self.solo and self.wanted_for(DEAR) else 0)

    # Favour of the rulers

    def win_favour(self, seat: i64, ruler: i64) -> None:
        """From the pool or from its holder, who gets a point for it; whoever has it already gets a point instead."""
        if self.solo and self.wanted_for(DISFAVOUR):
            self.emit_of("disfavoured", seat)
            return
        holder: i64 = self.favour[ruler]
        if holder == seat:
            self.emit_favour("favour-again", seat, ruler)
            self.score(seat, 1)
            return
        self.favour[ruler] = seat
        self.emit_favour("favour", seat, ruler)
        if holder != NONE:
            self.emit_favour("favour-lost", holder, ruler)
            self.score(holder, 1)

    def return_favour(self, ruler: i64) -> None:
        """The holder lays it back and gets a point."""
        holder: i64 = self.favour[ruler]
        self.favour[ruler] = NONE
        self.emit_favour("favour-lost", holder, ruler)
        self.score(holder, 1)

    def emit_favour(self, key: str, seat: i64, ruler: i64) -> None:
        if self.event_log is not None:
            self.emit(key, {"seat": ["seat", int(seat)], "ruler": ["ruler", RULERS[ruler]]})

    def emit_ruler(self, key: str, ruler: i64) -> None:
        if self.event_log is not None:
            self.emit(key, {"ruler": ["ruler", RULERS[ruler]]})

    # Wanted posters

    def get_wanted(self, seat: i64) -> None:
        """The first time a poster, every time coins on it. In the solo game one is drawn and carries none."""
        if self.solo:
            if self.free_posters() > 0:
                self.stack.append(decisions.POSTERS[0])
            return
        at: i64 = PERSON * seat
        laid: i64 = self.box.bounty if self.box.bounty < self.bank else self.bank
        self.bank -= laid
        self.people[at + POSTER] = 1
        add(self.people, at + BOUNTY, laid)
        self.emit_number("poster", seat, self.people[at + BOUNTY])

    def wanted_for(self, effect: i64) -> bool:
        return self.posters[self.box.poster_with[effect]] == 1

    def free_posters(self) -> i64:
        free: i64 = 0
        for held in self.posters:
            free += 1 - held
        return free

    def torak_bonus(self) -> i64:
        return 1 if self.wanted_for(PURSUIT) else 0

    # Tokens on the board

    def stands_on(self, field: i64) -> bool:
        """Whether any figure stands there."""
        seat: i64
        for seat in range(self.seats):
            if self.people[PERSON * seat + FIELD] == field:
                return True
        return self.torak_field == field

    def has_token(self, spot: i64) -> bool:
        return self.ground[SPOT * spot + BACK] != NONE


def new_people(seats: int) -> list[i64]:
    person: list[i64] = [0] * PERSON
    person[FIELD] = NONE
    person[MORALE] = MIDDLE
    person[LEADER] = NONE
    person[STRUCK] = 0
    person[CONQUERED] = NONE
    person[CONQUERED + 1] = NONE
    person[CREW:] = [NONE] * CREW_SIZE
    return person * seats


def new_decks(box: Box) -> list[Pile]:
    total = sum(len(cards) for cards in box.conquests)
    return [Pile([1 if card in cards else 0 for card in range(total)]) for cards in box.conquests]


def new_ploys(box: Box, solo: bool, difficulty: i64) -> list[i64]:
    """Where Torak's cards are: the basic ones in his deck, of the others the one of this level."""
    decks = {0: (0, 1), 1: (0,), 2: (0, 2)}[int(difficulty)]
    return [PLOY_IN_DECK if solo and deck in decks else PLOY_AWAY for deck in box.ploy_deck]
