#!/bin/sh
# Fuzzes all that reads what others wrote (templates, addresses, registers, files of templates and of settings, digests, receipts, archives, answers of Redis) and the renderer with the address and undefined-behaviour sanitizers.
# Usage: tests/fuzz/run.sh [inputs per fuzzer, of settings and archives a fifth] [seed]; LEKTHI_FUZZ_BUILD names another build directory.
# With a seed and no corpus of earlier runs the same inputs come again; without one each run goes its own way.
set -eu
inputs=${1:-1000000}
seed=${2:-0}
cd "$(dirname "$0")/../.."
# Short allocation stacks make the sanitizer several times faster; a failing input shows the rest when run alone.
export ASAN_OPTIONS="malloc_context_size=2:quarantine_size_mb=16"
build=${LEKTHI_FUZZ_BUILD:-build/fuzz}

cmake --preset fuzz -B "$build" >/dev/null
fuzzers="parse_fuzz render_fuzz address_fuzz register_fuzz json_fuzz settings_fuzz digest_fuzz receipt_fuzz archive_fuzz redis_fuzz"
cmake --build "$build" --target $fuzzers

run() {
  corpus=$build/corpus/$1
  log=$build/$1.log
  mkdir -p "$corpus"
  dictionary=tests/fuzz/others.dict
  count=$inputs
  case $1 in parse_fuzz | render_fuzz) dictionary=tests/fuzz/template.dict ;; esac
  case $1 in settings_fuzz | archive_fuzz) count=$((inputs / 5)) ;; esac # each is a file that is written and read
  if ! "$build/tests/fuzz/$1" "$corpus" -dict="$dictionary" -runs="$count" -seed="$seed" -max_len=240 \
      -len_control=50 -timeout=10 -artifact_prefix="$build/$1-" -print_final_stats=1 >"$log" 2>&1; then
    tail -n 60 "$log"
    echo "$1: failed, see $log" >&2
    return 1
  fi
  count=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  echo "$1: $count inputs, no failure"
}

# One on each core. What runs in the background does not hear Ctrl+C by itself.
trap 'trap - INT TERM; kill 0' INT TERM
failed=0
other=
for fuzzer in $fuzzers; do
  if [ -z "$other" ]; then
    run "$fuzzer" &
    other=$!
  else
    run "$fuzzer" || failed=1
    wait "$other" || failed=1
    other=
  fi
done
[ -z "$other" ] || wait "$other" || failed=1
exit $failed
