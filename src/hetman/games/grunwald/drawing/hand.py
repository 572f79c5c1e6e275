"""What lies in front of the reader: pawns to send, ducats, cards, and whatever the open decision can use."""

from __future__ import annotations

from collections.abc import Iterable

from hetman.drawing import Say
from hetman.drawing.elements import tag, words
from hetman.games.grunwald.drawing.cards import card_picture, kind_of, label_of, laid_out, strength_of
from hetman.games.grunwald.drawing.highlights import (
    BID,
    DISMISS,
    ESCORT,
    GIVE,
    GOODS_VERBS,
    LAY,
    PAWNS,
    RECRUIT,
    SEND,
    Light,
    Player,
    View,
    helpers_in,
)
from hetman.games.grunwald.drawing.pieces import HELPER, OFFICER, ducat_icon, pawn, pawn_icon, provisions_icon

CARD = 60
MANY = 8
"""More cards than this overlap."""


def tray(view: View, say: Say, lit: Light) -> str:
    """Nothing for a spectator."""
    player = next((player for player in view["players"] if player["seat"] == view["seat"]), None)
    if player is None:
        return ""
    groups = [
        to_send(view, player, say, lit),
        along(say, lit),
        bids(say, lit),
        goods(say, lit),
        box(view, player, say, lit),
        hand(player, say, lit),
        camp(player, say, lit),
        stores(say, lit),
    ]
    return tag("div", *groups, class_="muster", role="group", aria_label=say("panel-tray"))


def group(caption: str, *inside: str, class_: str = "", token: str | None = None, as_: str | None = None) -> str:
    row = tag("div", *inside, class_="row", data_token=token, data_as=as_)
    return tag("div", tag("span", words(caption), class_="cap"), row, class_=f"group {class_}".strip())


def choice(
    inside: str,
    token: str,
    operand: str,
    lit: Light,
    *,
    class_: str,
    label: str,
    fits: bool = True,
    pressed: bool = False,
    id_: str | None = None,
) -> str:
    """Something that can be chosen, if a legal move names it."""
    usable = any(token in move[1:] for move in lit.moves)
    state = "" if pressed else " legal" if usable and fits else " barred" if lit.moves else ""
    return tag(
        "button",
        inside,
        type="button",
        id=id_,
        class_=class_ + state,
        data_token=token,
        data_as=operand,
        aria_pressed="true" if pressed else "false",
        aria_label=label,
        title=label,
        disabled=not usable,
    )


# Pawns and ducats


def to_send(view: View, player: Player, say: Say, lit: Light) -> str:
    """The officer, and the helpers in a row: a click on the third one means three of them."""
    if view["phase"] != "officers":
        return ""
    seat, chosen = player["seat"], lit.pawns
    fitting = {move[1] for move in lit.of(SEND)}
    picks = []
    if player["officer"] is None:
        picture = tag("span", pawn_icon(pawn(seat, OFFICER), OFFICER, 54), class_="ring")
        name = say("thing", thing=("pawns", OFFICER))
        text = tag("span", words(name))
        picks.append(
            choice(picture + text, OFFICER, "pawns", lit, class_="pick", label=name, pressed=chosen == OFFICER)
        )
    for count in range(1, player["free"] + 1):
        token = PAWNS[count]
        picture = tag("span", pawn_icon(pawn(seat, HELPER), HELPER, 44), class_="ring")
        name = say("thing", thing=("pawns", token))
        pressed = chosen is not None and count <= helpers_in(chosen)
        text = tag("span", words(name if count == 1 else str(count)))
        picks.append(
            choice(
                picture + text, token, "pawns", lit, class_="pick", label=name, fits=token in fitting, pressed=pressed
            )
        )
    return group(say("panel-to-send"), *picks, class_="pawnsel") if picks else ""


def along(say: Say, lit: Light) -> str:
    """Ducats to go along with a pawn, each number of them as a coin."""
    amounts = lit.amounts(SEND, place=3)
    return group(say("panel-along"), *coins(amounts, say, lit), class_="coins") if amounts else ""


def bids(say: Say, lit: Light) -> str:
    amounts = lit.amounts(BID, place=1)
    return group(say("panel-bid"), *coins(amounts, say, lit), class_="coins") if amounts else ""


def coins(amounts: dict[int, bool], say: Say, lit: Light) -> Iterable[str]:
    for amount, fits in amounts.items():
        label = say("board-ducats", amount=amount)
        pressed = str(amount) in lit.chosen
        yield choice(
            ducat_icon(34, str(amount)),
            str(amount),
            "amount",
            lit,
            class_="stake",
            label=label,
            fits=fits,
            pressed=pressed,
        )


