"""All guided hands, for tests that go through them."""

from __future__ import annotations

from cardtable.games import all_games
from cardtable.ui.guide.lessons import lessons_of

#: Ids of game and lesson.
ALL = [(game.id, lesson.id) for game in all_games().values() for lesson in lessons_of(game)]
