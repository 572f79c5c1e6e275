"""A position of Jan Žižka as plain text, at most 80 columns wide and readable without colour.

The map shows every field with its id, as moves name it; leaders stand beside their field as capital letters. Below it
come the tokens, what goes on, the players with their crews, and the tavern.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from hetman.games.zizka.drawing.event import Spoils
from hetman.games.zizka.drawing.plain_map import chart

Say = Callable[..., str]
View = Mapping[str, Any]

WIDTH = 80
GAP = 2
TRACK = 5


def plain_text(view: View, say: Say, spoils: Spoils) -> str:
    """`spoils` are what a castle gives, by level; views have only what is on the table."""
    parts = [
        heading(view, say),
        [*chart(view), *wrapped(say("sketch-legend"), "")],
        tokens(view, say),
        stage(view, say, spoils),
    ]
    parts += [panels(view, say), torak(view, say), tavern(view, say), decks(view, say)]
    lines: list[str] = []
    for part in parts:
        if part:
            lines += [*([""] if lines else []), *part]
    return "\n".join(line.rstrip() for line in lines)


def heading(view: View, say: Say) -> list[str]:
    if not view["round"]:
        return [say("sketch-preparing", goal=view["goal"])]
    on_turn = ("seat", view["turn"])
    head = say("sketch-head", round=view["round"], goal=view["goal"], seat=on_turn, actions=view["actions"])
    return wrapped(f"{head} {say('sketch-ending')}" if view["ending"] else head)


def wrapped(text: str, indent: str = "  ") -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=indent)


def in_columns(left: Sequence[str], right: Sequence[str]) -> list[str]:
    """Two blocks of lines next to each other, if they are narrow enough; otherwise one below the other."""
    width = max(map(len, left), default=0) + GAP
    if width + max(map(len, right), default=0) > WIDTH:
        return [*left, *right]
    return [f"{one:{width}}{other}" for one, other in zip_longest(left, right, fillvalue="")]


# Tokens on the board


def tokens(view: View, say: Say) -> list[str]:
    """Fields with tokens and what is known of each, in two columns."""
    rows = [f"{token['field']:11}{known_of(token, say)}" for token in view["tokens"]]
    half = (len(rows) + 1) // 2
    return in_columns(rows[:half], rows[half:])


def known_of(token: Mapping[str, Any], say: Say) -> str:
    if token["front"] is None:
        return say("sketch-token-back", back=("back", token["back"]))
    key = "sketch-token-open" if token["open"] else "sketch-token-peeked"
    return say(key, token=("token", token["front"]["token"]))


# What goes on


def stage(view: View, say: Say, spoils: Spoils) -> list[str]:
    lines = page(view, say, spoils) if view["page"] is not None else []
    if view["tournament"] is not None:
        lines += tournament(view, say)
    if view["fight"] is not None:
        lines += fight(view, say)
    if view["dice"] is not None:
        lines += dice(view["dice"], say)
    return lines


def page(view: View, say: Say, spoils: Spoils) -> list[str]:
    """The token or castle with its rows; those already met are ticked."""
    shown = view["page"]
    kind = "token" if "token" in shown else "conquest"
    name, event = (kind, shown[kind]), ("kind", shown["kind"])
    lines = [say("sketch-event", name=name, kind=event)]
    if shown["kind"] == "tournament":
        return lines
    for number, row in enumerate(shown["rows"]):
        mark = "x" if number in shown["done"] else "-"
        asked = {"mark": mark, "row": number + 1, "needs": needs(row, say)}
        if row["gives"]:
            lines += wrapped(say("sketch-row", **asked, gives=gains(row["gives"], say)), "     ")
        else:
            lines += wrapped(say("sketch-castle-row", **asked), "     ")
    if kind == "conquest":
        lines += wrapped(say("sketch-spoils", gives=gains(spoils[shown["level"]], say)))
    return lines


def needs(row: Mapping[str, Any], say: Say) -> str:
    parts = [say(f"symbol-{symbol}") for symbol in row["symbols"]]
    if row["coins"]:
        parts.append(say("need-coins", count=row["coins"]))
    if row["followers"]:
        parts.append(say("need-follower"))
    if row["score"]:
        parts.append(say("need-score", count=row["score"]))
    return ", ".join(parts)


def gains(rewards: Iterable[Mapping[str, Any]], say: Say) -> str:
    return ", ".join(gain(reward, say) for reward in rewards)


def gain(reward: Mapping[str, Any], say: Say) -> str:
    key = f"reward-{reward['what'].replace(' ', '-')}"
    return say(key, count=reward["amount"])


def fight(view: View, say: Say) -> list[str]:
    """Both strengths so far, and what counts for the one who casts."""
    shown = view["fight"]
    attack, defence = shown["strength"]
    defending = view["dice"] is not None and view["dice"]["roller"] == shown["defender"]
    symbol = ("symbol", shown["symbols"][1 if defending else 0])
    return wrapped(say("sketch-fight", attack=attack, defence=defence, symbol=symbol))


def tournament(view: View, say: Say) -> list[str]:
    """Pot, prize and what the faces are worth, then the riders."""
    shown = view["tournament"]
    lines = [say("sketch-tournament", pot=shown["pot"], goal=shown["goal"])]
    lines += wrapped(say("sketch-prize", gives=gains(view["page"]["rows"][0]["gives"], say)))
    worth = ", ".join(f"{say(f'face-{face}')} {count}" for face, count in shown["worth"].items() if count)
    lines += wrapped(say("sketch-worth", worth=worth))
    for entrant in shown["entrants"]:
        score = "…" if entrant["score"] is None else str(entrant["score"])
        lines.append("  " + say("sketch-score", who=rider(entrant["who"]), score=score))
    return lines


def rider(who: int | str) -> tuple[str, Any]:
    return ("leader", who) if isinstance(who, str) else ("seat", who)


def dice(shown: Mapping[str, Any], say: Say) -> list[str]:
    """Dice on the table and symbols of cards; once the dice are kept, what is left to spend."""
    lying = counted("face", shown["lying"], say)
    lying += [f"{say(f'ruler-{ruler}')}: {say('face-' + die['face'])}" for ruler, die in shown["rulers"].items()]
    lines = [say("sketch-dice", dice=", ".join(lying) or say("sketch-none"))]
    if any(shown["printed"].values()):
        lines.append(say("sketch-printed", symbols=", ".join(counted("symbol", shown["printed"], say))))
    if any(shown["pool"].values()):
        lines.append(say("sketch-pool", symbols=", ".join(counted("symbol", shown["pool"], say))))
    elif shown["rerolls"]:
        lines.append(say("sketch-rerolls", count=shown["rerolls"]))
    return [line for long in lines for line in wrapped(long)]


def counted(kind: str, counts: Mapping[str, int], say: Say) -> list[str]:
    return [times(say(f"{kind}-{name}"), count) for name, count in counts.items() if count]


def times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


# The players


def panels(view: View, say: Say) -> list[str]:
    shown = [panel(view, player, say) for player in view["players"]]
    lines: list[str] = []
    for pair in (shown[:2], shown[2:]):
        if pair:
            lines += [*([""] if lines else []), *(in_columns(*pair) if len(pair) == 2 else pair[0])]
    return lines


def panel(view: View, player: Mapping[str, Any], say: Say) -> list[str]:
    seat = ("seat", player["seat"])
    name = say("sketch-you", seat=seat) if player["seat"] == view["seat"] else say("thing", thing=seat)
    if player["leader"] is None:
        return [name]
    leader, field = ("leader", player["leader"]), ("field", player["field"])
    lines = [say("sketch-player", player=name, leader=leader, field=field)]
    lines.append(say("sketch-figures", **{key: player[key] for key in ("points", "coins", "luck", "pace")}))
    lines.append(say("sketch-morale", track=track(player["morale"])))
    lines += [", ".join(marks)] if (marks := standing(player, say)) else []
    width = (WIDTH - GAP) // 2 if len(view["players"]) > 1 else WIDTH
    own = ", ".join(counted("skill", Counter(player["own_skills"]), say))
    people = [say("sketch-leader", leader=leader, skills=own)]
    for card in player["crew"]:
        people.append(say("sketch-crew", follower=("follower", card["follower"]), skills=skills(card, say)))
    for text in people:
        lines += textwrap.wrap(text, width, initial_indent="  ", subsequent_indent="    ")
    return [line for long in lines for line in (textwrap.wrap(long, width) if len(long) > width else [long])]


def track(morale: int) -> str:
    return "[" + " ".join("X" if place == morale else "-" for place in range(TRACK)) + "]"


def standing(player: Mapping[str, Any], say: Say) -> list[str]:
    """Posters, favours and conquests."""
    marks = [say("sketch-wanted", count=player["bounty"])] if player["poster"] else []
    marks += [say("sketch-struck")] if player["struck"] else []
    marks += [say("sketch-favour", ruler=("ruler", ruler)) for ruler in player["favours"]]
    won = [level for level, card in player["conquered"].items() if card is not None]
    return marks + [say("sketch-conquered", level=("level", level)) for level in won]


def skills(card: Mapping[str, Any], say: Say) -> str:
    """What a follower can do, when more, and where they would leave."""
    parts = counted("skill", Counter(card["skills"]), say)
    if card["when"] == "tournament":
        parts.append(say("sketch-when-tournament"))
    elif card["when"]:
        parts.append(say("sketch-when", kind=("kind", card["when"])))
    if card["despises"]:
        parts.append(say("sketch-despises", way=("way", card["despises"])))
    return ", ".join(parts)


def torak(view: View, say: Say) -> list[str]:
    shown = view["torak"]
    if shown is None or shown["field"] is None:
        return []
    key = "sketch-torak-lies" if shown["lies"] else "sketch-torak"
    lines = [say(key, field=("field", shown["field"]), points=shown["points"], deck=shown["deck"])]
    for poster in shown["posters"]:
        if poster["held"]:
            effect = say(f"text-effect-{poster['effect']}")
            lines += wrapped(say("sketch-poster", poster=("poster", poster["poster"]), effect=effect))
    return lines


# Tavern and decks


def tavern(view: View, say: Say) -> list[str]:
    lines = []
    for table in view["tavern"]:
        if table["offer"]:
            lines.append(say("sketch-tavern", level="I" * table["level"], deck=table["deck"]))
        for card in table["offer"]:
            name = ("follower", card["follower"])
            text = say("sketch-card", follower=name, price=card["price"], skills=skills(card, say))
            lines += textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    ")
    return lines


def decks(view: View, say: Say) -> list[str]:
    sizes = {level: deck["size"] for level, deck in view["decks"].items()}
    lines = [say("sketch-decks", **sizes, stack=view["stack"])]
    for level, deck in view["decks"].items():
        if deck["top"] is not None:
            top = ("conquest", deck["top"]["conquest"])
            lines.append(say("sketch-top", level=("level", level), conquest=top))
    return [line for long in lines for line in wrapped(long)]
