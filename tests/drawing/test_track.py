"""Cells, markers and captions of a track."""

from __future__ import annotations

import re

from hetman.drawing.elements import disc
from hetman.drawing.track import Caption, Marker, captions, track


def places(picture: str) -> list[float]:
    return [float(x) for x in re.findall(r"translate\((\S+) ", picture)]


def test_cells_are_equally_wide_and_a_marker_stands_in_the_middle_of_its_cell() -> None:
    picture = track(["<path/>"] * 4, [Marker(2, disc(5, "red"), "points-anna")], length=80)
    assert places(picture) == [0, 20, 40, 60, 50]
    assert picture.endswith('<g id="points-anna"><g transform="translate(50 0)"><circle r="5" fill="red"/></g></g>')


def test_markers_that_share_a_cell_stand_side_by_side_within_the_track() -> None:
    middle = places(track([""] * 4, [Marker(2, "")] * 2, length=80))[4:]
    assert middle == [44, 56]
    first = places(track([""] * 4, [Marker(0, "")] * 3, length=80))[4:]
    assert first == [8, 20, 32]
    assert places(track([""] * 4, [Marker(3, "")] * 3, length=80))[4:] == [48, 60, 72]


def test_a_caption_starts_behind_the_one_before_it() -> None:
    shown = captions([Caption("hunger", 0), Caption("short", 1), Caption("double")], step=10, length=100, y=40)
    first, second, last = (float(x) for x in re.findall(r' x="(\S+)"', shown))
    assert first == 0
    assert second > 40
    assert last == 100
    assert shown.count('class="end"') == 1
