"""Event tokens, conquests, wanted posters, and Torak's cards of the solo game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hetman.core.component_files import Entry
from hetman.games.zizka.components.groups import group, members, read_name
from hetman.games.zizka.components.map import LEVELS, RULERS, SYMBOLS

WAYS = ("virtue", "vice")
TOURNAMENT, TOLL, DISMISS, CONQUEST = "tournament", "toll", "dismiss", "conquest"
KINDS = ("monastery", "bandits", "hunt", "pickpocket", "caravan", TOLL, DISMISS, TOURNAMENT)
KINDS_WITH_SKILL = (*KINDS[:5], CONQUEST, TOURNAMENT)
WITHOUT_DICE = (TOLL, DISMISS)
"""Events that ask for coins or followers only."""
EFFECTS = ("pursuit", "slow", "disfavour", "dear")
PENALTIES = ("half", "all", "follower")
GAME_LEVELS = ("easy", "normal", "hard")
TOKENS = 34
MOST_ROWS = 6
MOST_WORDS = 8
"""On the back of a token, or on either side of a row."""
HINTS = (*SYMBOLS, "coins", "follower", *WAYS)
"""What the back of a token may show, in the order of its name."""
CONQUESTS_EACH = 5
PLOYS = {"basic": 8, "easy": 1, "hard": 1}
BANDS = 4

FOLLOWER_REWARDS = ("follower 1", "follower 2", "follower any")
PLAIN_REWARDS = (*WAYS, "either", *RULERS, "luck", "poster", *FOLLOWER_REWARDS)
NUMBERED_REWARDS = ("coins", "points")


@dataclass(frozen=True)
class Reward:
    """One reward: what, and how much of it."""

    what: str
    amount: int = 1


@dataclass(frozen=True)
class Row:
    """A row of a token or a conquest: symbols, coins, followers or a tournament score, and what they earn."""

    symbols: tuple[str, ...]
    coins: int
    followers: int
    score: int
    gives: tuple[Reward, ...]


@dataclass(frozen=True)
class Token:
    """An event token. Its back shows symbols that it asks for and a way its rewards lead on the morale track."""

    id: str
    kind: str
    name: dict[str, str]
    back: tuple[str, ...]
    pot: int
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Conquest:
    id: str
    name: dict[str, str]
    level: str
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Poster:
    """The solo side of a wanted poster."""

    id: str
    name: dict[str, str]
    effect: str


@dataclass(frozen=True)
class Ploy:
    """A card of Torak's; `deck` is basic, easy or hard."""

    id: str
    name: dict[str, str]
    deck: str
    move: int
    points: int
    tavern: bool
    token: bool
    favours: tuple[str, ...]
    penalty: str
    score: int


@dataclass(frozen=True)
class Combat:
    """Torak's dice by level and by his points, and the points from which he has luck tokens."""

    bands: tuple[int, ...]
    dice: dict[str, tuple[int, ...]]
    luck: tuple[int, ...]


# Event tokens


def read_tokens(file: Entry) -> tuple[Token, ...]:
    entries = members(file, "tokens", TOKENS)
    return tuple(read_token(entry) for entry in entries)


def read_token(entry: Entry) -> Token:
    kind = entry["kind"].choice(KINDS)
    rows = entry["rows"].items(1, MOST_ROWS)
    token = Token(
        id=entry["id"].token(),
        kind=kind,
        name=read_name(entry),
        back=tuple(sorted(entry["back"].choices(HINTS, 0, MOST_WORDS), key=HINTS.index)),
        pot=entry["pot"].number(0, 20) if kind == TOURNAMENT else 0,
        rows=tuple(read_row(row) for row in rows),
    )
    entry.finish()
    check_kind(entry, token)
    check_back(entry, token)
    return token


def check_kind(entry: Entry, token: Token) -> None:
    """A tournament has one goal, a score; tolls and dismissals ask for no symbols; nothing else asks for a score."""
    if token.kind == TOURNAMENT:
        entry["rows"].expect(len(token.rows) == 1 and token.rows[0].score > 0, "one row with a score in a tournament")
    for listed, row in zip(entry["rows"].items(), token.rows, strict=True):
        listed["needs"].expect(token.kind == TOURNAMENT or not row.score, "a score in tournaments only")
        listed["needs"].expect(token.kind not in WITHOUT_DICE or not row.symbols, f"no symbols in a {token.kind} event")


def check_back(entry: Entry, token: Token) -> None:
    """Each symbol on the back is asked for in some row, and its way is a reward of some row."""
    asked = {symbol for row in token.rows for symbol in row.symbols}
    asked |= {"coins"} if any(row.coins for row in token.rows) else set()
    asked |= {"follower"} if any(row.followers for row in token.rows) else set()
    given = {reward.what for row in token.rows for reward in row.gives}
    for hint in token.back:
        entry["back"].expect(hint in (given if hint in WAYS else asked), f"a row with {hint!r}, which the back shows")


