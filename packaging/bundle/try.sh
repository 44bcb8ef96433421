#!/bin/sh
# Plays with a bundle in a bare root: no Python, no fonts, no libraries of Qt.
#
#   sh packaging/bundle/try.sh dist/bundle/cardtable bookworm [mirror or sources.list]
#
# Needs mmdebstrap and root. The root is made under ${TMPDIR:-/tmp} and removed at the end.
set -eu
bundle=$(readlink -f "$1")
suite=$2
place=$(mktemp -d)
root=$place/root
trap 'umount "$root/proc" 2>/dev/null || true; rm -rf "$place"' EXIT

mmdebstrap --quiet --variant=minbase "$suite" "$root" ${3:+"$3"}
if [ -e "$root/usr/bin/python3" ] || [ -e "$root/usr/share/fonts" ]; then
    echo "This root is not bare." >&2
    exit 1
fi
cp -r "$bundle" "$root/opt/"
mount -t proc proc "$root/proc"
chroot "$root" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/bin:/bin \
    /opt/cardtable/cardtable selftest --shots /tmp/shots
