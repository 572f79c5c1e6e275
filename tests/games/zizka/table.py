"""A table of Jan Žižka put up in a few words, so that tests read like the rulebook.

    t = table("zizka", tyn="fair", crew="raza bratrice dorota albrecht")
    t.play("face", "roll 1 1 1 1", "keep", "take 1")
    assert t.coins() == 6

Leaders are named by seat, and seat 0 is on turn; Torak plays against a lone seat. `tyn="fair"` lays a token face
up on a field, `tyn="?fair"` face down; other fields are empty, and the stack has the rest. Keywords that take one value
are those of seat 0; a mapping names other seats. Dice are NATURE's moves and are written like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from games.laid_table import LaidTable
from hetman import NATURE, Dice, State
from hetman.core.events import EventLog
from hetman.core.pile import EVERYBODY
from hetman.games.zizka import GAME, Zizka
from hetman.games.zizka.components import Contents
from hetman.games.zizka.components.challenges import back_token

PERSONAL = ("points", "morale", "coins", "luck", "poster", "bounty", "struck", "field", "crew", "conquered")


def component(name: str, old: str = "", new: str = "") -> str:
    """The text of a component file, with something in it replaced once."""
    text = (GAME.folder / "components" / name).read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {name}"
    return text.replace(old, new, 1)


class Table(LaidTable):
    """A position of Jan Žižka, and what was logged."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.logged: list[dict[str, Any]] = []

    def play(self, *moves: str) -> Self:
        for move in moves:
            packed = self.game.legal(self.state, move)
            event = self.game.event(self.state.stack[-1], packed)
            self.state.event_log = EventLog([event])
            event_log = self.state.event_log
            self.state.step(packed)
            self.state.event_log = None
            self.logged += [event.seen_by(None) for event in event_log.events]
        return self

    def cast(self, swords: int = 0, cunnings: int = 0, jokers: int = 0) -> Table:
        """As many dice as are to be cast show these symbols, and speech for the rest: Torak's dice are many or few."""
        speeches = self.view()["dice"]["to_roll"] - swords - cunnings - jokers
        return self.play(f"roll {swords} {speeches} {cunnings} {jokers}")

    def until(self, verb: str, seed: int = 0) -> Table:
        """NATURE plays until one of her moves, or a seat's, begins with this word."""
        dice = Dice(seed)
        while verb not in {move.split()[0] for move in self.moves()}:
            assert self.state.actor == NATURE, f"no {verb!r} comes before {self.moves()}"
            self.state.step(self.state.stack[-1].sample(self.state, dice))
        return self

    def events(self, key: str) -> list[dict[str, Any]]:
        """Arguments of the events of one kind."""
        return [event["args"] for event in self.logged if event["key"] == key]

    # What everybody has

    def player(self, seat: int = 0) -> dict[str, Any]:
        player: dict[str, Any] = self.view()["players"][seat]
        return player

    def coins(self, seat: int = 0) -> int:
        return int(self.player(seat)["coins"])

    def points(self, seat: int = 0) -> int:
        return int(self.player(seat)["points"])

    def luck(self, seat: int = 0) -> int:
        return int(self.player(seat)["luck"])

    def morale(self, seat: int = 0) -> int:
        return int(self.player(seat)["morale"])

    def crew(self, seat: int = 0) -> str:
        return " ".join(card["follower"] for card in self.player(seat)["crew"])

    def offer(self) -> list[str]:
        return [card["follower"] for level in self.view()["tavern"] for card in level["offer"]]

    def token(self, field: str) -> dict[str, Any] | None:
        return next((token for token in self.view()["tokens"] if token["field"] == field), None)

    def pool(self) -> dict[str, int]:
        return {symbol: count for symbol, count in self.view()["dice"]["pool"].items() if count}


