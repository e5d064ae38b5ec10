#!/usr/bin/env bash
# Tries the Debian packages in a folder: lintian and the checks of desktop files; the same bytes when they are made once more;
# then, in a bare system of its own, installing without recommended packages, the program's own check, the tour of pictures,
# an upgrade from an earlier version with a store in use, removing and purging, and what the container file does. Root; 3 GB in TMPDIR for the time.
# Usage: tests/package.sh FOLDER [--only lintian|bytes|system]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

folder=$(realpath "$1")
only=${3:-}
step() { printf '\n== %s (%s)\n' "$1" "$(date +%T)"; }
wanted() { [ -z "$only" ] || [ "$only" = "$1" ]; }

if wanted lintian; then
  step "lintian"
  lintian --fail-on error,warning --tag-display-limit 0 "$folder"/*.deb
  desktop-file-validate installer/desktop/org.lekthi.Lekthi.desktop
  appstreamcli validate --no-net installer/desktop/org.lekthi.Lekthi.metainfo.xml
fi

if wanted bytes; then
  step "The same bytes when they are made once more"
  again=build/package-again
  rm -rf "$again"
  installer/package.sh --into "$again" > /dev/null
  for package in "$folder"/*; do
    case $package in *.deb | *.tar.gz) cmp "$package" "$again/packages/$(basename "$package")" ;; esac
  done
fi

wanted system || exit 0
step "A bare system"
root=$(mktemp -d "${TMPDIR:-/var/tmp}/lekthi-system.XXXXXX")
clean_up() {
  umount "$root/packages" 2> /dev/null || true
  umount "$root/proc" 2> /dev/null || true
  umount -R "$root/dev" 2> /dev/null || true
  rm -rf --one-file-system "$root"
}
trap clean_up EXIT
mirror=$(sed -nE 's/^(URIs:|deb) +(\[[^]]*\] +)?(http[^ ]*).*/\3/p' /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources} 2> /dev/null | head -n 1 || true)
debootstrap --variant=minbase bookworm "$root" "${mirror:-http://deb.debian.org/debian}" > "$root.log" 2>&1 || { cat "$root.log" >&2; exit 1; }
rm -f "$root.log"
chmod 755 "$root"
cp -r /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d/"
mount --rbind /dev "$root/dev"
mount --make-rslave "$root/dev"
mount -t proc proc "$root/proc"
mkdir "$root/packages"
cp "$folder"/*.deb "$root/packages"

inside() { chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
as_person() { inside su person -s /bin/sh -c "$1"; }

inside apt-get update -qq
step "Installing without recommended packages"
inside sh -c 'apt-get install -y -qq --no-install-recommends /packages/lekthictl_*.deb' > /dev/null
inside lekthictl --version
if inside dpkg -l | grep -E '^ii +libqt6(gui|widgets)6'; then
  echo "lekthictl brought Qt's windows." >&2
  exit 1
fi
inside sh -c 'apt-get install -y -qq --no-install-recommends /packages/lekthi_*.deb' > /dev/null
inside useradd --create-home person
step "The program's own check"
as_person 'lekthi --self-check --lang en'
step "The tour of pictures"
as_person 'lekthi --picture-tour /home/person/pictures --lang th --size 1280x800'
[ "$(find "$root/home/person/pictures" -name '*.png' | wc -l)" -gt 50 ]

step "An upgrade keeps what people have"
as_person 'lekthictl --lang en store init --demo' > /dev/null
as_person 'lekthictl --lang en allocate --type LETTER --originator ผรม.2 --recipient สคฉ.3 --as allocator.demo --request-id 11111111-2222-4333-8444-555555555555' > "$root/first"
mkdir "$root/next"
inside sh -c 'cd /next && for package in /packages/lekthi_*.deb /packages/lekthictl_*.deb; do
  dpkg-deb -R $package here && sed -i -e "s/^Version: .*/Version: 0.1.1/" -e "s/(= 0.1.0)/(= 0.1.1)/" here/DEBIAN/control &&
  dpkg-deb -b here $(basename $package) > /dev/null && rm -r here; done'
inside sh -c 'apt-get install -y -qq --no-install-recommends /next/lekthi_*.deb /next/lekthictl_*.deb' > /dev/null
as_person 'lekthictl --lang en allocate --type LETTER --originator ผรม.2 --recipient สคฉ.3 --as allocator.demo --request-id 11111111-2222-4333-8444-555555555555' > "$root/second"
cat "$root/first"
cmp "$root/first" "$root/second"

step "Removing leaves what people and administrators made"
mkdir "$root/etc/lekthi"
echo LEKTHI_PASSWORD=secret > "$root/etc/lekthi/alerts.env"
inside apt-get remove -y -qq lekthi lekthictl
[ -d "$root/home/person/.local/share/lekthi" ]
[ -f "$root/etc/lekthi/alerts.env" ]
step "Purging asks before settings go: no by default"
inside apt-get purge -y -qq lekthi lekthictl
[ -f "$root/etc/lekthi/alerts.env" ]
inside sh -c 'apt-get install -y -qq --no-install-recommends /packages/lekthictl_*.deb' > /dev/null
echo 'lekthictl lekthictl/remove_settings boolean true' | inside debconf-set-selections
inside apt-get purge -y -qq lekthictl
[ ! -e "$root/etc/lekthi" ]
[ -d "$root/home/person/.local/share/lekthi" ]

step "The container file, its commands on a bare system"
mkdir "$root/packages-of-container"
cp "$folder"/lekthictl_*.deb "$root/packages-of-container"
mount --bind "$root/packages-of-container" "$root/packages"
file=installer/container/Containerfile
[ "$(grep -c '^RUN ' "$file")" -gt 0 ]
grep -q '^COPY lekthictl_\*.deb /packages/$' "$file"
sed -n 's/^RUN //p' "$file" | sed 's#rm -rf /packages #rm -rf /packages/* #' > "$root/build"
inside sh -e /build > /dev/null
umount "$root/packages"
as_container() {
  chroot "$root" env -i PATH=/usr/bin:/bin $(sed -n 's/^ENV //p' "$file") setpriv --reuid lekthi --regid lekthi --clear-groups --no-new-privs "$@"
}
entry=$(sed -nE 's/^ENTRYPOINT \["(.*)"\]$/\1/p' "$file")
as_container "$entry" --version
# Without a store it says so, and can keep its log.
status=0
as_container timeout 60 "$entry" --store mysql://watch@127.0.0.1:1/lekthi alert watch || status=$?
[ "$status" -eq 3 ]
[ -d "$root/var/lib/lekthi/.local/state/lekthi" ]

step "All passed"
