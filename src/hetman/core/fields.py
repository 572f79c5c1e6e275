"""Declared fields: a game lists each value of a position once. Copies, dumps, restoring and equality use the list.

    FIELDS = (number("round", "course.round"), flag("ending"), choices("offer", follower_ids, NONE), …)

A dotted path is the place of a value in the dump. The default is the name of the attribute.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hetman.core.pile import Pile


@dataclass(frozen=True)
class Field:
    """One value of a position: its place in the dump, and the functions that read, restore and copy it."""

    path: tuple[str, ...]
    dump: Callable[[Any], Any]
    restore: Callable[[Any, Any], None]
    copy: Callable[[Any, Any], None]
    """Takes a position and its copy."""


Ids = Callable[[Any], Sequence[str]]
"""The ids that the indices of an attribute stand for, from the box of the position."""


def custom(
    path: str,
    dump: Callable[[Any], Any],
    restore: Callable[[Any, Any], None],
    copy: Callable[[Any, Any], None] | None = None,
) -> Field:
    """A value with functions of the game's own. Without `copy`, a copy restores what `dump` returned."""
    return Field(tuple(path.split(".")), dump, restore, copy or (lambda state, other: restore(other, dump(state))))


def assigned(name: str) -> Callable[[Any, Any], None]:
    """Return the copy function of a value that never changes in place, such as a number."""
    return lambda state, other: setattr(other, name, getattr(state, name))


def number(name: str, path: str = "") -> Field:
    """An integer. `path` is its place in the dump, if that has another name."""

    def restore(state: Any, value: Any) -> None:
        setattr(state, name, whole(value))

    return custom(path or name, lambda state: int(getattr(state, name)), restore, assigned(name))


def flag(name: str, path: str = "") -> Field:
    """A truth value."""

    def restore(state: Any, value: Any) -> None:
        if not isinstance(value, bool):
            raise ValueError(f"expected true or false, got {value!r}")
        setattr(state, name, value)

    return custom(path or name, lambda state: bool(getattr(state, name)), restore, assigned(name))


def numbers(name: str, path: str = "") -> Field:
    """A list of numbers. Its length is that of the list in a blank position; if that is empty, any length is right."""

    def restore(state: Any, value: Any) -> None:
        setattr(state, name, whole_list(value, len(getattr(state, name))))

    def copy(state: Any, other: Any) -> None:
        setattr(other, name, getattr(state, name)[:])

    return custom(path or name, lambda state: [int(item) for item in getattr(state, name)], restore, copy)


def rows(name: str, path: str = "") -> Field:
    """A list of lists of numbers, such as a hand for each seat. Their lengths are those in a blank position."""

    def dump(state: Any) -> list[list[int]]:
        return [[int(item) for item in row] for row in getattr(state, name)]

    def restore(state: Any, value: Any) -> None:
        lengths = [len(row) for row in getattr(state, name)]
        if not isinstance(value, list) or len(value) != len(lengths):
            raise ValueError(f"expected {len(lengths)} lists of numbers, got {value!r}")
        setattr(state, name, [whole_list(row, length) for row, length in zip(value, lengths)])

    def copy(state: Any, other: Any) -> None:
        setattr(other, name, [row[:] for row in getattr(state, name)])

    return custom(path or name, dump, restore, copy)


def pile(name: str, path: str = "") -> Field:
    """A `Pile`."""

    def restore(state: Any, value: Any) -> None:
        restored = Pile([])
        restored.restore(value)
        setattr(state, name, restored)

    def copy(state: Any, other: Any) -> None:
        setattr(other, name, getattr(state, name).copy())

    return custom(path or name, lambda state: getattr(state, name).dump(), restore, copy)


def choice(name: str, ids: Ids, none: int, path: str = "") -> Field:
    """An index that the dump holds as an id, or as null for `none`."""
    return custom(
        path or name,
        lambda state: id_of(getattr(state, name), ids(state), none),
        lambda state, value: setattr(state, name, index_of(value, ids(state), none)),
    )


def choices(name: str, ids: Ids, none: int, path: str = "") -> Field:
    """A list of such indices."""
    return custom(
        path or name,
        lambda state: [id_of(index, ids(state), none) for index in getattr(state, name)],
        lambda state, value: setattr(state, name, [index_of(item, ids(state), none) for item in value]),
    )


def id_of(index: int, ids: Sequence[str], none: int) -> str | None:
    return None if index == none else ids[index]


def index_of(value: str | None, ids: Sequence[str], none: int) -> int:
    if value is None:
        return none
    if value not in ids:
        raise ValueError(f"expected one of {', '.join(ids)}, got {value!r}")
    return ids.index(value)


def whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"expected an integer, got {value!r}")
    return value


def whole_list(value: Any, length: int) -> list[int]:
    """Check a list of `length` numbers; 0 stands for any length."""
    if not isinstance(value, list) or length not in (0, len(value)):
        raise ValueError(f"expected a list of {length or 'some'} numbers, got {value!r}")
    return [whole(item) for item in value]


def dump_fields(state: Any, fields: Sequence[Field]) -> dict[str, Any]:
    dumped: dict[str, Any] = {}
    for field in fields:
        inner = dumped
        for key in field.path[:-1]:
            inner = inner.setdefault(key, {})
        inner[field.path[-1]] = field.dump(state)
    return dumped


def restore_fields(state: Any, fields: Sequence[Field], data: Mapping[str, Any]) -> None:
    """Restore the fields in their order. Raises ValueError that names the wrong value."""
    for field in fields:
        try:
            value: Any = data
            for key in field.path:
                value = value[key]
            field.restore(state, value)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            reason = f"{error} is missing" if isinstance(error, KeyError) else error
            raise ValueError(f"not a dumped position: {'.'.join(field.path)}: {reason}") from error


def copy_fields(state: Any, other: Any, fields: Sequence[Field]) -> None:
    """Copy the fields of a position into a blank one."""
    for field in fields:
        field.copy(state, other)
