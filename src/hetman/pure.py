"""HETMAN_PURE=1: run the Python sources and ignore the compiled modules."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = "hetman"


class SourceFinder(PathFinder):
    """Finds hetman's modules as Python sources only."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(f"{PACKAGE}.") or path is None:
            return None
        for folder in path:
            place = Path(folder) / name.rpartition(".")[2]
            for source, within in ((place / "__init__.py", [str(place)]), (place.with_suffix(".py"), None)):
                if source.is_file():
                    loader = SourceFileLoader(name, str(source))
                    return spec_from_file_location(name, source, loader=loader, submodule_search_locations=within)
        return None


def obey_environment() -> None:
    if os.environ.get("HETMAN_PURE") == "1" and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
