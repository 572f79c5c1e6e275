"""A position in characters: the six fields with prizes and queues, the event, the cards, a panel for each seat.

    2 Crown Knights    1. c5  (c2)        1. Green O =2, Red h =1

In a narrow window the queue stands below its field.
"""

from __future__ import annotations

from hetman.drawing import Player, Say, View, own_player
from hetman.drawing.characters import (
    FAINT,
    NUMBER,
    SIDE,
    STRONG,
    TITLE,
    USUAL,
    WIDE,
    Line,
    Run,
    Sheet,
    flow,
    joined,
    labelled,
    length,
    line,
    link,
    padded,
    paragraph,
    seat_style,
)
from hetman.games.grunwald.components import PAWNS
from hetman.games.grunwald.drawing.calendar import season_of
from hetman.games.grunwald.drawing.event import effect_of
from hetman.games.grunwald.drawing.plain_text import cards, code, free_pawns, group, points, prizes

LABEL, PRIZES, WIDEST = 19, 22, 100
OWN = 3
"""So many figures of a panel are not seen elsewhere: the hand shows free pawns itself."""
SENDING = "send"
"""The question that pawns answer."""


def characters(view: View, say: Say, width: int) -> dict[str, Sheet]:
    """The parts by name."""
    ended = view["phase"] == "end"
    panels = {f"seat-{player['seat']}": Sheet.of(panel(view, player, say)) for player in view["players"]}
    final = [one for text in points(view, say)[1:] for one in paragraph([text.strip()], width, 2)] if ended else []
    return {
        "caption": Sheet.of([line(caption(view, say))]),
        "board": Sheet.of(final if ended else board(view, say, min(width, WIDEST))),
        "moment": Sheet.of([] if ended else moment(view, say, width)),
        "hand": Sheet.of([] if ended else hand(view, say, width)),
        "more": Sheet.of(paragraph([say("sketch-legend")], width, 2, FAINT)),
        **panels,
    }


def caption(view: View, say: Say) -> str:
    if not view["round"]:
        return say("sketch-setting-up")
    when = say("board-caption", round=view["round"], count=len(view["calendar"]), **season_of(view))
    phase = "" if view["phase"] == "end" else say("board-caption-phase", phase=("phase", view["phase"]))
    return f"{when} {phase}".rstrip()


# The fields


def board(view: View, say: Say, width: int) -> list[Line]:
    lines: list[Line] = []
    for field in view["fields"]:
        rows = wide_row(view, field, say, width) if width >= USUAL else narrow_row(view, field, say, width)
        lines += [*rows, line(Run("·" * width, FAINT))]
    return lines[:-1]


def wide_row(view: View, field: View, say: Say, width: int) -> list[Line]:
    name, offer = label(field, say), prize_run(view, field, say)
    start = (*padded(name, LABEL), *padded(line(offer), PRIZES))
    if len(offer.text) < PRIZES:
        return labelled(start, queue(field, say), LABEL + PRIZES, width)
    return [(*padded(name, LABEL), offer), *below(field, say, LABEL, width)]


def narrow_row(view: View, field: View, say: Say, width: int) -> list[Line]:
    return [(*padded(label(field, say), LABEL), prize_run(view, field, say)), *below(field, say, 4, width)]


def below(field: View, say: Say, indent: int, width: int) -> list[Line]:
    groups = queue(field, say)
    return labelled((), groups, indent, width) if groups else []


def label(field: View, say: Say) -> Line:
    text = f"{field['number']} {say('field-' + field['field'])}"
    return line(Run(text, STRONG, (link(field["field"], "field"),)))


def prize_run(view: View, field: View, say: Say) -> Run:
    return Run(prizes(view, field, say).strip(), NUMBER, (link(field["field"], "field"),))


def queue(field: View, say: Say) -> list[Line]:
    """The groups in their order, each in the colour of its seat."""
    return [line(Run(group(one, say), seat_style(one["seat"]))) for one in field["queue"]]


# What the moment needs


