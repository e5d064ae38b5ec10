#!/usr/bin/env bash
# Fails on an #include that runs against the arrows of the house (README), and on a gateway in ui: names what it found.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

git grep -n '^#include "' -- core models ui app | awk -F '[:"]' '
  function room(path,   part) {
    split(path, part, "/")
    return part[1] == "core" || part[1] == "app" ? part[1] "/" part[2] : part[1]
  }
  BEGIN {
    values = " core/numbering core/metrics core/alerts core/files "
    may["core/numbering"] = may["core/metrics"] = may["core/files"] = " "
    may["core/alerts"] = " core/metrics "
    may["core/store"] = values
    may["core/demo"] = may["core/allocation"] = may["core/audit"] = may["core/takeover"] = may["core/notify"] = values "core/store "
    may["core/alerting"] = values "core/store core/audit "
    may["models"] = values "core/store core/allocation core/audit core/alerting core/notify core/takeover translations "
    may["ui"] = may["models"] "models "
    may["app/keychain"] = may["app/local"] = may["app/opening"] = may["app/window"] = may["app/ctl"] = \
      may["ui"] "core/demo ui app/keychain app/local app/opening "
  }
  {
    from = room($1); to = room($4)
    if (from == "ui" && $4 ~ /^core\/store\/.*gateway/) {
      print $1 ":" $2 ": what asks the store stands in models, not beside widgets"
      wrong = 1
    }
    if (from == to || $4 !~ /\// || index(may[from], " " to " ")) next
    print $1 ":" $2 ": " from " does not include " to
    wrong = 1
  }
  END { exit wrong }'
