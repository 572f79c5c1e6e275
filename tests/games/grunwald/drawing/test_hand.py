"""What the viewer owns lies under the board, and its cards are buttons when the decision is about cards."""

from __future__ import annotations

from games.grunwald.picture import drawn
from games.grunwald.table import table
from hetman.games.grunwald.drawing import draw
from pictures import echo, of_class


def test_the_hand_is_laid_out_by_kind_and_strength() -> None:
    t = table(round=5, hand={0: "mercenary3 crown1 crown6 mercenary3"})
    cards = [one.get("id") for one in of_class(drawn(t)["hand"], "hc")]
    assert cards == ["hand-crown6-1", "hand-crown1-1", "hand-mercenary3-1", "hand-mercenary3-2", "hand-peasant-1"]


def test_a_spectator_has_no_hand_and_no_tray() -> None:
    parts = draw(table().state.view(None), echo)
    assert parts["hand"] == ""
    assert parts["tray"] == ""


def test_cards_are_no_buttons_while_pawns_are_sent() -> None:
    cards = of_class(drawn(table(round=5, hand={0: "crown6"}))["hand"], "hc")
    assert {card.tag for card in cards} == {"span"}


def test_a_payment_is_chosen_from_hand_and_camp() -> None:
    hand, camp = {0: "crown4 crown1"}, {0: "crown4 teuton2"}
    t = table(2, round=5, teutons="2 1", hand=hand, camp=camp, stores={0: 9}).pass_all()
    cards = of_class(drawn(t)["hand"], "hc")
    moves = {card.get("data-move") for card in cards if card.tag == "button"}
    assert moves == {"give crown4 hand", "give crown1 hand", "give crown4 camp", "give teuton2 camp"}
    assert [one.get("id") for one in cards if "barred" in one.get("class", "")] == ["hand-peasant-1"]
