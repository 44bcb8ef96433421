"""A strong bot's judgement of the possible actions, as an item model for hints and reviews."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from cardtable.engine.actions import Action
from cardtable.engine.bot import Candidate, as_good
from cardtable.engine.state import View
from cardtable.models.rows import Index, RowModel
from cardtable.phrases.base import Phrases
from cardtable.phrases.numbers import percent
from cardtable.phrases.rulebook import explained
from cardtable.translation import _

#: From what difference on the worth of two choices that are as good would seem to tell them apart.
_NOISE = 1.0
#: Most rows shown in a review: more could not be weighed against each other.
LIMIT = 4


class CandidateRole(IntEnum):
    """The roles of a row about its action.

    CHANCE is what stands beside the worth: points, or the chance to win the deal.
    """

    ACTION = Qt.ItemDataRole.UserRole + 1
    WORTH = Qt.ItemDataRole.UserRole + 2
    CHANCE = Qt.ItemDataRole.UserRole + 3
    REASON = Qt.ItemDataRole.UserRole + 4
    PLAYED = Qt.ItemDataRole.UserRole + 5
    SHORT = Qt.ItemDataRole.UserRole + 6
    AS_GOOD = Qt.ItemDataRole.UserRole + 7


class CandidateModel(RowModel[Candidate]):
    """The actions in a position, best first, each with its worth and a reason."""

    def __init__(self, phrases: Phrases[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._view: View | None = None
        self._played: Action | None = None

    def show(
        self, view: View, candidates: Sequence[Candidate], played: Action | None = None
    ) -> None:
        """Show ``candidates`` as rows; in a review only the best of them, and what was played.

        Args:
            view: the position.
            candidates: best first; what the game's players always want to see comes second.
            played: what was done there, for a review.
        """
        ordered = list(candidates)
        weighed = [one for one in ordered if one.action.verb in self._phrases.weighed]
        if weighed and weighed[0] not in ordered[:2]:
            ordered.remove(weighed[0])
            ordered.insert(1, weighed[0])
        rows = ordered if played is None else ordered[:LIMIT]
        if played is not None and all(c.action != played for c in rows):
            rows = rows[: LIMIT - 1]
            known = next((c for c in candidates if c.action == played), None)
            rows.append(known or Candidate(played, float("nan")))
        self._view, self._played = view, played
        self.fill(rows)

    def clear(self) -> None:
        """Remove all rows, because the position has changed."""
        if self.rows:
            self.fill(())

    def action(self, row: int) -> Action:
        """The action of a row."""
        return self.rows[row].action

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row's data; see :class:`CandidateRole`."""
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        candidate = self.rows[index.row()]
        assert self._view is not None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._phrases.action(self._view, candidate.action)
            case CandidateRole.SHORT:
                return self._phrases.short_action(self._view, candidate.action)
            case CandidateRole.ACTION:
                return candidate.action
            case CandidateRole.WORTH:
                if not self.data(index, CandidateRole.AS_GOOD) or not self._worth(candidate):
                    return self._worth(candidate)
                # What cannot be told apart is not told by figures that seem to tell it apart.
                far = self.rows[0].worth - candidate.worth > _NOISE
                same = _("about the same")
                return same if far else self._worth(candidate, about=True)
            case CandidateRole.AS_GOOD:
                return index.row() > 0 and as_good(self.rows[0], candidate)
            case CandidateRole.CHANCE:
                return self._beside(candidate)
            case CandidateRole.REASON if len(self.rows) == 1 and candidate.reason == "as_good":
                return ""  # as good as what?
            case CandidateRole.REASON:
                return self._phrases.why(candidate.reason, candidate.numbers)
            case CandidateRole.PLAYED:
                return candidate.action == self._played
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._told(index, candidate)
            case Qt.ItemDataRole.ToolTipRole:
                return f"{self._told(index, candidate)}\n\n{self._explained(index)}".strip()
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._explained(index)
        return None

    def _worth(self, candidate: Candidate, about: bool = False) -> str:
        """Return the worth in words; empty for “not a number”.

        Nor is it told where the match is decided, and there are points instead, or where no choice
        matters.
        """
        worths = {one.worth for one in self.rows if one.points is not None}
        decided = len(self.rows) > 1 and worths in ({0.0}, {100.0})
        idle = not any(one.worth or one.points or one.chance for one in self.rows)
        if candidate.worth != candidate.worth or decided or (idle and len(self.rows) > 1):
            return ""
        worth = self._phrases.worth(candidate.worth)
        return self._phrases.worth_told(_("about {amount}", amount=worth) if about else worth)

    def _beside(self, candidate: Candidate) -> str:
        """Return what stands beside the worth: the points, else the chance to win the deal."""
        if candidate.points is not None:
            return self._phrases.expected(candidate.points)
        if candidate.chance is None:
            return ""
        return _("{percent} to win", percent=percent(candidate.chance))

    def _explained(self, index: Index) -> str:
        """What its signs, its figures and the terms in it mean, a line each."""
        candidate = self.rows[index.row()]
        told = self._told(index, candidate)
        lines = []
        if self.data(index, CandidateRole.AS_GOOD):
            lines.append(_("About: as good as the first, as far as anyone can tell."))
        if candidate.points is not None or self._worth(candidate):
            lines.append(self._phrases.figure_meaning())
        lines.append(explained(told, self._phrases.glossary()))
        return "\n".join(filter(None, lines))

    def _told(self, index: Index, candidate: Candidate) -> str:
        text = str(self.data(index))
        chance = self.data(index, CandidateRole.CHANCE)
        equal, worth = "", self._worth(candidate)
        if self.data(index, CandidateRole.AS_GOOD):
            equal = _("as good as the first")
            worth = worth if self.rows[0].worth - candidate.worth <= _NOISE else ""
        elif index.row() > 0 and self._played is None:
            equal = _("Weaker choice")
        parts = [text, worth, equal, chance]
        reason = self.data(index, CandidateRole.REASON)
        return " · ".join(part for part in [*parts, reason] if part)
