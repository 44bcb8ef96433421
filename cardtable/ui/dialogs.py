"""Small dialogs: rules, keyboard shortcuts, which match to continue."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QImage, QKeySequence, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QScrollArea,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from cardtable import __version__
from cardtable.art.decks import Deck, Variant
from cardtable.engine.game import Game
from cardtable.engine.options import Options
from cardtable.phrases.base import Phrases
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.commands import COMMANDS, command_text
from cardtable.ui.running.tasks import run_task
from cardtable.ui.start.band import Waiting
from cardtable.ui.table.paint import plain
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.labels import MarkedLabel, PlainLabel, no_mnemonic
from cardtable.ui.widgets.theme import Theme


class Dialog(QDialog):
    """A dialog with a way out at the lower right."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setWindowTitle(title)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(20, 16, 20, 14)
        self.column.setSpacing(12)

    def done(self, result: int) -> None:
        """Closed, it is gone: the window would keep every dialog that it once showed."""
        super().done(result)
        self.deleteLater()

    def finish_with(self, *buttons: KeyButton) -> None:
        """Put the buttons below."""
        row = QHBoxLayout()
        row.addStretch()
        for button in buttons:
            row.addWidget(button)
        self.column.addLayout(row)

    def closer(self) -> KeyButton:
        """A button that closes."""
        button = KeyButton(self.theme, "plain")
        button.tell(QCoreApplication.translate("Dialogs", "Close"), "Esc")
        button.clicked.connect(self.reject)
        return button


def within(parent: QWidget | None, width: int, height: int) -> tuple[int, int]:
    """A size that fits the window the dialog belongs to."""
    if parent is None:
        return width, height
    return min(width, parent.width() - 60), min(height, parent.height() - 50)


def framed(theme: Theme, kind: str, padding: str) -> str:
    """The style of what can be walked in by keyboard (``kind``: its class): a frame shows where."""
    c = theme.colours
    return (
        f"{kind} {{ background: {c.panel}; border: 1px solid {c.line}; border-radius: 8px;"
        f" padding: {padding}; margin: 1px; outline: 0; }}"
        f"{kind}:focus {{ border: 2px solid {c.accent}; margin: 0; }}"
    )


