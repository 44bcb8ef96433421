"""A game's picture on the start page, as SVG: one of ours, or a plugin game's own."""

from __future__ import annotations

import functools

from cardtable.art.assets import asset
from cardtable.files import read_regular
from cardtable.games import package_of
from cardtable.games.resources import leave_out, resource

#: The name of a plugin game's picture file.
NAME = "tile.svg"


@functools.cache
def tile_picture(game: str) -> bytes:
    """The picture of a game; empty if it has none or it cannot be shown."""
    if package_of(game):
        return _brought(game)
    file = asset(f"table/tile_{game}.svg")
    return file.read_bytes() if file.is_file() else b""


def _brought(game: str) -> bytes:
    file = resource(game, NAME)
    if file is None:
        return b""
    from cardtable.art.deck import MAX_FACE_BYTES
    from cardtable.art.safe_svg import reason_against

    try:
        data = read_regular(file, MAX_FACE_BYTES + 1)
        reason = reason_against(data)
    except OSError as error:
        reason = f"can’t be read ({error.strerror})"
    if reason:
        leave_out(game, NAME, reason)
        return b""
    return data
