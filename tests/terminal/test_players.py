"""Who sits where."""

from __future__ import annotations

import pytest

import hetman
from hetman.terminal.players import Company, Player, seat_company

GAME = hetman.game("warchest")


def seated(text: str, seats: int | None = None, alone: bool = False) -> list[str]:
    return [str(player) for player in seat_company(GAME, text.split(","), seats, alone).players]


def test_seats_that_are_left_get_a_bot() -> None:
    assert seated("person") == ["person", "squire"]
    assert seated("random,person") == ["random", "person"]
    assert seated("person", 4) == ["person", "squire", "squire", "squire"]
    assert seated("person,person,person") == ["person", "person", "person", "squire"]
    assert seated(" person : Ala , search:50 ") == ["person:Ala", "search:50"]


@pytest.mark.parametrize(
    ("text", "seats", "complaint"),
    [
        ("person,person,person", 2, "3 players are too many for 2 seats"),
        ("person,person,person,person,person", None, "5 players are too many for 4 seats"),
        ("person", 3, "warchest takes 2 or 4 seats, got 3"),
        ("persona", None, "'persona' is neither 'person' nor a bot"),
        ("person,randm", None, "did you mean 'random'"),
        ("", None, "'' is neither 'person' nor a bot"),
        ("person:" + "x" * 31, None, "at most 30 letters"),
        ("person:a\x1b[2J", None, "at most 30 letters"),
    ],
)
def test_wrong_companies(text: str, seats: int | None, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint.replace("[", r"\[")):
        seat_company(GAME, text.split(","), seats, False)


def test_nobody_can_be_alone_among_bots() -> None:
    with pytest.raises(ValueError, match="needs a person"):
        seat_company(GAME, ["random", "random"], None, True)


def test_a_curtain_is_for_several_people() -> None:
    person, bot = Player("person"), Player("random")
    assert Company((person, person)).curtained
    assert Company((person, bot, person, bot)).curtained
    assert not Company((person, bot)).curtained
    assert not Company((person, person), alone=True).curtained
    assert not Company((bot, bot)).curtained


def test_bots_do_not_share_their_dice() -> None:
    match = hetman.Match(GAME, seed=1, seats=4)
    bots = Company((Player("random"),) * 4).bots(match)
    assert len({bot.dice.state for bot in bots.values()}) == 4  # type: ignore[attr-defined]
