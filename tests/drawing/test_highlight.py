"""What the legal moves highlight."""

from __future__ import annotations

from hetman.drawing.highlight import Highlight

MOVES = [("move", "knight", "d4"), ("move", "knight", "d5"), ("attack", "knight", "e5"), ("pass", "scout"), ("rest",)]


def test_moves_fit_when_they_name_everything_chosen() -> None:
    highlight = Highlight.of(MOVES, ["knight", "d4"])
    assert highlight.fitting == (("move", "knight", "d4"),)
    assert Highlight.of(MOVES, []).fitting == tuple(MOVES)


def test_usable_are_tokens_of_all_moves_and_open_those_of_fitting_ones() -> None:
    highlight = Highlight.of(MOVES, ["scout"])
    assert highlight.open == {"pass", "scout"}
    assert {"d4", "e5", "knight", "scout", "rest"} <= highlight.usable
    assert highlight.verbs == {"move", "attack", "pass", "rest"}


def test_operands_are_found_by_verb_and_place() -> None:
    highlight = Highlight.of(MOVES, ["d4"])
    assert highlight.operands("move", place=2) == {"d4"}
    assert highlight.operands("move", "attack", place=2, fitting=False) == {"d4", "d5", "e5"}
    assert highlight.operands("rest") == set()
    assert highlight.named("attack") == []
    assert highlight.named("attack", fitting=False) == [("attack", "knight", "e5")]
    assert highlight.can("move")
    assert not highlight.can("attack", "pass")


def test_verbs_for_a_thing_are_those_that_act_on_it() -> None:
    highlight = Highlight.of(MOVES, [])
    assert highlight.verbs_for("knight", "attack", "pass", "move") == ["attack", "move"]
    assert highlight.verbs_for("d4", "move") == []


def test_a_thing_is_chosen_or_legal_or_starts_again_or_is_barred() -> None:
    highlight = Highlight.of(MOVES, ["knight"])
    states = {token: highlight.state(token) for token in ("knight", "d4", "scout", "archer")}
    assert states == {"knight": "chosen", "d4": "legal", "scout": "start", "archer": "barred"}
    assert Highlight().state("archer") == ""
