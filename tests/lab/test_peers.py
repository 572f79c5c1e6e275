"""Our games and those of other projects are measured by the same rules, and drawn in one plot."""

from __future__ import annotations

from importlib.util import find_spec
from xml.etree import ElementTree

import pytest

import hetman
from hetman.lab import peers
from hetman.lab.peers import Measured
from hetman.lab.peers_plot import plot


def test_our_games_come_first_and_peers_only_if_installed() -> None:
    rows = list(peers.measure_all(0.01, "1.2.3"))
    ours = [row for row in rows if row.project == "hetman"]
    assert [row.game for row in ours] == [name for game in hetman.games() for name in (game, f"{game}, playout")]
    assert all(row.decisions > row.games > 0 and row.version == "1.2.3" for row in ours)
    others = {row.project for row in rows[len(ours) :]}
    assert others == {package for modules, package, _ in peers.PEERS if all(map(peers.is_installed, modules))}


def test_decisions_and_games_are_counted() -> None:
    played = iter([10, 30, 20, *[0] * 10**6])
    row = peers.measured("other", "1", "game", lambda: next(played), None, 0.0)
    assert row.decisions == pytest.approx(10 * row.games)
    assert row.copy is None


def test_a_missing_package_is_no_peer() -> None:
    assert find_spec("no_such_package") is None
    assert not peers.is_installed("no_such_package")
    assert not peers.is_installed("no_such_package.inside")
    assert peers.is_installed("json.decoder")


def test_the_plot_has_a_bar_for_each_game_the_fastest_first() -> None:
    rows = [Measured("other", "1", "slow", 900.0, 1.0, None), Measured("hetman", "1", "fast", 2e6, 1.0, 0.9)]
    picture = ElementTree.fromstring(plot(rows, "title"))
    texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert texts.index("hetman fast") < texts.index("other slow")
    assert {"2,000,000", "900", "100", "10,000,000"} <= set(texts)
