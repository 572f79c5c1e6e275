"""What lies beside the map and what takes its place: leaders, treaties, panels, clashes, negotiations."""

from __future__ import annotations

import pytest

import hetman
from games.chocim.picture import chains, drawn, meant, words_of
from games.chocim.table import COMMONWEALTH, OTTOMAN, Table, table
from games.chocim.walks import walk
from hetman.games.chocim import GAME
from hetman.games.chocim.drawing import draw
from pictures import by_id, echo, everything, of_class, parse

STORM = "ramparts assault: janissary 3 tatar; ramparts defence: infantry 2 cossack; bastion control: sipahi"


def storm(*more: str, units: str = STORM) -> Table:
    """The assault on the ramparts, declared."""
    t = table(units, hand="siwas", turn=OTTOMAN)
    t.play("command siwas", "place janissary ramparts assault", "done", "declare ramparts assault")
    return t.play(*more)


def said(t: Table) -> set[str]:
    """Notations of the moves that a single click makes."""
    moves = t.state.moves()
    left = [meant(GAME, moves, links) for links in chains(drawn(t.state))]
    return {GAME.notation(found[0]) for found in left if len(found) == 1}


# Leaders


def test_each_use_of_a_leader_is_one_click() -> None:
    t = table(hand="potocki")
    everyone = ("chodkiewicz", "lubomirski", "sahajdaczny", "potocki")
    assert {f"command {leader}" for leader in everyone} <= said(t)
    uses = {move for move in t.moves() if move.startswith("fortel")}
    assert uses
    assert uses <= said(t)


def test_a_fortel_that_cannot_be_played_is_disabled() -> None:
    t = table(hand="potocki")
    t.illegal("fortel chodkiewicz second")
    card = by_id(drawn(t.state)["commanders"], "commander-chodkiewicz")
    states = [button.get("aria-disabled") for button in of_class(card, "fortel-button")]
    assert states == [None, "true"]


def test_officers_are_in_the_hand_and_commanders_beside_the_map() -> None:
    parts = drawn(table(hand="potocki weyher").state)
    officers = [card.get("data-token") for card in of_class(parts["hand"], "leader-card", "officer")]
    assert sorted(str(name) for name in officers) == ["potocki", "weyher"]
    assert len(of_class(parts["commanders"], "leader-card")) == 3


def test_a_commander_who_acted_lies_face_down() -> None:
    commanders = drawn(table().play("command sahajdaczny").state)["commanders"]
    (back,) = of_class(commanders, "leader-back")
    assert "leader=('leader', 'sahajdaczny')" in words_of(back)
    assert [card.get("data-token") for card in of_class(commanders, "leader-card")] == ["chodkiewicz", "lubomirski"]


def test_the_leader_who_acts_is_open_to_both() -> None:
    t = table(hand="potocki").play("command potocki")
    for seat in (COMMONWEALTH, OTTOMAN, None):
        play = draw(t.view(seat), echo)["play"]
        assert "leader=('leader', 'potocki')" in play
        assert len(of_class(play, "still")) == 2
    assert "play" not in draw(table().view(0), echo)


def test_discarded_officers_can_be_taken_back() -> None:
    t = table(hand="zamoyski", leaders={"weyher": "used", "denhoff": "used"}).play("fortel zamoyski")
    assert {"recover weyher", "recover denhoff"} <= said(t)


# Nothing hidden


def test_hidden_cards_are_never_drawn() -> None:
    """Another seat's picture does not depend on the officers and unseen treaties of a hand."""
    first = table(hand={0: "potocki", 1: "kaffa"}, secret={0: "4 4 1", 1: "2"})
    second = table(hand={0: "weyher", 1: "kaffa"}, secret={0: "1 2 3", 1: "2"})
    assert draw(first.view(OTTOMAN), echo) == draw(second.view(OTTOMAN), echo)
    assert draw(first.view(None), echo) == draw(second.view(None), echo)
    assert "potocki" not in everything(draw(first.view(OTTOMAN), echo))
    assert draw(first.view(None), echo)["hand"] == ""


# Panels


def test_a_panel_shows_tracks_losses_and_cards() -> None:
    t = table("commonwealth broken: infantry 2; kamieniec: cavalry 2", supply=(9, 20), secret={0: "4 3"})
    panel = drawn(t.state)["seat-0"]
    assert "panel-supply-title count=9 eats=7 after=6" in panel, "two cavalry units bring four"
    assert len(of_class(panel, "pennon")) == 3, "morale, supply, and supply after this week's bread"
    (broken,) = of_class(panel, "lost", "tilted")
    assert "panel-units unit=('unit', 'infantry') count=2" in words_of(broken)
    assert "panel-strength count=7" in panel
    assert "panel-strength" not in drawn(t.state, OTTOMAN)["seat-0"]


