"""Words as they are typed: in any case, with or without diacritics."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable

# A letter of its own in Unicode, which no decomposition turns into l.
WITHOUT_STROKE = str.maketrans("łŁ", "ll")
ALIKE = 0.7
"""How much of a word must be right for it to be taken as misspelt."""
REPEATED = 60
AROUND = "„”“\"'.,;:!?()[]…"


def fold(text: str) -> str:
    """`Łucznika` as `lucznika`."""
    letters = unicodedata.normalize("NFKD", text.translate(WITHOUT_STROKE))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def words_of(text: str) -> list[str]:
    """The words of a sentence, folded, without the marks around them."""
    stripped = (word.strip(AROUND) for word in fold(text).split())
    return [word for word in stripped if word]


def closest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    return next(iter(difflib.get_close_matches(word, list(known), n=1, cutoff=ALIKE)), None)


def shorten(text: str) -> str:
    """As much of what was typed as is worth repeating."""
    return text if len(text) <= REPEATED else f"{text[: REPEATED - 1]}…"
