"""What is opened over the board: a skirmish, an event, the points at the end."""

from __future__ import annotations

from games.grunwald.picture import (
    ENGLISH,
    drawn,
    fray,
    targets,
    texts,
)
from games.grunwald.table import at_the_end, before_event
from hetman.games.grunwald.drawing import draw
from pictures import of_class


def test_cards_lie_face_down_until_all_are_laid() -> None:
    t = fray().play("lay mercenary5")
    board = drawn(t, seat=1)["board"]
    assert board.count("board-face-down") == 2 * 2 * 3, "as title and label, wide and narrow, of three others"
    assert "('fighter', 'mercenary5')" not in board
    assert "('fighter', 'mercenary5')" in drawn(t, seat=0)["board"], "the seat that laid it knows it"


def test_nobody_can_see_from_the_picture_what_another_has_laid() -> None:
    laid, other = fray().play("lay mercenary5"), fray().play("lay crown4")
    assert drawn(laid, seat=1) == drawn(other, seat=1)
    assert drawn(laid, seat=0) != drawn(other, seat=0)


def test_a_lost_skirmish_shows_both_sides_and_what_is_missing() -> None:
    t = fray().play("lay mercenary5", "lay mercenary2", "lay crown1", "lay peasant")
    board = drawn(t)["board"]
    found = texts(of_class(board, "wide")[0])
    assert {"11", "8", "+ 6", "board-captured", "board-free", "board-missing loss=3"} <= set(found)
    assert found.count("0 / 3") == 4


def test_the_ledger_tells_what_was_given_up() -> None:
    t = fray().play("lay mercenary5", "lay mercenary2", "lay crown1", "lay peasant", "give crown4 hand")
    found = texts(of_class(drawn(t)["board"], "wide")[0])
    assert found.count("0 / 3") == 3
    assert "('place', 'camp')" not in drawn(t)["board"]


def test_an_auction_shows_who_bids_and_hides_the_bids() -> None:
    t = before_event(3, purse={0: 4, 1: 2, 2: 0}).play("event stores")
    assert ("amount=1",) in targets(drawn(t)), "the stepper starts at 1"
    bid = t.copy().play("bid 3")
    assert drawn(bid, seat=1) == drawn(t.copy().play("bid 0"), seat=1)
    board = drawn(t, seat=2)["board"]
    assert board.count("board-face-down") == 2 * 2 * 2
    assert texts(of_class(drawn(t, seat=1, say=ENGLISH)["board"], "wide")[0]).count("no bid") == 1


def test_the_viewer_sees_the_own_bid() -> None:
    t = before_event(3, purse={0: 4, 1: 2, 2: 2}).play("event stores", "bid 3")
    assert "3" in texts(of_class(drawn(t, seat=0)["board"], "wide")[0])


def test_before_the_cards_are_turned_up_the_fields_show_what_can_come() -> None:
    t = before_event(3, round=5, purse={0: 4}).play("event hunt")
    shown = texts(of_class(drawn(t)["board"], "wide")[0])
    assert sum(text.startswith("×") for text in shown) > 3
    assert "board-now" in shown


def test_the_last_board_stays_beside_the_result() -> None:
    t = at_the_end(3, hand={0: "crown5 crown3", 1: "mercenary4"}, stores={0: 2, 1: 3, 2: 0})
    view = t.state.view(None)
    assert view["winners"]
    board = draw(view, ENGLISH)["board"]
    assert all(f'id="field-{field["field"]}"' in board for field in view["fields"])
    # While the army is fed, a table tells the points by their parts, the most first.
    shown = texts(of_class(draw({**view, "winners": []}, ENGLISH)["board"], "wide")[0])
    assert {str(score) for score in t.state.scores()} <= set(shown)
    assert [text for text in shown if text in ("Red", "Green", "Purple")] == ["Red", "Green", "Purple"], "by points"
