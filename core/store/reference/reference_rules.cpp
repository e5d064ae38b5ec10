#include "core/store/reference/reference_rules.h"

#include "core/numbering/code_patterns.h"
#include "core/numbering/reason_patterns.h"
#include "core/numbering/text_safety.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace lekthi::store {

using namespace Qt::StringLiterals;

namespace {

struct FaultText
{
    ReferenceFault fault;
    const char *name;
    const char *sentence;
};

constexpr std::array referenceFaultTexts{
    FaultText{ReferenceFault::CodeMissing, "CODE_MISSING", QT_TRANSLATE_NOOP("lekthi", "Enter a code.")},
    FaultText{ReferenceFault::CodeTooLong, "CODE_TOO_LONG",
              QT_TRANSLATE_NOOP("lekthi", "The code is too long. It can have up to %1 characters.")},
    FaultText{ReferenceFault::CodeMalformed, "CODE_MALFORMED",
              QT_TRANSLATE_NOOP("lekthi",
                                "%1 cannot be a code. Use English, Thai or Chinese letters and digits, "
                                "and . - _ / & + ( ) after the first one, without spaces.")},
    FaultText{ReferenceFault::ShortCodeMissing, "SHORT_CODE_MISSING",
              QT_TRANSLATE_NOOP("lekthi", "Enter the number and the code of the sub type.")},
    FaultText{ReferenceFault::ShortCodeTooLong, "SHORT_CODE_TOO_LONG",
              QT_TRANSLATE_NOOP("lekthi", "The code is too long. It can have up to %1 characters.")},
    FaultText{ReferenceFault::ShortCodeMalformed, "SHORT_CODE_MALFORMED",
              QT_TRANSLATE_NOOP("lekthi",
                                "%1 cannot be a code. Use English, Thai or Chinese letters and digits, "
                                "and . - _ / & + ( ) after the first one, without spaces.")},
    FaultText{ReferenceFault::NameMissing, "NAME_MISSING",
              QT_TRANSLATE_NOOP("lekthi", "Enter the Thai name.")},
    FaultText{ReferenceFault::NameTooLong, "NAME_TOO_LONG",
              QT_TRANSLATE_NOOP("lekthi", "The name is too long. It can have up to %1 characters.")},
    FaultText{ReferenceFault::NameMalformed, "NAME_MALFORMED",
              QT_TRANSLATE_NOOP("lekthi",
                                "The name has invisible characters or spaces around it, or begins as a "
                                "formula. Enter plain text.")},
    FaultText{ReferenceFault::ParentMissing, "PARENT_MISSING",
              QT_TRANSLATE_NOOP("lekthi", "Choose what it belongs to: a sub type to a document type, a "
                                          "contract to a project.")},
    FaultText{ReferenceFault::DatesReversed, "DATES_REVERSED",
              QT_TRANSLATE_NOOP("lekthi", "The contract ends before it starts. Correct the dates.")},
    FaultText{ReferenceFault::DateOutOfRange, "DATE_OUT_OF_RANGE",
              QT_TRANSLATE_NOOP("lekthi", "Enter a date from the years 1900 to 2199.")},
    FaultText{ReferenceFault::OrderOutOfRange, "ORDER_OUT_OF_RANGE",
              QT_TRANSLATE_NOOP("lekthi", "Enter an order from -999999 to 999999.")},
    FaultText{ReferenceFault::ParticipantTwice, "PARTICIPANT_TWICE",
              QT_TRANSLATE_NOOP("lekthi", "An organization is named twice. Name it once, with one role.")},
};

using Problem = std::optional<ReferenceProblem>;

bool isReferenceCode(const QString &text)
{
    static const QRegularExpression pattern{QString(numbering::codeOfReference)};
    return pattern.match(text).hasMatch();
}

bool isReferenceName(const QString &text)
{
    static const QRegularExpression pattern{QString(numbering::nameOfReference)};
    static const QRegularExpression unsafe{QString(numbering::unsafeInReason)};
    return pattern.match(text).hasMatch() && !unsafe.match(text).hasMatch();
}

Problem problemOfCode(const QString &code, int longest, ReferenceFault missing, ReferenceFault tooLong,
                      ReferenceFault malformed)
{
    if (code.isEmpty())
        return ReferenceProblem{missing};
    if (numbering::codePointCount(code) > longest)
        return ReferenceProblem{tooLong, QString::number(longest)};
    if (!isReferenceCode(code))
        return ReferenceProblem{malformed, code};
    return std::nullopt;
}

Problem problemOfCodes(const ReferenceItem &item)
{
    using enum ReferenceFault;
    Problem found =
        problemOfCode(item.code, longestCodeOf(item.kind), CodeMissing, CodeTooLong, CodeMalformed);
    if (!found && item.kind == ReferenceKind::SubType)
        found = problemOfCode(item.shortCode, longestShortCode, ShortCodeMissing, ShortCodeTooLong,
                              ShortCodeMalformed);
    return found;
}

Problem problemOfNames(const ReferenceItem &item)
{
    for (const QString &name : {item.nameThai, item.nameEnglish, item.nameChinese}) {
        if (numbering::codePointCount(name) > longestReferenceName)
            return ReferenceProblem{ReferenceFault::NameTooLong, QString::number(longestReferenceName)};
        if (!isReferenceName(name))
            return ReferenceProblem{ReferenceFault::NameMalformed};
    }
    if (item.nameThai.isEmpty())
        return ReferenceProblem{ReferenceFault::NameMissing};
    return std::nullopt;
}

Problem problemOfDates(const ReferenceItem &item)
{
    for (const QDate date : {item.startsOn, item.endsOn}) {
        if (date.isValid() && (date.year() < 1900 || date.year() > 2199))
            return ReferenceProblem{ReferenceFault::DateOutOfRange};
    }
    if (item.startsOn.isValid() && item.endsOn.isValid() && item.endsOn < item.startsOn)
        return ReferenceProblem{ReferenceFault::DatesReversed};
    return std::nullopt;
}

bool namesTwice(const QList<Participant> &participants)
{
    QSet<int> organizations;
    for (const Participant &participant : participants)
        organizations.insert(participant.organizationId);
    return organizations.size() < participants.size();
}

} // namespace

Problem problemOf(const ReferenceItem &item)
{
    if (auto found = problemOfCodes(item))
        return found;
    if (auto found = problemOfNames(item))
        return found;
    if (auto found = problemOfDates(item))
        return found;
    if (parentKindOf(item.kind) && item.parentId == 0)
        return ReferenceProblem{ReferenceFault::ParentMissing};
    if (std::abs(item.order) > highestReferenceOrder)
        return ReferenceProblem{ReferenceFault::OrderOutOfRange};
    if (namesTwice(item.participants))
        return ReferenceProblem{ReferenceFault::ParticipantTwice};
    return std::nullopt;
}

QString faultName(ReferenceFault fault)
{
    return QString::fromLatin1(std::ranges::find(referenceFaultTexts, fault, &FaultText::fault)->name);
}

QString describe(const ReferenceProblem &problem)
{
    const auto *text = std::ranges::find(referenceFaultTexts, problem.fault, &FaultText::fault);
    const QString sentence = QCoreApplication::translate("lekthi", text->sentence);
    return sentence.contains("%1"_L1) ? sentence.arg(problem.subject) : sentence;
}

int longestCodeOf(ReferenceKind kind)
{
    switch (kind) {
    case ReferenceKind::Project:
    case ReferenceKind::Contract:
    case ReferenceKind::Type:
        return 50;
    case ReferenceKind::SubType:
        return 10;
    default:
        return 20;
    }
}

} // namespace lekthi::store
