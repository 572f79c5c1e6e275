"""What a seat observes: leaders and tokens on the map, crews, the tavern, castles, dice and the task at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hetman.core.observation import Plane, View, by_seat, counts, joined, marks, one_hot, players, question_plane
from hetman.games.zizka.components import Contents
from hetman.games.zizka.components.challenges import MOST_ROWS, back_token, backs_of
from hetman.games.zizka.components.map import FACES, LEVELS, PLAIN, RULERS
from hetman.games.zizka.components.people import SKILLS

QUESTIONS: Final = (
    "turn",
    "reroll",
    "first-row",
    "first-row-luck",
    "rows",
    "dismiss",
    "gain",
    "lean",
    "storm",
    "tavern-first",
    "tavern",
    "join",
    "joust",
    "again",
    "attack-luck",
    "defence-luck",
    "tear",
    "start",
    "reroll-coin",
    "joust-last",
)
OWNED: Final = ("points", "morale", "coins", "luck", "usable_luck", "poster", "bounty", "struck", "pace", "peeks")
COURSE: Final = ("round", "goal", "actions", "ending", "bank", "luck", "stack")
CONTESTS: Final = ("event", "conquest", "tournament", "fight")
NEEDS: Final = ("coins", "followers", "score")
TORAK: Final = "torak"


def planes(contents: Contents, seats: int) -> list[Plane]:
    fields = [field.id for field in contents.fields]
    followers = [follower.id for follower in contents.followers]
    leaders = [leader.id for leader in contents.leaders]
    return [
        question_plane(QUESTIONS),
        Plane("course", (len(COURSE),), ", ".join(COURSE), lambda v: counts(v, COURSE)),
        Plane("turn", (seats,), "1 for the seat whose turn it is", lambda v: by_seat(v, [v["turn"]])),
        Plane("first", (seats,), "1 for the seat that began", lambda v: by_seat(v, [v["first"]])),
        Plane(
            "leaders",
            (seats, len(leaders)),
            "one-hot: the leader of each seat",
            lambda v: of_each(v, "leader", leaders),
        ),
        Plane(
            "places", (seats, len(fields)), "one-hot: where each leader stands", lambda v: of_each(v, "field", fields)
        ),
        Plane("owned", (seats, len(OWNED)), f"by seat: {', '.join(OWNED)}", owned),
        Plane("skills", (seats, len(SKILLS)), f"by seat: {', '.join(SKILLS)}", skills),
        Plane(
            "crews", (seats, len(followers)), "followers of each crew, by place from 1", lambda v: crews(v, followers)
        ),
        Plane("conquered", (seats, len(LEVELS)), f"1 for a castle taken: {', '.join(LEVELS)}", conquered),
        Plane("favours", (seats, len(RULERS)), f"favours: {', '.join(RULERS)}", favours),
        Plane("offers", (len(followers),), "price + 1 of each follower on offer", lambda v: offers(v, followers)),
        Plane("decks", (2,), "followers left in both decks", lambda v: [table["deck"] for table in v["tavern"]]),
        *token_planes(contents, fields),
        *task_planes(contents),
        *fight_planes(contents, fields, seats),
    ]


def token_planes(contents: Contents, fields: list[str]) -> list[Plane]:
    backs = [back_token(back) for back in backs_of(contents.tokens)]
    tokens = [token.id for token in contents.tokens]
    conquests = [conquest.id for conquest in contents.conquests]

    def on_map(view: View, key: str, names: list[str]) -> list[float]:
        by_field = {token["field"]: token for token in view["tokens"]}
        return joined(one_hot(key_of(by_field.get(field), key), names) for field in fields)

    def tops(view: View) -> list[float]:
        known = [deck["top"]["conquest"] for deck in view["decks"].values() if deck["top"]]
        return marks(known, conquests)

    return [
        Plane(
            "backs",
            (len(fields), len(backs)),
            "one-hot: the back of the token on a field",
            lambda v: on_map(v, "back", backs),
        ),
        Plane(
            "fronts",
            (len(fields), len(tokens)),
            "one-hot: the token there, if the seat knows it",
            lambda v: on_map(v, "front", tokens),
        ),
        Plane("used", (len(tokens),), "1 for each used token", lambda v: marks(v["used"], tokens)),
        Plane(
            "castles",
            (len(LEVELS),),
            "cards left in each deck of castles",
            lambda v: [deck["size"] for deck in v["decks"].values()],
        ),
        Plane("tops", (len(conquests),), "1 for the top of a deck, if the seat knows it", tops),
    ]


def task_planes(contents: Contents) -> list[Plane]:
    pages = [*[token.id for token in contents.tokens], *[conquest.id for conquest in contents.conquests]]
    return [
        Plane(
            "contest", (len(CONTESTS),), f"one-hot: {', '.join(CONTESTS)}", lambda v: one_hot(v["contest"], CONTESTS)
        ),
        Plane("page", (len(pages),), "one-hot: the token or castle at stake", lambda v: one_hot(page_of(v), pages)),
        Plane("done", (MOST_ROWS,), "1 for each row that was met", done),
        Plane("lying", (len(FACES),), f"dice that lie, by face: {', '.join(FACES)}", lambda v: pool(v, "lying", FACES)),
        Plane("symbols", (len(PLAIN),), f"symbols left to spend: {', '.join(PLAIN)}", lambda v: pool(v, "pool", PLAIN)),
        Plane("rolling", (2,), "rerolls left, dice to roll", rolling),
    ]


def fight_planes(contents: Contents, fields: list[str], seats: int) -> list[Plane]:
    posters = [poster.id for poster in contents.posters]

    def torak(view: View) -> list[float]:
        if not view["torak"]:
            return [0.0] * (2 + len(fields) + len(posters))
        solo = view["torak"]
        held = [poster["poster"] for poster in solo["posters"] if poster["held"]]
        return [solo["points"], float(solo["lies"]), *one_hot(solo["field"], fields), *marks(held, posters)]

    return [
        Plane("attacker", (seats,), "1 for the attacker of a fight", lambda v: by_seat(v, [of_fight(v, "attacker")])),
        Plane("defender", (seats,), "1 for the defender", lambda v: by_seat(v, [of_fight(v, "defender")])),
        Plane("entrants", (seats, 2), "tournament by seat: 1 for an entrant, then the score", entrants),
        Plane(
            "torak",
            (2 + len(fields) + len(posters),),
            "alone: his points, whether he lies, his field, posters held",
            torak,
        ),
    ]


def key_of(token: Any, key: str) -> str | None:
    """Return the back or the front of a token. A front is a page with the token's id."""
    if token is None or token[key] is None:
        return None
    return str(token[key] if key == "back" else token[key]["token"])


