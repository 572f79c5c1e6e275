"""The solo game: Torak's cards, his fights and his penalties."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import FIRST, first
from hetman.core.decisions import ChanceDecision
from hetman.core.native import i64
from hetman.core.steps import Step
from hetman.games.zizka.components.map import RULERS
from hetman.games.zizka.rules import decisions, phases, rolls
from hetman.games.zizka.rules.bank import pay
from hetman.games.zizka.rules.constants import (
    FRONT,
    JOUST,
    MOST_SEATS,
    NONE,
    PLOY_IN_DECK,
    PLOY_USED,
    SCORE,
    SPOT,
    TORAK,
)
from hetman.games.zizka.rules.event_tokens import is_open, lay_on, use_up
from hetman.games.zizka.rules.favours import return_favour
from hetman.games.zizka.rules.follower_decks import replace_all
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.posters import free_posters, pursuit
from hetman.games.zizka.rules.scoring import finish
from hetman.games.zizka.rules.verbs import PLOT

PLAYER = 0
DECKS: Final = ((0, 1), (0,), (0, 2))
"""By level: the parts of Torak's deck. All levels have the basic cards, easy and hard one more each."""


def make_deck(state: Position) -> None:
    """Put the cards of this level into Torak's deck."""
    for card, deck in enumerate(state.box.ploy_deck):
        if deck in DECKS[state.difficulty]:
            state.ploys[card] = PLOY_IN_DECK


TURN_CARD: Final = 0
RIDE_CARD: Final = 1
PENALTY_CARD: Final = 2
"""What one of his cards is turned up for: his turn, his score in a tournament, a penalty."""


def draw_card(state: Position, use: i64) -> None:
    """Turn up a card of Torak's. If his deck is empty, the used ones are shuffled first."""
    if PLOY_IN_DECK not in state.ploys:
        state.ploys = [PLOY_IN_DECK if place == PLOY_USED else place for place in state.ploys]
        state.emit("torak-shuffles", {})
    state.stack.append(decisions.PLOYS[use])


class Ploy(ChanceDecision[Position]):
    """A card of Torak's is turned up."""

    def moves(self, state: Position) -> list[i64]:
        return [PLOT + ploy * FIRST for ploy in range(len(state.ploys)) if state.ploys[ploy] == PLOY_IN_DECK]

    def turn_up(self, state: Position, ploy: i64) -> None:
        state.ploys = state.ploys[:]
        state.ploys[ploy] = PLOY_USED


class TorakTurn(Step[Position]):
    """After the player's turn. A Torak who lies on the ground only gets up."""

    def run(self, state: Position) -> None:
        state.agenda.append(phases.NEXT_TURN)
        state.torak_struck = False
        if state.torak_lies:
            state.torak_lies = False
            state.emit("torak-rises", {})
        else:
            draw_card(state, TURN_CARD)


class TurnCard(Ploy):
    """From top to bottom: he moves, scores, replaces followers and a token, takes favours, then fights."""

    def play(self, state: Position, move: i64) -> None:
        self.turn_up(state, first(move))
        state.ploy = first(move)
        state.agenda += [phases.TORAK_ATTACKS, phases.TORAK_FAVOURS, phases.TORAK_TOKEN, phases.TORAK_TAVERN]
        card = state.box.contents.ploys[state.ploy]
        ride_towards_player(state, card.move + pursuit(state))
        score(state, card.points)


def ride_towards_player(state: Position, steps: i64) -> None:
    """By a shortest way. He stops where the player is."""
    box = state.box
    target: i64 = state.leaders[PLAYER].field
    start: i64 = state.torak_field
    while steps > 0 and state.torak_field != target:
        for near in box.near[state.torak_field]:
            if box.distance[box.fields * near + target] < box.distance[box.fields * state.torak_field + target]:
                state.torak_field = near
                break
        steps -= 1
    if state.event_log is not None:
        key = "torak-stays" if state.torak_field == start else "torak-moves"
        state.emit(key, {"field": ["field", box.contents.fields[state.torak_field].id]})


def score(state: Position, count: i64) -> None:
    """Points from his card. If they bring him to the goal before the player, the card ends there."""
    state.torak_points += count
    if count > 0:
        state.emit("torak-points", {"count": int(count)})
    end_at_goal(state)


def end_at_goal(state: Position) -> None:
    """The game ends at once when Torak reaches the goal before the player: nothing of a card or a turn follows."""
    if state.torak_points < state.goal or state.leaders[PLAYER].points >= state.goal:
        return
    state.agenda = []
    state.ploy = NONE
    state.spot = NONE
    state.emit("torak-goal", {})
    finish(state)


