"""What a seat observes: units by place, walls, tracks, leaders, treaties, the clash and the negotiation."""

from __future__ import annotations

from typing import Any, Final

from hetman.core.observation import Plane, View, by_seat, counts, joined, marks, one_hot, players, question_plane
from hetman.games.chocim.components import Contents
from hetman.games.chocim.components.names import ACTIONS, FIELDS, UNITS, UNITS_OF, WALLED

QUESTIONS: Final = (
    "turn",
    "deploy",
    "shift",
    "rally",
    "withdraw",
    "repel",
    "fortify",
    "breach",
    "recover",
    "declare",
    "support",
    "raise",
    "break",
    "retreat",
    "occupy",
    "premium",
    "pick",
    "pray",
    "bombard",
    "recall",
    "bury",
    "remove",
    "rebel",
    "discard",
    "stake",
)
PHASES: Final = ("preparation", "actions", "diplomacy", "effects", "supply", "summary", "negotiation")
TRACKS: Final = ("morale", "supply", "eats", "extra_card", "passed")
LOSSES: Final = ("broken", "rebelled", "removed")
PILES: Final = ("count", "deck", "limit")
WAYS: Final = ("command", "first", "second")
CLASHES: Final = ("general-battle", "assault", "counter-attack")
CLASH_PHASES: Final = ("support", "roll", "raise", "break", "retreat")
TOLLS: Final = ("to_roll", "raises", "owed", "hits", "breaks")
MOST_DICE: Final = 6


def planes(contents: Contents) -> list[Plane]:
    places = [(place.field, place.action, place.side) for place in contents.actions]
    leaders = [leader.leader for leader in contents.leaders]
    strengths = [str(strength + 1) for strength in range(len(contents.diplomacy))]
    claims = [claim.claim for claim in contents.claims]
    return [
        question_plane(QUESTIONS),
        *board_planes(places),
        *seat_planes(leaders, strengths),
        *play_planes(leaders),
        *negotiation_planes(claims, strengths),
    ]


def board_planes(places: list[tuple[str, str, str]]) -> list[Plane]:
    listed = ", ".join(f"{action} of {field}" for field, action, _ in places)

    def standing(view: View) -> list[float]:
        found = {(f["field"], a["action"], a["seat"]): a["units"] for f in view["fields"] for a in f["actions"]}
        units = (
            (found.get((field, action, number)), UNITS_OF[side])
            for field, action, side in places
            for number in [list(UNITS_OF).index(side)]
        )
        return joined(counts(here, kinds) for here, kinds in units)

    return [
        Plane("side", (2,), "one-hot: Commonwealth, Ottomans", lambda v: one_hot(v["seat"], (0, 1))),
        Plane("week", (1,), "1 to 5", lambda v: [v["week"]]),
        Plane("phase", (len(PHASES),), f"one-hot: {', '.join(PHASES)}", lambda v: one_hot(v["phase"], PHASES)),
        Plane("trench", (1,), "how far the trench is dug", lambda v: [v["trench"]["at"]]),
        Plane("bonus", (1,), "1 if the premium lies on the general battle", lambda v: [float(v["bonus"])]),
        Plane("units", (len(places), 3), f"units by place and kind of its side; places: {listed}", standing),
        Plane("reserves", (len(FIELDS), len(UNITS)), "units in reserve, by field and unit", reserves),
        Plane("levels", (len(WALLED),), "walls", lambda v: [f["level"] for f in v["fields"][: len(WALLED)]]),
        Plane("holders", (len(WALLED),), "1 where the Ottomans hold a field", holders),
    ]


def seat_planes(leaders: list[str], strengths: list[str]) -> list[Plane]:
    return [
        Plane("tracks", (2, len(TRACKS)), f"by seat: {', '.join(TRACKS)}", tracks),
        Plane("losses", (2, len(LOSSES), len(UNITS)), f"by seat, {', '.join(LOSSES)}, then by unit", losses),
        Plane("blocked", (2, len(ACTIONS)), "1 for each action that a fortel closes", blocked),
        Plane(
            "ready", (len(leaders),), "commanders that can still be used, of both sides", lambda v: ready(v, leaders)
        ),
        Plane("hand", (len(leaders),), "officers in the own hand", lambda v: hand(v, leaders)),
        Plane("seen", (len(leaders),), "officers in hands that everybody knows", lambda v: listed(v, "seen", leaders)),
        Plane("used", (len(leaders),), "discarded officers", lambda v: listed(v, "used", leaders)),
        Plane("officers", (2, len(PILES)), "by seat: officers in hand, in the deck, limit of the hand", piles),
        Plane("treaties", (len(strengths),), "own treaties by strength", lambda v: own_treaties(v, strengths)),
        Plane("known", (2, len(strengths)), "treaties that everybody saw picked", lambda v: known(v, strengths)),
        Plane("treaty_counts", (2,), "treaties of each seat", lambda v: [p["treaties"]["count"] for p in players(v)]),
        Plane("table", (len(strengths),), "open treaties by strength", lambda v: counts(v["table"], strengths)),
        Plane("deck", (1,), "treaties in the deck", lambda v: [v["deck"]]),
    ]


