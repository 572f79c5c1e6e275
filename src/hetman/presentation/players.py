"""The players of a record in words."""

from __future__ import annotations

from hetman.bots.text_form import short_form
from hetman.core.players import BOT, Player, player_of
from hetman.core.record import Record
from hetman.language import Language
from hetman.presentation.names import PlayerName, level_name, seat_names


def recorded_names(record: Record, words: Language) -> dict[int, str]:
    """Return seat -> name of those who started the game."""
    first = [player_of(record.players, seat, 1) for seat in range(record.seats)]
    return seat_names([PlayerName() if player is None else name_of(player) for player in first], words)


def name_of(player: Player) -> PlayerName:
    return PlayerName(level=short_form(player.name)) if player.kind == BOT else PlayerName(player.name)


def player_lines(record: Record, words: Language) -> list[str]:
    """Return who sat where, who took over, and newer rules, a line for each. `words` must not have names of players."""
    lines = [(note.start, note.seat, player_line(note.seat, note.player, note.start, words)) for note in record.players]
    lines += [(note.start, -1, rules_line(note.version, note.start, words)) for note in record.rules]
    return [line for _, _, line in sorted(lines)]


def player_line(seat: int, player: Player, start: int, words: Language) -> str:
    who = player_text(player, words)
    if start == 1:
        return words.say("record-player", seat=("seat", seat), player=who)
    return words.say("record-player-from", seat=("seat", seat), player=who, number=start)


def rules_line(version: str, start: int, words: Language) -> str:
    return words.say("record-rules", version=version, number=start)


def player_text(player: Player, words: Language) -> str:
    """Return a player in words."""
    if player.kind == BOT:
        return words.say("bot-name", level=level_name(short_form(player.name), words))
    return player.name or words.say("record-person")