def goods(say: Say, lit: Light) -> str:
    """What an event takes or gives: so many ducats, or so many provisions."""
    offers = []
    for _, amount, kind in lit.of(*GOODS_VERBS):
        label = say(f"board-{kind}", amount=int(amount))
        offers.append(offer(amount, kind, label, lit))
    return group(say("panel-goods"), *offers, class_="offers") if offers else ""


def offer(amount: str, kind: str, label: str, lit: Light) -> str:
    picture = ducat_icon(40, amount) if kind == "ducats" else provisions_icon(42, amount)
    pressed = {amount, kind} <= lit.chosen
    inside = picture + tag("span", words(label))
    chosen = choice(inside, amount, "amount", lit, class_="offer", label=label, pressed=pressed)
    return tag("span", chosen, data_token=kind, data_as="goods")


# Cards


def hand(player: Player, say: Say, lit: Light) -> str:
    usable = lit.cards(LAY, ESCORT) | lit.cards(GIVE, place="hand")
    fits = lit.cards(LAY, ESCORT, fitting=True) | lit.cards(GIVE, place="hand", fitting=True)
    if lit.asks(RECRUIT):
        return ""
    return cards("hand", player["hand"], player, say, lit, usable, fits)


def camp(player: Player, say: Say, lit: Light) -> str:
    """Only where something of it can be given up or dropped."""
    if not lit.asks(GIVE, DISMISS):
        return ""
    usable = lit.cards(DISMISS) | lit.cards(GIVE, place="camp")
    fits = lit.cards(DISMISS, fitting=True) | lit.cards(GIVE, place="camp", fitting=True)
    return cards("camp", player["camp"], player, say, lit, usable, fits)


def cards(
    place: str, held: dict[str, int], player: Player, say: Say, lit: Light, usable: set[str], fits: set[str]
) -> str:
    """Cards side by side, each of equal ones for itself."""
    shown = laid_out(held)
    if not shown:
        return ""
    many = " many" if len(shown) > MANY else ""
    drawn = [card_choice(card, number, place, player, say, lit, usable, fits, not many) for card, number in shown]
    # Where there is little room, cards that nothing can be done with now are left to the panel.
    rest = " rest" if lit.moves and not usable else ""
    operand = "place" if lit.asks(GIVE) else None
    caption = say("thing", thing=("place", place))
    return group(caption, *drawn, class_=f"handc{many}{rest}", token=place if operand else None, as_=operand)


def card_choice(
    card: str,
    number: int,
    place: str,
    player: Player,
    say: Say,
    lit: Light,
    usable: set[str],
    fits: set[str],
    named: bool,
) -> str:
    caption = say(f"board-card-{kind_of(card)}") if named else ""
    picture = card_picture(card, player["seat"], CARD, label_of(card, say), caption)
    name = f"{place}-{card}-{number}"
    if card not in usable:
        barred = " barred" if usable or lit.asks(GIVE, DISMISS) else ""
        return tag("span", picture, class_=f"hc{barred}", id=name)
    pressed = card in lit.chosen and number == 1 and (not lit.asks(GIVE) or place in lit.chosen or card in fits)
    return choice(
        picture, card, "card", lit, class_="hc", label=label_of(card, say), fits=card in fits, pressed=pressed, id_=name
    )


def box(view: View, player: Player, say: Say, lit: Light) -> str:
    """Knights from the game's box that can be taken on, each with his price."""
    usable = sorted(lit.cards(RECRUIT), key=lambda card: (-strength_of(card), card))
    fits = lit.cards(RECRUIT, fitting=True)
    drawn = []
    for card in usable:
        price = strength_of(card) + view["event"]["numbers"]["surcharge"]
        picture = card_picture(card, player["seat"], CARD, label_of(card, say), say(f"board-card-{kind_of(card)}"))
        inside = picture + tag("span", ducat_icon(26, str(price)), class_="price")
        label = say("panel-recruit", card=("fighter", card), price=price)
        pressed = card in lit.chosen
        drawn.append(
            choice(
                inside,
                card,
                "card",
                lit,
                class_="hc",
                label=label,
                fits=card in fits,
                pressed=pressed,
                id_=f"box-{card}",
            )
        )
    return group(say("panel-box"), *drawn, class_="handc") if drawn else ""


def stores(say: Say, lit: Light) -> str:
    """Provisions fill up what is still missing from a payment."""
    amounts = [move[1] for move in lit.of(GIVE) if move[2] == "provisions"]
    offers = [offer(amount, "provisions", say("board-provisions", amount=int(amount)), lit) for amount in amounts]
    return group(say("thing", thing=("goods", "provisions")), *offers, class_="offers") if offers else ""
