#include "app/ctl/print/take_over_text.h"

#include "app/ctl/parse/codes.h"
#include "app/ctl/print/reset_text.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QString typeText(const store::TakeOverRequest &request, const store::ReferenceData &data)
{
    return codeOf(data, CodeKind::Project, request.projectId) + u'/' +
           codeOf(data, CodeKind::Type, request.typeId);
}

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODate);
}

QString approvalsText(const store::TakeOverRequest &request)
{
    QStringList logins;
    for (const store::ResetApproval &approval : request.approvals)
        logins.append(approval.login);
    return u"%1/%2 %3"_s.arg(logins.size()).arg(request.approvalsNeeded).arg(logins.join(u", "_s)).trimmed();
}

QString countersTable(const store::TakeOverContent &content, const store::ReferenceData &data)
{
    QList<QStringList> rows{{Texts::tr("Counter"), Texts::tr("When requested"), Texts::tr("After the import"),
                             Texts::tr("Numbers"), Texts::tr("Missing"), Texts::tr("Lines")}};
    for (const store::TakenOverCounter &counter : content.counters)
        rows.append({counterText(counter.key, data), QString::number(counter.seenNumber),
                     QString::number(counter.newNumber), QString::number(counter.numbers),
                     QString::number(counter.missing),
                     u"%1-%2"_s.arg(counter.firstLine).arg(counter.lastLine)});
    return alignedRows(rows);
}

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

} // namespace

QJsonObject toJson(const store::TakeOverRequest &request, const store::ReferenceData &data)
{
    QJsonArray approvals;
    for (const store::ResetApproval &approval : request.approvals)
        approvals.append(QJsonObject{{u"login"_s, approval.login},
                                     {u"comment"_s, approval.comment},
                                     {u"approvedAt"_s, toJson(approval.approvedAt)}});
    return {{u"id"_s, request.id},
            {u"state"_s, store::resetStateName(request.state)},
            {u"project"_s, codeOf(data, CodeKind::Project, request.projectId)},
            {u"type"_s, codeOf(data, CodeKind::Type, request.typeId)},
            {u"template"_s, request.templateText},
            {u"templateVersion"_s, request.templateVersion},
            {u"file"_s, request.facts.fileName},
            {u"fileDigest"_s, QString::fromLatin1(request.facts.fileDigest.toHex())},
            {u"lines"_s, request.facts.lines},
            {u"notUnderstood"_s, request.facts.notUnderstood},
            {u"repeated"_s, request.facts.repeated},
            {u"takenAlready"_s, request.facts.takenAlready},
            {u"numbers"_s, request.numbers},
            {u"planDigest"_s, QString::fromLatin1(request.planDigest.toHex())},
            {u"reason"_s, request.reason},
            {u"requester"_s, request.requester},
            {u"requestedAt"_s, toJson(request.requestedAt)},
            {u"expiresAt"_s, toJson(request.expiresAt)},
            {u"approvalsNeeded"_s, request.approvalsNeeded},
            {u"approvals"_s, approvals},
            {u"closer"_s, textOrNull(request.closer)},
            {u"closedAt"_s, toJson(request.closedAt)},
            {u"closingReason"_s, textOrNull(request.closingReason)}};
}

QString table(const QList<store::TakeOverRequest> &requests, const store::ReferenceData &data)
{
    QList<QStringList> rows{{Texts::tr("Request"), Texts::tr("State"), Texts::tr("Type"),
                             Texts::tr("Numbers"), Texts::tr("File"), Texts::tr("Requested by"),
                             Texts::tr("Requested at")}};
    for (const store::TakeOverRequest &request : requests)
        rows.append({QString::number(request.id), store::resetStateName(request.state),
                     typeText(request, data), QString::number(request.numbers), request.facts.fileName,
                     request.requester, timeText(request.requestedAt)});
    return alignedRows(rows);
}

QJsonObject toJson(const store::TakeOverRequest &request, const store::TakeOverContent &content,
                   const store::ReferenceData &data)
{
    QJsonObject json = toJson(request, data);
    QJsonArray counters;
    for (const store::TakenOverCounter &counter : content.counters)
        counters.append(QJsonObject{{u"counter"_s, counterText(counter.key, data)},
                                    {u"counterKey"_s, numbering::toJson(counter.key)},
                                    {u"seenNumber"_s, counter.seenNumber},
                                    {u"newNumber"_s, counter.newNumber},
                                    {u"numbers"_s, counter.numbers},
                                    {u"missing"_s, counter.missing},
                                    {u"firstLine"_s, counter.firstLine},
                                    {u"lastLine"_s, counter.lastLine}});
    json.insert(u"counters"_s, counters);
    json.insert(u"intact"_s, content.planDigest == request.planDigest);
    return json;
}

QString describe(const store::TakeOverRequest &request, const store::TakeOverContent &content,
                 const store::ReferenceData &data)
{
    QList<QStringList> rows{
        {Texts::tr("Request"), QString::number(request.id)},
        {Texts::tr("State"), store::resetStateName(request.state)},
        {Texts::tr("Type"), typeText(request, data)},
        {Texts::tr("Template"), request.templateText},
        {Texts::tr("File"), request.facts.fileName},
        {Texts::tr("SHA-256 of the file"), QString::fromLatin1(request.facts.fileDigest.toHex())},
        {Texts::tr("Lines of the register"), QString::number(request.facts.lines)},
        {Texts::tr("Not understood"), QString::number(request.facts.notUnderstood)},
        {Texts::tr("Repeated in the register"), QString::number(request.facts.repeated)},
        {Texts::tr("In the store already"), QString::number(request.facts.takenAlready)},
        {Texts::tr("Numbers to import"), QString::number(request.numbers)},
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
    QString text = alignedRows(rows) + u"\n\n"_s + countersTable(content, data);
    if (content.planDigest != request.planDigest)
        text += u"\n\n"_s +
                Texts::tr("The numbers in the store are not those that were requested. Do not approve it.");
    return text;
}

} // namespace lekthi::ctl
