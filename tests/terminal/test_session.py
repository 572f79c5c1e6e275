"""The table: turns, news, undo, saving, leaving and coming back."""

from __future__ import annotations

import json
import os
from itertools import pairwise
from pathlib import Path

import pytest

import hetman
from hetman.terminal import saved_games
from hetman.terminal.commands import COMMANDS
from hetman.terminal.errors import INTERRUPTED
from hetman.terminal.saved_games import SavedGame
from hetman.terminal.session import Session
from terminal.script import CLEARED, INTERRUPT, Paper, Scene, first_moves, passes_curtains, scene, typist


def decisions(match: hetman.Match, seat: int) -> int:
    return sum(1 for entry in match.entries if entry.decision.seat == seat)


# A whole game


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize("players", ["person,random", "random,person", "person,random,random,random"])
def test_a_game_to_its_end(tmp_path: Path, players: str, code: str) -> None:
    file = tmp_path / "game.hetman"
    played = scene(first_moves(), players, code=code, saved=file)
    assert played.run() == 0
    assert played.match.over
    record = hetman.Record.parse(file.read_text())
    assert record.replay() == played.match.state
    assert hetman.verify(record).dice
    assert [path.name for path in tmp_path.iterdir()] == ["game.hetman"]
    last = played.text[-1500:]
    assert played.table.language.say("over-heading") in last
    for seat, score in enumerate(played.match.state.scores()):
        assert played.table.language.say("over-score", seat=("seat", seat), score=score) in last
    assert f"hetman replay {file}" in last
    assert f"hetman verify {file}" in last
    assert CLEARED not in played.text


def test_the_winners_are_named() -> None:
    for seed in range(20):
        played = scene([], "random,random", seed=seed, round_limit=12)
        played.run()
        winners = played.match.state.winners()
        if len(winners) == 1:
            break
    assert f"The winner is {['Raven', 'Wolf'][winners[0]]}." in played.text


def test_a_draw_is_told() -> None:
    played = scene(first_moves(), round_limit=1)
    played.run()
    assert played.match.state.winners() == (0, 1)
    assert "The game is a draw." in played.text


def test_bots_among_themselves_tell_everything() -> None:
    played = scene([], "random,random", army="random")
    assert played.run() == 0
    text = played.text.replace("\n  ", " ")
    events = [event for entry in played.match.entries for event in entry.events]
    assert all(played.table.language.event(event.seen_by(None)) in text for event in events)
    assert "card is dealt." in text
    assert "Your hand" not in played.text
    assert "coin from the bag" in played.text
    assert "Archer coin from the bag" not in played.text
    assert played.text.count("Round 2.") == 1


def test_the_same_seed_gives_the_same_bots() -> None:
    records = []
    for seed in (3, 3, 4):
        played = scene([], "random,random", seed=seed)
        played.run()
        records.append(str(played.match.record))
    assert records[0] == records[1] != records[2]


def test_the_welcome_tells_who_plays() -> None:
    played = scene([], "person:Ala,random")
    played.run()
    assert "Ala plays at this keyboard." in played.text
    assert "The bot random plays Wolf." in played.text


# What a person sees before deciding


def test_news_since_the_last_own_decision() -> None:
    played = scene(["1", "1"])
    played.run()
    first, second, third = played.text.split("Legal moves")[:3]
    assert "What has happened:" in first
    assert "Since your last move:" in second
    assert "Raven deploys the Swordsman on e6." in second
    assert "Raven deploys the Swordsman on e6." not in third
    lines = [line for line in second.splitlines() if line.startswith("  Wolf ")]
    assert len(lines) == 1


def test_the_question_and_every_legal_move_are_shown() -> None:
    played = scene([])
    played.run()
    assert "Your move: play a coin" in played.text
    shown = played.text.split("Legal moves")[1]
    for choice in played.table.choices().all:
        assert f"{choice.number} {choice.short}" in shown


def test_no_move_is_hidden_in_a_long_list() -> None:
    played = scene([], game=hetman.game("chocim"))
    played.run()
    shown = played.text.split("Legal moves")[1]
    assert all(f"{choice.number} {choice.short}" in shown for choice in played.table.choices().all)


def test_what_the_moment_needs_stands_directly_above_the_question() -> None:
    played = scene([], game=hetman.game("chocim"))
    played.run()
    above = played.text.split("Your move: choose a leader")[0].rstrip().splitlines()
    assert "[Chodkiewicz (4)]" in above[-2] + above[-1]
    assert "On the table, treaties by strength" in "".join(above[-5:])


