"""A place on the map: an action of a field, or a reserve that defends one, with the blocks that stand there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hetman.drawing.elements import at, figure, number, tag, words
from hetman.drawing.icons import ICONS as COMMON
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.gains import gain
from hetman.games.chocim.drawing.layout import DEFENDED_BY_RESERVE, PITCH, RESERVE, Action, Box, Field, breadth
from hetman.games.chocim.drawing.pieces import block, charge, frame, vacancy

if TYPE_CHECKING:
    from hetman.games.chocim.drawing.board import Siege

TIP = 6.0
Link = tuple[str, str]
"""A token and the operands that a click on it means."""


def text(shown: str, x: float, y: float, class_: str) -> str:
    return tag("text", words(shown), x=x, y=y, class_=class_)


def link(inside: str, links: Sequence[Link]) -> str:
    """Wraps a drawing in the tokens that a click on it means, from the inside outwards."""
    for token, operands in links:
        inside = tag("g", inside, data_token=token, data_as=operands)
    return inside


def roundel(sign: str, x: float, y: float, radius: float = 9.5) -> str:
    """The sign of what a click does."""
    plate = tag("circle", r=radius, fill="var(--act)", stroke="var(--surface)", stroke_width=2)
    return tag("g", plate, figure(COMMON[sign], 1.5 * radius), class_=f"mark {sign} legal through", transform=at(x, y))


def outline(kind: str, width: float, height: float, tip: int) -> str:
    """Plans point at the enemy (1 down, -1 up, 2 right, -2 left), supports have round ends, effects square corners."""
    w, h, m, n = (number(value) for value in (width, height, width / 2 - 11, width / 2 + 11))
    if kind == "support":
        r = number(height / 2 if height < 30 else 16)
        straight, low = number(width - float(r)), number(height - float(r))
        return f"M{r} 0H{straight}Q{w} 0 {w} {r}V{low}Q{w} {h} {straight} {h}H{r}Q0 {h} 0 {low}V{r}Q0 0 {r} 0Z"
    middle, half = number(width / 2), number(height / 2)
    down = f"H{n}L{middle} {number(height + TIP)} {m} {h}" if tip == 1 else ""
    up = f"H{m}L{middle} {number(-TIP)} {n} 0" if tip == -1 else ""
    if tip == 2:
        return (
            f"M3 0H{number(width - 12)}L{w} {half} {number(width - 12)} {h}H3Q0 {h} 0 {number(height - 3)}V3Q0 0 3 0Z"
        )
    if tip == -2:
        return (
            f"M12 0H{number(width - 3)}Q{w} 0 {w} 3V{number(height - 3)}Q{w} {h} {number(width - 3)} {h}H12L0 {half}Z"
        )
    return (
        f"M3 0{up}H{number(width - 3)}Q{w} 0 {w} 3V{number(height - 3)}Q{w} {h} {number(width - 3)} {h}"
        f"{down}H3Q0 {h} 0 {number(height - 3)}V3Q0 0 3 0Z"
    )


class Place:
    """One place, drawn in three layers: its ground, its blocks, the signs of what can be done."""

    def __init__(
        self, siege: Siege, field: Field, action: str, box: Box, shown: Action | None = None, prefix: str = ""
    ) -> None:
        self.siege = siege
        self.prefix = prefix
        self.say = siege.say
        self.lit = siege.lit
        self.field = field
        self.name = str(field["field"])
        self.action = action
        self.box = box
        found = next((other for other in field["actions"] if other["action"] == action), None)
        self.facts: Action = shown or found or self.reserve()
        self.battle = action == "general-battle"
        self.spot = (self.name, action)
        self.row_end = self.inset + PITCH * len(self.facts["units"]) + 1
        """How far the lower row is filled."""

    def reserve(self) -> Mapping[str, Any]:
        """A reserve as a place: in the tabor and the camp it defends the field."""
        units = self.field["reserve"] or {}
        defending = self.name in DEFENDED_BY_RESERVE
        return {
            "action": RESERVE,
            "seat": 0 if defending else 1,
            "kind": "plan" if defending else "effect",
            "units": units,
            "standing": sum(units.values()),
            "dice": self.field["reserve_dice"],
            "unit_dice": None,
            "minimum": 0,
            "limit": None,
            "closed": None,
        }

    # What holds for the place

    @property
    def seat(self) -> int:
        return int(self.facts["seat"])

    @property
    def legal(self) -> str | None:
        """The sign of what can be done with the place as a whole; in the foreground only with the reader's half."""
        sign = self.lit.places.get(self.spot)
        reader = self.siege.view["seat"] if self.siege.view["seat"] is not None else self.siege.view["actor"]
        return sign if not self.battle or self.seat == reader else None

    @property
    def chosen(self) -> bool:
        return self.legal is not None and {self.name, self.action} <= self.lit.chosen

    @property
    def barred(self) -> str | None:
        """Why nobody can come here, as far as the place shows it."""
        closed = self.facts["closed"]
        return closed if closed in ("fortel", "blockade", "no-way") and not self.facts["standing"] else None

    @property
    def tip(self) -> int:
        if self.facts["kind"] != "plan":
            return 0
        turn = self.siege.layout.turn
        if self.battle:
            return 2 if (self.seat == 1) != turn else -2
        return 1 if (self.seat == 1) != turn else -1

    @property
    def threatens(self) -> bool:
        return self.action == "assault" and self.facts["standing"] > 0

    @property
    def on_the_verge(self) -> bool:
        """One unit more, and the plan can be declared."""
        least = self.facts["minimum"]
        return self.action in ("assault", "counter-attack") and 0 < least - 1 <= self.facts["standing"]

    def label(self) -> str:
        names = {"field": ("field", self.name), "count": self.facts["standing"]}
        if self.action == RESERVE:
            return self.say("board-reserve", **names)
        action = ("action", self.action)
        if self.barred:
            return self.say(f"board-closed-{self.barred}", action=action, field=names["field"])
        return self.say("board-place", action=action, limit=self.facts["limit"], **names)

    # Layers

    def ground(self) -> str:
        box = self.box
        states = [f"place {self.facts['kind']} of-{SIDES[self.seat]}"]
        if self.legal:
            states.append("open")
        elif self.barred:
            states.append("barred")
        elif self.threatens or self.action in ("control", RESERVE) or (self.battle and self.facts["standing"]):
            states.append("manned")
        shape = outline(self.facts["kind"], box.width, box.height, self.tip)
        label = self.label()
        inside = [tag("title", words(label)), tag("path", d=shape, class_="shape")]
        if self.chosen:
            inside.append(tag("path", d=shape, class_="ring"))
        elif self.legal:
            inside.append(tag("path", d=shape, class_="legal"))
        inside += [self.title(), self.bar() if self.barred else self.facts_at_right()]
        group = tag(
            "g",
            *inside,
            class_=" ".join(states),
            id=f"{self.prefix}place-{self.name}-{self.action}" + (f"-{self.seat}" if self.battle else ""),
            transform=at(box.x, box.y),
            role="button" if self.legal else "group",
            tabindex="0" if self.legal else None,
            aria_label=label,
        )
        return link(group, self.links())

    def links(self) -> list[Link]:
        if self.action == RESERVE:
            return []
        return [(self.action, "action"), (self.name, "field")]

    @property
    def inset(self) -> float:
        return 16.0 if self.tip == -2 else 9.0 if self.facts["kind"] == "support" else 6.0

    def title(self) -> str:
        """Charge and short name, and beside it how many stand here and may."""
        name = self.shown_name()
        sign = tag("g", charge(self.charge, 17, self.inset + 8, 12.5), class_="charge")
        left, end = self.inset + 20, self.box.width - (16 if self.tip == 2 else 7)
        size = next((size for size in (14, 12) if left + breadth(name, size) <= self.box.width - 3), 0)
        parts = [sign, text(name, left, 17.5, "place-name" if size == 14 else "place-name tight") if size else ""]
        used = left + breadth(name, size)
        if self.action in ("defence", RESERVE) and self.field["level"] is not None:
            parts.append(self.sign_and_number("wall", self.field["level"], end - 29, 12.5))
            end -= 36
        if self.facts["limit"] is not None and not self.barred:
            parts.append(self.limit(used, end))
        return "".join(parts)

    @property
    def charge(self) -> str:
        if self.battle:
            return ("eagle", "crescent")[self.seat]
        return "defence" if self.action == RESERVE else self.action

    def shown_name(self) -> str:
        if self.battle:
            return self.say(f"board-battle-{SIDES[self.seat]}", count=self.facts["minimum"])
        if self.action == RESERVE:
            return self.say("board-reserve-short")
        return self.say("board-action-short", action=("action", self.action))

    def limit(self, used: float, end: float) -> str:
        """Standing/minimum–maximum of a plan that is declared, standing/limit of the rest; below a long name."""
        facts = self.facts
        declared = facts["kind"] == "plan" and facts["minimum"] > 0
        most = f"/{facts['minimum']}–{facts['limit']}" if declared else f"/{facts['limit']}"
        width = breadth(f"{facts['standing']}{most}")
        x, y = end, 17.5
        if end - width < used + 3:
            x, y = min(self.row_end + width, self.box.width - 3), 43
            self.row_end += width + 5
        strong = tag("tspan", str(facts["standing"]), class_="strong")
        return tag("text", strong, words(most), x=x, y=y, class_="limit end")

    def sign_and_number(self, name: str, value: int, x: float, y: float) -> str:
        shown = tag("g", charge(name, 17, x + 8, y), class_="plain")
        return shown + text(str(value), x + 19, y + 5, "number")

    def facts_at_right(self) -> str:
        """Dice of a plan, or what an effect brings."""
        facts = self.facts
        if facts["kind"] == "plan":
            if not facts["standing"]:
                return ""
            width = 39 if (facts["dice"] or 0) > 9 else 31
            x = self.box.width - width - (14 if self.tip == 2 else 0)
            return self.sign_and_number("die", facts["dice"] or 0, x, 38)
        return gain(self.siege.view, facts, self.row_end, 38, self.box.width - 5)

    def bar(self) -> str:
        """A lock and the reason."""
        reason = self.say(f"board-bar-{self.barred}")
        return tag("g", charge("lock", 16, self.inset + 8, 40), class_="charge") + text(
            reason, self.inset + 21, 45, "quiet"
        )

    def blocks(self) -> str:
        """From the right, so that no block lies over the number of another."""
        return "" if self.barred else "".join(self.block(unit) for unit in reversed(list(self.facts["units"])))

    def block(self, unit: str) -> str:
        """Units of one kind, or the place where they may stand."""
        count = self.facts["units"][unit]
        dice = self.facts["unit_dice"][unit] if self.facts["unit_dice"] else None
        spot = (self.name, self.action, unit)
        source, target = spot in self.lit.sources, spot in self.lit.targets and self.takes(count)
        can = source or target
        # Whom an empty place waits for is told by the place itself.
        label = self.block_label(unit, count) if count or can else None
        inside = [tag("title", words(label)) if label else "", self.state(unit, source, target)]
        inside.append(block(unit, count, dice) if count else vacancy(unit))
        x = self.box.x + self.inset + PITCH * list(self.facts["units"]).index(unit)
        group = tag(
            "g",
            *inside,
            class_="stand",
            id=f"{self.prefix}units-{self.name}-{self.action}-{unit}",
            data_pulse=str(count),
            transform=at(x, self.box.y + 26.5),
            role="button" if can else "img" if label else None,
            tabindex="0" if can else None,
            aria_label=label,
        )
        return link(group, self.block_links(unit, source))

    def takes(self, count: int) -> bool:
        """Units can only be taken from where they stand, and be put anywhere."""
        return count > 0 or self.legal is not None

    def block_label(self, unit: str, count: int) -> str:
        key = "board-units-reserve" if self.action == RESERVE else "board-units"
        names = {"unit": ("unit", unit), "field": ("field", self.name), "count": count}
        return (
            self.say(key, **names) if self.action == RESERVE else self.say(key, action=("action", self.action), **names)
        )

    def state(self, unit: str, source: bool, target: bool) -> str:
        here = self.name in self.lit.chosen
        if unit in self.lit.chosen and (source or (target and here)):
            return frame(unit, "ring")
        # Where a whole place is lit its blocks need no outline of their own.
        if source or (target and not self.legal):
            return frame(unit, "legal")
        return ""

    def block_links(self, unit: str, source: bool) -> list[Link]:
        if self.action == RESERVE:
            return [(unit, "unit"), (self.name, "from field" if self.lit.names_field_of_reserve else "from")]
        if source:
            # A garrison that is sent elsewhere: its action would be read as the one it is sent to.
            return [(unit, "unit"), (self.name, "from")]
        return [(unit, "unit"), *self.links()]

    def signs(self) -> str:
        box, parts = self.box, []
        if self.legal and not self.chosen:
            parts.append(roundel(self.legal, box.right - 5 - (10 if self.tip == 2 else 0), box.bottom - 5))
        elif self.on_the_verge:
            plate = tag("circle", r=8.5, class_="plate")
            warning = tag("text", "!", y=5)
            parts.append(tag("g", plate, warning, class_="tally through", transform=at(box.x + 1, box.y + 2)))
        return "".join(parts)
