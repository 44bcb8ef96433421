"""Command icons: one stroke weight on a 24 grid, in the colour of the text.

They are written by hand as stroked paths: at 16 to 24 px a cut look would only blur them.
"""

from assets.draw.inks import INK

STROKES: dict[str, str] = {
    "home": "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
    "undo": "M5 9h9a5 5 0 0 1 0 10H8M5 9l4-4M5 9l4 4",
    "redo": "M19 9h-9a5 5 0 0 0 0 10h6M19 9l-4-4M19 9l-4 4",
    "book": "M12 6.5C10 5 8 4 4 5v14c4-1 6 0 8 1.5 2-1.5 4-2.5 8-1.5V5c-4-1-6 0-8 1.5zM12 6.5v14",
    "panel": "M4 5h16v14H4zM15 5v14",
    "gear": (
        "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
        "M10.3 5.6L10.6 2.9L13.4 2.9L13.7 5.6L15.3 6.3L17.5 4.6L19.4 6.5"
        "L17.7 8.7L18.4 10.3L21.1 10.6L21.1 13.4L18.4 13.7L17.7 15.3L19.4 17.5L17.5 19.4"
        "L15.3 17.7L13.7 18.4L13.4 21.1L10.6 21.1L10.3 18.4L8.7 17.7L6.5 19.4L4.6 17.5L6.3 "
        "15.3L5.6 13.7L2.9 13.4L2.9 10.6L5.6 10.3L6.3 8.7L4.6 6.5L6.5 4.6L8.7 6.3z"
    ),
    "chart": "M5.5 20v-9M11.5 20V5M17.5 20v-6M3 20h18",
    "globe": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3.4 4 3.4 14 0 18M12 3c-3.4 "
    "4-3.4 14 0 18",
    "bulb": "M9 17c0-2.4-3-3.4-3-7a6 6 0 1 1 12 0c0 3.6-3 4.6-3 7zM10 20.5h4",
    "play": "M8 5l11 7-11 7z",
    "pause": "M8.5 5v14M15.5 5v14",
    "step": "M6 5l9 7-9 7zM18.5 5v14",
    "eye": "M3 12c4-7 14-7 18 0-4 7-14 7-18 0zM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",
    "eye_off": "M4 4l16 16M9.8 6.9C14 5.6 18.5 7.6 21 12c-.7 1.2-1.5 2.2-2.4 3M15.5 16.9C11 "
    "18.6 5.6 16.8 3 12c.9-1.6 2-2.8 3.3-3.7M10 10.3a2.6 2.6 0 0 0 3.7 3.6",
    "puzzle": "M5 9h3.4a2.3 2.3 0 1 1 4.2 0H16v3.4a2.3 2.3 0 1 1 0 4.2V20H5z",
    "stamp": "M9.5 14c.6-2 .8-3.4 0-4.9a3.6 3.6 0 1 1 5 0c-.8 1.5-.6 2.9 0 4.9M5 14h14v4H5z"
    "M5 21h14",
    "reset": "M6 8a7.5 7.5 0 1 1-1.3 6M6 3.5V8h4.5",
    "menu": "M4.5 6.5h15M4.5 12h15M4.5 17.5h15",
    "list": "M8.5 6H20M8.5 12H20M8.5 18H20M4.2 6h.1M4.2 12h.1M4.2 18h.1",
    "replay": "M4 12a8 8 0 1 0 8-8H7M10 1L7 4l3 3M11 9l4 3-4 3z",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "close": "M6 6l12 12M18 6L6 18",
    "check": "M5 12.5l4.5 4.5L19 7.5",
    "chevron_right": "M9 5l7 7-7 7",
    "chevron_left": "M15 5l-7 7 7 7",
    "chevron_down": "M5 9l7 7 7-7",
    "chevron_up": "M5 15l7-7 7 7",
    "person": "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6",
    "bot": "M6 8.5h12v10H6zM12 8.5V5M12 3.4a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM9.5 12.5v1.5M14.5 "
    "12.5v1.5M3.5 12v3.5M20.5 12v3.5",
    "dice": "M5 5h14v14H5zM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1",
    "flag": "M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0",
    "sun": "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 "
    "5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
    "moon": "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
    "score": "M5 4h14v16H5zM5 9h14M12 9v11M8 6.5h.1M15.5 6.5h.1",
    "cards": "M4.5 7.5l7-2.5 4.5 12.5-7 2.5zM13.5 4.5H19.5v13h-2.5",
    "export": "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
    "import": "M12 4v11M8 11l4 4 4-4M5 13v7h14v-7",
    "lock": "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2",
    "trophy": "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5c0 3 1.5 4.5 3.8 4.7M16 6h3.5c0 3-1.5 4.5-3.8 "
    "4.7M12 14v4M8.5 20.5h7M10 18h4",
    "copy": "M9 9h10v11H9zM15 9V4H5v11h4",
    "trash": "M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.5 10.5v6M13.5 10.5v6",
    "info": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.6v.1",
    "help": "M8 9a4 4 0 1 1 5.6 3.7c-1 .5-1.6 1.2-1.6 2.3v.5M12 19.4v.1",
    "warning": "M12 4L2.8 20h18.4zM12 10v4.5M12 17.3v.1",
    "search": "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5",
    "sound": "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9c1.5 1.6 1.5 4.4 0 6M18 6.5c3 3 3 8 0 11",
    "mute": "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
    "crown": "M4 18.5h16M4 15.5L3 7l5 4 4-6 4 6 5-4-1 8.5z",
    "exit": "M10 4H5v16h5M14 8l4 4-4 4M18 12H9.5",
    "forward": "M5 6l7 6-7 6zM13 6l7 6-7 6z",
    "expand": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
    "letter": "M5 20L12 4l7 16M7.8 14.5h8.4",
    "suits": (
        "M12 2.4l2.7 3.6-2.7 3.6L9.3 6zM12 14.4l2.7 3.6-2.7 3.6L9.3 18z"
        "M18 8.4l2.7 3.6-2.7 3.6-2.7-3.6zM6 8.4L8.7 12 6 15.6 3.3 12z"
    ),
    "speed": "M5 18a8.7 8.7 0 1 1 14 0M12 15.5l4.5-5.5M12 15.5h.1",
    "keyboard": (
        "M3 6.5h18v11H3zM6.8 10h.1M10.3 10h.1M13.8 10h.1M17.2 10h.1M6.8 14h.1M10 14h4M17.2 14h.1"
    ),
    "scales": (
        "M12 4v16M8 20h8M5 7h14M5 7l-2.6 6.4a2.7 2.7 0 0 0 5.2 0z"
        "M19 7l-2.6 6.4a2.7 2.7 0 0 0 5.2 0z"
    ),
    "cloth": "M3 8l3-3h12l3 3zM3 8v4.5c1.5 1.6 3 1.6 4.5 0 1.5 1.6 3 1.6 4.5 0 1.5 1.6 3 1.6 4.5 0 "
    "1.5 1.6 3 1.6 4.5 0V8M6 15v5M18 15v5",
    "coins": "M9 5a5 5 0 1 0 0 10A5 5 0 0 0 9 5zM15.5 9.2a5 5 0 1 1-4.8 7.6",
}


#: Arrows of boxes and counters: Qt's style sheets need files whose colour is fixed.
ARROWS = {"down": "M6 9l6 6l6-6", "up": "M6 15l6-6l6 6"}
ARROW_INKS = {"light": INK["sumi"], "dark": INK["paper"]}


def _stroke(path: str, ink: str, weight: float) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="none" '
        f'stroke="{ink}" stroke-width="{weight}" stroke-linecap="round" '
        f'stroke-linejoin="round" d="{path}"/></svg>\n'
    )


def icon(name: str) -> str:
    """A command's icon, in the ink of whoever shows it."""
    return _stroke(STROKES[name], "currentColor", 1.9)


def arrow(way: str, look: str) -> str:
    """An arrow ``up`` or ``down`` for the ``light`` or ``dark`` look."""
    return _stroke(ARROWS[way], ARROW_INKS[look], 2.4)
