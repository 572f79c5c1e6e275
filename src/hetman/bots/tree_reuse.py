"""The part of a search tree that the next search can use again."""

from __future__ import annotations

from collections.abc import Iterator

from hetman.bots.tree import Edge, Node, Tree
from hetman.core.decision import NATURE
from hetman.core.seat import Seat
from hetman.core.state import State

ATTEMPTS = 20
"""Imagined positions that are played along an old path, to see whether it leads to the present view."""
LOOKED_AT = 2000
"""Old nodes that are compared at most."""


class TreeReuse:
    """Keeps the tree of the last search and finds the present decision in it.

    A seat sees the present position, not the moves that led to it. So an old node counts as the present decision if it
    has the same moves and its path, played from the last position, leads to the same view.
    """

    def __init__(self) -> None:
        self.tree: Tree | None = None
        self.chosen: int | None = None
        self.hits = 0
        """How often the present decision was found."""

    @property
    def nodes(self) -> int:
        """About how many nodes the tree has: every visit adds one."""
        root = self.tree.root() if self.tree is not None else None
        return int(root.visits) if root is not None else 0

    def forget(self) -> None:
        self.tree, self.chosen = None, None

    def chose(self, move: int) -> None:
        self.chosen = move

    def resume(self, tree: Tree, seat: Seat) -> None:
        """Start a new tree from the old node of the present decision, if there is one."""
        before, chosen = self.tree, self.chosen
        self.tree, self.chosen = tree, None
        root = before.root() if before is not None and before.seat == seat.number else None
        if before is None or root is None or chosen not in root.by_move:
            return
        moves = seat.canonical()
        view = seat.view()
        for path, node in decisions(root.by_move[chosen], seat.number):
            if same_moves(node, moves) and leads_to(before, [chosen, *path], view):
                node.sibling = None
                tree.start.node = node
                self.hits += 1
                return


def decisions(edge: Edge, seat: int) -> Iterator[tuple[list[int], Node]]:
    """The seat's next decisions below an edge, each with the moves that lead to it, breadth first."""
    layer: list[tuple[list[int], Edge]] = [([], edge)]
    looked = 0
    while layer and looked < LOOKED_AT:
        below = []
        for path, branch in layer:
            node = branch.node
            while node is not None:
                looked += 1
                if node.seat == seat:
                    yield path, node
                else:
                    below += [([*path, int(next_edge.move)], next_edge) for next_edge in branches(node)]
                node = node.sibling
        layer = below


def branches(node: Node) -> list[Edge]:
    return [edge for edge in (*node.by_move.values(), *node.unseen.values()) if edge.node is not None]


def same_moves(node: Node, moves: list[int]) -> bool:
    return len(node.edges) == len(moves) and all(edge.move == move for edge, move in zip(node.edges, moves))


def leads_to(tree: Tree, path: list[int], view: dict[str, object]) -> bool:
    """Whether the moves lead from the last position to this view; draws that the seat does not see are sampled."""
    dice = tree.dice
    for _ in range(ATTEMPTS):
        state = tree.imagined.imagine(int(tree.seat), dice)
        if play_path(tree, state, path) and state.view(int(tree.seat)) == view:
            return True
    return False


def play_path(tree: Tree, state: State, path: list[int]) -> bool:
    """Play the moves of a path. Returns False if one of them is not legal here."""
    for move in path:
        draw_unseen(tree, state)
        if move not in state.moves():
            return False
        state.step(move)
    draw_unseen(tree, state)
    return True


def draw_unseen(tree: Tree, state: State) -> None:
    """Play the draws that the seat does not see."""
    while state.actor == NATURE:
        decision = state.stack[-1]
        move = decision.sample(state, tree.dice)
        if not tree.is_unseen(decision, move):
            return
        state.step(move)
