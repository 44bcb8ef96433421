"""Examines the pages other than the table: their words, and the path of the keyboard focus."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from cardtable.art.decks import decks_for
from cardtable.engine.match import Match
from cardtable.engine.seeds import Seed
from cardtable.games import all_games
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.fair import BeforeDeal, FairDialog
from cardtable.ui.help.dialogs import LogDialog, ShortcutsDialog
from cardtable.ui.help.rules import RulesDialog
from cardtable.ui.intents import (
    Days,
    Gallery,
    Ladder,
    Past,
    Puzzles,
    Replay,
    SetUp,
    Stamps,
    Statistics,
)
from cardtable.ui.review.page import ReviewPage
from cardtable.ui.running.program import Program
from cardtable.ui.setup.cards import DeckDialog
from tests.eye.cells import Cell
from tests.eye.matches import SHORT, request_of, seats_of
from tests.eye.watch import Eye
from tests.robot import wait_until

#: Number of unfinished matches on the start page.
UNFINISHED = 10
#: Milliseconds until a page has been laid out and painted, and has come.
PAGE = 600
#: How many decisions of a review are examined.
DECISIONS = 12


def look_at_pages(program: Program, eye: Eye) -> None:
    """Read the start page, the set-up of every game, a review, and all dialogs."""
    window = program.window
    _leave_unfinished(program)
    window.show_start()
    eye.open()
    names = [seat.name for seat in seats_of(Cell(seats=10, long_names=True, game="oicho-kabu"))]
    QTest.qWait(PAGE)
    eye.look_at_page("start", names)
    for game in all_games().values():
        window.open(SetUp(game.id))
        QTest.qWait(PAGE)
        eye.look_at_page(f"set-up-{game.id}", names)
    for name, show in _asides(program):
        show()
        QTest.qWait(PAGE)
        eye.look_at_page(name, names)
    window.show_start()
    for name, dialog in _dialogs(program):
        dialog.show()
        QTest.qWait(PAGE)
        _await_cards(dialog)
        eye.look_at_page(name, names, dialog)
        dialog.close()


def _await_cards(dialog: QDialog) -> None:
    """Wait for the cards of a deck, which are drawn in the background."""
    if isinstance(dialog, DeckDialog):
        wait_until(lambda: not dialog.picture.pixmap().isNull())


def walk_through(program: Program, eye: Eye, cell: Cell) -> None:
    """Go by Tab through each page, a table in play, a review, and all dialogs."""
    window = program.window
    _leave_unfinished(program)
    window.show_start()
    eye.open()
    QTest.qWait(PAGE)
    eye.look_at_focus("start")
    for game in all_games().values():
        window.open(SetUp(game.id))
        QTest.qWait(PAGE)
        eye.look_at_focus(f"set-up-{game.id}")
    for name, show in _asides(program):
        show()
        QTest.qWait(PAGE)
        eye.look_at_focus(name)
    for name, dialog in _dialogs(program):
        dialog.show()
        dialog.activateWindow()
        wait_until(dialog.isActiveWindow)
        QTest.qWait(PAGE)
        eye.look_at_focus(name, dialog)
        dialog.close()
    window.activateWindow()  # without a window manager it is not reactivated by itself
    wait_until(window.isActiveWindow)
    setup = request_of(cell, program.settings)
    window.matches.begin(setup)
    eye.watch_table()
    eye.await_turn()
    while all(button.id != "hint" for button in eye.player.table.bar.shown):
        eye.play(limit=1)
        eye.await_turn()
    eye.look_at_focus("table")
    eye.player.type_key("H")
    wait_until(eye.player.table.strip.list.isVisible)  # not before the bot has answered
    QTest.qWait(PAGE)
    eye.look_at_focus("table-hints")
    window.opener.review(_played(setup.game.id), setup.deck, 0)
    review = window.pages.currentWidget()
    assert isinstance(review, ReviewPage)
    count = len(review.model.decisions)
    for row in range(0, count, -(-count // DECISIONS)):
        review.select(row)
        QTest.qWait(PAGE)
        names = [seat.name for seat in setup.seats]
        eye.look_at_page(f"review-{row}", names, stage=review.stage)
    eye.look_at_focus("review")
    window.navigator.pop()


def _leave_unfinished(program: Program) -> None:
    journal, games = program.journal, list(all_games().values())
    assert journal is not None
    for number in range(UNFINISHED):
        game = games[number % len(games)]
        seats = seats_of(Cell(game=game.id, long_names=True))
        match = Match(game, game.resolve(None, {}), seats, Seed.parse(str(number)))
        journal.begin(match, decks_for(game.decks)[0].id)


def _asides(program: Program) -> Iterator[tuple[str, Callable[[], object]]]:
    """The pages that look back, with a finished match of every game."""
    open_, journal = program.window.open, program.journal
    assert journal is not None
    for game in SHORT:
        match = _played(game)
        number = journal.begin(match, decks_for(match.game.decks)[0].id)
        yield f"replay-{game}", partial(open_, Replay(number))
    yield "past", partial(open_, Past())
    yield "statistics", partial(open_, Statistics())
    yield "puzzles", partial(open_, Puzzles())
    yield "today", partial(open_, Days())
    yield "ladder", partial(open_, Ladder())
    yield "gallery", partial(open_, Gallery("hanafuda"))
    yield "stamps", partial(open_, Stamps())


def _dialogs(program: Program) -> Iterator[tuple[str, QDialog]]:
    window = program.window
    first = next(iter(all_games().values()))
    deck = decks_for(first.decks)[0]
    for game in all_games().values():
        phrases = phrases_of(game.phrases)
        own = decks_for(game.decks)[0]
        cards = own, window.shared.variant(own)
        yield f"rules-{game.id}", RulesDialog(window.theme, game, None, cards, "", window)
        yield f"shortcuts-{game.id}", ShortcutsDialog(window.theme, phrases, window)
    seats = seats_of(Cell(game=first.id))
    match = Match(first, first.resolve(None, {}), seats, Seed.parse("8"))
    yield "fair", FairDialog(window.theme, match, window)
    yield "before", BeforeDeal(window.theme, match.commitment, match.seats, False, window)
    yield "deck", DeckDialog(window.theme, deck, window.shared.variant(deck), window)
    yield "settings", _settings(program)
    yield "log", LogDialog(window.theme, "2026-01-01 12:00 bot restarted", window)


def _settings(program: Program) -> QDialog:
    program.window.preferences.open()
    dialog = program.window.preferences.dialog
    assert dialog is not None
    dialog.make_all()
    return dialog


def _played(game: str) -> Match:
    """A match played to its end at random."""
    rules = all_games()[game]
    match = Match(
        rules, rules.resolve(None, SHORT[game]), seats_of(Cell(game=game)), Seed.parse("8")
    )
    rng = random.Random(8)
    while match.turn is not None:
        match.play(match.state.legal.sample(rng))
    return match
