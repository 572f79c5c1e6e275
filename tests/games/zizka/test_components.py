"""The box: counts, the brief of its reconstruction, and own components."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import hetman
from games.zizka.table import component
from hetman import Dice, Match
from hetman.core.record import Record
from hetman.games.zizka import GAME
from hetman.games.zizka.components import FILES, standard
from hetman.games.zizka.components.challenges import KINDS, KINDS_WITH_SKILL, PLAIN_REWARDS
from hetman.language import language

BOX = standard()


# Counts of the rulebook


def test_counts() -> None:
    levels = Counter(follower.level for follower in BOX.followers)
    assert levels == {0: 16, 1: 28, 2: 27}
    assert len(BOX.tokens) == 34
    assert Counter(conquest.level for conquest in BOX.conquests) == {"easy": 5, "hard": 5}
    assert Counter(ploy.deck for ploy in BOX.ploys) == {"basic": 8, "easy": 1, "hard": 1}
    assert (len(BOX.leaders), len(BOX.posters), BOX.coins, BOX.luck, BOX.most_dice) == (4, 4, 71, 12, 8)


def test_every_group_tells_its_origin() -> None:
    for name in FILES:
        for key, group in json.loads(component(name)).items():
            assert group["origin"] in ("rulebook", "reconstructed"), f"{name}: {key}"


def test_the_colours_of_the_leaders() -> None:
    colours = {leader.id: leader.colour for leader in BOX.leaders}
    assert colours == {"bores": "green", "katerina": "blue", "torak": "yellow", "zizka": "red"}


def test_ids_are_different_across_all_kinds() -> None:
    groups = (BOX.fields, BOX.leaders, BOX.followers, BOX.tokens, BOX.conquests, BOX.posters, BOX.ploys)
    ids = [thing.id for group in groups for thing in group]
    assert max(Counter(ids).values()) == 1


# The brief of the reconstruction


def test_most_fields_of_the_map_are_large_ones() -> None:
    assert sum(field.large for field in BOX.fields) > len(BOX.fields) / 2


def test_the_starts_are_equally_near_to_tokens_taverns_and_castles() -> None:
    """By the number of fields to everything: a step more or less."""
    places = [at for at, field in enumerate(BOX.fields) if field.large]
    starts = [at for at in places if BOX.fields[at].start]
    away = [sorted(GAME.box.distance[len(BOX.fields) * start + at] for at in places) for start in starts]
    assert abs(int(sum(away[0]) - sum(away[1]))) <= len(places) / 2
    taverns = [at for at in places if BOX.fields[at].tavern]
    near = [min(GAME.box.distance[len(BOX.fields) * start + at] for at in taverns) for start in starts]
    assert near[0] == near[1]


def test_the_map() -> None:
    large = [field for field in BOX.fields if field.large]
    assert 20 <= len(large) <= 26
    assert sum(field.tavern for field in BOX.fields) >= 4
    assert {"easy", "hard"} <= {field.conquest for field in BOX.fields}
    fields = len(BOX.fields)
    spots = [BOX.fields.index(field) for field in large]
    for place in range(fields):
        assert min(GAME.box.distance[fields * place + spot] for spot in spots) <= 3
    assert max(GAME.box.distance[fields * one + other] for one in spots for other in spots) <= 12


def test_there_are_eight_kinds_of_events_and_every_requirement_and_reward_occurs() -> None:
    assert {token.kind for token in BOX.tokens} == set(KINDS)
    rows = [row for token in BOX.tokens for row in token.rows]
    assert {symbol for row in rows for symbol in row.symbols} == {"sword", "speech", "cunning", "joker"}
    assert any(row.coins for row in rows)
    assert any(row.followers for row in rows)
    given = {reward.what for row in rows for reward in row.gives}
    assert given == {"coins", "points", *PLAIN_REWARDS} - {"either"}
    assert any(reward.what == "either" for rewards in BOX.conquest_rewards for reward in rewards)


def test_backs_tell_the_truth_and_the_whole_direction() -> None:
    for token in BOX.tokens:
        ways = {reward.what for row in token.rows for reward in row.gives} & {"virtue", "vice"}
        assert {hint for hint in token.back if hint in ("virtue", "vice")} == ways, token.id
        first = token.rows[0]
        for hint in token.back:
            if hint in first.symbols:
                break
        else:
            assert token.kind in ("toll", "dismiss", "tournament"), token.id


def test_the_back_of_a_token_tells_its_kind() -> None:
    """So conditional dice can be planned. It shows symbols of the first row wherever dice are rolled."""
    kinds: dict[tuple[str, ...], set[str]] = {}
    for token in BOX.tokens:
        kinds.setdefault(token.back, set()).add(token.kind)
    assert all(len(found) == 1 for found in kinds.values()), kinds


def test_followers_of_level_two_are_dearer_and_better() -> None:
    one, two = ([f for f in BOX.followers if f.level == level] for level in (1, 2))
    assert max(f.cost for f in one) < min(f.cost for f in two)
    assert sum(len(f.skills) for f in two) / len(two) > sum(len(f.skills) for f in one) / len(one) + 1


def test_virtuous_vicious_and_neutral_followers_at_both_levels() -> None:
    for level in (1, 2):
        despised = Counter(f.despises for f in BOX.followers if f.level == level)
        assert all(despised[way] >= 4 for way in ("virtue", "vice", ""))


def test_every_conditional_skill_occurs_at_least_twice() -> None:
    found = Counter(f.when for f in BOX.followers)
    assert all(found[kind] >= 2 for kind in KINDS_WITH_SKILL if kind != "conquest")


def test_each_ruler_die_has_one_blank_and_sigismunds_a_coin() -> None:
    assert [faces.count("blank") for faces in BOX.dice.rulers] == [1, 1]
    assert "coin" in BOX.dice.rulers[1]


def test_the_people_of_the_examples_are_there() -> None:
    cards = {f.id: f for f in BOX.followers}
    assert sorted(cards["dorota"].skills) == ["die", "die", "reroll", "reroll"]
    assert cards["dorota"].when == "pickpocket"
    assert "move" in cards["raza"].skills
    assert "sword" in cards["bratrice"].skills
    assert cards["albrecht"].skills == ("sword", "sword"), "two symbols that suit Boreš"
    assert cards["bratrice"].cost + cards["albrecht"].cost == 5
    assert {cards["vojek"].leader, cards["pavel"].leader} == {"bores"}
    assert {"dubrava", "trebava"} <= set(cards)


# Own components


def own(name: str, old: str, new: str) -> dict[str, str]:
    return {name: component(name, old, new)}


def test_an_own_file_replaces_the_one_of_its_name() -> None:
    game = GAME.with_components(own("box.json", '"coins": 71', '"coins": 80'))
    state = game.start(2)
    assert state.view(None)["bank"] == 80
    assert GAME.start(2).view(None)["bank"] == 71


def test_own_cards_bring_their_names_and_are_played(tmp_path: Path) -> None:
    line = '{"id": "bratrice", "calling"'
    name = '{"id": "jagenka", "name": {"en": "Jagna", "pl": "Jagienka", "pl.acc": "Jagienkę"}, "calling"'
    (tmp_path / "followers.json").write_text(own("followers.json", line, name)["followers.json"], encoding="utf-8")
    game = hetman.game("zizka", components=str(tmp_path))
    state = game.start(2, leaders="zizka,bores")
    state.play("begin 0")
    state.play("offer hynek")
    while "offer jagenka" not in [game.notation(move) for move in state.moves()]:
        state.play(state.moves()[0])
    state.play("offer jagenka")
    polish = language("pl", game.folder, game.own_texts["pl"])
    hired = {"key": "hire", "args": {"seat": ["seat", 0], "follower": ["follower", "jagenka"]}}
    assert polish.event(hired) == "Gracz 1 werbuje Jagienkę."
    assert polish.say("card-jagenka") == "Poziom I, koszt 2. Umiejętności: miecz. Dodatkowa kość: zbójcy."
    state.playout(Dice(1), 300)


def test_an_own_token_with_a_new_back_has_a_text() -> None:
    game = GAME.with_components(
        own("tokens.json", '"back": ["sword", "virtue"]', '"back": ["sword", "cunning", "virtue"]')
    )
    lang = language("en", game.folder, game.own_texts["en"])
    assert lang.name("back", "sword-cunning-virtue") == "sword, cunning, virtue"


def test_a_record_carries_the_own_files() -> None:
    game = GAME.with_components(own("box.json", '"luck": 12', '"luck": 9'))
    match = Match(game, seed=3, seats=2)
    read = Record.parse(str(match.record))
    assert read.replay() == match.state
    assert read.found_game().box.luck == 9  # type: ignore[attr-defined]


def test_dice_with_blanks_and_many_faces_are_cast_in_batches() -> None:
    game = GAME.with_components(
        own(
            "dice.json",
            '["sword", "sword", "cunning", "cunning", "speech", "joker"]',
            '["sword", "speech", "cunning", "joker", "blank", "blank"]',
        )
    )
    assert game.box.batch == 7
    for seed in range(3):
        game.start(2).playout(Dice(seed), 300)


BAD = [
    (
        "followers.json",
        '"cost": 6',
        '"cost": "six"',
        "line 38: dorota, 'cost': expected an integer from 0 to 20, got \"six\"",
    ),
    ("followers.json", '"id": "ota"', '"id": "Ota"', "line 57: Ota, 'id': expected a word of lower-case letters"),
    (
        "followers.json",
        '"id": "ota"',
        '"id": "vok"',
        "line 63: vok, 'id': 'vok' is repeated, first in followers.json, line 57",
    ),
    (
        "followers.json",
        '"id": "ota"',
        '"id": "vojek"',
        "line 57: vojek, 'id': 'vojek' is repeated, first in leaders.json, line 23",
    ),
    (
        "followers.json",
        '"id": "ota"',
        '"id": "hard"',
        "line 57: hard, 'id': expected another word: 'hard' has another meaning",
    ),
    (
        "followers.json",
        '"id": "ota"',
        '"id": "karel"',
        "line 57: karel: expected a 'name', as for every id of your own",
    ),
    (
        "followers.json",
        '["sword"]',
        '["swrod"]',
        "line 5: bratrice, 'skills': expected one of move, die, reroll, peek, "
        'sword, speech, cunning, joker, got "swrod"',
    ),
    (
        "followers.json",
        '"when": "bandits"',
        '"wen": "bandits"',
        "line 5: bratrice, 'wen': unknown here; expected id, name",
    ),
    ("followers.json", '"level-1": {', '"level-1": [', "line 3: not JSON"),
    (
        "map.json",
        '["milevsko", "bernartice"]',
        '["milevsko", "praha"]',
        "line 58: 'roads', 'all': expected the id of a field, got \"praha\"",
    ),
    ("map.json", '"start": true', '"start": false', "exactly 2 start fields, got 1"),
    (
        "dice.json",
        '"joker", "blank"]',
        '"joker", "speech"]',
        "line 5: 'dice', 'wenceslas': expected exactly one blank face, got 0",
    ),
    (
        "dice.json",
        '"attacker": "sword"',
        '"attacker": "joker"',
        "'attacker': expected one of sword, speech, cunning, got ",
    ),
    (
        "tokens.json",
        '"back": ["speech", "virtue"]',
        '"back": ["speech", "vice"]',
        "line 6: vigil, 'back': expected a row with 'vice', which the back shows",
    ),
    (
        "tokens.json",
        '"virtue", "coins',
        '"virtue", "coin',
        "line 8: vigil, 'rows', 'gives': expected one of coins N, points N, virtue, vice, either, wenceslas, "
        'sigismund, luck, poster, follower 1, follower 2, follower any, got "coin 1"',
    ),
    ("tokens.json", '"score 9"', '"sword"', "lists, 'rows': expected one row with a score in a tournament"),
    (
        "conquests.json",
        '["sword", "cunning"]',
        '["sword", "cuning"]',
        "palisade, 'rows': expected one of sword, speech, cunning, joker, got \"cuning\"",
    ),
    (
        "leaders.json",
        '"skill": "reroll"',
        '"skill": "die"',
        "line 20: 'starters': expected three starters with a die and one with a reroll for bores",
    ),
    (
        "leaders.json",
        '"id": "zizka", "colour"',
        '"id": "hus", "colour"',
        "line 8: hus, 'id': expected one of bores, katerina, torak, zizka, got ",
    ),
    ("posters.json", '"effect": "slow"', '"effect": "dear"', "each of pursuit, slow, disfavour, dear once"),
    (
        "torak.json",
        '"from": [0, 6, 11, 16]',
        '"from": [0, 11, 6, 16]',
        "line 29: 'combat', 'from': expected rising numbers, got [0, 11, 6, 16]",
    ),
    (
        "torak.json",
        '"penalty": "half"',
        '"penalty": "none"',
        "stalk, 'penalty': expected one of half, all, follower, got ",
    ),
    ("box.json", '"dice": 8', '"dice": 9', "line 6: 'counts', 'dice': expected an integer from 6 to 8, got 9"),
]


@pytest.mark.parametrize(("name", "old", "new", "fault"), BAD)
def test_a_bad_file_is_refused_with_file_line_and_reason(name: str, old: str, new: str, fault: str) -> None:
    with pytest.raises(ValueError, match=rf"^{name}, line \d+: .*") as caught:
        GAME.with_components(own(name, old, new))
    assert fault in str(caught.value)


JUNK: list[Any] = [None, True, -1, 3, 999, 1.5, "", "x", "easy", "tyn", [], ["x"], [1], [[1]], {}, {"a": 1}, "coins 3"]


@pytest.mark.parametrize("name", FILES)
def test_any_damage_is_refused_with_file_and_line_or_does_no_harm(name: str) -> None:
    for seed in range(40):
        dice = Dice(seed)
        data = json.loads(component(name))
        holder, key = some_place(data, dice)
        holder[key] = JUNK[dice.below(len(JUNK))]
        fault = play_with({name: json.dumps(data, indent=1)}, dice)
        assert not fault or fault.startswith(f"{name}, line ")


def play_with(files: dict[str, str], dice: Dice) -> str:
    """Why these files are refused, if they are; otherwise some moves are played with them."""
    try:
        game = GAME.with_components(files)
    except ValueError as error:
        return str(error)
    game.start(2).playout(dice, 30)
    return ""


def some_place(data: Any, dice: Dice) -> tuple[Any, Any]:
    """An object or a list somewhere in the data, and one of its places."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    key = keys[dice.below(len(keys))]
    deeper = isinstance(data[key], (dict, list)) and data[key] and dice.below(4)
    return some_place(data[key], dice) if deeper else (data, key)


