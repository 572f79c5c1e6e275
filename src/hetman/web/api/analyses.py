"""Analyses of finished games in the API."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel, Field

from hetman.analysis import GameAnalysis
from hetman.analysis.game_analysis import complete_so_far
from hetman.language import Language
from hetman.presentation.analysis import AnalysisText, DecisionText, analysis_text
from hetman.presentation.replay import Replay
from hetman.table.analyses import Analyses, Running
from hetman.web.dependencies import Changes, Reads, Service, limit
from hetman.web.errors import Refusal
from hetman.web.locales import texts_for
from hetman.web.replay_cache import replay_for

router = APIRouter(tags=["replays"])


class AnalysedDecision(BaseModel):
    frame: int = Field(description="The frame of the replay before the move.")
    seat: int
    played: str
    best: str = Field(description="The better move in words. Empty if the played one was as good.")
    gains: list[str]
    risks: list[str]
    cost: float = Field(description="What the move lost of the seat's chance, from 0 to 1.")
    chances: list[float] = Field(description="The chances of all seats before the move.")
    mark: int = Field(description="1 to 3 for the seat's costliest moves, otherwise 0.")
    tokens: list[str]
    best_tokens: list[str]


class AnalysedChapter(BaseModel):
    heading: str
    decisions: list[AnalysedDecision]
    chances: list[float] = Field(description="The chances of all seats at its end.")
    turning: bool = Field(description="Whether the chances changed the most here.")


class SeatBalance(BaseModel):
    """How the chance of a seat went from start to end. The parts add up."""

    start: float
    own: float = Field(description="What its own decisions cost.")
    others: float = Field(description="What the decisions of others brought.")
    luck: float = Field(description="What chance changed.")
    rest: float = Field(description="What the estimates did not foresee.")
    end: float


class AnalysisAnswer(BaseModel):
    status: str = Field(description="`none`, `thinking` or `ready`.")
    done: int = Field(description="Decisions that are estimated.")
    total: int = Field(description="All decisions with a choice. 0 until the analysis has begun.")
    short: bool = Field(description="Whether there are too few decisions for a graph.")
    chapters: list[AnalysedChapter]
    balances: list[SeatBalance] = Field(description="Luck and skill by seat, when the analysis is ready.")


@router.post("/api/replays/{id}/analysis", status_code=202, dependencies=[Changes])
async def start_analysis(id: str, request: Request, service: Service) -> AnalysisAnswer:
    """Analyse a finished game in the background. Asking twice starts it once."""
    limit(request, "tables")
    replay, words = await replay_for(request, id, service)
    if not replay.finished:
        raise Refusal(409, texts_for(request).say("replay-open"))
    await analyses_of(request).start(id, replay.record)
    return await answer(id, request, replay, words)


@router.get("/api/replays/{id}/analysis", dependencies=[Reads])
async def show_analysis(
    id: str,
    request: Request,
    service: Service,
    after: Annotated[int, Query(description="Answer without chapters if no more decisions are done.", ge=-1)] = -1,
) -> AnalysisAnswer:
    """Return the analysis of a finished game, as far as it is done."""
    replay, words = await replay_for(request, id, service)
    return await answer(id, request, replay, words, after)


def analyses_of(request: Request) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


async def answer(id: str, request: Request, replay: Replay, words: Language, after: int = -1) -> AnalysisAnswer:
    found = await analyses_of(request).get(id)
    if found is None:
        return AnalysisAnswer(status="none", done=0, total=0, short=False, chapters=[], balances=[])
    if isinstance(found, GameAnalysis):
        text = await run_in_threadpool(analysis_text, found, replay, words)
        return filled("ready", len(found.decisions), len(found.decisions), text)
    return await run_in_threadpool(partial_answer, found, replay, words, after)


def partial_answer(found: Running, replay: Replay, words: Language, after: int) -> AnalysisAnswer:
    done = list(found.decisions)
    if len(done) <= after or not done:
        return AnalysisAnswer(
            status="thinking", done=len(done), total=found.total, short=False, chapters=[], balances=[]
        )
    return filled("thinking", len(done), found.total, analysis_text(complete_so_far(found.record, done), replay, words))


def filled(status: str, done: int, total: int, text: AnalysisText) -> AnalysisAnswer:
    chapters = [
        AnalysedChapter(
            heading=chapter.heading,
            decisions=[AnalysedDecision(**decision_json(decision)) for decision in chapter.decisions],
            chances=list(chapter.chances),
            turning=chapter.turning,
        )
        for chapter in text.chapters
    ]
    balances = [SeatBalance(**vars(balance)) for balance in text.balances] if status == "ready" else []
    return AnalysisAnswer(status=status, done=done, total=total, short=text.short, chapters=chapters, balances=balances)


def decision_json(decision: DecisionText) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in vars(decision).items()}
