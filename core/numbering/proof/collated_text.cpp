#include "core/numbering/proof/collated_text.h"

#include "core/numbering/text_safety.h"

#include <QChar>
#include <QString>

#include <algorithm>
#include <array>

namespace lekthi::numbering {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

// The store's own test compares every one of these with what the server says.
constexpr std::array knownRanges{
    Range{0x0020, 0x007E}, Range{0x00A1, 0x00A7}, Range{0x00A9, 0x00AC}, Range{0x00AE, 0x00AE},
    Range{0x00B0, 0x00B3}, Range{0x00B5, 0x00B7}, Range{0x00B9, 0x013E}, Range{0x0141, 0x0148},
    Range{0x014A, 0x017E}, Range{0x0386, 0x0386}, Range{0x0388, 0x038A}, Range{0x038C, 0x038C},
    Range{0x038E, 0x03A1}, Range{0x03A3, 0x03CE}, Range{0x0400, 0x045F}, Range{0x0E01, 0x0E3A},
    Range{0x0E3F, 0x0E5B}, Range{0x1EA0, 0x1EF9}, Range{0x2010, 0x2016}, Range{0x2018, 0x2027},
    Range{0x2030, 0x203D}, Range{0x2044, 0x2044}, Range{0x20A0, 0x20B8}, Range{0x2116, 0x2116},
    Range{0x2160, 0x217F}, Range{0x2190, 0x21FF}, Range{0x2200, 0x22FF}, Range{0x2460, 0x24EA},
    Range{0x2500, 0x25FF}, Range{0x3001, 0x3029}, Range{0x3041, 0x3096}, Range{0x30A1, 0x30FA},
    Range{0x30FC, 0x30FE}, Range{0x4E00, 0x9FCB}, Range{0xAC00, 0xD7A3}, Range{0xFF01, 0xFF5E},
};

constexpr char32_t nikhahit = 0x0E4D;
constexpr char32_t aa = 0x0E32;
constexpr char32_t am = 0x0E33;

bool isThaiConsonant(char32_t character)
{
    return character >= 0x0E01 && character <= 0x0E2E;
}

bool isLeadingVowel(char32_t character)
{
    return character >= 0x0E40 && character <= 0x0E44;
}

/// Katakana for hiragana, and the usual size for small ones.
char32_t plainKana(char32_t character)
{
    constexpr std::u32string_view small = U"ァィゥェォヵヶッャュョヮ";
    constexpr std::u32string_view usual = U"アイウエオカケツヤユヨワ";
    if (character >= 0x3041 && character <= 0x3096)
        character += 0x60;
    const auto found = small.find(character);
    return found == small.npos ? character : usual[found];
}

char32_t plainCharacter(char32_t character)
{
    constexpr char32_t finalSigma = 0x03C2;
    constexpr char32_t sigma = 0x03C3;
    if (character == finalSigma)
        return sigma;
    return plainKana(QChar::toLower(character));
}

/// U+0E33 is decomposed by Form KC; the store takes both ways to write it for the same.
void composeAm(std::u32string &text)
{
    const std::u32string apart{nikhahit, aa};
    for (size_t at = text.find(apart); at != text.npos; at = text.find(apart, at))
        text.replace(at, apart.size(), 1, am);
}

void orderVowels(std::u32string &text)
{
    for (size_t at = 0; at + 1 < text.size(); ++at) {
        if (isLeadingVowel(text[at]) && isThaiConsonant(text[at + 1])) {
            std::swap(text[at], text[at + 1]);
            ++at;
        }
    }
}

} // namespace

std::u32string collatedPart(QStringView text)
{
    const auto plain = [](const QString &from) {
        std::u32string result;
        for (CodePoints points(from); !points.atEnd();)
            result.push_back(plainCharacter(points.next()));
        return result;
    };
    std::u32string result = plain(text.toString().normalized(QString::NormalizationForm_KC));
    composeAm(result);
    orderVowels(result);
    return result;
}

std::u32string collatedText(QStringView text)
{
    std::u32string result = collatedPart(text);
    const auto end = result.find_last_not_of(U' ');
    result.erase(end == result.npos ? 0 : end + 1);
    return result;
}

bool isCollationKnown(QStringView text)
{
    const QString composed = text.toString().normalized(QString::NormalizationForm_C);
    for (CodePoints points(composed); !points.atEnd();) {
        const char32_t character = points.next();
        const auto range = std::ranges::lower_bound(knownRanges, character, {}, &Range::last);
        if (range == knownRanges.end() || character < range->first)
            return false;
    }
    return true;
}

bool isRevisionSymbol(char32_t symbol)
{
    return !QChar::requiresSurrogates(symbol) && (QChar::isLetter(symbol) || QChar::isDigit(symbol));
}

void PartBorder::add(const PartBorder &other)
{
    beginsWithMark |= other.beginsWithMark;
    beginsWithConsonant |= other.beginsWithConsonant;
    beginsWithAa |= other.beginsWithAa;
    endsWithLeadingVowel |= other.endsWithLeadingVowel;
    endsWithNikhahit |= other.endsWithNikhahit;
}

bool PartBorder::interactsWith(const PartBorder &next) const
{
    return next.beginsWithMark || (endsWithLeadingVowel && next.beginsWithConsonant) ||
           (endsWithNikhahit && next.beginsWithAa);
}

PartBorder borderOf(QStringView part)
{
    const QString composed = part.toString().normalized(QString::NormalizationForm_C);
    if (composed.isEmpty())
        return {};
    CodePoints points(composed);
    const char32_t first = points.next();
    const char32_t last = composed.back().unicode();
    return {.beginsWithMark = isMark(first),
            .beginsWithConsonant = isThaiConsonant(first),
            .beginsWithAa = first == aa,
            .endsWithLeadingVowel = isLeadingVowel(last),
            .endsWithNikhahit = last == nikhahit};
}

} // namespace lekthi::numbering
