"""A picture as PNG, drawn by a browser of this machine.

The drawings use style sheets that only browsers know. A page draws the picture on a canvas, as the page of a replay
does, and prints it as text.
"""

from __future__ import annotations

import base64
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

SCALE = 2
"""Pixels for each unit of the drawing, so that a large screen and paper show sharp lines."""
SECONDS = 60
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "brave-browser",
    "chrome",
    "msedge",
)
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
"""Where browsers are that are not on the path."""
PAGE = """<!doctype html><meta charset="utf-8"><body><script>
const drawn = new Image();
drawn.onload = () => {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: drawn.naturalWidth * SCALE, height: drawn.naturalHeight * SCALE });
  canvas.getContext("2d").drawImage(drawn, 0, 0, canvas.width, canvas.height);
  document.body.textContent = canvas.toDataURL("image/png");
};
drawn.src = "data:image/svg+xml;base64,PICTURE";
</script>"""
PRINTED = re.compile(r"data:image/png;base64,([A-Za-z0-9+/=]+)</body>")
SILENT = ("--headless", "--disable-gpu", "--no-first-run", "--disable-extensions", "--virtual-time-budget=10000")


class NoPng(ValueError):
    """A PNG cannot be made here. The message says why and what to do."""


def png_of(svg: str) -> bytes:
    """Draw an SVG picture as PNG, with twice its width and height. Raises NoPng."""
    browser = found_browser()
    if browser is None:
        raise NoPng("a PNG needs a browser to draw it: install Chromium, Google Chrome or Microsoft Edge, or write SVG")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        page = Path(folder, "page.html")
        encoded = base64.b64encode(svg.encode()).decode()
        page.write_text(PAGE.replace("SCALE", str(SCALE)).replace("PICTURE", encoded), encoding="utf-8")
        printed = PRINTED.search(dumped(browser, page, Path(folder, "profile")))
    if printed is None:
        raise NoPng(f"{browser} has not drawn the picture; write SVG instead")
    return base64.b64decode(printed[1])


def found_browser() -> str | None:
    """Return a browser that is built on Chromium, or None."""
    on_path = (shutil.which(name) for name in NAMES)
    return next((place for place in (*on_path, *filter(os.path.exists, PLACES)) if place), None)


def dumped(browser: str, page: Path, profile: Path) -> str:
    """Open a page without a window. Returns its text after its scripts."""
    # The sandbox of Chromium refuses to run for root. The page is our own.
    unboxed = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    command = [browser, *SILENT, *unboxed, f"--user-data-dir={profile}", "--dump-dom", page.as_uri()]
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False).stdout
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NoPng(f"{browser} does not draw the picture ({type(error).__name__}); write SVG instead") from None
