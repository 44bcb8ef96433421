#!/usr/bin/env python3
"""From a fresh clone to the running program, or to the tests, in one command.

    python3 packaging/bootstrap.py play [arguments of “cardtable play” …]
    python3 packaging/bootstrap.py test [arguments of pytest …]

It needs Python 3.11 and nothing else: missing system libraries of Qt are installed with apt-get if
that needs no password, everything from Python goes into ``.venv`` beside this folder, in the
versions of ``constraints.txt``. Whatever is there already is left alone, so that the second time
starts at once and without a network. All of it is in one long file, because it must run alone:
before it is done, only Python's own library can be imported.

Exit status: that of the program or of pytest; 1 if the preparations fail, 2 for wrong use; both
with one sentence that says what to do.
"""

from __future__ import annotations

import ctypes
import errno
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "cardtable-installed.json"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
OLDEST = (3, 11)

#: What each command needs besides the program itself (extras of pyproject.toml).
EXTRAS = {"play": "", "test": "[test]"}
#: What builds the program: without build isolation nothing large is fetched twice.
BUILDERS = ("hatchling", "editables", "Babel")

#: Shared libraries that PySide6's wheels expect from the system, and the Debian packages that
#: contain them (since Debian 13 some names end in t64).
CORE = {
    "libz.so.1": ("zlib1g",),
    "libzstd.so.1": ("libzstd1",),
    "libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgthread-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libEGL.so.1": ("libegl1",),
    "libGL.so.1": ("libgl1",),
    "libX11.so.6": ("libx11-6",),
    "libfontconfig.so.1": ("libfontconfig1",),
    "libfreetype.so.6": ("libfreetype6",),
    "libxkbcommon.so.0": ("libxkbcommon0",),
    "libdbus-1.so.3": ("libdbus-1-3",),
}
X11 = {
    "libX11-xcb.so.1": ("libx11-xcb1",),
    "libxcb.so.1": ("libxcb1",),
    "libxcb-cursor.so.0": ("libxcb-cursor0",),
    "libxcb-glx.so.0": ("libxcb-glx0",),
    "libxcb-icccm.so.4": ("libxcb-icccm4",),
    "libxcb-image.so.0": ("libxcb-image0",),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1",),
    "libxcb-randr.so.0": ("libxcb-randr0",),
    "libxcb-render-util.so.0": ("libxcb-render-util0",),
    "libxcb-render.so.0": ("libxcb-render0",),
    "libxcb-shape.so.0": ("libxcb-shape0",),
    "libxcb-shm.so.0": ("libxcb-shm0",),
    "libxcb-sync.so.1": ("libxcb-sync1",),
    "libxcb-util.so.1": ("libxcb-util1",),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0",),
    "libxcb-xkb.so.1": ("libxcb-xkb1",),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0",),
}
WAYLAND = {
    "libwayland-client.so.0": ("libwayland-client0",),
    "libwayland-cursor.so.0": ("libwayland-cursor0",),
    "libwayland-egl.so.1": ("libwayland-egl1",),
}
#: What makes a screen for tests: an X server, a window manager, simulated input, and a bus of
#: accessibility with somebody who listens there.
SCREEN = {
    "Xvfb": ("xvfb",),
    "openbox": ("openbox",),
    "xdotool": ("xdotool",),
    "dbus-daemon": ("dbus-daemon", "dbus"),
    "dbus-send": ("dbus-bin", "dbus"),
    "/usr/libexec/at-spi-bus-launcher": ("at-spi2-core",),
    "/usr/lib/python3/dist-packages/pyatspi": ("python3-pyatspi",),
}
#: Messages of pip, apt-get and Python, and what they mean; the first match counts. Messages about a
#: certificate or a proxy end in words that also occur when there is no network.
SIGNS = (
    (
        ("No space left on device", "Errno 28", "not enough free space", "Disk quota exceeded"),
        "The disk is full. Free about 2 GB and try again.",
    ),
    (
        (
            "CERTIFICATE_VERIFY_FAILED",
            "SSLCertVerificationError",
            "SSLError",
            "certificate verification failed",
            "certificate is NOT trusted",
        ),
        "The package server’s certificate was rejected; "
        "check this computer’s date and your network’s certificates.",
    ),
    (
        (
            "ProxyError",
            "Tunnel connection failed",
            "Cannot connect to proxy",
            "407 Proxy",
            "Proxy Authentication Required",
            "Unsupported proxy",
        ),
        "The network proxy blocks package downloads; check http_proxy and "
        "https_proxy in the environment, or the proxy itself.",
    ),
    (
        (
            "NewConnectionError",
            "Temporary failure in name resolution",
            "Temporary failure resolving",
            "Name or service not known",
            "Network is unreachable",
            "Connection refused",
            "ConnectTimeout",
            "Read timed out",
            "getaddrinfo failed",
            "Max retries exceeded",
            "No route to host",
            "Could not resolve",
            "Could not connect to",
        ),
        "Cardtable needs more packages, but there is no network connection.",
    ),
    (
        ("Could not get lock", "Unable to acquire the dpkg frontend lock"),
        "Another program is installing packages just now; try again when it is done.",
    ),
    (
        ("dpkg was interrupted",),
        "An earlier installation was interrupted; “sudo dpkg --configure -a” finishes it.",
    ),
)


