"""Small pictures of things that the log names."""

from __future__ import annotations

import pytest

from games.zizka.picture import at_the_fair
from hetman.games.zizka import GAME
from pictures import parse


@pytest.mark.parametrize(
    ("kind", "token"),
    [
        ("seat", "0"),
        ("leader", "bores"),
        ("follower", "dorota"),
        ("token", "fair"),
        ("kind", "hunt"),
        ("face", "joker"),
        ("symbol", "sword"),
        ("ruler", "sigismund"),
        ("way", "vice"),
        ("poster", "pursued"),
        ("conquest", "palisade"),
    ],
)
def test_things_of_the_log_have_pictures(kind: str, token: str) -> None:
    view = at_the_fair().view()
    shown = GAME.figure(view, kind, token)
    assert shown is not None
    assert parse(shown).tag == "svg"


def test_what_is_unknown_or_has_no_shape_has_no_picture() -> None:
    view = at_the_fair().view()
    assert GAME.figure(view, "token", "hidden") is None
    assert GAME.figure(view, "conquest", "hidden") is None
    assert GAME.figure(view, "field", "tyn") is None
    assert GAME.figure(view, "token", "bear") is None, "it lies nowhere in sight"
