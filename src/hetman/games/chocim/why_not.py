"""Why what was clicked is not possible now: the rule or the fact, from what the seat's view shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hetman.core.game import Reason
from hetman.games.chocim.components.names import HIGHEST_LEVEL, SIDES, UNITS_OF, side_of
from hetman.games.chocim.question import Move, Question, Thing, View

UNITS_WITHIN, WALLS_WITHIN = 5, 6
"""The spaces of the trench from which guns reach units and walls."""


def why_not(view: View, moves: Iterable[Move], chosen: Sequence[str], clicked: Sequence[str]) -> Reason | None:
    """The reason, by the question that is open. What has nothing to do with it is told what comes first."""
    if view["prompt"] is None or view["seat"] is None:
        return None
    question = Question(view, moves, chosen)
    if not question.moves:
        return Reason("waiting", {"seat": view["prompt"]["args"]["seat"]})
    thing = question.read(clicked)
    found = ANSWERS[question.key](question, thing) if question.key in ANSWERS else None
    return found or of_another_time(question, thing) or Reason(f"first-{question.key}", view["prompt"]["args"])


def named(**tokens: str) -> dict[str, Any]:
    """Arguments of a reason: names of things by their kinds."""
    return {kind: [kind, token] for kind, token in tokens.items()}


def of_another_time(question: Question, thing: Thing) -> Reason | None:
    """Things that no answer to the open question can name."""
    if thing.unit and thing.unit not in UNITS_OF[SIDES[question.seat]]:
        return Reason("enemy-unit", named(unit=thing.unit))
    if thing.leader or thing.verb in ("command", "fortel", "pass"):
        play = question.view["play"]
        if play is not None and play["seat"] == question.seat:
            return Reason("leader-acts", named(leader=play["leader"]))
        return Reason("leader-later")
    if thing.claim:
        return Reason("claim")
    if thing.card:
        return Reason("treaty-later") if question.view["negotiation"] is None else None
    return None


# Using a leader


def of_turn(question: Question, thing: Thing) -> Reason | None:
    leader = thing.leader or question.chosen.leader
    if thing.leader:
        absent = absence(question, thing.leader)
        if absent:
            return absent
    if thing.verb in ("command", "fortel"):
        if leader is None:
            return Reason(f"{thing.verb}-whose")
        return Reason("fortel-idle", named(leader=leader)) if thing.verb == "fortel" else None
    if thing.verb:
        return Reason("leader-first")
    if thing.unit or thing.field:
        closed = closure(question, thing) if thing.action else None
        if closed:
            return closed
        if of_enemy(question, thing):
            return None
        return Reason("command-first", named(leader=leader)) if leader else Reason("leader-first")
    return None


def of_enemy(question: Question, thing: Thing) -> bool:
    return bool(thing.unit and thing.unit not in UNITS_OF[SIDES[question.seat]])


def absence(question: Question, leader: str) -> Reason | None:
    """Why a leader cannot act: the enemy's, used, dead, or not in the hand."""
    mine = question.own["leaders"]
    commanders = {found["leader"]: found["is"] for found in mine["commanders"]}
    if leader in commanders:
        return None if commanders[leader] == "ready" else Reason(f"leader-{commanders[leader]}", named(leader=leader))
    if leader in (mine["hand"] or ()):
        return None
    return Reason("leader-used" if leader in mine["used"] else "leader-enemy", named(leader=leader))


# Placing units


def of_deploy(question: Question, thing: Thing) -> Reason | None:
    if thing.verb == "done":
        return Reason("done-none")
    if of_enemy(question, thing) or not (thing.unit or thing.field):
        return None
    unit = thing.unit or question.chosen.unit
    if thing.action:
        return closure(question, thing) or placement(question, thing.field, thing.action, unit)
    if thing.field and not thing.unit:
        return of_field(question, thing.field, unit)
    return of_kind(question, thing.unit or "")


def of_kind(question: Question, unit: str) -> Reason:
    """Why no unit of a kind can be placed."""
    if not question.waiting(unit):
        return Reason("none-waiting", named(unit=unit))
    chosen = question.chosen
    if chosen.field and chosen.action:
        return placement(question, chosen.field, chosen.action, unit)
    field = chosen.field or question.view["play"]["field"]
    takes = [one for one in question.fields[field]["actions"] if unit in one["units"]] if field else []
    if field and all(one["closed"] for one in takes):
        return Reason("no-room", named(unit=unit, field=field))
    return not_by_this_leader(question, unit)


