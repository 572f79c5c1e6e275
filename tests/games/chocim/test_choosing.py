"""Choosing moves of Chocim 1621: every question has its sentence, ticks come in any order, refusals have reasons."""

from __future__ import annotations

from itertools import permutations

import pytest

from clicking import asked, positions, things
from games.chocim.table import Table, table
from games.chocim.walks import decided
from hetman import State
from hetman.games.chocim import GAME
from hetman.language import LANGUAGES, language
from hetman.presentation.choosing import Choosing, Item, legal_moves
from hetman.presentation.draft import Ticked, earlier, with_tick
from hetman.presentation.question import Question

LONGEST = {"en": 60, "pl": 75}
REFUSED_WITHOUT_REASON = 0.05


def question(state: State, code: str, items: tuple[Item, ...] = ()) -> Question:
    """The question of the seat to decide after these were chosen."""
    seat, decision = state.actor, state.stack[-1]
    words = language(code, GAME.folder, GAME.own_texts[code]).seated({0: "Katarzyna", 1: "Stanisław"})
    stage = Ticked(state, decision, state.view(seat), legal_moves(GAME, state.moves()))
    return Question(GAME, words, stage, Choosing(stage.moves, (), GAME.direct).grown(items))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_missing_part_has_a_sentence_of_its_own(code: str) -> None:
    """Whatever is chosen in whatever order: the bar asks for what is missing and fits into two lines."""
    said: set[str] = set()
    for state in (*decided(1)[::3], *decided(2)[::3], *decided(5)[::3]):
        first = question(state, code)
        check(first, code)
        for move in first.choosing.moves[::5]:
            items = [Item(move.word), *(Item(part.token, (part.name,)) for part in move.parts)]
            for order in list(permutations(items))[::3]:
                for made in range(1, len(items)):
                    found = question(state, code, order[:made])
                    if found.ready is None and found.main is None:
                        assert found.key.startswith("ask-"), (order[:made], found.keys())
                        said.add(found.key)
                        check(found, code)
    assert len(said) > 12


def check(found: Question, code: str) -> None:
    bar = found.bar
    assert ":" in bar, "up to the colon it is the step"
    assert len(bar) <= LONGEST[code], bar


@pytest.mark.parametrize("code", LANGUAGES)
def test_refused_clicks_have_reasons_that_fit(code: str) -> None:
    words = language(code, GAME.folder, GAME.own_texts[code]).seated({0: "Katarzyna", 1: "Stanisław"})
    refused = without = 0
    for shown, seat in positions("chocim", 2, 25, 9, seed=4):
        open_question = asked(shown, seat)
        view, moves = open_question.ticked.view, [move.tokens for move in open_question.choosing.moves]
        for thing in {thing.links for thing in things(shown, seat, open_question) if not thing.state and thing.links}:
            refused += 1
            reason = GAME.why_not(view, moves, (), [link.token for link in thing])
            if reason is None:
                without += 1
                continue
            assert len(words.say(f"why-{reason.key}", **reason.args)) <= LONGEST[code]
    assert refused > 500
    assert without <= REFUSED_WITHOUT_REASON * refused


# Ticks


def talks() -> Table:
    hands = {0: "4 3 2 2 1 1 1", 1: "4 3 3 2 1 1 1"}
    return table(phase="negotiation", treaties=hands).play("claim sich")


def ticked(t: Table, *moves: str) -> list[Ticked]:
    """The positions of a draft, ticked in this order."""
    state = t.state
    line = [Ticked(state, state.stack[-1], state.view(state.actor), legal_moves(GAME, state.moves()))]
    for move in moves:
        more = with_tick(GAME, state.actor, line, GAME.parse(move))
        assert more is not None, f"{move} does not fit"
        line = more
    return line


@pytest.mark.parametrize("order", list(permutations(("lay 4", "lay 2", "lay 1"))))
def test_treaties_are_ticked_and_laid_in_any_order(order: tuple[str, ...]) -> None:
    line = ticked(talks(), *order)
    assert [GAME.notation(move) for move in line[-1].all] == list(order)


def test_everything_is_still_offered_after_a_tick() -> None:
    line = ticked(talks(), "lay 1")
    assert {GAME.notation(legal.move) for legal in line[-1].moves} == {"lay 4", "lay 3", "lay 2", "lay 1", "ready"}
    assert earlier(GAME, line[0].decision.seat, line) == []


def test_a_tick_that_is_not_there_does_not_fit() -> None:
    t = talks()
    line = ticked(t, "lay 4")
    assert with_tick(GAME, t.actor, line, GAME.parse("lay 4")) is None, "there is only one"
