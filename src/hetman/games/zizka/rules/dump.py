"""A position as data that can be written down, and back."""

from __future__ import annotations

from typing import Any

from hetman.core.pile import Pile
from hetman.games.zizka.components.map import LEVELS, RULERS
from hetman.games.zizka.rules.constants import (
    BACK,
    BOUNTY,
    COINS,
    CONQUERED,
    CREW,
    CREW_SIZE,
    DISCARDED,
    FIELD,
    FRONT,
    IN_BOX,
    IN_CREW,
    IN_DECK,
    KNOWN,
    LEADER,
    LUCK,
    MORALE,
    NONE,
    OFFERED,
    OFFERS,
    PEEKED,
    PERSON,
    POINTS,
    POSTER,
    SEEN,
    SPOT,
    STRUCK,
    UNSEEN,
    USED,
)
from hetman.games.zizka.rules.position import Position

NUMBERS = {
    "points": POINTS,
    "morale": MORALE,
    "coins": COINS,
    "luck": LUCK,
    "poster": POSTER,
    "bounty": BOUNTY,
    "struck": STRUCK,
    "peeked": PEEKED,
}
CONTEST = (
    *("contest", "spot", "page", "row", "taken", "roller", "to_roll", "rerolls", "lowest"),
    *("foe", "attacker", "pot", "asked", "hired"),
)
CONTEST_LISTS = ("dice", "strength", "jousts")
COURSE = ("round", "first", "turn", "actions", "fresh", "bank", "luck")
TORAK = ("torak_field", "torak_points", "ploy")


def dump_position(state: Position) -> dict[str, Any]:
    """People by seat, tokens by field, cards by place, and the numbers of what goes on; NOTES.md tells each."""
    contents = state.box.contents
    followers = [follower.id for follower in contents.followers]
    placed = {DISCARDED: "discards", IN_BOX: "box"}
    return {
        "people": [dump_person(state, seat) for seat in range(int(state.seats))],
        "offer": [None if card == NONE else followers[card] for card in state.offer],
        **{name: [followers[n] for n, at in enumerate(state.where) if at == place] for place, name in placed.items()},
        "tokens": {
            contents.fields[state.box.field_of[spot]].id: dump_spot(state, spot)
            for spot in range(int(state.box.spots))
            if state.has_token(spot)
        },
        "used": [token.id for number, token in enumerate(contents.tokens) if state.token_at[number] == USED],
        "decks": {level: state.decks[number].dump() for number, level in enumerate(LEVELS)},
        "favours": {ruler: none_or(state.favour[number]) for number, ruler in enumerate(RULERS)},
        "course": {name: int(getattr(state, name)) for name in COURSE},
        "ending": state.ending,
        "over": state.over,
        "agenda": [int(step) for step in state.agenda],
        "due": [int(reward) for reward in state.due],
        "contest": {name: int(getattr(state, name)) for name in CONTEST}
        | {name: [int(number) for number in getattr(state, name)] for name in CONTEST_LISTS}
        | {"may_discard": state.may_discard},
        "torak": {name: int(getattr(state, name)) for name in TORAK}
        | {"lies": state.torak_lies, "ploys": [int(at) for at in state.ploys]}
        | {"posters": [int(held) for held in state.posters]},
    }


def none_or(number: int) -> int | None:
    return None if number == NONE else int(number)


def dump_person(state: Position, seat: int) -> dict[str, Any]:
    contents = state.box.contents
    person = state.people[PERSON * seat : PERSON * seat + PERSON]
    return {
        "leader": None if person[LEADER] == NONE else contents.leaders[person[LEADER]].id,
        "field": None if person[FIELD] == NONE else contents.fields[person[FIELD]].id,
        "crew": [contents.followers[card].id for card in person[CREW : CREW + CREW_SIZE] if card != NONE],
        "conquered": [
            None if card == NONE else contents.conquests[card].id for card in person[CONQUERED : CONQUERED + 2]
        ],
        **{name: int(person[place]) for name, place in NUMBERS.items()},
    }


