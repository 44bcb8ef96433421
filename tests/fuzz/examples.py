"""A valid input for each reader; fuzzers begin with it."""

from __future__ import annotations

EXAMPLES = {
    "action": ("play 3 3 3 6", "bet 2 30 4 1", "arrange 5H6H7H"),
    "event": ("drew seat=1 ! to=1,2 card='7H cards=[3C,4D]",),
    "seed": ("7", "0123456789abcdef0123456789abcdef"),
    "options": ("sheet deals=3", "standard target=50 ace=one", " chips=100"),
    "names": ("Dou Dizhu", "zh_CN"),
    "deck": (
        'id = "x"\nfamily = "kabu"\nsize = [1, 2]\nname = {en = "X"}\n'
        'faces = {"1a" = "a.svg"}\nbacks = [{id = "b", name = {en = "B"}, file = "a.svg"}]',
    ),
    "sets": ('{"mine": {"deals": 3, "x": "y"}}',),
    "seating": ('[{"kind": "easy", "name": "A", "portrait": 1, "character": "ayla"}]',),
    "judgement": ('{"action": "play 3", "candidates": [["play 3", 1.5, "x", 0.5]]}',),
    "tournament": ("dou-dizhu\neasy,hard,expert\nonline\n7\ndeals=3",),
    "face": (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 54"><g id="a"><path '
        'style="fill:url(#b)" d="M0 0h1z"/></g><use href="#a"/><defs><linearGradient id="b">'
        '<stop offset="0"/></linearGradient></defs></svg>',
    ),
    "verdicts": ('{"mine": ["0123", "is refused"]}',),
    "rows": ("seats\n[]\nbid 3\npass", 'options\n{"deals": 2}\nbid 3', "seed\n7\nbid 3"),
    "settings": ("[General]\nspeed=FAST\npanel=no\n[cards]\nlarge_index=yes",),
}
