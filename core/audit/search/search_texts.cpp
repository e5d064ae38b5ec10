#include "core/audit/search/search_texts.h"

#include "core/numbering/parse/reading_texts.h"

#include <algorithm>

namespace lekthi::audit {

using namespace Qt::StringLiterals;

namespace {

constexpr char16_t firstFullWidth = 0xFF01;
constexpr char16_t lastFullWidth = 0xFF5E;
constexpr char16_t fromFullWidth = 0xFEE0;
constexpr QStringView otherDashes = u"‐‑‒–—―⁃−﹘﹣－ー";

/// Normalization of compatibility would take Thai letters apart.
QString inHalfWidth(QString text)
{
    for (QChar &character : text) {
        if (character >= firstFullWidth && character <= lastFullWidth)
            character = QChar(char16_t(character.unicode() - fromFullWidth));
        if (otherDashes.contains(character))
            character = u'-';
    }
    return text;
}

bool isUnseen(QChar character)
{
    return character.category() == QChar::Other_Format ||
           (character.category() == QChar::Other_Control && !character.isSpace());
}

} // namespace

QStringList spellingsOf(const QString &text)
{
    QString seen = text;
    seen.removeIf(isUnseen);
    seen = seen.simplified().normalized(QString::NormalizationForm_C);
    if (seen.isEmpty())
        return {};
    const QString plain = numbering::withPlainDigits(inHalfWidth(seen));
    QStringList spellings{seen, plain, QString(plain).remove(u' ')};
    spellings.removeDuplicates();
    return spellings;
}

QStringList oneSlipAway(const QString &text, const QString &alphabet, qsizetype most)
{
    QStringList slips;
    for (qsizetype at = 0; at < text.size(); ++at) {
        slips.append(QString(text).remove(at, 1));
        if (at > 0 && text[at] != text[at - 1]) {
            QString swapped = text;
            std::swap(swapped[at], swapped[at - 1]);
            slips.append(swapped);
        }
    }
    for (const QChar character : alphabet) {
        for (qsizetype at = 0; at <= text.size(); ++at) {
            slips.append(QString(text).insert(at, character));
            if (at < text.size() && text[at] != character)
                slips.append(QString(text).replace(at, 1, character));
        }
        if (slips.size() >= most)
            break;
    }
    slips.removeDuplicates();
    slips.resize(std::min(slips.size(), most));
    return slips;
}

QString charactersOf(const QStringList &texts)
{
    QString characters;
    for (const QString &text : texts) {
        for (const QChar character : text) {
            if (!characters.contains(character))
                characters.append(character);
        }
    }
    return characters;
}

} // namespace lekthi::audit
