"""An analysis of 1,000 records with pandas: how long games take, how seats score, where winners send their pawns.

It plays the games itself, at random, so that it needs no files:

    pip install pandas
    python examples/analysis.py
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pandas

import hetman


def random_records(name: str, games: int) -> Iterator[str]:
    """Play random games and yield their records as texts, as files would hold them."""
    game = hetman.game(name)
    for seed in range(games):
        match, dice = hetman.Match(game, seed=seed, seats=2), hetman.Dice(seed)
        while not match.over:
            moves = match.state.moves()
            match.play(moves[dice.below(len(moves))])
        yield str(match.record)


def seats_table(records: Iterable[hetman.Record]) -> pandas.DataFrame:
    """One row for each seat of each game: its score, and whether it won."""
    rows = []
    for number, record in enumerate(records):
        final = record.replay()
        rows += [(number, seat, score, seat in final.winners()) for seat, score in enumerate(final.scores())]
    return pandas.DataFrame(rows, columns=["game", "seat", "score", "won"])


def moves_table(records: Iterable[hetman.Record]) -> pandas.DataFrame:
    """One row for each decision of a seat: its verb, and the field that it names."""
    rows = []
    for number, record in enumerate(records):
        game = record.found_game()
        for made in record.moves:
            if made.actor != hetman.NATURE:
                move = game.parse(made.text)
                operands = {name: token for name, (_, token) in game.verbs.arguments(move).items()}
                rows.append((number, made.actor, game.tokens(move)[0], operands.get("field")))
    return pandas.DataFrame(rows, columns=["game", "seat", "verb", "field"])


def report(seats: pandas.DataFrame, moves: pandas.DataFrame) -> str:
    """The findings as text."""
    lengths = moves.groupby("game").size()
    both = moves.merge(seats, on=["game", "seat"])
    sent = both[both["verb"].isin(["send", "send_with"])]
    shares = pandas.crosstab(sent["field"], sent["won"], normalize="columns").rename(
        columns={False: "lost", True: "won"}
    )
    return "\n\n".join(
        [
            f"{len(lengths)} games, {len(moves)} decisions, {lengths.mean():.1f} ± {lengths.std():.1f} a game",
            f"by seat:\n{seats.groupby('seat')[['score', 'won']].mean().round(3)}",
            f"where losers and winners send their pawns:\n{shares.round(3)}",
        ]
    )


def main(games: int = 1000) -> None:
    records = [hetman.Record.parse(text) for text in random_records("grunwald", games)]
    print(report(seats_table(records), moves_table(records)))


if __name__ == "__main__":
    main()
