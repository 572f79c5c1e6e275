"""Solve the last turns of a small War Chest by counterfactual regret minimisation, and print the exploitability.

Nobody knows the other's coins. So the game starts with chance, which deals hands that fit what everybody has seen.
"""

from __future__ import annotations

from typing import Any

from open_spiel.python.algorithms import cfr, exploitability

import hetman
from hetman import lab

SMALL: dict[str, Any] = {"army": "first-game", "units": 2, "markers": 4, "round_limit": 6}
TURNS = 3
"""Decisions that are left."""
DEALS = 6
ITERATIONS = 40
EVERY = 20


def late_position(seed: int) -> hetman.State:
    """Play random games until one has exactly TURNS decisions left and both sides have equal chances to score."""
    game = hetman.game("warchest")
    dice = hetman.Dice(seed)
    while True:
        state = game.start(seats=2, **SMALL)
        state.roll(dice)
        course = []
        while state.stack:
            course.append(state.copy())
            state.playout(dice, 1)
        late = course[-TURNS]
        if state.view(None)["round"] == SMALL["round_limit"] and len(set(late.scores())) == 1:
            return late


def deals(state: hetman.State, seed: int) -> list[hetman.State]:
    """Return positions that nobody can tell apart who sees no hand: both seats' coins are dealt again."""
    dice = hetman.Dice(seed)
    return [state.imagine(0, dice).imagine(1, dice) for _ in range(DEALS)]


def main() -> None:
    game = lab.spiel_game("warchest", starts=deals(late_position(3), 3), **SMALL)
    solver = cfr.CFRSolver(game)
    for iteration in range(1, ITERATIONS + 1):
        solver.evaluate_and_update_policy()
        if iteration % EVERY == 0 or iteration == 1:
            policy = solver.average_policy()
            print(
                f"iteration {iteration:3}: exploitability {exploitability.exploitability(game, policy):.4f}", flush=True
            )


if __name__ == "__main__":
    main()
