"""Which moves clicks mean, and what is asked next."""

from __future__ import annotations

from hetman.presentation.choosing import Choosing, Item, LegalMove, Part


def move(number: int, verb: str, **operands: str) -> LegalMove:
    return LegalMove(number, verb, verb, tuple(Part(name, name, token) for name, token in operands.items()))


MOVES = (
    move(1, "move", unit="archer", to="d4"),
    move(2, "move", unit="scout", to="d4"),
    move(3, "recruit", unit="scout", coin="archer"),
    move(4, "recruit", unit="archer", coin="archer"),
    move(5, "pass", coin="archer"),
    move(6, "ride", unit="archer", to="d4"),
)
ARCHER, D4 = Item("archer", ("coin", "unit")), Item("d4")


def numbers(*items: Item) -> list[int]:
    return [one.move for one in Choosing(MOVES, items).left]


def test_chosen_things_narrow_the_moves_in_any_order() -> None:
    assert numbers(ARCHER) == [1, 3, 4, 5, 6]
    assert numbers(D4, ARCHER) == numbers(ARCHER, D4) == [1, 6]
    assert numbers(Item("recruit"), ARCHER, Item("archer", ("unit",))) == [4]


def test_only_an_obvious_move_is_played_without_its_verb() -> None:
    assert Choosing(MOVES, (ARCHER, D4)).decided() is None, "two verbs lead there"
    assert [one.move for one in Choosing(MOVES, (ARCHER, D4)).alike] == [1, 6]
    scout = Choosing(MOVES, (Item("scout", ("coin", "unit")), D4)).decided()
    assert scout is not None
    assert scout.move == 2
    assert Choosing(MOVES, (ARCHER,)).decided() is None, "a pass needs its button"
    passed = Choosing(MOVES, (ARCHER, Item("pass"))).decided()
    assert passed is not None
    assert passed.move == 5


def test_a_direct_verb_is_played_by_its_only_operand() -> None:
    moves = (move(1, "go", to="d4"), move(2, "go", to="d5"), move(3, "stay"))
    assert Choosing(moves, (D4,)).decided() is None
    assert Choosing(moves, (D4,), frozenset({"go"})).decided() is moves[0]


def test_an_operand_that_all_moves_share_need_not_be_chosen() -> None:
    moves = (move(1, "move", unit="scout", to="d4"), move(2, "move", unit="scout", to="d5"), move(3, "skip"))
    choosing = Choosing(moves, (D4,))
    assert choosing.given == {"unit"}
    assert choosing.missing(moves[0]) == ()
    assert choosing.decided() is moves[0]


def test_links_grow_as_far_as_they_fit() -> None:
    choosing = Choosing(MOVES)
    assert choosing.grown((Item("move"), Item("scout", ("unit",)), Item("z9"))).items == (
        Item("move"),
        Item("scout", ("unit",)),
    )
    assert choosing.grown((Item("z9"),)).items == ()
    assert Choosing(MOVES, (ARCHER, Item("recruit"))).roles() == {"coin": "archer"}
