"""Reading pictures of a table: elements by class and id, and what they say."""

from __future__ import annotations

from collections.abc import Mapping
from xml.etree import ElementTree

Element = ElementTree.Element
Parts = dict[str, str]


def echo(key: str, **args: object) -> str:
    """Every text is its key, so that a picture shows which text stands where."""
    return key + "".join(f" {name}={value}" for name, value in args.items())


def parse(part: str) -> Element:
    """An element of either kind, without the namespace that only a board on its own needs."""
    return ElementTree.fromstring(part.replace(' xmlns="http://www.w3.org/2000/svg"', ""))


def everything(parts: Mapping[str, str]) -> str:
    return "".join(parts.values())


def by_id(part: str, name: str) -> Element:
    found = parse(part).find(f".//*[@id='{name}']")
    assert found is not None, f"nothing has the id {name}"
    return found


def of_class(part: str | Element, *names: str) -> list[Element]:
    root = parse(part) if isinstance(part, str) else part
    return [element for element in root.iter() if set(names) <= set(element.get("class", "").split())]


def markup(element: Element) -> str:
    return ElementTree.tostring(element, encoding="unicode")
