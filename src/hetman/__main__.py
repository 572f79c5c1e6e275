"""`python -m hetman` is the command line."""

from __future__ import annotations

from hetman.cli import main

main()
