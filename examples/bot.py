"""A bot of your own: it tries every move in a few imagined positions and plays each of them to its end at random.

Run it against another bot:

    hetman arena warchest examples.bot:PlayoutBot random --games 20
"""

from __future__ import annotations

from typing import Any

import hetman


class PlayoutBot:
    """Plays the move that won most of its random playouts."""

    def __init__(self, seed: int = 0, playouts: int = 8) -> None:
        self.dice = hetman.Dice(seed)
        self.playouts = playouts

    def choose(self, seat: hetman.Seat) -> int:
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda move: self.wins(seat, move))

    def wins(self, seat: hetman.Seat, move: int) -> int:
        won = 0
        for _ in range(self.playouts):
            world = seat.imagine(self.dice)
            if world.actor != seat.number:
                # Somebody else answers a secret choice first: this bot cannot try its move before that.
                return 0
            world.step(move)
            world.playout(self.dice, 1000)
            won += seat.number in world.winners()
        return won


def main() -> None:
    match = hetman.Match(hetman.game("warchest"), seed=7, army="first-game")
    bots: list[Any] = [PlayoutBot(seed=1), hetman.bot("random", seed=2)]
    while not match.over:
        match.play(bots[match.actor].choose(hetman.Seat(match.state, match.actor)))
    print(f"winners: {match.winners} after {len(match.entries)} moves")


if __name__ == "__main__":
    main()
