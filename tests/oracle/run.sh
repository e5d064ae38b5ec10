#!/usr/bin/env bash
# Runs the oracle's random sequences over everything that touches a number.
# Usage: tests/oracle/run.sh [SEQUENCES [SEED]]
#   LEKTHI_ORACLE_BUILD names a built tree; default: build/release, built first
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

sequences=${1:-1000000}
seed=${2:-$(date +%s)}
build=${LEKTHI_ORACLE_BUILD:-}
if [ -z "$build" ]; then
  build=build/release
  cmake --preset release > /dev/null
  cmake --build "$build" --target lekthi_number_oracle lekthi_prepare_stores
fi
export QT_QPA_PLATFORM=offscreen TZ=Asia/Bangkok LC_ALL=C.UTF-8
"$build/tests/support/lekthi_prepare_stores"

processes=$(nproc)
each=$(((sequences + processes - 1) / processes))
# What runs in the background does not hear Ctrl+C by itself.
trap 'trap - INT TERM; kill 0' INT TERM
running=()
for ((i = 0; i < processes; i++)); do
  "$build/tests/oracle/lekthi_number_oracle" --sequences "$each" --seed "$((seed + i * each))" &
  running+=($!)
done
failed=0
for process in "${running[@]}"; do
  wait "$process" || failed=1
done
exit "$failed"
