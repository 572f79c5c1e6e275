"""What lies in front of the viewer: pawns to send, ducats, cards, and other things that the open decision can use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hetman.drawing import Move, Player, Say, View, own_player
from hetman.drawing.card import card, card_face
from hetman.drawing.elements import classes, tag, words
from hetman.drawing.highlight import BARRED, CHOSEN, LEGAL, Highlight
from hetman.drawing.panel import caption, group
from hetman.games.grunwald.components import PAWNS
from hetman.games.grunwald.drawing.cards import card_picture, kind_of, label_of, laid_out, strength_of
from hetman.games.grunwald.drawing.highlights import chosen_pawns, helpers_in, named_cards
from hetman.games.grunwald.drawing.pieces import HELPER, OFFICER, ducat_icon, pawn, pawn_icon, provisions_icon

CARD = 60
MANY = 8
"""More cards than this overlap."""
VERBS = {"hand": ("lay", "escort"), "camp": ("dismiss",)}
"""What is done with cards of one place alone; cards can be given from both."""


def tray(view: View, say: Say, highlight: Highlight) -> str:
    """Nothing for a spectator."""
    player = own_player(view)
    if player is None:
        return ""
    stored = [move for move in highlight.named("give", fitting=False) if move[2] == "provisions"]
    groups = [
        to_send(view, player, say, highlight),
        row(caption(say, "panel-along"), coins("send", 3, say, highlight), "coins"),
        row(caption(say, "panel-bid"), coins("bid", 1, say, highlight), "coins"),
        row(
            caption(say, "panel-goods"), offers(highlight.named("pay", "take", fitting=False), say, highlight), "offers"
        ),
        box(view, player, say, highlight),
        "" if "recruit" in highlight.verbs else cards("hand", player, say, highlight),
        cards("camp", player, say, highlight) if highlight.verbs & {"give", "dismiss"} else "",
        row(caption(say, "thing", thing=("goods", "provisions")), offers(stored, say, highlight), "offers"),
    ]
    return group(*groups, class_="muster", label=say("panel-tray"))


def row(above: str, things: Sequence[str], class_: str, place: str | None = None) -> str:
    """Things side by side below a caption. A click on one of them also means the place that they share."""
    if not things:
        return ""
    inside = tag("div", *things, class_="row", data_token=place, data_as="place" if place else None)
    return tag("div", above, inside, class_=f"group {class_}")


def option(
    inside: str,
    token: str,
    operand: str,
    highlight: Highlight,
    *,
    class_: str,
    label: str,
    fits: bool = True,
    chosen: bool = False,
    id_: str | None = None,
) -> str:
    """Something that can be chosen, if a legal move names it. It is barred if it does not fit what was chosen."""
    legal = token in highlight.usable and fits
    state = CHOSEN if chosen else LEGAL if legal else BARRED if highlight.moves else ""
    return card(
        inside, token, highlight, operand=operand, label=label, title=label, class_=class_, id_=id_, state=state
    )


# Pawns and goods


def to_send(view: View, player: Player, say: Say, highlight: Highlight) -> str:
    """The officer, and the helpers in a row: a click on the third one means three of them."""
    if view["phase"] != "officers":
        return ""
    tokens = PAWNS[0 if player["officer"] is None else 1 : player["free"] + 1]
    chosen = chosen_pawns(highlight)
    picks = []
    for token in tokens:
        count = helpers_in(token)
        kind, size = (HELPER, 44) if count else (OFFICER, 54)
        name = say("thing", thing=("pawns", token))
        picture = tag("span", pawn_icon(pawn(player["seat"], kind), kind, size), class_="ring")
        inside = picture + tag("span", words(str(count) if count > 1 else name))
        taken = chosen is not None and (token == chosen or 0 < count <= helpers_in(chosen))
        picks.append(option(inside, token, "pawns", highlight, class_="pick", label=name, chosen=taken))
    return row(caption(say, "panel-to-send"), picks, "pawnsel")


def coins(verb: str, place: int, say: Say, highlight: Highlight) -> list[str]:
    """Every amount of ducats that the verb can have, as a coin."""
    fitting = highlight.operands(verb, place=place)
    return [
        option(
            ducat_icon(34, amount),
            amount,
            "amount",
            highlight,
            class_="stake",
            label=say("board-ducats", amount=int(amount)),
            fits=amount in fitting,
            chosen=amount in highlight.chosen,
        )
        for amount in sorted(highlight.operands(verb, place=place, fitting=False), key=int)
    ]


def offers(moves: Iterable[Move], say: Say, highlight: Highlight) -> list[str]:
    """Amounts of ducats or provisions that an event takes or gives, or that pay for a lost skirmish."""
    found = []
    for _, amount, kind in moves:
        label = say(f"board-{kind}", amount=int(amount))
        picture = ducat_icon(40, amount) if kind == "ducats" else provisions_icon(42, amount)
        inside, chosen = picture + tag("span", words(label)), {amount, kind} <= highlight.chosen
        one = option(inside, amount, "amount", highlight, class_="offer", label=label, chosen=chosen)
        found.append(tag("span", one, data_token=kind, data_as="goods"))
    return found


# Cards


def cards(place: str, player: Player, say: Say, highlight: Highlight) -> str:
    """Cards side by side; equal cards are not piled."""
    usable, fitting = (
        named_cards(highlight, *VERBS[place], fitting=fitting)
        | named_cards(highlight, "give", place=place, fitting=fitting)
        for fitting in (False, True)
    )
    giving = "give" in highlight.verbs
    idle = BARRED if usable or highlight.verbs & {"give", "dismiss"} else ""
    shown = laid_out(player[place])
    many = len(shown) > MANY
    drawn = []
    for held, number in shown:
        label, name = label_of(held, say), f"{place}-{held}-{number}"
        picture = card_picture(held, player["seat"], CARD, label, "" if many else say(f"board-card-{kind_of(held)}"))
        if held not in usable:
            drawn.append(card_face(picture, class_=classes("hc", idle), id_=name))
            continue
        fits = held in fitting
        chosen = held in highlight.chosen and number == 1 and (not giving or place in highlight.chosen or fits)
        drawn.append(
            option(picture, held, "card", highlight, class_="hc", label=label, fits=fits, chosen=chosen, id_=name)
        )
    # Where there is little room, cards that nothing can be done with now are left to the panel.
    rest = "rest" if highlight.moves and not usable else ""
    class_ = classes("handc", "many" if many else "", rest)
    return row(caption(say, "thing", thing=("place", place)), drawn, class_, place if giving else None)


def box(view: View, player: Player, say: Say, highlight: Highlight) -> str:
    """Knights from the game's box that can be taken on, each with his price."""
    fitting = named_cards(highlight, "recruit", fitting=True)
    drawn = []
    for knight in sorted(named_cards(highlight, "recruit"), key=lambda card: (-strength_of(card), card)):
        price = strength_of(knight) + view["event"]["numbers"]["surcharge"]
        kind = say(f"board-card-{kind_of(knight)}")
        picture = card_picture(knight, player["seat"], CARD, label_of(knight, say), kind)
        drawn.append(
            option(
                picture + tag("span", ducat_icon(26, str(price)), class_="price"),
                knight,
                "card",
                highlight,
                class_="hc",
                label=say("panel-recruit", card=("fighter", knight), price=price),
                fits=knight in fitting,
                chosen=knight in highlight.chosen,
                id_=f"box-{knight}",
            )
        )
    return row(caption(say, "panel-box"), drawn, "handc")
