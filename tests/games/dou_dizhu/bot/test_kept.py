"""What a bot says a deal is worth before the first lead holds: see :mod:`kept`."""

from __future__ import annotations

import pytest

from cardtable.engine.actions import Action
from tests.games.dou_dizhu.bot.kept import kinds, mean, words

#: So many standard errors of its own a mean may lie off; there are some ten means a preset.
OFF = 3.0
DEALS = 100


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["happy", "standard"])
def test_a_deal_is_worth_the_same_from_one_question_to_the_next(preset: str) -> None:
    found = [word for number in range(DEALS) for word in words("hard", preset, 1000, number)]
    for name, those in kinds(found):
        if ":" in name or len(those) < 30:
            continue
        # An open hand is worth less than the networks make of it, who do not look at it.
        closed = [word for word in those if word.action != Action("open")]
        more, error = mean(closed, lambda word: word.then - word.said)
        assert abs(more) <= OFF * error, f"{name}: {more:+.2f} ± {error:.2f} from question to next"
        more, error = mean(those, lambda word: word.wins - word.chance)
        assert abs(more) <= OFF * error, f"{name}: won {more:+.3f} ± {error:.3f} more often"
