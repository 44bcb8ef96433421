"""What comes back from a bot's process is all that it said."""

from __future__ import annotations

from cardtable.bots.brain import checked
from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.bot import Candidate, Thought
from cardtable.engine.state import Listed

STAND, HIT = Action.of("stand"), Action.of("hit")


def test_a_thought_comes_back_whole() -> None:
    legal = Listed((STAND, HIT), lambda _action: IllegalAction("not_now"))
    hit = Candidate(HIT, 51.5, "cards_help", 0.44, 0.2, (3, 20), points=-1.25)
    thought = Thought(HIT, (hit, Candidate(STAND, 48.0)))
    assert checked(thought, legal) == thought
