"""A hook of MkDocs: it makes the pages about each game from the game itself.

Rules come from the game's Fluent messages, pictures from its drawing, notes from the NOTES.md in its folder. So every
text exists once, and a new game gets its pages without a change here.
"""

from __future__ import annotations

import posixpath
import re
import zlib
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import hetman
from hetman.core.registry import games_to_learn
from hetman.drawing.standalone import figure_alone
from hetman.language import LANGUAGES, Language
from hetman.presentation.fonts import with_fonts
from hetman.presentation.options import option_text
from hetman.table.creation import easiest_options
from hetman.web.locales import game_texts
from hetman.web.pages.lists import game_card
from hetman.web.pages.rules import chapters, things

SECTION = "Play"
"""The part of the site that gets the pages of the games."""
WIDTH = 760
"""Of the pictures of a board, in pixels."""
DECISIONS = range(20, 50)
"""Decisions of greedy bots after which a game is drawn. The picture with the most things on it is shown."""
SEED = 8
HEADINGS = {
    "en": {
        "rules": "Rules",
        "notes": "Rulings and notes",
        "start": "The first position.",
        "running": "A game in progress.",
        "options": "Options",
    },
    "pl": {
        "rules": "Zasady po polsku",
        "start": "Pozycja początkowa.",
        "running": "Gra w toku.",
        "options": "Opcje",
    },
}
NOTES = re.compile(r"(?:\.\./)*src/hetman/games/(\w+)/NOTES\.md")
FROM_NOTES = re.compile(r"(?:\.\./)+docs/([\w/.-]+\.md)")


def game_folders() -> dict[str, Path]:
    """The games of this project, the easiest first. Games of other packages have documents of their own."""
    folders = {name: hetman.game(name).folder for name in games_to_learn()}
    return {name: folder for name, folder in folders.items() if (folder / "NOTES.md").exists()}


def rules_page(name: str, code: str) -> str:
    return f"games/{name}/rules.md" if code == LANGUAGES[0] else f"games/{name}/rules.{code}.md"


def picture_file(kind: str, code: str) -> str:
    return f"{kind}.svg" if code == LANGUAGES[0] else f"{kind}.{code}.svg"


def notes_page(name: str) -> str:
    return f"games/{name}/notes.md"


def planes_page(name: str) -> str:
    return f"games/{name}/observations.md"


