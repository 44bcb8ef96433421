"""How texts are marked for translation: whatever lupdate would lose without a word fails here.

lupdate reads Python roughly: it goes wrong silently on f-strings, keyword arguments, literals in
parentheses, other names for ``translate``, and expressions as a plural's number. Each rule
below is one such trap; the last test counts that nothing was lost after all.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.catalogues import catalogues

SOURCES = sorted(catalogues.SOURCE.rglob("*.py"))


def named(node: ast.expr) -> str:
    """``a.b.c`` of a name or attribute."""
    return ast.unparse(node) if isinstance(node, ast.Name | ast.Attribute) else ""


def is_text(node: ast.expr) -> bool:
    """A literal text (f-strings are not)."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def between(code: str, start: tuple[int, int], end: tuple[int, int]) -> str:
    """The code between two places, without comments and white space."""
    lines = code.encode().splitlines()
    if start[0] == end[0]:
        part = [lines[start[0] - 1][start[1] : end[1]]]
    else:
        part = [
            lines[start[0] - 1][start[1] :],
            *lines[start[0] : end[0] - 1],
            lines[end[0] - 1][: end[1]],
        ]
    return "".join(re.sub(r"#.*", "", line.decode()).strip() for line in part)


def ends(node: ast.expr) -> tuple[int, int]:
    """Where an expression ends."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    return node.end_lineno, node.end_col_offset


class Calls(ast.NodeVisitor):
    """Collects every call of ``translate`` and what is wrong with it."""

    def __init__(self, code: str, name: str) -> None:
        self.code, self.name = code, name
        self.texts: set[tuple[str, str]] = set()
        self.wrong: list[str] = []
        self._bound = [False]
        tree = ast.parse(code)
        self._allowed: set[int] = set()
        self.visit(tree)
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Attribute)
                and named(node) == "QCoreApplication.translate"
                and id(node) not in self._allowed
            ):
                self.say(node, "gives translate another name")

    def say(self, node: ast.AST, what: str) -> None:
        self.wrong.append(f"{self.name}:{getattr(node, 'lineno', 0)} {what}")

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._bound.append(self._bound[-1])
        self.generic_visit(node)
        self._bound.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        if (
            named(node.value) == "QCoreApplication.translate"
            and len(node.targets) == 1
            and named(node.targets[0]) == "translate"
        ):
            self._bound[-1] = True
            self._allowed.add(id(node.value))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = named(node.func)
        last = name.rpartition(".")[2]
        if name == "QCoreApplication.translate":
            self._allowed.add(id(node.func))
            self.check(node)
        elif name == "translate":
            if not self._bound[-1]:
                self.say(node, "calls translate without “translate = QCoreApplication.translate”")
            self.check(node)
        elif last in ("tr", "QT_TRANSLATE_NOOP", "QT_TR_NOOP") or (
            last == "translate" and node.args and is_text(node.args[0])
        ):
            self.say(node, f"calls {name}; only QCoreApplication.translate is found")
        self.generic_visit(node)

    def check(self, node: ast.Call) -> None:
        args = node.args
        if node.keywords or any(isinstance(a, ast.Starred) for a in args):
            self.say(node, "has keyword or starred arguments")
            return
        if len(args) not in (2, 4):
            self.say(node, "needs context and text, or context, text, “” and a number")
            return
        if not (is_text(args[0]) and is_text(args[1])):
            self.say(node, "needs a literal context and a literal text")
            return
        context, text = ast.literal_eval(args[0]), ast.literal_eval(args[1])
        if (
            between(self.code, ends(node.func), (args[0].lineno, args[0].col_offset)) != "("
            or between(self.code, ends(args[0]), (args[1].lineno, args[1].col_offset)) != ","
            or (len(args) == 2 and between(self.code, ends(args[1]), ends(node)) not in (")", ",)"))
        ):
            self.say(node, "has a literal in parentheses")
        if ("%n" in text) != (len(args) == 4):
            self.say(node, "has %n without a number, or a number without %n")
        if len(args) == 4:
            if not (isinstance(args[2], ast.Constant) and args[2].value in ("", None)):
                self.say(node, "needs “” or None before the number")
            if not isinstance(args[3], ast.Name):
                self.say(node, "needs a plain name as its number")
        self.texts.add((context, text))


def calls() -> Iterator[Calls]:
    """The calls of every module."""
    for path in SOURCES:
        yield Calls(path.read_text(encoding="utf-8"), str(path.relative_to(catalogues.ROOT)))


@pytest.mark.parametrize(
    "code",
    [
        'QCoreApplication.translate("C", f"text {x}")',
        'QCoreApplication.translate("C", "text", n=n)',
        'QCoreApplication.translate("C", ("text"))',
        'QCoreApplication.translate("C", ("te" "xt"))',
        'QCoreApplication.translate("C", "text", "")',
        'QCoreApplication.translate("C", "text", "",)',
        'QCoreApplication.translate("C", text)',
        'QCoreApplication.translate("C", "%n card(s)")',
        'QCoreApplication.translate("C", "%n card(s)", "", len(cards))',
        'QCoreApplication.translate("C", "%n card(s)", "", view.count)',
        'tr = QCoreApplication.translate\ntr("C", "text")',
        'translate("C", "text")',
        'self.tr("text")',
        'app.translate("C", "text")',
    ],
)
def test_each_trap_is_found(code: str) -> None:
    assert Calls(code, "trap").wrong


@pytest.mark.parametrize(
    "code",
    [
        'QCoreApplication.translate("C", "text")',
        'QCoreApplication.translate(\n    "C",  # (why)\n    "te"\n    "xt",\n)',
        'QCoreApplication.translate("C", "%n card(s)", "", n)',
        'def f():\n    translate = QCoreApplication.translate\n    return translate("C", "text")',
        "painter.translate(2, 3)",
    ],
)
def test_right_calls_are_left_alone(code: str) -> None:
    assert Calls(code, "right").wrong == []


def test_calls_are_such_that_lupdate_finds_them() -> None:
    wrong = [sentence for module in calls() for sentence in module.wrong]
    assert wrong == []


def test_lupdate_finds_every_text() -> None:
    texts = {pair for module in calls() for pair in module.texts}
    without_qt = {(k.context, k.source) for k in catalogues.told_without_qt(catalogues.SOURCE)}
    found = {(k.context, k.source) for k in catalogues.extracted()} - (without_qt - texts)
    assert sorted(texts - found) == []
    assert sorted(found - texts) == []
    assert len(found) > 500
    assert all(not key.comment for key in catalogues.extracted())


def test_no_text_of_the_code_escapes_the_catalogues(tmp_path: Path) -> None:
    """A file is updated from nothing exactly as from what is there."""
    code = catalogues.extracted()
    path = tmp_path / "x.ts"
    path.write_text(catalogues.written("de", catalogues.merged("de", code, {})), encoding="utf-8")
    again = catalogues.merged("de", code, catalogues.read(path))
    assert catalogues.written("de", again) == path.read_text(encoding="utf-8")
