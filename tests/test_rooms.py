"""The rooms of the source tree: one role has one file name in every game, and no file is too long to read."""

from __future__ import annotations

from pathlib import Path

import pytest

import hetman

SOURCE = Path(hetman.__file__).parent
LONGEST = 400
ROLES = {
    "rules": "constants verbs decisions position setup phases state view hidden dump",
    "evaluation": "evaluator features move_features weights",
    "drawing": "__init__ board layout pieces icons highlights panels hand plain_text characters trail",
}
GAMES = [name for name in hetman.games() if (SOURCE / "games" / name).is_dir()]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("room", ROLES)
def test_every_game_has_the_same_file_for_a_role(name: str, room: str) -> None:
    found = {file.stem for file in (SOURCE / "games" / name / room).glob("*.py")}
    missing = [role for role in ROLES[room].split() if role not in found]
    assert not missing, f"{name}/{room} lacks {', '.join(missing)}"


@pytest.mark.parametrize("name", GAMES)
def test_rules_have_no_import_cycle_to_hide(name: str) -> None:
    """A module that needs another one only for its types would hide a cycle between them."""
    hiding = [
        file.name for file in (SOURCE / "games" / name / "rules").glob("*.py") if "TYPE_CHECKING" in file.read_text()
    ]
    assert not hiding


def test_no_file_is_too_long() -> None:
    """Fitted weights are data and may be longer."""
    files = [file for file in SOURCE.rglob("*.py") if file.name != "weights.py"]
    long = [file for file in files if len(file.read_text(encoding="utf-8").splitlines()) > LONGEST]
    assert not long, f"more than {LONGEST} lines: {', '.join(str(file.relative_to(SOURCE)) for file in long)}"
