"""Bot turns as jobs in PostgreSQL: any worker process may claim one. The job of a process that dies is claimed again.

The transaction that saves a move also writes the job of the next bot, so that none is lost. A worker holds a lease and
renews it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Engine, Float, and_, cast, delete, func, or_, select, tuple_, update
from sqlalchemy.sql.elements import ColumnElement

from hetman.table.schema import JOBS, TABLES

LEASE = 10
"""Seconds after which the job of a worker that says nothing is claimed again."""


class BotJob(NamedTuple):
    """A bot's open decision."""

    table: str
    seat: int
    number: int


def database_time() -> ColumnElement[Any]:
    """The time of the database: its clients may have other clocks."""
    return cast(func.extract("epoch", func.clock_timestamp()), Float)


def claim(engine: Engine, worker: str, most: int) -> list[BotJob]:
    """Claim jobs that are due and that nobody works on."""
    key = (JOBS.c.table_id, JOBS.c.seat, JOBS.c.number)
    free = and_(JOBS.c.due <= database_time(), or_(JOBS.c.until.is_(None), JOBS.c.until < database_time()))
    found = select(*key).where(free).order_by(JOBS.c.due).limit(most).with_for_update(skip_locked=True)
    claimed = update(JOBS).where(tuple_(*key).in_(found)).values(worker=worker, until=database_time() + LEASE)
    with engine.begin() as connection:
        return [BotJob(*row) for row in connection.execute(claimed.returning(*key))]


def hasten(engine: Engine, pause: float) -> None:
    """Let no job wait for longer than `pause`, or than its table's own delay. A server may start with another one."""
    delay = select(TABLES.c.delay).where(TABLES.c.id == JOBS.c.table_id).scalar_subquery()
    latest = database_time() + func.coalesce(delay, pause)
    with engine.begin() as connection:
        connection.execute(update(JOBS).where(JOBS.c.due > latest).values(due=latest))


def renew(engine: Engine, worker: str) -> None:
    """Hold the claimed jobs for longer."""
    with engine.begin() as connection:
        connection.execute(update(JOBS).where(JOBS.c.worker == worker).values(until=database_time() + LEASE))


def release(engine: Engine, job: BotJob, delay: float) -> None:
    """Give a job back after a failure. It is due again after some seconds."""
    values = {"worker": None, "until": None, "due": database_time() + delay}
    with engine.begin() as connection:
        connection.execute(update(JOBS).where(*matches(job)).values(values))


def release_all(engine: Engine, worker: str) -> None:
    """Give all jobs of a process back, because it closes."""
    with engine.begin() as connection:
        connection.execute(update(JOBS).where(JOBS.c.worker == worker).values(worker=None, until=None))


def drop(engine: Engine, job: BotJob) -> None:
    """Delete a job whose decision is not open any more."""
    with engine.begin() as connection:
        connection.execute(delete(JOBS).where(*matches(job)))


def matches(job: BotJob) -> tuple[ColumnElement[bool], ...]:
    return JOBS.c.table_id == job.table, JOBS.c.seat == job.seat, JOBS.c.number == job.number
