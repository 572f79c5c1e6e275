"""The pages: home, the options of a game, its rules, the table, and what leads from one to another."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from hetman.core.dice import Dice
from hetman.core.game import Game
from hetman.core.record import WORD_LENGTH
from hetman.core.registry import game as find_game
from hetman.core.registry import games
from hetman.language import LANGUAGES, Language
from hetman.table.chair import NAME_LENGTH, OPEN, PERSON, read_name
from hetman.table.hall import Hall
from hetman.table.store import Gone
from hetman.table.table import Table
from hetman.web.asking import AllHall, Changing, Reading, Refusal, ask_permit, reader_of
from hetman.web.forms import Form, chair_choices, first_form, pace_label, paces, read_form
from hetman.web.guests import Guest, guest_of, keep, remember
from hetman.web.laying import DEVICE, ME, easiest, lay
from hetman.web.rendering import page
from hetman.web.showing import Reader, names_for
from hetman.web.speech import COOKIE, if_told, speech, speech_of, wanted

router = APIRouter(include_in_schema=False)

LISTED = 12
MINE = 20
SHOWN = 4
"""Of one's own games so many are in sight at once, those where it is one's turn first."""


def see(path: str) -> RedirectResponse:
    """Show another page after something was done."""
    return RedirectResponse(path, 303)


def known_game(name: str, request: Request) -> Game:
    if name not in games():
        raise Refusal(404, speech(wanted(request)).say("error-404"))
    return find_game(name)


# Home


@router.get("/", dependencies=[Reading])
async def home(request: Request, hall: AllHall, mode: str = "now") -> HTMLResponse:
    guest, code = guest_of(request), wanted(request)
    mine = await listed(hall, await hall.on_disk(hall.store.of_guest, guest.id, MINE), code, guest)
    waiting = await listed(hall, await hall.on_disk(hall.store.public, "open", LISTED), code, guest)
    watched = await listed(hall, await hall.on_disk(hall.store.public, "running", LISTED), code, guest)
    return page(
        request,
        "home.html",
        mode=mode if mode in ("now", "friends", "device") else "now",
        cards=[card(find_game(name), code) for name in games()],
        mine=sorted(mine, key=lambda line: not line["turn"]),
        shown=SHOWN,
        waiting=[line for line in waiting if not line["mine"]],
        watched=[line for line in watched if not line["mine"]],
    )


def card(game: Game, code: str) -> dict[str, Any]:
    words = speech_of(code, game)
    return {
        "game": game.name,
        "name": words.say("game-name"),
        "about": words.say("game-about"),
        "seats": seats_text(game, words),
        "length": if_told(words, "game-length"),
    }


def seats_text(game: Game, words: Language) -> str:
    """`2 or 4 players`, `1–4 players`."""
    low, high = game.seats[0], game.seats[-1]
    if len(game.seats) == high - low + 1 > 2:
        return words.say("tile-players", seats=f"{low}–{high}", count=high)
    return words.say("tile-players", seats=words.listed([str(n) for n in game.seats], either=True), count=high)


async def listed(hall: Hall, ids: list[str], code: str, guest: Guest) -> list[dict[str, Any]]:
    lines = []
    for id in ids:
        async with hall.reading(id) as table:
            lines.append(line(table, code, guest))
    return lines


def line(table: Table, code: str, guest: Guest) -> dict[str, Any]:
    """A table as it stands in a list."""
    words = speech_of(code, table.game)
    names = words.seated(names_for(table, words))
    own = table.seats_of_guest(guest.id)
    others = [
        names.name("seat", str(seat)) for seat in table.seats if seat not in own and table.chairs[seat].kind != OPEN
    ]
    awaited = [seat for seat in (table.choosing or table.awaited) if seat not in own]
    taken = sum(chair.kind != OPEN for chair in table.chairs)
    return {
        "id": table.id,
        "game": table.game.name,
        "name": words.say("game-name"),
        "status": table.status,
        "mine": bool(own),
        "turn": any(seat in table.awaited for seat in own),
        "with": words.listed(others) if others else "",
        "awaited": words.listed([names.name("seat", str(seat)) for seat in awaited]) if awaited else "",
        "pace": pace_label(table.pace, words),
        "taken": taken,
        "seats": table.setup.seats,
    }


# Laying a table


@router.post("/games/{name}/now", dependencies=[Changing])
async def play_now(name: str, request: Request, hall: AllHall) -> Response:
    """One click: a gentle bot and the easiest set-up."""
    known_game(name, request)
    ask_permit(request, "tables")
    game, options = easiest(name)
    guest = guest_of(request)
    seats = 2 if 2 in game.seats else game.seats[0]
    table = lay(game, seats=seats, options=options, chairs=[ME], guest=guest.id, name=guest.name)
    await hall.open(table)
    answer = see(f"/tables/{table.id}")
    remember(answer, request, guest)
    return answer


@router.get("/games/{name}", dependencies=[Reading])
def options(name: str, request: Request, mode: str = "now") -> HTMLResponse:
    game = known_game(name, request)
    words = speech_of(wanted(request), game)
    return options_page(request, game, words, mode, first_form(game, words, mode), guest_of(request).name)


def options_page(
    request: Request, game: Game, words: Language, mode: str, form: Form, name: str, status: int = 200
) -> HTMLResponse:
    return page(
        request,
        "options.html",
        status,
        words,
        game=game,
        card=card(game, words.code),
        mode=mode,
        form=form,
        name=name,
        chair_choices=chair_choices(words, mode),
        paces=paces(words),
        seat_names=[words.name("seat", str(seat)) for seat in range(max(game.seats))],
    )


@router.post("/games/{name}", dependencies=[Changing])
async def lay_table(name: str, request: Request, hall: AllHall, mode: str = "now") -> Response:
    game = known_game(name, request)
    words = speech_of(wanted(request), game)
    sent = {key: str(value) for key, value in (await request.form()).items()}
    form, values = read_form(game, words, sent)
    guest = guest_of(request)
    own = sent.get("name", "")
    if any(field.error for field in form.fields):
        return options_page(request, game, words, mode, form, own, 422)
    word = " ".join(sent.get("word", "").split())
    form.error = unfit(form, own, word, words)
    if form.error:
        return options_page(request, game, words, mode, form, own, 422)
    ask_permit(request, "tables")
    own = read_name(own)
    try:
        table = lay(
            game,
            seats=form.seats,
            options=values,
            chairs=form.chairs[: form.seats],
            guest=guest.id,
            name=own or guest.name,
            pace=form.pace,
            public=form.public,
            word=word,
        )
    except ValueError as error:
        explain(form, str(error), words)
        return options_page(request, game, words, mode, form, own, 422)
    await hall.open(table)
    answer = see(f"/tables/{table.id}")
    remember(answer, request, guest, own)
    return answer


def unfit(form: Form, name: str, word: str, words: Language) -> str:
    """What is wrong with those who sit down, if anything is."""
    if not {ME, DEVICE} & set(form.chairs[: form.seats]):
        return words.say("form-nobody")
    try:
        read_name(name)
    except ValueError:
        return words.say("form-name-wrong", most=NAME_LENGTH)
    if len(word) > WORD_LENGTH or not word.isprintable():
        return words.say("form-word-wrong", most=WORD_LENGTH)
    return ""


def explain(form: Form, error: str, words: Language) -> None:
    """What the game says against a combination stands beside the field that it names, else above the form.

    Rules speak English; the sentence for the reader is the game's text `option-<name>.clash`.
    """
    named = next((field for field in form.fields if error.startswith(f"option {field.name}:")), None)
    if named is None:
        form.error = words.say("form-clash")
        return
    key = f"option-{named.name}.clash"
    named.error = words.say(key, seats=form.seats) if words.has(key) else words.say("form-clash")


# Sitting down


@router.get("/sit/{token}", dependencies=[Reading])
async def sit(token: str, request: Request, hall: AllHall) -> Response:
    """A seat's link: it opens the seat in this browser too, or asks who sits down."""
    id = await hall.on_disk(hall.store.with_token, token)
    if id is None:
        raise Gone("there is no such seat")
    guest = guest_of(request)
    async with hall.changing(id) as table:
        seat = table.seat_of_token(token)
        assert seat is not None
        if table.chairs[seat].kind == OPEN:
            words = speech_of(wanted(request), table.game)
            return page(request, "sit.html", 200, words, token=token, line=line(table, words.code, guest))
        table.chairs[seat].guests.add(guest.id)
    answer = see(f"/tables/{id}")
    remember(answer, request, guest)
    return answer


