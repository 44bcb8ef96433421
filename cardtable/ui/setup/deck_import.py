"""Takes in a deck of another program, with progress, and says what came of it."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.art.archives import ENDINGS
from cardtable.art.deck import BadDeck
from cardtable.folders import own_folder
from cardtable.isolating import isolated
from cardtable.translation import _, say
from cardtable.ui.dialog import Dialog, ask_to_open, path_of
from cardtable.ui.shared import Shared
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.labels import SaidLabel, ThinBar
from cardtable.ui.widgets.theme import Theme

_FILES = (".svg", ".svgz", *ENDINGS)
#: Most reasons against a deck that are shown at once.
_MOST = 8


def dropped_deck(data: QMimeData) -> list[Path]:
    """The pictures, the archive or the folder being dragged, if there is nothing else."""
    urls = data.urls()
    paths = [path_of(url) for url in urls if url.isLocalFile()]
    good = [path for path in paths if path.name.lower().endswith(_FILES) or path.is_dir()]
    return good if len(good) == len(urls) else []


class DeckImport(Dialog):
    """Shows how far an import is; then its remarks, or why the deck is refused.

    Attributes:
        imported: the id of the new deck.
        words: what is shown.
    """

    imported = Signal(str)
    _went_on = Signal(int, int)

    def __init__(self, theme: Theme, paths: Sequence[Path], parent: QWidget | None) -> None:
        title = _("Import a deck")
        super().__init__(theme, title, parent)
        self._stop = threading.Event()
        self.words = SaidLabel()
        self.words.setWordWrap(True)
        self.words.setFont(theme.font(14))
        self.words.setMinimumWidth(theme.px(420))
        self.words.setText(_("Rendering the cards…"))
        self.bar = ThinBar()
        self.bar.apply_theme(theme)
        self.bar.setRange(0, 0)
        self.column.addWidget(self.words)
        self.column.addWidget(self.bar)
        self.button = KeyButton(theme, "plain")
        self.button.set_words(_("Cancel"), "Esc")
        self.button.clicked.connect(self.reject)
        self.finish_with(self.button)
        self._went_on.connect(self._show_progress)
        from cardtable.art.importing import import_deck  # most players import nothing

        work = partial(
            import_deck,
            list(paths),
            own_folder(),
            self._went_on.emit,
            self._stop.is_set,
            theme.language,
        )
        run_task(self, work, self._done, self._failed)

    def done(self, result: int) -> None:
        """Stop the import, if it has not ended."""
        self._stop.set()
        super().done(result)

    def _show_progress(self, done: int, whole: int) -> None:
        self.bar.setRange(0, whole)
        self.bar.setValue(done)

    def _done(self, made: object) -> None:
        from cardtable.art.credits import credit
        from cardtable.art.decks import all_decks
        from cardtable.art.importing import Imported

        assert isinstance(made, Imported)
        deck = all_decks()[made.id]
        text = _("You can choose the deck {name} now.")
        name = isolated(deck.name(self.theme.language))
        self._say([text.format(name=name), say(credit(deck)), *map(say, made.remarks)])
        self.imported.emit(made.id)

    def _failed(self, error: Exception) -> None:
        from cardtable.art.importing import Cancelled

        if isinstance(error, Cancelled):
            return
        if not isinstance(error, BadDeck):
            self.reject()
            raise error  # a fault of the program itself: it is logged
        reasons = [say(reason) for reason in error.args]
        self._say([*reasons[:_MOST], *(["…"] if len(reasons) > _MOST else [])])

    def _say(self, lines: list[str]) -> None:
        self.words.setText("\n".join(lines))
        self.bar.hide()
        self.button.set_words(_("Close"), "Esc")
        self.adjustSize()


class DeckImports(QObject):
    """Takes in decks, by menu and by drag and drop.

    Attributes:
        imported: the id of a new deck.
        dialog: the open dialog of an import, if any.
    """

    imported = Signal(str)

    def __init__(self, shared: Shared, window: QWidget) -> None:
        super().__init__(window)
        self._shared, self._window = shared, window
        self.dialog: DeckImport | None = None

    def ask(self) -> None:
        """Ask for a deck of another program and take it in."""
        title = _("Import a deck")
        kinds = f"SVG ({' '.join(f'*{ending}' for ending in _FILES)})"
        path = ask_to_open(self._window, title, kinds)
        if path is not None:
            self.take_in([path])

    def take_in(self, paths: Sequence[Path]) -> None:
        """Take in a deck."""
        self.dialog = DeckImport(self._shared.theme, paths, self._window)
        self.dialog.imported.connect(self.imported)
        self.dialog.destroyed.connect(self._closed)
        self.dialog.open()

    def _closed(self) -> None:
        self.dialog = None
