"""What desktops need of the program: icons as pictures, and AppStream metadata with screenshots."""

from __future__ import annotations

import base64
import functools
import json
import os
import subprocess
import sys
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
SIZES = (16, 32, 48, 64, 128, 256, 512)
#: Screenshots by the beginning of their names in ``assets/pictures``, with captions.
SHOWN = {
    "start": {
        "en": "The start page with the four games",
        "de": "Die Startseite mit den vier Spielen",
        "ja": "四つのゲームが並ぶスタート画面",
        "zh_CN": "列出四种游戏的开始页面",
        "zh_TW": "列出四種遊戲的開始頁面",
    },
    "oicho-kabu-bet": {
        "en": "Betting on the four columns in Oicho-Kabu",
        "de": "Einsätze auf die vier Spalten bei Oicho-Kabu",
        "ja": "おいちょかぶで四つの列に賭ける",
        "zh_CN": "在追丁株中给四列牌下注",
        "zh_TW": "在追丁株中對四欄牌下注",
    },
}
_DRAW = """
import base64, json, os, sys
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
app = QGuiApplication([])
out = {}
for size in json.loads(sys.argv[2]):
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(sys.argv[1]).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    out[size] = base64.b64encode(bytes(data)).decode()
print(json.dumps(out))
"""


@functools.cache
def icons(python: str = sys.executable) -> dict[int, bytes]:
    """The program's icon as PNG, by size in pixels; ``python`` must have PySide6."""
    done = subprocess.run(
        [python, "-c", _DRAW, str(ROOT / "assets" / "icons" / "cardtable.svg"), json.dumps(SIZES)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    return {int(size): base64.b64decode(data) for size, data in json.loads(done.stdout).items()}


def ico(pictures: dict[int, bytes]) -> bytes:
    """The icon in Windows' format: the PNGs up to 256 pixels in one file."""
    fitting = sorted((size, data) for size, data in pictures.items() if size <= 256)
    head = (0).to_bytes(2, "little") + (1).to_bytes(2, "little")
    head += len(fitting).to_bytes(2, "little")
    at, table = 6 + 16 * len(fitting), b""
    for size, data in fitting:
        table += bytes((size % 256, size % 256, 0, 0, 1, 0, 32, 0))
        table += len(data).to_bytes(4, "little") + at.to_bytes(4, "little")
        at += len(data)
    return head + table + b"".join(data for _, data in fitting)


def icns(pictures: dict[int, bytes]) -> bytes:
    """The icon in the format of macOS."""
    kinds = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
    body = b"".join(
        kinds[size] + (len(data) + 8).to_bytes(4, "big") + data
        for size, data in sorted(pictures.items())
        if size in kinds
    )
    return b"icns" + (len(body) + 8).to_bytes(4, "big") + body


def metainfo(pictures: str = "") -> str:
    """The AppStream file; ``pictures`` is the address at which ``assets/pictures`` is published.

    Software catalogues fetch screenshots from the network, so without an address there are none.
    """
    text = (LINUX / "org.cardtable.Cardtable.metainfo.xml").read_text(encoding="utf-8")
    if not pictures:
        return text
    out = ["  <screenshots>"]
    for at, (name, captions) in enumerate(SHOWN.items()):
        out.append('    <screenshot type="default">' if at == 0 else "    <screenshot>")
        for language, caption in captions.items():
            mark = "" if language == "en" else f' xml:lang="{language}"'
            out.append(f"      <caption{mark}>{escape(caption)}</caption>")
        for language in captions:
            if (ROOT / "assets" / "pictures" / f"{name}-{language}.png").is_file():
                mark = "" if language == "en" else f' xml:lang="{language}"'
                address = f"{pictures.rstrip('/')}/{name}-{language}.png"
                out.append(f'      <image type="source"{mark}>{escape(address)}</image>')
        out.append("    </screenshot>")
    out.append("  </screenshots>\n")
    return text.replace("  <launchable", "\n".join(out) + "  <launchable", 1)
