"""The dock keeps its place and size, and everything in it can be read and reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import hetman
from browser.clicker import Dice, click_something
from browser.conftest import Opened
from browser.test_play import create_table
from clicking import UNCONVERTED

SIZES = {"desk": (1366, 768), "phone": (390, 844), "low": (360, 640)}

# On a phone a stage takes the place of the board, so both count as one box.
BOXES = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const stage = box('#moment');
  const boxes = ['.top', '.boardbox', '#prompt', '#chips', '.f-tray'].map((part) => {
    let { x, y, width, height } = box(part);
    if (part === '.boardbox' && innerWidth < 950 && stage.height && !height) {
      [y, height] = [stage.y, stage.height];
    }
    return [part, [x, y, width, height].map(Math.round).join()];
  });
  return Object.fromEntries(boxes);
}"""
FITS = """(long) => {
  const page = document.documentElement;
  const inside = ['#prompt', '#chips', '.f-tray'].every((part) => {
    const box = document.querySelector(part).getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  });
  const text = document.getElementById('asked');
  return inside && page.scrollHeight <= innerHeight + 1 && page.scrollWidth <= innerWidth + 1
    && (long || text.scrollHeight <= text.clientHeight + 1);
}"""
SMALL = """() => [...document.querySelectorAll('.f-act, .f-chip, #clear, .held')].filter((thing) => {
  const { width, height } = thing.getBoundingClientRect();
  return width && (width < 43.5 || (height < 43.5 && !thing.matches('.f-chip')));
}).map((thing) => thing.outerHTML.slice(0, 80))"""
# A main button hides the buttons of a row whole or not at all.
HALF_HIDDEN = """() => {
  const main = document.querySelector('.f-main')?.getBoundingClientRect();
  if (!main) return [];
  return [...document.querySelectorAll('#tray .f-act:not(.f-main .f-act)')].filter((thing) => {
    const { top, bottom, height } = thing.getBoundingClientRect();
    return height && top < main.top - 1 && bottom > main.top + 1;
  }).map((thing) => thing.outerHTML.slice(0, 80));
}"""
# Words that are wider than the button that has them, by more than half a letter.
OVERFLOWING = """() => [...document.querySelectorAll('.f-tray .f-act')].filter((thing) => {
  const box = thing.getBoundingClientRect();
  const words = document.createRange();
  return [...thing.querySelectorAll('span, small')].some((part) => {
    words.selectNodeContents(part);
    return box.width && getComputedStyle(part).position !== 'absolute' && words.getBoundingClientRect().width
      && words.getBoundingClientRect().right > box.right + 3;
  });
}).map((thing) => thing.textContent)"""
# What is drawn over the right edge of a player's cell in the strip, or of the board.
CUT_OFF = """() => [['.strips .player', '.clock, .counts b, .badge, .mk'], ['#board svg:not(.loose)', '.tally']]
  .flatMap(([whole, parts]) => [...document.querySelectorAll(whole)].flatMap((one) => {
    const edge = one.getBoundingClientRect().right;
    return [...one.querySelectorAll(parts)].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.width && box.right > edge + 0.5;
    });
  })).map((part) => part.outerHTML.slice(0, 120))"""
# Parts of a player's cell in the strip that lie over each other, or over its edges.
HEAPED = """() => [...document.querySelectorAll('.strips .player')].flatMap((cell) => {
  const edge = cell.getBoundingClientRect();
  const boxes = [...cell.querySelectorAll('.name, .clock, .counts b, .badge, .track .mk, .counts .mk')]
    .map((part) => ({ part, box: part.getBoundingClientRect() })).filter(({ box }) => box.width && box.height);
  const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  const outside = boxes.filter(({ box }) => box.top < edge.top - 1.5 || box.bottom > edge.bottom + 1.5);
  const heaped = boxes.filter(({ part, box }) => boxes.some((other) => !part.contains(other.part)
    && !other.part.contains(part) && !(part.matches('.mk') && other.part.matches('.mk')) && over(box, other.box)));
  return [...outside, ...heaped].map(({ part }) => part.outerHTML.slice(0, 100));
})"""
# What takes the dock, such as a hint or a playback, offers two buttons.
TAKE = """async () => {
  const { takeDock } = await import('/static/takeover.js');
  const actions = [{ name: 'again', text: 'See it again' }, { name: 'continue', text: 'Continue', look: 'go' }];
  takeDock('playback', { text: 'Watch', actions });
}"""
OUTSIDE = """() => [...document.querySelectorAll('#cover .f-act')].filter((thing) => {
  const [own, tray] = [thing, document.querySelector('.f-tray')].map((part) => part.getBoundingClientRect());
  const reached = thing.contains(document.elementFromPoint(own.x + own.width / 2, own.y + own.height / 2));
  return !reached || own.height < 43.5 || own.top < tray.top || own.bottom > tray.bottom + 1;
}).map((thing) => thing.dataset.do)"""


