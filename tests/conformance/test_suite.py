"""The suite itself: it accepts a sound game and catches each fault that a game could have."""

from __future__ import annotations

from itertools import count
from math import comb
from typing import Any

import pytest

import hetman
from ambush import Ambush, DrawCard, Lay, Look, Prize, Skirmish
from hetman import Dice
from hetman.core.action_space import Reach
from hetman.core.game import Setup
from hetman.core.observation import Plane
from hetman.testing import Failure, check
from hetman.testing.invariants import SAMPLES, tolerance


def test_a_sound_game_passes(ambush: Ambush) -> None:
    assert check(ambush, games=8, decisions=60) > 200


class Leaky(Skirmish):
    """Shows how strong the hands of the others are."""

    def game_view(self, seat: int | None) -> dict[str, Any]:
        return {**super().game_view(seat), "strength": [sum(i * n for i, n in enumerate(hand)) for hand in self.hands]}


class TellsTooMuch(Skirmish):
    """Counts the Scouts of a hand in an event for everybody."""

    def proceed(self) -> None:
        if self.event_log is not None:
            self.emit("prize", {"seat": ["seat", 0], "points": self.hands[0][0]})
        super().proceed()


class ShowsWhoAnswered(Skirmish):
    """A sealed card leaves the hand for all to see."""

    def in_hand(self, seat: int) -> int:
        return sum(self.hands[seat])

    def resample(self, seat: int, dice: Dice) -> None:
        return


class ImaginesTheTruth(Skirmish):
    """Imagined positions are the true one: nothing is drawn again."""

    def resample(self, seat: int, dice: Dice) -> None:
        return


class ImaginesTheImpossible(Skirmish):
    """Forgets that the peeker knows the top card."""

    def resample(self, seat: int, dice: Dice) -> None:
        self.deck.front_known = [0] * len(self.deck.front)
        super().resample(seat, dice)


class SharesAList(Skirmish):
    def copy(self) -> Skirmish:
        other = super().copy()
        assert isinstance(other, Skirmish)
        other.points = self.points
        return other


class ForgetsInCopy(Skirmish):
    """Counts the fights. No dump or view has the number."""

    def __init__(self, setup: Any) -> None:
        super().__init__(setup)
        self.fights = 0

    def fight(self) -> None:
        super().fight()
        self.fights += 1


class ForgetsInDump(Skirmish):
    def dump_position(self) -> dict[str, Any]:
        return {**super().dump_position(), "points": [0] * self.seats}


class WrongWinner(Skirmish):
    def winners(self) -> tuple[int, ...]:
        return () if self.stack else (0,)


class WinsTooEarly(Skirmish):
    def winners(self) -> tuple[int, ...]:
        return (0,)


class NoDumpOfUnknown(Skirmish):
    """Its view is not plain data."""

    def game_view(self, seat: int | None) -> dict[str, Any]:
        return {**super().game_view(seat), "seen": {1: 2}}


FAULTY = [
    (Leaky, {"imagined_positions_look_alike", "nothing_leaks"}),
    (TellsTooMuch, {"nothing_leaks"}),
    (ShowsWhoAnswered, {"sealed_answers_stay_secret", "imagined_positions_look_alike", "nothing_leaks"}),
    (ImaginesTheTruth, {"beliefs"}),
    (ImaginesTheImpossible, {"beliefs", "imagined_positions_look_alike"}),
    (SharesAList, {"copies_are_independent", "every_move_is_playable"}),
    (ForgetsInCopy, {"copies_are_independent"}),
    (ForgetsInDump, {"dumps_restore", "undo_restores"}),
    (WrongWinner, {"results_agree"}),
    (WinsTooEarly, {"results_agree"}),
    (NoDumpOfUnknown, {"views_are_plain"}),
]


@pytest.mark.parametrize(("position", "caught_by"), FAULTY, ids=[position.__name__ for position, _ in FAULTY])
def test_a_faulty_position_is_caught(ambush: Ambush, position: type[Skirmish], caught_by: set[str]) -> None:
    ambush.position = position
    with pytest.raises(Failure) as failure:
        check(ambush, games=8, decisions=60)
    assert failure.value.invariant in caught_by
    assert failure.value.record.startswith("hetman record 2\ngame ambush\n")