def table(
    *leaders: str,
    game: Zizka = GAME,
    offer: str = "",
    favours: Mapping[str, int] | None = None,
    used: Iterable[str] = (),
    torak: Mapping[str, Any] | None = None,
    actions: int = 2,
    turn: int = 0,
    first: int = 0,
    bank: int | None = None,
    luck_pool: int | None = None,
    options: Mapping[str, Any] | None = None,
    **given: Any,
) -> Table:
    """Seats with these leaders at the start of a turn; see the top of this file."""
    dumped = started(game, leaders, dict(options or {}))
    facts = dumped["position"]
    contents = game.box.contents
    fields = [field.id for field in contents.fields]
    for key, value in given.items():
        if key in PERSONAL:
            for seat, one in value.items() if isinstance(value, Mapping) else [(0, value)]:
                facts["people"][seat][key] = read(key, one)
        elif key in fields:
            facts["tokens"][key] = laid(contents, value)
        else:
            raise AssertionError(f"no {key!r}: neither a field nor something that a person has")
    facts["used"] = list(used)
    facts["favours"].update(favours or {})
    facts["torak"].update(torak_facts(contents, torak or {}))
    facts["course"].update(actions=actions, turn=turn, first=first)
    dumped["stack"] = [64 * turn]
    facts["agenda"] = []
    place_followers(facts, contents, offer.split())
    set_pools(facts, game, bank, luck_pool)
    return Table(game.restore(dumped))


def started(game: Zizka, leaders: tuple[str, ...], options: dict[str, Any]) -> dict[str, Any]:
    """A game in its first turn, with no token on the board."""
    state = game.start(len(leaders), leaders=",".join(leaders), **options)
    state.play("begin 0")
    state.roll(Dice(0))
    if len(leaders) == 1:
        state.play("start usti")
    dumped = state.dump()
    dumped["position"]["tokens"] = {}
    return dumped


def read(key: str, value: Any) -> Any:
    if key == "crew":
        return value.split()
    return int(value) if isinstance(value, bool) else value


def laid(contents: Contents, text: str) -> dict[str, Any]:
    """`fair` lies face up, `?fair` face down and unknown, `?01fair` face down and known to seats 0 and 1."""
    name = text.lstrip("?0123")
    token = next(token for token in contents.tokens if token.id == name)
    if not text.startswith("?"):
        return {"back": back_token(token.back), "front": name, "known": EVERYBODY}
    knowers = text[1 : len(text) - len(name)]
    known = sum(2 ** int(seat) for seat in knowers)
    return {"back": back_token(token.back), "front": name if known else None, "known": known}


def torak_facts(contents: Contents, given: Mapping[str, Any]) -> dict[str, Any]:
    names = {"field": "torak_field", "points": "torak_points"}
    facts = {names.get(key, key): value for key, value in given.items()}
    if "torak_field" in facts:
        facts["torak_field"] = [field.id for field in contents.fields].index(facts["torak_field"])
    if "posters" in facts:
        held = facts["posters"].split()
        facts["posters"] = [int(poster.id in held) for poster in contents.posters]
    if "deck" in facts:
        deck = facts.pop("deck").split()
        facts["ploys"] = [0 if ploy.id in deck else 2 for ploy in contents.ploys]
    return facts


def place_followers(facts: dict[str, Any], contents: Contents, offer: list[str]) -> None:
    """Crews as said; those on offer as said and filled up; starters that are nowhere are in the box."""
    crews = [name for person in facts["people"] for name in person["crew"]]
    assert len(set(crews)) == len(crews), f"nobody is in two crews: {crews}"
    slots: list[str | None] = []
    for level in (1, 2):
        of_level = [follower.id for follower in contents.followers if follower.level == level]
        asked = [name for name in offer if name in of_level]
        spare = [name for name in of_level if name not in offer and name not in crews]
        slots += [*asked, *spare][:4]
    facts["offer"] = slots
    facts["discards"] = []
    facts["box"] = [one.id for one in contents.followers if one.level == 0 and one.id not in crews]


def set_pools(facts: dict[str, Any], game: Zizka, bank: int | None, luck: int | None) -> None:
    """The bank has the coins that nobody has, unless a test wants it to be poor; likewise the luck tokens."""
    held = sum(person["coins"] + person["bounty"] for person in facts["people"])
    kept = sum(person["luck"] for person in facts["people"])
    facts["course"]["bank"] = int(game.box.coins) - held if bank is None else bank
    facts["course"]["luck"] = int(game.box.luck) - kept if luck is None else luck
