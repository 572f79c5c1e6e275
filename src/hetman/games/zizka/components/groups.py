"""The layout of component files: groups with an origin, and members with an id and perhaps a name."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from hetman.core.component_files import Entry, all_different

LANGUAGES = ("en", "pl")
FORMS = ("pl.acc",)
LONGEST_NAME = 60
PURSES = "purses"


def group(file: Entry, key: str) -> Entry:
    """A group of components says where it comes from."""
    file[key].origin()
    return file[key]


def members(file: Entry, key: str, count: int | None = None) -> list[Entry]:
    """The members of a group. Raises ValueError if their number is not `count`."""
    found = group(file, key)
    found["all"].items(count or 0, count)
    found.only("origin", "all")
    return found["all"].items()


def read_name(entry: Entry) -> dict[str, str]:
    """Language -> name, and `pl.acc` -> its Polish accusative; empty if the game's texts have the name."""
    return entry["name"].names(LANGUAGES, FORMS, LONGEST_NAME) if entry.has("name") else {}


def named_entries(files: Iterable[Entry]) -> Iterator[Entry]:
    """Everything that has an id of its own; purses have those of the leaders."""
    for file in files:
        for key, found in file.entries().items():
            listed = found.value.get("all") if isinstance(found.value, dict) else None
            if listed is not None and isinstance(listed.value, list) and key != PURSES:
                yield from (entry for entry in listed.value if isinstance(entry.value, dict))


def check_ids(files: Iterable[Entry], taken: Collection[str]) -> None:
    """Raise ValueError if an id occurs twice or is taken."""
    ids = [entry["id"] for entry in named_entries(files)]
    for found in ids:
        found.token(taken)
    all_different(ids)


def check_names(files: Iterable[Entry], named: Collection[str]) -> None:
    """Raise ValueError if a new id has no name."""
    for entry in named_entries(files):
        entry.expect(entry.has("name") or entry["id"].token() in named, "a 'name', as for every id of your own")
