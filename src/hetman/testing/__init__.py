"""A conformance suite for every game: `hetman.testing.check(game)`."""

from __future__ import annotations

from hetman.testing.suite import Settings, check, settings_of
from hetman.testing.walk import Failure

__all__ = ["Failure", "Settings", "check", "settings_of"]
