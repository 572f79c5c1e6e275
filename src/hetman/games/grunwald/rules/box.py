"""The box as the rules read it: tables for one number of players, made once for each box."""

from __future__ import annotations

from typing import Final

from hetman.core.decision import FIRST, SECOND, THIRD
from hetman.core.native import i64
from hetman.games.grunwald.components import FIELDS, RULEBOOK, Contents
from hetman.games.grunwald.components.events import EFFECTS, NUMBERS, Event
from hetman.games.grunwald.rules.cards import DECKS
from hetman.games.grunwald.rules.constants import DUCAT_FACES, EVENTS, PILES, PROVISION_FACES
from hetman.games.grunwald.rules.verbs import (
    REVEAL_DUCATS,
    REVEAL_PROVISION,
    REVEAL_PROVISIONS,
    REVEAL_THREE_DUCATS,
)

# Numbers of the effects, in the order in which the components know them.
PRIZES: Final = 0
WORTH: Final = 1
REGROUP: Final = 2
PURCHASE: Final = 3
RECRUITING: Final = 4
PROMOTION: Final = 5
AUCTION_START: Final = 6
AUCTION_HELPERS: Final = 7
AUCTION_PROVISIONS: Final = 8
CONTEST: Final = 9
ESCORTING: Final = 10
LEVY: Final = 11
GRANT: Final = 12


class Box:
    """Numbers of a box for so many players."""

    def __init__(self, contents: Contents, seats: int) -> None:
        self.contents: Contents = contents
        self.seats: int = seats
        self.pile: list[i64] = [0] * PILES
        """How many cards each pile starts with."""
        self.addition: i64 = RULEBOOK["teuton_addition"][str(seats)]
        self.knight_places: i64 = 1 if seats == 2 else 2
        """How many knights of a field can be won: of two cards, two players fight for one."""
        self.ducats: i64 = RULEBOOK["ducats"]
        self.provisions: i64 = contents.provisions
        self.provision_faces: list[tuple[int, ...]] = list(dict.fromkeys(contents.provision_cards))
        self.ducat_faces: list[tuple[int, ...]] = list(dict.fromkeys(contents.ducat_cards))
        """Cards with the same values are alike; prizes and moves below are by face."""
        self.provision_prizes: list[list[i64]] = []
        self.provision_moves: list[i64] = []
        self.ducat_prizes: list[list[i64]] = []
        self.ducat_moves: list[i64] = []
        self.event_names: list[str] = [event.token for event in contents.events]
        self.effect: list[i64] = []
        self.field: list[i64] = []
        self.first: list[i64] = []
        self.second: list[i64] = []
        self.awards: list[list[i64]] = []
        self.fill_knights()
        self.fill_provisions()
        self.fill_ducats()
        for event in contents.events:
            self.add_event(event)

    def fill_knights(self) -> None:
        for name, (deck, _) in DECKS.items():
            for strength, count in enumerate(self.contents.strengths[name], 1):
                self.pile[deck + strength] = count

    def fill_provisions(self) -> None:
        """With two players only the lower value of a card can be won."""
        cards = self.contents.provision_cards
        for number, face in enumerate(self.provision_faces):
            self.pile[PROVISION_FACES + number] = cards.count(face)
            self.provision_prizes.append(list(face[-1:] if self.seats == 2 else face))
            second = SECOND * face[1] if len(face) > 1 else 0
            self.provision_moves.append((REVEAL_PROVISIONS if second else REVEAL_PROVISION) + face[0] * FIRST + second)

    def fill_ducats(self) -> None:
        """Two players get the two lowest values of a card, three the two highest."""
        cards = self.contents.ducat_cards
        for number, face in enumerate(self.ducat_faces):
            self.pile[DUCAT_FACES + number] = cards.count(face)
            self.ducat_prizes.append(list(face[-2:] if self.seats == 2 else face[:2] if self.seats == 3 else face))
            third = THIRD * face[2] if len(face) > 2 else 0
            verb = REVEAL_THREE_DUCATS if third else REVEAL_DUCATS
            self.ducat_moves.append(verb + face[0] * FIRST + face[1] * SECOND + third)

    def add_event(self, event: Event) -> None:
        self.pile[EVENTS + len(self.effect)] = 1
        numbers = [event.numbers[name][self.seats - 2] for name in NUMBERS[event.effect]]
        numbers += [0] * (2 - len(numbers))
        self.effect.append(EFFECTS.index(event.effect))
        self.field.append(FIELDS.index(event.field) if event.field is not None else len(FIELDS))
        self.first.append(numbers[0])
        self.second.append(numbers[1])
        self.awards.append(list(event.awards[self.seats - 2]) if event.awards else [])
