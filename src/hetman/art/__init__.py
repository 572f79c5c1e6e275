"""What the drawings of all games share: elements, charges, hatchings, colours. It knows no game."""

from __future__ import annotations

from collections.abc import Callable

Say = Callable[..., str]
"""Gives a text in the reader's language by its key and arguments; a thing with a name is (kind, token)."""
