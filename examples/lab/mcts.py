"""OpenSpiel's own tree search plays a small War Chest against random moves.

OpenSpiel's search sees the whole position, so it knows the other hand: it shows the interface, not a fair player.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from hetman import lab

SMALL: dict[str, Any] = {"army": "first-game", "units": 2, "markers": 3, "round_limit": 6}
GAMES = 6
SIMULATIONS = 25


def play(seed: int, searching: int) -> float:
    """Return the result of the searching seat."""
    dice = np.random.RandomState(seed)
    game = lab.spiel_game("warchest", **SMALL)
    bot = mcts.MCTSBot(game, 1.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=odds)))
        elif state.current_player() == searching:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    return float(state.returns()[searching])


def main() -> None:
    results = [play(seed, seed % 2) for seed in range(GAMES)]
    wins, losses = results.count(1.0), results.count(-1.0)
    print(f"search against random: {wins} wins, {losses} losses, {GAMES - wins - losses} draws")


if __name__ == "__main__":
    main()
