"""The open question of a seat: what is chosen, what is asked next, and what a click changes.

Nothing here is sent to the match. `answer` says which moves a click decides, and the caller plays them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hetman.core.game import Game
from hetman.language import Language, TextError
from hetman.presentation.choosing import Choosing, Item, LegalMove, found_item, legal_move
from hetman.presentation.draft import Asking, Ticked, ticked
from hetman.presentation.moves import order_text
from hetman.presentation.texts import optional

LEGAL, CHOSEN, START, UNLIT = "legal", "chosen", "start", ""
"""How a thing is drawn: it goes on with the move, is chosen, starts another move, or is no button now."""


@dataclass(frozen=True)
class Click:
    """A click on a thing: its links from the inside outwards, and how it is drawn. `move`: a button of a whole move."""

    links: tuple[Item, ...] = ()
    state: str = LEGAL
    move: str = ""


@dataclass(frozen=True)
class Chip:
    """A chosen piece or place, or a ticked move. `drop` is its index in the items, or in the draft if `ticked`."""

    label: str
    thing: str
    drop: int
    ticked: bool = False


@dataclass(frozen=True)
class Offer:
    """A button for a whole move, or for a part of one that is not drawn. `main` completes the move."""

    label: str
    thing: str
    tokens: tuple[str, ...] = ()
    link: Item | None = None
    main: bool = False
    on: bool = False


@dataclass(frozen=True)
class Question:
    """What a seat is asked now. `words` are the texts of its player."""

    game: Game
    words: Language
    ticked: Ticked
    choosing: Choosing

    @property
    def prompt(self) -> Mapping[str, Any]:
        prompt: Mapping[str, Any] = self.ticked.view["prompt"]
        return prompt

    @property
    def tokens(self) -> list[str]:
        return [item.token for item in self.choosing.items]

    # What is asked

    @cached_property
    def verb(self) -> str:
        """The name of the verb, if only one is possible; otherwise its word, or nothing."""
        if not self.choosing.verb_known or not self.choosing.left:
            return ""
        names = {move.verb for move in self.choosing.left}
        return names.pop() if len(names) == 1 else self.choosing.left[0].word

    @cached_property
    def wanted(self) -> tuple[str, str]:
        """The name and kind of the operand that all moves need next; empty if they differ."""
        needed = {self.choosing.missing(move)[:1] for move in self.choosing.left}
        names = {(part.name, part.kind) for parts in needed for part in parts}
        return names.pop() if len(names) == 1 and all(needed) else ("", "")

    def keys(self) -> list[str]:
        """The keys of the bar's sentence, the best first."""
        prompt, (operand, _) = self.prompt["key"], self.wanted
        if not self.choosing.items:
            return [f"prompt-{prompt}"]
        if self.choosing.verb_known:
            words = list(dict.fromkeys((self.verb, self.choosing.left[0].word)))
            last = [f"ask-{word}-{operand}" for word in words] if operand else []
            return [*last, *(f"ask-{word}" for word in words), *self.keys_by_kind()]
        return self.keys_by_kind()

    def keys_by_kind(self) -> list[str]:
        prompt = self.prompt["key"]
        kinds = list(dict.fromkeys(filter(None, map(self.choosing.kind_of, self.choosing.items))))
        joined = [f"ask-{prompt}-{'-'.join(kinds)}"] if len(kinds) > 1 else []
        return joined + [f"ask-{prompt}-{kind}" for kind in kinds]

    @cached_property
    def key(self) -> str:
        """The key of the bar's sentence. A game that has no text for the step repeats its prompt."""
        return next((key for key in self.keys() if self.words.has(key)), f"prompt-{self.prompt['key']}")

    @property
    def bar(self) -> str:
        if self.ready is not None:
            return self.words.say("ask-confirm", move=self.phrase(self.ready))
        return self.words.say(self.key, **self.arguments())

    @property
    def ready(self) -> int | None:
        """The move that waits for its button and nothing else."""
        if self.ticked.closing is not None:
            return self.ticked.closing
        return self.main.move if self.main is not None and self.choosing.whole(self.main) else None

    def arguments(self) -> dict[str, Any]:
        """The arguments of the bar's sentence: those of the prompt, the chosen things by kind and by operand.

        Operands that are not chosen are hidden, so that a sentence can ask by what is there.
        """
        args: dict[str, Any] = {"count": len(self.ticked.all), **self.prompt.get("args", {})}
        if self.choosing.verb_known and self.choosing.left:
            args = {part.name: (part.kind, None) for part in self.choosing.left[0].parts} | args
        for item in self.choosing.items:
            kind = self.choosing.kind_of(item)
            if kind:
                args[kind] = (kind, item.token)
        if self.choosing.verb_known and self.choosing.left:
            move = self.choosing.left[0]
            kinds = {part.name: part.kind for part in move.parts}
            filled = self.choosing.filled(move) or {}
            args |= {part.name: (part.kind, part.token) for part in move.parts if part.name in self.choosing.given}
            args |= {name: (kinds[name], item.token) for name, item in filled.items() if name}
        return args

    @property
    def next(self) -> str:
        """The missing part in a word or two; empty if nothing is chosen or nothing is missing."""
        if not (self.choosing.items or self.ticked.draft) or self.ready is not None:
            return ""
        if not self.choosing.items and any(not move.parts for move in self.choosing.left):
            # Something is ticked, and a button takes it as it is.
            return ""
        name, kind = self.wanted
        if name:
            keys = [f"next-{self.verb}-{name}", f"next-{name}", f"next-{kind}"] if self.verb else []
            keys += [f"next-{name}", f"next-{kind}"]
            found = next((key for key in keys if self.words.has(key)), "")
            if found:
                return self.words.say(found, **self.arguments())
        return self.words.say("next-verb") if not self.choosing.verb_known else ""

    @property
    def things(self) -> list[str]:
        """The things whose picture may stand in the bar, the best first."""
        found = [f"prompt:{self.prompt['key']}"]
        for item in reversed(self.choosing.items):
            kind = self.choosing.kind_of(item)
            if not self.choosing.is_verb(item):
                found = [f"{kind}:{item.token}", f"kind:{kind}", *found]
        if self.choosing.verb_said and self.choosing.left and self.choosing.items:
            return [f"verb:{self.choosing.left[0].verb}", *found]
        return found

    @property
    def chips(self) -> tuple[Chip, ...]:
        """The ticked moves, then the chosen things in the order of the sentence."""
        done = [self.tick(at, move) for at, move in enumerate(self.ticked.all)]
        left = self.choosing.left
        filled = self.choosing.filled(left[0]) or {} if left else {}
        order = [filled[part.name] for part in left[0].parts if part.name in filled] if left else []
        items = self.choosing.items
        return (*done, *(self.chip(items.index(item), item) for item in order))

    def chip(self, at: int, item: Item) -> Chip:
        kind = self.choosing.kind_of(item)
        move = self.choosing.left[0]
        name = next((name for name, one in (self.choosing.filled(move) or {}).items() if one is item), "")
        plain = self.words.name(kind, item.token)
        key = f"chip-{self.verb}-{name}"
        label = optional(self.words, key, plain, thing=(kind, item.token)) if self.verb else plain
        return Chip(label, f"{kind}:{item.token}", at)

    def tick(self, at: int, move: int) -> Chip:
        legal = legal_move(self.game, move)
        named = legal.parts[-1] if legal.parts else None
        args = {part.name: (part.kind, part.token) for part in legal.parts}
        plain = self.words.name(named.kind, named.token) if named else self.phrase(move)
        label = optional(self.words, f"chip-{legal.verb}", plain, **args)
        return Chip(label, f"{named.kind}:{named.token}" if named else f"verb:{legal.verb}", at, ticked=True)

    # What is drawn, lit and offered

    @cached_property
    def shown_view(self) -> dict[str, Any]:
        """The view with what is ticked and chosen, for drawings.

        A tick that ends the question is in the draft, but not yet in the view.
        """
        draft = [self.game.tokens(move) for move in self.ticked.all]
        closing = self.ticked.closing is not None
        return {**self.ticked.view, "draft": draft, "closing": closing, "chosen": self.choosing.roles()}

    def state_of(self, links: Sequence[Item]) -> str:
        """How a thing with these links is drawn, for a drawing that does not say it by itself."""
        if self.ticked.closing is None:
            fresh = self.choosing.with_items(()).grown(links).items
            if fresh and all(item in self.choosing.items for item in fresh):
                return CHOSEN
            if self.choosing.grown(links).items != self.choosing.items:
                return LEGAL
            if fresh:
                return START
        named = {token for move in self.ticked.all for token in legal_move(self.game, move).tokens[1:]}
        return CHOSEN if links and links[0].token in named else UNLIT

    @cached_property
    def main(self) -> LegalMove | None:
        """The only move that is left, or the only whole one of its verb: the main button offers it by name."""
        left, complete = self.choosing.left, self.choosing.complete
        if not self.choosing.items:
            return None
        if len(left) == 1:
            return left[0]
        return complete[0] if self.choosing.verb_said and len(complete) == 1 else None

    def phrase(self, move: int) -> str:
        return order_text(self.game, self.ticked.decision, move, self.words)

    def confirm(self, move: int) -> str:
        """The label of a button that makes this move, with everything ticked before it."""
        legal = legal_move(self.game, move)
        args = {part.name: (part.kind, part.token) for part in legal.parts}
        counted = {"count": len(self.ticked.all)}
        # A text may need what only the game's own tray counts, such as the strength of treaties.
        with suppress(TextError):
            return optional(self.words, f"confirm-{legal.verb}", "", **args, **counted) or self.phrase(move)
        return self.phrase(move)

    def offers(self, lit: Sequence[Sequence[Item]]) -> list[Offer]:
        """Return buttons for all that the drawing has no lit thing for. `lit` are the links of the lit things."""
        if self.ticked.closing is not None:
            return [self.whole_offer(self.ticked.closing, main=True)]
        if self.main is not None:
            return [self.whole_offer(self.main.move, main=True)]
        alike = self.choosing.alike
        if alike:
            return [self.whole_offer(move.move) for move in alike]
        found: dict[tuple[str, str], Offer] = {}
        links = {link for chain in lit for link in chain}
        for move in self.choosing.left:
            self.add_offers(found, move, links)
        return list(found.values())

    def add_offers(self, found: dict[tuple[str, str], Offer], move: LegalMove, links: set[Item]) -> None:
        missing = self.choosing.missing(move)
        if not self.choosing.verb_said or not move.parts:
            drawn = all(any(shows(link, move, part.name, part.token) for link in links) for part in missing)
            if Item(move.word) not in links and not (drawn and missing and self.choosing.obvious(move)):
                label = optional(self.words, f"verb-{move.verb}", move.word)
                found.setdefault(("", move.word), Offer(label, f"verb:{move.verb}", link=Item(move.word)))
            return
        for part in missing:
            if not any(shows(link, move, part.name, part.token) for link in links):
                label = self.words.name(part.kind, part.token)
                link = Item(part.token, (part.name,))
                found.setdefault((part.name, part.token), Offer(label, f"{part.kind}:{part.token}", link=link))

    def whole_offer(self, move: int, main: bool = False) -> Offer:
        legal = legal_move(self.game, move)
        return Offer(self.confirm(move), f"verb:{legal.verb}", tokens=legal.tokens, main=main)


