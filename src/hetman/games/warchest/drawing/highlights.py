"""Highlights of legal moves: fields with signs for the verbs, and units to recruit."""

from __future__ import annotations

from collections.abc import Mapping

from hetman.drawing import Move, View, own_player
from hetman.drawing.highlight import BARRED, CHOSEN, LEGAL, START, Highlight
from hetman.games.warchest.components import FIELDS, UNITS

HEXES = frozenset(FIELDS[4].hexes())
"""The hexes of the larger board, which contains the smaller one."""

SWORDS, DOT, PLUS, KEEP = SIGNS = ("swords", "dot", "plus", "keep")

# These verbs act on the unit's own hex and need not name it. Their sign carries the verb to click.
ON_THE_SPOT = {"bolster": PLUS, "control": KEEP}

ACTING = "coin unit"
"""A coin in the hand, or the unit on the board: it pays. If nothing is paid, it means the unit that acts."""
ORDERING = frozenset({"ensign", "marshall"})

Fields = dict[str, dict[str, str | None]]
"""Hex -> sign -> the verb of the sign, if it needs its own click."""
Standing = Mapping[str, View]
"""Hex -> the unit there."""


def fields_of(view: View, highlight: Highlight) -> Fields:
    """Return the fields that the fitting moves still need."""
    fields: Fields = {}
    standing = standing_of(view)
    viewer = view["actor"] if view["seat"] is None else view["seat"]
    for move in highlight.fitting:
        add_fields(fields, move, highlight.chosen, standing, viewer)
    return fields


def add_fields(fields: Fields, move: Move, chosen: frozenset[str], standing: Standing, viewer: int) -> None:
    verb, operands = move[0], move[1:]
    if verb in ON_THE_SPOT:
        # The unit's hex may be chosen already, and the verb not.
        for place in operands[1:] or places_of(operands[0], standing):
            fields.setdefault(place, {})[ON_THE_SPOT[verb]] = verb
        return
    left = [token for token in operands if token not in chosen]
    for token in left:
        if token in HEXES:
            signs = fields.setdefault(token, {})
            sign = sign_at(token, verb, standing, viewer)
            if sign is not None:
                signs[sign] = None
    if verb == "tactic":
        others = [token for token in operands[1:] if token in UNITS and token in left]
        for place in [place for other in others for place in places_of(other, standing)]:
            fields.setdefault(place, {})


def sign_at(place: str, verb: str, standing: Standing, viewer: int) -> str | None:
    """Return the sign for a hex: swords for an enemy, none for a friend, a dot or plus for an empty hex."""
    unit = standing.get(place)
    if unit is None:
        return PLUS if verb == "deploy" else DOT
    return SWORDS if unit["seat"] % 2 != viewer % 2 else None


def standing_of(view: View) -> dict[str, View]:
    return {unit["hex"]: unit for unit in view["units"]}


def places_of(kind: str, standing: Standing) -> list[str]:
    return [place for place, unit in standing.items() if unit["unit"] == kind]


def paying(move: Move) -> str:
    """The coin of the hand that a move costs. The tactic of a Royal Guard costs the royal coin."""
    if move[0] == "recruit":
        return move[2]
    return "royal" if move[0] == "tactic" and move[1] == "royalguard" else move[1] if len(move) > 1 else ""


def payment(view: View, highlight: Highlight) -> str | None:
    """The coin that pays for the chosen recruit: the one that is chosen too, or the only one that can."""
    if "recruit" not in highlight.chosen:
        return None
    chosen: str | None = view.get("chosen", {}).get("coin")
    coins = {chosen} if chosen else {move[2] for move in highlight.named("recruit")}
    return coins.pop() if len(coins) == 1 else None


def coin_state(kind: str, view: View, highlight: Highlight) -> str:
    """The state of a coin in the hand: it goes on with the move, or starts another one."""
    if not highlight.moves:
        return ""
    if kind in highlight.chosen and view.get("chosen", {}).get("unit" if "recruit" in highlight.chosen else "") != kind:
        return CHOSEN
    # Another coin than the chosen one would pay for a recruit of it, which nobody means by choosing a coin.
    chosen_coin = highlight.chosen & held_by(view)
    if any(paying(move) == kind or (kind in move[1:2] and move[0] != "recruit") for move in highlight.fitting):
        return LEGAL if not chosen_coin or "recruit" in highlight.chosen else START
    return START if any(paying(move) == kind for move in highlight.moves) else BARRED


def held_by(view: View) -> set[str]:
    """The kinds of coins in the viewer's hand."""
    player = own_player(view)
    return set(player["coins"]["hand"]) if player is not None and player["coins"] else set()


def unit_state(unit: View, view: View, highlight: Highlight) -> tuple[str, str]:
    """The state of an own unit on the board, and the operands that a click on it means."""
    kind = unit["unit"]
    if not highlight.moves or unit["seat"] != view["seat"]:
        others = {move[2] for move in highlight.fitting if move[0] == "tactic" and len(move) > 3}
        return (LEGAL, "other") if kind in others and "tactic" in highlight.chosen else ("", "")
    if kind in highlight.chosen:
        return CHOSEN, ACTING
    orders = {move[2] for move in highlight.fitting if move[0] == "tactic" and len(move) > 3}
    if "tactic" in highlight.chosen and highlight.chosen & ORDERING and kind in orders:
        return LEGAL, "other"
    # Without an order for it, a unit acts for its own coin, or the Royal Guard for the royal one.
    acts = [move for move in highlight.moves if len(move) > 1 and move[0] != "recruit" and move[1] == kind]
    fitting = set(highlight.fitting)
    if not acts:
        return "", ACTING
    another = highlight.chosen & (held_by(view) | set(UNITS))
    return LEGAL if not another and any(move in fitting for move in acts) else START, ACTING
