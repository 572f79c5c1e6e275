"""What a careful player can deduce about secret coins, and what not: `imagine` yields exactly the possible positions.

Each game begins with a position that hides nothing: one seat passes its only secret coin, all others begin with an
empty hand. From there every hidden history that fits what a seat saw is followed.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.warchest.table import Table, table
from hetman import NATURE, Dice, State
from hetman.games.warchest import GAME
from hetman.testing.beliefs import Beliefs, key


class Game:
    """A game in which some seats imagine exactly the possible positions at each step."""

    def __init__(self, t: Table, seats: Sequence[int]) -> None:
        self.state = t.state
        self.beliefs = [Beliefs(t.state, seat) for seat in seats]

    def play(self, *moves: str) -> Game:
        for move in moves:
            self.step(GAME.parse(move))
        return self

    def step(self, move: int) -> None:
        self.state.play(move)
        for belief in self.beliefs:
            belief.see(move)
            assert key(self.state) in belief.possible
            compare(belief)

    def piles(self, name: str, seat: int = 1) -> set[str]:
        """What the first of the thinking seats holds possible for a pile, coins in alphabetical order."""
        return {world.pile(name, seat) for world in self.worlds()}

    def worlds(self) -> list[Table]:
        return [Table(world) for world in self.beliefs[0].possible.values()]


def compare(belief: Beliefs) -> None:
    """Draw until every possible position came up; as rare ones take long, an impossible one would show as well."""
    possible = set(belief.possible)
    imagined = set()
    for seed in range(400 * len(possible)):
        imagined.add(key(belief.true.imagine(belief.seat, Dice(seed))))
        if len(imagined) > len(possible) or (len(imagined) == len(possible) and seed > 4 * len(possible)):
            break
    assert imagined <= possible, f"seat {belief.seat} imagines the impossible"
    assert imagined >= possible, f"seat {belief.seat} never imagines what is possible"


def game(wolves: str, up: str = "", units: str = "archer f4", supply: str = "") -> Game:
    """The Ravens have the royal coin and a Scout on the board; the Wolves draw from a bag that everybody knows."""
    t = table(
        *("scout 4 d5", units),
        hand={0: "royal", 1: ""},
        bag={0: "", 1: wolves},
        up={1: up},
        supply={0: "", 1: supply},
    )
    return Game(t, [0, 1]).play("pass royal")


def drawn(*coins: str) -> list[str]:
    """The Wolves draw these; the Ravens draw their royal coin and pass."""
    return [*(f"draw {coin}" for coin in coins), "draw royal", "pass royal"]


def test_all_that_is_known_of_a_hand_is_how_many_coins_there_are() -> None:
    g = game("archer 3 knight royal").play("draw archer", "draw archer", "draw knight")
    assert g.piles("hand") == {
        *("archer archer archer", "archer archer knight", "archer archer royal", "archer knight royal"),
    }


def test_coin_played_face_down_may_be_any_that_was_not_shown() -> None:
    g = game("archer 2 knight royal").play(*drawn("archer", "archer", "knight"), "pass knight", "move archer f5")
    assert g.piles("down") == {"archer", "knight", "royal"}
    assert g.piles("hand") == {"archer", "knight", "royal"}


def test_coin_shown_is_no_longer_secret() -> None:
    g = game("archer knight royal lancer").play(*drawn("archer", "knight", "royal"), "move archer f5")
    assert g.piles("hand") == {"knight lancer", "knight royal", "lancer royal"}
    assert g.piles("bag") == {"knight", "lancer", "royal"}


def refilled() -> Game:
    """One coin was in hand when three Archer coins that lay face up went into the bag; no Archer could be it."""
    g = game("archer knight royal lancer", up="archer 2")
    g.play(*drawn("archer", "knight", "royal"), "move archer f5", "pass knight", "pass royal")
    return g.play(*drawn("lancer", "archer", "archer"))


def test_coin_drawn_before_the_refill_cannot_be_one_that_lay_face_up() -> None:
    others = ("knight", "lancer", "royal")
    assert refilled().piles("hand") == {
        *(f"archer archer {other}" for other in others),
        *("archer knight lancer", "archer knight royal", "archer lancer royal"),
        "knight lancer royal",
    }


def test_held_coin_is_still_in_hand_after_other_coins_are_shown() -> None:
    g = refilled().play("move archer f4", "move archer f5")
    assert g.piles("hand") == {"knight", "lancer", "royal"}


def test_held_coin_is_in_hand_or_face_down() -> None:
    g = refilled().play("pass archer")
    assert "archer archer" in g.piles("hand")
    g.play("move archer f4")
    assert g.piles("hand") == {"archer", "knight", "lancer", "royal"}
    assert all((t.pile("hand", 1), t.pile("down", 1)) != ("archer", "archer") for t in g.worlds())


def test_nothing_is_known_of_the_hand_once_the_held_coin_may_have_been_shown() -> None:
    g = refilled().play("deploy lancer d1")
    assert g.piles("hand") == {"archer archer", "archer knight", "archer royal", "knight royal"}


def test_held_coin_lies_face_down_when_the_round_is_over() -> None:
    g = refilled().play("move archer f4", "pass archer", "pass lancer")
    g.play("draw knight", "draw royal", "draw archer")
    assert "archer archer" not in g.piles("down")
    assert "archer lancer" in g.piles("down")


def test_two_held_coins_cannot_both_be_left_in_a_hand_of_one() -> None:
    """Two of an Archer, a Knight and the royal coin were held; with two Archers shown one of them was an Archer."""
    g = game("archer knight royal lancer crossbowman", up="archer 2")
    g.play(*drawn("lancer", "crossbowman", "royal"), "deploy lancer d1", "deploy crossbowman g1", "pass royal")
    g.play(*drawn("archer", "knight", "archer"), "move archer f5", "move archer f4")
    assert g.piles("hand") == {"knight", "royal"}
    assert g.piles("bag") == {"archer knight", "archer royal"}


def test_held_coin_lying_face_down_is_not_in_hand_at_the_next_refill() -> None:
    """When Knight and Lancer are shown later, the coin held was the royal coin, and it lies face down."""
    g = game("archer knight royal lancer", up="archer 2", supply="crossbowman")
    g.play(*drawn("archer", "knight", "lancer"), "move archer f5", "recruit crossbowman with knight", "pass lancer")
    g.play(*drawn("royal", "archer", "archer"), "move archer f4", "move archer f5", "pass royal")
    assert g.piles("down") == {"knight", "lancer", "royal"}
    g.play(*drawn("knight", "lancer", "archer"), "deploy knight d1", "deploy lancer g1", "move archer f4")
    assert g.piles("down") == {"royal"}
    g.play(*drawn("crossbowman", "archer", "archer"))
    assert g.piles("hand") == {"archer archer crossbowman", "archer crossbowman royal"}


# A priest's draw refills the bag in the middle of a round


def prayed(up: str = "archer 2") -> Game:
    g = game("warriorpriest knight royal", up=up, units="warriorpriest d4, archer f4")
    return g.play(*drawn("warriorpriest", "knight", "royal"), "attack warriorpriest d5")


def test_hand_kept_through_a_priests_refill_is_none_of_the_coins_that_lay_face_up() -> None:
    g = prayed().play("draw archer")
    assert g.piles("hand") == {"knight royal"}
    assert {world.facts["drawn"] for world in g.worlds()} == {"archer", "warriorpriest"}


def test_priests_coin_used_face_down_came_from_the_refilled_bag() -> None:
    g = prayed().play("draw archer", "pass archer")
    assert g.piles("down") == {"archer", "warriorpriest"}
    assert g.piles("hand") == {"knight royal"}
    g.play("pass knight")
    assert g.piles("hand") == {"knight", "royal"}
    assert g.piles("down") == {
        *("archer knight", "archer royal", "knight warriorpriest", "royal warriorpriest"),
    }


def test_priests_coin_shown_tells_nothing_of_the_hand() -> None:
    g = prayed(up="archer 2 knight").play("draw knight", "deploy knight d1")
    assert g.piles("hand") == {"knight royal"}


def test_two_refills_in_one_round() -> None:
    """Two coins are held from the first refill; one is passed, the other is in hand at the second."""
    t = table(
        *("scout 4 d5", "warriorpriest d4, marshall d3"),
        hand={0: "royal", 1: ""},
        bag={0: "", 1: "knight marshall warriorpriest 2 royal"},
        supply={0: "", 1: ""},
    )
    g = Game(t, [0, 1]).play("pass royal")
    g.play(*drawn("royal", "warriorpriest", "marshall"), "pass royal", "pass warriorpriest", "move marshall c3")
    g.play(*drawn("knight", "warriorpriest", "royal"), "pass knight", "attack warriorpriest d5")
    g.play("draw warriorpriest", "attack warriorpriest d5", "draw marshall", "tactic marshall warriorpriest d5")
    assert g.piles("hand") == {"knight", "royal"}
    g.play("draw warriorpriest", "pass warriorpriest", "pass royal")


def test_priests_coin_face_down_is_no_coin_of_the_hand_that_was_held() -> None:
    """The royal coin was held and no coin of the hand was passed, so it is still there at the second refill."""
    g = game("royal", up="warriorpriest 2 archer", units="warriorpriest d4, archer f4")
    g.play(*drawn("royal", "warriorpriest", "warriorpriest"), "attack warriorpriest d5", "draw archer", "pass archer")
    g.play("attack warriorpriest d5", "draw warriorpriest")
    assert g.piles("hand") == {"royal"}
    assert g.piles("bag") == {"archer warriorpriest", "warriorpriest warriorpriest"}


def test_held_coin_may_have_been_passed_before_the_second_refill() -> None:
    g = game("royal", up="warriorpriest 2", units="warriorpriest d4, archer f4")
    g.play(*drawn("royal", "warriorpriest", "warriorpriest"), "pass royal", "attack warriorpriest d5")
    g.play("draw royal")
    assert g.piles("hand") == {"royal", "warriorpriest"}


def test_partners_marshall_refills_the_bag_of_a_full_hand() -> None:
    t = table(
        *("marshall d3", "scout 3 d5", "warriorpriest d4", "lancer f2"),
        hand={0: "", 1: "", 2: "", 3: "royal"},
        bag={0: "royal marshall", 1: "royal", 2: "royal knight ensign", 3: ""},
        up={2: "knight ensign"},
        supply=dict.fromkeys(range(4), ""),
        turn=3,
    )
    g = Game(t, [1, 0]).play("pass royal", "draw royal", "draw royal", "draw knight", "draw ensign", "draw royal")
    g.play("draw marshall", "draw royal", "tactic marshall warriorpriest d5", "draw knight", "deploy knight e6")
    assert g.piles("hand", 2) == {"ensign knight royal"}


# Games at random

TABLES = {
    "priest": lambda: table(
        *("knight d3, warriorpriest d4", "archer f6"),
        turn=1,
        hand={0: "", 1: "royal"},
        bag={0: "royal warriorpriest 2 knight", 1: ""},
        up={1: "archer 2 lancer"},
        supply={0: "knight", 1: "lancer"},
    ),
    "marshall and priest": lambda: table(
        *("marshall d3, warriorpriest 2 d4", "pikeman f6, royalguard 2 d5"),
        turn=1,
        hand={0: "", 1: "royal"},
        bag={0: "royal warriorpriest marshall 3 ensign", 1: ""},
        up={1: "pikeman 2 royalguard 2"},
        supply={0: "marshall ensign", 1: "royalguard"},
    ),
    "partners": lambda: table(
        *("marshall d3", "pikeman f6, archer 3 d5", "warriorpriest 2 d4", "lancer f2"),
        turn=3,
        hand={0: "", 1: "", 2: "", 3: "royal"},
        bag={0: "royal marshall 3", 1: "royal pikeman", 2: "royal warriorpriest knight", 3: ""},
        up={3: "lancer 2"},
        supply={0: "marshall", 1: "", 2: "knight 2", 3: "lancer"},
    ),
}


def choose(state: State, dice: Dice) -> int:
    """Passing comes often, since a coin has to be hidden to be deduced."""
    moves = state.moves()
    if state.actor == NATURE:
        return int(state.stack[-1].sample(state, dice))
    words = [GAME.notation(move).split()[0] for move in moves]
    kinds = sorted(set(words))
    kind = "pass" if "pass" in kinds and dice.below(3) == 0 else kinds[dice.below(len(kinds))]
    fitting = [move for move, word in zip(moves, words, strict=True) if word == kind]
    return fitting[dice.below(len(fitting))]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", TABLES)
def test_imagine_yields_exactly_what_is_possible(name: str, seed: int) -> None:
    dice = Dice(seed)
    g = Game(TABLES[name](), [0, 1])
    for _ in range(70):
        if g.state.stack:
            g.step(choose(g.state, dice))


def test_imagining_leaves_the_position_as_it_is() -> None:
    g = refilled()
    before = g.state.dump()
    g.state.imagine(0, Dice(1))
    assert g.state.dump() == before


@pytest.mark.parametrize("army", ["random", "draft"])
def test_armies_hide_nothing_before_the_first_coin_is_drawn(army: str) -> None:
    state = GAME.start(army=army)
    while "draw" not in GAME.notation(state.moves()[0]):
        assert state.imagine(0, Dice(1)) == state
        state.step(state.moves()[0])
