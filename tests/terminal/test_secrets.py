"""Nothing that a seat cannot know is ever on its screen."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import hetman
from hetman.core.events import Event
from hetman.core.replay import Entries, Entry
from hetman.terminal.input import Input
from hetman.terminal.session import Session
from terminal.script import CLEARED, Paper, Scene, passes_curtains, scene, typist

SETTINGS = [
    ("person,person", {"army": "random", "round_limit": 12}),
    ("person,person", {"army": "gaugamela", "round_limit": 12}),
    ("person,person", {"army": "draft", "round_limit": 6}),
    ("person,random,person,random", {"army": "random", "round_limit": 6}),
]


def screen_of(table: Session, match: hetman.Match) -> str:
    """Everything the seat to decide can get to see."""
    looked = copy.copy(table)
    looked.match = match
    paper = Paper(typist([]))
    looked.screen = paper
    looked.show(whole=True)
    answers = Input(looked)
    for command in ("log", "moves", "help"):
        answers.obey(command, "")
    return paper.text


def twin(match: hetman.Match, seat: int, dice: hetman.Dice) -> hetman.Match:
    """A match that differs only in what the seat cannot know: in the position, and in what it was not shown."""
    other = copy.copy(match)
    other.state = match.state.imagine(seat, dice)
    other.entries = Entries(
        Entry.of(entry.decision, entry.move, [scrambled(event, seat) for event in entry.events])
        for entry in match.entries
    )
    return other


def scrambled(event: Event, seat: int) -> Event:
    if event.witness == seat:
        return event
    args = {name: [value[0], "scrambled"] if name in event.hidden else value for name, value in event.args.items()}
    return Event(event.key, args, event.witness, event.hidden)


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_what_a_seat_cannot_know_changes_nothing_on_its_screen(
    players: str, options: dict[str, Any], code: str
) -> None:
    compared = 0

    def typing(played: Scene) -> str:
        nonlocal compared
        seat, match = played.match.actor, played.match
        other = twin(match, seat, hetman.Dice(compared))
        compared += other.state != match.state
        if compared % 4 == 0:
            assert screen_of(played.table, other) == screen_of(played.table, match)
        return passes_curtains(played)

    played = scene(typing, players, code=code, **options)
    played.run()
    assert played.match.over
    assert compared > 10


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_between_two_curtains_stands_only_what_one_seat_may_read(players: str, options: dict[str, Any]) -> None:
    played = scene(passes_curtains, players, **options)
    played.run()
    lang = played.table.language
    parts = [part for part in played.text.split(CLEARED) if "Legal moves" in part]
    assert len(parts) > 10
    hidden = 0
    for part in parts:
        (reader,) = [seat for seat in range(4) if f"{lang.name('seat', str(seat))} (you)" in part]
        for entry in played.match.entries:
            event = entry.events[0]
            if event.hidden and event.witness != reader:
                hidden += 1
                assert lang.event({"key": event.key, "args": event.args}) not in part
    assert hidden > 100


def test_the_seed_reaches_no_screen() -> None:
    played = scene(passes_curtains, "person,person", seed=2**255 + 12345)
    seed = played.match.seed.hex()
    played.run()
    assert seed[:16] not in played.text


def test_a_sealed_choice_stays_sealed(ambush: hetman.Game) -> None:
    """Anna has played her card when Borys is asked for his. His screen must not show that."""
    asked = 0

    def typing(played: Scene) -> str:
        nonlocal asked
        match = played.match
        if match.actor == 1 and match.state.stack[-1].sealed and "Lay a card." in played.text.rsplit(CLEARED, 1)[-1]:
            asked += 1
            answers = sum(1 for entry in match.entries if entry.decision.sealed and entry.decision.seat == 0)
            screen = screen_of(played.table, match)
            assert screen.rsplit("What has happened:", 1)[1].count("Anna lays") == answers - 1
            assert screen_of(played.table, twin(match, 1, hetman.Dice(asked))) == screen
        return passes_curtains(played)

    played = scene(typing, "person,person", game=ambush, seed=3)
    played.run()
    assert played.match.over
    assert asked > 2
