"""A table of Na Grunwald! set up in a few words, so that tests read like the rulebook.

    t = table(3, round=4, teutons="3 2", hand={0: "crown5", 1: "mercenary2"})
    t.play("send helper teutons", "pass")
    assert t.actor == 2

Cards are words, one for each card. Prizes are given by field, as the values on the cards there. What seats have is
given by seat: `hand`, `camp`, `purse` (ducats), `stores` (provisions), `helpers`. The default is the start kit. Other
cards fill the piles as far as the rounds to come need them. The rest are back in the game's box. The table has a box of
its own with many cards of every strength, so that no test of a rule depends on a reconstructed number.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from games.laid_table import LaidTable
from hetman.core.events import EventLog
from hetman.games.grunwald import GAME, Grunwald
from hetman.games.grunwald.rules import phases
from hetman.games.grunwald.rules.cards import DECKS, NAMES
from hetman.games.grunwald.rules.constants import DUCAT_FACES, EVENTS, NONE, PROVISION_FACES
from hetman.games.grunwald.rules.decisions import PLACEMENTS, REVEALS, TABLE
from hetman.games.grunwald.rules.reveals import EVENT_PILE
from hetman.games.grunwald.rules.verbs import IN_DUCATS, IN_PROVISIONS

EVEN_BOX = {
    "crown": {"origin": "own", "strengths": {"1": 3, "2": 3, "3": 3, "4": 3, "5": 2, "6": 2}},
    "mercenary": {"origin": "own", "strengths": {"1": 2, "2": 3, "3": 3, "4": 3, "5": 3, "6": 2}},
    "teuton": {"origin": "own", "strengths": {"1": 3, "2": 3, "3": 3, "4": 3}},
    "provisions": {
        "origin": "own",
        "tokens": {"5": 6, "3": 6, "1": 6},
        "cards": [[3], [4], [3, 1], [4, 2], [4, 1], [5, 2], [5, 3], [3, 2]],
    },
}
EVEN_GAME = GAME.with_components({"box.json": json.dumps(EVEN_BOX)})

Cards = Mapping[int, str]
Numbers = Mapping[int, int]
DEFAULTS = {"teutons": "1 1", "crown": "4 3", "mercenaries": "4 3", "provisions": "5 2", "ducats": "3 2 1"}
FIELDS = ("teutons", "crown", "provisions", "ducats", "mercenaries", "helpers")


class Table(LaidTable):
    """A position of Na Grunwald!"""

    def pass_all(self) -> Table:
        """Every seat passes that may still send pawns."""
        while self.state.stack and self.prompt == "send":
            self.play("pass")
        return self

    def logged(self, *moves: str) -> list[tuple[str, dict[str, Any]]]:
        """The events of these moves, without the moves themselves."""
        event_log = EventLog()
        self.state.event_log = event_log
        self.play(*moves)
        self.state.event_log = None
        return [(event.key, event.args) for event in event_log.events]

    @property
    def prompt(self) -> str:
        """What the open decision asks for, as its seat sees it."""
        view = self.view(None if self.actor < 0 else self.actor)
        return str(view["prompt"]["key"])

    def hand(self, seat: int) -> str:
        """The knights in a hand, without the peasant."""
        return words(self.facts["hand"][seat], leave_out="peasant")

    def camp(self, seat: int) -> str:
        return words(self.facts["camp"][seat])

    def ducats(self) -> list[int]:
        return list(self.facts["ducats"])

    def provisions(self) -> list[int]:
        return list(self.facts["provisions"])

    def helpers(self) -> list[int]:
        return list(self.facts["helpers"])

    def field(self, name: str, viewer: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.state.view(viewer)["fields"][FIELDS.index(name)]
        return found

    def queue(self, name: str) -> list[tuple[int, int | None, int | None]]:
        """Seat, sum and place of every group on a field, in order of first pawns."""
        return [(one["seat"], one["sum"], one["place"]) for one in self.field(name)["queue"]]


def words(cards: Mapping[str, int], leave_out: str = "") -> str:
    return " ".join(card for card, count in cards.items() for _ in range(count) if card != leave_out)


def table(
    seats: int = 4,
    *,
    round: int = 1,
    start: int = 0,
    event: str | None = None,
    hand: Cards | None = None,
    camp: Cards | None = None,
    purse: Numbers | None = None,
    stores: Numbers | None = None,
    helpers: Numbers | None = None,
    game: Grunwald = EVEN_GAME,
    **shown: str,
) -> Table:
    """The officers' phase of a round, before the first pawn is sent."""
    dumped = begun(game, seats, start)
    position = dumped["position"]
    position.update(round=round, stage=phases.OFFICERS, turn=(start + 1) % seats, event=event)
    hold(position, seats, hand, camp, purse, stores, helpers, game)
    face_up = {**DEFAULTS, **shown}
    if round < 4:
        del face_up["teutons"]
    position["shown"] = lay(face_up, game)
    fill_piles(position, round, game)
    dumped["stack"] = [TABLE.code(PLACEMENTS, start)]
    return Table(game.restore(dumped))


def before_event(seats: int = 4, *, round: int = 2, start: int = 0, game: Grunwald = EVEN_GAME, **held: Any) -> Table:
    """The start of a round from the second on: chance turns up any of the fourteen events."""
    dumped = begun(game, seats, start)
    position = dumped["position"]
    position.update(round=round, stage=phases.REVEALING, event=None)
    given = {name: held.get(name) for name in ("hand", "camp", "purse", "stores", "helpers")}
    hold(position, seats, **given, game=game)
    position["shown"] = [NONE] * 8
    fill_piles(position, round - 1, game)
    position["pile"][EVENTS:] = [1] * 14
    dumped["stack"] = [TABLE.code(REVEALS, EVENT_PILE)]
    return Table(game.restore(dumped))


