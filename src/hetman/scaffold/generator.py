"""The files of a new game: those of the small game in `ambush/` and of the project around it, under another name."""

from __future__ import annotations

import importlib.util
import keyword
import re
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from hetman.core.installed_games import NAME
from hetman.core.registry import games

FOLDER = Path(__file__).parent
SMALL_GAME = "ambush"
MODULE = f"hetman.scaffold.{SMALL_GAME}"
TESTS = "tests"
PROJECT_FILE = {"project.toml": "pyproject.toml"}
"""Under its own name, tools would take the file for the settings of this folder."""
LONGEST = 30
"""Letters of a name. Lines of the new game stay short enough for its formatter."""


def new_game(name: str, parent: Path) -> Path:
    """Write a new game into its own folder. Returns the folder. Raises ValueError if name or folder cannot be used."""
    check_name(name)
    folder = parent / name
    if folder.exists():
        raise ValueError(f"{folder} exists already: choose another name, or remove it first")
    if not parent.is_dir():
        raise ValueError(f"expected an existing folder, got {parent}")
    for path, text in game_files(name).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def check_name(name: str) -> None:
    """Raise ValueError if a game cannot have this name, because it is also a Python package and a command."""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        usable = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_0123456789")[:LONGEST]
        hint = f", such as {usable}" if usable else ""
        expected = f"at most {LONGEST} lower-case letters, digits and underscores, a letter first"
        raise ValueError(f"expected a name of {expected}{hint}, got {name!r}")
    if keyword.iskeyword(name):
        raise ValueError(f"{name!r} is a word of Python: choose another name")
    if name in games():
        raise ValueError(f"there is a game {name!r} already: choose another name")
    if name == TESTS:
        raise ValueError(f"{name!r} is the folder of the game's tests: choose another name")
    found = importlib.util.find_spec(name)
    # A folder without Python files is found as well, but hides nothing.
    if (found is not None and found.origin is not None) or is_installed(name):
        raise ValueError(f"there is a Python package {name!r} already: choose another name")


def is_installed(name: str) -> bool:
    """Return whether pip would replace another package with a game of this name. `a_b` and `a-b` are one for pip."""
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def game_files(name: str) -> dict[str, str]:
    """Return path -> text of every file of a new game."""
    found = {}
    for source, target in ((FOLDER / SMALL_GAME, f"{name}/"), (FOLDER / "project", "")):
        for file in sorted(source.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                path = renamed(file.relative_to(source).as_posix(), name)
                found[target + PROJECT_FILE.get(path, path)] = rewritten(file, name)
    return found


def rewritten(file: Path, name: str) -> str:
    """Return the text of a file with the name of the new game."""
    text = file.read_text(encoding="utf-8").replace(MODULE, name)
    if file.suffix == ".py":
        # Imports of the game's own modules are a group of their own, because Hetman is another package.
        text = re.sub(rf"(?<!\n)\n(?=from {name}[. ])", "\n\n", text, count=1)
    return renamed(text, name, class_name(name) if file.suffix == ".py" else title(name))


def renamed(text: str, name: str, words: str = "") -> str:
    return text.replace(SMALL_GAME, name).replace(SMALL_GAME.title(), words or title(name))


def title(name: str) -> str:
    """Return the name for people: `my_game` becomes `My game`."""
    return name.replace("_", " ").strip().capitalize()


def class_name(name: str) -> str:
    """Return the name of the game's class, which must differ from every other name in its module."""
    words = "".join(word.capitalize() for word in name.split("_"))
    module = (FOLDER / SMALL_GAME / "__init__.py").read_text(encoding="utf-8")
    taken = words != SMALL_GAME.title() and re.search(rf"\b{words}\b", module)
    return f"{words}Game" if taken else words
