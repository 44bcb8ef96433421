#!/bin/sh
# The wheel with the Python of a Debian release, in a bare root: pip, pipx and uv (pythons.sh).
#
#   sh packaging/try_python.sh dist/cardtable-0.1.0-py3-none-any.whl testing
#
# What is needed, and what MIRROR and SHOTS do, says packaging/root.sh.
set -eu
here=$(dirname "$(readlink -f "$0")")
wheel=$(readlink -f "$1")
suite=$2
. "$here/root.sh"

make_root "$suite"
packages update
packages install python3-venv pipx libegl1 libgl1 libfontconfig1 libxkbcommon0 libdbus-1-3 \
    libglib2.0-0
mkdir "$root/opt/try"
cp "$wheel" "$here/pythons.sh" "$here/hashes.py" "$here/hashes.txt" "$here/constraints.txt" \
    "$root/opt/try/"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/here.pem"  # the network's are this machine's
set -- PIP_CERT=/etc/ssl/here.pem SSL_CERT_FILE=/etc/ssl/here.pem LANGS="${LANGS:-}"
in_root "$@" sh -ec 'python3 -m venv /opt/uv
    /opt/uv/bin/pip install --quiet --disable-pip-version-check uv'
as_player "$@" UV=/opt/uv/bin/uv SHOTS=/tmp/shots \
    sh /opt/try/pythons.sh "/opt/try/$(basename "$wheel")" python3
pictures
echo "Installed and played with the Python of $suite."
