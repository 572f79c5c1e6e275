"""Pages that move a guest to another device: a personal link with a QR code, and the page that it opens.

The secret stands behind the `#` of the address. Browsers do not send that part, so that neither a referrer nor the log
of a proxy has it, and a preview in a messenger cannot use the link up.
"""

from __future__ import annotations

import segno
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from hetman.table.personal_links import LIFETIME, create_link, revoke_links, use_link
from hetman.web.dependencies import Changes, Reads, Service, limit
from hetman.web.errors import Refusal
from hetman.web.guests import ID, Guest, guest_of, remember
from hetman.web.locales import texts_for
from hetman.web.pages.redirect import see
from hetman.web.rendering import page

router = APIRouter(include_in_schema=False)

MINUTES = int(LIFETIME // 60)


@router.get("/devices", dependencies=[Reads])
async def devices(request: Request) -> HTMLResponse:
    return page(request, "devices.html", link="", qr="", minutes=MINUTES)


@router.post("/devices/link", dependencies=[Changes])
async def new_link(request: Request, service: Service) -> HTMLResponse:
    """Show a new link once. It is stored nowhere."""
    limit(request, "messages")
    guest = guest_of(request)
    secret = await service.on_disk(create_link, service.store.engine, guest.id, guest.name)
    link = f"{str(request.base_url).rstrip('/')}/devices/open#{secret}"
    return page(request, "devices.html", link=link, qr=qr_code(link), minutes=MINUTES)


@router.post("/devices/revoke", dependencies=[Changes])
async def revoke(request: Request, service: Service) -> Response:
    await service.on_disk(revoke_links, service.store.engine, guest_of(request).id)
    return see("/devices")


@router.get("/devices/open", dependencies=[Reads])
async def opened(request: Request, service: Service) -> HTMLResponse:
    """Ask before this device becomes another guest: its own games would not be in its lists any more."""
    guest = guest_of(request)
    own = [] if guest.fresh else await service.on_disk(service.store.of_guest, guest.id, 100)
    return page(request, "open-link.html", own=len(own))


@router.post("/devices/open", dependencies=[Changes])
async def use(request: Request, service: Service) -> Response:
    limit(request, "messages")
    secret = str((await request.form()).get("secret", ""))
    linked = await service.on_disk(use_link, service.store.engine, secret) if ID.fullmatch(secret) else None
    if linked is None:
        raise Refusal(404, texts_for(request).say("refused-link"))
    answer = see("/")
    remember(answer, request, Guest(linked.guest, linked.name), linked.name)
    return answer


def qr_code(text: str) -> Markup:
    """Return a QR code as SVG, black on white in every theme: scanners do not read the other way round."""
    drawn = segno.make(text, error="m", micro=False)
    return Markup(drawn.svg_inline(border=4, dark="#000", light="#fff", omitsize=True, svgclass="qr", lineclass=None))
