#include "core/audit/search/search_answer.h"

#include <algorithm>
#include <iterator>

namespace lekthi::audit {

using namespace Qt::StringLiterals;
using store::LedgerEntry;
using store::LedgerState;

namespace {

AnswerKind kindOf(LedgerState state)
{
    switch (state) {
    case LedgerState::InForce:
        return AnswerKind::Issued;
    case LedgerState::Voided:
        return AnswerKind::Voided;
    case LedgerState::Replaced:
        return AnswerKind::Replaced;
    case LedgerState::Imported:
        return AnswerKind::Imported;
    case LedgerState::Skipped:
        return AnswerKind::Skipped;
    case LedgerState::Unused:
        return AnswerKind::Unused;
    }
    Q_UNREACHABLE();
}

struct KindName
{
    AnswerKind kind;
    QLatin1StringView name;
};
constexpr KindName kindNames[] = {
    {AnswerKind::Issued, "ISSUED"_L1},
    {AnswerKind::Replaced, "REPLACED"_L1},
    {AnswerKind::Voided, "VOIDED"_L1},
    {AnswerKind::Unused, "UNUSED"_L1},
    {AnswerKind::Skipped, "SKIPPED"_L1},
    {AnswerKind::Imported, "IMPORTED"_L1},
    {AnswerKind::NotYetDrawn, "NOT_YET_DRAWN"_L1},
    {AnswerKind::OtherPeriod, "OTHER_PERIOD"_L1},
    {AnswerKind::Missing, "MISSING"_L1},
    {AnswerKind::NoTemplate, "NO_TEMPLATE"_L1},
    {AnswerKind::Error, "ERROR"_L1},
    {AnswerKind::Request, "REQUEST"_L1},
    {AnswerKind::Code, "CODE"_L1},
    {AnswerKind::TooLong, "TOO_LONG"_L1},
    {AnswerKind::IdIssued, "ID_ISSUED"_L1},
    {AnswerKind::IdNeverIssued, "ID_NEVER_ISSUED"_L1},
    {AnswerKind::IdMistyped, "ID_MISTYPED"_L1},
};

struct ReasonName
{
    AnswerReason reason;
    QLatin1StringView name;
};
constexpr ReasonName reasonNames[] = {
    {AnswerReason::Found, "FOUND"_L1},       {AnswerReason::Beginning, "BEGINNING"_L1},
    {AnswerReason::Similar, "SIMILAR"_L1},   {AnswerReason::SameSequence, "SAME_SEQUENCE"_L1},
    {AnswerReason::Document, "DOCUMENT"_L1}, {AnswerReason::RequestId, "REQUEST_ID"_L1},
};

} // namespace

QString answerKindName(AnswerKind kind)
{
    return std::ranges::find(kindNames, kind, &KindName::kind)->name;
}

QString answerReasonName(AnswerReason reason)
{
    return std::ranges::find(reasonNames, reason, &ReasonName::reason)->name;
}

qint64 SearchAnswer::ahead() const
{
    return reading ? reading->number.sequence - (counter ? counter->lastNumber : 0) : 0;
}

SearchAnswer answerOf(const LedgerEntry &entry, AnswerReason reason)
{
    return {.kind = kindOf(entry.state), .reason = reason, .number = entry.number, .entry = entry};
}

SearchAnswer answerOf(const store::TakenOverStory &story, AnswerReason reason)
{
    return {.kind = AnswerKind::Imported, .reason = reason, .number = story.number, .imported = story};
}

} // namespace lekthi::audit
