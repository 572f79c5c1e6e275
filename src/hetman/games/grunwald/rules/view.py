"""What a seat sees of a position. Hidden are answers that lie face down, and hands and camps with that option.

NOTES.md describes the format.
"""

from __future__ import annotations

from typing import Any

from hetman.core.native import i64
from hetman.core.state import seats_of
from hetman.games.grunwald.components import FIELDS, RULEBOOK
from hetman.games.grunwald.components.events import NUMBERS
from hetman.games.grunwald.rules import constants, fields, hidden, phases, scoring
from hetman.games.grunwald.rules.cards import CARDS, DECKS, KNIGHTS, NAMES, STRENGTH, by_name
from hetman.games.grunwald.rules.constants import MERCENARY_CARDS, NOBODY, NONE, TEUTON_CARDS, TEUTONS
from hetman.games.grunwald.rules.player_count import first_winnable
from hetman.games.grunwald.rules.position import Position
from hetman.games.grunwald.rules.skirmish import knights_strength, teutons_addition, teutons_strength
from hetman.games.grunwald.rules.verbs import GOODS, IN_DUCATS, IN_PROVISIONS, PLACES


def game_view(state: Position, seat: int | None) -> dict[str, Any]:
    answers = show_answers(state, seat) if hidden.are_face_down(state) and state.stage == phases.SETTLING else None
    contest = hidden.are_cards(state)
    parts = scoring.score_parts(state)
    return {
        "round": int(state.round),
        "calendar": RULEBOOK["rounds"][: int(state.rounds)],
        "phase": phases.phase_of(state),
        "start": int(state.start),
        "event": show_event(state),
        "fields": [show_field(state, field, seat) for field in range(len(FIELDS))],
        "skirmish": show_skirmish(state, seat) if is_skirmish(state) else None,
        "contest": answers if contest else None,
        "auction": answers if not contest else None,
        "hands": "hidden" if hidden.are_hands_hidden(state) else "open",
        "players": [show_player(state, other, parts, seat) for other in range(int(state.seats))],
        "bank": {name: int(state.bank[goods]) for goods, name in enumerate(GOODS)},
        "unseen": show_unseen(state),
        "removed": by_name(state.removed),
        "spent": by_name(state.spent),
    }


# The event


def show_event(state: Position) -> dict[str, Any] | None:
    """The card, with its numbers for this number of players."""
    if state.event == NONE:
        return None
    card = state.box.contents.events[state.event]
    return {
        "event": card.token,
        "effect": card.effect,
        "field": card.field,
        "numbers": {name: int(state.event_number(index)) for index, name in enumerate(NUMBERS[card.effect])},
        "awards": [int(award) for award in state.box.awards[state.event]],
        "later": card.later,
    }


# The fields


def show_field(state: Position, field: i64, viewer: int | None) -> dict[str, Any]:
    order = [int(seat) for seat in fields.ranking(state, field)]
    prizes = show_prizes(state, field, order, viewer)
    pawns_count = field not in (TEUTONS, constants.MERCENARIES)
    winning = 0 if field == TEUTONS else sum(prize["place"] is not None for prize in prizes)
    return {
        "field": FIELDS[field],
        "number": int(field) + 1,
        "open": field != TEUTONS or state.round >= constants.FIRST_SKIRMISH,
        "one_pawn": not pawns_count,
        "worth": {
            "officer": fields.OFFICER_VALUE if pawns_count else 0,
            "helper": int(fields.helper_value(state, field)) if pawns_count else 0,
            "ducat": 1 if field in (constants.PROVISIONS, constants.MERCENARIES) else 0,
        },
        "addition": int(teutons_addition(state)) if field == TEUTONS else 0,
        "change": int(fields.prize_change(state, field)),
        "prizes": prizes,
        "queue": show_queue(state, field, order[:winning]),
    }


