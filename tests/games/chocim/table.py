"""A table of Chocim 1621 put up in a few words, so that tests read like the rulebook.

    t = table("ramparts assault: janissary 2 tatar; ramparts defence: infantry 3", hand="kaffa", turn=OTTOMAN)
    t.play("fortel kaffa", "place janissary ramparts assault", …)
    assert t.at("ramparts defence") == "infantry"

A text says which units stand where, by the names that a dump uses; they come from their reserves, and the first
garrisons stand where nothing is said of their place. Units on control hold their field. `hand` are officers of the seat
on turn; a mapping names other seats. With `phase`, the week goes on from there by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from games.laid_table import LaidTable
from hetman.games.chocim import GAME, Chocim
from hetman.games.chocim.components.names import RESERVES, SIDES, UNIT_COUNTS, UNITS, UNITS_OF, WALLED
from hetman.games.chocim.rules import decisions, phases
from hetman.games.chocim.rules.setup import place_markers

COMMONWEALTH, OTTOMAN = 0, 1
STAGES = dict(zip(phases.PHASES, phases.PHASE_STARTS, strict=True))


class Table(LaidTable):
    """A position of Chocim 1621."""

    def searched(self) -> list[str]:
        """The moves that bots look at."""
        return [self.game.notation(move) for move in self.state.canonical()]

    def at(self, place: str) -> str:
        """`janissary 2 tatar`: the units of a place."""
        standing = self.facts["units"].get(place, {})
        return " ".join(unit if count == 1 else f"{unit} {count}" for unit, count in standing.items())

    def mark(self, name: str, seat: int) -> int:
        return int(self.facts["marks"][name][seat])

    def morale(self, seat: int) -> int:
        return self.mark("morale", seat)

    def supply(self, seat: int) -> int:
        return self.mark("supply", seat)

    def number(self, name: str) -> int:
        return int(self.facts["numbers"][name])

    def level(self, field: str) -> int:
        return int(self.facts["levels"][field])

    def leader(self, name: str) -> str:
        return str(self.facts["leaders"][name])

    def treaties(self, part: str) -> list[int]:
        """Numbers by strength of a part: deck, table, hand 0, hand 1, known 0, known 1."""
        return list(self.facts["treaties"][part])

    def held(self) -> set[str]:
        return {field for number, field in enumerate(WALLED) if self.number("held") >> number & 1}

    def in_all(self) -> Counter[str]:
        """All units in the box, by kind."""
        return units_of(self.facts)


def units_of(facts: Mapping[str, Any]) -> Counter[str]:
    total: Counter[str] = Counter()
    for standing in facts["units"].values():
        total.update(standing)
    return total


def table(
    units: str = "",
    *,
    hand: str | Mapping[int, str] = "",
    turn: int = COMMONWEALTH,
    phase: str = "actions",
    week_number: int = 1,
    morale: tuple[int, int] | None = None,
    supply: tuple[int, int] | None = None,
    levels: Mapping[str, int] | None = None,
    trench: int = 0,
    bonus: bool = True,
    treaties: Mapping[int, str] | None = None,
    secret: Mapping[int, str] | None = None,
    on_table: str = "",
    leaders: Mapping[str, str] | None = None,
    game: Chocim = GAME,
) -> Table:
    """`treaties` and `secret` are strengths in hand by seat, seen and unseen; `leaders` says where else cards are."""
    start = game.blank(game.setup())
    place_markers(start)
    dumped = start.dump()
    facts = dumped["position"]
    facts["units"] = stand(read_units(units))
    facts["numbers"].update(turn=turn, week=week_number, stage=STAGES[phase], trench=trench)
    facts["numbers"]["held"] = sum(2**n for n, field in enumerate(WALLED) if facts["units"].get(f"{field} control"))
    facts["bonus"] = bonus
    facts["levels"].update(levels or {})
    for name, values in (("morale", morale), ("supply", supply)):
        if values is not None:
            facts["marks"][name] = list(values)
    hands = {turn: hand} if isinstance(hand, str) else hand
    for officers in hands.values():
        facts["leaders"].update(dict.fromkeys(officers.split(), "hand"))
    facts["leaders"].update(leaders or {})
    deal(facts, treaties or {}, secret or {}, on_table)
    check(facts)
    if phase == "actions":
        dumped["stack"] = [int(decisions.TURNS[turn].code)]
    state = game.restore(dumped)
    if phase != "actions":
        state.proceed()
    return Table(state)


def read_units(text: str) -> dict[str, Counter[str]]:
    """`ramparts assault: janissary 2 tatar; ladders: janissary`."""
    places: dict[str, Counter[str]] = {}
    for entry in filter(None, (part.strip() for part in text.split(";"))):
        place, _, listed = entry.partition(":")
        counts: Counter[str] = Counter()
        last = ""
        for word in listed.split():
            if word.isdigit():
                counts[last] += int(word) - 1
            else:
                last = word
                counts[word] += 1
        places[place] = counts
    return places


def stand(places: dict[str, Counter[str]]) -> dict[str, dict[str, int]]:
    """Those that are named, the first garrisons, and the rest in their reserves."""
    first = {f"{field} defence": Counter({"infantry": 1}) for field in ("redoubts", "church", "bridgehead")}
    first["bastion defence"] = Counter({"cavalry": 1})
    lost = {place.split()[0] for place in places if place.endswith(" control")}
    found = {place: units for place, units in first.items() if place.split()[0] not in lost} | places
    left = Counter(UNIT_COUNTS)
    for units in found.values():
        left.subtract(units)
    for unit in UNITS:
        assert left[unit] >= 0, f"there are not so many {unit} units"
        field = "camp" if unit == "cossack" and "tabor" in lost else RESERVES[unit]
        reserve = found.setdefault(f"{field} reserve", Counter())
        if f"{field} reserve" not in places:
            reserve[unit] += left[unit]
        else:
            assert left[unit] == 0 or unit not in reserve, f"say where all {unit} units are"
            reserve[unit] += left[unit]
    return {place: {unit: n for unit, n in units.items() if n} for place, units in found.items() if any(units.values())}


def deal(facts: dict[str, Any], seen: Mapping[int, str], secret: Mapping[int, str], on_table: str) -> None:
    treaties = facts["treaties"]

    def give(part: str, strength: int, from_deck: bool) -> None:
        treaties[part][strength - 1] += 1
        treaties["deck"][strength - 1] -= from_deck

    for seat in range(2):
        for strength in map(int, seen.get(seat, "").split()):
            give(f"hand {seat}", strength, True)
            give(f"known {seat}", strength, False)
        for strength in map(int, secret.get(seat, "").split()):
            give(f"hand {seat}", strength, True)
    for strength in map(int, on_table.split()):
        give("table", strength, True)
    assert min(treaties["deck"]) >= 0, "there are not so many treaties"


def check(facts: Mapping[str, Any]) -> None:
    assert units_of(facts) == UNIT_COUNTS
    sides = {unit: side for side in SIDES for unit in UNITS_OF[side]}
    assert set(sides) == set(UNITS)
