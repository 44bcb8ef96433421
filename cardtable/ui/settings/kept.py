"""The program's settings, kept between starts."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QSettings, QTimer, Signal

from cardtable.files import path_for_qt, write_whole
from cardtable.languages import LANGUAGES
from cardtable.store.keeping import RETENTIONS
from cardtable.store.private_file import make_private
from cardtable.store.trouble import JournalError
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.settings.checked import mend

#: Volumes offered by the menu, in per cent, and the default.
VOLUMES, VOLUME = (20, 40, 60, 80, 100), 60
#: Text sizes, in per cent.
TEXT_SIZES = range(80, 201, 10)
#: Maximum lengths of the name of a set of house rules, and of the player's own.
MAX_SET_NAME, MAX_NAME = 40, 24


class Settings(QObject):
    """Small choices: language, look, speed, deck dress, names. Bad values fall back to defaults.

    Attributes:
        not_saved: a choice of the player's could not be saved; until the program ends it holds.
        damaged: the new name of a broken file that was set aside; empty if all is well.
    """

    not_saved = Signal()

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.damaged = mend(path)
        with contextlib.suppress(JournalError):  # then they are not kept
            make_private(path)
        self._path = path
        there = QSettings(path_for_qt(path), QSettings.Format.IniFormat)
        self._values = {key: there.value(key) for key in there.allKeys()}
        #: What could not be read must not be replaced by the little that is known.
        self._unread = there.status() == QSettings.Status.AccessError
        self._changed = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.save)

    def save(self) -> bool:
        """Write what has changed, and return whether that was possible."""
        self._soon.stop()
        if not self._changed:
            return True
        if self._unread:
            return False
        with contextlib.suppress(JournalError):  # the folder was taken away
            make_private(self._path)
        try:
            write_whole(self._path, self._as_ini(), private=True)
        except OSError:
            return False
        self._changed = False
        return True

    def _as_ini(self) -> bytes:
        """Return all settings as Qt writes them.

        Qt locks what it writes by a file beside it, and waits for ever if something else is there;
        so it gets a new file with a name that nobody knows.
        """
        file = self._path.with_name(f".cardtable-{os.getpid()}-{secrets.token_hex(4)}.ini")
        try:
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            self._write_with_qt(path_for_qt(file))
            return file.read_bytes()
        finally:
            with contextlib.suppress(OSError):
                file.unlink()

    def _write_with_qt(self, path: str) -> None:
        written = QSettings(path, QSettings.Format.IniFormat)
        for key, value in self._values.items():
            written.setValue(key, value)
        written.sync()
        if written.status() != QSettings.Status.NoError:
            raise OSError(errno.EIO, os.strerror(errno.EIO), path)

    def _text(self, key: str, default: str = "") -> str:
        value = self._values.get(key, default)
        return value if isinstance(value, str) else default

    def _flag(self, key: str, default: bool) -> bool:
        return self._text(key, "yes" if default else "no") == "yes"

    def _object(self, key: str) -> dict[str, object]:
        """The JSON object kept at a key; empty if there is none, or it is invalid."""
        try:
            found = json.loads(self._text(key) or "{}")
        except (ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def _set(self, key: str, value: str | None) -> None:
        """Keep a choice of the player's; ``None`` restores the default."""
        if value is None:
            self._values.pop(key, None)
        else:
            self._values[key] = value
        self._changed = True
        if not self.save():
            self.not_saved.emit()

    def _note(self, key: str, value: object) -> None:
        """Keep something that nobody chose to keep; it is written soon."""
        self._values[key] = value
        self._changed = True
        self._soon.start()

    @property
    def language(self) -> str:
        """Language code, or empty for the system's."""
        code = self._text("language")
        return code if code in LANGUAGES else ""

    @language.setter
    def language(self, value: str) -> None:
        self._set("language", value)

    @property
    def dark(self) -> str:
        """Dark theme: ``yes``, ``no``, or empty to follow the system."""
        return self._text("dark")

    @dark.setter
    def dark(self, value: str) -> None:
        self._set("dark", value)

    @property
    def speed(self) -> Speed:
        """How fast cards move."""
        name = self._text("speed", "NORMAL")
        return Speed[name] if name in Speed.__members__ else Speed.NORMAL

    @speed.setter
    def speed(self, value: Speed) -> None:
        self._set("speed", value.name)

    @property
    def volume(self) -> int:
        """How loud sounds are, 0 to 100."""
        text = self._text("volume")
        loud = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else VOLUME
        return loud if loud <= 100 else VOLUME

    @volume.setter
    def volume(self, value: int) -> None:
        self._set("volume", str(value))

    @property
    def mute(self) -> bool:
        """Whether all sound is off."""
        return self._flag("mute", False)

    @mute.setter
    def mute(self, value: bool) -> None:
        self._set("mute", "yes" if value else "no")

    @property
    def pace(self) -> Pace:
        """How long opponents wait."""
        name = self._text("pace", "NORMAL")
        return Pace[name] if name in Pace.__members__ else Pace.NORMAL

    @pace.setter
    def pace(self, value: Pace) -> None:
        self._set("pace", value.name)

    @property
    def stand_in(self) -> str:
        """The level of the stand-in."""
        from cardtable.engine.match import LEVELS  # loaded after the window appears

        level = self._text("stand_in", "medium")
        return level if level in LEVELS else "medium"

    @stand_in.setter
    def stand_in(self, value: str) -> None:
        self._set("stand_in", value)

    @property
    def text(self) -> int:
        """Text size, in per cent."""
        kept = self._text("text")
        return int(kept) if kept.isdecimal() and int(kept) in TEXT_SIZES else 100

    @text.setter
    def text(self, value: int) -> None:
        self._set("text", str(value))

    @property
    def touch(self) -> str:
        """Touch mode: ``yes``, ``no``, or empty: if there is only a touch screen to point with."""
        return self._text("touch")

    @touch.setter
    def touch(self, value: str) -> None:
        self._set("touch", value)

    @property
    def careful(self) -> bool:
        """Whether a table asks before something good is thrown away."""
        return self._flag("careful", True)

    @careful.setter
    def careful(self, value: bool) -> None:
        self._set("careful", "yes" if value else "no")

    @property
    def talk(self) -> bool:
        """Whether named opponents say something at moments."""
        return self._flag("talk", True)

    @talk.setter
    def talk(self, value: bool) -> None:
        self._set("talk", "yes" if value else "no")

    @property
    def forced(self) -> bool:
        """Whether an only move is played automatically, apart from the two kinds below."""
        return self._flag("forced", False)

    @forced.setter
    def forced(self, value: bool) -> None:
        self._set("forced", "yes" if value else "no")

    @property
    def forced_pass(self) -> bool:
        """Whether a forced pass is automatic; defaults to ``forced``, which once covered it."""
        return self._flag("forced_pass", self.forced)

    @forced_pass.setter
    def forced_pass(self, value: bool) -> None:
        self._set("forced_pass", "yes" if value else "no")

    @property
    def last_play(self) -> bool:
        """Whether the last cards of a hand are played automatically, if they make one play."""
        return self._flag("last_play", False)

    @last_play.setter
    def last_play(self, value: bool) -> None:
        self._set("last_play", "yes" if value else "no")

    @property
    def keep(self) -> str:
        """How many past matches are kept, as a name in ``RETENTIONS``."""
        name = self._text("keep", "all")
        return name if name in RETENTIONS else "all"

    @keep.setter
    def keep(self, value: str) -> None:
        self._set("keep", value)

    @property
    def words(self) -> bool:
        """Whether the fingerprint is shown before each deal, and everybody is asked for words."""
        return self._flag("words", False)

    @words.setter
    def words(self, value: bool) -> None:
        self._set("words", "yes" if value else "no")

    @property
    def private(self) -> bool:
        """Whether the privacy screen appears between people who share the computer."""
        return self._flag("private", True)

    @private.setter
    def private(self, value: bool) -> None:
        self._set("private", "yes" if value else "no")

    def key(self, command: str) -> str | None:
        """The key that the player gave a command, empty for none; ``None`` for the default."""
        return self._text(f"keys/{command}") if f"keys/{command}" in self._values else None

    def set_key(self, command: str, key: str | None) -> None:
        """Give a command a key; ``None`` restores the default."""
        self._set(f"keys/{command}", key)

    def dress(self, name: str, default: bool = False) -> bool:
        """Whether a dress of the cards (``large_index``, ``four_colour``) is on."""
        return self._flag(f"cards/{name}", default)

    def set_dress(self, name: str, on: bool) -> None:
        """Switch a dress on or off."""
        self._set(f"cards/{name}", "yes" if on else "no")

    def deck(self, family: str) -> str:
        """The deck last used of a family, or empty."""
        return self._text(f"cards/deck_{family}")

    def set_deck(self, family: str, deck: str) -> None:
        """Remember the deck used."""
        self._set(f"cards/deck_{family}", deck)

    def cloth(self, game: str) -> str:
        """The cloth chosen for a game, or empty."""
        return self._text(f"cloth/{game}")

    def set_cloth(self, game: str, cloth: str) -> None:
        """Remember the cloth of a game."""
        self._set(f"cloth/{game}", cloth)

    def back(self, deck: str) -> str:
        """The back last used of a deck, or empty."""
        return self._text(f"cards/back_{deck}")

    def set_back(self, deck: str, back: str) -> None:
        """Remember a deck's back."""
        self._set(f"cards/back_{deck}", back)

    @property
    def panel(self) -> bool:
        """Whether the side panel is open."""
        return self._flag("panel", True)

    @panel.setter
    def panel(self, value: bool) -> None:
        self._note("panel", "yes" if value else "no")

    @property
    def name(self) -> str:
        """The player's own name, or empty."""
        return self._text("name")[:MAX_NAME]

    @name.setter
    def name(self, value: str) -> None:
        self._set("name", value[:MAX_NAME])

    def own_presets(self, game: str) -> dict[str, dict[str, str | int]]:
        """The player's own sets of house rules of a game, by name; invalid ones are left out."""
        return {
            name[:MAX_SET_NAME]: {k: v for k, v in values.items() if isinstance(v, str | int)}
            for name, values in self._object(f"presets/{game}").items()
            if isinstance(values, dict)
        }

    def set_own_presets(self, game: str, kept: Mapping[str, Mapping[str, str | int]]) -> None:
        """Replace the sets of house rules of a game by these, in this order."""
        values = {name[:MAX_SET_NAME]: dict(rules) for name, rules in kept.items()}
        self._set(f"presets/{game}", json.dumps(values, ensure_ascii=False))

    @property
    def geometry(self) -> QByteArray:
        """The window's position and size, as written by Qt; empty at the first start."""
        value = self._values.get("window/geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._note("window/geometry", value)

    def setup(self, game: str) -> str:
        """The last seats of a game, as written by the set-up page."""
        return self._text(f"setup/{game}")

    def set_setup(self, game: str, value: str) -> None:
        """Remember the seats of a game."""
        self._note(f"setup/{game}", value)

    # -- what was played and learnt --------------------------------------------------------------
    def rules(self, game: str) -> dict[str, str | int]:
        """The house rules last used for a game; empty if there are none, or they are invalid."""
        kept = self._object(f"rules/{game}")
        return {key: value for key, value in kept.items() if isinstance(value, str | int)}

    def set_rules(self, game: str, rules: Mapping[str, str | int]) -> None:
        """Remember the house rules of a game, and that it was the last one played."""
        self._note(f"rules/{game}", json.dumps(dict(rules)))
        self._note("last_game", game)

    @property
    def last_game(self) -> str:
        """The game played last, or empty."""
        return self._text("last_game")

    def lesson(self, game: str) -> str:
        """The unfinished lesson of a game, as it was written, or empty."""
        return self._text(f"lessons/left_{game}")

    def set_lesson(self, game: str, text: str) -> None:
        """Remember an unfinished lesson; empty for none."""
        self._note(f"lessons/left_{game}", text)

    def lessons_done(self, game: str) -> frozenset[str]:
        """The finished lessons of a game."""
        return frozenset(filter(None, self._text(f"lessons/done_{game}").split(" ")))

    def note_lesson(self, game: str, lesson: str) -> None:
        """Note a finished lesson, after which lessons are no longer offered."""
        self._note(f"lessons/done_{game}", " ".join(sorted({*self.lessons_done(game), lesson})))
        if not self.last_game:  # a quick match is then one of this game
            self._note("last_game", game)
        self.offer_lessons = False

    @property
    def offer_lessons(self) -> bool:
        """Whether newcomers are still offered a first hand."""
        return self._flag("lessons/offer", True)

    @offer_lessons.setter
    def offer_lessons(self, value: bool) -> None:
        self._note("lessons/offer", "yes" if value else "no")
