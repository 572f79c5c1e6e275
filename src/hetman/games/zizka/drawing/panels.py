"""What lies around the map: a panel for each seat, Torak's in the solo game, and the own crew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.icons import ICONS
from hetman.games.zizka.drawing.cards import mate, row
from hetman.games.zizka.drawing.highlights import Light, View
from hetman.games.zizka.drawing.icons import KINDS, THINGS
from hetman.games.zizka.drawing.leaders import badge, torak_badge
from hetman.games.zizka.drawing.morale import track
from hetman.games.zizka.drawing.pieces import clover, favour, image, laurel, money, poster, skill

Player = Mapping[str, Any]
CASTLES = {"easy": THINGS["easy"], "hard": KINDS["conquest"]}


def panel(view: View, player: Player, say: Say) -> str:
    seat = player["seat"]
    state = ""
    if view["actor"] == seat:
        state = " turn" if view["seat"] == seat else " awaited"
    inside = [heading(view, player, say)]
    if player["leader"]:
        inside += [
            tag("div", track(player, say), class_="track"),
            purse(player, say),
            "" if view["seat"] == seat else crew_rows(player, say),
        ]
    label = say("panel-player", seat=("seat", seat))
    return tag("section", *inside, class_=f"player{state}", id=f"panel-{seat}", aria_label=label)


def heading(view: View, player: Player, say: Say) -> str:
    seat, leader = player["seat"], player["leader"]
    badges = pin("flag", say("panel-first")) if view["first"] == seat else ""
    if seat in view["winners"]:
        badges += pin("bulawa", say("panel-winner"))
    name = tag("div", words(say("panel-player", seat=("seat", seat))), class_="name")
    if leader is None:
        return tag("div", tag("div", name), tag("span", class_="clock", data_clock=str(seat)), class_="who")
    lead = ("leader", leader)
    who = say("panel-leader-own" if view["seat"] == seat else "panel-leader", leader=lead)
    return tag(
        "div",
        badge(player, 42, say("panel-leader", leader=lead)),
        tag("div", name, tag("div", tag("span", words(who)), badges, honours(player, say), class_="side")),
        tag("span", class_="clock", data_clock=str(seat)),
        class_="who",
    )


def pin(charge: str, text: str) -> str:
    return tag("span", icon(ICONS[charge], 14), class_="badge", role="img", aria_label=text, title=text)


def purse(player: Player, say: Say) -> str:
    """Points, coins and luck, and what leader and crew can do together."""
    shown = [
        image(laurel(str(player["points"])), 34, say("panel-points", count=player["points"])),
        image(money(str(player["coins"])), 28, say("panel-coins", count=player["coins"])),
        image(clover(), 25, say("panel-luck", count=player["luck"])) + str(player["luck"]),
    ]
    cells = [tag("div", tag("b", one)) for one in shown]
    return tag("div", *cells, tag("div", sums(player, say), class_="open"), class_="counts purse")


def honours(player: Player, say: Say) -> str:
    """Favours, the wanted poster and castles that were taken."""
    shown = [image(favour(ruler), 25, say("panel-favour", ruler=("ruler", ruler))) for ruler in player["favours"]]
    if player["poster"]:
        label = say("panel-poster", count=player["bounty"])
        shown.append(image(poster(str(player["bounty"])), 26, label))
    shown += [
        tag("span", icon(CASTLES[level], 20), class_="castle", title=say("panel-castle", level=("level", level)))
        for level, card in player["conquered"].items()
        if card is not None
    ]
    return "".join(shown)


def sums(player: Player, say: Say) -> str:
    """What leader and crew have together."""
    counts = {**player["skills"], "move": player["pace"]}
    shown = [
        tag("span", image(skill(name), 20, say("panel-skill", skill=("skill", name), count=count)), str(count))
        for name, count in counts.items()
        if count
    ]
    return tag("div", *shown, class_="sums", role="group", aria_label=say("panel-sums"))


def crew_rows(player: Player, say: Say) -> str:
    return tag("div", *(row(follower, say) for follower in player["crew"]), class_="kinds companions")


# The own crew


def hand(view: View, say: Say, lit: Light) -> str:
    player = next((player for player in view["players"] if player["seat"] == view["seat"]), None)
    if player is None or not player["crew"]:
        return ""
    now = (view["page"] or {}).get("kind") if view["contest"] else None
    cards = [mate(follower, say, lit, now) for follower in player["crew"]]
    return tag("div", *cards, class_="cards crew", role="group", aria_label=say("panel-crew"))


# Torak


def torak(view: View, say: Say, lit: Light) -> str:
    """Torak, his card under way, and the posters that the player has earned."""
    shown = view["torak"]
    if shown is None or shown["field"] is None:
        return ""
    where = say("panel-torak-lies" if shown["lies"] else "panel-torak-stands", field=("field", shown["field"]))
    head = tag(
        "div",
        torak_badge(46, say("panel-leader", leader=("leader", "torak"))),
        tag("div", tag("div", words(say("panel-torak")), class_="name"), tag("div", words(where), class_="side")),
        image(laurel(str(shown["points"])), 40, say("panel-points", count=shown["points"])),
        class_="who",
    )
    deck = tag("div", icon(ICONS["face-down"], 18), words(say("panel-ploys", count=shown["deck"])), class_="ploys")
    posters = [wanted(one, say, lit) for one in shown["posters"] if one["held"]]
    return tag("section", head, deck, ploy(shown["ploy"], say), *posters, class_="player torak", id="panel-torak")


def ploy(card: Mapping[str, Any] | None, say: Say) -> str:
    """His card from top to bottom, while it is being carried out."""
    if card is None:
        return ""
    steps = [
        tag("span", image(skill("move"), 22, say("skill-move")), str(card["move"])),
        image(laurel(str(card["points"])), 28, say("panel-points", count=card["points"])),
        tag("span", icon(THINGS["tavern"], 22), title=say("panel-ploy-tavern")) if card["tavern"] else "",
        tag("span", icon(THINGS["token"], 22), title=say("panel-ploy-token")) if card["token"] else "",
        *(image(favour(ruler), 24, say("panel-ploy-favour", ruler=("ruler", ruler))) for ruler in card["favours"]),
    ]
    name = tag("b", words(say("panel-ploy", ploy=("ploy", card["ploy"]))))
    return tag("div", name, tag("span", *steps, class_="steps"), class_="ploy", id=f"ploy-{card['ploy']}")


def wanted(one: Mapping[str, Any], say: Say, lit: Light) -> str:
    """A solo poster with its effect; it can be torn down after a won attack."""
    token = one["poster"]
    can = bool(lit.verbs(token, "tear"))
    text = tag("span", words(say(f"text-effect-{one['effect']}")), class_="does")
    return tag(
        "div",
        image(poster(""), 30),
        tag("span", tag("b", words(say("panel-wanted", poster=("poster", token))), class_="nm"), text),
        class_="wanted legal" if can else "wanted",
        id=f"poster-{token}",
        data_token=token,
        data_as="poster",
        role="button" if can else "group",
        tabindex="0" if can else None,
        aria_pressed=("true" if token in lit.chosen else "false") if can else None,
    )
