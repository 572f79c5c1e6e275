"""Pictures with a seat, a size, arrows and the last move."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import hetman
from hetman.core.picture import Picture
from hetman.drawing.token_places import token_places


def match() -> hetman.Match:
    match = hetman.Match(hetman.game("warchest"), seed=7, army="first-game")
    deploy = next(move for move in notation(match) if move.startswith("deploy"))
    match.play(deploy)
    return match


def notation(match: hetman.Match) -> list[str]:
    return [match.game.notation(move) for move in match.state.moves()]


@pytest.mark.parametrize("name", hetman.games())
def test_every_game_draws_arrows_between_the_tokens_of_its_picture(name: str) -> None:
    game = hetman.game(name)
    state = game.start(game.usual_seats)
    state.roll(hetman.Dice(1))
    if game.drawing is None:
        pytest.skip("no drawing")
    alone = [place.chain[0] for place in token_places(state.picture(0)) if len(place.chain) == 1]
    picture = state.picture(0, size=500, arrows=[(alone[0], alone[-1]), (alone[1], alone[-2], "advice")])
    root = ElementTree.fromstring(picture)
    assert root.get("width") == "500"
    left, top, width, height = map(float, (root.get("viewBox") or "").split())
    assert float(root.get("height", 0)) == pytest.approx(500 * height / width, abs=0.01)
    arrows = [part for part in root.iter() if (part.get("class") or "").startswith("arrow ")]
    heads = [part.get("transform", "") for arrow in arrows for part in arrow if "rotate" in part.get("transform", "")]
    assert len(heads) == 4, "two arrows, each with a head and its halo"
    for head in heads:
        x, y = map(float, head.removeprefix("translate(").partition(")")[0].split())
        assert left <= x <= left + width
        assert top <= y <= top + height
    assert "var(--" not in picture[picture.rindex('class="through arrows"') :]


def test_a_seat_sees_the_board_from_its_side() -> None:
    state = match().state
    assert state.picture(0) != state.picture(1)
    assert state.picture() == state.picture(None)


def test_a_match_draws_its_last_move() -> None:
    played = match()
    assert 'class="through trail"' in played.picture()
    assert 'class="through trail"' not in played.picture(last=False)
    assert played.picture(last=False) == played.state.picture()


def test_a_position_draws_a_last_move_that_it_is_told() -> None:
    played = match()
    before = played.position(len(played.entries) - 1)
    while before.actor == hetman.NATURE:
        before = played.position(len(played.entries) - 2)
    move = next(entry.move for entry in reversed(played.entries) if entry.decision.seat != hetman.NATURE)
    assert played.state.picture(last=hetman.Last.of(before, move)) == played.picture()


def test_the_texts_have_a_language() -> None:
    state = match().state
    assert state.picture(language="pl") != state.picture(language="en")
    with pytest.raises(ValueError, match="a language must be one of en, pl"):
        state.picture(language="de")


def test_a_wrong_arrow_is_refused_with_the_tokens_of_the_picture() -> None:
    with pytest.raises(ValueError, match="the picture has no 'z9'; it has c1, c2"):
        match().picture(arrows=[("e4", "z9")])


def test_a_wrong_size_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1 pixel, got 0"):
        match().picture(size=0)


def test_a_picture_shows_itself_and_saves_itself(tmp_path: Path) -> None:
    picture = match().picture(size=300)
    assert isinstance(picture, Picture)
    assert picture._repr_svg_() == str(picture)
    picture.save(tmp_path / "board.svg")
    assert ElementTree.parse(tmp_path / "board.svg").getroot().get("width") == "300"


def test_a_notebook_shows_positions_and_matches() -> None:
    played = match()
    assert played._repr_svg_() == played.picture()
    assert played.state._repr_svg_() == played.state.picture()


def test_an_undo_takes_the_trail_with_it() -> None:
    played = hetman.Match(hetman.game("warchest"), seed=7, free_undo=True, army="first-game")
    opening = played.picture()
    played.play(next(move for move in notation(played) if move.startswith("deploy")))
    assert played.last(0) is not None
    played.undo()
    assert played.last(0) is None
    assert played.picture() == opening
