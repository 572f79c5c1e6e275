"""The script alone, with scenes of our own in the place of the server's."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.clicker import wait_for_turn
from browser.conftest import Opened
from browser.test_dock import BOXES
from browser.test_play import create_table

# A socket that sends what the test says.
SOCKET = """window.WebSocket = class {
  constructor() { window.socket = this; this.readyState = 1; }
  close() {}
};"""
BOARD = '<svg class="board" viewBox="0 0 40 20">{}</svg>'
FIELD = '<rect data-token="{0}" id="{0}" role="button" tabindex="0" x="{1}" width="15" height="15"/>'


def move(verb: str, *tokens: str) -> dict[str, Any]:
    operands = [{"name": f"part{at}", "kind": "hex", "token": token, "label": token} for at, token in enumerate(tokens)]
    return {"move": " ".join((verb, *tokens)), "verb": verb, "label": verb, "sign": "", "operands": operands}


BUTTON = '<button type="button" class="f-act legal" data-move="{0}"><span>{0}</span></button>'


def parts(*moves: dict[str, Any]) -> dict[str, str]:
    buttons = "".join(BUTTON.format(move["move"]) for move in moves)
    board = BOARD.format(FIELD.format("a", 0) + FIELD.format("b", 20))
    return {"board": board, "hand": "", "tray": buttons, "caption": ""}


def question(**more: Any) -> dict[str, Any]:
    empty: dict[str, Any] = {"draft": [], "chosen": [], "chips": [], "parts": {}, "play": []}
    return {**empty, "bar": "Your move: choose.", "picture": "", "next": "", "why": None, **more}


def decide(route: Route) -> None:
    """Answer a click as the server does if it decides the move of a button, or of a field."""
    sent: Any = route.request.post_data_json
    click = sent["click"]
    made = click["move"] or f"lay {click['links'][0]['token']}"
    route.fulfill(json={"number": sent["number"], "question": question(play=[made])})


def scene(number: int, *moves: dict[str, Any], mine: bool = True) -> dict[str, Any]:
    seats = [{"seat": seat, "name": "", "kind": "person", "handed": False, "clock": None} for seat in range(2)]
    base = {"type": "scene", "number": number, "version": str(number), "status": "running", "seat": 0, "yours": [0]}
    shown = {
        "question": question() if mine else None,
        "parts": parts(*moves),
        "moves": list(moves),
        "prompt": f"Prompt {number}",
        "mine": mine,
        "players": seats,
    }
    empty: dict[str, Any] = {
        "log": {"from": 0, "lines": []},
        "figures": {},
        "chat": [],
        "over": None,
        "next": None,
        "pass": None,
    }
    return base | shown | empty | {"undo": False, "reset": False, "away": []}


def send(page: Page, sent: dict[str, Any]) -> None:
    page.evaluate("(sent) => socket.onmessage({ data: JSON.stringify(sent) })", sent)


def listening(page: Page) -> Page:
    """At a table whose scenes the test sends."""
    create_table(page, "warchest", chair__1="bot:page")
    wait_for_turn(page)
    page.add_init_script(SOCKET)
    page.reload()
    page.wait_for_function("() => window.socket?.onmessage")
    page.route("**/choose", decide)
    return page


def settle(page: Page) -> None:
    """Let the page do what it has put off: two frames, and what was queued for after them."""
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
    )


@pytest.fixture
def page(open_page: Opened) -> Page:
    return listening(open_page())


def test_two_seats_of_one_device_may_be_asked_under_the_same_number(page: Page) -> None:
    page.route("**/moves", lambda route: route.fulfill(json={"number": 6}))
    send(page, scene(5, move("lay", "a"), move("lay", "b")))
    with page.expect_response("**/moves"):
        page.click("#a")
    expect(page.locator("#prompt")).not_to_have_class(re.compile("mine"))
    send(page, scene(5, move("lay", "a"), move("lay", "b")) | {"seat": 1, "version": "other"})
    expect(page.locator("#prompt")).to_have_class(re.compile("mine"))


def test_a_scene_overtaken_by_the_acknowledgement_of_a_move_asks_for_nothing(page: Page) -> None:
    page.route("**/moves", lambda route: route.fulfill(json={"number": 6}))
    send(page, scene(5, move("rest"), move("fight")))
    page.click("#tray button >> text=rest")
    expect(page.locator("#prompt")).not_to_have_class(re.compile("mine"))
    send(page, scene(5, move("rest"), move("fight")) | {"version": "a message of the chat"})
    settle(page)
    expect(page.locator("#prompt")).not_to_have_class(re.compile("mine"))
    send(page, scene(7, move("rest"), move("fight")))
    expect(page.locator("#prompt")).to_have_class(re.compile("mine"))


def test_a_move_names_the_decision_that_it_answers(page: Page) -> None:
    sent: list[Any] = []

    def answer(route: Route) -> None:
        sent.append(route.request.post_data_json)
        route.fulfill(json={"number": 6})

    page.route("**/moves", answer)
    for number, verb in ((5, "rest"), (6, "fight")):
        send(page, scene(number, move("rest"), move("fight")))
        page.click(f"#tray button >> text={verb}")
        expect(page.locator("#prompt.mine")).to_have_count(0)
    assert sent == [{"number": 5, "moves": ["rest"], "seat": 0}, {"number": 6, "moves": ["fight"], "seat": 0}]


def test_a_socket_that_died_without_a_word_is_opened_again(page: Page) -> None:
    page.route("**/moves", lambda route: route.fulfill(json={"number": 6}))
    page.evaluate("() => { const wait = setTimeout; window.setTimeout = (act, time) => wait(act, time / 50); }")
    send(page, scene(5, move("rest"), move("fight")))
    page.evaluate("() => { window.first = socket; }")
    page.click("#tray button >> text=rest")
    page.wait_for_function("() => socket !== first")


# A browser that allows notifications and plays sounds, and records them.
NOTICES = """() => {
  window.notices = [];
  window.Notification = class {
    static permission = "default";
    static requestPermission() { this.permission = "granted"; return Promise.resolve("granted"); }
    constructor(title, { body }) { notices.push(`${title}: ${body}`); }
  };
  const silent = { connect: (next) => next, start() { notices.push(`tone ${this.frequency.value}`); }, stop() {} };
  window.AudioContext = class {
    currentTime = 0;
    createOscillator() { return { ...silent, frequency: { value: 0 } }; }
    createGain() { return { ...silent, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } }; }
  };
}"""
HIDE = "() => Object.defineProperty(document, 'hidden', { value: true, configurable: true })"


def switch_on(page: Page, *names: str) -> None:
    page.click("#more")
    for name in names:
        assert not page.is_checked(f"#{name}")
        page.check(f"#{name}")
    page.click("#menu [data-close]")


def test_my_turn_is_shown_in_the_title_and_by_a_notification(page: Page) -> None:
    page.evaluate(NOTICES)
    send(page, scene(5, mine=False))
    assert page.title() == "War Chest · Hetman"
    switch_on(page, "notify")
    send(page, scene(6, move("rest")))
    assert page.title() == "● Your move · War Chest"
    # A visible page needs no notification.
    assert page.evaluate("notices") == []
    send(page, scene(7, mine=False))
    page.evaluate(HIDE)
    send(page, scene(8, move("rest")))
    send(page, scene(9, move("rest")))
    assert page.evaluate("notices") == ["War Chest · Hetman: Your move"]


def test_nobody_is_notified_who_did_not_ask_for_it(page: Page) -> None:
    page.evaluate(NOTICES)
    page.evaluate("() => { Notification.permission = 'granted'; }")
    page.evaluate(HIDE)
    send(page, scene(5, mine=False))
    send(page, scene(6, move("rest")))
    assert page.evaluate("notices") == []


def test_sounds_are_off_at_first_and_tell_whose_turn_it_is(page: Page) -> None:
    page.evaluate(NOTICES)
    send(page, scene(4, mine=False))
    send(page, scene(5, move("rest")))
    assert page.evaluate("notices") == []
    switch_on(page, "sound")
    page.evaluate("() => { notices.length = 0; }")
    send(page, scene(6, mine=False))
    send(page, scene(7, move("rest")))
    # A change that is not a move, such as a message, makes no sound.
    send(page, scene(7, move("rest")))
    assert page.evaluate("notices") == ["tone 440", "tone 660"]
    page.reload()
    page.wait_for_function("() => window.socket?.onmessage")
    page.click("#more")
    assert page.is_checked("#sound")


def timed(left: float | None, runs: bool = False) -> dict[str, Any]:
    """A scene with a clock on our panel."""
    shown = scene(5)
    shown["parts"]["seat-0"] = '<b data-clock="0"></b>'
    shown["players"][0]["clock"] = None if left is None else {"left": left, "runs": runs}
    return shown


@pytest.mark.parametrize(
    ("left", "text"), [(None, ""), (9, "0:09"), (75.9, "1:15"), (3599, "59:59"), (4000, "1:06 h"), (200000, "2 d")]
)
def test_a_clock_tells_what_is_left_as_coarsely_as_needed(page: Page, left: float | None, text: str) -> None:
    send(page, timed(left))
    assert page.inner_text("[data-clock='0']") == text


def test_a_clock_runs_on_between_scenes_and_stops_at_nothing(page: Page) -> None:
    clock = page.locator("[data-clock='0']")
    page.clock.install()
    page.reload()
    page.wait_for_function("() => window.socket?.onmessage")
    page.clock.pause_at("2030-01-01")
    send(page, timed(600, runs=True))
    page.clock.run_for(2600)
    expect(clock).to_have_text("9:57")
    send(page, timed(0.4, runs=True))
    page.clock.run_for(2000)
    expect(clock).to_have_text("0:00")


def test_what_was_said_before_one_came_counts_as_read(page: Page) -> None:
    def said(*numbers: int) -> dict[str, Any]:
        return scene(5) | {"chat": [{"number": number, "name": "Jan", "text": "ahoj"} for number in numbers]}

    send(page, said(1, 2))
    assert page.locator("#unread").is_hidden()
    send(page, said(1, 2, 3, 4))
    assert page.inner_text("#unread") == "2"
    page.click("#chat summary")
    expect(page.locator("#unread")).to_be_hidden()
    assert page.locator("#messages li").count() == 4


TAKES_FOCUS = """() => {
  const moment = document.getElementById("moment");
  moment.focus();
  return document.activeElement === moment;
}"""


@pytest.mark.parametrize("width", [1280, 360])
def test_the_keyboard_reaches_what_goes_on_and_passes_it_by_where_nothing_does(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    send(page, scene(5))
    assert not page.evaluate(TAKES_FOCUS)
    shown = scene(6)
    shown["parts"]["skirmish"] = "<p>A skirmish</p>"
    send(page, shown)
    assert page.evaluate(TAKES_FOCUS)


def boxes_while(page: Page, sent: dict[str, Any]) -> Any:
    """Where board, bar, chips and tray are after this scene."""
    send(page, sent)
    settle(page)
    return page.evaluate(BOXES)


def named(sent: dict[str, Any]) -> dict[str, Any]:
    for player in sent["players"]:
        player["name"] = ("Jan", "Kateřina")[player["seat"]]
    return sent


def test_notices_move_nothing(page: Page) -> None:
    quiet = named(scene(5, mine=False) | {"awaited": [1]})
    places = boxes_while(page, quiet)
    expect(page.locator("#notices")).to_be_empty()
    assert boxes_while(page, quiet | {"version": "away", "away": [1]}) == places
    expect(page.locator("#notices .f-act")).to_have_text("Let a bot playKateřina is away.")
    asked = {"what": "undo", "seat": 1, "open": [0]}
    choice = named(scene(6, move("lay", "a"), move("lay", "b")))
    assert boxes_while(page, choice | {"proposal": asked}) == places
    expect(page.locator("#notices")).to_contain_text("Kateřina asks to undo their last move.")
    assert page.locator("#notices .f-act:visible").all_inner_texts() == ["Accept", "Decline"]
    handed = named(scene(7, mine=False))
    handed["players"][0]["handed"] = True
    assert boxes_while(page, handed) == places
    expect(page.locator("#notices .f-act")).to_contain_text("Take my seat back")


def test_a_notice_that_stays_keeps_the_focus(page: Page) -> None:
    quiet = named(scene(5, mine=False) | {"awaited": [1], "away": [1]})
    send(page, quiet)
    settle(page)
    page.locator("#notices .f-act").focus()
    send(page, quiet | {"version": "chat", "chat": [{"at": 0, "name": "Jan", "text": "Halo?"}]})
    settle(page)
    expect(page.locator("#notices .f-act")).to_be_focused()
    send(page, quiet | {"version": "back", "away": []})
    settle(page)
    expect(page.locator("#notices")).to_be_empty()


def test_an_own_proposal_is_a_chip_that_takes_it_back(page: Page) -> None:
    answers: list[Any] = []

    def answer(route: Route) -> None:
        answers.append(route.request.post_data_json)
        route.fulfill(json={})

    page.route("**/proposal/answer", answer)
    send(
        page,
        named(scene(5, move("lay", "a"), move("lay", "b"))) | {"proposal": {"what": "draw", "seat": 0, "open": [1]}},
    )
    page.click("#chips .f-asked")
    settle(page)
    assert answers == [{"accept": False, "seat": 0}]


def test_an_idle_dock_tells_what_happened_last(page: Page) -> None:
    line = {"text": "Jan rests.", "figures": [], "entry": 1, "names": [], "verb": "rests", "tokens": []}
    draw = line | {"text": "Jan draws.", "minor": True}
    send(page, scene(5, mine=False) | {"log": {"from": 0, "lines": [line, draw]}})
    expect(page.locator("#asked")).to_have_text("Prompt 5")
    expect(page.locator("#chips")).to_have_text("Jan rests.")
