"""The components as tables of numbers, one `Box` for each number of players."""

from __future__ import annotations

from typing import Final

from hetman.core.native import i64
from hetman.core.verbs import packed
from hetman.games.grunwald.components import FIELDS, RULEBOOK, Contents, Face
from hetman.games.grunwald.components.events import EFFECTS, NUMBERS, Event
from hetman.games.grunwald.rules.piles import starting_piles
from hetman.games.grunwald.rules.player_count import knight_places, teuton_addition, winnable
from hetman.games.grunwald.rules.verbs import REVEAL_DUCATS, REVEAL_PROVISION, REVEAL_PROVISIONS, REVEAL_THREE_DUCATS

# Numbers of the effects, in the order of the components.
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
AUCTION_KNIGHTS: Final = 13
RAID: Final = 14

REVEAL_VERBS: Final = (
    {2: REVEAL_DUCATS, 3: REVEAL_THREE_DUCATS},
    {1: REVEAL_PROVISION, 2: REVEAL_PROVISIONS},
)
"""By goods and number of values on the card."""


class Box:
    """The tables for one number of players."""

    def __init__(self, contents: Contents, seats: int) -> None:
        self.contents: Contents = contents
        self.seats: int = seats
        self.pile: list[i64] = starting_piles(contents)
        """How many cards each pile starts with."""
        self.addition: i64 = teuton_addition(seats)
        self.knight_places: i64 = knight_places(seats)
        """How many knights of a field can be won."""
        self.bank: list[i64] = [RULEBOOK["ducats"], contents.provisions]
        self.faces: list[list[Face]] = []
        """By goods: the different cards."""
        self.prizes: list[list[list[i64]]] = []
        """By goods and face: the values that can be won."""
        self.reveals: list[list[i64]] = []
        """By goods and face: the move that reveals such a card."""
        self.event_names: list[str] = [event.token for event in contents.events]
        self.effect: list[i64] = []
        self.field: list[i64] = []
        self.numbers: list[list[i64]] = []
        """By event: two numbers, named in `components/events.py`."""
        self.awards: list[list[i64]] = []
        self.later: list[bool] = []
        """By event: whether it asks after the fields."""
        for goods, cards in enumerate((contents.ducat_cards, contents.provision_cards)):
            self.add_goods(goods, cards)
        for event in contents.events:
            self.add_event(event)

    def add_goods(self, goods: int, cards: tuple[Face, ...]) -> None:
        faces = list(dict.fromkeys(cards))
        self.faces.append(faces)
        self.prizes.append([winnable(goods, self.seats, face) for face in faces])
        self.reveals.append([packed(REVEAL_VERBS[goods][len(face)], face) for face in faces])

    def add_event(self, event: Event) -> None:
        numbers = [event.numbers[name][self.seats - 2] for name in NUMBERS[event.effect]]
        self.effect.append(EFFECTS.index(event.effect))
        self.field.append(FIELDS.index(event.field) if event.field is not None else len(FIELDS))
        self.numbers.append([*numbers, 0, 0][:2])
        self.awards.append(list(event.awards[self.seats - 2]) if event.awards else [])
        self.later.append(event.later)
