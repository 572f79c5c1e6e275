"""What a seat sees of a position. Only answers that lie face down are hidden; NOTES.md has the view as a table."""

from __future__ import annotations

from typing import Any

from hetman.core.native import i64
from hetman.games.grunwald.components import FIELDS, RULEBOOK
from hetman.games.grunwald.components.events import NUMBERS
from hetman.games.grunwald.rules import hidden, phases, scoring
from hetman.games.grunwald.rules.box import CONTEST
from hetman.games.grunwald.rules.cards import CARDS, DECKS, KNIGHTS, NAMES, STRENGTH
from hetman.games.grunwald.rules.constants import (
    ALL_HELPERS,
    AT_HAND,
    CROWN_CARDS,
    CROWN_FIELD,
    DUCAT_CARD,
    DUCAT_FACES,
    EVENTS,
    FIRST_SKIRMISH,
    GIFT_AMOUNT,
    GIFT_CARD,
    GIFT_PLACE,
    HELPERS,
    MERCENARIES,
    MERCENARY_CARDS,
    NOBODY,
    NONE,
    PROVISION_CARD,
    PROVISION_FACES,
    PROVISIONS,
    TEUTON_CARDS,
    TEUTONS,
)
from hetman.games.grunwald.rules.dump import cards_at
from hetman.games.grunwald.rules.position import Position


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
        "bank": {"ducats": int(state.bank_ducats), "provisions": int(state.bank_provisions)},
        "unseen": show_unseen(state),
        "removed": cards_at(state.removed, 0),
        "spent": cards_at(state.spent, 0),
    }


# The event


def show_event(state: Position) -> dict[str, Any] | None:
    """The card with the numbers that hold for this many players."""
    if state.event == NONE:
        return None
    card = state.box.contents.events[state.event]
    names = NUMBERS[card.effect]
    numbers = [int(state.box.first[state.event]), int(state.box.second[state.event])]
    return {
        "event": card.token,
        "effect": card.effect,
        "field": card.field,
        "numbers": dict(zip(names, numbers, strict=False)),
        "awards": [int(award) for award in state.box.awards[state.event]],
    }


# The fields


def show_field(state: Position, field: i64, viewer: int | None) -> dict[str, Any]:
    order = [int(seat) for seat in state.ranking(field)]
    prizes = show_prizes(state, field, order, viewer)
    pawns_count = field not in (TEUTONS, MERCENARIES)
    winning = 0 if field == TEUTONS else sum(prize["place"] is not None for prize in prizes)
    return {
        "field": FIELDS[field],
        "number": int(field) + 1,
        "open": field != TEUTONS or state.round >= FIRST_SKIRMISH,
        "one_pawn": not pawns_count,
        "worth": {
            "officer": 2 if pawns_count else 0,
            "helper": int(state.helper_worth(field)) if pawns_count else 0,
            "ducat": 1 if field in (PROVISIONS, MERCENARIES) else 0,
        },
        "addition": int(state.box.addition) if field == TEUTONS else 0,
        "change": int(state.prize_change(field)),
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
            "sum": None if field == TEUTONS else int(state.sum_at(field, seat)),
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
    return show_goods(state, field, order)


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


def show_goods(state: Position, field: i64, order: list[int]) -> list[dict[str, Any]]:
    """Every value of the card as printed and as it is won in this round."""
    slot = PROVISION_CARD if field == PROVISIONS else DUCAT_CARD
    number = state.shown[slot]
    if number == NONE:
        return []
    faces = state.box.provision_faces if field == PROVISIONS else state.box.ducat_faces
    printed = faces[number]
    won = list((state.box.provision_prizes if field == PROVISIONS else state.box.ducat_prizes)[number])
    changed = [int(value) for value in state.prizes(field, won)]
    found = []
    for value in printed:
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
    parts = scoring.tally(state)
    return [show_player(state, seat, parts) for seat in range(int(state.seats))]


def show_player(state: Position, seat: int, parts: list[Any]) -> dict[str, Any]:
    """Hands are open: every card in them was won in front of everybody."""
    hand, camp = cards_at(state.hand, CARDS * seat), cards_at(state.camp, CARDS * seat)
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
        "officer": None if state.officer[seat] == AT_HAND else FIELDS[state.officer[seat]],
        "officer_worth": int(state.officer_worth(seat)),
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
    for name, faces, start in (
        ("provisions", box.provision_faces, PROVISION_FACES),
        ("ducats", box.ducat_faces, DUCAT_FACES),
    ):
        found[name] = [list(face) for at, face in enumerate(faces) for _ in range(int(state.pile[start + at]))]
    found["events"] = [name for at, name in enumerate(box.event_names) if state.pile[EVENTS + at]]
    return found
