#!/usr/bin/env bash
# run.sh GUIDE LEKTHICTL: does on this machine what a guide says, from its first command to its last, and fails where one of them does. Files
# of the system lie below a folder of the test's own, servers listen on free ports, and what would change the machine (packages, services,
# owners) is done by stand-ins. Configuration is what stands in the guide after a line with its path.
set -euo pipefail
guide=$(realpath "$1")
export LEKTHICTL=$2
for program in mariadbd mariadb-install-db mariadb-upgrade redis-server openssl python3; do
  PATH=$PATH:/usr/sbin command -v $program > /dev/null || { echo "Skipped: $program is not installed"; exit 77; }
done
root=$(mktemp -d "${TMPDIR:-/tmp}/guide.XXXXXX")
export ROOT=$root

stop() {
  for pid in "$root"/run/*.pid; do
    if [ -e "$pid" ]; then kill -9 "$(cat "$pid")" 2> /dev/null || true; fi
  done
  rm -rf "$root"
}
trap stop EXIT

free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }
DB_PORT=$(free_port)
REDIS_PORT=$(free_port)
export DB_PORT REDIS_PORT

mkdir -p "$root"/{bin,etc,root,run,var/lib/mysql,tmp,home}
mkdir -p "$root"/etc/{mysql/mariadb.conf.d,redis}

# Paths, names and ports of the guide as they are here.
here() {
  sed -e "s#/etc/#$root/etc/#g" -e "s#/root/#$root/root/#g" -e "s#/run/mysqld/#$root/run/#g" -e "s#/var/lib/mysql#$root/var/lib/mysql#g" \
      -e "s#DNS:db\.example#DNS:localhost,IP:127.0.0.1#" -e "s#db\.example#localhost#g" -e "s#\b3306\b#$DB_PORT#g" -e "s#\b6379\b#$REDIS_PORT#g" \
      -e "s#^innodb_buffer_pool_size = .*#innodb_buffer_pool_size = 64M#" -e "s#^bind_address = .*#bind_address = 127.0.0.1#"
}

stand_in() {
  cat > "$root/bin/$1"
  chmod 755 "$root/bin/$1"
}
stand_in apt-get <<< $'#!/bin/sh\nexit 0'
stand_in chown <<< $'#!/bin/sh\nexit 0'
stand_in mariadb <<< $'#!/bin/sh\nexec /usr/bin/mariadb --no-defaults --socket="$ROOT/run/mysqld.sock" "$@"'
stand_in mariadb-upgrade <<< $'#!/bin/sh\nexec /usr/bin/mariadb-upgrade --no-defaults --socket="$ROOT/run/mysqld.sock" "$@"'
stand_in lekthictl <<< $'#!/bin/sh\nexec "$LEKTHICTL" "$@"'
stand_in systemctl << 'END'
#!/usr/bin/env bash
set -euo pipefail
wait_for() { for _ in $(seq 600); do "$@" > /dev/null 2>&1 && return; sleep 0.1; done; echo "Not there: $*" >&2; exit 1; }
restart() {
  if [ -e "$ROOT/run/$1.pid" ]; then
    kill "$(cat "$ROOT/run/$1.pid")"
    while kill -0 "$(cat "$ROOT/run/$1.pid")" 2> /dev/null; do sleep 0.1; done
  fi
  shift
  setsid "$@" > "$ROOT/run/log" 2>&1 < /dev/null &
}
case "$*" in
  "restart mariadb")
    [ -d "$ROOT/var/lib/mysql/mysql" ] || mariadb-install-db --no-defaults --datadir="$ROOT/var/lib/mysql" \
      --auth-root-authentication-method=socket --skip-test-db > "$ROOT/run/install" 2>&1
    restart mariadb mariadbd --defaults-file="$ROOT/etc/mysql/mariadb.conf.d/60-lekthi.cnf" --datadir="$ROOT/var/lib/mysql" \
      --socket="$ROOT/run/mysqld.sock" --port="$DB_PORT" --pid-file="$ROOT/run/mariadb.pid" --log-error="$ROOT/run/mariadb.err" --user="$(id -un)"
    wait_for mariadb -e 'SELECT 1' ;;
  "restart redis-server")
    restart redis redis-server "$ROOT/etc/redis/redis.conf" --pidfile "$ROOT/run/redis.pid" --dir "$ROOT/tmp"
    wait_for redis-cli -p "$REDIS_PORT" ping ;;
  "enable --now lekthi-alerts.service")
    (set -a; . "$ROOT/etc/lekthi/alerts.env"; lekthictl --store "$LEKTHI_STORE" alert watch --for 1) ;;
  *) echo "The stand-in for systemctl does not know: $*" >&2; exit 1 ;;
esac
END

# Files go to their places at once, commands into one script that stops at the first that fails.
awk -v out="$root/tmp" '
  /^```/ { if (inside) { inside = 0; close(file); next }
           kind = substr($0, 4); inside = 1
           if (kind == "sh") file = out "/commands"
           else if (path != "") { file = out "/file." ++files; print path > (out "/names"); path = "" }
           else { print "A block without a path: " $0 > "/dev/stderr"; exit 1 }
           next }
  inside { print >> file; next }
  match($0, /^`\/[^`]*`/) { path = substr($0, 2, RLENGTH - 2) }
' "$guide"
number=0
while read -r path; do
  number=$((number + 1))
  here < "$root/tmp/file.$number" > "$root$path"
done < "$root/tmp/names"
here < "$root/tmp/commands" > "$root/tmp/script"
[ "$(wc -l < "$root/tmp/commands")" -gt 20 ] || { echo "The guide has hardly any commands" >&2; exit 1; }

cd "$root/root"
export PATH="$root/bin:$PATH:/usr/sbin" HOME="$root/home" XDG_STATE_HOME="$root/home/state" LC_ALL=C.UTF-8
while read -r name; do unset "$name"; done < <(env | grep -o '^LEKTHI_[A-Z_]*' || true)
if ! bash -euxo pipefail "$root/tmp/script" > "$root/tmp/said" 2>&1; then
  tail -n 40 "$root/tmp/said" >&2
  tail -n 5 "$root/run/mariadb.err" >&2 || true
  exit 1
fi
