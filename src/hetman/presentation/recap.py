"""The recap: what changed since the viewer's last decision, by who did it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hetman.core.changes import Change
from hetman.core.decision import NATURE
from hetman.core.match import Match
from hetman.core.replay import Entry
from hetman.language import Language
from hetman.presentation.playback import position_after, settled_entries


@dataclass(frozen=True)
class ChangeText:
    """A change in words: what it is, how much, and for which seat it counts.

    `own`: it concerns the viewer's own side. `loss`: it is a loss.
    """

    text: str
    figure: str
    amount: int
    seat: int | None
    own: bool
    loss: bool
    places: tuple[str, ...]


@dataclass(frozen=True)
class RecapGroup:
    """What one seat did, or what happened by itself (`who` is None). `entry` is the number of its first move."""

    who: int | None
    entry: int
    changes: tuple[ChangeText, ...]


def recap(match: Match, seat: int, words: Language) -> list[RecapGroup]:
    """What changed since the last decision of a seat. Nothing before its first one."""
    entries = settled_entries(match)
    own = [number for number, entry in enumerate(entries) if entry.decision.seat == seat]
    if not own:
        return []
    first = own[-1] + 1
    state = position_after(match, first)
    groups: list[RecapGroup] = []
    for who, start, part in turns(entries, first):
        before = state.view(seat)
        for entry in part:
            state.step(entry.move)
        found = match.game.changes(before, state.view(seat))
        if found:
            groups.append(RecapGroup(who, start, texts_of(found, match, seat, words)))
    return groups


def turns(entries: Sequence[Entry], first: int) -> Iterable[tuple[int | None, int, list[Entry]]]:
    """The moves from number `first` on, grouped by who made them. Chance belongs to the move before it."""
    groups: list[tuple[int | None, int, list[Entry]]] = []
    for number, entry in enumerate(entries[first:], first):
        actor = None if entry.decision.seat == NATURE else int(entry.decision.seat)
        if groups and (actor is None or groups[-1][0] == actor):
            groups[-1][2].append(entry)
        else:
            groups.append((actor, number, [entry]))
    return groups


def texts_of(changes: Iterable[Change], match: Match, seat: int, words: Language) -> tuple[ChangeText, ...]:
    """The viewer's own losses first, then what counts most."""
    team = next(team for team in match.game.teams(match.setup.seats) if seat in team)
    said = [
        ChangeText(
            words.say(f"change-{change.key}", amount=change.amount, **change.args),
            ":".join(change.figure) if change.figure else "",
            change.amount,
            change.seat,
            change.seat in team,
            change.loss,
            change.places,
        )
        for change in sorted(changes, key=lambda change: -change.weight)
    ]
    return tuple(sorted(said, key=lambda change: not (change.own and change.loss)))
