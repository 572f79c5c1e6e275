"""Packages of other people, as pip installs them: modules and entry points in a folder on the path."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from hetman.core import registry
from hetman.core.installed_games import installed_games
from hetman.scaffold.generator import game_files


class Packages:
    """A folder of installed packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.modules: set[str] = set()

    def install(self, name: str, files: Mapping[str, str], entries: Mapping[str, str]) -> None:
        """Install a package with these files and these entry points for games."""
        lines = [f"{entry} = {value}" for entry, value in entries.items()]
        described = {
            f"{name}-0.1.dist-info/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n",
            f"{name}-0.1.dist-info/entry_points.txt": "\n".join(["[hetman.games]", *lines, ""]),
        }
        for path, text in {**described, **files}.items():
            file = self.folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            self.modules.add(path.split("/")[0].removesuffix(".py"))
        installed_games.cache_clear()

    def install_module(self, name: str, program: str, entry: str = "GAME") -> None:
        """Install a package of one module, whose game has the same name."""
        self.install(name, {f"{name}.py": program}, {name: f"{name}:{entry}"})

    def install_game(self, name: str, **changed: str | None) -> None:
        """Install the game of `hetman new` under this name, with changed files; without those that are None.

        `text__pl=None` leaves out `text/pl.ftl`.
        """
        files = {path: text for path, text in game_files(name).items() if path.startswith(f"{name}/")}
        for key, text in changed.items():
            path = f"{name}/{key.replace('__', '/')}.ftl"
            files.pop(path)
            if text is not None:
                files[path] = text
        self.install(name, files, {name: f"{name}:GAME"})


@contextmanager
def installed_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    """Put a folder of packages on the path, and take everything back at the end."""
    monkeypatch.setattr(registry, "REGISTERED", {})
    monkeypatch.syspath_prepend(str(folder))
    packages = Packages(folder)
    installed_games.cache_clear()
    yield packages
    installed_games.cache_clear()
    for module in list(sys.modules):
        if module.split(".")[0] in packages.modules:
            del sys.modules[module]
