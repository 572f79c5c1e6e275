from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import hetman
from ambush import Ambush
from hetman import Match, Record, RecordError


@pytest.fixture
def box(tmp_path: Path) -> Path:
    (tmp_path / "cards.json").write_text('{\n "cards": 5}', encoding="utf-8")
    return tmp_path


def test_own_components_replace_those_of_the_box(ambush: Ambush, box: Path) -> None:
    own = hetman.game("ambush", components=box)
    assert own.start().view(None)["deck"] == 15
    assert hetman.game("ambush").start().view(None)["deck"] == 9
    assert hetman.game("ambush", components=box / "cards.json").own_components == own.own_components


def test_a_record_carries_the_files_and_replays_with_them(ambush: Ambush, box: Path) -> None:
    match = Match(hetman.game("ambush", components=box), seed=1)
    while not match.over:
        match.play(match.state.moves()[0])
    text = str(match.record)
    (box / "cards.json").unlink()
    record = Record.parse(text)
    assert str(record) == text
    assert record.replay() == match.state
    assert hetman.verify(record).dice
    assert record.components == {"cards.json": '{\n "cards": 5}'}


def test_a_changed_file_in_a_record_is_named_by_its_line(ambush: Ambush, box: Path) -> None:
    text = str(Match(hetman.game("ambush", components=box), seed=1).record)
    with pytest.raises(RecordError, match=r"cards\.json.*was changed") as error:
        Record.parse(text.replace('"cards": 5', '"cards": 6'))
    assert text.splitlines()[error.value.line - 1].startswith("component cards.json ")


def test_positions_of_other_components_do_not_restore(ambush: Ambush, box: Path) -> None:
    own = hetman.game("ambush", components=box)
    with pytest.raises(ValueError, match="other components"):
        ambush.restore(own.start().dump())
    state = own.start()
    assert pickle.loads(pickle.dumps(state)) == state


def test_bad_files_are_refused(ambush: Ambush, box: Path) -> None:
    (box / "cards.json").write_text("{", encoding="utf-8")
    with pytest.raises(ValueError, match=r"cards\.json, line 1"):
        hetman.game("ambush", components=box)
    with pytest.raises(ValueError, match="cannot read"):
        hetman.game("ambush", components=box / "missing.json")
    (box / "cards.json").unlink()
    with pytest.raises(ValueError, match=r"expected a folder of \.json files"):
        hetman.game("ambush", components=box)
