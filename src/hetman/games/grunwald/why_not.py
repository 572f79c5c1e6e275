"""Why a thing cannot be chosen now, from the seat's own view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.core.game import Reason
from hetman.core.refused_click import RefusedClick
from hetman.games.grunwald.components import FIELDS, PAWNS
from hetman.games.grunwald.rules.cards import NAMES, STRENGTH

OFFICER = "officer"
ALL_HELPERS = 5
LAID = ("lay", "compete")
GOODS = ("ducats", "provisions")
OFFERED = (
    *("hire", "buy", "promote", "recruit", "escort", "decline", "pay", "take", "bid", "lay", "pass", "send"),
    *("overpay", "settle"),
)
"""Verbs of a single question each; at any other time nobody asks for them."""
FINAL = ("pass", "decline", "hire", "buy", "promote")
"""Verbs that need nothing else."""

View = Mapping[str, Any]


def why_not(view: View, moves: Sequence[Sequence[str]], chosen: Sequence[str], clicked: Sequence[str]) -> Reason | None:
    refused = Refused.of(view, moves, chosen, clicked)
    return refused.reason() if refused is not None else None


class Refused(RefusedClick):
    """A refused click, by the rules of this game."""

    def reason(self) -> Reason | None:
        key, first = self.prompt, self.clicked[0]
        final = next((verb for verb in FINAL if verb in self.chosen), None)
        if final is not None:
            return Reason("final")
        if first in NAMES or self.named(NAMES):
            return self.card_reason(self.named(NAMES) or first)
        if key == "send":
            return self.send_reason()
        if key == "give" and (first == "give" or "provisions" in self.clicked):
            return self.payment_reason()
        if key == "overpay" and (first in ("give", "settle") or "provisions" in self.clicked):
            return self.generous_reason()
        if first == "dismiss":
            return Reason("drop-missing", {"count": self.args["count"]})
        if key in ("levy", "grant") and self.named(GOODS):
            return self.goods_reason(str(self.named(GOODS)))
        if self.named(FIELDS) or self.named(PAWNS):
            return Reason("no-sending")
        if first.isdecimal() or (first == "bid" and len(self.clicked) > 1):
            return self.bid_reason(int(self.clicked[-1]))
        return Reason("not-asked") if first in OFFERED else None

    # What is meant

    @property
    def prompt(self) -> str:
        return str(self.view["prompt"]["key"])

    @property
    def args(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.view["prompt"].get("args", {})
        return found

    def named(self, tokens: Sequence[str]) -> str | None:
        return next((token for token in self.clicked if token in tokens), None)

    def meant(self, tokens: Sequence[str]) -> str | None:
        """The clicked or chosen thing of a kind."""
        return next((token for token in (*self.clicked, *self.chosen) if token in tokens), None)

    @property
    def ducats(self) -> int:
        """The ducats that are clicked or chosen to go along."""
        return next((int(token) for token in (*self.clicked, *self.chosen) if token.isdecimal()), 0)

    # Sending pawns

    def send_reason(self) -> Reason | None:
        first = self.clicked[0] if self.clicked[0] != "send" else (*self.clicked[1:2], "send")[0]
        pawns, field = self.meant(PAWNS), self.meant(FIELDS)
        if first in PAWNS:
            out = self.pawns_reason(first)
            if out is not None:
                return out
        if field is not None and (first in FIELDS or first in PAWNS):
            return self.field_reason(field, pawns)
        if first.isdecimal():
            return self.ducats_reason(pawns, field)
        if first in PAWNS:
            return Reason("no-field", {"pawns": ("pawns", first)})
        return Reason("not-asked") if first in OFFERED or first in ("give", "dismiss") else None

    def pawns_reason(self, pawns: str) -> Reason | None:
        """Pawns that are not there."""
        if pawns == OFFICER:
            field = self.player["officer"]
            return None if field is None else Reason("officer-out", {"field": ("field", field)})
        free = int(self.player["free"])
        return Reason("helpers-left", {"count": free}) if PAWNS.index(pawns) > free else None

    def field_reason(self, name: str, pawns: str | None) -> Reason | None:
        """A field that takes no such pawns."""
        field = next(field for field in self.view["fields"] if field["field"] == name)
        args = {"field": ("field", name)}
        own = next((group for group in field["queue"] if group["seat"] == self.player["seat"]), None)
        helpers = pawns is not None and pawns != OFFICER
        if not field["open"]:
            truce = sum(entry["truce"] for entry in self.view["calendar"])
            return Reason("truce", {"round": truce + 1})
        if field["one_pawn"] and own:
            return Reason("one-pawn", args)
        if name == "helpers" and self.player["helpers"] == ALL_HELPERS:
            return Reason("all-helpers", args)
        if name == "mercenaries" and self.player["ducats"] == 0:
            return Reason("needs-ducat", args)
        if own and own["helpers"] and (helpers or self.player["officer"] is not None):
            return Reason("helpers-there", args)
        if field["one_pawn"] and helpers and PAWNS.index(str(pawns)) > 1:
            return Reason("single", args)
        if self.ducats and not field["worth"]["ducat"]:
            return Reason("no-ducats-there", args)
        return Reason("few-ducats", {"amount": self.player["ducats"]}) if self.ducats > self.player["ducats"] else None

    def ducats_reason(self, pawns: str | None, field: str | None) -> Reason:
        have = int(self.player["ducats"])
        if self.ducats == 0 or self.clicked[0] == "0":
            return Reason("no-fewer")
        if self.ducats > have:
            return Reason("few-ducats", {"amount": have})
        if field is not None and field not in ("provisions", "mercenaries"):
            return Reason("no-ducats-there", {"field": ("field", field)})
        if field == "mercenaries":
            return Reason("least-ducat")
        return Reason("ducats-nowhere", {"pawns": ("pawns", pawns)}) if pawns else Reason("ducats-closed")

    # Cards

    def card_reason(self, card: str) -> Reason | None:
        args = {"card": ("fighter", card)}
        camp, owned = "camp" in self.clicked, card in {**self.player["hand"], **self.player["camp"]}
        captive, peasant = card.startswith("teuton"), card == "peasant"
        key = self.prompt
        if key in ("give", "overpay"):
            if peasant:
                return Reason("peasant-pays")
            if not owned or key == "overpay":
                return Reason("not-yours", args)
            return Reason("dearer-first" if self.cheaper(card) < self.args["owed"] else "enough", args)
        if key == "dismiss":
            return Reason("captive-eats" if captive else "peasant-eats" if peasant else "fed", args)
        if key == "recruit":
            return Reason("yours-already" if owned else "not-in-box", args)
        if captive:
            return Reason("captive", args)
        if camp or (not self.player["hand"].get(card) and owned):
            return Reason("rests", args)
        if not owned:
            return Reason("not-yours", args)
        if key == "escort" and peasant:
            return Reason("peasant-escort")
        return Reason("cards-later", args) if key not in LAID else None

    def cheaper(self, card: str) -> int:
        """The value of everything that is worth no more than this card: pieces are given by falling value."""
        value = int(self.player["provisions"])
        for place in ("hand", "camp"):
            for other, count in self.player[place].items():
                strength = STRENGTH[NAMES.index(other)]
                value += int(count * strength) if strength <= STRENGTH[NAMES.index(card)] else 0
        return value

    # Payments, offers and bids

    def payment_reason(self) -> Reason:
        owed, stored = self.args["owed"], self.player["provisions"]
        if "provisions" not in self.clicked:
            return Reason("pay-missing", {"owed": owed})
        return Reason("few-provisions", {"amount": stored, "owed": owed}) if stored < owed else Reason("paid")

    def generous_reason(self) -> Reason:
        if "provisions" in self.clicked:
            return Reason("no-provisions", {"amount": self.player["provisions"]})
        return Reason("pay-missing", {"owed": self.args["owed"]})

    def goods_reason(self, goods: str) -> Reason:
        if self.prompt == "grant":
            return Reason("bank-empty", {"goods": ("goods", goods)})
        return Reason("too-little", {"goods": ("goods", goods), "amount": self.player[goods]})

    def bid_reason(self, amount: int) -> Reason:
        have = int(self.player["ducats"])
        return Reason("few-ducats", {"amount": have}) if amount > have else Reason("no-lower-bid")
