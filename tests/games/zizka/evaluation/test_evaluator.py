"""The evaluator of Jan Žižka: where a value could point the wrong way."""

from __future__ import annotations

from typing import Any

import pytest

from games.zizka.table import Table, table
from hetman import Dice, Match
from hetman.bots import read_bot
from hetman.core.evaluator import Evaluator
from hetman.core.seat import Seat
from hetman.games.zizka import GAME
from hetman.games.zizka.evaluation.features import AN_ACTION, FEATURES
from hetman.games.zizka.evaluation.move_features import MOVE_FEATURES
from hetman.games.zizka.evaluation.opportunities import Opportunities
from hetman.games.zizka.evaluation.surroundings import Surroundings
from hetman.games.zizka.evaluation.value_cache import ValueCache
from hetman.games.zizka.evaluation.weights import POLICY_WEIGHTS, SOLO_WEIGHTS, WEIGHTS
from hetman.games.zizka.rules.constants import ACTIONS
from hetman.games.zizka.rules.position import Position

EVALUATOR: Evaluator = GAME.evaluator()


def chance(t: Table, seat: int = 0) -> float:
    return EVALUATOR.evaluate(t.state)[seat]


def preferred(t: Table, better: str, worse: str) -> None:
    priors = dict(zip(t.moves(), EVALUATOR.priors(t.state, t.state.moves()), strict=True))
    assert priors[better] > priors[worse], f"{better}: {priors[better]:.2f}, {worse}: {priors[worse]:.2f}"


def test_weights_are_aligned_with_features() -> None:
    assert len(WEIGHTS) == len(SOLO_WEIGHTS) == len(FEATURES)
    assert len(POLICY_WEIGHTS) == MOVE_FEATURES


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_can_be_evaluated(seats: int) -> None:
    match = Match(GAME, seed=seats, seats=seats)
    dice = Dice(seats)
    for _ in range(150):
        moves = match.state.moves()
        if not moves:
            break
        values = EVALUATOR.evaluate(match.state)
        assert all(0 < one < 1 for one in values)
        assert seats == 1 or sum(values) == pytest.approx(1)
        assert all(len(EVALUATOR.features(match.state, seat)) == len(FEATURES) for seat in range(seats))
        priors = EVALUATOR.priors(match.state, moves)
        assert len(priors) == len(moves)
        assert min(priors) > 0
        match.play(moves[dice.below(len(moves))])


@pytest.mark.parametrize(("seats", "decisions"), [(1, 15), (2, 36), (3, 36), (4, 36)])
def test_rollouts_are_shorter_in_the_solo_game(seats: int, decisions: int) -> None:
    assert EVALUATOR.rollout_limit(Match(GAME, seed=1, seats=seats).state) == decisions


def test_greedy_bots_finish_their_games() -> None:
    """Two of them, rich and at 19 points each, once walked back and forth here and never faced anything again."""
    match = Match(GAME, seed=5003, seats=2)
    bots = [read_bot("greedy", seed=6 + seat) for seat in range(2)]
    decisions = 0
    while not match.over:
        match.play(bots[match.actor].choose(Seat(match.state, match.actor)))
        decisions += 1
        assert decisions < 600


def test_priors_are_made_of_move_features() -> None:
    """Priors make plans once for all moves; move features, which the fit reads, once for each."""
    t = table("zizka", "bores", pisek="ambush", tyn="?fair", coins=9)
    moves = t.state.moves()
    plain = Evaluator.priors(EVALUATOR, t.state, moves)
    assert EVALUATOR.priors(t.state, moves) == pytest.approx(plain)


def test_alone_the_chance_is_one_against_torak() -> None:
    even = table("zizka", points=10, torak={"points": 10})
    behind = table("zizka", points=10, torak={"points": 18})
    ahead = table("zizka", points=18, torak={"points": 10})
    assert chance(behind) < chance(even) < chance(ahead)
    assert chance(behind) < 0.25
    assert chance(ahead) > 0.75


def test_points_count() -> None:
    assert chance(table("zizka", "bores", points={0: 12, 1: 9})) > 0.5 > chance(table("zizka", "bores", points={1: 3}))


def test_a_better_crew_counts() -> None:
    assert chance(table("zizka", "bores", crew={0: "hroznata vilem prokupek martin"})) > 0.55


