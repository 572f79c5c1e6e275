"""Setting up: the box, the boards, the armies and who begins."""

from __future__ import annotations

from typing import Any

import pytest

from games.warchest.field import PLACES, axial, distance, half_turn, hexes, ring
from games.warchest.table import NOBODY, RAVENS, WOLVES, coins_of, table
from hetman import NATURE, Dice, State
from hetman.games.warchest import GAME
from hetman.games.warchest.components import ARMIES, FIELDS, UNITS

FOUR_COINS = ["archer", "cavalry", "knight", "lancer", "pikeman", "warriorpriest"]
FIVE_COINS = [
    *("berserker", "crossbowman", "ensign", "footman", "lightcavalry", "marshall", "mercenary", "royalguard"),
    *("scout", "swordsman"),
]
ONLY_FOUR = {(-5, 2), (-5, 3), (-4, 1), (-4, 2), (-4, 3), (4, -3), (4, -2), (4, -1), (5, -3), (5, -2)}
START = {
    2: [{(-1, -2), (2, -3)}, {(-2, 3), (1, 2)}],
    4: [{(-1, -2), (2, -3), (-4, 1)}, {(-2, 3), (1, 2), (4, -1)}],
}
NEUTRAL = {
    2: {(-3, 2), (-2, 0), (-1, 1), (1, -1), (2, 0), (3, -2)},
    4: {(-3, 2), (-2, 0), (-1, 1), (1, -1), (2, 0), (3, -2), (-5, 3), (5, -3)},
}
BATTLES = {
    "first-game": ["swordsman pikeman crossbowman lightcavalry", "archer cavalry lancer scout"],
    "gaugamela": ["knight lightcavalry pikeman marshall", "cavalry footman mercenary royalguard"],
    "bannockburn": ["archer cavalry lancer footman", "lightcavalry pikeman warriorpriest swordsman"],
    "crecy": ["archer ensign knight royalguard", "cavalry crossbowman lancer scout"],
}
BY_HAND = {
    2: "archer,scout,knight,ensign/footman,pikeman,lancer,cavalry",
    4: "archer,scout,knight/footman,pikeman,lancer/marshall,ensign,berserker/cavalry,mercenary,swordsman",
}


def names(places: set[tuple[int, int]]) -> set[str]:
    return {name for name, place in PLACES.items() if place in places}


def position(state: State) -> dict[str, Any]:
    facts: dict[str, Any] = state.dump()["position"]
    return facts


def armies(state: State) -> list[set[str]]:
    return [set(player["army"]) for player in state.view(None)["players"]]


def notations(state: State) -> list[str]:
    return [GAME.notation(move) for move in state.moves()]


# The box


def test_box_holds_sixteen_units_with_74_coins() -> None:
    assert dict(UNITS) == dict.fromkeys(FOUR_COINS, 4) | dict.fromkeys(FIVE_COINS, 5)
    assert len(UNITS) == 16
    assert sum(UNITS.values()) == 74


@pytest.mark.parametrize("seats", [2, 4])
def test_each_seat_has_one_royal_coin(seats: int) -> None:
    state = GAME.start(seats=seats, army=BY_HAND[seats])
    state.play("toss 0")
    assert [coins_of(position(state))[f"royal {seat}"] for seat in range(seats)] == [1] * seats


def test_seats_are_two_or_four() -> None:
    assert GAME.seats == (2, 4)
    with pytest.raises(ValueError, match="takes 2 or 4 seats, got 3"):
        GAME.start(seats=3)


@pytest.mark.parametrize(("seats", "teams"), [(2, ((0,), (1,))), (4, ((0, 2), (1, 3)))])
def test_partners_sit_opposite_each_other(seats: int, teams: tuple[tuple[int, ...], ...]) -> None:
    assert GAME.teams(seats) == teams


# The boards


@pytest.mark.parametrize(("seats", "columns"), [(2, [4, 5, 6, 7, 6, 5, 4]), (4, [2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2])])
def test_columns_have_their_heights(seats: int, columns: list[int]) -> None:
    assert list(FIELDS[seats].columns.values()) == columns


