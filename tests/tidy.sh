#!/usr/bin/env bash
# Runs clang-tidy (.clang-tidy) over what changed: since the commit that is named, by default since the branch left main, or, on
# main, by the last commit; what is not committed counts as well. Files are read without precompiled headers, so that one
# which forgot an #include is found here too. Needs the build of the preset check.
# Usage: tests/tidy.sh [--most N] [COMMIT | --all]      --most N: no more than N files, those which changed most
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

most=100000
if [ "${1:-}" = "--most" ]; then
  most=$2
  shift 2
fi

# Nothing where there is no earlier commit: a checkout of the last one alone.
base() {
  local main
  for main in origin/HEAD origin/main main; do
    if main=$(git merge-base HEAD "$main" 2> /dev/null) && [ "$main" != "$(git rev-parse HEAD)" ]; then
      echo "$main"
      return
    fi
  done
  git rev-parse --quiet --verify HEAD~1 || true
}

sources=('*.cpp' '*.h' ':!tests/embedding/example')
changed() {
  if [ "${1:-}" = "--all" ]; then
    git ls-files -- "${sources[@]}"
    return
  fi
  local since=${1:-$(base)}
  if [ -n "$since" ]; then
    git diff --numstat --diff-filter=d --no-renames "$since" -- "${sources[@]}" | sort -rn | cut -f 3
  else
    echo "There is no earlier commit to compare with; only what is not committed is looked at." >&2
    git diff --name-only --diff-filter=d HEAD -- "${sources[@]}"
  fi
  git ls-files --others --exclude-standard -- "${sources[@]}"
}

mapfile -t files < <(changed "$@")
if [ ${#files[@]} -eq 0 ]; then
  echo "clang-tidy: no source has changed"
  exit 0
fi
if [ ${#files[@]} -gt "$most" ]; then
  echo "clang-tidy: $most of ${#files[@]} changed files; tests/tidy.sh looks at all"
  files=("${files[@]:0:$most}")
fi

# The commands of the build, without what only its own compiler can read: of each file by itself, and of tests where moc's
# files have been made.
mkdir -p build/tidy
cmake --preset dev > /dev/null
perl -MJSON::PP -0777 -e '
  sub commands { open my $file, "<", $_[0] or die "$_[0]: $!, build the preset check first\n"; @{decode_json(<$file>)} }
  my $test = qr{/tests/};
  my @all = ((grep { $_->{file} !~ $test } commands("build/dev/compile_commands.json")),
             (grep { $_->{file} =~ $test } commands("build/check/compile_commands.json")));
  for (@all) {
    $_->{command} =~ s{-include \S*_test_headers\.dir/cmake_pch\.hxx}{-include $ARGV[0]/tests/support/patient_try.h};
    $_->{command} =~ s{-include \S*cmake_pch\.hxx|-Winvalid-pch|--coverage}{}g;
  }
  print encode_json(\@all)' "$PWD" > build/tidy/compile_commands.json

# A header stands for itself when it is read alone: that it says so once is no mistake then.
if ! printf '%s\0' "${files[@]}" |
  xargs -0 -n 1 -P 2 clang-tidy-19 -p build/tidy --quiet --extra-arg=-Wno-pragma-once-outside-header 2> build/tidy/log; then
  grep -E 'error:|Error ' build/tidy/log >&2 || true
  echo "clang-tidy found what is named above (.clang-tidy)." >&2
  exit 1
fi
echo "clang-tidy: ${#files[@]} files, nothing found"
