#pragma once

#include <QStringView>

#include <string>

namespace lekthi::numbering {

/// A text as the store compares it: two numbers are the same to the store (collation utf8mb4_thai_520_w2 of
/// document_number_taken) exactly if their collated texts are equal. Case, width, compatibility forms, small
/// kana and spaces at the end make no difference, and a Thai vowel that is written before its consonant
/// counts as one behind it. Holds for known characters only (isCollationKnown).
std::u32string collatedText(QStringView text);

/// The same without dropping spaces at the end, for a part of a number.
std::u32string collatedPart(QStringView text);

/// Whether collatedText() is known to be right for every character of the text: Latin, Greek and Cyrillic
/// letters, Thai, Chinese, kana, Hangul, digits, punctuation and common symbols.
bool isCollationKnown(QStringView text);

/// Whether a code point of a collated text is one that a revision label can consist of.
bool isRevisionSymbol(char32_t symbol);

/// What would happen at a border between two parts, beyond each part's own text.
struct PartBorder
{
    bool beginsWithMark = false;      ///< joins the character before it
    bool beginsWithConsonant = false; ///< Thai; changes places with a vowel before it
    bool beginsWithAa = false;        ///< U+0E32; makes one character with U+0E4D
    bool endsWithLeadingVowel = false;
    bool endsWithNikhahit = false;

    /// What either of both may do.
    void add(const PartBorder &other);
    /// Whether a part like this, followed by one like next, collates otherwise than the parts one by one.
    bool interactsWith(const PartBorder &next) const;
};

PartBorder borderOf(QStringView part);

} // namespace lekthi::numbering
