#!/usr/bin/env bash
# Fails on an #include that runs against the arrows of the house (README) or between the rooms of the store, on a gateway in
# ui, and on Gui and Widgets below ui, in an #include or in CMake: names what it found.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

failed=0
git grep -n '^#include "' -- core models ui app | awk -F '[:"]' '
  function room(path,   part) {
    split(path, part, "/")
    return part[1] == "core" || part[1] == "app" ? part[1] "/" part[2] : part[1]
  }
  function aggregate(path,   part) {
    split(path, part, "/")
    return part[1] "/" part[2] == "core/store" ? part[3] : ""
  }
  BEGIN {
    values = " core/numbering core/metrics core/alerts core/files core/pools "
    may["core/numbering"] = may["core/metrics"] = may["core/files"] = may["core/pools"] = " "
    may["core/alerts"] = " core/metrics "
    may["core/store"] = values
    may["core/demo"] = values "core/store core/dispensing "
    may["core/allocation"] = may["core/audit"] = may["core/register"] = may["core/notify"] = may["core/dispensing"] = values "core/store "
    may["core/embedding"] = values "core/store core/allocation "
    may["core/alerting"] = values "core/store core/audit "
    reads["session"] = " "
    reads["people"] = reads["reference"] = reads["alerts"] = reads["log"] = reads["pools"] = reads["backups"] = " session "
    reads["templates"] = " session reference "
    reads["counters"] = " session reference templates "
    reads["ledger"] = reads["metrics"] = reads["requests"] = " session reference templates counters "
    reads["schema"] = reads["ledger"] "people ledger metrics "
    may["models"] = values "core/store core/allocation core/audit core/alerting core/notify core/register core/dispensing translations "
    may["ui"] = may["models"] "models "
    may["app/keychain"] = may["app/local"] = may["app/backup"] = may["app/opening"] = may["app/window"] = may["app/ctl"] = \
      may["ui"] "core/demo ui app/keychain app/local app/backup app/opening "
  }
  {
    from = room($1); to = room($4)
    if (from == "ui" && $4 ~ /^core\/store\/.*gateway/) {
      print $1 ":" $2 ": what asks the store stands in models, not beside widgets"
      wrong = 1
    }
    own = aggregate($1); other = aggregate($4)
    if (own != "" && other != "" && own != other && index(reads[own], " " other " ") == 0) {
      print $1 ":" $2 ": core/store/" own " does not include core/store/" other
      wrong = 1
    }
    if (from == to || $4 !~ /\// || index(may[from], " " to " ")) next
    print $1 ":" $2 ": " from " does not include " to
    wrong = 1
  }
  END { exit wrong }' || failed=1

# What may be linked and included where no window is: everything but ui and the program that shows it.
below=(core models translations app ':!app/window')
modules='Gui|Widgets|Svg|SvgWidgets|OpenGL|OpenGLWidgets|PrintSupport|Qml|Quick'
headers=$(qmake6 -query QT_INSTALL_HEADERS)
find "$headers"/Qt{Gui,Widgets,Svg,PrintSupport,OpenGL} -maxdepth 1 -type f -printf '%f\n' |
  awk -v modules="^Qt($modules)(/|$)" '
    FILENAME == "-" { window[$0]; next }
    {
      split($0, part, /[<>]/); name = part[2]
      if (name ~ modules || name in window) { sub(/#include.*/, ""); print $0 " <" name "> is of a window"; wrong = 1 }
    }
    END { exit wrong }' - <(git grep -n '^#include <Q\|^#include <q' -- "${below[@]}") || failed=1
if git grep -nE "Qt6?::($modules)\b|find_package\(Qt6.*\b($modules)\b" -- core/ models/ translations/ 'app/CMakeLists.txt' 'app/*/CMakeLists.txt' ':!app/window'; then
  echo "What is below ui links nothing of a window." >&2
  failed=1
fi
exit "$failed"