def read_row(entry: Entry) -> Row:
    symbols, coins, followers, score = [], 0, 0, 0
    for listed in entry["needs"].items(0, MOST_WORDS):
        need = listed.value if isinstance(listed.value, str) else ""
        what, _, amount = need.partition(" ")
        if what in SYMBOLS and not amount:
            symbols.append(what)
        elif what in ("coins", "score") and amount.isdecimal() and 0 < int(amount) < 50:
            coins += int(amount) if what == "coins" else 0
            score += int(amount) if what == "score" else 0
        elif need == "follower":
            followers += 1
        else:
            known = ", ".join((*SYMBOLS, "coins N", "score N", "follower"))
            raise listed.wrong(f"one of {known}")
    entry["needs"].expect(followers <= 1, f"one follower at most, got {followers}")
    row = Row(tuple(symbols), coins, followers, score, read_rewards(entry["gives"], 1))
    entry.finish()
    return row


def read_rewards(entry: Entry, least: int = 0) -> tuple[Reward, ...]:
    rewards = []
    for listed in entry.items(least, MOST_WORDS):
        text = listed.value if isinstance(listed.value, str) else ""
        what, _, amount = text.partition(" ")
        if what in NUMBERED_REWARDS and amount.isdecimal() and 0 < int(amount) < 20:
            rewards.append(Reward(what, int(amount)))
        elif text in PLAIN_REWARDS:
            rewards.append(Reward(text))
        else:
            known = ", ".join((*(f"{word} N" for word in NUMBERED_REWARDS), *PLAIN_REWARDS))
            raise listed.wrong(f"one of {known}")
    return tuple(rewards)


def backs_of(tokens: Iterable[Token]) -> list[tuple[str, ...]]:
    """The different backs of tokens, in the order of the tokens."""
    return list(dict.fromkeys(token.back for token in tokens))


def back_token(back: tuple[str, ...]) -> str:
    """A back in notation: `sword-speech-virtue`, or `plain` if nothing is on it."""
    return "-".join(back) or "plain"


# Conquests


def read_conquests(file: Entry) -> tuple[tuple[Conquest, ...], tuple[tuple[Reward, ...], ...]]:
    rewards = group(file, "rewards")
    given = tuple(read_rewards(rewards[level]) for level in LEVELS)
    rewards.finish()
    found: list[Conquest] = []
    for level in LEVELS:
        entries = members(file, level, CONQUESTS_EACH)
        found += [read_conquest(entry, level) for entry in entries]
    return tuple(found), given


def read_conquest(entry: Entry, level: str) -> Conquest:
    rows = [row.choices(SYMBOLS, 1) for row in entry["rows"].items(1, MOST_ROWS)]
    conquest = Conquest(entry["id"].token(), read_name(entry), level, tuple(Row(row, 0, 0, 0, ()) for row in rows))
    entry.finish()
    return conquest


# Wanted posters


def read_posters(file: Entry) -> tuple[tuple[Poster, ...], int, int]:
    """The solo sides, the coins laid on a poster of several players, and by how much it slows them."""
    bounty = group(file, "bounty")
    coins, slower = bounty["coins"].number(0, 20), bounty["slower"].number(0, 5)
    bounty.finish()
    entries = members(file, "solo", len(EFFECTS))
    posters = tuple(Poster(entry["id"].token(), read_name(entry), entry["effect"].choice(EFFECTS)) for entry in entries)
    for entry in entries:
        entry.finish()
    effects = [poster.effect for poster in posters]
    file["solo"].expect(sorted(effects) == sorted(EFFECTS), f"each of {', '.join(EFFECTS)} once")
    return posters, coins, slower


# Torak


def read_torak(file: Entry) -> tuple[tuple[Ploy, ...], Combat]:
    ploys: list[Ploy] = []
    for deck, count in PLOYS.items():
        entries = members(file, deck, count)
        ploys += [read_ploy(entry, deck) for entry in entries]
    combat, luck = group(file, "combat"), group(file, "luck")
    read = Combat(
        bands=combat["from"].numbers(BANDS, 0, 99),
        dice={level: combat[level].numbers(BANDS, 0, 8) for level in GAME_LEVELS},
        luck=luck["from"].numbers(2, 0, 99),
    )
    for entry, rises in ((combat["from"], read.bands), (luck["from"], read.luck)):
        if list(rises) != sorted(rises):
            raise entry.wrong("rising numbers")
    combat["from"].expect(read.bands[0] == 0, f"0 as the first number, got {read.bands[0]}")
    combat.finish()
    luck.finish()
    return tuple(ploys), read


def read_ploy(entry: Entry, deck: str) -> Ploy:
    ploy = Ploy(
        id=entry["id"].token(),
        name=read_name(entry),
        deck=deck,
        move=entry["move"].number(0, 12),
        points=entry["points"].number(0, 9),
        tavern=entry.get("tavern", False).flag(),
        token=entry.get("token", False).flag(),
        favours=entry.get("favours", ()).choices(RULERS, 0, 2),
        penalty=entry["penalty"].choice(PENALTIES),
        score=entry["score"].number(0, 30),
    )
    entry.finish()
    return ploy
