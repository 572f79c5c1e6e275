"""What pawns would bring on a field: the sum they would have, the place, and what it would cost to lead."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.drawing import Player, View
from hetman.drawing.highlight import Highlight
from hetman.games.grunwald.drawing.highlights import chosen_pawns, helpers_in, open_fields
from hetman.games.grunwald.drawing.pieces import OFFICER


@dataclass(frozen=True)
class Preview:
    """`place` among all on the field; it `wins` where that place has a prize. `lead` is the number of ducats that would
    make it the first, if that is not so already and can be paid."""

    sum: int
    place: int
    wins: bool
    lead: int | None


def preview(field: View, player: Player, pawns: str, ducats: int) -> Preview:
    """If these pawns and ducats were sent to the field now."""
    queue = field["queue"]
    own = next((place for place, group in enumerate(queue) if group["seat"] == player["seat"]), len(queue))
    before = queue[own]["sum"] if own < len(queue) else 0
    bare = before + worth(field, player, pawns)
    others = [(group["sum"], place) for place, group in enumerate(queue) if place != own]
    total = bare + ducats * field["worth"]["ducat"]
    place = 1 + sum(points > total or (points == total and order < own) for points, order in others)
    prizes = sum(prize["place"] is not None for prize in field["prizes"])
    needed = max((points + (order < own) for points, order in others), default=0) - bare
    needed = max(needed, 1 if field["one_pawn"] else 0)
    can_pay = field["worth"]["ducat"] and ducats < needed <= player["ducats"]
    return Preview(total, place, place <= prizes, needed if can_pay else None)


def worth(field: View, player: Player, pawns: str) -> int:
    if field["one_pawn"]:
        return 0
    if pawns == OFFICER:
        return int(player["officer_worth"])
    return helpers_in(pawns) * int(field["worth"]["helper"])


def closed(field: View, player: Player, highlight: Highlight) -> str | None:
    """Why a field takes no pawns now: the key of a text, None where it takes some or needs no words."""
    if "send" not in highlight.verbs or field["field"] in open_fields(highlight) or not field["open"]:
        return None
    own = next((group for group in field["queue"] if group["seat"] == player["seat"]), None)
    pawns = chosen_pawns(highlight)
    reasons = {
        "pawn": field["one_pawn"] and own,
        "hired": field["field"] == "helpers" and player["helpers"] == 5,
        "ducats": field["field"] == "mercenaries" and player["ducats"] == 0,
        "helpers": own and own["helpers"] and pawns != OFFICER,
        "single": field["one_pawn"] and pawns is not None and helpers_in(pawns) > 1,
    }
    return next((f"board-closed-{reason}" for reason, holds in reasons.items() if holds), None)