def test_the_board_is_shown_when_it_changed_or_on_look() -> None:
    played = scene([])
    session, board = played.table, "\\_e6__/"
    session.show()
    assert board in played.text
    seen = len(played.text)
    session.show()
    assert board not in played.since(seen)
    seen = len(played.text)
    session.show(whole=True)
    assert board in played.since(seen)
    session.match.play("deploy swordsman e6")
    seen = len(played.text)
    session.show()
    assert board in played.since(seen)


def test_the_width_is_read_again_when_the_window_changes() -> None:
    played = scene([])
    assert played.screen.width == 80
    played.screen.console.width = 60
    played.run()
    assert max(map(len, played.text.splitlines())) <= 60


# Undo


def test_undo_goes_back_over_the_bots_answers() -> None:
    positions = []

    def typing(played: Scene) -> str:
        positions.append(played.match.state.dump())
        return ["1", "2", "undo", "undo", "undo", "quit"][len(positions) - 1]

    played = scene(typing, "person,random,random,random")
    played.run()
    assert positions[3] == positions[1] != positions[2]
    assert positions[4] == positions[0] == positions[5]
    assert played.text.count("Your last move is undone.") == 2
    assert "You have no move to undo." in played.text


def test_undo_before_the_first_own_decision_leaves_the_bots_move_alone() -> None:
    played = scene(["undo"], "random,person")
    played.run()
    assert decisions(played.match, 0) == 1
    assert "You have no move to undo." in played.text


def test_undo_past_chance_is_noted_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.hetman"
    script = ["1", "1", "1", "1", "undo", "undo"]
    played = scene([*script, *["1"] * 50], saved=file)
    played.run()
    assert hetman.verify(hetman.Record.parse(file.read_text())).undone


def test_undo_after_resuming(tmp_path: Path) -> None:
    file = tmp_path / "game.hetman"
    scene(["1"], saved=file).run()
    match, company = SavedGame(file).resume()
    again = Scene(match, company, ["undo"], saved=file)
    again.run()
    assert decisions(again.match, 0) == 0


def test_between_people_the_last_move_can_be_taken_back_at_the_curtain() -> None:
    played = scene(["", "1", "undo", "2", "", "undo"], "person,person")
    second = played.match.game.notation(played.match.state.moves()[1])
    played.run()
    decided = [entry for entry in played.match.entries if entry.decision.seat >= 0]
    assert [played.match.game.notation(entry.move) for entry in decided] == [second]
    assert "Raven can still type “undo”." in played.text
    assert "another player has moved since" in played.text


def test_between_people_nothing_is_taken_back_past_chance() -> None:
    script = ["", "1", "", "1", "", "1", "", "1", "", "1", "", "1", "undo", ""]
    played = scene(script, "person,person")
    played.run()
    assert decisions(played.match, 0) + decisions(played.match, 1) == 6
    assert "a random draw followed it" in played.text


def test_alone_in_all_seats_there_is_no_curtain_and_anything_can_be_taken_back() -> None:
    played = scene([*["1"] * 7, *["undo"] * 7], "person,person", alone=True)
    played.run()
    assert decisions(played.match, 0) + decisions(played.match, 1) == 0
    assert CLEARED not in played.text
    assert "Pass the keyboard" not in played.text
    assert "Wolf – Your move: play a coin" in played.text


# Curtains


def test_a_curtain_only_when_the_person_changes() -> None:
    people: list[int] = []

    def typing(played: Scene) -> str:
        people.append(played.match.actor)
        return passes_curtains(played)

    played = scene(typing, "person,person", army="draft", round_limit=1)
    played.run()
    deciders = [int(entry.decision.seat) for entry in played.match.entries if entry.decision.seat >= 0]
    changes = 1 + sum(1 for one, other in pairwise(deciders) if one != other)
    assert changes < len(deciders)
    assert played.text.count("Pass the keyboard to") == changes
    # The first curtain hides nothing yet; after it, and before and after each other one, the screen is cleared.
    assert played.text.count(CLEARED) == 2 * changes - 1


def test_behind_the_curtain_nobody_sees_a_position() -> None:
    played = scene(passes_curtains, "person,person")
    played.run()
    curtains = [part for part in played.text.split(CLEARED) if "Pass the keyboard" in part]
    assert len(curtains) > 10
    for part in curtains:
        assert "Your hand" not in part
        assert "Legal moves" not in part


def test_at_the_curtain_only_enter_goes_on() -> None:
    played = scene(["archer", "1", "help", "undo", ""], "person,person")
    played.run()
    assert decisions(played.match, 0) == 0
    assert played.text.count("Legal moves") == 1


def test_leaving_at_the_curtain() -> None:
    assert scene(["quit"], "person,person").run() == 0


# Saving, leaving, coming back


