"""A table for one viewer: the state for programs, the scene for the page.

Everything is built from the seat's own view, log and legal moves, and from nothing else of the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from hetman.bots.levels import LEVELS
from hetman.core.game import Game
from hetman.language import Language
from hetman.presentation.log import Log, LogLine
from hetman.presentation.moves import MoveText
from hetman.presentation.names import PlayerName, level_name, seat_names
from hetman.presentation.playback import staged_entries
from hetman.presentation.result import WON, Result
from hetman.presentation.scene import moves_of, scene_of
from hetman.table.absence import replaceable
from hetman.table.agreements import can_propose
from hetman.table.chair import BOT, OPEN
from hetman.table.chat import Message
from hetman.table.moderation import handle_of
from hetman.table.proposals import DRAW, UNDO
from hetman.table.service import TableService
from hetman.table.table import Table
from hetman.web.dependencies import Viewer
from hetman.web.drawing import drawn, figure
from hetman.web.locales import game_texts
from hetman.web.question import first_question

RECENT = 60
"""The page looks for events to show step by step among so many of the latest moves."""


def names_of(table: Table, words: Language) -> dict[int, str]:
    """Return the names of all players."""
    players = [PlayerName(chair.name, chair.level if chair.kind == BOT else "") for chair in table.chairs]
    return seat_names(players, words)


def words_for(table: Table, code: str) -> Language:
    """Return the texts of a table's game, with the names of its players."""
    return seated(code, table.game, tuple(names_of(table, game_texts(code, table.game)).items()))


@lru_cache(maxsize=100)
def seated(code: str, game: Game, names: tuple[tuple[int, str], ...]) -> Language:
    """Return texts with these names. It is cached, because a Language caches its sentences."""
    return game_texts(code, game).seated(dict(names))


# For programs


