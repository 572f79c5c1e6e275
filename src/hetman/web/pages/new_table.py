"""Pages that create a table: one click, or a form with all options."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from hetman.core.game import Game
from hetman.core.record import WORD_LENGTH
from hetman.language import Language
from hetman.presentation.texts import optional
from hetman.table.chair import NAME_LENGTH, OPEN, read_name
from hetman.table.creation import DEVICE, ME, create_table, easiest_options
from hetman.web.dependencies import Changes, Reads, Service, known_game, limit
from hetman.web.forms import OWN, Form, chair_choices, delays, first_form, paces, read_form, seconds_of
from hetman.web.guests import guest_of
from hetman.web.locales import game_texts, language_of
from hetman.web.pages.lists import game_card
from hetman.web.pages.redirect import see_table
from hetman.web.rendering import page

router = APIRouter(include_in_schema=False)


@router.post("/games/{name}/now", dependencies=[Changes])
async def play_now(name: str, request: Request, service: Service) -> Response:
    """Create a table with one click: a weak bot and the easiest options."""
    game = known_game(name, request)
    limit(request, "tables")
    guest, seats, options = guest_of(request), game.usual_seats, easiest_options(game)
    table = create_table(game, seats=seats, options=options, chairs=[ME], guest=guest.id, name=guest.name)
    await service.open(table)
    return see_table(table.id, request, guest)


@router.get("/games/{name}", dependencies=[Reads])
def options(name: str, request: Request, mode: str = "now") -> HTMLResponse:
    game = known_game(name, request)
    words = game_texts(language_of(request), game)
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
        card=game_card(game, words.code),
        mode=mode,
        form=form,
        name=name,
        chair_choices=chair_choices(words),
        own=OWN,
        paces=paces(words),
        delays=delays(words),
        seat_names=[words.name("seat", str(seat)) for seat in range(max(game.seats))],
    )


@router.post("/games/{name}", dependencies=[Changes])
async def create(name: str, request: Request, service: Service, mode: str = "now") -> Response:
    game = known_game(name, request)
    words = game_texts(language_of(request), game)
    sent = {key: str(value) for key, value in (await request.form()).items()}
    form, values = read_form(game, words, sent)
    guest = guest_of(request)
    own, word = sent.get("name", ""), " ".join(sent.get("word", "").split())
    form.error = unfit(form, own, word, words)
    if form.error or any(field.error for field in form.fields):
        return options_page(request, game, words, mode, form, own, 422)
    limit(request, "tables")
    own = read_name(own)
    try:
        table = create_table(
            game,
            seats=form.seats,
            options=values,
            chairs=form.chairs[: form.seats],
            guest=guest.id,
            name=own or guest.name,
            pace=form.pace,
            delay=seconds_of(form.delay),
            public=form.public,
            word=word,
        )
    except ValueError as error:
        explain(form, str(error), words)
        return options_page(request, game, words, mode, form, own, 422)
    await service.open(table)
    return see_table(table.id, request, guest, own)


def unfit(form: Form, name: str, word: str, words: Language) -> str:
    """Return the error of the chosen players, if there is one."""
    chosen = form.chairs[: form.seats]
    if OPEN in chosen and not {ME, DEVICE} & set(chosen):
        return words.say("form-nobody")
    try:
        read_name(name)
    except ValueError:
        return words.say("form-name-wrong", most=NAME_LENGTH)
    if len(word) > WORD_LENGTH or not word.isprintable():
        return words.say("form-word-wrong", most=WORD_LENGTH)
    return ""


def explain(form: Form, error: str, words: Language) -> None:
    """Show the game's objection to a combination beside the field that it names, or above the form.

    Errors of rules are in English. The sentence for the viewer is the game's text `option-<name>.clash`.
    """
    named = next((field for field in form.fields if error.startswith(f"option {field.text.name}:")), None)
    if named is None:
        form.error = words.say("form-clash")
        return
    key = f"option-{named.text.name}.clash"
    named.error = optional(words, key, words.say("form-clash"), seats=form.seats)
