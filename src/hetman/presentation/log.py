"""The log of a match as lines for one viewer."""

from __future__ import annotations

import marshal
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hetman.core import players
from hetman.core.decision import NATURE
from hetman.core.match import Match
from hetman.core.replay import Entry, seen_events
from hetman.language import Language
from hetman.presentation.players import player_text

SeenEvent = Mapping[str, Any]
"""An event as its viewer may see it."""

PARTICLES = {
    "en": {"does", "not", "could", "already", "only", "also"},
    "pl": {"nie", "nic", "nikogo", "może", "już", "tylko", "też", "na", "tym"},
}
"""Words that may stand between the one who acts and the verb."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line: a sentence, or the heading of a chapter. `things` are what it names, such as `unit:archer`."""

    text: str
    things: tuple[str, ...] = ()
    entry: int = 0
    """The number of the move that it belongs to."""
    count: int = 1
    """How often the same sentence came in a row."""
    chapter: bool = False
    minor: bool = False
    """A draw or another move of chance, which a reader may skip."""
    names: tuple[str, ...] = ()
    """The words of the sentence that are names of pieces, people and places, as they stand there."""
    verb: str = ""
    """The verb of a sentence that begins with the one who acts, as it stands there."""


class Log:
    """The log for one viewer. It keeps its lines, so that a long game is not formatted again with every move."""

    def __init__(self, words: Language, seat: int | None) -> None:
        self.words = words
        self.seat = seat
        self.marks = array("q")
        """The marks of the moves whose lines are kept. After an undo the match has others."""
        self.kept: tuple[bytes, ...] = ()
        """The lines of each of these moves, packed: as objects they would stop the garbage collector for long."""

    def lines(self, match: Match) -> list[LogLine]:
        """All lines; the same sentence several times in a row is one line with a count."""
        settled = len(match.entries) - match.sealed_tail
        same = common_start(self.marks, match.entries.marks[:settled])
        del self.marks[same:]
        new = (packed(self.lines_of(match.entries[number], number)) for number in range(same, settled))
        self.kept = (*self.kept[:same], *new)
        self.marks += match.entries.marks[same:settled]
        own = [entry for entry in match.entries[settled:] if entry.decision.seat == self.seat]
        shown = [
            *map(unpacked, self.kept),
            *(self.lines_of(entry, number) for number, entry in enumerate(own, settled)),
        ]
        changes = self.changes(match, len(shown) + 1)
        return merged(line for at, lines in enumerate(shown) for line in (*lines, *changes.get(at, ())))

    def lines_of(self, entry: Entry, number: int) -> list[LogLine]:
        lines = [
            self.line(event.seen_by(self.seat), number, chance=at == 0 and entry.decision.seat == NATURE)
            for at, event in enumerate(entry.events)
        ]
        # Nothing can be logged before the first move, so the headings that it causes stand above it.
        return lines if number else sorted(lines, key=lambda line: not line.chapter)

    def changes(self, match: Match, last: int) -> dict[int, list[LogLine]]:
        """The players who took over, after the move before."""
        # The seat's own name: the name of its player is that of the new one already.
        words, found = self.words.seated({}), dict[int, list[LogLine]]()
        for note in players.merged(match.players, last):
            if note.start > 1:
                text = words.say("player-changed", seat=("seat", note.seat), player=player_text(note.player, words))
                found.setdefault(note.start - 2, []).append(LogLine(text, entry=note.start - 2))
        return found

    def line(self, event: SeenEvent, entry: int, chance: bool = False) -> LogLine:
        chapter = f"log-{event['key']}.chapter"
        if self.words.has(chapter):
            return LogLine(self.words.say(chapter, **event["args"]), entry=entry, chapter=True)
        text = self.words.event(event)
        names, verb = names_in(text, event, self.words), verb_in(text, event, self.words)
        return LogLine(text, things_in(event), entry, minor=chance, names=names, verb=verb)


def packed(lines: Iterable[LogLine]) -> bytes:
    return marshal.dumps(
        [(line.text, line.things, line.entry, line.count, line.chapter, line.minor, line.names) for line in lines]
    )


def unpacked(data: bytes) -> list[LogLine]:
    return [LogLine(*fields) for fields in marshal.loads(data)]


def common_start(one: array[int], other: array[int]) -> int:
    """How many marks at the beginning are equal. A mark stands for all before it, so that most need one look."""
    length = min(len(one), len(other))
    while length and one[length - 1] != other[length - 1]:
        length -= 1
    return length


def common_length(one: Sequence[object], other: Sequence[object]) -> int:
    """How many items at the beginning are equal."""
    pairs = enumerate(zip(one, other, strict=False))
    unequal = (at for at, (first, second) in pairs if first is not second and first != second)
    return next(unequal, min(len(one), len(other)))


def things_in(event: SeenEvent) -> tuple[str, ...]:
    """The things that an event names, in its order, each once: `unit:archer`."""
    named = [value for value in event["args"].values() if isinstance(value, (list, tuple)) and value[1] is not None]
    return tuple(dict.fromkeys(f"{kind}:{token}" for kind, token in named))


def names_in(text: str, event: SeenEvent, words: Language) -> tuple[str, ...]:
    """The names of an event's things as the sentence has them, in any case of theirs."""
    found = []
    for value in event["args"].values():
        if isinstance(value, (list, tuple)) and value[1] is not None and value[0] != "seat":
            forms = sorted(words.forms(value[0], str(value[1])), key=len, reverse=True)
            found += [form for form in forms if len(form) > 1 and form in text][:1]
    return tuple(dict.fromkeys(found))


def verb_in(text: str, event: SeenEvent, words: Language) -> str:
    """The verb of a sentence, with the words of `PARTICLES` before it: it stands after the one who acts."""
    things = [value for value in event["args"].values() if isinstance(value, (list, tuple)) and value[1] is not None]
    actors = (words.name(value[0], str(value[1])) for value in things)
    actor = max((name for name in actors if text.startswith(f"{name} ")), key=len, default="")
    found: list[str] = []
    for word in text.removeprefix(actor).split() if actor else ():
        found.append(word.strip(".,:;"))
        if word not in PARTICLES[words.code]:
            break
    return " ".join(found)


def merged(lines: Iterable[LogLine]) -> list[LogLine]:
    found: list[LogLine] = []
    for line in lines:
        if found and not line.chapter and not found[-1].chapter and found[-1].text == line.text:
            found[-1] = replace(found[-1], count=found[-1].count + 1)
        else:
            found.append(line)
    return found


def sentences(events: Iterable[SeenEvent], words: Language) -> list[str]:
    """A sentence for each event; equal ones in a row are one sentence with a count."""
    lines = merged(LogLine(words.event(event)) for event in events)
    return [
        line.text if line.count == 1 else words.say("list-times", text=line.text, count=line.count) for line in lines
    ]


def events_since_own_decision(match: Match, seat: int) -> list[dict[str, Any]]:
    """What a seat may know of everything since its own last decision, or since the start."""
    entries = match.seen_entries(seat)
    own = [number for number, entry in enumerate(entries) if entry.decision.seat == seat]
    return seen_events(entries[own[-1] if own else 0 :], seat)
