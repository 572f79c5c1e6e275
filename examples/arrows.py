"""A drawing with arrows: the move that was played, and the one that a stronger bot advises.

python examples/arrows.py board.svg
"""

from __future__ import annotations

import sys

import hetman
from hetman.drawing.arrows import arrow_of
from hetman.drawing.token_places import token_places


def main(file: str) -> None:
    match = hetman.Match(hetman.game("warchest"), seed=7, army="first-game")
    quick, strong = hetman.bot("greedy", seed=1), hetman.bot("search", iterations=300, seed=1)
    while not match.over:
        seat = hetman.Seat(match.state, match.actor)
        played, advised = quick.choose(seat), strong.choose(seat)
        places = token_places(match.picture(seat.number))
        moves = [(played, "played"), (advised, "advice")]
        arrows = [arrow_of(match.game.tokens(move), places, style) for move, style in moves]
        if all(arrows) and played != advised:
            shown = [arrow for arrow in arrows if arrow]
            match.picture(seat.number, size=600, arrows=shown, last=False).save(file)
            print(f"{match.game.notation(played)}; better: {match.game.notation(advised)}")
            return
        match.play(played)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "board.svg")
