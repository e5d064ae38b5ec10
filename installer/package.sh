#!/usr/bin/env bash
# Makes the Debian packages lekthi, lekthictl, liblekthi1 and liblekthi-dev and an archive of the same files in DIR/packages,
# DIR being build/package.
# Usage: installer/package.sh [--test | --into DIR]    --test: also tries them, by tests/package.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

installer/dependencies.sh --packages
# Files carry the time of the last commit, so that the same sources give the same packages.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
umask 022

place=build/package
if [ "${1:-}" = "--into" ]; then
  place=$2
fi
cmake --preset package -B "$place" > /dev/null
# Resources carry the time at which they were compiled: what an earlier commit left here must be the same as a build from nothing.
SOURCE_DATE_EPOCH=1 cmake --build "$place" --target all
rm -rf "$place/packages"
# The archive has the files of the packages, and not those of other components, such as a database for new stores.
archive=(-G TGZ -D CPACK_ARCHIVE_COMPONENT_INSTALL=ON -D CPACK_COMPONENTS_GROUPING=ALL_COMPONENTS_IN_ONE
  -D CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY=ON)
(cd "$place" && cpack -G DEB > cpack.log && cpack "${archive[@]}" >> cpack.log) || { cat "$place/cpack.log" >&2; exit 1; }
(cd "$place/packages" && sha256sum -- *.deb *.tar.gz)
if [ "${1:-}" = "--test" ]; then
  tests/package.sh "$place/packages"
fi