class TorakTavern(Step[Position]):
    """All eight available followers are replaced."""

    def run(self, state: Position) -> None:
        if state.box.contents.ploys[state.ploy].tavern:
            replace_all(state)
            state.emit("torak-tavern", {})


class TorakToken(Step[Position]):
    """The token on his field, or the nearest one, is shown and replaced."""

    def run(self, state: Position) -> None:
        if not state.box.contents.ploys[state.ploy].token:
            return
        state.spot = nearest_token(state)
        if state.spot == NONE:
            return
        state.agenda.append(phases.TORAK_LAYS)
        if not is_open(state, state.spot):
            state.stack.append(decisions.REVEALS[0])


def nearest_token(state: Position) -> i64:
    """Of several equally near, the first in the order of the map."""
    box = state.box
    found: i64 = NONE
    best: i64 = NONE
    spot: i64
    for spot in range(box.spots):
        away: i64 = box.distance[box.fields * state.torak_field + box.field_of[spot]]
        if state.has_token(spot) and away < best:
            found = spot
            best = away
    return found


class TorakLays(Step[Position]):
    """Everybody has seen the token. It is used up, and another one is laid."""

    def run(self, state: Position) -> None:
        if state.event_log is not None:
            field = state.box.contents.fields[state.box.field_of[state.spot]].id
            token = state.box.contents.tokens[state.ground[SPOT * state.spot + FRONT]].id
            state.emit("torak-token", {"field": ["field", field], "token": ["token", token]})
        use_up(state, state.spot)
        lay_on(state, state.spot)


class TorakFavours(Step[Position]):
    """The player puts back a favour for a point. If the player does not have it, Torak gets the point."""

    def run(self, state: Position) -> None:
        for name in state.box.contents.ploys[state.ploy].favours:
            ruler: i64 = RULERS.index(name)
            if state.favour[ruler] == PLAYER:
                return_favour(state, ruler)
            elif not state.over:
                state.emit("torak-courts", {"ruler": ["ruler", name]})
                score(state, 1)


# Fights


def roll(state: Position) -> None:
    """As many dice as the combat card says, without rerolls."""
    rolls.clear_table(state, TORAK)
    state.emit("torak-casts", {})
    state.agenda.append(phases.COUNT)
    rolls.roll_more(state, fight_dice(state))


def fight_dice(state: Position) -> i64:
    """The combat card: his dice by level and points."""
    band: i64 = 0
    while band + 1 < len(state.box.combat_from) and state.torak_points >= state.box.combat_from[band + 1]:
        band += 1
    return state.box.combat_dice[state.difficulty][band]


def fight_luck(state: Position) -> i64:
    """One luck token from 11 points on, two from 16 on. Each counts as a symbol."""
    count: i64 = 0
    for points in state.box.combat_luck:
        if state.torak_points >= points:
            count += 1
    return count


def settle_fight(state: Position, torak_attacked: bool, attack_won: bool) -> None:
    """Torak's victory costs a penalty. The player's takes a poster away and lays Torak down, but only in attack."""
    if torak_attacked and attack_won:
        state.emit("torak-wins", {})
        draw_card(state, PENALTY_CARD)
    elif attack_won:
        state.torak_lies = True
        state.emit("torak-falls", {})
        if free_posters(state) < len(state.posters):
            state.stack.append(decisions.TEARS[PLAYER])


class Penalty(Ploy):
    """Half of the coins, rounded down, all of them, or a follower of the player's choice."""

    def play(self, state: Position, move: i64) -> None:
        self.turn_up(state, first(move))
        coins: i64 = state.leaders[PLAYER].coins
        penalty = state.box.contents.ploys[first(move)].penalty
        if penalty != "follower":
            lost: i64 = coins // 2 if penalty == "half" else coins
            pay(state, PLAYER, lost)
            state.emit_number("robbed", PLAYER, lost)
        elif len(state.leaders[PLAYER].crew) > 0:
            state.stack.append(decisions.DISMISSALS[PLAYER])
        else:
            state.emit_of("no-crew", PLAYER)


# The tournament


class TorakRides(Ploy):
    """His score stands on the card that is turned up."""

    def play(self, state: Position, move: i64) -> None:
        self.turn_up(state, first(move))
        state.jousts = state.jousts[:]
        score = state.box.contents.ploys[first(move)].score
        state.jousts[JOUST * MOST_SEATS + SCORE] = score
        state.emit("torak-rides", {"count": score})


def meets_player(state: Position) -> bool:
    """After the rest of his card Torak attacks, if he stands on the player's field, also if he did not move."""
    return state.torak_field == state.leaders[PLAYER].field


def can_be_attacked(state: Position, field: i64) -> bool:
    """Alone: a leader on Torak's field may attack him, without a poster, once between two of his cards."""
    return state.solo and state.torak_field == field and not state.torak_lies and not state.torak_struck
