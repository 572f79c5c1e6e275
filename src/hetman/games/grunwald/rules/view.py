"""What a seat sees of a position. Only answers that lie face down are hidden; NOTES.md has the view as a table."""

from __future__ import annotations

from typing import Any

from hetman.core.native import i64
from hetman.games.grunwald.components import FIELDS, RULEBOOK
from hetman.games.grunwald.components.events import NUMBERS
from hetman.games.grunwald.rules import fields, hidden, phases, scoring
from hetman.games.grunwald.rules.box import CONTEST
from hetman.games.grunwald.rules.cards import CARDS, DECKS, KNIGHTS, NAMES, STRENGTH, by_name
from hetman.games.grunwald.rules.constants import (
    ALL_HELPERS,
    CROWN_CARDS,
    CROWN_FIELD,
    EVENTS,
    FIRST_SKIRMISH,
    GIFT_AMOUNT,
    GIFT_CARD,
    GIFT_PLACE,
    GOODS_CARD,
    GOODS_FACES,
    HELPERS,
    MERCENARIES,
    MERCENARY_CARDS,
    NO_FIELD,
    NOBODY,
    NONE,
    PROVISIONS,
    TEUTON_CARDS,
    TEUTONS,
)
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.verbs import GOODS, IN_DUCATS, IN_PROVISIONS


def game_view(state: Position, seat: int | None) -> dict[str, Any]:
    face_down = hidden.are_face_down(state)
    contest = state.stage == phases.SETTLING and state.effect() == CONTEST
    auction = state.stage == phases.SETTLING and not contest
    return {
        "round": int(state.round),
        "calendar": RULEBOOK["rounds"],
        "phase": phases.PHASES[state.stage],
        "start": int(state.start),
        "event": show_event(state),
        "fields": [show_field(state, field, seat) for field in range(len(FIELDS))],
        "skirmish": show_skirmish(state, seat) if state.stage in (phases.CLASH, phases.PAYING) else None,
        "contest": show_answers(state, seat) if face_down and contest else None,
        "auction": show_answers(state, seat) if face_down and auction else None,
        "players": show_players(state),
        "bank": {name: int(state.bank[goods]) for goods, name in enumerate(GOODS)},
        "unseen": show_unseen(state),
        "removed": by_name(state.removed),
        "spent": by_name(state.spent),
    }


# The event


def show_event(state: Position) -> dict[str, Any] | None:
    """The card with the numbers that hold for this many players."""
    if state.event == NONE:
        return None
    card = state.box.contents.events[state.event]
    names = NUMBERS[card.effect]
    numbers = [int(number) for number in state.box.numbers[state.event]]
    return {
        "event": card.token,
        "effect": card.effect,
        "field": card.field,
        "numbers": dict(zip(names, numbers, strict=False)),
        "awards": [int(award) for award in state.box.awards[state.event]],
    }


# The fields


def show_field(state: Position, field: i64, viewer: int | None) -> dict[str, Any]:
    order = [int(seat) for seat in fields.ranking(state, field)]
    prizes = show_prizes(state, field, order, viewer)
    pawns_count = field not in (TEUTONS, MERCENARIES)
    winning = 0 if field == TEUTONS else sum(prize["place"] is not None for prize in prizes)
    return {
        "field": FIELDS[field],
        "number": int(field) + 1,
        "open": field != TEUTONS or state.round >= FIRST_SKIRMISH,
        "one_pawn": not pawns_count,
        "worth": {
            "officer": fields.OFFICER_VALUE if pawns_count else 0,
            "helper": int(fields.helper_value(state, field)) if pawns_count else 0,
            "ducat": 1 if field in (PROVISIONS, MERCENARIES) else 0,
        },
        "addition": int(state.box.addition) if field == TEUTONS else 0,
        "change": int(fields.prize_change(state, field)),
        "prizes": prizes,
        "queue": show_queue(state, field, order[:winning]),
    }