def at_table(open_page: Opened, game: str, size: str, locale: str = "en", **fields: str) -> Page:
    page = open_page(phone=size != "desk", locale=locale)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    create_table(page, game, **fields)
    page.wait_for_selector("#prompt.mine")
    page.evaluate("document.fonts.ready.then(() => true)")
    return page


@pytest.mark.parametrize("locale", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", hetman.games())
def test_the_dock_stays_where_it_is(open_page: Opened, game: str, size: str, locale: str) -> None:
    page = at_table(open_page, game, size, locale, pace="live 15+10")
    first, dice = page.evaluate(BOXES), Dice(11)
    for _ in range(12):
        if page.evaluate("() => document.querySelector('dialog[open]') !== null"):
            break
        assert page.evaluate(FITS, game in UNCONVERTED), page.locator("#asked").inner_text()
        now = page.evaluate(BOXES)
        assert {part: now[part] for part in ("#prompt", "#chips", ".f-tray")} == {
            part: first[part] for part in ("#prompt", "#chips", ".f-tray")
        }
        if game not in UNCONVERTED:
            assert now == first
            assert page.evaluate(SMALL) == []
        assert page.evaluate(HALF_HIDDEN) == []
        assert page.evaluate(OVERFLOWING) == []
        assert page.evaluate(CUT_OFF) == []
        assert page.evaluate(HEAPED) == []
        if page.locator("#prompt.mine").count():
            click_something(page, dice)
        page.wait_for_timeout(60)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", hetman.games())
def test_hint_and_playback_have_their_buttons_in_every_tray(open_page: Opened, game: str, size: str) -> None:
    page = at_table(open_page, game, size)
    page.evaluate(TAKE)
    assert page.locator("#cover .f-act").count() == 2
    assert page.evaluate(OUTSIDE) == []


AWAY = [
    ("chocim", "desk"),
    ("chocim", "phone"),
    ("chocim", "low"),
    ("warchest", "low"),
    ("grunwald", "desk"),
    ("zizka", "phone"),
]


@pytest.mark.parametrize(("game", "size"), AWAY)
def test_a_player_who_is_away_moves_nothing(open_page: Opened, game: str, size: str) -> None:
    page = open_page(phone=size != "desk")
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    create_table(page, game, **({"seats": "2"} if len(hetman.game(game).seats) > 1 else {}), chair__1="open")
    link = page.locator(".links-list input").first.input_value()
    friend = open_page(link.split("/", 3)[3].join(["/", ""]))
    friend.click(".form .go")
    friend.wait_for_selector("#board > *", state="attached")
    friend.context.close()
    page.wait_for_selector("#board > *", state="attached")
    page.evaluate("document.fonts.ready.then(() => true)")
    places, dice, away = page.evaluate(BOXES), Dice(4), page.locator("#notices .f-act:visible")
    for _ in range(200):
        if away.count():
            break
        if page.locator("#prompt.mine").count():
            click_something(page, dice)
        page.wait_for_timeout(40)
    assert away.inner_text().startswith("Let a bot play")
    assert page.evaluate(BOXES) == places
    assert page.evaluate(FITS, False)


def test_a_refused_click_changes_the_bar(open_page: Opened) -> None:
    page = at_table(open_page, "warchest", "desk")
    asked = page.locator("#asked").inner_text()
    page.locator("#hex-f4").dispatch_event("click")
    page.wait_for_selector("#dock.why")
    assert page.locator("#asked").inner_text() != asked
    assert page.locator(".refused").count() == 1
    # The dotted ring has the shape of the hex.
    shape = page.locator("#hex-f4 > path").first.get_attribute("d")
    assert page.locator("#hex-f4 > .refused-ring").get_attribute("d") == shape
    page.locator("#hand button").first.click()
    page.wait_for_selector("#dock.mine")
    page.wait_for_selector("#clear:visible")
    assert page.locator(".refused, .refused-ring").count() == 0


def test_panels_keep_their_place_while_a_unit_of_theirs_can_be_clicked(open_page: Opened) -> None:
    page = at_table(open_page, "warchest", "desk", option__army="first-game")
    panels = "() => [...document.querySelectorAll('.player')].map((one) => JSON.stringify(one.getBoundingClientRect()))"
    before = page.evaluate(panels)
    page.locator("#hand button").first.click()
    page.locator("#tray [data-token='recruit']").click()
    page.wait_for_selector(".kind.legal")
    assert page.evaluate(panels) == before


def test_a_verb_that_is_chosen_first_asks_for_what_is_lit(open_page: Opened) -> None:
    page = at_table(open_page, "warchest", "low")
    page.locator("#tray [data-token='recruit']").click()
    page.wait_for_selector("#clear:visible")
    assert page.inner_text("#asked") == "Recruit: choose the coin to pay with."
    assert page.inner_text("#chips") == "Pay: which coin?"
    page.locator("#hand button").first.click()
    page.wait_for_selector("#chips .f-chip")
    assert page.inner_text("#asked") == "Recruit: choose the unit to gain."
