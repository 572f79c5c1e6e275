"""Reading cards: leaders with their fortels, treaties and claims."""

from __future__ import annotations

from hetman.games.chocim.components import names
from hetman.games.chocim.components.box import Claim, Leader
from hetman.games.chocim.components.fortels import Step, read_step
from hetman.games.chocim.components.names import LANGUAGES, SIDES
from hetman.games.chocim.components.reading import Entry


def read_leaders(entry: Entry) -> tuple[Leader, ...]:
    entry.only("origin", "known", *SIDES)
    entry.sourced()
    leaders: list[Leader] = []
    for side in SIDES:
        cards = [(listed, read_leader(listed, side)) for listed in entry.entries(side)]
        ranks = [card.commander for _, card in cards]
        expected = f'"{side}": {names.LEADER_COUNTS[side]} cards, the {names.COMMANDERS} commanders first'
        proper = len(cards) == names.LEADER_COUNTS[side] and ranks == sorted(ranks, reverse=True)
        entry.expect(proper and sum(ranks) == names.COMMANDERS, expected)
        for listed, card in cards:
            listed.expect(card.leader not in [other.leader for other in leaders], f"another card than {card.leader}")
            leaders.append(card)
    return tuple(leaders)


def read_leader(entry: Entry, side: str) -> Leader:
    entry.only("leader", "rank", "command", "name", "short", "fortels")
    word = entry.word("leader")
    commander = entry.one_of("rank", names.RANKS) == "commander"
    listed = entry.get("fortels")
    shaped = isinstance(listed, list) and all(isinstance(fortel, list) and fortel for fortel in listed)
    count = 2 if commander else 1
    entry.expect(
        shaped and len(listed or ()) == count, f'"fortels": {count} for a {entry["rank"]}, each a list of steps'
    )
    fortels = tuple(tuple(step_of(entry, step, side) for step in fortel) for fortel in entry["fortels"])
    name, short = entry.names("name", LANGUAGES), entry.names("short", LANGUAGES)
    return Leader(word, side, commander, entry.number("command", 1, 4), name, short, fortels)


def step_of(leader: Entry, step: object, side: str) -> Step:
    if not isinstance(step, Entry):
        raise leader.wrong("a fortel of objects")
    return read_step(step, side)


def read_diplomacy(entry: Entry) -> tuple[int, ...]:
    entry.sourced()
    counts: dict[int, int] = {}
    for listed in entry.entries("cards"):
        listed.only("strength", "count")
        strength = listed.number("strength", 1, names.HIGHEST_STRENGTH)
        listed.expect(strength not in counts, f"strength {strength} once")
        counts[strength] = listed.number("count", 0, names.DIPLOMACY_COUNT)
    total = names.DIPLOMACY_COUNT
    entry.expect(sum(counts.values()) == total, f"{total} cards in all, not {sum(counts.values())}")
    return tuple(counts.get(strength, 0) for strength in range(1, max(counts) + 1))


def read_claims(entry: Entry) -> tuple[Claim, ...]:
    claims: list[Claim] = []
    for group in entry.entries("groups"):
        group.sourced()
        for listed in group.entries("claims"):
            claim = read_claim(listed)
            listed.expect(claim.claim not in [other.claim for other in claims], f"another claim than {claim.claim}")
            claims.append(claim)
    entry.expect(len(claims) == names.CLAIM_COUNT, f"{names.CLAIM_COUNT} claims")
    return tuple(claims)


def read_claim(entry: Entry) -> Claim:
    entry.only("claim", "value", "name", *SIDES)
    word = entry.word("claim")
    if "value" in entry:
        value = entry.number("value", 1, 20)
        values = (value, value)
    else:
        values = (entry.number("commonwealth", 1, 20), entry.number("ottoman", 1, 20))
    return Claim(word, values, entry.names("name", LANGUAGES))
