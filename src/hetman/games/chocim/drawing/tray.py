"""The tray: what can be done now as labelled buttons, each in its place.

Two rows on a desk, and on a phone the one that the question is about. The upper row is for the leader: command, fortel.
The lower one has the kinds of units with where they wait, and at its end what closes the step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from hetman.drawing import Say, View, own_player
from hetman.drawing.elements import classes, tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.icons import ICONS as COMMON
from hetman.drawing.tray import CAN, MAIN, OFF, ON, action, actions
from hetman.drawing.tray import sign as icon_of
from hetman.games.chocim.components.names import SIDES, UNITS_OF, WALLED
from hetman.games.chocim.drawing.cards import WAYS
from hetman.games.chocim.drawing.pieces import loose_block, sign
from hetman.games.chocim.why_not import why_not

LEAD = "s-lead"
"""The row that a phone shows."""
SHORT = (
    "none-waiting",
    "no-room",
    "kind",
    "unit-cut-off",
    "cut-off",
    "fortel-limits",
    "none-broken",
    "closed",
)
"""Reasons that the second line of a button has room for."""
CLOSING = ("done", "stay", "enough", "hold", "ready")
"""Verbs that end a step."""


class Tray:
    """The buttons for one view."""

    def __init__(self, view: View, say: Say, highlight: Highlight) -> None:
        self.view = view
        self.say = say
        self.highlight = highlight
        self.key: str = view["prompt"]["key"]
        self.args = view["prompt"]["args"]
        self.seat: int = view["seat"]
        self.draft: Sequence[Sequence[str]] = view.get("draft", ())

    def html(self) -> str:
        return tag("div", *ROWS.get(self.key, Tray.of_kinds)(self), class_="s-tray")

    # Buttons

    def verb(self, name: str, label: str, note: str = "", picture: str = "", main: bool = False) -> str:
        """A button of a verb without operands, or whose operands are chosen before or after it."""
        can = name in self.highlight.verbs and (not self.highlight.chosen or self.highlight.can(name))
        state = OFF if not can else ON if name in self.highlight.chosen else MAIN if main else CAN
        return action(label, name, picture=picture, note=note, state=state)

    def whole(
        self, move: Sequence[str], label: str, note: str = "", picture: str = "", main: bool = False, class_: str = ""
    ) -> str:
        """A button of a whole move."""
        can = tuple(move) in self.highlight.moves
        state = OFF if not can else MAIN if main else CAN
        return action(label, move[0], picture=picture, note=note, state=state, move=move, class_=class_)

    def kind(self, unit: str, note: str) -> str:
        """A kind of units. Where none can be chosen, the reason stands below its name."""
        closing = bool(self.view.get("closing"))
        usable = not closing and any(move[1:2] == (unit,) for move in self.highlight.moves)
        fits = any(move[1:2] == (unit,) for move in self.highlight.fitting)
        ticked = closing and any(move[1:2] == (unit,) for move in self.draft)
        state = ON if ticked or unit in self.highlight.chosen else CAN if usable else OFF
        return action(
            self.say(f"unit-{unit}.start"),
            unit,
            operand="unit",
            picture=loose_block(unit, 21),
            note=note if usable or closing else self.reason(unit) or note,
            state=state,
            start=not fits,
            class_="up",
        )

    def reason(self, token: str) -> str:
        found = why_not(self.view, self.highlight.moves, tuple(self.highlight.chosen), (token,))
        return self.say(f"tray-{found.key}") if found is not None and found.key in SHORT else ""

    def close(self, name: str, label: str, note: str = "") -> str:
        """What ends the step, at the end of the lower row. With something ticked or placed it is the main button."""
        can = (name,) in self.highlight.moves
        begun = bool(self.draft) or self.args.get("begun") == "yes"
        state = OFF if not can else MAIN if begun else CAN
        return action(
            label, name, picture=icon_of(COMMON["tick"], 20), note=note, state=state, move=(name,), class_="up"
        )

    # Using a leader

    def of_turn(self) -> list[str]:
        passing = self.whole(("pass",), self.say("tray-pass"), self.say("tray-pass-note"), icon_of(COMMON["flag"], 20))
        small = passing.replace('class="f-act', 'class="up f-act', 1)
        waiting = [self.waiting_kind(unit) for unit in UNITS_OF[SIDES[self.seat]]]
        orders = self.leader_buttons()
        return [
            actions(*orders, small, columns=len(orders), class_=classes("s-orders", LEAD)),
            actions(*waiting, small, columns=4, class_="s-kinds"),
        ]

    def leader_buttons(self) -> list[str]:
        """The command, and the fortel or both fortels of the leader that is chosen."""
        leader = next((token for token in self.highlight.chosen if token in self.view["commands"]), None)
        command = (
            self.say("tray-command-note", count=self.view["commands"][leader]) if leader else self.say("tray-whose")
        )
        buttons = [self.verb("command", self.say("verb-command"), command, icon_of(COMMON["bulawa"], 22))]
        if leader is None:
            return [*buttons, self.verb("fortel", self.say("verb-fortel"), self.say("tray-whose"), sign("fortel", 24))]
        if leader not in self.commanders():
            return [
                *buttons,
                self.verb("fortel", self.say("verb-fortel"), self.brief(leader, "first"), sign("fortel", 24)),
            ]
        for way in WAYS:
            label = self.say(f"tray-fortel-{way}")
            buttons.append(self.whole(("fortel", leader, way), label, self.brief(leader, way), sign("fortel", 24)))
        return buttons

    def brief(self, leader: str, way: str) -> str:
        """What a fortel does, or that it would change nothing now."""
        move = ("fortel", leader, way) if leader in self.commanders() else ("fortel", leader)
        return self.say(f"fortel-{leader}-{way}.short" if move in self.highlight.moves else "tray-fortel-idle")

    def commanders(self) -> set[str]:
        player = own_player(self.view)
        return {found["leader"] for found in player["leaders"]["commanders"]} if player else set()

    def waiting_kind(self, unit: str) -> str:
        """A kind of units before a leader is chosen: where it waits."""
        note = self.waiting(unit) or self.say("tray-none-waiting")
        name = self.say(f"unit-{unit}.start")
        return action(name, unit, operand="unit", picture=loose_block(unit, 21), note=note, state=OFF, class_="up")

    def acting(self) -> list[str]:
        """The leader who acts: what he was used for, and what he was not."""
        play = self.view["play"]
        if play is None or play["seat"] != self.seat or self.view["clash"] is not None:
            return []
        leader, way = play["leader"], play["way"]
        count = self.view["commands"][leader]
        used = (
            self.say("tray-command-note", count=count) if way == "command" else self.say(f"fortel-{leader}-{way}.short")
        )
        command = self.done_or_not("command", way == "command", used, COMMON["bulawa"])
        fortel = self.done_or_not("fortel", way != "command", used, "")
        return [actions(command, fortel, columns=2, class_="s-orders")]

    def done_or_not(self, verb: str, used: bool, note: str, shape: str) -> str:
        picture = icon_of(shape, 22) if shape else sign("fortel", 24)
        label = self.say(f"verb-{verb}")
        if not used:
            return action(label, verb, picture=picture, note=self.say("tray-not-used"), state=OFF)
        text = tag("span", tag("span", words(label)), tag("small", words(note)))
        return tag("div", picture, text, class_="f-act on said")

    # Units

    def of_kinds(self) -> list[str]:
        """Kinds of units with their numbers, or where the chosen kind can come from, and what ends the step."""
        sources = [self.source(field) for field in self.sources()]
        if sources:
            return [*self.acting(), actions(*sources, self.end(), class_=f"s-sources {LEAD}")]
        side = SIDES[1 - self.seat] if self.key == "repel" else SIDES[self.seat]
        kinds = [self.kind(unit, self.number(unit)) for unit in UNITS_OF[side]]
        return [*self.acting(), actions(*kinds, self.end(), columns=4, class_=f"s-kinds {LEAD}")]

    def sources(self) -> list[str]:
        """Fields that a chosen unit could leave, if there are several: the map of a phone cannot tell them apart."""
        chosen, fitting = self.highlight.chosen, self.highlight.fitting
        if not chosen & set(UNITS_OF[SIDES[self.seat]]):
            return []
        found = [move[2] for move in fitting if move[0] == "shift"]
        found += [move[4] for move in fitting if move[0] == "place" and len(move) > 4 and {move[2], move[3]} <= chosen]
        return list(dict.fromkeys(found)) if len(set(found)) > 1 else []

    def source(self, field: str) -> str:
        name, note = self.say("board-field-short", field=("field", field)), self.say("tray-source")
        return action(name, field, operand="from", note=note, class_="up")

    def number(self, unit: str) -> str:
        """Where units of a kind are that the question is about."""
        if self.key == "deploy":
            return self.waiting(unit)
        return self.say("tray-count", count=self.counted(unit))

    def counted(self, unit: str) -> int:
        player = own_player(self.view)
        if self.key in ("rally", "bury"):
            return int(player["broken"].get(unit, 0)) if player else 0
        if self.view["clash"] is not None:
            side = self.view["clash"]["sides"][self.seat]
            return int(self.supporting(unit, side) if self.key == "support" else side["units"].get(unit, 0))
        places = {self.stands(move) for move in self.highlight.moves if move[1:2] == (unit,) and len(move) > 2}
        return sum(self.standing(unit, field, name) for field, name in places) or self.won(unit)

    def stands(self, move: Sequence[str]) -> tuple[str, str]:
        """The field and action where the unit of a move stands; no action where it may be any of them."""
        if self.key == "shift":
            return move[2], "defence"
        return move[2], move[3] if len(move) > 3 else ""

    def supporting(self, unit: str, side: View) -> int:
        places = (place for field in self.view["fields"] for place in field["actions"])
        found = next((place["units"].get(unit, 0) for place in places if place["action"] == side["support"]), 0)
        return int(found) - int(side["used"].get(unit, 0))

    def standing(self, unit: str, field: str, name: str) -> int:
        found = next(other for other in self.view["fields"] if other["field"] == field)
        reserve = 0 if name else int((found["reserve"] or {}).get(unit, 0))
        own = [place for place in found["actions"] if not name or place["action"] == name]
        return reserve + sum(int(place["units"].get(unit, 0)) for place in own)

    def won(self, unit: str) -> int:
        """Units that took a field."""
        if self.key != "occupy":
            return 0
        field = self.args["field"][1]
        return sum(self.standing(unit, field, name) for name in ("assault", "counter-attack"))

    def waiting(self, unit: str) -> str:
        """`3 in the camp`, or both reserves."""
        found = [(field["field"], (field["reserve"] or {}).get(unit, 0)) for field in self.view["fields"]]
        parts = [self.say(f"tray-in-{field}", count=count) for field, count in found if count]
        return ", ".join(parts)

    def end(self) -> str:
        """What closes the question: Done with how many of how many, or nothing where all must be named."""
        name = next((verb for verb in CLOSING if verb in self.highlight.verbs), None)
        if name is None and "of" not in self.args and self.key != "occupy":
            return self.owed()
        name = name or "done"
        done = self.args["of"] - self.args["left"] if "of" in self.args else len(self.draft)
        note = self.say("tray-done-note", count=done, of=self.args["of"]) if "of" in self.args else ""
        return self.close(name, self.say(f"tray-{name}", count=done), note)

    def owed(self) -> str:
        """How many are ticked of those that must be named."""
        ticked, left = len(self.draft), self.args.get("left", 1)
        applied = ticked - (1 if self.view.get("closing") else 0)
        note = self.say("tray-done-note", count=ticked, of=applied + left)
        return tag(
            "div",
            tag("span", tag("span", words(self.say("tray-chosen"))), tag("small", words(note))),
            class_="f-act off up said",
        )

    # Other questions

    def of_walls(self) -> list[str]:
        """The fields whose walls can change, with their level."""
        levels = {field["field"]: field["level"] for field in self.view["fields"] if field["field"] in WALLED}
        buttons = [self.wall(field, level) for field, level in levels.items()]
        return [actions(*buttons, columns=4, class_=f"s-fields {LEAD}")]

    def wall(self, field: str, level: int) -> str:
        usable = field in self.highlight.usable
        state = ON if field in self.highlight.chosen else CAN if usable else OFF
        name = self.say("board-field-short", field=("field", field))
        return action(
            name, field, operand="field", note=self.say("sketch-level", level=level), state=state, class_="up"
        )

    def of_declare(self) -> list[str]:
        plans = [move for move in self.highlight.moves if move[0] == "declare"]
        buttons = [
            self.whole(
                move,
                self.say(f"action-{move[2]}.start"),
                self.say(f"field-{move[1]}"),
                sign(move[2], 24),
                main=len(plans) == 1,
            )
            for move in plans
        ]
        hold = self.whole(("hold",), self.say("verb-hold"), self.say("tray-hold-note"), icon_of(COMMON["flag"], 20))
        return [actions(hold, *buttons, columns=2, class_=f"s-plans {LEAD}")]

    def of_treaties(self) -> list[str]:
        """The strengths that can be taken or discarded."""
        verb = next(iter(self.highlight.verbs), "take")
        held = own_player(self.view)
        cards = self.view["table"] if verb == "take" or held is None else held["treaties"]["hand"]
        buttons = [
            self.strength(strength, count) for strength, count in sorted(cards.items(), key=lambda card: -int(card[0]))
        ]
        return [actions(*buttons, columns=4, class_=f"s-strengths {LEAD}")]

    def strength(self, strength: str, count: int) -> str:
        usable = strength in self.highlight.usable
        state = ON if strength in self.highlight.chosen else CAN if usable else OFF
        label, note = self.say("panel-strength", count=int(strength)), self.say("tray-cards", count=count)
        return action(label, strength, operand="treaty", note=note, state=state, class_="up")

    def of_stake(self) -> list[str]:
        """None for this claim, or what is ticked with its sum."""
        claim = self.view["negotiation"]["claims"][-1]
        stake = claim["stakes"][self.seat]
        count, strength = stake["count"] or 0, stake["strength"] or 0
        held = own_player(self.view)
        left = sum(held["treaties"]["hand"].values()) if held else 0
        note = self.say("tray-ticked", count=count) if count else self.say("tray-none-claim-note", count=left)
        state = OFF if count else CAN
        none = action(self.say("tray-none-claim"), "ready", note=note, state=state, move=("ready",))
        lay = action(
            self.say("tray-lay", count=count, strength=strength) if count else self.say("tray-lay-none"),
            "ready",
            picture=icon_of(COMMON["tick"], 22),
            note=self.say("tray-lay-note") if count else "",
            state=MAIN if count else OFF,
            move=("ready",),
            class_="mid",
        )
        return [actions(none, columns=2, class_="s-stakes"), actions(lay, columns=1, class_=f"s-stakes {LEAD}")]

    def of_pray(self) -> list[str]:
        buttons = [
            action(
                self.say(f"tray-gain-{gain}"),
                gain,
                operand="gain",
                picture=sign(gain, 22),
                note=self.say(f"tray-gain-{gain}-note"),
            )
            for gain in ("morale", "treaty")
        ]
        return [actions(*buttons, columns=2, class_=LEAD)]

    def of_bombard(self) -> list[str]:
        """A phone has the stores in the row of the units."""
        label, note = self.say("verb-shell_supply"), self.say("tray-stores-note")
        stores = self.whole(("shell",), label, note, sign("supply", 22))
        beside = self.whole(("shell",), label, picture=sign("supply", 20), class_="up beside")
        kinds = [self.kind(unit, self.number(unit)) for unit in UNITS_OF[SIDES[1 - self.seat]]]
        row = actions(*kinds, beside, self.end(), columns=4, class_=f"s-kinds {LEAD}")
        return [actions(stores, columns=2, class_="s-orders"), row]

    def of_raise(self) -> list[str]:
        faces = sorted(self.highlight.operands("raise", fitting=False), reverse=True)
        dice = [self.face(face) for face in faces]
        return [actions(*dice, self.end(), columns=4, class_=f"s-kinds {LEAD}")]

    def face(self, face: str) -> str:
        """Dice of one result that can take a +1."""
        label = self.say("tray-raise", count=int(face), of=int(face) + 1)
        state = ON if face in self.highlight.chosen else CAN
        return action(label, face, operand="die", picture=sign("die", 20), state=state, class_="up")

    def of_recover(self) -> list[str]:
        return []


Row = Callable[[Tray], Iterable[str]]
ROWS: dict[str, Row] = {
    "turn": Tray.of_turn,
    "fortify": Tray.of_walls,
    "breach": Tray.of_walls,
    "declare": Tray.of_declare,
    **dict.fromkeys(("pick", "premium", "discard"), Tray.of_treaties),
    "stake": Tray.of_stake,
    "pray": Tray.of_pray,
    "bombard": Tray.of_bombard,
    "raise": Tray.of_raise,
    "recover": Tray.of_recover,
}
"""By question. All others are about kinds of units."""


def tray(view: View, say: Say, highlight: Highlight) -> str:
    """Empty while others decide."""
    if not highlight.moves or view["seat"] is None or view["prompt"] is None:
        return ""
    return Tray(view, say, highlight).html()
