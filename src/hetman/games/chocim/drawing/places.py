"""A place on the map: an action of a field, or a reserve that defends one, with the blocks that stand there."""

from __future__ import annotations

from collections.abc import Iterable

from hetman.drawing import Say, View
from hetman.drawing.button import clickable, roundel
from hetman.drawing.elements import at, classes, number, tag, words
from hetman.drawing.geometry import Rect
from hetman.drawing.highlight import BARRED, CHOSEN, LEGAL, START, Highlight
from hetman.drawing.icons import ICONS as COMMON
from hetman.drawing.picture import labelled
from hetman.drawing.text import width
from hetman.games.chocim.components.names import SIDES
from hetman.games.chocim.drawing.gains import gain
from hetman.games.chocim.drawing.highlights import ANYWHERE, spots_of
from hetman.games.chocim.drawing.layout import BATTLE, DEFENDED_BY_RESERVE, PITCH, RESERVE, Layout, key_of
from hetman.games.chocim.drawing.pieces import EMBLEMS, PLATE, block, frame, tally, text, use, vacancy

UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"
TIP = 6.0
ROW = 24.0
"""Where the blocks of a place begin, below its name."""
MANNED = "manned"
SHOWN_BARS = ("fortel", "blockade", "no-way")
"""Reasons why a place is closed that it shows."""
Link = tuple[str, str]
"""A token and the operands that a click on it means."""


def link(inside: str, links: Iterable[Link]) -> str:
    """A drawing inside the tokens that a click on it means, from the inside outwards."""
    for token, operands in links:
        inside = tag("g", inside, data_token=token, data_as=operands)
    return inside


def sign_of(sign: str, x: float, y: float, radius: float = 9.5) -> str:
    """The sign of what a click does."""
    return roundel(COMMON[sign], x, y, radius, 1.5, f"mark {sign} {LEGAL} through")


def outline(kind: str, width: float, height: float, tip: str = "") -> str:
    """Plans point at the enemy, supports have round ends, effects square corners."""
    w, h, middle, half = number(width), number(height), number(width / 2), number(height / 2)
    r = 3 if kind != "support" else height / 2 if height < 30 else 16
    near, right, low = number(r), number(width - r), number(height - r)
    before, behind = number(width / 2 - 11), number(width / 2 + 11)
    top = f"H{before}L{middle} {-TIP:g} {behind} 0" if tip == UP else ""
    bottom = f"H{behind}L{middle} {number(height + TIP)} {before} {h}" if tip == DOWN else ""
    side = f"H{right}Q{w} 0 {w} {near}V{low}Q{w} {h} {right} {h}"
    if tip == RIGHT:
        side = f"H{number(width - 12)}L{w} {half} {number(width - 12)} {h}"
    if tip == LEFT:
        return f"M12 0{side}H12L0 {half}Z"
    return f"M{near} 0{top}{side}{bottom}H{near}Q0 {h} 0 {low}V{near}Q0 0 {near} 0Z"


class Siege:
    """One view of the siege: what its maps and their places share."""

    def __init__(self, view: View, say: Say, highlight: Highlight) -> None:
        self.view = view
        self.say = say
        self.highlight = highlight
        self.spots = spots_of(view, highlight.fitting)
        self.others = spots_of(view, highlight.moves) if highlight.chosen else self.spots
        """With what does not fit what is chosen: a click there starts again."""
        self.layout = Layout(view, say)

    def places(self, field: View) -> list[Place]:
        return [Place(self, field, key, box) for key, box in self.layout.places[field["field"]].items()]


def draw_places(places: Iterable[Place], between: str = "") -> str:
    """Grounds, then blocks, then signs, so that no ground covers what stands beside it."""
    places = list(places)
    grounds, blocks, signs = (
        "".join(map(layer, places)) for layer in (Place.draw_ground, Place.draw_blocks, Place.draw_signs)
    )
    return grounds + between + blocks + signs


def reserve_of(field: View) -> View:
    """A reserve as an action: in the tabor and the camp it defends the field."""
    units = field["reserve"] or {}
    defending = field["field"] in DEFENDED_BY_RESERVE
    return {
        "action": RESERVE,
        "seat": 0 if defending else 1,
        "kind": "plan" if defending else "effect",
        "units": units,
        "standing": sum(units.values()),
        "dice": field["reserve_dice"],
        "unit_dice": None,
        "minimum": 0,
        "limit": None,
        "closed": None,
    }


