#!/bin/sh
# Installs a package in a bare root, plays, updates, removes, and looks for remains.
#
#   sh packaging/debian/try.sh NEW.deb SUITE [OLD.deb]
#   SHOTS=shots sh packaging/debian/try.sh dist/cardtable_0.1.0_amd64.deb bookworm
#
# OLD.deb is what is installed first, and updated: the version before, or the same package under a
# lower number. packaging/root.sh says what is needed, and what its variables do.
set -eu
here=$(dirname "$(readlink -f "$0")")
new=$(readlink -f "$1")
suite=$2
old=$(readlink -f "${3:-$1}")
. "$here/../root.sh"

everything() {  # every file and folder, but what the system itself writes as it goes
    in_root find / -xdev '(' -path /proc -o -path /root -o -path /home -o -path /tmp \
        -o -path /var/cache -o -path /var/log -o -path /var/lib/apt -o -path /var/lib/dpkg \
        -o -path /usr/local/share/fonts ')' -prune -o -print | sort
}
owned() {  # what the player has, by name and content
    (cd "$root/home/player" && find . -type f -exec sha256sum '{}' + | sort -k 2)
}
kept() {  # the matches as the installed program sees them
    as_player env PYTHONPATH=/usr/lib/cardtable PYTHONSAFEPATH=1 python3 -c '
from cardtable.folders import journal_file
from cardtable.store.journal import Journal
journal = Journal(journal_file())
for entry in sorted(journal.unfinished() + journal.finished(), key=lambda entry: entry.id):
    match, deck = journal.load(entry.id)
    print(entry.id, match.game.id, len(match.actions), deck, entry.scores)
'
}

make_root "$suite"
packages update
everything >"$place/before"

# The version before: matches are begun, and one of them is left in the middle.
number=$(dpkg-deb -f "$new" Version)
dpkg-deb -R "$old" "$place/old"
sed -i "s/^Version: .*/Version: $number~before/" "$place/old/DEBIAN/control"
dpkg-deb -Znone -b "$place/old" "$root/root/old.deb" >/dev/null
rm -rf "$place/old"
packages install /root/old.deb
in_root cardtable --version
mkdir -p "$root/home/player/.local/share/cardtable"
cp "$here"/../../tests/releases/*/journal.sqlite "$root/home/player/.local/share/cardtable/"
in_root chown -R player:player /home/player
for game in oklahoma-gin dou-dizhu; do
    as_player timeout --signal=TERM 20 \
        env QT_QPA_PLATFORM=offscreen cardtable play "$game" --lang de || [ $? = 124 ]
done
OFFLINE=yes  # nothing is fetched from here on
kept >"$place/old-matches"

# This version over it.
cp "$new" "$root/root/new.deb"
packages install /root/new.deb
in_root cardtable --version
kept >"$place/new-matches"
diff "$place/old-matches" "$place/new-matches"
[ "$(wc -l <"$place/new-matches")" = 3 ] || { cat "$place/new-matches"; exit 1; }
# shellcheck disable=SC2046  # words
as_player cardtable selftest --shots /tmp/shots $(wanted)
pictures
window "window-$suite" cardtable-gui play dou-dizhu --lang ja
faults=$root/home/player/.local/share/cardtable/faults.log
[ ! -s "$faults" ] || { cat "$faults" >&2; exit 1; }

# And away with it: the player's own files are all that is left.
owned >"$place/owned"
packages purge cardtable
packages autoremove --purge
everything >"$place/after"
diff "$place/before" "$place/after" || { echo "Something is left behind, or lost." >&2; exit 1; }
owned | diff "$place/owned" -
echo "Installed, played, updated and removed on $suite."
