"""Icons of Chocim 1621: units, sides, actions, tracks and cards."""

from __future__ import annotations

from pathlib import Path

from hetman.drawing.icons import read_icons

ICONS = read_icons(Path(__file__).with_name("icons.svg"))
