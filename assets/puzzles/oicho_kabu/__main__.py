"""Finds the questions of Oicho-Kabu and writes ``assets/puzzles/oicho_kabu.json``.

``python -m assets.puzzles.oicho_kabu`` looks at the first rounds of many numbered deals, as medium
opponents play them, until seat 0 is asked for a bet or has a choice about a third card. Clear
answers count, and of them the questions are chosen so that all kinds of answers are as frequent.
The closer the answers, the higher the grade. It takes some minutes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from cardtable.art.assets import asset
from cardtable.engine.bot import DEFAULT_BUDGET
from cardtable.engine.match import Match, Seat
from cardtable.engine.puzzles import GRADES
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.kabu.cards import ranks
from cardtable.games.kabu.legal import PASS, STAND
from cardtable.games.kabu.round import BET, FIELD_3
from cardtable.games.kabu.scoring import total
from cardtable.games.kabu.view import KabuView
from cardtable.games.oicho_kabu import GAME
from cardtable.games.oicho_kabu.puzzles import (
    CLEAR_BET,
    CLEAR_THIRD,
    FILE,
    RULES,
    SEATS,
    Position,
    answers_in,
)

DEALS = 4000
#: Questions of each kind: of a third card with draw and with stand right, bets and passes.
EACH = 15


def asked(deal: int, dead_cards: str) -> Iterator[tuple[str, Position, float]]:
    """Yield the clear questions of a first round: their kind, and how far apart the answers are."""
    seats = tuple(Seat("medium", str(seat)) for seat in range(SEATS))
    options = GAME.resolve(changes={"dead_cards": dead_cards})
    match = Match(GAME, options, seats, Seed.numbered(deal))
    bots = [GAME.bot("medium") for _ in seats]
    while match.turn is not None and match.turn != TABLE:
        view = match.view(match.turn)
        assert isinstance(view, KabuView)
        if match.turn == 0 and view.phase in (BET, FIELD_3) and len(view.legal) > 1:
            answers = answers_in(view)
            first, second = sorted((answer.worth for answer in answers), reverse=True)[:2]
            question = Position(1, 1, answers, dead_cards, deal, tuple(match.actions))
            if first - second >= (CLEAR_BET if question.bets else CLEAR_THIRD):
                yield kind(question, view), question, first - second
        seed = match.bot_seed(len(match.actions))
        match.play(bots[match.turn].choose(view, seed, DEFAULT_BUDGET).action)


def kind(question: Position, view: KabuView) -> str:
    """The answer that is right; a surprise if totals up to 5 stand, or others draw."""
    best = question.best.action
    if question.bets:
        return "pass" if best == PASS else "bet"
    column = view.columns[(view.asked_column or 1) - 1]
    usual = (total(ranks(column.known)) <= 5) is (best != STAND)
    return ("stand" if best == STAND else "draw") + ("" if usual else " (a surprise)")


def main() -> None:
    """Find and write them."""
    found: dict[str, list[tuple[float, Position]]] = {}
    for deal in range(1, DEALS + 1):
        for kind_, question, apart in asked(deal, RULES[deal % len(RULES)]):
            found.setdefault(kind_, []).append((apart, question))
    chosen: list[tuple[float, Position]] = []
    for answer in ("draw", "stand", "bet", "pass"):
        surprises = found.get(f"{answer} (a surprise)", [])[: EACH // 2]
        usual = sorted(found[answer], key=lambda one: one[0])
        wanted = EACH - len(surprises)
        # From the closest to some that are half as close as can be: beyond that all is plain.
        usual = usual[: len(usual) // 2]
        chosen += surprises + [usual[place * len(usual) // wanted] for place in range(wanted)]
        print(answer, len(found[answer]), "surprises:", len(surprises))
    rows = []
    # Bets are closer than third cards, so each kind is graded by itself.
    for bets in (False, True):
        part = sorted((one for one in chosen if one[1].bets is bets), key=lambda one: -one[0])
        rows += [
            (GRADES[place * len(GRADES) // len(part)], question.row())
            for place, (_, question) in enumerate(part)
        ]
    rows.sort(key=lambda one: one[0])
    lines = ",\n".join(json.dumps({**row, "grade": grade}) for grade, row in rows)
    asset(FILE).write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    main()
