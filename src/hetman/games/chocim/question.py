"""The open question of a seat: its view, its legal moves, what is chosen, and what was clicked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hetman.games.chocim.components.names import ACTIONS, FIELDS, UNITS

View = Mapping[str, Any]
Move = Sequence[str]
WAYS = ("first", "second")


@dataclass(frozen=True)
class Thing:
    """What was clicked, or a move that was typed, by the kinds of its tokens."""

    verb: str | None = None
    unit: str | None = None
    field: str | None = None
    action: str | None = None
    leader: str | None = None
    card: str | None = None
    """The strength of a treaty, or the face of a die."""
    claim: bool = False


class Question:
    """The open question of a seat: its view, its legal moves and what is chosen."""

    def __init__(self, view: View, moves: Iterable[Move], chosen: Iterable[str]) -> None:
        self.view = view
        self.moves = [tuple(move) for move in moves]
        self.key: str = view["prompt"]["key"]
        self.seat: int = view["seat"]
        self.own = view["players"][self.seat]
        self.fields = {field["field"]: field for field in view["fields"]}
        self.chosen = self.read(chosen)

    def read(self, tokens: Iterable[str]) -> Thing:
        """Sort tokens by kind. `fortify` is an action of a field, and the verb of the question of that name."""
        found: dict[str, Any] = {}
        for token in tokens:
            found.setdefault(self.kind(token), token)
        if found.get("action") == "fortify" and (self.key == "fortify" or "field" not in found):
            found["verb"] = found.pop("action")
        found["claim"] = "claim" in found
        return Thing(**{kind: token for kind, token in found.items() if kind != "way"})

    def kind(self, token: str) -> str:
        kinds = {"unit": UNITS, "field": FIELDS, "action": ACTIONS, "leader": self.view["commands"], "way": WAYS}
        found = next((kind for kind, tokens in kinds.items() if token in tokens), "")
        return found or ("card" if token.isdigit() else "claim" if token in self.claims() else "verb")

    def claims(self) -> set[str]:
        talks = self.view["negotiation"] or {"claims": (), "left": ()}
        return {claim["claim"] for claim in (*talks["claims"], *talks["left"])}

    def can(self, *verbs: str) -> bool:
        return any(move[0] in verbs for move in self.moves)

    def action(self, field: str | None, action: str | None) -> View | None:
        """What the view shows of an action of the seat on a field; in the foreground both sides have one."""
        if field is None:
            return None
        found = [one for one in self.fields[field]["actions"] if one["action"] == action]
        return next((one for one in found if one["seat"] == self.seat), found[0] if found else None)

    def waiting(self, unit: str) -> int:
        """Units of a kind in the reserves."""
        return sum((field["reserve"] or {}).get(unit, 0) for field in self.fields.values())
