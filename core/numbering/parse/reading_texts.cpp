#include "core/numbering/parse/reading_texts.h"

#include "core/numbering/parse/number_parser.h"
#include "core/numbering/text_safety.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

/// As people wrote it, where that is as long as what it collates to.
QString spellLiteral(const Cell &cell, size_t offset)
{
    const size_t from = std::min(offset, cell.literal.size());
    if (cell.literal.size() != static_cast<size_t>(codePointCount(cell.written)))
        return QString::fromStdU32String(cell.literal.substr(from));
    return cell.written.mid(positionOfCodePoint(cell.written, static_cast<qsizetype>(from)));
}

QString joined(const ParseFailure &failure)
{
    QStringList all = failure.expected;
    all.removeDuplicates();
    if (failure.expectsEnd)
        all.append(QCoreApplication::translate("lekthi", "the end of the number"));
    return all.join(QCoreApplication::translate("lekthi", " or "));
}

QString describeMismatch(const ParseFailure &failure, QStringView text)
{
    const QString fitting = text.left(failure.position).toString();
    if (fitting.isEmpty())
        return QCoreApplication::translate("lekthi", "It does not begin with %1.").arg(joined(failure));
    if (failure.position >= text.size())
        return QCoreApplication::translate("lekthi", "It ends too early: %1 is missing after \"%2\".")
            .arg(joined(failure), fitting);
    return QCoreApplication::translate("lekthi", "After \"%1\" there is \"%2\" instead of %3.")
        .arg(fitting, text.mid(failure.position).toString(), joined(failure));
}

/// "17 or 117": by running numbers if these differ, else it is another counter.
QString describeReadings(const QList<ParsedNumber> &readings)
{
    QStringList sequences;
    for (const ParsedNumber &reading : readings)
        sequences.append(QString::number(reading.sequence));
    sequences.removeDuplicates();
    if (sequences.size() < 2)
        return QCoreApplication::translate("lekthi", "It can be read as a number of several counters.");
    return QCoreApplication::translate("lekthi", "Its sequence number can be read as %1.")
        .arg(sequences.join(QCoreApplication::translate("lekthi", " or ")));
}

} // namespace

QString withPlainDigits(QStringView text)
{
    QString plain = text.toString();
    for (QChar &character : plain) {
        if (character.category() == QChar::Number_DecimalDigit)
            character = QChar(u'0' + character.digitValue());
    }
    return plain;
}

qsizetype positionOfSymbol(QStringView text, size_t symbolCount, size_t index)
{
    if (symbolCount == static_cast<size_t>(codePointCount(text)))
        return positionOfCodePoint(text, static_cast<qsizetype>(index));
    qsizetype position = 0;
    for (CodePoints points(text); !points.atEnd();) {
        points.next();
        if (collatedPart(text.left(points.position())).size() > index)
            break;
        position = points.position();
    }
    return position;
}

QString spellCell(const Cell &cell, size_t literalOffset)
{
    switch (cell.kind) {
    case Cell::Kind::Literal:
        return u'"' + spellLiteral(cell, literalOffset) + u'"';
    case Cell::Kind::Codes:
        return tokenTitle({.kind = cell.token});
    case Cell::Kind::Sequence:
        return tokenTitle({.kind = TokenKind::Sequence, .digits = cell.digits});
    case Cell::Kind::DateField:
        return QCoreApplication::translate("lekthi", "a year or date of %1 digits").arg(cell.digits);
    case Cell::Kind::TimeField:
        return QCoreApplication::translate("lekthi", "a time of day, 00 to %1").arg(lastOf(cell.time));
    case Cell::Kind::Revision:
        return tokenTitle({.kind = TokenKind::Revision});
    }
    return {};
}

QString describe(const ParseFailure &failure, QStringView text)
{
    switch (failure.kind) {
    case ParseFailureKind::Mismatch:
        return describeMismatch(failure, text);
    case ParseFailureKind::ImpossibleDate:
        return QCoreApplication::translate("lekthi",
                                           "Its year or date lies outside A.D. %1 to %2 (B.E. %3 to %4), in "
                                           "which counters run. The document keeps its number; Lekthi does "
                                           "not count it.")
            .arg(failure.firstYear)
            .arg(lastCountedYear)
            .arg(failure.firstYear + buddhistYearOffset)
            .arg(lastCountedYear + buddhistYearOffset);
    case ParseFailureKind::Ambiguous:
        return describeReadings(failure.readings);
    case ParseFailureKind::KeyPartUnknown:
        return QCoreApplication::translate(
                   "lekthi", "It does not show its part \"%1\", and the register does not name it.")
            .arg(tokenTitle({.kind = failure.token.value_or(TokenKind::Originator)}));
    case ParseFailureKind::PeriodUnknown:
        return QCoreApplication::translate(
            "lekthi", "It does not show when its counter ran, and the register has no date for it.");
    case ParseFailureKind::TooLong:
        return QCoreApplication::translate("lekthi", "It is longer than %1 characters.")
            .arg(maximumNumberLength);
    case ParseFailureKind::NotRendered:
        return QCoreApplication::translate("lekthi", "The template would not write such a number.");
    }
    return {};
}

QString describe(UnreadableReason reason)
{
    switch (reason) {
    case UnreadableReason::NoNumbers:
        return QCoreApplication::translate("lekthi",
                                           "This template gives no numbers, so none can be read back.");
    case UnreadableReason::UnknownCharacter:
        return QCoreApplication::translate(
            "lekthi", "The template or a code has a character, and it is not known which characters the "
                      "store treats as equal to it. Numbers cannot be read back with certainty.");
    case UnreadableReason::JoinedParts:
        return QCoreApplication::translate("lekthi", "Two parts of the template can combine into another "
                                                     "text. Numbers cannot be read back with certainty.");
    }
    return {};
}

} // namespace lekthi::numbering
