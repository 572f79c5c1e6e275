"""Setting up, and what is turned up in which round."""

from __future__ import annotations

import pytest

from games.grunwald.table import table
from hetman import NATURE, OVER, Dice, State
from hetman.games.grunwald import GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_kit(seats: int) -> None:
    state = GAME.start(seats=seats)
    for player in state.view(None)["players"]:
        assert (player["ducats"], player["provisions"], player["helpers"], player["free"]) == (3, 1, 2, 2)
        assert (player["officer"], player["hand"], player["camp"]) == (None, {"peasant": 1}, {})
    assert state.view(None)["bank"] == {"ducats": 48 - 3 * seats, "provisions": 54 - seats}


def test_before_the_first_round_two_knights_of_each_kind_and_one_card_of_each_good_are_turned_up() -> None:
    state = GAME.start(seats=4)
    state.roll(Dice(1))
    fields = state.view(None)["fields"]
    assert [len(field["prizes"]) for field in fields][:2] == [0, 2]
    assert len(fields[4]["prizes"]) == 2
    assert fields[2]["prizes"]
    assert fields[3]["prizes"]
    assert state.view(None)["event"] is None


def test_of_two_cards_the_stronger_lies_first() -> None:
    state = GAME.start(seats=4)
    state.play("toss 0")
    state.play("reveal crown2")
    state.play("reveal crown5")
    assert [prize["card"] for prize in state.view(None)["fields"][1]["prizes"]] == ["crown5", "crown2"]


def test_e21_first_start_player_is_chance_or_agreed() -> None:
    state = GAME.start(seats=3)
    assert state.actor == NATURE
    assert [GAME.notation(move) for move in state.moves()] == ["toss 0", "toss 1", "toss 2"]
    state = GAME.start(seats=3, start="2")
    assert [GAME.notation(move) for move in state.moves()] == ["toss 2"]
    with pytest.raises(ValueError, match="no seat 3 with 3 seats"):
        GAME.start(seats=3, start="3")


def test_seasons_from_autumn_1408_to_summer_1410_with_a_truce_of_three_rounds() -> None:
    calendar = GAME.start().view(None)["calendar"]
    assert [entry["truce"] for entry in calendar] == [True] * 3 + [False] * 5
    assert (calendar[0]["season"], calendar[0]["year"]) == ("autumn", 1408)
    assert (calendar[-1]["season"], calendar[-1]["year"]) == ("summer", 1410)


def reveals(state: State, dice: Dice) -> list[tuple[int, str]]:
    """Everything that chance turns up in a random game, with the round."""
    found = []
    while state.stack:
        decision = state.stack[-1]
        if state.actor == NATURE:
            move = decision.sample(state, dice)
            found.append((state.view(None)["round"], GAME.notation(move)))
        else:
            moves = state.moves()
            move = moves[dice.below(len(moves))]
        state.step(move)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_appears_once_but_two_teutons_and_seven_events(seats: int) -> None:
    state = GAME.start(seats=seats)
    seen = reveals(state, Dice(seats))
    assert state.actor == OVER
    texts = [text for _, text in seen]
    for deck, count in (("crown", 16), ("mercenary", 16), ("teuton", 10), ("provisions ", 8), ("ducats ", 8)):
        assert sum(text.startswith(f"reveal {deck}") for text in texts) == count
    events = [text for text in texts if text.startswith("event")]
    assert len(set(events)) == len(events) == 7
    unseen = state.view(None)["unseen"]
    assert not any(unseen[name] for name in ("crown", "mercenary", "provisions", "ducats"))
    assert sum(unseen["teuton"].values()) == 2
    assert len(unseen["events"]) == 7


def test_events_from_the_second_round_and_teutons_from_the_fourth() -> None:
    seen = reveals(GAME.start(seats=3), Dice(5))
    assert {round for round, text in seen if text.startswith("event")} == set(range(2, 9))
    assert {round for round, text in seen if text.startswith("reveal teuton")} == set(range(4, 9))


def test_e19_event_is_obeyed_before_the_other_cards_are_turned_up() -> None:
    t = table(2, round=3).pass_all()
    assert all(move.startswith("event") for move in t.moves())
    t.play("event salt")
    assert (t.actor, t.prompt) == (1, "grant")
    assert not t.field("crown")["prizes"]
    t.play("take 3 ducats", "take 1 provisions")
    assert all(move.startswith("reveal teuton") for move in t.moves())
