"""Every legal move of a position can be made by clicking, with the real script and the real drawings of each game."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route

import hetman
from browser.conftest import Opened
from browser.test_play import create_table
from browser.test_scenes import SOCKET, send
from hetman.table.chair import PERSON, Chair
from hetman.table.service import TableService
from hetman.table.table import Table
from hetman.web.dependencies import Viewer
from hetman.web.scene import choices_json, chosen_pictures, page_scene, parts_of

POSITIONS, MOVES, APART = 6, 6, 13
# One click that brings the wanted move nearer: on its verb if it can be clicked, otherwise on the thing that names most
# of the rest of the move.
STEP = """(move) => {
  const wanted = [move.verb, move.move, ...move.operands.map((operand) => operand.token)];
  // What means another operand than the move has there is left alone.
  const meant = ({ token, as }) => {
    const name = as?.split(" ").find((one) => move.operands.some((operand) => operand.name === one));
    return name ? move.operands.find((operand) => operand.name === name).token === token : true;
  };
  const named = (thing) => {
    const links = [];
    for (let link = thing.closest("[data-token]"); link; link = link.parentElement.closest("[data-token]")) {
      links.push(meant(link.dataset) ? link.dataset.token : "");
    }
    return links;
  };
  const buttons = [...document.querySelectorAll("#uses button")].map((thing) => [thing, [thing.dataset.use]]);
  const legal = ".table [role='button'], .table button[data-token]:enabled, .table [data-token] button:enabled";
  const drawn = [...document.querySelectorAll(legal)]
    .filter((thing) => thing.getClientRects().length)
    .map((thing) => [thing, named(thing)]);
  const says = (token) => wanted.includes(token);
  const times = (all, token) => all.filter((one) => one === token).length;
  const fresh = (links) => links.filter((token) => times(wanted, token) > times(clicked, token)).length;
  // A click on a piece means its place too. Only one of them has to be part of the move.
  const fits = ([, links]) => fresh(links);
  const score = ([thing, links]) => fresh(links) + 10 * links.includes(move.verb) + 20 * links.includes(move.move)
    - 5 * !links.every(says) - 50 * (thing.ariaPressed === "true");
  const best = [...buttons, ...drawn].filter(fits).sort((one, other) => score(other) - score(one))[0];
  if (!best) return false;
  clicked.push(...best[1]);
  best[0].dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return true;
}"""


class Nobody(TableService):
    """A service without a store, where everybody is present."""

    def __init__(self) -> None:
        pass

    def present(self, id: str, seat: int) -> bool:
        return True

    def spectators(self, id: str) -> int:
        return 0


class Played:
    """A position shown to a page whose requests are answered here."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.number, self.made = page, 0, ""
        self.table = Table(hetman.game(game).setup(2), [Chair(PERSON, "A"), Chair(PERSON, "B")], seed=bytes(32))
        self.table.begin()
        self.dice = hetman.Dice(5)
        page.route("**/drawing*", self.draw)
        page.route(
            "**/choices*", lambda route: route.fulfill(json=self.answer(choices=choices_json(self.table, self.viewer)))
        )
        page.route("**/moves", self.take)

    @property
    def viewer(self) -> Viewer:
        seat = self.table.awaited[0]
        return Viewer(seat, (seat,), "en")

    def answer(self, **more: Any) -> dict[str, Any]:
        return {"number": self.number, **more}

    def draw(self, route: Route) -> None:
        chosen = parse_qs(urlsplit(route.request.url).query).get("chosen", [])
        drawn, small = parts_of(self.table, self.viewer, chosen), chosen_pictures(self.table, self.viewer, chosen)
        route.fulfill(json=self.answer(parts=drawn, pictures=small))

    def take(self, route: Route) -> None:
        sent: Any = route.request.post_data_json
        self.made = sent["move"]
        route.fulfill(json=self.answer())

    def show(self) -> list[dict[str, Any]]:
        """The position anew; its legal moves as the page knows them."""
        self.number += 1
        scene = page_scene(self.table, self.viewer, Nobody(), 60)
        scene |= {"type": "scene", "number": self.number, "version": str(self.number)}
        scene["log"] = {"from": 0, "lines": []}
        send(self.page, scene)
        self.page.evaluate("() => { window.clicked = []; }")
        moves: list[dict[str, Any]] = scene["moves"]
        return moves

    def go_on(self, decisions: int) -> None:
        for _ in range(decisions):
            if self.table.awaited:
                seat = self.table.awaited[0]
                moves = self.table.moves(seat)
                self.table.play(seat, self.table.number_for(seat), moves[self.dice.below(len(moves))])

    def click(self, move: dict[str, Any]) -> str:
        """The move that clicks towards this one make."""
        self.made = ""
        for _ in range(20):
            if self.made:
                break
            self.page.evaluate(STEP, move)
            self.page.wait_for_timeout(25)
        return self.made


@pytest.mark.parametrize("game", hetman.games())
def test_every_legal_move_can_be_made_by_clicking(open_page: Opened, game: str) -> None:
    page = open_page()
    create_table(page, game)
    page.add_init_script(SOCKET)
    page.reload()
    page.wait_for_function("() => window.socket?.onmessage")
    played = Played(page, game)
    for _ in range(POSITIONS):
        played.go_on(APART)
        if not played.table.awaited:
            break
        legal = played.show()
        for move in legal[:: max(1, len(legal) // MOVES)]:
            played.show()
            assert played.click(move) == move["move"]
