"""Decks that pass every check of their text, but take too long to draw."""

from __future__ import annotations

import base64
import os
import shutil
import signal
import struct
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from cardtable.art import own, trial
from cardtable.art.assets import asset_folder
from cardtable.art.deck_files import load, shipped_decks
from cardtable.art.render import render
from cardtable.art.safety import check
from cardtable.cli import main
from tests.daily import daily

SHADE = (
    '<defs><radialGradient id="zz"><stop offset="0" stop-color="#fff"/>'
    '<stop offset="1" stop-color="#000"/></radialGradient></defs>'
)


def again(shape: str, times: int, uses: int) -> str:
    """A shape that is drawn times × uses times, in few words."""
    return f'{SHADE}<g id="qq">{shape * times}</g>' + '<use href="#qq"/>' * uses


def bomb(levels: int = 20, each: int = 10) -> str:
    """Groups that use the group before, ten times each."""
    out = '<g id="a0"><path d="M0 0h1v1z"/></g>'
    for i in range(1, levels):
        uses = f'<use href="#a{i - 1}"/>' * each
        out += f'<g id="a{i}">{uses}</g>'
    return out


def png_bomb(side: int = 30_000) -> str:
    """A picture of a few kilobytes that unpacks to gigabytes."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        crc = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc)

    # Packed once and repeated: all rows take seconds. Of zeros alone, Adler-32 is known.
    some, size = zlib.compressobj(9, wbits=-15), side * (side + 1)
    rows = some.compress(bytes(size // 1000)) + some.flush(zlib.Z_FULL_FLUSH)
    packed = b"\x78\xda" + rows * 1000 + b"\x03\x00" + struct.pack(">HH", size % 65521, 1)
    head = struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0)
    data = (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")
    )
    return (
        '<image width="9" height="9" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'xlink:href="data:image/png;base64,{base64.b64encode(data).decode()}"/>'
    )


HEAVY = {
    "a use bomb": bomb(),
    "shades over shades": again('<rect width="900" height="900" fill="url(#zz)"/>', 200, 200),
    "groups that shine through": again(
        '<g opacity="0.9"><rect width="900" height="900"/></g>', 200, 100
    ),
    "a line without end": '<path stroke="#000" stroke-width="500" fill="none" d="M'
    + " ".join(f"{i * 7919 % 900} {i * 104_729 % 900}" for i in range(6_000))
    + '"/>',
}


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A good deck."""
    folder = tmp_path / "decks" / "mine"
    shutil.copytree(asset_folder() / "cards" / "kabufuda", folder)
    toml = folder / "deck.toml"
    toml.write_text(toml.read_text().replace('id = "kabufuda"', 'id = "mine"', 1))
    own.forget()
    return folder


def spoil(deck: Path, shapes: str) -> Path:
    """Put shapes on a face; returns it."""
    face = sorted(deck.glob("*.svg"))[0]
    face.write_text(face.read_text().replace("</svg>", f"{shapes}</svg>"))
    return face


