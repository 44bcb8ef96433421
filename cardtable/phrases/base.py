"""The interface of a game's sentences, as the window uses it: of play, house rules, first hands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic

from cardtable.engine.actions import Action
from cardtable.engine.events import Event, Value
from cardtable.engine.options import Options
from cardtable.engine.state import DealResult, Outcome, V
from cardtable.phrases.lists import labelled
from cardtable.phrases.numbers import decimal, tenths
from cardtable.phrases.rulebook import CONTROLS, Passage, Section, Term, plain_sections
from cardtable.translation import N_, _, ngettext

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.game import Game
    from cardtable.engine.moments import Moment
    from cardtable.engine.table import Text

Names = tuple[str, ...]
"""The names of those at the table, by seat."""
CardsLaid = tuple[str, tuple[str, ...]]
"""A player and the signs of the cards laid."""
Sentence = str | tuple[str, str]
"""A text, or its singular and plural for a number."""
Reasons = Mapping[str, Sentence]
"""What a bot thinks, by the reason's id; of a plural the first number counts.

The fields ``{0}``, ``{1}`` … are the numbers of the reason, in their order.
"""


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact of the header or score sheet: a label and its value (``big``: in 17 px type).

    Attributes:
        counts: a number that is seen to rise.
        place: it says which deal of how many this is.
        thing: a thing on the table shows it as well, so the header does not.
    """

    label: str
    value: str
    big: bool = False
    counts: bool = False
    place: bool = False
    thing: bool = False


@dataclass(frozen=True, slots=True)
class Race:
    """Points on the way to a target.

    Attributes:
        title: what is played for (“Game 1, to 100”).
        name: the same where several stand side by side (“Game 1”).
        target: the points that end it.
        points: the points of each seat.
        boxes: deals each seat has won.
        marks_said: those in words, for screen readers.
        credit: what each seat got for it, once it is over.
    """

    title: str
    name: str
    target: int
    points: tuple[int, ...]
    boxes: tuple[int, ...]
    marks_said: tuple[str, ...]
    credit: tuple[int, ...] = ()


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
        words: what to do, or what is happening.
        detail: the rule that matters now, shown below.
        lead: who is to act: :data:`YOU`, or empty if the words say it themselves.
        made: what happens, where the move makes itself so soon that nobody can be asked for it.
    """

    words: str
    detail: str = ""
    lead: str = ""
    made: str = ""

    @property
    def title(self) -> str:
        """The words as addressed to the viewer's seat (“Your turn: lead the first trick”)."""
        if self.lead != YOU:
            return self.words
        return _("Your turn: {what}", what=self.words)

    def said_to(self, name: str) -> Prompt:
        """The same addressed to somebody by name, where several share the computer."""
        if self.lead != YOU:
            return self
        return Prompt(labelled(name, self.words), self.detail)


@dataclass(frozen=True, slots=True)
class MomentWords:
    """The words of a moment.

    Attributes:
        name: its name in the player's language.
        note: whose it is, and what it pays; may be empty.
        sign: its name in the language the game comes from, large; empty if that is ``name``.
        language: the language of ``sign``.
    """

    name: str
    note: str = ""
    sign: str = ""
    language: str = "en"


#: How a hand is sorted, and the place that sorts it another way.
_SORTED = {
    "sorted": N_("Sort: <b>{order}</b>"),
    "zone_sort": N_("Change the sort order (now: {order})"),
}
_ORDERS = {"melds": N_("melds"), "rank": N_("rank"), "count": N_("count"), "suit": N_("suit")}
_BY_HAND = N_("manual")


def order_keys() -> list[tuple[str, str]]:
    """The keys that change the order of a hand, and what they do."""
    return [("S", _("Sort the hand another way")), ("Ctrl+← →", _("Move the card within the hand"))]


