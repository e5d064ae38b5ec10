#pragma once

#include <QLatin1StringView>

namespace lekthi::numbering {

/// What codes and names of reference data may be, as the store's routines have it too, in the words of
/// Perl-compatible patterns, which both sides read by the same library (sql_parts.h).

/// Letters and digits of English, Thai and Chinese, with full stop, hyphen, underscore, slash, ampersand,
/// plus and brackets behind the first one: what looks like one of them and is none would make two codes that
/// nobody can tell apart.
inline constexpr QLatin1StringView codeOfReference{
    "\\A(?<sign>[A-Za-z0-9\\x{E01}-\\x{E2E}\\x{E30}\\x{E32}\\x{E33}\\x{E40}-\\x{E46}\\x{E50}-\\x{E59}"
    "\\x{3400}-\\x{4DB5}\\x{4E00}-\\x{9FA5}][\\x{E31}\\x{E34}-\\x{E3A}\\x{E47}\\x{E4D}]?[\\x{E48}-\\x{E4C}]?)"
    "(?:(?&sign)|[-._/&()+])*\\z"};

/// Begins and ends with no space, and with nothing that a spreadsheet takes for a formula or for the mark
/// before one; no more than three marks on a letter. May be empty.
inline constexpr QLatin1StringView nameOfReference{
    "\\A(?:(?![\\p{Z}=+@\\x{27}-])(?:\\P{M}\\p{M}{0,3})*(?<!\\p{Z}))?\\z"};

} // namespace lekthi::numbering