@pytest.mark.parametrize("ending", [["quit"], ["koniec"], [], [INTERRUPT]])
def test_whoever_leaves_can_go_on(tmp_path: Path, ending: list[str]) -> None:
    file = tmp_path / "game.hetman"
    code = "pl" if ending == ["koniec"] else "en"
    left = scene(["1", "2", *ending], saved=file, code=code)
    assert left.run() == (INTERRUPTED if ending == [INTERRUPT] else 0)
    assert f"hetman play --resume {file}" in left.text
    match, company = SavedGame(file).resume()
    assert match.state == left.match.state
    assert [str(player) for player in company.players] == ["person", "random"]
    again = Scene(match, company, first_moves(), saved=file)
    assert again.run() == 0
    assert "Since your last move:" in again.text
    assert hetman.verify(hetman.Record.parse(file.read_text())).dice


def test_a_game_with_many_breaks_is_the_same_game(tmp_path: Path) -> None:
    whole = scene(passes_curtains, "person:Ala,person:Jan")
    whole.run()
    file = tmp_path / "game.hetman"
    part = scene(passes_curtains, "person:Ala,person:Jan", saved=file)
    breaks = 0
    while True:
        lines = [0]

        def typing(played: Scene, lines: list[int] = lines) -> str:
            lines[0] += 1
            if lines[0] > 3:
                raise EOFError
            return passes_curtains(played)

        part = Scene(part.match, part.table.company, typing, saved=file)
        part.run()
        if part.match.over:
            break
        breaks += 1
        match, company = SavedGame(file).resume()
        part = Scene(match, company, typing, saved=file)
    assert breaks > 5
    assert str(part.match.record) == str(whole.match.record) == file.read_text()


def test_every_move_is_on_disk_before_the_next_question(tmp_path: Path) -> None:
    file = tmp_path / "game.hetman"
    asked = []

    def typing(played: Scene) -> str:
        record = hetman.Record.parse(file.read_text())
        asked.append(record.moves == played.match.record.moves)
        return "1"

    scene(typing, saved=file).run()
    assert len(asked) == 9
    assert all(asked)


def test_a_bot_that_fails_gets_a_traceback_and_its_game_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.hetman"
    played = scene(["1", "1", "1"], saved=file)

    def fault(seat: hetman.Seat) -> int:
        raise RuntimeError("a fault in a bot")

    monkeypatch.setattr(played.table.bots[1], "choose", fault)
    assert played.run() == 1
    assert "in fault" in capsys.readouterr().err
    assert "The bot random failed: RuntimeError: a fault in a bot" in played.text
    assert str(file) in played.text.replace("\n", "")
    match, _ = SavedGame(file).resume()
    assert decisions(match, 0) == 1
    assert match.state == played.match.state


def test_a_running_game_is_private_and_a_finished_one_is_not(tmp_path: Path) -> None:
    file = tmp_path / "game.hetman"
    umask = os.umask(0o022)
    try:
        scene(["1"], saved=file).run()
        seed = tmp_path / "game.hetman.seed"
        assert file.stat().st_mode & 0o777 == 0o600
        assert seed.stat().st_mode & 0o777 == 0o600
        match, company = SavedGame(file).resume()
        assert json.loads(seed.read_text())["seed"] == match.seed.hex()
        assert match.seed.hex() not in file.read_text()
        Scene(match, company, first_moves(), saved=file).run()
        assert file.stat().st_mode & 0o777 == 0o644
        assert not seed.exists()
    finally:
        os.umask(umask)


@pytest.mark.parametrize("players", ["person,random", "random,person"])
def test_a_game_in_which_nobody_decided_leaves_no_file(tmp_path: Path, players: str) -> None:
    played = scene(["quit"], players, saved=tmp_path / "game.hetman")
    played.run()
    assert list(tmp_path.iterdir()) == []
    assert "--resume" not in played.text


def test_a_disk_that_fails_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saved_games, "write_whole", full)
    played = scene(["1", "quit"], saved=tmp_path / "game.hetman")
    assert played.run() == 0
    assert decisions(played.match, 0) == 1
    assert "game.hetman: No space left on device" in " ".join(played.text.split())
    assert "The game was not saved." in played.text


def test_a_write_that_breaks_off_keeps_the_old_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.hetman"
    scene(["1"], saved=file).run()
    before = file.read_text()

    def torn(*args: object) -> None:
        raise OSError(5, "Input/output error")

    match, company = SavedGame(file).resume()
    monkeypatch.setattr(os, "replace", torn)
    Scene(match, company, ["1"], saved=file).run()
    assert file.read_text() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.hetman", "game.hetman.seed"]


# Commands


