"""Matching of typed words in any case, with or without diacritics."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable

# Unicode does not decompose the letter with a stroke into an l. Keyboards have the straight apostrophe alone.
PLAIN_LETTERS = str.maketrans("łŁ’", "ll'")
ALIKE = 0.7
"""The similarity from which a word counts as misspelt."""
REPEATED = 60
AROUND = "„”“\"'.,;:!?()[]…"


def fold(text: str) -> str:
    """Return `lucznika` for `Łucznika`."""
    letters = unicodedata.normalize("NFKD", text.translate(PLAIN_LETTERS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def folded_words(text: str) -> list[str]:
    """Return the folded words of a sentence without punctuation around them."""
    stripped = (word.strip(AROUND) for word in fold(text).split())
    return [word for word in stripped if word]


def closest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that was probably meant."""
    return next(iter(difflib.get_close_matches(word, list(known), n=1, cutoff=ALIKE)), None)


def shorten(text: str) -> str:
    """Return a typed text, shortened for a message."""
    return text if len(text) <= REPEATED else f"{text[: REPEATED - 1]}…"
