#include "core/numbering/reason.h"

#include "core/numbering/reason_patterns.h"
#include "core/numbering/text_safety.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

namespace lekthi::numbering {

using Fault = Reason::Fault;

namespace {

QString lettersOf(QStringView text)
{
    static const QRegularExpression uncounted{QString(uncountedInReason)};
    return text.toString().remove(uncounted);
}

int differentIn(QStringView letters)
{
    QSet<char32_t> different;
    for (CodePoints points(letters); !points.atEnd();)
        different.insert(points.next());
    return static_cast<int>(different.size());
}

/// A text with half a character in it is nothing to a pattern.
qsizetype positionOfHalf(QStringView text)
{
    for (CodePoints points(text); !points.atEnd();) {
        const qsizetype position = points.position();
        if (QChar::isSurrogate(points.next()))
            return position;
    }
    return -1;
}

qsizetype positionOfUnsafe(QStringView text)
{
    static const QRegularExpression unsafe{QString(unsafeInReason)};
    const qsizetype half = positionOfHalf(text);
    return half >= 0 ? half : unsafe.match(text.toString()).capturedStart();
}

QString describeUnsafe(const Fault &fault)
{
    if (fault.character == U'\n' || fault.character == U'\r')
        return QCoreApplication::translate(
                   "lekthi", "The reason has a line break at character %1. Write it on one line.")
            .arg(fault.place);
    return QCoreApplication::translate(
               "lekthi", "Character %1 of the reason (%2) is invisible or not allowed. Delete it "
                         "or retype the text.")
        .arg(QString::number(fault.place), unicodeName(fault.character));
}

} // namespace

Reason::Reason(QString text)
    : m_text(std::move(text))
{
}

tl::expected<Reason, Fault> Reason::parse(QStringView text, int minimumLetters)
{
    const QStringView trimmed = text.trimmed();
    if (positionOfUnsafe(trimmed) >= 0) {
        Fault fault = *faultOf(trimmed, minimumLetters);
        fault.place += static_cast<int>(codePointCount(text.left(trimmed.begin() - text.begin())));
        return tl::unexpected(fault);
    }
    const QString tidy = trimmed.toString().normalized(QString::NormalizationForm_C);
    if (const auto fault = faultOf(tidy, minimumLetters))
        return tl::unexpected(*fault);
    return Reason(tidy);
}

std::optional<Fault> Reason::faultOf(QStringView text, int minimumLetters)
{
    if (const qsizetype unsafe = positionOfUnsafe(text); unsafe >= 0)
        return Fault{.kind = Fault::Kind::UnsafeCharacter,
                     .character = CodePoints(text.mid(unsafe)).next(),
                     .place = static_cast<int>(codePointCount(text.left(unsafe))) + 1};
    if (codePointCount(text) > maximumLength)
        return Fault{.kind = Fault::Kind::TooLong};
    const QString letters = lettersOf(text);
    if (const auto count = static_cast<int>(codePointCount(letters)); count < minimumLetters)
        return Fault{.kind = Fault::Kind::TooShort, .missing = minimumLetters - count};
    if (differentIn(letters) < leastDifferent(minimumLetters))
        return Fault{.kind = Fault::Kind::TooUniform};
    return std::nullopt;
}

int letterCount(QStringView text)
{
    return positionOfHalf(text) >= 0 ? 0 : static_cast<int>(codePointCount(lettersOf(text)));
}

QString describe(const Fault &fault, int minimumLetters)
{
    switch (fault.kind) {
    case Fault::Kind::TooShort:
        return QCoreApplication::translate(
                   "lekthi", "The reason is too short. Write at least %1 letters or digits (%2 more).")
            .arg(minimumLetters)
            .arg(fault.missing);
    case Fault::Kind::TooUniform:
        return QCoreApplication::translate(
            "lekthi", "The reason repeats the same few characters. Explain why in words.");
    case Fault::Kind::TooLong:
        return QCoreApplication::translate("lekthi", "The reason is too long. Write at most %1 characters.")
            .arg(Reason::maximumLength);
    case Fault::Kind::UnsafeCharacter:
        return describeUnsafe(fault);
    }
    return {};
}

} // namespace lekthi::numbering
