"""The sheets around the board: bar, chips, actions, log, players, news, chat, result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

from hetman.drawing.characters import (
    BAD,
    FAINT,
    GOOD,
    SIDE,
    STRONG,
    TITLE,
    Line,
    Part,
    Run,
    Sheet,
    columns,
    flow,
    line,
    padded,
    paragraph,
)
from hetman.language import Language
from hetman.presentation.hints import HintText
from hetman.presentation.log import LogLine
from hetman.presentation.question import Offer, Question
from hetman.presentation.recap import RecapGroup
from hetman.presentation.result import Result
from hetman.presentation.rules import card_texts, token_kinds
from hetman.terminal.choices import Choices
from hetman.terminal.commands import COMMANDS, command_words
from hetman.terminal.fullscreen.spots import command
from hetman.terminal.fullscreen.table import Message, SeatText

ON_TURN = "▸ "
PANEL = SIDE + 4
"""The width of a panel beside another one, with its mark and the gap."""
BUTTON, MAIN = "command", "main"
"""Styles of buttons; the main one completes the move."""


def button(label: str, name: str, at: int | str = "", style: str = BUTTON) -> Line:
    return line(Run(f"[{label}]", style, command(name, at)))


def bar(text: str, width: int, style: str = "") -> list[Line]:
    """The step up to the first colon, then what to do now."""
    step, colon, rest = text.partition(":")
    if not colon or style:
        return paragraph([Run(text, style or STRONG)], width)
    return paragraph([Run(step + colon, TITLE), Run(rest, STRONG)], width)


def chips(asked: Question, words: Language, width: int) -> list[Line]:
    """What is chosen so far, each with a cross that takes it back, and the missing part."""
    cells = [button(f"{chip.label} ×", "chip", at) for at, chip in enumerate(asked.chips)]
    if asked.next:
        cells.append(line(Run(f"({asked.next})", FAINT)))
    if asked.choosing.items or asked.ticked.all:
        cells.append(button(words.say("screen-cancel"), "cancel"))
    return flow(cells, width, 1)


def actions(offers: Sequence[Offer], width: int) -> list[Line]:
    cells = [button(offer.label, "offer", at, MAIN if offer.main else BUTTON) for at, offer in enumerate(offers)]
    return flow(cells, width, 1)


def proposal(text: str, words: Language, width: int) -> list[Line]:
    """What another player asks for, with the two answers."""
    cells = [button(words.say("screen-agree"), "agree", style=MAIN), button(words.say("screen-decline"), "decline")]
    return [*paragraph([Run(text, STRONG)], width), *flow(cells, width, 1)]


# Log, players, chat


def log(lines: Iterable[LogLine], width: int, words: Language) -> Sheet:
    found: list[Line] = []
    for one in lines:
        text = one.text if one.count == 1 else words.say("list-times", text=one.text, count=one.count)
        style = TITLE if one.chapter else FAINT if one.minor else ""
        found += paragraph([Run(text, style)], width, 2)
    return Sheet.of(found or paragraph([Run(words.say("list-log-empty"), FAINT)], width))


def players(seats: Sequence[SeatText], parts: Mapping[str, Sheet], width: int) -> Sheet:
    """A panel for each seat; who decides now has a mark. Where there is room, two stand side by side."""
    panels: list[list[Line]] = []
    for seat in seats:
        mark = ON_TURN if seat.awaited else "  "
        drawn = parts.get(f"seat-{seat.seat}", Sheet(((Run(seat.name),),)))
        first, rest = drawn.lines[:1], drawn.lines[1:]
        note = [Run(f" · {seat.note}", FAINT)] if seat.note and seat.note not in str(Sheet(first)) else []
        head = [Run(mark, STRONG), *(run for one in first for run in trimmed(one)), *note]
        room = width if width < 2 * PANEL else PANEL - 2
        panels.append([*paragraph(head, room, 4), *((Run("  "), *one) for one in rest), ()])
    others = [sheet for name, sheet in parts.items() if name.startswith("seat-") and not name[5:].isdecimal()]
    panels += [[*((Run("  "), *one) for one in sheet.lines), ()] for sheet in others]
    if width < 2 * PANEL:
        return Sheet.of(*panels)
    nothing: list[Line] = []
    pairs = zip_longest(panels[::2], panels[1::2], fillvalue=nothing)
    return Sheet.of(*(columns([padded(left[0], PANEL - 2), *left[1:]], right) for left, right in pairs))


def trimmed(one: Line) -> Line:
    """A line without spaces at its end, if it is only a name; a table keeps its columns."""
    return tuple(run._replace(text=run.text.rstrip()) if at == len(one) - 1 else run for at, run in enumerate(one))


def chat(messages: Iterable[Message], width: int, words: Language) -> Sheet:
    found = [part for one in messages for part in paragraph([Run(f"{one.name}: ", STRONG), one.text], width, 2)]
    return Sheet.of(found or paragraph([Run(words.say("screen-chat-empty"), FAINT)], width))


# News


def news(groups: Iterable[RecapGroup], words: Language, width: int) -> list[Line]:
    """What changed since the viewer's last decision, a paragraph for each who did it."""
    found: list[Line] = []
    for group in groups:
        parts: list[Part] = []
        if group.who is not None:
            parts.append(Run(f"{words.name('seat', str(group.who))}: ", f"seat-{group.who}"))
        for at, change in enumerate(group.changes):
            style = BAD if change.own and change.loss else GOOD if change.own else ""
            amount = f" {'+' if change.amount > 0 else '−'}{abs(change.amount)}" if change.amount else ""
            whose = f" ({words.say('screen-yours')})" if change.own else ""
            parts += ["; " if at else "", Run(change.text + amount + whose, style)]
        found += paragraph(parts, width, 2)
    return found


