"""What a reader is sent of a table: for programs its state, for the page its scene.

Everything here is made from the seat's own view, log and legal moves, and from nothing else of the position.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hetman.art.elements import tag
from hetman.art.elements import words as escaped
from hetman.core.game import Game
from hetman.language import Language
from hetman.table.chair import BOT, OPEN, PERSON
from hetman.table.hall import Hall
from hetman.table.table import Table
from hetman.web.speech import speech_of
from hetman.web.telling import Told, figures, told


@dataclass(frozen=True)
class Reader:
    """Through whose eyes: `seat`, None for a spectator, of the `seats` that are the reader's."""

    seat: int | None
    seats: tuple[int, ...]
    code: str


def names_for(table: Table, words: Language) -> dict[int, str]:
    """What everybody is called: people as they like, bots by their level."""
    names = {}
    for seat, chair in enumerate(table.chairs):
        if chair.kind == BOT:
            names[seat] = words.say("bot-name", level=level_name(chair.level, words))
        elif chair.name:
            names[seat] = chair.name
    # Two of one name are told apart by what the game calls them.
    twice = [seat for seat, name in names.items() if list(names.values()).count(name) > 1]
    for seat in twice:
        names[seat] = words.say("name-twice", name=names[seat], seat=("seat", seat))
    return names


def level_name(level: str, words: Language) -> str:
    """A bot that another package brings has no name but its own."""
    return words.say(f"bot-{level}") if words.has(f"bot-{level}") else level


def words_for(table: Table, code: str) -> Language:
    return seated(code, table.game, tuple(names_for(table, speech_of(code, table.game)).items()))


@lru_cache(maxsize=100)
def seated(code: str, game: Game, names: tuple[tuple[int, str], ...]) -> Language:
    """The same for the next move, so that it remembers what it has said."""
    return speech_of(code, game).seated(dict(names))


# For programs


def state_of(table: Table, reader: Reader) -> dict[str, Any]:
    """The table as a program reads it."""
    seen = heading(table, reader)
    if table.match is None:
        return seen
    words = words_for(table, reader.code)
    seat = reader.seat
    events = table.playing.log(seat)
    return {
        **seen,
        "view": table.view(seat),
        "moves": [table.game.notation(move) for move in table.moves(seat)] if seat is not None else [],
        "log": [{**event, "text": words.event(event)} for event in events],
        "winners": list(table.playing.winners),
    }


def heading(table: Table, reader: Reader) -> dict[str, Any]:
    words = words_for(table, reader.code)
    return {
        "id": table.id,
        "game": table.game.name,
        "options": dict(table.setup.options),
        "status": table.status,
        "number": table.number_for(reader.seat),
        "seat": reader.seat,
        "yours": list(reader.seats),
        "pace": str(table.pace),
        "players": players(table, reader, words),
        "next": table.next,
    }


def players(table: Table, reader: Reader, words: Language) -> list[dict[str, Any]]:
    return [player(table, seat, reader, words) for seat in table.seats]


def player(table: Table, seat: int, reader: Reader, words: Language) -> dict[str, Any]:
    chair = table.chairs[seat]
    clock = table.shown_clock(seat, reader.seat, time.time())
    return {
        "seat": seat,
        "name": words.name("seat", str(seat)),
        "kind": chair.kind,
        "level": chair.level,
        "handed": chair.handed,
        "clock": {"left": round(clock[0], 1), "runs": clock[1]} if clock else None,
    }


# For the page


def scene_of(table: Table, reader: Reader, hall: Hall, before: Told, away: float) -> dict[str, Any]:
    """The table as the page shows it."""
    words = words_for(table, reader.code)
    scene = heading(table, reader)
    for shown in scene["players"]:
        shown["present"] = hall.present(table.id, shown["seat"])
    scene["spectators"] = hall.spectators(table.id)
    scene["chat"] = [message_of(table, message, words) for message in table.chat]
    if table.match is None:
        return {**scene, "missing": [seat for seat in table.seats if table.chairs[seat].kind == OPEN]}
    seat = reader.seat
    lines = told(table, seat, words, before)
    parts = parts_of(table, reader, ())
    moves = clicks(table, reader, words) if seat is not None else []
    return {
        **scene,
        **asked(table, reader, words),
        "parts": parts,
        "moves": moves,
        "log": lines,
        "figures": figures(table.playing, lines, table.view(seat), signs(moves, parts)),
        "undo": seat is not None and table.can_undo(seat),
        "reset": seat is not None and table.can_reset(seat),
        "over": ending(table, words),
        "pass": next_eyes(table, reader, words),
        "away": away_from(table, reader, hall, away),
    }


def message_of(table: Table, message: Any, words: Language) -> dict[str, Any]:
    name = words.name("seat", str(message.seat)) if message.seat is not None else message.name
    return {"number": message.number, "seat": message.seat, "name": name, "text": message.text, "when": message.when}


def asked(table: Table, reader: Reader, words: Language) -> dict[str, Any]:
    """The prompt, and whether it is the reader who is asked."""
    view = table.view(reader.seat)
    mine = reader.seat is not None and reader.seat in table.awaited
    if table.playing.over:
        text = words.say("prompt-over")
    elif reader.seat in table.sealed and not mine:
        text = words.say("prompt-answered")
    else:
        text = words.prompt(view["prompt"], you=mine)
    # Of a secret choice it is not told who has answered.
    awaited = table.choosing or table.awaited
    return {"prompt": text, "mine": mine, "awaited": awaited}


