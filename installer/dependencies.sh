#!/usr/bin/env bash
# Installs what Lekthi needs on Debian 12: to build it, to run it, and to check it (--developer) or to pack it (--packages).
# Usage: installer/dependencies.sh [--developer | --packages]
set -euo pipefail

build=(
  g++ cmake ninja-build ccache git pkg-config
  qt6-base-dev qt6-base-dev-tools qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-svg-dev
  libgl-dev libvulkan-dev libexpected-dev libhiredis-dev libsodium-dev nettle-dev qtkeychain-qt6-dev
  libqcustomplot-dev libtomlplusplus-dev libcurl4-openssl-dev libxlsxwriter-dev libminizip-dev
  zlib1g-dev
)
run=(
  libqt6sql6-mysql libqt6svg6 qt6-translations-l10n qt6-qpa-plugins
  mariadb-server-core mariadb-server mariadb-client-core mariadb-client
  libqcustomplot2.1-qt6 libthai0 fonts-noto-core fonts-noto-cjk fonts-noto-mono fonts-thai-tlwg
)
developer=(
  redis-server galera-4 xvfb xauth gcovr openssl poppler-utils dbus-daemon python3-jsonschema python3-nacl
  lld clang-19 clang-tidy-19 clang-format-19 libclang-rt-19-dev
)
packages=(dpkg-dev fakeroot lintian desktop-file-utils appstream debootstrap)

wanted=("${build[@]}" "${run[@]}")
case "${1:-}" in
  --developer) wanted+=("${developer[@]}") ;;
  --packages) wanted+=("${packages[@]}") ;;
esac

installed=" $(dpkg-query -W -f='${Package}:${db:Status-Status} ' "${wanted[@]}" 2> /dev/null || true)"
missing=()
for package in "${wanted[@]}"; do
  if [[ "$installed" != *" $package:installed "* ]]; then
    missing+=("$package")
  fi
done
if [ ${#missing[@]} -eq 0 ]; then
  exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo > /dev/null; then
    echo "These packages are missing and installing them needs root: ${missing[*]}" >&2
    echo "Run this as root: apt-get install ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi

echo "Installing ${#missing[@]} packages: ${missing[*]}"
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
  apt-get install -y -qq --no-install-recommends "${missing[@]}" > /dev/null

# Servers for the whole machine are not wanted: Lekthi and its tests start their own. Of mariadb-server only the
# plugin for passwords is used.
for service in mariadb redis-server; do
  if [ -d /run/systemd/system ] && [[ " ${missing[*]} " == *" $service"* ]]; then
    "${as_root[@]}" systemctl disable --now --quiet "$service" || true
  fi
done
