"""Medieval. Jan Žižka: leaders and their crews on the roads of southern Bohemia, after fame of either kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import ClassVar

from hetman.core.action_space import Reach
from hetman.core.drawing import RulePicture
from hetman.core.game import Frame, Game, Option, Setup
from hetman.core.observation import Plane
from hetman.core.state import State
from hetman.games.zizka.changes import changes
from hetman.games.zizka.components import Contents, load, standard
from hetman.games.zizka.components.challenges import GAME_LEVELS
from hetman.games.zizka.components.people import SIDES
from hetman.games.zizka.drawing import ZizkaDrawing
from hetman.games.zizka.evaluation.evaluator import ZizkaEvaluator
from hetman.games.zizka.messages import own_texts
from hetman.games.zizka.observation import planes
from hetman.games.zizka.outcome import outcome
from hetman.games.zizka.reach import reach
from hetman.games.zizka.reasons import REASONS
from hetman.games.zizka.rules.box import Box
from hetman.games.zizka.rules.observation import ZizkaWriter
from hetman.games.zizka.rules.setup import RANDOM, read_leaders, set_up
from hetman.games.zizka.rules.state import ZizkaState
from hetman.games.zizka.rules.verbs import vocabulary
from hetman.games.zizka.stages import STAGED, STAGED_OF_OTHERS
from hetman.games.zizka.why_not import why_not

NORMAL = GAME_LEVELS[1]
WAYS_OF_LIFE = ("virtue", "mixed", "mixed", "mixed", "vice")
"""By field of the morale track: where a leader ends says how the game was played."""


class Zizka(Game):
    name = "zizka"
    version = "2"
    difficulty = 3
    seats = (1, 2, 3, 4)
    reasons = REASONS
    outcome = staticmethod(outcome)
    changes = staticmethod(changes)
    staged = STAGED
    staged_of_others = STAGED_OF_OTHERS
    rule_pictures: ClassVar[Mapping[str, RulePicture]] = {
        "aim": RulePicture("seat-0"),
        "turn": RulePicture("tray", "move"),
        "symbols": RulePicture("hand"),
        "move": RulePicture(verb="move"),
        "event": RulePicture("stage", "take"),
        "conquest": RulePicture("stage", "yield", when=lambda view: view["contest"] == "conquest"),
        "tournament": RulePicture("stage", "aside"),
        "recruit": RulePicture("stage", "hire"),
        "morale": RulePicture("tray", "lean"),
        "favour": RulePicture("hand", when=lambda view: bool(view["players"][view["seat"]]["favours"])),
        "poster": RulePicture("seat-1", "attack"),
        "attack": RulePicture("tray", "attack"),
        "solo": RulePicture(seats=1),
    }
    frame = Frame(left=266, right=372, tray=(118, 110, 110), hand="board")
    drafts = frozenset({"take", "spend", "again"})
    may = frozenset({"end"})
    why_not = staticmethod(why_not)
    options: ClassVar[Mapping[str, Option]] = {
        "side": Option(
            "choice", SIDES[0], SIDES, help="leader boards: a, each with a skill of its own, or b, all alike"
        ),
        "advanced": Option("bool", False, help="a coin buys a reroll, in events, conquests and fights", rare=True),
        "level": Option("choice", NORMAL, GAME_LEVELS, help="how strong Torak is; for one player"),
        "goal": Option("int", 20, range=(5, 50), help="victory points that end the game with the round", rare=True),
        "leaders": Option(
            "choice",
            RANDOM,
            (RANDOM,),
            help="random, or a leader for each seat: zizka,katerina,…",
            free=read_leaders,
            rare=True,
        ),
    }
    folder = Path(__file__).parent

    def __init__(self, contents: Contents) -> None:
        self.box = Box(contents)
        self.verbs = vocabulary(contents)
        self.own_texts = own_texts(contents, standard())
        self.drawing = ZizkaDrawing(contents)

    def with_components(self, files: Mapping[str, str]) -> Zizka:
        other = Zizka(load(files))
        other.own_components = dict(files)
        return other

    def evaluator(self) -> ZizkaEvaluator:
        return ZizkaEvaluator()

    def reach(self, setup: Setup) -> Iterable[Reach]:
        return reach(self.box.contents)

    def planes(self, setup: Setup) -> Iterable[Plane]:
        return planes(self.box.contents, setup.seats)

    def observation_writer(self, setup: Setup) -> ZizkaWriter:
        return ZizkaWriter(setup.seats, *self.observer(setup).layout, self.box)

    def belongings(self, state: State) -> dict[int, list[tuple[str, str]]]:
        """The leader, the place in the round, the way of life and the castles, and the final crew."""
        view = state.view(None)
        found = {}
        for seat, person in enumerate(view["players"]):
            place = (seat - view["first"]) % view["seats"] + 1
            things = [("leader", person["leader"]), ("order", str(place)), ("life", WAYS_OF_LIFE[person["morale"]])]
            things += [("conquest", conquest) for conquest in person["conquered"].values() if conquest]
            things += [("follower", card["follower"]) for card in person["crew"] if card["level"]]
            found[seat] = things
        return found

    def begin(self, setup: Setup) -> ZizkaState:
        if setup.seats > 1 and setup.options["level"] != NORMAL:
            raise ValueError("option level: it is for one player, against Torak")
        state = ZizkaState(setup)
        set_up(state, setup.options["leaders"])
        return state

    def blank(self, setup: Setup) -> ZizkaState:
        return ZizkaState(setup)


GAME = Zizka(standard())
