"""A field shows its prizes, its queue and what an event changes."""

from __future__ import annotations

import pytest

from games.grunwald.picture import (
    drawn,
    field,
    groups,
    seats_of,
    texts,
)
from games.grunwald.table import FIELDS, table
from pictures import by_id, markup, of_class, parse


def test_every_field_is_a_line_in_the_order_of_the_board() -> None:
    parts = drawn(table())
    lines = [one.get("data-token") for one in parse(parts["board"]).iter("g") if one.get("data-as") == "field"]
    assert lines == [*FIELDS, *FIELDS], "once wide and once narrow"


def test_a_queue_stands_in_the_order_of_first_pawns() -> None:
    t = table(3).play("send helper crown", "send officer crown", "send 2-helpers crown", "send officer crown")
    assert seats_of(groups(drawn(t), "crown")) == [0, 1, 2], "the officer joins his helper"
    assert "officers=1 helpers=1" in groups(drawn(t), "crown")[0].get("aria-label", "")


def test_a_tag_gives_place_and_sum_and_who_takes_nothing_has_a_sum_alone() -> None:
    t = table(3).play("send helper crown", "send officer crown", "send 2-helpers crown")
    assert [texts(one) for one in groups(drawn(t), "crown")] == [["1"], ["I", "2"], ["II", "2"]]


def test_nobody_leads_against_the_teutons_before_cards_are_shown() -> None:
    t = table(3, round=4).play("send officer teutons", "send helper teutons")
    assert [texts(one) for one in groups(drawn(t), "teutons")] == [[], []]


def test_pawns_keep_their_ids_while_others_come() -> None:
    t = table(3).play("send officer crown", "send helper crown")
    before = drawn(t)["board"]
    after = drawn(t.play("send 2-helpers crown"))["board"]
    for name in ("officer-0", "helper-1-crown-1"):
        assert [markup(part) for part in by_id(before, name)] == [markup(part) for part in by_id(after, name)]


def test_a_prize_shows_its_place_and_who_takes_it() -> None:
    t = table(3, crown="5 2").play("send officer crown")
    labels = [one.get("aria-label", "") for one in field(drawn(t), "crown").iter("g")]
    assert "board-prize-taken number=1 text=thing thing=('fighter', 'crown5') seat=('seat', 0)" in labels
    assert "board-prize number=2 text=thing thing=('fighter', 'crown2')" in labels


@pytest.mark.parametrize(("seats", "out"), [(2, 4), (3, 1), (4, 0)])
def test_what_so_few_players_cannot_win_lies_apart(seats: int, out: int) -> None:
    """Two players: a knight of each kind, the higher provisions, the highest ducats; three: the lowest ducats."""
    parts = drawn(table(seats))
    shown = [one for name in FIELDS for one in field(parts, name).iter("g")]
    assert sum(one.get("aria-label", "").startswith("board-prize-out") for one in shown) == out


def test_the_truce_hides_the_teutons() -> None:
    assert "board-truce round=4" in texts(field(drawn(table(round=3)), "teutons"))
    later = field(drawn(table(3, round=4, teutons="4 2")), "teutons")
    assert "10" in texts(later), "two cards and 4 for three players"


def test_an_event_shows_where_it_changes_something() -> None:
    plain = drawn(table(round=5))
    richer = drawn(table(round=5, event="samogitia"))
    assert texts(field(richer, "provisions")).count("+1") == 2
    assert "+1" not in texts(field(plain, "provisions"))
    poorer = drawn(table(round=5, event="pomerania", ducats="3 2 1"))
    assert texts(field(poorer, "ducats")).count("−1") == 2, "the lowest prize stays 1"


def test_an_event_that_was_obeyed_is_quiet_and_one_that_lasts_is_not() -> None:
    assert of_class(drawn(table(round=5, event="salt"))["board"], "on-spent")
    assert not of_class(drawn(table(round=5, event="bridge"))["board"], "on-spent")
