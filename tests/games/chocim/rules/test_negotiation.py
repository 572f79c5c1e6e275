"""The negotiations: discards, five claims with secret stakes, and who wins."""

from __future__ import annotations

import pytest

from games.chocim.table import COMMONWEALTH, OTTOMAN, Table, table
from hetman import Match
from hetman.core.events import EventLog
from hetman.games.chocim import GAME

CLAIMS = ("moldavia", "tatars", "sich", "embassy", "border")
TEN = {0: "4 3 3 2 2 2 1 1 1 1", 1: "4 3 3 2 2 2 1 1 1 1"}


def stakes(t: Table, claim: str, ours: str, theirs: str) -> None:
    t.play(f"claim {claim}")
    for laid in (ours, theirs):
        t.play(*[f"lay {strength}" for strength in laid.split()], "ready")


def negotiate(hands: dict[int, str], laid: dict[str, tuple[str, str]], **more: object) -> Table:
    t = table(phase="negotiation", treaties=hands, **more)  # type: ignore[arg-type]
    t.state.event_log = EventLog([])
    for claim in CLAIMS:
        stakes(t, claim, *laid.get(claim, ("", "")))
    return t


def decided(t: Table) -> tuple[str, int, int]:
    """What decided the game, in the words of the event_log."""
    assert t.state.event_log is not None
    decided = [event.seen_by(None) for event in t.state.event_log.events if event.key.startswith("decided")]
    (event,) = decided
    return event["key"], event["args"]["number0"], event["args"]["number1"]


# Preparing the hands


def test_the_weakest_are_discarded_for_supply_and_morale() -> None:
    t = table(phase="negotiation", treaties=TEN, supply=(5, 12), morale=(4, 8))
    discards = t.view(0)["negotiation"]["discards"]
    assert (discards[0]["supply"], discards[0]["morale"], discards[0]["fields"]) == (1, 1, 0)
    assert discards[0]["cards"] == {"1": 2}
    assert sum(t.treaties("hand 0")) == 8
    assert sum(t.treaties("hand 1")) == 10


def test_one_for_each_field_lost() -> None:
    t = table("church control: sipahi; redoubts control: sipahi", phase="negotiation", treaties=TEN)
    assert t.view()["negotiation"]["discards"][0]["fields"] == 2
    assert sum(t.treaties("hand 0")) == 8