def test_a_map_that_falls_apart_is_refused() -> None:
    text = component("map.json")
    for road in ('["bystrice", "landstejn"],', '["landstejn", "kunzak"],'):
        assert road in text
        text = text.replace(road, "")
    with pytest.raises(ValueError, match=r"map.json, line \d+: 'roads': expected a road from usti to landstejn"):
        GAME.with_components({"map.json": text})


def test_a_missing_card_is_refused() -> None:
    data: dict[str, Any] = json.loads(component("followers.json"))
    del data["level-2"]["all"][0]
    with pytest.raises(ValueError, match="'level-2', 'all': expected 27 entries, got 26"):
        GAME.with_components({"followers.json": json.dumps(data)})


def test_a_file_that_is_no_component_is_refused() -> None:
    with pytest.raises(ValueError, match=r"cards.json, line 1: there is no such component file; expected map.json"):
        GAME.with_components({"cards.json": "{}"})
    with pytest.raises(ValueError, match=r"box.json, line 1: expected an object \{…\}, got \[\]"):
        GAME.with_components({"box.json": "[]"})


def test_a_position_with_other_components_is_not_restored() -> None:
    game = GAME.with_components(own("box.json", '"luck": 12', '"luck": 9'))
    with pytest.raises(ValueError, match="other components"):
        GAME.restore(game.start(2).dump())
