"""The moves that seats can reach. A follower who makes room is numbered by the place in the crew, which all see."""

from __future__ import annotations

from collections.abc import Sequence

from hetman.core.action_space import Listed, Reach
from hetman.core.state import State
from hetman.games.zizka.components import Contents
from hetman.games.zizka.rules.constants import CREW_SIZE
from hetman.games.zizka.rules.state import ZizkaState


def crew(state: State, seat: int) -> Sequence[int]:
    assert isinstance(state, ZizkaState)
    return [int(card) for card in state.leaders[seat].crew]


IN_CREW = {"old": Listed(CREW_SIZE, crew)}
ALONE = ("yield", "join", "watch", "cast", "decline", "depart", "leave", "keep", "pocket", "end", "recruit", "conquer")


def reach(contents: Contents) -> list[Reach]:
    offered = {"follower": [follower.id for follower in contents.followers if follower.level]}
    return [
        Reach("move"),
        Reach("face"),
        Reach("attack"),
        Reach("peek"),
        Reach("peek_deck"),
        Reach("reroll"),
        Reach("reroll_ruler"),
        Reach("buy"),
        Reach("buy_ruler"),
        Reach("spend"),
        Reach("take"),
        Reach("dismiss"),
        Reach("gain", offered),
        Reach("gain_for", offered, listed=IN_CREW),
        Reach("lean"),
        Reach("discard", offered),
        Reach("hire", offered),
        Reach("hire_for", offered, listed=IN_CREW),
        Reach("aside"),
        Reach("again"),
        Reach("tear"),
        Reach("start", {"field": [field.id for field in contents.fields if field.start]}),
        *[Reach(verb) for verb in ALONE],
    ]
