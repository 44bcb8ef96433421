#!/bin/sh
# The two commands (bootstrap.py play, bootstrap.py test) in bare roots that have Python and a clone.
#
#   sh packaging/try_clone.sh SUITE            for root, and for a player without sudo
#   sh packaging/try_clone.sh SUITE player     for one of them
#
# The player is told the administrator's command, which is run as it stands; then a refused
# certificate, a proxy that is not there, and a full disk; then it plays and tests. What is needed,
# and what MIRROR and SHOTS do, says packaging/root.sh; openssl makes the wrong certificate.
set -eu
here=$(dirname "$(readlink -f "$0")")
suite=$1
if [ $# = 1 ]; then
    sh "$0" "$suite" root
    exec sh "$0" "$suite" player
fi
who=$2
. "$here/root.sh"

told() {  # told WORDS COMMAND …: it fails with one sentence, which has these words
    words=$1
    shift
    if as_player sh -c 'cd /home/player/clone && exec "$@"' sh "$@" >"$place/out" 2>"$place/told"; then
        echo "It did not fail." >&2
        return 1
    fi
    sentence=$(tail -n 1 "$place/told")
    echo "$sentence"
    case $sentence in *"$words"*) ;; *) cat "$place/told" >&2 && return 1 ;; esac
}

make_root "$suite"
packages update
packages install python3
[ "$who" = root ] && home=/root || home=/home/player
mkdir "$root$home/clone"
git -C "$here/.." archive HEAD | tar -C "$root$home/clone" -xf -
in_root chown -R "$who:" "$home/clone"
# The network's certificates are this machine's.
mkdir -p "$root/etc/ssl/certs"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/here.pem"
right=PIP_CERT=/etc/ssl/here.pem

if [ "$who" = root ]; then
    rm -rf "$root"/var/lib/apt/lists/*
    in_root "$right" QT_QPA_PLATFORM=offscreen \
        sh -ec '
            cd /root/clone
            python3 packaging/bootstrap.py play --help >/dev/null
            .venv/bin/python -m cardtable selftest --lang ja --game oicho-kabu >/tmp/said
            tail -n 1 /tmp/said'
    echo "Played from a clone on $suite as root."
    exit 0
fi

openssl req -x509 -newkey rsa:2048 -nodes -keyout "$place/key" -subj /CN=nobody \
    -out "$root/etc/ssl/wrong.pem" 2>/dev/null
bootstrap="python3 packaging/bootstrap.py"
# shellcheck disable=SC2086  # words
told "ask its administrator to run" env DISPLAY=:0 $bootstrap play
command=$(sed -n 's/.*“\(apt-get .*\)” as root\./\1/p' "$place/told")
yes | in_root sh -c "$command" >"$place/apt" 2>&1 || { cat "$place/apt" >&2; exit 1; }
told "certificate is not accepted" env PIP_CERT=/etc/ssl/wrong.pem $bootstrap play
told "proxy of this network" env "$right" https_proxy=127.0.0.1:9 $bootstrap play
rm -rf "$root/home/player/clone/.venv"
as_player mkdir /home/player/clone/.venv
mount -t tmpfs -o size=60m,uid=$(in_root id -u player) none "$root/home/player/clone/.venv"
trap 'umount "$root/home/player/clone/.venv" 2>/dev/null || true; leave' EXIT
told "The disk is full" env "$right" $bootstrap play
umount "$root/home/player/clone/.venv"

as_player env "$right" sh -c 'cd /home/player/clone &&
    python3 packaging/bootstrap.py test tests/test_version.py tests/test_languages.py tests/engine/test_shuffle.py' >"$place/out"
tail -n 1 "$place/out"
mkdir -p "${SHOTS:-$place/shots}"
window "window-clone-$suite" sh -c 'cd /home/player/clone && exec python3 packaging/bootstrap.py play kyo-kabu --lang de'
echo "Told, tested and played from a clone on $suite as a player without sudo."