#: The meanings alone.
MEANT = tuple(sentence for _, sentence in SIGNS)


class Stop(Exception):
    """The preparations cannot go on. The message is one sentence."""


def say(text: str) -> None:
    """Report slow steps; only results go to standard output."""
    print(text, file=sys.stderr, flush=True)


def explained(said: str) -> str:
    """The meaning of another program's message, in one sentence; empty if unknown."""
    lowered = said.lower()
    for signs, sentence in SIGNS:
        if any(sign.lower() in lowered for sign in signs):
            return sentence
    return ""


# -- Python ----------------------------------------------------------------------------------------
def right_python(words: Sequence[str]) -> None:
    """Restart with a newer Python if this one is too old and there is one.

    Raises:
        Stop: if there is none.
    """
    if sys.version_info >= OLDEST:
        return
    for minor in range(20, OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found:
            os.execv(found, [found, str(Path(__file__).resolve()), *words])
    here = ".".join(str(part) for part in sys.version_info[:3])
    raise Stop(
        f"Cardtable needs Python {OLDEST[0]}.{OLDEST[1]} or newer and this is {here}; "
        "install a newer Python and start this with it."
    )


# -- the system ------------------------------------------------------------------------------------
def loads(library: str) -> bool:
    """Whether the system has a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def wanted_libraries(command: str) -> dict[str, tuple[str, ...]]:
    """The libraries that Qt loads here: none of X11 without X11."""
    wanted = dict(CORE)
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if command == "play" and platform in ("", "xcb") and os.environ.get("DISPLAY"):
        wanted.update(X11)
    if command == "play" and platform in ("", "wayland") and os.environ.get("WAYLAND_DISPLAY"):
        wanted.update(WAYLAND)
    return wanted


def apt() -> list[str] | None:
    """The command that starts apt-get with the rights to install, or None."""
    if not shutil.which("apt-get"):
        return None
    words = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    if os.geteuid() == 0:
        return words
    if shutil.which("sudo") and _quiet(["sudo", "-n", "true"]).returncode == 0:
        return ["sudo", "-n", *words]
    return None


def _quiet(words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


def known(name: str) -> bool:
    """Whether a package of this name is in the lists that this system has."""
    return "Version:" in _quiet(["apt-cache", "show", "--no-all-versions", name]).stdout


def resolved(alternatives: Sequence[str]) -> str:
    """The first of several package names that this system knows (the last if it knows none)."""
    return next((name for name in alternatives if known(name)), alternatives[-1])


def listed(names: Sequence[str], most: int = 4) -> str:
    """Names one after the other; of many only the first, so that the command is not overlooked."""
    if len(names) <= most:
        return ", ".join(names)
    return f"{', '.join(names[: most - 1])} and {len(names) - most + 1} more"


def by_hand(packages: Iterable[tuple[str, ...]], sudo: bool) -> str:
    """The command that installs packages; without lists of packages, they are asked for first."""
    names = sorted({resolved(choice) for choice in packages})
    start = "sudo apt-get" if sudo else "apt-get"
    command = f"{start} install {' '.join(names)}"
    return command if any(known(name) for name in names) else f"{start} update && {command}"


def apt_install(start: list[str], choices: Iterable[tuple[str, ...]]) -> str:
    """Install packages; returns apt-get's last message if it failed, otherwise empty."""
    choices = sorted(set(choices))
    said = ""
    for attempt in range(2):
        if attempt:
            say("Asking for the list of packages…")
            _quiet([*start, "update", "-qq"])
        names = sorted({resolved(choice) for choice in choices})
        say(f"Installing {', '.join(names)}…")
        done = _quiet([*start, "install", "-y", "-qq", "--no-install-recommends", *names])
        if done.returncode == 0:
            return ""
        lines = [line for line in done.stdout.splitlines() if line.startswith("E:")]
        meant = explained(done.stdout)
        if meant and (attempt or "no network" not in meant):
            return meant
        said = (lines or done.stdout.splitlines() or ["no reason given"])[0].strip()
    return said


def prepare_system(command: str) -> None:
    """Install the system libraries that are missing.

    Raises:
        Stop: if that is not possible from here.
    """
    if not sys.platform.startswith("linux"):
        return
    wanted = wanted_libraries(command)
    missing = {name: packages for name, packages in wanted.items() if not loads(name)}
    venv = not venv_works()
    if not missing and not venv and was_set_up():
        if command == "test" and lacking_screen():
            say(skipped("they were not installed when Cardtable was set up"))
        return
    start = apt()
    if missing or venv:
        packages = set(missing.values())
        if venv:
            packages.add((f"python3.{sys.version_info.minor}-venv", "python3-venv"))
        what = listed([*(["Python's venv module"] if venv else []), *missing])
        if not shutil.which("apt-get"):
            raise Stop(
                f"This system doesn’t have {what}, and there’s no apt-get to install it: "
                "use your system's package manager."
            )
        if start is None:
            if shutil.which("sudo"):
                raise Stop(
                    f"This system doesn’t have {what}; run “{by_hand(packages, True)}” first."
                )
            raise Stop(
                f"This system doesn’t have {what}; ask its administrator to run "
                f"“{by_hand(packages, False)}” as root."
            )
        trouble = apt_install(start, packages)
        if trouble in MEANT:
            raise Stop(trouble)
        still = [name for name in missing if not loads(name)]
        if trouble or still:
            raise Stop(
                f"apt-get couldn’t install what is missing, {what} ({trouble or 'still missing'})."
            )
    if command == "test":
        prepare_screen(start)


def prepare_screen(start: list[str] | None) -> None:
    """Install what the tests on a real X server need, or say that they are skipped."""
    packages = lacking_screen()
    if not packages:
        return
    trouble = "there are no rights to install them" if start is None else ""
    if start is not None:
        trouble = apt_install(start, packages)
    if trouble or lacking_screen():
        say(skipped(trouble or "they are still missing"))


def lacking_screen() -> list[tuple[str, ...]]:
    """The missing packages that the tests on a real X server need."""
    tools = [
        packages
        for name, packages in SCREEN.items()
        if not (shutil.which(name) or Path(name).exists())
    ]
    return tools + [packages for name, packages in X11.items() if not loads(name)]


def skipped(why: str) -> str:
    """The message that these tests are skipped."""
    names = ", ".join(choices[0] for choices in lacking_screen())
    return f"The tests on a real X server are skipped without {names} ({why})."


def was_set_up() -> bool:
    """Whether Cardtable was set up before; an X server for tests is installed only at first."""
    return STAMP.is_file()


def venv_works() -> bool:
    """Whether a virtual environment exists or can be made (Debian leaves out half of venv)."""
    return venv_python().is_file() or all(
        importlib.util.find_spec(name) is not None for name in ("venv", "ensurepip")
    )


# -- the virtual environment -----------------------------------------------------------------------
def venv_python() -> Path:
    """The Python of ``.venv``."""
    if os.name == "nt":
        return VENV / "Scripts" / "python.exe"
    return VENV / "bin" / "python"


def environment() -> dict[str, str]:
    """The environment without variables that would lead Python away from ``.venv``."""
    return {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_PREFIX", "PIP_USER")
    }


def make_venv() -> None:
    """Make a virtual environment of this Python in ``.venv``; one of another version is replaced.

    Raises:
        Stop: if Python cannot make one.
    """
    mine = "{}.{}".format(*sys.version_info[:2])
    if venv_python().exists():
        ask = "import sys; print('{}.{}'.format(*sys.version_info[:2]))"
        try:
            if _quiet([str(venv_python()), "-c", ask]).stdout.strip() == mine:
                return
        except OSError:
            pass  # its Python is gone
        STAMP.unlink(missing_ok=True)
    if not venv_works():
        raise Stop(
            f"This Python has no venv module; install it (on Debian python{mine}-venv) and try "
            "again."
        )
    say(f"Making {VENV.name}…")
    done = _quiet([sys.executable, "-m", "venv", "--clear", str(VENV)])
    if done.returncode:
        if explained(done.stdout):
            raise Stop(explained(done.stdout))
        last = (done.stdout.strip().splitlines() or ["no reason given"])[-1]
        raise Stop(f"Python couldn’t make a virtual environment in {VENV} ({last}).")


def fingerprint(command: str) -> str:
    """A hash of what an install depends on; while it stays the same, nothing needs installing."""
    hashed = hashlib.sha256()
    for name in ("pyproject.toml", "packaging/constraints.txt", "packaging/hatch_build.py"):
        hashed.update((ROOT / name).read_bytes())
    hashed.update(f"{ROOT} {sys.version_info[:2]} {EXTRAS[command]}".encode())
    return hashed.hexdigest()


def installed() -> dict[str, str]:
    """The commands for which everything is installed, with their fingerprints."""
    try:
        found = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def install(command: str) -> None:
    """Install the program, editable, and what the command needs, unless they are installed.

    Raises:
        Stop: if pip fails.
    """
    before = installed()
    # What the tests need includes what the program needs.
    if any(before.get(name) == fingerprint(name) for name in {command, "test"}):
        return
    say("Installing what Cardtable needs into .venv (only the first time)…")
    pip("install", *BUILDERS)
    pip("install", "--no-build-isolation", "-e", f"{ROOT}{EXTRAS[command]}")
    STAMP.write_text(json.dumps({command: fingerprint(command)}), encoding="utf-8")


def pip(*words: str) -> None:
    """Run pip with the pinned versions.

    Raises:
        Stop: if it fails.
    """
    done = subprocess.run(
        [
            str(venv_python()),
            "-m",
            "pip",
            words[0],
            "--quiet",
            "--no-input",
            "--disable-pip-version-check",
            "-c",
            str(CONSTRAINTS),
            *words[1:],
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        env=environment(),
        cwd=ROOT,
    )
    if done.returncode == 0:
        return
    if explained(done.stdout):
        raise Stop(explained(done.stdout))
    lines = done.stdout.strip().splitlines()
    errors = [line for line in lines if "cardtable:" in line or line.startswith("ERROR:")]
    reason = (errors or lines or ["no reason given"])[0].strip()[:300]
    raise Stop(f"pip couldn’t install Cardtable's Python packages ({reason}).")


def compile_translations() -> None:
    """Compile catalogues that are older than their texts (after a pull), else English is shown."""
    tool = ROOT / "packaging" / "catalogues.py"
    done = _quiet([str(venv_python()), str(tool), "compile"])
    if done.returncode:
        say(done.stdout.strip())


# -- commands --------------------------------------------------------------------------------------
def play(words: Sequence[str]) -> int:
    """Open the window."""
    compile_translations()
    return run(["-m", "cardtable", "play", *words], environment())


def test(words: Sequence[str]) -> int:
    """Run the tests; the last line is pytest's own."""
    with_qt = environment()
    with_qt["QT_QPA_PLATFORM"] = "offscreen"
    # Else each of the many processes that tests start would compile the program anew.
    with_qt.pop("PYTHONDONTWRITEBYTECODE", None)
    spread = []
    if not any(
        word.startswith(("-n", "--numprocesses", "--dist", "-s", "--pdb")) for word in words
    ):
        # One more than there are cores: many tests wait for the clock. Idle workers take tests from
        # others, as the longest tests come last.
        many = max(1, min(4, (os.cpu_count() or 1) + 1))
        spread = ["-n", str(many), "--dist", "worksteal"]
    return run(["-m", "pytest", "-q", *spread, *words], with_qt)


def run(words: Sequence[str], env: dict[str, str]) -> int:
    """Run Python's ``words`` in the repository and return its exit status."""
    started = subprocess.Popen([str(venv_python()), *words], env=env, cwd=ROOT)
    while True:
        try:
            status = started.wait()
        except KeyboardInterrupt:
            continue  # Ctrl+C went to the child as well, which ends in its own way
        return status if status >= 0 else 128 - status


def main(words: Sequence[str]) -> int:
    """Prepare and run a command."""
    commands = {"play": play, "test": test}
    if words and words[0] in ("-h", "--help"):
        print((__doc__ or "").strip())
        return 0
    if not words or words[0] not in commands:
        say("bootstrap: Say what to do: “bootstrap.py play” or “bootstrap.py test”.")
        return 2
    command = words[0]
    try:
        right_python(words)
        prepare_system(command)
        make_venv()
        install(command)
    except Stop as error:
        say(f"bootstrap: {error}")
        return 1
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            say(f"bootstrap: {explained('No space left on device')}")
            return 1
        say(f"bootstrap: {error.filename or 'The system'}: {error.strerror or error}.")
        return 1
    except KeyboardInterrupt:
        say("bootstrap: Interrupted.")
        return 1
    return commands[command](words[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