def test_hunger_and_double_rations_differ_without_colour() -> None:
    panel = drawn(table().state)["seat-0"]
    kinds = [space.get("class", "") for space in of_class(panel, "space")]
    assert kinds.count("space double") == 5
    assert kinds.count("space end") == 2
    assert len(of_class(panel, "slash")) == 3 + 4


def test_turn_and_pass_are_marked() -> None:
    t = table(hand={0: "potocki", 1: "kaffa"})
    assert of_class(drawn(t.state, COMMONWEALTH)["seat-0"], "turn")
    assert of_class(drawn(t.state, OTTOMAN)["seat-0"], "awaited")
    assert not of_class(drawn(t.state, OTTOMAN)["seat-0"], "turn"), "teal is for the viewer's own turn"
    t.play("pass")
    assert "panel-passed" in drawn(t.state)["seat-0"]


def test_broken_units_are_rallied_in_the_panel_and_beside_the_map() -> None:
    t = table("commonwealth broken: infantry 2 cossack").play("fortel chodkiewicz second")
    assert {"rally infantry", "rally cossack"} <= said(t)
    parts = drawn(t.state)
    assert of_class(parts["seat-0"], "legal")
    assert "panel-ask-rally" in parts["choice"]


# Calendar


@pytest.mark.parametrize(("week", "done"), [(1, 0), (4, 3)])
def test_the_calendar_shows_week_and_phase(week: int, done: int) -> None:
    calendar = drawn(table(week_number=week).state)["calendar"]
    assert len(of_class(calendar, "week", "done")) == done
    assert [words_of(mark) for mark in of_class(calendar, "week", "now")] == [str(week)]
    assert [words_of(mark) for mark in of_class(calendar, "phase", "now")] == ["panel-phase-actions"]
    assert "panel-circumstance dies=1 treaties=1 removes=2" in calendar


# Treaties


def test_treaties_are_taken_from_the_table() -> None:
    t = table(phase="diplomacy", on_table="4 3 3 2 2 1 1").roll()
    row = of_class(drawn(t.state)["treaties"], "treaty")
    assert [card.get("data-token") for card in row] == ["4", "3", "3", "2", "2", "1", "1"]
    assert {"take 1", "take 2", "take 3", "take 4"} <= said(t)
    other = drawn(t.state, 1 - t.actor)["treaties"]
    assert not [card for card in of_class(other, "treaty") if card.get("data-token")]


def test_as_many_dots_as_strength() -> None:
    cards = of_class(drawn(table(on_table="4 1").state)["treaties"], "treaty")
    assert [len(list(card.iter("i"))) for card in cards] == [4, 1]


# Effects


def test_a_procession_asks_beside_the_map() -> None:
    t = table("procession: cavalry 3", phase="effects", treaties={1: "3 2"}).roll()
    assert {"pray morale", "pray treaty"} <= said(t)


def test_guns_are_aimed_on_the_map() -> None:
    t = table("bombard: janissary 3; church defence: infantry cossack", phase="effects", trench=6).roll()
    assert "shell infantry church" in said(t)
    board = drawn(t.state)["board"]
    assert by_id(board, "field-castle").get("role") == "button"


# Clashes


def test_the_clash_takes_the_place_of_the_map() -> None:
    t = storm().roll()
    board = drawn(t.state)["board"]
    assert parse(board).get("class") == "clash"
    assert "clash-title action=('action', 'assault') field=('field', 'ramparts')" in board
    above = of_class(board, "clash-side")[0].get("class", "")
    assert ("ottoman-ground" in above) == (t.actor == COMMONWEALTH)


def test_every_die_shows_its_way_from_roll_to_result() -> None:
    t = storm()
    t.state.roll(hetman.Dice(3))
    clash = t.view(t.actor)["clash"]
    board = drawn(t.state)["board"]
    for where, side in zip(of_class(board, "clash-side"), order(t), strict=True):
        columns = of_class(where, "die-column")
        assert len(columns) == len(clash["sides"][side]["dice"])
        for column, die in zip(columns, clash["sides"][side]["dice"], strict=True):
            (rolled,) = of_class(column, "cell-rolled")
            (result,) = of_class(column, "die")
            assert words_of(rolled) == str(die["rolled"])
            kind = "break" if die["result"] == 6 else "hit" if die["result"] > 3 else "miss"
            assert kind in result.get("class", "")
            assert words_of(result) == str(die["result"])


