#!/bin/sh
# Plays with a bundle in a bare root: no Python, no fonts, no libraries of Qt.
#
#   sh packaging/bundle/try.sh DIR SUITE
#   SHOTS=shots sh packaging/bundle/try.sh dist/bundle bookworm
#
# DIR is what build.py has made: the archive is unpacked and played, the AppDir as well. What is
# needed, and what its variables do, says packaging/root.sh.
set -eu
here=$(dirname "$(readlink -f "$0")")
made=$(readlink -f "$1")
suite=$2
. "$here/../root.sh"

make_root "$suite"
if [ -e "$root/usr/bin/python3" ] || [ -e "$root/usr/share/fonts" ]; then
    echo "This root is not bare." >&2
    exit 1
fi
tar -C "$root/opt" --zstd -xf "$made"/cardtable-*.tar.zst
cp -r "$made/Cardtable.AppDir" "$root/opt/"
du -sm "$root/opt/cardtable" | sed 's/\t.*/ MB unpacked/'

OFFLINE=yes  # nothing is fetched
as_player /opt/cardtable/cardtable --version
# shellcheck disable=SC2046  # words
as_player /opt/cardtable/cardtable selftest --shots /tmp/shots $(wanted)
pictures
as_player /opt/Cardtable.AppDir/AppRun selftest --lang ja --game kyo-kabu
# The first is cold; the others say how fast it is once the disk has been read.
for time in 1 2 3; do
    window "window-bundle-$time" /opt/cardtable/cardtable
done
window window-appdir /opt/Cardtable.AppDir/AppRun play oicho-kabu --lang zh_CN
echo "Played on $suite."
