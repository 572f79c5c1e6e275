"""A hint: the best moves of the strongest bot, from what the seat knows, each with its reasons."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from starlette.requests import Request

from hetman.bots.levels import strongest
from hetman.language import Language
from hetman.presentation.hints import HintText, hint_text
from hetman.presentation.moves import order_text
from hetman.table.bot_pool import HINTS
from hetman.table.bot_worker import Idea, bot_request
from hetman.table.errors import Refused
from hetman.table.service import TableService
from hetman.web.dependencies import player_of, viewer_of
from hetman.web.scene import words_for

MOST = 3
KEPT = 500
"""Decisions whose ideas are kept."""

Asked = tuple[str, int, int]
"""A table, a seat and the number of its decision, which is never used again."""


class HintCache:
    """Keeps the ideas of the latest decisions: a hint that is asked for twice is the same."""

    def __init__(self) -> None:
        self.ideas: OrderedDict[Asked, list[Idea]] = OrderedDict()

    def get(self, asked: Asked) -> list[Idea] | None:
        return self.ideas.get(asked)

    def put(self, asked: Asked, ideas: list[Idea]) -> None:
        self.ideas[asked] = ideas[:MOST]
        if len(self.ideas) > KEPT:
            self.ideas.popitem(last=False)


async def hint_for(id: str, seat: int | None, request: Request, service: TableService) -> dict[str, Any]:
    cache: HintCache = request.app.state.hints
    async with service.read(id) as table:
        seat = player_of(request, table, seat)
        words = words_for(table, viewer_of(request, table, seat).code)
        if not table.moves(seat):
            raise Refused("not-your-turn", "it is not your turn")
        number = table.number_for(seat)
        asked = bot_request(table.playing.position_for(seat), seat, strongest(), id)
    ideas = cache.get((id, seat, number))
    if ideas is None:
        ideas = await service.bots.run(HINTS, asked)
        cache.put((id, seat, number), ideas)
    async with service.read(id) as table:
        if table.number_for(seat) != number:
            return {"number": table.number_for(seat), "moves": []}
        game, decision = table.game, table.playing.decision(seat)
        assert decision is not None
        legal = {game.notation(move): move for move in table.moves(seat)}
        found = [idea for idea in ideas if idea.move in legal][:MOST]
        orders = {idea.move: order_text(game, decision, legal[idea.move], words) for idea in found}
        return {
            "number": number,
            "moves": [
                {
                    **hint_json(hint_text(idea.move, orders[idea.move], idea.reasons, words), idea.share, words),
                    "tokens": list(game.tokens(legal[idea.move])),
                }
                for idea in found
            ],
        }


def hint_json(hint: HintText, share: float, words: Language) -> dict[str, Any]:
    return {
        "move": hint.move,
        "label": hint.order,
        "share": words.say("hint-share", share=round(100 * share)),
        "gains": list(hint.gains),
        "risks": list(hint.risks),
    }
