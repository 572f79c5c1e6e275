"""A small distribution with bots of somebody's own, as if it were installed."""

from __future__ import annotations

from pathlib import Path

SOURCE = '''
class Lowest:
    """Takes the lowest move. It has neither a base class nor a seed."""

    def choose(self, seat):
        return min(seat.moves())


class Nth:
    def __init__(self, n: int, wrap: bool = True, label="", share: float | None = None):
        self.n, self.wrap, self.label, self.share = n, wrap, label, share

    def choose(self, seat):
        moves = sorted(seat.moves())
        return moves[self.n % len(moves) if self.wrap else min(self.n, len(moves) - 1)]


class Breaks:
    """Plays a few moves and raises an error."""

    def __init__(self, moves: int = 2):
        self.left = moves

    def choose(self, seat):
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("I am broken")
        return seat.moves()[0]


class Fails(Breaks):
    """Raises an error at its first move."""

    def __init__(self):
        super().__init__(0)


class Unready(Lowest):
    """Cannot be made."""

    def __init__(self):
        raise OSError("no weights")


class Mute:
    """Is not a bot."""
'''
ENTRIES = {
    "lowest": "own_bots_dist:Lowest",
    "breaks": "own_bots_dist:Breaks",
    "fails": "own_bots_dist:Fails",
    "gone": "no_such_module:Bot",
    "leaves": "own_bots_leaves:Bot",
    "mute": "own_bots_dist:Mute",
    "page": "own_bots_dist:Lowest",
}


def write_distribution(folder: Path) -> None:
    """Write a module with bots, and the metadata that an installer would write beside it."""
    (folder / "own_bots_dist.py").write_text(SOURCE, encoding="utf-8")
    (folder / "own_bots_leaves.py").write_text("raise SystemExit('usage')\n", encoding="utf-8")
    (folder / "own_bots_needs.py").write_text("import no_such_module\n", encoding="utf-8")
    metadata = folder / "own_bots-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: own-bots\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{name} = {value}" for name, value in ENTRIES.items()]
    (metadata / "entry_points.txt").write_text("\n".join(["[hetman.bots]", *lines, ""]), encoding="utf-8")
