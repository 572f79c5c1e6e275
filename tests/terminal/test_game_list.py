"""The list of games, and the table of figures."""

from __future__ import annotations

from pathlib import Path

import pytest

import hetman
from hetman.core.game import Option
from hetman.language import language
from hetman.presentation.options import values_of
from hetman.terminal.bench_table import show_figures
from hetman.terminal.game_list import option_flag, show_game, show_games
from hetman.terminal.players import Company, Player
from hetman.terminal.saved_games import new_saved_game
from terminal.script import Paper, typist

COMPILED = {
    "decisions": 1e6,
    "forced": 0.04,
    "games": 1500.0,
    "copy": 0.9,
    "playouts": 25000.0,
    "search": 30.0,
    "memory": 2700.0,
}
PLAIN = {
    "decisions": 1e5,
    "forced": 0.04,
    "games": 150.0,
    "copy": 1.8,
    "playouts": 3000.0,
    "search": 240.0,
    "memory": 2750.0,
}


@pytest.fixture
def paper() -> Paper:
    return Paper(typist([]))


@pytest.mark.parametrize("code", ["en", "pl"])
def test_every_game_is_listed(paper: Paper, code: str, tmp_path: Path) -> None:
    show_games(paper, code, {"XDG_DATA_HOME": str(tmp_path)})
    for name in hetman.games():
        assert f"hetman play {name}" in paper.text
        assert language(code, hetman.game(name).folder).say("game-name") in paper.text
    assert "--resume" not in paper.text


def test_unfinished_games_can_be_found_again(paper: Paper, tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path / "a folder")}
    place = new_saved_game("warchest", environment)
    place.write(hetman.Match(hetman.game("warchest"), seed=1), Company((Player("person"), Player("random"))))
    show_games(paper, "en", environment)
    assert f"hetman play --resume '{place.path}'" in paper.text


@pytest.mark.parametrize("code", ["en", "pl"])
def test_every_option_and_choice_is_listed(paper: Paper, code: str) -> None:
    for name in hetman.games():
        game = hetman.game(name)
        show_game(paper, code, game)
        for option, setting in game.options.items():
            assert option_flag(option) in paper.text
            for value in values_of(setting):
                assert value in paper.text
            if setting.range:
                assert str(setting.range[1]) in paper.text


def test_the_default_is_marked(paper: Paper) -> None:
    show_game(paper, "en", hetman.game("warchest"))
    (line,) = [line for line in paper.text.splitlines() if line.startswith("  random ")]
    assert line.endswith("random (default)")
    assert paper.text.count("(default)") == 2


def test_options_without_texts_are_listed_by_name(paper: Paper, terse: hetman.Game) -> None:
    show_game(paper, "en", terse)
    ((name, option),) = terse.options.items()
    assert f"--{name}\n{option.help}" in paper.text
    assert [line.split() for line in paper.text.splitlines()[-4:-2]] == [["yes"], ["no", "(default)"]]


def test_a_yes_or_no_is_typed_as_such() -> None:
    assert values_of(Option("bool", True)) == ["yes", "no"]


def test_figures_of_both_kinds(paper: Paper) -> None:
    show_figures(paper, "en", "War Chest, 2 seats", {"compiled": COMPILED, "interpreted": PLAIN})
    rows = {
        row.split("│")[1].strip(): [cell.strip() for cell in row.split("│")[2:5]]
        for row in paper.text.splitlines()
        if "│" in row
    }
    assert rows["decisions per second"] == ["1,000,000", "100,000", "10.0×"]
    assert rows["copy of a position, µs"] == ["0.90", "1.80", "2.0×"]
    assert rows["forced decisions"] == ["4.0%", "4.0%", ""]
    assert rows["bytes of a position"] == ["2,700", "2,750", ""]
    assert len(rows) == len(COMPILED)


def test_figures_of_plain_python_alone(paper: Paper) -> None:
    show_figures(paper, "pl", "War Chest", {"interpreted": PLAIN})
    assert "skompilowane" not in paper.text
    assert "×" not in paper.text
    assert "100,000" in paper.text
