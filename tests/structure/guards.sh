#!/usr/bin/env bash
# Fails where a guard of ./check lets through what it is there for: makes one bad change after the other in a copy of the last
# commit and sees that the guard fails on each, and on none of the copy as it is.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git clone --quiet --shared . "$copy"
cd "$copy"
failed=0

style() { git ls-files '*.cpp' '*.h' | xargs clang-format-19 --dry-run -Werror; }
finished() { ! grep -n 'type="unfinished"' translations/*.ts; }

# refuses NAME FILE LINE GUARD: the guard fails once the line stands at the end of the file.
refuses() {
  local name=$1 file=$2 line=$3
  shift 3
  printf '%s\n' "$line" >> "$file"
  git add "$file"
  if "$@" > /dev/null 2>&1; then
    echo "Not noticed: $name" >&2
    failed=1
  fi
  git reset --quiet --hard
}

for guard in style finished tests/structure/{arrows,rights}.sh tests/structure/{texts,words}.pl; do
  if ! "$guard" > /dev/null 2>&1; then
    echo "$guard fails on the last commit itself" >&2
    failed=1
  fi
done
refuses "an include from below" core/numbering/reason.cpp '#include "core/store/session/row.h"' tests/structure/arrows.sh
refuses "an include between rooms of the store" core/store/reference/codes.cpp '#include "core/store/ledger/ledger_row.h"' \
  tests/structure/arrows.sh
refuses "a page that asks the store" ui/counters/counters_page.cpp '#include "core/store/counters/counter_gateway.h"' \
  tests/structure/arrows.sh
refuses "a widget below the window" models/period_text.cpp '#include <QWidget>' tests/structure/arrows.sh
refuses "Gui linked below the window" models/CMakeLists.txt 'target_link_libraries(lekthi_models PUBLIC Qt6::Gui)' \
  tests/structure/arrows.sh
refuses "a right decided by a role" models/period_text.cpp 'bool may(Role role) { return role == Role::SuperAdmin; }' \
  tests/structure/rights.sh
refuses "a text without translation" models/period_text.cpp 'QString text() { return tr("Nobody translated this"); }' \
  tests/structure/texts.pl
refuses "an old word in a guide" README.md 'Look at the counter anew.' tests/structure/words.pl
refuses "an old word in a text" translations/lekthi_th.ts '<source>Somebody sees to it</source>' tests/structure/words.pl
refuses "an unfinished translation" translations/lekthi_zh_TW.ts '<translation type="unfinished"></translation>' finished
refuses "a line that is laid out otherwise" models/period_text.cpp 'int  two( ) { return 2 ; }' style
exit "$failed"