# What MkDocs calls


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add the games to the navigation."""
    assert config.nav is not None
    for part in config.nav:
        if SECTION in part:
            part[SECTION] += [game_part(name) for name in game_folders()]
    return config


def game_part(name: str) -> dict[str, Any]:
    title = game_card(hetman.game(name), "en")["name"]
    pages = [{HEADINGS[code]["rules"]: rules_page(name, code)} for code in LANGUAGES]
    return {title: [*pages, {HEADINGS["en"]["notes"]: notes_page(name)}, {"For learners": planes_page(name)}]}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and pictures of the games."""
    for name, folder in game_folders().items():
        game = hetman.game(name)
        made = {notes_page(name): (folder / "NOTES.md").read_text(encoding="utf-8"), **pictures(game)}
        made[planes_page(name)] = planes(game)
        for code in LANGUAGES:
            made |= rules(game, code)
        for place, content in made.items():
            files.append(File.generated(config, place, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links between files of the repository into links between pages."""
    here = posixpath.dirname(page.file.src_uri)
    markdown = NOTES.sub(lambda link: posixpath.relpath(notes_page(link[1]), here), markdown)
    return FROM_NOTES.sub(lambda link: posixpath.relpath(link[1], here), markdown)


# Observations


def planes(game: hetman.Game) -> str:
    """The planes of an observation and the number of actions, with the default options."""
    setup = game.setup(game.usual_seats)
    observer, actions = game.observer(setup), game.action_space(setup).size
    return (
        f"# {game_card(game, 'en')['name']}: observations\n\n"
        f"With {setup.seats} seats and the default options an observation has {observer.size:,} numbers, and there are "
        f"{actions:,} actions. Numbers are raw counts. Seats are counted from the observer: its own row is the first. "
        f"`from` is the index of a plane's first number in the flat row.\n\n{observer.table()}\n"
    )


# Pictures


def pictures(game: hetman.Game) -> dict[str, str]:
    """The first position and a game in progress with its last move, in every language."""
    match = hetman.Match(game, seed=SEED, seats=game.usual_seats, **easiest_options(game))
    made = {picture_file("start", code): match.state.picture(size=WIDTH, language=code) for code in LANGUAGES}
    bots = [hetman.bot("greedy", seed=seat) for seat in range(game.usual_seats)]
    most = -1
    for number in range(DECISIONS.stop):
        match.play(bots[match.actor].choose(hetman.Seat(match.state, match.actor)))
        if number in DECISIONS and things_drawn(match.picture()) > most:
            most = things_drawn(match.picture())
            made |= {picture_file("running", code): match.picture(size=WIDTH, language=code) for code in LANGUAGES}
    return {f"games/{game.name}/{file}": with_fonts(picture) for file, picture in made.items()}


def things_drawn(picture: str) -> int:
    return picture.count("data-token")


# Rules


def rules(game: hetman.Game, code: str) -> dict[str, str]:
    """The page of rules in one language, with the small pictures that it shows."""
    words = game_texts(code, game)
    figures: dict[str, str] = {}
    lines = list(rule_lines(game, words, figures))
    return {rules_page(game.name, code): "\n\n".join(lines) + "\n", **figures}


def rule_lines(game: hetman.Game, words: Language, figures: dict[str, str]) -> Iterator[str]:
    card, own = game_card(game, words.code), HEADINGS[words.code]
    yield f"# {words.say('rulebook-of', game=card['name'])}"
    yield f'<div lang="{words.code}" markdown>'
    yield f"{escape(card['about'])} {' · '.join(filter(None, (card['seats'], card['length'])))}"
    yield shown(picture_file("start", words.code), own["start"])
    for number, chapter in enumerate(chapters(game, words)):
        yield from (f"## {chapter['title']}", escape(chapter["text"]))
        if number == 1:
            yield shown(picture_file("running", words.code), own["running"])
    if game.options:
        yield f"## {own['options']}"
        yield "\n".join(option_line(name, option, words) for name, option in game.options.items())
    entries = things(game, words)
    if entries:
        yield f"## {words.say('rulebook-things')}"
        yield from (thing_entry(game, entry, figures) for entry in entries)
    yield "</div>"


def option_line(name: str, option: hetman.Option, words: Language) -> str:
    text = option_text(name, option, words)
    values = [f"`{value}`" + (f" ({escape(label)})" if label else "") for value, label in text.values.items()]
    label = f"**{escape(text.label)}**, " if text.label else ""
    return f"- {label}`{name}`: {escape(text.help)} {', '.join(values)}".rstrip()


def shown(file: str, caption: str) -> str:
    return f"![{caption}]({file}){{ .board }}\n<br>*{caption}*"


def thing_entry(game: hetman.Game, thing: dict[str, str], figures: dict[str, str]) -> str:
    """A piece or card with its rule and its picture."""
    name = escape(thing["name"])
    return f"{figure(game, thing, figures)}**{name[:1].upper()}{name[1:]}.** {escape(thing['rule'])}"


def figure(game: hetman.Game, thing: dict[str, str], figures: dict[str, str]) -> str:
    if not thing["picture"].startswith("<svg"):
        return ""
    # Things with equal pictures share a file.
    file = f"figures/{zlib.crc32(thing['picture'].encode()):08x}.svg"
    figures[f"games/{game.name}/{file}"] = figure_alone(thing["picture"], game.folder / "drawing.css")
    return f"![]({file}){{ .figure }} "
