"""The rules of a game, to be read."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QTextBrowser, QWidget

from cardtable.engine.game import Game
from cardtable.engine.options import Options
from cardtable.phrases.base import Phrases
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.widgets.dialog import Dialog, framed, within
from cardtable.ui.widgets.labels import plain
from cardtable.ui.widgets.theme import Theme


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
        self.resize(*within(theme, parent, 760, 760))
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.windowTitle())
        self.text.setFont(theme.font(15))
        c, px = theme.colours, theme.px
        self.text.setStyleSheet(framed(theme, "QTextBrowser", f"{px(12)}px {px(22)}px"))
        # Han characters need more air between the lines.
        leading = 125 if theme.language in ("ja", "zh_CN") else 112
        self.text.document().setDefaultStyleSheet(
            f"h2 {{ font-size: {px(24)}px; margin: {px(6)}px 0 {px(4)}px 0; }}"
            f"h3 {{ font-size: {px(17)}px; margin: {px(24)}px 0 {px(4)}px 0; color: {c.accent}; }}"
            f"p {{ line-height: {leading}%; margin: {px(4)}px 0 {px(8)}px 0; }}"
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
    def _house_rule(phrases: Phrases[Any], game: Game, key: str, value: str | int) -> str:
        option = next(option for option in game.options if option.key == key)
        said = phrases.option_value(key, value) if option.values else str(value)
        title, sentence = phrases.option(key)[0], phrases.option_meaning(key, value)
        mark = "● " if value != option.default else ""
        return (
            f"<p>{mark}<b>{plain(title)}: {plain(said)}</b><br><small>{plain(sentence)}</small></p>"
        )
