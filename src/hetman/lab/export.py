"""The positions of many records as rows of a Parquet file: what the seat knew, what it did, and how the game ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from hetman.core.batch import LOSS, WIN
from hetman.core.decision import NATURE
from hetman.core.errors import RecordError
from hetman.core.players import player_of
from hetman.core.record import Record
from hetman.lab.encoding import Encoding

ROWS = 4096
"""Rows that are written at a time, so that a file of any size needs little memory."""

SCHEMA = pa.schema(
    [
        ("file", pa.string()),
        ("game", pa.string()),
        ("version", pa.string()),
        ("seats", pa.int8()),
        ("options", pa.map_(pa.string(), pa.string())),
        ("move", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.string()),
        ("rating", pa.float32()),
        ("observation", pa.list_(pa.float32())),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("outcome", pa.float32()),
    ]
)
"""`outcome` is the reward of the seat at the end: 1, -1, or 0 in a draw; null if the record has no result."""

Row = dict[str, Any]
Watch = Callable[[int], None]
"""Gets the number of records that were added."""


class ExportError(ValueError):
    """A record cannot be exported. The message names its file and the reason."""


def find_records(paths: Iterable[Path]) -> list[Path]:
    """Return the record files that are named, and those in named folders, sorted. Raises ExportError if none is."""
    found: list[Path] = []
    for path in paths:
        if not path.exists():
            raise ExportError(f"{path}: no such file or folder")
        found += sorted(path.rglob("*.hetman")) if path.is_dir() else [path]
    if not found:
        raise ExportError("no records there: a record is a file such as game.hetman")
    return found


def export(files: Iterable[Path], out: Path, ratings: Mapping[str, float], watch: Watch) -> int:
    """Write a row for each decision of a seat in each record. Returns the number of rows. Raises ExportError.

    `ratings` are by player, such as `greedy` for a bot of that text form.
    """
    written = 0
    rows: list[Row] = []
    with pq.ParquetWriter(out, SCHEMA, compression="zstd") as writer:
        for file in files:
            for row in rows_of(file, ratings):
                rows.append(row)
                if len(rows) == ROWS:
                    written += flush(writer, rows)
            watch(1)
        written += flush(writer, rows)
    return written


def flush(writer: pq.ParquetWriter, rows: list[Row]) -> int:
    """Write the rows and forget them. Returns how many there were."""
    count = len(rows)
    if rows:
        writer.write_table(pa.Table.from_pylist(rows, SCHEMA))
        rows.clear()
    return count


def rows_of(file: Path, ratings: Mapping[str, float]) -> Iterator[Row]:
    """Yield the decisions of seats in one record. Raises ExportError."""
    try:
        record = Record.parse(file.read_text(encoding="utf-8"))
        yield from rows_of_record(record, str(file), ratings)
    except (RecordError, OSError, UnicodeDecodeError) as error:
        raise ExportError(f"{file}: {error}") from None


def rows_of_record(record: Record, name: str, ratings: Mapping[str, float]) -> Iterator[Row]:
    state = record.start()
    encoding = Encoding(state.setup)
    outcomes = outcomes_of(record)
    for number in range(1, len(record.moves) + 1):
        move = record.legal_move(state, number)
        seat = state.actor
        if seat != NATURE:
            player = player_of(record.players, seat, number)
            legal = [int(action) for action in encoding.numbers.legal(state)]
            yield {
                "file": name,
                "game": record.game,
                "version": record.version,
                "seats": record.seats,
                "options": list(record.options.items()),
                "move": number,
                "seat": seat,
                "player": str(player) if player else None,
                "rating": ratings.get(player.name) if player else None,
                "observation": encoding.flat(state, seat),
                "legal": legal,
                "action": legal[[int(other) for other in state.moves()].index(move)],
                "outcome": outcomes[seat],
            }
        state.step(move)


def outcomes_of(record: Record) -> list[float | None]:
    """Return the reward of each seat, or None for all of them if the game was not finished."""
    if record.result is None:
        return [None] * record.seats
    if record.seats > 1 and len(record.result) == record.seats:
        return [0.0] * record.seats
    return [WIN if seat in record.result else LOSS for seat in range(record.seats)]
