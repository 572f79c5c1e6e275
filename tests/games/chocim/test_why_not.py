"""Why something is not possible, by the rules that forbid it."""

from __future__ import annotations

import pytest

from games.chocim.table import OTTOMAN, Table, table
from games.chocim.walks import decided
from hetman import State
from hetman.core.game import Reason
from hetman.games.chocim import GAME
from hetman.games.chocim.components.names import ACTIONS, FIELDS, UNITS
from hetman.games.chocim.why_not import why_not
from hetman.language import LANGUAGES, language


def reason(t: Table, *clicked: str, chosen: tuple[str, ...] = (), seat: int | None = None) -> Reason:
    """The reason for the seat to decide, or for another one."""
    seat = t.actor if seat is None else seat
    moves = [GAME.tokens(move) for move in t.state.moves()] if seat == t.actor else []
    found = why_not(t.view(seat), moves, chosen, clicked)
    assert found is not None
    return found


def key(t: Table, *clicked: str, chosen: tuple[str, ...] = ()) -> str:
    return reason(t, *clicked, chosen=chosen).key


# Leaders


def test_a_leader_comes_first() -> None:
    t = table(hand="denhoff")
    assert key(t, "defence", "castle") == "leader-first"
    assert key(t, "cavalry", "camp") == "leader-first"
    assert key(t, "command", chosen=()) == "command-whose"
    assert reason(t, "defence", "castle", chosen=("denhoff",)) == Reason(
        "command-first", {"leader": ["leader", "denhoff"]}
    )


def test_a_commander_serves_once_a_week() -> None:
    t = table(hand="weyher").play("command lubomirski", "place cavalry church defence", "done", "pass")
    assert key(t, "lubomirski") == "leader-used"
    assert key(t, "command", "osman") == "leader-enemy"


def test_a_fortel_that_changes_nothing_cannot_be_played() -> None:
    t = table()
    assert reason(t, "second", "fortel", "chodkiewicz").key == "fortel-idle", "nobody is broken"


def test_a_leader_ends_what_he_began() -> None:
    t = table(hand="weyher").play("command weyher")
    assert reason(t, "denhoff") == Reason("leader-acts", {"leader": ["leader", "weyher"]})
    assert key(t, "pass") == "leader-acts"
    assert key(t, "done") == "done-none"


def test_the_other_seat_decides() -> None:
    t = table()
    assert reason(t, "defence", "castle", seat=OTTOMAN) == Reason("waiting", {"seat": ["seat", 0]})


# Placing units


def test_none_is_left_in_the_reserve() -> None:
    t = table("castle defence: infantry 3", hand="weyher")
    t.play("command weyher")
    assert reason(t, "infantry", "camp") == Reason("none-waiting", {"unit": ["unit", "infantry"]})
    assert key(t, "infantry", chosen=("defence", "castle")) == "none-waiting"


def test_there_is_no_way_behind_the_lines() -> None:
    t = table(hand="kaffa", turn=OTTOMAN).play("command kaffa")
    assert reason(t, "assault", "ramparts").key == "no-way"
    assert reason(t, "castle").key == "no-way"


def test_a_command_fills_one_field() -> None:
    t = table(hand="weyher").play("command weyher", "place cavalry castle defence")
    assert reason(t, "defence", "church") == Reason("one-field", {"field": ["field", "castle"]})
    assert key(t, "church") == "one-field"


def test_an_action_takes_only_its_kinds() -> None:
    t = table(hand="weyher").play("command weyher")
    assert reason(t, "procession", "castle", chosen=("infantry",)).key == "kind"
    assert reason(t, "infantry", "procession", "castle").key == "kind"


def test_an_action_is_full() -> None:
    t = table("raid: cavalry", hand="weyher").play("command weyher")
    full = reason(t, "raid", "bastion")
    assert full.key == "full"
    assert full.args["limit"] == 1


def test_actions_belong_to_a_side_and_to_the_holder_of_the_field() -> None:
    t = table("redoubts control: janissary 2", hand="weyher").play("command weyher")
    assert key(t, "assault", "church") == "enemy-place"
    assert key(t, "pilaf", "sultan") == "enemy-place"
    assert key(t, "sultan") == "enemy-field"
    assert key(t, "janissary", "sultan") == "enemy-unit"
    assert key(t, "defence", "redoubts") == "held"
    assert key(t, "counter-attack", "church") == "not-held"


def test_units_in_the_foreground_block_actions() -> None:
    t = table("ottoman general-battle: sipahi 5", hand="weyher").play("command weyher")
    assert key(t, "night-sortie", "tabor") == "blockade"
    other = table("commonwealth general-battle: cavalry 4", hand="kaffa", turn=OTTOMAN).play("command kaffa")
    assert key(other, "assault", "church") == "blockade"


def test_a_fortel_names_units_and_actions() -> None:
    t = table(hand="boratynski").play("fortel boratynski")
    assert reason(t, "defence", "castle") == Reason("fortel-limits", {"leader": ["leader", "boratynski"]})


# Fortels, plans and clashes


def test_walls_have_a_highest_and_a_lowest_level() -> None:
    t = table(hand="denhoff", levels={"ramparts": 3}).play("fortel denhoff")
    assert key(t, "ramparts") == "walls-highest"
    assert key(t, "sultan") == "no-walls"


def test_only_a_plan_with_its_minimum_is_declared() -> None:
    t = table("church assault: sipahi 2", hand="kaffa", turn=OTTOMAN)
    t.play("command kaffa", "place janissary church assault", "done")
    assert t.prompt == "declare"
    few = reason(t, "assault", "bastion")
    assert (few.key, few.args["count"], few.args["limit"]) == ("too-few", 0, 2)
    assert key(t, "plunder", "kosh") == "not-declared"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_has_a_sentence(code: str) -> None:
    """Whatever is clicked in whatever position: there is a reason, and its text can be said."""
    lang = language(code, GAME.folder, GAME.own_texts[code])
    said = set()
    for state in decided(3)[::17]:
        for clicked in things(state):
            view, moves = state.view(state.actor), [GAME.tokens(move) for move in state.moves()]
            found = why_not(view, moves, (), clicked)
            assert found is not None, clicked
            said.add(lang.say(f"why-{found.key}", **found.args))
    assert len(said) > 30


def things(state: State) -> list[tuple[str, ...]]:
    """Places, blocks, leaders, treaties and verbs, as a click names them."""
    view = state.view(state.actor)
    places = [(action["action"], field["field"]) for field in view["fields"] for action in field["actions"]]
    blocks = [(unit, *place) for place in places for unit in UNITS]
    alone = [(token,) for token in (*FIELDS, *ACTIONS, *UNITS, *view["commands"], "1", "4", "6", "moldavia")]
    verbs = [(shape.verb.word,) for shape in GAME.verbs.shapes]
    return [*places, *blocks, *alone, *verbs, *(("command", leader) for leader in view["commands"])]
