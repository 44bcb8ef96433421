"""Problems reported at the table: a bot that failed, a journal that cannot be written."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from cardtable.engine.match import Seat
from cardtable.games import package_of
from cardtable.models.session import Session
from cardtable.phrases.base import Prompt
from cardtable.phrases.characters import names_of
from cardtable.translation import _
from cardtable.ui.table.action_bar import ActionBar
from cardtable.ui.table.bar_words import trouble_sentence
from cardtable.ui.widgets.banner import Banner


def _sentence(what: str, seats: Sequence[Seat], seat: int, package: str) -> str:
    return trouble_sentence(what, names_of(seats)[seat], package)


class Troubles(QObject):
    """Shows a session's problems."""

    def __init__(self, session: Session, banner: Banner, bar: ActionBar, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._banner, self._bar = session, banner, bar
        session.trouble.connect(self._bot)
        session.not_saved.connect(self._not_saved)

    def _bot(self, seat: int, what: str) -> None:
        if what != "hurried":  # it took its time and then decided at a glance: nothing is wrong
            match = self._session.match
            package = package_of(match.game.id)
            self._banner.say(partial(_sentence, what, match.seats, seat, package))

    def _not_saved(self, _error: object) -> None:
        if self._session.stopped:
            self._bar.show_prompt(Prompt(_("Paused until the match can be saved")))
