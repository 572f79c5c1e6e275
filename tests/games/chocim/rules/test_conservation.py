"""No move makes a unit, card or token appear or disappear."""

from __future__ import annotations

from typing import Any

import pytest

from games.chocim.table import units_of
from games.chocim.walks import walk
from hetman.games.chocim import GAME
from hetman.games.chocim.components.names import UNIT_COUNTS, UNITS_OF

SEEDS = range(5)
BOX = GAME.box.contents


def treaties_in(facts: dict[str, Any]) -> int:
    """In the deck, on the table, in hands, face down or staked."""
    parts = [facts["treaties"][part] for part in ("deck", "table", "hand 0", "hand 1")]
    return sum(int(count) for part in [*parts, facts["stakes"]] for count in part)


@pytest.mark.parametrize("seed", SEEDS)
def test_57_units_are_conserved_at_every_step(seed: int) -> None:
    for state in walk(seed):
        facts = state.dump()["position"]
        assert units_of(facts) == UNIT_COUNTS
        for place, standing in facts["units"].items():
            assert all(count > 0 for count in standing.values()), place


@pytest.mark.parametrize("seed", SEEDS)
def test_units_stand_only_where_they_may_and_never_above_the_limit(seed: int) -> None:
    for state in walk(seed):
        view = state.view(None)
        for field in view["fields"]:
            for action in field["actions"]:
                assert action["standing"] == sum(action["units"].values())
                assert action["standing"] <= action["maximum"] + 4, (field["field"], action)
                held = field["holder"] == 1
                if field["side"] == "commonwealth" and view["prompt"]["key"] != "occupy":
                    wrong = ("defence", "assault") if held else ("control", "counter-attack")
                    assert action["action"] not in wrong or not action["standing"], (field["field"], action)


@pytest.mark.parametrize("seed", SEEDS)
def test_treaties_are_drawn_and_discarded_one_by_one(seed: int) -> None:
    """55 in all; only open discards leave the game, one at a time."""
    last = 55
    for state in walk(seed):
        facts = state.dump()["position"]
        now = treaties_in(facts)
        assert last - 1 <= now <= last
        last = now
        for seat in range(2):
            hand = [*facts["treaties"][f"hand {seat}"]]
            size = len(hand)
            for number, count in enumerate(facts["stakes"]):
                claims = 2 + len(BOX.claims) * seat
                mine = number // size == seat or claims <= number // size < claims + len(BOX.claims)
                hand[number % size] += count if mine else 0
            known = facts["treaties"][f"known {seat}"]
            assert all(one <= other for one, other in zip(known, hand, strict=True)), "a known card that is not there"


@pytest.mark.parametrize("seed", SEEDS)
def test_leaders_are_somewhere_and_hands_keep_to_their_limit(seed: int) -> None:
    for state in walk(seed):
        facts = state.dump()["position"]
        assert len(facts["leaders"]) == 45
        for side in UNITS_OF:
            cards = [facts["leaders"][leader.leader] for leader in BOX.leaders if leader.side == side]
            commanders = [
                facts["leaders"][leader.leader] for leader in BOX.leaders if leader.side == side and leader.commander
            ]
            assert set(commanders) <= {"ready", "flipped", "played", "gone"}
            assert sum(place in ("hand", "seen", "ready", "flipped", "played") for place in cards) <= 12
            assert cards.count("played") <= 1


@pytest.mark.parametrize("seed", SEEDS)
def test_markers_stay_on_their_tracks(seed: int) -> None:
    for state in walk(seed):
        view = state.view(None)
        assert 0 <= view["trench"]["at"] <= view["trench"]["last"]
        for player in view["players"]:
            assert 0 <= player["morale"] < len(player["morale_track"])
            assert 0 <= player["supply"] <= player["supply_track"][-1]["to"]
        assert all(0 <= (field["level"] or 0) <= 3 for field in view["fields"])


@pytest.mark.parametrize("seed", range(12))
def test_every_game_ends(seed: int) -> None:
    *_, last = walk(seed)
    assert last.winners()
    assert last.view(None)["ending"]
