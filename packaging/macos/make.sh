#!/bin/sh
# Not run here: needs macOS. The release workflow runs it.
#
#   python packaging/bundle/build.py && packaging/macos/make.sh 0.1.0
#
# Signs dist/bundle/Cardtable.app and makes dist/cardtable-VERSION-macos-ARCH.dmg. SIGN_AS names the
# identity of the keychain; without one the signature is good for this computer alone.
set -eu
version=${1:?Say which version.}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
app="$root/dist/bundle/Cardtable.app"
[ -d "$app" ] || { echo "There is no $app: run packaging/bundle/build.py first." >&2; exit 1; }

# From the inside out: what is inside has to be signed before what holds it.
find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 |
    xargs -0 -n 20 codesign --force --timestamp --options runtime --sign "${SIGN_AS:--}"
codesign --force --timestamp --options runtime --entitlements "$here/entitlements.plist" \
    --sign "${SIGN_AS:--}" "$app"
codesign --verify --deep --strict "$app"

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
image="$root/dist/cardtable-$version-macos-$(uname -m).dmg"
hdiutil create -volname Cardtable -srcfolder "$stage" -fs HFS+ -format UDZO -ov "$image"
echo "$image"
