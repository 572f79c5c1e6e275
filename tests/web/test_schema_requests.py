"""Requests made from the OpenAPI document: no fault of the server, and answers as the document says."""

from __future__ import annotations

from pathlib import Path

from web.processes import Server
from web.schema_requests import send_requests

REQUESTS = 280
"""The long form is `make prove-server`."""


def test_answers_are_as_the_document_says(tmp_path: Path, database: str) -> None:
    server = Server(tmp_path, database)
    try:
        seen = send_requests(server, REQUESTS)
    finally:
        server.kill()
    assert sum(seen.values()) > 200
    # Some requests are right: not everything is refused before it reaches a table.
    assert seen[200] > 30
    assert seen[409] > 5
