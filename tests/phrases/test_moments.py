"""The names of moments: in every language, with a sign that the program's own fonts have."""

from __future__ import annotations

import pytest

from cardtable.engine.moments import Moment
from cardtable.games import find_game
from cardtable.languages import LANGUAGES
from cardtable.phrases.base import MomentWords
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.language import Language
from tests.packaging.tools import tool

fonts = tool("fonts")

MOMENTS = {
    "oicho-kabu": ("triple", "shippin", "kuppin"),
    "kyo-kabu": ("triple", "kuppin"),
    "dou-dizhu": ("bomb", "rocket", "plane", "silent", "spring", "anti_spring", "new_cards"),
    "oklahoma-gin": ("gin", "big_gin", "undercut", "shutout"),
}
ALL = [(game, name) for game, names in MOMENTS.items() for name in names]


def words(game: str, name: str) -> MomentWords:
    moment = (
        Moment.of(name, seat=1, factor=2) if game != "oicho-kabu" else Moment.of(name, column=2)
    )
    return phrases_of(find_game(game).phrases).moment(moment, ("Mira", "Otto", "Ayla"))


@pytest.mark.parametrize(("game", "name"), ALL)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_moment_has_a_name_a_sign_and_somebody(
    language: Language, code: str, game: str, name: str
) -> None:
    language.switch(code)
    said = words(game, name)
    assert said.name
    assert said.sign
    assert "Otto" in said.note or "2" in said.note


def test_signs_are_the_same_in_every_language(language: Language) -> None:
    """But for the characters of Chinese: who reads the Traditional ones sees them."""
    signs = []
    for code in (one for one in LANGUAGES if one != "zh_TW"):
        language.switch(code)
        signs.append([words(game, name).sign for game, name in ALL])
    assert all(one == signs[0] for one in signs)
    assert signs[0][:3] == ["嵐", "四一", "九一"]
    assert "炸弹" in signs[0]
    assert "GIN" in signs[0]
    language.switch("zh_TW")
    traditional = [words(game, name) for game, name in ALL]
    for one, sign in zip(traditional, signs[0], strict=True):
        assert one.language == "zh_TW" or one.sign == sign
    assert "炸彈" in [one.sign for one in traditional if one.language == "zh_TW"]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_our_own_fonts_have_every_sign(language: Language, game: str, name: str) -> None:
    language.switch("en")
    said = words(game, name)
    chain = fonts.shown_by(said.language)
    bold = [cut for cut in fonts.cuts() if cut.family == chain[0] and cut.bold]
    has = set().union(*(fonts.characters(fonts.FONTS / cut.file) for cut in bold))
    assert set(said.sign) <= has
