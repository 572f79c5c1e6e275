"""The API explained to people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from hetman.web.dependencies import Reads
from hetman.web.rendering import page

router = APIRouter(include_in_schema=False)


@router.get("/api", dependencies=[Reads])
def api_docs(request: Request) -> HTMLResponse:
    described = request.app.openapi()
    schemas = described["components"]["schemas"]
    routes = [
        {"method": method.upper(), "path": path, "about": route.get("description", route["summary"])}
        | {"body": body_schema(route, schemas)}
        for path, methods in described["paths"].items()
        for method, route in methods.items()
    ]
    return page(request, "api.html", title=described["info"]["title"], described=described, routes=routes)


def body_schema(route: Mapping[str, Any], schemas: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return the schema of a request's JSON body, None without one. An optional body is one of `anyOf`."""
    content = route.get("requestBody", {}).get("content", {})
    schema = content.get("application/json", {}).get("schema", {})
    named = [one["$ref"] for one in (schema, *schema.get("anyOf", ())) if "$ref" in one]
    return schemas[named[0].rpartition("/")[2]] if named else None
