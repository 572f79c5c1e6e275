"""The piles: how many cards of each kind every pile starts with. `reveals.py` turns them up round by round."""

from __future__ import annotations

from hetman.core.native import i64
from hetman.games.grunwald.components import Contents
from hetman.games.grunwald.rules.cards import DECKS
from hetman.games.grunwald.rules.constants import EVENTS, GOODS_FACES, PILES


def starting_piles(contents: Contents) -> list[i64]:
    """Both knight decks and the Teutons by strength, the ducat and provision cards by face, and each event once.

    The knights of a deck lie in two halves, and one of each half is turned up. A pile has no hidden order, so one
    multiset stands for both halves.
    """
    pile: list[i64] = [0] * PILES
    for name, (deck, _) in DECKS.items():
        for strength, count in enumerate(contents.strengths[name], 1):
            pile[deck + strength] = count
    for goods, cards in enumerate((contents.ducat_cards, contents.provision_cards)):
        for number, face in enumerate(dict.fromkeys(cards)):
            pile[GOODS_FACES[goods] + number] = cards.count(face)
    for event in range(len(contents.events)):
        pile[EVENTS + event] = 1
    return pile