def shows(link: Item, move: LegalMove, name: str, token: str) -> bool:
    """Whether a click on this link can mean that operand of the move."""
    own = {part.name for part in move.parts}
    meant = next((one for one in link.names if one in own), None)
    return link.token == token and (not link.names or meant == name)


# What a click changes


@dataclass(frozen=True)
class Answer:
    """The question after a click. `play` are the moves that it decides, in their order. `refused`: it was no button."""

    question: Question
    play: tuple[int, ...] = ()
    refused: bool = False


def question_of(
    match: Asking, seat: int, words: Language, draft: Sequence[int] = (), items: Sequence[Item] = ()
) -> Question | None:
    """Return the open question of a seat, or None. Items that fit no legal move are dropped."""
    stage = ticked(match, seat, draft)
    if stage is None:
        return None
    empty = Choosing(stage.moves, (), match.game.direct)
    return Question(match.game, words, stage, empty.grown(items))


def answer(match: Asking, seat: int, asked: Question, click: Click) -> Answer:
    """Return what a click on a thing changes."""
    if click.move:
        return whole_move(match, seat, asked, click.move)
    if click.state == UNLIT or not click.links:
        return Answer(asked, refused=True)
    if click.state == CHOSEN or (click.state != START and click.links[0] in asked.choosing.items):
        return Answer(taken_back(match, seat, asked, click))
    grown = asked.choosing.grown(click.links) if click.state != START else asked.choosing
    if grown.items != asked.choosing.items:
        move = grown.decided() if click.state == LEGAL else None
        return made(match, seat, replaced(asked, grown), move.move) if move else Answer(replaced(asked, grown))
    # A new beginning plays nothing.
    started = asked.choosing.with_items(()).grown(click.links)
    return Answer(replaced(asked, started)) if started.items else Answer(asked, refused=True)


