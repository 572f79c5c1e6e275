"""Draws the pictures of the README from positions of random games: `python tools/pictures.py`."""

from __future__ import annotations

from pathlib import Path

import hetman

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
# Game, seats, options, seed of the dice, decisions: chosen by eye for positions that show what the game is about.
POSITIONS = {
    "warchest": ("warchest", 2, {"army": "random"}, 243, 90),
    "warchest-four": ("warchest", 4, {"army": "random"}, 245, 160),
}


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, (game, seats, options, seed, decisions) in POSITIONS.items():
        state = hetman.game(game).start(seats, **options)
        state.playout(hetman.Dice(seed), decisions)
        (PICTURES / f"{name}.svg").write_text(f"{state._repr_svg_()}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
