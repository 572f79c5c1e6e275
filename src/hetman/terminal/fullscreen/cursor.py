"""The cursor of the keyboard: it goes from one thing that can be chosen to the next, over all sheets on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from hetman.terminal.fullscreen.sheet_view import SheetView, SpotKey
from hetman.terminal.fullscreen.spots import Place, Spot, nearest


class Cursor:
    """`views` are in the order of the tab key. `at` is the view and the spot that the cursor is on."""

    def __init__(self, views: Sequence[SheetView]) -> None:
        self.views = views
        self.at: tuple[str, SpotKey] | None = None

    def reachable(self) -> list[tuple[SheetView, Spot]]:
        return [(view, spot) for view in self.views if view.display for spot in view.reachable()]

    @property
    def spot(self) -> tuple[SheetView, Spot] | None:
        return next(((view, spot) for view, spot in self.reachable() if (view.id, spot.key) == self.at), None)

    def put(self, view: SheetView, spot: Spot) -> None:
        self.at = (str(view.id), spot.key)
        self.show()

    def show(self) -> None:
        for view in self.views:
            view.point_at(self.at[1] if self.at is not None and self.at[0] == view.id else None)

    def settle(self, preferred: Sequence[str], avoided: str = "") -> None:
        """Stay on the same thing, or go to the first one in the views that are named, then in any but the avoided one.

        Whoever presses Enter once too often while others think must not press what happens to be there.
        """
        if self.spot is None:
            found = [one for one in self.reachable() if one[0].id != avoided]
            order = {name: at for at, name in enumerate(preferred)}
            found.sort(key=lambda one: order.get(str(one[0].id), len(order)))
            self.at = (str(found[0][0].id), found[0][1].key) if found else None
        self.show()

    def step(self, by: int) -> None:
        """To the next thing in reading order."""
        found = self.reachable()
        places = [(view.id, spot.key) for view, spot in found]
        if found:
            now = places.index(self.at) if self.at in places else -by
            self.put(*found[(now + by) % len(found)])

    def go(self, across: int, down: int) -> None:
        """To the nearest thing in a direction."""
        found = self.reachable()
        now = self.spot
        if now is None:
            self.step(1)
            return
        others = [one for one in found if one != now]
        target = nearest(screen_place(*now), [screen_place(*one) for one in others], across, down)
        if target is not None:
            self.put(*others[target])


def screen_place(view: SheetView, spot: Spot) -> Place:
    x, y = spot.middle
    return view.region.x + x - view.scroll_offset.x, view.region.y + y - view.scroll_offset.y
