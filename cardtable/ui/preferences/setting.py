"""One setting as the dialog shows it; what it does is done where the menus have it done."""

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
    """What the settings take hold of: all that answers menus."""

    shared: Shared
    menus: Menus
    looks: Looks
    table: TableMenu
    retaining: Retaining
    sounds: SoundDesk


@dataclass(frozen=True, slots=True)
class Setting:
    """One of them.

    Attributes:
        id: stable name.
        words: what it is called, and one sentence about it, in the language in force.
        read: what is set.
        write: set something else, with effect at once.
        usual: what is set where nobody has chosen.
        values: what can be set, each with its name; ``None`` where it is on or off.
    """

    id: str
    words: Callable[[], tuple[str, str]]
    read: Callable[[], Any]
    write: Callable[[Any], object]
    usual: Callable[[], Any]
    values: Callable[[], Sequence[tuple[Any, str]]] | None = None
