"""The box: board, units, tracks, calendar, leaders, treaties and claims, loaded from files and checked.

Own files of the same name replace these. They must keep what the rulebook fixes: the number of units and cards, the
fields and the actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from hetman.core.component_files import ComponentError, read
from hetman.games.chocim.components.boards import read_actions, read_board, read_units
from hetman.games.chocim.components.calendar import read_calendar, read_tracks
from hetman.games.chocim.components.cards import read_claims, read_diplomacy, read_leaders
from hetman.games.chocim.components.contents import Action, Contents, Leader, Row

FOLDER = Path(__file__).parent
FILES = tuple(
    f"{name}.json" for name in ("board", "actions", "units", "calendar", "tracks", "leaders", "diplomacy", "claims")
)


def load(own: Mapping[str, str]) -> Contents:
    """Load the components. Own files replace those of the same name. Raises ComponentError if a file is wrong."""
    for name in own:
        if name not in FILES:
            raise ComponentError(f"{name}, line 1: expected a file called one of {', '.join(FILES)}")
    texts = {name: own[name] if name in own else (FOLDER / name).read_text(encoding="utf-8") for name in FILES}
    entries = {name.removesuffix(".json"): read(name, text) for name, text in texts.items()}
    leaders = read_leaders(entries["leaders"])
    contents = Contents(
        read_board(entries["board"]),
        read_actions(entries["actions"]),
        read_units(entries["units"]),
        read_calendar(entries["calendar"], leaders),
        read_tracks(entries["tracks"]),
        leaders,
        read_diplomacy(entries["diplomacy"]),
        read_claims(entries["claims"]),
    )
    for entry in entries.values():
        entry.finish()
    return contents


__all__ = ["FILES", "FOLDER", "Action", "ComponentError", "Contents", "Leader", "Row", "load"]
