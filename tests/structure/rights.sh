#!/usr/bin/env bash
# Fails where a program decides by a role what somebody may do: the table in core/store/people/rights.h decides.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

role='(store::)?Role::(Auditor|ProjectAdmin|SuperAdmin|Allocator)'
if git grep -nE "[!=]= *$role|$role *[!=]=" -- models ui app; then
  echo "Ask store::may() instead (core/store/people/rights.h)." >&2
  exit 1
fi
