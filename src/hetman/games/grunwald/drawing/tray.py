"""The tray: pawns and ducats to send, cards to lay or give, bids, offers of events, each in its place.

Two rows on a desk, one on a phone. There is no button that sends: the click on a lit field does, with the pawns and
ducats that are chosen. Only if the field was chosen first, the button stands in the place of Pass.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hetman.drawing import Move, Player, Say, View, own_player
from hetman.drawing.elements import classes, icon, tag, words
from hetman.drawing.highlight import Highlight
from hetman.drawing.icons import ICONS as COMMON
from hetman.drawing.tray import CAN, MAIN, OFF, ON, action, actions, step, stepper
from hetman.games.grunwald.components import PAWNS
from hetman.games.grunwald.drawing.cards import label_of, small_picture, strength_of
from hetman.games.grunwald.drawing.choices import Held, draft_of, held_cards
from hetman.games.grunwald.drawing.highlights import chosen_ducats, chosen_field, helpers_in, named_cards, sent_pawns
from hetman.games.grunwald.drawing.pieces import HELPER, OFFICER, ducat_icon, pawn, pawn_icon, provisions_icon

ROOMY = 3
"""More pawns than this are named by their number alone, and a phone counts helpers in a stepper."""
AUCTIONS = ("auction-start", "auction-helpers", "auction-provisions", "auction-knights")
OFFERS = {"hire": "helper", "buy": "sack", "promote": "officer"}
"""Verbs that an event or the second place offers, with their signs."""


def tray(view: View, say: Say, highlight: Highlight) -> str:
    """Return the buttons of the open question; nothing while others decide."""
    player = own_player(view)
    if player is None or not highlight.moves:
        return ""
    return Tray(view, say, highlight, player).html()


class Tray:
    """The buttons for one view of the seat that decides."""

    def __init__(self, view: View, say: Say, highlight: Highlight, player: Player) -> None:
        self.view = view
        self.say = say
        self.highlight = highlight
        self.player = player
        self.args = view["prompt"].get("args", {})
        self.pawns = sent_pawns(highlight)
        self.field = chosen_field(highlight)
        self.ducats = chosen_ducats(highlight)

    def html(self) -> str:
        key = self.view["prompt"]["key"]
        return tag("div", *ROWS[key](self), class_=classes("m-tray", key))

    def whole(self, move: Move, label: str, *, note: str = "", picture: str = "", main: bool = False) -> str:
        """A button of a whole move."""
        state = OFF if move not in self.highlight.moves else MAIN if main else CAN
        return action(label, move[0], picture=picture, note=note, state=state, move=move, id_=f"act-{move[0]}")

    def kept(self, inside: str, **tokens: str | None) -> str:
        """What is chosen besides stays when something inside replaces its like."""
        for operand, token in tokens.items():
            if token:
                inside = tag("div", inside, data_token=token, data_as=operand, class_="kept")
        return inside

    # Sending pawns

    def of_send(self) -> list[str]:
        count = int(self.player["helpers"]) + 1
        amount = str(self.ducats) if self.ducats else None
        many = "many" if count > ROOMY else ""
        buttons = [self.pawn_button(token, bool(many)) for token in PAWNS[:count]]
        row = tag("div", *buttons, class_=classes("m-pawns", f"of-{count}", many))
        if many:
            row += self.helper_stepper()
        last = self.send_button() or self.whole(("pass",), self.say("verb-pass"))
        return [
            self.kept(row, amount=amount, field=self.field),
            tag("div", self.kept(self.ducat_stepper(), pawns=self.pawns, field=self.field), last, class_="m-along"),
        ]

    def pawn_button(self, token: str, brief: bool) -> str:
        count = helpers_in(token)
        kind, size = (HELPER, 36) if count else (OFFICER, 46)
        name = self.say("tray-pawns", pawns=("pawns", token))
        state, note = self.pawn_state(token)
        chosen = helpers_in(self.pawns) if self.pawns else 0
        label = str(count) if brief and count > 1 else name
        return action(
            label,
            token,
            operand="pawns",
            picture=pawn_icon(pawn(self.player["seat"], kind), kind, size),
            note="" if brief else note,
            state=state,
            start=token not in self.highlight.open,
            class_=classes("pawn", "with" if 0 < count < chosen else ""),
            id_=f"pawn-{token}",
            name=name if count < 2 else self.say("thing", thing=("pawns", token)),
        )

    def pawn_state(self, token: str) -> tuple[str, str]:
        """Whether these pawns are chosen or can be, and why they cannot."""
        count, free = helpers_in(token), int(self.player["free"])
        if token == self.pawns:
            return ON, ""
        if token in self.highlight.usable:
            return CAN, ""
        if not count:
            return OFF, self.say("tray-out")
        return OFF, self.say("tray-left", count=free) if count > free else self.say("tray-no-field")

    def helper_stepper(self) -> str:
        """On a phone, the number of helpers."""
        count = helpers_in(self.pawns) if self.pawns else 0
        fewer, more = PAWNS[max(count - 1, 1)], PAWNS[min(count + 1, 5)]
        less_state = OFF if not count else ON if count == 1 else CAN
        more_state = CAN if more in self.highlight.usable and count < 5 else OFF
        less = step("−", self.say("tray-fewer-helpers"), fewer, operand="pawns", state=less_state, start=True)
        plus = step("+", self.say("tray-more-helpers"), more, operand="pawns", state=more_state, start=True)
        picture = pawn_icon(pawn(self.player["seat"], HELPER), HELPER, 26)
        return tag("div", stepper(less, picture + tag("b", str(count)), plus), class_="m-helpers")

    def ducat_stepper(self) -> str:
        """How many ducats go along. The mercenaries' field takes no pawn without one."""
        least = 1 if self.field == "mercenaries" else 0
        now = max(self.ducats, least)
        allowed = {int(move[3]) for move in self.highlight.named("send", fitting=False) if self.goes_with(move)}
        less_state = OFF if now <= least else ON if now == 1 else CAN
        more_state = CAN if now + 1 in allowed else OFF
        return self.amount_stepper(now, int(self.player["ducats"]), less_state, more_state, self.say("tray-along"))

    def goes_with(self, move: Move) -> bool:
        """Whether a placement takes ducats, with the pawns and the field that are chosen."""
        return len(move) > 3 and self.pawns in (None, move[1]) and self.field in (None, move[2])

    def amount_stepper(self, now: int, most: int, less_state: str, more_state: str, what: str) -> str:
        less = step(
            "−",
            self.say("tray-fewer"),
            str(max(now - 1, 1) if now else 0),
            operand="amount",
            state=less_state,
            start=True,
        )
        more = step("+", self.say("tray-more"), str(now + 1), operand="amount", state=more_state, start=True)
        said = words(self.say("tray-of", count=now, most=most))
        value = ducat_icon(26) + tag("b", said, data_short=str(now)) + tag("small", words(what))
        return stepper(less, value, more)

    def send_button(self) -> str:
        """In the place of Pass, if the field was chosen before the rest."""
        if self.pawns is None or self.field is None:
            return ""
        amount = self.ducats or (1 if self.field == "mercenaries" else 0)
        move = ("send", self.pawns, self.field, *((str(amount),) if amount else ()))
        note = self.say("tray-with", amount=amount) if amount else self.say("tray-alone")
        return self.whole(move, self.say("verb-send"), note=note, main=True) if move in self.highlight.moves else ""

    # Cards

    def cards(self, *places: str) -> str:
        held = [one for place in places for one in held_cards(self.view, self.player, place, self.highlight)]
        return tag("div", *map(self.card, held), class_="m-cards")

    def card(self, held: Held) -> str:
        """A small card as a button, upright from the hand and lying from the camp."""
        label = label_of(held.card, self.say)
        return action(
            label,
            held.card,
            operand="card",
            picture=small_picture(held.card, self.player["seat"], "", held.place == "camp"),
            state=ON if held.ticked else CAN if held.move else OFF,
            move=held.move,
            class_="small-card",
        )

    def of_lay(self) -> list[str]:
        return [self.cards("hand")]

    def of_escort(self) -> list[str]:
        loss = self.say("tray-lose", amount=self.args["loss"])
        return [self.cards("hand"), actions(self.whole(("decline",), self.say("verb-decline"), note=loss))]

    def of_give(self) -> list[str]:
        """What is given, and the button that pays when it is enough. Who gives more than that says so first."""
        more = "" if draft_of(self.view) else self.whole(("overpay",), self.say("verb-overpay"))
        return [self.cards("hand", "camp"), actions(self.provisions(), self.finish("give", self.args["loss"]), more)]

    def of_overpay(self) -> list[str]:
        """Any cards, and provisions one by one, until the button settles."""
        one: Move = ("give", "1", "provisions")
        stored, missing = self.player["provisions"], self.args["owed"]
        provision = action(
            self.say("tray-provisions", amount=1),
            "1",
            operand="amount",
            picture=provisions_icon(32, str(stored)),
            note=self.say("tray-have", amount=stored),
            state=CAN if one in self.highlight.moves else OFF,
            move=one if one in self.highlight.moves else None,
            id_="act-provisions",
        )
        note = self.say("tray-missing", count=missing) if missing else ""
        settle = self.whole(("settle",), self.say("verb-settle"), note=note, main=True)
        return [self.cards("hand", "camp"), actions(provision, settle)]

    def provisions(self) -> str:
        """Provisions pay the rest."""
        owed, stored = str(self.args["owed"]), self.player["provisions"]
        move: Move = ("give", owed, "provisions")
        ticked = any(one[-1] == "provisions" for one in draft_of(self.view))
        open_ = move in self.highlight.moves and not self.view.get("closing")
        return action(
            self.say("tray-provisions", amount=self.args["owed"]),
            "provisions",
            operand="goods",
            picture=provisions_icon(32, str(stored)),
            note=self.say("tray-rest") if open_ or ticked else self.say("tray-have", amount=stored),
            state=ON if ticked else CAN if open_ else OFF,
            move=move if open_ and not ticked else None,
            id_="act-provisions",
        )

    def finish(self, verb: str, count: int) -> str:
        """The main button of a draft: barred until enough is ticked."""
        closing = tuple(draft_of(self.view)[-1]) if self.view.get("closing") else None
        missing = self.args["owed" if verb == "give" else "count"]
        return action(
            self.say(f"tray-finish-{verb}", count=count),
            verb,
            picture=icon(COMMON["tick"], 20),
            note="" if closing else self.say("tray-missing", count=missing),
            state=MAIN if closing else OFF,
            move=closing,
            id_="act-finish",
        )

    def of_dismiss(self) -> list[str]:
        ticked = len(draft_of(self.view)) - bool(self.view.get("closing"))
        return [self.cards("camp"), actions(self.finish("dismiss", self.args["count"] + ticked))]

    def of_recruit(self) -> list[str]:
        """Knights from the game's box, each with his price."""
        surcharge = self.args["surcharge"]
        knights = sorted(named_cards(self.highlight, "recruit"), key=lambda card: (-strength_of(card), card))
        buttons = []
        for knight in knights:
            price = max(1, strength_of(knight) + surcharge)
            label = self.say("panel-recruit", card=("fighter", knight), price=price)
            picture = small_picture(knight, self.player["seat"], "") + ducat_icon(22, str(price))
            move = ("recruit", knight)
            buttons.append(
                action(label, knight, operand="card", picture=picture, move=move, class_="small-card priced")
            )
        decline = self.whole(("decline",), self.say("verb-decline"), note=self.say("tray-nothing"))
        return [tag("div", *buttons, class_="m-cards"), actions(decline)]

    # Offers and bids

    def of_offer(self) -> list[str]:
        """One thing to buy, or to leave."""
        verb = next(verb for verb in OFFERS if (verb,) in self.highlight.moves)
        picture = pawn_icon(pawn(self.player["seat"], OFFICER), OFFICER, 40) if verb == "promote" else ""
        if verb == "buy":
            picture = provisions_icon(36, str(self.args["amount"]))
        if verb == "hire":
            picture = pawn_icon(pawn(self.player["seat"], HELPER), HELPER, 36)
        price = self.say("tray-price", price=self.args["price"])
        decline = self.whole(("decline",), self.say("verb-decline"), note=self.say("tray-nothing"))
        return [actions(self.whole((verb,), self.say(f"tray-{verb}"), note=price, picture=picture), decline)]

    def of_goods(self) -> list[str]:
        """Ducats or provisions, to pay or to take."""
        verb = next(iter(self.highlight.verbs))
        return [actions(*(self.goods(verb, kind) for kind in ("ducats", "provisions")))]

    def goods(self, verb: str, kind: str) -> str:
        move = next((move for move in self.highlight.moves if move[2] == kind), None)
        amount = int(move[1]) if move else int(self.args[kind])
        has = self.view["bank"][kind] if verb == "take" else self.player[kind]
        note = self.say("tray-bank" if verb == "take" else "tray-have", amount=has)
        picture = ducat_icon(36, str(amount)) if kind == "ducats" else provisions_icon(38, str(amount))
        label = self.say(f"tray-{verb}-{kind}", amount=amount)
        state = CAN if move else OFF
        return action(
            label, kind, operand="goods", picture=picture, note=note, state=state, move=move, id_=f"act-{kind}"
        )

    def of_auction(self) -> list[str]:
        """A stepper for the bid, and the button that makes it."""
        now = next((int(token) for token in self.highlight.chosen if token.isdecimal()), 0)
        most = int(self.player["ducats"])
        less = OFF if now == 0 else ON if now == 1 else CAN
        bar = self.amount_stepper(now, most, less, CAN if now < most else OFF, "")
        label = self.say("tray-bid", amount=now) if now else self.say("tray-no-bid")
        picture = ducat_icon(28, str(now)) if now else ""
        return [bar, actions(self.whole(("bid", str(now)), label, picture=picture, main=True))]


ROWS: dict[str, Callable[[Tray], Sequence[str]]] = {
    "send": Tray.of_send,
    "lay": Tray.of_lay,
    "compete": Tray.of_lay,
    "escort": Tray.of_escort,
    "give": Tray.of_give,
    "overpay": Tray.of_overpay,
    "dismiss": Tray.of_dismiss,
    "recruit": Tray.of_recruit,
    "hire": Tray.of_offer,
    "purchase": Tray.of_offer,
    "promote": Tray.of_offer,
    "levy": Tray.of_goods,
    "grant": Tray.of_goods,
    **dict.fromkeys(AUCTIONS, Tray.of_auction),
}
