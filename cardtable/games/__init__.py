"""The games, each a package of rules, scoring, table and bot; found by entry point.

A plug-in package joins by declaring a :class:`cardtable.engine.game.Game` instance in the
entry-point group ``cardtable.games``.
"""

from __future__ import annotations

import functools
import importlib
import logging
import re
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.engine.failed import Interrupted
from cardtable.engine.quoting import harmless, kind_of, quoted
from cardtable.files import read_regular
from cardtable.games import resources
from cardtable.translation import message

if TYPE_CHECKING:
    from cardtable.engine.game import Game

_LOG = logging.getLogger(__name__)

#: Where packages declare their games.
GROUP = "cardtable.games"
#: Our own games, in the order of the start page; they work even without installed metadata.
_OWN = {
    "oicho-kabu": "cardtable.games.oicho_kabu:GAME",
    "kyo-kabu": "cardtable.games.kyo_kabu:GAME",
    "dou-dizhu": "cardtable.games.dou_dizhu:GAME",
    "oklahoma-gin": "cardtable.games.oklahoma_gin:GAME",
}


#: Games that cannot be played, and the packages they came with.
_refused: dict[str, str] = {}
#: The packages that plug-in games came with, and the modules of their code, by game id.
_packages: dict[str, str] = {}
_places: dict[str, str] = {}


#: The threads that are just loading a plug-in game.
_loading: set[int] = set()
#: Seconds after which a package that is still being loaded is named.
PATIENCE = 5.0
#: Larger than any real declaration or description of a package.
_LARGEST = 1 << 20
_NAME = re.compile(r"^Name:(.*)$", re.IGNORECASE | re.MULTILINE)


class UnknownGame(LookupError):
    """There is no such game. One sentence that lists the known ones."""

    def __str__(self) -> str:
        return str(self.args[0])


@functools.cache
def all_games() -> dict[str, Game]:
    """Return every game by id, ours first; skip broken plug-ins with a warning."""
    games: dict[str, Game] = {}
    for known in (_refused, _packages, _places):
        known.clear()
    resources.forget()
    for place in _OWN.values():
        game = _loaded(place)
        games[game.id] = game
    for entry in declared():
        from cardtable.games.plugins import check_game  # most players have none

        _places[entry.name] = entry.module  # noted before its code runs
        try:
            with _named_if_slow(entry), printing_apart():
                game = check_game(_loaded(entry.place))
        except BaseException as error:  # ours can be played whatever is wrong with it
            if isinstance(error, Interrupted):
                raise
            _LOG.warning("The game “%s” cannot be loaded (%s).", entry.name, kind_of(error))
            _refused[entry.name] = entry.package
            continue
        finally:
            del _places[entry.name]
        if game.id not in games:
            games[game.id] = game
            _packages[game.id], _places[game.id] = entry.package, entry.module
            resources.bring(game)
    return games


@contextmanager
def printing_apart() -> Iterator[None]:
    """Print what a package prints while it is loaded among the errors.

    Other programs may read what a command prints.
    """
    with redirect_stdout(sys.stderr):
        yield


@contextmanager
def _named_if_slow(entry: Declared) -> Iterator[None]:
    """Say which package keeps the program waiting, if it does."""
    text = "The game “%s” (package %s) has not been loaded for %d seconds."
    timer = threading.Timer(PATIENCE, _LOG.warning, (text, entry.name, entry.package, PATIENCE))
    timer.daemon = True
    with suppress(RuntimeError):  # no further thread
        timer.start()
    _loading.add(threading.get_ident())
    try:
        yield
    finally:
        _loading.discard(threading.get_ident())
        timer.cancel()


def stop_loading() -> None:
    """End the loading of a plug-in game, if this interrupts one; for handlers of signals.

    Raises:
        KeyboardInterrupt: where it is loaded; the game is left out then.
    """
    if threading.get_ident() in _loading:
        raise KeyboardInterrupt


def refused_games() -> Mapping[str, str]:
    """Return the plug-in games that cannot be played, and the packages they came with."""
    all_games()
    return _refused