class Place:
    """One place, drawn in three layers: its ground, its blocks, the signs of what can be done."""

    def __init__(self, siege: Siege, field: View, key: str, box: Rect, prefix: str = "") -> None:
        self.siege = siege
        self.say = siege.say
        self.chosen_tokens = siege.highlight.chosen
        self.field = field
        self.name: str = field["field"]
        self.key = key
        self.box = box
        self.prefix = prefix
        found = (action for action in field["actions"] if key_of(action) == key)
        self.facts = next(found, None) or reserve_of(field)
        self.action: str = self.facts["action"]
        self.seat: int = self.facts["seat"]
        self.tip = self.direction()
        self.inset = 16.0 if self.tip == LEFT else 9.0 if self.facts["kind"] == "support" else 6.0
        self.row_end = self.inset + PITCH * len(self.facts["units"]) + 1
        """How far the lower row is filled."""

    def direction(self) -> str:
        if self.facts["kind"] != "plan":
            return ""
        forwards = (self.seat == 1) != self.siege.layout.turn
        return (LEFT, RIGHT)[forwards] if self.action == BATTLE else (UP, DOWN)[forwards]

    # What holds for the place

    @property
    def legal(self) -> str | None:
        """The sign of what can be done with the place as a whole."""
        return self.siege.spots.places.get((self.name, self.action)) if self.is_own else None

    @property
    def starts(self) -> bool:
        """Whether a click here starts another move."""
        return not self.legal and self.is_own and (self.name, self.action) in self.siege.others.places

    @property
    def is_own(self) -> bool:
        """In the foreground only the viewer's half can be clicked."""
        view = self.siege.view
        viewer = view["actor"] if view["seat"] is None else view["seat"]
        return self.key != f"{BATTLE}-{1 - viewer}"

    @property
    def barred(self) -> str | None:
        """Why nobody can come here, as far as the place shows it."""
        closed: str | None = self.facts["closed"]
        return closed if closed in SHOWN_BARS and not self.facts["standing"] else None

    @property
    def state(self) -> str:
        if self.legal:
            return CHOSEN if {self.name, self.action} <= self.chosen_tokens else LEGAL
        if self.starts:
            return START
        if self.barred:
            return BARRED
        threatens = self.action in ("assault", BATTLE) and self.facts["standing"] > 0
        return MANNED if threatens or self.action in ("control", RESERVE) else ""

    @property
    def almost_ready(self) -> bool:
        """With one more unit the plan can be declared."""
        least = self.facts["minimum"]
        return self.action in ("assault", "counter-attack") and 0 < least - 1 <= self.facts["standing"]

    @property
    def icon(self) -> str:
        return EMBLEMS[self.seat] if self.action == BATTLE else "defence" if self.action == RESERVE else self.action

    def label(self) -> str:
        field, action = ("field", self.name), ("action", self.action)
        if self.action == RESERVE:
            return self.say("board-reserve", field=field, count=self.facts["standing"])
        if self.barred:
            return self.say(f"board-closed-{self.barred}", action=action, field=field)
        count, limit = self.facts["standing"], self.facts["limit"]
        return self.say("board-place", action=action, limit=limit, field=field, count=count)

    # The ground

    def draw_ground(self) -> str:
        shape = outline(self.facts["kind"], self.box.width, self.box.height, self.tip)
        group = labelled(
            self.label(),
            tag("path", d=shape, class_="shape"),
            tag("path", d=shape, class_=self.state) if self.legal else "",
            self.title(),
            self.bar() if self.barred else self.lower_right(),
            class_=classes("place", self.facts["kind"], f"of-{SIDES[self.seat]}", self.state),
            id=f"{self.prefix}place-{self.name}-{self.key}",
            transform=at(self.box.x, self.box.y),
            **clickable(bool(self.legal) or self.starts, otherwise="group"),
        )
        return link(group, self.links())

    def links(self) -> list[Link]:
        return [] if self.action == RESERVE else [(self.action, "action"), (self.name, "field")]

    def title(self) -> str:
        """Icon and short name, and beside it how many stand here and may."""
        name = self.shown_name()
        left, end = self.inset + 20, self.box.width - (16 if self.tip == RIGHT else 7)
        room = self.box.width - 3 - left
        size = next((size for size in (14, 12) if width(name, size, bold=True) <= room), 0)
        parts = [tag("g", use(self.icon, 17, self.inset + 8, 12.5), class_="icon")]
        if size:
            parts.append(text(name, left, 17.5, classes("place-name", "tight" if size == 12 else "")))
        if self.action in ("defence", RESERVE) and self.field["level"] is not None:
            parts.append(self.counted("wall", self.field["level"], end - 29, 12.5))
            end -= 36
        if self.facts["limit"] is not None and not self.barred:
            parts.append(self.limit(left + width(name, size, bold=True), end))
        return "".join(parts)

    def shown_name(self) -> str:
        if self.action == BATTLE:
            return self.say(f"board-battle-{SIDES[self.seat]}", count=self.facts["minimum"])
        if self.action == RESERVE:
            return self.say("board-reserve-short")
        return self.say("board-action-short", action=("action", self.action))

    def limit(self, used: float, end: float) -> str:
        """Standing/minimum–maximum of a plan that is declared, standing/limit of the rest; below a long name."""
        facts = self.facts
        declared = facts["kind"] == "plan" and facts["minimum"] > 0
        most = f"/{facts['minimum']}–{facts['limit']}" if declared else f"/{facts['limit']}"
        taken = width(f"{facts['standing']}{most}", 14, bold=True)
        x, y = end, 17.5
        if end - taken < used + 3:
            x, y = min(self.row_end + taken, self.box.width - 3), ROW + 16.5
            self.row_end += taken + 5
        strong = tag("tspan", str(facts["standing"]), class_="strong")
        return tag("text", strong, words(most), x=x, y=y, class_="limit end")

    def counted(self, name: str, value: int, x: float, y: float) -> str:
        return tag("g", use(name, 17, x + 8, y), class_="plain") + text(str(value), x + 19, y + 5, "number")

    def lower_right(self) -> str:
        """Dice of a plan, or what an effect brings."""
        facts = self.facts
        if facts["kind"] != "plan":
            return gain(self.siege.view, facts, self.row_end, ROW + 11, self.box.width - 5)
        if not facts["standing"]:
            return ""
        dice = facts["dice"] or 0
        x = self.box.width - (39 if dice > 9 else 31) - (14 if self.tip == RIGHT else 0)
        return self.counted("die", dice, x, ROW + 11)

    def bar(self) -> str:
        """A lock and the reason."""
        lock = tag("g", use("lock", 16, self.inset + 8, ROW + 12), class_="icon")
        return lock + text(self.say(f"board-bar-{self.barred}"), self.inset + 21, ROW + 17, "quiet")

    # Blocks

    def draw_blocks(self) -> str:
        """From the right, so that no block lies over the number of another."""
        return "" if self.barred else "".join(self.block(unit) for unit in reversed(list(self.facts["units"])))

    def block(self, unit: str) -> str:
        """Units of one kind, or the place where they may stand."""
        count = self.facts["units"][unit]
        dice = self.facts["unit_dice"][unit] if self.facts["unit_dice"] else None
        stand = (self.name, self.action, unit)
        source = stand in self.siege.spots.sources
        # Units are taken only from where they stand, and are put anywhere.
        target = stand in self.siege.spots.targets and bool(count or self.legal)
        sends = stand in self.siege.others.sources
        starts = not (source or target) and (sends or (bool(count) and stand in self.siege.others.targets))
        # The label of an empty place already names the units that may come.
        label = self.block_label(unit, count) if count or source or target else None
        state = START if starts else self.block_state(unit, source, target)
        x = self.box.x + self.inset + PITCH * list(self.facts["units"]).index(unit)
        group = labelled(
            label,
            frame(unit, state) if state in (LEGAL, CHOSEN) else "",
            block(unit, count, dice) if count else vacancy(unit),
            class_=classes("stand", state),
            id=f"{self.prefix}units-{self.name}-{self.action}-{unit}",
            data_pulse=str(count),
            transform=at(x, self.box.y + ROW),
            **clickable(source or target or starts, otherwise="img" if label else None),
        )
        return link(group, [(unit, "unit"), *self.links_of_block(source or (starts and sends))])

    def block_label(self, unit: str, count: int) -> str:
        names = {"unit": ("unit", unit), "field": ("field", self.name), "count": count}
        if self.action == RESERVE:
            return self.say("board-units-reserve", **names)
        return self.say("board-units", action=("action", self.action), **names)

    def block_state(self, unit: str, source: bool, target: bool) -> str:
        if unit in self.chosen_tokens and (source or (target and self.name in self.chosen_tokens)):
            return CHOSEN
        # Where a whole place is highlighted its blocks need no outline of their own.
        return LEGAL if source or (target and not self.legal) else ""

    def links_of_block(self, source: bool) -> list[Link]:
        if self.action == RESERVE:
            # A reserve means where a unit comes from, and its field only where units are taken from the map.
            taken = self.siege.highlight.verbs & {*ANYWHERE, "shell"}
            return [(self.name, "from field" if taken else "from")]
        # A garrison that is sent elsewhere: its action would be read as the one it is sent to.
        return [(self.name, "from")] if source else self.links()

    # Signs

    def draw_signs(self) -> str:
        if self.legal and self.state == LEGAL:
            x = self.box.right - 5 - (10 if self.tip == RIGHT else 0)
            return sign_of(self.legal, x, self.box.bottom - 5)
        if self.almost_ready:
            return tally("!", max(self.box.x + 1, PLATE), self.box.y + 2, "tally through")
        return ""
