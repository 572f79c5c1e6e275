"""Games of other packages: the good ones are there, and a broken one harms no other."""

from __future__ import annotations

import pickle

import pytest

import hetman
from packages import Packages

SHIPPED = hetman.games()
A_GAME = """
from hetman.scaffold.ambush import Ambush


class Fifth(Ambush):
    name = {name!r}
"""
BROKEN = {
    "missing_module": ("import no_such_module\n", "got ModuleNotFoundError: No module named 'no_such_module'"),
    "raises": ("raise RuntimeError('on\\npurpose')\n", "expected it to load, got RuntimeError: on purpose"),
    "leaves": ("import sys\nsys.exit('bye')\n", "expected it to load, got SystemExit: bye"),
    "no_name": ("", "expected it to load, got AttributeError"),
    "a_class": (
        A_GAME.format(name="a_class") + "\n\nGAME = Fifth\n",
        "expected an instance of hetman.Game, got the class Fifth: write Fifth()",
    ),
    "a_text": ("GAME = 'chess'\n", "expected an instance of hetman.Game, got 'chess'"),
    "misnamed": (
        A_GAME.format(name="other") + "\n\nGAME = Fifth()\n",
        "expected the name of its entry point, 'misnamed', got the game 'other'",
    ),
    "no_seats": (
        A_GAME.format(name="no_seats") + "    seats = 2\n\n\nGAME = Fifth()\n",
        "expected seats to be a tuple of seat counts, such as (2, 3), got 2",
    ),
    "no_verbs": (
        A_GAME.format(name="no_verbs") + "    verbs = None\n\n\nGAME = Fifth()\n",
        "expected verbs to be a Vocabulary, got None",
    ),
    "no_number": (
        A_GAME.format(name="no_number") + "    difficulty = 'easy'\n\n\nGAME = Fifth()\n",
        "expected difficulty to be an integer, 1 for the easiest game, got 'easy'",
    ),
    "no_texts": (
        A_GAME.format(name="no_texts") + "    own_texts = None\n\n\nGAME = Fifth()\n",
        "expected own_texts to be a mapping from languages to texts, got None",
    ),
    "no_folder": (
        A_GAME.format(name="no_folder") + "    folder = 'text'\n\n\nGAME = Fifth()\n",
        "expected folder to be a Path to the folder of the game, got 'text'",
    ),
    "old_api": (
        A_GAME.format(name="old_api") + "    def begin(self, seats, options):\n        ...\n\n\nGAME = Fifth()\n",
        "expected it to start, got TypeError",
    ),
    "no_hooks": (
        "from hetman.core.state import State\n"
        + A_GAME.format(name="no_hooks")
        + "    position = lambda self, setup: State(setup, [])\n\n\nGAME = Fifth()\n",
        "expected it to start, got NotImplementedError",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_left_out_with_one_line(
    packages: Packages, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    program, reason = BROKEN[name]
    packages.install_module(name, program)
    packages.install_game("sound")
    assert hetman.games() == tuple(sorted({*SHIPPED, "sound"}))
    hetman.games()
    (line,) = caplog.messages
    assert line.startswith(f"the game {name!r} is left out: ")
    assert reason in line
    assert line.endswith(f"(package {name} 0.1, entry point {name}:GAME)")
    assert "\n" not in line
    with pytest.raises(ValueError, match=f"the game '{name}' cannot be played: expected"):
        hetman.game(name)


def test_a_game_of_hetman_keeps_its_name(packages: Packages, caplog: pytest.LogCaptureFixture) -> None:
    mine = hetman.game(SHIPPED[0])
    packages.install_module(SHIPPED[0], "GAME = None\n")
    assert hetman.games() == SHIPPED
    assert hetman.game(SHIPPED[0]) is mine
    assert "expected a name of its own, but another game has this one" in caplog.messages[0]


def test_of_two_games_with_one_name_the_first_stays(packages: Packages, caplog: pytest.LogCaptureFixture) -> None:
    packages.install_game("sound")
    packages.install("zz_copy", {"zz_copy.py": "GAME = None\n"}, {"sound": "zz_copy:GAME"})
    assert hetman.game("sound").start().actor == hetman.NATURE
    assert "(package zz_copy 0.1, entry point zz_copy:GAME)" in caplog.messages[0]


def test_an_installed_game_plays_records_and_pickles(packages: Packages) -> None:
    packages.install_game("sound")
    match = hetman.Match(hetman.game("sound"), seed=3)
    while not match.over:
        match.play(match.state.moves()[0])
    assert hetman.Record.parse(str(match.record)).replay() == match.state
    assert pickle.loads(pickle.dumps(match.state)) == match.state


def test_only_an_instance_can_be_registered() -> None:
    with pytest.raises(TypeError, match=r"expected an instance of hetman\.Game, got <class"):
        hetman.register(hetman.Game)  # type: ignore[arg-type]
