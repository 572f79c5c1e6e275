"""Arguments and options of the commands that let bots play each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameArgument = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
GamesOption = Annotated[int, typer.Option(min=1, metavar="N", help="Games for each pair of bots.")]
WorkersOption = Annotated[
    int | None, typer.Option(min=1, metavar="W", help="Processes. The default is one for each core.")
]
SeatsOption = Annotated[int | None, typer.Option(metavar="S", help="Seats. The default is the fewest for two sides.")]
GameOption = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game. You can repeat it.")
]
SeedOption = Annotated[int, typer.Option(min=0, metavar="N", help="The same seed plays the same games.")]
FolderOption = Annotated[
    Path | None, typer.Option(metavar="DIR", help="The folder of the games. The default is in arena/.")
]
ClusterOption = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster, such as auto or ray://host:10001.")
]
