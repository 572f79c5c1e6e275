"""The suite finds faults in texts, plain text and drawings, and names them."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ambush import Ambush, Skirmish
from hetman.scaffold.ambush import drawing
from hetman.testing import Failure, check
from hetman.testing.differences import difference

Change = Callable[[str], str]


@pytest.fixture
def changed(ambush: Ambush, tmp_path: Path) -> Callable[..., Ambush]:
    """The game with changed texts; `pl=None` leaves out the Polish ones."""

    def change(**changes: Change | None) -> Ambush:
        (tmp_path / "text").mkdir()
        for file in (ambush.folder / "text").glob("*.ftl"):
            how = changes.get(file.stem, str)
            if how is not None:
                (tmp_path / "text" / file.name).write_text(how(file.read_text(encoding="utf-8")), encoding="utf-8")
        ambush.folder = tmp_path
        return ambush

    return change


def without(key: str) -> Change:
    return lambda text: re.sub(rf"^{key} =.*\n(?:[ }}].*\n)*", "", text, flags=re.MULTILINE)


FAULTS: dict[str, tuple[str, Change, str]] = {
    "a verb without a sentence": ("en", without("log-look"), "en.ftl lacks log-look"),
    "a seat without a name": ("en", without("seat-2"), "en.ftl lacks seat-2"),
    "no Polish sentence": ("pl", without("log-look"), "expected the messages log-look in"),
    "an event without a sentence": ("en", without("log-turn"), "there is no text 'log-turn'"),
    "no question": ("en", without("prompt-lay"), "there is no text 'prompt-lay'"),
    "no sentence for those who wait": ("en", without("wait-look"), "there is no text 'wait-look'"),
    "a card without a name": ("en", without("rank-archer"), "there is no name rank-archer"),
    "no name for a hidden card": ("en", without("rank-hidden"), "there is no name rank-hidden"),
    "an argument that nobody gives": ("en", lambda text: text.replace("log-look = ", "log-look = { $who } "), "who"),
    "a chapter without a title": ("en", lambda text: text.replace("    .title = Aim\n", ""), "rules-aim.title"),
    "not Fluent": ("en", lambda text: f"{text}\nthis is wrong\n", "expected a message in"),
    "a key of ours": ("en", lambda text: f"{text}\nthing = mine\n", "'thing' is already defined in"),
    "a text that the plain text needs": ("pl", without("plain-cards"), "plain-cards"),
    "a text that the drawing needs": ("en", without("board-label"), "there is no text 'board-label'"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_texts_is_found(changed: Callable[..., Ambush], fault: str) -> None:
    code, change, message = FAULTS[fault]
    with pytest.raises(Failure, match=re.escape(message)):
        check(changed(**{code: change}), games=8)


def test_polish_is_wanted_but_not_needed(changed: Callable[..., Ambush]) -> None:
    game = changed(pl=None)
    with pytest.warns(UserWarning, match="ambush has no texts in the language 'pl': its readers see English"):
        assert check(game) > 0
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert check(game, languages=("en",)) > 0
    with pytest.raises(Failure, match="expected texts in the language 'pl'"):
        check(game, languages=("en", "pl"))


def test_plain_text_fits_the_terminal(ambush: Ambush) -> None:
    wide = SimpleNamespace(**{**vars(drawing), "plain_text": lambda view, say: "x" * 81})
    ambush.drawing = wide  # type: ignore[assignment]
    with pytest.raises(Failure, match="a line of plain text has 81 columns"):
        check(ambush)


def test_a_drawing_that_fails_at_a_legal_move_is_found(ambush: Ambush) -> None:
    def draw(view: Any, say: Any, *, moves: Any = (), **settings: Any) -> dict[str, str]:
        return {"board": "".join(verb for verb, operand, more in moves)}

    ambush.drawing = SimpleNamespace(**{**vars(drawing), "draw": draw})  # type: ignore[assignment]
    with pytest.raises(Failure, match="pictures_render: ValueError"):
        check(ambush)


class Leaky(Skirmish):
    """Shows how many Scouts the other seats hold."""

    def game_view(self, seat: int | None) -> dict[str, Any]:
        view = super().game_view(seat)
        for player in view["players"]:
            player["scouts"] = self.hands[player["seat"]][0]
        return view


def test_a_leak_is_named_by_its_key_with_both_values(ambush: Ambush) -> None:
    ambush.position = Leaky
    message = r"seat \d sees another view in an imagined position: players\[\d\]\.scouts: \d or \d "
    with pytest.raises(Failure, match=message):
        check(ambush, games=8)


@pytest.mark.parametrize(
    ("one", "other", "named"),
    [
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "a[1].b: 2 or 3"),
        ({"a": 1}, {"a": 1, "b": 2}, "b: no such key or 2"),
        ({"a": [1]}, {"a": [1, 2]}, "a: [1] or [1, 2]"),
        ({"a": (1, 2)}, {"a": [1, 2]}, "a: (1, 2) or [1, 2]"),
        (1, 2, "the whole: 1 or 2"),
        ({"a": True, "b": 1}, {"a": 1, "b": 2}, "b: 1 or 2"),
        ({"a": 1}, {"a": 1}, ""),
        ({"a": "x" * 300}, {"a": ""}, f"a: '{'x' * 199}… or ''"),
    ],
)
def test_the_first_difference_is_named(one: Any, other: Any, named: str) -> None:
    assert difference(one, other) == named
