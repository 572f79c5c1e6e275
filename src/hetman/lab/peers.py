"""Our games beside those of other projects, measured in one run by the same rules.

A decision is one of a player, with the chance that follows it. All moves are random, so that only rules and legal moves
are measured. A loop of Python asks for the legal moves and plays one of them, or the project's own runner does. A peer
that is not installed is left out. Each is loaded by name.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

from hetman.core import registry
from hetman.core.dice import Dice

LONGEST = 2000
"""Decisions after which a random game counts as ended."""


@dataclass(frozen=True)
class Measured:
    """The figures of one game of a project."""

    project: str
    version: str
    game: str
    decisions: float
    """Each second."""
    games: float
    """Each second, stopped after LONGEST decisions."""
    copy: float | None
    """Microseconds; None if the project cannot copy a position."""


Play = Callable[[], int]
"""Plays one game. Returns its decisions."""
Copy = Callable[[], object]


def measure_all(seconds: float, own_version: str) -> Iterator[Measured]:
    """Measure our games, then every peer that is installed. Each game takes about `seconds` of processor time."""
    for name in registry.games():
        play, copy = own_game(name)
        yield measured("hetman", own_version, name, play, copy, seconds)
        yield measured("hetman", own_version, f"{name}, playout", own_playout(name), None, seconds)
    for modules, package, games in PEERS:
        if not all(map(is_installed, modules)):
            continue
        for name, make in games.items():
            yield measured(package, version(package), name, *make(), seconds)


def is_installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        # The package around it is missing.
        return False


def measured(project: str, version: str, game: str, play: Play, copy: Copy | None, seconds: float) -> Measured:
    decisions, games, start = 0, 0, time.process_time()
    while (taken := time.process_time() - start) < seconds or not games:
        decisions += play()
        games += 1
    took = None
    if copy is not None:
        copies, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds / 4 or not copies:
            copy()
            copies += 1
        took = 1e6 * spent / copies
    return Measured(project, version, game, decisions / taken, games / taken, took)


# Ours


def own_game(name: str) -> tuple[Play, Copy]:
    """Our game in a loop of Python, as the peers are played."""
    game, dice, choice = registry.game(name), Dice(1), random.Random(1)
    middle = game.start(game.usual_seats)
    middle.playout(dice, 40)

    def play() -> int:
        state, made = game.start(game.usual_seats), 0
        state.roll(dice)
        while state.stack and made < LONGEST:
            state.step(choice.choice(state.moves()))
            state.roll(dice)
            made += 1
        return made

    return play, middle.copy


def own_playout(name: str) -> Play:
    """Our game without Python between two decisions, which few peers have."""
    game, dice = registry.game(name), Dice(1)
    return lambda: int(game.start(game.usual_seats).playout(dice, LONGEST))


# Peers


def spiel_game(name: str) -> Callable[[], tuple[Play, Copy]]:
    def make() -> tuple[Play, Copy]:
        game = import_module("pyspiel").load_game(name)
        dice = random.Random(1)

        def play() -> int:
            state, made = game.new_initial_state(), 0
            while not state.is_terminal() and made < LONGEST:
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, odds)[0])
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    made += 1
            return made

        return play, game.new_initial_state().clone

    return make


def python_chess() -> tuple[Play, Copy]:
    board_class = import_module("chess").Board
    dice = random.Random(1)

    def play() -> int:
        board, made = board_class(), 0
        while not board.is_game_over() and made < LONGEST:
            board.push(dice.choice(list(board.legal_moves)))
            made += 1
        return made

    return play, board_class().copy


def catanatron() -> tuple[Play, Copy]:
    package = import_module("catanatron")
    colours = [package.Color.RED, package.Color.BLUE]

    def start() -> Any:
        return package.Game([package.RandomPlayer(colour) for colour in colours])

    def play() -> int:
        game = start()
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    return play, start().copy


def pettingzoo_game(name: str) -> Callable[[], tuple[Play, Copy | None]]:
    def make() -> tuple[Play, Copy | None]:
        env = import_module(f"pettingzoo.classic.{name}").env()
        seeds = iter(range(10**9))

        def play() -> int:
            env.reset(seed=next(seeds))
            made = 0
            for agent in env.agent_iter(LONGEST):
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                else:
                    env.step(env.action_space(agent).sample(seen["action_mask"]))
                    made += 1
            return made

        return play, None

    return make


def rlcard_game(name: str) -> Callable[[], tuple[Play, Copy | None]]:
    def make() -> tuple[Play, Copy | None]:
        rlcard = import_module("rlcard")
        agents = import_module("rlcard.agents")
        env = rlcard.make(name, config={"seed": 1})
        env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def play() -> int:
            trajectories, _ = env.run()
            # A trajectory is states and actions in turn, and the last state.
            return sum(len(seen) // 2 for seen in trajectories)

        return play, None

    return make


PEERS: list[tuple[tuple[str, ...], str, dict[str, Callable[[], tuple[Play, Copy | None]]]]] = [
    (("pyspiel",), "open_spiel", {name: spiel_game(name) for name in ("backgammon", "chess", "gin_rummy")}),
    (("chess",), "chess", {"chess": python_chess}),
    (("catanatron",), "catanatron", {"catan": catanatron}),
    (("rlcard",), "rlcard", {name: rlcard_game(name) for name in ("leduc-holdem", "uno")}),
    (
        ("pettingzoo.classic", "pygame", "chess"),
        "pettingzoo",
        {name: pettingzoo_game(name) for name in ("connect_four_v3", "chess_v6")},
    ),
]
"""The modules that a peer needs, the package with its version, and some of its games."""
