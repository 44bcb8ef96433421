"""The catalogues: up to date, translated, and nothing in the code escapes them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel.messages import Catalog

from cardtable.languages import LANGUAGES
from tests.catalogues import catalogues

OTHERS = [code for code in LANGUAGES if code != "en"]
#: Functions that look a text up or mark it, and how many texts each takes.
TEXTS = {
    "_": 1,
    "message": 1,
    "ngettext": 2,
    "nmessage": 2,
    "pgettext": 2,
    "npgettext": 3,
    "N_": 1,
    "ngettext_noop": 2,
    "pgettext_noop": 2,
}
FIELD = re.compile(r"\{(\w+)(?::[^{}]*)?\}")


def test_every_language_has_a_catalogue() -> None:
    assert catalogues.languages() == sorted(OTHERS)


def test_catalogues_are_up_to_date_with_the_code() -> None:
    assert catalogues.outdated() == []


@pytest.mark.parametrize("code", OTHERS)
def test_everything_is_translated_and_sound(code: str) -> None:
    assert catalogues.defects(code) == []


def test_a_translation_survives_and_a_vanished_text_goes() -> None:
    code = Catalog()
    code.add(("{n} card", "{n} cards"), auto_comments=["said by the dealer"])
    code.add("Deal", context="button")
    before = Catalog(locale="de")
    before.add(("{n} card", "{n} cards"), ("{n} Karte", "{n} Karten"), user_comments=["checked"])
    before.add("old", "alt")
    before.add("Deal", "Spiel")
    after = catalogues.merged(code, before)
    cards, deal = catalogues.texts(after)
    assert catalogues.forms(cards) == ("{n} Karte", "{n} Karten")
    assert cards.auto_comments == ["said by the dealer"] and cards.user_comments == ["checked"]
    assert (deal.context, deal.string) == ("button", "")
    assert "msgid_plural" in catalogues.written(after)


def test_a_text_that_gets_a_plural_has_to_be_translated_again() -> None:
    code = Catalog()
    code.add(("{n} card", "{n} cards"))
    before = Catalog(locale="de")
    before.add("{n} card", "{n} Karte")
    (cards,) = catalogues.texts(catalogues.merged(code, before))
    assert not any(catalogues.forms(cards))


def test_a_lost_field_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogues, "TRANSLATIONS", tmp_path)
    made = Catalog(locale="de")
    made.add("{name} draws.", "{nam} zieht.")
    made.add(("{n} card", "{n} cards"), ("eine Karte", "Karten"))
    (tmp_path / "de.po").write_text(catalogues.written(made), encoding="utf-8")
    lost, foreign, number = catalogues.defects("de")
    assert "{name} 0 times" in lost and "{nam} 1 times" in foreign
    assert "{n} 0 times" in number


@pytest.mark.parametrize("text", ["", "msgid 1", 'msgid "a"\nmsgstr "b"\nx'])
def test_a_damaged_file_is_one_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "de.po"
    file.write_text(text, encoding="utf-8")
    if not text:
        assert catalogues.texts(catalogues.read(file)) == []
        return
    with pytest.raises(catalogues.CatalogueError, match=r"^de\.po cannot be read"):
        catalogues.read(file)


# -- the code --------------------------------------------------------------------------------------
def calls(path: Path) -> Iterator[tuple[int, str, list[ast.expr], set[str] | None]]:
    """The calls with a text: line, function, the texts, and the names of the fields given.

    The names are ``None`` where the fields are filled in later or cannot be known.
    """
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            name = node.func.id
            if name in TEXTS:
                fields = {str(word.arg) for word in node.keywords}
                fields |= {"n"} & {"n" * name.startswith("n")}
                filled = (fields or name == "message") and "None" not in fields
                yield node.lineno, name, node.args[: TEXTS[name]], fields if filled else None


def is_made(text: ast.expr) -> bool:
    """Whether a text is put together on the spot, so that no catalogue can have it."""
    return any(
        isinstance(part, ast.JoinedStr | ast.BinOp)
        or (isinstance(part, ast.Attribute) and part.attr in ("format", "join"))
        for part in ast.walk(text)
    )


def faults(path: Path) -> Iterator[str]:
    """What is wrong with the texts of a module."""
    for line, name, texts, given in calls(path):
        where = f"{path.name}:{line}"
        if not any(map(is_made, texts)) and not isinstance(texts[0], ast.Constant):
            continue  # looked up in a table, where it is marked
        if not all(isinstance(t, ast.Constant) and isinstance(t.value, str) for t in texts):
            yield f"{where} {name} needs literals"
            continue
        words = [str(ast.literal_eval(text)) for text in texts]
        context = words.pop(0) if name in ("pgettext", "npgettext", "pgettext_noop") else None
        if given is not None and set(FIELD.findall(words[-1])) != given:
            yield f"{where} “{words[-1][:40]}” needs other fields than {sorted(given)}"
        id_ = words[0] if len(words) == 1 else tuple(words)
        if in_code().get(id_, context) is None:
            yield f"{where} “{words[0][:40]}” is not collected"


@cache
def in_code() -> Catalog:
    """The texts of the code."""
    texts: Catalog = catalogues.extracted()
    return texts


SOURCES = [p for p in sorted(catalogues.SOURCE.rglob("*.py")) if p.name != "translation.py"]


def test_every_text_is_collected_and_has_its_fields() -> None:
    assert [fault for path in SOURCES for fault in faults(path)] == []
    assert len(catalogues.texts(in_code())) > 2_000


def test_every_note_reaches_the_translators() -> None:
    noted = [
        note
        for path in catalogues.SOURCE.rglob("*.py")
        for note in re.findall(r"^ *#:? Translators: (.*)", path.read_text("utf-8"), re.MULTILINE)
    ]
    shown = [note for one in catalogues.texts(in_code()) for note in one.auto_comments]
    assert noted and sorted(noted) == sorted(shown)


@pytest.mark.parametrize(
    "code",
    [
        '_(f"text {x}")',
        '_(text + "!")',
        '_("{x} passed.".format(x=name))',
        '_(",".join(texts))',
        '_("{name} passed.", nam=x)',
        '_("{name} passed.", name=x, card=y)',
        'ngettext("{n} of {all}", "{n} of {all}", 2)',
        'message("There is no {thing}.")',
        '_("a text that no catalogue has")',
        'N_(f"text {x}")',
        'ngettext_noop("a card", "cards that no catalogue has")',
        'N_("Rounds"); _(f"text {x}")',
        'N_("Rounds"); _("text " + x)',
    ],
)
def test_each_trap_is_found(tmp_path: Path, code: str) -> None:
    (tmp_path / "trap.py").write_text(code, encoding="utf-8")
    assert list(faults(tmp_path / "trap.py"))


def unmarked(path: Path) -> Iterator[str]:
    """Sentences in tables of a module that no catalogue can have."""
    for table in ast.parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(table, ast.Assign | ast.AnnAssign) or table.value is None:
            continue
        waiting: list[ast.AST] = [table.value]
        while waiting:
            node = waiting.pop()
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and re.search("[a-z][ .]", text):
                yield f"{path.name}:{table.lineno} “{text}”"
            elif not isinstance(node, ast.Call) or getattr(node.func, "id", "") == "OptionTexts":
                waiting += ast.iter_child_nodes(node)


PHRASES = sorted((catalogues.SOURCE / "phrases").rglob("*.py"))


def test_every_sentence_of_a_table_is_marked() -> None:
    assert [fault for path in PHRASES for fault in unmarked(path)] == []


def test_a_sentence_without_a_mark_is_found(tmp_path: Path) -> None:
    (tmp_path / "trap.py").write_text('A = {"x": (N_("It is."), "Not marked.")}', encoding="utf-8")
    assert list(unmarked(tmp_path / "trap.py")) == ["trap.py:1 “Not marked.”"]


def test_phrases_know_no_qt() -> None:
    """The same sentences serve the window and the command line."""
    folder = catalogues.SOURCE / "phrases"
    assert [p.name for p in folder.rglob("*.py") if "PySide6" in p.read_text("utf-8")] == []
