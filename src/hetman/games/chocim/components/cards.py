"""Reading cards: leaders with their fortels, treaties and claims."""

from __future__ import annotations

from hetman.core.component_files import Entry, all_different
from hetman.games.chocim.components import names
from hetman.games.chocim.components.contents import Claim, Leader
from hetman.games.chocim.components.fortels import read_step
from hetman.games.chocim.components.names import ACTIONS, FIELDS, LANGUAGES, SIDES, UNITS

TAKEN = frozenset((*UNITS, *FIELDS, *ACTIONS))
"""Words that moves already use."""


def read_leaders(entry: Entry) -> tuple[Leader, ...]:
    entry.only("origin", "known", *SIDES)
    entry.origin()
    leaders: list[Leader] = []
    for side in SIDES:
        cards = [read_leader(listed, side) for listed in entry[side].items()]
        ranks = [card.commander for card in cards]
        expected = f"{names.LEADER_COUNTS[side]} cards, commanders first, at least {names.COMMANDERS}"
        proper = len(cards) == names.LEADER_COUNTS[side] and ranks == sorted(ranks, reverse=True)
        came = f"got {len(cards)} with {sum(ranks)} commanders"
        entry[side].expect(proper and sum(ranks) >= names.COMMANDERS, f"{expected}, {came}")
        leaders += cards
    all_different(listed["leader"] for side in SIDES for listed in entry[side].items())
    return tuple(leaders)


def read_leader(entry: Entry, side: str) -> Leader:
    entry.only("leader", "rank", "command", "name", "short", "fortels")
    word = entry["leader"].token(TAKEN)
    commander = entry["rank"].choice(names.RANKS) == "commander"
    count = 2 if commander else 1
    listed = entry["fortels"].items()
    entry["fortels"].expect(len(listed) == count, f"{count} for this rank, got {len(listed)}")
    fortels = tuple(tuple(read_step(step, side) for step in fortel.items(1)) for fortel in listed)
    name, short = read_name(entry["name"]), read_name(entry["short"])
    return Leader(word, side, commander, entry["command"].number(1, 5), name, short, fortels)


def read_name(entry: Entry) -> dict[str, str]:
    """A name in every language. Braces have a meaning in Fluent, so names have none."""
    names_found = entry.names(LANGUAGES)
    if any(set("{}") & set(name) for name in names_found.values()):
        raise entry.wrong("names without braces")
    return names_found


def read_diplomacy(entry: Entry) -> tuple[int, ...]:
    entry.origin()
    counts: dict[int, int] = {}
    for listed in entry["cards"].items():
        listed.only("strength", "count")
        strength = listed["strength"].number(1, names.HIGHEST_STRENGTH)
        listed["strength"].expect(strength not in counts, f"strength {strength} only once")
        counts[strength] = listed["count"].number(0, names.DIPLOMACY_COUNT)
    total = names.DIPLOMACY_COUNT
    entry["cards"].expect(sum(counts.values()) == total, f"{total} cards in all, got {sum(counts.values())}")
    return tuple(counts.get(strength, 0) for strength in range(1, max(counts) + 1))


def read_claims(entry: Entry) -> tuple[Claim, ...]:
    listed: list[Entry] = []
    for group in entry["groups"].items():
        group.origin()
        listed += group["claims"].items()
    claims = tuple(read_claim(claim) for claim in listed)
    all_different(claim["claim"] for claim in listed)
    entry["groups"].expect(len(claims) == names.CLAIM_COUNT, f"{names.CLAIM_COUNT} claims in all, got {len(claims)}")
    return claims


def read_claim(entry: Entry) -> Claim:
    entry.only("claim", "value", "name", *SIDES)
    word = entry["claim"].token(TAKEN)
    if entry.has("value"):
        value = entry["value"].number(1, 20)
        values = (value, value)
    else:
        values = (entry["commonwealth"].number(1, 20), entry["ottoman"].number(1, 20))
    return Claim(word, values, read_name(entry["name"]))
