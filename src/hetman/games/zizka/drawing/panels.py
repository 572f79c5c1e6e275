"""What lies around the map: a panel for each seat, and Torak's in the solo game."""

from __future__ import annotations

from hetman.drawing import Player, Say, View
from hetman.drawing.button import choice
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.icons import ICONS
from hetman.drawing.panel import badge, count_cell, group, heading, seat_panel
from hetman.games.zizka.drawing import leaders
from hetman.games.zizka.drawing.cards import crew_row
from hetman.games.zizka.drawing.icons import CASTLES, THINGS
from hetman.games.zizka.drawing.pieces import clover, favour, image, laurel, money, poster, skill
from hetman.games.zizka.drawing.tracks import morale_track


def panel(view: View, player: Player, say: Say) -> str:
    seat, name = player["seat"], say("panel-player", seat=("seat", player["seat"]))
    if not player["leader"]:
        return seat_panel(view, seat, name, heading(seat, "", name))
    return seat_panel(view, seat, name, head(view, player, name, say), purse(player, say))


def head(view: View, player: Player, name: str, say: Say) -> str:
    """The leader's badge, the name with what everybody has to know, morale, and points."""
    seat, leader = player["seat"], ("leader", player["leader"])
    badges = badge(ICONS["flag"], "", say("panel-first")) if view["first"] == seat else ""
    if seat in view["winners"]:
        badges += badge(ICONS["bulawa"], "", say("panel-winner"))
    side = tag("div", badges, castles(player, say), tag("span", honours(player, say), class_="honours"), class_="side")
    line = tag("div", words(name), class_="name") + side
    return tag(
        "div",
        leaders.badge(view, seat, 38, say("panel-leader", leader=leader)),
        tag("div", line, tag("div", morale_track(player, say), class_="track"), class_="about"),
        tag("span", points(player["points"], 38, say), class_="vp"),
        tag("span", class_="clock", data_clock=str(seat)),
        class_="who",
    )


def honours(player: Player, say: Say) -> str:
    """Favours and the wanted poster."""
    shown = [image(favour(ruler), 22, say("panel-favour", ruler=("ruler", ruler))) for ruler in player["favours"]]
    if player["poster"]:
        shown.append(image(poster(str(player["bounty"])), 24, say("panel-poster", count=player["bounty"])))
    return "".join(shown)


def castles(player: Player, say: Say) -> str:
    """Those that were taken."""
    shown = [
        tag("span", icon(CASTLES[level], 18), class_="castle", title=say("panel-castle", level=("level", level)))
        for level, card in player["conquered"].items()
        if card is not None
    ]
    return "".join(shown)


def points(count: int, size: float, say: Say) -> str:
    return image(laurel(str(count)), size, say("panel-points", count=count))


def purse(player: Player, say: Say) -> str:
    """Coins and luck, and what leader and crew can do together; a click opens the crew."""
    coins, luck = player["coins"], player["luck"]
    crew = tag("div", *(crew_row(card, say) for card in player["crew"]), class_="companions")
    return tag(
        "div",
        count_cell(image(money(str(coins)), 26, say("panel-coins", count=coins)), ""),
        count_cell(image(clover(), 24, say("panel-luck", count=luck)), luck),
        tag("span", honours(player, say), class_="honours"),
        tag("details", tag("summary", sums(player, say)), crew, class_="open"),
        class_="counts purse",
    )


def sums(player: Player, say: Say) -> str:
    """What leader and crew have together."""
    counts = {**player["skills"], "move": player["pace"]}
    shown = [
        tag("span", image(skill(name), 20, say("panel-skill", skill=("skill", name), count=count)), str(count))
        for name, count in counts.items()
        if count
    ]
    return group(*shown, class_="sums", label=say("panel-sums"))


# Torak


def torak(view: View, say: Say, highlight: Highlight) -> str:
    """Torak, his card under way, and the posters that the player has earned."""
    shown = view["torak"]
    if shown is None or shown["field"] is None:
        return ""
    name, leader = say("panel-torak"), say("panel-leader", leader=("leader", leaders.TORAK))
    where = say("panel-torak-lies" if shown["lies"] else "panel-torak-stands", field=("field", shown["field"]))
    head = tag(
        "div",
        leaders.badge(view, leaders.TORAK, 46, leader),
        tag("div", tag("div", words(name), class_="name"), tag("div", words(where), class_="side")),
        points(shown["points"], 40, say),
        class_="who",
    )
    deck = tag("div", icon(ICONS["face-down"], 18), words(say("panel-ploys", count=shown["deck"])), class_="ploys")
    posters = [wanted(one, say, highlight) for one in shown["posters"] if one["held"]]
    return tag("section", head, deck, ploy(shown["ploy"], say), *posters, class_="player torak", id="panel-torak")


def ploy(card: View | None, say: Say) -> str:
    """His card from top to bottom, while it is being carried out."""
    if card is None:
        return ""
    pace = tag("span", image(skill("move"), 22, say("skill-move")), str(card["move"]))
    steps = [pace, points(card["points"], 28, say)]
    steps += [
        tag("span", icon(THINGS[thing], 22), title=say(f"panel-ploy-{thing}"))
        for thing in ("tavern", "token")
        if card[thing]
    ]
    steps += [image(favour(ruler), 24, say("panel-ploy-favour", ruler=("ruler", ruler))) for ruler in card["favours"]]
    name = tag("b", words(say("panel-ploy", ploy=("ploy", card["ploy"]))))
    return tag("div", name, tag("span", *steps, class_="steps"), class_="ploy", id=f"ploy-{card['ploy']}")


def wanted(one: View, say: Say, highlight: Highlight) -> str:
    """A solo poster with its effect; it can be torn down after a won attack."""
    token = one["poster"]
    name = tag("b", words(say("panel-wanted", poster=("poster", token))), class_="nm")
    text = tag("span", words(say(f"text-effect-{one['effect']}")), class_="does")
    return choice(
        image(poster(), 30) + tag("span", name, text),
        token,
        can=bool(highlight.verbs_for(token, "tear")),
        chosen=token in highlight.chosen,
        operand="poster",
        class_="wanted",
        otherwise="group",
        id=f"poster-{token}",
    )
