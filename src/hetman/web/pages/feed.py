"""A feed that tells a guest at which tables it is their turn, for slow games, and the page that shows its address."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from xml.etree import ElementTree as Xml

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from hetman.language import Language
from hetman.presentation.names import joined
from hetman.table.errors import Gone, SetAside
from hetman.table.feeds import create_feed, end_feed, guest_of_feed, has_feed
from hetman.table.service import TableService
from hetman.table.table import Table
from hetman.web.dependencies import Changes, Reads, Service, limit
from hetman.web.errors import Refusal
from hetman.web.guests import ID, guest_of, remember
from hetman.web.locales import game_texts, language_of, texts_for
from hetman.web.pages.redirect import see
from hetman.web.rendering import page
from hetman.web.scene import names_of

router = APIRouter(include_in_schema=False)

MOST = 100
"""Running tables of a guest that a feed looks at."""
ATOM = "http://www.w3.org/2005/Atom"


@router.get("/turns", dependencies=[Reads])
async def turns(request: Request, service: Service) -> HTMLResponse:
    has = await service.on_disk(has_feed, service.store.reader, guest_of(request).id)
    return page(request, "turns.html", link="", kept=has)


@router.post("/turns/feed", dependencies=[Changes])
async def new_feed(request: Request, service: Service) -> HTMLResponse:
    """Show the address of a new feed once. It is stored nowhere."""
    limit(request, "messages")
    guest = guest_of(request)
    secret = await service.on_disk(create_feed, service.store.engine, guest.id)
    link = f"{base_of(request)}/turns/{secret}.atom?language={language_of(request)}"
    answer = page(request, "turns.html", link=link, kept=True)
    remember(answer, request, guest)
    return answer


@router.post("/turns/end", dependencies=[Changes])
async def end(request: Request, service: Service) -> Response:
    await service.on_disk(end_feed, service.store.engine, guest_of(request).id)
    return see("/turns")


@router.get("/turns/{secret}.atom", dependencies=[Reads])
async def read(secret: str, request: Request, service: Service) -> Response:
    """Return the feed: one entry for each decision that waits for the guest."""
    known = ID.fullmatch(secret) is not None
    guest = await service.on_disk(guest_of_feed, service.store.engine, secret) if known else None
    if guest is None:
        raise Refusal(404, texts_for(request).say("refused-feed"))
    text = await atom(request, service, guest)
    tag = f'"{hashlib.sha256(text).hexdigest()[:22]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="application/atom+xml", headers=headers)


def base_of(request: Request) -> str:
    return str(request.base_url).rstrip("/")


async def atom(request: Request, service: TableService, guest: str) -> bytes:
    words, base = texts_for(request), base_of(request)
    entries, latest = [], 0.0
    for id in await service.on_disk(service.store.of_guest, guest, MOST):
        try:
            async with service.read(id) as table:
                found = entry(table, guest, game_texts(words.code, table.game), base)
                latest = max(latest, table.changed if found is not None else 0.0)
        except (Gone, SetAside):
            continue
        entries += [found] if found is not None else []
    feed = Xml.Element("feed", {"xmlns": ATOM, "xml:lang": words.code})
    # The address of the feed is a secret, so that its id is another hash of the guest.
    name = hashlib.sha256(f"feed {guest}".encode()).hexdigest()[:22]
    add(feed, f"urn:hetman:{name}", words.say("turns-title"), latest)
    Xml.SubElement(feed, "author").append(text_element("name", "Hetman"))
    Xml.SubElement(feed, "link", {"href": f"{base}/"})
    feed.extend(entries)
    return bytes(Xml.tostring(feed, "utf-8", xml_declaration=True))


def entry(table: Table, guest: str, words: Language, base: str) -> Xml.Element | None:
    """Return the entry of a table, or None if the guest has nothing to decide there."""
    own = table.seats_of_guest(guest)
    waiting = [seat for seat in own if seat in table.awaited and not table.chairs[seat].thinks]
    if not waiting:
        return None
    names = words.seated(names_of(table, words))
    others = joined([seat for seat in table.seats if seat not in own], names)
    made = Xml.Element("entry")
    title = words.say("turns-entry", game=words.say("game-name"))
    add(made, f"urn:hetman:{table.id}:{table.number_for(waiting[0])}", title, table.changed)
    Xml.SubElement(made, "link", {"href": f"{base}/tables/{table.id}"})
    made.append(text_element("summary", words.say("line-with", names=others) if others else title))
    return made


def add(element: Xml.Element, id: str, title: str, updated: float) -> None:
    element.append(text_element("id", id))
    element.append(text_element("title", title))
    element.append(text_element("updated", datetime.fromtimestamp(updated, UTC).isoformat(timespec="seconds")))


def text_element(name: str, text: str) -> Xml.Element:
    element = Xml.Element(name)
    element.text = text
    return element
