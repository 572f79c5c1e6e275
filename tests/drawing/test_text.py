"""Text inside a picture fits its room."""

from __future__ import annotations

from hetman.drawing.text import cut, headline, paragraph, width, wrap, write


def test_wide_letters_take_more_room_than_narrow_ones() -> None:
    assert width("illi", 10) < width("abcd", 10) < width("ABCD", 10) < width("MWMW", 10)
    assert width("abcd", 20) == 2 * width("abcd", 10)
    assert width("abcd", 10, bold=True) > width("abcd", 10)


def test_a_text_is_cut_only_if_it_is_too_wide() -> None:
    assert cut("Chocim", 10, 200) == "Chocim"
    short = cut("Jan Žižka z Trocnova", 10, 60)
    assert short.endswith("…")
    assert width(short, 10) <= 60


def test_lines_break_between_words_and_the_last_one_is_cut() -> None:
    lines = wrap("one two three four five six", 10, 50, most=2)
    assert len(lines) == 2
    assert all(width(line, 10) <= 50 for line in lines)
    assert lines[-1].endswith("…")
    assert wrap("one two", 10, 500, most=2) == ["one two"]


def test_a_paragraph_is_lines_below_each_other() -> None:
    lines = write("one", 5, 10, 12, ink="ink2") + write("two", 5, 25, 12, ink="ink2")
    assert paragraph(["one", "two"], 5, 10, 12, 15, ink="ink2") == lines


def test_a_headline_is_bold_and_in_the_display_face() -> None:
    line = headline("<Chocim>", 0, 10, 17, ink="act")
    assert 'class="start display"' in line
    assert 'font-weight="700"' in line
    assert "&lt;Chocim&gt;" in line
