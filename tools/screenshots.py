"""Take pictures of every page at four sizes, in both languages, light and dark: `python tools/screenshots.py [folder]`.

Bots play games in a database of their own. There are pictures of every kind of decision, with every number of seats,
of what a click, a hint, a fight or a look back shows, and of the end. All of them take long: --only and --kind choose.
--readme updates the pictures of the README.
"""

from __future__ import annotations

import argparse
import shutil
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

import hetman
from hetman.bots import bot
from hetman.core.seat import Seat
from hetman.presentation.playback import staged_entries
from hetman.table.chair import BOT, OPEN, PERSON, Chair
from hetman.table.database import sqlite_url
from hetman.table.store import Store
from hetman.table.table import Table
from hetman.table.time_control import TimeControl
from hetman.web.app import create_app
from hetman.web.rate_limits import Rate
from hetman.web.settings import Settings

ROOT = Path(__file__).parent.parent
GUEST = "AAAAAAAAAAAAAAAAAAAAAA"
SIZES = {"wide": (1920, 1080), "desk": (1366, 768), "phone": (390, 844), "small": (360, 640)}
MIDDLE = 60
"""The number of decisions that lead to the middle of a game."""
README = {
    "warchest-2-turn-en-desk-light": "table",
    "home-en-desk-light": "home",
    "warchest-2-turn-chosen-pl-phone-dark": "phone",
}


# Tables


def new_table(game: str, seats: int, seed: int, **options: str) -> Table:
    """Return a table of the viewer, a friend and bots."""
    people = [Chair(PERSON, "Kateřina"), Chair(PERSON, "Stanisław", guests={GUEST})]
    chairs = people[-seats:] + [Chair(BOT, level="squire") for _ in range(seats - 2)]
    setup = hetman.game(game).setup(seats, **options)
    table = Table(
        setup,
        chairs,
        seed=seed.to_bytes(32, "big"),
        host=GUEST,
        public=True,
        time_control=TimeControl.read("live 15+10"),
    )
    table.begin()
    table.say(0, "Kateřina", "Powodzenia!")
    return table


def same(table: Table) -> Table:
    """Return a copy of the table after the same moves."""
    chairs = [chair.again() for chair in table.chairs]
    other = Table(table.setup, chairs, table.seed, table.time_control, host=GUEST, public=True)
    other.begin()
    for entry in table.playing.entries:
        if entry.decision.seat >= 0:
            seat = int(entry.decision.seat)
            other.play(seat, other.number_for(seat), int(entry.move))
    other.chat = table.chat
    return other


def moments(game: str, seats: int, seed: int) -> dict[str, Table]:
    """Return tables with a game of bots at each kind of decision of the viewer's seat, and at its end."""
    table = new_table(game, seats, seed)
    own = min(1, seats - 1)
    thinking = {seat: bot("greedy", seed=seed + seat) for seat in table.seats}
    found: dict[str, Table] = {}
    latest: dict[str, int] = {}
    made = 0
    while table.awaited:
        seat = own if own in table.awaited else table.awaited[0]
        key = str((table.playing.view(own)["prompt"] or {"key": "none"})["key"]) if seat == own else "waits"
        # The first of its kind, and then one from the middle of the game.
        if not table.playing.sealed.steps and (key not in found or latest[key] < MIDDLE <= made):
            found[key], latest[key] = same(table), made
        if "first" not in found and seat == own:
            found["first"] = same(table)
        table.play(seat, table.number_for(seat), thinking[seat].choose(Seat(table.playing.position_for(seat), seat)))
        made += 1
        if "stage" not in found and made >= MIDDLE and staged_entries(table.playing, own, 1):
            found["stage"] = same(table)
    return {f"{game}-{seats}-{key}": moment for key, moment in found.items()} | {f"{game}-{seats}-over": table}


MAIN = ("-2-turn", "-2-send")
"""The main decision of each game with two seats."""


def fill(store: Store, only: str, few: bool = False) -> dict[str, str]:
    """Save the tables, with `few` only one of each game for two. Returns their paths by what they show."""
    found: dict[str, Table] = {}
    for game in hetman.games():
        for seats in hetman.game(game).seats:
            if only in f"{game}-{seats}" or f"{game}-{seats}" in only or not only:
                found |= moments(game, seats, 7)
    if few:
        found = {name: table for name, table in found.items() if name.endswith(MAIN)}
    first = hetman.game(hetman.games()[0])
    free = [Chair(PERSON, "Łucja", guests={GUEST}), Chair(OPEN)]
    waiting = Table(first.setup(2), free, host=GUEST, public=True)
    device = Table(first.setup(2), [Chair(PERSON, guests={GUEST}) for _ in range(2)], host=GUEST, device=True)
    device.begin()
    if not few:
        found |= {"waiting": waiting, "curtain": device}
    stranger = Table(first.setup(2), [Chair(OPEN), Chair(PERSON, "Świętosława")], public=True)
    store.save(stranger)
    # The home page lists the latest first: one of each game.
    for _, table in sorted(found.items(), key=lambda named: named[0].endswith(MAIN)):
        store.save(table)
    paths = {name: f"/tables/{table.id}" for name, table in found.items()}
    over = {name: f"/replays/{table.id}" for name, table in found.items() if name.endswith("-2-over")}
    return {
        **paths,
        **{name.replace("over", "replay"): path for name, path in over.items()},
        "sit": f"/sit/{stranger.chairs[0].token}",
    }


