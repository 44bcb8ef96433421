#!/bin/sh
# Installs a package in a bare root, plays, updates, removes, and looks for remains.
#
#   sh packaging/debian/try.sh dist/cardtable_0.1.0_amd64.deb bookworm [mirror or sources.list]
#
# Needs mmdebstrap and root. The root is made under ${TMPDIR:-/tmp} and removed at the end.
set -eu
deb=$(readlink -f "$1")
suite=$2
place=$(mktemp -d)
root=$place/root
trap 'umount "$root/proc" 2>/dev/null || true; rm -rf "$place"' EXIT

mmdebstrap --quiet --variant=minbase "$suite" "$root" ${3:+"$3"}
cp "$deb" "$root/root/cardtable.deb"
cp /etc/resolv.conf /etc/hosts "$root/etc/"
mount -t proc proc "$root/proc"
in_root() {
    chroot "$root" /usr/bin/env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        PATH=/usr/games:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
ours() {  # everything in the system that has our name, but for what a player owns
    in_root find / -xdev '(' -path /proc -o -path /root -o -path /tmp ')' -prune -o \
        -iname '*cardtable*' -print
}

in_root apt-get update -qq
in_root apt-get install -y -qq --no-install-recommends /root/cardtable.deb
in_root cardtable --version
in_root cardtable selftest

# The same again as a newer version: the player's matches stay.
in_root sh -c 'cardtable deck >/dev/null; mkdir -p /root/.local/share/cardtable
echo kept >/root/.local/share/cardtable/note'
in_root sh -c 'cd /tmp && dpkg-deb -R /root/cardtable.deb new &&
sed -i "s/^Version: .*/&+1/" new/DEBIAN/control && dpkg-deb -Znone -b new /root/newer.deb >/dev/null &&
rm -rf new'
in_root apt-get install -y -qq /root/newer.deb
in_root cardtable selftest --lang ja --game dou-dizhu
[ "$(cat "$root/root/.local/share/cardtable/note")" = kept ]

in_root apt-get purge -y -qq cardtable
remains=$(ours)
[ -z "$remains" ] || { printf 'Left behind:\n%s\n' "$remains" >&2; exit 1; }
[ "$(cat "$root/root/.local/share/cardtable/note")" = kept ]
echo "Installed, played, updated and removed on $suite."
