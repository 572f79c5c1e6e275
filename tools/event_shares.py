"""Count in which share of the rounds or weeks of saved games something happens.

    .venv/bin/python tools/event_shares.py FOLDER --period week --event effect.action --event support.action

FOLDER holds records, such as those of an arena. A period begins with an event of that key and ends with the next one.
`effect.action` counts the events `effect` by their argument `action`. The tool prints for each value the share of
periods that have it, with the 95 % interval by Wilson, rarest first. Names after `--expect` are printed even if they
never occur.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from typing import Any

import hetman
from hetman.core.replay import seen_events, walk

SURE = 1.96
"""The quantile of the 95 % interval."""


def periods(path: Path, start: str, wanted: Iterable[tuple[str, str]]) -> list[set[str]]:
    """For each period of a game the values that occur in it."""
    record = hetman.Record.parse(path.read_text(encoding="utf-8"))
    found: list[set[str]] = []
    for event in seen_events(walk(record, record.start()), None):
        if event["key"] == start:
            found.append(set())
        for key, argument in wanted:
            if event["key"] == key and found:
                found[-1].add(value_of(event["args"].get(argument)))
    return found


def value_of(argument: Any) -> str:
    """An argument is a thing with a kind and a token, or a plain value."""
    return str(argument[1] if isinstance(argument, (list, tuple)) else argument)


def interval(count: int, total: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    share, spread = count / total, SURE * SURE / total
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * sqrt(share * (1 - share) / total + spread / total / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--period", required=True, help="the key of the event that begins a period")
    parser.add_argument("--event", required=True, action="append", help="a key and an argument, such as effect.action")
    parser.add_argument("--expect", default="", help="values that are printed in any case, with commas between them")
    chosen = parser.parse_args()
    wanted = [(key, argument) for key, _, argument in (name.partition(".") for name in chosen.event)]
    paths = sorted(chosen.folder.rglob("*.hetman"))
    found = [values for path in paths for values in periods(path, chosen.period, wanted)]
    if not found:
        parser.error(f"no {chosen.period} in the records of {chosen.folder}")
    counts = Counter({name: 0 for name in chosen.expect.split(",") if name})
    for values in found:
        counts.update(values)
    print(f"{len(paths)} games, {len(found)} periods")
    for name, count in sorted(counts.items(), key=lambda item: (item[1], item[0])):
        low, high = interval(count, len(found))
        print(f"{name:16} {100 * count / len(found):5.1f} %  ({100 * low:.1f} – {100 * high:.1f})  {count}")


if __name__ == "__main__":
    main()
