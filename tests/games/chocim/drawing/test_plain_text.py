"""The board in the terminal: never wider than 80 columns, and everything that matters is on it."""

from __future__ import annotations

import pytest

from games.chocim.table import OTTOMAN, Table, table
from games.chocim.walks import walk
from hetman.games.chocim import GAME
from hetman.language import LANGUAGES, language


def drawn(t: Table, seat: int | None = 0, code: str = "en") -> str:
    return GAME.plain_text(t.view(seat), language(code, GAME.folder, GAME.own_texts[code]).say)


@pytest.mark.parametrize("code", LANGUAGES)
def test_never_wider_than_80_columns(code: str) -> None:
    say = language(code, GAME.folder, GAME.own_texts[code]).say
    for number, state in enumerate(walk(3)):
        if number % 7 == 0 or not state.stack:
            for seat in (None, 0, 1):
                for line in GAME.plain_text(state.view(seat), say).split("\n"):
                    assert len(line) <= 80, line
                    assert line == line.rstrip()


def test_a_field_with_its_walls_units_limits_and_dice() -> None:
    text = drawn(table("ramparts defence: infantry 2 cossack; redoubts control: sipahi; ramparts assault: janissary 2"))
    row = next(line for line in text.split("\n") if line.startswith("II  Ramparts"))
    assert "walls 2" in row
    assert "Assault 2/4-7+1 J2 [4]" in row, "one more for the neighbour, but forced from 7 on"
    assert "Defence 3/4 I2 K1 [5]" in text


def test_a_field_that_is_lost_shows_control_and_counter_attack() -> None:
    text = drawn(table("church control: sipahi 2"))
    start = text.index("Church")
    row = text[start : text.index("Bridgehead", start)]
    assert "HELD BY THE OTTOMANS" in row
    assert "Control 2/3 S2 [2]" in row
    assert "Counter 0/2-5" in row
    assert "Defence" not in row


def test_a_closed_action_gives_its_reason() -> None:
    text = drawn(table("ottoman general-battle: sipahi 5"))
    assert "Sortie 0/2 (blocked)" in text
    assert "Assault 0/5-8 (no way there)" in text


def test_only_ones_own_leaders_and_treaties() -> None:
    t = table(hand={0: "potocki", 1: "kaffa"}, treaties={0: "4 3"})
    assert "Potocki’s banner (2): Call up to 3" in drawn(t, 0)
    assert "Potocki" not in drawn(t, 1)
    assert "Your treaties by strength: 4 3" in drawn(t, 0)
    assert "Your treaties" not in drawn(t, None)


def test_a_clash_with_dice_that_walls_and_support_changed() -> None:
    t = table("church assault: sipahi 2; ladders: janissary", hand="siwas", turn=OTTOMAN, levels={"church": 1})
    t.play(
        "command siwas", "place sipahi church assault", "done", "declare church assault", "support janissary ladders"
    )
    t.play("roll 6 4 1", "roll 2 1")
    text = drawn(t, 1)
    assert "CLASH: assault, Church" in text
    assert "The walls take 1 from every Ottoman die." in text
    assert "dice: 6>5 4>3 1" in text


def test_negotiations_take_the_place_of_the_board() -> None:
    t = table(phase="negotiation", treaties={0: "4 3 2", 1: "1 1"}).play("claim sich", "lay 4")
    text = drawn(t, 0)
    assert "The Cossack Sich (Commonwealth 3, Ottomans 5)" in text
    assert "Commonwealth 4 (= 4), Ottomans ?" in text
    assert "Ramparts" not in text
    assert "Moldavia a fief of Poland" in text
