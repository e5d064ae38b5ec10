#include "app/ctl/print/register_import_text.h"

#include "app/ctl/parse/codes.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/request_text.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QString countersTable(const store::RegisterImportContent &content, const store::ReferenceData &data)
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

} // namespace

QJsonObject factsJson(const store::RegisterImportRequest &request, const store::ReferenceData &data)
{
    return {{u"project"_s, codeOf(data, CodeKind::Project, request.projectId)},
            {u"type"_s, codeOf(data, CodeKind::Type, request.correspondenceTypeId)},
            {u"template"_s, request.templateText},
            {u"templateVersion"_s, request.templateVersion},
            {u"file"_s, request.source.fileName},
            {u"fileDigest"_s, QString::fromLatin1(request.source.fileDigest.toHex())},
            {u"lines"_s, request.source.lines},
            {u"notUnderstood"_s, request.source.notUnderstood},
            {u"repeated"_s, request.source.repeated},
            {u"takenAlready"_s, request.source.takenAlready},
            {u"numbers"_s, request.numbers},
            {u"planDigest"_s, QString::fromLatin1(request.digest.toHex())}};
}

QString table(const QList<store::RegisterImportRequest> &requests, const store::ReferenceData &data)
{
    QList<QStringList> rows{{Texts::tr("Request"), Texts::tr("State"), Texts::tr("Type"),
                             Texts::tr("Numbers"), Texts::tr("File"), Texts::tr("Requested by"),
                             Texts::tr("Requested at")}};
    for (const store::RegisterImportRequest &request : requests)
        rows.append({QString::number(request.id), store::requestStateName(request.state),
                     typeText(request, data), QString::number(request.numbers), request.source.fileName,
                     request.requester, timeCell(request.requestedAt)});
    return alignedRows(rows);
}

QJsonObject toJson(const store::RegisterImportRequest &request, const store::RegisterImportContent &content,
                   const store::ReferenceData &data)
{
    QJsonObject json = toJson(request, data);
    QJsonArray counters;
    for (const store::TakenOverCounter &counter : content.counters)
        counters.append(QJsonObject{{u"counter"_s, counterJson(0, counter.key, data)},
                                    {u"seenNumber"_s, counter.seenNumber},
                                    {u"newNumber"_s, counter.newNumber},
                                    {u"numbers"_s, counter.numbers},
                                    {u"missing"_s, counter.missing},
                                    {u"firstLine"_s, counter.firstLine},
                                    {u"lastLine"_s, counter.lastLine}});
    json.insert(u"counters"_s, counters);
    json.insert(u"intact"_s, content.planDigest == request.digest);
    return json;
}

QString describe(const store::RegisterImportRequest &request, const store::RegisterImportContent &content,
                 const store::ReferenceData &data)
{
    const QList<QStringList> rows{
        {Texts::tr("Request"), QString::number(request.id)},
        {Texts::tr("State"), store::requestStateName(request.state)},
        {Texts::tr("Type"), typeText(request, data)},
        {Texts::tr("Template"), request.templateText},
        {Texts::tr("File"), request.source.fileName},
        {Texts::tr("SHA-256 of the file"), QString::fromLatin1(request.source.fileDigest.toHex())},
        {Texts::tr("Lines of the register"), QString::number(request.source.lines)},
        {Texts::tr("Not understood"), QString::number(request.source.notUnderstood)},
        {Texts::tr("Repeated in the register"), QString::number(request.source.repeated)},
        {Texts::tr("In the store already"), QString::number(request.source.takenAlready)},
        {Texts::tr("Numbers to import"), QString::number(request.numbers)},
    };
    QString text = alignedRows(rows + commonRows(request)) + u"\n\n"_s + countersTable(content, data);
    if (content.planDigest != request.digest)
        text += u"\n\n"_s +
                Texts::tr("The numbers in the store are not those that were requested. Do not approve it.");
    return text;
}

} // namespace lekthi::ctl