@router.post("/sit/{token}", dependencies=[Changing])
async def sit_down(token: str, request: Request, hall: AllHall) -> Response:
    id = await hall.on_disk(hall.store.with_token, token)
    if id is None:
        raise Gone("there is no such seat")
    async with hall.changing(id) as table:
        seat = table.seat_of_token(token)
        assert seat is not None
        return await take(request, table, seat)


@router.post("/tables/{id}/sit", dependencies=[Changing])
async def join(id: str, request: Request, hall: AllHall) -> Response:
    """Take the first free chair of a table that strangers may join."""
    async with hall.changing(id) as table:
        free = [seat for seat in table.seats if table.chairs[seat].kind == OPEN]
        if not table.public or not free:
            raise Refusal(409, speech(wanted(request)).say("refused-taken"))
        return await take(request, table, free[0])


async def take(request: Request, table: Table, seat: int) -> Response:
    sent = await request.form()
    guest = guest_of(request)
    try:
        name = read_name(str(sent.get("name", "")))
    except ValueError:
        name = ""
    if table.chairs[seat].kind == OPEN:
        table.sit(seat, guest.id, name or guest.name, " ".join(str(sent.get("word", "")).split())[:200])
    else:
        table.chairs[seat].guests.add(guest.id)
    answer = see(f"/tables/{table.id}")
    remember(answer, request, guest, name)
    return answer


