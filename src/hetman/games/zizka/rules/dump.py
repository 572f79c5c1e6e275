"""The fields of a dump. NOTES.md describes the format."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.fields import Field, custom, dump_fields, flag, id_of, index_of, number, numbers, restore_fields, whole
from hetman.core.pile import Pile
from hetman.games.zizka.components.map import LEVELS, RULERS
from hetman.games.zizka.rules.constants import (
    BACK,
    DISCARDED,
    FRONT,
    IN_BOX,
    IN_CREW,
    KNOWN,
    NONE,
    OFFERED,
    SEEN,
    SPOT,
    USED,
)
from hetman.games.zizka.rules.position import Position


def ids(things: tuple[Any, ...]) -> list[str]:
    return [thing.id for thing in things]


# Leaders


def bit(name: str) -> Field:
    """A flag that the dump holds as 0 or 1."""
    return custom(
        name, lambda leader: int(getattr(leader, name)), lambda leader, value: setattr(leader, name, whole(value) == 1)
    )


LEADER_FIELDS: Final = (
    number("points"),
    number("morale"),
    number("coins"),
    number("luck"),
    bit("poster"),
    number("bounty"),
    bit("struck"),
    number("peeked"),
)


def dump_people(state: Position) -> list[dict[str, Any]]:
    contents = state.box.contents
    return [
        {
            "leader": id_of(leader.board, ids(contents.leaders), NONE),
            "field": id_of(leader.field, ids(contents.fields), NONE),
            "crew": [contents.followers[card].id for card in leader.crew],
            "spied": [contents.followers[card].id for card in leader.spied],
            "conquered": [id_of(card, ids(contents.conquests), NONE) for card in leader.conquered],
            **dump_fields(leader, LEADER_FIELDS),
        }
        for leader in state.leaders
    ]


def restore_people(state: Position, people: list[dict[str, Any]]) -> None:
    contents = state.box.contents
    for leader, data in zip(state.leaders, people, strict=True):
        leader.board = index_of(data["leader"], ids(contents.leaders), NONE)
        leader.field = index_of(data["field"], ids(contents.fields), NONE)
        leader.crew = [index_of(name, ids(contents.followers), NONE) for name in data["crew"]]
        leader.spied = [index_of(name, ids(contents.followers), NONE) for name in data["spied"]]
        leader.conquered = [index_of(name, ids(contents.conquests), NONE) for name in data["conquered"]]
        restore_fields(leader, LEADER_FIELDS, data)
        for card in leader.crew:
            state.where[card] = IN_CREW


# Followers: those that are named nowhere are in the decks


def dump_offer(state: Position) -> list[str | None]:
    return [id_of(card, ids(state.box.contents.followers), NONE) for card in state.offer]


def restore_offer(state: Position, names: list[str | None]) -> None:
    state.offer = [index_of(name, ids(state.box.contents.followers), NONE) for name in names]
    for card in state.offer:
        if card != NONE:
            state.where[card] = OFFERED


def followers_at(name: str, place: int) -> Field:
    """The followers whose cards are in this place."""

    def dump(state: Position) -> list[str]:
        followers = state.box.contents.followers
        return [follower.id for card, follower in enumerate(followers) if state.where[card] == place]

    def restore(state: Position, names: list[str]) -> None:
        for follower in names:
            state.where[index_of(follower, ids(state.box.contents.followers), NONE)] = place

    return custom(name, dump, restore)


# Event tokens: those that are named nowhere are in the stack


def dump_tokens(state: Position) -> dict[str, dict[str, Any]]:
    """Field -> back, front, and the seats that know the front."""
    contents = state.box.contents
    tokens = {}
    for spot in range(int(state.box.spots)):
        if state.has_token(spot):
            at = SPOT * spot
            tokens[contents.fields[state.box.field_of[spot]].id] = {
                "back": state.box.backs[state.ground[at + BACK]],
                "front": id_of(state.ground[at + FRONT], ids(contents.tokens), NONE),
                "known": int(state.ground[at + KNOWN]),
            }
    return tokens


def restore_tokens(state: Position, tokens: dict[str, dict[str, Any]]) -> None:
    box = state.box
    for field, token in tokens.items():
        at = SPOT * box.spot_of[index_of(field, ids(box.contents.fields), NONE)]
        back = index_of(token["back"], box.backs, NONE)
        front = index_of(token["front"], ids(box.contents.tokens), NONE)
        state.ground[at : at + SPOT] = [back, front, token["known"]]
        state.stacked[back] = state.stacked[back] - 1
        if front != NONE:
            state.token_at[front] = SEEN


def dump_used(state: Position) -> list[str]:
    return [token.id for number, token in enumerate(state.box.contents.tokens) if state.token_at[number] == USED]


def restore_used(state: Position, names: list[str]) -> None:
    for name in names:
        token = index_of(name, ids(state.box.contents.tokens), NONE)
        state.token_at[token] = USED
        back = state.box.back[token]
        state.stacked[back] = state.stacked[back] - 1


# Conquests and favours


def restore_decks(state: Position, piles: dict[str, Any]) -> None:
    state.decks = [Pile([]), Pile([])]
    for deck, level in zip(state.decks, LEVELS, strict=True):
        deck.restore(piles[level])


def dump_favours(state: Position) -> dict[str, int | None]:
    """Ruler -> seat."""
    return {ruler: None if holder == NONE else int(holder) for ruler, holder in zip(RULERS, state.favour, strict=True)}


def restore_favours(state: Position, favours: dict[str, int | None]) -> None:
    holders = [favours[ruler] for ruler in RULERS]
    state.favour = [NONE if holder is None else holder for holder in holders]


COURSE: Final = ("round", "first", "turn", "actions", "fresh", "bank", "luck")
CONTEST: Final = (
    *("contest", "spot", "page", "row", "taken", "roller", "to_roll", "rerolls", "lowest"),
    *("foe", "attacker", "pot", "asked", "hired"),
)
FIELDS: Final[tuple[Field, ...]] = (
    custom("people", dump_people, restore_people),
    custom("offer", dump_offer, restore_offer),
    followers_at("discards", DISCARDED),
    followers_at("box", IN_BOX),
    custom("tokens", dump_tokens, restore_tokens),
    custom("used", dump_used, restore_used),
    custom("decks", lambda state: {level: state.decks[n].dump() for n, level in enumerate(LEVELS)}, restore_decks),
    custom("favours", dump_favours, restore_favours),
    *[number(name, f"course.{name}") for name in COURSE],
    flag("ending"),
    flag("over"),
    numbers("agenda"),
    numbers("due"),
    *[number(name, f"contest.{name}") for name in CONTEST],
    *[numbers(name, f"contest.{name}") for name in ("dice", "strength", "jousts")],
    flag("may_discard", "contest.may_discard"),
    *[number(name, f"torak.{name}") for name in ("torak_field", "torak_points", "ploy")],
    flag("torak_lies", "torak.lies"),
    flag("torak_struck", "torak.struck"),
    numbers("ploys", "torak.ploys"),
    numbers("posters", "torak.posters"),
)
