"""Count in which share of the rounds or weeks of saved games something happens.

    .venv/bin/python tools/event_shares.py FOLDER --period week --event effect.action --event support.action

FOLDER holds records, such as those of an arena. A period begins with an event of that key and ends with the next one.
`effect.action` counts the events `effect` by their argument `action`. The tool prints for each value the share of
periods that have it, with the 95 % interval by Wilson, rarest first. Periods of one game are one observation. Names
after `--expect` are printed even if they never occur. `tools/balance.py --period` plays the games itself.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

import hetman
from equal_games import value_of
from hetman.arena.win_share import Share
from hetman.core.replay import seen_events, walk


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--period", required=True, help="the key of the event that begins a period")
    parser.add_argument("--event", required=True, action="append", help="a key and an argument, such as effect.action")
    parser.add_argument("--expect", default="", help="values that are printed in any case, with commas between them")
    chosen = parser.parse_args()
    wanted = [(key, argument) for key, _, argument in (name.partition(".") for name in chosen.event)]
    paths = sorted(chosen.folder.rglob("*.hetman"))
    games = [periods(path, chosen.period, wanted) for path in paths]
    total = sum(map(len, games))
    if not total:
        parser.error(f"no {chosen.period} in the records of {chosen.folder}")
    names = {name for name in chosen.expect.split(",") if name}.union(*(values for game in games for values in game))
    shares = {name: Share.of([[float(name in values) for values in game] for game in games]) for name in names}
    print(f"{len(paths)} games, {total} periods")
    for name, found in sorted(shares.items(), key=lambda item: (item[1].share, item[0])):
        bounds = f"({100 * found.low:.1f} – {100 * found.high:.1f})"
        print(f"{name:16} {100 * found.share:5.1f} %  {bounds}  {round(found.share * total)}")


if __name__ == "__main__":
    main()