# The table


@router.get("/tables/{id}", dependencies=[Reading])
async def at_table(id: str, request: Request, hall: AllHall) -> HTMLResponse:
    async with hall.reading(id) as table:
        reader = reader_of(request, table)
        words = speech_of(reader.code, table.game)
        host = table.host == guest_of(request).id
        links = {
            seat: f"/sit/{chair.token}"
            for seat, chair in enumerate(table.chairs)
            if host and not table.device and chair.kind in (OPEN, PERSON) and seat not in reader.seats
        }
        return page(
            request,
            "table.html",
            200,
            words,
            table=table,
            game=table.game,
            reader=reader,
            links={seat: str(request.base_url).rstrip("/") + link for seat, link in links.items()},
            seat_names=[words.name("seat", str(seat)) for seat in table.seats],
            setting=setting(table, words),
            client=client(table, reader, words),
        )


def client(table: Table, reader: Reader, words: Language) -> dict[str, Any]:
    """What the script of the page has to know; everything else it is sent live."""
    return {
        "table": table.id,
        "game": table.game.name,
        "name": words.say("game-name"),
        "code": words.code,
        "seat": reader.seat,
        # Who opens the page on a shared device is not necessarily the one whose turn it is.
        "curtain": table.device and len(reader.seats) > 1 and table.status == "running",
        "about": about(words),
        "texts": {
            "turn": words.say("ui-your-turn"),
            "reconnecting": words.say("ui-reconnecting"),
            "copied": words.say("room-copied"),
            "next": words.say("ui-next"),
            "away": words.say("notice-away", name="%"),
            "handOver": words.say("notice-hand-over"),
            "handed": words.say("notice-handed"),
            "comeBack": words.say("notice-come-back"),
            "botFor": words.say("notice-bot-for", name="%"),
            "watching": words.say("ui-watching"),
            "passTo": words.say("curtain-title", name="%"),
            "lift": words.say("curtain-lift", name="%"),
            "thinking": words.say("hint-thinking"),
            "noHint": words.say("hint-none"),
            "surely": words.say("concede-surely"),
            "failed": words.say("ui-failed"),
            "emptyLog": words.say("list-log-empty"),
        },
        "seatName": words.name("seat", str(reader.seat)) if reader.seat is not None else "",
    }


