"""How texts are written in each language: what `catalogues.py check` refuses besides lost fields.

None of this is a matter of taste: every rule is against a mistake that has occurred, or follows the
language's typography. A text that must break one is listed in :data:`ALLOWED`, with the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from wording import faults

#: Fields that Python fills in: by name, by number, or in argparse's own way.
_FILLED = re.compile(r"\{[^{}]*\}|%\(\w+\)[sdr]|%[sr]")
_HAN = "\u3040-\u30ff\u3400-\u9fff"
#: Gendered pronouns; in English nobody at the table is a he or a she.
_GENDERED = re.compile(r"\b(he|him|his|she|her|hers|himself|herself)\b", re.IGNORECASE)
#: In German, a pronoun or article that gives {name} a gender.
_GERMAN_PRONOUN = re.compile(r"\{name\}[^.;:!?]*\b(er|ihm|ihn|sein|seine[mnrs]?|ihre[mnrs]?)\b")
_GERMAN_ARTICLE = re.compile(r"\b(der|die|den|dem|des|vom|zum|zur|beim) \{name\}", re.IGNORECASE)
#: “Sie” within a sentence; at its beginning it may be a card.
_FORMAL = re.compile(r"(?<=[a-zäöüß,] )(Sie|Ihnen|Ihre[mnrs]?)\b")
_POSSESSIVE = re.compile(r"\{(?!name\})\w+\}['’]s\b")
#: Modules that may use such pronouns: portraits of somebody in particular, and the rules.
_PORTRAITS = ("characters.py", "rules.py")
#: Half-width marks beside a Han or kana character, and spaces beside full-width marks.
_HALF_WIDTH = re.compile(rf"(?<=[{_HAN}])[,;:!?()]|[,;!?()](?=[{_HAN}])")
_LOOSE = re.compile(r"[。、，；：！？] |(?<!\n) [。、，；：！？）」]")
#: Markup, and the keys of menus.
_MARKUP = re.compile(r"<[^<>]*>|\(&\w\)")
#: Texts that may break a rule, and why.
ALLOWED = {
    "usage: ": "argparse puts the line right behind it",
    ", ": "it stands between things in a row",
    "; ": "it stands between things in a row",
    "Cards in no meld, and their total value.": "here German names the English word, once",
}


def fields(text: str) -> Counter[str]:
    """The fields in a text, with their numbers."""
    return Counter(_FILLED.findall(text))


def of_source(source: str, files: Sequence[str]) -> list[str]:
    """What is wrong with an English text of these modules, as half sentences."""
    wrong = faults("en", source, files)
    if source in ALLOWED:
        return []
    if _GENDERED.search(source) and not all(file.endswith(_PORTRAITS) for file in files):
        wrong.append("calls somebody he or she")
    if "'s" in source:
        wrong.append("has a straight apostrophe")
    if _POSSESSIVE.search(source):
        wrong.append("has a genitive of a field that is no name")
    return wrong + _everywhere(source)


def of_translation(language: str, source: str, form: str, files: Sequence[str]) -> list[str]:
    """What is wrong with a translation, as half sentences."""
    if source in ALLOWED:
        return []
    wrong = _everywhere(form) + faults(language, form, files)
    plain = _MARKUP.sub("", form)
    if source.strip() == source and form.strip() != form:
        wrong.append("begins or ends with a space")
    if "…" in source and "…" not in form:
        wrong.append("has lost its ellipsis")
    if language == "de":
        wrong += _german(plain)
    if language in ("ja", "zh_CN", "zh_TW"):
        wrong += _east_asian(language, plain)
    return wrong


def _everywhere(text: str) -> list[str]:
    wrong = []
    if re.search(r"\S {2,}\S", text):
        wrong.append("has two spaces in a row")
    if "..." in text:
        wrong.append("has three dots instead of an ellipsis")
    return wrong


def _german(text: str) -> list[str]:
    wrong = []
    if text.count("„") != text.count("“") or "”" in text or '"' in text:
        wrong.append("has other quotation marks than „…“")
    if _FORMAL.search(text):
        wrong.append("says “Sie” where the program says “du”")
    if _GERMAN_PRONOUN.search(text):
        wrong.append("says of {name} whether that is a he or a she")
    if _GERMAN_ARTICLE.search(text):
        wrong.append("puts an article before {name}")
    return wrong


def _east_asian(language: str, text: str) -> list[str]:
    wrong = []
    if _HALF_WIDTH.search(text):
        wrong.append("has half-width marks beside full-width characters")
    if _LOOSE.search(text):
        wrong.append("has a space at a full-width mark")
    if language in ("ja", "zh_TW") and re.search("[“”„]", text):
        wrong.append("has other quotation marks than 「…」")
    if language.startswith("zh") and "您" in text:
        wrong.append("says 您 where the program says 你")
    if language == "zh_CN" and (text.count("“") != text.count("”") or "「" in text):
        wrong.append("has other quotation marks than “…”")
    return wrong