def replaced(asked: Question, choosing: Choosing) -> Question:
    return Question(asked.game, asked.words, asked.ticked, choosing)


def whole_move(match: Asking, seat: int, asked: Question, tokens: str) -> Answer:
    """Make the move of a button."""
    if asked.ticked.closing is not None and tokens.split() == list(legal_move(asked.game, asked.ticked.closing).tokens):
        return Answer(asked, asked.ticked.all)
    for move in asked.choosing.moves:
        if list(move.tokens) == tokens.split():
            return made(match, seat, asked, move.move)
    return Answer(asked, refused=True)


def made(match: Asking, seat: int, asked: Question, move: int) -> Answer:
    """Play a move with the draft before it, or tick it."""
    if legal_move(asked.game, move).verb not in asked.game.drafts:
        return Answer(asked, (*asked.ticked.draft, move))
    after = question_of(match, seat, asked.words, (*asked.ticked.draft, move))
    return Answer(after or asked)


def taken_back(match: Asking, seat: int, asked: Question, click: Click) -> Question:
    """Drop a chosen item, or the ticked move that names the thing."""
    item = found_item(asked.choosing, click.links)
    if item is not None:
        return replaced(asked, asked.choosing.without(item))
    tokens = {link.token for link in click.links}
    for at, move in reversed(list(enumerate(asked.ticked.all))):
        if tokens & set(legal_move(asked.game, move).tokens[1:]):
            return without_tick(match, seat, asked, at)
    return asked


def without_tick(match: Asking, seat: int, asked: Question, at: int) -> Question:
    """Drop one ticked move. Later ones stay if they are still legal."""
    draft = [move for place, move in enumerate(asked.ticked.all) if place != at]
    return question_of(match, seat, asked.words, draft) or asked


def without_chip(match: Asking, seat: int, asked: Question, chip: Chip) -> Question:
    """Take a chip back; the rest stays."""
    if chip.ticked:
        return without_tick(match, seat, asked, chip.drop)
    return replaced(asked, asked.choosing.without(asked.choosing.items[chip.drop]))