@daily("name", HEAVY)
def test_faces_that_take_too_long_to_draw_refuse_the_deck(
    deck: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    face = spoil(deck, HEAVY[name])
    assert check(deck) == []
    monkeypatch.setattr(trial, "FACE_SECONDS", 0.2)
    (reason,) = trial.judge(deck)
    assert reason.startswith(f"Deck mine: {face.name} takes ") and "too long" in reason


@daily(
    "shapes",
    [
        '<g id="qq"><use href="#qq"/></g>',
        '<g id="qq"><use href="#ww"/></g><g id="ww"><use href="#qq"/></g>',
        '<use href="#nothing"/>',
        png_bomb(),
    ],
    ids=["use of itself", "use in a circle", "use of nothing", "a picture of gigabytes"],
)
def test_what_qt_refuses_to_draw_refuses_the_deck(deck: Path, shapes: str) -> None:
    face = spoil(deck, shapes)
    assert check(deck) == []
    (reason,) = trial.judge(deck)
    assert face.name in reason


def test_what_qt_complains_of_refuses_the_deck(deck: Path) -> None:
    arcs = "".join(f"A{90_000 - i} 90000 3 1 0 {i * 7919 % 900} 9" for i in range(9_000))
    face = spoil(deck, f'<path d="M0 0{arcs}"/>')
    assert trial.judge(deck) == [f"Deck mine: {face.name} contains something that can’t be drawn."]


def test_a_face_that_takes_too_much_memory_refuses_the_deck(
    deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "MEMORY", 0.001)
    (reason,) = trial.judge(deck)
    assert "MB to draw, which is too much" in reason


@pytest.mark.parametrize("deck", ["french", "kabufuda"])
def test_our_own_decks_can_be_drawn(deck: str) -> None:
    assert trial.against_drawing(shipped_decks()[deck]) == ""


def test_a_heavy_deck_is_left_out_and_remembered_by_what_is_in_it(
    deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil(deck, HEAVY["shades over shades"])
    monkeypatch.setattr(trial, "FACE_SECONDS", 0.2)
    good, refused = own.own_decks(deck.parent)
    assert not good and "too long" in refused["mine"]
    monkeypatch.setattr(trial, "judge", lambda _: pytest.fail("it is remembered"))
    for path in deck.iterdir():
        path.touch()
    own.forget()
    assert own.own_decks(deck.parent)[1] == refused


def test_what_cannot_be_tried_now_is_tried_again(
    deck: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as now:
        now.setattr(trial, "GIVE_UP", 0.0)
        assert "wasn’t drawn" in own.own_decks(deck.parent)[1]["mine"]
        assert main(["deck", "--check", str(deck)]) == 1
        assert "Can’t tell" in capsys.readouterr().err
    own.forget()
    assert set(own.own_decks(deck.parent)[0]) == {load(deck).id}


def ended(pipe: Connection, *_: object) -> None:
    """Draws nothing: somebody ends the process."""
    pipe.close()
    os.kill(os.getpid(), signal.SIGKILL)


def sleeping(_pipe: Connection, *_: object) -> None:
    """Waits for nothing."""
    time.sleep(600)


def waiting(_pipe: Connection, paths: list[str], *_: object) -> None:
    """Waits for somebody to write to a pipe."""
    pipe = Path(paths[0]).parent / "pipe"
    os.mkfifo(pipe)
    pipe.read_bytes()


def dripping(pipe: Connection, paths: list[str], *_: object) -> None:
    """Draws each face just in time."""
    for _path in paths:
        time.sleep(0.2)
        pipe.send((0.0, 0.0, False))


def stopping(pipe: Connection, paths: list[str], *_: object) -> None:
    """Draws a few faces; then the process is stopped."""
    for _path in paths[:3]:
        pipe.send((0.0, 0.0, False))
    os.kill(os.getpid(), signal.SIGSTOP)


@pytest.mark.skipif(os.name == "nt", reason="pipes and signals of POSIX")
@daily("draw", [sleeping, waiting, dripping, stopping])
def test_drawing_a_deck_ends_even_if_it_takes_no_processor_time(
    deck: Path, monkeypatch: pytest.MonkeyPatch, draw: Callable[..., None]
) -> None:
    monkeypatch.setattr(trial, "_draw_all", draw)
    monkeypatch.setattr(trial, "DECK_GIVE_UP", 2.0, raising=False)
    with pytest.raises(trial.NotTried, match=r"^its faces weren’t drawn within 2 s$"):
        trial.judge(deck)


@pytest.mark.skipif(os.name == "nt", reason="files of POSIX")
@pytest.mark.parametrize("kind", ["pipe", "link to a pipe", "link to a terminal"])
def test_a_face_that_became_a_pipe_is_no_picture(deck: Path, kind: str) -> None:
    face = sorted(deck.glob("*.svg"))[0]
    face.unlink()
    os.mkfifo(deck / "pipe")
    if kind == "pipe":
        (deck / "pipe").rename(face)
    else:
        face.symlink_to("/dev/tty" if "terminal" in kind else deck / "pipe")
    with ThreadPoolExecutor(1) as pool:
        drawn = pool.submit(render, face, 20, 30)
        try:
            assert drawn.result(timeout=20).isNull()
        finally:
            with suppress(OSError):  # lets go of a thread that waits
                os.close(os.open(face, os.O_WRONLY | os.O_NONBLOCK))


@pytest.mark.slow
def test_a_process_that_somebody_else_ended_says_nothing_about_a_deck(
    deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as now:
        now.setattr(trial, "_draw_all", ended)
        assert "was stopped" in own.own_decks(deck.parent)[1]["mine"]
    own.forget()
    assert set(own.own_decks(deck.parent)[0]) == {load(deck).id}
