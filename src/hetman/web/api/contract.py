"""The OpenAPI document, with every status that an operation can answer.

Most errors come from middleware and from error handlers, which FastAPI does not see. What can happen follows from the
method and the path, so a rule adds it, and no route can forget it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from hetman.web.api.scene_answers import ErrorAnswer

REF = "#/components/schemas/{model}"
MEANINGS = {
    400: "The request cannot be read, or it was sent to another host name.",
    401: "The token opens no seat here.",
    403: "The seat is not yours, you only watch, or another site sent the request.",
    404: "It does not exist.",
    409: "The table does not allow this now.",
    413: "The request is too large.",
    422: "A value is wrong. The sentence says what was expected.",
    429: "Too many requests. The header `Retry-After` has the seconds to wait.",
    500: "A fault of the server.",
    503: "The database cannot be used now, or no bot answers. Nothing was saved.",
    507: "The disk of the server is full. Nothing was saved.",
}
ALWAYS = (400, 413, 422, 429, 500, 503)
UNUSED = ("HTTPValidationError", "ValidationError")
"""Schemas of errors that FastAPI describes. Ours look different."""


def statuses(method: str, path: str) -> Iterator[int]:
    """Yield the errors that a request can get, by where it goes."""
    yield from ALWAYS
    if method != "get":
        yield from (403, 507)
    if path == "/api/seat":
        yield from (401, 404, 409)
    elif path == "/api/tables" and method == "post":
        yield 409
    elif path.startswith("/api/tables/{id}"):
        yield from (401, 403, 404, 409)
    elif "{" in path:
        yield from (404, 409)


def describe(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI document. It is made once."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        schemas = document["components"]["schemas"]
        for name in UNUSED:
            schemas.pop(name, None)
        _, errors = models_json_schema([(ErrorAnswer, "serialization")], ref_template=REF)
        for name, schema in errors["$defs"].items():
            schemas.setdefault(name, schema)
        for path, methods in document["paths"].items():
            for method, operation in methods.items():
                operation["responses"].update({str(status): error(status) for status in statuses(method, path)})
                operation["responses"] = dict(sorted(operation["responses"].items()))
        app.openapi_schema = document
    return app.openapi_schema


def error(status: int) -> dict[str, Any]:
    """Return the description of an error's answer."""
    answer: dict[str, Any] = {
        "description": MEANINGS[status],
        "content": {"application/json": {"schema": {"$ref": REF.format(model=ErrorAnswer.__name__)}}},
    }
    if status == 429:
        answer["headers"] = {"Retry-After": {"schema": {"type": "integer"}}}
    return answer