@pytest.mark.parametrize(("seats", "count"), [(2, 37), (4, 47)])
def test_board_has_its_hexes_and_names(seats: int, count: int) -> None:
    assert len(FIELDS[seats].hexes()) == count
    assert set(FIELDS[seats].hexes()) == hexes(seats)


def test_ten_hexes_are_for_four_players_only() -> None:
    assert hexes(4) - hexes(2) == names(ONLY_FOUR)
    assert set(FIELDS[4].hexes()) - set(FIELDS[2].hexes()) == names(ONLY_FOUR)


def test_centre_is_f4() -> None:
    assert axial(2)["f4"] == axial(4)["f4"] == (0, 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_hexes_touch_as_the_board_shows(seats: int) -> None:
    """A lone unit can move to exactly the hexes that lie next to its own."""
    others = [""] * (seats - 1)
    for hex in sorted(hexes(seats)):
        t = table(f"archer {hex}", *others, hand="archer")
        assert t.choices("move archer") == ring(hex, 1, seats), hex


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("side", [RAVENS, WOLVES])
def test_start_locations(seats: int, side: int) -> None:
    holds = GAME.start(seats=seats).view(None)["holds"]
    assert {hex for hex, team in holds.items() if team == side} == names(START[seats][side])


@pytest.mark.parametrize("seats", [2, 4])
def test_neutral_locations(seats: int) -> None:
    holds = GAME.start(seats=seats).view(None)["holds"]
    assert {hex for hex, team in holds.items() if team == NOBODY} == names(NEUTRAL[seats])


def test_start_and_neutral_locations_have_these_names() -> None:
    assert [set(side) for side in FIELDS[4].start] == [{"e6", "h5", "b3"}, {"d1", "g1", "j1"}]
    assert set(FIELDS[4].neutral) == {"c2", "d4", "e3", "g4", "h2", "i3", "a1", "k2"}


@pytest.mark.parametrize("seats", [2, 4])
def test_no_two_locations_are_adjacent(seats: int) -> None:
    holds = GAME.start(seats=seats).view(None)["holds"]
    assert all(distance(one, other) > 1 for one in holds for other in holds if one != other)


@pytest.mark.parametrize("seats", [2, 4])
def test_half_turn_swaps_the_sides(seats: int) -> None:
    holds = GAME.start(seats=seats).view(None)["holds"]
    swapped = {RAVENS: WOLVES, WOLVES: RAVENS, NOBODY: NOBODY}
    assert {half_turn(hex): swapped[team] for hex, team in holds.items()} == holds


@pytest.mark.parametrize(("seats", "locations", "markers", "placed"), [(2, 10, 6, 2), (4, 14, 8, 3)])
def test_markers_and_how_many_are_placed(seats: int, locations: int, markers: int, placed: int) -> None:
    view = GAME.start(seats=seats).view(None)
    assert len(view["holds"]) == locations
    assert view["goal"] == markers
    assert view["scores"] == [placed] * seats


# Bag and supply


@pytest.mark.parametrize(("seats", "coins"), [(2, 9), (4, 7)])
def test_bag_holds_two_coins_of_each_unit_and_the_royal_coin(seats: int, coins: int) -> None:
    state = GAME.start(seats=seats, army=BY_HAND[seats])
    state.play("toss 0")
    for seat, units in enumerate(armies(state)):
        assert position(state)["piles"][seat]["bag"] == dict.fromkeys(units, 2) | {"royal": 1}
        assert state.view(None)["players"][seat]["bag"] == coins


def test_rest_of_the_coins_is_the_supply() -> None:
    state = GAME.start(army="first-game")
    state.roll(Dice(1))
    assert position(state)["piles"][0]["supply"] == {"swordsman": 3, "pikeman": 2, "crossbowman": 3, "lightcavalry": 3}
    assert position(state)["piles"][1]["supply"] == {"archer": 2, "cavalry": 2, "lancer": 2, "scout": 3}


@pytest.mark.parametrize("seats", [2, 4])
def test_coins_of_units_without_a_card_stay_in_the_box(seats: int) -> None:
    state = GAME.start(seats=seats, army=BY_HAND[seats])
    state.play("toss 0")
    units = {unit for army in armies(state) for unit in army}
    expected = {unit: UNITS[unit] for unit in units} | {f"royal {seat}": 1 for seat in range(seats)}
    assert coins_of(position(state)) == expected


# Armies


@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (4, 3)])
def test_random_army_deals_each_seat_its_cards(seats: int, cards: int) -> None:
    state = GAME.start(seats=seats, army="random")
    dealt: list[str] = []
    while notations(state)[0].startswith("deal"):
        assert state.actor == NATURE
        assert set(notations(state)) == {f"deal {unit}" for unit in UNITS if unit not in dealt}
        assert set(state.odds()) == {1}
        dealt.append(notations(state)[(5 * len(dealt)) % len(state.moves())].split()[1])
        state.play(f"deal {dealt[-1]}")
    assert [len(army) for army in armies(state)] == [cards] * seats
    assert set().union(*armies(state)) == set(dealt)
    assert len(set(dealt)) == seats * cards


