"""What every test needs: no screen, a data folder of its own, and compiled translations.

Any warning of Qt fails the test that causes it (``qt_log_level_fail`` in ``pyproject.toml``).
"""

from __future__ import annotations

import gc
import os
import signal
import tempfile
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale

from cardtable.store import schema
from cardtable.translation import use_language
from tests.catalogues import catalogues

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from cardtable.ui.language import Language

#: How numbers and dates are written before any module or window has spoken another language.
FIRST = QLocale()
_FOLDER = pytest.StashKey[tempfile.TemporaryDirectory[str]]()


def pytest_configure(config: pytest.Config) -> None:
    """Before anything is collected, and so before Qt makes an application."""
    # A shell that starts the tests in the background has them, and what they start, ignore Ctrl+C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder = tempfile.TemporaryDirectory(prefix="cardtable-test-", ignore_cleanup_errors=True)
    config.stash[_FOLDER] = folder
    # Never the player's own matches and settings.
    os.environ["CARDTABLE_DATA"] = folder.name
    try:
        catalogues.compile_all()
    except catalogues.CatalogueError as error:
        raise pytest.UsageError(str(error)) from error


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A soak takes as long as it takes, and is not among the slow tests as well."""
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(0))
            item.own_markers[:] = [mark for mark in item.own_markers if mark.name != "slow"]


def pytest_collection_finish() -> None:
    """What was collected stays to the end: nobody has to look through it for what can go."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> None:
    """One application for all: a test that makes a smaller one first would take it from others."""


@pytest.fixture(autouse=True)
def _numbers(_application: None) -> Iterator[None]:
    """Whatever language a window, a module or a command spoke: every test begins as the first."""
    QLocale.setDefault(FIRST)
    yield
    QLocale.setDefault(FIRST)
    use_language("en")


#: So many objects more than after the last collection are worth another.
_MANY = 50_000


@pytest.fixture(autouse=True)
def _garbage() -> Iterator[None]:
    """Garbage is collected between tests only, as the program does between events."""
    gc.disable()
    yield
    if gc.get_count()[0] > _MANY:
        gc.collect()


@pytest.fixture(autouse=True)
def _quick_hands(_application: None) -> Iterator[None]:
    """Tests press what they mean, at once; those of hasty hands switch the waiting on."""
    from cardtable.ui.widgets.haste import HANDS

    before, HANDS.wait = HANDS.wait, 0
    yield
    HANDS.wait = before


@pytest.fixture
def language() -> Iterator[Language]:
    """What is said, in a language of one's choice; afterwards all is as it was."""
    from PySide6.QtCore import QLocale

    from cardtable.ui.language import Language

    before, made = QLocale(), Language()
    yield made
    made.fall_silent()
    QLocale.setDefault(before)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leave nothing behind."""
    folder = config.stash.get(_FOLDER, None)
    if folder is not None:
        folder.cleanup()


@pytest.fixture(autouse=True)
def _files_let_go() -> Iterator[None]:
    """A journal that a test leaves open goes with it; its file's number may be another's then."""
    before = schema._held.copy()
    yield
    schema._held.clear()
    schema._held.update(before)
