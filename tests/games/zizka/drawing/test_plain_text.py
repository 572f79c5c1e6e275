"""The plain-text table: never too wide, complete, and in both languages."""

from __future__ import annotations

import pytest

from games.zizka.table import Table, table
from games.zizka.walks import walk
from hetman.games.zizka import GAME
from hetman.language import LANGUAGES, language


def sketched(t: Table, seat: int | None = 0, code: str = "en") -> str:
    return GAME.plain_text(t.view(seat), language(code, GAME.folder, GAME.own_texts[code]).say)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_fits_eighty_columns_in_every_position(code: str, seats: int) -> None:
    say = language(code, GAME.folder, GAME.own_texts[code]).say
    for number, state in enumerate(walk(seats, 31, 200)):
        if number % 4 == 0:
            for seat in (None, 0):
                text = GAME.plain_text(state.view(seat), say)
                assert max(map(len, text.split("\n"))) <= 80
                assert all(line == line.rstrip() for line in text.split("\n"))


def test_every_large_field_stands_on_the_map_with_its_name() -> None:
    text = sketched(table("zizka", "bores"))
    for field in GAME.box.contents.fields:
        if field.large or field.conquest:
            assert field.id in text


def test_most_small_fields_have_their_names_too() -> None:
    text = sketched(table("zizka", "bores"))
    small = [field.id for field in GAME.box.contents.fields if not field.large]
    assert sum(field in text for field in small) >= len(small) - 2


def test_leaders_and_tokens_stand_on_the_map() -> None:
    text = sketched(table("zizka", "bores", field={0: "tyn", 1: "blatna"}, tyn="fair", pisek="?boar"))
    assert "OZtyn" in text
    assert "oBblatna" in text
    assert "#+pisek" in text


def test_what_is_known_of_tokens() -> None:
    t = table("zizka", "bores", tyn="fair", pisek="?0boar", blatna="?vigil")
    text = sketched(t)
    assert "Crowd at the Fair, open" in text
    assert "Boar in the Thicket, seen by you" in text
    assert "speech, towards virtue" in text
    assert "Boar in the Thicket" not in sketched(t, seat=1)


def test_an_event_shows_rows_dice_and_symbols() -> None:
    t = table("zizka", "bores", field="tyn", tyn="fair", crew="raza sezema dorota anezka").play("face", "roll 0 2 1 1")
    text = sketched(t)
    assert "Crowd at the Fair (pickpocketing)" in text
    assert "- 1. cunning, speech > 2 coins, vice" in text
    assert "On the table: speech ×2, cunning, joker" in text
    assert "From cards: sword, speech, cunning ×2" in text
    assert "Rerolls left: 2" in text


def test_a_leaders_own_skills_are_told_like_those_of_the_crew() -> None:
    text = sketched(table("katerina", "bores"))
    assert "Kateřina: move ×2, peek" in text
    assert "Boreš: move ×2, reroll ×2" in text


def test_a_castle_tells_what_all_its_rows_are_worth() -> None:
    t = table("zizka", "bores", field="helfenburk").play("conquer", "storm palisade", "roll 1 0 1 2")
    assert "For all rows: 4 coins, 2 points, virtue or vice" in sketched(t)


def test_rows_that_were_taken_are_ticked() -> None:
    t = table("zizka", "bores", field="tyn", tyn="boar", crew="jira prokupek martin").play("face", "roll 4 0 0 0")
    text = sketched(t)
    assert "x 1. sword > 3 coins" in text
    assert "- 2. sword > luck" in text
    assert "In all: sword ×3" in text


def test_a_tournament_shows_pot_and_scores() -> None:
    t = table("zizka", "bores", field="tyn", tyn="melee").play("face", "join", "roll 6 0 0 0", "keep")
    text = sketched(t)
    assert "Tournament: 3 in the pot, personal goal 10" in text
    assert "Personal prize: 1 point, luck" in text
    assert "Worth of the faces: sword 2, cunning 1, joker 3" in text
    assert "Player 2: 12" in text


def test_a_fight_tells_strengths_and_what_counts() -> None:
    t = table("zizka", "bores", field={0: "tyn", 1: "tyn"}, poster={1: 1}).play("attack bores", "roll 3 1 0 0")
    assert "Attack 0, defence 0; sword and joker count now." in sketched(t)
    t.play("keep", "roll 0 1 2 0")
    assert "Attack 3, defence 0; cunning and joker count now." in sketched(t, 1)


def test_the_own_seat_is_marked_and_standings_are_shown() -> None:
    t = table("zizka", "bores", poster=1, bounty=6, favours={"sigismund": 0}, conquered=["palisade", None], morale=4)
    text = sketched(t)
    assert "Player 1 (you): Žižka on Sezimovo Ústí" in text
    assert "wanted for 6" in text
    assert "favour of Sigismund" in text
    assert "conquered: easy" in text
    assert "virtue [- - - - X] vice" in text


def test_torak_and_his_posters_are_shown() -> None:
    text = sketched(table("zizka", torak={"field": "tyn", "points": 7, "posters": "limping"}))
    assert "Torak on Týn nad Vltavou: 7 VP" in text
    assert "Side Roads Only" in text


def test_the_game_being_prepared_can_be_sketched() -> None:
    assert "being prepared" in sketched(Table(GAME.start(4)), None)
