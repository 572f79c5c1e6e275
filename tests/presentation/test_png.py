"""Pictures as PNG: a browser of the machine draws them."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import hetman
from hetman.presentation import png

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">'
    "<style>svg{--ink:#123456}rect{fill:var(--ink)}</style><rect width='20' height='10'/></svg>"
)
drawn_here = pytest.mark.skipif(png.found_browser() is None, reason="no browser here")


def size_of(data: bytes) -> tuple[int, int]:
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    return int(width), int(height)


def chunks(data: bytes, kind: bytes) -> Iterator[bytes]:
    """The contents of the chunks of one kind."""
    at = 8
    while at < len(data):
        (size,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == kind:
            yield data[at + 8 : at + 8 + size]
        at += size + 12


@drawn_here
def test_a_png_has_the_colours_of_the_style_sheet_and_twice_the_size() -> None:
    data = png.png_of(SQUARE)
    assert size_of(data) == (20 * png.SCALE, 10 * png.SCALE)
    lines = zlib.decompress(b"".join(chunks(data, b"IDAT")))
    assert bytes.fromhex("123456ff") in lines


@drawn_here
@pytest.mark.parametrize("name", hetman.games())
def test_every_game_is_drawn(name: str) -> None:
    data = png.png_of(hetman.Match(hetman.game(name), seed=1).picture())
    width, height = size_of(data)
    assert min(width, height) > 500
    # A picture of one colour would be a few kilobytes.
    assert len(data) > 20_000


@pytest.mark.parametrize("script", ["exit 1", "echo '<body>no picture</body>'"])
def test_a_browser_that_draws_nothing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    broken = tmp_path / "browser"
    broken.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    broken.chmod(0o755)
    monkeypatch.setattr(png, "NAMES", (str(broken),))
    with pytest.raises(png.NoPng, match=r"browser has not drawn the picture; write SVG instead"):
        png.png_of(SQUARE)
