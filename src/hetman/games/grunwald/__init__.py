"""Na Grunwald!: two to four royal officers raise an army for King Jagiełło before the battle of 1410."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from hetman.core.action_space import Reach
from hetman.core.drawing import RulePicture
from hetman.core.game import Frame, Game, Option, Setup
from hetman.core.observation import Plane
from hetman.core.state import State
from hetman.games.grunwald import drawing
from hetman.games.grunwald.changes import changes
from hetman.games.grunwald.components import PAWNS, SEATS, Contents, load, load_own
from hetman.games.grunwald.evaluation.evaluator import GrunwaldEvaluator
from hetman.games.grunwald.messages import own_texts
from hetman.games.grunwald.observation import planes
from hetman.games.grunwald.outcome import outcome
from hetman.games.grunwald.reach import reach
from hetman.games.grunwald.reasons import REASONS
from hetman.games.grunwald.rules.box import Box
from hetman.games.grunwald.rules.observation import GrunwaldWriter
from hetman.games.grunwald.rules.setup import RANDOM, set_up
from hetman.games.grunwald.rules.state import GrunwaldState
from hetman.games.grunwald.rules.verbs import vocabulary
from hetman.games.grunwald.stages import STAGED
from hetman.games.grunwald.why_not import why_not

SOME, MANY = 3, 5
"""Groups of pawns on the fields."""


def sending(view: Mapping[str, Any]) -> bool:
    return bool(view["phase"] == "officers")


def groups(view: Mapping[str, Any]) -> int:
    return sum(len(field["queue"]) for field in view["fields"])


class Grunwald(Game):
    name = "grunwald"
    version = "2"
    difficulty = 2
    seats = SEATS
    options: ClassVar[Mapping[str, Option]] = {
        "hands": Option("choice", "open", ("open", "hidden"), help="whether others see hands and camps", rare=True),
        "start": Option("choice", RANDOM, (RANDOM, "0", "1", "2", "3"), help="who begins", rare=True),
        "rounds": Option("int", 8, range=(2, 8), help="after this round the points are counted", rare=True),
    }
    folder = Path(__file__).parent
    drawing = drawing
    reasons = REASONS
    outcome = staticmethod(outcome)
    changes = staticmethod(changes)
    staged = STAGED
    rule_pictures: ClassVar[Mapping[str, RulePicture]] = {
        "aim": RulePicture("seat-0"),
        "turn": RulePicture("tray", "send"),
        "round": RulePicture(when=sending),
        "officers": RulePicture(verb="send", when=lambda view: groups(view) > SOME),
        "fields": RulePicture(when=lambda view: sending(view) and groups(view) > MANY),
        "skirmish": RulePicture(verb="lay"),
        "camp": RulePicture("hand"),
        "events": RulePicture(verb="bid"),
        "end": RulePicture("seat-1"),
        "few": RulePicture(seats=2, when=sending),
    }
    frame = Frame(left=262, right=372, tray=(138, 66, 66))
    drafts = frozenset({"give", "give_provisions", "dismiss"})
    why_not = staticmethod(why_not)

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self.boxes = {seats: Box(contents, seats) for seats in SEATS}
        self.verbs = vocabulary(tuple(event.token for event in contents.events))

    def with_components(self, files: Mapping[str, str]) -> Grunwald:
        """Replace all groups of cards in components/box.json, or some of them, by those of one file."""
        other = Grunwald(load_own(files, self.contents))
        other.own_components = dict(files)
        if other.contents.events != self.contents.events:
            other.own_texts = own_texts(other.contents)
        return other

    def evaluator(self) -> GrunwaldEvaluator:
        return GrunwaldEvaluator()

    def reach(self, setup: Setup) -> Iterable[Reach]:
        return reach(self.contents)

    def planes(self, setup: Setup) -> Iterable[Plane]:
        return planes(self.contents, setup.seats)

    def observation_writer(self, setup: Setup) -> GrunwaldWriter:
        return GrunwaldWriter(setup.seats, *self.observer(setup).layout)

    def belongings(self, state: State) -> dict[int, list[tuple[str, str]]]:
        """The offices that each seat held in the end, the number of its helpers, and the cards that it scored for."""
        assert isinstance(state, GrunwaldState)
        found: dict[int, list[tuple[str, str]]] = {}
        for player in state.game_view(None)["players"]:
            things = [("office", office) for office in player["offices"]]
            things.append(("pawns", PAWNS[player["helpers"]]))
            things += [("fighter", card) for card in player["camp"]]
            found[player["seat"]] = things
        return found

    def begin(self, setup: Setup) -> GrunwaldState:
        state = GrunwaldState(setup)
        set_up(state)
        return state

    def blank(self, setup: Setup) -> GrunwaldState:
        return GrunwaldState(setup)


GAME = Grunwald(load())
