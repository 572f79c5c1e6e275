"""A player may discard more than is owed after a lost skirmish."""

from __future__ import annotations

from itertools import chain, combinations

from games.grunwald.rules.test_skirmish_loss import generous, owing


def test_overpayment_any_set_worth_enough_can_be_discarded() -> None:
    """Knights of hand and camp, captives and provisions, in any mix and any order."""
    pieces = {"crown4 hand": 4, "mercenary3 camp": 3, "teuton2 camp": 2}
    t = owing(4, seats=2, hand={0: "crown4"}, camp={0: "mercenary3 teuton2"}, stores={0: 0})
    sets = chain.from_iterable(combinations(pieces, size) for size in range(len(pieces) + 1))
    enough = {tuple(sorted(found)) for found in sets if sum(pieces[piece] for piece in found) >= 4}
    assert set(generous(t)) == enough


def test_overpayment_of_provisions() -> None:
    t = owing(4, seats=2, stores={0: 7, 1: 9}).play("overpay")
    assert t.choices() == {"give 1 provisions"}
    t.play(*["give 1 provisions"] * 6)
    assert t.choices() == {"give 1 provisions", "settle"}
    assert t.view()["skirmish"]["ledger"][0]["value"] == 6
    t.play("settle")
    assert (t.provisions()[0], t.actor) == (1, 1)


def test_overpayment_is_announced_before_the_first_piece() -> None:
    t = owing(4, seats=2, hand={0: "crown3 crown2 crown1"}, stores={0: 9})
    t.legal("overpay")
    t.play("give crown3 hand").illegal("overpay")


def test_overpayment_of_everything_ends_by_itself() -> None:
    t = owing(4, seats=2, hand={0: "crown6"}, stores={0: 0, 1: 9}).play("overpay", "give crown6 hand")
    assert (t.hand(0), t.actor) == ("", 1)


def test_a_settled_payment_owes_nothing_more() -> None:
    t = owing(4, seats=2, hand={0: "crown1 crown6"}, stores={0: 0}).play("overpay", "give crown1 hand")
    t.illegal("settle")
    t.play("give crown6 hand")
    assert t.facts["removed"]["crown6"] >= 1
