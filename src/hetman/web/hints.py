"""A hint: the move of the strongest bot, from what the seat knows."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from hetman.bots.levels import strongest
from hetman.language import Language
from hetman.presentation.moves import MoveText
from hetman.presentation.scene import moves_of
from hetman.table.bot_worker import analyse, bot_request
from hetman.table.errors import Refused
from hetman.table.service import TableService
from hetman.web.dependencies import player_of, viewer_of
from hetman.web.scene import words_for

MOST = 3


async def hint_for(id: str, seat: int | None, request: Request, service: TableService) -> dict[str, Any]:
    async with service.read(id) as table:
        seat = player_of(request, table, seat)
        words = words_for(table, viewer_of(request, table, seat).code)
        if not table.moves(seat):
            raise Refused("not-your-turn", "it is not your turn")
        number = table.number_for(seat)
        asked = bot_request(table.playing.position_for(seat), seat, strongest())
    candidates = await service.bots.run(analyse, asked)
    async with service.read(id) as table:
        if table.number_for(seat) != number:
            return {"number": table.number_for(seat), "moves": []}
        legal = {move.notation: move for move in moves_of(table.playing, seat, words)}
        tokens = table.game.tokens
        best = [(legal[text], share) for text, share in candidates if text in legal][:MOST]
        return {
            "number": number,
            "moves": [hint_json(move, list(tokens(move.move)), share, words) for move, share in best],
        }


def hint_json(move: MoveText, tokens: list[str], share: float, words: Language) -> dict[str, Any]:
    percent = words.say("hint-share", share=round(100 * share))
    return {"move": move.notation, "tokens": tokens, "label": move.phrase, "share": percent}
