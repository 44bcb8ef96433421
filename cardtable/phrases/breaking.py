"""Where a line of text must not end: in a name in kana, a sum, a row of cards, a range, an option.

Japanese may be broken anywhere, so “ヨツヤ” would be; and “Full House 3 + 5” before its “+ 5”.
"""

from __future__ import annotations

import functools
import re

from cardtable.comparing import forms

#: Nothing is seen of it, and no line ends there.
_JOINER = "\u2060"
_NO_BREAK_SPACE = "\u00a0"
#: A word in katakana; a longer one may have to be broken.
_KANA = re.compile(
    r"(?<![\u30a1-\u30fa\u30fc])[\u30a1-\u30fa\u30fc]{2,10}(?![\u30a1-\u30fa\u30fc])"
)
#: A sum with its parts; one of more letters than fit a narrow column may be broken.
_SUM = re.compile(r"(?<![^\s<>])[^\s<>]+(?: [+=→×] [^\s<>]+)+")
_LONG = 18
#: What a Chinese name of a play says of a rank: 一对J, 三张7, 带5.
_RANK = re.compile(r"(?<=[\u5bf9\u5c0d\u5f20\u5f35\u5e26\u5e36])(?=[0-9AJQK])")
#: “16%~75%” with a wave dash, “Q–K”, and what follows “±”.
_RANGE = re.compile(r"(?<=[\w%])[\u301c–](?=\w)")
_WITHIN = re.compile(r"± (?=\d)")
#: The end of a game's name: Mushi-Kabu.
_KABU = re.compile(r"(?<=\w)-(?=Kabu\b)")
#: What begins an option of the command line.
_OPTION = re.compile(r"--(?=\w)")


@functools.lru_cache(maxsize=4096)
def kept_whole(text: str) -> str:
    """The text as it is drawn where it may be broken."""
    text = _RANGE.sub(f"{_JOINER}\\g<0>{_JOINER}", _WITHIN.sub(f"±{_NO_BREAK_SPACE}", text))
    text = _OPTION.sub(f"-{_JOINER}-{_JOINER}", text)
    text = _KABU.sub(f"{_JOINER}-{_JOINER}", text)
    text = _RANK.sub(_JOINER, _SUM.sub(_unbroken, text))
    return _KANA.sub(lambda word: _JOINER.join(word.group()), text)


def _unbroken(found: re.Match[str]) -> str:
    words = found.group()
    return words if len(words) > _LONG else words.replace(" ", _NO_BREAK_SPACE)


def as_searched(words: str) -> str:
    """A regular expression that finds words in a text that :func:`kept_whole` has changed."""
    between = f"{_JOINER}?"
    return between.join(map(_any_of, forms(words)))


def _any_of(signs: set[str]) -> str:
    if any(sign.isspace() for sign in signs):
        return r"\s"
    return f"(?:{'|'.join(map(re.escape, sorted(signs)))})"


def as_said(text: str) -> str:
    """What :func:`kept_whole` was made of, near enough for whoever compares."""
    return text.replace(_JOINER, "").replace(_NO_BREAK_SPACE, " ")
