"""The file of a trained network: what it was made for, how, and its weights.

    HETMAN-NETWORK 1
    {"game": "…", "version": "…", "seats": 2, "layout": "…", "layers": [1574, 64, 32, 1], …}
    weights as float16, for each layer a row for each input and the row of the biases

A game has one file for each number of seats, `networks/2.network` in its folder. It was trained for a version of the
rules, for the planes of an observation and for some values of the options. For everything else the linear evaluator
judges.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import struct
from array import array
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hetman.core import evaluator as compiled_module
from hetman.core.learned_value import LearnedValue

if TYPE_CHECKING:
    from hetman.core.game import Game, Setup

FOLDER = "networks"
MAGIC = b"HETMAN-NETWORK 1\n"
LONGEST_HEADER = 100_000
MOST_WEIGHTS = 4_000_000
BYTES = 2
"""Of a weight."""
KINDS: Mapping[str, type] = {
    "game": str,
    "version": str,
    "seats": int,
    "layout": str,
    "layers": list,
    "options": dict,
    "search": dict,
    "recipe": dict,
    "sha256": str,
}
"""What a header must have."""


class NetworkError(ValueError):
    """A network cannot be used. The message says why."""


@dataclass(frozen=True)
class Deeper:
    """How far rollouts go in a long search."""

    after: int
    """The number of iterations after which they do."""
    rollout_depth: int


@dataclass(frozen=True)
class Network:
    """A network with all that its file says."""

    game: str
    version: str
    """Of the rules."""
    seats: int
    layout: str
    """The fingerprint of the observation's planes."""
    layers: tuple[int, ...]
    """The number of inputs, the units of each layer, and 1."""
    options: Mapping[str, tuple[Any, ...]]
    """By option: the values that it was trained with."""
    rollout_depth: int
    """How many decisions the policy plays before a position is judged."""
    c_puct: float
    """The exploration constant of search."""
    weights: bytes = field(repr=False)
    """As float16."""
    recipe: Mapping[str, Any] = field(default_factory=dict)
    """How it was trained: enough to repeat it."""
    deeper: Deeper | None = None
    """None if the depth of rollouts does not depend on the length of a search."""

    def dump(self) -> bytes:
        """Return the content of its file."""
        search: dict[str, Any] = {"rollout_depth": self.rollout_depth, "c_puct": self.c_puct}
        if self.deeper is not None:
            search["deeper"] = asdict(self.deeper)
        header = {
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "layout": self.layout,
            "layers": list(self.layers),
            "options": {name: list(values) for name, values in self.options.items()},
            "search": search,
            "recipe": dict(self.recipe),
            "sha256": hashlib.sha256(self.weights).hexdigest(),
        }
        return MAGIC + json.dumps(header, sort_keys=True).encode() + b"\n" + self.weights

    @staticmethod
    def read(content: bytes) -> Network:
        """Return the network of a file's content. Raises NetworkError."""
        if not content.startswith(MAGIC):
            raise NetworkError("it is not a network of this format")
        line, ended, weights = content[len(MAGIC) :].partition(b"\n")
        if not ended or len(line) > LONGEST_HEADER:
            raise NetworkError("its header has no end")
        header = read_header(line)
        layers = tuple(header["layers"])
        count = weights_in(layers)
        if len(weights) != BYTES * count:
            raise NetworkError(f"its layers have {BYTES * count} bytes of weights, got {len(weights)}: it is cut off")
        if hashlib.sha256(weights).hexdigest() != header["sha256"]:
            raise NetworkError("its weights do not have the checksum of its header: it is damaged")
        return Network(
            header["game"],
            header["version"],
            header["seats"],
            header["layout"],
            layers,
            {name: tuple(values) for name, values in header["options"].items()},
            header["search"]["rollout_depth"],
            float(header["search"]["c_puct"]),
            weights,
            header["recipe"],
            Deeper(**header["search"]["deeper"]) if "deeper" in header["search"] else None,
        )

    @staticmethod
    def load(path: Path) -> Network:
        """Return the network of a file. Raises NetworkError that names it."""
        try:
            return Network.read(path.read_bytes())
        except OSError as error:
            raise NetworkError(f"{path.name} cannot be read: {error.strerror}") from None
        except NetworkError as error:
            raise NetworkError(f"{path.name}: {error}") from None

    def check(self, setup: Setup) -> None:
        """Check that it was trained for this setting. Raises NetworkError."""
        game = setup.game
        if (self.game, self.version) != (game.name, game.version):
            raise NetworkError(
                f"it is for version {self.version} of the rules of {self.game}, here is version {game.version}"
                f" of {game.name}: train it again"
            )
        if game.own_components:
            raise NetworkError("it is for the components of the box, not for the host's own")
        if self.seats != setup.seats:
            raise NetworkError(f"it is for {self.seats} seats, not for {setup.seats}")
        for name, value in setup.options.items():
            if not self.knows(game, name, value):
                trained = ", ".join(map(str, self.options.get(name, ())))
                raise NetworkError(f"it was trained with the option {name} of {trained}, not {value}")
        if self.layout != layout_of(setup) or self.layers[0] != game.observer(setup).size:
            raise NetworkError("it reads other observations than this setting has")

    def knows(self, game: Game, name: str, value: Any) -> bool:
        """Whether it was trained with a value of an option. A text of a player's own counts like the default."""
        option, trained = game.options[name], self.options.get(name, ())
        if option.kind == "choice" and value not in option.choices:
            value = option.default
        return value in trained

    def perceptron(self) -> Any:
        """Return its forward pass in native code. Raises NetworkError if none is there."""
        numbers = array("f", struct.unpack(f"<{len(self.weights) // BYTES}e", self.weights))
        return native()(self.layers, numbers.tobytes())

    def learned_value(self, setup: Setup, perceptron: Any) -> LearnedValue:
        """Return the value of positions of a setting. It has a writer of its own."""
        writer = setup.game.observation_writer(setup)
        after, depth = (0, 0) if self.deeper is None else (self.deeper.after, self.deeper.rollout_depth)
        return LearnedValue(setup, writer, perceptron, self.rollout_depth, self.c_puct, after, depth)