class Phrases(ABC, Generic[V]):
    """A game's sentences. Every method answers in the current language.

    Attributes:
        options: the house rules in words.
        weighed: verbs whose best choice stands high among those that are listed: players weigh it.
    """

    options: OptionTexts
    weighed: tuple[str, ...] = ()

    @abstractmethod
    def title(self) -> str:
        """Name of the game."""

    def native(self) -> str:
        """The game's name in its original script, if that differs; the same in every language."""
        return ""

    @abstractmethod
    def tagline(self) -> str:
        """A sentence of at most six words or so for the start page."""

    @abstractmethod
    def duration(self) -> str:
        """Number of players and duration (“3 players · 20 min”)."""

    def rules(self) -> list[tuple[str, str]]:
        """The rules to read: headings, each with its paragraphs (one per line)."""
        return []

    def rulebook(self, options: Options) -> list[Section]:
        """The rules with these options; by default all rules, whatever the options."""
        return plain_sections(self.rules())

    def glossary(self) -> list[Term]:
        """The game's terms that need explaining wherever they occur."""
        return []

    def passages(self) -> dict[str, str]:
        """Ids of the passages that explain a phase or forbid something.

        Keys are the id of the phase (:attr:`View.phase`, if there is one) or of the reason.
        """
        return {}

    def keys(self) -> list[tuple[str, str]]:
        """The keys used at its table and their meanings, for the list of shortcuts."""
        return []

    @abstractmethod
    def card(self, code: str) -> str:
        """A card's name as a screen reader says it (“7 of hearts”, “8, oicho”)."""

    def card_short(self, code: str) -> str:
        """A card's name as short as can be, for braille displays."""
        return self.card(code)

    def zone(self, zone: str) -> str:
        """What lies in a zone whose cards are open, for who cannot see where; mostly empty.

        Not asked for places, which have names, nor for zones of a seat (``seat1``, ``play1``).
        """
        return ""

    def card_seen(self, code: str, title: str) -> str:
        """A card's name with what its face shows in the deck in play, for screen readers.

        ``title`` is what the deck calls it, plain text. Only games whose decks differ in more than
        style need it.
        """
        return self.card(code)

    @abstractmethod
    def event(self, event: Event, names: Names) -> str:
        """One sentence for the log, or empty if the event needs none."""

    def laid(self, event: Event, names: Names) -> CardsLaid | None:
        """Who laid which cards open, by their signs, where they tell more than a sentence."""
        return None

    def seen(self, event: Event, names: Names) -> str:
        """What everybody sees of an event that its sentence does not say, for those who listen."""
        return ""

    def veiled(self, event: Event) -> bool:
        """Whether an event says only that something came that nobody sees."""
        return False

    @abstractmethod
    def reason(self, reason: str, params: Mapping[str, int | str], names: Names) -> str:
        """Why something is refused: a fact, not blame (“Pair 8 does not beat pair 10.”)."""

    @abstractmethod
    def action(self, view: V, action: Action) -> str:
        """What ``view.seat`` may do, as a label for hints (“Discard 9♥”)."""

    def short_action(self, view: V, action: Action) -> str:
        """The same for tight places; the tooltip has the whole of it."""
        return self.action(view, action)

    def reasons(self) -> Reasons:
        """What bots think, for :meth:`why`."""
        return {}

    def still_known(self, before: V, after: V) -> str:
        """What somebody has seen that was taken back, in a sentence; empty for nothing new."""
        return ""

    def why(self, reason: str, numbers: Sequence[int] = ()) -> str:
        """What a bot thought of an action, in one short sentence; empty if there are no words for
        it.

        ``numbers`` are the reason's numbers (:attr:`cardtable.engine.bot.Candidate.numbers`).
        """
        found = self.reasons().get(reason, "")
        number = numbers[0] if numbers else 0
        text = _(found) if isinstance(found, str) else ngettext(*found, number)
        try:
            return text.format(*numbers)
        except IndexError:
            return ""  # a plugin's reason with fewer numbers

    def worth(self, amount: float, sign: bool = True) -> str:
        """A candidate's worth, or a difference of worths: points (“+1.5 points”), or a chance."""
        return self.expected(amount, sign)

    def worth_told(self, worth: str) -> str:
        """A worth with what it is, where its own words do not say so."""
        return worth

    def figure_meaning(self) -> str:
        """What the figure beside a choice counts."""
        return _("Points: what the choice brings you on average, up to the end of the deal.")

    def expected(self, amount: float, sign: bool = True) -> str:
        """An expected number of points or chips (“+1.5 points”)."""
        return _("{amount} points", amount=tenths(amount, sign))

    @abstractmethod
    def facts(self, view: V, names: Names) -> list[Fact]:
        """The current facts for the header, most important first (round, cap, stake …)."""

    @abstractmethod
    def prompt(self, view: V, names: Names) -> Prompt:
        """Whose turn it is and what may be done, addressed to ``view.seat`` (“Your turn: …”).

        For somebody else's turn “Otto is thinking…”. With ``view.turn == TABLE`` it says how the
        deal ended for the viewer; with ``None`` how the match ended.
        """

    def underway(self, view: V, names: Names) -> Prompt:
        """What is being dealt while cards are on their way and nobody is asked yet."""
        return Prompt("")

    @abstractmethod
    def seat_line(self, view: V, seat: int) -> str:
        """The line below a name on the table (“230 chips, 20 on the table”, “17 cards”)."""

    def queued(self, view: V, seat: int) -> str:
        """When a seat that waits will be asked, for its tooltip; empty if nobody need be told."""
        return ""

    def sorted_by(self, way: str) -> str:
        """How a hand is sorted, for those who hear it."""
        shown = _SORTED["sorted"]
        said = _(shown, order=_(_ORDERS.get(way, _BY_HAND)))
        return said.replace("<b>", "").replace("</b>", "")

    def caption(self, text: Text, names: Names) -> str:
        """A label on the table; ``<b>`` and ``<big>`` may mark a part of it.

        Here only those about the order of a hand, which games have in common.
        """
        order = _(_ORDERS.get(str(dict(text.params).get("way")), _BY_HAND))
        return _(_SORTED[text.id], order=order)

    def moment(self, moment: Moment, names: Names) -> MomentWords:
        """The name of a moment, and whose it is."""
        return MomentWords(moment.id)

    def deal_name(self, number: int) -> str:
        """The name of one deal of a match (“Round 3”); games have words of their own for it."""
        return _("Deal {deal}", deal=number)

    def best_deal(self) -> str:
        """What the best single deal is called among the figures (“Best round”)."""
        return _("Best deal")

    def scores_head(self) -> str:
        """What the scores beside the names are, if that is not obvious; otherwise empty."""
        return ""

    def stakes(self, view: V) -> Stakes | None:
        """What everybody has on the table, if the game is played for stakes."""
        return None

    def course_title(self) -> str:
        """What the chart of the scores from deal to deal is called; empty: there is none."""
        return ""

    def races(self, view: V) -> Sequence[Race]:
        """How far everybody is on the way to a target, if the game has one, or several at once."""
        return ()

    @abstractmethod
    def role(self, view: V, seat: int) -> str:
        """The red tag behind a name (“Dealer”, “Landlord”), or empty."""

    @abstractmethod
    def result(self, view: V, names: Names) -> list[Fact]:
        """The last deal spelled out as a sum, one line per step; empty during a deal."""

    @abstractmethod
    def score_row(self, view: V, row: DealResult) -> str:
        """Heading of one line of the score sheet (“3 ♠ double”)."""

    @abstractmethod
    def outcome(self, outcome: Outcome, names: Names) -> Prompt:
        """How the match ended."""

    def own_win(self, outcome: Outcome) -> str:
        """How it ended for the only person at the table, if that one won and has given no name."""
        return _("You win the match")

    def option(self, key: str) -> tuple[str, str]:
        """An option's title and one plain sentence about what it changes."""
        return self.options.option(key)

    def option_value(self, key: str, value: str | int) -> str:
        """A value of an option in words (“Dealer wins”)."""
        return self.options.value(key, value)

    def option_meaning(self, key: str, value: str | int) -> str:
        """What an option with this value means, in one plain sentence."""
        return self.options.meaning(key, value)

    def option_brief(self, key: str, value: str | int) -> str:
        """An option with this value in two or three words (“12 rounds”), if it says much."""
        texts = getattr(self, "options", None)  # a plugin's phrases may answer without a table
        return texts.brief(key, value) if texts is not None else ""

    def preset(self, preset: str) -> tuple[str, str]:
        """A preset's name and one sentence."""
        return self.options.preset(preset)


