#!/usr/bin/env bash
# Makes the Debian packages lekthi, lekthictl, liblekthi1 and liblekthi-dev and an archive of the same files in build/package/packages.
# Usage: installer/package.sh [--test]    --test: also checks them with lintian, makes them a second time and compares the bytes,
#   and installs, tries, upgrades and removes them in a bare system of their own (root; takes 1.5 GB in TMPDIR for the time)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

installer/dependencies.sh --packages
# Files carry the time of the last commit, so that the same sources give the same packages.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
umask 022

# pack PLACE: build directory
pack() {
  cmake --preset package -B "$1" > /dev/null
  cmake --build "$1" --target all
  rm -rf "$1/packages"
  (cd "$1" && cpack -G DEB > cpack.log && cpack -G TGZ >> cpack.log) || { cat "$1/cpack.log" >&2; exit 1; }
}

pack build/package
(cd build/package/packages && sha256sum -- *.deb *.tar.gz)
if [ "${1:-}" = "--test" ]; then
  tests/package.sh build/package/packages
fi
