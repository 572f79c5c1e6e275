"""Measure the balance of a game in games of equal bots: points, win shares, and how often things happen.

    .venv/bin/python tools/balance.py GAME BOT [--seats 4] [--games 800] [--workers 16] [--folder F] [--option start=0]

All seats play the same bot. The bot `policy` samples its moves from the policy of the game's evaluator, as rollouts do,
and plays a thousand games in the time of a few searched ones. The tool prints

- the mean points of all seats and of the winners, the share of games that each seat won, and the rounds;
- --count: how often moves and events of the log occurred, and their shares of all counted ones (`held raided`);
- --pool: in how many games a number of the view, such as `bank`, got to zero, and its lowest value;
- --kinds: the share of games won by seats that had a thing, such as each `leader`;
- --period and --event: the share of periods (`week`) in which the values of an argument occurred (`effect.action`),
  rarest first. Values after --expect are printed even if they never occur. With --impact also how many points more or
  less a seat had on average in games where the value occurred;
- --ending: the share of games by what the view says of their end, and of these the share that each seat won.

± is the half width of the 95 % interval; intervals in parentheses are Wilson's. Games are the observations, because
what happens in a game depends on the rest of it. With --folder every game is a line of a file, and the same command
goes on where that file ends; the result is written beside it as JSON after every --each games. --settings plays the
games of every setting of the game. Progress goes to the standard error.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections import defaultdict
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev
from time import monotonic
from typing import Any

import hetman
from equal_games import Contest, Games, Line, play_all
from hetman.arena.win_share import Share
from hetman.testing import settings_of

Result = dict[str, Any]

LOOK = 10.0
"""Seconds between two lines of progress."""


def with_interval(values: list[float]) -> Result:
    apart = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else None
    return {"mean": mean(values), "apart": apart}


def share_of(games: list[list[int]], index: int) -> tuple[float, float]:
    """The share of one event among all counted ones, and its half width: a ratio estimate over games."""
    total = sum(map(sum, games))
    if total == 0:
        return 0.0, 0.0
    share = sum(events[index] for events in games) / total
    apart = sum((events[index] - share * sum(events)) ** 2 for events in games)
    return share, 1.96 * sqrt(apart) / total


def counted(lines: list[Line], keys: list[str]) -> Result:
    games = [[line["events"].get(key, 0) for key in keys] for line in lines]
    found = {}
    for index, key in enumerate(keys):
        share, apart = share_of(games, index)
        found[key] = {"times": sum(events[index] for events in games), "share": share, "apart": apart}
    return found


def wilson(rounds: list[list[float]]) -> Result:
    found = Share.of(rounds)
    return {"share": found.share, "low": found.low, "high": found.high, "of": found.games}


def won_by_kind(lines: list[Line], kinds: list[str]) -> Result:
    """By thing: how often a seat won that had it. Seats of one game are one observation."""
    found: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for line in lines:
        for seat, things in line["belongings"].items():
            for kind, token in things:
                if kind in kinds:
                    found[f"{kind} {token}"][line["number"]].append(line["shares"][int(seat)])
    return {thing: wilson(list(games.values())) for thing, games in sorted(found.items())}


def happened(lines: list[Line], expected: list[str]) -> Result:
    """By value: in which share of the periods it occurred, rarest first."""
    values = {*expected, *(value for line in lines for period in line["periods"] for value in period)}
    found = {
        value: wilson([[float(value in period) for period in line["periods"]] for line in lines]) for value in values
    }
    return dict(sorted(found.items(), key=lambda item: (item[1]["share"], item[0])))


def impact(lines: list[Line]) -> Result:
    """By value: the mean points of games in which it occurred, minus those of all others."""
    seen = [{value for period in line["periods"] for value in period} for line in lines]
    points = [mean(line["scores"]) for line in lines]
    found = {}
    for value in sorted(set().union(*seen)):
        groups = [[one for one, values in zip(points, seen, strict=True) if (value in values) == way] for way in (1, 0)]
        if min(map(len, groups)) > 1:
            apart = 1.96 * sqrt(sum(stdev(group) ** 2 / len(group) for group in groups))
            found[value] = {"mean": mean(groups[0]) - mean(groups[1]), "apart": apart}
    return found


def ended(contest: Contest, lines: list[Line]) -> Result:
    """By ending: its share of the games, and the games with it that each seat won."""
    found = {}
    for ending in sorted({line["ending"] for line in lines}):
        won = [sum(line["shares"][seat] for line in lines if line["ending"] == ending) for seat in range(contest.seats)]
        found[ending] = {**wilson([[float(line["ending"] == ending)] for line in lines]), "won": won}
    return found


def summed_up(contest: Contest, lines: list[Line], asked: argparse.Namespace) -> Result:
    rounds = [line["rounds"] for line in lines if line["rounds"] is not None]
    best = [max((line["scores"][seat] for seat in line["winners"]), default=0) for line in lines]
    found: Result = {
        "contest": contest.head,
        "games": len(lines),
        "seconds": mean(line["seconds"] for line in lines),
        "points": with_interval([mean(line["scores"]) for line in lines]),
        "winners": with_interval(best),
        "seats": [with_interval([100 * line["shares"][seat] for line in lines]) for seat in range(contest.seats)],
        "rounds": {"median": median(rounds), "least": min(rounds), "most": max(rounds)} if rounds else None,
    }
    if asked.count:
        found["count"] = counted(lines, asked.count)
    if contest.pool is not None:
        lowest = [line["lowest"] for line in lines]
        found["pool"] = {"dry": wilson([[float(low <= 0)] for low in lowest]), "lowest": mean(lowest)}
    if asked.kinds:
        found["kinds"] = won_by_kind(lines, asked.kinds)
    if contest.period is not None:
        found["periods"] = happened(lines, asked.expect)
    if asked.impact:
        found["impact"] = impact(lines)
    if contest.ending is not None:
        found["endings"] = ended(contest, lines)
    return found


def text_of(found: Result) -> str:
    contest = found["contest"]
    lines = [
        f"{found['games']} games of {contest['game']} {contest['version']}, {contest['bot']}, {contest['seats']} seats",
        " ".join(f"{name}={value}" for name, value in contest["options"]),
        f"a game took {found['seconds']:.1f} s of a core",
        f"points of all seats: {plus_minus(found['points'])}",
        f"points of winners: {plus_minus(found['winners'])}",
    ]
    lines += [f"seat {seat} won {plus_minus(won)} %" for seat, won in enumerate(found["seats"])]
    if found["rounds"] is not None:
        lines.append("rounds: median {median:g}, {least} to {most}".format(**found["rounds"]))
    for key, one in found.get("count", {}).items():
        share, apart = 100 * one["share"], 100 * one["apart"]
        lines.append(f"{key}: {one['times']} times, {share:.1f} ± {apart:.1f} % of those counted")
    if "pool" in found:
        lines.append(f"{contest['pool']} dry: {in_percent(found['pool']['dry'])}; lowest {found['pool']['lowest']:.1f}")
    lines += [f"{thing:20} won {in_percent(one)}" for thing, one in found.get("kinds", {}).items()]
    lines += [f"{value:20} in {in_percent(one)}" for value, one in found.get("periods", {}).items()]
    lines += [f"{value:20} moves points by {plus_minus(one)}" for value, one in found.get("impact", {}).items()]
    for ending, one in found.get("endings", {}).items():
        won = ", ".join(f"{games:g}" for games in one["won"])
        lines.append(f"{ending:20} ends {in_percent(one)}; won by seats: {won}")
    return "\n".join(line for line in lines if line)


def plus_minus(one: Result) -> str:
    return f"{one['mean']:.1f} ± {one['apart']:.1f}" if one["apart"] is not None else f"{one['mean']:.1f}"


def in_percent(one: Result) -> str:
    return f"{100 * one['share']:.1f} % ({100 * one['low']:.1f} – {100 * one['high']:.1f}) of {one['of']}"


def contests_of(asked: argparse.Namespace) -> list[Contest]:
    """What is asked for: one contest, or one for each setting of the game."""
    game = hetman.game(asked.game, components=asked.components)
    if asked.settings:
        tables = [(setting.seats, setting.options) for setting in settings_of(game)]
    else:
        seats = asked.seats or game.usual_seats
        tables = [(seats, tuple((name, value) for name, _, value in (one.partition("=") for one in asked.option)))]
    return [
        Contest(
            game=asked.game,
            version=game.version,
            bot=asked.bot,
            seats=seats,
            options=tuple((name, str(value)) for name, value in options),
            components=asked.components,
            seed=asked.seed,
            pool=asked.pool,
            period=asked.period,
            happenings=tuple(asked.event),
            ending=asked.ending,
        )
        for seats, options in tables
    ]


def report(found: Games, asked: argparse.Namespace) -> None:
    """Print what the games so far show, and write it beside them."""
    lines = found.first(asked.games)
    if not lines:
        return
    result = summed_up(found.contest, lines, asked)
    print(text_of(result), end="\n\n", flush=True)
    if found.file is not None:
        text = json.dumps(result, indent=1, ensure_ascii=False)
        found.file.with_suffix(".json").write_text(text + "\n", encoding="utf-8")


class Progress:
    """Says from time to time how far a run is."""

    def __init__(self, missing: int, workers: int) -> None:
        self.missing, self.workers = missing, workers
        self.done, self.started, self.said = 0, monotonic(), monotonic()

    def count(self) -> None:
        self.done += 1
        now = monotonic()
        if now - self.said < LOOK and self.done < self.missing:
            return
        self.said, passed = now, now - self.started
        left = passed / self.done * (self.missing - self.done)
        word = f"{self.done} of {self.missing} games after {passed / 60:.1f} minutes on {self.workers} processes"
        print(f"{word}, about {left / 60:.1f} minutes left", file=sys.stderr, flush=True)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--folder", type=Path, help="where games and results are written")
    parser.add_argument("--each", type=int, default=50, help="games between two reports")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--settings", action="store_true", help="play every setting of the game")
    parser.add_argument("--components", help="a folder with component files of your own")
    parser.add_argument("--count", nargs="*", default=[], metavar="EVENT")
    parser.add_argument("--pool", help="a number of a spectator's view")
    parser.add_argument("--kinds", nargs="*", default=[], metavar="KIND", help="of things, such as leader")
    parser.add_argument("--period", help="the key of the event that begins a period")
    parser.add_argument("--event", action="append", default=[], metavar="EVENT.ARGUMENT")
    parser.add_argument("--impact", action="store_true", help="also print how values move the points")
    parser.add_argument("--ending", metavar="KEY", help="of a spectator's view of the final position")
    parser.add_argument("--expect", nargs="*", default=[], metavar="VALUE")
    return parser.parse_args()


def main() -> None:
    asked = parse()
    contests = [Games(contest, asked.folder) for contest in contests_of(asked)]
    missing = sum(asked.games - len(found.first(asked.games)) for found in contests)
    if not hetman.COMPILED:
        print("The rules are not compiled: games take ten times as long.", file=sys.stderr)
    progress = Progress(missing, asked.workers)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        for found in play_all(contests, asked.games, asked.workers):
            progress.count()
            if len(found.first(asked.games)) % asked.each == 0 and len(found.first(asked.games)) < asked.games:
                report(found, asked)
    except KeyboardInterrupt:
        print("interrupted; the same command goes on", file=sys.stderr)
    for found in contests:
        report(found, asked)


if __name__ == "__main__":
    main()