def rulebook_of(game: Game, phrases: Phrases[Any], options: Options | None = None) -> list[Section]:
    """The rules with these options (or the house sheet's), with deviations from the sheet marked.

    Options that no passage covers follow at the end, each with its meaning.
    """
    options = options or game.resolve()
    default = {option.key: option.default for option in game.options}

    def marked(passage: Passage) -> Passage:
        return replace(passage, differs=any(options[key] != default[key] for key in passage.of))

    parts = [
        replace(part, passages=tuple(map(marked, part.passages)))
        for part in phrases.rulebook(options)
        if part.passages
    ]
    covered = {key for part in parts for passage in part.passages for key in passage.of}
    further = [
        marked(_of_option(phrases, option.key, options[option.key], not option.values))
        for option in game.options
        if option.key not in covered and not option.idle(options)
    ]
    if further:
        title = _("House rules")
        before = [part for part in parts if part.id != CONTROLS]
        after = [part for part in parts if part.id == CONTROLS]
        parts = [*before, Section("house", title, tuple(further)), *after]
    return parts


def _of_option(phrases: Phrases[Any], key: str, value: str | int, number: bool) -> Passage:
    said = decimal(int(value), 0) if number else phrases.option_value(key, value)
    text = _(
        "{rule}: {value}. {meaning}",
        rule=phrases.option(key)[0],
        value=said,
        meaning=phrases.option_meaning(key, value),
    )
    return Passage(f"option.{key}", text, (key,))


