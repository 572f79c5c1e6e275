"""The view of a seat as named parts: the map, the crew, a panel for each seat, the stage.

Everything that a legal move names carries `data-token`. A click means its token and those around it, from the inside
outwards, as far as they fit one legal move: the eye above Písek means peek, then pisek.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from hetman.core.game import Last
from hetman.drawing import Say, View
from hetman.drawing.characters import Sheet
from hetman.drawing.elements import tag, words
from hetman.drawing.highlight import Highlight
from hetman.games.zizka.components import Contents
from hetman.games.zizka.components.map import LEVELS
from hetman.games.zizka.drawing.board import Board, window
from hetman.games.zizka.drawing.characters import characters
from hetman.games.zizka.drawing.event import Spoils, event
from hetman.games.zizka.drawing.fight import fight
from hetman.games.zizka.drawing.figures import figure
from hetman.games.zizka.drawing.hand import hand
from hetman.games.zizka.drawing.here import here
from hetman.games.zizka.drawing.layout import Layout
from hetman.games.zizka.drawing.panels import panel, torak
from hetman.games.zizka.drawing.plain_text import plain_text
from hetman.games.zizka.drawing.tavern import is_open, supply, tavern
from hetman.games.zizka.drawing.tournament import tournament
from hetman.games.zizka.drawing.trail import trail_of
from hetman.games.zizka.drawing.tray import tray
from hetman.games.zizka.drawing.ways import ways


class ZizkaDrawing:
    """Draws views of a game with these components.

    They give the layout of the map, and the spoils: what castles give is printed on the board and is in no view.
    """

    def __init__(self, contents: Contents) -> None:
        self.layout = Layout(contents.fields, contents.roads)
        self.spoils: Spoils = {
            level: [{"what": reward.what, "amount": reward.amount} for reward in rewards]
            for level, rewards in zip(LEVELS, contents.conquest_rewards, strict=True)
        }

    def draw(
        self,
        view: View,
        say: Say,
        *,
        moves: Iterable[Sequence[str]] = (),
        chosen: Iterable[str] = (),
        last: Last | None = None,
    ) -> dict[str, str]:
        """The parts by name. `moves` are the legal moves as tokens, `chosen` the tokens clicked so far."""
        highlight = Highlight.of(moves, chosen)
        say = cache(say)  # The parts name the same skills and symbols many times.
        panels = {f"seat-{player['seat']}": panel(view, player, say) for player in view["players"]}
        panels["seat-torak"] = torak(view, say, highlight)
        full = is_open(view, highlight)
        moment = {
            "stage": tavern(view, say, highlight, full) if full else self.stage(view, say, highlight),
            "window": self.window(view) if view["page"] is not None and not full else "",
            "ways": ways(view, say, highlight),
            "tavern": "" if full else tavern(view, say, highlight, full),
            "supply": supply(view, say, highlight, self.spoils),
        }
        return {
            "board": Board(view, say, highlight, trail_of(last), self.layout).svg(),
            "hand": hand(view, say, highlight),
            "tray": tray(view, say, highlight),
            "caption": tag("span", words(caption(view, say))),
            **{name: part for name, part in (panels | moment).items() if part},
        }

    def stage(self, view: View, say: Say, highlight: Highlight) -> str:
        """The running contest: an event, a conquest, a tournament, a fight. Between them, the field of the leader."""
        contest = view["contest"]
        if contest == "fight":
            return fight(view, say, highlight)
        if contest == "tournament":
            return tournament(view, say, highlight)
        if contest is not None and view["page"] is not None:
            return event(view, say, highlight, self.spoils)
        return here(view, say, self.spoils)

    def window(self, view: View) -> str:
        return window(self.layout, view["page"]["field"])

    def svg(self, view: View, say: Say, *, last: Last | None = None) -> str:
        """The map alone, with colours of its own: for notebooks and documents."""
        return Board(view, say, Highlight(), trail_of(last), self.layout).svg(standalone=True)

    def figure(self, view: View, kind: str, token: str) -> str | None:
        return figure(view, kind, token)

    def plain_text(self, view: View, say: Say) -> str:
        return plain_text(view, say, self.spoils)

    def characters(self, view: View, say: Say, width: int) -> dict[str, Sheet]:
        return characters(view, say, width, self.spoils)


def caption(view: View, say: Say) -> str:
    if not view["round"]:
        return say("panel-preparing")
    return say("panel-last-round" if view["ending"] else "panel-round", round=view["round"])
