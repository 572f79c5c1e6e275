from __future__ import annotations

import pytest

from hetman.drawing.geometry import Rect
from hetman.drawing.token_places import path_points, place_of, token_places

BOARD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
<defs><g data-token="ghost"><rect width="9" height="9"/></g></defs>
<g data-token="a1" transform="translate(20 30)"><rect x="-10" y="-10" width="20" height="20"/></g>
<g data-token="a1" transform="translate(20 30)"><g data-token="archer"><circle r="4"/></g></g>
<g data-token="b1" transform="translate(80 30) scale(2)"><path d="M-5-5h10v10h-10z"/><text x="70">b1</text></g>
<g data-token="b1" transform="translate(80 30)"><g data-token="scout" transform="rotate(90)"><path d="M0 0H8"/></g></g>
<g data-token="c1" transform="translate(140 30)"><g data-token="scout"><ellipse rx="3" ry="2"/></g></g>
</svg>"""


def test_a_place_follows_the_shapes_and_their_transforms() -> None:
    places = token_places(BOARD)
    assert place_of(places, "a1") == Rect(10, 20, 20, 20)
    assert place_of(places, "b1") == Rect(70, 20, 20, 20)
    assert place_of(places, "archer") == Rect(16, 26, 8, 8)
    turned = place_of(places, "scout b1")
    assert (round(turned.x), round(turned.y), round(turned.bottom)) == (80, 30, 38)


def test_chains_lead_outwards() -> None:
    assert [place.chain for place in token_places(BOARD)] == [
        ("a1",),
        ("a1",),
        ("archer", "a1"),
        ("b1",),
        ("b1",),
        ("scout", "b1"),
        ("c1",),
        ("scout", "c1"),
    ]


def test_an_unknown_token_is_refused_with_those_that_exist() -> None:
    with pytest.raises(ValueError, match="no 'ghost'; it has a1, archer, b1, scout, c1"):
        place_of(token_places(BOARD), "ghost")


def test_a_token_at_several_places_needs_another_one() -> None:
    with pytest.raises(ValueError, match="2 places; name one of them: scout b1, scout c1"):
        place_of(token_places(BOARD), "scout")


@pytest.mark.parametrize(
    ("line", "end"),
    [
        ("M1 2 3 4", (3, 4)),
        ("m1 2 3 4", (4, 6)),
        ("M1 2h3v4", (4, 6)),
        ("M1 2C1 1 2 2 5 6s1 1 2 2", (7, 8)),
        ("M1 2A5 5 0 0 1 8 9", (8, 9)),
        ("M1 2Q3 3 4 4z", (1, 2)),
        ("M-1.5-2.5.5.25", (0.5, 0.25)),
    ],
)
def test_a_path_ends_where_its_commands_lead(line: str, end: tuple[float, float]) -> None:
    assert list(path_points(line))[-1] == end


def test_other_transforms_are_refused() -> None:
    with pytest.raises(ValueError, match="translate, scale and rotate, got 'skewX'"):
        token_places('<svg><g transform="skewX(3)"/></svg>')
