"""What to do with a new game: install it, play it, test it."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

from hetman.language import language
from hetman.terminal.screen import FAINT, STRONG, Screen


def show_new_game(screen: Screen, code: str, name: str, folder: Path) -> None:
    say = language(code).say
    rules = folder / name / "rules.py"
    screen.show(say("new-made", folder=str(folder)), STRONG)
    screen.write(say("new-rules", file=str(rules)))
    python, place = python_command(), shlex.quote(str(folder))
    steps = {
        "new-install": f"{python} -m pip install -e {place}",
        "new-terminal": f"hetman play {name}",
        "new-browser": "hetman serve",
        "new-test": f"{python} -m pytest {place}",
    }
    for key, command in steps.items():
        screen.show()
        screen.write(say(key), FAINT)
        screen.show(f"  {command}")


def python_command() -> str:
    """Return the Python that runs Hetman, as one types it here."""
    if shutil.which("python") == sys.executable:
        return "python"
    inside = Path(sys.executable).is_relative_to(Path.cwd())
    return shlex.quote(os.path.relpath(sys.executable) if inside else sys.executable)
