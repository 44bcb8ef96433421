"""The readers under test. Each takes any text, and fails only in the way it has promised to."""

from __future__ import annotations

import argparse
import atexit
import contextlib
import io
import json
import pickle
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

from cardtable.art import own
from cardtable.art.deck import BadDeck, Deck
from cardtable.art.deck_files import load
from cardtable.art.safe_svg import judged
from cardtable.cli import main
from cardtable.commands.match_arguments import game_from, options_from, seats_from, seed_from
from cardtable.commands.tournament import Job
from cardtable.engine.actions import Action, MalformedAction
from cardtable.engine.events import Event, MalformedEvent
from cardtable.engine.options import BadOption
from cardtable.engine.records import BadRecord, parse, replay, write
from cardtable.engine.seeds import BadSeed, Seed
from cardtable.failures import WrongUse
from cardtable.games import UnknownGame, all_games, find_game
from cardtable.languages import UnknownLanguage, find_language
from cardtable.models.options import OptionModel
from cardtable.models.review import read_thought, thought_text
from cardtable.phrases.lookup import phrases_of
from cardtable.store import rows
from cardtable.store.journal import Journal, JournalError
from cardtable.ui.durations import Speed
from cardtable.ui.settings.kept import MAX_SET_NAME, Settings

#: Maximum length of a sentence for people.
SENTENCE = 700


def check_sentence(error: Exception) -> None:
    """One line, not too long, ending like a sentence."""
    text = str(error)
    assert text.endswith(".") and "\n" not in text and len(text) < SENTENCE, repr(text)


def read_action(text: str) -> None:
    """An action."""
    try:
        action = Action.parse(text)
    except MalformedAction as error:
        check_sentence(error)
    else:
        assert Action.parse(str(action)) == action


def read_event(text: str) -> None:
    """An event."""
    try:
        event = Event.parse(text)
    except MalformedEvent as error:
        check_sentence(error)
    else:
        assert Event.parse(str(event)) == event


def read_seed(text: str) -> None:
    """A seed."""
    try:
        seed = Seed.parse(text)
    except BadSeed as error:
        check_sentence(error)
    else:
        assert Seed.parse(seed.text) == seed and len(seed.fingerprint) == 64


def read_options(text: str) -> None:
    """House rules of every game: ``preset key=value …``."""
    preset, *words = text.split(" ") if text else [""]
    changes: dict[str, str | int] = dict(word.partition("=")[::2] for word in words)
    for game in all_games().values():
        try:
            options = game.resolve(preset or None, changes)
        except BadOption as error:
            check_sentence(error)
        else:
            assert game.resolve(None, dict(options)) == options


def read_names(text: str) -> None:
    """Names of games and languages."""
    with contextlib.suppress(UnknownGame):
        assert find_game(text).id in all_games()
    with contextlib.suppress(UnknownLanguage):
        find_language(text)


def read_record(text: str) -> None:
    """A record, played if it can be."""
    try:
        record = parse(text)
    except BadRecord as error:
        check_sentence(error)
        return
    again = parse(write(record))
    assert write(again) == write(record)
    with contextlib.suppress(BadRecord):
        replay(record, find_game)


def read_deck(text: str) -> None:
    """A ``deck.toml`` in a folder of its own."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "deck"
        folder.mkdir()
        (folder / "a.svg").write_text("<svg/>")
        (folder / "deck.toml").write_bytes(text.encode("utf-8", "surrogatepass"))
        try:
            deck = load(folder)
        except BadDeck as error:
            assert "\n" not in str(error)
        else:
            assert isinstance(deck, Deck) and deck.ratio > 0
            picture = deck.picture(None, deck.variant({text[:9]: True}, text[:9]))
            assert folder.resolve() in picture.resolve().parents


def read_settings(text: str) -> None:
    """A settings file."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "settings.ini"
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        settings = Settings(path)
        assert isinstance(settings.speed, Speed)
        assert isinstance(settings.pinned, bool)
        assert settings.card_option["large_index"] in (True, False, None)
        for word in (
            settings.language,
            settings.dark,
            settings.name,
            settings.deck["french"],
            settings.back["x"],
            settings.last_seats["dou-dizhu"],
        ):
            assert isinstance(word, str)
        assert len(settings.name) <= 24


#: Commands that neither open a window nor run for long, whatever follows.
HARMLESS = ("verify", "replay", "games", "play --seats x", "play poker", "simulate dou-dizhu")


def read_command(text: str) -> None:
    """A command line, its words separated by blanks."""
    words = [word for word in text.split(" ") if word]
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            status = main(words)
        except SystemExit as end:  # --help and --version exit this way
            status = end.code if isinstance(end.code, int) else 1
            assert status == 0, text
    assert status in (0, 1, 2), text
    if status:
        lines = err.getvalue().splitlines()
        assert len(lines) == 1 and lines[0].startswith("cardtable: "), (text, lines)
        assert len(lines[0]) < SENTENCE + len(text), lines  # file names are said in full


