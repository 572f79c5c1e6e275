"""Fluent messages made from components: the rule of each card, and the names in your own component files.

They are made of other messages: the words are in text/, the numbers in components/.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from hetman.core.component_files import fluent_literal
from hetman.games.zizka.components import Conquest, Contents, Follower, Leader, Ploy, Reward, Row, Token
from hetman.games.zizka.components.challenges import TOURNAMENT, WAYS, back_token, backs_of
from hetman.games.zizka.components.map import LEVELS
from hetman.games.zizka.components.people import SIDES

LANGUAGES = ("en", "pl")
ACCUSATIVE = "pl.acc"
COUNTED = {"coins": "text-coin", "points": "text-point"}


def own_texts(contents: Contents, box: Contents) -> dict[str, str]:
    """By language: the rules of all cards, and the names of everything that is not in Hetman's own `box`."""
    cards = [f"card-{token} = {text}" for token, text in card_texts(contents)]
    new_backs = [back for back in backs_of(contents.tokens) if back not in backs_of(box.tokens)]
    backs = [f"back-{back_token(back)} = {back_text(back)}" for back in new_backs]
    return {code: "\n".join([*cards, *backs, *name_texts(contents, code)]) + "\n" for code in LANGUAGES}


# Names


def name_texts(contents: Contents, code: str) -> Iterator[str]:
    """The names that stand in component files."""
    for kind, token, name in named_things(contents):
        if name:
            yield f"{kind}-{token} = {fluent_literal(name[code])}"
            if ACCUSATIVE in name and ACCUSATIVE.startswith(code):
                yield f"    .acc = {fluent_literal(name[ACCUSATIVE])}"


def named_things(contents: Contents) -> Iterator[tuple[str, str, Mapping[str, str]]]:
    """Kind, id and names of everything in the box."""
    yield from (("field", field.id, field.name) for field in contents.fields)
    yield from (("leader", leader.id, leader.name) for leader in contents.leaders)
    yield from (("follower", follower.id, follower.name) for follower in contents.followers)
    yield from (("token", token.id, token.name) for token in contents.tokens)
    yield from (("conquest", conquest.id, conquest.name) for conquest in contents.conquests)
    yield from (("poster", poster.id, poster.name) for poster in contents.posters)
    yield from (("ploy", ploy.id, ploy.name) for ploy in contents.ploys)


def back_text(back: tuple[str, ...]) -> str:
    hints = {"coins": "text-coin", "follower": "need-follower"} | {way: f"way-{way}" for way in WAYS}
    return listed(hints.get(hint, f"symbol-{hint}") for hint in back) or "{ back-plain }"


# What the cards say


def card_texts(contents: Contents) -> Iterator[tuple[str, str]]:
    """Token of each card, and its rule."""
    yield from ((leader.id, leader_text(leader)) for leader in contents.leaders)
    yield from ((follower.id, follower_text(follower)) for follower in contents.followers)
    yield from ((token.id, token_text(token)) for token in contents.tokens)
    yield from ((conquest.id, conquest_text(conquest, contents)) for conquest in contents.conquests)
    yield from ((poster.id, f"{{ text-effect-{poster.effect} }}") for poster in contents.posters)
    yield from ((ploy.id, ploy_text(ploy)) for ploy in contents.ploys)


def leader_text(leader: Leader) -> str:
    sides = zip(SIDES, leader.skills, strict=True)
    return " ".join(f"{side.upper()}: {skills_text(skills)}." for side, skills in sides)


def follower_text(follower: Follower) -> str:
    parts = [f"{{ -text-level(level: {follower.level}, cost: {follower.cost}) }}"]
    parts.append(f"{{ text-skills }} {skills_text(follower.skills)}." if follower.skills else "{ text-no-skills }")
    if follower.when == TOURNAMENT:
        parts.append("{ text-when-tournament }")
    elif follower.when:
        parts.append(f"{{ text-when }} {{ kind-{follower.when} }}.")
    if follower.despises:
        parts.append(f"{{ text-despises-{follower.despises} }}")
    return " ".join(parts)


def skills_text(skills: tuple[str, ...]) -> str:
    return listed(f"skill-{skill}" for skill in skills)


def token_text(token: Token) -> str:
    if token.kind == TOURNAMENT:
        rows = f"{{ -text-pot(pot: {token.pot}) }} {{ text-goal }} {row_text(token.rows[0])}."
    else:
        rows = rows_text(token.rows)
    return f"{{ text-kind }} {{ kind-{token.kind} }}. {rows}"


def conquest_text(conquest: Conquest, contents: Contents) -> str:
    rewards = contents.conquest_rewards[LEVELS.index(conquest.level)]
    given = ", ".join(reward_text(reward) for reward in rewards)
    return f'{{ -text-castle(level: "{conquest.level}") }} {rows_text(conquest.rows)} {{ text-spoils }} {given}.'


def rows_text(rows: tuple[Row, ...]) -> str:
    return " ".join(f"{{ -text-row(row: {number}) }} {row_text(row)}." for number, row in enumerate(rows, 1))


def row_text(row: Row) -> str:
    needs = [listed(f"symbol-{symbol}" for symbol in row.symbols)] if row.symbols else []
    needs += [counted("text-coin", row.coins)] if row.coins else []
    needs += ["{ need-follower }"] if row.followers else []
    needs += [f"{{ -text-score(score: {row.score}) }}"] if row.score else []
    asked = ", ".join(needs)
    return f"{asked} → {', '.join(reward_text(reward) for reward in row.gives)}" if row.gives else asked


def reward_text(reward: Reward) -> str:
    if reward.what in COUNTED:
        return counted(COUNTED[reward.what], reward.amount)
    return f"{{ reward-{reward.what.replace(' ', '-')} }}"


def ploy_text(ploy: Ploy) -> str:
    parts = [f"{{ -text-ploy(move: {ploy.move}, points: {ploy.points}) }}"]
    parts += ["{ text-ploy-tavern }"] if ploy.tavern else []
    parts += ["{ text-ploy-token }"] if ploy.token else []
    if ploy.favours:
        parts.append(f"{{ text-ploy-favour }} {listed(f'ruler-{ruler}' for ruler in ploy.favours)}.")
    parts += [f"{{ text-penalty-{ploy.penalty} }}", f"{{ -text-ploy-score(score: {ploy.score}) }}"]
    return " ".join(parts)


def listed(keys: Iterable[str]) -> str:
    """A list of messages. Equal ones are one message with a number."""
    counts: dict[str, int] = {}
    for key in keys:
        counts[key] = counts.get(key, 0) + 1
    return ", ".join(counted(key, count) for key, count in counts.items())


def counted(key: str, count: int) -> str:
    return f"{{ {key} }} ×{count}" if count > 1 else f"{{ {key} }}"
