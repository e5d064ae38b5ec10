#!/usr/bin/env bash
# Measures how much of the core the tests reach: builds the coverage preset, runs the tests, prints lines and branches
# per file and the totals, and fails below the floor. Exceptions that nobody throws are not counted as branches.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

cmake --preset coverage > /dev/null
cmake --build --preset coverage
find build/coverage -name '*.gcda' -delete
ctest --preset coverage
gcovr --root . --filter 'core/' --exclude-throw-branches --exclude-unreachable-branches --print-summary \
  --fail-under-line 95 --fail-under-branch 90 \
  --exclude-directories '.*CompilerId.*' --object-directory build/coverage
