#include "core/numbering/reason.h"

#include "core/numbering/text_safety.h"

#include <QCoreApplication>
#include <QTextBoundaryFinder>

namespace lekthi::numbering {

namespace {

bool isSeen(QStringView grapheme)
{
    for (CodePoints points(grapheme); !points.atEnd();) {
        const char32_t character = points.next();
        if (!QChar::isSpace(character) && !isInvisible(character))
            return true;
    }
    return false;
}

} // namespace

Reason::Reason(QString text)
    : m_text(std::move(text))
{
}

tl::expected<Reason, Reason::Fault> Reason::parse(QStringView text, int minimumVisible)
{
    const QString tidy = text.trimmed().toString().normalized(QString::NormalizationForm_C);
    if (hasInvisible(tidy))
        return tl::unexpected(Fault::UnsafeCharacter);
    if (visibleCharacters(tidy) < minimumVisible)
        return tl::unexpected(Fault::TooShort);
    if (codePointCount(tidy) > maximumLength)
        return tl::unexpected(Fault::TooLong);
    return Reason(tidy);
}

int visibleCharacters(QStringView text)
{
    int count = 0;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end > 0; end = finder.toNextBoundary()) {
        count += isSeen(text.mid(start, end - start)) ? 1 : 0;
        start = end;
    }
    return count;
}

QString describe(Reason::Fault fault, int minimumVisible)
{
    switch (fault) {
    case Reason::Fault::TooShort:
        return QCoreApplication::translate("lekthi", "The reason is too short. Write at least %1 characters.")
            .arg(minimumVisible);
    case Reason::Fault::TooLong:
        return QCoreApplication::translate("lekthi", "The reason is too long. Write at most %1 characters.")
            .arg(Reason::maximumLength);
    case Reason::Fault::UnsafeCharacter:
        return QCoreApplication::translate(
            "lekthi",
            "The reason holds a line break or a character that cannot be seen. Remove it or type the text "
            "anew.");
    }
    return {};
}

} // namespace lekthi::numbering
