"""Kill servers under load.

People and bots play all games, and another game begins for each that is over. Again and again a server is killed with
its workers and started again. No acknowledged move may be lost, all games must go on, and their records must verify.
"""

from __future__ import annotations

import random
import threading
import time
import urllib.error
from collections.abc import Sequence
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path

import hetman
from web.processes import Server

LOST = (OSError, HTTPException)
"""What a client sees of a server that dies."""
GO_ON = 600
"""Seconds in which every game must go on after a kill."""
LOOK = 20
"""Kills after which all games must go on before the next one."""
CHAIRS = (("me", "bot:page"), ("me", "me"), ("bot:random", "bot:random"))
"""The tables of each game."""


@dataclass
class Person:
    """Plays one seat, and notes the moves that were acknowledged: their numbers and notation."""

    game: str
    table: str
    seat: int
    token: str
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    over: bool = False
    """Whether the game was over when this person looked last."""

    def play(self, server: Server, choice: random.Random) -> None:
        """Make a move if it is this person's turn."""
        state = server.ask(f"/api/tables/{self.table}", self.token)
        self.over = state["status"] == "over"
        if not state["moves"]:
            return
        move = {"number": state["number"], "move": choice.choice(state["moves"])}
        try:
            server.ask(f"/api/tables/{self.table}/moves", self.token, **move)
        except urllib.error.HTTPError as error:
            # Another process was first, or the answer to the first attempt was lost.
            if error.code != 409:
                raise
            return
        self.acknowledged.append((move["number"], move["move"]))

    def check(self, server: Server) -> None:
        """Check that every acknowledged move is in the record, in order, and that the last one is known again."""
        made = self.moves(server)
        waiting = len(self.acknowledged)
        kept = iter(made)
        for _, move in self.acknowledged:
            if not any(move == other for other in kept):
                break
            waiting -= 1
        # Answers to a sealed choice that still runs are not in the record yet.
        for number, move in self.acknowledged[len(self.acknowledged) - waiting :] or self.acknowledged[-1:]:
            again = server.ask(f"/api/tables/{self.table}/moves", self.token, number=number, move=move)
            assert again["repeated"], f"lost at table {self.table} of {self.game}: {number} {move}"

    def moves(self, server: Server) -> list[str]:
        """The moves of this seat in the record."""
        lines = server.text(f"/api/tables/{self.table}/record", self.token).split("moves\n", 1)[1].splitlines()
        split = [line.split(" ", 2) for line in lines]
        return [parts[2] for parts in split if len(parts) == 3 and parts[0].isdigit() and parts[1] == str(self.seat)]


@dataclass
class Place:
    """A table under load: its people, or none if bots play alone there."""

    game: str
    table: str
    chairs: tuple[str, ...]
    people: list[Person]


