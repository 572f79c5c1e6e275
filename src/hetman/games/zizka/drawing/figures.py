"""Small pictures for lines of the log and for buttons."""

from __future__ import annotations

from collections.abc import Callable

from hetman.drawing import View
from hetman.drawing.elements import icon
from hetman.games.zizka.drawing import event_tokens
from hetman.games.zizka.drawing.icons import CALLINGS, KINDS, RULERS, SYMBOLS, VERBS, WAYS
from hetman.games.zizka.drawing.leaders import TORAK, badge
from hetman.games.zizka.drawing.pieces import DIE, castle, die_face, favour, image, poster, source, step

SIZE = 26
FIXED = {
    "verb": {verb: icon(sign, 20) for verb, sign in VERBS.items()},
    "kind": {kind: icon(sign, SIZE) for kind, sign in KINDS.items()},
    "face": {face: image(die_face(face), SIZE, reach=DIE) for face in SYMBOLS},
    "symbol": {symbol: image(source(symbol), SIZE) for symbol in SYMBOLS},
    "ruler": {ruler: image(favour(ruler), SIZE) for ruler in RULERS},
    "way": {way: image(step(way), SIZE) for way in WAYS},
}
"""By kind and token, what looks the same in every view."""


def figure(view: View, kind: str, token: str) -> str | None:
    """A picture of this thing; None if it is hidden or looks like nothing."""
    if kind in FIXED:
        return FIXED[kind].get(token)
    return FINDERS[kind](view, token) if kind in FINDERS and token != "hidden" else None


def seat(view: View, token: str) -> str | None:
    return badge(view, int(token), SIZE) if view["players"][int(token)]["leader"] else None


def leader(view: View, token: str) -> str | None:
    seats = [player["seat"] for player in view["players"] if player["leader"] == token]
    return badge(view, seats[0] if seats else TORAK, SIZE) if seats or token == TORAK else None


def follower(view: View, token: str) -> str:
    """By the calling, if the card is in sight."""
    cards = [card for player in view["players"] for card in player["crew"]]
    cards += [card for table in view["tavern"] for card in table["offer"]]
    calling = next((card["calling"] for card in cards if card["follower"] == token), "starter")
    return icon(CALLINGS[calling], SIZE - 4)


def event_token(view: View, token: str) -> str | None:
    pages = [view["page"], *(token["front"] for token in view["tokens"])]
    page = next((page for page in pages if page is not None and page.get("token") == token), None)
    return image(event_tokens.front(page["kind"], tuple(page["back"])), SIZE, reach=24) if page else None


def conquest(view: View, token: str) -> str:
    """A card that lies nowhere in sight is drawn as an easy one."""
    pages = [view["page"], *(deck["top"] for deck in view["decks"].values())]
    levels = [page["level"] for page in pages if page is not None and page.get("conquest") == token]
    levels += [level for level, deck in view["decks"].items() if token in deck["under"]]
    levels += [level for player in view["players"] for level, card in player["conquered"].items() if card == token]
    return image(castle([*levels, "easy"][0]), SIZE, reach=24)


FINDERS: dict[str, Callable[[View, str], str | None]] = {
    "seat": seat,
    "leader": leader,
    "follower": follower,
    "token": event_token,
    "conquest": conquest,
    "poster": lambda view, token: image(poster(), SIZE),
}