def hints(ideas: Sequence[HintText], words: Language, width: int) -> list[Line]:
    """The moves as buttons, each with what it gains and risks."""
    found: list[Line] = []
    for at, idea in enumerate(ideas):
        found += [button(idea.order, "idea", at)]
        found += [part for text in idea.gains for part in paragraph([Run(f"  + {text}", GOOD)], width, 4)]
        found += [part for text in idea.risks for part in paragraph([Run(f"  - {text}", BAD)], width, 4)]
    return found or paragraph([words.say("screen-hintless")], width)


def result(shown: Result, words: Language, width: int) -> Sheet:
    """Who won and by what, then the sources by seat."""
    lines = [line(Run(shown.heading or shown.text, TITLE))]
    for text in dict.fromkeys((shown.text, shown.by, shown.reason, shown.difference)):
        lines += paragraph([text], width) if text else []
    names = [name for name, _ in shown.scores]
    room = max([12, *(len(name) + 2 for name in names)])
    label = max(10, min(width - room * len(names), 40))
    rows = [(row.label, [str(value) for value in row.values]) for row in shown.rows]
    if shown.adds_up or not rows:
        rows.append((words.say("result-total"), [str(score) for _, score in shown.scores]))
    table = [line(Run(" " * label), *(Run(f"{name:>{room}}", f"seat-{at}") for at, name in enumerate(names)))]
    for text, values in rows:
        table.append(line(f"{text[: label - 1]:{label}}", *(f"{value:>{room}}" for value in values)))
    return Sheet.of(lines, [()], table)


# Rules


def rules(words: Language, width: int) -> Sheet:
    """The rules by heading: the texts with the prefix `rules-` in the order of the file."""
    found: list[Line] = []
    for key in words.keys("rules-"):
        found += [*paragraph([Run(words.say(f"{key}.title"), TITLE)], width), *paragraph([words.say(key)], width), ()]
    return Sheet.of(found)


def explanation(asked: Question | None, tokens: Sequence[str], words: Language) -> str:
    """The name of a thing and its rule, in one line."""
    if asked is None or not tokens:
        return ""
    kinds, texts = token_kinds(asked.game), card_texts(words)
    names = [words.name(kinds[token], token) for token in tokens if token in kinds]
    rule = texts.get(tokens[0], "")
    return f"{', '.join(names)}: {rule}" if rule else ", ".join(names)


def help_lines(words: Language, width: int) -> list[Line]:
    """How to choose, the keys, and the commands that can be typed."""
    found: list[Line] = []
    for key in ("screen-help-choose", "screen-help-type", "screen-help-look"):
        found += [*paragraph([words.say(key)], width), ()]
    if words.has("turn-help"):
        found += [*paragraph([words.say("turn-help")], width), ()]
    found.append(line(Run(words.say("list-commands"), TITLE)))
    for name in COMMANDS:
        typed = ", ".join(command_words(name, words))
        found += paragraph([Run(typed, STRONG), f"  {words.say(f'command-{name}')}"], width, 4)
    return found


def move_list(choices: Choices, width: int) -> Sheet:
    """All legal moves by verb, each a button."""
    found: list[Line] = []
    for label, group in choices.grouped():
        found.append(line(Run(label, TITLE)))
        cells = [button(f"{choice.number} {choice.short}", "move", choice.move) for choice in group]
        found += flow(cells, width, 1)
    return Sheet.of(found)
