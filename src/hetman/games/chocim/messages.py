"""Fluent messages made from the components: leaders and their cards, claims, fields, tracks, the calendar.

The text of a card is made from its steps, so own cards read like those of the box. The words are in text/.
"""

from __future__ import annotations

from hetman.games.chocim.components import Contents, Leader, Row
from hetman.games.chocim.components.contents import Space
from hetman.games.chocim.components.fortels import (
    BLOCK,
    DEPLOY,
    LEADERS,
    LEVEL,
    MORALE,
    RALLY,
    REPEL,
    SHIFT,
    SHIFTED_TO,
    SUPPLY,
    TREATY,
    TRENCH,
    WITHDRAW,
    Step,
    actions_of,
)
from hetman.games.chocim.components.names import FIELDS, RESERVES, SIDES, TENTS, UNITS, UNITS_OF

WAYS = ("first", "second")


def texts_of(contents: Contents, code: str) -> str:
    """`leader-…` with its attribute `short`, `fortel-…-first` and `-second`, `card-…`, `claim-…`, two `rules-…`."""
    messages = [f"claim-{claim.claim} = {claim.name[code]}" for claim in contents.claims]
    messages += [f"card-{field} = {field_text(contents, field)}" for field in FIELDS]
    messages.append(f"rules-tracks = {{ -tracks }} {' '.join(track_texts(contents))}\n    .title = {{ -tracks-title }}")
    messages.append(f"rules-calendar = {calendar_text(contents)}\n    .title = {{ -calendar-title }}")
    for leader in contents.leaders:
        messages.append(f"leader-{leader.leader} = {leader.name[code]}\n    .short = {leader.short[code]}")
        for way, steps in zip(WAYS, leader.fortels):
            whole, short = (" ".join(step_text(step, leader) for step in steps), brief(steps, leader))
            messages.append(f"fortel-{leader.leader}-{way} = {whole}\n    .short = {short}")
        messages.append(f"card-{leader.leader} = {card_text(leader)}")
    return "\n".join(messages) + "\n"


def card_text(leader: Leader) -> str:
    rank = "commander" if leader.commander else "officer"
    text = f"{{ -card-{rank}(command: {leader.command}) }} {{ fortel-{leader.leader}-first }}"
    return f"{text} {{ -card-second }} {{ fortel-{leader.leader}-second }}" if leader.commander else text


def step_text(step: Step, leader: Leader) -> str:
    """One step as a sentence made of terms and names."""
    if step.do == DEPLOY:
        return deployment_text(step, leader)
    if step.do == SHIFT and step.actions != SHIFTED_TO:
        return f"{{ -shift-to(count: {step.amount}) }} {named('action', step.actions)}."
    if step.do in (SHIFT, RALLY, WITHDRAW, LEADERS, TREATY):
        return f"{{ -{step.do}(count: {step.amount}) }}"
    if step.do == REPEL:
        return f"{{ -repel(count: {step.amount}) }} {named('action', step.actions)}."
    if step.do in (MORALE, SUPPLY):
        whose = "own" if step.target == leader.side else "enemy"
        return f'{{ -{step.do}(whose: "{whose}", way: "{way_of(step)}", by: {abs(step.amount)}) }}'
    if step.do in (LEVEL, TRENCH):
        return f'{{ -{step.do}(way: "{way_of(step)}", by: {abs(step.amount)}) }}'
    if step.do == BLOCK:
        return f"{{ -block }} {named('action', step.actions)}."
    return f"{{ -{step.do} }}"


def deployment_text(step: Step, leader: Leader) -> str:
    how = "exactly" if step.exactly else "several" if step.several else "one"
    text = f'{{ -deploy(count: {step.amount}, how: "{how}") }}'
    if step.units != UNITS_OF[leader.side]:
        text += f" ({named('unit', step.units)})"
    if step.actions != actions_of(leader.side):
        text += f": {named('action', step.actions)}"
    return f"{text}." + (f" {{ -deploy-raise(count: {step.raises}) }}" if step.raises else "")


# The same in a few words, for buttons


def brief(steps: tuple[Step, ...], leader: Leader) -> str:
    """All steps of a fortel."""
    return ", ".join(brief_step(step, leader) for step in steps)


