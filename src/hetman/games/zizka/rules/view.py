"""What a seat sees of a position. NOTES.md describes the format."""

from __future__ import annotations

from typing import Any

from hetman.core.native import i64
from hetman.core.pile import EVERYBODY, SEAT_BITS, Pile
from hetman.games.zizka.components.challenges import GAME_LEVELS
from hetman.games.zizka.components.map import FACES as FACE_NAMES
from hetman.games.zizka.components.map import LEVELS, RULERS
from hetman.games.zizka.components.map import SYMBOLS as SYMBOL_NAMES
from hetman.games.zizka.components.people import SIDES
from hetman.games.zizka.components.people import SKILLS as SKILL_NAMES
from hetman.games.zizka.rules.constants import (
    BACK,
    DISCARDED,
    ENTRANTS,
    FACES,
    FIGHT,
    FRONT,
    IN_DECK,
    JOUST,
    KNOWN,
    LOCKED,
    LYING,
    MOST_SEATS,
    NEEDS,
    NONE,
    OFFERS,
    PLOY_IN_DECK,
    PLOY_USED,
    POOL,
    PRINTED,
    RIDDEN,
    ROW_BITS,
    ROWS,
    RULED,
    SCORE,
    SCORE_NEEDED,
    SPOT,
    SYMBOLS,
    TORAK,
    TOURNAMENT,
    USED,
    WAITING,
)
from hetman.games.zizka.rules.luck import usable_luck
from hetman.games.zizka.rules.movement import pace
from hetman.games.zizka.rules.peeking import peeks_left
from hetman.games.zizka.rules.position import Position
from hetman.games.zizka.rules.tavern import price
from hetman.games.zizka.rules.view_cards import ploy_card, reward_card

CONTESTS = (None, "event", "conquest", "tournament", "fight")


def game_view(state: Position, seat: int | None) -> dict[str, Any]:
    seats = range(int(state.seats))
    return {
        "round": int(state.round),
        "goal": int(state.goal),
        "side": SIDES[state.side],
        "advanced": state.advanced,
        "level": GAME_LEVELS[state.difficulty] if state.solo else None,
        "first": or_none(state.first),
        "turn": or_none(state.turn),
        "actions": int(state.actions),
        "ending": state.ending,
        "bank": int(state.bank),
        "luck": int(state.luck),
        "map": state.box.plan,
        "tokens": [show_token(state, spot, seat) for spot in range(int(state.box.spots)) if state.has_token(spot)],
        "stack": int(sum(state.stacked)),
        "used": [token.id for n, token in enumerate(state.box.contents.tokens) if state.token_at[n] == USED],
        "players": [show_player(state, other) for other in seats],
        "tavern": [show_table(state, level) for level in range(2)],
        "decks": {name: show_deck(state, state.decks[level], seat) for level, name in enumerate(LEVELS)},
        "favours": {ruler: or_none(state.favour[number]) for number, ruler in enumerate(RULERS)},
        "contest": CONTESTS[state.contest],
        "page": show_page(state),
        "dice": show_dice(state) if state.roller != NONE else None,
        "due": [reward_card(reward) for reward in reversed(state.due)],
        "fight": show_fight(state) if state.contest == FIGHT else None,
        "tournament": show_tournament(state) if state.contest == TOURNAMENT else None,
        "torak": show_torak(state) if state.solo else None,
    }


def or_none(number: i64) -> int | None:
    return None if number == NONE else int(number)


def who(number: i64) -> int | str | None:
    """A seat, or Torak."""
    return "torak" if number == TORAK else or_none(number)


def knowers(state: Position, mask: i64) -> list[int]:
    return [seat for seat in range(int(state.seats)) if mask & SEAT_BITS[seat]]


def field_name(state: Position, field: i64) -> str | None:
    return None if field == NONE else state.box.contents.fields[field].id


# The board


def show_token(state: Position, spot: i64, viewer: int | None) -> dict[str, Any]:
    """A token lies open, or its front is shown to those who looked at it."""
    at: i64 = SPOT * spot
    known: i64 = state.ground[at + KNOWN]
    seen = known == EVERYBODY or (viewer is not None and known & SEAT_BITS[viewer] != 0)
    return {
        "field": field_name(state, state.box.field_of[spot]),
        "back": state.box.backs[state.ground[at + BACK]],
        "hints": list(state.box.contents.tokens[state.box.with_back[state.ground[at + BACK]][0]].back),
        "open": known == EVERYBODY,
        "known_by": [] if known == EVERYBODY else knowers(state, known),
        "front": state.box.page_cards[state.ground[at + FRONT]] if seen else None,
    }


def show_deck(state: Position, deck: Pile, viewer: int | None) -> dict[str, Any]:
    """A conquest deck: its size, the top card for a seat that knows it, and the cards that were put under it openly."""
    top: i64 = state.box.tokens + deck.tops()[0] if deck.size() else NONE
    known = viewer is not None and deck.size() > 0 and deck.top_known_to(viewer)
    open_top = deck.size() > 0 and deck.size() == len(deck.tail)
    conquests = state.box.contents.conquests
    return {
        "size": int(deck.size()),
        "top": state.box.page_cards[top] if known or open_top else None,
        "known_by": knowers(state, deck.front_known[0]) if deck.front else [],
        "under": [conquests[card].id for card in deck.tail],
    }


