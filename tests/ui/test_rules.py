"""The rules dialog: at the passage in question, searched, saved, with terms explained."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtTest import QTest

from cardtable.art.decks import decks_for
from cardtable.comparing import sought
from cardtable.games import all_games, find_game
from cardtable.languages import LANGUAGES
from cardtable.phrases.breaking import as_said
from cardtable.phrases.lookup import phrases_of
from cardtable.printing.rules import ROW
from cardtable.ui.help.rules import RulesDialog
from cardtable.ui.intents import SetUp
from cardtable.ui.language import Language
from cardtable.ui.running.program import Program
from cardtable.ui.widgets.theme import Theme
from tests.daily import daily
from tests.robot import wait_until
from tests.ui.conftest import Open


def opened(name: str, at: str = "", language: str = "en", **changes: str | int) -> RulesDialog:
    """The dialog, shown."""
    game = find_game(name)
    deck = decks_for(game.decks)[0]
    options = game.resolve(None, changes)
    dialog = RulesDialog(Theme(language=language), game, options, (deck, deck.variant()), at)
    dialog.show()
    return dialog


def shown(dialog: RulesDialog) -> str:
    """The words at the top of what can be seen."""
    return dialog.text.cursorForPosition(QPoint(30, 8)).block().text()


def while_open(program: Program, press: Callable[[], object]) -> tuple[str, str]:
    """The title of the rules that ``press`` opens, and the words they are opened at."""
    told: list[tuple[str, str]] = []

    def look() -> None:
        dialog = program.window.findChild(RulesDialog)
        assert isinstance(dialog, RulesDialog)
        told.append((dialog.windowTitle(), shown(dialog)))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(60, look)
    press()
    return told[0]


def f1(program: Program) -> tuple[str, str]:
    """What F1 opens."""
    program.window.activateWindow()  # without a window manager it is not reactivated by itself
    wait_until(program.window.isActiveWindow)
    return while_open(program, lambda: QTest.keyClick(program.window, Qt.Key.Key_F1))


def test_f1_opens_the_rules_at_what_is_done_now(open_match: Open, program: Program) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot._wait_for_turn()
    title, at = f1(program)
    assert title == "Rules: Dou Dizhu"
    assert at.startswith("Everyone bids once")
    while robot.table.controls.view.phase != "play":
        robot.play(limit=1)
    robot._wait_for_turn()
    assert f1(program)[1].startswith("In turn, the others play a higher combination")


def test_the_rules_shrink_with_the_window_they_lie_over(open_match: Open, program: Program) -> None:
    open_match("oicho-kabu", "human,easy", seed="3")
    inside: list[bool] = []

    def shrink() -> None:
        dialog = program.window.findChild(RulesDialog)
        assert isinstance(dialog, RulesDialog)
        before = dialog.height()
        program.window.resize(800, 560)
        wait_until(lambda: program.window.geometry().contains(dialog.geometry()))
        inside.append(dialog.height() < before)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(60, shrink)
    program.window.help.rules()
    assert inside == [True]


def test_why_leads_to_the_passage_that_forbids(open_match: Open, program: Program) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    while robot.table.controls.view.phase != "play":
        robot.play(limit=1)
    robot._wait_for_turn()
    table = robot.table
    assert table.bar.button("rules") is None  # nothing was tried
    hand = table.controls.view.hand
    table.controls.selected = {hand[0], hand[-1], hand[-2]}
    table.redraw()
    button = table.bar.button("rules")
    assert button is not None and button.text() == "Why?"
    wanted = table.controls.passage()
    assert wanted == table.controls.forbidden_by()
    told = while_open(program, lambda: QTest.mouseClick(button, Qt.MouseButton.LeftButton))[1]
    dialog = opened("dou-dizhu", wanted)
    assert told == shown(dialog)
    dialog.close()
    table.controls.clear()
    table.redraw()
    assert table.bar.button("rules") is None


@daily("language", LANGUAGES, "de")
def test_no_button_is_cut_when_why_joins_the_others(
    open_match: Open, program: Program, language: str
) -> None:
    program.settings.language = language
    program.window.resize(800, 560)
    robot = open_match("oicho-kabu", "human,easy,easy,easy", seed="8")
    while robot.table.controls.view.phase != "bet":
        robot.play(limit=1)
    robot._wait_for_turn()
    table = robot.table
    for _ in range(11):
        QTest.keyClick(program.window, Qt.Key.Key_1)
    assert table.bar.button("rules") is not None
    QTest.qWait(1)
    for shown_one in table.bar.shown:
        button = table.bar.button(shown_one.id)
        assert button is not None
        assert button.width() >= button.sizeHint().width(), f"“{button.text()}” is cut"


@pytest.mark.slow
def test_without_a_match_the_rules_are_those_of_the_game_played_last(program: Program) -> None:
    assert f1(program)[0] == "Rules: Oicho-Kabu"
    program.settings.last_game = "oklahoma-gin"
    assert f1(program)[0] == "Rules: Oklahoma Gin"


@pytest.mark.slow
def test_the_rules_of_a_match_are_its_own(open_match: Open, program: Program) -> None:
    open_match("oicho-kabu", "human,easy", "tie=dealer", "rounds=6")
    told: list[str] = []

    def look() -> None:
        dialog = program.window.findChild(RulesDialog)
        assert isinstance(dialog, RulesDialog)
        told.append(dialog.text.toPlainText())
        dialog.reject()

    QTimer.singleShot(60, look)
    program.window.help.rules()
    assert "the dealer wins the stakes" in told[0] and "returned" not in told[0]
    assert "● After 6 rounds" in told[0]
    assert "● differs from the original rules." in told[0]


@pytest.mark.slow
def test_the_rules_on_the_set_up_page_follow_what_is_chosen(program: Program) -> None:
    window = program.window
    window.open(SetUp("dou-dizhu"))
    assert window.setup is not None
    window.setup.options.use_preset("online")
    told: list[str] = []

    def look() -> None:
        dialog = window.findChild(RulesDialog)
        assert isinstance(dialog, RulesDialog)
        told.append(dialog.text.toPlainText())
        dialog.reject()

    QTimer.singleShot(60, look)
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert "end at the ace" in told[0] and "up to the 2" not in told[0]


def test_words_are_looked_for(qtbot: object) -> None:
    dialog = opened("oklahoma-gin")
    assert not dialog.search.next.isVisible() and not dialog.search.back.isVisible()
    QTest.keyClick(dialog.text, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    wait_until(lambda: dialog.search.field.hasFocus() or not dialog.isActiveWindow())
    QTest.keyClicks(dialog.search.field, "undercut")
    assert dialog.search.next.isVisible() and dialog.search.back.isVisible()
    text = dialog.text.toPlainText().casefold()
    count = text.count("undercut")
    assert dialog.search.hits == count > 2
    assert dialog.search.count.text() == f"1 of {count}"
    first = dialog.text.textCursor().position()
    QTest.keyClick(dialog.search.field, Qt.Key.Key_Return)
    assert dialog.search.count.text() == f"2 of {count}"
    assert dialog.text.textCursor().position() > first
    QTest.keyClick(dialog.search.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(dialog.search.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.search.count.text() == f"{count} of {count}"
    dialog.search.field.setText("trumpet")
    assert dialog.search.count.text() == "Not found" and not dialog.search.next.isEnabled()
    QTest.keyClick(dialog.search.field, Qt.Key.Key_Escape)
    assert dialog.isVisible() and not dialog.search.field.text()  # first it clears the search
    QTest.keyClick(dialog.search.field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_who_searches_may_leave_accents_out(qtbot: object) -> None:
    tongue = Language()
    tongue.switch("de")
    try:
        dialog = opened("dou-dizhu", "", "de")
        text = as_said(dialog.text.toPlainText()).casefold()
        for word in ("für", "höher", "schlägt"):
            for typed in (word, sought(word), word.upper()):
                dialog.search.field.setText(typed)
                assert dialog.search.hits >= text.count(word) > 0, typed
        dialog.close()
    finally:
        tongue.fall_silent()


@pytest.mark.parametrize("name", ["oicho-kabu", "oklahoma-gin"])
def test_no_name_in_kana_is_broken_and_all_are_found(qtbot: object, name: str) -> None:
    tongue = Language()
    tongue.switch("ja")
    try:
        dialog = opened(name, "", "ja")
        for width in range(dialog.width(), 1500, 62):
            dialog.resize(width, 600)
            dialog.text.document().documentLayout().documentSize()  # lays all of it out
            assert broken(dialog.text.document()) == []
        word = {"oicho-kabu": "オイチョ", "oklahoma-gin": "ノック"}[name]
        dialog.search.field.setText(word)
        text = as_said(dialog.text.toPlainText())
        assert dialog.search.hits == text.count(word) > 1
        dialog.text.selectAll()
        dialog.text.copy()
        assert word in QGuiApplication.clipboard().text()
        dialog.close()
    finally:
        tongue.fall_silent()


def broken(document: QTextDocument) -> list[str]:
    """The names in kana that lie on two lines."""
    found = []
    block = document.begin()
    while block.isValid():
        text, layout = block.text(), block.layout()
        for number in range(1, layout.lineCount()):
            at = layout.lineAt(number).textStart()
            for name in re.finditer("[ァ-ヺー\u2060]+", text):
                if name.start() < at < name.end() and len(as_said(name.group())) <= 10:
                    found.append(as_said(name.group()))
        block = block.next()
    return found


def test_the_contents_lead_to_each_part(qtbot: object) -> None:
    dialog = opened("kyo-kabu")
    heads = [dialog.contents.item(row).text() for row in range(dialog.contents.count())]
    assert {"The aim", "The dealer", "How to play well", "Terms"} <= set(heads)
    row = heads.index("The dealer")
    dialog.contents.setFocus()
    dialog.contents.setCurrentRow(row)
    assert shown(dialog) == "The dealer"
    dialog.close()


def test_the_contents_follow_what_is_read(qtbot: object) -> None:
    dialog = opened("dou-dizhu")
    bar, contents = dialog.text.verticalScrollBar(), dialog.contents
    rows = set()
    for value in range(0, bar.maximum(), 40):
        bar.setValue(value)
        rows.add(contents.currentRow())
    assert len(rows) > 4 and contents.currentRow() > 4
    contents.setCurrentRow(contents.count() - 1)
    assert contents.currentRow() == contents.count() - 1, "what was chosen stays chosen"


def test_cards_come_after_the_words_and_have_names(qtbot: object) -> None:
    dialog = opened("oicho-kabu")
    kind = QTextDocument.ResourceType.ImageResource.value

    def inked() -> bool:
        image = dialog.text.document().resource(kind, QUrl("row:0"))
        return bool(image.pixelColor(image.width() // 4, image.height() // 2).alpha())

    wait_until(inked)
    names, block = [], dialog.text.document().begin()
    while block.isValid():
        for part in block:  # type: ignore[attr-defined]
            found = part.fragment().charFormat()
            image = found.toImageFormat().name() if found.isImageFormat() else ""
            names += [found.toolTip()] if image.startswith(ROW) else []
        block = block.next()
    assert names[0] == "8, oicho · 9, kabu"
    assert len(names) > 5 and all(names)
    dialog.close()


def test_words_explain_themselves_by_mouse_and_key(qtbot: object) -> None:
    dialog = opened("oklahoma-gin")
    tips: dict[str, str] = {}
    block = dialog.text.document().begin()
    while block.isValid():
        for part in block:  # type: ignore[attr-defined]
            found = part.fragment().charFormat()
            if found.anchorHref().startswith("term:"):
                tips[part.fragment().text()] = found.toolTip()
        block = block.next()
    assert tips["deadwood"] == "Cards in no meld, and their total value."
    QTest.keyClick(dialog.text, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)  # a word
    chosen = dialog.text.textCursor().selectedText()
    assert chosen in tips
    QTest.keyClick(dialog.text, Qt.Key.Key_Return)
    below = dialog.text.verticalScrollBar()
    assert below.value() > below.maximum() / 2  # the glossary stands at the end
    dialog.close()


@daily("language", LANGUAGES, "ja")
def test_the_rules_are_saved_as_a_pdf(qtbot: object, tmp_path: Path, language: str) -> None:
    pypdf = pytest.importorskip("pypdf")
    tongue = Language()
    tongue.switch(language)
    try:
        dialog = opened("dou-dizhu", "", language)
        dialog.save_as(tmp_path / "rules.pdf")
        pages = pypdf.PdfReader(tmp_path / "rules.pdf").pages
        assert len(pages) > 1
        text = "".join(page.extract_text() for page in pages)
        title = phrases_of(find_game("dou-dizhu").phrases).title()
        assert "".join(title.split()) in "".join(text.split())
        assert dialog.told.isVisible() and "rules.pdf" in dialog.told.text()
        dialog.save_as(tmp_path / "nowhere" / "rules.pdf")
        assert "(" in dialog.told.text() or "（" in dialog.told.text()  # why not
        dialog.close()
    finally:
        tongue.fall_silent()


@daily(
    ("variables", "wide", "high"),
    [
        ("LANG=en_US.UTF-8", 612, 792),
        ("LANG=es_MX.UTF-8", 612, 792),
        ("LANG=de_DE.UTF-8", 595, 842),
        ("LANG=en_US.UTF-8 LC_PAPER=de_DE.UTF-8", 595, 842),
        ("LANG=de_DE.UTF-8 LC_PAPER=en_CA.UTF-8", 612, 792),
        ("LANG=de_DE.UTF-8 LC_PAPER=de_DE.UTF-8 LC_ALL=en_US.UTF-8", 612, 792),
        ("LANG=C.UTF-8", 595, 842),
    ],
)
def test_the_rules_are_on_the_paper_that_printers_hold_there(
    qtbot: object,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    variables: str,
    wide: int,
    high: int,
) -> None:
    pypdf = pytest.importorskip("pypdf")
    for name in ("LANG", "LC_ALL", "LC_PAPER"):
        monkeypatch.delenv(name, raising=False)
    for word in variables.split():
        monkeypatch.setenv(*word.split("=", 1))
    dialog = opened("kyo-kabu", "", "en")
    dialog.save_as(tmp_path / "rules.pdf")
    dialog.close()
    box = pypdf.PdfReader(tmp_path / "rules.pdf").pages[0].mediabox
    assert (round(box.width), round(box.height)) == (wide, high)


@daily("name", all_games())
def test_every_game_s_rules_name_its_keys(qtbot: object, name: str) -> None:
    dialog = opened(name)
    text = dialog.text.toPlainText()
    own = phrases_of(find_game(name).phrases).keys()
    for key, meaning in own:
        assert f"{key}: {meaning}" in text
    assert "H: Hint" in text
    heads = [dialog.contents.item(row).text() for row in range(dialog.contents.count())]
    assert heads[heads.index("Controls") :] == ["Controls", "Keys", "Terms"]
    dialog.close()


def test_the_table_explains_its_terms(open_match: Open) -> None:
    robot = open_match("oklahoma-gin", "human,easy", seed="3")
    robot._wait_for_turn()
    robot.play(limit=2)
    robot._wait_for_turn()
    log = robot.table.log
    lines = [
        (log.index(row).data(), log.index(row).data(Qt.ItemDataRole.ToolTipRole))
        for row in range(log.rowCount())
    ]
    explained = [tip for line, tip in lines if "stock" in line or "Stock" in line]
    told = "stock: The pile of face-down cards to draw from."
    assert explained == [] or all(told in tip for tip in explained)
    assert any(tip for _, tip in lines)
    words = robot.table.bar._words
    said = f"{words.title} {words.detail}".casefold()
    if "limit" in said:
        assert "limit: The most deadwood you may knock with." in words.toolTip()
