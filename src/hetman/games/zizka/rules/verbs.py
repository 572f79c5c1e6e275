"""The vocabulary: actions, what follows from them, and moves of chance. A verb's number is its index in the list."""

from __future__ import annotations

from typing import Final

from hetman.core.verbs import Kind, Verb, Vocabulary
from hetman.games.zizka.components import Contents
from hetman.games.zizka.components.challenges import MOST_ROWS, WAYS, back_token, backs_of
from hetman.games.zizka.components.map import FACES, LEVELS, PLAIN, RULERS

MOST_DICE: Final = 8
"""The most dice in one roll."""

MOVE: Final = 0
FACE: Final = 1
CONQUER: Final = 2
RECRUIT: Final = 3
ATTACK: Final = 4
PEEK: Final = 5
PEEK_DECK: Final = 6
END: Final = 7
REROLL: Final = 8
REROLL_RULER: Final = 9
BUY: Final = 10
BUY_RULER: Final = 11
POCKET: Final = 12
KEEP: Final = 13
SPEND: Final = 14
TAKE: Final = 15
LEAVE: Final = 16
YIELD: Final = 17
DISMISS: Final = 18
GAIN: Final = 19
GAIN_FOR: Final = 20
DECLINE: Final = 21
LEAN: Final = 22
DISCARD: Final = 23
HIRE: Final = 24
HIRE_FOR: Final = 25
DEPART: Final = 26
JOIN: Final = 27
WATCH: Final = 28
ASIDE: Final = 29
AGAIN: Final = 30
CAST: Final = 31
TEAR: Final = 32
BEGIN: Final = 33
DEAL: Final = 34
LAY: Final = 35
OFFER: Final = 36
REVEAL: Final = 37
STORM: Final = 38
ROLL: Final = 39
ROLL_ONE: Final = 40
ROLL_RULER: Final = 41
SEE: Final = 42
SEE_DECK: Final = 43
WANTED: Final = 44
PLOT: Final = 45
START: Final = 46

VERBS: Final = [
    Verb("move", "move {field}"),
    Verb("face", "face"),
    Verb("conquer", "conquer"),
    Verb("recruit", "recruit"),
    Verb("attack", "attack {leader}"),
    Verb("peek", "peek {field}"),
    Verb("peek_deck", "peek {level}"),
    Verb("end", "end"),
    Verb("reroll", "reroll {face}"),
    Verb("reroll_ruler", "reroll {ruler}"),
    Verb("buy", "buy {face}"),
    Verb("buy_ruler", "buy {ruler}"),
    Verb("pocket", "pocket"),
    Verb("keep", "keep"),
    Verb("spend", "luck {symbol}"),
    Verb("take", "take {row}"),
    Verb("leave", "leave"),
    Verb("yield", "yield"),
    Verb("dismiss", "dismiss {follower}"),
    Verb("gain", "gain {follower}"),
    Verb("gain_for", "gain {follower} for {old:follower}"),
    Verb("decline", "decline"),
    Verb("lean", "lean {way}"),
    Verb("discard", "discard {follower}"),
    Verb("hire", "hire {follower}"),
    Verb("hire_for", "hire {follower} for {old:follower}"),
    Verb("depart", "depart"),
    Verb("join", "join"),
    Verb("watch", "watch"),
    Verb("aside", "aside {face}"),
    Verb("again", "again {face}"),
    Verb("cast", "cast"),
    Verb("tear", "tear {poster}"),
    Verb("begin", "begin {first:seat}"),
    Verb("deal", "deal {leader} {to:seat}"),
    Verb("lay", "lay {back} {field}"),
    Verb("offer", "offer {follower}"),
    Verb("reveal", "reveal {token}"),
    Verb("storm", "storm {conquest}"),
    Verb("roll", "roll {swords:count} {speeches:count} {cunnings:count} {jokers:count}"),
    Verb("roll_one", "roll {face}"),
    Verb("roll_ruler", "roll {ruler} {face}"),
    Verb("see", "see {token?}", reveals=True),
    Verb("see_deck", "see {conquest?}", reveals=True),
    Verb("wanted", "wanted {poster}"),
    Verb("plot", "plot {ploy}"),
    Verb("start", "start {field}"),
]


def vocabulary(contents: Contents) -> Vocabulary:
    """The verbs with the names of one box."""
    kinds: dict[str, list[str]] = {
        "field": [field.id for field in contents.fields],
        "follower": [follower.id for follower in contents.followers],
        "leader": [leader.id for leader in contents.leaders],
        "token": [token.id for token in contents.tokens],
        "back": [back_token(back) for back in backs_of(contents.tokens)],
        "conquest": [conquest.id for conquest in contents.conquests],
        "poster": [poster.id for poster in contents.posters],
        "ploy": [ploy.id for ploy in contents.ploys],
        "level": [*LEVELS],
        "face": [*FACES],
        "symbol": [*PLAIN],
        "ruler": [*RULERS],
        "way": [*WAYS],
        "row": [str(row) for row in range(1, MOST_ROWS + 1)],
        "count": [str(count) for count in range(MOST_DICE + 1)],
        "seat": ["0", "1", "2", "3"],
    }
    return Vocabulary([Kind(name, tuple(tokens)) for name, tokens in kinds.items()], VERBS)