# Pages


def pages(paths: dict[str, str]) -> dict[str, str]:
    """Every page by name."""
    found = {
        "home": "/",
        "friends": "/?mode=friends",
        "rules": "/rules",
        "replays": "/replays",
        "api": "/api",
        "error": "/nothing",
    }
    for game in hetman.games():
        found |= {f"{game}-options": f"/games/{game}", f"{game}-rules": f"/games/{game}/rules"}
    return found | paths


LIT = ":is([role='button'], button:enabled):not([aria-disabled='true'], .on):visible"
NEITHER = "#board [data-token]:not([role='button'], .legal, .can):visible, #tray .f-act.off:visible"


def click_lit(page: Page, parts: str) -> bool:
    """Click the first thing of these parts that is lit; whether there is one."""
    for part in parts.split():
        lit = page.locator(f":is({part}, {part} *){LIT}")
        if lit.count():
            lit.first.dispatch_event("click")
            page.wait_for_timeout(300)
            page.mouse.move(2, 2)
            return True
    return False


def choose(*clicks: str) -> Callable[[Page], bool]:
    """Click lit things, each in one of its parts. A whole move is not made, and then there is nothing to see."""

    def chosen(page: Page) -> bool:
        page.route("**/moves", lambda route: route.fulfill(json={"number": 0}))
        page.keyboard.press("Escape")
        return all(click_lit(page, parts) for parts in clicks) and page.locator("#clear").is_visible()

    return chosen


def refuse(page: Page) -> bool:
    """Click what is not possible, so that the bar says why. Sometimes everything is possible."""
    page.keyboard.press("Escape")
    impossible = page.locator(NEITHER)
    if not impossible.count():
        return False
    impossible.first.dispatch_event("click")
    page.wait_for_selector("#dock.why")
    return True


# The page shows what happens while it is open. Here it happened before, so the page is told to show it.
STAGE = """async () => {
  const { state } = await import('/static/state.js');
  const { playback } = await import('/static/playback.js');
  localStorage.setItem('hetman-pace', 'step');
  await playback(state.scene.staged.at(-1), () => {});
}"""
RECAP = """async () => {
  const { state } = await import('/static/state.js');
  const { recap } = await import('/static/recap.js');
  await recap({ parts: {}, number: -1 }, state.scene);
}"""


