"""What a search remembers from one of its moves to the next."""

from __future__ import annotations

from collections.abc import Iterator

from hetman.bots.tree import Edge, Node, Tree
from hetman.core.decision import NATURE
from hetman.core.seat import Seat
from hetman.core.state import State

TRIES = 20
"""How many imagined positions are led down a remembered path, to see whether it comes to the present one."""
LOOKED_AT = 2000
"""How many remembered decisions are looked through at most."""


class Recall:
    """The tree of the last search below the move that was chosen.

    A seat is shown the present, not what led to it. So a remembered decision is taken for the present one if it offers
    the same moves and if the way to it, played from the last position, leads to the same view.
    """

    def __init__(self) -> None:
        self.tree: Tree | None = None
        self.chosen: int | None = None

    def chose(self, move: int) -> None:
        self.chosen = move

    def resume(self, tree: Tree, seat: Seat) -> None:
        """Let a new tree start from the remembered decision that is the present one, if there is one."""
        before, chosen = self.tree, self.chosen
        self.tree, self.chosen = tree, None
        root = before.root() if before is not None and before.seat == seat.number else None
        if before is None or root is None or chosen not in root.by_move:
            return
        moves = seat.moves()
        view = seat.view()
        for path, node in decisions(root.by_move[chosen], seat.number):
            if same_moves(node, moves) and leads_to(before, [chosen, *path], view):
                node.sibling = None
                tree.start.node = node
                return


def decisions(edge: Edge, seat: int) -> Iterator[tuple[list[int], Node]]:
    """The seat's next decisions below a branch, each with the moves that lead to it, breadth first."""
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
    """Whether the moves, with unseen draws between them left to chance, lead from the last position to this view."""
    dice = tree.dice
    for _ in range(TRIES):
        state = tree.guess.imagine(int(tree.seat), dice)
        if walk(tree, state, path) and state.view(int(tree.seat)) == view:
            return True
    return False


def walk(tree: Tree, state: State, path: list[int]) -> bool:
    for move in path:
        draw_unseen(tree, state)
        if move not in state.moves():
            return False
        state.step(move)
    draw_unseen(tree, state)
    return True


def draw_unseen(tree: Tree, state: State) -> None:
    """NATURE deals to others what the seat does not see."""
    while state.actor == NATURE:
        decision = state.stack[-1]
        move = decision.sample(state, tree.dice)
        if not tree.is_unseen(decision, move):
            return
        state.step(move)
