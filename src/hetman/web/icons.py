"""Icons that only the pages use."""

from __future__ import annotations

from pathlib import Path

from hetman.drawing.icons import read_icons

WEB_ICONS = read_icons(Path(__file__).with_name("icons.svg"))
