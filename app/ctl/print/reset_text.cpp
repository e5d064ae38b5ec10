#include "app/ctl/print/reset_text.h"

#include "app/ctl/parse/codes.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/next_number.h"
#include "app/ctl/print/request_text.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QString aboveText(const store::ResetRequest &request, const store::ResetFacts &facts)
{
    if (facts.countAbove == 0)
        return u"0"_s;
    return u"%1: %2 … %3 (%4)"_s.arg(facts.countAbove)
        .arg(facts.firstAbove, facts.lastAbove, store::numbersAboveName(request.above));
}

} // namespace

QJsonObject factsJson(const store::ResetRequest &request, const store::ReferenceData &data)
{
    return {
        {u"counter"_s, counterJson(request.counterId, request.key, data)},
        {u"seenNumber"_s, request.seenNumber},
        {u"seenVersion"_s, request.seenVersion},
        {u"newNumber"_s, request.newNumber},
        {u"above"_s, store::numbersAboveName(request.above)},
        {u"countAbove"_s, request.countAbove},
        {u"currentNumber"_s, request.currentNumber},
        {u"currentVersion"_s, request.currentVersion},
    };
}

QJsonObject toJson(const store::ResetFacts &facts)
{
    return {
        {u"currentNumber"_s, facts.currentNumber},     {u"currentVersion"_s, facts.currentVersion},
        {u"countAbove"_s, facts.countAbove},           {u"firstAbove"_s, textOrNull(facts.firstAbove)},
        {u"lastAbove"_s, textOrNull(facts.lastAbove)}, {u"boundToDocuments"_s, facts.boundToDocuments},
    };
}

QString describe(const store::ResetRequest &request, const store::ResetFacts &facts,
                 const models::ShownNext &next, const store::ReferenceData &data)
{
    const QList<QStringList> rows{
        {Texts::tr("Request"), QString::number(request.id)},
        {Texts::tr("State"), store::requestStateName(request.state)},
        {Texts::tr("Counter"), counterText(request.key, data)},
        {Texts::tr("Last number"), QString::number(facts.currentNumber)},
        {Texts::tr("When requested"), QString::number(request.seenNumber)},
        {Texts::tr("To be reset to"), QString::number(request.newNumber)},
        {Texts::tr("Numbers above it"), aboveText(request, facts)},
        {request.closedAt.isValid() ? Texts::tr("Next number") : Texts::tr("Next number after the reset"),
         nextText(next)},
    };
    return alignedRows(rows + commonRows(request));
}

QString table(const QList<store::ResetRequest> &requests, const store::ReferenceData &data)
{
    QList<QStringList> rows{{Texts::tr("Request"), Texts::tr("State"), Texts::tr("Counter"),
                             Texts::tr("Last number"), Texts::tr("To be reset to"), Texts::tr("Requested by"),
                             Texts::tr("Requested at")}};
    for (const store::ResetRequest &request : requests)
        rows.append({QString::number(request.id), store::requestStateName(request.state),
                     counterText(request.key, data), QString::number(request.currentNumber),
                     QString::number(request.newNumber), request.requester, timeCell(request.requestedAt)});
    return alignedRows(rows);
}

} // namespace lekthi::ctl