def twice(self: Lay, state: Skirmish) -> list[int]:
    return [2 + card * 256 for card in range(3) if state.hands[int(self.seat)][card]] * 2


def dead_end(self: Look, state: Skirmish) -> list[int]:
    return []


def not_playable(self: Look, state: Skirmish) -> list[int]:
    return [3, 4, 5 + 7 * 256]


def unfair(self: Prize, state: Skirmish, dice: Dice) -> int:
    return 0


def unlisted(self: Prize, state: Skirmish, dice: Dice) -> int:
    return 4


def too_few_odds(self: DrawCard, state: Skirmish) -> list[int]:
    return [1]


FAULTY_DECISIONS: list[tuple[object, str, object, set[str]]] = [
    (Lay, "moves", twice, {"moves_are_proper"}),
    (Look, "moves", dead_end, {"moves_are_proper", "every_move_is_playable", "nature_is_proper"}),
    (Look, "moves", not_playable, {"notation_round_trips", "actions_are_numbered", "every_move_is_playable"}),
    (Prize, "sample", unfair, {"samples_follow_the_odds"}),
    (Prize, "sample", unlisted, {"nature_is_proper", "samples_follow_the_odds"}),
    (DrawCard, "odds", too_few_odds, {"nature_is_proper", "samples_follow_the_odds"}),
]


@pytest.mark.parametrize(("decision", "method", "fault", "caught_by"), FAULTY_DECISIONS)
def test_a_faulty_decision_is_caught(
    ambush: Ambush,
    monkeypatch: pytest.MonkeyPatch,
    decision: object,
    method: str,
    fault: object,
    caught_by: set[str],
) -> None:
    monkeypatch.setattr(decision, method, fault)
    with pytest.raises((Failure, AssertionError, ValueError, IndexError)) as failure:
        check(ambush, games=8, decisions=60)
    if isinstance(failure.value, Failure):
        assert failure.value.invariant in caught_by


class ForgetsToNumber(Ambush):
    """Declares no action numbers for a verb that a seat uses."""

    def reach(self, setup: Setup) -> list[Reach]:
        return [Reach(shape.verb.name) for shape in self.verbs.shapes if shape.verb.name != "lay"]


def test_a_move_without_a_number_is_caught() -> None:
    with pytest.raises(Failure) as failure:
        check(ForgetsToNumber(), games=4, decisions=60, short_games=0)
    assert failure.value.invariant == "actions_are_numbered"


SECRETS = count()


class ObservesEverything(Ambush):
    """A plane depends on something that the view does not contain."""

    def planes(self, setup: Setup) -> list[Plane]:
        return [Plane("truth", (1,), "a secret", lambda view: [float(next(SECRETS))])]


def test_an_observation_that_depends_on_more_than_the_view_is_caught() -> None:
    with pytest.raises(Failure, match="plane 'truth' of seat 0 shows a secret") as failure:
        check(ObservesEverything(), games=1, decisions=10, short_games=0)
    assert failure.value.invariant == "observations_hide_secrets"


def test_a_failure_is_saved_with_its_record_and_seed(ambush: Ambush, tmp_path: Any) -> None:
    ambush.position = WinsTooEarly
    with pytest.raises(Failure) as failure:
        check(ambush)
    place = failure.value.save(tmp_path)
    assert hetman.Record.parse(place.read_text()).game == "ambush"
    assert len(place.with_suffix(".seed").read_text().strip()) == 64


def test_fair_samples_hardly_ever_look_unfair() -> None:
    """A move of any share, drawn by its odds, breaks the bound less than once in a million times."""
    for share in [number / 10000 for number in (*range(1, 300, 7), 1000, 2500, 5000)]:
        counts = range(SAMPLES + 1)
        chances = [comb(SAMPLES, count) * share**count * (1 - share) ** (SAMPLES - count) for count in counts]
        unlikely = [chances[count] for count in counts if abs(count - SAMPLES * share) > tolerance(share)]
        assert sum(unlikely) < 1e-6
