"""The log: headings, and why things happen."""

from __future__ import annotations

from games.chocim.clashes import storm
from games.chocim.table import Table, table
from hetman import Dice, Match
from hetman.core.events import EventLog
from hetman.games.chocim import GAME
from hetman.language import language
from hetman.presentation.log import Log


def logged(t: Table, *moves: str, seed: int | None = None) -> dict[str, dict[str, object]]:
    """What the moves cause, by the key of each event."""
    log = EventLog([])
    t.state.event_log = log
    t.play(*moves)
    if seed is not None:
        t.state.roll(Dice(seed))
    t.state.event_log = None
    return {event.key: event.args for event in log.events}


def test_the_log_has_headings_for_week_1_preparation_and_actions() -> None:
    match = Match(GAME, seed=1)
    match.play("pass")
    lines = Log(language("en", GAME.folder, GAME.own_texts["en"]), None).lines(match)
    assert [line.text for line in lines if line.chapter][:3] == ["Week 1", "Preparation", "Actions"]
    assert lines[0].chapter, "the first heading stands above the first card"


def test_an_assault_tells_its_walls_and_hits() -> None:
    t = table("church assault: sipahi 2; church defence: infantry", hand="siwas", turn=1, levels={"church": 2})
    t.play("command siwas", "place sipahi church assault", "done")
    assert logged(t, "declare church assault")["assault"]["level"] == 2
    found = logged(t, "roll 6 6 1", "roll 6 1")["clash_result"]
    assert found == {"hits0": 0, "hits1": 2, "breaks0": 1, "breaks1": 0}


def test_the_log_says_that_broken_units_lower_morale() -> None:
    state = table("commonwealth broken: cavalry 2", phase="summary")
    found = logged(state, "stay")
    assert found["many_broken"] == {"side": ["side", "commonwealth"], "count": 2}
    assert found["morale_down"]["side"] == ["side", "commonwealth"]


def test_the_log_says_who_goes_home_when_the_bridgehead_falls() -> None:
    units = "bridgehead assault: sipahi 3; kamieniec: cavalry 2"
    t = storm(units, "bridgehead", levels={"bridgehead": 0})
    found = logged(t, "roll 6 1 1 1", "roll 1 1")
    assert found["sent_home"]["field"] == ["field", "bridgehead"]
    assert (found["sent_home"]["unit"], found["sent_home"]["count"]) == (["unit", "cavalry"], 2)


def test_week_5_has_snow_and_news_of_relief() -> None:
    t = table(phase="summary", week_number=4)
    found = logged(t, "stay", seed=1)
    assert found["week"] == {"week": 5}
    assert found["relief"] == {"count": 1}
    assert found["cold"] == {"count": 3, "last": "yes"}
