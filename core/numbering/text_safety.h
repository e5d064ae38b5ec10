#pragma once

#include <QString>
#include <QStringView>

namespace lekthi::numbering {

/// Walks a text by code points; a surrogate without its partner is a code point of its own.
class CodePoints
{
public:
    explicit CodePoints(QStringView text)
        : m_text(text)
    {
    }

    bool atEnd() const { return m_next >= m_text.size(); }
    qsizetype position() const { return m_next; } ///< of the code point that next() returns
    char32_t next();

private:
    QStringView m_text;
    qsizetype m_next = 0;
};

/// Length as the store counts.
qsizetype codePointCount(QStringView text);

/// Position of the code point with this index; the text's size if it is shorter.
qsizetype positionOfCodePoint(QStringView text, qsizetype index);

/// Controls, bidi and other format characters, everything that programs may draw as nothing, lone surrogates,
/// noncharacters and line separators.
bool isInvisible(char32_t character);

bool hasInvisible(QStringView text);

/// Spaces and line breaks other than the plain space.
bool isOtherSpace(char32_t character);

/// A character that joins the one before it.
bool isMark(char32_t character);

/// The marks of which the store's routines know in which order they stand (`pattern_of_template`).
bool isThaiOrLaoMark(char32_t character);

/// A vowel or end of a Hangul syllable that is written in parts.
bool isJoiningJamo(char32_t character);

/// Visible or not, what has no business in the literal text of a number: symbols (emoji), enclosing marks,
/// private use, unassigned.
bool isOddity(char32_t character);

/// "U+200B".
QString unicodeName(char32_t character);

} // namespace lekthi::numbering
