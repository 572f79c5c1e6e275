"""What every game shows and does for fixed seeds is what it was, and games recorded earlier replay."""

from __future__ import annotations

from pathlib import Path

import pytest

import hetman
from golden.golden import cases, known

CASES = cases()
RECORDS = sorted((Path(__file__).parent / "records").glob("*.hetman"))


@pytest.mark.parametrize("name", CASES)
def test_nothing_has_changed(name: str) -> None:
    expected = known()
    changed = [key for key, value in CASES[name]().items() if expected.get(key) != value]
    assert not changed, "if the change is intended: python tests/golden/golden.py"


def test_every_hash_has_a_case() -> None:
    assert {key.partition(":")[0] for key in known()} == set(CASES)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: str(file.stem))
def test_a_game_recorded_earlier_replays_and_verifies_or_says_why_not(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = hetman.Record.parse(text)
    assert str(record) == text
    installed = hetman.game(record.game).version
    if record.rules_version != installed:
        said = f"expected version {installed} of the rules of {record.game}, got {record.rules_version}"
        with pytest.raises(hetman.RecordError, match=said):
            record.replay()
        return
    assert record.replay().winners() == record.result
    checked = hetman.verify(record)
    assert checked.moves == len(record.moves)
    assert checked.dice == sum(made.actor == hetman.NATURE for made in record.moves)


def test_every_game_has_an_earlier_record() -> None:
    assert {hetman.Record.parse(file.read_text(encoding="utf-8")).game for file in RECORDS} == set(hetman.games())
