"""A picture as text."""

from __future__ import annotations

from pathlib import Path


class Picture(str):
    """SVG as text. A notebook shows it as a picture, and `save` writes it to a file."""

    def save(self, file: str | Path) -> None:
        """Write the picture to an SVG file."""
        Path(file).write_text(self, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return str(self)
