"""Small pictures for lines of the log and for buttons."""

from __future__ import annotations

from collections.abc import Callable

from hetman.drawing import View
from hetman.drawing.elements import icon
from hetman.drawing.icons import ICONS
from hetman.games.zizka.drawing import event_tokens
from hetman.games.zizka.drawing.icons import CALLINGS, CASTLES, KINDS, RULERS, SYMBOLS, THINGS, VERBS, WAYS
from hetman.games.zizka.drawing.leaders import TORAK, badge
from hetman.games.zizka.drawing.pieces import (
    DIE,
    castle,
    clover,
    die_face,
    either_step,
    favour,
    image,
    laurel,
    money,
    poster,
    shape_of,
    source,
    step,
)

SIZE = 26
FIXED = {
    "verb": {verb: icon(sign, 20) for verb, sign in VERBS.items()},
    "kind": {kind: icon(sign, SIZE) for kind, sign in KINDS.items()},
    "face": {face: image(die_face(face), SIZE, reach=DIE) for face in SYMBOLS},
    "symbol": {symbol: image(source(symbol), SIZE) for symbol in SYMBOLS},
    "ruler": {ruler: image(favour(ruler), SIZE) for ruler in RULERS},
    "way": {way: image(step(way), SIZE) for way in WAYS},
    "level": {level: icon(sign, SIZE) for level, sign in CASTLES.items()},
    "goods": {
        "points": image(laurel(""), SIZE),
        "coins": image(money(""), SIZE),
        "luck": image(clover(), SIZE),
        "poster": image(poster(), SIZE),
    },
    "source": {
        "events": image(event_tokens.back(()), SIZE, reach=24),
        "beyond": image(either_step(), SIZE),
        "favours": image(favour("wenceslas"), SIZE),
        "castles": image(castle("hard"), SIZE, reach=24),
        "tournaments": icon(KINDS["tournament"], SIZE),
        "coins": image(money(""), SIZE),
    },
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


BAR = 38
"""The size of the picture beside the question."""
OF_QUESTIONS = {
    "tavern": icon(THINGS["tavern"], BAR),
    "tavern-first": icon(THINGS["tavern"], BAR),
    "gain": icon(THINGS["follower"], BAR),
    "dismiss": icon(KINDS["dismiss"], BAR),
    "lean": image(either_step(), BAR),
    "tear": image(poster(), BAR),
    "attack-luck": icon(ICONS["swords"], BAR),
    "defence-luck": icon(ICONS["shield"], BAR),
}
"""Questions with a picture of their own. In other contests it is the token or the castle, in a turn the leader."""


def question(view: View, key: str) -> str | None:
    page, seat = view["page"], view["seat"]
    if key in OF_QUESTIONS:
        return OF_QUESTIONS[key]
    if page is not None and "conquest" in page:
        return image(castle(page["level"]), BAR, reach=24)
    if page is not None:
        return image(event_tokens.front(page["kind"], tuple(page["back"])), BAR, reach=24)
    if view["contest"] == "fight":
        return icon(ICONS["swords"], BAR)
    return badge(view, seat, BAR) if seat is not None and view["players"][seat]["leader"] else None


def field(view: View, token: str) -> str | None:
    """What is printed on a field of the map."""
    place = next((one for one in view["map"]["fields"] if one["field"] == token), None)
    if place is None:
        return None
    if place["conquest"]:
        return image(castle(place["conquest"]), SIZE, reach=24)
    return icon(THINGS["tavern"], SIZE - 4) if place["tavern"] else None


def row(view: View, token: str) -> str | None:
    """What a row of the event gives."""
    rows = view["page"]["rows"] if view["page"] is not None else []
    number = int(token) - 1
    if number >= len(rows):
        return None
    return "".join(image(shape_of(gain), SIZE) for gain in rows[number]["gives"][:2])


FINDERS: dict[str, Callable[[View, str], str | None]] = {
    "seat": seat,
    "leader": leader,
    "follower": follower,
    "token": event_token,
    "conquest": conquest,
    "poster": lambda view, token: image(poster(), SIZE),
    "prompt": question,
    "field": field,
    "row": row,
}
