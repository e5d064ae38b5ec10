#include "app/ctl/print/search_text.h"

#include "app/ctl/print/gap_text.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "models/search/answer_text.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using audit::SearchAnswer;
using store::CodeKind;

namespace {

QLatin1StringView codeKindName(CodeKind kind)
{
    switch (kind) {
    case CodeKind::Project:
        return "PROJECT"_L1;
    case CodeKind::Organization:
        return "ORGANIZATION"_L1;
    case CodeKind::Type:
        return "TYPE"_L1;
    case CodeKind::SubType:
        return "SUB_TYPE"_L1;
    case CodeKind::RfaType:
        return "RFA_TYPE"_L1;
    case CodeKind::Discipline:
        return "DISCIPLINE"_L1;
    }
    Q_UNREACHABLE();
}

QJsonObject templateJsonOf(const audit::ReadingTemplate &by, const store::ReferenceData &data)
{
    return {
        {u"project"_s, store::codeOf(data, CodeKind::Project, by.projectId)},
        {u"type"_s, by.typeId ? QJsonValue(store::codeOf(data, CodeKind::Type, *by.typeId)) : QJsonValue()},
        {u"version"_s, by.version},
        {u"text"_s, by.text}};
}

QJsonValue counterOf(const SearchAnswer &answer, const store::ReferenceData &data)
{
    if (answer.entry)
        return counterJson(answer.entry->counterId, answer.entry->key, data);
    if (!answer.reading)
        return {};
    return counterJson(answer.counter ? answer.counter->id : 0, answer.reading->number.key, data);
}

QJsonValue templateOf(const SearchAnswer &answer, const store::ReferenceData &data)
{
    if (answer.reading)
        return templateJsonOf(answer.reading->by, data);
    return answer.misfit ? QJsonValue(templateJsonOf(answer.misfit->by, data)) : QJsonValue();
}

QJsonValue codeOf(const SearchAnswer &answer)
{
    if (answer.kind != audit::AnswerKind::Code)
        return {};
    return QJsonObject{{u"list"_s, codeKindName(answer.codeKind)}, {u"code"_s, answer.code.code}};
}

/// As `pool verify` prints it, with the pool and its issuing.
QJsonValue idOf(const SearchAnswer &answer)
{
    if (!answer.id)
        return {};
    const store::IdCheck &check = answer.id->check;
    QJsonObject json = pools::toJson(check.verification, check.issued.has_value());
    json.insert(u"pool"_s, answer.id->pool);
    json.insert(u"issuedAt"_s, check.issued ? ctl::toJson(check.issued->issued.issuedAt) : QJsonValue());
    json.insert(u"account"_s, check.issued ? QJsonValue(check.issued->login) : QJsonValue());
    json.insert(u"purpose"_s, check.issued ? QJsonValue(check.issued->purpose) : QJsonValue());
    json.insert(u"candidates"_s, QJsonArray::fromStringList(check.verification.candidates));
    json.insert(u"issuedCandidates"_s, QJsonArray::fromStringList(check.issuedCandidates));
    return json;
}

qint64 sequenceOf(const SearchAnswer &answer)
{
    if (answer.entry)
        return answer.entry->sequence;
    if (answer.imported)
        return answer.imported->sequence;
    return answer.reading ? answer.reading->number.sequence : 0;
}

qint64 documentOf(const SearchAnswer &answer)
{
    if (answer.entry)
        return answer.entry->documentId.value_or(0);
    return answer.imported ? answer.imported->documentId.value_or(0) : 0;
}

qint64 requestOf(const SearchAnswer &answer)
{
    return answer.imported ? answer.imported->requestId : answer.requestId;
}

QJsonObject answerJson(const SearchAnswer &answer, const models::AnswerText &text,
                       const store::ReferenceData &data)
{
    const bool hasAhead = answer.reading && answer.ahead() > 0;
    return {{u"kind"_s, audit::answerKindName(answer.kind)},
            {u"match"_s, audit::answerReasonName(answer.reason)},
            {u"number"_s, answer.number},
            {u"message"_s, text.sentence},
            {u"ledgerRow"_s, idOrNull(answer.entry ? answer.entry->id : 0)},
            {u"counter"_s, counterOf(answer, data)},
            {u"sequence"_s, idOrNull(sequenceOf(answer))},
            {u"lastNumber"_s, answer.counter ? QJsonValue(answer.counter->lastNumber) : QJsonValue()},
            {u"ahead"_s, hasAhead ? QJsonValue(answer.ahead()) : QJsonValue()},
            {u"document"_s, idOrNull(documentOf(answer))},
            {u"request"_s, idOrNull(requestOf(answer))},
            {u"template"_s, templateOf(answer, data)},
            {u"gap"_s, answer.gap ? QJsonValue(gapJson(*answer.gap, data)) : QJsonValue()},
            {u"code"_s, codeOf(answer)},
            {u"id"_s, idOf(answer)}};
}

} // namespace

Report searchReport(const QString &text, const QList<SearchAnswer> &answers, const store::ReferenceData &data)
{
    const models::AnswerTelling telling{
        .reference = data,
        .counter = [&](const numbering::CounterKey &key) { return counterText(key, data); },
        .time = timeCell};
    QList<QStringList> rows{{Texts::tr("Number"), Texts::tr("State"), Texts::tr("What is known")}};
    QJsonArray json;
    for (const SearchAnswer &answer : answers) {
        const models::AnswerText told = models::answerText(answer, telling);
        rows.append({told.title, told.state, told.sentence});
        json.append(answerJson(answer, told, data));
    }
    return {.text = answers.isEmpty() ? Texts::tr("Nothing found for %1.").arg(text) : alignedRows(rows),
            .json = {{u"text"_s, text}, {u"answers"_s, json}},
            .exitCode = answers.isEmpty() ? ExitCode::Refused : ExitCode::Done};
}

} // namespace lekthi::ctl
