"""The games, a folder each. Adding one touches nothing outside its folder.

`hetman.games()` lists them; but once one is imported, `hetman.games` is this package, so it answers the call too.
"""

from __future__ import annotations

import sys
from types import ModuleType

from hetman.core import registry


class Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = Games
