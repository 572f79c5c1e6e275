"""The log of a table as lines that one reader may read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hetman.core.match import Entry, Match
from hetman.language import Language
from hetman.table.table import Table


@dataclass
class Told:
    """Lines that were told already, so that a long game is not told anew with every move."""

    entries: list[Entry] = field(default_factory=list)
    """The moves whose lines stand here; after an undo the match has others."""
    lines: list[list[dict[str, Any]]] = field(default_factory=list)


def told(table: Table, seat: int | None, words: Language, before: Told) -> list[dict[str, Any]]:
    """All lines of the log. The same sentence several times in a row is one line with a number."""
    match = table.playing
    view = table.view(seat)
    entries = match.seen_entries(seat)
    same = 0
    while same < min(len(entries), len(before.entries)) and before.entries[same] is entries[same]:
        same += 1
    del before.entries[same:], before.lines[same:]
    for entry in entries[same:]:
        number = len(before.entries)
        told_events = [line(match, event.seen_by(seat), words, view) for event in entry.events]
        before.entries.append(entry)
        before.lines.append([{**told_event, "entry": number} for told_event in told_events])
    return merged(line for lines in before.lines for line in lines)


def line(match: Match, event: Mapping[str, Any], words: Language, view: Mapping[str, Any]) -> dict[str, Any]:
    chapter = f"log-{event['key']}.chapter"
    if words.has(chapter):
        return {"chapter": words.say(chapter, **event["args"])}
    return {"text": words.event(event), "figures": things(match, event, view)}


def things(match: Match, event: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    """The things with pictures that a line speaks of, in its order, each once: `unit:archer`."""
    named = [value for value in event["args"].values() if isinstance(value, (list, tuple)) and value[1] is not None]
    drawn = [value for value in named if match.game.figure(view, value[0], str(value[1])) is not None]
    return list(dict.fromkeys(f"{kind}:{token}" for kind, token in drawn))


def figures(
    match: Match, lines: Iterable[Mapping[str, Any]], view: Mapping[str, Any], more: Iterable[str] = ()
) -> dict[str, str]:
    """The pictures of those things, and of `more` that may have one."""
    named = {thing for line in lines for thing in line.get("figures", ())}
    drawn = {thing: match.game.figure(view, *thing.split(":", 1)) for thing in sorted(named.union(more))}
    return {thing: picture for thing, picture in drawn.items() if picture}


def merged(lines: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    merged: list[dict[str, Any]] = []
    for line in lines:
        if merged and "text" in line and merged[-1].get("text") == line["text"]:
            merged[-1] = {**merged[-1], "times": merged[-1].get("times", 1) + 1}
        else:
            merged.append(line)
    return merged