def test_card_dealt_to_a_copy_is_not_dealt_to_the_table() -> None:
    state = GAME.start()
    state.copy().play("deal archer")
    assert "deal archer" in notations(state)
    assert armies(state) == [set(), set()]


def test_random_army_is_the_default() -> None:
    assert GAME.options["army"].default == "random"
    assert GAME.start().dump() == GAME.start(seats=2, army="random").dump()


@pytest.mark.parametrize("army", BATTLES)
def test_armies_of_the_rulebook(army: str) -> None:
    assert armies(GAME.start(army=army)) == [set(side.split()) for side in BATTLES[army]]
    assert set(ARMIES) == set(BATTLES)


def test_first_game_gives_player_a_the_initiative() -> None:
    for seed in range(8):
        state = GAME.start(army="first-game")
        state.roll(Dice(seed))
        assert state.view(None)["initiative"] == state.actor == 0


@pytest.mark.parametrize("army", ["gaugamela", "bannockburn", "crecy", BY_HAND[2]])
def test_toss_decides_who_begins_a_battle(army: str) -> None:
    assert notations(GAME.start(army=army)) == ["toss 0", "toss 1"]


@pytest.mark.parametrize("seats", [2, 4])
def test_toss_gives_any_seat_the_initiative_with_equal_odds(seats: int) -> None:
    state = GAME.start(seats=seats, army=BY_HAND[seats])
    assert state.actor == NATURE
    assert notations(state) == [f"toss {seat}" for seat in range(seats)]
    assert len(set(state.odds())) == 1
    for seat in range(seats):
        tossed = state.copy()
        tossed.play(f"toss {seat}")
        assert tossed.view(None)["initiative"] == seat
        tossed.roll(Dice(seat))
        assert tossed.actor == seat


def test_army_by_hand_is_read_kindly() -> None:
    state = GAME.start(army=" Archer, SCOUT,knight ,ensign / footman,pikeman,lancer,cavalry")
    assert state.setup.options["army"] == BY_HAND[2]
    assert armies(state) == [{"archer", "scout", "knight", "ensign"}, {"footman", "pikeman", "lancer", "cavalry"}]


def test_army_by_hand_for_four() -> None:
    expected = [set(side.split(",")) for side in BY_HAND[4].split("/")]
    assert armies(GAME.start(seats=4, army=BY_HAND[4])) == expected


# The draft

PICKERS = {2: "0 1 1 0 0 1 1 0", 4: "0 1 2 3 3 2 1 0 1 2 3 0"}
DRAFTS = [(seats, first) for seats in (2, 4) for first in range(seats)]


def dealt_draft(seats: int) -> State:
    state = GAME.start(seats=seats, army="draft")
    while notations(state)[0].startswith("deal"):
        state.step(state.moves()[-1])
    return state


