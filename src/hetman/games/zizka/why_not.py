"""Why a thing cannot be chosen now, from the seat's own view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from hetman.core.game import Reason
from hetman.core.refused_click import RefusedClick
from hetman.games.zizka.components.map import FACES, LEVELS, PLAIN, RULERS
from hetman.games.zizka.drawing.gains import available, missing
from hetman.games.zizka.drawing.ways import distances
from hetman.games.zizka.rules.verbs import VERBS as VOCABULARY

View = Mapping[str, Any]
VERBS = frozenset(verb.word for verb in VOCABULARY)
OF_A_TURN = frozenset({"move", "face", "conquer", "recruit", "attack", "peek", "end"})
OF_A_TAVERN = frozenset({"hire", "discard", "depart"})
BUSY = {
    "reroll": "dice",
    "first-row": "rows",
    "first-row-luck": "rows",
    "rows": "rows",
    "storm": "luck",
    "attack-luck": "luck",
    "defence-luck": "luck",
    "dismiss": "dismiss",
    "gain": "gain",
    "lean": "lean",
    "tavern": "tavern",
    "tavern-first": "tavern",
    "join": "join",
    "joust": "joust",
    "again": "again",
    "tear": "tear",
    "start": "start",
    "reroll-coin": "dice",
    "joust-last": "joust",
}
"""By question: what has to be done before anything else, text `why-first-…`."""
REROLLING = ("reroll", "reroll-coin", "joust", "joust-last")
LUCK = "luck"
ENDS = {"virtue": 0, "vice": 4}
"""The ends of the morale track."""


def why_not(view: View, moves: Sequence[Sequence[str]], chosen: Sequence[str], clicked: Sequence[str]) -> Reason | None:
    refused = Refused.of(view, moves, chosen, clicked)
    return refused.reason() if refused is not None else None


class Refused(RefusedClick):
    """A refused click, by the rules of this game."""

    @cached_property
    def key(self) -> str:
        return str(self.view["prompt"]["key"])

    @cached_property
    def fields(self) -> dict[str, View]:
        return {field["field"]: field for field in self.view["map"]["fields"]}

    @cached_property
    def here(self) -> View:
        return self.fields[self.player["field"]]

    @cached_property
    def tokens(self) -> dict[str, View]:
        return {token["field"]: token for token in self.view["tokens"]}

    def first(self) -> Reason:
        """Another question is open."""
        return Reason(f"first-{BUSY[self.key]}") if self.key in BUSY else Reason("not-asked")

    def reason(self) -> Reason | None:
        token = self.clicked[0]
        if token in VERBS:
            typed = self.typed() if len(self.clicked) > 1 else None
            return typed or self.verb_reason(token)
        if token.isdigit():
            return self.row_reason(int(token) - 1)
        if token in self.fields:
            return self.field_reason(token)
        if token in self.leaders:
            return self.leader_reason(token)
        if token in LEVELS:
            return self.deck_reason(token)
        if token in RULERS or token in FACES:
            return self.symbol_reason(token)
        if token in self.mates or token in self.offers:
            return self.follower_reason(token)
        return self.first() if self.key != "turn" else Reason("poster-later")

    def typed(self) -> Reason | None:
        """A typed move: the reason lies in its first operand that no legal move of this verb has."""
        verb = self.clicked[0]
        for at, token in enumerate(self.clicked[1:], start=1):
            if not any(move[: at + 1] == self.clicked[: at + 1] for move in self.moves):
                if not any(move[0] == verb for move in self.moves):
                    return None
                return Refused(self.view, self.moves, (verb,), (token, verb)).reason()
        return None

    # Verbs

    def verb_reason(self, verb: str) -> Reason | None:
        if verb == LUCK:
            return self.luck_reason()
        if self.key == "turn" and verb in OF_A_TURN:
            return self.turn_reason(verb)
        if self.key.startswith("tavern") and verb in OF_A_TAVERN:
            return self.tavern_reason(verb)
        if verb == "cast" and self.key == "again":
            return Reason("cast-none")
        if verb == "aside" and self.key == "joust-last":
            return Reason("last-die")
        if verb in ("reroll", "buy", "pocket") and self.key in REROLLING:
            return Reason("no-rerolls")
        return self.first()

    def turn_reason(self, verb: str) -> Reason | None:
        field = ("field", self.player["field"])
        if verb == "peek":
            return self.peek_reason()
        if not self.view["actions"]:
            return Reason("no-action")
        if verb == "face":
            known = self.player["field"] in self.tokens
            return Reason("cannot-pay") if known else Reason("no-token", {"field": field})
        if verb == "recruit":
            return Reason("no-tavern", {"field": field})
        if verb == "conquer":
            return self.castle_reason()
        if verb == "attack":
            return self.nobody_here()
        return Reason("no-pace") if verb == "move" else None

    def castle_reason(self) -> Reason:
        level = self.here["conquest"]
        if not level:
            return Reason("no-castle", {"field": ("field", self.player["field"])})
        if self.player["conquered"][level]:
            return Reason("castle-taken", {"level": ("level", level)})
        return Reason("castle-cards")

    def peek_reason(self) -> Reason:
        if not self.player["skills"]["peek"]:
            return Reason("no-peek")
        return Reason("peeks-used") if not self.player["peeks"] else Reason("peeks-none")

    def tavern_reason(self, verb: str) -> Reason | None:
        if verb == "discard":
            return Reason("discard-once")
        follower = next((token for token in (*self.clicked, *self.chosen) if token in self.offers), None)
        if verb == "hire" and follower is not None:
            return self.offer_reason(follower)
        return Reason("hire-nobody", {"count": self.player["coins"]}) if verb == "hire" else None

    def luck_reason(self) -> Reason:
        if not self.player["luck"]:
            return Reason("no-luck")
        if not self.player["usable_luck"]:
            return Reason("fresh-luck")
        if self.key in ("turn", "tavern", "tavern-first", "joust", "joust-last", "again", "join"):
            return Reason("luck-when")
        return Reason("luck-useless")

    # The map

    def field_reason(self, name: str) -> Reason:
        if self.key != "turn":
            return self.first()
        field = ("field", name)
        if "peek" in self.chosen:
            return self.unseen_reason(name)
        if not self.view["actions"]:
            return Reason("no-action")
        if name == self.player["field"]:
            return Reason("stands-there", {"field": field})
        if "attack" in self.chosen:
            return self.nobody_here()
        steps, reach = distances(self.view, self.player["field"])[name], self.player["pace"]
        if not reach:
            return Reason("no-pace")
        return Reason("too-far", {"field": field, "count": steps, "reach": reach})

    def unseen_reason(self, name: str) -> Reason:
        token = self.tokens.get(name)
        args = {"field": ("field", name)}
        if token is None:
            return Reason("nothing-to-see", args)
        return Reason("seen-open" if token["open"] else "seen-already", args)

    @cached_property
    def leaders(self) -> frozenset[str]:
        torak = {"torak"} if self.view["torak"] is not None else set()
        return frozenset({player["leader"] for player in self.view["players"] if player["leader"]} | torak)

    def leader_reason(self, name: str) -> Reason:
        if self.key != "turn":
            return self.first()
        leader = ("leader", name)
        if name == self.player["leader"]:
            return Reason("own-leader", {"leader": leader})
        if not self.view["actions"]:
            return Reason("no-action")
        torak = self.view["torak"]
        other = next((player for player in self.view["players"] if player["leader"] == name), None)
        field = other["field"] if other is not None else torak["field"] if torak is not None else None
        if field != self.player["field"]:
            return Reason("elsewhere", {"leader": leader})
        if other is None:
            return Reason("torak-lies")
        return Reason("struck" if other["struck"] else "no-poster", {"leader": leader})

    def nobody_here(self) -> Reason:
        others = [
            player["leader"]
            for player in self.view["players"]
            if player["seat"] != self.view["seat"] and player["field"] == self.player["field"]
        ]
        torak = self.view["torak"]
        if torak is not None and torak["field"] == self.player["field"]:
            others.append("torak")
        return self.leader_reason(others[0]) if others else Reason("nobody-here")

    def deck_reason(self, level: str) -> Reason:
        if self.key != "turn":
            return self.first()
        if not self.player["peeks"]:
            return self.peek_reason()
        return Reason("deck-known", {"level": ("level", level)})

    # Dice, rows

    def symbol_reason(self, token: str) -> Reason | None:
        if LUCK in self.clicked or (LUCK in self.chosen and token in PLAIN):
            return self.luck_reason()
        dice = self.view["dice"]
        if dice is None:
            return self.first()
        if dice["roller"] != self.view["seat"]:
            return Reason("not-your-dice")
        if token in dice["rulers"] and dice["rulers"][token]["locked"]:
            return Reason("locked", {"ruler": ("ruler", token)})
        if self.key in REROLLING:
            return Reason("no-rerolls")
        return Reason("dice-kept")

    def row_reason(self, row: int) -> Reason | None:
        page = self.view["page"]
        if page is None or row >= len(page["rows"]):
            return self.first()
        args: dict[str, Any] = {"row": row + 1}
        if row in page["done"]:
            return Reason("row-taken", args)
        if "conquest" in page:
            return Reason("row-castle")
        if self.view["turn"] != self.view["seat"]:
            return Reason("row-others")
        if self.key in ("reroll", "reroll-coin"):
            return Reason("row-dice")
        if row and 0 not in page["done"]:
            return Reason("row-first")
        if self.key not in ("first-row", "first-row-luck", "rows"):
            return self.first()
        return self.short_reason(page["rows"][row], args)

    def short_reason(self, row: View, args: dict[str, Any]) -> Reason:
        lacking = missing(row["symbols"], available(self.view) or {})
        if len(lacking) == 1:
            return Reason("row-short", {**args, "symbol": ("symbol", lacking[0])})
        if lacking:
            return Reason("row-shorts", {**args, "count": len(lacking)})
        if row["coins"] > self.player["coins"]:
            return Reason("row-coins", {**args, "count": row["coins"]})
        return Reason("row-crew" if row["followers"] > len(self.player["crew"]) else "row-poster", args)

    # Followers

    @cached_property
    def mates(self) -> dict[str, View]:
        return {card["follower"]: card for card in self.player["crew"]}

    @cached_property
    def offers(self) -> dict[str, View]:
        return {card["follower"]: card for table in self.view["tavern"] for card in table["offer"]}

    def follower_reason(self, name: str) -> Reason:
        if name in self.mates:
            return self.mate_reason(name)
        if self.key.startswith("tavern") or self.key == "gain":
            return self.offer_reason(name)
        if self.key != "turn":
            return self.first()
        if not self.view["actions"]:
            return Reason("no-action")
        if self.here["tavern"]:
            return Reason("recruit-first", {"follower": ("follower", name)})
        return Reason("hire-where", {"follower": ("follower", name)})

    def mate_reason(self, name: str) -> Reason:
        follower = ("follower", name)
        if self.key.startswith("tavern") or self.key == "gain":
            full = len(self.mates) == 4
            return Reason("newcomer-first" if full else "room-left", {"follower": follower})
        if self.key in ("turn", "join"):
            return Reason("mate", {"follower": follower})
        return self.first()

    def offer_reason(self, name: str) -> Reason:
        card, follower = self.offers[name], ("follower", name)
        way = card["despises"]
        if way is not None and self.player["morale"] == ENDS[way]:
            return Reason("despises", {"follower": follower, "way": ("way", way)})
        if self.key == "gain":
            return Reason("gain-level", {"follower": follower})
        if "discard" in self.chosen:
            return Reason("discard-once")
        if card["price"] > self.player["coins"]:
            return Reason("too-dear", {"follower": follower, "count": card["price"], "coins": self.player["coins"]})
        return Reason("hire-most")
