"""The stage between two contests: where the leader stands, and what waits there."""

from __future__ import annotations

from hetman.drawing import Player, Say, View
from hetman.drawing.elements import icon, tag, words
from hetman.games.zizka.drawing import event_tokens
from hetman.games.zizka.drawing.event import Spoils, needs, stage
from hetman.games.zizka.drawing.icons import CASTLES, THINGS
from hetman.games.zizka.drawing.leaders import badge
from hetman.games.zizka.drawing.pieces import image, reward

ACTIONS = 2


def here(view: View, say: Say, spoils: Spoils) -> str:
    """The field of the viewer's leader, or of the leader on turn for those who only watch."""
    seat = view["seat"] if view["seat"] is not None else view["turn"]
    if seat is None or view["players"][seat]["field"] is None:
        return ""
    player = view["players"][seat]
    field = next(field for field in view["map"]["fields"] if field["field"] == player["field"])
    waiting = [castle(view, field, player, say, spoils), inn(field, say), token(view, field, say)]
    nothing = "" if any(waiting) else tag("p", words(say("panel-nothing-here")), class_="quiet")
    return stage(title(view, player, say), *waiting, nothing, turn="here")


def title(view: View, player: Player, say: Say) -> str:
    acting = view["turn"] == player["seat"]
    left = view["actions"]
    number = (
        say("panel-action", number=min(ACTIONS, ACTIONS - left + 1), of=ACTIONS) if left else say("panel-no-action")
    )
    note = number if acting else say("panel-waits")
    name = tag("h2", words(say("panel-stands", field=("field", player["field"]))))
    return tag("header", badge(view, player["seat"], 44), tag("div", name, tag("span", words(note))))


def token(view: View, field: View, say: Say) -> str:
    """The token, with its rows if the viewer knows them."""
    lying = next((one for one in view["tokens"] if one["field"] == field["field"]), None)
    if lying is None:
        return ""
    front = lying["front"]
    if front is None:
        shape = event_tokens.back(tuple(lying["hints"]))
    else:
        shape = event_tokens.front(front["kind"], tuple(lying["hints"]), peeked=not lying["open"])
    text = tag("span", words(event_tokens.token_text(lying, "board", say)))
    head = tag("div", image(shape, 40, reach=24), text, class_="waits")
    rows = [known_row(row, say) for row in front["rows"]] if front is not None else []
    return head + (tag("ol", *rows, class_="rows ahead") if rows else "")


def known_row(row: View, say: Say) -> str:
    gives = [reward(gain, 28, say) for gain in row["gives"]]
    arrow = icon(THINGS["arrow"], 18) if gives else ""
    asked = tag("span", *needs(row, None, True, say), class_="needs")
    return tag("li", asked, arrow, tag("span", *gives, class_="gives"))


def inn(field: View, say: Say) -> str:
    if not field["tavern"]:
        return ""
    return tag("div", icon(THINGS["tavern"], 32), tag("span", words(say("panel-here-tavern"))), class_="waits")


def castle(view: View, field: View, player: Player, say: Say, spoils: Spoils) -> str:
    level = field["conquest"]
    if not level:
        return ""
    key = "panel-castle-taken" if player["conquered"][level] else "panel-castle"
    text = tag("span", words(say(key, level=("level", level))))
    gives = tag("span", *(reward(gain, 26, say) for gain in spoils[level]), class_="gives")
    return tag("div", icon(CASTLES[level], 32), text, gives, class_="waits")
