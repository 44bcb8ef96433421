"""The program's own fonts: no missing glyphs, and Han characters have the language's forms."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QFont, QFontInfo, QGuiApplication, QRawFont, QTextLayout

from cardtable.art import fonts
from cardtable.isolating import isolated, prepare_with
from cardtable.languages import LANGUAGES
from cardtable.models.past import title_of
from cardtable.translation import use_language
from cardtable.ui.widgets.theme import Theme
from tests.daily import daily
from tests.packaging.tools import ROOT, tool

cutter, charset = tool("fonts"), tool("charset")
FOLDER = ROOT / "assets" / "fonts"


@daily("bold", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_code_catalogue_and_decks_has_a_glyph(language: str, bold: bool) -> None:
    assert len(charset.needed(language)) > 90
    assert cutter.uncovered(language, bold) == set()


def test_a_lost_character_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    needed = charset.needed("ja")
    monkeypatch.setattr(cutter, "needed", lambda language: needed | {"龘"})
    assert cutter.uncovered("ja") == {"龘"}
    assert any("龘" in sentence for sentence in cutter.check())


def test_no_font_is_touched_before_all_sources_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, other, folder = (tmp_path / name for name in ("own", "other", "fonts"))
    for place in (own, other, folder):
        place.mkdir()
    names = sorted({cut.source for cut in cutter.cuts()})
    for name in names[1:]:
        (other / name).touch()
    (own / names[-1]).touch()
    old = folder / cutter.cuts()[0].file
    old.write_bytes(b"made before")
    monkeypatch.setattr(cutter, "FONTS", folder)
    monkeypatch.setitem(sys.modules, "fontTools", SimpleNamespace(subset=None))
    with pytest.raises(cutter.FontsFailed, match=re.escape(names[0])):
        cutter.make([str(own), str(other)])
    assert old.read_bytes() == b"made before"
    (other / names[0]).touch()
    found = cutter.sources([str(own), str(other)])
    assert found == {name: other / name for name in names[:-1]} | {names[-1]: own / names[-1]}


@daily("language", LANGUAGES)
def test_catalogue_and_decks_are_looked_at(language: str) -> None:
    if language == "en":
        return
    assert charset.of_catalogue(language) - charset.of_code()
    assert charset.of_decks(language)


def test_the_first_levels_of_the_national_standards_are_whole() -> None:
    assert len(charset.common("JP more")) == 2_965  # JIS X 0208
    assert len(charset.common("SC more")) == 3_755  # GB 2312
    assert len(charset.common("TC more")) == 5_401  # Big5


def test_the_program_asks_for_the_fonts_that_are_made() -> None:
    made = {(cut.family, cut.file) for cut in cutter.cuts()}
    for language in LANGUAGES:
        asked = fonts.files(language)
        assert tuple(asked) == cutter.shown_by(language)
        assert {(family, name) for family, names in asked.items() for name in names} <= made
        titles = fonts.title_files(language)
        assert tuple(titles) == cutter.titled_by(language)
        assert {(family, name) for family, names in titles.items() for name in names} <= made
    assert {file for _, file in made} == {p.name for p in FOLDER.glob("*.[ot]tf")}


def test_they_are_small_and_their_licence_lies_beside_them() -> None:
    assert sum(p.stat().st_size for p in FOLDER.iterdir()) <= cutter.MOST_BYTES
    licence = (FOLDER / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    for source in ("Noto Sans:", "Symbols 2:", "Math:", "Sans CJK:", "Serif:", "Serif CJK:"):
        assert source in licence


@pytest.mark.slow
def test_the_table_of_characters_is_read_as_qt_reads_it(qapp: QGuiApplication) -> None:
    for cut in cutter.cuts():
        raw = QRawFont(str(FOLDER / cut.file), 14.0)
        assert raw.familyName() == cut.family
        found = cutter.characters(FOLDER / cut.file)
        assert found
        assert all(raw.supportsCharacter(ord(c)) for c in found), cut.file
        assert not any(raw.supportsCharacter(ord(c)) for c in cutter.kept(cut) - found), cut.file


@pytest.mark.parametrize(("weight", "bold"), [(400, False), (600, True), (700, True)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_qt_takes_them_before_the_systems(
    qapp: QGuiApplication, language: str, weight: int, bold: bool
) -> None:
    fonts.load(language)
    font = QFont()
    font.setFamilies(fonts.families(language))
    font.setWeight(QFont.Weight(weight))
    assert QFontInfo(font).family() == fonts.families(language)[0]
    assert QRawFont.fromFont(font).familyName() == fonts.families(language)[0]
    assert QFontInfo(font).bold() is bold


def test_a_han_character_has_the_form_of_the_language(qapp: QGuiApplication) -> None:
    """骨 and 直 are written otherwise in Japan than in China."""

    def shape(language: str, character: str) -> str:
        for names in list(fonts.files(language).values())[:2]:
            raw = QRawFont(str(FOLDER / names[0]), 64.0)
            if raw.supportsCharacter(ord(character)):
                path = raw.pathForGlyph(raw.glyphIndexesForString(character)[0])
                return str(
                    [(path.elementAt(i).x, path.elementAt(i).y) for i in range(path.elementCount())]
                )
        return ""

    for character in "骨直":
        assert shape("ja", character)
        assert shape("zh_CN", character)
        assert shape("ja", character) != shape("zh_CN", character)
    assert shape("ja", "一") == shape("zh_CN", "一")


def test_a_font_that_is_gone_stops_nothing(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(fonts, "asset", lambda name: tmp_path / name)
    fonts._load.__wrapped__("fonts/none.ttf")


#: Names as they are written in Japan, China and Taiwan.
EASTERN = ("田中さん山本", "李小龙王", "陳怡君", "ナオミ", "骨直", "（）「々」")


def shown_with(text: str, language: str, weight: int = 400) -> set[str]:
    """The families whose glyphs a text is shown with; the empty one if a glyph is missing."""
    font = QFont()
    font.setFamilies(fonts.families(language))
    font.setWeight(QFont.Weight(weight))
    return set_in(text, font)


def set_in(text: str, font: QFont) -> set[str]:
    """The families whose glyphs a text is shown with in a font."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return {
        run.rawFont().familyName() if all(run.glyphIndexes()) else "" for run in layout.glyphRuns()
    }


