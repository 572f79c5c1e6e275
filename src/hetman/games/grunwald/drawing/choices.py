"""Cards in front of the viewer, and what the open decision does with each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from hetman.drawing import Move, Player, View
from hetman.drawing.elements import Attribute, tag
from hetman.drawing.highlight import BARRED, CHOSEN, LEGAL, Highlight
from hetman.games.grunwald.drawing.cards import laid_out

FROM_HAND = ("lay", "escort")
FROM_CAMP = ("dismiss",)


@dataclass(frozen=True)
class Held:
    """A card in hand or camp with its number among equal ones. `move` uses it now; it may be ticked already."""

    card: str
    place: str
    number: int
    move: Move | None = None
    ticked: bool = False
    asked: bool = False
    """Whether the decision is about cards at all."""

    @property
    def state(self) -> str:
        return CHOSEN if self.ticked else LEGAL if self.move else BARRED if self.asked else ""


def draft_of(view: View) -> Sequence[Sequence[str]]:
    """The ticked moves. Replays and records have none."""
    found: Sequence[Sequence[str]] = view.get("draft", ())
    return found


def held_cards(view: View, player: Player, place: str, highlight: Highlight) -> list[Held]:
    """The cards of a place, with those that a draft has taken from there."""
    closing = bool(view.get("closing"))
    draft = [move for move in draft_of(view) if place_of(move) == place]
    # A tick that ends the question is not in the view yet.
    last = draft_of(view)[-1] if closing else None
    ticked = Counter(move[1] for move in draft)
    away = ticked - Counter([last[1]] if last and place_of(last) == place else [])
    found = []
    for card, number in laid_out(Counter(player[place]) + away):
        move = None if closing else move_of(card, place, highlight)
        done = number <= ticked[card]
        found.append(Held(card, place, number, None if done else move, done, bool(highlight.verbs & ABOUT_CARDS)))
    return found


ABOUT_CARDS = frozenset({"lay", "escort", "give", "dismiss"})


def place_of(move: Sequence[str]) -> str:
    """Where the card of a ticked move comes from; empty for provisions."""
    if move[0] in FROM_CAMP:
        return "camp"
    return move[-1] if move[0] == "give" and move[-1] in ("hand", "camp") else ""


def move_of(card: str, place: str, highlight: Highlight) -> Move | None:
    """The legal move that uses this card of this place."""
    verbs = FROM_HAND if place == "hand" else FROM_CAMP
    candidates: list[Move] = [*((verb, card) for verb in verbs), ("give", card, place)]
    return next((move for move in candidates if move in highlight.moves), None)


def card_button(held: Held, inside: str, label: str, *, class_: str, id_: str | None = None) -> str:
    """A card as a button of its move; one that cannot be used answers a click with the reason."""
    attributes: dict[str, Attribute] = {
        "class_": f"{class_} {held.state}".strip(),
        "id": id_,
        "data_token": held.card,
        "data_as": "card",
        "title": label,
    }
    if held.ticked or held.move:
        move = " ".join(held.move) if held.move else None
        pressed = "true" if held.ticked else None
        return tag(
            "button", inside, type="button", data_move=move, aria_label=label, aria_pressed=pressed, **attributes
        )
    # The place lies inside: a ticked card is named by itself, so that a click takes back no other one of its place.
    return tag("span", tag("span", inside, data_token=held.place, data_as="place"), **attributes)
