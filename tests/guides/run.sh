#!/usr/bin/env bash
# run.sh GUIDE LEKTHICTL: does on this machine what a guide says, from its first command to its last, and fails where one of them does. Files
# of the system lie below a folder of the test's own, servers listen on free ports, and what would change the machine (packages, services,
# owners) is done by stand-ins. Configuration is what stands in the guide after a line with its path.
set -euo pipefail
guide=$(realpath "$1")
export LEKTHICTL=$2
for program in rsync mariadbd mariadb-install-db mariadb-upgrade redis-server openssl python3; do
  PATH=$PATH:/usr/sbin command -v $program > /dev/null || { echo "Skipped: $program is not installed"; exit 77; }
done
base=$(mktemp -d "${TMPDIR:-/tmp}/guide.XXXXXX")
export BASE=$base
chmod 711 "$base"
# As root, what transfers data between nodes would write as nobody.
if [ "$(id -u)" = 0 ] && id mysql > /dev/null 2>&1; then SERVER_USER=mysql; else SERVER_USER=$(id -un); fi
export SERVER_USER
nodes=$(grep -q '^```sh each' "$guide" && echo 3 || echo 1)

stop() {
  for pid in "$base"/n?/run/*.pid; do
    if [ -e "$pid" ]; then kill -9 "$(cat "$pid")" 2> /dev/null || true; fi
  done
  rm -rf "$base"
}
trap stop EXIT

# All at once, so that no two are the same: of each node its server's, the group's, the two for transfers, Redis's and Sentinel's.
mapfile -t ports < <(python3 -c '
import socket
all = [socket.socket() for _ in range(18)]
for one in all: one.bind(("127.0.0.1", 0))
for one in all: print(one.getsockname()[1])')
port() { echo "${ports[$(($1 * 6 - 6 + $2))]}"; }

mkdir -p "$base"/{bin,parts}
for node in $(seq "$nodes"); do
  mkdir -p "$base/n$node"/{etc/mysql/mariadb.conf.d,etc/redis,root,run,var/lib/mysql,tmp}
  cat > "$base/n$node/ports" << END
export NODE=$node ROOT=$base/n$node DB_PORT=$(port "$node" 0) SST_PORT=$(port "$node" 3) REDIS_PORT=$(port "$node" 4) SENTINEL_PORT=$(port "$node" 5)
END
done

# Paths, names and ports of the guide as they are here, on one of the nodes.
here() {
  local root=$base/n$1 other
  for other in 1 2 3; do
    echo "s#node$other\.example:3306#localhost:$(port $other 0)#g; s#node$other\.example:6379#127.0.0.1:$(port $other 4)#g"
    echo "s#node$other\.example:26379#127.0.0.1:$(port $other 5)#g; s#node$other\.example 6379#127.0.0.1 $(port $other 4)#"
    echo "/^wsrep_cluster_address/s#node$other\.example#127.0.0.1:$(port $other 1)#"
  done > "$base/parts/names"
  sed -f "$base/parts/names" \
      -e "s#^wsrep_provider_options = \"#&gmcast.listen_addr=ssl://127.0.0.1:$(port "$1" 1);ist.recv_addr=127.0.0.1:$(port "$1" 2);#" \
      -e "s#^wsrep_node_address = .*#wsrep_node_address = 127.0.0.1:$(port "$1" 1)#" -e "s#DNS:NODE\.example#DNS:localhost,IP:127.0.0.1#" -e "s#NODE#node$1#g" \
      -e "s#/etc/#$root/etc/#g" -e "s#/root/#$root/root/#g" -e "s#/run/mysqld/#$root/run/#g" -e "s#/var/lib/mysql#$root/var/lib/mysql#g" \
      -e "s#DNS:db\.example#DNS:localhost,IP:127.0.0.1#" -e "s#db\.example#localhost#g" -e "s#\b3306\b#$(port "$1" 0)#g" \
      -e "s#\b26379\b#$(port "$1" 5)#g" -e "s#\b6379\b#$(port "$1" 4)#g" \
      -e "s#^innodb_buffer_pool_size = .*#innodb_buffer_pool_size = 64M#" -e "s#^bind_address = .*#bind_address = 127.0.0.1#" -e "s#^bind 0.*#bind 127.0.0.1#"
}

stand_in() {
  cat > "$base/bin/$1"
  chmod 755 "$base/bin/$1"
}
stand_in apt-get <<< $'#!/bin/sh\nexit 0'
stand_in chown <<< $'#!/bin/sh\nshift\nexec /bin/chown "$SERVER_USER" "$@"'
stand_in mariadb <<< $'#!/bin/sh\nexec /usr/bin/mariadb --no-defaults --socket="$ROOT/run/mysqld.sock" "$@"'
stand_in galera_new_cluster <<< $'#!/bin/sh\nexec systemctl restart mariadb --wsrep-new-cluster'
stand_in scp <<< $'#!/bin/sh\nfor last; do :; done\nnode=${last%%.*}; place=${last#*:}\nwhile [ $# -gt 1 ]; do cp "$1" "$(echo "$place" | sed "s#/n1/#/n${node#node}/#")"; shift; done'
stand_in mariadb-upgrade <<< $'#!/bin/sh\nexec /usr/bin/mariadb-upgrade --no-defaults --socket="$ROOT/run/mysqld.sock" "$@"'
stand_in lekthictl <<< $'#!/bin/sh\nexec "$LEKTHICTL" "$@"'
stand_in systemctl << 'END'
#!/usr/bin/env bash
set -euo pipefail
wait_for() { for _ in $(seq 300); do "$@" > /dev/null 2>&1 && return; sleep 0.1; done; echo "Not there: $*" >&2; exit 1; }
restart() {
  if [ -e "$ROOT/run/$1.pid" ]; then
    kill "$(cat "$ROOT/run/$1.pid")"
    while kill -0 "$(cat "$ROOT/run/$1.pid")" 2> /dev/null; do sleep 0.1; done
  fi
  shift
  setsid "$@" > "$ROOT/run/log" 2>&1 < /dev/null &
}
case "$*" in
  "restart mariadb" | "restart mariadb --wsrep-new-cluster" | "start mariadb")
    /bin/chown "$SERVER_USER" "$ROOT"/var/lib/mysql "$ROOT"/run "$ROOT"/tmp
    [ -d "$ROOT/var/lib/mysql/mysql" ] || mariadb-install-db --no-defaults --datadir="$ROOT/var/lib/mysql" \
      --auth-root-authentication-method=socket --skip-test-db --user="$SERVER_USER" > "$ROOT/run/install" 2>&1
    restart mariadb mariadbd --defaults-file="$ROOT/etc/mysql/mariadb.conf.d/60-lekthi.cnf" --datadir="$ROOT/var/lib/mysql" \
      --socket="$ROOT/run/mysqld.sock" --port="$DB_PORT" --pid-file="$ROOT/run/mariadb.pid" --log-error="$ROOT/run/mariadb.err" --user="$SERVER_USER" --tmpdir="$ROOT/tmp" \
      $(grep -q ^wsrep "$ROOT"/etc/mysql/mariadb.conf.d/60-lekthi.cnf && echo "--wsrep-sst-receive-address=127.0.0.1:$SST_PORT" || true) "${@:3}"
    wait_for mariadb -e 'SELECT 1' ;;
  "restart redis-server")
    restart redis redis-server "$ROOT/etc/redis/redis.conf" --pidfile "$ROOT/run/redis.pid" --dir "$ROOT/tmp"
    wait_for redis-cli -p "$REDIS_PORT" ping ;;
  "restart redis-sentinel")
    restart sentinel redis-server "$ROOT/etc/redis/sentinel.conf" --sentinel --pidfile "$ROOT/run/sentinel.pid" --dir "$ROOT/tmp"
    wait_for redis-cli -p "$SENTINEL_PORT" ping ;;
  "enable --now lekthi-alerts.service")
    (set -a; . "$ROOT/etc/lekthi/alerts.env"; lekthictl --store "$LEKTHI_STORE" alert watch --for 1) ;;
  *) echo "The stand-in for systemctl does not know: $*" >&2; exit 1 ;;
esac
END

# Files go to their places at once, commands into one script that stops at the first that fails.
awk -v out="$base/parts" '
  /^```/ { if (inside) { inside = 0; close(file); next }
           kind = substr($0, 4); inside = 1; number = sprintf("%03d", ++blocks)
           if (kind ~ /^sh/) { print kind > (out "/" number ".sh.kind"); file = out "/" number ".sh" }
           else if (path != "") { print path > (out "/" number ".file.path"); file = out "/" number ".file"; path = "" }
           else { print "A block without a path: " $0 > "/dev/stderr"; exit 1 }
           next }
  inside { print >> file; next }
  /:$/ && match($0, /`\/[^`]*`/) { path = substr($0, RSTART + 1, RLENGTH - 2) }
' "$guide"
on_nodes() {
  case $1 in
    "sh each") seq "$nodes" ;;
    "sh others") seq 2 "$nodes" ;;
    *) echo 1 ;;
  esac
}
for block in "$base"/parts/*.file; do
  for node in $(seq "$nodes"); do
    here "$node" < "$block" > "$base/n$node$(cat "$block.path")"
  done
done
# Without stunnel a node takes the others' data unencrypted; the guide installs it.
if [ "$nodes" = 3 ] && ! command -v stunnel > /dev/null; then
  for settings in "$base"/n?/etc/mysql/mariadb.conf.d/60-lekthi.cnf; do
    printf '\n[sst]\nssl-mode = DISABLED\n' >> "$settings"
  done
fi
for block in "$base"/parts/*.sh; do
  for node in $(on_nodes "$(cat "$block.kind")"); do
    printf '. %s\ncd %s\n' "$base/n$node/ports" "$base/n$node/root"
    here "$node" < "$block"
  done
done > "$base/script"
[ "$(cat "$base"/parts/*.sh | wc -l)" -gt 20 ] || { echo "The guide has hardly any commands" >&2; exit 1; }

export PATH="$base/bin:$PATH:/usr/sbin" HOME="$base" XDG_STATE_HOME="$base/state" LC_ALL=C.UTF-8
while read -r name; do unset "$name"; done < <(env | grep -o '^LEKTHI_[A-Z_]*' || true)
if ! bash -euxo pipefail "$base/script" > "$base/said" 2>&1; then
  tail -n 40 "$base/said" >&2
  grep -hE "ERROR|WSREP_SST" "$base"/n?/run/mariadb.err | tail -n 20 >&2 || true
  exit 1
fi
