#include "core/numbering/counter_key.h"

#include <QHashFunctions>
#include <QJsonValue>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

KeyShape keyShapeOf(QStringView typeCode)
{
    if (typeCode == u"RFA")
        return KeyShape::Rfa;
    if (typeCode == u"TRANSMITTAL")
        return KeyShape::Transmittal;
    return KeyShape::General;
}

bool isAvailable(TokenKind kind, KeyShape shape)
{
    switch (kind) {
    case TokenKind::Recipient:
        return shape != KeyShape::Rfa;
    case TokenKind::SubType:
        return shape == KeyShape::Transmittal;
    case TokenKind::RfaType:
    case TokenKind::Discipline:
        return shape == KeyShape::Rfa;
    default:
        return true;
    }
}

size_t qHash(const CounterKey &key, size_t seed)
{
    return qHashMulti(seed, key.projectId, key.originatorOrganizationId,
                      key.recipientOrganizationId.has_value(), key.recipientOrganizationId.value_or(0),
                      key.correspondenceTypeId, key.subTypeId, key.rfaTypeId, key.disciplineId,
                      key.period.year, key.period.part);
}

CounterKey normalized(const CounterKey &key, KeyShape shape)
{
    CounterKey result = key;
    if (!isAvailable(TokenKind::Recipient, shape))
        result.recipientOrganizationId.reset();
    if (!isAvailable(TokenKind::SubType, shape))
        result.subTypeId = 0;
    if (!isAvailable(TokenKind::RfaType, shape))
        result.rfaTypeId = 0;
    if (!isAvailable(TokenKind::Discipline, shape))
        result.disciplineId = 0;
    return result;
}

QString lockName(const CounterKey &key)
{
    QStringList parts{u"docnum"_s};
    for (const int part :
         {key.projectId, key.originatorOrganizationId, key.recipientOrganizationId.value_or(0),
          key.correspondenceTypeId, key.subTypeId, key.rfaTypeId, key.disciplineId, key.period.year})
        parts.append(QString::number(part));
    if (key.period.part != 0)
        parts.append(QString::number(key.period.part));
    return parts.join(u':');
}

QJsonObject toJson(const CounterKey &key)
{
    QJsonObject json{
        {u"projectId"_s, key.projectId},
        {u"originatorOrgId"_s, key.originatorOrganizationId},
        {u"recipientOrgId"_s,
         key.recipientOrganizationId ? QJsonValue(*key.recipientOrganizationId) : QJsonValue()},
        {u"correspondenceTypeId"_s, key.correspondenceTypeId},
        {u"subTypeId"_s, key.subTypeId},
        {u"rfaTypeId"_s, key.rfaTypeId},
        {u"disciplineId"_s, key.disciplineId},
        {u"year"_s, key.period.year},
    };
    if (key.period.part != 0)
        json.insert(u"period"_s, key.period.part);
    return json;
}

} // namespace lekthi::numbering
