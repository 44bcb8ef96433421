"""What desktops need of the program: icons as pictures, and AppStream metadata with screenshots."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
#: The program's icon: one picture for large sizes, and a bitmap for each size in use.
ICON = ROOT / "assets" / "icons" / "cardtable.svg"
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


def icons() -> dict[int, bytes]:
    """The program's icon as PNG, by size in pixels: the drawing that was made for it."""
    files = (ICON.parent / "app").glob("cardtable_*.png")
    found = {int(file.stem.rpartition("_")[2]): file.read_bytes() for file in files}
    return dict(sorted(found.items()))


def hicolor(name: str = "cardtable") -> dict[str, bytes]:
    """What lies below ``share/icons/hicolor``, under the name that a desktop looks for."""
    out = {f"{size}x{size}/apps/{name}.png": data for size, data in icons().items()}
    out[f"scalable/apps/{name}.svg"] = ICON.read_bytes()
    return out


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
    """The icon in the format of macOS; half the kinds are for screens of twice the density."""
    kinds = (
        (b"icp4", 16),
        (b"icp5", 32),
        (b"ic07", 128),
        (b"ic08", 256),
        (b"ic09", 512),
        (b"ic11", 32),
        (b"ic12", 64),
        (b"ic13", 256),
        (b"ic14", 512),
    )
    body = b"".join(
        kind + (len(pictures[size]) + 8).to_bytes(4, "big") + pictures[size] for kind, size in kinds
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
