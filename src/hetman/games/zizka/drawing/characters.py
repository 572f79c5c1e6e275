"""A position in characters: the map, the running contest with its dice, the crew, the tavern, a panel for each seat.

The map shows every field with its id, as moves name it. Leaders stand beside their field as capital letters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hetman.drawing import Player, Say, View, own_player
from hetman.drawing.characters import (
    BAD,
    FAINT,
    GOOD,
    NUMBER,
    SIDE,
    STRONG,
    TITLE,
    WIDE,
    Line,
    Run,
    Sheet,
    columns,
    flow,
    joined,
    line,
    link,
    paragraph,
    seat_style,
)
from hetman.games.zizka.drawing.character_map import character_map
from hetman.games.zizka.drawing.event import Spoils
from hetman.games.zizka.drawing.event_tokens import token_text
from hetman.games.zizka.drawing.gains import gathered
from hetman.games.zizka.drawing.plain_text import counted, decks, gains, needs, rider, skills, standing, track

TAVERN_QUESTIONS = ("tavern", "tavern-first", "gain")
"""The questions about followers on offer."""


def characters(view: View, say: Say, width: int, spoils: Spoils) -> dict[str, Sheet]:
    """The parts by name. `spoils` are what a castle gives, by level; views have only what is on the table."""
    recruiting = (view["prompt"] or {}).get("key") in TAVERN_QUESTIONS
    offers = tavern(view, say, width)
    panels = {f"seat-{player['seat']}": Sheet.of(panel(view, player, say)) for player in view["players"]}
    if view["torak"] is not None and view["torak"]["field"] is not None:
        panels["seat-torak"] = Sheet.of(torak(view, say))
    return {
        "caption": Sheet.of([line(caption(view, say))]),
        "board": Sheet.of(character_map(view, width)),
        "moment": Sheet.of(offers if recruiting else contest(view, say, width, spoils)),
        "hand": Sheet.of(crew(view, say, width)),
        "more": Sheet.of(tokens(view, say, width), [()], offers, [()], supply(view, say, width)),
        **panels,
    }


def caption(view: View, say: Say) -> str:
    if not view["round"]:
        return say("sketch-preparing", goal=view["goal"])
    head = say("panel-last-round" if view["ending"] else "panel-round", round=view["round"])
    return f"{head}  {say('panel-points', count=view['goal'])}"


# The running contest


def contest(view: View, say: Say, width: int, spoils: Spoils) -> list[Line]:
    """The page with its rows beside the dice, if both fit."""
    lines = page(view, say, width, spoils) if view["page"] is not None else []
    if view["tournament"] is not None:
        lines += tournament(view, say, width)
    if view["fight"] is not None:
        lines += fight(view, say, width)
    if view["dice"] is not None:
        lines += dice(view["dice"], say, width)
    return lines


def page(view: View, say: Say, width: int, spoils: Spoils) -> list[Line]:
    """The token or castle with its rows; those already met are ticked."""
    shown = view["page"]
    kind = "token" if "token" in shown else "conquest"
    title = say("sketch-event", name=(kind, shown[kind]), kind=("kind", shown["kind"]))
    lines = [line(Run(title, TITLE))]
    if shown["kind"] == "tournament":
        return lines
    rows = [row(number, one, number in shown["done"], say) for number, one in enumerate(shown["rows"])]
    half = (len(rows) + 1) // 2
    # Two columns save lines in a low window.
    if len(rows) > 2 and max(sum(len(run.text) for run in one) for one in rows) * 2 + 2 <= width:
        lines += columns(rows[:half], rows[half:])
    else:
        lines += [part for one in rows for part in paragraph(one, width, 5)]
    if kind == "conquest":
        lines += paragraph([say("sketch-spoils", gives=gains(spoils[shown["level"]], say))], width, 2)
    return lines


def row(number: int, one: View, done: bool, say: Say) -> Line:
    key, mark = "sketch-row" if one["gives"] else "sketch-castle-row", "x" if done else "-"
    text = say(key, mark=mark, row=number + 1, needs=needs(one, say), gives=gains(one["gives"], say))
    return line(Run(text, FAINT if done else "", (link(str(number + 1), "row"),)))


def fight(view: View, say: Say, width: int) -> list[Line]:
    shown = view["fight"]
    attack, defence = shown["strength"]
    defending = view["dice"] is not None and view["dice"]["roller"] == shown["defender"]
    symbol = ("symbol", shown["symbols"][1 if defending else 0])
    return paragraph([say("sketch-fight", attack=attack, defence=defence, symbol=symbol)], width, 2, STRONG)


def tournament(view: View, say: Say, width: int) -> list[Line]:
    """Pot, prize and what the faces are worth, then the riders in a line."""
    shown = view["tournament"]
    prize = say("sketch-prize", gives=gains(view["page"]["rows"][0]["gives"], say))
    lines = paragraph([say("sketch-tournament", pot=shown["pot"], goal=shown["goal"]), f". {prize}"], width, 2)
    worth = ", ".join(f"{say(f'face-{face}')} {count}" for face, count in shown["worth"].items() if count)
    lines += paragraph([say("sketch-worth", worth=worth)], width, 2)
    scores = []
    for entrant in shown["entrants"]:
        score = "…" if entrant["score"] is None else str(entrant["score"])
        scores.append(line(say("sketch-score", who=rider(entrant["who"]), score=score)))
    return lines + flow(scores, width, 3)


def dice(shown: View, say: Say, width: int) -> list[Line]:
    """Each die on the table, then the sum of symbols with those of cards, or what is left to spend."""
    lying = [
        line(Run(f"[{say(f'face-{face}')}]", NUMBER, (link(face, "face"),)))
        for face, count in shown["lying"].items()
        for _ in range(count)
    ]
    for ruler, die in shown["rulers"].items():
        text = f"[{say(f'ruler-{ruler}')}: {say('face-' + die['face'])}]"
        lying.append(line(Run(text, NUMBER, (link(ruler, "ruler"),))))
    head = line(Run(say("sketch-dice", dice="").rstrip(), STRONG))
    lines = flow([head, *(lying or [line(say("sketch-none"))])], width, 1, 2)
    return lines + flow(sums(shown, say), width, 3, 2)


def sums(shown: View, say: Say) -> list[Line]:
    pool = shown["pool"] if any(shown["pool"].values()) else gathered(shown)
    found = [line(say("sketch-pool", symbols=", ".join(counted("symbol", pool, say)) or say("sketch-none")))]
    if any(shown["printed"].values()):
        found.append(
            line(Run(say("sketch-printed", symbols=", ".join(counted("symbol", shown["printed"], say))), FAINT))
        )
    if shown["rerolls"] and not any(shown["pool"].values()):
        found.append(line(Run(say("sketch-rerolls", count=shown["rerolls"]), STRONG)))
    return found


# The crew, the players


def crew(view: View, say: Say, width: int) -> list[Line]:
    """The leader and the crew of the viewer with their skills. No panel with the figures stands beside a narrow map."""
    player = own_player(view)
    if player is None or player["leader"] is None:
        return []
    own = ", ".join(counted("skill", Counter(player["own_skills"]), say))
    cells = [
        line(Run(say("sketch-leader", leader=("leader", player["leader"]), skills=own), seat_style(player["seat"])))
    ]
    cells += [follower(card, "sketch-crew", say) for card in player["crew"]]
    if width < WIDE:
        cells.append(line(Run(figures(player, say), NUMBER)))
    return flow(cells, width, 3)


def follower(card: View, key: str, say: Say, **more: object) -> Line:
    name = card["follower"]
    text = say(key, follower=("follower", name), skills=skills(card, say), **more)
    shown = say("thing", thing=("follower", name))
    links = (link(name, "follower", "old"),)
    if not text.startswith(shown):
        return line(Run(text, "", links))
    return line(Run(shown, STRONG, links), Run(text[len(shown) :], "", links))


def panel(view: View, player: Player, say: Say) -> list[Line]:
    seat = ("seat", player["seat"])
    style = seat_style(player["seat"])
    name = say("sketch-you", seat=seat) if player["seat"] == view["seat"] else say("thing", thing=seat)
    if player["leader"] is None:
        return [line(Run(name, style))]
    leader, field = ("leader", player["leader"]), ("field", player["field"])
    links = (link(player["leader"], "leader"),)
    lines = paragraph([Run(say("sketch-player", player=name, leader=leader, field=field), style, links)], SIDE, 2)
    lines += paragraph([figures(player, say)], SIDE, 2)
    lines += paragraph([say("sketch-morale", track=track(player["morale"]))], SIDE, 2)
    marks = standing(player, say)
    lines += (
        paragraph([Run(", ".join(marks), BAD if player["poster"] or player["struck"] else GOOD)], SIDE) if marks else []
    )
    if player["seat"] != view["seat"]:
        people = [(Run(say("thing", thing=("follower", card["follower"])), STRONG), Run(f" {skills(card, say)}"))
                  for card in player["crew"]]  # fmt: skip
        lines += [part for one in people for part in paragraph(one, SIDE, 2)]
    return lines


def figures(player: Player, say: Say) -> str:
    return say("sketch-figures", **{key: player[key] for key in ("points", "coins", "luck", "pace")})


def torak(view: View, say: Say) -> list[Line]:
    shown = view["torak"]
    key = "sketch-torak-lies" if shown["lies"] else "sketch-torak"
    text = say(key, field=("field", shown["field"]), points=shown["points"], deck=shown["deck"])
    lines = paragraph([Run(text, seat_style(3), (link("torak", "leader"),))], SIDE, 2)
    for poster in shown["posters"]:
        if poster["held"]:
            effect = say(f"text-effect-{poster['effect']}")
            said = say("sketch-poster", poster=("poster", poster["poster"]), effect=effect)
            lines += paragraph([Run(said, BAD, (link(poster["poster"], "poster"),))], SIDE, 2)
    return lines


# What lies around


def tokens(view: View, say: Say, width: int) -> list[Line]:
    """Fields with tokens and what is known of each, in as many columns as fit."""
    rows: list[Line] = [
        line(Run(f"{token['field']:11}", STRONG, (link(token["field"]),)), token_text(token, "sketch", say))
        for token in view["tokens"]
    ]
    wide = max((sum(len(run.text) for run in one) for one in rows), default=1)
    count = max(1, min(3, (width + 2) // (wide + 2)))
    return side_by_side(rows, count)


def side_by_side(rows: Sequence[Line], count: int) -> list[Line]:
    each = -(-len(rows) // count) if rows else 0
    found: list[Line] = []
    for start in range(0, len(rows), max(each, 1)):
        found = columns(found, rows[start : start + each]) if found else list(rows[:each])
    return found


def tavern(view: View, say: Say, width: int) -> list[Line]:
    """The followers on offer with price and skills."""
    lines: list[Line] = []
    for table in view["tavern"]:
        if table["offer"]:
            lines += [line(Run(say("sketch-tavern", level="I" * table["level"], deck=table["deck"]), TITLE))]
        lines += [
            part
            for card in table["offer"]
            for part in paragraph(follower(card, "sketch-card", say, price=card["price"]), width, 4)
        ]
    return lines


def supply(view: View, say: Say, width: int) -> list[Line]:
    levels = [
        line(Run(say("tray-deck", level=("level", level)), STRONG, (link(level, "level"),))) for level in view["decks"]
    ]
    return [*wrapped(decks(view, say), width), joined(levels, "   ")]


def wrapped(texts: Iterable[str], width: int) -> list[Line]:
    return [part for text in texts for part in paragraph([text.strip()], width, 2)]
