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


def test_a_leader_is_chosen_and_then_used() -> None:
    """A card is one button. The tray has the command and the fortel, with what they do."""
    t = table(hand="potocki")
    for leader in ("chodkiewicz", "potocki"):
        assert by_id(drawn(t.state)["hand"], f"hand-{leader}").get("aria-disabled") is None
    tray = drawn(t.state, chosen=("potocki",))["tray"]
    orders = of_class(of_class(tray, "s-orders")[0], "f-act", "legal")
    assert [button.get("data-token") for button in orders] == ["command", "fortel", "pass"]
    assert "tray-command-note count=2" in words_of(orders[0])
    assert "fortel-potocki-first.short" in words_of(orders[1])


def test_a_commander_has_a_button_for_each_fortel() -> None:
    t = table("commonwealth broken: infantry 2", hand="potocki")
    tray = drawn(t.state, chosen=("chodkiewicz",))["tray"]
    moves = [button.get("data-move") for button in of_class(tray, "f-act") if button.get("data-token") == "fortel"]
    assert moves == ["fortel chodkiewicz first", "fortel chodkiewicz second"]


def test_a_fortel_that_cannot_be_played_is_barred_and_says_why() -> None:
    t = table(hand="potocki")
    t.illegal("fortel chodkiewicz second")
    buttons = of_class(drawn(t.state, chosen=("chodkiewicz",))["tray"], "f-act", "off")
    (barred,) = [button for button in buttons if button.get("data-token") == "fortel"]
    assert barred.get("aria-disabled") == "true"
    assert "tray-fortel-idle" in words_of(barred)


def test_officers_and_commanders_are_in_the_hand() -> None:
    hand = drawn(table(hand="potocki weyher").state)["hand"]
    cards = [str(card.get("data-token")) for card in of_class(hand, "leader-card")]
    assert sorted(cards[:2]) == ["potocki", "weyher"]
    assert [card.get("data-token") for card in of_class(hand, "commander")] == cards[2:]


def test_a_commander_who_acted_is_named_with_the_reason() -> None:
    hand = drawn(table().play("command sahajdaczny").state)["hand"]
    (gone,) = of_class(hand, "absent")
    assert "leader=('leader', 'sahajdaczny')" in words_of(gone)
    assert "panel-leader-played" in words_of(gone)


def test_the_tray_says_what_the_leader_was_used_for() -> None:
    tray = drawn(table(hand="potocki").play("command potocki").state)["tray"]
    (used,) = of_class(tray, "said")
    assert "verb-command" in words_of(used)
    waiting = [words_of(button) for button in of_class(tray, "up")]
    assert waiting == [
        "unit-cavalry.start tray-in-camp count=7",
        "unit-infantry.start tray-in-camp count=3",
        "unit-cossack.start tray-in-tabor count=7",
        "tray-done count=0 tray-done-note count=0 of=2",
    ]


def test_the_tray_asks_which_garrison_is_sent_elsewhere() -> None:
    t = table("church defence: infantry; redoubts defence: infantry").play("fortel lubomirski first")
    tray = drawn(t.state, chosen=("infantry",))["tray"]
    (row,) = of_class(tray, "s-sources")
    sources = [button.get("data-token") for button in of_class(row, "legal") if button.get("data-as") == "from"]
    assert sources == ["redoubts", "church", "bridgehead"]


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
    assert len(of_class(panel, "now")) == 2, "morale and supply"
    assert len(of_class(panel, "toward")) == 4, "from 9 to 6 after this week's bread"
    (broken,) = of_class(panel, "lost", "tilted")
    assert "panel-units unit=('unit', 'infantry') count=2" in words_of(broken)


def test_hunger_and_double_rations_differ_without_colour() -> None:
    panel = drawn(table().state)["seat-0"]
    assert len(of_class(panel, "double")) == 10
    assert len(of_class(panel, "end")) == 2
    assert len(of_class(panel, "short")) == 3


def test_turn_and_pass_are_marked() -> None:
    t = table(hand={0: "potocki", 1: "kaffa"})
    assert of_class(drawn(t.state, COMMONWEALTH)["seat-0"], "turn")
    assert of_class(drawn(t.state, OTTOMAN)["seat-0"], "awaited")
    assert not of_class(drawn(t.state, OTTOMAN)["seat-0"], "turn"), "teal is for the viewer's own turn"
    t.play("pass")
    assert "panel-passed" in drawn(t.state)["seat-0"]


