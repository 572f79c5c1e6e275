"""The table of Jan Žižka as named parts, from what a seat sees: the map, the crew, a panel for each seat, the stage.

Whatever a legal move names carries `data-token`. A click means the token it hits and those around it, from
the inside outwards, as far as they fit a legal move together: the eye above Písek says peek, then pisek.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from hetman.core.game import Last
from hetman.drawing import Say, View
from hetman.drawing.elements import icon, tag, words
from hetman.games.zizka.components import Contents
from hetman.games.zizka.components.map import LEVELS
from hetman.games.zizka.drawing import event_tokens
from hetman.games.zizka.drawing.actions import SIGNS as OF_DEEDS
from hetman.games.zizka.drawing.actions import deeds, leaning
from hetman.games.zizka.drawing.board import Countryside
from hetman.games.zizka.drawing.dice import SIGNS as OF_DICE
from hetman.games.zizka.drawing.event import Spoils, trial
from hetman.games.zizka.drawing.fight import duel
from hetman.games.zizka.drawing.highlights import Light, light
from hetman.games.zizka.drawing.icons import CALLINGS, KINDS, RULERS, SKILLS, SYMBOLS, THINGS, WAYS
from hetman.games.zizka.drawing.leaders import badge, torak_badge
from hetman.games.zizka.drawing.panels import hand, panel, torak
from hetman.games.zizka.drawing.pieces import DIE, die, favour, image, poster, source, step
from hetman.games.zizka.drawing.plain_text import plain_text
from hetman.games.zizka.drawing.tavern import supply, tavern
from hetman.games.zizka.drawing.tournament import tournament
from hetman.games.zizka.drawing.trail import NO_TRAIL, trail_of

SMALL = 26
VERBS = {
    **OF_DEEDS,
    **OF_DICE,
    "peek_deck": SKILLS["peek"],
    "reroll_ruler": SKILLS["reroll"],
    "buy_ruler": SKILLS["reroll"],
    "keep": THINGS["check"],
    "spend": THINGS["luck"],
    "take": THINGS["check"],
    "dismiss": KINDS["dismiss"],
    "gain": THINGS["follower"],
    "gain_for": THINGS["follower"],
    "lean": WAYS["virtue"],
    "discard": KINDS["dismiss"],
    "hire": THINGS["follower"],
    "hire_for": THINGS["follower"],
    "join": KINDS["tournament"],
    "watch": SKILLS["peek"],
    "cast": SKILLS["die"],
    "tear": THINGS["poster"],
}
"""The signs of what buttons do."""


class ZizkaDrawing:
    """Draws views of a game with these components.

    It needs them for the spoils, what castles give: they are printed on the board and stand in no view.
    """

    def __init__(self, contents: Contents) -> None:
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
        lit = light(moves, chosen)
        say = cache(say)  # the same skills and symbols are named many times over
        panels = {f"seat-{player['seat']}": panel(view, player, say) for player in view["players"]}
        panels["seat-torak"] = torak(view, say, lit)
        inn = {"tavern": tavern(view, say, lit)}
        moment = {
            # Whoever may take a follower looks at the tavern first.
            **(inn if lit.can("gain") else {}),
            "stage": stage(view, say, lit, self.spoils),
            "lean": leaning(say, lit),
            **inn,
            "supply": supply(view, say, lit, self.spoils),
        }
        return {
            "board": Countryside(view, say, lit, trail_of(last)).svg(),
            "hand": hand(view, say, lit),
            "caption": tag("span", words(caption(view, say))),
            **{name: part for name, part in (panels | moment).items() if part},
        }

    def svg(self, view: View, say: Say) -> str:
        """The map alone, with colours of its own: for notebooks and documents."""
        return Countryside(view, say, Light(), NO_TRAIL).svg(standalone=True)

    def figure(self, view: View, kind: str, token: str) -> str | None:
        return figure(view, kind, token)

    def plain_text(self, view: View, say: Say) -> str:
        return plain_text(view, say, self.spoils)


def stage(view: View, say: Say, lit: Light, spoils: Spoils) -> str:
    """What goes on: an event, a conquest, a tournament, a fight, or the choice of an action."""
    contest = view["contest"]
    if contest == "fight":
        return duel(view, say, lit)
    if contest == "tournament":
        return tournament(view, say, lit)
    if contest is not None and view["page"] is not None:
        return trial(view, say, lit, spoils)
    prompt = view["prompt"] or {}
    if prompt.get("key") == "turn" and view["seat"] == view["turn"] and view["seat"] is not None:
        return deeds(view, say, lit)
    return ""


def caption(view: View, say: Say) -> str:
    if not view["round"]:
        return say("panel-preparing")
    return say("panel-last-round" if view["ending"] else "panel-round", round=view["round"])


def figure(view: View, kind: str, token: str) -> str | None:
    """A small picture for a line of the log or for a button."""
    players = view["players"]
    if kind == "seat":
        player = players[int(token)]
        return badge(player, SMALL) if player["leader"] else None
    if kind == "leader":
        player = next((player for player in players if player["leader"] == token), None)
        return badge(player, SMALL) if player else torak_badge(SMALL) if token == "torak" else None
    if kind == "follower":
        return follower(view, token)
    if kind == "token":
        return event(view, token)
    small: dict[str, Callable[[], str | None]] = {
        "verb": lambda: icon(VERBS[token], 20) if token in VERBS else None,
        "kind": lambda: icon(KINDS[token], SMALL),
        "face": lambda: image(die(token), SMALL, reach=DIE) if token in SYMBOLS else None,
        "symbol": lambda: image(source(token), SMALL),
        "ruler": lambda: image(favour(token), SMALL) if token in RULERS else None,
        "way": lambda: image(step(token), SMALL) if token in WAYS else None,
        "poster": lambda: image(poster(""), SMALL),
        "conquest": lambda: image(event_tokens.castle_page(level_of(view, token)), SMALL, reach=24),
    }
    return small[kind]() if kind in small and token != "hidden" else None


def level_of(view: View, conquest: str) -> str:
    """A card that lies nowhere in sight is drawn as an easy one."""
    pages = [view["page"], *(deck["top"] for deck in view["decks"].values())]
    found = [page["level"] for page in pages if page is not None and page.get("conquest") == conquest]
    under = [level for level, deck in view["decks"].items() if conquest in deck["under"]]
    won = [level for player in view["players"] for level, card in player["conquered"].items() if card == conquest]
    return str((found + under + won + ["easy"])[0])


def follower(view: View, token: str) -> str:
    """By the calling, if the card is in sight."""
    cards = [card for player in view["players"] for card in player["crew"]]
    cards += [card for table in view["tavern"] for card in table["offer"]]
    calling = next((card["calling"] for card in cards if card["follower"] == token), "starter")
    return icon(CALLINGS[calling], SMALL - 4)


def event(view: View, token: str) -> str | None:
    pages = [view["page"], *(token["front"] for token in view["tokens"])]
    page = next((page for page in pages if page is not None and page.get("token") == token), None)
    return image(event_tokens.front(page["kind"], page["back"]), SMALL, reach=24) if page else None