# The players


def show_player(state: Position, seat: int) -> dict[str, Any]:
    own = state.leaders[seat]
    contents = state.box.contents
    leader = None if own.board == NONE else contents.leaders[own.board]
    skills = (
        {name: int(own.skill(state.box, state.side, number)) for number, name in enumerate(SKILL_NAMES)}
        if leader
        else {}
    )
    return {
        "seat": seat,
        "leader": leader.id if leader else None,
        "colour": leader.colour if leader else None,
        "own_skills": list(leader.skills[state.side]) if leader else [],
        "field": field_name(state, own.field),
        "points": int(own.points),
        "morale": int(own.morale),
        "coins": int(own.coins),
        "luck": int(own.luck),
        "usable_luck": int(usable_luck(state, seat)),
        "poster": own.poster,
        "bounty": int(own.bounty),
        "struck": own.struck,
        "favours": [ruler for number, ruler in enumerate(RULERS) if state.favour[number] == seat],
        "conquered": {
            level: None if card == NONE else contents.conquests[card].id
            for level, card in zip(LEVELS, own.conquered, strict=True)
        },
        "crew": [state.box.follower_cards[card] for card in own.crew],
        "skills": skills,
        "pace": int(pace(state, seat)) if leader else 0,
        "peeks": int(peeks_left(state, seat)) if leader else 0,
    }


def show_table(state: Position, level: int) -> dict[str, Any]:
    """A tavern table: three cards and the top of the deck, and what they cost now."""
    cards = [card for card in state.offer[OFFERS * level : OFFERS * level + OFFERS] if card != NONE]
    places = [state.where[card] for card in state.box.of_level[level]]
    names = [follower.id for follower in state.box.contents.followers]
    return {
        "level": level + 1,
        "offer": [{**state.box.follower_cards[card], "price": int(price(state, card))} for card in cards],
        "deck": places.count(IN_DECK),
        "discards": [names[card] for card in state.box.of_level[level] if state.where[card] == DISCARDED],
    }


# What is under way


def show_page(state: Position) -> dict[str, Any] | None:
    """The token or conquest at stake, with the rows that are met."""
    if state.page == NONE:
        return None
    done = [row for row in range(ROWS) if state.taken & ROW_BITS[row]]
    if state.page >= state.box.tokens:
        done = list(range(int(state.row)))
    field: i64 = state.leaders[state.turn].field
    return {**state.box.page_cards[state.page], "field": field_name(state, field), "done": done}


def show_dice(state: Position) -> dict[str, Any]:
    dice = state.dice
    return {
        "roller": who(state.roller),
        "lying": {face: int(dice[LYING + number]) for number, face in enumerate(FACE_NAMES[:FACES])},
        "printed": {symbol: int(dice[PRINTED + number]) for number, symbol in enumerate(SYMBOL_NAMES)},
        "pool": {symbol: int(dice[POOL + number]) for number, symbol in enumerate(SYMBOL_NAMES[:SYMBOLS])},
        "rulers": {
            ruler: {"face": FACE_NAMES[dice[RULED + number]], "locked": bool(dice[LOCKED + number])}
            for number, ruler in enumerate(RULERS)
            if dice[RULED + number] != NONE
        },
        "rerolls": int(state.rerolls),
        "to_roll": int(state.to_roll),
    }


def show_fight(state: Position) -> dict[str, Any]:
    return {
        "attacker": who(state.attacker),
        "defender": who(state.foe),
        "strength": [int(strength) for strength in state.strength],
        "symbols": [SYMBOL_NAMES[symbol] for symbol in state.box.fight_symbols],
    }


def show_tournament(state: Position) -> dict[str, Any]:
    entrants = []
    for place in range(ENTRANTS):
        score = state.jousts[JOUST * place + SCORE]
        if score != NONE:
            ridden = state.jousts[JOUST * place + RIDDEN : JOUST * place + RIDDEN + FACES]
            entrants.append(
                {
                    "who": who(TORAK if place == MOST_SEATS else place),
                    "score": None if score == WAITING else int(score),
                    "dice": {face: int(ridden[number]) for number, face in enumerate(FACE_NAMES[:FACES])},
                }
            )
    return {
        "pot": int(state.pot),
        "goal": int(state.box.needs[NEEDS * ROWS * state.page + SCORE_NEEDED]),
        "worth": {face: int(state.box.joust_points[number]) for number, face in enumerate(FACE_NAMES[:FACES])},
        "entrants": entrants,
    }


def show_torak(state: Position) -> dict[str, Any]:
    ploys = state.box.contents.ploys
    return {
        "field": field_name(state, state.torak_field),
        "points": int(state.torak_points),
        "lies": state.torak_lies,
        "deck": list(state.ploys).count(PLOY_IN_DECK),
        "used": [ploy.id for number, ploy in enumerate(ploys) if state.ploys[number] == PLOY_USED],
        "ploy": None if state.ploy == NONE else ploy_card(ploys[state.ploy]),
        "posters": [
            {"poster": poster.id, "effect": poster.effect, "held": bool(state.posters[number])}
            for number, poster in enumerate(state.box.contents.posters)
        ],
    }
