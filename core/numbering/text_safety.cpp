#include "core/numbering/text_safety.h"

#include <QChar>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

// Default_Ignorable_Code_Point of Unicode as far as the general category does not tell, and what is blank by
// its name: Braille, object replacement, hieroglyphs, the null notehead.
constexpr std::array ignorable{
    Range{0x034F, 0x034F},   Range{0x115F, 0x1160},   Range{0x17B4, 0x17B5}, Range{0x180B, 0x180F},
    Range{0x2065, 0x2065},   Range{0x2800, 0x2800},   Range{0x3164, 0x3164}, Range{0xFE00, 0xFE0F},
    Range{0xFFA0, 0xFFA0},   Range{0xFFF0, 0xFFF8},   Range{0xFFFC, 0xFFFC}, Range{0x13441, 0x13442},
    Range{0x1D159, 0x1D159}, Range{0xE0000, 0xE0FFF},
};

bool isPlainAscii(char32_t character)
{
    return character >= 0x20 && character < 0x7F;
}

bool isIgnorable(char32_t character)
{
    return std::ranges::any_of(ignorable, [character](const Range &range) {
        return character >= range.first && character <= range.last;
    });
}

} // namespace

char32_t CodePoints::next()
{
    const QChar unit = m_text[m_next++];
    if (unit.isHighSurrogate() && m_next < m_text.size() && m_text[m_next].isLowSurrogate())
        return QChar::surrogateToUcs4(unit, m_text[m_next++]);
    return unit.unicode();
}

qsizetype codePointCount(QStringView text)
{
    qsizetype count = 0;
    for (CodePoints points(text); !points.atEnd(); points.next())
        ++count;
    return count;
}

qsizetype positionOfCodePoint(QStringView text, qsizetype index)
{
    CodePoints points(text);
    for (; index > 0 && !points.atEnd(); --index)
        points.next();
    return points.position();
}

bool isInvisible(char32_t character)
{
    if (isPlainAscii(character))
        return false;
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return QChar::isNonCharacter(character) || isIgnorable(character);
    }
}

bool hasInvisible(QStringView text)
{
    for (CodePoints points(text); !points.atEnd();) {
        if (isInvisible(points.next()))
            return true;
    }
    return false;
}

bool isOtherSpace(char32_t character)
{
    return character != U' ' && QChar::isSpace(character);
}

bool isMark(char32_t character)
{
    return !isPlainAscii(character) && QChar::isMark(character);
}

bool isThaiOrLaoMark(char32_t character)
{
    const bool isThai = character >= 0x0E31 && character <= 0x0E4E;
    const bool isLao = character >= 0x0EB1 && character <= 0x0ECD;
    return (isThai || isLao) && isMark(character);
}

bool isJoiningJamo(char32_t character)
{
    return (character >= 0x1160 && character <= 0x11FF) || (character >= 0xD7B0 && character <= 0xD7FF);
}

bool isOddity(char32_t character)
{
    if (isPlainAscii(character))
        return false;
    switch (QChar::category(character)) {
    case QChar::Symbol_Other:
    case QChar::Mark_Enclosing:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
        return true;
    case QChar::Symbol_Modifier:
        return character > 0xFFFF; // skin tones of emoji
    default:
        return false;
    }
}

QString unicodeName(char32_t character)
{
    return u"U+%1"_s.arg(static_cast<uint>(character), 4, 16, QChar(u'0')).toUpper();
}

} // namespace lekthi::numbering