def dump_spot(state: Position, spot: int) -> dict[str, Any]:
    at = SPOT * spot
    front = state.ground[at + FRONT]
    return {
        "back": state.box.backs[state.ground[at + BACK]],
        "front": None if front == NONE else state.box.contents.tokens[front].id,
        "known": int(state.ground[at + KNOWN]),
    }


def restore_position(state: Position, facts: dict[str, Any]) -> None:
    for seat, person in enumerate(facts["people"]):
        recall_person(state, seat, person)
    recall_followers(state, facts)
    recall_tokens(state, facts)
    state.decks = [recall_deck(facts["decks"][level]) for level in LEVELS]
    state.favour = [NONE if facts["favours"][ruler] is None else facts["favours"][ruler] for ruler in RULERS]
    for name in COURSE:
        setattr(state, name, facts["course"][name])
    state.ending, state.over = facts["ending"], facts["over"]
    state.agenda, state.due = list(facts["agenda"]), list(facts["due"])
    for name in CONTEST:
        setattr(state, name, facts["contest"][name])
    for name in CONTEST_LISTS:
        setattr(state, name, list(facts["contest"][name]))
    state.may_discard = facts["contest"]["may_discard"]
    for name in TORAK:
        setattr(state, name, facts["torak"][name])
    state.torak_lies = facts["torak"]["lies"]
    state.ploys, state.posters = list(facts["torak"]["ploys"]), list(facts["torak"]["posters"])


def recall_person(state: Position, seat: int, data: dict[str, Any]) -> None:
    contents = state.box.contents
    at = PERSON * seat
    if data["leader"] is not None:
        state.people[at + LEADER] = [leader.id for leader in contents.leaders].index(data["leader"])
    if data["field"] is not None:
        state.people[at + FIELD] = [field.id for field in contents.fields].index(data["field"])
    conquests = [conquest.id for conquest in contents.conquests]
    for level, card in enumerate(data["conquered"]):
        state.people[at + CONQUERED + level] = NONE if card is None else conquests.index(card)
    for name, place in NUMBERS.items():
        state.people[at + place] = data[name]


def recall_followers(state: Position, facts: dict[str, Any]) -> None:
    """What is neither on offer nor in a crew, among the discards or in the box is in a deck."""
    number = {follower.id: card for card, follower in enumerate(state.box.contents.followers)}
    state.where = [IN_DECK] * len(number)
    for name in facts["discards"]:
        state.where[number[name]] = DISCARDED
    for name in facts["box"]:
        state.where[number[name]] = IN_BOX
    for slot in range(2 * OFFERS):
        name = facts["offer"][slot]
        state.offer[slot] = NONE if name is None else number[name]
        if name is not None:
            state.where[number[name]] = OFFERED
    for seat, person in enumerate(facts["people"]):
        for slot, name in enumerate(person["crew"]):
            state.people[PERSON * seat + CREW + slot] = number[name]
            state.where[number[name]] = IN_CREW


def recall_tokens(state: Position, facts: dict[str, Any]) -> None:
    """What is neither used nor on the board is in the stack."""
    number = {token.id: place for place, token in enumerate(state.box.contents.tokens)}
    fields = [field.id for field in state.box.contents.fields]
    state.token_at = [UNSEEN] * len(number)
    state.stacked = [len(tokens) for tokens in state.box.with_back]
    for name in facts["used"]:
        state.token_at[number[name]] = USED
        back = state.box.back[number[name]]
        state.stacked[back] = state.stacked[back] - 1
    for field, token in facts["tokens"].items():
        at = SPOT * state.box.spot_of[fields.index(field)]
        back = state.box.backs.index(token["back"])
        state.ground[at + BACK] = back
        state.ground[at + KNOWN] = token["known"]
        state.stacked[back] = state.stacked[back] - 1
        if token["front"] is not None:
            state.ground[at + FRONT] = number[token["front"]]
            state.token_at[number[token["front"]]] = SEEN


def recall_deck(data: dict[str, Any]) -> Pile:
    deck = Pile([])
    deck.restore(data)
    return deck
