"""The fonts of the site inside a picture or page that stands alone. Without them texts are wider and may not fit."""

from __future__ import annotations

import base64
import re
from functools import cache
from pathlib import Path

STATIC = Path(__file__).parents[1] / "web" / "static"
FACE = re.compile(r"@font-face \{[^}]*\}")
FILE = re.compile(r"url\((fonts/[\w-]+\.woff2)\)")


@cache
def font_faces() -> str:
    """The site's own rules for its fonts, with the files inside."""
    rules = FACE.findall((STATIC / "site.css").read_text(encoding="utf-8"))
    return "\n".join(FILE.sub(lambda file: f"url({data_url(STATIC / file[1])})", rule) for rule in rules)


def data_url(file: Path) -> str:
    return f"data:font/woff2;base64,{base64.b64encode(file.read_bytes()).decode()}"


def with_fonts(svg: str) -> str:
    """A picture that shows its texts in the same fonts everywhere."""
    opening, closing, inside = svg.partition(">")
    return f"{opening}{closing}<style>{font_faces()}</style>{inside}"