def refuse_game(game: str) -> None:
    """Leave out a plug-in game from now on: it cannot even be shown."""
    if all_games().pop(game, None) is not None:
        _refused[game] = package_of(game)


def package_of(game: str) -> str:
    """Return the plug-in package that a game came with; empty for our own."""
    return _packages.get(game, "")


def game_in(module: str) -> str:
    """Return the plug-in game whose package a module belongs to; empty if there is none."""
    root = module.partition(".")[0]
    ours = __name__.partition(".")[0]
    for game, place in tuple(_places.items()):  # another thread may ask while games are loaded
        if root != ours and place.partition(".")[0] == root:
            return game
    return ""


@dataclass(frozen=True)
class Declared:
    """A game that a plug-in package declares.

    Attributes:
        name: what the package calls it.
        place: where it is, as ``module:attribute``; unchecked.
        package: the package's name.
    """

    name: str
    place: str
    package: str

    @property
    def module(self) -> str:
        """The module that the game is in."""
        return self.place.partition(":")[0]


def declared() -> list[Declared]:
    """Return the games that plug-in packages declare, whatever else they declare.

    They are not read by ``importlib.metadata``, which fails for all packages at once if one of
    them is wrong. Of packages of the same name the first on the path counts.
    """
    found: dict[str, list[Declared]] = {}
    for file, data in _declarations():
        stem = file.parent.name.partition("-")[0].lower().replace("_", "-")
        if GROUP.encode() in data and stem not in found:
            package = _name_of(file.parent)
            text = data.decode("utf-8-sig", "replace")
            found[stem] = [Declared(name, place, package) for name, place in _entries(text)]
    return [one for some in found.values() for one in some if one.name not in _OWN]


def _declarations() -> Iterator[tuple[Path, bytes]]:
    """Yield the files in which packages declare something, and what is in them."""
    for folder in sys.path:
        with suppress(OSError):
            for file in Path(folder).glob("*.*-info/entry_points.txt"):
                data = _read(file)
                if data:
                    yield file, data


def _read(file: Path) -> bytes:
    """What a package says about itself in a file; empty if it cannot be read."""
    try:
        data = read_regular(file, _LARGEST + 1)
        if len(data) <= _LARGEST:
            return data
        reason = "too large"
    except FileNotFoundError:
        return b""
    except OSError as error:
        reason = error.strerror or ""
    name = harmless(file.parent.name, 80)
    _LOG.warning("The file %s of the package %s is left out (%s).", file.name, name, reason)
    return b""


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield name and place of each game in a file of declarations."""
    group = ""
    for line in map(str.strip, text.splitlines()):
        if line.startswith("[") and line.endswith("]"):
            group = line[1:-1].strip()
        elif group == GROUP and line and not line.startswith("#"):
            name, _, place = line.partition("=")
            yield harmless(name, 40) or "?", place.strip()


def _name_of(info: Path) -> str:
    """Return a package's name: as it says itself, or else as its folder is called."""
    said = info / ("METADATA" if info.suffix == ".dist-info" else "PKG-INFO")
    name = _NAME.search(_read(said).decode("utf-8", "replace").partition("\n\n")[0])
    return harmless(name[1] if name else "", 80) or harmless(info.name.partition("-")[0], 80)


def _loaded(place: str) -> Game:
    module, _, attribute = place.partition(":")
    game: Game = getattr(importlib.import_module(module), attribute)
    return game


def find_game(name: str) -> Game:
    """Return the game called ``name``; case, spaces, hyphens and underscores do not matter.

    Raises:
        UnknownGame: if there is none.
    """
    wanted = "".join(c for c in name.lower() if c.isalnum())
    for own, place in _OWN.items():
        if own.replace("-", "") == wanted:
            return _loaded(place)  # the others need not be loaded
    for game in all_games().values():
        if game.id.replace("-", "") == wanted:
            return game
    known = ", ".join(all_games())
    raise UnknownGame(
        message(
            "Unknown game {name}. Available: {known}.",
            name=quoted(name),
            known=known,
        )
    )
