"""A position of Jan Žižka as plain text, at most 80 columns wide and readable without colour.

The map shows every field with its id, as moves name it; leaders stand beside their field as capital letters. Below it
come the tokens, the running contest, the players with their crews, and the tavern.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hetman.drawing import Player, Say, View
from hetman.drawing.plain import GAP, WIDTH, side_by_side, stripped, times, wrapped
from hetman.games.zizka.drawing.event import Spoils
from hetman.games.zizka.drawing.event_tokens import token_text
from hetman.games.zizka.drawing.pieces import reward_text
from hetman.games.zizka.drawing.plain_map import plain_map

TRACK = 5


def plain_text(view: View, say: Say, spoils: Spoils) -> str:
    """`spoils` are what a castle gives, by level; views have only what is on the table."""
    return stripped(
        separated(
            heading(view, say),
            [*plain_map(view), *wrapped(say("sketch-legend"), "")],
            tokens(view, say),
            stage(view, say, spoils),
            panels(view, say),
            torak(view, say),
            tavern(view, say),
            decks(view, say),
        )
    )


def separated(*blocks: Sequence[str]) -> list[str]:
    """Blocks of lines with an empty line between them; empty blocks are left out."""
    lines: list[str] = []
    for block in blocks:
        if block:
            lines += ["", *block] if lines else block
    return lines


def heading(view: View, say: Say) -> list[str]:
    if not view["round"]:
        return [say("sketch-preparing", goal=view["goal"])]
    on_turn = ("seat", view["turn"])
    head = say("sketch-head", round=view["round"], goal=view["goal"], seat=on_turn, actions=view["actions"])
    return wrapped(f"{head} {say('sketch-ending')}" if view["ending"] else head)


# Tokens on the board


def tokens(view: View, say: Say) -> list[str]:
    """Fields with tokens and what is known of each, in two columns."""
    rows = [f"{token['field']:11}{token_text(token, 'sketch', say)}" for token in view["tokens"]]
    half = (len(rows) + 1) // 2
    return side_by_side(rows[:half], rows[half:])


# The running contest


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
        key, mark = "sketch-row" if row["gives"] else "sketch-castle-row", "x" if number in shown["done"] else "-"
        text = say(key, mark=mark, row=number + 1, needs=needs(row, say), gives=gains(row["gives"], say))
        lines += wrapped(text, "     ")
    if kind == "conquest":
        lines += wrapped(say("sketch-spoils", gives=gains(spoils[shown["level"]], say)))
    return lines


def needs(row: View, say: Say) -> str:
    parts = [say(f"symbol-{symbol}") for symbol in row["symbols"]]
    if row["coins"]:
        parts.append(say("need-coins", count=row["coins"]))
    if row["followers"]:
        parts.append(say("need-follower"))
    if row["score"]:
        parts.append(say("need-score", count=row["score"]))
    return ", ".join(parts)


def gains(rewards: Iterable[View], say: Say) -> str:
    return ", ".join(reward_text(reward, say) for reward in rewards)


def fight(view: View, say: Say) -> list[str]:
    """Both strengths so far, and the symbol that counts for the roller."""
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


def dice(shown: View, say: Say) -> list[str]:
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


# The players


def panels(view: View, say: Say) -> list[str]:
    shown = [panel(view, player, say) for player in view["players"]]
    pairs = (shown[:2], shown[2:])
    return separated(*(side_by_side(pair[0], pair[1]) if len(pair) == 2 else pair[0] for pair in pairs if pair))


def panel(view: View, player: Player, say: Say) -> list[str]:
    seat = ("seat", player["seat"])
    name = say("sketch-you", seat=seat) if player["seat"] == view["seat"] else say("thing", thing=seat)
    if player["leader"] is None:
        return [name]
    leader, field = ("leader", player["leader"]), ("field", player["field"])
    width = (WIDTH - GAP) // 2 if len(view["players"]) > 1 else WIDTH
    figures = {key: player[key] for key in ("points", "coins", "luck", "pace")}
    lines = [
        say("sketch-player", player=name, leader=leader, field=field),
        say("sketch-figures", **figures),
        say("sketch-morale", track=track(player["morale"])),
        ", ".join(standing(player, say)),
    ]
    own = ", ".join(counted("skill", Counter(player["own_skills"]), say))
    people = [say("sketch-leader", leader=leader, skills=own)]
    for card in player["crew"]:
        people.append(say("sketch-crew", follower=("follower", card["follower"]), skills=skills(card, say)))
    return [part for line in lines for part in wrapped(line, "", width)] + indented(people, width)


def indented(texts: Iterable[str], width: int = WIDTH) -> list[str]:
    return [line for text in texts for line in wrapped(f"  {text}", "    ", width)]


def track(morale: int) -> str:
    return "[" + " ".join("X" if place == morale else "-" for place in range(TRACK)) + "]"


def standing(player: Player, say: Say) -> list[str]:
    """Posters, favours and conquests."""
    marks = [say("sketch-wanted", count=player["bounty"])] if player["poster"] else []
    marks += [say("sketch-struck")] if player["struck"] else []
    marks += [say("sketch-favour", ruler=("ruler", ruler)) for ruler in player["favours"]]
    won = [level for level, card in player["conquered"].items() if card is not None]
    return marks + [say("sketch-conquered", level=("level", level)) for level in won]


def skills(card: View, say: Say) -> str:
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
            lines += indented([say("sketch-card", follower=name, price=card["price"], skills=skills(card, say))])
    return lines


def decks(view: View, say: Say) -> list[str]:
    sizes = {level: deck["size"] for level, deck in view["decks"].items()}
    lines = [say("sketch-decks", **sizes, stack=view["stack"])]
    for level, deck in view["decks"].items():
        if deck["top"] is not None:
            top = ("conquest", deck["top"]["conquest"])
            lines.append(say("sketch-top", level=("level", level), conquest=top))
    return [line for long in lines for line in wrapped(long)]
