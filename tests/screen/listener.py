"""A client of assistive technology: prints what the bus tells, a JSON list a line.

It is run by the system's Python, which has pyatspi. What is printed: ``say`` an announcement,
``focus`` a name and a description, ``select`` and ``unselect`` a name. ``tree`` on a line of its
input prints the names of all that shows in the program's window, hidden or not, as ``tree``.
"""

from __future__ import annotations

import json
import sys
import threading
from typing import Any

import pyatspi  # type: ignore[import-not-found]


def tell(*words: str) -> None:
    """Print a line at once."""
    print(json.dumps(words, ensure_ascii=False), flush=True)


def hear(event: Any) -> None:
    """Print an event."""
    kind = str(event.type)
    if "announcement" in kind:
        tell("say", event.any_data)
    elif "focused" in kind and event.detail1:
        tell("focus", event.source.name, event.source.description)
    elif "selected" in kind:
        tell("select" if event.detail1 else "unselect", event.source.name)


def walk(thing: Any, found: list[str]) -> list[str]:
    """The names of a thing and of all below it, shown or not."""
    found.append(thing.name)
    for number in range(min(thing.childCount, 200)):
        child = thing.getChildAtIndex(number)
        if child is not None:
            walk(child, found)
    return found


def answer() -> None:
    """Wait for questions."""
    for _ in sys.stdin:
        desktop = pyatspi.Registry.getDesktop(0)
        tell("tree", *walk(desktop, []))
    pyatspi.Registry.stop()


def main() -> None:
    """Listen until the input ends."""
    described = "property-change:accessible-description"  # or old ones would be remembered
    for kind in ("announcement", "state-changed:focused", "state-changed:selected", described):
        pyatspi.Registry.registerEventListener(hear, f"object:{kind}")
    threading.Thread(target=answer, daemon=True).start()
    tell("ready")
    pyatspi.Registry.start()


if __name__ == "__main__":
    main()
