#include "core/numbering/proof/proof_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

/// The code as people read it; a part that a document leaves open has none.
QString shownCode(const QString &code)
{
    return code.isEmpty() ? QCoreApplication::translate("lekthi", "none") : code;
}

QString typeOf(const ProofDocument &document)
{
    return u"%1 %2"_s.arg(document.parts.project, document.parts.corrType);
}

/// "2025", "2025-03", "2025-03-31".
QString periodText(const Period &period)
{
    const auto two = [](int number) { return u"%1"_s.arg(number, 2, 10, QChar(u'0')); };
    QString text = QString::number(period.year);
    if (period.part > 12)
        return text + u'-' + two(period.part / 100) + u'-' + two(period.part % 100);
    return period.part == 0 ? text : text + u'-' + two(period.part);
}

/// What documents of one type have each for itself, as far as codes tell it.
QList<TokenKind> partsOfDocuments()
{
    QList<TokenKind> parts;
    for (const TokenDescriptor &token : tokenTable()) {
        if (token.form == TokenForm::Revision || (token.form == TokenForm::Code && token.isPart()))
            parts.append(token.kind);
    }
    return parts;
}

/// The tokens of which the two readings of a number differ: "{SUB_TYPE} 1, {SEQ:4} 10001".
QStringList partsIn(const ProofDocument &document)
{
    const NumberParts &parts = document.parts;
    QStringList texts;
    for (const TokenKind kind : partsOfDocuments())
        texts.append(tokenTitle({.kind = kind}) + u' ' + shownCode(parts.codeOf(kind)));
    texts.append(QCoreApplication::translate("lekthi", "sequence number %1").arg(parts.sequence));
    texts.append(
        QCoreApplication::translate("lekthi", "date %1").arg(parts.documentDate.toString(Qt::ISODate)));
    return texts;
}

std::pair<QString, QString> differences(const Collision &collision)
{
    const QStringList first = partsIn(collision.first);
    const QStringList second = partsIn(collision.second);
    QStringList firstTold;
    QStringList secondTold;
    for (qsizetype i = 0; i < first.size(); ++i) {
        if (first[i] != second[i]) {
            firstTold.append(first[i]);
            secondTold.append(second[i]);
        }
    }
    return {firstTold.join(u", "_s), secondTold.join(u", "_s)};
}

QString describeMissing(const Collision &collision)
{
    const TokenKind kind = collision.token.value_or(TokenKind::Originator);
    return QCoreApplication::translate(
               "lekthi",
               "%1 can be given twice: %2 and %3 have separate counters, but the number does not show %4.")
        .arg(collision.first.number, shownCode(collision.first.parts.codeOf(kind)),
             shownCode(collision.second.parts.codeOf(kind)), spellToken({.kind = kind}));
}

QString describeRepeating(const Collision &collision)
{
    return QCoreApplication::translate("lekthi", "%1 can be given in %2 and again in %3: the counter starts "
                                                 "again, and the number does not show when.")
        .arg(collision.first.number, periodText(collision.first.key.period),
             periodText(collision.second.key.period));
}

QString describeEqual(const Collision &collision)
{
    const TokenKind kind = collision.token.value_or(TokenKind::Originator);
    return QCoreApplication::translate(
               "lekthi",
               "%1 can be given twice: the store treats the codes %2 and %3 as equal. Rename one of them.")
        .arg(collision.first.number, collision.first.parts.codeOf(kind), collision.second.parts.codeOf(kind));
}

QString describeAmbiguous(const Collision &collision)
{
    const auto [first, second] = differences(collision);
    const QString text =
        collision.reason == CollisionReason::OutgrownDigits
            ? QCoreApplication::translate(
                  "lekthi",
                  "%1 can be read in two ways once the sequence number has outgrown its digits: %2; or %3.")
            : QCoreApplication::translate("lekthi", "%1 can be read in two ways: %2; or %3.");
    return text.arg(collision.first.number, first, second);
}

QString describeOther(const Collision &collision)
{
    return QCoreApplication::translate("lekthi", "%1 can be a number of %2 and of %3.")
        .arg(collision.first.number, typeOf(collision.first), typeOf(collision.second));
}

} // namespace

QString verdictName(ProofVerdict verdict)
{
    constexpr std::array names{"PROVED"_L1, "REPEATS_EACH_PERIOD"_L1, "COLLIDES"_L1, "NOT_DECIDED"_L1};
    return names[static_cast<size_t>(verdict)];
}

