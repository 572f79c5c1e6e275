"""The tree of a search: what was tried from a seat's point of view, and how it turned out.

Every iteration imagines a position that the seat could be in, walks down the tree in it, adds one decision, judges how
the game stands there, and remembers the judgement on all decisions it came through. Branches are what the searching
seat would see: moves and draws that it could not tell apart lead to the same place, so that its plans cannot depend
on what it cannot know.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from hetman.core.decision import NATURE, Decision
from hetman.core.dice import Dice
from hetman.core.instinct import Instinct, result
from hetman.core.native import i64
from hetman.core.state import State

# Only so many of the most tempting moves are looked at, and the more the oftener a decision comes up.
WIDTH: Final = 12
# A move that was not tried yet is taken to be a little worse than the decision turned out so far.
UNTRIED: Final = 0.08
SEALED: Final = -1
"""All answers of another seat to a sealed choice look alike."""


class Edge:
    """A branch: a move, how often it was tried, and what it brought the seat that decides."""

    def __init__(self, move: i64, prior: float) -> None:
        self.move: i64 = move
        self.prior: float = prior
        self.rank: i64 = 0
        self.offered: i64 = 0
        """How often the move was legal here: what others hold differs from one imagined position to the next."""
        self.visits: i64 = 0
        self.total: float = 0.0
        self.node: Node | None = None

    def find(self, code: i64) -> Node | None:
        """What the branch leads to. Positions that look alike may ask for different decisions."""
        node = self.node
        while node is not None and node.code != code:
            node = node.sibling
        return node

    def grow(self, code: i64, seat: i64) -> Node:
        node = Node(code, seat, self.node)
        self.node = node
        return node


class Node:
    """A decision of a seat or of NATURE, as the searching seat sees it."""

    def __init__(self, code: i64, seat: i64, sibling: Node | None) -> None:
        self.code: i64 = code
        self.seat: i64 = seat
        self.sibling = sibling
        self.visits: i64 = 0
        self.total: float = 0.0
        self.edges: list[Edge] = []
        """The branches that are open now, in the order of the legal moves."""
        self.by_move: dict[int, Edge] = {}
        self.unseen: dict[int, Edge] = {}
        """Where moves lead whose operands the searching seat does not see."""

    def outcome(self, move: i64) -> Edge:
        """The branch of something that NATURE did."""
        edge = self.by_move.get(move)
        if edge is None:
            edge = Edge(move, 0.0)
            self.by_move[move] = edge
        return edge

    def is_open(self, moves: list[i64]) -> bool:
        """Whether the open branches are those of these moves: mostly the same ones come again."""
        if len(self.edges) != len(moves):
            return False
        place: i64 = 0
        for edge in self.edges:
            if edge.move != moves[place]:
                return False
            place += 1
        return True

    def open(self, state: State, moves: list[i64], instinct: Instinct) -> None:
        """Make the branches of these moves the open ones, with the urges that they raise."""
        urges = instinct.urges(state, moves)
        total = 0.0
        for urge in urges:
            total += urge
        trusted = 1.0 - instinct.curiosity
        even = instinct.curiosity / float(len(moves))
        self.edges = []
        place: i64 = 0
        for move in moves:
            edge = self.by_move.get(move)
            if edge is None:
                edge = Edge(move, trusted * urges[place] / total + even)
                self.by_move[move] = edge
            self.edges.append(edge)
            place += 1
        if len(moves) > WIDTH:
            rank: i64 = 0
            for edge in sorted(self.edges, key=temptation):
                edge.rank = rank
                rank += 1


def temptation(edge: Edge) -> float:
    return -edge.prior


class Tree:
    """A search from one seat. `hidden` is, by verb, the operand bytes that only a witness sees, as 255 each."""

    def __init__(self, guess: State, seat: int, instinct: Instinct, hidden: list[int], dice: Dice) -> None:
        self.guess = guess
        self.seat: i64 = seat
        self.instinct = instinct
        self.hidden: list[i64] = list(hidden)
        self.dice = dice
        self.start = Edge(0, 0.0)
        self.nodes: list[Node] = []
        self.edges: list[Edge] = []

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """Imagine, walk down, judge, remember."""
        state = self.guess.imagine(int(self.seat), self.dice)
        self.nodes.clear()
        self.edges.clear()
        leaf = self.descend(state)
        self.instinct.play_on(state, self.dice)
        value = self.instinct.judge(state) if state.stack else result(state)
        if leaf is not None:
            leaf.visits += 1
            leaf.total += value[leaf.seat]
        place: i64 = 0
        for node in self.nodes:
            gained = value[node.seat]
            node.visits += 1
            node.total += gained
            edge = self.edges[place]
            edge.visits += 1
            edge.total += gained
            place += 1

    def descend(self, state: State) -> Node | None:
        """Walk down to a decision that is new to the tree, and add it; None where the game ends before."""
        edge = self.start
        while state.stack:
            decision = state.stack[-1]
            if decision.seat == NATURE:
                edge = self.roll(state, decision, edge)
                continue
            node = edge.find(decision.code)
            if node is None:
                return edge.grow(decision.code, decision.seat)
            chosen = self.select(state, decision, node)
            self.nodes.append(node)
            self.edges.append(chosen)
            edge = self.seen(node, decision, chosen)
            state.answer(decision, chosen.move)
        return None

    def roll(self, state: State, decision: Decision[Any], edge: Edge) -> Edge:
        """NATURE moves; what the searching seat does not see of it does not branch."""
        move: i64 = decision.sample(state, self.dice)
        state.answer(decision, move)
        if self.is_unseen(decision, move):
            return edge
        node = edge.find(decision.code)
        if node is None:
            node = edge.grow(decision.code, NATURE)
        return node.outcome(move)

    def is_unseen(self, decision: Decision[Any], move: i64) -> bool:
        """Whether NATURE deals something to another seat that the searching one does not see."""
        if decision.witness == self.seat or decision.witness == NATURE:
            return False
        return self.hidden[move & 255] != 0

    def seen(self, node: Node, decision: Decision[Any], chosen: Edge) -> Edge:
        """Where a chosen branch leads in the eyes of the searching seat."""
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
        """The branch that promises most: what it brought so far, and more for an urge that was seldom followed."""
        moves = decision.moves(state)
        if not node.is_open(moves):
            node.open(state, moves, self.instinct)
        edges = node.edges
        best = edges[0]
        if len(edges) == 1:
            return best
        boldness = self.instinct.boldness
        expected = node.total / float(node.visits) - UNTRIED
        width = WIDTH + 2.0 * sqrt(float(node.visits))
        highest = -1.0
        for edge in edges:
            edge.offered += 1
            if float(edge.rank) > width:
                continue
            visits = float(edge.visits)
            promise = edge.total / visits if edge.visits > 0 else expected
            promise += boldness * edge.prior * sqrt(float(edge.offered)) / (1.0 + visits)
            if promise > highest:
                highest = promise
                best = edge
        return best

    def root(self) -> Node | None:
        """The searching seat's own decision; in a sealed choice it lies below those of others."""
        node = self.start.node
        while node is not None and node.seat != self.seat:
            node = node.unseen[SEALED].node if SEALED in node.unseen else None
        return node
