"""Try an installed Hetman: `python first_moves.py compiled` or `plain`. It needs nothing but the installation."""

from __future__ import annotations

import sys
from pathlib import Path

import hetman
from hetman.language import language
from hetman.web.app import create_app
from hetman.web.settings import Settings

MOVES = 6


def main(wanted: str) -> None:
    """Play the first moves of every game, and use its texts, its drawing and the server."""
    found = "compiled" if hetman.COMPILED else "plain"
    if found != wanted:
        sys.exit(f"expected a {wanted} installation, got a {found} one in {Path(hetman.__file__).parent}")
    for name in hetman.games():
        game = hetman.game(name)
        match = hetman.Match(game, seed=1)
        bot = hetman.bot("search", iterations=10, seed=1)
        for _ in range(MOVES):
            match.play(bot.choose(hetman.Seat(match.state, match.actor)))
        titles = [language(code, game.folder).say("game-name") for code in ("en", "pl")]
        drawing = match.state._repr_svg_() or ""
        assert drawing.startswith("<svg"), f"{name} has no drawing"
        print(name, *titles, len(match.record.moves), len(drawing), sep=" · ")
    create_app(Settings("sqlite://"))
    print(f"hetman {hetman.__version__} is {found}")


if __name__ == "__main__":
    main(sys.argv[1])
