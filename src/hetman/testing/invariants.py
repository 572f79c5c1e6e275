"""Invariants of every position of every game. Each takes a match and dice, and does not change the match."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from math import sqrt
from typing import Any

from hetman.core.decision import NATURE, OVER, Decision
from hetman.core.dice import Dice
from hetman.core.match import Match
from hetman.core.record import Record
from hetman.core.replay import make_entry
from hetman.core.seat import Seat
from hetman.core.state import State
from hetman.core.verify import verify
from hetman.testing.differences import difference

MOST_MOVES = 400
IMAGINED = 3
COPIED = 12
"""Positions after the present one, with chance between decisions, whose copies are checked."""
SAMPLES = 300


def expect(holds: bool, message: str) -> None:
    if not holds:
        raise AssertionError(message)


def expect_equal(one: Any, other: Any, message: str) -> None:
    """Expect the same plain data. The error names the first key that differs, and both values."""
    if one != other:
        raise AssertionError(f"{message}: {difference(one, other)}")


# Moves


def moves_are_proper(match: Match, dice: Dice) -> None:
    """There is a legal move, no duplicate, no more than 400 moves, and the actor exists."""
    state = match.state
    moves = state.moves()
    if match.over:
        expect(state.actor == OVER and not moves, "a game that is over has moves")
        return
    expect(0 <= state.actor < match.setup.seats, f"actor {state.actor} is not a seat")
    expect(bool(moves), "a dead end: no legal move")
    expect(len(moves) <= MOST_MOVES, f"{len(moves)} moves in one decision")
    expect(len(set(moves)) == len(moves), "the same move is listed twice")
    searched = state.canonical()
    expect(bool(searched) and len(set(searched)) == len(searched), "search has no move, or the same one twice")
    expect(set(searched) <= set(moves), "search looks at a move that is not legal")


def notation_round_trips(match: Match, dice: Dice) -> None:
    """Every move has its own notation, parses back, and has a number for learners."""
    game = match.game
    moves = match.state.moves()
    texts = [game.notation(move) for move in moves]
    expect(len(set(texts)) == len(texts), "two moves share a notation")
    for move, text in zip(moves, texts, strict=True):
        expect(game.parse(text) == move, f"{text!r} parses into another move")
        expect(text == text.strip().lower() and "\n" not in text, f"{text!r} is not one line in lower case")
        expect(set(game.tokens(move)) <= set(text.split()), f"{text!r} lacks a token")
        expect(game.verbs.move(game.verbs.action(move)) == move, f"{text!r} has no action number of its own")


def every_move_is_playable(match: Match, dice: Dice) -> None:
    """Each legal move can be made on a copy and leads to a proper position. The position itself does not change."""
    before = match.state.dump()
    for move in match.state.moves():
        after = match.state.copy()
        after.play(move)
        expect(not after.stack or bool(after.moves()), f"{match.game.notation(move)!r} leads to a dead end")
    expect_equal(before, match.state.dump(), "making moves on a copy changed the position")


def illegal_moves_are_refused(match: Match, dice: Dice) -> None:
    """A packed move that is not legal is refused, and nothing changes."""
    state = match.state
    if match.over:
        return
    before, legal = state.dump(), set(state.moves())
    for _ in range(10):
        move = match.game.verbs.move(dice.below(match.game.verbs.actions))
        if move in legal:
            continue
        try:
            state.play(move)
        except ValueError:
            continue
        raise AssertionError(f"{match.game.notation(move)!r} is not legal but was played")
    expect_equal(before, state.dump(), "a refused move changed the position")


# Chance


def nature_is_proper(match: Match, dice: Dice) -> None:
    """In each decision of chance from here on, weights fit the moves, and a sample is one of the moves."""
    state = match.state.copy()
    for _ in range(30):
        if not state.stack:
            return
        if state.actor == NATURE:
            moves, odds = state.moves(), state.odds()
            expect(len(moves) == len(odds) > 0, "the moves and odds of chance differ in number")
            expect(all(weight > 0 for weight in odds), "an odds weight is not positive")
            expect(len(moves) <= MOST_MOVES, f"{len(moves)} moves of chance")
            expect(len(set(moves)) == len(moves), "chance has the same move twice")
            move = state.stack[-1].sample(state, dice)
            expect(move in moves, "chance samples a move that is not legal")
        else:
            moves = state.moves()
            move = moves[dice.below(len(moves))]
        state.step(move)


def samples_follow_the_odds(match: Match, dice: Dice) -> None:
    """The shares of many samples are near the odds."""
    state = match.state.copy()
    for _ in range(4):
        while state.stack and state.actor != NATURE:
            moves = state.moves()
            state.step(moves[dice.below(len(moves))])
        if state.stack:
            compare_samples(state, dice)
            state.step(state.stack[-1].sample(state, dice))


def compare_samples(state: State, dice: Dice) -> None:
    moves, odds = state.moves(), [int(weight) for weight in state.odds()]
    counts = Counter(state.stack[-1].sample(state, dice) for _ in range(SAMPLES))
    for move, weight in zip(moves, odds, strict=True):
        share = weight / sum(odds)
        off = abs(counts[move] - SAMPLES * share)
        expect(off <= tolerance(share), f"{state.setup.game.notation(move)!r} is drawn too often or too rarely")


def tolerance(share: float) -> float:
    """Return the tolerance for a count: six standard deviations, and four more because rare outcomes vary more.

    A roll of eight dice has 165 outcomes, most of them rare. A bound that fails once in a thousand would always fail.
    """
    return 6 * sqrt(SAMPLES * share * (1 - share)) + 4


# Copies, dumps, records


def copies_are_independent(match: Match, dice: Dice) -> None:
    """A copy has every attribute of the position, and shares nothing with it that play changes in place."""
    state = match.state.copy()
    for _ in range(COPIED):
        before = contents(state)
        copy, other = state.copy(), state.copy()
        expect_same(before, contents(copy), "a copy differs in")
        copy.playout(dice, 10)
        expect_same(before, contents(state), "playing on a copy changed")
        expect_same(before, contents(other), "two copies share")
        if not state.stack:
            return
        state.step(state.stack[-1].sample(state, dice))


def contents(thing: Any) -> Any:
    """Return a position as plain data with all attributes, also those that no dump has.

    An object without a method `copy` is shared by all positions, so its identity counts.
    """
    if thing is None or isinstance(thing, (bool, int, float, str, set, frozenset)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [contents(item) for item in thing]
    if isinstance(thing, dict):
        return {key: contents(value) for key, value in thing.items()}
    if not hasattr(thing, "copy"):
        return id(thing)
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    return {name: contents(getattr(thing, name, "(missing)")) for name in sorted(names)}


def expect_same(before: dict[str, Any], after: dict[str, Any], fault: str) -> None:
    different = [name for name in before if before[name] != after.get(name)]
    expect(not different, f"{fault} {', '.join(different)}")


def playouts_repeat(match: Match, dice: Dice) -> None:
    seed = int(dice.below(10**9))
    one, other = match.state.copy(), match.state.copy()
    expect(one.playout(Dice(seed), 60) == other.playout(Dice(seed), 60), "a playout differs with the same dice")
    expect_equal(one.dump(), other.dump(), "a playout ends elsewhere with the same dice")


def dumps_restore(match: Match, dice: Dice) -> None:
    state = match.state
    data = state.dump()
    restored = match.game.restore(json.loads(json.dumps(data)))
    expect_equal(data, restored.dump(), "a restored position dumps differently")
    expect(restored.moves() == state.moves(), "a restored position has other moves")
    expect_equal(state.view(None), restored.view(None), "a restored position looks different")
    seed = int(dice.below(10**9))
    again = state.copy()
    restored.playout(Dice(seed), 30)
    again.playout(Dice(seed), 30)
    expect_equal(again.dump(), restored.dump(), "a restored position goes on differently")


def pickles(match: Match, dice: Dice) -> None:
    expect_equal(match.state.dump(), pickle.loads(pickle.dumps(match.state)).dump(), "a pickled position differs")


def records_replay(match: Match, dice: Dice) -> None:
    """The record prints and parses exactly, replays to the same position without the seed, and verifies."""
    record = match.record
    text = str(record)
    parsed = Record.parse(text)
    expect(str(parsed) == text, "a record prints differently after parsing")
    expect_equal(match.state.dump(), parsed.replay().dump(), "a record replays to another position")
    if match.over:
        expect(verify(parsed).dice == sum(made.actor == NATURE for made in record.moves), "dice were left unchecked")


def undo_restores(match: Match, dice: Dice) -> None:
    """Taking back gives the same position, and making the move again meets the same dice."""
    if match.over:
        return
    trial = Match.resume(match.record, match.seed, free_undo=True)
    before, made = trial.state.dump(), len(trial.entries)
    moves = trial.state.moves()
    move = moves[dice.below(len(moves))]
    trial.play(move)
    after, after_moves = trial.state.dump(), list(trial.entries)
    expect(trial.undo() == len(after_moves) - made, "undo takes back another number of moves than were made")
    expect_equal(before, trial.state.dump(), "undo does not restore the position")
    expect(len(trial.entries) == made, "undo leaves moves in the record")
    trial.play(move)
    expect_equal(after, trial.state.dump(), "the same move meets other dice after an undo")


# Secrets


def views_are_plain(match: Match, dice: Dice) -> None:
    """Views are JSON-able, and making them changes nothing."""
    before = match.state.dump()
    for seat in [None, *range(match.setup.seats)]:
        view = match.state.view(seat)
        expect_equal(view, json.loads(json.dumps(view)), f"the view of {seat} is not plain data")
    expect_equal(before, match.state.dump(), "making views changed the position")


def imagined_positions_look_alike(match: Match, dice: Dice) -> None:
    """An imagined position gives its seat the same view, prompt and moves, and imagining changes nothing."""
    state = match.state
    before = state.dump()
    for seat in range(match.setup.seats):
        view, moves = state.view(seat), own_moves(state, seat)
        for _ in range(IMAGINED):
            imagined = state.imagine(seat, dice)
            expect_equal(view, imagined.view(seat), f"seat {seat} sees another view in an imagined position")
            expect(own_moves(imagined, seat) == moves, f"seat {seat} has other moves in an imagined position")
            twice = imagined.imagine(seat, dice)
            expect_equal(view, twice.view(seat), f"seat {seat} sees another view in a position imagined twice")
            luck = dice.below(2**31)
            true, again = state.imagine(seat, Dice(luck)), imagined.imagine(seat, Dice(luck))
            fault = f"what seat {seat} imagines with the same dice depends on what it cannot know"
            expect_equal(true.dump(), again.dump(), fault)
            copied = match.game.restore(imagined.dump())
            expect_equal(imagined.dump(), copied.dump(), "an imagined position does not restore")
    expect_equal(before, state.dump(), "imagining changed the position")


def own_moves(state: State, seat: int) -> list[int]:
    decision = state.sealed_for(seat)
    if decision is not None:
        return list(decision.moves(state))
    return list(state.moves()) if state.actor == seat else []


def nothing_leaks(match: Match, dice: Dice) -> None:
    """Two positions that look the same to a seat continue in the same way for it: events, views and moves.

    The true position and an imagined one make the same move, as far as that seat can see it. Then the seat must get
    the same events and the same view.
    """
    for seat in range(match.setup.seats):
        true, imagined = match.state.copy(), match.state.imagine(seat, dice)
        for _ in range(4):
            if not true.stack:
                break
            moves = true.moves()
            move = moves[dice.below(len(moves))]
            if shows_secrets(true, move):
                break
            twin = same_for(imagined, seen_move(true, move, seat), seat)
            if twin is None:
                break
            text = match.game.notation(move)
            events, twin_events = events_of(true, move, seat), events_of(imagined, twin, seat)
            expect_equal(events, twin_events, f"events of {text!r} leak to seat {seat}")
            expect_equal(true.view(seat), imagined.view(seat), f"the view of seat {seat} leaks after {text!r}")
            expect(own_moves(true, seat) == own_moves(imagined, seat), f"the moves of seat {seat} leak after {text!r}")


def shows_secrets(state: State, move: int) -> bool:
    """Return whether a move reveals something: the last answer of a sealed choice, or a verb that `reveals`."""
    sealed = state.stack[-1].sealed
    below = state.stack[-2].sealed if len(state.stack) > 1 else 0
    reveals: bool = state.setup.game.verbs.shape(move).verb.reveals
    return reveals or bool(sealed and not below)


def sealed_answers_stay_secret(match: Match, dice: Dice) -> None:
    """While a sealed choice runs, an answer changes nothing that another seat or a spectator can see."""
    if match.over or not match.state.stack[-1].sealed:
        return
    trial = Match.resume(match.record, match.seed)
    while trial.state.stack[-1].sealed:
        answers = trial.state.moves()
        answer = answers[dice.below(len(answers))]
        if shows_secrets(trial.state, answer):
            return
        actor = trial.actor
        others = [None, *(seat for seat in range(trial.setup.seats) if seat != actor)]
        before = [seen_by(trial, other) for other in others]
        trial.play(answer)
        for other, seen in zip(others, before, strict=True):
            expect_equal(seen, seen_by(trial, other), f"{other} sees that seat {actor} has answered")


def seen_by(match: Match, seat: int | None) -> dict[str, Any]:
    return {"view": match.state.view(seat), "log": match.log(seat), "record": str(match.record_for(seat))}


def seen_move(state: State, move: int, seat: int | None) -> str:
    """Return the notation of a move of the open decision, as that seat may see it."""
    decision: Decision[Any] = state.stack[-1]
    text: str = state.setup.game.verbs.notation(move, hidden=decision.witness != seat)
    return text


def same_for(state: State, seen: str, seat: int) -> int | None:
    """Return a move of another position that looks the same to a seat."""
    return next((move for move in state.moves() if seen_move(state, move, seat) == seen), None)


def events_of(state: State, move: int, seat: int | None) -> list[dict[str, Any]]:
    """Make a move and return its events, as that seat may see them."""
    return [event.seen_by(seat) for event in make_entry(state, move).events]


def seats_hold_no_truth(match: Match, dice: Dice) -> None:
    """A bot gets the moves and the view of its seat, from a position that is imagined."""
    for seat in range(match.setup.seats):
        offered = Seat(match.state, seat, dice)
        expect(offered.moves() == own_moves(match.state, seat), f"the bot of seat {seat} gets other moves")
        expect_equal(match.state.view(seat), offered.view(), f"the bot of seat {seat} gets another view")


# The end


def results_agree(match: Match, dice: Dice) -> None:
    """Scores and winners fit each other, teams win together, and nobody wins while the game runs."""
    scores, winners = match.state.scores(), match.state.winners()
    seats = range(match.setup.seats)
    expect(len(scores) == match.setup.seats, "there is not one score for each seat")
    expect(set(winners) <= set(seats) and len(set(winners)) == len(winners), "the winners are not different seats")
    if not match.over:
        expect(not winners, "somebody has won while the game runs")
        return
    expect(bool(winners) or len(seats) == 1, "nobody won")
    losers = [seat for seat in seats if seat not in winners]
    for loser in losers:
        expect(all(scores[loser] <= scores[winner] for winner in winners), "a loser scored more than a winner")
    for team in match.game.teams(match.setup.seats):
        expect(len({seat in winners for seat in team}) == 1, "partners do not win together")