def show_queue(state: Position, field: i64, winning: list[int]) -> list[dict[str, Any]]:
    """One group for each seat, in the order of their first pawns; `place` only for those who take a prize now."""
    there = [seat for seat in range(int(state.seats)) if state.is_on(field, seat)]
    return [
        {
            "seat": seat,
            "officer": state.officer[seat] == field,
            "helpers": int(state.helpers_at[4 * field + seat]),
            "ducats": int(state.ducats_at[4 * field + seat]),
            "sum": None if field == TEUTONS else int(fields.sum_at(state, field, seat)),
            "place": winning.index(seat) + 1 if seat in winning else None,
        }
        for seat in sorted(there, key=lambda seat: state.place[4 * field + seat])
    ]


def show_prizes(state: Position, field: i64, order: list[int], viewer: int | None) -> list[dict[str, Any]]:
    """What can be won, the best first: its place, None where nobody can win it, and who takes it now."""
    if field == TEUTONS:
        return show_teutons(state)
    if field == CROWN_FIELD:
        return show_knights(state, CROWN_CARDS, order)
    if field == MERCENARIES:
        return show_knights(state, MERCENARY_CARDS, order)
    if field == HELPERS:
        return show_helpers(state, order, viewer)
    return show_goods(state, IN_PROVISIONS if field == PROVISIONS else IN_DUCATS, order)


def prize(place: int | None, order: list[int], **what: Any) -> dict[str, Any]:
    seat = order[place - 1] if place is not None and place <= len(order) else None
    return {"place": place, "seat": seat, **what}


def show_teutons(state: Position) -> list[dict[str, Any]]:
    """Nobody leads before cards are shown; then `seat` is the captor."""
    found = []
    for teuton in range(2):
        card, captor = state.shown[TEUTON_CARDS + teuton], state.captors[teuton]
        if card != NONE:
            seat = None if captor == NOBODY else int(captor)
            found.append({"place": None, "seat": seat, "card": NAMES[card], "strength": int(STRENGTH[card])})
    return found


def show_knights(state: Position, slot: int, order: list[int]) -> list[dict[str, Any]]:
    found = []
    for number in range(2):
        card = state.shown[slot + number]
        if card != NONE:
            place = number + 1 if number < state.box.knight_places else None
            found.append(prize(place, order, card=NAMES[card], strength=int(STRENGTH[card])))
    return found


def show_goods(state: Position, goods: int, order: list[int]) -> list[dict[str, Any]]:
    """Every value of the card as printed and as it is won in this round."""
    face = state.shown[GOODS_CARD[goods]]
    if face == NONE:
        return []
    won = state.box.prizes[goods][face]
    changed = [int(value) for value in fields.prizes(state, goods)]
    found = []
    for value in state.box.faces[goods][face]:
        place = won.index(value) + 1 if value in won else None
        amount = changed[place - 1] if place is not None else value
        found.append(prize(place, order, amount=amount, printed=value))
    return found


def show_helpers(state: Position, order: list[int], viewer: int | None) -> list[dict[str, Any]]:
    """The first is free; the second costs as many ducats as the one who is second, or else the viewer, has helpers."""
    second = order[1] if len(order) > 1 else viewer
    price = int(state.helpers[second]) if second is not None and state.helpers[second] < ALL_HELPERS else None
    return [prize(1, order, price=0), prize(2, order, price=price)]


# Skirmish, contest, auction


def show_answers(state: Position, viewer: int | None) -> list[dict[str, Any]]:
    """Everybody who answers in secret; the answer itself only to whoever gave it."""
    cards = state.stage == phases.CLASH or state.effect() == CONTEST
    return [
        {"seat": seat, "answer": own_answer(state, seat, cards) if seat == viewer else None}
        for seat in range(int(state.seats))
        if state.stack[-1].sealed >> seat & 1
    ]


def own_answer(state: Position, seat: int, cards: bool) -> str | int | None:
    answer = state.answers[seat]
    if answer == NONE:
        return None
    return NAMES[answer] if cards else int(answer)


