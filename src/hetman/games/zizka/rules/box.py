"""The components as tables of numbers, made once for each box. No rule names a particular card."""

from __future__ import annotations

from math import comb
from typing import Any

from hetman.core.decision import FIRST
from hetman.core.native import i64
from hetman.games.zizka.components import Contents
from hetman.games.zizka.components.challenges import (
    CONQUEST,
    DISMISS,
    EFFECTS,
    GAME_LEVELS,
    KINDS,
    PLOYS,
    TOLL,
    TOURNAMENT,
    WAYS,
    Reward,
    Row,
    back_token,
    backs_of,
)
from hetman.games.zizka.components.map import FACES as FACE_NAMES
from hetman.games.zizka.components.map import LEVELS
from hetman.games.zizka.components.map import SYMBOLS as SYMBOL_NAMES
from hetman.games.zizka.components.people import SIDES
from hetman.games.zizka.components.people import SKILLS as SKILL_NAMES
from hetman.games.zizka.rules.constants import AMOUNT, FACES, NEEDS, NONE, ROWS
from hetman.games.zizka.rules.verbs import MOVE
from hetman.games.zizka.rules.view_cards import REWARD_NAMES, follower_cards, page_cards, plan_of

MOST_OUTCOMES = 400


class Box:
    """Tables of one box."""

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self.coins: i64 = contents.coins
        self.luck: i64 = contents.luck
        self.most_dice: i64 = contents.most_dice
        self.lay_out_map(contents)
        self.set_up_dice(contents)
        self.set_up_people(contents)
        self.set_up_tokens(contents)
        self.set_up_torak(contents)
        self.plan: dict[str, Any] = plan_of(contents)
        self.follower_cards: list[dict[str, Any]] = follower_cards(contents)
        self.page_cards: list[dict[str, Any]] = page_cards(contents)
        """The same as plain data, for views; shared by all of them and never changed."""

    # The map

    def lay_out_map(self, contents: Contents) -> None:
        fields = contents.fields
        number = {field.id: place for place, field in enumerate(fields)}
        self.fields: i64 = len(fields)
        self.field_of: list[i64] = [number[field.id] for field in fields if field.large]
        """By spot: large fields are numbered once more among themselves."""
        self.spots: i64 = len(self.field_of)
        self.spot_of: list[i64] = [NONE] * len(fields)
        for spot, place in enumerate(self.field_of):
            self.spot_of[place] = spot
        self.starts: list[i64] = [number[field.id] for field in fields if field.start]
        self.is_tavern: list[bool] = [field.tavern for field in fields]
        self.level_of: list[i64] = [LEVELS.index(f.conquest) if f.conquest else NONE for f in fields]
        """By field: the level of its conquest."""
        self.near: list[list[i64]] = [[] for _ in fields]
        for one, other in contents.roads:
            self.near[number[one]].append(number[other])
            self.near[number[other]].append(number[one])
        self.near = [sorted(set(near)) for near in self.near]
        self.distance: list[i64] = []
        for place in range(len(fields)):
            self.distance += distances(self.near, place)
        self.farthest: i64 = max(self.distance)
        self.castles: list[i64] = [place for place, level in enumerate(self.level_of) if level != NONE]
        self.to_tavern: list[i64] = [
            min(self.distance[len(fields) * place + number[tavern.id]] for tavern in fields if tavern.tavern)
            for place in range(len(fields))
        ]
        """Steps from each field to the nearest tavern."""
        self.reach: list[list[Any]] = [
            [reached(self.distance, place, points) for place in range(len(fields))]
            for points in range(int(self.farthest) + 1)
        ]
        """By movement points and field: the moves, made once, since every turn lists them."""

    # Dice

    def set_up_dice(self, contents: Contents) -> None:
        dice = contents.dice
        self.die: list[i64] = [FACE_NAMES.index(face) for face in dice.follower]
        self.die_weights: list[i64] = [dice.follower.count(face) for face in FACE_NAMES[:FACES]]
        self.ruler_dice: list[list[i64]] = [[FACE_NAMES.index(face) for face in faces] for faces in dice.rulers]
        self.joust_points: list[i64] = [dice.tournament[face] for face in FACE_NAMES[:FACES]]
        self.fight_symbols: list[i64] = [SYMBOL_NAMES.index(dice.attacker), SYMBOL_NAMES.index(dice.defender)]
        """The attacker's, then the defender's."""
        kinds = len(set(dice.follower))
        self.batch: i64 = max(n for n in range(1, 9) if comb(n + kinds - 1, kinds - 1) <= MOST_OUTCOMES)
        """How many dice chance rolls in one decision, so that it has few moves."""

    # Leaders and followers

    def set_up_people(self, contents: Contents) -> None:
        sides = range(len(SIDES))
        leaders, followers = contents.leaders, contents.followers
        self.leader_skills: list[list[i64]] = [
            [leader.skills[side].count(skill) for leader in leaders for skill in SKILL_NAMES] for side in sides
        ]
        names = [leader.id for leader in leaders]
        self.torak: i64 = names.index("torak")
        self.starters: list[list[i64]] = [
            [card for card, follower in enumerate(followers) if follower.leader == name] for name in names
        ]
        self.skills: list[i64] = [follower.skills.count(skill) for follower in followers for skill in SKILL_NAMES]
        self.cost: list[i64] = [follower.cost for follower in followers]
        self.level: list[i64] = [follower.level - 1 if follower.level else NONE for follower in followers]
        self.of_level: list[list[i64]] = [
            [card for card, follower in enumerate(followers) if follower.level == level] for level in (1, 2)
        ]
        kinds = (*KINDS, CONQUEST)
        self.when: list[i64] = [kinds.index(follower.when) if follower.when else NONE for follower in followers]
        self.despises: list[i64] = [WAYS.index(f.despises) if f.despises else NONE for f in followers]

    # Events, conquests, posters

    def set_up_tokens(self, contents: Contents) -> None:
        tokens, conquests = contents.tokens, contents.conquests
        backs = backs_of(contents.tokens)
        self.backs: list[str] = [back_token(back) for back in backs]
        self.kind: list[i64] = [KINDS.index(token.kind) for token in tokens]
        self.tournament: i64 = KINDS.index(TOURNAMENT)
        self.toll: i64 = KINDS.index(TOLL)
        self.dismissal: i64 = KINDS.index(DISMISS)
        self.conquest: i64 = len(KINDS)
        """The kind of a conquest, which has no tokens but may have skills."""
        self.back: list[i64] = [backs.index(token.back) for token in tokens]
        self.with_back: list[list[i64]] = [
            [number for number, token in enumerate(tokens) if token.back == back] for back in backs
        ]
        self.tokens: i64 = len(tokens)
        pages = [token.rows for token in tokens] + [conquest.rows for conquest in conquests]
        self.row_count: list[i64] = [len(rows) for rows in pages]
        """By page: the tokens, then the conquests."""
        self.needs: list[i64] = []
        self.gives: list[list[i64]] = []
        for rows in pages:
            for place in range(ROWS):
                row = rows[place] if place < len(rows) else None
                self.needs += needs_of(row) if row else [0] * NEEDS
                self.gives.append(rewards_of(row.gives) if row else [])
        self.conquests: list[list[i64]] = [
            [number for number, conquest in enumerate(conquests) if conquest.level == level] for level in LEVELS
        ]
        self.conquest_gives: list[list[i64]] = [rewards_of(rewards) for rewards in contents.conquest_rewards]
        self.slower: i64 = contents.slower
        effects = [poster.effect for poster in contents.posters]
        self.poster_with: list[i64] = [effects.index(effect) for effect in EFFECTS]

    # Torak

    def set_up_torak(self, contents: Contents) -> None:
        ploys, combat = contents.ploys, contents.combat
        decks = list(PLOYS)
        self.ploy_deck: list[i64] = [decks.index(ploy.deck) for ploy in ploys]
        self.combat_from: list[i64] = list(combat.bands)
        self.combat_dice: list[list[i64]] = [list(combat.dice[level]) for level in GAME_LEVELS]
        self.combat_luck: list[i64] = list(combat.luck)


def distances(near: list[list[i64]], start: int) -> list[i64]:
    """Steps from a field to every other."""
    steps: list[i64] = [NONE] * len(near)
    steps[start] = 0
    edge = [start]
    while edge:
        place = edge.pop(0)
        for other in near[place]:
            if steps[other] == NONE:
                steps[other] = steps[place] + 1
                edge.append(int(other))
    return steps


def reached(distance: list[i64], start: int, points: int) -> list[Any]:
    fields = int(len(distance) ** 0.5)
    return [MOVE + place * FIRST for place in range(fields) if 0 < distance[start * fields + place] <= points]


def needs_of(row: Row) -> list[i64]:
    symbols: list[i64] = [row.symbols.count(symbol) for symbol in SYMBOL_NAMES]
    return [*symbols, row.coins, row.followers, row.score]


def rewards_of(rewards: tuple[Reward, ...]) -> list[i64]:
    return [REWARD_NAMES.index(reward.what) + AMOUNT * reward.amount for reward in rewards]
