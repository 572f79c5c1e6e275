"""Requests made from the OpenAPI document, right and wrong ones.

schemathesis makes them. No answer may be a fault of the server, and every answer must be as the document says.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import hetman
from web.processes import ANSWERS, Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
KNOWN = 0.8
"""The share of requests that go to a table that exists. Others have any id."""


class Tables:
    """Tables of all games that the requests change. They are created again, because requests end games."""

    def __init__(self, server: Server, number: int) -> None:
        self.server, self.choice = server, random.Random(number)
        self.tables: list[tuple[str, str]] = []

    def renew(self) -> None:
        self.tables = []
        for game in hetman.games():
            for chairs in (["me", "me"], ["me", "open"]):
                made = self.server.ask("/api/tables", game=game, seats=2, chairs=chairs, public=True)
                self.tables += [(made["id"], token) for token in made["tokens"].values()]
        id, token = self.tables[0]
        self.server.ask(f"/api/tables/{id}/concede", token, seat=0)

    def fill(self, case: Any) -> dict[str, str]:
        """Put a table into the path of a request. Returns the headers of one of its seats, or none."""
        id, token = self.choice.choice(self.tables)
        if "id" in (case.path_parameters or {}) and self.choice.random() < KNOWN:
            case.path_parameters["id"] = id
        return {"authorization": f"Bearer {token}"} if self.choice.random() < KNOWN else {}


def requests_for(operation: Any) -> st.SearchStrategy[Any]:
    right: st.SearchStrategy[Any] = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if not operation.body and not any(operation.iter_parameters()):
        return right
    wrong: st.SearchStrategy[Any] = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    return right | wrong


def send_requests(server: Server, requests: int, number: int = 1) -> Counter[int]:
    """Send requests to all operations. Returns the statuses; raises an error that shows the request of a fault."""
    url = f"http://127.0.0.1:{server.port}"
    described = server.ask("/api/openapi.json")
    schema = schemathesis.openapi.from_dict(described)
    operations: list[Any] = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == sum(map(len, described["paths"].values())), "schemathesis cannot read an operation"
    tables, seen = Tables(server, number), Counter[int]()
    for operation in operations:
        tables.renew()

        @seed(number)
        @settings(
            max_examples=max(1, requests // len(operations)),
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=requests_for(operation))
        def answered(case: Any) -> None:
            answer = case.call(base_url=url, headers=tables.fill(case), timeout=ANSWERS)
            seen[answer.status_code] += 1
            assert answer.status_code != 429
            case.validate_response(answer, checks=CHECKS)

        answered()
    return seen


def told(seen: Counter[int]) -> str:
    return f"{sum(seen.values())} requests: " + ", ".join(
        f"{count} × {status}" for status, count in sorted(seen.items())
    )
