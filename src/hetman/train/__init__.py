"""Training of the networks that judge positions: `hetman train GAME`.

A run alternates between two steps that know each other by files only. `selfplay` lets bots play and writes what the
seats saw as shards. `fit` trains a network on shards and writes its file. So self-play needs no PyTorch, and fitting
needs no compiled modules: they may run with different Pythons. `run` does both in turn, and continues what was stopped.
"""

from __future__ import annotations
