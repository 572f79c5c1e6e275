"""What differs between two values of plain data: the path of the first key, and both values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

LONGEST = 200
"""Characters of a value in a message."""


def difference(one: Any, other: Any, path: str = "") -> str:
    """Return `hands[1].archer: 2 or 3` for the first difference of two values, or an empty text if they are equal."""
    if one == other:
        return ""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        keys = dict.fromkeys([*one, *other])
        return first_of(difference_at(one, other, key, f"{path}.{key}".lstrip(".")) for key in keys)
    if isinstance(one, (list, tuple)) and type(one) is type(other) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return first_of(difference(first, second, f"{path}[{place}]") for place, (first, second) in pairs)
    return f"{path or 'the whole'}: {short(one)} or {short(other)}"


def difference_at(one: Mapping[Any, Any], other: Mapping[Any, Any], key: Any, path: str) -> str:
    if key not in one or key not in other:
        shown = [short(values[key]) if key in values else "no such key" for values in (one, other)]
        return f"{path}: {shown[0]} or {shown[1]}"
    return difference(one[key], other[key], path)


def first_of(found: Any) -> str:
    return next((text for text in found if text), "")


def short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
