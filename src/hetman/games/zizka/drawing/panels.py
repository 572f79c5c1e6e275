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
    parts = [head(view, player, name, say), tag("div", morale_track(player, say), class_="track"), purse(player, say)]
    parts.append(tag("div", *(crew_row(card, say) for card in player["crew"]), class_="kinds companions"))
    return seat_panel(view, seat, name, *parts)


def head(view: View, player: Player, name: str, say: Say) -> str:
    seat, leader = player["seat"], ("leader", player["leader"])
    own = say("panel-leader-own" if view["seat"] == seat else "panel-leader", leader=leader)
    badges = badge(ICONS["flag"], "", say("panel-first")) if view["first"] == seat else ""
    if seat in view["winners"]:
        badges += badge(ICONS["bulawa"], "", say("panel-winner"))
    picture = leaders.badge(view, seat, 42, say("panel-leader", leader=leader))
    return heading(seat, picture, name, tag("span", words(own)), badges, honours(player, say))


def honours(player: Player, say: Say) -> str:
    """Favours, the wanted poster and castles that were taken."""
    shown = [image(favour(ruler), 25, say("panel-favour", ruler=("ruler", ruler))) for ruler in player["favours"]]
    if player["poster"]:
        shown.append(image(poster(str(player["bounty"])), 26, say("panel-poster", count=player["bounty"])))
    shown += [
        tag("span", icon(CASTLES[level], 20), class_="castle", title=say("panel-castle", level=("level", level)))
        for level, card in player["conquered"].items()
        if card is not None
    ]
    return "".join(shown)


def points(count: int, size: float, say: Say) -> str:
    return image(laurel(str(count)), size, say("panel-points", count=count))


def purse(player: Player, say: Say) -> str:
    """Points, coins and luck, and what leader and crew can do together."""
    coins, luck = player["coins"], player["luck"]
    return tag(
        "div",
        count_cell(points(player["points"], 34, say), ""),
        count_cell(image(money(str(coins)), 28, say("panel-coins", count=coins)), ""),
        count_cell(image(clover(), 25, say("panel-luck", count=luck)), luck),
        tag("div", sums(player, say), class_="open"),
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
