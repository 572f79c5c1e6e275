"""What changed between two views of Na Grunwald!"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.core.changes import Change, Player, number_change, pairs_of_players

View = Mapping[str, Any]
CARDS, GOODS, PAWNS = 3, 2, 1


def changes(before: View, after: View) -> list[Change]:
    found = []
    for old, new in pairs_of_players(before, after):
        found += cards(old, new)
        found += number_change("ducats", "ducats", old, new, ("goods", "ducats"), GOODS)
        found += number_change("provisions", "provisions", old, new, ("goods", "provisions"), GOODS)
        found += number_change("helpers", "helpers", old, new, ("pawns", "helper"), GOODS)
    if before["round"] == after["round"]:
        found += pawns(before, after)
    return found


def cards(old: Player, new: Player) -> list[Change]:
    """Knights and captives that came to hand or camp, or left them."""
    found = []
    for card in {**held(old), **held(new)}:
        amount = held(new).get(card, 0) - held(old).get(card, 0)
        if amount:
            args = {"card": ["fighter", card]}
            found.append(Change("card", new["seat"], amount, ("fighter", card), args, CARDS, loss=amount < 0))
    return found


def held(player: Player) -> dict[str, int]:
    """The cards of a seat in hand and camp. Those that lie face down do not count."""
    found: dict[str, int] = {}
    for place in ("hand", "camp"):
        for card, count in player[place].items():
            if card != "hidden":
                found[card] = found.get(card, 0) + count
    return found


def pawns(before: View, after: View) -> list[Change]:
    """Pawns that came onto fields."""
    found = []
    for old, new in zip(before["fields"], after["fields"]):
        seats = {entry["seat"] for entry in new["queue"]}
        for seat in sorted(seats):
            mine = [entry for entry in new["queue"] if entry["seat"] == seat]
            if mine != [entry for entry in old["queue"] if entry["seat"] == seat]:
                args = {"field": ["field", new["field"]]}
                found.append(Change("sent", seat, 0, ("field", new["field"]), args, PAWNS, (new["field"],)))
    return found