@pytest.mark.parametrize("name", EASTERN)
@pytest.mark.parametrize("weight", [400, 700])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_chinese_and_japanese_are_shown_in_every_language(
    qapp: QGuiApplication, language: str, weight: int, name: str
) -> None:
    fonts.load(language)
    prepare_with(fonts.load_for)
    assert all(family.startswith("Cardtable") for family in shown_with(isolated(name), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_titled_in_the_display_face(qapp: QGuiApplication, language: str) -> None:
    use_language(language)
    theme = Theme(language=language)
    for game in ("oicho-kabu", "kyo-kabu", "dou-dizhu", "oklahoma-gin"):
        title = title_of(game)
        (family,) = set_in(title, theme.title(30))
        assert family.startswith("Cardtable Display"), title


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_type_of_other_languages_comes_last(language: str) -> None:
    families = fonts.families(language)
    own = list(fonts.files(language))
    assert list(families[: len(own)]) == own
    rest = families[families.index("sans-serif") + 1 :]
    assert {*own, *rest} >= {
        family for other in ("ja", "zh_CN", "zh_TW") for family in fonts.files(other)
    }
    assert not {*own} & {*rest}


@pytest.mark.parametrize("name", ["", *EASTERN, "Zoë", "Σοφία", "Анна", "سلمى"])
def test_type_of_other_languages_is_loaded_for_their_signs_only(name: str) -> None:
    code = (
        "import sys\n"
        "from PySide6.QtGui import QFontDatabase, QGuiApplication\n"
        "from cardtable.ui.running.beginning import Beginning\n"
        "from cardtable.isolating import isolated\n"
        "begun = Beginning('de')\n"
        f"isolated({name!r})\n"
        "print([f for f in QFontDatabase.families() if f.startswith('Cardtable Sans ')])\n"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, timeout=30, capture_output=True, check=True
    )
    assert (b"Cardtable Sans JP More" in done.stdout) == (name in EASTERN), done.stdout
