"""A clash, drawn in the place of the map: enemy above, own side below, results face to face."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import tag, words
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.highlights import Light
from hetman.games.chocim.drawing.layout import View
from hetman.games.chocim.drawing.pieces import loose_block, loose_marker, sign

Side = Mapping[str, Any]
Die = Mapping[str, Any]
STEPS = ("support", "roll", "raise", "break", "retreat")
LOSSES = {"break": "break", "retreat": "retreat"}


class Clash:
    def __init__(self, view: View, say: Say, lit: Light) -> None:
        self.view = view
        self.clash: Mapping[str, Any] = view["clash"]
        self.say = say
        self.lit = lit
        self.below = view["seat"] or 0

    def html(self) -> str:
        above = 1 - self.below
        return tag(
            "section",
            self.header(),
            self.side(above, "above"),
            self.between(above),
            self.side(self.below, "below"),
            self.key(),
            class_="clash",
            aria_label=self.title(),
        )

    def title(self) -> str:
        what = ("action", self.clash["what"])
        return self.say("clash-title", action=what, field=("field", self.clash["field"]))

    def header(self) -> str:
        """What is fought for, the walls, and how far the clash is."""
        level = self.clash["level"]
        walls = tag("span", sign("wall", 18), tag("b", str(level)), class_="walls") if level else ""
        now = STEPS.index(self.clash["phase"])
        steps = [
            tag(
                "li", words(self.say(f"clash-step-{step}")), class_="now" if at == now else "done" if at < now else None
            )
            for at, step in enumerate(STEPS)
        ]
        title = tag("h2", sign(self.clash["what"], 26), words(self.title()), walls)
        return tag("header", title, tag("ol", *steps, class_="steps"))

    # A side

    def side(self, seat: int, where: str) -> str:
        side = self.clash["sides"][seat]
        number = len(side["dice"]) + side["to_roll"]
        name = self.say("clash-side", side=("side", SIDES[seat]), count=number)
        head = tag("h3", loose_marker(seat, 22), words(name))
        army = tag("div", head, self.units(seat, side), self.support(seat, side), class_="fighters")
        return tag("div", army, self.dice(seat, side, where), class_=f"clash-side {where} {SIDES[seat]}-ground")

    def units(self, seat: int, side: Side) -> str:
        """Each unit that still fights; where units must go, each is a button."""
        verb = LOSSES.get(self.clash["phase"], "")
        asked = verb in self.lit.verbs and self.view["seat"] == seat
        blocks = []
        for unit, count in side["units"].items():
            if asked and (verb, unit) in self.lit.moves:
                blocks += [self.loss(unit, verb)] * count
            elif count:
                blocks.append(self.stand(unit, count))
        owed = ""
        if side["owed"]:
            owed = tag("p", words(self.say(f"clash-owed-{verb or 'break'}", count=side["owed"])), class_="owed")
        return tag("div", *(blocks or [tag("span", "–")]), class_="row-of-blocks") + owed

    def stand(self, unit: str, count: int) -> str:
        label = self.say("panel-units", unit=("unit", unit), count=count)
        return tag("span", loose_block(unit, 34, count, self.dice_of(unit), label), title=label)

    def loss(self, unit: str, verb: str) -> str:
        """A unit that may be the one to go."""
        label = self.say(f"unit-{unit}")
        return tag(
            "button",
            loose_block(unit, 32, 1, self.dice_of(unit)),
            tag("small", words(self.say(f"verb-{verb}"))),
            type="button",
            class_="fighter legal",
            data_token=unit,
            data_as="unit",
            aria_pressed="true" if unit in self.lit.chosen else "false",
            aria_label=label,
        )

    def dice_of(self, unit: str) -> int | None:
        """Dice of one unit in this clash, as its place on the map says."""
        field = next(field for field in self.view["fields"] if field["field"] == self.clash["field"])
        for action in field["actions"]:
            if action["unit_dice"] and unit in action["unit_dice"] and self.fights(action):
                return int(action["unit_dice"][unit])
        return None

    def fights(self, action: Mapping[str, Any]) -> bool:
        pairs = {"assault": ("assault", "defence"), "counter-attack": ("control", "counter-attack")}
        return action["action"] in pairs.get(self.clash["what"], ("general-battle",))

    def support(self, seat: int, side: Side) -> str:
        """Units used, which go home afterwards, and those that could still be used."""
        action = side["support"]
        if action is None:
            return ""
        used = {unit: count for unit, count in side["used"].items() if count}
        there = self.standing(action)
        left = {unit: there.get(unit, 0) - used.get(unit, 0) for unit in there}
        asked = "support" in self.lit.verbs and self.view["seat"] == seat
        name = tag("span", words(self.say("board-action-short", action=("action", action))), class_="support-name")
        blocks = [
            tag("span", loose_block(unit, 23, count), tag("small", words(self.say("clash-used"))), class_="used")
            for unit, count in used.items()
        ]
        for unit, count in left.items():
            if count > 0:
                blocks.append(self.helper(unit, action, count, asked))
        raises = tag("b", words(f"+{side['raises']}"), class_="raises") if side["raises"] else ""
        row = tag("div", sign(action, 20), name, *blocks, raises, class_="row-of-blocks supporters")
        return row if blocks or raises else ""

    def standing(self, action: str) -> Mapping[str, int]:
        return next(
            place["units"] for field in self.view["fields"] for place in field["actions"] if place["action"] == action
        )

    def helper(self, unit: str, action: str, count: int, asked: bool) -> str:
        label = self.say("panel-units", unit=("unit", unit), count=count)
        drawn = loose_block(unit, 23, count, label=label)
        if not asked or ("support", unit, action) not in self.lit.moves:
            return tag("span", drawn, class_="waiting-unit", title=label)
        button = tag(
            "button",
            drawn,
            type="button",
            class_="fighter legal",
            data_token=unit,
            data_as="unit",
            aria_pressed="true" if unit in self.lit.chosen else "false",
            aria_label=label,
        )
        return tag("span", button, data_token=action, data_as="action")

    # Dice

    def dice(self, seat: int, side: Side, where: str) -> str:
        """Rows have names; the results of both sides face each other."""
        if not side["dice"]:
            dice = [tag("span", class_="die unrolled")] * side["to_roll"]
            return tag("div", tag("div", *dice, class_="die-columns"), class_="dice-row")
        storms = self.clash["level"] > 0 and self.clash["attacker"] == seat
        rows = ["rolled", *(["walls"] if storms else []), "raised", "result"]
        if where == "below":
            rows.reverse()
        names = [tag("span", words(self.say(f"clash-row-{row}")), class_=f"cell-{row}") for row in rows]
        asked = "raise" in self.lit.verbs and self.view["seat"] == seat
        columns = [self.column(f"die-{seat}-{number}", die, rows, asked) for number, die in enumerate(side["dice"])]
        return tag(
            "div",
            tag("div", *names, class_="die-names"),
            tag("div", *columns, class_="die-columns"),
            class_="dice-row",
        )

    def column(self, name: str, die: Die, rows: Sequence[str], asked: bool) -> str:
        lost = die["left"] - die["rolled"]
        shown = {
            "rolled": tag("span", str(die["rolled"]), class_="cell-rolled"),
            "walls": tag("span", f"−{-lost}" if lost else "·", class_="cell-walls"),
            "raised": tag("span", tag("b", "+1") if die["raised"] else "·", class_="cell-raised"),
            "result": self.result(name, die, asked),
        }
        return tag("div", *(shown[row] for row in rows), class_="die-column")

    def result(self, name: str, die: Die, asked: bool) -> str:
        """1 to 3 plain and dashed, 4 and 5 a star, 6 dark with the broken shield."""
        value = die["result"]
        kind = "break" if value == 6 else "hit" if value >= 4 else "miss"
        drawn = str(value) if value < 4 else tag("i", str(value)) + sign("broken" if value == 6 else "hit", 27)
        token = str(die["left"])
        moved = {"id": name, "data_roll": str(die["rolled"]), "data_pulse": str(value)}
        if not asked or die["raised"] or ("raise", token) not in self.lit.moves:
            return tag("span", drawn, class_=f"die {kind}", role="img", aria_label=str(value), **moved)
        return tag(
            "button",
            drawn,
            type="button",
            class_=f"die {kind} legal",
            data_token=token,
            data_as="die",
            aria_pressed="true" if token in self.lit.chosen else "false",
            aria_label=self.say("clash-raise", count=value),
            **moved,
        )

    # Between the sides

    def between(self, above: int) -> str:
        sides = self.clash["sides"]
        head = tag("span") + loose_marker(above, 20) + tag("span") + loose_marker(self.below, 20)
        rows = [self.score("hit", "hits", above), self.score("broken", "breaks", above)]
        count = tag("div", head, *rows, class_="score") if any(side["dice"] for side in sides) else ""
        return tag("div", count, tag("p", words(self.note())), class_="clash-between")

    def score(self, charge: str, key: str, above: int) -> str:
        sides = self.clash["sides"]
        name = tag("span", sign(charge, 18), words(self.say(f"clash-{key}")), class_="score-name")
        numbers = (
            tag("b", str(sides[seat][key]), id=f"score-{key}-{seat}", data_pulse=str(sides[seat][key]))
            for seat in (above, self.below)
        )
        return name + tag("i", ":").join(numbers)

    def note(self) -> str:
        """What follows, in one sentence."""
        phase = self.clash["phase"]
        for seat in (self.clash["active"], 1 - self.clash["active"]):
            owed = self.clash["sides"][seat]["owed"]
            if owed and phase in LOSSES:
                return self.say(f"clash-note-{phase}", side=("side", SIDES[seat]), count=owed)
        if self.clash["what"] == "general-battle":
            return self.say("clash-note-battle")
        return self.say(f"clash-note-{self.clash['what']}", field=("field", self.clash["field"]))

    def key(self) -> str:
        signs = (("miss", "2", ""), ("hit", "4", sign("hit", 15)), ("break", "6", sign("broken", 15)))
        parts = []
        for kind, face, drawn in signs:
            die = tag("span", drawn or face, class_=f"die small {kind}")
            parts.append(tag("span", die, words(self.say(f"clash-key-{kind}"))))
        rule = tag("span", words(self.say("clash-rule")), class_="rule")
        return tag("footer", *parts, rule)
