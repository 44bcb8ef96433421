"""The menu commands for the open table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.engine.match import LEVELS
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.looks import Looks
from cardtable.ui.menus import Menus
from cardtable.ui.settings.cloths import cloth_for
from cardtable.ui.shared import Shared

if TYPE_CHECKING:  # the page is loaded on demand, so that the window starts faster
    from cardtable.engine.game import Game
    from cardtable.ui.table.page import TablePage

#: Commands that need a table as the page in front.
AT_TABLE = ("undo", "last", "hint", "pause", "skip", "stand_in", "panel", "tracker")
#: The automatic moves, as menu and settings call them.
WISHES = ("forced_pass", "last_play", "forced")


class TableMenu(QObject):
    """Answers the Play menu, and the choices of cards and cloth."""

    def __init__(
        self,
        shared: Shared,
        menus: Menus,
        looks: Looks,
        table: Callable[[], TablePage | None],
        parent: QObject,
    ) -> None:
        """``table`` returns the open table, if any."""
        super().__init__(parent)
        self._shared, self._menus, self._table = shared, menus, table
        doings: dict[str, Callable[[TablePage], object]] = {
            "undo": lambda table: table.undo(),
            "last": lambda table: table.look_back(),
            "hint": lambda table: table.press("hint"),
            "pause": lambda table: table.pacing.pause(not table.session.paused),
            "skip": lambda table: table.pacing.skip(),
            "stand_in": self._stand_in,
            "panel": lambda table: table.toggle_panel(),
            "tracker": lambda table: table.show_tab(
                "score" if table.panel.tab == "cards" else "cards"
            ),
        }
        for command, do in doings.items():
            menus.on(command, partial(self._do, do))
        for wish in WISHES:
            menus.on(wish, partial(self._toggle_wish, wish))
        for level in LEVELS:
            menus.on(f"stand_in_{level}", partial(self.set_level, level))
        for speed in Speed:
            menus.on(f"speed_{speed.name.lower()}", partial(self.set_speed, speed))
        for pace in Pace:
            menus.on(f"pace_{pace.name.lower()}", partial(self.set_pace, pace))
        menus.on("careful", self._toggle_careful)
        menus.on("talk", self._toggle_talk)
        looks.dressed.connect(self._redress)
        looks.laid.connect(self._lay_cloth)

    def _do(self, do: Callable[[TablePage], object]) -> None:
        table = self._table()
        if table is not None:
            do(table)
        self._shared.checked.emit()

    def show_checks(self, at_table: bool) -> None:
        """Update what is checked and enabled; ``at_table``: the page in front is a table."""
        table = self._table()
        paused = table is not None and table.session.paused
        laid = table.cloth if table is not None and at_table else None
        self._menus.show_cloths(self._shared.theme.dark, laid)
        settings = self._shared.settings
        self._menus.check(
            {
                "pause": paused,
                "stand_in": table is not None and table.pacing.handed is not None,
                "careful": settings.careful,
                "talk": settings.talk,
                **{wish: getattr(settings, wish) for wish in WISHES},
                **{f"stand_in_{level}": settings.stand_in == level for level in LEVELS},
                **{f"speed_{speed.name.lower()}": settings.speed is speed for speed in Speed},
                **{f"pace_{pace.name.lower()}": settings.pace is pace for pace in Pace},
            }
        )
        for command in AT_TABLE:
            self._menus.actions[command].setEnabled(at_table)

    def dress_cards(self) -> None:
        """Dress the cards as chosen; lay the table out anew afterwards."""
        table = self._table()
        if table is not None:
            deck = table.pictures.deck
            table.pictures.use(deck, self._shared.variant(deck))

    def _redress(self) -> None:
        self.dress_cards()
        table = self._table()
        if table is not None:
            table.refresh(animate=False)

    def _lay_cloth(self, cloth: str) -> None:
        table = self._table()
        if table is not None:
            self.set_cloth(table.game, cloth)

    def set_cloth(self, game: Game, cloth: str) -> None:
        """Set the cloth of a game; empty for the one its table suggests."""
        self._shared.settings.set_cloth(game.id, cloth)
        table = self._table()
        if table is not None and table.game is game:
            table.lay_cloth(cloth_for(game, self._shared.settings))
        self._shared.checked.emit()

    def set_deck(self, family: str, deck: str) -> None:
        """Set the deck of a family, also for cards on the table."""
        self._shared.settings.set_deck(family, deck)
        table = self._table()
        if table is not None and table.pictures.deck.family == family:
            from cardtable.art.decks import decks_for  # the window starts without it

            chosen = next((d for d in decks_for((family,)) if d.id == deck), table.pictures.deck)
            table.pictures.use(chosen, self._shared.variant(chosen))
            table.refresh(animate=False)
        self._shared.checked.emit()

    def set_back(self, deck: str, back: str) -> None:
        """Set the back of a deck."""
        self._shared.settings.set_back(deck, back)
        self._redress()
        self._shared.checked.emit()

    def set_speed(self, speed: Speed) -> None:
        """Set how fast cards move."""
        self._shared.settings.speed = speed
        self._do(lambda table: table.pacing.set_speed(speed))

    def set_pace(self, pace: Pace) -> None:
        """Set how long opponents wait."""
        self._shared.settings.pace = pace
        self._do(lambda table: table.pacing.set_pace(pace))

    def _toggle_wish(self, wish: str) -> None:
        self.set_wish(wish, not getattr(self._shared.settings, wish))

    def set_wish(self, wish: str, on: bool) -> None:
        """Switch an automatic move on or off."""
        setattr(self._shared.settings, wish, on)
        self._do(self._tell_wishes)

    def _tell_wishes(self, table: TablePage) -> None:
        table.pacing.wish(self._shared.settings)

    def _stand_in(self, table: TablePage) -> None:
        """Hand over to a stand-in, or take the seat back."""
        if table.pacing.handed is not None:
            table.pacing.take_back()
        else:
            table.pacing.hand_over(self._shared.settings.stand_in)

    def set_level(self, level: str) -> None:
        """Set the level of the stand-in."""
        self._shared.settings.stand_in = level
        self._do(lambda table: table.pacing.change_level(level))

    def _toggle_talk(self) -> None:
        self.set_talk(not self._shared.settings.talk)

    def set_talk(self, on: bool) -> None:
        """Set whether opponents say something at moments."""
        self._shared.settings.talk = on
        self._do(lambda table: setattr(table.stage, "talk", on))

    def _toggle_careful(self) -> None:
        self.set_careful(not self._shared.settings.careful)

    def set_careful(self, on: bool) -> None:
        """Set whether the controls ask before something good is thrown away."""
        self._shared.settings.careful = on
        self._do(lambda table: table.be_careful(on))

    def set_private(self, on: bool) -> None:
        """Set whether the privacy screen appears between people who share the computer."""
        self._shared.settings.private = on
        self._do(lambda table: setattr(table.session, "private", on))
