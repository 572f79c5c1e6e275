"""Numbers: offsets in the lists of a position, codes of things, and the numbers that stand for none."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64

# In lists, "none" is a number above all others: compiled code reads small positive numbers fastest.
NONE: Final = 255
TORAK: Final = 8
"""Stands where a seat could stand, in fights and tournaments of the solo game."""
MOST_SEATS: Final = 4
ACTIONS: Final = 2
"""In a turn."""

CREW_SIZE: Final = 4

# The morale track.
VIRTUE_END: Final = 0
MIDDLE: Final = 2
VICE_END: Final = 4
VIRTUE: Final = 0
VICE: Final = 1

# Where a follower's card is.
IN_DECK: Final = 0
DISCARDED: Final = 1
OFFERED: Final = 2
IN_CREW: Final = 3
IN_BOX: Final = 4
OFFERS: Final = 4
"""Available followers of a level: three on the table and, last, the top of the deck."""

# What is kept of each large field, from SPOT * spot on.
BACK: Final = 0
FRONT: Final = 1
KNOWN: Final = 2
SPOT: Final = 3

# Where an event token is.
UNSEEN: Final = 0
USED: Final = 1
SEEN: Final = 2
"""On the board, and somebody knows its front."""

# Skills.
MOVE_SKILL: Final = 0
DIE: Final = 1
REROLL_SKILL: Final = 2
PEEK_SKILL: Final = 3
SYMBOL: Final = 4
"""Sword, speech, cunning and joker follow."""
SKILLS: Final = 8

# Faces of dice; the first three are the plain symbols, and with the joker all symbols.
SWORD: Final = 0
SPEECH: Final = 1
CUNNING: Final = 2
JOKER: Final = 3
BLANK: Final = 4
COIN: Final = 5
PLAIN: Final = 3
SYMBOLS: Final = 4
FACES: Final = 5
"""Of a follower's die."""

# What a row asks for: the four symbols, then these.
COINS_NEEDED: Final = 4
FOLLOWERS_NEEDED: Final = 5
SCORE_NEEDED: Final = 6
NEEDS: Final = 7
ROWS: Final = 6

# The dice on the table: what lies there, what cards add, what there is in all, and the two ruler dice.
LYING: Final = 0
PRINTED: Final = 5
POOL: Final = 9
RULED: Final = 13
LOCKED: Final = 15
DICE: Final = 17

# Rewards: what, plus 16 times how much.
COINS_REWARD: Final = 0
POINTS_REWARD: Final = 1
VIRTUE_REWARD: Final = 2
VICE_REWARD: Final = 3
EITHER_REWARD: Final = 4
FAVOUR_REWARD: Final = 5
"""Wenceslas; Sigismund's follows."""
LUCK_REWARD: Final = 7
POSTER_REWARD: Final = 8
FOLLOWER_REWARD: Final = 9
"""Of level I; of level II and of either follow."""
AMOUNT: Final = 16

NO_EVENT: Final = 254
"""The kind of a fight, which is not an event: no follower has a skill for it."""

# The running contest.
NOTHING: Final = 0
EVENT: Final = 1
CONQUEST: Final = 2
TOURNAMENT: Final = 3
FIGHT: Final = 4

# A tournament, from JOUST * entrant on: seats, then Torak.
SCORE: Final = 0
"""NONE for an entrant who does not take part, WAITING for one who has not ridden yet."""
RIDDEN: Final = 1
"""The dice that counted, by face."""
JOUST: Final = 6
WAITING: Final = 254
ENTRANTS: Final = 5

# Effects of posters in the solo game.
PURSUIT: Final = 0
SLOW: Final = 1
DISFAVOUR: Final = 2
DEAR: Final = 3

# Torak's cards.
PLOY_IN_DECK: Final = 0
PLOY_USED: Final = 1
PLOY_AWAY: Final = 2

ROW_BITS: Final[list[i64]] = [2**row for row in range(ROWS)]
