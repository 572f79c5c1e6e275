"""The games pass OpenSpiel's own tests. `make prove-lab` installs OpenSpiel, which is large."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hetman
from hetman import lab
from hetman.core.decision import NATURE
from hetman.lab.moments import Moment

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("warchest", 2, {"army": "first-game", "round_limit": 4}),
    ("warchest", 2, {"army": "first-game", "units": 2, "markers": 3, "round_limit": 6}),
    ("warchest", 4, {"round_limit": 3}),
    ("grunwald", 2, {"rounds": 4}),
    ("grunwald", 4, {"rounds": 3}),
    ("zizka", 1, {"goal": 5}),
    ("zizka", 2, {"goal": 5}),
    ("chocim", 2, {"weeks": 2}),
]


def spiel() -> Any:
    return pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make prove-lab")


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
def test_openspiel_simulates_random_games(name: str, seats: int, options: dict[str, Any]) -> None:
    spiel().random_sim_test(lab.spiel_game(name, seats, **options), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
def test_a_playthrough_can_be_repeated(name: str, seats: int, options: dict[str, Any], tmp_path: Path) -> None:
    spiel()
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    game = str(lab.spiel_game(name, seats, **options))
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(game, None, seed=7), encoding="utf-8")
    before, after = generate_playthrough.replay(str(file))
    assert before == after


def test_a_wrong_action_is_refused_with_the_legal_ones() -> None:
    spiel()
    state = lab.spiel_game("warchest", army="first-game").new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    wrong = next(action for action in range(10**4) if action not in state.legal_actions())
    with pytest.raises(hetman.IllegalMove, match=r"Legal: \d+ \("):
        state.move(wrong)


def test_chance_picks_one_of_several_starts() -> None:
    spiel()
    game = hetman.game("warchest")
    state = game.start(2, army="first-game")
    state.roll(hetman.Dice(1))
    dice = hetman.Dice(2)
    starts = [state.imagine(0, dice) for _ in range(3)]
    root = lab.spiel_game("warchest", starts=starts, army="first-game").new_initial_state()
    assert root.chance_outcomes() == [(number, 1 / 3) for number in range(3)]
    children = [root.child(number) for number in range(3)]
    assert [child.position.dump() for child in children] == [start.dump() for start in starts]
    assert len({child.information_state_string(0) for child in children}) == 1


@pytest.mark.parametrize("name", hetman.games())
def test_a_seat_remembers_what_it_saw_and_nothing_else(name: str) -> None:
    """Positions that a seat cannot tell apart give the same memory; its own moves and everything it sees are in it."""
    game, dice = hetman.game(name), hetman.Dice(5)
    moment = Moment(game.start(game.usual_seats))
    for _ in range(60):
        state = moment.state
        if not state.stack:
            break
        before = [moment.told(seat) for seat in range(state.setup.seats)]
        actor = state.actor
        moves = state.moves()
        move = int(moves[dice.index(state.odds())] if actor == NATURE else moves[dice.below(len(moves))])
        moment = moment.after(move)
        for seat in range(state.setup.seats):
            told = moment.told(seat)
            assert told.startswith(before[seat])
            if seat == actor:
                assert game.notation(move) in told[len(before[seat]) :]
            imagined = Moment(moment.state.imagine(seat, dice), moment.parent, moment.move)
            assert imagined.told(seat) == told
