"""Random games of War Chest, with armies that show every unit."""

from __future__ import annotations

from hetman import NATURE, Dice, State
from hetman.games.warchest import GAME

# Together they hold all sixteen units, for two seats and for four.
ARMIES = {
    2: [
        "archer,berserker,cavalry,crossbowman/ensign,footman,knight,lancer",
        "lightcavalry,marshall,mercenary,pikeman/royalguard,scout,swordsman,warriorpriest",
        "warriorpriest,marshall,berserker,footman/royalguard,pikeman,mercenary,ensign",
    ],
    4: [
        "warriorpriest,knight,footman/royalguard,scout,archer/marshall,ensign,swordsman/berserker,pikeman,mercenary",
        "berserker,cavalry,mercenary/warriorpriest,lancer,pikeman/crossbowman,ensign,scout/marshall,lightcavalry,footman",
        "royalguard,berserker,archer/lancer,ensign,footman/swordsman,marshall,warriorpriest/knight,mercenary,pikeman",
    ],
}
DECISIONS = 700


def walk(seats: int, army: str, seed: int) -> list[State]:
    """Every position of a random game, including those of chance."""
    dice = Dice(seed)
    state = GAME.start(seats=seats, army=army, royal_guard=("revised", "classic")[seed % 2], round_limit=1000)
    positions = [state.copy()]
    while state.stack and len(positions) < DECISIONS:
        decision = state.stack[-1]
        moves = state.moves()
        # Passing and recruiting make up most moves and change least.
        busy = [move for move in moves if GAME.notation(move).split()[0] not in ("pass", "recruit", "initiative")]
        if state.actor == NATURE:
            state.step(decision.sample(state, dice))
        elif busy and dice.below(4):
            state.step(busy[dice.below(len(busy))])
        else:
            state.step(moves[dice.below(len(moves))])
        positions.append(state.copy())
    return positions
