# A bare root of Debian, and a window in it: what the two try.sh share. Read by them, not run.
#
# MIRROR  where Debian's packages are had from, as mmdebstrap takes it (default: its own)
# STALE   any word: the mirror's lists may be older than they say they are good for
# SHOTS   a folder that gets the pictures of what was played
# LANGS   the languages that are played in, and GAMES the games (default: all)
#
# Needs root and mmdebstrap; Xvfb and xdotool for the window. The root is made under ${TMPDIR:-/tmp}
# and removed at the end.
# shellcheck shell=sh
place=$(mktemp -d)
root=$place/root
screen=

leave() {
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    umount "$root/tmp/.X11-unix" 2>/dev/null || true
    umount "$root/proc" 2>/dev/null || true
    rm -rf --one-file-system "$place"
}
trap leave EXIT
trap 'exit 1' HUP INT TERM

make_root() {  # make_root SUITE: nothing but what apt-get needs, and a player without rights
    mmdebstrap --quiet --variant=minbase \
        ${STALE:+--aptopt='Acquire::Check-Valid-Until "false"'} "$1" "$root" ${MIRROR:+"$MIRROR"}
    cp /etc/resolv.conf /etc/hosts "$root/etc/"
    mount -t proc proc "$root/proc"
    chroot "$root" useradd --create-home --shell /bin/sh player
}

in_root() {  # as its administrator
    chroot "$root" /usr/bin/env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        PATH=/usr/games:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

as_player() {  # with OFFLINE=yes it has no network at all
    ${OFFLINE:+unshare --net} chroot --userspec=player:player "$root" /usr/bin/env -i HOME=/home/player LANG=C.UTF-8 \
        PATH=/usr/games:/usr/bin:/bin ${DISPLAY_IN_ROOT:+DISPLAY="$DISPLAY_IN_ROOT"} "$@"
}

packages() {  # packages install NAME …: quietly, and with nothing that is only recommended
    in_root apt-get "$@" -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 \
        -o APT::Sandbox::User=root >"$place/apt" 2>&1 || { cat "$place/apt" >&2; return 1; }
}

wanted() {  # languages and games, as the selftest takes them
    for language in ${LANGS:-}; do printf -- '--lang %s ' "$language"; done
    for game in ${GAMES:-}; do printf -- '--game %s ' "$game"; done
}

pictures() {  # what lies in the root's /tmp/shots is wanted outside
    [ -z "${SHOTS:-}" ] || { mkdir -p "$SHOTS" && cp -r "$root/tmp/shots/." "$SHOTS/"; }
    rm -rf "$root/tmp/shots"
}

somebody() {  # does anything still run in the root?
    for process in /proc/[0-9]*; do
        [ "$(readlink "$process/root")" != "$root" ] || return 0
    done
    return 1
}

window() {  # window NAME PROGRAM …: does a real window come up, on this machine's X server?
    command -v Xvfb >/dev/null && command -v xdotool >/dev/null ||
        { echo "Not tried: a window at an X server (Xvfb, xdotool)."; return 0; }
    name=$1
    shift
    rm -f "$place/display"
    Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$place/display" 2>"$place/xvfb" &
    screen=$!
    until [ -s "$place/display" ]; do sleep 0.1; done
    DISPLAY_IN_ROOT=:$(cat "$place/display")
    mkdir -p "$root/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
    begun=$(date +%s%N)
    as_player "$@" >"$place/said" 2>&1 &
    player=$!
    waited=0
    until DISPLAY=$DISPLAY_IN_ROOT xdotool search --onlyvisible --name Cardtable >/dev/null 2>&1; do
        waited=$((waited + 1))
        if [ "$waited" -gt 1500 ] || ! kill -0 "$player" 2>/dev/null; then
            echo "No window came up:" >&2
            cat "$place/said" >&2
            return 1
        fi
        sleep 0.02
    done
    took=$((($(date +%s%N) - begun) / 1000000))
    sleep 4  # the cards are dealt
    if [ -n "${SHOTS:-}" ] && command -v import >/dev/null; then
        DISPLAY=$DISPLAY_IN_ROOT import -window root "$SHOTS/$name.png"
    fi
    # It, and what bootstrap.py has started in its place; all is written when nobody is left.
    main=$(ps -o pid= --ppid "$player" | tr -d ' ')
    # shellcheck disable=SC2046
    kill $(ps -o pid=,args= --ppid "$main" | awk '/-m cardtable play/ { print $1 }') "$main"
    wait "$player" || true
    while somebody; do sleep 0.1; done
    umount "$root/tmp/.X11-unix"
    kill "$screen"
    wait "$screen" 2>/dev/null || true
    screen=
    DISPLAY_IN_ROOT=
    # The shell says “Terminated” of a program that takes its end as it comes.
    if grep -v '^Terminated' "$place/said" >&2; then return 1; fi
    echo "A window came up after $took ms ($name)."
}