@pytest.mark.parametrize(("removed", "cards"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_one_for_every_five_ottoman_units_removed(removed: int, cards: int) -> None:
    units = f"ottoman removed: sipahi {removed}; ottoman rebelled: tatar 3"
    t = table(units, phase="negotiation", treaties=TEN, morale=(6, 8), supply=(10, 20))
    assert sum(t.treaties("hand 1")) == 10 - cards


def test_nobody_is_left_with_fewer_than_seven() -> None:
    hands = {0: "1 1 1 1 1 1 1 1", 1: "2 2 2"}
    t = table(phase="negotiation", treaties=hands, supply=(0, 0), morale=(1, 1))
    assert sum(t.treaties("hand 0")) == 7
    assert sum(t.treaties("hand 1")) == 3, "who has fewer keeps all"


# Stakes


def test_stakes_are_laid_in_any_order_and_by_bots_strongest_first() -> None:
    t = table(phase="negotiation", treaties=TEN).play("claim sich", "lay 3")
    in_hand = t.choices("lay")
    assert in_hand > {"1", "2", "3"}
    assert set(t.searched()) == {"lay 1", "lay 2", "lay 3", "ready"}
    t.play("lay 1")
    assert t.choices("lay") == in_hand
    assert set(t.searched()) == {"lay 1", "ready"}


def test_a_seat_may_lay_none_or_all() -> None:
    t = table(phase="negotiation", treaties={0: "1 2", 1: "1"}).play("claim sich", "lay 2", "lay 1")
    assert t.moves() == ["ready"]
    t.play("ready", "ready")
    assert [stake["count"] for stake in t.view()["negotiation"]["claims"][0]["stakes"]] == [2, 0]


def test_until_both_are_ready_nothing_tells_how_far_the_other_is() -> None:
    t = table(phase="negotiation", treaties=TEN).play("claim sich")
    before = (t.view(1), t.view(None))
    t.play("lay 4", "lay 3")
    assert (t.view(1), t.view(None)) == before
    t.play("ready")
    assert (t.view(1), t.view(None)) == before
    own = t.view(0)["negotiation"]["claims"][0]["stakes"]
    assert own[0] == {"count": 2, "cards": {"3": 1, "4": 1}, "strength": 7}
    assert own[1] == {"count": None, "cards": None, "strength": None}
    t.play("ready")
    announced = t.view(1)["negotiation"]["claims"][0]["stakes"]
    assert announced[0] == {"count": 2, "cards": None, "strength": None}


def test_all_is_shown_at_the_end() -> None:
    t = negotiate(TEN, {"sich": ("4", "3")})
    for viewer in (None, 0, 1):
        claims = {claim["claim"]: claim for claim in t.view(viewer)["negotiation"]["claims"]}
        assert [stake["cards"] for stake in claims["sich"]["stakes"]] == [{"4": 1}, {"3": 1}]


def test_a_match_takes_sealed_answers_in_either_order() -> None:
    match = Match(GAME, seed=1)
    match.state = table(phase="negotiation", treaties=TEN).state
    match.resolve()
    match.play("ready", seat=OTTOMAN)
    assert match.actor == COMMONWEALTH
    match.play("lay 4")
    match.play("ready")
    assert len(match.state.view(None)["negotiation"]["claims"]) == 2


# Who wins a claim


def result(t: Table, name: str) -> tuple[int | None, bool]:
    claim = next(claim for claim in t.view()["negotiation"]["claims"] if claim["claim"] == name)
    return claim["winner"], claim["open"]


def test_more_strength_wins_and_openly_with_a_lead_of_the_value() -> None:
    t = negotiate(TEN, {"embassy": ("4 2", "2"), "border": ("3 2", "1")})
    assert result(t, "embassy") == (COMMONWEALTH, True), "6 is 4 + 2"
    assert result(t, "border") == (COMMONWEALTH, False), "5 is less than 5 + 1"


def test_a_tie_in_strength_goes_to_more_treaties_and_a_full_tie_to_nobody() -> None:
    t = negotiate(TEN, {"embassy": ("2 2", "4"), "border": ("3", "3")})
    assert result(t, "embassy") == (COMMONWEALTH, False)
    assert result(t, "border") == (None, False)
    assert result(t, "sich") == (None, False), "nobody laid anything"


# Who wins the game


def test_the_larger_value_of_open_claims_wins() -> None:
    t = negotiate(TEN, {"embassy": ("4", ""), "border": ("", "4 1")})
    assert t.state.scores() == [4, 5]
    assert t.state.winners() == (OTTOMAN,)
    assert t.view()["ending"] == "negotiation"
    assert decided(t) == ("decided_openly", 4, 5)


def test_equal_value_more_claims_of_both_kinds_win() -> None:
    t = negotiate(TEN, {"border": ("4 1", ""), "sich": ("", "3 2"), "moldavia": ("", "1")})
    assert t.state.scores() == [5, 5]
    assert t.state.winners() == (OTTOMAN,)
    assert decided(t) == ("decided_by_claims", 1, 2)


def test_then_more_treaties_before_the_first_claim() -> None:
    hands = {0: "4 1 1 1 1 1 1 1", 1: "3 2 1 1 1 1 1"}
    t = negotiate(hands, {"border": ("4 1", ""), "sich": ("", "3 2")})
    assert t.state.scores() == [5, 5]
    assert t.state.winners() == (COMMONWEALTH,)
    assert decided(t) == ("decided_by_treaties", 8, 7)


def test_treaties_that_are_left_over_are_lost() -> None:
    t = negotiate({0: "4 4 4 4 4", 1: "4 1"}, {"border": ("", "4 1")})
    assert t.state.winners() == (OTTOMAN,)
