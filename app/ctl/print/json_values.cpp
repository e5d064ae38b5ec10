#include "app/ctl/print/json_values.h"

#include "app/ctl/print/time_text.h"

#include <cmath>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

QJsonValue dateOrNull(QDate date)
{
    return textOrNull(date.toString(Qt::ISODate));
}

QJsonValue idOrNull(qint64 id)
{
    return id == 0 ? QJsonValue() : QJsonValue(id);
}

double rounded(double value)
{
    constexpr double parts = 1000;
    return std::round(value * parts) / parts;
}

numbering::CounterKey counterKeyIn(const QJsonObject &json)
{
    const QJsonValue recipient = json[u"recipientOrgId"];
    return {.projectId = json[u"projectId"].toInt(),
            .originatorOrganizationId = json[u"originatorOrgId"].toInt(),
            .recipientOrganizationId = recipient.isDouble() ? std::optional(recipient.toInt()) : std::nullopt,
            .correspondenceTypeId = json[u"correspondenceTypeId"].toInt(),
            .subTypeId = json[u"subTypeId"].toInt(),
            .rfaTypeId = json[u"rfaTypeId"].toInt(),
            .disciplineId = json[u"disciplineId"].toInt(),
            .period = {.year = json[u"year"].toInt(), .part = json[u"period"].toInt()}};
}

QString counterText(const numbering::CounterKey &key, const store::ReferenceData &data)
{
    numbering::CounterKey ofAnyPeriod = key;
    ofAnyPeriod.period = {};
    QStringList codes = store::counterCodes(data, ofAnyPeriod);
    if (key.period.year > 0)
        codes += periodCell(key.period);
    return codes.join(u'/');
}

QJsonObject counterJson(qint64 id, const numbering::CounterKey &key, const store::ReferenceData &data)
{
    return {
        {u"id"_s, idOrNull(id)}, {u"key"_s, numbering::toJson(key)}, {u"label"_s, counterText(key, data)}};
}

} // namespace lekthi::ctl
