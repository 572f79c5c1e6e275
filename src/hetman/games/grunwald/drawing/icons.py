"""Icons of Na Grunwald!: helms, pawns, goods, offices, seasons."""

from __future__ import annotations

from pathlib import Path

from hetman.drawing import icons

SHARED = ("swords", "flag", "bulawa")
ICONS = {
    **icons.read_icons(Path(__file__).with_name("icons.svg")),
    **{name: icons.ICONS[name] for name in SHARED},
}