def read_header(line: bytes) -> dict[str, Any]:
    try:
        header = json.loads(line)
    except ValueError:
        raise NetworkError("its header is not JSON") from None
    if not isinstance(header, dict):
        raise NetworkError("its header is not a JSON object")
    for name, kind in KINDS.items():
        if not isinstance(header.get(name), kind):
            raise NetworkError(f"its header lacks {name!r}")
    search = header["search"]
    if not is_whole(search.get("rollout_depth"), 0) or not isinstance(search.get("c_puct"), int | float):
        raise NetworkError("its header has no settings of search")
    if "deeper" in search and not is_deeper(search["deeper"]):
        raise NetworkError("the key 'deeper' of its header needs 'after' of at least 1, and 'rollout_depth'")
    if not all(isinstance(values, list) for values in header["options"].values()):
        raise NetworkError("its header lists no values of the options")
    return header


def is_deeper(value: Any) -> bool:
    if not isinstance(value, dict) or set(value) != {"after", "rollout_depth"}:
        return False
    return is_whole(value["after"], 1) and is_whole(value["rollout_depth"], 0)


def weights_in(layers: tuple[Any, ...]) -> int:
    """Return the number of weights of these layers. Raises NetworkError."""
    if len(layers) < 2 or not all(is_whole(size, 1) for size in layers):
        raise NetworkError("its header has no sizes of layers")
    count: int = sum((before + 1) * size for before, size in itertools.pairwise(layers))
    if count > MOST_WEIGHTS:
        raise NetworkError(f"it has {count} weights, more than {MOST_WEIGHTS}")
    return count


def is_whole(value: Any, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def layout_of(setup: Setup) -> str:
    """Return the fingerprint of a setting's observations: the names, shapes and keys of the planes in their order."""
    planes = setup.game.observer(setup).planes
    listed = json.dumps([[plane.name, list(plane.shape), list(plane.keys)] for plane in planes])
    return hashlib.sha256(listed.encode()).hexdigest()[:16]


def native() -> Any:
    """Return the class of the forward pass in C. Raises NetworkError without compiled modules."""
    try:
        found = import_module("hetman.core.perceptron").Perceptron
    except ImportError:
        found = None
    # A mixture of C and interpreted modules would play other games than either.
    if found is None or compiled_module.__file__.endswith(".py"):
        raise NetworkError("networks need the compiled modules, which are not installed")
    return found


def path_of(game: Game, seats: int) -> Path:
    """Return the file of a game's network for a number of seats."""
    return game.folder / FOLDER / f"{seats}.network"


class Networks:
    """The networks of a game. Each file is read once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.loaded: dict[int, tuple[Network, Any] | NetworkError] = {}

    def find(self, setup: Setup) -> tuple[Network, Any]:
        """Return the network of a setting with its forward pass. Raises NetworkError that says why there is none."""
        if setup.seats not in self.loaded:
            self.loaded[setup.seats] = self.load(setup.seats)
        found = self.loaded[setup.seats]
        if isinstance(found, NetworkError):
            raise NetworkError(str(found))
        found[0].check(setup)
        return found

    def load(self, seats: int) -> tuple[Network, Any] | NetworkError:
        path = path_of(self.game, seats)
        try:
            if not path.is_file():
                raise NetworkError("nobody has trained one")
            network = Network.load(path)
            return network, network.perceptron()
        except NetworkError as error:
            return error