def play_planes(leaders: list[str]) -> list[Plane]:
    return [
        Plane("leader", (len(leaders),), "one-hot: the leader in use", lambda v: one_hot(part(v, "leader"), leaders)),
        Plane("way", (len(WAYS),), f"one-hot: {', '.join(WAYS)}", lambda v: one_hot(part(v, "way"), WAYS)),
        Plane("left", (1,), "units that the leader can still move", lambda v: [part(v, "left") or 0]),
        Plane("target", (len(FIELDS),), "one-hot: the chosen field", lambda v: one_hot(part(v, "field"), FIELDS)),
        Plane("clash", (len(CLASHES),), f"one-hot: {', '.join(CLASHES)}", lambda v: one_hot(fight(v, "what"), CLASHES)),
        Plane("clash_field", (len(FIELDS),), "one-hot", lambda v: one_hot(fight(v, "field"), FIELDS)),
        Plane("attacker", (2,), "1 for the attacking seat", lambda v: by_seat(v, [fight(v, "attacker")])),
        Plane("clash_phase", (len(CLASH_PHASES),), f"one-hot: {', '.join(CLASH_PHASES)}", clash_phase),
        Plane("clash_units", (2, len(UNITS)), "units still fighting, by seat", lambda v: clash_units(v, "units")),
        Plane("supports", (2, len(UNITS)), "supporting units used, by seat", lambda v: clash_units(v, "used")),
        Plane("tolls", (2, len(TOLLS)), f"by seat: {', '.join(TOLLS)}", tolls),
        Plane("results", (2, MOST_DICE), "dice of the clash by seat and result 1 to 6", results),
    ]


def negotiation_planes(claims: list[str], strengths: list[str]) -> list[Plane]:
    def stakes(view: View) -> list[float]:
        drawn = {claim["claim"]: claim for claim in (view["negotiation"] or {"claims": []})["claims"]}
        return joined(claim_row(view, drawn.get(name), strengths) for name in claims)

    return [
        Plane(
            "claims",
            (len(claims), 4 + 2 * (1 + len(strengths))),
            "by claim: 1 if drawn, 1 if open, 1 if the own seat won it, 1 if the other did; then by seat the number "
            "of treaties laid and those by strength, as far as the seat sees them",
            stakes,
        ),
    ]


def reserves(view: View) -> list[float]:
    return joined(counts(field["reserve"], UNITS) for field in view["fields"])


def holders(view: View) -> list[float]:
    return [float(field["holder"] == 1) for field in view["fields"][: len(WALLED)]]


def tracks(view: View) -> list[float]:
    return joined([float(number) for number in counts(player, TRACKS)] for player in players(view))


def losses(view: View) -> list[float]:
    return joined(counts(player[name], UNITS) for player in players(view) for name in LOSSES)


def blocked(view: View) -> list[float]:
    return joined(marks(player["blocked"], ACTIONS) for player in players(view))


def ready(view: View, leaders: list[str]) -> list[float]:
    commanders = [one for player in view["players"] for one in player["leaders"]["commanders"]]
    return marks([one["leader"] for one in commanders if one["is"] == "ready"], leaders)


def hand(view: View, leaders: list[str]) -> list[float]:
    return marks(players(view)[0]["leaders"]["hand"] or (), leaders)


def listed(view: View, pile: str, leaders: list[str]) -> list[float]:
    return marks([one for player in view["players"] for one in player["leaders"][pile]], leaders)


def piles(view: View) -> list[float]:
    return joined(counts(player["leaders"], PILES) for player in players(view))


def own_treaties(view: View, strengths: list[str]) -> list[float]:
    return counts(players(view)[0]["treaties"]["hand"], strengths)


def known(view: View, strengths: list[str]) -> list[float]:
    return joined(counts(player["treaties"]["known"], strengths) for player in players(view))


def part(view: View, key: str) -> Any:
    return view["play"][key] if view["play"] else None


def fight(view: View, key: str) -> Any:
    return view["clash"][key] if view["clash"] else None


def clash_phase(view: View) -> list[float]:
    return one_hot(fight(view, "phase"), CLASH_PHASES)


def sides(view: View) -> list[Any]:
    """Return both sides of the clash, the observer's first; empty ones without a clash."""
    found = fight(view, "sides") or [{}, {}]
    return [found[view["seat"]], found[1 - view["seat"]]]


def clash_units(view: View, key: str) -> list[float]:
    return joined(counts(side.get(key), UNITS) for side in sides(view))


def tolls(view: View) -> list[float]:
    return joined(counts(side, TOLLS) for side in sides(view))


def results(view: View) -> list[float]:
    rolled = [[die["result"] for die in side.get("dice", ())] for side in sides(view)]
    return joined([float(dice.count(face)) for face in range(1, MOST_DICE + 1)] for dice in rolled)


def claim_row(view: View, claim: Any, strengths: list[str]) -> list[float]:
    if claim is None:
        return [0.0] * (4 + 2 * (1 + len(strengths)))
    own = view["seat"]
    numbers = [1.0, float(claim["open"]), float(claim["winner"] == own), float(claim["winner"] == 1 - own)]
    for stake in (claim["stakes"][own], claim["stakes"][1 - own]):
        numbers += [stake["count"] or 0, *counts(stake["cards"], strengths)]
    return numbers