def test_broken_units_are_rallied_in_the_panel_and_the_tray() -> None:
    t = table("commonwealth broken: infantry 2 cossack").play("fortel chodkiewicz second")
    assert {"rally infantry", "rally cossack"} <= said(t)
    parts = drawn(t.state)
    assert of_class(parts["seat-0"], "legal")
    (infantry,) = [button for button in of_class(parts["tray"], "legal") if button.get("data-token") == "infantry"]
    assert "tray-count count=2" in words_of(infantry)


def test_rebels_are_lit_where_the_cold_may_take_them() -> None:
    t = table("ottoman rebelled: tatar 2", phase="preparation", week_number=4, morale=(6, 4)).roll()
    lit = [block.get("data-token") for block in of_class(drawn(t.state, OTTOMAN)["seat-1"], "legal")]
    assert lit == ["tatar"]
    assert not of_class(drawn(t.state, COMMONWEALTH)["seat-1"], "legal")


# Calendar


@pytest.mark.parametrize(("week", "done"), [(1, 0), (4, 3)])
def test_the_calendar_shows_week_and_phase(week: int, done: int) -> None:
    calendar = drawn(table(week_number=week).state)["caption"]
    assert len(of_class(calendar, "week", "done")) == done
    assert [words_of(mark) for mark in of_class(calendar, "week", "now")] == [str(week)]
    assert [words_of(mark) for mark in of_class(calendar, "phase", "now")] == ["panel-phase-actions"]
    assert "panel-circumstance dies=1 treaties=1 removes=2" in calendar


# Treaties


def test_treaties_are_taken_from_the_table() -> None:
    t = table(phase="diplomacy", on_table="4 3 3 2 2 1 1").roll()
    row = of_class(drawn(t.state)["hand"], "treaty")
    assert [card.get("data-token") for card in row] == ["4", "3", "3", "2", "2", "1", "1"]
    assert {"take 1", "take 2", "take 3", "take 4"} <= said(t)
    assert not of_class(drawn(t.state, 1 - t.actor)["hand"], "treaty")


def test_as_many_dots_as_strength() -> None:
    t = table(phase="diplomacy", on_table="4 1").roll()
    cards = of_class(drawn(t.state)["hand"], "treaty")
    assert [len(list(card.iter("i"))) for card in cards] == [4, 1]


# Effects


def test_a_procession_asks_in_the_tray() -> None:
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


def test_who_mans_a_field_that_was_won_is_asked_in_the_tray() -> None:
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
    assert "panel-strength count=10" in drawn(t.state)["hand"], "a four has left the hand of 14"
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


def test_ticked_treaties_stay_in_the_hand_with_a_tick() -> None:
    t = talks()
    view = {**t.play("lay 3").view(t.actor), "draft": [("lay", "3")], "closing": False}
    parts = draw(view, echo, moves=[GAME.tokens(move) for move in t.state.moves()])
    ticked = of_class(parts["hand"], "treaty", "chosen")
    assert [card.get("data-token") for card in ticked] == ["3"]
    assert len(of_class(parts["hand"], "treaty")) == 7
    (lay,) = of_class(parts["tray"], "go")
    assert "tray-lay count=1 strength=3" in words_of(lay)


def test_units_that_must_go_say_their_present_fate() -> None:
    for seed in range(40):
        t = storm()
        t.state.roll(hetman.Dice(seed))
        lost = [move for move in t.moves() if move.split()[0] in ("break", "retreat")] if t.actor >= 0 else []
        if lost and t.view(t.actor)["clash"]["sides"][t.actor]["owed"] > 1:
            verb, unit = lost[0].split()
            view = {**t.play(lost[0]).view(t.actor), "draft": [(verb, unit)], "closing": False}
            board = draw(view, echo, moves=[GAME.tokens(move) for move in t.state.moves()])["board"]
            fates = [words_of(fighter) for fighter in of_class(board, "fighter")]
            assert fates.count(f"clash-fate-{verb}") == 1
            assert set(fates) == {f"clash-fate-{verb}", "clash-fate-stay"}
            return
    raise AssertionError("nobody had to choose two")


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
