"""The extras of the distribution: packages that only some commands need."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

DISTRIBUTION = "hetman-table"
"""The name on the package index. `hetman` belongs to another project there."""
CLONE = Path(__file__).parents[2]
"""The root of the clone, if this module is in one."""


class MissingExtra(ValueError):
    """A command needs an extra that is not installed. The message says which, and how to install it."""


def require(package: str, extra: str, purpose: str) -> None:
    """Check that a package is installed, without loading it. Raises MissingExtra."""
    if find_spec(package) is None:
        raise missing(package, extra, purpose, "is not installed")


def load(package: str, extra: str, purpose: str) -> Any:
    """Import a package of an extra. Raises MissingExtra."""
    try:
        return import_module(package)
    except ImportError as error:
        reason = "is not installed" if error.name == package else f"does not load ({error})"
        raise missing(package, extra, purpose, reason) from None


def missing(package: str, extra: str, purpose: str, reason: str) -> MissingExtra:
    return MissingExtra(
        f"{purpose} needs the package {package}, which {reason}; install the extra {extra!r}: {install_command(extra)}"
    )


def install_command(extra: str) -> str:
    """Return the command that adds an extra to this installation."""
    if Path(sys.prefix) == CLONE / ".venv":
        return f"tools/install {extra}"
    return f"pip install '{DISTRIBUTION}[{extra}]'"
