#include "app/ctl/print/gap_text.h"

#include "app/ctl/print/json_values.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "models/ledger/gap_text.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using audit::NumberGap;

namespace {

QStringList approversOf(const store::Request &request)
{
    QStringList logins;
    for (const store::RequestApproval &approval : request.approvals)
        logins.append(approval.login);
    return logins;
}

QJsonValue requestJson(const std::optional<store::Request> &request)
{
    if (!request)
        return {};
    return QJsonObject{{u"id"_s, request->id},
                       {u"requester"_s, textOrNull(request->requester)},
                       {u"approvers"_s, QJsonArray::fromStringList(approversOf(*request))},
                       {u"executedAt"_s, toJson(request->closedAt)}};
}

} // namespace

QJsonObject gapJson(const NumberGap &gap, const store::ReferenceData &data)
{
    return {
        {u"counter"_s, counterJson(gap.counter.id, gap.counter.key, data)},
        {u"first"_s, gap.first},
        {u"last"_s, gap.last},
        {u"reason"_s, audit::gapReasonName(gap.reason)},
        {u"message"_s, models::gapReasonText(gap, timeCell)},
        {u"number"_s, textOrNull(gap.number)},
        {u"instead"_s, textOrNull(gap.instead)},
        {u"ledgerRow"_s, idOrNull(gap.ledgerId)},
        {u"because"_s, textOrNull(gap.because)},
        {u"request"_s, requestJson(gap.request)},
        {u"at"_s, toJson(gap.at)},
    };
}

QStringList gapHeadings()
{
    return {Texts::tr("Counter"), Texts::tr("Missing numbers"), Texts::tr("Time"), Texts::tr("Why")};
}

QStringList gapCells(const NumberGap &gap, const store::ReferenceData &data)
{
    return {u"%1 (%2)"_s.arg(QString::number(gap.counter.id), counterText(gap.counter.key, data)),
            models::gapRangeText(gap), timeCell(gap.at), models::gapReasonText(gap, timeCell)};
}

} // namespace lekthi::ctl
