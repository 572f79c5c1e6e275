"""Words as they are typed: in any case, with or without diacritics."""

from __future__ import annotations

import unicodedata

# A letter of its own in Unicode, which no decomposition turns into l.
WITHOUT_STROKE = str.maketrans("łŁ", "ll")
AROUND = "„”“\"'.,;:!?()[]…"


def fold(text: str) -> str:
    """`Łucznika` as `lucznika`."""
    letters = unicodedata.normalize("NFKD", text.translate(WITHOUT_STROKE))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def words_of(text: str) -> list[str]:
    """The words of a sentence, folded, without the marks around them."""
    stripped = (word.strip(AROUND) for word in fold(text).split())
    return [word for word in stripped if word]
