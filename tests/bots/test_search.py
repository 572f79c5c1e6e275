"""The search: its moves, tree reuse and time limits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hetman
from ambush import Ambush
from hetman import Dice, Match, Seat
from hetman.bots import search as search_module
from hetman.bots.search import SearchBot
from hetman.bots.tree import Tree
from hetman.core.evaluator import Evaluator

GAME = hetman.game("warchest")


def middle(decisions: int = 40) -> hetman.State:
    """A position with a real choice after that many random decisions or a few more."""
    state, dice = GAME.start(2, army="first-game"), Dice(2)
    state.playout(dice, decisions)
    while len(state.moves()) < 8:
        state.playout(dice, 1)
    return state


def seat_of(state: hetman.State) -> Seat:
    return Seat(state, state.actor)


def grown(state: hetman.State, iterations: int) -> Tree:
    tree = Tree(state.copy(), state.actor, GAME.evaluator(), GAME.verbs.masks(), Dice(1))
    tree.run(iterations)
    return tree


def test_it_takes_a_win_in_one() -> None:
    """Five of six markers are placed and a unit stands on the sixth location: a search must find the win."""
    state = about_to_win()
    for seed in range(5):
        chosen = SearchBot(iterations=100, seed=seed).choose(seat_of(state))
        state_after = state.copy()
        state_after.step(chosen)
        assert state_after.winners() == (state.actor,)


def about_to_win() -> hetman.State:
    for seed in range(500):
        state, dice = GAME.start(2, army="first-game"), Dice(seed)
        for _ in range(2000):
            state.roll(dice)
            if state.actor < 0:
                break
            for move in state.moves():
                after = state.copy()
                after.step(move)
                if not after.stack and len(state.moves()) > 3:
                    return state
            moves = state.moves()
            state.step(moves[dice.below(len(moves))])
    raise AssertionError("no random game is ever won")


def test_a_seed_and_a_number_of_iterations_decide_everything() -> None:
    def moves_of(seed: int) -> list[int]:
        match, bot, made = Match(GAME, seed=1, army="first-game"), SearchBot(iterations=60, seed=seed), []
        for _ in range(12):
            made.append(bot.choose(seat_of(match.state)))
            match.play(made[-1])
        return made

    assert moves_of(4) == moves_of(4)
    assert len({tuple(moves_of(seed)) for seed in range(5)}) > 1


def test_every_iteration_ends_in_the_root() -> None:
    root = grown(middle(), 200).root()
    assert root is not None
    assert root.visits == 200
    assert sum(edge.visits for edge in root.edges) == 199, "the first one opens the decision"
    assert {edge.move for edge in root.edges} == set(middle().moves())


class Lopsided(Evaluator):
    """Gives the first move a high prior and the others a low one. All values are equal."""

    def __init__(self, exploration_fraction: float) -> None:
        super().__init__([], [], rollout_depth=0, c_puct=0.6, exploration_fraction=exploration_fraction)

    def evaluate(self, state: hetman.State) -> list[float]:
        return [0.5, 0.5]

    def priors(self, state: hetman.State, moves: list[int]) -> list[float]:
        return [1.0] + [1e-6] * (len(moves) - 1)


@pytest.mark.parametrize("exploration_fraction", [0.0, 0.25, 1.0])
def test_the_exploration_fraction_visits_moves_of_low_priors(exploration_fraction: float) -> None:
    state = middle()
    tree = Tree(state.copy(), state.actor, Lopsided(exploration_fraction), GAME.verbs.masks(), Dice(1))
    tree.run(400)
    root = tree.root()
    assert root is not None
    assert sum(edge.prior for edge in root.edges) == pytest.approx(1)
    assert min(edge.prior for edge in root.edges) == pytest.approx(exploration_fraction / len(root.edges), abs=1e-6)
    visited = [edge.move for edge in root.edges if edge.visits > 0]
    assert visited == (state.moves() if exploration_fraction else state.moves()[:1])


def test_results_are_shares_of_a_win() -> None:
    root = grown(middle(), 300).root()
    assert root is not None
    for edge in root.edges:
        assert 0 <= edge.total <= int(edge.visits)


def test_draws_of_others_that_are_not_seen_do_not_branch() -> None:
    """After the last coin of a round both seats draw. The searching seat sees its own three coins."""
    tree = grown(middle(), 3000)
    seen = set()
    edges = [tree.start]
    while edges:
        edge = edges.pop()
        node = edge.node
        while node is not None:
            if node.seat == hetman.NATURE:
                decision = tree.imagined.decision(int(node.code))
                seen.add(int(decision.witness))
            edges += [*node.by_move.values(), *node.unseen.values()]
            node = node.sibling
    assert seen == {int(tree.seat)}


def test_the_tree_is_reused_for_the_next_move(monkeypatch: pytest.MonkeyPatch) -> None:
    match, bot = Match(GAME, seed=3, army="first-game"), SearchBot(iterations=400, seed=1)
    reused = []
    resume = bot.tree_reuse.resume

    def watched(tree: Tree, seat: Seat) -> None:
        resume(tree, seat)
        reused.append(tree.start.node is not None)

    monkeypatch.setattr(bot.tree_reuse, "resume", watched)
    for _ in range(20):
        mine = match.actor == 0
        moves = match.state.moves()
        match.play(bot.choose(seat_of(match.state)) if mine else moves[0])
    assert not reused[0]
    assert any(reused)


def test_the_tree_of_another_game_is_not_reused() -> None:
    bot = SearchBot(iterations=50, seed=1)
    bot.choose(seat_of(middle()))
    bot.choose(seat_of(middle(60)))
    tree = bot.tree_reuse.tree
    assert tree is not None
    root = tree.root()
    assert root is not None
    assert root.visits == 50


def test_time_is_looked_at_after_every_few_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ticking()
    monkeypatch.setattr(search_module, "perf_counter", lambda: next(clock))
    bot = SearchBot(time=0.5, seed=1)
    bot.choose(seat_of(middle()))
    assert bot.tree_reuse.tree is not None
    root = bot.tree_reuse.tree.root()
    assert root is not None
    assert root.visits == 5 * search_module.CHUNK


def ticking() -> Iterator[float]:
    """A tenth of a second passes between two looks at the clock."""
    return (0.1 * look for look in range(1000))


def test_two_cores_search_more_than_one() -> None:
    bot = SearchBot(time=0.3, cores=2, seed=1)
    state = middle()
    assert bot.process is not None
    for _ in range(20):
        bot.process.request(seat_of(state))
        found = bot.process.answer(5.0)
        if found:
            break
    assert set(found) <= set(state.moves())
    assert sum(visits for visits, _ in found.values()) > 1
    assert bot.choose(seat_of(state)) in state.moves()


def test_a_process_that_died_is_not_missed() -> None:
    bot = SearchBot(time=0.05, cores=2, seed=1)
    assert bot.process is not None
    bot.process.process.kill()
    bot.process.process.wait()
    state = middle()
    for _ in range(3):
        assert bot.choose(seat_of(state)) in state.moves()


def test_a_careless_bot_varies_its_moves() -> None:
    state = middle()
    careful = {SearchBot(iterations=200, seed=seed).choose(seat_of(state)) for seed in range(8)}
    careless = {SearchBot(iterations=200, seed=seed, margin=0.3).choose(seat_of(state)) for seed in range(8)}
    assert len(careless) > len(careful)


def test_secret_simultaneous_choices(ambush: Ambush) -> None:
    """All seats lay a card at the same time, so a seat can decide before those above it on the stack."""
    match = Match(ambush, seed=1, seats=3)
    while not match.over:
        decision = match.state.stack[-1]
        seats = [seat for seat in range(3) if decision.sealed >> seat & 1] or [match.actor]
        for seat in reversed(seats):
            match.play(SearchBot(iterations=40, seed=seat).choose(Seat(match.state, seat)), seat)


@pytest.mark.parametrize(
    "settings",
    [{"iterations": 5, "time": 1.0}, {"iterations": 0}, {"time": 0.0}, {"time": -1.0}, {"cores": 2}, {"cores": 3}],
)
def test_budgets_that_make_no_sense(settings: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"iterations|time|margin|cores"):
        hetman.bot("search", **settings)