def show_skirmish(state: Position, viewer: int | None) -> dict[str, Any] | None:
    """From the first card laid until the last payment is made."""
    if not state.stack:
        return None
    revealed = state.stage == phases.PAYING
    cards = [state.shown[TEUTON_CARDS], state.shown[TEUTON_CARDS + 1]]
    fighters = show_cards(state) if revealed else show_answers(state, viewer)
    teutons = sum(int(STRENGTH[card]) for card in cards) + int(state.box.addition)
    return {
        "revealed": revealed,
        "addition": int(state.box.addition),
        "teutons": teutons,
        "knights": teutons - int(state.loss) if revealed else None,
        "loss": int(state.loss) if revealed else None,
        "fighters": sorted(fighters, key=lambda fighter: state.place[4 * TEUTONS + fighter["seat"]]),
        "ledger": [show_paid(state, number) for number in range(int(state.seats))] if revealed else [],
    }


def show_cards(state: Position) -> list[dict[str, Any]]:
    """The cards laid, when all are turned up."""
    there = [seat for seat in range(int(state.seats)) if state.answers[seat] != NONE]
    return [{"seat": seat, "answer": NAMES[state.answers[seat]]} for seat in there]


def show_paid(state: Position, number: int) -> dict[str, Any]:
    """What the seat whose turn to pay is the `number`-th has given up, and whether it has settled."""
    seat = int(state.in_turn(number))
    gifts: list[dict[str, Any]] = []
    value = 0
    for packed in state.gave:
        if packed & 3 != seat:
            continue
        card, amount = packed // GIFT_CARD % 32, int(packed // GIFT_AMOUNT)
        if amount:
            gifts.append({"provisions": amount})
            value += amount
        else:
            gifts.append({"card": NAMES[card], "place": "camp" if packed // GIFT_PLACE % 2 else "hand"})
            value += int(STRENGTH[card])
    paying = number == state.asked - 1
    return {"seat": seat, "gave": gifts, "value": value, "settled": number < state.asked and not paying}


# The players


def show_players(state: Position) -> list[dict[str, Any]]:
    parts = scoring.score_parts(state)
    return [show_player(state, seat, parts) for seat in range(int(state.seats))]


def show_player(state: Position, seat: int, parts: list[Any]) -> dict[str, Any]:
    """Hands are open: every card in them was won in front of everybody."""
    hand, camp = by_name(state.hand, CARDS * seat), by_name(state.camp, CARDS * seat)
    own = parts[scoring.PARTS * seat : scoring.PARTS * (seat + 1)]
    return {
        "seat": seat,
        "ducats": int(state.ducats[seat]),
        "provisions": int(state.provisions[seat]),
        "knights": sum(
            int(state.hand[CARDS * seat + card] + state.camp[CARDS * seat + card]) for card in range(1, KNIGHTS)
        ),
        "helpers": int(state.helpers[seat]),
        "free": int(state.free[seat]),
        "officer": None if state.officer[seat] == NO_FIELD else FIELDS[state.officer[seat]],
        "officer_worth": int(fields.officer_value(state, seat)),
        "passed": bool(state.passed[seat]),
        "hand": hand,
        "camp": camp,
        "points": {name: int(value) for name, value in zip(scoring.PART_NAMES, own, strict=True)},
        "offices": [name for part, name in scoring.OFFICES.items() if own[part]],
    }


# What has not been seen yet


def show_unseen(state: Position) -> dict[str, Any]:
    """The cards that are left in the piles: everybody can work that out."""
    box = state.box
    found: dict[str, Any] = {}
    for name, (deck, strongest) in DECKS.items():
        cards = range(deck + 1, deck + strongest + 1)
        found[name] = {NAMES[card]: int(state.pile[card]) for card in cards if state.pile[card]}
    for goods in (IN_PROVISIONS, IN_DUCATS):
        pile = state.pile[GOODS_FACES[goods] :]
        found[GOODS[goods]] = [list(face) for face, count in zip(box.faces[goods], pile) for _ in range(int(count))]
    found["events"] = [name for at, name in enumerate(box.event_names) if state.pile[EVENTS + at]]
    return found
