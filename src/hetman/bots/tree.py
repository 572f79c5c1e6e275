"""The tree of a search, from one seat's point of view.

Every iteration imagines a position, walks down the tree in it, adds one node, rolls the game out, evaluates the
position and adds the value to all nodes on the way. Edges are what the searching seat would see: moves and draws that
it cannot tell apart share an edge, so that its plans cannot depend on what it cannot know.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from hetman.core.decision import NATURE, Decision
from hetman.core.dice import Dice
from hetman.core.evaluator import Evaluator, returns
from hetman.core.native import i64
from hetman.core.state import State

WIDTH: Final = 12
"""Only this many moves of the highest priors are visited at first. The number grows with the visits of the node."""
FIRST_PLAY_REDUCTION: Final = 0.08
"""A move without visits counts as this much worse than its node."""
SEALED: Final = -1
"""The key of all answers of another seat to a sealed choice, which look alike."""
FREE: Final = -1
"""No move is forced."""


class Edge:
    """A move with its prior, its visits and their total value for the seat that decides."""

    def __init__(self, move: i64, prior: float) -> None:
        self.move: i64 = move
        self.prior: float = prior
        self.rank: i64 = 0
        self.available: i64 = 0
        """How often the move was legal here. Imagined positions differ in what others hold."""
        self.visits: i64 = 0
        self.total: float = 0.0
        self.node: Node | None = None

    def find(self, code: i64) -> Node | None:
        """The node of this decision. Positions that look alike may ask for different decisions."""
        node = self.node
        while node is not None and node.code != code:
            node = node.sibling
        return node

    def grow(self, code: i64, seat: i64) -> Node:
        node = Node(code, seat, self.node)
        self.node = node
        return node


class Node:
    """A decision of a seat or of chance, as the searching seat sees it."""

    def __init__(self, code: i64, seat: i64, sibling: Node | None) -> None:
        self.code: i64 = code
        self.seat: i64 = seat
        self.sibling = sibling
        self.visits: i64 = 0
        self.total: float = 0.0
        self.edges: list[Edge] = []
        """The edges of the legal moves, in their order."""
        self.by_move: dict[int, Edge] = {}
        self.unseen: dict[int, Edge] = {}
        """Edges of moves whose operands the searching seat does not see."""

    def outcome(self, move: i64) -> Edge:
        """The edge of a chance move, or of any other that has none yet."""
        edge = self.by_move.get(move)
        if edge is None:
            edge = Edge(move, 0.0)
            self.by_move[move] = edge
        return edge

    def is_open(self, moves: list[i64]) -> bool:
        """Whether the edges are those of these moves. Mostly the same moves come again."""
        if len(self.edges) != len(moves):
            return False
        index: i64 = 0
        for edge in self.edges:
            if edge.move != moves[index]:
                return False
            index += 1
        return True

    def open(self, state: State, moves: list[i64], evaluator: Evaluator) -> None:
        """Set the edges to those of these moves, with their priors."""
        priors = evaluator.priors(state, moves)
        total = 0.0
        for prior in priors:
            total += prior
        trusted = 1.0 - evaluator.exploration_fraction
        even = evaluator.exploration_fraction / float(len(moves))
        self.edges = []
        index: i64 = 0
        for move in moves:
            edge = self.by_move.get(move)
            if edge is None:
                edge = Edge(move, trusted * priors[index] / total + even)
                self.by_move[move] = edge
            self.edges.append(edge)
            index += 1
        if len(moves) > WIDTH:
            rank: i64 = 0
            for edge in sorted(self.edges, key=prior_order):
                edge.rank = rank
                rank += 1


def prior_order(edge: Edge) -> float:
    return -edge.prior


def seats_in(state: State) -> int:
    seats: int = state.setup.seats
    return seats


class Tree:
    """A search from one seat. `hidden` has for each verb 255 in the bytes of the operands that only a witness sees."""

    def __init__(self, imagined: State, seat: int, evaluator: Evaluator, hidden: list[int], dice: Dice) -> None:
        self.imagined = imagined
        self.seat: i64 = seat
        self.evaluator = evaluator
        self.hidden: list[i64] = list(hidden)
        self.dice = dice
        self.start = Edge(0, 0.0)
        self.forced: i64 = FREE
        """The move that every iteration begins with, if there is one."""
        self.iterations: i64 = 0
        self.sums = [0.0] * seats_in(imagined)
        """By seat: the values of all iterations."""
        self.nodes: list[Node] = []
        self.edges: list[Edge] = []

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def run_move(self, move: int, iterations: int) -> None:
        """Search below one legal move of the searching seat, so that its value is based on enough visits."""
        self.forced = move
        self.run(iterations)
        self.forced = FREE

    def iterate(self) -> None:
        """Imagine a position, walk down, evaluate, add the value to the nodes on the way."""
        state = self.imagined.imagine(int(self.seat), self.dice)
        self.nodes.clear()
        self.edges.clear()
        leaf = self.descend(state)
        self.evaluator.searched = self.iterations
        self.iterations += 1
        self.evaluator.rollout(state, self.dice)
        value = self.evaluator.value(state) if state.stack else returns(state)
        place: i64
        for place in range(len(value)):
            self.sums[place] += value[place]
        if leaf is not None:
            leaf.visits += 1
            leaf.total += value[leaf.seat]
        index: i64 = 0
        for node in self.nodes:
            gained = value[node.seat]
            node.visits += 1
            node.total += gained
            edge = self.edges[index]
            edge.visits += 1
            edge.total += gained
            index += 1

    def descend(self, state: State) -> Node | None:
        """Walk down to a decision that is new to the tree and add it. Returns None if the game ends before."""
        edge = self.start
        forced = self.forced
        while state.stack:
            decision = state.stack[-1]
            if decision.seat == NATURE:
                edge = self.roll(state, decision, edge)
                continue
            node = edge.find(decision.code)
            if node is None:
                return edge.grow(decision.code, decision.seat)
            chosen = self.select(state, decision, node)
            if forced != FREE and decision.seat == self.seat:
                # People may name things in an order that no search uses, so the move may have no edge yet.
                chosen = node.outcome(forced)
                forced = FREE
            self.nodes.append(node)
            self.edges.append(chosen)
            edge = self.seen(node, decision, chosen)
            state.answer(decision, chosen.move)
        return None

    def roll(self, state: State, decision: Decision[Any], edge: Edge) -> Edge:
        """Play a chance move. A draw that the searching seat does not see makes no edge."""
        move: i64 = decision.sample(state, self.dice)
        state.answer(decision, move)
        if self.is_unseen(decision, move):
            return edge
        node = edge.find(decision.code)
        if node is None:
            node = edge.grow(decision.code, NATURE)
        return node.outcome(move)

    def is_unseen(self, decision: Decision[Any], move: i64) -> bool:
        """Whether chance deals something to another seat that the searching one does not see."""
        if decision.witness == self.seat or decision.witness == NATURE:
            return False
        return self.hidden[move & 255] != 0

    def seen(self, node: Node, decision: Decision[Any], chosen: Edge) -> Edge:
        """The edge of the chosen move as the searching seat sees it."""
        if decision.seat == self.seat:
            return chosen
        if decision.sealed != 0:
            key: i64 = SEALED
        else:
            mask: i64 = self.hidden[chosen.move & 255]
            if mask == 0:
                return chosen
            key = chosen.move - (chosen.move & mask)
        edge = node.unseen.get(key)
        if edge is None:
            edge = Edge(chosen.move, 0.0)
            node.unseen[key] = edge
        return edge

    def select(self, state: State, decision: Decision[Any], node: Node) -> Edge:
        """The edge with the highest PUCT score: its mean value, and a bonus for a high prior and few visits."""
        moves = decision.canonical(state)
        if not node.is_open(moves):
            node.open(state, moves, self.evaluator)
        edges = node.edges
        best = edges[0]
        if len(edges) == 1:
            return best
        c_puct = self.evaluator.c_puct
        first_play = node.total / float(node.visits) - FIRST_PLAY_REDUCTION
        width = WIDTH + 2.0 * sqrt(float(node.visits))
        highest = -1.0
        for edge in edges:
            edge.available += 1
            if float(edge.rank) > width:
                continue
            visits = float(edge.visits)
            score = edge.total / visits if edge.visits > 0 else first_play
            score += c_puct * edge.prior * sqrt(float(edge.available)) / (1.0 + visits)
            if score > highest:
                highest = score
                best = edge
        return best

    def follow(self, state: State, move: i64, limit: i64, dice: Dice) -> None:
        """Play a move of the searching seat, then the best line, until the seat decides again after the others.

        The best line is what the search visited most; below the tree, what the policy likes most.
        """
        edge: Edge | None = self.start
        moved = False
        replied = False
        while state.stack and limit > 0:
            decision = state.stack[-1]
            if decision.seat == NATURE:
                drawn: i64 = decision.sample(state, dice)
                state.answer(decision, drawn)
                if edge is not None and not self.is_unseen(decision, drawn):
                    node = edge.find(decision.code)
                    edge = node.by_move.get(drawn) if node is not None else None
                continue
            own = decision.seat == self.seat
            if own and replied:
                return
            replied = moved and not own
            node = edge.find(decision.code) if edge is not None else None
            best: i64 = move if own and not moved else self.most_visited(state, decision, node)
            moved = moved or own
            edge = node.by_move.get(best) if node is not None else None
            if edge is not None and node is not None:
                edge = self.seen(node, decision, edge)
            state.answer(decision, best)
            limit -= 1

    def most_visited(self, state: State, decision: Decision[Any], node: Node | None) -> i64:
        """The legal move with the most visits in a node, or with the highest prior if none was visited."""
        moves = decision.canonical(state)
        best: i64 = moves[0]
        most: i64 = 0
        if node is not None:
            for move in moves:
                edge = node.by_move.get(move)
                if edge is not None and edge.visits > most:
                    most = edge.visits
                    best = move
        if most > 0 or len(moves) == 1:
            return best
        highest = -1.0
        index: i64 = 0
        for prior in self.evaluator.priors(state, moves):
            if prior > highest:
                highest = prior
                best = moves[index]
            index += 1
        return best

    def root(self) -> Node | None:
        """The searching seat's own decision. In a sealed choice it is below those of others."""
        node = self.start.node
        while node is not None and node.seat != self.seat:
            node = node.unseen[SEALED].node if SEALED in node.unseen else None
        return node
