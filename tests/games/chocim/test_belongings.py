"""What belonged to a seat, for the win shares of the arena."""

from __future__ import annotations

from games.chocim.table import COMMONWEALTH, OTTOMAN
from games.chocim.walks import decided
from hetman import Dice
from hetman.games.chocim import GAME


def test_what_belonged_to_a_seat() -> None:
    state = decided(5)[-1]
    dice = Dice(5)
    while state.stack:
        state.step(state.moves()[0])
        state.roll(dice)
    things = GAME.belongings(state)
    assert things[COMMONWEALTH][0] == ("side", "commonwealth")
    assert things[OTTOMAN][0] == ("side", "ottoman")
    leaders = {leader.leader: leader.side for leader in GAME.box.contents.leaders}
    drawn = [(seat, token) for seat in things for kind, token in things[seat] if kind == "leader"]
    assert drawn
    assert all(leaders[token] == ("commonwealth", "ottoman")[seat] for seat, token in drawn)