def order(t: Table) -> tuple[int, int]:
    """Seats from above."""
    return (1 - t.actor, t.actor)


def test_supports_are_called_by_a_click() -> None:
    t = storm(units=STORM + "; ladders: sipahi 2")
    assert t.actor == OTTOMAN
    assert "support sipahi ladders" in said(t)
    t.play("support sipahi ladders")
    board = drawn(t.state)["board"]
    assert "clash-used" in board
    assert "+1" in [words_of(mark) for mark in of_class(board, "raises")]


def test_a_plus_one_is_put_on_a_die() -> None:
    t = storm("support sipahi ladders", "enough", units=STORM + "; ladders: sipahi 2")
    for seed in range(20):
        state = t.state.copy()
        state.roll(hetman.Dice(seed))
        tried = Table(state)
        raises = {move for move in tried.moves() if move.startswith("raise")}
        if raises:
            assert raises <= said(tried)
            return
    raise AssertionError("no die could be raised")


def test_losses_are_chosen_unit_by_unit() -> None:
    for seed in range(40):
        t = storm()
        t.state.roll(hetman.Dice(seed))
        losses = {move for move in t.moves() if move.split()[0] in ("break", "retreat")} if t.actor >= 0 else set()
        if losses:
            assert losses <= said(t)
            board = drawn(t.state)["board"]
            assert of_class(board, "owed")
            other = drawn(t.state, 1 - t.actor)["board"]
            assert not of_class(other, "legal")
            return
    raise AssertionError("nobody had to choose")


def test_who_mans_a_field_that_was_won_is_asked_beside_the_map() -> None:
    t = table("bastion control: sipahi; ramparts assault: janissary 3 tatar", hand="siwas", turn=OTTOMAN)
    t.play("command siwas", "place janissary ramparts assault", "done", "declare ramparts assault").roll()
    assert t.prompt == "occupy"
    assert {"keep janissary", "keep tatar"} <= said(t)


# Negotiations


def talks() -> Table:
    """The first claim is drawn, and both sides lay their stakes."""
    hands = {0: "4 3 2 2 1 1 1", 1: "4 3 3 2 1 1 1"}
    return table(phase="negotiation", treaties=hands).play("claim sich")


def test_claims_lie_in_the_order_of_their_draw_and_the_rest_face_down() -> None:
    t = talks()
    board = drawn(t.state)["board"]
    assert len(of_class(board, "claim")) == 5
    assert len(of_class(board, "claim-back")) == 4
    assert len(of_class(board, "claim-left")) == 4
    assert len(of_class(board, "claim-column", "sealed")) == 1


def test_stakes_are_laid_from_the_hand() -> None:
    t = talks()
    lays = {move for move in t.moves() if move.startswith("lay")}
    assert lays
    assert lays <= said(t)


def test_stakes_of_the_other_side_are_hidden_until_both_are_ready() -> None:
    t = talks()
    other = 1 - t.actor
    before = draw(t.view(other), echo)
    strongest = max(t.choices("lay"))
    t.play(f"lay {strongest}")
    assert draw(t.view(other), echo) == before
    assert "panel-strength count=10" in drawn(t.state)[f"seat-{t.actor}"], "a four has left the hand of 14"
    own = drawn(t.state)["board"]
    assert [words_of(card) for card in of_class(of_class(own, "stake", "below")[0], "treaty")] == [strongest]


def test_all_is_open_at_the_end() -> None:
    for seed in range(1, 30):
        *_, state = walk(seed)
        view = state.view(None)
        if view["ending"] == "negotiation":
            parts = draw(view, echo)
            assert len(of_class(parts["board"], "verdict")) == 5
            staked = [card for row in of_class(parts["board"], "staked") for card in of_class(row, "treaty")]
            assert not [card for card in staked if "back" in card.get("class", "")]
            for seat in view["winners"]:
                assert "panel-winner" in parts[f"seat-{seat}"]
            return
    raise AssertionError("no game came to negotiations")


# Own components


def test_a_works_that_lies_on_another_field_is_drawn_there() -> None:
    """With a host's own components the raid starts from the church, beside the flank attack."""
    text = (GAME.folder / "components" / "actions.json").read_text(encoding="utf-8")
    moved = text.replace('{"field": "bastion", "action": "raid"', '{"field": "church", "action": "raid"')
    assert moved != text
    game = hetman.game("chocim").with_components({"actions.json": moved})
    state = game.start()
    state.roll(hetman.Dice(1))
    board = drawn(state)["board"]
    assert by_id(board, "place-church-raid")
    assert by_id(board, "place-church-flank-attack")
    assert "place-bastion-raid" not in board