def at_the_end(seats: int = 4, *, start: int = 0, **held: Any) -> Table:
    """After the last round, before the feeding."""
    dumped = begun(EVEN_GAME, seats, start)
    position = dumped["position"]
    position.update(round=8, stage=phases.FEEDING, event=None)
    given = {name: held.get(name) for name in ("hand", "camp", "purse", "stores", "helpers")}
    hold(position, seats, **given, game=EVEN_GAME)
    position["shown"] = [NONE] * 8
    fill_piles(position, 8, EVEN_GAME)
    dumped["stack"] = []
    state = EVEN_GAME.restore(dumped)
    state.proceed()
    return Table(state)


def begun(game: Grunwald, seats: int, start: int) -> dict[str, Any]:
    state = game.start(seats=seats)
    state.play(f"toss {start}")
    return state.dump()


def hold(
    position: dict[str, Any],
    seats: int,
    hand: Cards | None,
    camp: Cards | None,
    purse: Numbers | None,
    stores: Numbers | None,
    helpers: Numbers | None,
    game: Grunwald,
) -> None:
    """What the seats have."""
    for seat in range(seats):
        position["hand"][seat] = {"peasant": 1, **Counter((hand or {}).get(seat, "").split())}
        position["camp"][seat] = dict(Counter((camp or {}).get(seat, "").split()))
        position["ducats"][seat] = (purse or {}).get(seat, position["ducats"][seat])
        position["provisions"][seat] = (stores or {}).get(seat, position["provisions"][seat])
        position["helpers"][seat] = position["free"][seat] = (helpers or {}).get(seat, position["helpers"][seat])
    position["bank_ducats"] = 48 - sum(position["ducats"])
    position["bank_provisions"] = game.contents.provisions - sum(position["provisions"])
    assert position["bank_ducats"] >= 0 <= position["bank_provisions"], "more than the bank has"


def lay(face_up: Mapping[str, str], game: Grunwald) -> list[int]:
    """The cards on the board, by the values on them."""
    box = game.boxes[4]
    shown = [NONE] * 8
    for name, slot, deck in (("teutons", 0, "teuton"), ("crown", 2, "crown"), ("mercenaries", 6, "mercenary")):
        for place, strength in enumerate(face_up.get(name, "").split()):
            shown[slot + place] = NAMES.index(f"{deck}{strength}")
    for name, slot, faces in (("provisions", 4, box.faces[IN_PROVISIONS]), ("ducats", 5, box.faces[IN_DUCATS])):
        face = tuple(int(value) for value in face_up[name].split())
        assert face in faces, f"no {name} card {face}: {faces}"
        shown[slot] = faces.index(face)
    return shown


def fill_piles(position: dict[str, Any], round: int, game: Grunwald) -> None:
    """Fill the piles for the rounds to come with cards that nobody holds. The rest is back in the game's box."""
    box = game.boxes[4]
    left = [int(count) for count in box.pile]
    for cards in (*position["hand"], *position["camp"]):
        for card, count in cards.items():
            left[NAMES.index(card)] -= count if card != "peasant" else 0
    shown = position["shown"]
    for slot, number in enumerate(shown):
        if number != NONE:
            left[number + {4: PROVISION_FACES, 5: DUCAT_FACES}.get(slot, 0)] -= 1
    assert min(left) >= 0, f"more cards than the box has: {left}"
    position["removed"] = {}
    for name, (deck, strongest) in DECKS.items():
        need = len_of(name) - 2 * (round if name != "teuton" else max(0, round - 3))
        for card in range(deck + 1, deck + strongest + 1):
            kept = min(left[card], need)
            need -= kept
            if left[card] > kept:
                position["removed"][NAMES[card]] = left[card] - kept
            left[card] = kept
        assert need == 0, f"too many {name} cards are held for round {round}"
    for start in (PROVISION_FACES, DUCAT_FACES):
        trim(left, start, start + 8, 8 - round)
    current = box.event_names.index(position["event"]) if position["event"] else None
    if current is not None:
        left[EVENTS + current] = 0
    trim(left, EVENTS, EVENTS + 14, 14 - (round - 1 if round else 0))
    position["pile"] = left


def len_of(deck: str) -> int:
    return {"crown": 16, "mercenary": 16, "teuton": 12}[deck]


def trim(left: list[int], first: int, end: int, size: int) -> None:
    """Take cards away until the pile has that size."""
    for place in range(first, end):
        while left[place] and sum(left[first:end]) > size:
            left[place] -= 1


def cards_of(position: Mapping[str, Any]) -> Counter[str]:
    """Every knight, Teuton and peasant, in all places."""
    total: Counter[str] = Counter()
    for cards in (*position["hand"], *position["camp"], position["removed"]):
        total.update(cards)
    for number in [*position["shown"][:4], *position["shown"][6:]]:
        if number != NONE:
            total[NAMES[number]] += 1
    for card in range(1, len(NAMES)):
        total[NAMES[card]] += position["pile"][card]
    if position["stage"] in (phases.PAYING, phases.AFTERMATH):
        # A card that was laid lies on the table until the skirmish has ended.
        total.update(NAMES[answer] for answer in position["answers"] if answer != NONE)
    return +total
