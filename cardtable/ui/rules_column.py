"""The house rules on the new-match page: presets, own sets, each option with its sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.game import Game
from cardtable.models.options import OptionModel, OptionRole
from cardtable.phrases.base import Phrases
from cardtable.ui.buttons import KeyButton
from cardtable.ui.seating import MAX_NAME
from cardtable.ui.settings import Settings
from cardtable.ui.setup_rows import OptionRow, group_text
from cardtable.ui.theme import Theme


class RulesColumn(QWidget):
    """Presets above, options below; what differs from the preset is marked."""

    def __init__(
        self,
        theme: Theme,
        game: Game,
        phrases: Phrases,
        options: OptionModel,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._game, self._phrases = theme, game, phrases
        self._options, self._settings = options, settings
        self._head, self._line = QLabel(), QLabel()
        self._line.setWordWrap(True)
        self._presets: dict[str, KeyButton] = {}
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout()
        self._row.setSpacing(4)
        self._row.addWidget(self._head)
        self._row.addStretch()
        for preset in game.presets:
            self._add(preset.id)
        for name in settings.own_presets(game.id):
            self._add(name)
        self._keep = KeyButton(theme, "plain")
        self._keep.clicked.connect(self._ask_name)
        self._forget = KeyButton(theme, "plain")
        self._forget.clicked.connect(self._forget_own)
        line_row = QHBoxLayout()
        line_row.addWidget(self._line, 1)
        line_row.addWidget(self._keep)
        line_row.addWidget(self._forget)
        self._rows: list[OptionRow] = []
        self._heads: list[tuple[str, QLabel]] = []
        self._area = QScrollArea()
        self._area.setObjectName("optionArea")
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._filled())
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 0, 0, 8)
        column.setSpacing(8)
        column.addLayout(self._row)
        column.addLayout(line_row)
        column.addWidget(self._area, 1)

    def _filled(self) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(8, 4, 8, 8)
        column.setSpacing(0)
        group = None
        for row in range(self._options.rowCount()):
            index = self._options.index(row)
            own = index.data(OptionRole.GROUP)
            if own != group:
                group = own
                head = QLabel()
                self._heads.append((own, head))
                column.addWidget(head)
            widget = OptionRow(self._theme, self._options, index)
            self._rows.append(widget)
            column.addWidget(widget)
        column.addStretch()
        return box

    # -- presets ---------------------------------------------------------------------------------
    def _add(self, name: str) -> None:
        button = KeyButton(self._theme, "segment")
        button.setCheckable(True)
        button.clicked.connect(lambda: self._use(name))
        self._presets[name] = button
        self._group.addButton(button)
        self._row.addWidget(button)

    def _ours(self, name: str) -> bool:
        return name in {preset.id for preset in self._game.presets}

    def _use(self, name: str) -> None:
        if self._ours(name):
            self._options.use_preset(name)
        else:
            own = self._settings.own_presets(self._game.id)
            self._options.use_values(name, own.get(name, {}))

    def _ask_name(self) -> None:
        title = QCoreApplication.translate("SetupPage", "Keep these rules")
        ask = QCoreApplication.translate("SetupPage", "Name of your rules:")
        name, given = QInputDialog.getText(self, title, ask)
        if given:
            self.keep_as(name)

    def keep_as(self, name: str) -> None:
        """Save the rules as they stand under one's own name."""
        name = " ".join(name.split())[:MAX_NAME]
        if not name or self._ours(name):
            return
        self._settings.keep_preset(self._game.id, name, dict(self._options.options))
        if name not in self._presets:
            self._add(name)
        self._use(name)

    def _forget_own(self) -> None:
        name = self._options.preset
        if self._ours(name):
            return
        self._settings.keep_preset(self._game.id, name, None)
        button = self._presets.pop(name)
        self._group.removeButton(button)
        button.hide()
        button.deleteLater()
        self._options.use_preset(self._game.presets[0].id)

    def words(self, preset: str) -> tuple[str, str]:
        """Name and sentence of a preset or of one's own set."""
        if self._ours(preset):
            return self._phrases.preset(preset)
        return preset, QCoreApplication.translate("SetupPage", "Your own rules.")

    # -- showing ---------------------------------------------------------------------------------
    def tell(self) -> None:
        """Show values, marks and words anew."""
        translate = QCoreApplication.translate
        preset = self._options.preset
        self._presets[preset].setChecked(True)
        self._head.setText(translate("SetupPage", "House rules"))
        self._line.setText(self.words(preset)[1])
        self._keep.tell(translate("SetupPage", "Keep as…"))
        self._keep.setVisible(bool(self._options.changes))
        self._forget.tell(translate("SetupPage", "Forget"))
        self._forget.setVisible(not self._ours(preset))
        for name, button in self._presets.items():
            button.tell(self.words(name)[0])
        for group, head in self._heads:
            head.setText(group_text(group))
        for row in self._rows:
            row.tell()

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        c = theme.colours
        self._head.setFont(theme.font(16, 700))
        self._line.setFont(theme.font(13))
        self._line.setStyleSheet(f"color: {c.ink2};")
        self._area.setStyleSheet(
            f"#optionArea {{ background: {c.panel}; border: 1px solid {c.line};"
            f" border-radius: 8px; }} #optionArea > QWidget > QWidget {{ background: {c.panel}; }}"
        )
        for button in (self._keep, self._forget, *self._presets.values()):
            button.dress(theme)
        for row in self._rows:
            row.dress(theme)
        for _, head in self._heads:
            head.setFont(theme.font(13, 700))
            head.setStyleSheet(f"color: {c.ink2}; padding: 10px 12px 2px;")
        self.tell()