def of_each(view: View, key: str, names: list[str]) -> list[float]:
    return joined(one_hot(player[key], names) for player in players(view))


def owned(view: View) -> list[float]:
    return joined([float(number) for number in counts(player, OWNED)] for player in players(view))


def skills(view: View) -> list[float]:
    return joined(counts(player["skills"], SKILLS) for player in players(view))


def crews(view: View, followers: list[str]) -> list[float]:
    rows = ({card["follower"]: float(place) for place, card in enumerate(p["crew"], 1)} for p in players(view))
    return joined(counts(row, followers) for row in rows)


def conquered(view: View) -> list[float]:
    return joined([float(player["conquered"][level] is not None) for level in LEVELS] for player in players(view))


def favours(view: View) -> list[float]:
    return joined(marks(player["favours"], RULERS) for player in players(view))


def offers(view: View, followers: list[str]) -> list[float]:
    offered = [card for table in view["tavern"] for card in table["offer"] if card]
    return counts({card["follower"]: card["price"] + 1 for card in offered}, followers)


def page_of(view: View) -> str | None:
    page = view["page"]
    return (page.get("token") or page.get("conquest")) if page else None


def done(view: View) -> list[float]:
    return [float(bool(view["page"]) and row in view["page"]["done"]) for row in range(MOST_ROWS)]


def pool(view: View, key: str, names: Sequence[str]) -> list[float]:
    return counts(view["dice"][key], names) if view["dice"] else [0.0] * len(names)


def rolling(view: View) -> list[float]:
    return counts(view["dice"], ("rerolls", "to_roll"))


def of_fight(view: View, key: str) -> Any:
    return view["fight"][key] if view["fight"] else None


def entrants(view: View) -> list[float]:
    found = {entrant["who"]: entrant for entrant in (view["tournament"] or {"entrants": []})["entrants"]}
    scores = ((player["seat"] in found, found.get(player["seat"], {}).get("score")) for player in players(view))
    return joined([float(entered), float(score or 0)] for entered, score in scores)
