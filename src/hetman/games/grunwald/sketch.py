"""A position as plain text, at most 80 columns wide and readable without colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


def sketch(view: Mapping[str, Any], say: Callable[..., str]) -> str:
    return ""
