"""`help` describes everything public, compiled or not."""

from __future__ import annotations

import inspect
import pydoc
from collections.abc import Iterator
from types import ModuleType

import pytest

import hetman

WITHOUT_HELP = {"COMPILED", "NATURE", "OVER"}
"""Numbers and truth values cannot carry a text. The reference has one for each."""
NAMES = [name for name in hetman.__all__ if name not in WITHOUT_HELP]


def public_methods() -> Iterator[tuple[str, str]]:
    for name in NAMES:
        thing = getattr(hetman, name)
        if inspect.isclass(thing):
            own = {key for base in thing.__mro__ if base.__module__.startswith("hetman") for key in vars(base)}
            for key in sorted(own):
                found = inspect.getattr_static(thing, key)
                if not key.startswith("_") and (callable(getattr(thing, key)) or isinstance(found, property)):
                    yield name, key


@pytest.mark.parametrize("name", NAMES)
def test_a_public_name_has_help(name: str) -> None:
    assert len(inspect.getdoc(getattr(hetman, name)) or "") > 20


@pytest.mark.parametrize(("name", "method"), list(public_methods()))
def test_a_public_method_has_help(name: str, method: str) -> None:
    assert inspect.getdoc(getattr(getattr(hetman, name), method))


def test_help_of_a_position_shows_texts_and_signatures() -> None:
    text = pydoc.plain(pydoc.render_doc(hetman.State))
    assert "Use a `State` for search, playouts, training and experiments." in text
    assert ("playout(self, /, dice, limit)" if hetman.COMPILED else "playout(self, dice") in text
    assert "Make a packed move without checking it." in text
    assert "The seat to decide" in (hetman.State.actor.__doc__ or "")


def test_a_position_of_a_game_inherits_its_help() -> None:
    position = type(hetman.game("warchest").start())
    assert "independent copy" in (inspect.getdoc(position.copy) or "")


def test_compiled_modules_keep_their_docstrings() -> None:
    module = inspect.getmodule(hetman.State)
    assert isinstance(module, ModuleType)
    assert (module.__doc__ or "").startswith("A position:")


def test_the_constants_are_described_in_the_sources() -> None:
    from hetman.core import decision

    source = (hetman.game("warchest").folder.parents[1] / "core" / "decision.py").read_text(encoding="utf-8")
    assert 'NATURE: Final = -1\n"""' in source
    assert 'OVER: Final = -2\n"""' in source
    assert (decision.NATURE, decision.OVER) == (-1, -2)
