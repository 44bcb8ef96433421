"""Links that another account lays where our files are: in a folder that others can write to."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cardtable.files import check_own_link, check_writable, write_whole
from cardtable.store.journal import Journal
from cardtable.store.private_file import make_private
from cardtable.store.schema import is_there
from cardtable.store.trouble import JournalError
from cardtable.ui.settings.kept import Settings

pytestmark = pytest.mark.skipif(os.name == "nt", reason="nobody owns a link there")
FOREIGN = 65534


@pytest.fixture
def theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of ours to which a link of another user leads, at ``link``."""
    mine, link = tmp_path / "thesis.txt", tmp_path / "link"
    mine.write_text("[core]\nname=me\n")
    mine.chmod(0o644)
    link.symlink_to(mine)
    if os.getuid() == 0:
        os.lchown(link, FOREIGN, FOREIGN)
    else:
        own = os.getuid()
        monkeypatch.setattr(os, "getuid", lambda: own + 1)
    return mine


def untouched(mine: Path) -> bool:
    whole = mine.read_text() == "[core]\nname=me\n"
    return whole and mine.stat().st_mode & 0o777 == 0o644 and len(list(mine.parent.iterdir())) == 2


def test_nothing_is_written_through_it(theirs: Path) -> None:
    link = theirs.with_name("link")
    with pytest.raises(PermissionError, match="a link of another user"):
        write_whole(link, b"x")
    with pytest.raises(PermissionError, match="a link of another user"):
        check_writable(link)
    with pytest.raises(JournalError, match="a link of another user"):
        make_private(link)
    assert untouched(theirs)


def test_a_chain_is_followed_to_its_last_link(theirs: Path) -> None:
    first = theirs.with_name("first")
    first.symlink_to("link")
    with pytest.raises(PermissionError):
        check_own_link(first)


def test_settings_neither_take_it_over_nor_set_it_aside(theirs: Path) -> None:
    settings = Settings(theirs.with_name("link"))
    settings.put("core/name", "x")
    assert not settings.save() and not settings.damaged
    assert untouched(theirs)


def test_matches_are_not_kept_there_and_nothing_is_set_aside(theirs: Path) -> None:
    with pytest.raises(JournalError) as error:
        Journal(theirs.with_name("link"))
    assert error.value.reason == "no_file" and "a link of another user" in error.value.detail
    assert theirs.read_text() == "[core]\nname=me\n" and theirs.stat().st_mode & 0o777 == 0o644


def test_a_link_laid_while_the_journal_is_open_leads_nowhere(theirs: Path) -> None:
    link, path = theirs.with_name("link"), theirs.with_name("own") / "journal.sqlite"
    journal = Journal(path)
    path.unlink()
    link.rename(path)
    with pytest.raises(JournalError):
        journal.begin_anew()
    assert theirs.read_text() == "[core]\nname=me\n"


def test_ones_own_links_are_followed(tmp_path: Path) -> None:
    mine, link = tmp_path / "kept.ini", tmp_path / "settings.ini"
    mine.write_text("")
    link.symlink_to(mine)
    write_whole(link, b"x")
    assert mine.read_bytes() == b"x" and link.is_symlink()


@pytest.mark.skipif(os.name != "posix" or os.getuid() == 0, reason="root may look everywhere")
def test_a_folder_that_may_not_be_searched_is_not_said_to_be_empty(tmp_path: Path) -> None:
    folder = tmp_path / "d"
    folder.mkdir()
    folder.chmod(0)
    with pytest.raises(JournalError, match="Permission denied"):
        is_there(folder / "journal.sqlite")
    folder.chmod(0o700)