class Rows:
    """A journal whose rows are written over with anything."""

    COLUMNS = ("game", "options", "seats", "seed", "deck", "created", "finished", "scores")

    def __init__(self, folder: Path) -> None:
        self.path = folder / "journal.sqlite"
        Journal(self.path).close()

    def read(self, values: dict[str, object], actions: list[tuple[object, object]]) -> None:
        """Write a match with these values and read it back."""
        row: dict[str, object] = {
            "created": "2024",
            "updated": "2024",
            "game": "dou-dizhu",
            "options": "{}",
            "seats": json.dumps([{"kind": "easy", "name": "", "portrait": 0}] * 3),
            "seed": "7",
            "deck": "french",
            "finished": 0,
            "scores": "[]",
            **values,
        }
        db = sqlite3.connect(self.path, isolation_level=None)
        try:
            db.execute("DELETE FROM matches")
            db.execute("DELETE FROM actions")
            marks = ", ".join("?" * len(row))
            with contextlib.suppress(sqlite3.IntegrityError):
                db.execute(
                    f"INSERT INTO matches (id, {', '.join(row)}) VALUES (1, {marks})",
                    tuple(row.values()),
                )
                for number, action in actions:
                    db.execute("INSERT INTO actions VALUES (1, ?, ?)", (number, action))
        finally:
            db.close()
        journal = Journal(self.path)
        try:
            for entry in (*journal.unfinished(), *journal.finished()):
                assert entry.id == 1 and all(seat.kind for seat in entry.seats)
                assert isinstance(entry.game, str) and isinstance(entry.updated, str)
                assert isinstance(entry.deck, str)
            match, deck = journal.load(1)
            assert isinstance(deck, str)
            assert match.game.id in all_games()
        except JournalError as error:
            assert error.reason in ("damaged", "failed")
        finally:
            journal.close()


def read_sets(text: str) -> None:
    """The player's own sets of house rules, as the settings keep them."""
    with tempfile.TemporaryDirectory() as place:
        settings = Settings(Path(place) / "settings.ini")
        for game in all_games().values():
            settings.put(f"presets/{game.id}", text.replace("\0", ""))
            model = OptionModel(game, phrases_of(game.phrases))
            for name, values in settings.rule_sets[game.id].items():
                assert len(name) <= MAX_SET_NAME
                model.use_values(name, values)
                assert game.resolve(None, dict(model.options)) == model.options


def read_seating(text: str) -> None:
    """The seats of a match, as the journal keeps them."""
    try:
        seats = rows.read_seats(text)
    except JournalError as error:
        assert error.reason == "damaged"
    else:
        assert rows.read_seats(rows.seats_text(seats)) == seats


def read_judgement(text: str) -> None:
    """What a judge thought of a decision, as the journal keeps it."""
    thought = read_thought(text)
    assert thought is None or read_thought(thought_text(thought)) == thought


def read_tournament(text: str) -> None:
    """What a tournament is asked for: game, seats, rules and seed, one a line."""
    game, seats, preset, seed, *option = text.split("\n") + [""] * 4
    chosen = argparse.Namespace(preset=preset or None, option=[one for one in option if one])
    try:
        found = game_from(game)
        job = Job(
            found.id,
            options_from(chosen, found),
            tuple(seat.kind for seat in seats_from(seats, found)),
            seed_from(seed).text,
        )
    except WrongUse as error:
        check_sentence(error)
    else:
        assert pickle.loads(pickle.dumps(job)) == job  # so it can be sent to other processes


def read_face(text: str) -> None:
    """A face of a deck from outside."""
    data = text.encode("utf-8", "surrogatepass")
    reasons, (width, height) = judged(data)
    assert all("\n" not in reason and len(reason) < SENTENCE for reason in reasons)
    if not reasons:
        assert width > 0 and height > 0


def read_verdicts(text: str) -> None:
    """What was judged of the player's own decks, as it is remembered."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "decks"
        folder.mkdir()
        (folder / "mine").mkdir()
        (Path(place) / own.MEMORY).write_bytes(text.encode("utf-8", "surrogatepass"))
        own.forget()
        good, refused = own.own_decks(folder)
        assert not good and set(refused) == {"mine"}
        own.forget()


_rows: list[Rows] = []


def read_rows(text: str) -> None:
    """A match in the journal: a column, what stands in it, and actions, one a line."""
    if not _rows:
        folder = tempfile.mkdtemp(prefix="cardtable-fuzz-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        _rows.append(Rows(Path(folder)))
    column, value, *actions = [*text.split("\n"), ""]
    safe = value.encode("utf-8", "replace").decode()
    values: dict[str, object] = {column: safe} if column in Rows.COLUMNS else {}
    told = [(i, one.encode("utf-8", "replace").decode()) for i, one in enumerate(actions) if one]
    _rows[0].read(values, list(told))


#: Readers of plain text, by name; the coverage-guided run uses them directly.
READERS: dict[str, Callable[[str], None]] = {
    "action": read_action,
    "event": read_event,
    "seed": read_seed,
    "options": read_options,
    "names": read_names,
    "record": read_record,
    "deck": read_deck,
    "settings": read_settings,
    "sets": read_sets,
    "seating": read_seating,
    "judgement": read_judgement,
    "tournament": read_tournament,
    "face": read_face,
    "verdicts": read_verdicts,
    "rows": read_rows,
}
