"""The box: rulebook.json has what the rulebook states, box.json the cards and tokens that are reconstructed.

An owner of the box can write its real cards into a file like box.json. Groups that the file leaves out stay as they are
here. Nothing can replace rulebook.json.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from hetman.core.component_files import Entry, read
from hetman.games.grunwald.components.events import Event, read_events

FOLDER: Final = Path(__file__).parent
RULEBOOK: Final[dict[str, Any]] = json.loads((FOLDER / "rulebook.json").read_text(encoding="utf-8"))
FIELDS: Final[tuple[str, ...]] = tuple(RULEBOOK["fields"])
SEATS: Final = (2, 3, 4)
PAWNS: Final = ("officer", "helper", *[f"{count}-helpers" for count in range(2, 6)])
"""Pawns that can be sent together; helpers stand at the place of their number."""
COUNTS: Final[Mapping[str, int]] = RULEBOOK["cards"]
STRONGEST: Final = {"crown": 6, "mercenary": 6, "teuton": 4}
TOKEN_VALUES: Final = (5, 3, 1)
GROUPS: Final = ("crown", "mercenary", "teuton", "provisions", "ducats", "events")
MOST: Final = 12
"""The highest value on a provision or ducat card."""

Face = tuple[int, ...]


@dataclass(frozen=True)
class Contents:
    """The cards and tokens in play."""

    strengths: Mapping[str, tuple[int, ...]]
    """By deck, the number of cards of strength 1, 2 and so on."""
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
    """Hetman's own box."""
    box = read("box.json", (FOLDER / "box.json").read_text(encoding="utf-8"))
    return read_groups(Contents({}, {}, (), (), ()), {name: box[name] for name in GROUPS})


def load_own(files: Mapping[str, str], default: Contents) -> Contents:
    """A host's own box in one file. Raises ValueError that names the wrong file and line."""
    if len(files) != 1:
        raise ValueError(f"expected one file such as box.json, got {', '.join(sorted(files))}")
    name, text = next(iter(files.items()))
    if name == "rulebook.json":
        raise ValueError("rulebook.json, line 1: what the rulebook says cannot be replaced; expected a box.json")
    box = read(name, text)
    box.only(*GROUPS)
    box.expect(bool(box.entries()), f"at least one of {', '.join(GROUPS)}")
    contents = read_groups(default, box.entries())
    box.finish()
    return contents


def read_groups(contents: Contents, groups: Mapping[str, Entry]) -> Contents:
    """The contents with these groups instead of the old ones."""
    for name, group in groups.items():
        if name in STRONGEST:
            strengths = {**contents.strengths, name: read_strengths(name, group)}
            contents = replace(contents, strengths=strengths)
        elif name == "provisions":
            contents = read_provisions(contents, group)
        elif name == "ducats":
            group.only("origin", "cards")
            contents = replace(contents, ducat_cards=read_faces(group["cards"], "ducats", (2, 3), equal=True))
        else:
            group.only("origin", "cards")
            named = [event.token for event in contents.events] or None
            contents = replace(contents, events=read_events(group["cards"], COUNTS["events"], named))
        contents = replace(contents, origins={**contents.origins, name: group.origin()})
    return contents


def read_strengths(name: str, group: Entry) -> tuple[int, ...]:
    """The number of cards of each strength in a deck. Their sum is the rulebook's."""
    group.only("origin", "strengths")
    known = [str(strength) for strength in range(1, STRONGEST[name] + 1)]
    found = group["strengths"].counts(known, COUNTS[name])
    total = sum(found.values())
    group["strengths"].expect(total == COUNTS[name], f"{COUNTS[name]} cards in all, got {total}")
    return tuple(found.get(strength, 0) for strength in known)


def read_provisions(contents: Contents, group: Entry) -> Contents:
    group.only("origin", "tokens", "cards")
    laid, in_all = group["tokens"], RULEBOOK["provision_tokens"]
    laid.only(*map(str, TOKEN_VALUES))
    tokens = {value: laid[str(value)].number(0, in_all) for value in TOKEN_VALUES}
    laid.expect(sum(tokens.values()) == in_all, f"{in_all} tokens in all, got {sum(tokens.values())}")
    enough = f"at least {max(SEATS)} tokens of value 1, one for each player's start, got {tokens[1]}"
    laid.expect(tokens[1] >= max(SEATS), enough)
    cards = read_faces(group["cards"], "provisions", (1, 2))
    return replace(contents, provision_tokens=tokens, provision_cards=cards)


def read_faces(cards: Entry, name: str, sizes: tuple[int, int], equal: bool = False) -> tuple[Face, ...]:
    """The values on the cards of a deck. They fall on each card; where `equal` is set, some may be equal."""
    faces = []
    for card in cards.items(COUNTS[name], COUNTS[name]):
        face = tuple(value.number(1, MOST) for value in card.items())
        card.expect(len(face) in sizes, f"{sizes[0]} or {sizes[1]} values on a card, got {len(face)}")
        if any(one < other or (one == other and not equal) for one, other in pairwise(face)):
            raise card.wrong("falling values, the highest first")
        faces.append(face)
    return tuple(faces)