_SWITCH = {"on": N_("On"), "off": N_("Off")}


@dataclass(frozen=True, slots=True)
class OptionTexts:
    """What the options of a game and their values are called, and what they mean.

    Keys with the value ``None`` stand for any other value of that option.

    Attributes:
        titles: an option's title, and one sentence about what it changes.
        values: what a value is called; “On”, “Off” and numbers need no line.
        meanings: what an option with this value means, in one sentence.
        presets: a preset's name, and one sentence.
        briefs: what an option with this value is in two or three words, of those that say most.
    """

    titles: Mapping[str, tuple[str, str]]
    values: Mapping[tuple[str, str | int | None], str]
    meanings: Mapping[tuple[str, str | int | None], Sentence]
    presets: dict[str, tuple[str, str]]
    briefs: Mapping[tuple[str, str | int | None], Sentence] = field(default_factory=dict)

    def option(self, key: str) -> tuple[str, str]:
        """An option's title and one plain sentence about what it changes."""
        title, sentence = self.titles[key]
        return _(title), _(sentence)

    def value(self, key: str, value: str | int) -> str:
        """A value of an option in words."""
        found = self.values.get((key, value)) or self.values.get((key, None))
        found = found or _SWITCH.get(str(value))
        return _(found) if found else str(value)

    def meaning(self, key: str, value: str | int) -> str:
        """What an option with this value means; what it changes, if no line says more."""
        found = self.meanings.get((key, value)) or self.meanings.get((key, None))
        if found is None:
            return self.option(key)[1]
        return _(found) if isinstance(found, str) else ngettext(*found, int(value))

    def brief(self, key: str, value: str | int) -> str:
        """An option with this value in two or three words; empty if it does not say much."""
        found = self.briefs.get((key, value), self.briefs.get((key, None), ""))
        return (
            (_(found) if found else "") if isinstance(found, str) else ngettext(*found, int(value))
        )

    def preset(self, preset: str) -> tuple[str, str]:
        """A preset's name and one sentence."""
        name, sentence = self.presets[preset]
        return _(name), _(sentence)


#: What a step of a lesson is about.
Facts = Mapping[str, Value]


class LessonWords(ABC):
    """A game's sentences for its lessons, in the current language.

    Attributes:
        titles: the title of each lesson.
        lessons: what each lesson teaches, one line each.
    """

    titles: Mapping[str, str]
    lessons: Mapping[str, Sequence[str]]

    def title(self, lesson: str) -> str:
        """The title of a lesson."""
        return _(self.titles[lesson])

    @abstractmethod
    def said(self, game: str, step: str, facts: Facts, names: Names) -> str:
        """The sentences of a step: what there is to see or do, and then why."""

    @abstractmethod
    def wrong(self, game: str, slip: str, facts: Facts) -> str:
        """What was wrong with the learner's action."""

    def learnt(self, game: str, lesson: str) -> list[str]:
        """What a lesson has taught, one line each."""
        return [_(line) for line in self.lessons[lesson]]

    @abstractmethod
    def gain(self, units: int) -> str:
        """An amount won or lost in a deal (“+20 chips”)."""


def cost_sentence(words: LessonWords, own: int | None, best: int | None) -> str:
    """What a mistake cost, computed by playing out the same cards both ways."""
    if own is None:
        return _("Then this deal wouldn’t be played at all.")
    if best is None or own >= best:
        return _("With these cards it happens to cost nothing; with most others it would cost you.")
    return _(
        "Played to the end, this deal gives you {own} instead of {best}.",
        own=words.gain(own),
        best=words.gain(best),
    )
