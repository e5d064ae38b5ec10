#!/usr/bin/env bash
# Tells how much of the core the tests have reached since the build of the preset check was made: lines and branches per file and
# the totals; fails below the floor. Branches count on lines that decide something: the compiler adds some for cleaning up to
# most others, which nobody takes. A count that comes out negative, where several threads counted at once, is left out.
# Usage: tests/coverage.sh [--anew]      --anew: builds, forgets what was counted and passes the tests first
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [ "${1:-}" = "--anew" ]; then
  cmake --preset check > /dev/null
  cmake --build --preset check
  find build/check -name '*.gcda' -delete
  ctest --preset check
fi
decides='\bif\b|\bfor\b|\bwhile\b|\bswitch\b|\bcase\b| \? |&&|\|\|'
gcovr --gcov-ignore-parse-errors --root . --filter 'core/' --exclude 'core/demo/' --exclude-throw-branches --exclude-unreachable-branches \
  --exclude-branches-by-pattern "^(?!.*($decides)).*$" --print-summary --fail-under-line 97 --fail-under-branch 90 \
  --exclude-directories '.*CompilerId.*' --object-directory build/check/core build/check/core
