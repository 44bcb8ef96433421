"""The entry point of a bundle: the command line, plus what a bare system may lack."""

import os
import sys
from pathlib import Path


def main() -> int:
    """Run the program."""
    inside = Path(getattr(sys, "_MEIPASS", Path(__file__).parent))
    if sys.platform.startswith("linux") and not Path("/etc/fonts/fonts.conf").is_file():
        os.environ.setdefault("FONTCONFIG_FILE", str(inside / "fonts.conf"))
    xkb = Path("/usr/share/X11/xkb")
    if sys.platform.startswith("linux") and not xkb.is_dir() and (inside / "xkb").is_dir():
        os.environ.setdefault("XKB_CONFIG_ROOT", str(inside / "xkb"))
    from cardtable.cli import main as command_line

    return command_line(sys.argv[1:])


if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1].startswith("--multiprocessing"):
        import multiprocessing

        multiprocessing.freeze_support()
    status = main()
    from cardtable.cli import end

    end(status)