def stage(page: Page) -> bool:
    """A fight that runs: its second step."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(STAGE)
    runs = page.locator("#cover [data-do='next']").is_visible()
    if runs:
        page.click("#cover [data-do='next']")
        page.wait_for_timeout(900)
    return runs


def recap(page: Page) -> bool:
    page.keyboard.press("Escape")
    page.evaluate(RECAP)
    return page.locator("#chips .change").count() > 0


def look_back(page: Page) -> bool:
    page.locator("#log > li > .line").last.dispatch_event("click")
    page.locator("#cover [data-do='back']").wait_for()
    return True


def first_visit(page: Page) -> bool:
    page.evaluate("() => document.getElementById('help').showModal()")
    return True


def hint(page: Page) -> bool:
    page.click("#hint")
    page.locator("#cover [data-do='play']").wait_for(timeout=90000)
    return True


def half_way(page: Page) -> bool:
    page.evaluate(
        "() => { const s = document.getElementById('slider'); s.value = s.max / 2; s.oninput({ target: s }); }"
    )
    page.wait_for_timeout(300)
    return True


def watch(page: Page) -> bool:
    page.context.clear_cookies(name="guest")
    page.reload()
    page.wait_for_selector("#board > *", state="attached")
    return True


def press(selector: str) -> Callable[[Page], bool]:
    """Click there if it is visible at this size."""

    def pressed(page: Page) -> bool:
        there = page.locator(selector).is_visible()
        if there:
            page.click(selector)
        return there

    return pressed


@dataclass(frozen=True)
class More:
    """A further picture of a page after something was done there, if there is anything to see."""

    name: str
    of: Callable[[str], bool]
    act: Callable[[Page], bool]


TURNS = ("-2-turn", "-2-send")
"""The questions that most decisions of a game are about."""

MORE = (
    More("hint", lambda name: name.endswith(TURNS), hint),
    More("recap", lambda name: name.endswith(TURNS), recap),
    More("refused", lambda name: name.endswith(TURNS), refuse),
    More("chosen", lambda name: name.endswith(("-turn", "-send", "-deploy")), choose("#hand #tray #board")),
    More("then", lambda name: name.endswith(("-turn", "-deploy")), choose("#hand #tray #board", "#tray #board")),
    More("recruit", lambda name: name.endswith("-2-turn"), choose("#hand", "[data-token='recruit']")),
    More(
        "ticked",
        lambda name: name.endswith(("-rows", "-stake", "-give", "-lay")),
        choose(*["#hand #moment #board"] * 2),
    ),
    More("look-back", lambda name: name.endswith(TURNS), look_back),
    More("running", lambda name: name.endswith("-stage"), stage),
    More("ended", lambda name: name.endswith("-stage"), press("#cover [data-do='skip']")),
    More("first-visit", lambda name: name.endswith("-2-first"), first_visit),
    More("half", lambda name: name.endswith("-replay"), half_way),
    More("players", lambda name: name.endswith(("-2-waits", "-4-waits")), press(".tabs [data-tab=players]")),
    More("log", lambda name: name.endswith(("-2-waits", "-2-over")), press(".tabs [data-tab=log]")),
    More("watched", lambda name: name.endswith("-2-waits"), watch),
    More("menu", lambda name: name == "warchest-2-waits", press("#more")),
)


def best_of(name: str, kind: str) -> bool:
    """Whether the README shows this page."""
    return any(best.startswith(name) and best.endswith(kind) for best in README)


def shoot(browser: Browser, site: str, paths: dict[str, str], folder: Path, wanted: Callable[[str, str], bool]) -> None:
    for code in ("pl", "en"):
        for size in SIZES:
            for theme in ("light", "dark"):
                kind = f"{code}-{size}-{theme}"
                for name, path in pages(paths).items():
                    if wanted(name, kind):
                        with person(browser, site, code, size, theme) as page:
                            shoot_page(page, path, name, folder, kind)


@contextmanager
def person(browser: Browser, site: str, code: str, size: str, theme: str) -> Iterator[Page]:
    """The browser of a returning visitor."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=code,
        base_url=site,
        device_scale_factor=2 if size == "phone" else 1,
        reduced_motion="reduce",
    )
    cookies = {"guest": GUEST, "theme": theme, "name": "Stanis%C5%82aw"}
    context.add_cookies([{"name": name, "value": value, "url": site} for name, value in cookies.items()])
    context.add_init_script("".join(f"localStorage.setItem('hetman-seen-{game}', '1');" for game in hetman.games()))
    page = context.new_page()
    yield page
    context.close()


def shoot_page(page: Page, path: str, name: str, folder: Path, kind: str) -> None:
    page.goto(path)
    at_table = path.startswith(("/tables/", "/replays/"))
    if at_table and name not in ("waiting", "curtain"):
        page.wait_for_selector("#board > *", state="attached")
    page.wait_for_timeout(200)
    page.screenshot(path=folder / f"{name}-{kind}.png", full_page=not at_table)
    for more in MORE:
        if more.of(name) and more.act(page):
            page.wait_for_timeout(150)
            page.screenshot(path=folder / f"{name}-{more.name}-{kind}.png")


@contextmanager
def serving(database: str) -> Iterator[str]:
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    plenty = {kind: Rate(1e9, 1e9) for kind in ("tables", "changes", "messages", "hints", "reads")}
    # Bots never move, so that the tables stay as they are.
    settings = Settings(database, rates=plenty, pause=1e6)
    server = uvicorn.Server(uvicorn.Config(create_app(settings), log_level="error"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--only", default="", help="pages whose name contains this")
    parser.add_argument("--kind", default="", help="such as pl-phone or en-desk-light")
    parser.add_argument("--readme", action="store_true", help="only the best, for docs/pictures")
    asked = parser.parse_args()
    wanted = best_of if asked.readme else lambda name, kind: asked.only in name and asked.kind in kind
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        database = sqlite_url(Path(data) / "hetman.db")
        store = Store(database)
        paths = fill(store, asked.only, asked.readme)
        store.close()
        with serving(database) as site, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            shoot(browser, site, paths, asked.folder, wanted)
            browser.close()
    if asked.readme:
        for name, best in README.items():
            shutil.copy(asked.folder / f"{name}.png", ROOT / "docs" / "pictures" / f"{best}.png")


if __name__ == "__main__":
    main()
