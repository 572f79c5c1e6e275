"""Chocim 1621: five weeks of siege between the Commonwealth and the Ottomans, and the treaty that ends them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar

from hetman.core.action_space import Reach
from hetman.core.drawing import RulePicture
from hetman.core.game import Frame, Game, Option, Setup
from hetman.core.observation import Plane
from hetman.core.state import State
from hetman.games.chocim import drawing
from hetman.games.chocim.changes import changes
from hetman.games.chocim.components import load
from hetman.games.chocim.components.names import LANGUAGES, SIDES
from hetman.games.chocim.evaluation.evaluator import ChocimEvaluator
from hetman.games.chocim.messages import texts_of
from hetman.games.chocim.observation import planes
from hetman.games.chocim.outcome import outcome
from hetman.games.chocim.reach import reach
from hetman.games.chocim.reasons import REASONS
from hetman.games.chocim.rules.box import Box
from hetman.games.chocim.rules.constants import IN_DECK
from hetman.games.chocim.rules.negotiation import winner_of
from hetman.games.chocim.rules.observation import ChocimWriter
from hetman.games.chocim.rules.setup import set_up
from hetman.games.chocim.rules.state import ChocimState
from hetman.games.chocim.rules.verbs import vocabulary
from hetman.games.chocim.stages import STAGED
from hetman.games.chocim.why_not import why_not


class Chocim(Game):
    name = "chocim"
    version = "2"
    difficulty = 4
    seats = (2,)
    options: ClassVar[Mapping[str, Option]] = {
        "weeks": Option("int", 0, range=(0, 9), help="weeks of the siege, 0 for all", rare=True),
    }
    folder = Path(__file__).parent
    drawing = drawing
    reasons = REASONS
    outcome = staticmethod(outcome)
    changes = staticmethod(changes)
    staged = STAGED
    rule_pictures: ClassVar[Mapping[str, RulePicture]] = {
        "aim": RulePicture(),
        "turn": RulePicture("hand", "command"),
        "week": RulePicture("hand", "take"),
        "leaders": RulePicture("tray", "command"),
        "ways": RulePicture(verb="place"),
        "plans": RulePicture("tray", "declare"),
        "clash": RulePicture(verb="break"),
        "effects": RulePicture("seat-0", "take"),
        "supply": RulePicture("seat-1"),
        "negotiation": RulePicture(verb="lay"),
        "tracks": RulePicture("seat-0"),
        "calendar": RulePicture("caption"),
    }
    frame = Frame(left=0, right=410, tray=(142, 84, 84), hand="board")
    drafts = frozenset({"lay", "support", "raise", "break", "retreat", "keep", "recall", "bury", "remove", "rebel"})
    direct = frozenset({"rally", "keep", "raise", "lay"})
    why_not = staticmethod(why_not)

    def __init__(self, own: Mapping[str, str] = MappingProxyType({})) -> None:
        self.own_components = dict(own)
        contents = load(own)
        self.box = Box(contents)
        self.verbs = vocabulary(contents)
        self.own_texts = {code: texts_of(contents, code) for code in LANGUAGES}

    def with_components(self, files: Mapping[str, str]) -> Chocim:
        return Chocim(files)

    def evaluator(self) -> ChocimEvaluator:
        return ChocimEvaluator()

    def reach(self, setup: Setup) -> Iterable[Reach]:
        return reach(self.box.contents)

    def planes(self, setup: Setup) -> Iterable[Plane]:
        return planes(self.box.contents)

    def observation_writer(self, setup: Setup) -> ChocimWriter:
        return ChocimWriter(setup.seats, *self.observer(setup).layout, self.box)

    def belongings(self, state: State) -> dict[int, list[tuple[str, str]]]:
        """The side of each seat, the officers that it drew since its deck was last shuffled, and the claims it won."""
        assert isinstance(state, ChocimState)
        found = {seat: [("side", side)] for seat, side in enumerate(SIDES)}
        for leader, place in zip(self.box.contents.leaders, state.cards, strict=True):
            if not leader.commander and place != IN_DECK:
                found[SIDES.index(leader.side)].append(("leader", leader.leader))
        for number, claim in enumerate(state.claims):
            if winner_of(state, number) in found:
                found[int(winner_of(state, number))].append(("claim", self.box.contents.claims[claim].claim))
        return found

    def begin(self, setup: Setup) -> ChocimState:
        state = ChocimState(setup)
        set_up(state)
        return state

    def blank(self, setup: Setup) -> ChocimState:
        return ChocimState(setup)


GAME = Chocim()
