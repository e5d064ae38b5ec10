#include "app/ctl/print/reset_text.h"

#include "app/ctl/parse/codes.h"
#include "app/ctl/print/next_number.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QJsonObject toJson(const store::ResetApproval &approval)
{
    return {{u"login"_s, approval.login},
            {u"comment"_s, approval.comment},
            {u"approvedAt"_s, ctl::toJson(approval.approvedAt)}};
}

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODate);
}

QString aboveText(const store::ResetRequest &request, const store::ResetFacts &facts)
{
    if (facts.countAbove == 0)
        return u"0"_s;
    return u"%1: %2 … %3 (%4)"_s.arg(facts.countAbove)
        .arg(facts.firstAbove, facts.lastAbove, store::numbersAboveName(request.above));
}

QString approvalsText(const store::ResetRequest &request)
{
    QStringList logins;
    for (const store::ResetApproval &approval : request.approvals)
        logins.append(approval.login);
    const QString count = u"%1/%2"_s.arg(logins.size()).arg(request.approvalsNeeded);
    return logins.isEmpty() ? count : u"%1 (%2)"_s.arg(count, logins.join(", "_L1));
}

} // namespace

QString counterText(const numbering::CounterKey &key, const store::ReferenceData &data)
{
    return counterCodes(data, key).join(u'/');
}

QJsonObject toJson(const store::ResetRequest &request, const store::ReferenceData &data)
{
    QJsonArray approvals;
    for (const store::ResetApproval &approval : request.approvals)
        approvals.append(toJson(approval));
    return {
        {u"id"_s, request.id},
        {u"state"_s, store::resetStateName(request.state)},
        {u"counter"_s, counterText(request.key, data)},
        {u"counterKey"_s, numbering::toJson(request.key)},
        {u"seenNumber"_s, request.seenNumber},
        {u"seenVersion"_s, request.seenVersion},
        {u"newNumber"_s, request.newNumber},
        {u"above"_s, store::numbersAboveName(request.above)},
        {u"countAbove"_s, request.countAbove},
        {u"currentNumber"_s, request.currentNumber},
        {u"currentVersion"_s, request.currentVersion},
        {u"reason"_s, request.reason},
        {u"requester"_s, request.requester},
        {u"requestedAt"_s, ctl::toJson(request.requestedAt)},
        {u"expiresAt"_s, ctl::toJson(request.expiresAt)},
        {u"approvalsNeeded"_s, request.approvalsNeeded},
        {u"approvals"_s, approvals},
        {u"closer"_s, textOrNull(request.closer)},
        {u"closedAt"_s, ctl::toJson(request.closedAt)},
        {u"closingReason"_s, textOrNull(request.closingReason)},
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
    QList<QStringList> rows{
        {Texts::tr("Request"), QString::number(request.id)},
        {Texts::tr("State"), store::resetStateName(request.state)},
        {Texts::tr("Counter"), counterText(request.key, data)},
        {Texts::tr("Last number"), QString::number(facts.currentNumber)},
        {Texts::tr("When requested"), QString::number(request.seenNumber)},
        {Texts::tr("To be reset to"), QString::number(request.newNumber)},
        {Texts::tr("Numbers above it"), aboveText(request, facts)},
        {request.closedAt.isValid() ? Texts::tr("Next number") : Texts::tr("Next number after the reset"),
         nextText(next)},
        {Texts::tr("Reason"), request.reason},
        {Texts::tr("Requested by"), request.requester},
        {Texts::tr("Requested at"), timeText(request.requestedAt)},
        {Texts::tr("Expires at"), timeText(request.expiresAt)},
        {Texts::tr("Approvals"), approvalsText(request)},
    };
    if (request.closedAt.isValid())
        rows.append({Texts::tr("Closed"), timeText(request.closedAt) + u' ' + request.closer});
    if (!request.closingReason.isEmpty())
        rows.append({Texts::tr("Closing reason"), request.closingReason});
    return alignedRows(rows);
}

QString table(const QList<store::ResetRequest> &requests, const store::ReferenceData &data)
{
    QList<QStringList> rows{{Texts::tr("Request"), Texts::tr("State"), Texts::tr("Counter"),
                             Texts::tr("Last number"), Texts::tr("To be reset to"), Texts::tr("Requested by"),
                             Texts::tr("Requested at")}};
    for (const store::ResetRequest &request : requests)
        rows.append({QString::number(request.id), store::resetStateName(request.state),
                     counterText(request.key, data), QString::number(request.currentNumber),
                     QString::number(request.newNumber), request.requester, timeText(request.requestedAt)});
    return alignedRows(rows);
}

} // namespace lekthi::ctl
