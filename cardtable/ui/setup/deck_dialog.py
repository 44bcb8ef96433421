"""All cards of a deck, to look at before choosing it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from cardtable.art.credits import credit
from cardtable.art.deck import Deck, Variant
from cardtable.phrases.isolating import isolated
from cardtable.phrases.told import in_words
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.dialog import Dialog, framed, within
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme
from cardtable.ui.widgets.tick_box import TickBox


class DeckDialog(Dialog):
    """Every card of a deck with its name, in the dress being tried on.

    Attributes:
        worn: (option, on): a dress was tried on or off.
        picture: the whole deck, as wide as the dialog.
    """

    WIDTH = 1_240

    worn = Signal(str, bool)

    def __init__(
        self, theme: Theme, deck: Deck, variant: Variant, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, isolated(deck.name(theme.language)), parent)
        self._deck, self._variant = deck, variant
        self.resize(*within(theme, parent, self.WIDTH + 80, 860))
        self._ratio = self.devicePixelRatioF()
        self._wide = round(min(theme.px(self.WIDTH), self.width() - theme.px(80)) * self._ratio)
        self.picture = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.picture.setText(QCoreApplication.translate("Dialogs", "Rendering the cards…"))
        self.boxes: dict[str, TickBox] = {}
        row = QHBoxLayout()
        row.setSpacing(theme.px(24))
        for option in deck.options:
            named = option.names.get(theme.language, option.names.get("en", option.id))
            box = TickBox(theme, named)
            box.setChecked(option.id in variant.options)
            box.toggled.connect(partial(self._wear, option.id))
            self.boxes[option.id] = box
            row.addWidget(box)
        row.addStretch()
        self.column.addLayout(row)
        self.credit = PlainLabel()
        self.credit.setWordWrap(True)
        self.credit.setFont(theme.font(13))
        self.credit.setText(in_words(credit(deck)))
        self.column.addWidget(self.credit)
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
        from cardtable.art.contact_sheet import image  # needs QtSvg, which the start does without

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
            return  # another dress has been chosen meanwhile
        pixmap = QPixmap.fromImage(sheet)
        pixmap.setDevicePixelRatio(self._ratio)
        self.picture.setPixmap(pixmap)
        self.picture.setAccessibleName(self.windowTitle())
