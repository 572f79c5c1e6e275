from __future__ import annotations

import pytest

from hetman.drawing.arrows import ADVICE, PLAYED, Arrow, arrow_of, draw_arrow, draw_arrows, read_arrow
from hetman.drawing.geometry import Rect
from hetman.drawing.token_places import TokenPlace

PLACES = [TokenPlace(("e4",), Rect(0, 0, 20, 20)), TokenPlace(("e6",), Rect(100, 0, 20, 20))]


def test_an_arrow_goes_from_centre_to_centre() -> None:
    drawn = draw_arrows([Arrow("e4", "e6")], PLACES)
    assert 'd="M10 10 ' in drawn
    assert 'transform="translate(110 10) rotate(0)"' in drawn
    assert 'class="arrow play"' in drawn


def test_styles_differ_by_more_than_colour() -> None:
    assert "stroke-dasharray" in draw_arrow((0, 0), (90, 0), PLAYED)
    assert "<circle" in draw_arrow((0, 0), (90, 0), ADVICE)
    assert "var(--field)" not in draw_arrow((0, 0), (90, 0), ADVICE)


def place(*chain: str, x: float = 0) -> TokenPlace:
    return TokenPlace(chain, Rect(x, 0, 20, 20))


SIEGE = [
    place("church", x=0),
    place("castle", x=100),
    place("defence", "church", x=0),
    place("defence", "castle", x=140),
    place("infantry", "defence", "church", x=0),
    place("infantry", "defence", "castle", x=140),
    place("hetman", "church", x=0),
]


@pytest.mark.parametrize(
    ("move", "arrow"),
    [
        ("shift church castle", Arrow("church", "castle", PLAYED)),
        ("shift infantry church castle defence", Arrow("church", "castle defence", PLAYED)),
        ("move hetman castle", Arrow("hetman", "castle", PLAYED)),
        ("place infantry castle defence", None),
        ("stay hetman church", None),
        ("pass", None),
    ],
)
def test_a_move_has_the_arrow_between_its_places(move: str, arrow: Arrow | None) -> None:
    assert arrow_of(move.split(), SIEGE, PLAYED) == arrow


@pytest.mark.parametrize("given", ["e4e6", ("e4",), ("e4", "e5", "play", "e6")])
def test_an_arrow_has_two_ends(given: str | tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="an arrow must be"):
        read_arrow(given)


def test_an_unknown_style_is_refused() -> None:
    with pytest.raises(ValueError, match="one of play, advice, played, got 'red'"):
        read_arrow(("e4", "e6", "red"))


def test_an_arrow_to_its_own_place_is_refused() -> None:
    with pytest.raises(ValueError, match="needs two places"):
        draw_arrows([Arrow("e4", "e4")], PLACES)
