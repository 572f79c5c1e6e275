"""Plain text in columns and rows."""

from __future__ import annotations

from hetman.drawing.plain import WIDTH, columns, row, side_by_side, stripped, times, wrapped


def test_two_blocks_stand_side_by_side_or_below_each_other() -> None:
    assert side_by_side(["ab", "c"], ["x"], least=4) == ["ab    x", "c     "]
    wide = ["-" * 50]
    assert side_by_side(wide, wide) == [*wide, *wide]


def test_cells_go_on_below_their_label() -> None:
    lines = columns("Ramparts", [f"cell {number}" for number in range(20)], 12)
    assert lines[0].startswith("Ramparts    cell 0   cell 1")
    assert all(line.startswith(" " * 12) for line in lines[1:])
    assert all(len(line) <= WIDTH for line in lines)


def test_a_row_ends_with_its_cells() -> None:
    assert row("Archer", ["2", "0"], 12) == "Archer  2  0"
    assert len(row("a very long name", ["2"], 10)) == 10


def test_counts_and_lines() -> None:
    assert times("sword", 1) == "sword"
    assert times("sword", 3) == "sword ×3"
    assert stripped(["a  ", "b"]) == "a\nb"
    assert wrapped("word " * 30)[1].startswith("  word")
