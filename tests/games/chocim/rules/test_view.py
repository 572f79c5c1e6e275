"""What a seat sees, what it can deduce, and what `imagine` makes of the rest."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from games.chocim.table import COMMONWEALTH, OTTOMAN, table
from games.chocim.walks import walk
from hetman import Dice, State
from hetman.games.chocim import GAME
from hetman.testing.beliefs import Beliefs, TooMany, key


def test_officers_are_secret_and_commanders_open() -> None:
    t = table(hand={0: "potocki", 1: "kaffa"})
    assert t.view(0)["players"][0]["leaders"]["hand"] == ["potocki"]
    assert t.view(0)["players"][1]["leaders"]["hand"] is None
    assert [c["leader"] for c in t.view(0)["players"][1]["leaders"]["commanders"]] == ["osman", "vizier", "khan"]


def test_a_played_officer_is_open() -> None:
    t = table(hand={0: "potocki"}).play("command potocki")
    assert t.view(1)["play"]["leader"] == "potocki"
    assert t.view(1)["players"][0]["leaders"]["used"] == ["potocki"]


def test_imagined_hands_are_any_unseen_officers() -> None:
    t = table(hand={0: "potocki", 1: "kaffa"}, leaders={"weyher": "used", "denhoff": "seen"})
    held: Counter[str] = Counter()
    for seed in range(400):
        leaders = t.state.imagine(OTTOMAN, Dice(seed)).dump()["position"]["leaders"]
        assert leaders["weyher"] == "used"
        assert leaders["denhoff"] == "seen", "everybody knows it"
        assert leaders["kaffa"] == "hand", "one's own hand stays"
        held[next(name for name, place in leaders.items() if place == "hand" and name != "kaffa")] += 1
    unseen = {card.leader for card in GAME.box.contents.leaders if card.side == "commonwealth" and not card.commander}
    assert set(held) == unseen - {"weyher", "denhoff"}


def test_imagined_treaties_are_known_ones_and_any_others() -> None:
    t = table(treaties={0: "4 4"}, secret={0: "1 2"})
    seen = set()
    for seed in range(1500):
        treaties = t.state.imagine(OTTOMAN, Dice(seed)).dump()["position"]["treaties"]
        assert treaties["hand 0"][3] >= 2
        assert sum(treaties["hand 0"]) == 4
        assert [a + b for a, b in zip(treaties["hand 0"], treaties["deck"], strict=True)] == [20, 18, 11, 6]
        seen.add(tuple(treaties["hand 0"]))
    assert len(seen) == 10, "two unknown treaties of four strengths"
    assert t.state.imagine(COMMONWEALTH, Dice(1)) == t.state, "one's own are known"


def test_a_discard_that_shows_an_unknown_treaty_leaves_one_secret_less() -> None:
    t = table("intrigue: tatar 3", phase="effects", treaties={0: "4"}, secret={0: "2"}).play("forfeit 2")
    assert t.treaties("known 0") == [0, 0, 0, 1]
    assert t.state.imagine(OTTOMAN, Dice(3)).dump()["position"]["treaties"]["hand 0"] == [0, 0, 0, 1]


def test_imagined_discards_are_the_weakest_of_the_imagined_hand() -> None:
    t = table(phase="negotiation", treaties={0: "2 2 2 2 2 2"}, secret={0: "1 3 4"}, supply=(5, 20), morale=(6, 8))
    for seed in range(100):
        facts = t.state.imagine(OTTOMAN, Dice(seed)).dump()["position"]
        hand, down = facts["treaties"]["hand 0"], facts["stakes"][:4]
        assert sum(down) == 1
        lowest = next(strength for strength, count in enumerate(hand) if count)
        assert down.index(1) <= lowest


def test_imagined_stakes_keep_their_announced_number() -> None:
    t = table(phase="negotiation", treaties={0: "1 2 3 4 1 2 3", 1: "1 1 1 1 1 1 1"})
    t.play("claim sich", "lay 4", "lay 3", "ready", "ready", "claim tatars")
    laid = set()
    for seed in range(200):
        imagined = t.state.imagine(OTTOMAN, Dice(seed))
        assert imagined.view(OTTOMAN) == t.view(OTTOMAN)
        laid.add(tuple(imagined.dump()["position"]["stakes"][8:12]))
    assert len(laid) == 10 - 1, "two of 1 1 2 2 3 3 4, so not two 4s"


def test_a_sealed_stake_is_imagined_as_not_yet_begun() -> None:
    """An imagined position must not show how far the other seat is."""
    t = table(phase="negotiation", treaties={0: "4 3 2 1 1 1 1", 1: "1 1 1 1 1 1 1"}).play(
        "claim sich", "lay 4", "ready"
    )
    imagined = t.state.imagine(OTTOMAN, Dice(1))
    assert sum(imagined.dump()["position"]["stakes"][8:12]) == 0
    assert imagined.actor == OTTOMAN
    assert imagined.moves() == t.state.moves()
    imagined.play("ready")
    assert imagined.actor == COMMONWEALTH, "its choice is still open there"


@pytest.mark.parametrize("seed", range(2))
def test_views_never_tell_more_than_an_imagined_position_would(seed: int) -> None:
    for number, state in enumerate(walk(seed)):
        if number % 11:
            continue
        for seat in range(2):
            imagined = state.imagine(seat, Dice(number))
            assert imagined.view(seat) == state.view(seat)
            assert json.dumps(state.view(seat))


def test_every_hidden_history_of_drawn_officers_fits() -> None:
    gone = [leader.leader for leader in GAME.box.contents.leaders if not leader.commander]
    keep = {"potocki", "weyher", "denhoff", "kaffa", "siwas", "solak"}
    start = table(leaders={name: "gone" for name in gone if name not in keep}).state
    dumped = start.dump()
    dumped["position"]["marks"]["to_draw"] = [2, 1]
    dumped["stack"] = []
    state = GAME.restore(dumped)
    state.proceed()
    follow(state, moves=30, seed=5)


def test_every_hidden_history_of_drawn_treaties_fits() -> None:
    state = table(
        hand={0: "sobieski zorawinski", 1: "muteferrika"}, leaders=NOBODY_ELSE, treaties={0: "1", 1: "2"}
    ).state
    follow(state, moves=25, seed=2)


NOBODY_ELSE = {
    leader.leader: "gone"
    for leader in GAME.box.contents.leaders
    if leader.leader not in ("sobieski", "zorawinski", "muteferrika", "chodkiewicz", "vizier")
}


def follow(state: State, moves: int, seed: int) -> None:
    """Carry along all positions that each seat could believe in, and compare them with what it imagines."""
    dice = Dice(seed)
    beliefs = [Beliefs(state, seat, 3000) for seat in range(2)]
    true = state.copy()
    checked = 0
    for _ in range(moves):
        if not true.stack:
            break
        legal = true.moves()
        move = legal[dice.below(len(legal))]
        true.step(move)
        try:
            for belief in beliefs:
                belief.see(move)
        except TooMany:
            break
        for belief in beliefs:
            assert key(true) in belief.possible
            belief.check(dice)
        checked += 1
    assert checked >= 8
