"""Finds the questions of Oklahoma Gin and writes ``assets/puzzles/oklahoma_gin.json``.

``python -m assets.puzzles.oklahoma_gin`` looks at the hands of numbered matches of straight gin, as
medium opponents play them, wherever a card was drawn from the stock and gin is one card away with
more than one discard. A question is clear if the best discard is worth enough more than any other.
Of each match the hardest question counts. It takes some ten minutes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from cardtable.art.assets import asset
from cardtable.engine.bot import Budget
from cardtable.engine.match import Match, Seat
from cardtable.engine.puzzles import GRADES
from cardtable.engine.seeds import Seed
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.cards import CODE_OF, card_set, each
from cardtable.games.oklahoma_gin.legal import DISCARD
from cardtable.games.oklahoma_gin.melds import deadwood
from cardtable.games.oklahoma_gin.puzzles import (
    CHANGES,
    CLEAR,
    FILE,
    Question,
    gap,
    outs_of,
    posed,
    unseen_of,
)
from cardtable.games.oklahoma_gin.view import OklahomaGinView

MATCHES = 1500
#: Questions of each grade; the grades of those that are no matter of what counts most.
EACH, UPPER = 20, GRADES[2:]


class Found(NamedTuple):
    """A question and what makes it hard.

    Attributes:
        tempting: whether another discard leaves less deadwood now.
        dead: whether the answer was another one, or none, if no card had been seen.
        rivals: how many other discards may bring gin too.
        question: the question.
    """

    tempting: bool
    dead: bool
    rivals: int
    question: Question

    @property
    def hardness(self) -> tuple[float, float]:
        """How hard it is; what is equally hard is harder the closer the answers are."""
        hard = 2.0 * self.tempting + 2.0 * self.dead + 0.5 * min(self.rivals, 6)
        return hard, -gap(self.question)


def asked(number: int) -> Iterator[Found]:
    """Yield the clear questions of a match."""
    options = GAME.resolve(None, {**CHANGES, "rounds": 1, "target": 1})
    match = Match(GAME, options, (Seat("medium"),) * 2, Seed.numbered(number))
    bots = [GAME.bot("medium") for _ in range(2)]
    while match.turn in (0, 1):
        view = match.view(match.turn)
        assert isinstance(view, OklahomaGinView)
        if view.phase == DISCARD and not view.taken:
            yield from _question(view)
        seed = match.bot_seed(len(match.actions))
        match.play(bots[match.turn].choose(view, seed, Budget(4)).action)


def _question(view: OklahomaGinView) -> Iterator[Found]:
    assert view.seat is not None
    hand, known = card_set(view.hand), card_set(view.known[1 - view.seat])
    left = {CODE_OF[card]: deadwood(hand ^ card) for card in each(hand)}
    if not min(left.values()):
        return  # there is gin already
    outs = outs_of(hand, unseen_of(hand, view.pile, known))
    rivals = sum(count > 0 for count in outs.values()) - 1
    if rivals < 1:
        return
    question = posed(1, 1, hand, view.pile, known, outs)
    if gap(question) < CLEAR:
        return
    best = question.right
    fresh = outs_of(hand, unseen_of(hand, (), 0))
    dead = sorted(fresh.values())[-2] >= fresh[best]
    yield Found(left[best] > min(left.values()), dead, rivals, question)


def main() -> None:
    """Find and write them."""
    found = []
    for number in range(1, MATCHES + 1):
        best = max(asked(number), key=lambda one: one.hardness, default=None)
        if best is not None:
            found.append(best)
    found.sort(key=lambda one: one.hardness)
    print(len(found), "questions;", sum(one.dead for one in found), "hang on cards that are gone")
    # The hardest of all are the upper grades; the lower ones are spread over the others.
    upper = EACH * len(UPPER)
    others, lower = found[:-upper], EACH * (len(GRADES) - len(UPPER))
    spread = [others[place * (len(others) - 1) // (lower - 1)] for place in range(lower)]
    chosen = [*spread, *found[-upper:]]
    rows = [
        {**one.question.row(), "grade": GRADES[place // EACH]} for place, one in enumerate(chosen)
    ]
    for grade in GRADES:
        part = chosen[EACH * (grade - 1) : EACH * grade]
        print(grade, sum(one.tempting for one in part), part[0].hardness, part[-1].hardness)
    lines = ",\n".join(json.dumps(row) for row in rows)
    asset(FILE).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
