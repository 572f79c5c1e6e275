"""Icons that every table uses, and the reader of icon sheets.

A sheet is an SVG file with one icon in a line, on a grid of 48 around its own origin. Any browser shows it. A figure
has the colour `currentColor`. What is cut out of it has `--field`, the colour of the ground below it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

ICON = re.compile(r'^<g id="([\w-]+)" transform="[^"]*">(.*)</g>$', re.MULTILINE)


def read_icons(file: Path) -> dict[str, str]:
    """The icons of a sheet by their ids."""
    return dict(ICON.findall(file.read_text(encoding="utf-8")))


def family(icons: Mapping[str, str], prefix: str) -> dict[str, str]:
    """The icons whose ids start with a prefix, by the rest of their ids."""
    start = f"{prefix}-"
    return {name.removeprefix(start): icon for name, icon in icons.items() if name.startswith(start)}


ICONS = read_icons(Path(__file__).with_name("icons.svg"))
