"""Why a thing cannot be chosen now, from the seat's own view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.core.game import Reason
from hetman.core.refused_click import RefusedClick
from hetman.games.warchest.components import FIELDS, UNITS
from hetman.games.warchest.drawing.barred import BY_TACTIC, barred, between, distance, in_line
from hetman.games.warchest.rules.verbs import VERBS as VOCABULARY

HEXES = frozenset(FIELDS[4].hexes())
VERBS = frozenset(shape.verb.word for shape in VOCABULARY.shapes)
FOLLOW_UPS = {"swordsman": "swordsman", "berserker": "berserker", "mercenary": "mercenary", "footmen": "footman"}
REACH = {"archer": 2, "crossbowman": 2, "lancer": 3, "cavalry": 2, "lightcavalry": 2}
"""How far the tactic of a unit reaches; every other action reaches one hex."""
FACE_DOWN = frozenset({"initiative", "recruit", "pass"})
CHARGES = frozenset({"cavalry", "lancer"})

View = Mapping[str, Any]


def why_not(view: View, moves: Sequence[Sequence[str]], chosen: Sequence[str], clicked: Sequence[str]) -> Reason | None:
    refused = Refused.of(view, moves, chosen, clicked)
    return refused.reason() if refused is not None else None


class Refused(RefusedClick):
    """A refused click, by the rules of this game."""

    def reason(self) -> Reason | None:
        key = self.view["prompt"]["key"]
        if key == "pick":
            return self.not_in_the_draft()
        if key == "soak":
            return Reason("soak")
        if self.clicked[0] in VERBS:
            return self.verb_reason(self.clicked[0])
        if key in FOLLOW_UPS or key == "footman":
            other = self.only_one(FOLLOW_UPS.get(key, "footman"))
            if other is not None:
                return other
        if self.place is not None:
            return self.place_reason(self.place)
        return self.coin_reason(self.clicked[0])

    # Who is meant

    @property
    def place(self) -> str | None:
        return next((token for token in self.clicked if token in HEXES), None)

    @property
    def verb(self) -> str | None:
        return next((token for token in (*self.clicked[:1], *self.chosen) if token in VERBS), None)

    @property
    def acting(self) -> str | None:
        """The own unit that is chosen, or that follows up, or that a typed move names."""
        named = self.clicked[1:2] if self.clicked[0] in VERBS else ()
        key = self.view["prompt"]["key"]
        follow = (FOLLOW_UPS.get(key, "footman"),) if key in FOLLOW_UPS or key == "footman" else ()
        return next((token for token in (*named, *self.chosen, *follow) if token in self.player["army"]), None)

    def unit_on(self, place: str) -> View | None:
        return next((unit for unit in self.view["units"] if unit["hex"] == place), None)

    def places_of(self, unit: str) -> list[View]:
        return [one for one in self.view["units"] if one["unit"] == unit]

    def friendly(self, unit: View) -> bool:
        return bool(unit["seat"] % 2 == self.player["seat"] % 2)

    def in_hand(self, coin: str) -> bool:
        coins = self.player["coins"] or {"hand": {}}
        return coin in coins["hand"] or coin == self.player["drawn"]

    # Other questions than a turn

    def not_in_the_draft(self) -> Reason:
        named = next((token for token in self.clicked if token in UNITS), None)
        if named is None:
            return Reason("draft")
        owner = next((player["seat"] for player in self.view["players"] if named in player["army"]), None)
        if owner is None:
            return Reason("draft-gone", {"unit": ("unit", named)})
        return Reason("draft-taken", {"unit": ("unit", named), "seat": ("seat", owner)})

    def only_one(self, unit: str) -> Reason | None:
        """In a follow-up nothing but its unit acts."""
        place = self.place
        there = self.unit_on(place) if place else None
        if there is None and place is not None:
            return None
        if there is not None and not self.friendly(there):
            return None
        return Reason("follow-up", {"unit": ("unit", unit)})

    # Verbs

    def verb_reason(self, verb: str) -> Reason | None:
        typed = len(self.clicked) > 1
        unit = self.acting
        if typed and self.clicked[1] in UNITS and self.clicked[1] not in self.player["army"]:
            return Reason("not-yours", {"unit": ("unit", self.clicked[1])})
        if typed and unit is not None and verb != "recruit" and not self.in_hand(unit):
            if self.view["prompt"]["key"] in ("turn", "use"):
                return Reason("no-coin", {"unit": ("unit", unit)})
        if typed and verb == "recruit" and unit is not None and not self.player["supply"].get(unit):
            return Reason("none-left", {"unit": ("unit", unit)})
        possible = [move for move in self.moves if move[0] == verb and (unit is None or unit in move)]
        if typed and possible and self.place is not None:
            return self.place_reason(self.clicked[-1] if self.clicked[-1] in HEXES else self.place)
        if typed and possible:
            return self.coin_reason(self.clicked[-1])
        if verb in ("skip", "soak", "suffer", "pick", "draw", "deal", "toss"):
            return Reason("not-asked")
        tokens = (*self.chosen, *((unit,) if unit else ()))
        key = barred(self.view, verb, tokens)
        args = {"unit": ("unit", unit)} if unit else {}
        named = {"no-unit", "royal", "tap-guard", "supply-empty", "held", "partner", "claimed", "not-now"}
        if key == "no-unit":
            return Reason(f"no-unit-{verb}") if verb in ("move", "attack", "control", "bolster", "tactic") else None
        if key == "not-now":
            return None
        return Reason(key, {} if key in named else args)

    # Places

    def place_reason(self, place: str) -> Reason | None:
        there, unit = self.unit_on(place), self.acting
        if self.verb in FACE_DOWN:
            return Reason("no-hex")
        hex = ("hex", place)
        if unit is None:
            return self.nobody_goes(place, there)
        stands = self.places_of(unit)
        if there is not None and self.friendly(there):
            if there["unit"] == unit and there["seat"] == self.player["seat"]:
                return Reason("stands-there", {"unit": ("unit", unit), "hex": hex})
            return Reason("taken", {"unit": ("unit", there["unit"]), "hex": hex})
        if not stands:
            return self.deploy_reason(unit, place, there)
        if there is not None:
            return self.attack_reason(unit, stands, there)
        return self.move_reason(unit, stands, place)

    def nobody_goes(self, place: str, there: View | None) -> Reason:
        hex = ("hex", place)
        if there is None:
            return Reason("nobody-goes", {"hex": hex})
        unit = ("unit", there["unit"])
        if not self.friendly(there):
            return Reason("nobody-attacks", {"unit": unit, "hex": hex})
        if there["seat"] != self.player["seat"]:
            return Reason("partner-unit", {"unit": unit})
        return Reason("no-coin", {"unit": unit})

    def deploy_reason(self, unit: str, place: str, there: View | None) -> Reason:
        hex, named = ("hex", place), ("unit", unit)
        if there is not None:
            return Reason("not-on-board", {"unit": named})
        if unit == "scout":
            return Reason("deploy-scout", {"hex": hex})
        holder = self.view["holds"].get(place)
        if holder is None:
            return Reason("deploy-plain", {"unit": named, "hex": hex})
        return Reason("deploy-held", {"unit": named, "hex": hex})

    def attack_reason(self, unit: str, stands: list[View], there: View) -> Reason:
        own = min(stands, key=lambda one: distance(one["hex"], there["hex"]))
        far = distance(own["hex"], there["hex"])
        args: dict[str, Any] = {"unit": ("unit", unit), "count": far, "hex": ("hex", there["hex"])}
        if self.verb in ("move", "deploy"):
            return Reason("taken-enemy", {"unit": ("unit", there["unit"]), "hex": args["hex"]})
        if self.verb in ("control", "bolster"):
            return Reason("own-place", {"unit": args["unit"], "hex": ("hex", own["hex"])})
        if unit == "archer":
            return Reason("archer-near" if far == 1 else "archer-far" if far > 2 else "knight", args)
        if unit == "lancer":
            return self.lancer_reason(own, there, args)
        reach = REACH.get(unit, 1) if self.verb in (None, "tactic") and unit != "lightcavalry" else 1
        if there["unit"] == "knight" and far <= reach and own["height"] < 2:
            return Reason("knight", args)
        if unit == "crossbowman" and far == 2 and reach == 2:
            return Reason("crossbowman-blocked" if in_line(own["hex"], there["hex"]) else "not-in-line", args)
        if far > reach:
            return Reason("attack-far", {**args, "reach": reach})
        if unit == "cavalry":
            return Reason("cavalry-way" if self.verb == "tactic" or far > 1 else "tactic-first", args)
        return Reason("tactic-first" if self.verb == "tactic" else "knight", args)

    def lancer_reason(self, own: View, there: View, args: dict[str, Any]) -> Reason:
        far = int(args["count"])
        if far == 1:
            return Reason("lancer-near", args)
        if not in_line(own["hex"], there["hex"]):
            return Reason("not-in-line", args)
        if far > 3:
            return Reason("attack-far", {**args, "reach": 3})
        blocked = any(self.unit_on(place) for place in between(own["hex"], there["hex"]))
        return Reason("lancer-blocked" if blocked else "knight", args)

    def move_reason(self, unit: str, stands: list[View], place: str) -> Reason:
        own = min(stands, key=lambda one: distance(one["hex"], place))
        far = distance(own["hex"], place)
        args: dict[str, Any] = {"unit": ("unit", unit), "hex": ("hex", place), "count": far}
        if self.verb == "attack" or (self.verb == "tactic" and unit in BY_TACTIC - CHARGES | {"crossbowman"}):
            return Reason("nobody-there", {"hex": args["hex"]})
        if self.verb in ("control", "bolster"):
            return Reason("own-place", {"unit": args["unit"], "hex": ("hex", own["hex"])})
        if self.verb == "tactic" and unit in CHARGES:
            return Reason("charge-needs-target", args)
        if self.verb == "tactic" and unit == "royalguard" and far <= 2:
            return Reason("guard-place", args)
        if self.verb == "tactic" and unit == "lightcavalry" and far == 1:
            return Reason("ride-two", args)
        reach = 2 if unit in ("lightcavalry", "royalguard") and self.verb in (None, "tactic") else 1
        if far > reach:
            return Reason("too-far", {**args, "reach": reach})
        return Reason("way-blocked", args)

    # Coins and rows of the panels

    def coin_reason(self, token: str) -> Reason | None:
        if token not in UNITS and token != "royal":
            return None
        if token == "royal":
            return Reason("royal")
        unit = ("unit", token)
        if token not in self.player["army"]:
            return Reason("not-yours", {"unit": unit})
        if "recruit" in self.chosen or self.verb == "recruit":
            return Reason("none-left", {"unit": unit}) if not self.player["supply"].get(token) else None
        if self.in_hand(token):
            return Reason("row", {"unit": unit})
        return Reason("no-coin", {"unit": unit})
