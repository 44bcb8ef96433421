"""One setting as shown in the dialog; writing it does the same as the menu command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardtable.ui.looks import Looks
    from cardtable.ui.menus import Menus
    from cardtable.ui.records.retaining import Retaining
    from cardtable.ui.shared import Shared
    from cardtable.ui.sound.desk import SoundDesk
    from cardtable.ui.table_menu import TableMenu


@dataclass(frozen=True, slots=True)
class Levers:
    """Everything that settings act on: the objects that also answer the menus."""

    shared: Shared
    menus: Menus
    looks: Looks
    table: TableMenu
    retaining: Retaining
    sounds: SoundDesk


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting of the dialog.

    Attributes:
        id: stable name.
        words: its name, and one sentence about it, in the current language.
        read: returns the current value.
        write: sets another value, with immediate effect.
        usual: returns the default.
        values: the possible values, each with its name; ``None`` for a switch.
    """

    id: str
    words: Callable[[], tuple[str, str]]
    read: Callable[[], Any]
    write: Callable[[Any], object]
    usual: Callable[[], Any]
    values: Callable[[], Sequence[tuple[Any, str]]] | None = None
