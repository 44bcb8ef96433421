"""Fair deals in the window: the fingerprint, words before the deal, what is said about them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from cardtable.commands.records import ask_again
from cardtable.engine.match import Match, Seat
from cardtable.engine.promise import grouped
from cardtable.engine.records import parse
from cardtable.engine.seeds import Seed
from cardtable.engine.verification import PROVED, verify
from cardtable.games import find_game
from cardtable.isolating import bare
from cardtable.languages import LANGUAGES
from cardtable.models.seats import SeatRole
from cardtable.store.journal import Journal
from cardtable.ui.fair import COLUMNS, ROWS, BeforeDeal, FairDialog, fingerprint_picture
from cardtable.ui.intents import SetUp
from cardtable.ui.running.program import Program
from cardtable.ui.widgets.theme import Theme
from tests.engine.promised import promised, promised_match
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open

DIGITS = promised_match().commitment


def texts(page: QWidget) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)]


def answering(do: Callable[[BeforeDeal], None]) -> list[BeforeDeal]:
    """Have the next dialog before a deal answered; it is in the list once it was there."""
    seen: list[BeforeDeal] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, BeforeDeal)
        seen.append(dialog)
        try:
            do(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, answer)
    return seen


def set_up(program: Program, people: int = 2, number: str = "") -> None:
    """The new-match page of Dou Dizhu, with so many people and the words ticked."""
    program.window.open(SetUp("dou-dizhu"))
    page = program.window.setup
    assert page is not None
    for seat in range(people):
        page.seat_model.setData(page.seat_model.index(seat), "human", SeatRole.KIND)
    page.deal.field.setText(number)
    if not page.deal.words.isChecked():
        page.deal.words.click()


def at_table(program: Program) -> Match:
    assert program.window.table is not None
    return program.window.table.session.match


def typed(*words: str) -> Callable[[BeforeDeal], None]:
    """Type the words of each and go on with Enter alone."""

    def do(dialog: BeforeDeal) -> None:
        for text in words:
            field = dialog.focusWidget()
            assert isinstance(field, QLineEdit) and field in dialog.fields.values()
            if text.isascii():
                QTest.keyClicks(field, text)
            else:  # QTest knows no other keys
                field.insert(text)
            QTest.keyClick(field, Qt.Key.Key_Return)

    return do


@pytest.mark.slow
def test_who_does_not_want_it_sees_nothing_of_it(program: Program) -> None:
    program.window.open(SetUp("dou-dizhu"))
    assert program.window.setup is not None
    assert not program.window.setup.deal.words.isChecked()
    program.window.setup.try_start()
    match = at_table(program)
    assert not promised(match).with_words and not promised(match).terms.numbered
    assert match.deal == match.seed


def test_everybody_adds_words_after_the_fingerprint(
    program: Program, journal_of: Journal, tmp_path: Path
) -> None:
    set_up(program)
    shown: list[str] = []

    def do(dialog: BeforeDeal) -> None:
        shown.append(dialog.shown.digits.text())
        typed("the heron", "stands")(dialog)

    answering(do)
    assert program.window.setup is not None
    program.window.setup.try_start()
    match = at_table(program)
    assert promised(match).words == ("the heron", "stands", "")
    assert "".join(shown[0].split()) == match.commitment
    assert match.deal != match.seed
    (entry,) = journal_of.unfinished()
    assert journal_of.load(entry.id)[0].promise == match.promise


def test_a_match_with_words_is_exported_and_proved(program: Program, tmp_path: Path) -> None:
    program.settings.add_words = True
    game = find_game("dou-dizhu")
    program.window.open(SetUp(game.id))
    assert program.window.setup is not None
    options = program.window.setup.options
    options.change_all({**game.resolve(), "deals": 1})
    answering(typed("鷺 <b>&amp;"))
    program.window.setup.try_start()
    robot = Robot(program.window)
    robot.play()
    program.window.records.export_to(tmp_path / "m.cardtable")
    record = parse((tmp_path / "m.cardtable").read_text("utf-8"))
    assert record.promise is not None and record.promise.words[0] == "鷺 <b>&amp;"
    claims, again = verify(record, find_game, at_table(program).commitment, way=True)
    assert {claim.id for claim in claims if claim.verdict == PROVED} == {
        "commitment",
        "given",
        "deal",
        "actions",
        "result",
    }
    asked = ask_again(again)
    assert asked.same > 0 and not asked.differing, "the table's bots can be asked again"


def test_who_thinks_better_of_it_is_back_and_gets_another_deal(
    program: Program, journal_of: Journal
) -> None:
    set_up(program)
    page = program.window.setup
    assert page is not None
    shown: list[str] = []
    for _ in range(2):

        def leave(dialog: BeforeDeal) -> None:
            shown.append(dialog.shown.digits.text())
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

        answering(leave)
        page.try_start()
    assert program.window.pages.currentWidget() is page and program.window.table is None
    assert journal_of.unfinished() == []
    assert shown[0] != shown[1]


@pytest.mark.slow
def test_a_numbered_deal_is_called_one_and_takes_no_words(program: Program) -> None:
    set_up(program, number="17")
    page = program.window.setup
    assert page is not None
    page.deal.refresh()
    assert "anyone who knows it" in page.deal.line.text()
    said: list[str] = []

    def do(dialog: BeforeDeal) -> None:
        said.extend(texts(dialog))
        assert not dialog.fields
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    answering(do)
    page.try_start()
    match = at_table(program)
    assert any("numbered deal" in text for text in said)
    assert match.deal == Seed.numbered(17) and promised(match).terms.numbered
    assert program.window.table is not None
    assert "anyone who knows the number" in program.window.table.panel.foot.text()


@pytest.mark.slow
@pytest.mark.parametrize("seed", [None, "5"])
def test_the_command_line_asks_as_well(program: Program, open_match: Open, seed: str) -> None:
    program.settings.add_words = True
    seen = answering(lambda dialog: dialog.accept())
    open_match("dou-dizhu", "human,easy,easy", seed=seed)
    assert len(seen) == 1
    assert promised(at_table(program)).terms.numbered == (seed is not None)


@pytest.mark.slow
def test_playing_again_asks_again_with_another_fingerprint(
    program: Program, open_match: Open
) -> None:
    open_match("dou-dizhu", "human,easy,easy")
    before = at_table(program).commitment
    program.settings.add_words = True
    shown: list[str] = []

    def do(dialog: BeforeDeal) -> None:
        shown.append("".join(dialog.shown.digits.text().split()))
        typed("again")(dialog)

    answering(do)
    program.window.matches.rematch()
    assert shown == [at_table(program).commitment] and shown[0] != before
    assert promised(at_table(program)).words[0] == "again"


def test_no_fingerprint_is_ever_shown_in_part(program: Program, open_match: Open) -> None:
    """Two deals with the same eight digits are found in a second."""
    open_match("dou-dizhu", "human,easy,easy")
    digits = at_table(program).commitment
    widgets = [program.window, *program.window.findChildren(QWidget)]
    told = [w.toolTip() for w in widgets] + texts(program.window)
    for text in told:
        joined = "".join(text.split())
        assert digits[:4] not in joined or digits in joined, text


def test_the_fingerprint_is_copied_whole(program: Program) -> None:
    dialog = FairDialog(program.window.theme, promised_match(), program.window)
    assert dialog.shown is not None
    QTest.mouseClick(dialog.shown.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == DIGITS
    assert dialog.shown.copy.text() == "Copied"
    dialog.reject()


def test_a_screen_reader_hears_the_digits_and_whose_words_a_field_holds(
    program: Program,
) -> None:
    seats = (Seat("human", "Mira"), Seat("easy", "Otto"), Seat("human", "<b>Zoë"))
    dialog = BeforeDeal(program.window.theme, DIGITS, seats, False, program.window)
    assert dialog.shown.digits.accessibleName().endswith(grouped(DIGITS))
    assert dialog.shown.picture.accessibleName()
    names = [field.accessibleName() for field in dialog.fields.values()]
    assert names == ["Mira’s words", "<b>Zoë’s words"]
    dialog.reject()


def cells(digits: str, ratio: float) -> list[bool]:
    """Which cells of a picture are dark, read from its pixels as they are shown."""
    image: QImage = fingerprint_picture(digits, 4, ratio).toImage()
    step = image.width() / (COLUMNS + 2)
    return [
        image.pixelColor(QPoint(int((x + 1.5) * step), int((y + 1.5) * step))).lightness() < 128
        for y in range(ROWS)
        for x in range(COLUMNS)
    ]


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_the_picture_shows_every_digit(ratio: float) -> None:
    dark = cells(DIGITS, ratio)
    rows = [dark[COLUMNS * y : COLUMNS * (y + 1)] for y in range(ROWS)]
    assert all(row == row[::-1] for row in rows)
    bits = "".join("01"[cell] for row in rows for cell in row[: COLUMNS // 2])
    assert f"{int(bits, 2):064x}" == DIGITS


def _has_come(dialog: BeforeDeal) -> bool:
    return not dialog.deal.visibleRegion().isEmpty()


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_no_word_is_cut_in_the_smallest_window(program: Program, language: str) -> None:
    window = program.window
    window.resize(800, 560)
    window.settings.language = language
    for people in (1, 3, 10):
        seats = tuple(Seat("human", f"Wolfgang-Amadeus {i}") for i in range(people))
        for numbered in (False, True):
            dialog = BeforeDeal(window.theme, DIGITS, seats, numbered, window)
            dialog.show()
            QTest.qWait(20)
            assert dialog.height() <= 560 and dialog.width() <= 800
            for label in dialog.findChildren(QLabel):
                if label.wordWrap():
                    assert label.heightForWidth(label.width()) <= label.height()
                elif not label.pixmap().isNull() or label.text():
                    assert label.sizeHint().width() <= label.width()
            for button in (dialog.cancel, dialog.deal, dialog.shown.copy):
                assert dialog.rect().contains(button.geometry()) or button.parent() is not dialog
                assert button.width() >= button.sizeHint().width()
            wait_until(partial(_has_come, dialog))
            for field in dialog.fields.values():  # from one to the next with Enter
                assert field.hasFocus()
                assert field.visibleRegion().boundingRect().height() == field.height()
                if field is not list(dialog.fields.values())[-1]:
                    QTest.keyClick(field, Qt.Key.Key_Return)
            dialog.reject()


def test_the_dialog_tells_of_the_match_at_the_table(program: Program) -> None:
    match = promised_match()
    for said, of in (
        ("Mira added: the heron stands", match),
        (f"Seed: {match.seed.text}", match),
        (f"deal these cards again, use number {match.deal.text}", match),
        ("This is a numbered deal", promised_match(numbered=True)),
        ("Nobody added words", promised_match(words=())),
        ("earlier version", Match(match.game, match.options, match.seats, match.seed)),
    ):
        dialog = FairDialog(Theme(False, "en"), of, program.window)
        assert said in dialog.text.toPlainText()
        dialog.reject()


def test_people_are_called_as_at_the_table(program: Program) -> None:
    match = promised_match()
    match.seats = (replace(match.seats[0], name="Spieler 1"), *match.seats[1:])
    dialog = FairDialog(program.window.theme, match, program.window)
    assert "Player 1 added: the heron stands" in bare(dialog.text.toPlainText())
    dialog.reject()


def test_no_line_ends_within_an_option(program: Program) -> None:
    dialog = FairDialog(Theme(False, "en"), None, program.window)
    shown = dialog.text.toPlainText()
    assert "-\u2060-\u2060fingerprint" in shown and "--" not in shown
    dialog.text.selectAll()
    copied = dialog.text.createMimeDataFromSelection().text()
    assert "--fingerprint" in copied and "\u2060" not in copied, "it would be no option elsewhere"
    dialog.reject()


def test_before_its_end_the_dialog_does_not_tell_the_seed(program: Program) -> None:
    match = promised_match(over=False)
    dialog = FairDialog(program.window.theme, match, program.window)
    shown = dialog.text.toPlainText()
    assert match.seed.text not in shown and match.deal.text not in shown
    dialog.reject()


def test_hostile_words_are_told_as_they_are(program: Program) -> None:
    match = promised_match(words=("<img src='/dev/zero'> & <b>bold", "", ""))
    dialog = FairDialog(program.window.theme, match, program.window)
    assert "<img src='/dev/zero'> & <b>bold" in dialog.text.toPlainText()
    dialog.reject()