class RulesDialog(Dialog):
    """The rules of one game, in the player's language."""

    def __init__(
        self,
        theme: Theme,
        game: Game,
        options: Options | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``options``: the house rules in force, to be read (they are fixed during a match)."""
        phrases = phrases_of(game.phrases)
        title = QCoreApplication.translate("Dialogs", "Rules: {game}").format(game=phrases.title())
        super().__init__(theme, title, parent)
        self.resize(*within(parent, 760, 760))
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.windowTitle())
        self.text.setFont(theme.font(15))
        c = theme.colours
        self.text.setStyleSheet(framed(theme, "QTextBrowser", "12px 22px"))
        # Han characters need more air between the lines.
        leading = 125 if theme.language in ("ja", "zh_CN") else 112
        self.text.document().setDefaultStyleSheet(
            f"h2 {{ font-size: 24px; margin: 6px 0 4px 0; }}"
            f"h3 {{ font-size: 17px; margin: 24px 0 4px 0; color: {c.accent}; }}"
            f"p {{ line-height: {leading}%; margin: 4px 0 8px 0; }}"
            f"p.lead {{ color: {c.ink2}; }}"
        )
        parts = [
            f"<h2>{plain(phrases.title())}</h2>",
            f'<p class="lead">{plain(phrases.tagline())}<br>{plain(phrases.duration())}</p>',
        ]
        for heading, text in phrases.rules():
            parts.append(f"<h3>{plain(heading)}</h3>")
            parts += [f"<p>{plain(line)}</p>" for line in text.split("\n") if line.strip()]
        if options is not None:
            head = QCoreApplication.translate("Dialogs", "House rules of this match")
            parts.append(f"<h3>{plain(head)}</h3>")
            parts += [self._house_rule(phrases, game, key, options[key]) for key in options]
        self.text.setHtml("".join(parts))
        self.column.addWidget(self.text)
        self.finish_with(self.closer())

    @staticmethod
    def _house_rule(phrases: Phrases, game: Game, key: str, value: str | int) -> str:
        option = next(option for option in game.options if option.key == key)
        said = phrases.option_value(key, value) if option.values else str(value)
        title, sentence = phrases.option(key)[0], phrases.option_meaning(key, value)
        mark = "● " if value != option.default else ""
        return (
            f"<p>{mark}<b>{plain(title)}: {plain(said)}</b><br><small>{plain(sentence)}</small></p>"
        )


class DeckDialog(Dialog):
    """Every card of a deck, with its name, in the dress that is tried on.

    Attributes:
        worn: (option, on) that was tried on here.
        picture: the whole deck, as wide as the dialog.
    """

    WIDTH = 1_240

    worn = Signal(str, bool)

    def __init__(
        self, theme: Theme, deck: Deck, variant: Variant, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, deck.name(theme.language), parent)
        self._deck, self._variant = deck, variant
        self.resize(*within(parent, self.WIDTH + 80, 860))
        self._ratio = self.devicePixelRatioF()
        self._wide = round(min(self.WIDTH, self.width() - 80) * self._ratio)
        self.picture = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.picture.setText(QCoreApplication.translate("Dialogs", "The cards are being drawn…"))
        self.boxes: dict[str, QCheckBox] = {}
        row = QHBoxLayout()
        row.setSpacing(24)
        for option in deck.options:
            named = option.names.get(theme.language, option.names.get("en", option.id))
            box = QCheckBox(no_mnemonic(named))
            box.setChecked(option.id in variant.options)
            box.toggled.connect(partial(self._wear, option.id))
            self.boxes[option.id] = box
            row.addWidget(box)
        row.addStretch()
        self.column.addLayout(row)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setAccessibleName(self.windowTitle())
        area.setStyleSheet(framed(theme, "QScrollArea", "0"))
        area.setWidget(self.picture)
        self.column.addWidget(area)
        self.finish_with(self.closer())
        self._draw()

    def _wear(self, option: str, on: bool) -> None:
        options = self._variant.options - {option} | ({option} if on else set())
        self._variant = Variant(options, self._variant.back)
        self.worn.emit(option, on)
        self._draw()

    def _draw(self) -> None:
        from cardtable.art.sheet import image  # needs QtSvg, which the start does without

        variant = self._variant
        run_task(
            self,
            lambda: (variant, image(self._deck, variant, self.theme.language, self._wide)),
            self._show,
            lambda error: self.picture.setText(str(error)),
        )

    def _show(self, drawn: tuple[Variant, QImage]) -> None:
        variant, sheet = drawn
        if variant != self._variant:
            return  # another dress has been tried on meanwhile
        pixmap = QPixmap.fromImage(sheet)
        pixmap.setDevicePixelRatio(self._ratio)
        self.picture.setPixmap(pixmap)
        self.picture.setAccessibleName(self.windowTitle())


class ShortcutsDialog(Dialog):
    """Every command that has a key, from the one table of commands."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, QCoreApplication.translate("Dialogs", "Keyboard shortcuts"), parent)
        translate = QCoreApplication.translate
        native = QKeySequence.SequenceFormat.NativeText
        rows = [
            (QKeySequence(c.key).toString(native), command_text(c.id)) for c in COMMANDS if c.key
        ]
        arrows = translate("Dialogs", "Arrow keys")
        rows += [
            (arrows, translate("Dialogs", "Walk over cards and columns")),
            ("␣", translate("Dialogs", "Pick up or choose")),
            ("⏎", translate("Dialogs", "The way on")),
            ("Esc", translate("Dialogs", "Put everything back")),
        ]
        c = theme.colours
        half = -(-len(rows) // 2)

        def cells(row: tuple[str, str], left: int) -> str:
            return (
                f'<td style="padding:5px 16px 5px {left}px; color:{c.accent}">'
                f"<b>{plain(row[0])}</b></td>"
                f'<td style="padding:5px 0">{plain(row[1])}</td>'
            )

        lines = ""
        for i in range(half):
            second = cells(rows[half + i], 44) if half + i < len(rows) else ""
            lines += f"<tr>{cells(rows[i], 0)}{second}</tr>"
        label = MarkedLabel(f"<table>{lines}</table>")
        label.setFont(theme.font(14))
        self.column.addWidget(label)
        self.finish_with(self.closer())


class MatchDialog(Dialog):
    """Matches of the journal, of which one can be chosen.

    Attributes:
        chosen: number of the match, or ``None``.
    """

    def __init__(
        self,
        theme: Theme,
        title: str,
        waiting: Sequence[Waiting],
        way_on: str,
        parent: QWidget | None = None,
    ) -> None:
        """``way_on`` is what the button says."""
        super().__init__(theme, title, parent)
        self.resize(*within(parent, 620, 460))
        self.chosen: int | None = None
        self.list = QListWidget()
        self.list.setAccessibleName(title)
        self.list.setFont(theme.font(14))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        c = theme.colours
        self.list.setStyleSheet(
            framed(theme, "QListWidget", "6px")
            + "QListWidget::item { padding: 9px 12px; border-radius: 6px; }"
            f"QListWidget::item:selected {{ background: {c.accent}; color: {c.accent_ink}; }}"
        )
        for match in waiting:
            item = QListWidgetItem(f"{match.title}\n{match.line}")
            item.setData(Qt.ItemDataRole.UserRole, match.number)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(lambda _: self._take())
        self.column.addWidget(self.list)
        self.take = KeyButton(theme, "primary")
        self.take.tell(way_on, "Return")
        self.take.clicked.connect(self._take)
        self.finish_with(self.closer(), self.take)

    def _take(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.chosen = item.data(Qt.ItemDataRole.UserRole)
            self.accept()


class ContinueDialog(MatchDialog):
    """The unfinished matches, latest first."""

    def __init__(
        self, theme: Theme, waiting: Sequence[Waiting], parent: QWidget | None = None
    ) -> None:
        translate = QCoreApplication.translate
        title, way_on = translate("Dialogs", "Continue a match"), translate("Dialogs", "Continue")
        super().__init__(theme, title, waiting, way_on, parent)


def show_about(window: QWidget) -> None:
    """What this program is, and its version."""
    translate = QCoreApplication.translate
    QMessageBox.about(
        window,
        translate("MainWindow", "About Cardtable"),
        translate(
            "MainWindow",
            "Cardtable {version}\n\nCard games that no good program existed for. The code is "
            "under the MIT licence, the card art under CC0.",
        ).format(version=__version__),
    )
