"""Assaults for tests of clashes."""

from __future__ import annotations

from games.chocim.table import OTTOMAN, Table, table


def storm(units: str, field: str = "church", **more: object) -> Table:
    """An assault by order of the Grand Vizier: one sipahi joins those that stand there."""
    t = table(units, turn=OTTOMAN, **more)  # type: ignore[arg-type]
    t.play("command vizier", f"place sipahi {field} assault")
    if t.prompt == "deploy":
        t.play("done")
    if t.prompt == "declare":
        t.play(f"declare {field} assault")
    return t