def moment(view: View, say: Say, width: int) -> list[Line]:
    """The event of the round, and the cards and bids that are laid."""
    lines: list[Line] = []
    event = view["event"]
    if event:
        name = Run(say("thing", thing=("event", event["event"])), TITLE)
        lines += paragraph([name, f": {effect_of(event, say)}"], width, 2)
    running = view["skirmish"]
    fighters = running["fighters"] if running else view["contest"] or []
    if fighters:
        laid = [(seat_run(one, say), Run(f" {code(one['answer'], say)}")) for one in fighters]
        lines += paragraph([say("sketch-fighters", cards=""), *joined(laid)], width, 2)
    if view["auction"]:
        bids = [
            (seat_run(one, say), Run(f" {'–' if one['answer'] is None else one['answer']}")) for one in view["auction"]
        ]
        lines += paragraph(joined(bids), width, 2)
    if running and running["revealed"]:
        numbers = {name: running[name] for name in ("teutons", "knights", "loss")}
        lines += paragraph([say("sketch-skirmish", **numbers)], width, 2, STRONG)
    return lines


def seat_run(one: View, say: Say) -> Run:
    return Run(say("thing", thing=("seat", one["seat"])), seat_style(one["seat"]))


# Cards and panels


def hand(view: View, say: Say, width: int) -> list[Line]:
    """What the viewer can send, and the cards in hand and camp. No panel stands beside narrow fields."""
    player = own_player(view)
    if player is None:
        return []
    lines = pawns(view, player, say, width)
    for place in ("hand", "camp"):
        cells = [card_cell(card, count, place, say) for card, count in player[place].items()]
        if cells:
            name = say(f"panel-own-{place}")
            lines += labelled(line(Run(name, STRONG)), cells, len(name) + 2, width)
    if width < WIDE:
        lines = joined_end(lines, flow(figures(view, player, say)[:OWN], width), width)
    return lines


def joined_end(lines: list[Line], more: list[Line], width: int) -> list[Line]:
    """The lines, the first of the others on the last of them if it has room."""
    if lines and more and length(lines[-1]) + 3 + length(more[0]) <= width:
        return [*lines[:-1], (*lines[-1], Run("   "), *more[0]), *more[1:]]
    return [*lines, *more]


def pawns(view: View, player: Player, say: Say, width: int) -> list[Line]:
    """While pawns are sent: the pawns, then the ducats that may go along."""
    if (view["prompt"] or {}).get("key") != SENDING or view["actor"] != view["seat"]:
        return []
    able = [*(PAWNS[:1] if player["officer"] is None else ()), *PAWNS[1 : 1 + player["free"]]]
    cells = [
        line(Run(f"[{say(f'pawns-{token}')}]", seat_style(player["seat"]), (link(token, "pawns"),))) for token in able
    ]
    amounts = [str(amount) for amount in range(1, player["ducats"] + 1)]
    cells += [
        line(Run(f"[+{say('sketch-ducats', amount=amount)}]", NUMBER, (link(amount, "amount"),))) for amount in amounts
    ]
    return flow(cells, width, 1)


def card_cell(card: str, count: int, place: str, say: Say) -> Line:
    text = f"{code(card, say)} {say(f'fighter-{card}')}" + (f" ×{count}" if count > 1 else "")
    return line(Run(f"[{text}]", "", (link(card, "card"), link(place, "place"))))


def panel(view: View, player: Player, say: Say) -> list[Line]:
    seat = player["seat"]
    own = seat == view["seat"]
    name = say("sketch-you" if own else "thing", **{"seat" if own else "thing": ("seat", seat)})
    held = f"{cards(player['hand'], say)} | {cards(player['camp'], say)}"
    offices = [line(Run(say(f"office-{office}"), FAINT)) for office in player["offices"]]
    return [
        line(Run(name, seat_style(seat))),
        *flow(figures(view, player, say), SIDE),
        *paragraph([Run(f"{say('sketch-column-hand')}: ", FAINT), held], SIDE, 2),
        *flow(offices, SIDE),
    ]


def figures(view: View, player: Player, say: Say) -> list[Line]:
    """Points, ducats, provisions for the knights, free pawns."""
    food = say("sketch-provisions", amount=player["provisions"], count=player["knights"])
    known = {"points": str(view["scores"][player["seat"]]), "ducats": str(player["ducats"]), "provisions": food}
    known["pawns"] = free_pawns(player, say)
    return [line(Run(f"{say(f'sketch-column-{key}')} ", FAINT), Run(value, NUMBER)) for key, value in known.items()]
