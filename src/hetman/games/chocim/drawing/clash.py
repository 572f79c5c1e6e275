"""A clash, drawn in the place of the map: enemy above, own side below, results face to face."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hetman.drawing import Say, View
from hetman.drawing.button import button
from hetman.drawing.die import die as die_button
from hetman.drawing.elements import tag, words
from hetman.drawing.highlight import CHOSEN, LEGAL, Highlight
from hetman.drawing.icons import ICONS as COMMON
from hetman.drawing.tray import sign as icon_of
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.pieces import loose_block, loose_marker, sign

STEPS = ("support", "roll", "walls", "raise", "break", "retreat")
LOSSES = ("break", "retreat")
"""Steps in which units go; a verb of the same name chooses them."""
FIGHTING = {"assault": ("assault", "defence"), "counter-attack": ("control", "counter-attack")}
"""The places whose units fight, where it is not a general battle."""
RESULTS = {"miss": ("2", ""), "hit": ("4", "hit"), "break": ("6", "broken")}
"""Results of dice: an example and an icon."""


class Clash:
    def __init__(self, view: View, say: Say, highlight: Highlight) -> None:
        self.view = view
        self.clash: View = view["clash"]
        self.say = say
        self.highlight = highlight
        self.below = view["seat"] or 0
        self.above = 1 - self.below

    def html(self) -> str:
        what, field = ("action", self.clash["what"]), ("field", self.clash["field"])
        title = self.say("clash-title", action=what, field=field)
        return tag(
            "section",
            self.header(title),
            self.side(self.above, "above"),
            self.between(),
            self.side(self.below, "below"),
            self.key(),
            class_="clash",
            aria_label=title,
        )

    def header(self, title: str) -> str:
        """What is fought for, the walls, and how far the clash is."""
        level = self.clash["level"]
        walls = tag("span", sign("wall", 18), tag("b", str(level)), class_="walls") if level else ""
        names = self.steps()
        # During a playback the view may be that of a clash that has just been settled.
        now = names.index(self.clash["phase"]) if self.clash["phase"] in names else len(names)
        steps = [
            tag(
                "li",
                tag("b", icon_of(COMMON["tick"], 13) if number < now else str(number + 1)),
                words(self.say(f"clash-step-{step}")),
                class_="done" if number < now else "now" if number == now else None,
            )
            for number, step in enumerate(names)
        ]
        head = tag("h2", sign(self.clash["what"], 26), words(title), walls)
        return tag("header", head, tag("ol", *steps, class_="steps"))

    def steps(self) -> list[str]:
        """The steps of this clash: walls only in an assault on them, no withdrawal from a battle."""
        left_out = {"walls"} if not self.clash["level"] else set()
        left_out |= {"retreat"} if self.clash["what"] == "general-battle" else set()
        return [step for step in STEPS if step not in left_out]

    # A side

    def side(self, seat: int, where: str) -> str:
        side = self.clash["sides"][seat]
        count = len(side["dice"]) + side["to_roll"]
        name = words(self.say("clash-side", side=("side", SIDES[seat]), count=count))
        head = tag("h3", loose_marker(seat, 22), name)
        army = tag("div", head, self.units(seat, side), self.support(side), class_="fighters")
        return tag("div", army, self.dice(seat, side, where), class_=f"clash-side {where} {SIDES[seat]}-ground")

    def units(self, seat: int, side: View) -> str:
        """Each unit that still fights, with its present fate where units must go."""
        verb = self.clash["phase"] if self.clash["phase"] in LOSSES else ""
        if verb in self.highlight.verbs and seat == self.view["seat"]:
            blocks = [unit for kind in side["units"] for unit in self.fates(kind, side["units"][kind], verb)]
        else:
            blocks = [self.fighting(unit, count) for unit, count in side["units"].items() if count]
        owed = ""
        if side["owed"]:
            owed = tag("p", words(self.say(f"clash-owed-{verb or 'break'}", count=side["owed"])), class_="owed")
        return tag("div", *(blocks or [tag("span", "–")]), class_="row-of-blocks") + owed

    def fighting(self, unit: str, count: int) -> str:
        drawn = loose_block(unit, 34, count, self.dice_of(unit), self.counted(unit, count))
        return tag("span", drawn, data_token=unit, data_as="unit")

    def fates(self, unit: str, count: int, verb: str) -> list[str]:
        """Units of a kind one by one: ticked ones go, the others stay. The tick that ends it is still to come."""
        draft = [move[1] for move in self.view.get("draft", ()) if move[0] == verb]
        ticked = Counter(draft)[unit]
        pending = bool(self.view.get("closing")) and draft[-1:] == [unit]
        stays = count - pending
        can = (verb, unit) in self.highlight.moves and not self.view.get("closing")
        return [self.fate(unit, verb, True)] * ticked + [self.fate(unit, "stay", False, can)] * stays

    def fate(self, unit: str, fate: str, ticked: bool, can: bool = True) -> str:
        """One unit with what becomes of it."""
        said = self.say(f"clash-fate-{fate}")
        inside = loose_block(unit, 32, 1, self.dice_of(unit)) + tag("small", words(said))
        label = f"{self.say(f'unit-{unit}')}, {said}"
        return self.fighter(unit, inside, label, CHOSEN if ticked else LEGAL if can else "")

    def fighter(self, unit: str, inside: str, label: str, state: str = LEGAL) -> str:
        return button(
            inside,
            unit,
            self.highlight,
            operand="unit",
            label=label,
            class_=f"fighter {state}".strip(),
            pressed=state == CHOSEN,
            disabled=not state,
        )

    def counted(self, unit: str, count: int) -> str:
        return self.say("panel-units", unit=("unit", unit), count=count)

    def dice_of(self, unit: str) -> int | None:
        """Dice of one unit in this clash, as on its place on the map."""
        field = next(field for field in self.view["fields"] if field["field"] == self.clash["field"])
        fighting = FIGHTING.get(self.clash["what"], ("general-battle",))
        dice = [action["unit_dice"] or {} for action in field["actions"] if action["action"] in fighting]
        return next((int(of_units[unit]) for of_units in dice if unit in of_units), None)

    def support(self, side: View) -> str:
        """Units used, which go home afterwards, and those that could still be used."""
        action = side["support"]
        if action is None:
            return ""
        used = side["used"]
        blocks = [
            tag("span", loose_block(unit, 23, count), tag("small", words(self.say("clash-used"))), class_="used")
            for unit, count in used.items()
            if count
        ]
        places = (place for field in self.view["fields"] for place in field["actions"])
        standing = next(place["units"] for place in places if place["action"] == action)
        left = {unit: count - used.get(unit, 0) for unit, count in standing.items()}
        blocks += [self.supporter(unit, action, count) for unit, count in left.items() if count > 0]
        name = tag("span", words(self.say("board-action-short", action=("action", action))), class_="support-name")
        raises = tag("b", words(f"+{side['raises']}"), class_="raises") if side["raises"] else ""
        row = tag("div", sign(action, 20), name, *blocks, raises, class_="row-of-blocks supporters")
        return row if blocks or raises else ""

    def supporter(self, unit: str, action: str, count: int) -> str:
        label = self.counted(unit, count)
        drawn = loose_block(unit, 23, count, label=label)
        if ("support", unit, action) not in self.highlight.moves:
            return tag("span", drawn, class_="waiting-unit", data_token=unit, data_as="unit")
        return tag("span", self.fighter(unit, drawn, label), data_token=action, data_as="action")

    # Dice

    def dice(self, seat: int, side: View, where: str) -> str:
        """Rows have names; the results of both sides face each other."""
        if not side["dice"]:
            dice = [tag("span", class_="die unrolled")] * side["to_roll"]
            return tag("div", tag("div", *dice, class_="die-columns"), class_="dice-row")
        storms = self.clash["level"] > 0 and self.clash["attacker"] == seat
        rows = ["rolled", *(["walls"] if storms else []), "raised", "result"]
        if where == "below":
            rows.reverse()
        names = [tag("span", words(self.say(f"clash-row-{row}")), class_=f"cell-{row}") for row in rows]
        asked = self.view["seat"] == seat
        columns = [self.column(f"die-{seat}-{number}", die, rows, asked) for number, die in enumerate(side["dice"])]
        inside = tag("div", *names, class_="die-names") + tag("div", *columns, class_="die-columns")
        return tag("div", inside, class_="dice-row")

    def column(self, name: str, die: View, rows: Sequence[str], asked: bool) -> str:
        lost = die["rolled"] - die["left"]
        shown = {
            "rolled": tag("span", str(die["rolled"]), class_="cell-rolled"),
            "walls": tag("span", f"−{lost}" if lost else "·", class_="cell-walls"),
            "raised": tag("span", tag("b", "+1") if die["raised"] else "·", class_="cell-raised"),
            "result": self.result(name, die, asked),
        }
        return tag("div", *(shown[row] for row in rows), class_="die-column")

    def result(self, name: str, die: View, asked: bool) -> str:
        """1 to 3 plain and dashed, 4 and 5 a star, 6 dark with the broken shield."""
        value, token, rolled = die["result"], str(die["left"]), str(die["rolled"])
        kind = "break" if value == 6 else "hit" if value >= 4 else "miss"
        icon = RESULTS[kind][1]
        drawn = tag("i", str(value)) + sign(icon, 27) if icon else str(value)
        if asked and not die["raised"] and ("raise", token) in self.highlight.moves:
            return die_button(
                drawn,
                rolled,
                token,
                id_=name,
                operand="die",
                can=True,
                chosen=token in self.highlight.chosen,
                label=self.say("clash-raise", count=value),
                class_=kind,
                pulse=str(value),
            )
        moved = {"id": name, "data_roll": rolled, "data_pulse": str(value)}
        return tag(
            "span",
            drawn,
            class_=f"die {kind}",
            role="img",
            aria_label=str(value),
            data_token=token,
            data_as="die",
            **moved,
        )

    # Between the sides

    def between(self) -> str:
        markers = tag("span") + loose_marker(self.above, 20) + tag("span") + loose_marker(self.below, 20)
        rows = self.score("hit", "hits") + self.score("broken", "breaks")
        rolled = any(side["dice"] for side in self.clash["sides"])
        count = tag("div", markers, rows, class_="score") if rolled else ""
        return tag("div", count, tag("p", words(self.note())), class_="clash-between")

    def score(self, icon: str, key: str) -> str:
        values = {seat: str(self.clash["sides"][seat][key]) for seat in (self.above, self.below)}
        name = tag("span", sign(icon, 18), words(self.say(f"clash-{key}")), class_="score-name")
        return name + tag("i", ":").join(
            tag("b", value, id=f"score-{key}-{seat}", data_pulse=value) for seat, value in values.items()
        )

    def note(self) -> str:
        """What follows, in one sentence."""
        phase, what = self.clash["phase"], self.clash["what"]
        for seat in (self.clash["active"], 1 - self.clash["active"]):
            owed = self.clash["sides"][seat]["owed"]
            if owed and phase in LOSSES:
                return self.say(f"clash-note-{phase}", side=("side", SIDES[seat]), count=owed)
        if what == "general-battle":
            return self.say("clash-note-battle")
        return self.say(f"clash-note-{what}", field=("field", self.clash["field"]))

    def key(self) -> str:
        """What the results of dice mean."""
        parts = [
            tag(
                "span",
                tag("span", sign(icon, 15) if icon else example, class_=f"die small {kind}"),
                words(self.say(f"clash-key-{kind}")),
            )
            for kind, (example, icon) in RESULTS.items()
        ]
        return tag("footer", *parts, tag("span", words(self.say("clash-rule")), class_="rule"))
