"""Bots: they choose a move from a seat, and know what a person in that seat knows."""

from __future__ import annotations

from hetman.bots.base import Bot, Candidate
from hetman.bots.registry import bot, bots, read_bot

__all__ = ["Bot", "Candidate", "bot", "bots", "read_bot"]
