"""The box: what the rulebook fixes, and the cards and tokens that are reconstructed, loaded and checked.

Somebody who owns the box can write down its real cards in a file like box.json; groups that the file leaves out stay as
they are here. What rulebook.json says cannot be replaced.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from hetman.games.grunwald.components.events import Event, read_events
from hetman.games.grunwald.components.reading import Node, read

FOLDER: Final = Path(__file__).parent
RULEBOOK: Final[dict[str, Any]] = json.loads((FOLDER / "rulebook.json").read_text(encoding="utf-8"))
FIELDS: Final[tuple[str, ...]] = tuple(RULEBOOK["fields"])
SEATS: Final = (2, 3, 4)
COUNTS: Final[Mapping[str, int]] = RULEBOOK["cards"]
ORIGINS: Final = ("rulebook", "reconstructed", "own")
STRONGEST: Final = {"crown": 6, "mercenary": 6, "teuton": 4}
TOKEN_VALUES: Final = (5, 3, 1)
GROUPS: Final = ("crown", "mercenary", "teuton", "provisions", "ducats", "events")
MOST: Final = 12
"""The highest value on a provision or ducat card."""

Face = tuple[int, ...]


@dataclass(frozen=True)
class Contents:
    """The cards and tokens that are played with."""

    strengths: Mapping[str, tuple[int, ...]]
    """By deck, how many cards there are of strength 1, 2 and so on."""
    provision_tokens: Mapping[int, int]
    provision_cards: tuple[Face, ...]
    """One or two values, the higher first."""
    ducat_cards: tuple[Face, ...]
    """Two or three values, the highest first."""
    events: tuple[Event, ...]
    origins: Mapping[str, str] = field(default_factory=dict)

    @property
    def provisions(self) -> int:
        """The value of all provision tokens."""
        return sum(value * count for value, count in self.provision_tokens.items())


def load() -> Contents:
    """The box as Hetman has it."""
    node = read("box.json", (FOLDER / "box.json").read_text(encoding="utf-8"))
    blank = Contents({}, {}, (), (), ())
    return read_groups(blank, node.entries(GROUPS))


def load_own(files: Mapping[str, str], default: Contents) -> Contents:
    """Somebody's own box in one file; ValueError names the file and line that is wrong."""
    if len(files) != 1:
        raise ValueError(f"expected one file such as box.json, not {', '.join(sorted(files))}")
    name, text = next(iter(files.items()))
    if name == "rulebook.json":
        raise ValueError("rulebook.json, line 1: what the rulebook says cannot be replaced; expected a box.json")
    node = read(name, text)
    groups = node.entries(optional=GROUPS)
    if not groups:
        raise node.fault(f"expected at least one of {', '.join(GROUPS)}")
    return read_groups(default, groups)


def read_groups(contents: Contents, groups: Mapping[str, Node]) -> Contents:
    """The contents with these groups in the place of the old ones."""
    for name, node in groups.items():
        if name in STRONGEST:
            strengths = {**contents.strengths, name: read_strengths(name, node)}
            contents = replace(contents, strengths=strengths)
        elif name == "provisions":
            contents = read_provisions(contents, node)
        elif name == "ducats":
            cards = read_faces(node.entries(("origin", "cards"))["cards"], "ducats", (2, 3))
            contents = replace(contents, ducat_cards=cards)
        else:
            named = [event.token for event in contents.events] or None
            events = read_events(node.entries(("origin", "cards"))["cards"], COUNTS["events"], named)
            contents = replace(contents, events=events)
        origin = node.entries(("origin",), list(node.value))["origin"].word(ORIGINS)
        contents = replace(contents, origins={**contents.origins, name: origin})
    return contents


def read_strengths(name: str, node: Node) -> tuple[int, ...]:
    """How many cards of each strength a deck has: as many in all as the rulebook counts."""
    strengths = node.entries(("origin", "strengths"))["strengths"]
    entries = strengths.entries(optional=[str(strength) for strength in range(1, STRONGEST[name] + 1)])
    counts = [0] * STRONGEST[name]
    for strength, count in entries.items():
        counts[int(strength) - 1] = count.number(0, COUNTS[name])
    if sum(counts) != COUNTS[name]:
        raise strengths.fault(f"expected {COUNTS[name]} cards in all, but there are {sum(counts)}")
    return tuple(counts)


def read_provisions(contents: Contents, node: Node) -> Contents:
    entries = node.entries(("origin", "tokens", "cards"))
    values = entries["tokens"].entries([str(value) for value in TOKEN_VALUES])
    tokens = {int(value): count.number(0, RULEBOOK["provision_tokens"]) for value, count in values.items()}
    if sum(tokens.values()) != RULEBOOK["provision_tokens"]:
        expected = f"expected {RULEBOOK['provision_tokens']} tokens in all"
        raise entries["tokens"].fault(f"{expected}, but there are {sum(tokens.values())}")
    if tokens[1] < max(SEATS):
        raise entries["tokens"].fault(f"expected at least {max(SEATS)} tokens of value 1, one for each player's start")
    cards = read_faces(entries["cards"], "provisions", (1, 2))
    return replace(contents, provision_tokens=tokens, provision_cards=cards)


def read_faces(node: Node, name: str, sizes: tuple[int, int]) -> tuple[Face, ...]:
    """The values on the cards of a deck, falling."""
    faces = []
    for card in node.items(COUNTS[name]):
        face = tuple(value.number(1, MOST) for value in card.items())
        if len(face) not in sizes:
            raise card.fault(f"expected {sizes[0]} or {sizes[1]} values on a card, not {len(face)}")
        if any(one <= other for one, other in pairwise(face)):
            raise card.fault("expected falling values, the highest first")
        faces.append(face)
    return tuple(faces)