def of_field(question: Question, field: str, unit: str | None) -> Reason:
    """Why nothing can be placed on a whole field: its first action of the seat that exists now tells."""
    facts = question.fields[field]
    actions = [one for one in facts["actions"] if one["seat"] == question.seat and one["closed"] != "idle"]
    if not actions:
        return Reason("enemy-field", named(field=field))
    reasons = [
        closure(question, Thing(field=field, action=one["action"])) or placement(question, field, one["action"], unit)
        for one in actions
    ]
    return next((one for one in reasons if one.key in ("one-field", "no-way")), reasons[0])


def closure(question: Question, thing: Thing) -> Reason | None:
    """Why an action is closed to the seat, whoever comes."""
    facts = question.action(thing.field, thing.action)
    if facts is None or thing.field is None or thing.action is None:
        return None
    if facts["seat"] != question.seat:
        return Reason("enemy-place", named(action=thing.action))
    play = question.view["play"]
    if question.key == "deploy" and play["field"] not in (None, thing.field):
        return Reason("one-field", named(field=play["field"]))
    if facts["closed"] == "idle":
        held = question.fields[thing.field]["holder"] == 1
        return Reason("held" if held else "not-held", named(field=thing.field, action=thing.action))
    if facts["closed"] is None:
        return None
    return Reason(facts["closed"], {**named(field=thing.field, action=thing.action), "limit": facts["limit"]})


def placement(question: Question, field: str | None, action: str, unit: str | None) -> Reason:
    """Why an open action takes no unit of a kind, or none at all."""
    facts = question.action(field, action)
    if facts is None or field is None:
        return Reason("enemy-place", named(action=action))
    if unit and unit not in facts["units"]:
        return Reason("kind", named(unit=unit, action=action))
    if unit and not question.waiting(unit):
        return Reason("none-waiting", named(unit=unit))
    if not any(question.waiting(one) for one in facts["units"]):
        return Reason("nobody-for", named(action=action))
    if question.view["play"]["way"] == "command" and not any(move[2:3] == (field,) for move in question.moves):
        return Reason("cut-off", named(field=field))
    return not_by_this_leader(question, unit)


def not_by_this_leader(question: Question, unit: str | None) -> Reason:
    """A fortel sends certain units to certain actions. A command sends all for whom there is a way."""
    play = question.view["play"]
    if play["way"] == "command" and unit:
        return Reason("unit-cut-off", named(unit=unit))
    return Reason("fortel-limits", named(leader=play["leader"]))


# The other steps of fortels, and plans


def of_shift(question: Question, thing: Thing) -> Reason | None:
    if thing.verb == "done":
        return Reason("done-none")
    if of_enemy(question, thing) or not thing.field:
        return None
    targets = {move[4] for move in question.moves if move[0] == "shift"}
    if thing.action and thing.action not in targets:
        return Reason("shift-only")
    closed = closure(question, thing) if thing.action else None
    return closed or Reason("shift-only")


def of_withdraw(question: Question, thing: Thing) -> Reason | None:
    if thing.verb == "done":
        return Reason("done-none")
    return of_standing(question, thing, question.seat)


def of_repel(question: Question, thing: Thing) -> Reason | None:
    if thing.verb == "done":
        return Reason("done-none")
    if thing.unit in UNITS_OF[SIDES[question.seat]]:
        return Reason("own-unit", named(unit=thing.unit))
    return of_standing(question, thing, 1 - question.seat)


def of_standing(question: Question, thing: Thing, seat: int) -> Reason | None:
    """Units are taken from an action of one side, where some stand."""
    if thing.action and side_of(thing.action) == SIDES[1 - seat]:
        return Reason("own-place" if seat != question.seat else "enemy-place", named(action=thing.action))
    if thing.unit and thing.field and not thing.action:
        return Reason("in-reserve", named(unit=thing.unit))
    facts = question.action(thing.field, thing.action)
    if facts is not None and not (facts["units"].get(thing.unit, 0) if thing.unit else facts["standing"]):
        return Reason("nobody-there")
    return not_from_there(question) if facts is not None else None


def not_from_there(question: Question) -> Reason | None:
    play = question.view["play"]
    return Reason("fortel-limits", named(leader=play["leader"])) if play else None


def of_walls(question: Question, thing: Thing) -> Reason | None:
    if thing.field is None:
        return None
    level = question.fields[thing.field]["level"]
    if level is None:
        return Reason("no-walls", named(field=thing.field))
    if question.key == "fortify":
        return Reason("walls-highest", named(field=thing.field)) if level == HIGHEST_LEVEL else None
    return Reason("walls-none", named(field=thing.field)) if level == 0 else None


