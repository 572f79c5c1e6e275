"""Luck told apart from skill: what decisions changed, and what chance changed.

Between two decisions the chances of a seat change by what the first decision cost, and by what came after it. If chance
moved in between, the rest is luck. If it did not, the rest is what one seat knew and the other did not, and the
error of the estimates.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hetman.analysis.estimate import REASONED
from hetman.analysis.game_analysis import DecisionAnalysis, GameAnalysis
from hetman.core.game import Game


@dataclass
class Balance:
    """How the chances of a seat went from the first decision to the result. The parts add up: start to end.

    `own` is what the seat's own decisions cost, zero or less. `others` is what the decisions of its rivals brought it,
    zero or more. `luck` is what chance changed, `rest` what is neither.
    """

    start: float
    own: float
    others: float
    luck: float
    rest: float
    end: float


def balances(analysis: GameAnalysis, game: Game) -> list[Balance]:
    """The balance of each seat. Without free decisions there is nothing to add up."""
    decisions = analysis.decisions
    if not decisions:
        return [Balance(end, 0.0, 0.0, 0.0, 0.0, end) for end in analysis.returns]
    found = [Balance(chance, 0.0, 0.0, 0.0, 0.0, end) for chance, end in zip(decisions[0].chances, analysis.returns)]
    after = [(decision.chances, decision.rolled) for decision in decisions[1:]] + [(analysis.returns, analysis.rolled)]
    for decision, (chances, rolled) in zip(decisions, after):
        add_decision(found, decision, chances, rolled, game)
    return found


def add_decision(
    found: list[Balance], decision: DecisionAnalysis, chances: Sequence[float], rolled: bool, game: Game
) -> None:
    changes = decision_changes(decision, game)
    partners = next(team for team in game.teams(len(found)) if decision.seat in team)
    for seat, balance in enumerate(found):
        if seat in partners:
            balance.own += changes[seat]
        else:
            balance.others += changes[seat]
        left = chances[seat] - decision.chances[seat] - changes[seat]
        if rolled:
            balance.luck += left
        else:
            balance.rest += left


def decision_changes(decision: DecisionAnalysis, game: Game) -> list[float]:
    """What a decision changed for each seat. What it cost one team, the others share by their chances.

    Many small costs are errors of the estimates. They count as zero.
    """
    seats = len(decision.chances)
    changes = [0.0] * seats
    teams = game.teams(seats)
    others = [team for team in teams if decision.seat not in team]
    total = sum(decision.chances[team[0]] for team in others)
    cost = decision.cost if decision.cost >= REASONED else 0.0
    for team in others:
        share = decision.chances[team[0]] / total if total else 1.0 / len(others)
        for seat in team:
            changes[seat] = share * cost
    for seat in next(team for team in teams if decision.seat in team):
        changes[seat] = -cost
    return changes