QString reasonName(CollisionReason reason)
{
    constexpr std::array names{"MISSING_KEY_PART"_L1,   "REPEATS_EACH_PERIOD"_L1, "EQUAL_CODES"_L1,
                               "AMBIGUOUS_BOUNDARY"_L1, "OUTGROWN_DIGITS"_L1,     "OTHER_TEMPLATE"_L1,
                               "NEXT_FORMAT"_L1};
    return names[static_cast<size_t>(reason)];
}

QString reasonName(UndecidedReason reason)
{
    constexpr std::array names{"TOO_LARGE"_L1, "UNKNOWN_CHARACTER"_L1, "JOINED_PARTS"_L1, "WITHDRAWN"_L1};
    return names[static_cast<size_t>(reason)];
}

QString verdictTitle(ProofVerdict verdict)
{
    switch (verdict) {
    case ProofVerdict::Proved:
        return QCoreApplication::translate("lekthi", "Proved: no two documents can get the same number.");
    case ProofVerdict::RepeatsEachPeriod:
        return QCoreApplication::translate("lekthi", "Numbers repeat each time the counter starts again.");
    case ProofVerdict::Collides:
        return QCoreApplication::translate("lekthi", "Two documents can get the same number.");
    case ProofVerdict::NotDecided:
        return QCoreApplication::translate(
            "lekthi", "It is not decided whether two documents can get the same number.");
    }
    return {};
}

QString describeUndecided(const Proof &proof)
{
    if (!proof.undecided)
        return {};
    switch (*proof.undecided) {
    case UndecidedReason::TooLarge:
        return QCoreApplication::translate("lekthi", "There are more possibilities than could be checked.");
    case UndecidedReason::UnknownCharacter:
        return QCoreApplication::translate("lekthi", "%1 has an unusual character, and it is not known which "
                                                     "characters the store treats as equal to it.")
            .arg(proof.undecidedText);
    case UndecidedReason::JoinedParts:
        return QCoreApplication::translate(
            "lekthi", "Two parts without a separator can join into other characters. Put "
                      "a separator between them.");
    case UndecidedReason::Withdrawn:
        return QCoreApplication::translate("lekthi", "The proof was stopped.");
    }
    return {};
}

QString describe(const ProofDocument &document, const QString &date)
{
    const NumberParts &parts = document.parts;
    QStringList details;
    for (const TokenKind kind : partsOfDocuments()) {
        if (!parts.codeOf(kind).isEmpty())
            details.append(tokenTitle({.kind = kind}) + u' ' + parts.codeOf(kind));
    }
    return QCoreApplication::translate("lekthi", "%1 %2: %3; date %4; sequence number %5")
        .arg(parts.project, parts.corrType, details.join(u", "_s), date, QString::number(parts.sequence));
}

QString describe(const Collision &collision)
{
    switch (collision.reason) {
    case CollisionReason::MissingKeyPart:
        return describeMissing(collision);
    case CollisionReason::RepeatsEachPeriod:
        return describeRepeating(collision);
    case CollisionReason::EqualCodes:
        return describeEqual(collision);
    case CollisionReason::AmbiguousBoundary:
    case CollisionReason::OutgrownDigits:
        return describeAmbiguous(collision);
    case CollisionReason::OtherTemplate:
        return describeOther(collision);
    case CollisionReason::NextFormat:
        return QCoreApplication::translate(
                   "lekthi",
                   "%1 can be given twice, by two formats of the template: as number %2 and as number %3.")
            .arg(collision.first.number)
            .arg(collision.first.parts.sequence)
            .arg(collision.second.parts.sequence);
    }
    return {};
}

QString describe(const RepairStep &step)
{
    switch (step.kind) {
    case RepairKind::AddToken:
        return QCoreApplication::translate("lekthi", "Add %1").arg(step.written);
    case RepairKind::AddSeparator:
        return QCoreApplication::translate("lekthi", "Put “%1” between the parts").arg(step.written);
    case RepairKind::ChangeSeparator:
        return QCoreApplication::translate("lekthi", "Separate the parts with “%1”").arg(step.written);
    case RepairKind::NeverReset:
        return QCoreApplication::translate("lekthi", "Continue without a reset");
    case RepairKind::ScopeOfType:
        return QCoreApplication::translate("lekthi", "Let numbers differ within their type only");
    }
    return {};
}

QString describe(const Repair &repair)
{
    QStringList steps;
    for (const RepairStep &step : repair.steps)
        steps.append(describe(step));
    return steps.join(u"; "_s);
}

} // namespace lekthi::numbering
