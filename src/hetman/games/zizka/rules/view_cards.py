"""Cards, tokens and the map as plain data, for views; made once for each box."""

from __future__ import annotations

from typing import Any

from hetman.core.native import i64
from hetman.games.zizka.components import Conquest, Contents, Follower, Ploy, Row, Token
from hetman.games.zizka.components.challenges import FOLLOWER_REWARDS, WAYS
from hetman.games.zizka.components.map import RULERS
from hetman.games.zizka.rules.constants import AMOUNT

REWARD_NAMES = ("coins", "points", *WAYS, "either", *RULERS, "luck", "poster", *FOLLOWER_REWARDS)
"""By number."""


def plan_of(contents: Contents) -> dict[str, Any]:
    """The map as it is printed."""
    return {
        "fields": [
            {
                "field": field.id,
                "x": field.x,
                "y": field.y,
                "large": field.large,
                "start": field.start,
                "tavern": field.tavern,
                "conquest": field.conquest or None,
            }
            for field in contents.fields
        ],
        "roads": [list(road) for road in contents.roads],
    }


def follower_cards(contents: Contents) -> list[dict[str, Any]]:
    return [follower_data(follower) for follower in contents.followers]


def follower_data(follower: Follower) -> dict[str, Any]:
    return {
        "follower": follower.id,
        "level": follower.level,
        "calling": follower.calling,
        "cost": follower.cost,
        "skills": list(follower.skills),
        "when": follower.when or None,
        "despises": follower.despises or None,
        "leader": follower.leader or None,
    }


def page_cards(contents: Contents) -> list[dict[str, Any]]:
    """Event tokens, then conquests, each with its rows."""
    return [token_data(token) for token in contents.tokens] + [conquest_data(card) for card in contents.conquests]


def token_data(token: Token) -> dict[str, Any]:
    rows = [row_data(row) for row in token.rows]
    return {"token": token.id, "kind": token.kind, "back": list(token.back), "pot": token.pot, "rows": rows}


def conquest_data(conquest: Conquest) -> dict[str, Any]:
    rows = [row_data(row) for row in conquest.rows]
    return {"conquest": conquest.id, "kind": "conquest", "level": conquest.level, "rows": rows}


def row_data(row: Row) -> dict[str, Any]:
    return {
        "symbols": list(row.symbols),
        "coins": row.coins,
        "followers": row.followers,
        "score": row.score,
        "gives": [{"what": reward.what, "amount": reward.amount} for reward in row.gives],
    }


def ploy_card(ploy: Ploy) -> dict[str, Any]:
    return {
        "ploy": ploy.id,
        "move": ploy.move,
        "points": ploy.points,
        "tavern": ploy.tavern,
        "token": ploy.token,
        "favours": list(ploy.favours),
        "penalty": ploy.penalty,
        "score": ploy.score,
    }


def reward_card(reward: i64) -> dict[str, Any]:
    return {"what": REWARD_NAMES[reward % AMOUNT], "amount": int(reward // AMOUNT)}
