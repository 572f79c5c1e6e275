"""What a leader meets on the way: event tokens, conquests, wanted posters, and Torak's cards in the solo game."""

from __future__ import annotations

from dataclasses import dataclass

from hetman.games.zizka.components.land import LEVELS, RULERS, SYMBOLS
from hetman.games.zizka.components.reading import Entry, all_different

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
HINTS = (*SYMBOLS, "coins", "follower", *WAYS)
"""What the back of a token may show, in the order in which it is told."""
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
    """Torak's dice by level and by the points he has, and from how many points on he has luck tokens."""

    bands: tuple[int, ...]
    dice: dict[str, tuple[int, ...]]
    luck: tuple[int, ...]


# Event tokens


def read_tokens(file: Entry) -> tuple[Token, ...]:
    entries = file.members("tokens", TOKENS)
    all_different(entries, ())
    return tuple(read_token(entry) for entry in entries)


def read_token(entry: Entry) -> Token:
    kind = entry.choice("kind", KINDS)
    rows = entry.entries("rows")
    entry.check(1 <= len(rows) <= MOST_ROWS, f"from 1 to {MOST_ROWS} rows, not {len(rows)}")
    token = Token(
        id=entry.id(),
        kind=kind,
        name=entry.name(),
        back=tuple(sorted(entry.words("back", HINTS), key=HINTS.index)),
        pot=entry.number("pot", 0, 20) if kind == TOURNAMENT else 0,
        rows=tuple(read_row(row) for row in rows),
    )
    entry.finish()
    check_kind(entry, token)
    check_back(entry, token)
    return token


def check_kind(entry: Entry, token: Token) -> None:
    """A tournament has one goal, a score; tolls and dismissals ask for no symbols; nothing else asks for a score."""
    if token.kind == TOURNAMENT:
        entry.check(len(token.rows) == 1 and token.rows[0].score > 0, "a tournament has one row, with a score")
    for row in token.rows:
        entry.check(token.kind == TOURNAMENT or not row.score, "only a tournament asks for a score")
        entry.check(token.kind not in WITHOUT_DICE or not row.symbols, f"a {token.kind} event asks for no symbols")


def check_back(entry: Entry, token: Token) -> None:
    """The back tells the truth: each symbol on it is asked for somewhere, and the way leads from some row."""
    asked = {symbol for row in token.rows for symbol in row.symbols}
    asked |= {"coins"} if any(row.coins for row in token.rows) else set()
    asked |= {"follower"} if any(row.followers for row in token.rows) else set()
    given = {reward.what for row in token.rows for reward in row.gives}
    for hint in token.back:
        entry.check(hint in (given if hint in WAYS else asked), f"the back shows {hint!r}, but no row has it")


def read_row(entry: Entry) -> Row:
    symbols, coins, followers, score = [], 0, 0, 0
    for need in entry.texts("needs"):
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
            raise entry.fault(f"'needs' has {need!r}, which is none of {known}")
    entry.check(followers <= 1, "a row asks for one follower at most")
    row = Row(tuple(symbols), coins, followers, score, read_rewards(entry, "gives"))
    entry.check(bool(row.gives), "a row must give something")
    entry.finish()
    return row


def read_rewards(entry: Entry, key: str) -> tuple[Reward, ...]:
    rewards = []
    for text in entry.texts(key):
        what, _, amount = text.partition(" ")
        if what in NUMBERED_REWARDS and amount.isdecimal() and 0 < int(amount) < 20:
            rewards.append(Reward(what, int(amount)))
        elif text in PLAIN_REWARDS:
            rewards.append(Reward(text))
        else:
            known = ", ".join((*(f"{word} N" for word in NUMBERED_REWARDS), *PLAIN_REWARDS))
            raise entry.fault(f"{key!r} has {text!r}, which is none of {known}")
    return tuple(rewards)


# Conquests


def read_conquests(file: Entry) -> tuple[tuple[Conquest, ...], tuple[tuple[Reward, ...], ...]]:
    rewards = file.group("rewards")
    given = tuple(read_rewards(rewards, level) for level in LEVELS)
    rewards.finish()
    found: list[Conquest] = []
    for level in LEVELS:
        entries = file.members(level, CONQUESTS_EACH)
        all_different(entries, [conquest.id for conquest in found])
        found += [read_conquest(entry, level) for entry in entries]
    return tuple(found), given


def read_conquest(entry: Entry, level: str) -> Conquest:
    rows = entry.get("rows")
    proper = isinstance(rows, list) and 1 <= len(rows) <= MOST_ROWS
    entry.check(proper, f"'rows' must be from 1 to {MOST_ROWS} lists of symbols, not {rows!r}")
    for row in rows:
        entry.check(isinstance(row, list) and len(row) > 0, f"a row is a list of symbols, not {row!r}")
        entry.checked("rows", row, SYMBOLS)
    conquest = Conquest(entry.id(), entry.name(), level, tuple(Row(tuple(row), 0, 0, 0, ()) for row in rows))
    entry.finish()
    return conquest


# Wanted posters


def read_posters(file: Entry) -> tuple[tuple[Poster, ...], int, int]:
    """The solo sides, the coins laid on a poster of several players, and by how much it slows them."""
    bounty = file.group("bounty")
    coins, slower = bounty.number("coins", 0, 20), bounty.number("slower", 0, 5)
    bounty.finish()
    entries = file.members("solo", len(EFFECTS))
    all_different(entries, ())
    posters = tuple(Poster(entry.id(), entry.name(), entry.choice("effect", EFFECTS)) for entry in entries)
    for entry in entries:
        entry.finish()
    effects = [poster.effect for poster in posters]
    file.group("solo").check(sorted(effects) == sorted(EFFECTS), f"each of {', '.join(EFFECTS)} once")
    return posters, coins, slower


# Torak


def read_torak(file: Entry) -> tuple[tuple[Ploy, ...], Combat]:
    ploys: list[Ploy] = []
    for deck, count in PLOYS.items():
        entries = file.members(deck, count)
        all_different(entries, [ploy.id for ploy in ploys])
        ploys += [read_ploy(entry, deck) for entry in entries]
    combat, luck = file.group("combat"), file.group("luck")
    read = Combat(
        bands=combat.numbers("from", BANDS, 0, 99),
        dice={level: combat.numbers(level, BANDS, 0, 8) for level in GAME_LEVELS},
        luck=luck.numbers("from", 2, 0, 99),
    )
    combat.check(read.bands[0] == 0 and list(read.bands) == sorted(read.bands), "'from' must rise, beginning with 0")
    luck.check(read.luck[0] <= read.luck[1], "'from' must rise")
    combat.finish()
    luck.finish()
    return tuple(ploys), read


def read_ploy(entry: Entry, deck: str) -> Ploy:
    ploy = Ploy(
        id=entry.id(),
        name=entry.name(),
        deck=deck,
        move=entry.number("move", 0, 12),
        points=entry.number("points", 0, 9),
        tavern=entry.flag("tavern"),
        token=entry.flag("token"),
        favours=entry.words("favours", RULERS, 2) if entry.has("favours") else (),
        penalty=entry.choice("penalty", PENALTIES),
        score=entry.number("score", 0, 30),
    )
    entry.finish()
    return ploy