def test_every_command_is_obeyed() -> None:
    from hetman.terminal.input import Input

    assert all(callable(getattr(Input, command)) for command in COMMANDS)


@pytest.mark.parametrize(("code", "typed"), [("en", "help"), ("en", "?"), ("en", "HELP"), ("pl", "pomoc")])
def test_help(code: str, typed: str) -> None:
    played = scene([typed], code=code)
    played.run()
    for command in COMMANDS:
        assert played.table.language.say(f"command-{command}.word") in played.text
    assert played.table.choices().all[0].notation in played.text


def test_the_log_is_told_for_the_seat_that_asks() -> None:
    played = scene(["1", "log"])
    played.run()
    log = played.text.rsplit("What has happened:", 1)[1]
    assert "Raven draws a Swordsman coin from the bag." in log
    assert "Wolf draws a coin from the bag. (3×)" in log
    assert "Raven deploys the Swordsman on e6." in log


def test_rules_and_single_cards() -> None:
    played = scene(["rules", "rules archer", "rules LIGHT", "rules xyz"], code="en")
    played.run()
    text = " ".join(played.text.split())
    for key in played.table.language.keys("rules-"):
        assert played.table.language.say(key) in text
    assert played.table.language.say("card-archer") in text
    assert played.table.language.say("card-lightcavalry") in text
    assert played.table.language.say("card-knight") not in text
    assert "There is no rule about “xyz”." in text


def test_a_card_by_its_polish_name() -> None:
    played = scene(["zasady lekką jazdę", "zasady lucznik"], code="pl")
    played.run()
    text = " ".join(played.text.split())
    assert played.table.language.say("card-lightcavalry") in text
    assert played.table.language.say("card-archer") in text


def test_the_language_changes_everything_from_then_on() -> None:
    played = scene(["language pl", "1", "język en"])
    played.run()
    before, after = played.text.split("Stół mówi teraz po polsku.")
    assert "Your hand" in before
    assert "Twoja ręka" not in before
    polish, english = after.split("The language is English now.")
    assert "Kruk rozstawia Szermierza na e6." in polish
    assert "Your hand" not in polish
    assert "Raven deploys the Swordsman on e6." in english


@pytest.mark.parametrize("typed", ["language de", "language", "quit now", "undo 2", "help me"])
def test_a_command_used_wrongly_is_explained(typed: str) -> None:
    played = scene([typed])
    before = len(played.match.entries)
    played.run()
    assert len(played.match.entries) == before
    answer = played.text.rsplit("Legal moves", 1)[1]
    assert ("like this:" in answer) != ("There is no language “de”. Choose en or pl." in answer)


def test_saving_elsewhere_moves_the_game(tmp_path: Path) -> None:
    first, second = tmp_path / "first.hetman", tmp_path / "the second.hetman"
    played = scene(["1", "save", f"save {second}", "1"], saved=first)
    played.run()
    assert f"The game is in {first}" in played.text
    assert f"The game is in {second}" in played.text
    assert sorted(path.name for path in tmp_path.iterdir()) == ["the second.hetman", "the second.hetman.seed"]
    assert SavedGame(second).resume()[0].state == played.match.state
    assert f"--resume '{second}'" in played.text


def test_saving_never_overwrites(tmp_path: Path) -> None:
    first, other = tmp_path / "first.hetman", tmp_path / "other.txt"
    other.write_text("mine")
    played = scene(["1", f"save {other}", f"save {tmp_path / 'nowhere' / 'x'}", f"save {first}"], saved=first)
    played.run()
    assert other.read_text() == "mine"
    assert "exists already" in " ".join(played.text.split())
    assert "x: No such file or directory" in " ".join(played.text.split())
    assert SavedGame(first).resume()[0].state == played.match.state


def test_a_table_without_a_file_says_so() -> None:
    played = scene(["1", "save", "quit"])
    played.run()
    assert "Use “save” like this: save game.hetman" in played.text
    assert "The game was not saved." in played.text


def test_a_bot_gets_only_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []
    played = scene(["1"])
    choose = played.table.bots[1].choose

    def spy(*given: hetman.Seat) -> int:
        seen.extend(given)
        return choose(*given)

    monkeypatch.setattr(played.table.bots[1], "choose", spy)
    played.run()
    (seat,) = seen
    assert isinstance(seat, hetman.Seat)
    assert seat.number == 1
    assert seat._imagined is not played.match.state


def test_the_table_needs_no_file_and_no_console() -> None:
    company = scene([]).table.company
    match = hetman.Match(hetman.game("warchest"), seed=1, round_limit=1)
    table = Session(match, company, Paper(typist(["quit"])), "en", None)
    assert table.run() == 0
