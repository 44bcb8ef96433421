"""What every test needs: no screen, an own data folder, and compiled translations.

Any warning of Qt fails the test that causes it (``qt_log_level_fail`` in ``pyproject.toml``).
"""

from __future__ import annotations

import os
import tempfile
from typing import TYPE_CHECKING

import pytest

from tests.catalogues import catalogues

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

_FOLDER = pytest.StashKey[tempfile.TemporaryDirectory[str]]()


def pytest_configure(config: pytest.Config) -> None:
    """Before anything is collected, and so before Qt is imported."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder = tempfile.TemporaryDirectory(prefix="cardtable-test-", ignore_cleanup_errors=True)
    config.stash[_FOLDER] = folder
    # Never the player's own matches and settings.
    os.environ["CARDTABLE_DATA"] = folder.name
    try:
        catalogues.compile_all()
    except catalogues.CatalogueError as error:
        raise pytest.UsageError(str(error)) from error


@pytest.fixture(scope="session", autouse=True)
def _application(qapp: QApplication) -> None:
    """One application for all: a test that makes a smaller one first would take it from others."""


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leave nothing behind."""
    folder = config.stash.get(_FOLDER, None)
    if folder is not None:
        folder.cleanup()