@pytest.mark.parametrize(("seats", "cards"), [(2, 8), (4, 12)])
def test_draft_lays_out_cards_for_everybody_to_see(seats: int, cards: int) -> None:
    state = dealt_draft(seats)
    pool = state.view(None)["pool"]
    assert len(set(pool)) == len(pool) == cards
    assert notations(state) == [f"toss {seat}" for seat in range(seats)]
    assert armies(state) == [set()] * seats


@pytest.mark.parametrize(("seats", "first"), DRAFTS)
def test_draft_order(seats: int, first: int) -> None:
    """1-2-2-2-1 for two; for four there and back, and on from the second drafter."""
    state = dealt_draft(seats)
    state.play(f"toss {first}")
    pickers = []
    while "pick" in notations(state)[0]:
        pool = state.view(None)["pool"]
        assert set(notations(state)) == {f"pick {unit}" for unit in pool}
        picker = state.actor
        state.play(f"pick {pool[-1]}")
        assert pool[-1] in armies(state)[picker]
        assert pool[-1] not in state.view(None)["pool"]
        pickers.append(picker)
    assert pickers == [(first + int(place)) % seats for place in PICKERS[seats].split()]


@pytest.mark.parametrize(("seats", "first"), DRAFTS)
def test_draft_gives_the_seat_after_the_first_drafter_the_initiative(seats: int, first: int) -> None:
    state = dealt_draft(seats)
    state.play(f"toss {first}")
    while "pick" in notations(state)[0]:
        state.step(state.moves()[0])
    assert state.view(None)["initiative"] == (first + 1) % seats
    assert {len(army) for army in armies(state)} == {4 if seats == 2 else 3}
    state.roll(Dice(0))
    assert state.actor == (first + 1) % seats


# What cannot be asked for


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (2, {"army": "archer,scout"}, "2 seats need 2 lists of 4 units each"),
        (2, {"army": "archer,scout,knight,ensign/footman,pikeman,lancer"}, "2 seats need 2 lists of 4 units each"),
        (2, {"army": BY_HAND[4]}, "2 seats need 2 lists of 4 units each"),
        (4, {"army": BY_HAND[2]}, "4 seats need 4 lists of 3 units each"),
        (4, {"army": "crecy"}, "'crecy' is a battle for 2 seats, got 4"),
        (4, {"army": "first-game"}, "2 seats, got 4"),
        (2, {"army": "archer,scout,knight,ensign/footman,pikeman,lancer,dragon"}, "'dragon' is not a unit"),
        (2, {"army": "agincourt"}, "'agincourt' is not a unit; expected random, draft, first-game, gaugamela"),
        (2, {"army": "archer,scout,knight,ensign/footman,pikeman,lancer,knight"}, "'knight' is repeated"),
        (2, {"army": 7}, "option army must be one of random, first-game, draft"),
        (2, {"royal_guard": "modern"}, "one of revised, classic, got 'modern'"),
        (2, {"round_limit": 0}, "an integer from 1 to 1000, got 0"),
        (2, {"round_limit": "many"}, "an integer from 1 to 1000, got 'many'"),
        (2, {"fog": True}, "warchest has the options army, royal_guard, round_limit, units, markers, got 'fog'"),
    ],
)
def test_bad_options_are_refused_with_the_reason(seats: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GAME.start(seats=seats, **options)


def test_options_may_come_as_typed_text() -> None:
    assert GAME.start(round_limit="12").view(None)["round_limit"] == 12


def test_round_limit_is_200_and_the_royal_guard_revised_unless_said() -> None:
    options = GAME.start().setup.options
    assert (options["army"], options["royal_guard"], options["round_limit"]) == ("random", "revised", 200)


# What belongs to whom


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("army", ["random", "draft"])
def test_units_belong_to_the_seat_that_leads_them_to_the_end(seats: int, army: str) -> None:
    state = GAME.start(seats, army=army, round_limit=2)
    state.playout(Dice(3), 1000)
    assert not state.stack
    belongings = GAME.belongings(state)
    assert [{token for _, token in belongings[seat]} for seat in range(seats)] == armies(state)
    assert {kind for things in belongings.values() for kind, _ in things} == {"unit"}
