"""Numbers in the format of the reader's language."""

from __future__ import annotations

from babel.numbers import format_decimal, format_percent

from hetman.arena.win_share import Share

MINUS = "−"


class NumberFormat:
    """The number format of one language."""

    def __init__(self, code: str) -> None:
        self.code = code

    def integer(self, value: float) -> str:
        return self.decimal(value, 0)

    def decimal(self, value: float, places: int) -> str:
        text: str = format_decimal(round(value, places) + 0.0, decimals(places), self.code)
        return text.replace("-", MINUS)

    def percent(self, value: float, places: int = 1) -> str:
        text: str = format_percent(value, decimals(places) + "%", self.code)
        return text

    def elo(self, value: float) -> str:
        """Format a number with its sign, because it is a difference from a mean."""
        text = self.integer(value)
        return f"+{text}" if round(value) > 0 else text

    def milliseconds(self, seconds: float | None) -> str:
        if seconds is None:
            return ""
        thousand = 1000 * seconds
        return self.decimal(thousand, 0 if thousand >= 100 else 1 if thousand >= 1 else 2)

    def span(self, share: Share) -> str:
        return f"{self.percent(share.low)} – {self.percent(share.high)}"


def decimals(places: int) -> str:
    return "#,##0" + ("." + "0" * places if places else "")
