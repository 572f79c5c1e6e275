"""The box: what the rulebook counts is there, and own files are checked with file and line."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import hetman
from games.chocim.table import table
from hetman import Dice
from hetman.games.chocim import GAME, Chocim
from hetman.games.chocim.components import FILES, FOLDER, ComponentError, load
from hetman.games.chocim.components.names import ACTIONS, FIELDS, UNIT_COUNTS, WALLED, WORKS
from hetman.language import LANGUAGES, language

BOX = GAME.box.contents


def text_of(file: str) -> str:
    return (FOLDER / file).read_text(encoding="utf-8")


def test_part_a_counts() -> None:
    assert sum(UNIT_COUNTS.values()) == 57
    assert sum(count for unit, count in UNIT_COUNTS.items() if unit in ("cavalry", "infantry", "cossack")) == 21
    assert Counter(leader.side for leader in BOX.leaders) == {"commonwealth": 20, "ottoman": 25}
    assert sum(BOX.diplomacy) == 55
    assert len(BOX.claims) == 5
    assert len(FIELDS) == 13
    assert len(ACTIONS) == 24
    assert len(BOX.actions) == 49  # and the defence of the tabor and the camp, which is their reserve


def test_every_group_says_where_it_comes_from() -> None:
    for file in FILES:
        text = text_of(file)
        origins = {"rulebook", "reconstructed"}
        found = {word for word in origins if f'"origin": "{word}"' in text}
        assert found, file
        assert "origin" in text


def test_three_commanders_a_side_with_two_fortels_and_officers_with_one() -> None:
    for leader in BOX.leaders:
        assert len(leader.fortels) == (2 if leader.commander else 1)
        assert 1 <= leader.command <= 4
    commanders = [leader.leader for leader in BOX.leaders if leader.commander]
    assert commanders == ["chodkiewicz", "lubomirski", "sahajdaczny", "osman", "vizier", "khan"]


def test_diplomacy_cards_of_strength_1_to_4() -> None:
    assert len(BOX.diplomacy) == 4
    assert all(count > 0 for count in BOX.diplomacy)


def test_claims_moldavia_6_tatars_and_sich_for_each_side() -> None:
    values = {claim.claim: claim.values for claim in BOX.claims}
    assert values["moldavia"] == (6, 6)
    assert values["tatars"][0] != values["tatars"][1]
    assert values["sich"][0] != values["sich"][1]
    assert all(values[claim][0] == values[claim][1] for claim in ("moldavia", "embassy", "border"))


def test_the_structure_that_the_rulebook_implies() -> None:
    board = BOX.board
    first = [field for field, line in board.lines.items() if line == 1]
    assert first == ["tabor", "bastion", "redoubts", "church", "bridgehead"]
    assert set(board.neighbours["foreground"]) == set(first)
    assert set(board.neighbours["tabor"]) == {"foreground", "bastion"}
    assert "castle" in board.neighbours["bridgehead"]
    assert "redoubts" in board.neighbours["bastion"]
    assert board.levels["ramparts"] == 2
    places = {action.action: action.field for action in BOX.actions if action.action in WORKS}
    assert places["procession"] == places["knights-circle"] == "castle"
    assert places["fill-trench"] == "redoubts"


def test_c_ex12_one_unit_allows_and_four_force_an_assault() -> None:
    for action in BOX.actions:
        if action.action in ("assault", "counter-attack"):
            assert action.maximum - action.minimum == 3


def test_every_card_has_names_and_a_rule_in_both_languages() -> None:
    for code in LANGUAGES:
        lang = language(code, GAME.folder, GAME.own_texts[code])
        names = [lang.say(f"leader-{leader.leader}") for leader in BOX.leaders]
        assert len(set(names)) == 45
        for leader in BOX.leaders:
            assert lang.say(f"leader-{leader.leader}.short")
            assert lang.say(f"card-{leader.leader}").endswith(".")
        assert len({lang.say(f"claim-{claim.claim}") for claim in BOX.claims}) == 5


# Own components


def test_every_file_can_be_replaced_by_its_equal() -> None:
    own = GAME.with_components({file: text_of(file) for file in FILES})
    assert own.box.contents == BOX
    assert own.components_hash() != GAME.components_hash()
    assert own.start().dump()["position"] == GAME.start().dump()["position"]


def test_own_cards_bring_names_and_fortels_that_are_played() -> None:
    leaders = json.loads(text_of("leaders.json"))
    card = leaders["ottoman"][-1]
    card.update(leader="damat", name={"en": "Damat Pasha", "pl": "Damat pasza"}, short={"en": "Damat", "pl": "Damat"})
    card["fortels"] = [[{"do": "supply", "of": "own", "by": 3}]]
    game = GAME.with_components({"leaders.json": json.dumps(leaders)})
    assert language("pl", game.folder, game.own_texts["pl"]).say("card-damat").endswith("Twoje zapasy rosną o 3.")
    state = game.start()
    state.roll(hetman.Dice(1))
    dumped = state.dump()
    dumped["position"]["leaders"]["damat"] = "hand"
    dumped["position"]["numbers"]["turn"] = 1
    dumped["stack"] = [29]
    state = game.restore(dumped)
    before = state.view(1)["players"][1]["supply"]
    state.play("fortel damat")
    assert state.view(1)["players"][1]["supply"] == before + 3


def test_a_match_with_own_components_carries_them_in_its_record() -> None:
    own = GAME.with_components({"claims.json": text_of("claims.json").replace('"value": 4', '"value": 7')})
    match = hetman.Match(own, seed=3)
    for _ in range(20):
        match.play(match.state.moves()[0])
    replayed = hetman.Record.parse(str(match.record)).replay()
    assert replayed == match.state


def test_an_own_strength_of_5_is_played() -> None:
    cards = json.loads(text_of("diplomacy.json"))
    cards["cards"][0]["count"] -= 2
    cards["cards"].append({"strength": 5, "count": 2})
    game = GAME.with_components({"diplomacy.json": json.dumps(cards)})
    state = game.start()
    state.playout(hetman.Dice(2), 3000)
    assert state.winners()
    assert "5" in game.verbs.shapes[22].operands[0].kind.tokens


def test_an_assault_needs_a_unit_that_may_stand_on_an_own_control() -> None:
    own = text_of("actions.json").replace(
        '"field": "church", "action": "control"', '"field": "church", "action": "control", "units": ["janissary"]'
    )
    game = GAME.with_components({"actions.json": own})
    units = "church assault: sipahi 2; church defence: infantry"
    for defended, rolls in ((units, ["roll 6 6 6", "roll 1 1"]), (units.replace(" infantry", ""), [])):
        t = table(defended, turn=1, levels={"church": 0}, game=game)
        t.play("command vizier", "place sipahi church assault", "done", "declare church assault", *rolls)
        assert t.held() == set()
        assert t.at("church assault") == ""


def test_dice_of_an_own_counter_attack_are_not_those_of_the_defence() -> None:
    own = text_of("units.json").replace(
        '"battle": 2, "clash": 1', '"battle": 2, "clash": 1, "attacking": {"church": 3}'
    )
    t = table("church defence: cavalry", game=GAME.with_components({"units.json": own}))
    church = next(field for field in t.view()["fields"] if field["field"] == "church")
    dice = {action["action"]: action["unit_dice"] for action in church["actions"]}
    assert (dice["defence"]["cavalry"], dice["counter-attack"]["cavalry"]) == (1, 3)


def test_what_the_effects_of_an_own_board_bring_is_shown_as_it_comes() -> None:
    own = text_of("actions.json").replace('"minimum": 4, "maximum": 4}', '"minimum": 2, "maximum": 4}')
    own = own.replace('["tatar"], "minimum": 1, "maximum": 2}', '["tatar"], "minimum": 2, "maximum": 2}')
    own = own.replace('["cossack"], "minimum": 1, "maximum": 3}', '["cossack"], "minimum": 2, "maximum": 3}')
    units = "pilaf: janissary 4; pursuit: tatar; kamieniec: cossack 2; loot-raid: cossack 3"
    t = table(units, game=GAME.with_components({"actions.json": own}), supply=(10, 20), morale=(6, 7))
    brings = {action["action"]: action["brings"] for field in t.view()["fields"] for action in field["actions"]}
    assert (brings["pilaf"], brings["kamieniec"], brings["loot-raid"]) == (1, 2, 3)
    t.play("pass", "pass")
    assert t.morale(1) == 8
    assert (t.supply(0), t.supply(1)) == (10 + 2 + 3 - 7, 20 - 3 - 12)


FAULTS = [
    (
        "board.json",
        '"first": ["tabor", "bastion"',
        '"first": ["taborr", "bastion"',
        'church, bridgehead, ramparts, castle, camp, got "taborr"',
    ),
    ("board.json", '["ramparts", "camp"],', '["ramparts", "moon"],', "'neighbours', 'pairs': expected one of tabor"),
    (
        "board.json",
        '["ramparts", "camp"],',
        '["ramparts", "ramparts"],',
        'expected two different fields, got ["ramparts", "ramparts"]',
    ),
    ("board.json", '["ramparts", "camp"],', '["ramparts", "camp", "castle"],', "'pairs': expected 2 entries, got 3"),
    ("board.json", '{"ramparts": 2}', '{"ramparts": 4}', "'ramparts': expected an integer from 0 to 3, got 4"),
    ("board.json", '"last": 6', '"last": 5', "'trench', 'last': expected an integer from 6 to 12, got 5"),
    ("board.json", '"last": 6', '"lats": 6, "last": 6', "'trench', 'lats': unknown here; expected origin, last"),
    ("actions.json", '"action": "pilaf"', '"action": "pilau"', 'got "pilau"'),
    (
        "actions.json",
        '"field": "kosh", "action": "plunder"',
        '"field": "camp", "action": "plunder"',
        "plunder on one of",
    ),
    (
        "actions.json",
        '"minimum": 5, "maximum": 8}',
        '"minimum": 9, "maximum": 8}',
        "'minimum': expected an integer from 0 to 8",
    ),
    ("units.json", '"reserve": 17', '"reserve": 16', "expected 17 units of sipahi in all, got 16"),
    ("units.json", '"unit": "tatar"', '"unit": "ulan"', 'got "ulan"'),
    ("units.json", '"unit": "tatar"', '"unit": "sipahi"', "'sipahi' is repeated, first in units.json, line 8"),
    ("calendar.json", '"dies": "chodkiewicz"', '"dies": "osman"', 'got "osman"'),
    ("calendar.json", '"weeks": 5', '"weeks": "five"', "'weeks': expected an integer from 1 to 9, got \"five\""),
    ("calendar.json", '"table": 7', '"tabel": 7, "table": 7', "'tabel': unknown here"),
    ("tracks.json", '"from": 4, "to": 6', '"from": 5, "to": 6', "'rows', 'from': expected 4, got 5"),
    (
        "tracks.json",
        '"rebels": {"tatar": 1}',
        '"rebels": {"cavalry": 1}',
        "'cavalry': unknown here; expected janissary",
    ),
    ("leaders.json", '"leader": "kaffa"', '"leader": "Kaffa"', 'got "Kaffa"'),
    (
        "leaders.json",
        '"leader": "kaffa"',
        '"leader": "siwas"',
        "'siwas' is repeated, first in leaders.json, line ",
    ),
    (
        "leaders.json",
        '"leader": "kaffa"',
        '"leader": "ramparts"',
        "'ramparts' has another meaning in the game",
    ),
    ("leaders.json", '"do": "dismiss"', '"do": "beam"', 'got "beam"'),
    (
        "leaders.json",
        '"do": "rally", "units": 2',
        '"do": "rally", "unit": 2',
        "'unit': unknown here; expected do, units",
    ),
    ("leaders.json", '"do": "level", "by": -1', '"do": "level", "by": 0', "'by': expected a number that is not 0"),
    ("claims.json", '"value": 6', '"value": 0', "'value': expected an integer from 1 to 20, got 0"),
    (
        "claims.json",
        '{"claim": "embassy", "value": 4',
        '{"claim": "sich", "value": 4',
        "'sich' is repeated, first in claims.json, line 13",
    ),
    ("claims.json", '"en": "Tatar raids"', '"en": "Tatar {raids}"', "'name': expected names without braces"),
]


@pytest.mark.parametrize(("file", "good", "bad", "reason"), FAULTS)
def test_a_bad_file_is_refused_with_file_line_and_reason(file: str, good: str, bad: str, reason: str) -> None:
    text = text_of(file)
    assert good in text
    with pytest.raises(ComponentError) as refused:
        GAME.with_components({file: text.replace(good, bad, 1)})
    line = text.count("\n", 0, text.index(good)) + 1
    assert str(refused.value).startswith(f"{file}, line {line}: "), refused.value
    assert reason in str(refused.value)


def test_only_the_whole_deck_can_tell_that_a_card_is_missing() -> None:
    text = text_of("diplomacy.json").replace('"count": 11', '"count": 12')
    with pytest.raises(ComponentError, match=r"^diplomacy\.json, line 3: 'cards': expected 55 cards in all, got 56$"):
        load({"diplomacy.json": text})


def test_what_is_no_json_is_refused_with_its_line() -> None:
    with pytest.raises(ComponentError, match=r"claims\.json, line 3: not JSON"):
        load({"claims.json": '{\n "groups": [\n  oops\n ]}'})
    with pytest.raises(ComponentError, match=r"claims\.json, line 1: expected an object \{…\}, got \[\]"):
        load({"claims.json": "[]"})
    with pytest.raises(ComponentError, match=r"claims\.json, line 1: not JSON"):
        load({"claims.json": ""})


def test_a_file_of_another_name_is_refused() -> None:
    with pytest.raises(ComponentError, match=r"cards\.json, line 1: expected a file called one of board\.json"):
        GAME.with_components({"cards.json": "{}"})


def test_a_missing_action_and_a_missing_card_are_refused() -> None:
    actions = json.loads(text_of("actions.json"))
    actions["groups"][1]["actions"] = [a for a in actions["groups"][1]["actions"] if a["action"] != "ladders"]
    with pytest.raises(ComponentError, match="an action ladders"):
        load({"actions.json": json.dumps(actions)})
    leaders = json.loads(text_of("leaders.json"))
    del leaders["ottoman"][-1]
    with pytest.raises(
        ComponentError, match="'ottoman': expected 25 cards, commanders first, at least 3, got 24 with 3 commanders"
    ):
        load({"leaders.json": json.dumps(leaders)})


def test_walled_fields_come_first() -> None:
    assert FIELDS[: len(WALLED)] == WALLED


# What owners of a box may enter


def leaders_with(change: dict[str, object], side: str = "commonwealth", card: int = 3) -> Chocim:
    leaders = json.loads(text_of("leaders.json"))
    leaders[side][card].update(change)
    return Chocim({"leaders.json": json.dumps(leaders)})


def test_an_owner_can_enter_command_5() -> None:
    own = leaders_with({"command": 5})
    t = table(hand="boratynski", game=own).play("command boratynski", *["place cavalry bridgehead kamieniec"] * 4)
    assert t.view(0)["commands"]["boratynski"] == 5
    assert t.number("left") == 1


def test_an_owner_can_enter_a_fourth_commander_who_is_drawn_and_laid_open() -> None:
    fortels = [[{"do": "treaty", "cards": 1}], [{"do": "leaders", "cards": 1}]]
    own = leaders_with({"rank": "commander", "fortels": fortels})
    state = own.start()
    state.play("draw boratynski")
    shown = state.view(1)["players"][0]["leaders"]
    assert [found["leader"] for found in shown["commanders"]][3:] == ["boratynski"]
    assert shown["count"] == 0, "he lies open and is not in hand"
    assert state.imagine(1, Dice(1)).view(1)["players"][0]["leaders"] == shown


def test_an_owner_can_enter_exactly_for_any_deployment() -> None:
    own = leaders_with({"fortels": [[{"do": "deploy", "units": 3, "to": ["defence"], "exactly": True}]]})
    t = table(hand="boratynski", game=own).play("fortel boratynski")
    t.illegal("place cavalry church flank-attack")
    t.play("place cavalry castle defence", "place infantry castle defence")
    t.illegal("done")
    t.play("place cossack castle defence")
    assert t.at("castle defence") == "cavalry infantry cossack"


def test_an_owner_can_enter_shifts_to_other_actions() -> None:
    own = leaders_with({"fortels": [[{"do": "shift", "units": 2, "to": ["kamieniec", "general-battle"]}]]})
    t = table(hand="boratynski", game=own).play("fortel boratynski")
    t.illegal("shift infantry church castle defence")
    t.play("shift infantry church bridgehead kamieniec", "shift cavalry bastion foreground general-battle")
    assert (t.at("kamieniec"), t.at("commonwealth general-battle")) == ("infantry", "cavalry")
    assert own.action_space(own.setup()).size > GAME.action_space(GAME.setup()).size


def test_double_rations_can_be_reached_in_play() -> None:
    units = "kamieniec: cavalry 4; loot-raid: cossack 3"
    t = table(units, phase="effects", morale=(6, 8))
    assert t.supply(0) == 21, "28 at most, less what 21 units eat"
    t.play("stay")
    assert t.morale(0) == 7
    t = table("plunder: tatar 6", phase="effects", morale=(6, 8))
    assert t.supply(1) == 54, "as much as the track has, less what 36 units eat"
