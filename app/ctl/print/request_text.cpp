#include "app/ctl/print/request_text.h"

#include "app/ctl/parse/codes.h"
#include "app/ctl/print/archive_text.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/register_import_text.h"
#include "app/ctl/print/reset_text.h"
#include "app/ctl/print/stored_pool_text.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "models/requests/request_words.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QJsonObject templateJson(const store::TemplateRequest &request, const store::ReferenceData &data)
{
    const store::TemplateSettings &settings = request.settings;
    return {{u"project"_s, codeOf(data, CodeKind::Project, request.projectId)},
            {u"type"_s,
             request.typeId ? QJsonValue(codeOf(data, CodeKind::Type, *request.typeId)) : QJsonValue()},
            {u"version"_s, request.followsVersion + 1},
            {u"before"_s, textOrNull(request.before)},
            {u"template"_s, request.after},
            {u"period"_s, numbering::periodKindName(settings.period)},
            {u"overflow"_s, numbering::overflowPolicyName(settings.overflow)},
            {u"scope"_s, numbering::uniquenessScopeName(settings.scope)},
            {u"taken"_s, numbering::takenPolicyName(settings.taken)},
            {u"collision"_s, request.collisionCode},
            {u"message"_s, request.collisionSentence}};
}

QJsonObject voidJson(const store::VoidRequest &request, const store::ReferenceData &data)
{
    return {{u"number"_s, request.number},
            {u"counter"_s, counterJson(request.counterId, request.key, data)},
            {u"sequence"_s, request.sequence},
            {u"ledgerRow"_s, request.ledgerId},
            {u"serviceId"_s, request.drawnBy},
            {u"personId"_s, request.drawnFor},
            {u"generatedAt"_s, ctl::toJson(request.drawnAt)},
            {u"unused"_s, request.isUnused}};
}

QJsonObject kindJson(const store::Request &request, const store::ReferenceData &data)
{
    if (request.kind == store::requestkind::reset)
        return factsJson(store::ResetRequest(request), data);
    if (request.kind == store::requestkind::import)
        return factsJson(store::RegisterImportRequest(request), data);
    if (request.kind == store::requestkind::templateChange)
        return templateJson(store::TemplateRequest(request), data);
    if (request.kind == store::requestkind::numberVoid)
        return voidJson(store::VoidRequest(request), data);
    if (request.kind == store::requestkind::archive)
        return rangeJson(store::ArchiveRequest(request).range);
    if (request.kind == store::requestkind::pool)
        return factsJson(store::PoolRequest(request));
    return {{u"subject"_s, request.subject}, {u"facts"_s, request.facts()}};
}

} // namespace

QString typeText(const store::Request &request, const store::ReferenceData &data)
{
    if (request.kind == store::requestkind::archive)
        return Texts::tr("the whole ledger");
    if (request.kind == store::requestkind::pool)
        return Texts::tr("ID pools");
    return codeOf(data, CodeKind::Project, request.projectId) + u'/' +
           (request.typeId ? codeOf(data, CodeKind::Type, *request.typeId) : u"*"_s);
}

QString approvalsText(const store::Request &request)
{
    QStringList logins;
    for (const store::RequestApproval &approval : request.approvals)
        logins.append(approval.login);
    const QString count = u"%1/%2"_s.arg(logins.size()).arg(request.approvalsNeeded);
    return logins.isEmpty() ? count : u"%1 (%2)"_s.arg(count, logins.join(", "_L1));
}

QList<QStringList> commonRows(const store::Request &request)
{
    QList<QStringList> rows{
        {Texts::tr("Reason"), request.reason},
        {Texts::tr("Requested by"), request.requester},
        {Texts::tr("Requested at"), timeCell(request.requestedAt)},
        {Texts::tr("Expires at"), timeCell(request.expiresAt)},
        {Texts::tr("Approvals"), approvalsText(request)},
    };
    if (request.closedAt.isValid())
        rows.append({Texts::tr("Closed"), timeCell(request.closedAt) + u' ' + request.closer});
    if (!request.closingReason.isEmpty())
        rows.append({Texts::tr("Closing reason"), request.closingReason});
    return rows;
}