def show_queue(state: Position, field: i64, winning: list[int]) -> list[dict[str, Any]]:
    """One group for each seat, in the order of their first pawns. `place` is None for a seat that wins nothing now."""
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
    """The prizes, best first: the place that wins it, None if nobody can, and the seat that has this place now."""
    if field == TEUTONS:
        return show_teutons(state)
    if field == constants.HELPERS:
        return show_helpers(state, order, viewer)
    if field in constants.GOODS_FIELD:
        return show_goods(state, constants.GOODS_FIELD.index(field), order)
    return show_knights(state, constants.CROWN_CARDS if field == constants.CROWN_FIELD else MERCENARY_CARDS, order)


def prize(place: int | None, order: list[int], **what: Any) -> dict[str, Any]:
    seat = order[place - 1] if place is not None and place <= len(order) else None
    return {"place": place, "seat": seat, **what}


def show_teutons(state: Position) -> list[dict[str, Any]]:
    """No seat leads before the cards are shown. Then `seat` is the captor."""
    found = []
    for card, captor in zip(state.shown[TEUTON_CARDS : TEUTON_CARDS + 2], state.captors, strict=True):
        if card != NONE:
            seat = None if captor == NOBODY else int(captor)
            found.append({"place": None, "seat": seat, "card": NAMES[card], "strength": int(STRENGTH[card])})
    return found


def show_knights(state: Position, slot: int, order: list[int]) -> list[dict[str, Any]]:
    found = []
    for number, card in enumerate(state.shown[slot : slot + 2]):
        if card != NONE:
            place = number + 1 if number < state.box.knight_places else None
            found.append(prize(place, order, card=NAMES[card], strength=int(STRENGTH[card])))
    return found


def show_goods(state: Position, goods: int, order: list[int]) -> list[dict[str, Any]]:
    """Every value of the card, as printed and as it is won in this round."""
    face = state.shown[constants.GOODS_CARD[goods]]
    if face == NONE:
        return []
    values = state.box.faces[goods][face]
    changed = [int(value) for value in fields.prizes(state, goods)]
    before = first_winnable(goods, int(state.seats), values)
    found = []
    for index, value in enumerate(values):
        place = index - before + 1 if before <= index < before + len(changed) else None
        amount = changed[place - 1] if place is not None else value
        found.append(prize(place, order, amount=amount, printed=value))
    return found


def show_helpers(state: Position, order: list[int], viewer: int | None) -> list[dict[str, Any]]:
    """The first helper is free. The second costs as many ducats as the second seat has helpers, or the viewer."""
    second = order[1] if len(order) > 1 else viewer
    price = None if second is None or state.helpers[second] == constants.ALL_HELPERS else int(state.helpers[second])
    return [prize(1, order, price=0), prize(2, order, price=price)]


# Skirmish, contest, auction


def show_answers(state: Position, viewer: int | None) -> list[dict[str, Any]]:
    """The seats that answer in secret. The viewer sees its own answer only."""
    found: list[dict[str, Any]] = [{"seat": seat, "answer": None} for seat in seats_of(state.stack[-1].sealed)]
    for entry in found:
        answer = state.answers[entry["seat"]]
        if entry["seat"] == viewer and answer != NONE:
            entry["answer"] = NAMES[answer] if hidden.are_cards(state) else int(answer)
    return found


def is_skirmish(state: Position) -> bool:
    """From the first card laid until the last payment is made. A skirmish that was held ends with its outcome."""
    return state.stage in (phases.CLASH, phases.PAYING) or (state.stage == phases.AFTERMATH and not state.stack)


def show_skirmish(state: Position, viewer: int | None) -> dict[str, Any]:
    """The cards lie open as soon as nobody is asked for one any more: also while the outcome is worked out."""
    revealed = state.stage != phases.CLASH or not state.stack
    laid = [{"seat": seat, "answer": NAMES[card]} for seat, card in enumerate(state.answers) if card != NONE]
    fighters = laid if revealed else show_answers(state, viewer)
    teutons, knights = int(teutons_strength(state)), int(knights_strength(state))
    return {
        "revealed": revealed,
        "addition": int(teutons_addition(state)),
        "teutons": teutons,
        "knights": knights if revealed else None,
        "loss": max(teutons - knights, 0) if revealed else None,
        "fighters": sorted(fighters, key=lambda fighter: state.place[4 * TEUTONS + fighter["seat"]]),
        "ledger": [show_paid(state, number) for number in range(int(state.seats))]
        if state.stage == phases.PAYING
        else [],
    }


