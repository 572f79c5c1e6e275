"""The hooks of the kernel, the decisions in their families, and the steps."""

from __future__ import annotations

from typing import Any

from hetman.core.decision import Decision
from hetman.core.dice import Dice
from hetman.core.fields import Field
from hetman.games.zizka.rules import (
    attack,
    conquest,
    decisions,
    event,
    event_tokens,
    follower_decks,
    hidden,
    morale,
    phases,
    posters,
    rerolls,
    rewards,
    rolls,
    ruler_dice,
    scoring,
    setup,
    tavern,
    torak,
    tournament,
    turn,
    view,
)
from hetman.games.zizka.rules.decisions import TABLE
from hetman.games.zizka.rules.dump import FIELDS
from hetman.games.zizka.rules.position import Position


class ZizkaState(Position):
    def proceed(self) -> None:
        phases.proceed(self)

    def copy(self) -> ZizkaState:
        return ZizkaState(self.setup, self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def game_view(self, seat: int | None) -> dict[str, Any]:
        return view.game_view(self, seat)

    def resample(self, seat: int, dice: Dice) -> None:
        hidden.resample(self, seat, dice)

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def decision(self, code: int) -> Decision[Any]:
        return TABLE.decision(code)


TABLE.fill_by_seat(decisions.TURNS, turn.Turn, "turn")
TABLE.fill_by_seat(decisions.REROLLS, rerolls.Reroll, "reroll")
TABLE.fill_by_seat(decisions.ROW_CHOICES, event.RowChoice, "rows")
TABLE.fill_by_seat(decisions.DISMISSALS, event.Dismissal, "dismiss")
for level, family in enumerate(decisions.GAINS):
    TABLE.fill(family, [rewards.Gain(TABLE.code(family, seat), seat, level) for seat in range(TABLE.seats)])
TABLE.fill_by_seat(decisions.LEANS, morale.Lean, "lean")
TABLE.fill_by_seat(decisions.STORMS, conquest.Storm, "storm")
TABLE.fill_by_seat(decisions.RECRUITINGS, tavern.Recruiting, "tavern")
TABLE.fill_by_seat(decisions.JOINS, tournament.Join, "join")
TABLE.fill_by_seat(decisions.JOUSTS, tournament.Joust, "joust")
TABLE.fill_by_seat(decisions.AGAINS, tournament.Again, "again")
TABLE.fill_by_seat(decisions.FIGHT_LUCK, attack.FightLuck, "fight")
TABLE.fill_by_seat(decisions.TEARS, posters.TearPoster, "tear")
TABLE.fill_by_seat(decisions.STARTS, setup.Start, "start")

TABLE.fill(decisions.TOSSES, [setup.Toss(TABLE.code(decisions.TOSSES))])
TABLE.fill(decisions.DEALS, [setup.Deal(TABLE.code(decisions.DEALS))])
TABLE.fill(decisions.LAYS, [event_tokens.Lay(TABLE.code(decisions.LAYS))])
TABLE.fill_by_number(decisions.OFFERS, follower_decks.Offer, 2)
TABLE.fill(decisions.REVEALS, [event_tokens.Reveal(TABLE.code(decisions.REVEALS))])
TABLE.fill(decisions.CONQUEST_CARDS, [conquest.ConquestCard(TABLE.code(decisions.CONQUEST_CARDS))])
TABLE.fill(decisions.ROLLS, [rolls.Roll(TABLE.code(decisions.ROLLS))])
TABLE.fill_by_number(decisions.RULER_ROLLS, ruler_dice.RulerRoll, 2)
TABLE.fill_by_number(decisions.SIGHTS, event_tokens.Sight, TABLE.seats)
TABLE.fill_by_number(decisions.DECK_SIGHTS, conquest.DeckSight, 2 * TABLE.seats)
TABLE.fill(decisions.POSTERS, [posters.DrawPoster(TABLE.code(decisions.POSTERS))])
TABLE.fill(
    decisions.PLOYS,
    [
        torak.TurnCard(TABLE.code(decisions.PLOYS, 0)),
        torak.TorakRides(TABLE.code(decisions.PLOYS, 1)),
        torak.Penalty(TABLE.code(decisions.PLOYS, 2)),
    ],
)
TABLE.check()

phases.STEPS.fill(
    {
        phases.DEAL_LEADERS: setup.DealLeaders(),
        phases.LAY_TOKENS: setup.LayTokens(),
        phases.CHOOSE_START: setup.ChooseStart(),
        phases.START_ROUND: turn.StartRound(),
        phases.ACT: turn.Act(),
        phases.END_TURN: turn.EndTurn(),
        phases.REFILL: event_tokens.Refill(),
        phases.NEXT_TURN: turn.NextTurn(),
        phases.MEET: event.Meet(),
        phases.REROLLS: rerolls.Rerolls(),
        phases.COUNT: rolls.Count(),
        phases.ROWS: event.Rows(),
        phases.SETTLE: rewards.Settle(),
        phases.CASTLE_ROW: conquest.CastleRow(),
        phases.CASTLE_RESULT: conquest.CastleResult(),
        phases.TAVERN: tavern.Tavern(),
        phases.ASK_TO_JOIN: tournament.AskToJoin(),
        phases.RIDE: tournament.Ride(),
        phases.JOUSTING: tournament.Jousting(),
        phases.DISMOUNT: tournament.Dismount(),
        phases.POT: tournament.Pot(),
        phases.ATTACKER_LUCK: attack.AttackerLuck(),
        phases.DEFEND: attack.Defend(),
        phases.DEFENDER_LUCK: attack.DefenderLuck(),
        phases.VERDICT: attack.Verdict(),
        phases.TORAK_TURN: torak.TorakTurn(),
        phases.TORAK_TAVERN: torak.TorakTavern(),
        phases.TORAK_TOKEN: torak.TorakToken(),
        phases.TORAK_LAYS: torak.TorakLays(),
        phases.TORAK_FAVOURS: torak.TorakFavours(),
        phases.TORAK_ATTACKS: attack.TorakAttacks(),
    }
)
