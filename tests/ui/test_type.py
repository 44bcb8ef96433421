"""Every part of the window is set in the type of the language in force."""

from __future__ import annotations

from cardtable.art import fonts
from cardtable.languages import LANGUAGES
from cardtable.ui.running.program import Program
from tests.daily import daily


@daily("language", sorted(LANGUAGES), "zh_CN")
def test_the_menu_bar_follows_the_language(program: Program, language: str) -> None:
    """Where no font of the system helps out, another language's type would show boxes."""
    program.window.show()
    for code in ("ja", language):
        program.settings.language = code
    assert program.window.menuBar().font().families() == list(fonts.families(language))