def setting(table: Table, words: Language) -> str:
    """The options that differ from the usual ones, in a few words."""
    told = []
    for name, value in table.setup.options.items():
        if value != table.game.options[name].default and words.has(f"option-{name}-{value}"):
            told.append(words.say(f"option-{name}-{value}"))
    return " · ".join(told)


@lru_cache(maxsize=64)
def about(words: Language) -> dict[str, str]:
    """What every piece and card does, by its token, for those who hover over it."""
    return {key.removeprefix("card-"): words.say(key) for key in words.keys("card-") if not needs_more(words, key)}


def needs_more(words: Language, key: str) -> bool:
    try:
        words.say(key)
    except LookupError:
        return True
    return False


# Rules


@router.get("/games/{name}/rules", dependencies=[Reading])
def rules(name: str, request: Request) -> HTMLResponse:
    game = known_game(name, request)
    words = speech_of(wanted(request), game)
    return page(
        request,
        "rules.html",
        200,
        words,
        game=game,
        card=card(game, words.code),
        turn=if_told(words, "turn-help"),
        chapters=[(words.say(f"{key}.title"), words.say(key)) for key in words.keys("rules-")],
        things=things(game, words),
        pictures=pictures(game, words),
    )


def things(game: Game, words: Language) -> list[dict[str, str]]:
    """Every piece and card that has a rule of its own, with its picture."""
    view = example(game).view(None)
    kinds = {kind.name: kind for shape in game.verbs.shapes for kind in [operand.kind for operand in shape.operands]}
    found = []
    for token, rule in about(words).items():
        kind = next((name for name, kind in kinds.items() if token in kind.tokens), None)
        name = words.name(kind, token) if kind else token
        found.append({"name": name, "rule": rule, "picture": (game.figure(view, kind, token) or "") if kind else ""})
    return found


def example(game: Game) -> Any:
    """A position of a game under way, always the same."""
    _, options = easiest(game.name)
    state = game.start(2 if 2 in game.seats else game.seats[0], **options)
    state.playout(Dice(8), 24)
    return state


def pictures(game: Game, words: Language) -> list[str]:
    """The board of a game under way, as its table draws it."""
    board = game.draw(example(game).view(None), words.say).get("board")
    return [board] if board else []


@router.get("/rules", dependencies=[Reading])
def all_rules(request: Request) -> HTMLResponse:
    code = wanted(request)
    return page(request, "all-rules.html", cards=[card(find_game(name), code) for name in games()])


# Language, name, and the API told to people


@router.post("/language", dependencies=[Changing])
async def choose_language(request: Request) -> Response:
    sent: Mapping[str, Any] = await request.form()
    code, back = str(sent.get("code", "")), str(sent.get("back", "/"))
    if code not in LANGUAGES:
        raise Refusal(422, speech(wanted(request)).say("error-400"))
    # Only a path of this site: a link to another one could be smuggled in.
    safe = back.startswith("/") and not back.startswith(("//", "/\\"))
    answer = see(back if safe else "/")
    keep(answer, request, COOKIE, code)
    return answer


@router.get("/api", dependencies=[Reading])
def told_api(request: Request) -> HTMLResponse:
    described = request.app.openapi()
    return page(request, "api.html", title=described["info"]["title"], described=described)