def of_rally(question: Question, thing: Thing) -> Reason | None:
    """Only broken units return, or are lost."""
    if thing.verb == "done":
        return Reason("done-none")
    if thing.unit is None or of_enemy(question, thing):
        return None
    return Reason("none-broken", named(unit=thing.unit))


def of_declare(question: Question, thing: Thing) -> Reason | None:
    facts = question.action(thing.field, thing.action)
    if facts is None or thing.action is None:
        return None
    if facts["seat"] != question.seat:
        return Reason("enemy-place", named(action=thing.action))
    if facts["kind"] != "plan" or not facts["minimum"]:
        return Reason("not-declared", named(action=thing.action))
    if facts["standing"] < facts["minimum"]:
        counts = {"count": facts["standing"], "limit": facts["minimum"]}
        return Reason("too-few", {**named(action=thing.action), **counts})
    return Reason("declare-only")


# Clashes


def of_clash(question: Question, thing: Thing) -> Reason | None:
    """Supports, +1s, broken units and withdrawals: each names things of the own side."""
    if thing.card and question.key == "raise":
        return Reason("die-six" if thing.card == "6" else "die-order")
    if thing.unit is None or of_enemy(question, thing):
        return None
    return Reason("support-only") if question.key == "support" else Reason("not-fighting", named(unit=thing.unit))


def of_occupy(question: Question, thing: Thing) -> Reason | None:
    if thing.unit is None or of_enemy(question, thing):
        return None
    field = question.view["prompt"]["args"]["field"][1]
    came = question.action(field, "assault" if question.seat else "counter-attack")
    if came is None or not came["units"].get(thing.unit):
        return Reason("not-fighting", named(unit=thing.unit))
    return Reason("kind", named(unit=thing.unit, action="control" if question.seat else "defence"))


# The end of the week, and the negotiations


def of_bombard(question: Question, thing: Thing) -> Reason | None:
    trench = question.view["trench"]["at"]
    if thing.unit in UNITS_OF["ottoman"]:
        return Reason("own-unit", named(unit=thing.unit))
    if thing.unit or thing.action:
        if thing.action != "defence":
            return Reason("shell-defence")
        if trench < UNITS_WITHIN:
            return Reason("shell-units", {"count": trench, "limit": UNITS_WITHIN})
        return Reason("nobody-there")
    if thing.field is None:
        return Reason("shell-supply") if thing.verb == "shell" else None
    if question.fields[thing.field]["level"] is None:
        return Reason("no-walls", named(field=thing.field))
    if trench < WALLS_WITHIN:
        return Reason("shell-walls", {"count": trench, "limit": WALLS_WITHIN})
    return Reason("walls-none", named(field=thing.field))


def of_recall(question: Question, thing: Thing) -> Reason | None:
    if of_enemy(question, thing):
        return None
    return of_standing(question, thing, question.seat)


def of_removal(question: Question, thing: Thing) -> Reason | None:
    """Units leave the game or rebel from where they stand between two weeks."""
    if thing.unit is None or of_enemy(question, thing):
        return None
    kinds = {move[1] for move in question.moves}
    if thing.unit not in kinds and question.key == "rebel":
        return Reason("rebel-kind", named(unit=sorted(kinds)[0]))
    return Reason("nobody-there")


def of_treaty(question: Question, thing: Thing) -> Reason | None:
    """A treaty is taken from the table, or discarded and laid from the hand."""
    if thing.card is None:
        return None
    if question.key in ("pick", "premium"):
        return Reason("from-table")
    held = question.own["treaties"]["hand"] or {}
    return None if held.get(thing.card) else Reason("from-hand")


Answer = Callable[[Question, Thing], Reason | None]
ANSWERS: dict[str, Answer] = {
    "turn": of_turn,
    "deploy": of_deploy,
    "shift": of_shift,
    "rally": of_rally,
    "bury": of_rally,
    "withdraw": of_withdraw,
    "repel": of_repel,
    "fortify": of_walls,
    "breach": of_walls,
    "declare": of_declare,
    **dict.fromkeys(("support", "raise", "break", "retreat"), of_clash),
    "occupy": of_occupy,
    "bombard": of_bombard,
    "recall": of_recall,
    **dict.fromkeys(("remove", "rebel"), of_removal),
    **dict.fromkeys(("pick", "premium", "discard", "stake"), of_treaty),
}
"""By question."""
