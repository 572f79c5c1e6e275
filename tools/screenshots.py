"""Pictures of every page, in both languages, on a desk and on a phone: `python tools/screenshots.py [folder]`.

Games are set up in a database of their own and played by bots to a place worth looking at. With --readme the best
pictures go to docs/pictures.
"""

from __future__ import annotations

import argparse
import shutil
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

import hetman
from hetman.bots import bot
from hetman.core.seat import Seat
from hetman.table.chair import BOT, OPEN, PERSON, Chair
from hetman.table.pace import Pace
from hetman.table.store import Store, sqlite_url
from hetman.table.table import Table
from hetman.web.app import create_app
from hetman.web.limits import Rate
from hetman.web.settings import Settings

ROOT = Path(__file__).parent.parent
GUEST = "AAAAAAAAAAAAAAAAAAAAAA"
SIZES = {"desk": (1440, 900), "phone": (360, 740)}
DECISIONS = 34
README = {
    "warchest-table-en-desk-light": "table",
    "home-en-desk-light": "home",
    "warchest-chosen-pl-phone-dark": "phone",
}


def played(game: str, seed: int, decisions: int, seats: int, to_move: bool = True) -> Table:
    """A table of two people, one of them us, after so many decisions of bots."""
    found = hetman.game(game)
    chairs = [Chair(PERSON, "Kateřina"), Chair(PERSON, "Stanisław", guests={GUEST})]
    chairs += [Chair(BOT, level="squire") for _ in range(seats - 2)]
    setup = found.setup(seats)
    table = Table(setup, chairs[:seats] if seats > 1 else chairs[1:], seed=seed.to_bytes(32, "big"), host=GUEST)
    table.pace = Pace.read("live 15+10")
    table.public = True
    table.begin()
    thinking = {seat: bot("greedy", seed=seed + seat) for seat in table.seats}
    own = 1 if seats > 1 else 0
    made = 0
    while table.awaited and (made < decisions or (to_move and own not in table.awaited)):
        seat = table.awaited[0]
        table.play(seat, table.number_for(seat), thinking[seat].choose(Seat(table.position_for(seat), seat)))
        made += 1
    table.say(0, "Kateřina", "Powodzenia!")
    return table


def fill(store: Store) -> dict[str, str]:
    """The tables to look at, by what they show."""
    laid: dict[str, Table] = {}
    for game in hetman.games():
        seats = hetman.game(game).seats
        laid[f"{game}-table"] = played(game, 7, DECISIONS, 2 if 2 in seats else seats[0])
        laid[f"{game}-full"] = played(game, 5, DECISIONS * 2, seats[-1])
    first = hetman.games()[0]
    over = played(first, 3, 10**6, 2, to_move=False)
    laid["replay"] = over
    waiting = Table(
        hetman.game(first).setup(2), [Chair(PERSON, "Łucja", guests={GUEST}), Chair(OPEN)], host=GUEST, public=True
    )
    laid["waiting"] = waiting
    stranger = Table(hetman.game(first).setup(2), [Chair(OPEN), Chair(PERSON, "Świętosława")], public=True)
    for table in (*laid.values(), stranger):
        store.save(table)
    return {name: table.id for name, table in laid.items()}


@contextmanager
def serving(database: str) -> Iterator[str]:
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    plenty = {kind: Rate(1e9, 1e9) for kind in ("tables", "changes", "messages", "hints", "reads")}
    server = uvicorn.Server(uvicorn.Config(create_app(Settings(database, rates=plenty)), log_level="error"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


def pages(laid: dict[str, str]) -> dict[str, str]:
    """Every page by name."""
    found = {"home": "/", "friends": "/?mode=friends", "rules": "/rules", "replays": "/replays", "api": "/api"}
    for game in hetman.games():
        found |= {f"{game}-options": f"/games/{game}", f"{game}-rules": f"/games/{game}/rules"}
    found |= {name: f"/tables/{id}" for name, id in laid.items() if name != "replay"}
    return found | {"replay": f"/replays/{laid['replay']}"}


def shoot(browser: Browser, site: str, laid: dict[str, str], folder: Path, only: str) -> None:
    for code in ("en", "pl"):
        for size, (width, height) in SIZES.items():
            for theme in ("light", "dark"):
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    locale=code,
                    base_url=site,
                    device_scale_factor=2 if size == "phone" else 1,
                    reduced_motion="reduce",
                )
                cookies = {"guest": GUEST, "theme": theme, "name": "Stanis%C5%82aw"}
                context.add_cookies([{"name": name, "value": value, "url": site} for name, value in cookies.items()])
                games = "".join(f"localStorage.setItem('hetman-seen-{game}', '1');" for game in hetman.games())
                context.add_init_script(games)
                page = context.new_page()
                for name, path in pages(laid).items():
                    if only in name:
                        shoot_page(page, path, name, folder, f"{code}-{size}-{theme}")
                context.close()


def shoot_page(page: Page, path: str, name: str, folder: Path, kind: str) -> None:
    page.goto(path)
    at_table = path.startswith(("/tables/", "/replays/"))
    if at_table and name != "waiting":
        page.wait_for_selector("#board > *", state="attached")
    page.wait_for_timeout(250)
    page.screenshot(path=folder / f"{name}-{kind}.png", full_page=not at_table)
    if name.endswith("-table") and page.locator("#hand button:enabled").count():
        page.locator("#hand button:enabled").first.click()
        page.wait_for_timeout(350)
        page.mouse.move(2, 2)
        page.screenshot(path=folder / f"{name.removesuffix('-table')}-chosen-{kind}.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--only", default="", help="pages whose name holds this")
    parser.add_argument("--readme", action="store_true", help="put the best into docs/pictures")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        database = sqlite_url(Path(data) / "hetman.db")
        store = Store(database)
        laid = fill(store)
        store.close()
        with serving(database) as site, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            shoot(browser, site, laid, asked.folder, asked.only)
            browser.close()
    if asked.readme:
        for name, best in README.items():
            shutil.copy(asked.folder / f"{name}.png", ROOT / "docs" / "pictures" / f"{best}.png")


if __name__ == "__main__":
    main()