def brief_step(step: Step, leader: Leader) -> str:
    if step.do == DEPLOY:
        return brief_deployment(step, leader)
    if step.do in (MORALE, SUPPLY):
        whose = "own" if step.target == leader.side else "enemy"
        return f'{{ -brief-{step.do}(whose: "{whose}") }} {signed(step.amount)}'
    if step.do in (LEVEL, TRENCH):
        return f"{{ -brief-{step.do} }} {signed(step.amount)}"
    if step.do == BLOCK:
        return f"{{ -brief-block }} {named('action', step.actions)}"
    if step.do == REPEL:
        return f"{{ -brief-repel(count: {step.amount}) }}: {named('action', step.actions)}"
    return f"{{ -brief-{step.do}(count: {step.amount}) }}"


def brief_deployment(step: Step, leader: Leader) -> str:
    some = step.units != UNITS_OF[leader.side]
    text = f"{step.amount} × {named('unit', step.units)}" if some else f"{{ -brief-deploy(count: {step.amount}) }}"
    if step.actions != actions_of(leader.side):
        text += f": {named('action', step.actions)}"
    elif step.several:
        text += ", { -brief-anywhere }"
    return text + (f", {{ -brief-raise(count: {step.raises}) }}" if step.raises else "")


def signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def way_of(step: Step) -> str:
    return "up" if step.amount > 0 else "down"


def named(kind: str, tokens: tuple[str, ...]) -> str:
    return ", ".join(f"{{ {kind}-{token} }}" for token in tokens)


# Fields


def field_text(contents: Contents, field: str) -> str:
    """A field's line, its reserve and its neighbours."""
    parts = [
        f"{{ -field-line(line: {contents.board.lines.get(field, 0)}) }}" if field not in TENTS else "{ -field-ottoman }"
    ]
    reserve = tuple(unit for unit in UNITS if RESERVES[unit] == field)
    if reserve:
        parts.append(f"{{ -field-reserve }} {named('unit', reserve)}.")
    near = contents.board.neighbours.get(field, ())
    if near:
        parts.append(f"{{ -field-near }} {', '.join(f'{{ field-{other}.the }}' for other in near)}.")
    return " ".join(parts)


# Tracks


def track_texts(contents: Contents) -> list[str]:
    """For each side and track one sentence: `0 hunger, units −2; 1–3 …`, spaces without a consequence left out."""
    sentences = []
    for side in SIDES:
        rows = [(row.start, row.end, supply_row(row)) for row in contents.tracks.supply[side]]
        sentences.append(f"{{ side-{side}.start }}, {{ -track-supply }} {spaces(rows)}.")
        marks = [(at, at, morale_space(space, side, at)) for at, space in enumerate(contents.tracks.morale[side])]
        sentences.append(f"{{ side-{side}.start }}, {{ -track-morale }} {spaces(marks)}.")
    return sentences


def supply_row(row: Row) -> str:
    parts = [] if row.rations == "none" else [f"{{ -row-{row.rations} }}"]
    parts += [f"{{ -row-remove(count: {row.remove}) }}"] if row.remove else []
    return ", ".join([*parts, *discards(row.discard)])


def morale_space(space: Space, side: str, at: int) -> str:
    """At 0 a side has lost its army or must negotiate, so nobody rebels."""
    if at == 0:
        return ", ".join([f"{{ -row-lowest-{side} }}", *(discards(space.discard) if side == "commonwealth" else [])])
    rebels = [f"{{ unit-{unit} }} {count}" for unit, count in space.rebels.items() if count]
    return ", ".join([f"{{ -row-rebels }} {', '.join(rebels)}"] * bool(rebels) + discards(space.discard))


def discards(count: int) -> list[str]:
    return [f"{{ -row-discard(count: {count}) }}"] if count else []


def spaces(rows: list[tuple[int, int, str]]) -> str:
    return "; ".join(f"{low if low == high else f'{low}–{high}'} {text}" for low, high, text in rows if text)


# Circumstances


def calendar_text(contents: Contents) -> str:
    sentences = [f"{{ -calendar(weeks: {contents.calendar.weeks}) }}"]
    for week, found in sorted(contents.calendar.circumstances.items()):
        parts = [f"{{ -week-dies }} {{ leader-{found.dies}.short }}, {{ -week-heir }}"] if found.dies else []
        parts += [f"{{ -week-treaties(count: {found.treaties}) }}"] if found.treaties else []
        parts += [f"{{ -week-removes(count: {found.removes}) }}"] if found.removes else []
        if parts:
            sentences.append(f"{{ -week(week: {week}) }} {'; '.join(parts)}.")
    return " ".join(sentences)
