"""Reasons for moves of Chocim 1621, from the features of the evaluator. Each side has its own part of the features."""

from __future__ import annotations

from typing import Final

from hetman.core.reasons import OWN, RIVALS, FeatureReason
from hetman.games.chocim.evaluation.features import COMMONWEALTH_ALONE, NEGOTIATING, NEGOTIATION, OTTOMANS_ALONE, SIEGE
from hetman.games.chocim.evaluation.features import THEIRS as OTTOMANS

TENS: Final = 0.1
"""The least change of a feature that is counted in tens or by the weeks ahead."""


def siege(
    key: str, feature: str, change: int, team: str = OWN, gain: bool = True, least: float = 0.6
) -> tuple[FeatureReason, ...]:
    """The same reason for both sides."""
    index = SIEGE.index(feature)
    return tuple(FeatureReason(key, start + index, change, team, gain, least) for start in (0, OTTOMANS))


def ours(feature: str) -> int:
    return len(SIEGE) + COMMONWEALTH_ALONE.index(feature)


def theirs(feature: str) -> int:
    return OTTOMANS + len(SIEGE) + OTTOMANS_ALONE.index(feature)


MORALE: Final = "morale at the end of the week, by the weeks ahead"
SUPPLY: Final = "supply at the end of the week in tens, by the weeks ahead"
STRENGTH: Final = "strength of the treaties that would be left for the negotiations, tens"
SHORTAGE: Final = "shortage at the end of the week"
HUNGER: Final = "hunger at the end of the week"
BROKEN: Final = "broken units"
LOST: Final = "units lost for good, by the weeks ahead"
DEFENDERS: Final = ours("dice of defenders within reach, four a field at most")
UNDEFENDED: Final = ours("fields within reach that nobody defends")
COUNTER: Final = ours("units for counter-attacks")
WALLS: Final = ours("walls to be raised")
FIRST_LINE: Final = theirs("fields held in the first line")
BEHIND: Final = theirs("fields held behind it")
ASSAULTS: Final = theirs("dice for assaults")
TRENCH: Final = theirs("depth of the trench at the end of the week")
GUNS: Final = theirs("guns that will fire")
CLAIMS: Final = NEGOTIATING + NEGOTIATION.index("open claims")

REASONS: Final = (
    *siege("treaties", STRENGTH, 1, least=2 * TENS),
    *siege("treaties", STRENGTH, -1, gain=False, least=2 * TENS),
    *siege("morale", MORALE, 1, least=2 * TENS),
    *siege("morale", MORALE, -1, gain=False, least=2 * TENS),
    *siege("rival-morale", MORALE, -1, RIVALS, least=2 * TENS),
    *siege("supply", SUPPLY, 1, least=TENS),
    *siege("supply", SUPPLY, -1, gain=False, least=TENS),
    *siege("rival-supply", SUPPLY, -1, RIVALS, least=TENS),
    *siege("no-hunger", SHORTAGE, -1),
    *siege("no-hunger", HUNGER, -1),
    *siege("hunger", SHORTAGE, 1, gain=False),
    *siege("hunger", HUNGER, 1, gain=False),
    *siege("breaks", BROKEN, 1, RIVALS),
    *siege("broken", BROKEN, 1, gain=False),
    *siege("returns", BROKEN, -1),
    *siege("kills", LOST, 1, RIVALS, least=2 * TENS),
    *siege("killed", LOST, 1, gain=False, least=2 * TENS),
    *siege("leader", "an extra leader to come", 1),
    *siege("effect", "procession, or intrigue", 1),
    *siege("battle", "dice in the general battle", 1),
    *siege("rival-battle", "dice in the general battle", 1, RIVALS, gain=False),
    *siege("support", "supports", 1),
    FeatureReason("defence", DEFENDERS, 1),
    FeatureReason("closes-gap", UNDEFENDED, -1),
    FeatureReason("gap", UNDEFENDED, 1, gain=False),
    FeatureReason("rival-gap", UNDEFENDED, 1, RIVALS),
    FeatureReason("counter", COUNTER, 1),
    FeatureReason("walls", WALLS, 1),
    FeatureReason("field", FIRST_LINE, 1),
    FeatureReason("field", BEHIND, 1),
    FeatureReason("field-lost", FIRST_LINE, 1, RIVALS, gain=False),
    FeatureReason("field-lost", BEHIND, 1, RIVALS, gain=False),
    FeatureReason("field-back", FIRST_LINE, -1, RIVALS),
    FeatureReason("assault", ASSAULTS, 1),
    FeatureReason("trench", TRENCH, 1, least=2 * TENS),
    FeatureReason("guns", GUNS, 1),
    FeatureReason("claim", CLAIMS, 1, least=1),
    FeatureReason("rival-claim", CLAIMS, 1, RIVALS, gain=False, least=1),
)