def test_dice_that_meet_a_row_count_before_it_is_taken() -> None:
    """Or the search would see no difference between a good roll and a bad one."""
    t = table("bores", "zizka", field="tyn", tyn="boar").play("face")
    good, bad = t.copy().play("roll 3 0 0 0"), t.copy().play("roll 0 3 0 0")
    assert chance(good) > chance(bad)
    preferred(bad, "reroll speech", "keep")
    preferred(t.copy().play("roll 1 2 0 0"), "reroll speech", "reroll sword")


def test_a_hire_is_worth_more_than_the_hope_for_it() -> None:
    t = table("zizka", "bores", field="pisek", coins=8, offer="vilem")
    hired = t.copy().play("recruit", "hire vilem for alena").roll()
    assert chance(hired) > chance(t.copy().play("end").roll())


def levy(crew: str) -> float:
    """What the token that asks for two followers is worth to a leader with this crew."""
    t = table("zizka", "bores", tyn="levy", crew=crew)
    return opportunities_of(t).token([token.id for token in GAME.box.contents.tokens].index("levy"))


def opportunities_of(t: Table) -> Opportunities:
    assert isinstance(t.state, Position)
    return Opportunities(t.state, 0, ValueCache())


def test_parting_costs_something_beside_a_free_place_too() -> None:
    """A free place in the crew once made everybody in it seem to be worth nothing."""
    assert levy("vilem hroznata dorota") < levy("prokupek martin alena")


def test_parting_with_two_costs_the_second_one_as_well() -> None:
    assert levy("alena vilem") < levy("alena martin")


def test_a_token_that_only_others_know_is_worth_something() -> None:
    t = table("zizka", "katerina", tyn="?levy", used=["crusade"], turn=1).play("peek tyn", "see levy")
    tyn = [field.id for field in GAME.box.contents.fields].index("tyn")
    assert Surroundings(opportunities_of(t)).field(tyn) > 0


def test_after_the_last_turn_opportunities_are_worth_nothing() -> None:
    """In the last round a token is worth something only to a seat that still has its turn."""
    t = table("zizka", "bores", field={0: "tyn", 1: "pisek"}, tyn="ambush", pisek="ambush", points={0: 20, 1: 20})
    t.play("end").roll()
    first, second = (EVALUATOR.features(t.state, seat) for seat in range(2))
    best = FEATURES.index("the best later on, by its distance")
    assert first[best] == 0
    assert second[best] > 0


def test_a_turn_still_to_come_counts() -> None:
    """Everybody has a turn in a round: two leaders with as many points are not alike once one of them has had it."""
    t = table("zizka", "bores")
    points = [EVALUATOR.features(t.state, seat)[0] for seat in range(2)]
    assert points == [ACTIONS * AN_ACTION, ACTIONS * AN_ACTION]
    t.play("end").roll()
    points = [EVALUATOR.features(t.state, seat)[0] for seat in range(2)]
    assert points == [0, ACTIONS * AN_ACTION]


def test_coins_on_a_poster_count_about_as_much_as_coins_near_the_end() -> None:
    """At the end they join one's own: five of either are a point."""
    wanted: dict[str, Any] = {"points": {0: 18, 1: 18}, "poster": 1}
    before = chance(table("zizka", "bores", bounty=3, coins=0, **wanted))
    on_the_poster = chance(table("zizka", "bores", bounty=9, coins=0, **wanted)) - before
    at_hand = chance(table("zizka", "bores", bounty=3, coins=6, **wanted)) - before
    assert 0.5 * at_hand < on_the_poster < 1.5 * at_hand


def test_a_search_takes_the_points_at_hand() -> None:
    t = table("zizka", "bores", field="tyn", tyn="bribe", coins=5, points={0: 19, 1: 19}, actions=1)
    bot = read_bot("search:300", seed=1)
    assert GAME.notation(bot.choose(Seat(t.state, 0))) == "face"


def test_belongings_are_named() -> None:
    match = Match(GAME, seed=1, seats=2, goal=5)
    bots = [read_bot("search:10", seed=seat) for seat in range(2)]
    while not match.over:
        match.play(bots[match.actor].choose(Seat(match.state, match.actor)))
    owned = GAME.belongings(match.state)
    assert {kind for things in owned.values() for kind, _ in things} >= {"leader", "order", "life"}
    assert {token for things in owned.values() for kind, token in things if kind == "order"} == {"1", "2"}