class Load:
    """People at tables of all games, each in a thread, at servers that come and go."""

    def __init__(self, servers: Sequence[Server], seed: int) -> None:
        self.servers, self.choice = servers, random.Random(seed)
        self.places: list[Place] = []
        """Where games run."""
        self.finished: list[Place] = []
        self.threads: list[threading.Thread] = []
        self.faults: list[BaseException] = []
        self.resting, self.ending = threading.Event(), threading.Event()
        self.moving = 0
        self.lock = threading.Lock()
        for game in hetman.games():
            for chairs in CHAIRS:
                self.create(game, chairs)

    def create(self, game: str, chairs: tuple[str, ...]) -> None:
        made = self.choice.choice(self.servers).ask("/api/tables", game=game, seats=2, chairs=chairs)
        people = [Person(game, made["id"], int(seat), token) for seat, token in made["tokens"].items()]
        self.places.append(Place(game, made["id"], chairs, people))
        for person in people:
            self.threads.append(threading.Thread(target=self.run, args=(person, len(self.threads))))
            self.threads[-1].start()

    def renew(self, server: Server) -> None:
        """Create a table for each whose game is over, so that no kill finds an idle server."""
        for place in list(self.places):
            if server.ask(f"/api/tables/{place.table}")["status"] == "over":
                self.places.remove(place)
                self.finished.append(place)
                self.create(place.game, place.chairs)

    def run(self, person: Person, number: int) -> None:
        choice = random.Random(number)
        while not (self.ending.is_set() or person.over):
            if self.resting.is_set():
                time.sleep(0.01)
                continue
            with self.lock:
                self.moving += 1
            try:
                person.play(choice.choice(self.servers), choice)
            except urllib.error.HTTPError as error:
                self.faults.append(AssertionError(f"{error.code} {error.url}: {error.read().decode()}"))
                return
            except LOST:
                time.sleep(0.1)
            except BaseException as error:
                self.faults.append(error)
                return
            finally:
                with self.lock:
                    self.moving -= 1

    def rest(self) -> None:
        """Let the people wait, until `resting` is cleared."""
        self.resting.set()
        deadline = time.monotonic() + 60
        while self.moving and time.monotonic() < deadline:
            time.sleep(0.01)

    def check(self, server: Server, places: Sequence[Place]) -> None:
        """Check the people at these tables."""
        if self.faults:
            raise self.faults[0]
        for place in places:
            for person in place.people:
                person.check(server)

    @property
    def acknowledged(self) -> int:
        everybody = [person for place in (*self.places, *self.finished) for person in place.people]
        return sum(len(person.acknowledged) for person in everybody)

    def lengths(self) -> dict[str, int]:
        states = {place.table: self.servers[0].ask(f"/api/tables/{place.table}") for place in self.places}
        return {table: state["number"] for table, state in states.items() if state["status"] == "running"}

    def go_on(self) -> None:
        """Wait until every running game has gone on."""
        before = waiting = self.lengths()
        deadline = time.monotonic() + GO_ON
        while waiting and time.monotonic() < deadline:
            now = self.lengths()
            waiting = {table: number for table, number in before.items() if now.get(table, number + 1) <= number}
            time.sleep(0.1)
        assert not waiting, f"these games do not go on: {', '.join(waiting)}"

    def close(self) -> None:
        self.ending.set()
        self.resting.clear()
        for thread in self.threads:
            thread.join()

    def concede(self, server: Server, person: Person) -> None:
        """End a game. If a bot of another process moves at the same moment, the answer is 409, and we ask again."""
        for _ in range(20):
            if server.ask(f"/api/tables/{person.table}")["status"] != "running":
                return
            try:
                server.ask(f"/api/tables/{person.table}/concede", person.token, seat=person.seat)
            except urllib.error.HTTPError as error:
                if error.code != 409:
                    raise
                time.sleep(0.1)
        raise AssertionError(f"table {person.table} cannot be ended")

    def verify(self) -> int:
        """End all games of people and verify the records of what is over. Returns how many."""
        server, verified = self.servers[0], 0
        for place in (*self.places, *self.finished):
            for person in place.people[:1]:
                self.concede(server, person)
            if server.ask(f"/api/tables/{place.table}")["status"] == "over":
                found = hetman.verify(hetman.Record.parse(server.text(f"/api/tables/{place.table}/record")))
                assert found.dice is not None
                verified += 1
        return verified


def kill_servers(folder: Path, database: str, processes: int, kills: int, seed: int = 1) -> str:
    """Kill one of the servers again and again. Returns what was seen; raises AssertionError if something was lost."""
    choice = random.Random(seed)
    servers = [Server(folder, database, 0.05) for _ in range(processes)]
    try:
        load = Load(servers, seed)
        try:
            for number in range(1, kills + 1):
                time.sleep(choice.uniform(0.2, 1.5))
                killed = choice.choice(servers)
                killed.crash()
                killed.start()
                if number == kills or number % LOOK == 0:
                    load.go_on()
                load.rest()
                load.check(choice.choice(servers), load.places)
                load.renew(choice.choice(servers))
                load.resting.clear()
            load.rest()
            load.check(servers[0], [*load.places, *load.finished])
        finally:
            load.close()
        verified = load.verify()
    finally:
        for server in servers:
            server.kill()
    return (
        f"{kills} kills, {load.acknowledged} acknowledged moves in {len(load.places) + len(load.finished)} games, "
        f"none lost; all games go on; {verified} records verified"
    )
