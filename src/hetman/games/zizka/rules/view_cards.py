"""Cards, tokens and the map as plain data for views, made once for each box."""

from __future__ import annotations

from typing import Any

from hetman.core.native import i64
from hetman.games.zizka.components import Contents, Ploy, Row
from hetman.games.zizka.components.challenges import FOLLOWER_REWARDS, WAYS
from hetman.games.zizka.components.map import RULERS
from hetman.games.zizka.rules.constants import AMOUNT

REWARD_NAMES = ("coins", "points", *WAYS, "either", *RULERS, "luck", "poster", *FOLLOWER_REWARDS)
"""By number."""


def card_data(kind: str, thing: Any, *names: str) -> dict[str, Any]:
    """A component as plain data: its id under `kind`, then the named attributes. An empty text is null."""
    return {kind: thing.id, **{name: plain(getattr(thing, name)) for name in names}}


def plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return list(value)
    return None if value == "" else value


def plan_of(contents: Contents) -> dict[str, Any]:
    """The map as it is printed."""
    names = ("x", "y", "large", "start", "tavern", "conquest")
    return {
        "fields": [card_data("field", field, *names) for field in contents.fields],
        "roads": [list(road) for road in contents.roads],
    }


def follower_cards(contents: Contents) -> list[dict[str, Any]]:
    names = ("level", "calling", "woman", "cost", "skills", "when", "despises", "leader")
    return [card_data("follower", follower, *names) for follower in contents.followers]


def page_cards(contents: Contents) -> list[dict[str, Any]]:
    """Event tokens, then conquests, each with its rows."""
    tokens = [card_data("token", token, "kind", "back", "pot") for token in contents.tokens]
    conquests = [{"conquest": card.id, "kind": "conquest", "level": card.level} for card in contents.conquests]
    rows = [page.rows for page in contents.tokens] + [page.rows for page in contents.conquests]
    return [
        {**data, "rows": [row_data(row) for row in own]} for data, own in zip(tokens + conquests, rows, strict=True)
    ]


def row_data(row: Row) -> dict[str, Any]:
    return {
        "symbols": list(row.symbols),
        "coins": row.coins,
        "followers": row.followers,
        "score": row.score,
        "gives": [{"what": reward.what, "amount": reward.amount} for reward in row.gives],
    }


def ploy_card(ploy: Ploy) -> dict[str, Any]:
    return card_data("ploy", ploy, "move", "points", "tavern", "token", "favours", "penalty", "score")


def reward_card(reward: i64) -> dict[str, Any]:
    return {"what": REWARD_NAMES[reward % AMOUNT], "amount": int(reward // AMOUNT)}
