"""The picture on the poster of a plug-in game, as SVG."""

from __future__ import annotations

import functools

from cardtable.files import read_regular
from cardtable.games import package_of
from cardtable.games.resources import leave_out, resource

#: The name of its file.
NAME = "tile.svg"


@functools.cache
def tile_picture(game: str) -> bytes:
    """The picture of a plug-in game; empty if it has none or it cannot be shown."""
    file = resource(game, NAME) if package_of(game) else None
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
