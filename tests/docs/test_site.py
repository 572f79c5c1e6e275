"""The documentation builds without a warning, and its pages load nothing from other servers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hetman
from docs.code_blocks import FENCE

PROJECT = Path(__file__).parents[2]
LOADED = re.compile(r'<(?:script|link|img|iframe|source)\b[^>]*\b(?:src|href)="((?:https?:)?//[^"]+)"')
IN_STYLE = re.compile(r"(?:@import|url\()\s*[\"']?(?:https?:)?//[^\"')]+")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=PROJECT, env=environment, capture_output=True, text=True, timeout=120)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def test_pages_load_nothing_from_other_servers(site: Path) -> None:
    found = {address for page in site.rglob("*.html") for address in LOADED.findall(page.read_text(encoding="utf-8"))}
    styles = [rule for sheet in site.rglob("*.css") for rule in IN_STYLE.findall(sheet.read_text(encoding="utf-8"))]
    assert not found
    assert not styles


def test_numbered_lists_go_on_after_their_code(site: Path) -> None:
    """A block of code has to belong to its step. Otherwise the next step has the number 1 again."""
    for page in (PROJECT / "docs").rglob("*.md"):
        written = FENCE.sub("", page.read_text(encoding="utf-8"))
        html = (site / page.relative_to(PROJECT / "docs")).with_suffix(".html").read_text(encoding="utf-8")
        assert html.count("<ol>") == len(re.findall(r"^1\. ", written, re.MULTILINE)), page.name


@pytest.mark.parametrize("name", hetman.games())
def test_every_game_has_rules_pictures_and_notes(site: Path, name: str) -> None:
    folder = site / "games" / name
    english, polish = ((folder / file).read_text(encoding="utf-8") for file in ("rules.html", "rules.pl.html"))
    assert 'lang="pl"' in polish
    for kind in ("start", "running"):
        assert f'src="{kind}.svg"' in english
        assert f'src="{kind}.pl.svg"' in polish
        drawn = [(folder / file).read_text(encoding="utf-8") for file in (f"{kind}.svg", f"{kind}.pl.svg")]
        assert drawn[0] != drawn[1]
        for picture in drawn:
            assert "data-token" in picture
            assert "url(data:font/woff2" in picture
    notes = (hetman.game(name).folder / "NOTES.md").read_text(encoding="utf-8")
    heading = re.findall(r"^## (.+)$", notes, re.MULTILINE)[-1]
    assert f">{heading}<" in (folder / "notes.html").read_text(encoding="utf-8")


def test_the_reference_describes_every_public_name(site: Path) -> None:
    reference = "".join(page.read_text(encoding="utf-8") for page in (site / "reference").glob("*.html"))
    public = [name for name in hetman.__all__ if name != "__version__"]
    missing = [name for name in public if not re.search(rf'id="hetman\.[\w.]*\b{name}"', reference)]
    assert not missing


def test_the_reference_says_something_about_every_entry(site: Path) -> None:
    empty = re.compile(r'<div class="doc doc-contents ?[^"]*">\s*</div>')
    pages = sorted((site / "reference").glob("*.html"))
    assert not {page.name for page in pages if empty.search(page.read_text(encoding="utf-8"))}


def test_the_reference_shows_how_things_are_made(site: Path) -> None:
    """A class without its constructor leaves its fields out: they have no texts of their own."""
    text = (site / "reference" / "game.html").read_text(encoding="utf-8")
    option = text[text.index('id="hetman.core.game.Option"') :]
    signature = re.sub(r"<[^>]+>", "", option[option.index("doc-signature") :][:6000])
    assert "first_game" in signature
    assert "rare" in signature
