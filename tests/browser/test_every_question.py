"""Every open question of every game fits every window, keeps the layout and offers everything that can be done."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import hetman
from browser.conftest import running
from browser.test_dock import BOXES, FITS, HALF_HIDDEN, OVERFLOWING, SIZES, SMALL
from clicking import asked, new_table
from hetman.language import LANGUAGES
from hetman.presentation.choosing import Item
from hetman.presentation.texts import texts_of
from hetman.table.chair import PERSON, Chair
from hetman.table.store import Store
from hetman.table.table import Table
from hetman.web.app import create_app
from web.server import settings

GUEST = "AAAAAAAAAAAAAAAAAAAAAA"
LONG = os.environ.get("HETMAN_QUESTIONS") == "all"
"""`make prove-questions` sets this: every question in both languages, with clicks at every size.

Otherwise the languages and the two phones take turns, and clicks are tried on the phone only.
"""
DESK, *PHONES = SIZES
MOVES = 8
"""At least so many moves of a question are spelt out in the bar, if it has them."""
GAMES_PLAYED = 24
"""Random games in which questions are looked for."""
RARE = 2
"""At most this number of questions of a game may not come up in them."""
NEVER = {"nature", "over", "sealed"}
"""What the prompt says while nobody is asked."""

# Buttons of the tray that end below it or beside the window, but for those in a row that scrolls sideways.
CLIPPED = """() => {
  const tray = document.querySelector('.f-tray').getBoundingClientRect();
  const scrolls = (thing) => thing && thing !== document.body
    && (['auto', 'scroll'].includes(getComputedStyle(thing).overflowX) || scrolls(thing.parentElement));
  return [...document.querySelectorAll('.f-tray button')].filter((thing) => {
    const box = thing.getBoundingClientRect();
    const beside = box.right > innerWidth + 1 && !scrolls(thing.parentElement);
    return box.width && (box.bottom > tray.bottom + 1 || beside);
  }).map((thing) => thing.textContent);
}"""
# The whole moves that are offered by a visible thing.
OFFERED = """() => [...document.querySelectorAll("#main [data-move]:not([aria-disabled='true'])")]
  .filter((thing) => thing.checkVisibility() && thing.getBoundingClientRect().width)
  .map((thing) => thing.dataset.move)"""
SCRIPTS = {"small": SMALL, "half hidden": HALF_HIDDEN, "clipped": CLIPPED, "too wide": OVERFLOWING}
# Sentences of the bar that do not fit: [sentence, whether Cancel stands beside it].
NO_ROOM = """async (sentences) => {
  const { say } = await import('/static/prompt.js');
  const text = document.getElementById('asked');
  return sentences.filter(([sentence, chosen]) => {
    say(sentence, chosen);
    return text.scrollHeight > text.clientHeight + 1;
  }).map(([sentence]) => sentence);
}"""
UNLIT = "#board [data-token]:not([role='button'], .legal, .can):visible, #tray .f-act.off:visible"
LIT = "#board [role='button']:visible, #tray button.legal:not([data-move]):visible"


def questions(game: str) -> dict[str, Table]:
    """A table at each question of a game, with the viewer in the seat that is asked."""
    found: dict[str, Table] = {}
    possible = hetman.game(game).seats
    for seed in range(GAMES_PLAYED):
        table, dice = new_table(game, possible[-1 - seed % len(possible)], seed), hetman.Dice(seed + 1)
        while table.awaited:
            seat = table.awaited[0]
            prompt = table.playing.view(seat)["prompt"]
            if prompt is not None and prompt["key"] not in found and not table.playing.sealed.steps:
                found[prompt["key"]] = seen_by(table, seat)
            moves = table.moves(seat)
            table.play(seat, table.number_for(seat), moves[dice.below(len(moves))])
    return found


def seen_by(table: Table, seat: int) -> Table:
    """The same game with the viewer in a seat."""
    chairs = [Chair(PERSON, f"P{other}", guests={GUEST} if other == seat else set()) for other in table.seats]
    copy = Table(table.setup, chairs, table.seed)
    copy.begin()
    for entry in table.playing.entries:
        if entry.decision.seat >= 0:
            own = int(entry.decision.seat)
            copy.play(own, copy.number_for(own), int(entry.move))
    return copy


def sentences(tables: Iterable[Table], code: str) -> list[tuple[str, bool]]:
    """What the bar says at each step of some moves of each question, and whether something is chosen then."""
    found: dict[tuple[str, bool], None] = {}
    for table in tables:
        seat = next(seat for seat in table.seats if GUEST in table.chairs[seat].guests)
        legal = asked(table, seat, code).choosing.moves
        for move in legal[:: max(1, len(legal) // MOVES)]:
            items = (Item(move.word), *(Item(part.token, (part.name,)) for part in move.parts))
            for order in (items, items[1:] + items[:1]):
                for made in range(len(items) + 1):
                    question = asked(table, seat, code, order[:made])
                    # A whole move that needs no button is played at once.
                    if made < len(items) or question.ready is not None:
                        found[question.bar, made > 0] = None
    return list(found)


@pytest.fixture
def tables(tmp_path: Path, game: str) -> Iterator[tuple[str, dict[str, str], dict[str, Table]]]:
    """A server that has a table at each question of a game, and their paths by question."""
    chosen = settings(tmp_path, hosts=frozenset({"127.0.0.1"}), pause=1e6, away=1e6)
    store, found = Store(chosen.database), questions(game)
    for table in found.values():
        store.save(table)
    store.close()
    paths = {key: f"/tables/{table.id}" for key, table in found.items()}
    with running(create_app(chosen)) as address:
        yield address, paths, found


@pytest.mark.parametrize("game", hetman.games())
def test_every_question_fits(browser: Browser, tables: tuple[str, dict[str, str], dict[str, Table]], game: str) -> None:
    site, paths, found_tables = tables
    keys = {key.removeprefix("prompt-") for key in texts_of(hetman.game(game), "en").keys("prompt-")} - NEVER
    assert len(keys - set(paths)) <= RARE, keys - set(paths)
    boxes: dict[str, dict[str, str]] = {}
    faults: list[str] = []
    for at, (key, path) in enumerate(paths.items()):
        for code in LANGUAGES if LONG else LANGUAGES[at % 2 : at % 2 + 1]:
            page = visit(browser, site, game, code)
            offered: set[str] = set()
            for size in SIZES if LONG else (DESK, PHONES[at // 2 % 2]):
                width, height = SIZES[size]
                page.set_viewport_size({"width": width, "height": height})
                page.goto(path)
                page.wait_for_selector("#prompt.mine")
                page.evaluate("document.fonts.ready.then(() => true)")
                offered = offered or set(page.evaluate(OFFERED))
                # The first question says where everything is, and all others keep to that.
                usual = boxes.setdefault(size, page.evaluate(BOXES))
                found = [*look(page, usual), *missing(page, offered)]
                if LONG or size != DESK:
                    found += click(page, usual)
                faults += [f"{key} {code} {size}: {fault}" for fault in found]
            page.context.close()
    # All sentences in both languages are tried in the bar of one question.
    for code in LANGUAGES:
        page = visit(browser, site, game, code)
        said = sentences(found_tables.values(), code)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.goto(next(iter(paths.values())))
            page.wait_for_selector("#prompt.mine")
            faults += [f"{code} {size}: no room: {sentence}" for sentence in page.evaluate(NO_ROOM, said)]
        page.context.close()
    assert not faults, "\n".join(faults)


def visit(browser: Browser, site: str, game: str, code: str) -> Page:
    """A page of the viewer, which plays nothing."""
    context = browser.new_context(locale=code, base_url=site, reduced_motion="reduce")
    context.add_cookies([{"name": "guest", "value": GUEST, "url": site}])
    context.add_init_script(f"localStorage.setItem('hetman-seen-{game}', '1')")
    context.add_init_script("localStorage.setItem('hetman-pace', 'instant')")
    page = context.new_page()
    page.route("**/moves", lambda route: route.fulfill(json={"number": 0}))
    return page


def look(page: Page, usual: dict[str, str]) -> list[str]:
    """What is wrong with the layout."""
    now = page.evaluate(BOXES)
    found = [f"{part} moved from {usual[part]} to {box}" for part, box in now.items() if box != usual[part]]
    found += [] if page.evaluate(FITS, False) else [f"no room: {page.inner_text('#asked')}"]
    for name, script in SCRIPTS.items():
        found += [f"{name}: {thing}" for thing in page.evaluate(script)]
    return found


def missing(page: Page, offered: set[str]) -> list[str]:
    """Whole moves that the desk offers and this window does not."""
    return [f"not offered: {move}" for move in sorted(offered - set(page.evaluate(OFFERED)))]


def click(page: Page, usual: dict[str, str]) -> list[str]:
    """Click what is not possible, then what is: the bar says why, then what is missing, and nothing moves."""
    asked, found = page.inner_text("#asked"), list[str]()
    impossible = page.locator(UNLIT)
    if impossible.count():
        impossible.first.dispatch_event("click")
        page.wait_for_selector("#dock.why")
        found += look(page, usual) + (["no reason"] if page.inner_text("#asked") == asked else [])
    possible = page.locator(LIT)
    if possible.count():
        possible.first.dispatch_event("click")
        page.wait_for_timeout(150)
        found += look(page, usual)
    return found
