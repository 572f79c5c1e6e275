"""A hint: what the strongest bot would do, from what the seat knows."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from hetman.table.hall import Hall
from hetman.table.levels import strongest
from hetman.table.table import Refused, Table
from hetman.table.thinking import consider, question
from hetman.web.asking import player_of, reader_of
from hetman.web.showing import Reader, phrase, words_for

MOST = 3


async def hint_for(id: str, seat: int | None, request: Request, hall: Hall) -> dict[str, Any]:
    async with hall.reading(id) as table:
        seat = player_of(request, table, seat)
        reader = reader_of(request, table, seat)
        if not table.moves(seat):
            raise Refused("not-your-turn", "it is not your turn")
        number = table.number_for(seat)
        asked = question(table.position_for(seat), seat, strongest())
    considered = await hall.ask(consider, asked)
    async with hall.reading(id) as table:
        if table.number_for(seat) != number:
            return {"number": table.number_for(seat), "moves": []}
        legal = {table.game.notation(move) for move in table.moves(seat)}
        best = [(text, share) for text, share in considered if text in legal][:MOST]
        return {"number": number, "moves": [told(table, reader, text, share) for text, share in best]}


def told(table: Table, reader: Reader, text: str, share: float) -> dict[str, Any]:
    move, words = table.game.parse(text), words_for(table, reader.code)
    assert reader.seat is not None
    decision = table.decision(reader.seat)
    assert decision is not None
    event = table.game.event(decision, move).seen_by(reader.seat)
    return {
        "move": text,
        "tokens": list(table.game.tokens(move)),
        "label": phrase(table.game, move, event, words),
        "share": words.say("hint-share", share=round(100 * share)),
    }
