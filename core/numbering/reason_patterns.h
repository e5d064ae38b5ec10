#pragma once

#include <QLatin1StringView>

namespace lekthi::numbering {

/// The rule of reasons as the store's routines have it too, in the words of Perl-compatible patterns, which
/// both sides read by the same library (sql_parts.h).

/// A character that no reason or comment may have: controls, bidi and other format characters, what programs
/// may draw as nothing, private use, unassigned.
inline constexpr QLatin1StringView unsafeInReason{
    "[\\p{C}\\p{Zl}\\p{Zp}\\x{34F}\\x{115F}\\x{1160}\\x{17B4}\\x{17B5}\\x{180B}-\\x{180F}\\x{2800}\\x{3164}"
    "\\x{FE00}-\\x{FE0F}\\x{FFA0}\\x{FFFC}\\x{13441}\\x{13442}\\x{1D159}\\x{E0000}-\\x{E0FFF}]"};

/// A character that is no letter or digit. The vowels and ends of Hangul syllables are none, so that a text
/// has as many letters composed and decomposed.
inline constexpr QLatin1StringView uncountedInReason{
    "[^\\p{L}\\p{N}]|[\\x{1160}-\\x{11FF}\\x{D7B0}-\\x{D7FF}]"};

} // namespace lekthi::numbering
