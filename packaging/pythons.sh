#!/bin/sh
# Installs the wheel with pip, pipx and uv, for each Python named, and plays with it.
#
#   sh packaging/pythons.sh dist/cardtable-0.1.0-py3-none-any.whl python3.11 python3.12 …
#
# pip takes nothing whose hash is not in hashes.txt; pipx and uv get the versions of constraints.txt.
# What of the three is not there is named. PIPX and UV say where they are; LANGS is for pip's
# selftest (default: all languages); SHOTS gets its pictures. Nothing outside ${TMPDIR:-/tmp} changes.
set -eu
here=$(dirname "$(readlink -f "$0")")
wheel=$(readlink -f "$1")
shift
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
trap 'exit 1' HUP INT TERM
unset PYTHONPATH PYTHONHOME
export CARDTABLE_DATA="$place/data" QT_QPA_PLATFORM=offscreen
export PIPX_HOME="$place/pipx" PIPX_BIN_DIR="$place/pipx-bin" PIPX_MAN_DIR="$place/pipx-man"
export UV_TOOL_DIR="$place/uv" UV_TOOL_BIN_DIR="$place/uv-bin" UV_PYTHON_DOWNLOADS=never
pipx=${PIPX:-pipx} uv=${UV:-uv}
cd "$place"

played() {  # played COMMAND …: how its selftest closes
    "$@" >said || { cat said; exit 1; }
    tail -n 1 said
}

pythons=$*
for python in $pythons; do
    python=$(command -v "$python")
    "$python" -c 'import sys; print("== Python %d.%d.%d" % sys.version_info[:3])'

    "$python" -m venv "$place/pip"
    mine=$place/pip/bin/python
    "$mine" "$here/hashes.py" >hashed.txt
    "$mine" -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps \
        -r hashed.txt
    "$mine" -m pip install --quiet --disable-pip-version-check --no-deps "$wheel"
    "$mine" -m pip check
    "$mine" -m cardtable --version
    set --
    for language in ${LANGS:-}; do set -- "$@" --lang "$language"; done
    played "$mine" -m cardtable selftest "$@" ${SHOTS:+--shots "$SHOTS"}

    if command -v "$pipx" >/dev/null; then
        "$pipx" install --python "$python" --pip-args="-c $here/constraints.txt" "$wheel" >/dev/null
        "$place/pipx-bin/cardtable" --version
        played "$place/pipx-bin/cardtable" selftest --lang ja --game dou-dizhu
        "$pipx" uninstall cardtable >/dev/null
    else
        echo "Not tried: pipx."
    fi

    if command -v "$uv" >/dev/null; then
        "$uv" tool install --quiet --python "$python" --constraints "$here/constraints.txt" "$wheel"
        "$place/uv-bin/cardtable" --version
        played "$place/uv-bin/cardtable" selftest --lang de --game oicho-kabu
        "$uv" tool uninstall --quiet cardtable
    else
        echo "Not tried: uv."
    fi
    rm -rf "$place/pip" "$place/data"
done
