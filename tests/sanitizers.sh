#!/usr/bin/env bash
# Builds everything, window included, under the thread sanitizer and then under those of addresses and undefined
# behaviour, and passes the tests: several hours on two cores, so that most look at a part of them.
# Usage: tests/sanitizers.sh [tsan|asan] [TARGET...] [-- OPTIONS OF CTEST]
#   tests/sanitizers.sh tsan lekthi_alerts_page_test draw_test     only these, of which each is a test
#   tests/sanitizers.sh asan -- -R '^store_'                       builds everything, passes those
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

presets=(tsan asan)
case "${1:-}" in
  tsan | asan)
    presets=("$1")
    shift
    ;;
esac
targets=()
while [ $# -gt 0 ] && [ "$1" != "--" ]; do
  targets+=("$1")
  shift
done
[ "${1:-}" = "--" ] && shift

failed=0
for preset in "${presets[@]}"; do
  built=()
  chosen=()
  if [ ${#targets[@]} -gt 0 ]; then
    built=(--target lekthi_prepare_stores "${targets[@]}")
    [ "$preset" = tsan ] && built+=(lekthi_racing_program)
    chosen=(-R "^(prepare_stores|thread_sanitizer_sees|$(IFS='|' && echo "${targets[*]}"))\$")
  fi
  cmake --preset "$preset" > /dev/null
  cmake --build --preset "$preset" "${built[@]}"
  ctest --preset "$preset" "${chosen[@]}" "$@" || failed=1
done
exit "$failed"
