"""Undo and draw by agreement: a player asks, and all other people at the table accept or decline.

Bots do not object to what the people agree on. A bot alone never accepts a draw. While a bot plays for an absent
person, nothing can be agreed.
"""

from __future__ import annotations

from collections.abc import Collection

from hetman.core.replay import choice_around
from hetman.table.chair import PERSON
from hetman.table.errors import Refused
from hetman.table.journal import UNDONE
from hetman.table.proposals import ACCEPTED, DECLINED, DRAW, DRAWN, PROPOSED, UNDO, Proposal
from hetman.table.table import Table


def can_propose(table: Table, seat: int, what: str) -> bool:
    try:
        check_proposal(table, seat, what)
    except Refused:
        return False
    return True


def check_proposal(table: Table, seat: int, what: str) -> int:
    """Raise Refused unless the seat may ask for this now. Returns how many moves an undo would leave."""
    match, proposals = table.playing, table.journal.proposals
    if match.over:
        raise Refused("over", "the game is over")
    if table.chairs[seat].kind != PERSON or any(chair.handed for chair in table.chairs):
        raise Refused("nobody-to-ask", "a bot plays for an absent player, who must come back first")
    if proposals.current is not None:
        raise Refused("proposal-open", "another proposal waits for its answers")
    if (what, seat) in proposals.declined:
        raise Refused("proposal-declined", "the others have declined this; ask again after the next move")
    if what == UNDO:
        return undo_target(table, seat)
    if len(table.game.teams(table.setup.seats)) < 2:
        raise Refused("no-draw", "all players of this game win or lose together")
    if len(table.people) < 2:
        raise Refused("bots-decline", "bots do not accept a draw")
    return 0


def undo_target(table: Table, seat: int) -> int:
    """Return the number of moves before the seat's last decision. A sealed choice is taken back whole."""
    if table.can_undo(seat):
        raise Refused("undo-yourself", "you may undo this move without asking")
    entries = table.playing.entries
    for place in reversed(range(len(entries))):
        if entries[place].decision.seat == seat:
            return choice_around(entries, place).start
    raise Refused("nothing-to-undo", "you have not decided anything yet")


def propose(table: Table, seat: int, what: str, own: Collection[int] = ()) -> bool:
    """Ask the other people for an undo or a draw. Returns whether that is agreed at once.

    `own` are all seats of the sender: people who share a device agree aloud. Raises Refused.
    """
    target = check_proposal(table, seat, what)
    asked = [other for other in table.people if other != seat and other not in own]
    table.journal.add(PROPOSED, seat, what=what, asked=asked, to=target)
    return carry_out(table)


def answer(table: Table, seat: int, accept: bool) -> bool:
    """Accept or decline the open proposal; its own player withdraws it. Returns whether it is agreed now."""
    proposal = table.journal.proposals.current
    if proposal is None or seat not in (proposal.seat, *proposal.open):
        raise Refused("no-proposal", "no proposal waits for your answer")
    if not accept:
        table.journal.add(DECLINED, seat)
        return False
    if seat == proposal.seat:
        raise Refused("no-proposal", "the others have to answer your proposal")
    table.journal.add(ACCEPTED, seat)
    return carry_out(table)


def carry_out(table: Table) -> bool:
    """Do what was proposed if all have accepted. Returns whether they have."""
    proposal = table.journal.proposals.current
    if proposal is None or proposal.open:
        return False
    if proposal.what == DRAW:
        table.playing.agree_draw()
        table.journal.add(DRAWN, proposal.seat)
    else:
        undo(table, proposal)
    return True


def undo(table: Table, proposal: Proposal) -> None:
    match = table.playing
    table.clocks.split(table.choosing or table.awaited)
    table.clocks.settled.clear()
    table.clocks.take_back(proposal.seat)
    table.taken_back += match.undo_to(proposal.to, agreed=True) + 1
    table.journal.add(UNDONE, proposal.seat, to=proposal.to, agreed=True)
    table.clocks.restart()
