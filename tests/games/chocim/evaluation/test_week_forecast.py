"""The forecast of a week is what the rules then do."""

from __future__ import annotations

import pytest

from games.chocim.table import table
from games.chocim.walks import position
from hetman import Dice
from hetman.games.chocim.evaluation import week_forecast
from hetman.games.chocim.rules import phases


@pytest.mark.parametrize(
    "units",
    [
        "kamieniec: cavalry 3; pursuit: tatar 2; plunder: tatar 2 sipahi; raid: infantry",
        "loot-raid: cossack 3; night-sortie: cossack 2; plunder: sipahi",
        "kamieniec: infantry; pursuit: tatar 3; pilaf: janissary 4; raid: infantry",
        "commonwealth general-battle: cavalry 4; commonwealth broken: infantry 2; ottoman broken: sipahi 6",
        "ottoman general-battle: sipahi 5",
    ],
)
@pytest.mark.parametrize("supply", [(18, 32), (9, 13), (24, 36)])
def test_supply_and_morale_are_what_the_week_brings(units: str, supply: tuple[int, int]) -> None:
    state = position(table(units, supply=supply).state)
    left = [week_forecast.supply(state, seat) for seat in range(2)]
    morale = [week_forecast.morale(state, seat, left[seat]) for seat in range(2)]
    dice = Dice(1)
    state.play("pass")
    state.play("pass")
    while state.stack and state.stage <= phases.RATIONS and state.week == 1:
        state.roll(dice)
        state.step(state.moves()[-1])
    assert [state.marks[2 + seat] for seat in range(2)] == left
    assert [state.marks[seat] for seat in range(2)] == morale


def test_the_hand_after_picks_and_discards() -> None:
    t = table(treaties={0: "1 1 2 2 3", 1: "1 2 2 4 4"}, on_table="4 3 3 2 1 1 1", week_number=5, supply=(10, 14))
    state = position(t.state)
    hands = []
    for seat in range(2):
        left = week_forecast.supply(state, seat)
        cards = week_forecast.hand(state, seat)
        week_forecast.keep_best(state, seat, left, week_forecast.morale(state, seat, left), cards)
        hands.append(list(cards))
    state.play("pass")
    state.play("pass")
    dice = Dice(1)
    while state.stage < phases.HANDS:
        state.roll(dice)
        moves = state.moves()
        state.step(moves[-1])
    strengths = state.box.strengths
    assert [state.treaties[(2 + seat) * strengths : (3 + seat) * strengths] for seat in range(2)] == hands
