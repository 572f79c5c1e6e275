"""Clicks without a browser: the question of a seat, the drawing lit for it, and what clicks on it do."""

from __future__ import annotations

from collections.abc import Iterator

import hetman
from hetman.language import Language
from hetman.presentation.choosing import Choosing, Item, LegalMove, legal_moves
from hetman.presentation.drawn_things import Thing, drawn_things
from hetman.presentation.question import CHOSEN, LEGAL, START, UNLIT, Answer, Click, Question, answer, question_of
from hetman.presentation.texts import texts_of
from hetman.table.chair import PERSON, Chair
from hetman.table.table import Table
from hetman.web.question import drawn_parts

UNCONVERTED: frozenset[str] = frozenset()
"""Games that still use plain trays and repeat their prompt in every step. A game that has its texts and its tray is
taken out of this list."""


def new_table(name: str, seats: int, seed: int = 0, **options: str) -> Table:
    people = [Chair(PERSON, f"P{seat}") for seat in range(seats)]
    table = Table(hetman.game(name).setup(seats, **options), people, seed=bytes([seed]) * 32)
    table.begin()
    return table


def positions(
    name: str, seats: int, count: int, apart: int, seed: int = 0, **options: str
) -> Iterator[tuple[Table, int]]:
    """Random positions of a game with the seat that decides, some moves apart."""
    table, dice = new_table(name, seats, seed, **options), hetman.Dice(seats + seed)
    for _ in range(count):
        for _ in range(apart):
            if not table.awaited:
                return
            seat = table.awaited[0]
            moves = table.moves(seat)
            table.play(seat, table.number_for(seat), moves[dice.below(len(moves))])
        if not table.awaited:
            return
        yield table, table.awaited[0]


def with_new_verbs(name: str, games: int) -> Iterator[tuple[Table, int, list[LegalMove]]]:
    """Positions of random games where a verb is legal for the first time: table, seat, a move of each such verb.

    The games have as many seats as the game allows, in turn.
    """
    seen, possible = set[str](), hetman.game(name).seats
    for seed in range(games):
        table, dice = new_table(name, possible[seed % len(possible)], seed), hetman.Dice(seed)
        while table.awaited:
            seat = table.awaited[0]
            moves = table.moves(seat)
            new = {found.verb: found for found in legal_moves(table.game, moves) if found.verb not in seen}
            if new:
                seen.update(new)
                yield table, seat, list(new.values())
            table.play(seat, table.number_for(seat), moves[dice.below(len(moves))])


def words_of(table: Table, code: str) -> Language:
    return texts_of(table.game, code)


def asked(table: Table, seat: int, code: str = "en", items: tuple[Item, ...] = ()) -> Question:
    question = question_of(table.playing, seat, words_of(table, code), (), items)
    assert question is not None
    return question


def things(table: Table, seat: int, question: Question) -> list[Thing]:
    return drawn_things(drawn_parts(table, seat, question))


def goes_on(question: Question, thing: Thing) -> bool:
    """Whether a click on a lit thing brings the move further."""
    if thing.move:
        return any(" ".join(move.tokens) == thing.move for move in question.choosing.left)
    return thing.state == LEGAL and question.choosing.grown(thing.links).items != question.choosing.items


def leads_to(choosing: Choosing, thing: Thing, wanted: LegalMove) -> int:
    """How many parts of the wanted move a click on the thing adds; 0 if it leads away."""
    if thing.state in (UNLIT, CHOSEN):
        return 0
    if thing.move:
        return 99 if thing.move == " ".join(wanted.tokens) else 0
    grown = choosing.grown(thing.links) if thing.state == LEGAL else choosing.with_items(()).grown(thing.links)
    return len(grown.items) if wanted in grown.left and grown.items != choosing.items else 0


def steps_to(choosing: Choosing, thing: Thing, wanted: LegalMove) -> int:
    """How much nearer to a number of the wanted move a stepper brings; all else that is chosen has to stay."""
    if thing.state != START or thing.move or not thing.links[0].token.isdecimal():
        return 0
    name = next(iter(thing.links[0].names), "")
    number = next((int(part.token) for part in wanted.parts if part.name == name and part.token.isdecimal()), 0)
    chosen = next((int(item.token) for item in choosing.items if name in item.names), 0)
    step = int(thing.links[0].token)
    rest = choosing.with_items(()).grown(thing.links[1:])
    stays = len(rest.items) >= sum(name not in item.names and not choosing.is_verb(item) for item in choosing.items)
    return int(step <= number and step > chosen and wanted in rest.left and stays)


def clicked_move(table: Table, seat: int, wanted: LegalMove, code: str = "en") -> tuple[int, ...]:
    """The moves that clicks towards the wanted one make: the best lit thing every time that plays no other move.

    Of equally good things a button of a verb is first: it keeps a more obvious reading from being played.
    """
    question = asked(table, seat, code)
    for _ in range(60):
        after = best_click(table, seat, question, wanted)
        if after is None or after.play:
            return after.play if after else ()
        if wanted.move in after.question.ticked.all:
            return after.question.ticked.all
        question = after.question
    return ()


def best_click(table: Table, seat: int, question: Question, wanted: LegalMove) -> Answer | None:
    rated = [(leads_to(question.choosing, thing, wanted), thing) for thing in things(table, seat, question)]
    for _, thing in sorted((pair for pair in rated if pair[0]), key=lambda pair: (-pair[0], pair[1].part != "tray")):
        after = answer(table.playing, seat, question, Click(thing.links, thing.state, thing.move))
        if not after.play or wanted.move in after.play:
            return after
    stepped = next(
        (thing for thing in things(table, seat, question) if steps_to(question.choosing, thing, wanted)), None
    )
    return answer(table.playing, seat, question, Click(stepped.links, stepped.state)) if stepped else None
