"""The tray: what can be done now as labelled buttons, and what the choice brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hetman.drawing import Move, Player, Say, View
from hetman.drawing.elements import icon, tag
from hetman.drawing.highlight import Highlight
from hetman.drawing.tray import CAN, MAIN, OFF, ON, action, actions
from hetman.games.zizka.drawing.gains import gain_line, ticked
from hetman.games.zizka.drawing.icons import CALLINGS, CASTLES, VERBS
from hetman.games.zizka.drawing.pieces import clover, image, poster, source, step

VERBS_OF_A_TURN = ("move", "face", "attack", "recruit", "peek", "end")
"""In their places, three in a row. On the field of a castle, storming stands where recruiting does elsewhere."""
COUNTS = {"move": "pace", "recruit": "coins", "peek": "peeks"}
"""The number of a player that the note of an action gives."""
LUCK = "luck"


@dataclass(frozen=True)
class Tray:
    """The buttons of one open question."""

    view: View
    say: Say
    highlight: Highlight

    @cached_property
    def key(self) -> str:
        return str(self.view["prompt"]["key"])

    @cached_property
    def player(self) -> Player:
        player: Player = self.view["players"][self.view["seat"]]
        return player

    @cached_property
    def draft(self) -> Sequence[Move]:
        return tuple(self.view.get("draft", ()))

    @cached_property
    def roles(self) -> dict[str, str]:
        """What is chosen, by operand."""
        return dict(self.view.get("chosen", {}))

    def html(self) -> str:
        return "".join(LAYOUTS[self.key](self))

    # Buttons

    def verb(self, name: str, label: str, note: str = "", *, main: bool = False, class_: str = "") -> str:
        """A verb. If only one of its moves fits what is chosen, the button plays it."""
        fitting = self.highlight.named(name)
        legal = name in self.highlight.verbs
        state = ON if name in self.highlight.chosen else OFF if not legal else MAIN if main and fitting else CAN
        whole = fitting[0] if len(fitting) == 1 and (self.highlight.chosen or len(fitting[0]) == 1) else None
        return action(
            label,
            name,
            picture=icon(VERBS[name], 24),
            note=note,
            state=state,
            move=whole if state != ON else None,
            start=legal and not fitting,
            class_=class_,
        )

    def whole(self, move: Sequence[str], label: str, note: str = "", *, picture: str = "", main: bool = False) -> str:
        """A button of a whole move; barred if it is not legal."""
        state = OFF if tuple(move) not in self.highlight.moves else MAIN if main else CAN
        token = move[0] if state == OFF else move[-1]
        return action(label, token, picture=picture, note=note, state=state, move=move)

    # A turn

    def turn(self) -> list[str]:
        if "peek" in self.highlight.chosen:
            return self.peeking()
        field = next(field for field in self.view["map"]["fields"] if field["field"] == self.player["field"])
        names = ["conquer" if name == "recruit" and field["conquest"] else name for name in VERBS_OF_A_TURN]
        shown = [name for name in names if name != "peek" or self.player["skills"]["peek"]]
        return [actions(*(self.turn_verb(name, field) for name in shown), columns=3, class_="z-six")]

    def turn_verb(self, name: str, field: View) -> str:
        legal = name in self.highlight.verbs
        note = self.meaning(name) if legal else self.reason(name, field)
        return self.verb(name, self.say(f"tray-{name}"), note, class_="last" if name == "end" else "")

    def meaning(self, name: str) -> str:
        if name in COUNTS:
            return self.say(f"tray-{name}-note", count=self.player[COUNTS[name]])
        if name == "end":
            return self.say("tray-end-note", count=self.view["actions"])
        return self.say(f"tray-{name}-note")

    def reason(self, name: str, field: View) -> str:
        """Why it cannot be done now, in four words."""
        if not self.view["actions"] and name != "peek":
            return self.say("tray-no-action")
        if name == "conquer":
            taken = self.player["conquered"][field["conquest"]]
            return self.say("tray-no-conquer" if taken else "tray-no-castle")
        return self.say(f"tray-no-{name}")

    def peeking(self) -> list[str]:
        """The two decks beside the board; tokens are chosen on the map."""
        fitting = self.highlight.operands("peek")
        decks = [
            action(
                self.say("tray-deck", level=("level", level)),
                level,
                operand="level",
                picture=icon(CASTLES[level], 24),
                note=self.say("tray-deck-note" if level in fitting else "tray-deck-known"),
                state=ON if level in self.highlight.chosen else CAN if level in fitting else OFF,
            )
            for level in self.view["decks"]
        ]
        chosen = self.verb("peek", self.say("tray-peek"), self.say("tray-peek-note", count=self.player["peeks"]))
        return [actions(*decks, chosen)]

    def start(self) -> list[str]:
        """The two start fields, which can be chosen on the map too."""
        starts = [field["field"] for field in self.view["map"]["fields"] if field["start"]]
        return [actions(*[self.whole(("start", name), self.say(f"field-{name}")) for name in starts])]

    # Dice, rows and luck

    def reroll(self) -> list[str]:
        return [gain_line(self.view, self.say) if self.view["page"] else "", actions(*self.of_dice())]

    def of_dice(self) -> list[str]:
        keep = self.whole(("keep",), self.say("verb-keep"), self.rerolls_left(), picture=check(), main=True)
        if "pocket" in self.highlight.verbs:
            return [self.verb("pocket", self.say("verb-pocket"), self.say("tray-pocket-note")), keep]
        name = "buy" if "buy" in self.highlight.verbs else "reroll"
        return [self.verb(name, self.say(f"tray-{name}"), self.say(f"tray-{name}-note")), keep]

    def rerolls_left(self) -> str:
        return self.say("tray-keep-note", count=self.view["dice"]["rerolls"])

    def rows(self) -> list[str]:
        """Gains, then luck and what takes the ticked rows."""
        if LUCK in self.highlight.chosen:
            return [gain_line(self.view, self.say), actions(*self.symbols(), columns=3)]
        return [gain_line(self.view, self.say), actions(self.luck(), self.finish())]

    def fight(self) -> list[str]:
        return [actions(self.luck(), self.finish(), class_="z-mid")]

    def luck(self) -> str:
        """One symbol is ticked at once; several are asked for."""
        legal = self.highlight.operands(LUCK, fitting=False)
        left, picture = self.player["usable_luck"], image(clover(), 30)
        note = self.say("tray-luck-note", count=left) if legal else self.say("tray-no-luck" if left else "tray-none")
        if len(legal) == 1:
            note = self.say("tray-luck-as", symbol=("symbol", min(legal)))
            return self.whole((LUCK, min(legal)), self.say("tray-luck"), note, picture=picture)
        return action(self.say("tray-luck"), LUCK, picture=picture, note=note, state=CAN if legal else OFF)

    def symbols(self) -> list[str]:
        legal = self.highlight.operands(LUCK, fitting=False)
        return [
            self.whole((LUCK, name), self.say(f"symbol-{name}"), picture=image(source(name), 28))
            for name in ("sword", "speech", "cunning")
            if name in legal
        ]

    def finish(self) -> str:
        """What ends the question with everything ticked, or the tick that ends it."""
        if self.view.get("closing"):
            move = self.draft[-1]
            return action(self.finishing(), picture=check(), note=self.outcome(), state=MAIN, move=move)
        for name in ("leave", "yield", "take"):
            if name in self.highlight.verbs:
                move = next(move for move in self.highlight.moves if move[0] == name)
                label = self.finishing() if self.draft or name == "take" else self.say(f"tray-{name}-{self.key}")
                main = name != "yield"
                return self.whole(move, label, self.outcome(), picture=check() if main else "", main=main)
        return ""

    def finishing(self) -> str:
        rows = len(ticked(self.view))
        if rows:
            return self.say("tray-take", count=rows)
        if self.key == "first-row":
            return self.say("tray-take-first")
        return self.say("tray-use", count=len(self.draft)) if self.draft else self.say("verb-leave")

    def outcome(self) -> str:
        """What luck has been ticked for it."""
        spent = sum(move[0] == LUCK for move in self.draft)
        return self.say("tray-with-luck", count=spent) if spent else ""

    # People

    def dismiss(self) -> list[str]:
        return [actions(*(self.mate(card, "follower", "dismiss") for card in self.player["crew"]), columns=4)]

    def leaving(self, verb: str) -> list[str]:
        """The crew is full: one of them goes."""
        return [actions(*(self.mate(card, "old", verb) for card in self.player["crew"]), columns=4)]

    def mate(self, card: View, operand: str, verb: str) -> str:
        """One of the crew who may have to go."""
        name = card["follower"]
        moves = [move for move in self.highlight.named(verb) if move[-1] == name]
        return action(
            self.say("panel-follower", follower=("follower", name)),
            name,
            operand=operand,
            picture=icon(CALLINGS[card["calling"]], 22),
            note=self.say("tray-leaves"),
            state=CAN if moves else OFF,
            move=moves[0] if len(moves) == 1 else None,
            class_="up",
        )

    def wants_room(self, verb: str) -> bool:
        """Whether a newcomer is chosen for a full crew."""
        fitting = self.highlight.named(verb)
        full = bool(fitting) and len(fitting[0]) > 2 and "follower" in self.roles and "old" not in self.roles
        return full and (verb in self.highlight.chosen or len({move[0] for move in self.highlight.fitting}) == 1)

    def tavern(self) -> list[str]:
        """Sending away at the upper left, hiring at the lower right: far apart."""
        if self.wants_room("hire"):
            return self.leaving("hire")
        away = self.verb("discard", self.say("verb-discard"), self.away_note())
        left = self.view["prompt"]["args"]["left"]
        hire = self.verb("hire", self.say("verb-hire"), self.hire_note(left), main=bool(self.highlight.chosen))
        leave = self.whole(("depart",), self.say("verb-depart"), self.say("tray-depart-note", count=left))
        return [actions(away, class_="z-away"), actions(leave, hire)]

    def away_note(self) -> str:
        if "discard" not in self.highlight.verbs:
            return self.say("tray-no-discard")
        return self.say("tray-discard-note" if self.highlight.can("discard") else "tray-no-discard")

    def hire_note(self, left: int) -> str:
        name = self.roles.get("follower")
        if name is None:
            return self.say("tray-hire-note", count=left) if self.highlight.can("hire") else self.say("tray-no-hire")
        offers = [card for table in self.view["tavern"] for card in table["offer"]]
        price = next((card["price"] for card in offers if card["follower"] == name), None)
        if price is None or not self.highlight.can("hire"):
            return self.say("tray-no-hire")
        return self.say("tray-hire-price", count=price)

    def gain(self) -> list[str]:
        if self.wants_room("gain"):
            return self.leaving("gain")
        nobody = self.whole(("decline",), self.say("verb-decline"), self.say("tray-decline-note"))
        note = self.say("tray-gain-note")
        welcome = self.verb("gain", self.say("verb-gain"), note, main=bool(self.highlight.chosen))
        return [actions(nobody, welcome, class_="z-mid")]

    # Other questions

    def lean(self) -> list[str]:
        ways = [
            self.whole(
                ("lean", way),
                self.say("panel-lean", way=("way", way)),
                self.say("tray-beyond") if self.player["morale"] == end else "",
                picture=image(step(way), 40),
            )
            for way, end in (("virtue", 0), ("vice", 4))
        ]
        return [actions(*ways, class_="z-mid")]

    def join(self) -> list[str]:
        pot = self.view["tournament"]["pot"]
        watch = self.whole(("watch",), self.say("verb-watch"), self.say("tray-watch-note"))
        note = self.say("tray-join-note", count=pot + 1)
        joined = self.whole(("join",), self.say("verb-join"), note, picture=icon(VERBS["join"], 24), main=True)
        return [actions(watch, joined, class_="z-mid")]

    def joust(self) -> list[str]:
        aside = self.verb("aside", self.say("verb-aside"), self.say("tray-aside-note"))
        free = self.verb("reroll", self.say("tray-free"), self.say("tray-free-note"))
        others = [one for one, verb in ((aside, "aside"), (free, "reroll")) if verb in self.highlight.verbs]
        score = self.say("tray-score", count=self.view["prompt"]["args"]["score"])
        keep = self.whole(("keep",), self.say("verb-keep"), score, picture=check(), main=True)
        return (
            [actions(*others), actions(keep, class_="z-one")]
            if len(others) > 1
            else [actions(*others, keep, class_="z-mid")]
        )

    def again(self) -> list[str]:
        count = len(self.draft)
        label = self.say("tray-cast", count=count) if count else self.say("verb-cast")
        move = self.draft[-1] if self.view.get("closing") else ("cast",)
        can = bool(self.view.get("closing")) or ("cast",) in self.highlight.moves
        cast = action(
            label,
            "cast",
            picture=icon(VERBS["cast"], 24),
            note="" if count else self.say("tray-cast-note"),
            state=MAIN if can else OFF,
            move=move,
        )
        return [actions(cast, class_="z-mid z-one")]

    def tear(self) -> list[str]:
        held = [one["poster"] for one in self.view["torak"]["posters"] if one["held"]]
        effects: dict[str, Any] = {one["poster"]: one["effect"] for one in self.view["torak"]["posters"]}
        buttons = [
            self.whole(
                ("tear", name),
                self.say("panel-wanted", poster=("poster", name)),
                self.say(f"tray-effect-{effects[name]}"),
                picture=image(poster(), 26),
            )
            for name in held
        ]
        return [actions(*buttons)]


def check() -> str:
    return icon(VERBS["keep"], 22)


LAYOUTS: dict[str, Callable[[Tray], list[str]]] = {
    "turn": Tray.turn,
    "start": Tray.start,
    "reroll": Tray.reroll,
    "reroll-coin": Tray.reroll,
    "first-row": Tray.rows,
    "first-row-luck": Tray.rows,
    "rows": Tray.rows,
    "storm": Tray.fight,
    "attack-luck": Tray.fight,
    "defence-luck": Tray.fight,
    "dismiss": Tray.dismiss,
    "gain": Tray.gain,
    "lean": Tray.lean,
    "tavern-first": Tray.tavern,
    "tavern": Tray.tavern,
    "join": Tray.join,
    "joust": Tray.joust,
    "joust-last": Tray.joust,
    "again": Tray.again,
    "tear": Tray.tear,
}


def tray(view: View, say: Say, highlight: Highlight) -> str:
    """Empty while others decide."""
    if not highlight.moves or view["seat"] is None or (view["prompt"] or {}).get("key") not in LAYOUTS:
        return ""
    return tag("div", Tray(view, say, highlight).html(), class_="z-tray")
