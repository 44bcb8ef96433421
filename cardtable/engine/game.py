"""The contract every game fulfils: it makes states, has bots and a table, and is found by its id.

Everything random follows from the seed; what states promise is described in :mod:`.state`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.options import Option, Options, Preset, resolve
from cardtable.engine.seeds import Seed
from cardtable.engine.state import State, View

if TYPE_CHECKING:
    from cardtable.engine.bot import Bot, Candidate
    from cardtable.engine.table import TableDesign


class Game(ABC):
    """A game that can be played at the table. One instance per game, found by entry point.

    Attributes:
        id: stable name in records and on the command line (``dou-dizhu``).
        seat_counts: how many can play.
        default_seats: how many seats there are unless somebody says otherwise.
        options: its house rules.
        presets: named sets of values; the first is the default.
        local_presets: for languages whose players expect another preset than the first: its id, by
            the language's code without a region.
        recorded_presets: former values of presets that were changed since, as records of format 1
            mean them: a record stays true for ever.
        decks: families of decks it can be played with, default first (``french``, ``kabu``).
        deck: id of the deck to begin with; empty for the default of its families.
        cards: every card code of the full deck.
        score_divisor: number of smallest units in a point (2 where halves are paid).
        deal_worth: whether a candidate's worth covers the whole deal, so that a review can tell
            what the cards promised from what was made of them.
        first_counts: whether only who wins a match counts, and nobody plays for the second place:
            so it is in the ratings.
        par: whether the expert can play a deal again in a player's seat, for comparison.
        one_deal: option values that make a match a single deal, or a few quick rounds, for deals
            of the day; empty if it has none.
        phrases: ``module:attribute`` of its sentences (loaded by the window only).
        controls: ``module:attribute`` of what a seat can do with mouse and keys (window only).
        quick: options that differ from the preset in a quick match where nothing was played before:
            a sensible length.
        length: key of the option that says how long a match is; empty if none does.
        lessons: ``module:attribute`` of its guided first hands, a tuple of
            :class:`cardtable.engine.lessons.Lesson`; empty if it has none.
        lesson_words: ``module:attribute`` of their sentences (loaded by the window only).
        puzzles: ``module:attribute`` of a function that returns its puzzles, a tuple of
            :class:`cardtable.engine.puzzles.Puzzle`, in the order of their numbers; empty if it has
            none.
        puzzle_words: ``module:attribute`` of their sentences (loaded by the window only).
        stamps: ``module:attribute`` of its stamps, a tuple of
            :class:`cardtable.engine.stamps.Stamp`; of plugin games they are not asked for.
        resources: package with the files of a plug-in game: ``tile.svg``, its picture on the
            start page; ``catalogues/<language>.mo``, its words in other languages; a deck in each
            folder of ``decks``. Empty if it has none.
        families: families of decks that only this game knows, each with the card codes that such a
            deck must have.
    """

    id: ClassVar[str]
    seat_counts: ClassVar[range]
    default_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[tuple[Preset, ...]] = (Preset("sheet"),)
    local_presets: ClassVar[Mapping[str, str]] = MappingProxyType({})
    recorded_presets: ClassVar[tuple[Preset, ...]] = ()
    decks: ClassVar[tuple[str, ...]]
    deck: ClassVar[str] = ""
    score_divisor: ClassVar[int] = 1
    deal_worth: ClassVar[bool] = False
    first_counts: ClassVar[bool] = False
    par: ClassVar[bool] = False
    one_deal: ClassVar[tuple[tuple[str, str | int], ...]] = ()
    phrases: ClassVar[str]
    controls: ClassVar[str]
    quick: ClassVar[tuple[tuple[str, str | int], ...]] = ()
    length: ClassVar[str] = ""
    lessons: ClassVar[str] = ""
    lesson_words: ClassVar[str] = ""
    puzzles: ClassVar[str] = ""
    puzzle_words: ClassVar[str] = ""
    stamps: ClassVar[str] = ""
    resources: ClassVar[str] = ""
    families: ClassVar[Mapping[str, frozenset[str]]] = MappingProxyType({})

    @abstractmethod
    def start(self, seats: int, options: Options, seed: Seed) -> tuple[State, tuple[Event, ...]]:
        """Start a match: return its first state and what happened up to the first decision.

        ``seats`` is one of ``seat_counts``; ``options`` come from :meth:`resolve`.
        """

    @abstractmethod
    def bot(self, level: str, style: str = "") -> Bot[Any]:
        """Return this game's opponent of ``level``.

        ``style`` is one of :data:`cardtable.engine.bot.STYLES`; a game without such styles ignores
        it.
        """

    def canonical(self, view: View, action: Action) -> Action:
        """Return ``action``, legal in ``view``, as bots write it, if there are several ways."""
        return action

    def worth_of(self, view: View, action: Action, candidates: Sequence[Candidate]) -> float | None:
        """Return the worth of a canonical action, according to a bot's ``candidates`` for ``view``.

        ``None`` if they do not tell. Games with open ranges can judge actions between those listed.
        """
        return next((c.worth for c in candidates if c.action == action), None)

    def body_of(self, view: View, action: Action) -> Hashable:
        """Return a key shared by actions that are one idea, like plays that differ in kickers."""
        return action

    @abstractmethod
    def table(self) -> TableDesign[Any]:
        """Return the zones and layout of its table."""

    @abstractmethod
    def cards(self, options: Options) -> tuple[str, ...]:
        """Return the codes of all cards in play under ``options``."""

    def resolve(
        self, preset: str | None = None, changes: dict[str, str | int] | None = None
    ) -> Options:
        """Return the options in force: defaults, then the preset, then single changes.

        Raises:
            BadOption: unknown preset, key or value.
        """
        return resolve(self.options, self.presets, preset, changes)

    def preset_in(self, language: str) -> str:
        """Return the id of the preset that players of a language (``zh_CN``) begin with."""
        return self.local_presets.get(language.partition("_")[0], self.presets[0].id)

    def nearest_preset(self, values: Options) -> tuple[str, tuple[str, ...]]:
        """Return the preset that differs from ``values`` in the fewest rules that matter, and in
        which; how long a match is matters to nobody who compares rules.
        """
        matter = [o.key for o in self.options if not o.idle(values) and o.key != self.length]

        def differ(preset: Preset) -> tuple[str, ...]:
            whole = self.resolve(preset.id)
            return tuple(key for key in matter if values[key] != whole[key])

        nearest = min(self.presets, key=lambda preset: len(differ(preset)))
        return nearest.id, differ(nearest)

    def resolve_recorded(
        self, preset: str | None = None, changes: dict[str, str | int] | None = None
    ) -> Options:
        """Return the options that a record of format 1 names; see ``recorded_presets``.

        Raises:
            BadOption: unknown preset, key or value.
        """
        then = {known.id: known for known in (*self.presets, *self.recorded_presets)}
        return resolve(self.options, tuple(then.values()), preset, changes)
