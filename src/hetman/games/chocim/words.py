"""What the component files name, as Fluent messages: leaders with what their cards do, and claims.

Cards are told from their steps, so that somebody's own card reads like those of the box; the words are in text/.
"""

from __future__ import annotations

from hetman.games.chocim.components import Box, Leader
from hetman.games.chocim.components.fortels import (
    BLOCK,
    DEPLOY,
    LEADERS,
    LEVEL,
    MORALE,
    RALLY,
    REPEL,
    SHIFT,
    SUPPLY,
    TREATY,
    TRENCH,
    WITHDRAW,
    Step,
    actions_of,
)
from hetman.games.chocim.components.names import UNITS_OF

WAYS = ("first", "second")


def texts_of(box: Box, code: str) -> str:
    """`leader-…` with its attribute `short`, `fortel-…-first` and `-second`, `card-…` and `claim-…`."""
    messages = [f"claim-{claim.claim} = {claim.name[code]}" for claim in box.claims]
    for leader in box.leaders:
        messages.append(f"leader-{leader.leader} = {leader.name[code]}\n    .short = {leader.short[code]}")
        for way, steps in zip(WAYS, leader.fortels):
            messages.append(f"fortel-{leader.leader}-{way} = {' '.join(told(step, leader) for step in steps)}")
        messages.append(f"card-{leader.leader} = {card(leader)}")
    return "\n".join(messages) + "\n"


def card(leader: Leader) -> str:
    rank = "commander" if leader.commander else "officer"
    text = f"{{ -card-{rank}(command: {leader.command}) }} {{ fortel-{leader.leader}-first }}"
    return f"{text} {{ -card-second }} {{ fortel-{leader.leader}-second }}" if leader.commander else text


def told(step: Step, leader: Leader) -> str:
    """One step as a sentence made of terms and names."""
    if step.do == DEPLOY:
        return told_deployment(step, leader)
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


def told_deployment(step: Step, leader: Leader) -> str:
    how = "exactly" if step.exactly else "several" if step.several else "one"
    text = f'{{ -deploy(count: {step.amount}, how: "{how}") }}'
    if step.units != UNITS_OF[leader.side]:
        text += f" ({named('unit', step.units)})"
    if step.actions != actions_of(leader.side):
        text += f": {named('action', step.actions)}"
    return f"{text}." + (f" {{ -deploy-raise(count: {step.raises}) }}" if step.raises else "")


def way_of(step: Step) -> str:
    return "up" if step.amount > 0 else "down"


def named(kind: str, tokens: tuple[str, ...]) -> str:
    return ", ".join(f"{{ {kind}-{token} }}" for token in tokens)