def show_paid(state: Position, number: int) -> dict[str, Any]:
    """What the `number`-th seat to pay has given up, and whether it has paid all."""
    seat = int(state.in_turn(number))
    paid: list[dict[str, Any]] = []
    value = 0
    for packed in state.gave:
        if packed & 3 != seat:
            continue
        card, amount = packed // constants.PAID_CARD % 32, int(packed // constants.PAID_AMOUNT)
        if amount:
            paid.append({"provisions": amount})
            value += amount
        else:
            paid.append({"card": NAMES[card], "place": PLACES[packed // constants.PAID_PLACE % 2]})
            value += int(STRENGTH[card])
    return {"seat": seat, "gave": paid, "value": value, "settled": number < state.asked - 1}


# The players


def show_player(state: Position, seat: int, parts: list[Any], viewer: int | None) -> dict[str, Any]:
    """Hands are open, because every card in them was won openly, unless the option says otherwise."""
    hand, camp = by_name(state.hand, CARDS * seat), by_name(state.camp, CARDS * seat)
    own = [int(part) for part in parts[scoring.PARTS * seat : scoring.PARTS * (seat + 1)]]
    knights = sum(hand.get(card, 0) + camp.get(card, 0) for card in NAMES[1:KNIGHTS])
    captives = sum(camp.get(card, 0) for card in NAMES[KNIGHTS:])
    if hidden.are_hands_hidden(state):
        own = public_parts(own, seat == viewer)
        if seat != viewer:
            hand, camp = backs(hand), backs(camp)
    return {
        "seat": seat,
        "ducats": int(state.ducats[seat]),
        "provisions": int(state.provisions[seat]),
        "knights": knights,
        "captives": captives,
        "helpers": int(state.helpers[seat]),
        "free": int(state.free[seat]),
        "officer": None if state.officer[seat] == constants.NO_FIELD else FIELDS[state.officer[seat]],
        "officer_worth": int(fields.officer_value(state, seat)),
        "passed": bool(state.passed[seat]),
        "hand": hand,
        "camp": camp,
        "points": dict(zip(scoring.PART_NAMES, own, strict=True)),
        "offices": [name for part, name in scoring.OFFICES.items() if own[part]],
    }


def backs(cards: dict[str, int]) -> dict[str, int]:
    """Cards that lie face down can be counted."""
    return {"hidden": sum(cards.values())} if cards else {}


def public_parts(parts: list[int], is_own: bool) -> list[int]:
    """The parts of a score that a viewer sees while hands lie face down: ducats, and of its own cards the strength."""
    seen = (scoring.KNIGHTS_PART, scoring.TEUTONS_PART, scoring.DUCATS_PART) if is_own else (scoring.DUCATS_PART,)
    return [points if part in seen else 0 for part, points in enumerate(parts)]


# What has not been seen yet


def show_unseen(state: Position) -> dict[str, Any]:
    """The cards that are left in the piles. Every seat can deduce them."""
    found: dict[str, Any] = {}
    for name, (deck, strongest) in DECKS.items():
        cards = range(deck + 1, deck + strongest + 1)
        found[name] = {NAMES[card]: int(state.pile[card]) for card in cards if state.pile[card]}
    for goods in (IN_PROVISIONS, IN_DUCATS):
        faces, start = state.box.faces[goods], constants.GOODS_FACES[goods]
        found[GOODS[goods]] = [list(face) for at, face in enumerate(faces) for _ in range(state.pile[start + at])]
    found["events"] = [name for at, name in enumerate(state.box.event_names) if state.pile[constants.EVENTS + at]]
    return found
