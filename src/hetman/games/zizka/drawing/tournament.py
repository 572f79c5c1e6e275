"""A tournament on the stage: the pot, the personal prize, what each face is worth, and the riders with their dice."""

from __future__ import annotations

from collections.abc import Mapping

from hetman.drawing import Say, View
from hetman.drawing.elements import icon, tag, words
from hetman.drawing.highlight import Highlight
from hetman.games.zizka.drawing.dice import dice_on_table
from hetman.games.zizka.drawing.event import stage, title
from hetman.games.zizka.drawing.icons import THINGS
from hetman.games.zizka.drawing.leaders import badge, name_of
from hetman.games.zizka.drawing.pieces import DIE, die_face, image, money, reward


def tournament(view: View, say: Say, highlight: Highlight) -> str:
    shown = view["tournament"]
    coins = image(money(str(shown["pot"])), 34, say("panel-pot", count=shown["pot"]))
    pot = tag("span", coins, words(say("panel-pot-word")))
    return stage(
        title(view["page"], say),
        tag("div", pot, prize(view, say), class_="stakes"),
        tag("ol", *(rider(view, entrant, say) for entrant in shown["entrants"]), class_="riders"),
        worth(shown["worth"], say),
        dice_on_table(view, say, highlight),
        ride_total(view, say),
        turn=view["page"]["token"],
    )


def prize(view: View, say: Say) -> str:
    """The personal prize: what the seat on turn wins with this score."""
    gives = [reward(gain, 28, say) for row in view["page"]["rows"] for gain in row["gives"]]
    wanted = tag("b", words(say("panel-goal", count=view["tournament"]["goal"])))
    goal = tag("span", words(say("panel-prize-word")), wanted, class_="goal")
    return tag("span", goal, icon(THINGS["arrow"], 16), *gives, class_="prize", title=say("panel-prize"))


def worth(faces: Mapping[str, int], say: Say) -> str:
    """What each face counts, with a caption."""
    shown = [tag("span", words(say("panel-worth-word")), class_="cap")]
    for face, count in faces.items():
        if face not in ("blank", "coin"):
            label = say("panel-worth", face=("face", face), count=count)
            shown.append(tag("span", image(die_face(face), 24, label, reach=DIE), tag("b", str(count))))
    return tag("div", *shown, class_="worth")


def ride_total(view: View, say: Say) -> str:
    """What the dice on the table are worth together."""
    dice, values = view["dice"], view["tournament"]["worth"]
    if dice is None or not any(dice["lying"].values()):
        return ""
    score = sum(values.get(face, 0) * count for face, count in dice["lying"].items())
    name = tag("span", words(say("panel-ride-total")))
    return tag("div", name, tag("b", str(score), id="ride-total", data_pulse=str(score)), class_="totals ride")


def rider(view: View, entrant: View, say: Say) -> str:
    """Dice of a ride that is over, and its score."""
    who, score = entrant["who"], entrant["score"]
    dice = [
        image(die_face(face), 24, say(f"face-{face}"), reach=DIE)
        for face, count in entrant["dice"].items()
        for _ in range(count)
    ]
    ride = tag("span", tag("span", words(name_of(who, say)), class_="nm"), tag("span", *dice), class_="ride")
    shown, note = ("…", say("panel-not-ridden")) if score is None else (str(score), None)
    value = tag("b", shown, id=f"score-{who}", data_pulse=shown, title=note)
    caption = tag("small", words(note or say("panel-score-word", count=score)))
    return tag("li", badge(view, who, 32), ride, tag("span", value, caption, class_="score"))
