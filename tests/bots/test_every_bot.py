"""Every bot in every game plays by the rules and knows no more than its seat."""

from __future__ import annotations

import pytest

import hetman
from hetman import Dice, Match, Seat
from hetman.bots import read_bot
from hetman.bots.greedy import LONGEST
from hetman.core.state import State
from hetman.testing import settings_of

BOTS = ("random", "greedy", "search:25", "page")
CASES = [(name, setting.seats) for name in hetman.games() for setting in settings_of(hetman.game(name))]
SEATED = sorted(set(CASES))
ids = [f"{name} {seats}" for name, seats in SEATED]


def middles(name: str, seats: int, count: int = 4) -> list[State]:
    """Positions of random games in which a seat has a choice."""
    found: list[State] = []
    for seed in range(100):
        state, dice = hetman.game(name).start(seats), Dice(seed)
        state.playout(dice, (7 + 19 * len(found)) // (1 + seed // 10))
        for _ in range(30):
            state.roll(dice)
            if state.actor < 0:
                break
            moves = state.moves()
            if len(moves) > 1:
                found.append(state)
                break
            state.step(moves[0])
        if len(found) == count:
            return found
    raise AssertionError(f"{name} leaves hardly a choice")


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize(("name", "seats"), SEATED, ids=ids)
def test_it_chooses_legal_moves(name: str, seats: int, spec: str) -> None:
    match = Match(hetman.game(name), seed=3, seats=seats)
    bots = [read_bot(spec, seed=seat) for seat in range(seats)]
    for _ in range(30):
        if match.over:
            break
        match.play(bots[match.actor].choose(Seat(match.state, match.actor)))


@pytest.mark.parametrize(("name", "seats"), SEATED, ids=ids)
def test_greedy_bots_bring_their_games_to_an_end(name: str, seats: int) -> None:
    """If an evaluator values a possible gain above the real one, greedy bots wait forever."""
    for seed in range(3):
        match = Match(hetman.game(name), seed=seed, seats=seats)
        bots = [read_bot("greedy", seed=seed + seat) for seat in range(seats)]
        for _ in range(1500):
            if match.over:
                break
            match.play(bots[match.actor].choose(Seat(match.state, match.actor)))
        assert match.over, f"seed {seed}: nobody has won after 1500 decisions"


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize(("name", "seats"), SEATED, ids=ids)
def test_its_choice_does_not_change_when_only_hidden_things_change(name: str, seats: int, spec: str) -> None:
    for state in middles(name, seats):
        seat = state.actor
        choices = set()
        for seed in range(4):
            other = state.imagine(seat, Dice(seed)) if seed else state
            choices.add(read_bot(spec, seed=5).choose(Seat(other, seat)))
        assert len(choices) == 1


@pytest.mark.parametrize("spec", ["greedy", "search:25"])
@pytest.mark.parametrize(("name", "seats"), SEATED, ids=ids)
def test_it_explains_the_move_that_it_makes(name: str, seats: int, spec: str) -> None:
    for state in middles(name, seats, 2):
        candidates = read_bot(spec, seed=1).explain(Seat(state, state.actor))
        assert candidates[0].move == read_bot(spec, seed=1).choose(Seat(state, state.actor))
        shares = [candidate.visit_share for candidate in candidates]
        assert sum(shares) == pytest.approx(1)
        assert shares == sorted(shares, reverse=True)
        assert {candidate.move for candidate in candidates} <= set(state.moves())
        for candidate in candidates:
            assert candidate.value is not None
            assert 0 <= candidate.value <= 1


@pytest.mark.parametrize(("name", "seats"), SEATED, ids=ids)
def test_an_evaluator_is_fit_for_search(name: str, seats: int) -> None:
    evaluator = hetman.game(name).evaluator()
    for state in middles(name, seats):
        for seat in range(seats):
            assert len(evaluator.features(state, seat)) == len(evaluator.weights)
        values = evaluator.evaluate(state)
        assert len(values) == seats
        assert all(0 <= value <= 1 for value in values)
        priors = evaluator.priors(state, state.moves())
        assert len(priors) == len(state.moves())
        assert all(prior > 0 for prior in priors)


@pytest.mark.parametrize(("name", "seats"), SEATED, ids=ids)
def test_a_move_of_several_steps_is_soon_completed(name: str, seats: int) -> None:
    """Greedy stops after some decisions if no position is quiet. No game may need that."""
    evaluator = hetman.game(name).evaluator()
    for seed in range(20):
        state, dice = hetman.game(name).start(seats), Dice(seed)
        state.playout(dice, 10 * seed)
        state.roll(dice)
        seat = state.actor
        for _ in range(LONGEST):
            if seat < 0 or state.actor != seat or evaluator.is_quiet(state):
                break
            priors = evaluator.priors(state, state.moves())
            state.step(state.moves()[priors.index(max(priors))])
            state.roll(dice)
        else:
            raise AssertionError(f"seed {seed}: not quiet after {LONGEST} decisions")
