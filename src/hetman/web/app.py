"""The application: its routes, its middleware and its state."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

from hetman.table.analyses import Analyses
from hetman.table.collector import Collector
from hetman.table.metrics import Histogram
from hetman.table.service import TableService
from hetman.table.store import Store
from hetman.web import api, assets, live, operation, pages
from hetman.web.api.contract import describe
from hetman.web.errors import handle_errors
from hetman.web.hints import HintCache
from hetman.web.middleware import RequestChecks
from hetman.web.password import PasswordGate
from hetman.web.rate_limits import RateLimits
from hetman.web.renderings import Renderings
from hetman.web.replay_cache import ReplayCache
from hetman.web.settings import Settings
from hetman.web.sockets import OpenSockets

STATIC = Path(__file__).parent / "static"
ABOUT = """Everything that the page does, for programs in any language.

1. `POST /api/tables` creates a table and returns the tokens of your seats, and invitations to open chairs.
   `GET /api/tables` lists public tables, and `POST /api/tables/{id}/join` takes a free chair at one. `POST /api/seat`
   accepts an invitation. Both return the secret token of the seat.
2. `GET /api/tables/{id}` with the header `Authorization: Bearer <token>` returns what the seat knows, and its legal
   `moves`.
3. `POST /api/tables/{id}/moves` with `{"number": <number of the decision>, "move": "<a legal move>"}` answers the
   decision.
4. `WS /api/tables/{id}/live` with the same header sends the same state after every change.

Sentences are in the language of the header `Accept-Language`, or of the query `?language=pl`.
"""


def create_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """Make the application. It opens its database at the start, unless that is open already."""
    collector = Collector()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = store or Store(settings.database, alone=True)
        opened.quota = settings.quota
        service = TableService(opened, settings.workers, settings.pause, settings.memory, settings.retention, collector)
        app.state.service = service
        app.state.analyses = Analyses(service)
        await service.start()
        yield
        await app.state.analyses.close()
        await service.close()

    app = FastAPI(title="Hetman", description=ABOUT, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.openapi_url = "/api/openapi.json"
    app.setup()
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    app.state.settings = settings
    app.state.collector = collector
    app.state.limits = RateLimits(settings.rates)
    app.state.replays = ReplayCache()
    app.state.hints = HintCache()
    app.state.renderings = Renderings()
    app.state.sockets = OpenSockets(settings.sockets)
    app.state.requests = dict[str, Histogram]()
    for router in (*api.ROUTERS, live.router, assets.router, operation.router, *pages.ROUTERS):
        app.include_router(router)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    handle_errors(app)
    # The one that is added last comes first.
    app.add_middleware(PasswordGate, password=settings.password)
    app.add_middleware(RequestChecks, hosts=settings.hosts)
    app.add_middleware(operation.RequestTimes, times=app.state.requests, collector=collector)
    return app
