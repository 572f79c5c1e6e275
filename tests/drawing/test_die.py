"""A die rolls when its face changes, and is a button while it can be chosen."""

from __future__ import annotations

from hetman.drawing.die import die


def drawn(**given: object) -> str:
    return die("4", "hit", "four", **{"id_": "die-1", "operand": "die", "can": False, **given})  # type: ignore[arg-type]


def test_a_die_carries_what_it_rolled() -> None:
    shown = drawn(label="four", pulse="5")
    assert 'data-roll="hit"' in shown
    assert 'data-pulse="5"' in shown
    assert 'role="img"' in shown
    assert 'aria-label="four"' in shown


def test_it_is_a_button_while_it_can_be_chosen() -> None:
    assert "role" not in drawn(), "the picture inside names it"
    assert 'class="die miss legal"' in drawn(can=True, class_="miss")
    assert 'role="button" tabindex="0" aria-pressed="false"' in drawn(can=True, label="four")
    chosen = drawn(can=True, chosen=True)
    assert 'class="die chosen"' in chosen
    assert 'aria-pressed="true"' in chosen
    assert 'data-token="four" data-as="die"' in chosen
