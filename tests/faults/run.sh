#!/usr/bin/env bash
# Injects the long set of faults and shows what was injected and what the oracle said.
# Usage: tests/faults/run.sh [--seed N] [--cuts N] [--server-kills N] [--process-kills N] [--build DIR]
#   --build   a built tree; default: build/release, built first
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

build=""
export LEKTHI_FAULTS_SEED=${LEKTHI_FAULTS_SEED:-$(date +%s)}
export LEKTHI_FAULTS_CUTS=2000 LEKTHI_FAULTS_SILENCES=200 LEKTHI_FAULTS_SERVER_KILLS=200
export LEKTHI_FAULTS_PROCESS_KILLS=200 LEKTHI_FAULTS_SESSION_ROUNDS=200 LEKTHI_FAULTS_DEADLOCKS=200
export LEKTHI_FAULTS_FULL_DISKS=20 LEKTHI_FAULTS_REDIS_ROUNDS=20 LEKTHI_FAULTS_KILLED_STEPS=1000
export LEKTHI_FAULTS_STATEMENT_KILLS=2000 LEKTHI_FAULTS_SCOPE_SECONDS=300 LEKTHI_FAULTS_HOSTILE_SECONDS=3600
while [ $# -gt 0 ]; do
  case "$1" in
    --seed) LEKTHI_FAULTS_SEED=$2 ;;
    --cuts) LEKTHI_FAULTS_CUTS=$2 ;;
    --server-kills) LEKTHI_FAULTS_SERVER_KILLS=$2 ;;
    --process-kills) LEKTHI_FAULTS_PROCESS_KILLS=$2 ;;
    --build) build=$2 ;;
    *) sed -n '2,4p' "${BASH_SOURCE[0]}" >&2; exit 2 ;;
  esac
  shift 2
done

if [ -z "$build" ]; then
  build=build/release
  cmake --preset release > /dev/null
  cmake --build "$build" --target lekthi_fault_tests
fi

export QT_QPA_PLATFORM=offscreen TZ=Asia/Bangkok LC_ALL=C.UTF-8
export QTEST_FUNCTION_TIMEOUT=7200000
log=$(mktemp)
failed=0
for test in "$build"/tests/faults/faults_*_test; do
  started=$SECONDS
  "$test" > "$log" 2>&1 || { failed=1; cat "$log"; }
  grep -A 20 '^faults:' "$log" | grep -v '^PASS\|^QWARN\|^Totals\|^\*\*\*\|^--' || true
  printf '  %s: %s s\n' "$(basename "$test")" "$((SECONDS - started))"
done
rm -f "$log"
exit "$failed"
