"""Records of older rules say why they cannot be replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

import hetman
from hetman.core.errors import RecordError


def test_a_record_of_version_1_says_which_rules_it_needs() -> None:
    record = hetman.Record.parse(Path(__file__).with_name("version-1.hetman").read_text(encoding="utf-8"))
    with pytest.raises(RecordError, match="expected version 2 of the rules of chocim, got 1"):
        record.replay()