def parts_of(table: Table, reader: Reader, chosen: Sequence[str]) -> dict[str, str]:
    """The drawing, lit for the moves that the reader has and the tokens clicked so far."""
    seat = reader.seat
    moves = [table.game.tokens(move) for move in table.moves(seat)] if seat is not None else []
    words = words_for(table, reader.code)
    view = table.view(seat)
    parts = table.game.draw(view, words.say, moves=moves, chosen=chosen, last=table.last(seat))
    return parts if "board" in parts else {**parts, **sketched(table.game, view, words)}


def sketched(game: Game, view: dict[str, Any], words: Language) -> dict[str, str]:
    """The plain text of the terminal, for a game that draws no board."""
    return {"board": tag("pre", escaped(game.sketch(view, words.say)), class_="sketch", tabindex="0")}


def clicks(table: Table, reader: Reader, words: Language) -> list[dict[str, Any]]:
    """The legal moves as the page narrows them down: the verb, then operands with name, token and label."""
    assert reader.seat is not None
    return [click(table.game, move, words) for move in table.moves(reader.seat)]


def click(game: Game, move: int, words: Language) -> dict[str, Any]:
    shape = game.verbs.shape(move)
    label = f"verb-{shape.verb.name}"
    operands = [
        {"name": name, "token": token, "kind": operand.kind.name, "label": words.name(operand.kind.name, token)}
        for name, (operand, token) in game.verbs.arguments(move).items()
    ]
    return {
        "move": game.notation(move),
        "verb": shape.verb.word,
        "sign": f"verb:{shape.verb.name}",
        "label": words.say(label) if words.has(label) else shape.verb.word,
        "operands": operands,
    }


def signs(moves: Iterable[Mapping[str, Any]], parts: Mapping[str, str]) -> set[str]:
    """What buttons may speak of, as `kind:token`: verbs, and operands that cannot be clicked on the drawing."""
    drawn = "".join(parts.values())
    named = {(operand["kind"], operand["token"]) for move in moves for operand in move["operands"]}
    hidden = {f"{kind}:{token}" for kind, token in named if f'data-token="{token}"' not in drawn}
    return hidden | {move["sign"] for move in moves}


def pictures(table: Table, reader: Reader, chosen: Sequence[str]) -> list[str]:
    """The small pictures of what was chosen, for the prompt that speaks of it."""
    if reader.seat is None:
        return []
    game, view = table.game, table.view(reader.seat)
    kinds: dict[str, str] = {}
    for move in table.moves(reader.seat):
        for operand, token in game.verbs.arguments(move).values():
            kinds.setdefault(token, operand.kind.name)
    drawn = [game.figure(view, kinds[token], token) for token in chosen if token in kinds]
    return [picture for picture in drawn if picture]


def choices(table: Table, reader: Reader) -> list[dict[str, str]]:
    """The legal moves in whole phrases."""
    if reader.seat is None or table.match is None:
        return []
    words = words_for(table, reader.code)
    decision = table.decision(reader.seat)
    if decision is None:
        return []
    found = []
    for move in table.moves(reader.seat):
        event = table.game.event(decision, move).seen_by(reader.seat)
        found.append({"move": table.game.notation(move), "label": phrase(table.game, move, event, words)})
    return found


def phrase(game: Game, move: int, event: dict[str, Any], words: Language) -> str:
    verb = game.verbs.shape(move).verb
    label = words.say(f"verb-{verb.name}") if words.has(f"verb-{verb.name}") else verb.word
    if words.has(f"choice-{verb.name}"):
        return f"{label}: {words.say(f'choice-{verb.name}', **event['args'])}"
    operands = [words.name(operand.kind.name, token) for operand, token in game.verbs.arguments(move).values()]
    return f"{label}: {' '.join(operands)}" if operands else label


def ending(table: Table, words: Language) -> dict[str, Any] | None:
    """How the game ended, once it has."""
    match = table.playing
    if not match.over:
        return None
    winners = match.winners
    names = words.listed([words.name("seat", str(seat)) for seat in winners]) if winners else ""
    if not winners:
        text = words.say("over-lost")
    elif len(winners) == table.setup.seats > 1:
        text = words.say("over-draw")
    else:
        text = words.say("over-winners", names=names, count=len(winners))
    how = ""
    if match.conceded is not None:
        timed = table.chairs[match.conceded].left == 0
        how = words.say("over-time" if timed else "over-conceded", seat=("seat", match.conceded))
    scores = [
        {"name": words.name("seat", str(seat)), "score": score} for seat, score in enumerate(match.state.scores())
    ]
    return {"title": words.say("over-heading"), "text": text, "how": how, "scores": scores, "winners": list(winners)}


def next_eyes(table: Table, reader: Reader, words: Language) -> dict[str, Any] | None:
    """On a shared device: whom it has to be passed to."""
    waiting = [seat for seat in table.awaited if seat in reader.seats]
    if not waiting or reader.seat in waiting:
        return None
    return {"seat": waiting[0], "name": words.name("seat", str(waiting[0]))}


def away_from(table: Table, reader: Reader, hall: Hall, away: float) -> list[int]:
    """Awaited seats whose people are not here: the others may let a bot play for them."""
    if not reader.seats or time.time() - table.changed < away:
        return []
    awaited = table.choosing or table.awaited
    return [
        seat
        for seat in awaited
        if seat not in reader.seats
        and table.chairs[seat].kind == PERSON
        and not table.chairs[seat].handed
        and not hall.present(table.id, seat)
    ]
