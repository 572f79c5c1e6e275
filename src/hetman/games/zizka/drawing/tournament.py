"""A tournament on the stage: the pot, the personal prize, what each face is worth, and the riders with their dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hetman.drawing import Say
from hetman.drawing.elements import icon, tag, words
from hetman.games.zizka.drawing.dice import cast
from hetman.games.zizka.drawing.event import gained, title
from hetman.games.zizka.drawing.highlights import Light, View
from hetman.games.zizka.drawing.icons import THINGS
from hetman.games.zizka.drawing.leaders import badge, torak_badge
from hetman.games.zizka.drawing.pieces import DIE, die, image, money, reward


def tournament(view: View, say: Say, lit: Light) -> str:
    lists = view["tournament"]
    pot = tag(
        "span", image(money(str(lists["pot"])), 34, say("panel-pot", count=lists["pot"])), words(say("panel-pot-word"))
    )
    return tag(
        "section",
        title(view["page"], say),
        tag("div", pot, prize(view, say), class_="stakes"),
        worth(lists["worth"], say),
        tag("ol", *(rider(view, entrant, say) for entrant in lists["entrants"]), class_="riders"),
        cast(view, say, lit),
        class_="panel stage",
        id="stage",
        data_turn=view["page"]["token"],
    )


def prize(view: View, say: Say) -> str:
    """What the one who turned the token up wins with a good score of their own."""
    gives = [gain for row in view["page"]["rows"] for gain in row["gives"]]
    shown = [image(reward(**gain), 28, gained(gain, say)) for gain in gives]
    goal = tag("b", words(say("panel-goal", count=view["tournament"]["goal"])))
    return tag("span", goal, icon(THINGS["arrow"], 16), *shown, class_="prize", title=say("panel-prize"))


def worth(faces: Mapping[str, int], say: Say) -> str:
    shown = [
        tag(
            "span",
            image(die(face), 24, say("panel-worth", face=("face", face), count=count), DIE),
            tag("b", str(count)),
        )
        for face, count in faces.items()
        if face not in ("blank", "coin")
    ]
    return tag("div", *shown, class_="worth")


def rider(view: View, entrant: Mapping[str, Any], say: Say) -> str:
    """Dice of a ride that is over, and its score."""
    who = entrant["who"]
    if who == "torak":
        mark, name = torak_badge(32), say("panel-torak")
    else:
        mark, name = badge(view["players"][who], 32), say("panel-player", seat=("seat", who))
    dice = [
        image(die(face), 24, say(f"face-{face}"), DIE) for face, count in entrant["dice"].items() for _ in range(count)
    ]
    waits = entrant["score"] is None
    shown = "…" if waits else str(entrant["score"])
    title = say("panel-not-ridden") if waits else None
    score = tag("b", shown, id=f"score-{who}", data_pulse=shown, title=title)
    return tag("li", mark, tag("span", tag("span", words(name), class_="nm"), tag("span", *dice), class_="ride"), score)