def state_of(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Return the table for programs, as JSON-able data."""
    words = words_for(table, viewer.code)
    state = table_json(table, viewer, words)
    if table.match is None:
        return state
    match, seat = table.match, viewer.seat
    return {
        **state,
        "view": match.view(seat),
        "moves": [table.game.notation(move) for move in match.moves(seat)] if seat is not None else [],
        "log": [{**event, "text": words.event(event)} for event in match.log(seat)],
        "winners": list(match.winners),
    }


def table_json(table: Table, viewer: Viewer, words: Language) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game.name,
        "options": dict(table.setup.options),
        "status": table.status,
        "number": table.number_for(viewer.seat),
        "seat": viewer.seat,
        "yours": list(viewer.seats),
        "pace": str(table.time_control),
        "players": [player_json(table, seat, viewer, words) for seat in table.seats],
        "next": table.next,
        "proposal": proposal_json(table),
    }


def proposal_json(table: Table) -> dict[str, Any] | None:
    proposal = table.journal.proposals.current
    return {"what": proposal.what, "seat": proposal.seat, "open": proposal.open} if proposal else None


def player_json(table: Table, seat: int, viewer: Viewer, words: Language) -> dict[str, Any]:
    chair = table.chairs[seat]
    clock = table.shown_clock(seat, viewer.seat)
    return {
        "seat": seat,
        "name": words.name("seat", str(seat)),
        "kind": chair.kind,
        "level": chair.level,
        "handed": chair.handed,
        "clock": {"left": round(clock[0], 1), "runs": clock[1]} if clock else None,
    }


# For the page


def page_scene(table: Table, viewer: Viewer, service: TableService, away: float) -> dict[str, Any]:
    """Return the table for the page."""
    scene = drawn_scene(table, viewer)
    scene["log"] = [line_json(line) for line in scene.get("log", ())]
    return {**scene, **moment_scene(table, viewer, service, away)}


def moment_scene(table: Table, viewer: Viewer, service: TableService, away: float) -> dict[str, Any]:
    """Return what changes without a change of the table: clocks, and who is here."""
    words = words_for(table, viewer.code)
    players = [player_json(table, seat, viewer, words) for seat in table.seats]
    for shown in players:
        shown["present"] = service.present(table.id, shown["seat"])
    moment: dict[str, Any] = {"players": players, "spectators": service.spectators(table.id)}
    return moment if table.match is None else {**moment, "away": away_seats(table, viewer, service, away)}


def drawn_scene(table: Table, viewer: Viewer, log: Log | None = None) -> dict[str, Any]:
    """Return everything of the page that only a change of the table changes, with the lines of the log as such.

    A kept `log` saves formatting.
    """
    words = words_for(table, viewer.code)
    sent = table_json(table, viewer, words)
    sent["chat"] = [message_json(message, words) for message in table.chat]
    if table.match is None:
        return {**sent, "missing": [seat for seat in table.seats if table.chairs[seat].kind == OPEN]}
    seat, match = viewer.seat, table.match
    timed_out = match.conceded is not None and table.chairs[match.conceded].left == 0
    scene = scene_of(match, seat, words, timed_out)
    log = log or Log(words, seat)
    log.words = words
    lines = log.lines(match)
    question = first_question(table, seat, words) if seat is not None and scene.mine else None
    parts = question["parts"] if question is not None else parts_of(table, viewer, ())
    things = {thing for line in lines for thing in line.things} | button_signs(scene.moves, parts)
    if scene.result is not None:
        things |= {row.figure for row in scene.result.rows if row.figure}
    figures = figures_of(table.game, scene.view, things)
    return {
        **sent,
        "prompt": words.say("bots-paused") if bots_rest(table) else scene.prompt,
        "mine": scene.mine,
        "awaited": list(scene.awaited),
        "parts": parts,
        "moves": [move_json(move) for move in scene.moves],
        "question": {**question, "parts": {}} if question is not None else None,
        "log": lines,
        "figures": figures,
        "undo": seat is not None and table.can_undo(seat),
        "reset": seat is not None and table.can_reset(seat),
        "ask": [what for what in (UNDO, DRAW) if seat is not None and can_propose(table, seat, what)],
        "over": over_json(table, viewer, scene.result, words),
        "entries": len(match.entries),
        "staged": staged_entries(match, seat, RECENT),
        "pass": next_viewer(table, viewer, words),
    }


def hosting_json(table: Table, service: TableService, host: bool) -> dict[str, Any]:
    """Return what the host may see and change: who watches, who is muted, who waits."""
    if not host:
        return {}
    own = handle_of(table.id, table.host)
    watchers = [{"id": id, "name": name} for id, name in service.watchers(table.id).items() if id != own]
    others = [seat for seat in table.people if table.host not in table.chairs[seat].guests]
    waiting = [seat for seat in table.seats if table.chairs[seat].kind == BOT or seat in others]
    return {
        "hosting": {
            "muted": sorted(table.journal.moderation.muted, key=str),
            "waiting": waiting if table.match is None else [],
            "people": others,
            "bots": bots_json(table, service),
            "watchers": watchers,
        }
    }


def bots_json(table: Table, service: TableService) -> dict[str, Any] | None:
    """Return how a game of bots alone goes on, or None if people play."""
    if not table.bots_only or table.status != "running":
        return None
    delay = service.pause if table.delay is None else table.delay
    return {"paused": table.journal.moderation.paused, "delay": delay}


def bots_rest(table: Table) -> bool:
    return table.status == "running" and table.journal.moderation.paused


def message_json(message: Message, words: Language) -> dict[str, Any]:
    name = words.name("seat", str(message.seat)) if message.seat is not None else message.name
    return {**message._asdict(), "name": name}


def parts_of(table: Table, viewer: Viewer, chosen: Sequence[str]) -> dict[str, str]:
    """Draw the position, highlighted for the viewer's legal moves and the chosen tokens."""
    seat, match = viewer.seat, table.playing
    moves = [table.game.tokens(move) for move in match.moves(seat)] if seat is not None else []
    words, view = words_for(table, viewer.code), match.view(seat)
    return drawn(table.game, view, words, moves=moves, chosen=chosen, last=table.last(seat))


def draw_view(game: Game, view: Mapping[str, Any], words: Language) -> dict[str, str]:
    """Draw a view without highlights."""
    return drawn(game, view, words)


def move_json(move: MoveText) -> dict[str, Any]:
    """Return a legal move for the page: the verb, then operands with name, token and label."""
    operands = [vars(operand) for operand in move.operands]
    sign = f"verb:{move.verb}"
    return {"move": move.notation, "verb": move.word, "sign": sign, "label": move.label, "operands": operands}


def button_signs(moves: Iterable[MoveText], parts: Mapping[str, str]) -> set[str]:
    """Return the things for buttons, as `kind:token`: verbs, and operands that the drawing does not offer."""
    whole = "".join(parts.values())
    named = {(operand.kind, operand.token) for move in moves for operand in move.operands}
    hidden = {f"{kind}:{token}" for kind, token in named if f'data-token="{token}"' not in whole}
    return hidden | {f"verb:{move.verb}" for move in moves}


def figures_of(game: Game, view: Mapping[str, Any], things: Iterable[str]) -> dict[str, str]:
    """Return small pictures of these things, if the game draws them."""
    pictures = {thing: figure(game, view, thing) for thing in sorted(things)}
    return {thing: picture for thing, picture in pictures.items() if picture}


def line_json(line: LogLine) -> dict[str, Any]:
    if line.chapter:
        return {"chapter": line.text, "entry": line.entry}
    shown: dict[str, Any] = {
        "text": line.text,
        "figures": list(line.things),
        "entry": line.entry,
        "names": list(line.names),
        "verb": line.verb,
        "tokens": [thing.partition(":")[2] for thing in line.things],
    }
    if line.minor:
        shown["minor"] = True
    return shown if line.count == 1 else {**shown, "times": line.count}


def chosen_pictures(table: Table, viewer: Viewer, chosen: Sequence[str]) -> list[str]:
    """Return small pictures of the chosen tokens, for the prompt."""
    if viewer.seat is None:
        return []
    game, view = table.game, table.playing.view(viewer.seat)
    kinds: dict[str, str] = {}
    for move in table.moves(viewer.seat):
        for operand, token in game.verbs.arguments(move).values():
            kinds.setdefault(token, operand.kind.name)
    pictures = [figure(game, view, f"{kinds[token]}:{token}") for token in chosen if token in kinds]
    return [picture for picture in pictures if picture]


def choices_json(table: Table, viewer: Viewer) -> list[dict[str, str]]:
    """Return the legal moves as whole phrases."""
    if table.match is None:
        return []
    moves = moves_of(table.match, viewer.seat, words_for(table, viewer.code))
    return [{"move": move.notation, "label": move.phrase} for move in moves]


def result_json(result: Result | None, words: Language) -> dict[str, Any] | None:
    if result is None:
        return None
    return {
        "title": result.title,
        "text": result.text,
        "how": result.reason,
        "scores": [{"name": name, "score": score} for name, score in result.scores],
        "winners": list(result.winners),
        "result": result.verdict,
        "heading": result.heading,
        "by": result.by,
        "difference": result.difference,
        "rows": [vars(row) for row in result.rows],
        "total": words.say("result-total") if result.adds_up else "",
    }


def over_json(table: Table, viewer: Viewer, result: Result | None, words: Language) -> dict[str, Any] | None:
    """Return the result for the page, with the level that a winner may try next."""
    shown = result_json(result, words)
    if shown is None or result is None:
        return None
    level = next_level(table, viewer) if result.verdict == WON else None
    return {**shown, "level": {"level": level, "name": level_name(level, words)} if level else None}


def next_level(table: Table, viewer: Viewer) -> str | None:
    """Return the level above that of the bots, if the viewer played against bots of one level alone."""
    others = [chair for seat, chair in enumerate(table.chairs) if seat != viewer.seat]
    levels = {chair.level if chair.kind == BOT else "" for chair in others}
    if len(levels) != 1 or not levels <= set(LEVELS):
        return None
    order = list(LEVELS)
    above = order.index(levels.pop()) + 1
    return order[above] if above < len(order) else None


def next_viewer(table: Table, viewer: Viewer, words: Language) -> dict[str, Any] | None:
    """Return on a shared device the seat that decides next."""
    waiting = [seat for seat in table.awaited if seat in viewer.seats]
    if not waiting or viewer.seat in waiting:
        return None
    return {"seat": waiting[0], "name": words.name("seat", str(waiting[0]))}


def away_seats(table: Table, viewer: Viewer, service: TableService, away: float) -> list[int]:
    """Return the awaited seats of absent people. The others may let a bot play for them."""
    if not viewer.seats:
        return []
    others = [seat for seat in table.seats if seat not in viewer.seats]
    return [seat for seat in others if replaceable(table, seat, service.absent(table.id, seat), away)]