QJsonObject toJson(const store::Request &request, const store::ReferenceData &data)
{
    QJsonObject json = kindJson(request, data);
    QJsonArray approvals;
    for (const store::RequestApproval &approval : request.approvals)
        approvals.append(QJsonObject{{u"approvedBy"_s, approval.login},
                                     {u"approvedAt"_s, ctl::toJson(approval.approvedAt)},
                                     {u"comment"_s, textOrNull(approval.comment)}});
    json.insert(u"id"_s, request.id);
    json.insert(u"kind"_s, request.kind);
    json.insert(u"state"_s, store::requestStateName(request.state));
    json.insert(u"reason"_s, request.reason);
    json.insert(u"requestedBy"_s, request.requester);
    json.insert(u"requestedAt"_s, ctl::toJson(request.requestedAt));
    json.insert(u"expiresAt"_s, ctl::toJson(request.expiresAt));
    json.insert(u"approvalsNeeded"_s, request.approvalsNeeded);
    json.insert(u"approvals"_s, approvals);
    json.insert(u"closedBy"_s, textOrNull(request.closer));
    json.insert(u"closedAt"_s, ctl::toJson(request.closedAt));
    json.insert(u"closingReason"_s, textOrNull(request.closingReason));
    return json;
}

QString table(const QList<store::Request> &requests, const store::ReferenceData &data)
{
    QList<QStringList> rows{{Texts::tr("Request"), Texts::tr("Kind"), Texts::tr("State"), Texts::tr("Type"),
                             Texts::tr("What changes"), Texts::tr("Requested by"),
                             Texts::tr("Requested at")}};
    for (const store::Request &request : requests)
        rows.append({QString::number(request.id), request.kind, store::requestStateName(request.state),
                     typeText(request, data), models::valuesOf(request, numbering::Calendar::Gregorian),
                     request.requester, timeCell(request.requestedAt)});
    return alignedRows(rows);
}

QString describe(const models::TemplateDetails &details, const store::ReferenceData &data)
{
    const store::TemplateRequest &request = details.request;
    return alignedRows(QList<QStringList>{
                           {Texts::tr("Request"), QString::number(request.id)},
                           {Texts::tr("State"), store::requestStateName(request.state)},
                           {Texts::tr("Type"), typeText(request, data)},
                           {Texts::tr("Version"), QString::number(request.followsVersion + 1)},
                           {Texts::tr("Template before"), request.before},
                           {Texts::tr("Template"), request.after},
                           {Texts::tr("Collision"), details.collision},
                       } +
                       commonRows(request));
}

QString describe(const store::VoidRequest &request, const QHash<int, QString> &logins,
                 const store::ReferenceData &data)
{
    const auto nameOf = [&](int account) { return logins.value(account, QString::number(account)); };
    return alignedRows(QList<QStringList>{
                           {Texts::tr("Request"), QString::number(request.id)},
                           {Texts::tr("State"), store::requestStateName(request.state)},
                           {Texts::tr("Number"), inOneLine(request.number)},
                           {Texts::tr("Counter"), counterText(request.key, data)},
                           {Texts::tr("Sequence number"), QString::number(request.sequence)},
                           {Texts::tr("Document"),
                            request.isUnused ? Texts::tr("none; marked as unused") : Texts::tr("none")},
                           {Texts::tr("Allocated at"), timeCell(request.drawnAt)},
                           {Texts::tr("Allocated by"), nameOf(request.drawnBy)},
                           {Texts::tr("Allocated for"), nameOf(request.drawnFor)},
                       } +
                       commonRows(request));
}

QString describe(const store::ArchiveRequest &request)
{
    return alignedRows(QList<QStringList>{
                           {Texts::tr("Request"), QString::number(request.id)},
                           {Texts::tr("State"), store::requestStateName(request.state)},
                       } +
                       rangeRows(request.range) + commonRows(request));
}

QString describe(const store::Request &request)
{
    return alignedRows(QList<QStringList>{
                           {Texts::tr("Request"), QString::number(request.id)},
                           {Texts::tr("Kind"), request.kind},
                           {Texts::tr("State"), store::requestStateName(request.state)},
                           {Texts::tr("Facts"), request.factsText},
                       } +
                       commonRows(request));
}

} // namespace lekthi::ctl
