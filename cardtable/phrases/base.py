"""What the window asks of a game's sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.moments import Moment
from cardtable.engine.options import Options
from cardtable.engine.state import DealResult, Outcome, V
from cardtable.engine.table import Text
from cardtable.phrases.numbers import tenths
from cardtable.phrases.rulebook import Section, Term, plain_sections

Names = tuple[str, ...]
"""The names of those at the table, by seat."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact of the header or score sheet: a label and its value (``big``: the numeral 17 px).

    Attributes:
        counts: a number that is seen to rise.
    """

    label: str
    value: str
    big: bool = False
    counts: bool = False


@dataclass(frozen=True, slots=True)
class Race:
    """Points on their way to a target.

    Attributes:
        title: what is played for (“Game 1, to 100”).
        target: points that end it.
        points: of each seat.
        boxes: deals each seat has won.
        marks_said: those in words, for whoever cannot see them.
    """

    title: str
    target: int
    points: tuple[int, ...]
    boxes: tuple[int, ...]
    marks_said: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stakes:
    """A second figure beside each score: what is on the table, or what the deal brought.

    Attributes:
        head, scores_head: what stands above the two columns.
        figures: of each seat; empty where a seat has none.
        scores: of each seat, in place of its points.
    """

    head: str
    scores_head: str
    figures: tuple[str, ...]
    scores: tuple[str, ...]


#: The lead of a prompt to the looking seat.
YOU = "you"


@dataclass(frozen=True, slots=True)
class Prompt:
    """The action bar's words.

    Attributes:
        words: what is to be done, or what happens.
        detail: below it, the rule that matters now.
        lead: whose turn that is: :data:`YOU`, or empty where the words say it themselves.
    """

    words: str
    detail: str = ""
    lead: str = ""

    @property
    def title(self) -> str:
        """The words said to the looking seat (“Your turn: lead the first trick”)."""
        if self.lead != YOU:
            return self.words
        return QCoreApplication.translate("Prompt", "Your turn: {what}").format(what=self.words)

    def said_to(self, name: str) -> Prompt:
        """The same said to somebody by name, where several share the computer."""
        if self.lead != YOU:
            return self
        words = QCoreApplication.translate("Prompt", "{name}: {what}")
        return Prompt(words.format(name=name, what=self.words), self.detail)


@dataclass(frozen=True, slots=True)
class MomentWords:
    """What a moment is called.

    Attributes:
        name: in the player's language.
        note: whose it is, and what it pays; may be empty.
        sign: in the language the game comes from, large; empty for the same as ``name``.
        tongue: that language.
    """

    name: str
    note: str = ""
    sign: str = ""
    tongue: str = "en"

    @property
    def cried(self) -> str:
        """What whoever cannot see it is told."""
        return f"{self.name}. {self.note}" if self.note else self.name


class Phrases(ABC, Generic[V]):
    """A game's sentences. Every method answers in the language that is installed now."""

    @abstractmethod
    def title(self) -> str:
        """Name of the game."""

    def native(self) -> str:
        """Its name in the script it comes from, if that is another; the same in every language."""
        return ""

    @abstractmethod
    def tagline(self) -> str:
        """One or two short sentences for the start page."""

    @abstractmethod
    def duration(self) -> str:
        """How many play and how long (“3 players · about 20 min”)."""

    def rules(self) -> list[tuple[str, str]]:
        """The rules to read: headings, each with its paragraphs (one a line)."""
        return []

    def rulebook(self, options: Options) -> list[Section]:
        """The rules as they are with these options; a game that knows no better tells them all."""
        return plain_sections(self.rules())

    def glossary(self) -> list[Term]:
        """Words of the game that need explaining, wherever they stand."""
        return []

    def passages(self) -> dict[str, str]:
        """Ids of the passages that explain a phase or forbid something.

        By the id of the phase (:attr:`View.phase`, if there is one) or of the reason.
        """
        return {}

    def keys(self) -> list[tuple[str, str]]:
        """The keys that mean something at its table, and what, for the list of shortcuts."""
        return []

    @abstractmethod
    def card(self, code: str) -> str:
        """A card's name as a screen reader says it (“7 of hearts”, “8, oicho”)."""

    @abstractmethod
    def event(self, event: Event, names: Names) -> str:
        """One sentence for the log, or empty if the event needs none."""

    @abstractmethod
    def reason(self, reason: str, params: Mapping[str, int | str], names: Names) -> str:
        """Why something is refused: a fact, not blame (“Pair 8 does not beat pair 10.”)."""

    @abstractmethod
    def action(self, view: V, action: Action) -> str:
        """What ``view.seat`` may do there, as a label for hints (“Discard 9♥”)."""

    def short_action(self, view: V, action: Action) -> str:
        """The same where there is little room; the whole of it is told when pointed at."""
        return self.action(view, action)

    @abstractmethod
    def why(self, reason: str, numbers: Sequence[int] = ()) -> str:
        """What a bot thought of an action, one short sentence; empty if there are no words.

        ``numbers`` are what the reason counts (:attr:`cardtable.engine.bot.Candidate.numbers`).
        """

    def worth(self, amount: float, sign: bool = True) -> str:
        """So many points or chips as an expectation (“+1.5 points”)."""
        text = QCoreApplication.translate("Hints", "{amount} points")
        return text.format(amount=tenths(amount, sign))

    @abstractmethod
    def facts(self, view: V, names: Names) -> list[Fact]:
        """What matters now, for the header, most important first (round, cap, stake …)."""

    @abstractmethod
    def prompt(self, view: V, names: Names) -> Prompt:
        """Whose turn it is and what may be done, said to ``view.seat`` (“Your turn: …”).

        For somebody else's turn “Otto is thinking…”. With ``view.turn == TABLE`` it says how the
        deal ended for the one who looks; with ``None`` how the match ended.
        """

    @abstractmethod
    def seat_line(self, view: V, seat: int) -> str:
        """What stands under a name on the table (“230 chips, 20 on the table”, “17 cards”)."""

    def caption(self, text: Text, names: Names) -> str:
        """A label on the table; ``<b>`` and ``<big>`` may mark a part of it."""
        raise KeyError(text.id)

    def moment(self, moment: Moment, names: Names) -> MomentWords:
        """What a moment is called, and whose it is."""
        return MomentWords(moment.id)

    def deal_name(self, number: int) -> str:
        """What one deal of a match is called (“Round 3”); games have words of their own for it."""
        return QCoreApplication.translate("Review", "Deal {deal}").format(deal=number)

    def scores_head(self) -> str:
        """What the scores beside the names are, where that is not plain; else empty."""
        return ""

    def stakes(self, view: V) -> Stakes | None:
        """What everybody has on the table, if the game is played for stakes."""
        return None

    def course_title(self) -> str:
        """What the chart of the scores from deal to deal is called; empty: there is none."""
        return ""

    def race(self, view: V) -> Race | None:
        """How far everybody is on the way to a target, if the game has one."""
        return None

    @abstractmethod
    def role(self, view: V, seat: int) -> str:
        """The red tag behind a name (“Dealer”, “Landlord”), or empty."""

    @abstractmethod
    def result(self, view: V, names: Names) -> list[Fact]:
        """The last deal spelled out as a sum, one line a step; empty while it is played."""

    @abstractmethod
    def score_row(self, view: V, row: DealResult) -> str:
        """Heading of one line of the score sheet (“3 ♠ double”)."""

    @abstractmethod
    def outcome(self, outcome: Outcome, names: Names) -> Prompt:
        """How the match ended."""

    @abstractmethod
    def option(self, key: str) -> tuple[str, str]:
        """An option's title and one plain sentence of what it changes."""

    @abstractmethod
    def option_value(self, key: str, value: str | int) -> str:
        """A value of an option in words (“Dealer wins”)."""

    def option_meaning(self, key: str, value: str | int) -> str:
        """What an option means with this value, one plain sentence.

        A game that has no such sentences says what the option is about.
        """
        return self.option(key)[1]

    @abstractmethod
    def preset(self, preset: str) -> tuple[str, str]:
        """A preset's name and one sentence."""
