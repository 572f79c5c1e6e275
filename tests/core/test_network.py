"""Files of networks: what they hold, and why a game refuses one and plays with the linear evaluator."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ambush import Ambush
from hetman.bots.tree import Tree
from hetman.core.dice import Dice
from hetman.core.game import Setup
from hetman.core.network import MAGIC, Deeper, Network, NetworkError
from networks import install, needs_compiled, random_network


def linear(setup: Setup) -> bool:
    """Whether the linear evaluator judges positions of a setting."""
    return setup.game.best_evaluator(setup).learned is None


def why_not(setup: Setup) -> str:
    with pytest.raises(NetworkError) as refused:
        setup.game.network(setup)
    return str(refused.value)


def with_header(content: bytes, **changes: object) -> bytes:
    """The same file with other entries in its header. None takes an entry out."""
    line, _, weights = content[len(MAGIC) :].partition(b"\n")
    header = {name: value for name, value in {**json.loads(line), **changes}.items() if value is not None}
    return MAGIC + json.dumps(header).encode() + b"\n" + weights


def test_what_is_written_is_read(ambush: Ambush) -> None:
    network = random_network(ambush.setup(2))
    again = Network.read(network.dump())
    assert again == network
    assert again.dump() == network.dump()


def test_the_depth_of_rollouts_in_a_long_search_is_written_and_read(ambush: Ambush) -> None:
    network = random_network(ambush.setup(2), deeper=Deeper(after=40, rollout_depth=9))
    assert Network.read(network.dump()) == network


@needs_compiled
def test_rollouts_are_deeper_after_so_many_iterations(ambush: Ambush) -> None:
    setup = ambush.setup(2)
    network = random_network(setup, deeper=Deeper(after=3, rollout_depth=9))
    learned = network.learned_value(setup, network.perceptron())
    assert [learned.depth_after(iterations) for iterations in range(5)] == [3, 3, 3, 9, 9]
    plain = random_network(setup)
    learned = plain.learned_value(setup, plain.perceptron())
    assert {learned.depth_after(iterations) for iterations in range(5)} == {3}


@needs_compiled
def test_a_search_tells_its_evaluator_how_long_it_is(ambush: Ambush) -> None:
    state = ambush.start(2)
    state.roll(Dice(1))
    evaluator = ambush.evaluator()
    tree = Tree(state, state.actor, evaluator, ambush.verbs.masks(), Dice(1))
    tree.run(4)
    assert (tree.iterations, evaluator.searched) == (4, 3)


DAMAGED: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "wrong magic": (lambda content: b"X" + content, "not a network of this format"),
    "empty": (lambda content: b"", "not a network of this format"),
    "cut off in its header": (lambda content: content[:60], "its header has no end"),
    "cut off": (lambda content: content[:-2], "it is cut off"),
    "too long": (lambda content: content + b"\0\0", "it is cut off"),
    "damaged": (lambda content: content[:-1] + bytes([content[-1] ^ 1]), "checksum of its header: it is damaged"),
    "no JSON": (lambda content: content.replace(b"{", b"(", 1), "its header is not JSON"),
    "a list": (lambda content: MAGIC + b"[]\n", "its header is not a JSON object"),
    "no checksum": (lambda content: with_header(content, sha256=None), "its header lacks 'sha256'"),
    "no recipe": (lambda content: with_header(content, recipe=None), "its header lacks 'recipe'"),
    "no depth": (lambda content: with_header(content, search={"c_puct": 1.0}), "has no settings of search"),
    "no iterations": (
        lambda content: with_header(
            content, search={"rollout_depth": 3, "c_puct": 1.0, "deeper": {"after": 0, "rollout_depth": 9}}
        ),
        "needs 'after' of at least 1, and 'rollout_depth'",
    ),
    "no layers": (lambda content: with_header(content, layers=[5]), "has no sizes of layers"),
    "a layer of nothing": (lambda content: with_header(content, layers=[5, 0, 1]), "has no sizes of layers"),
    "huge": (lambda content: with_header(content, layers=[10**6, 64, 1]), "64000129 weights, more than 4000000"),
    "no values": (lambda content: with_header(content, options={"bold": True}), "lists no values of the options"),
}


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_damaged_file_is_refused_with_the_reason(ambush: Ambush, kind: str, tmp_path: Path) -> None:
    damage, reason = DAMAGED[kind]
    setup = ambush.setup(2)
    content = damage(random_network(setup).dump())
    with pytest.raises(NetworkError, match=reason):
        Network.read(content)
    install(content, ambush, tmp_path, 2)
    assert reason in why_not(setup)
    assert why_not(setup).startswith("2.network: ")
    assert linear(setup)


def test_a_game_without_a_file_has_the_linear_evaluator(ambush: Ambush) -> None:
    setup = ambush.setup(2)
    assert why_not(setup) == "nobody has trained one"
    assert linear(setup)


@needs_compiled
def test_a_network_in_the_folder_judges_its_number_of_seats(ambush: Ambush, tmp_path: Path) -> None:
    two, three = ambush.setup(2), ambush.setup(3)
    install(random_network(two).dump(), ambush, tmp_path, 2)
    assert ambush.network(two) == random_network(two)
    assert not linear(two)
    assert ambush.best_evaluator(two).c_puct == 0.7
    assert why_not(three) == "nobody has trained one"
    assert linear(three)


@needs_compiled
def test_a_network_of_other_rules_is_refused(ambush: Ambush, tmp_path: Path) -> None:
    setup = ambush.setup(2)
    install(random_network(setup, version="0").dump(), ambush, tmp_path, 2)
    assert "it is for version 0 of the rules of ambush, here is version 1 of ambush: train it again" in why_not(setup)
    assert linear(setup)


@needs_compiled
def test_a_network_of_another_game_is_refused(ambush: Ambush, tmp_path: Path) -> None:
    setup = ambush.setup(2)
    install(random_network(setup, game="other").dump(), ambush, tmp_path, 2)
    assert "of the rules of other" in why_not(setup)
    assert linear(setup)


@needs_compiled
def test_a_network_does_not_judge_components_of_a_host(ambush: Ambush, tmp_path: Path) -> None:
    own = ambush.with_components({"cards.json": '{"cards": 5}'})
    setup = own.setup(2)
    install(random_network(setup).dump(), own, tmp_path, 2)
    assert why_not(setup) == "it is for the components of the box, not for the host's own"
    assert linear(setup)


@needs_compiled
def test_a_network_is_for_the_values_of_options_that_it_was_trained_with(ambush: Ambush, tmp_path: Path) -> None:
    trained, bold = ambush.setup(2), ambush.setup(2, bold=True)
    install(random_network(trained).dump(), ambush, tmp_path, 2)
    assert not linear(trained)
    assert why_not(bold) == "it was trained with the option bold of False, not True"
    assert linear(bold)


@needs_compiled
def test_a_network_of_other_observations_is_refused(ambush: Ambush, tmp_path: Path) -> None:
    setup = ambush.setup(2)
    install(random_network(setup, layout="0123456789abcdef").dump(), ambush, tmp_path, 2)
    assert why_not(setup) == "it reads other observations than this setting has"
    assert linear(setup)


@needs_compiled
def test_a_network_in_the_file_of_other_seats_is_refused(ambush: Ambush, tmp_path: Path) -> None:
    setup = ambush.setup(2)
    install(random_network(setup, seats=3).dump(), ambush, tmp_path, 2)
    assert why_not(setup) == "it is for 3 seats, not for 2"
    assert linear(setup)
