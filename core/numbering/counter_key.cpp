#include "core/numbering/counter_key.h"

#include "core/numbering/token_table.h"

#include <QHashFunctions>
#include <QJsonValue>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lekthi::numbering {

namespace {

/// Of all parts but the recipient, which may be missing.
int CounterKey::*placeOf(TokenKind kind)
{
    switch (partOf(kind)) {
    case TokenKind::Project:
        return &CounterKey::projectId;
    case TokenKind::Originator:
        return &CounterKey::originatorOrganizationId;
    case TokenKind::CorrType:
        return &CounterKey::correspondenceTypeId;
    case TokenKind::SubType:
        return &CounterKey::subTypeId;
    case TokenKind::RfaType:
        return &CounterKey::rfaTypeId;
    case TokenKind::Discipline:
        return &CounterKey::disciplineId;
    default:
        return nullptr;
    }
}

} // namespace

KeyShape keyShapeOf(QStringView typeCode)
{
    if (typeCode == u"RFA")
        return KeyShape::Rfa;
    if (typeCode == u"TRANSMITTAL")
        return KeyShape::Transmittal;
    return KeyShape::General;
}

QString keyShapeName(KeyShape shape)
{
    QStringList names;
    for (const TokenDescriptor &token : tokenTable()) {
        if (token.isPart() && shape.has(token.kind))
            names.append(token.name);
    }
    return names.join(u',');
}

std::optional<KeyShape> keyShapeFromName(QStringView name)
{
    KeyShape shape;
    for (const QStringView one : name.split(u',', Qt::SkipEmptyParts)) {
        const auto table = tokenTable();
        const auto token =
            std::ranges::find_if(table, [one](const TokenDescriptor &known) { return one == known.name; });
        if (token == table.end() || !KeyShape::canLeaveOut(token->kind) || shape.has(token->kind))
            return std::nullopt;
        shape.add(token->kind);
    }
    return shape;
}

bool isAvailable(TokenKind kind, KeyShape shape)
{
    const TokenKind part = partOf(kind);
    return !KeyShape::canLeaveOut(part) || shape.has(part);
}

int partId(const CounterKey &key, TokenKind kind)
{
    if (partOf(kind) == TokenKind::Recipient)
        return key.recipientOrganizationId.value_or(0);
    const auto place = placeOf(kind);
    return place ? key.*place : 0;
}

void setPartId(CounterKey &key, TokenKind kind, int id)
{
    if (partOf(kind) == TokenKind::Recipient)
        key.recipientOrganizationId = id == 0 ? std::nullopt : std::optional(id);
    else if (const auto place = placeOf(kind))
        key.*place = id;
}

QList<TokenKind> keyPartsOf(KeyShape shape)
{
    QList<TokenKind> parts;
    for (const TokenDescriptor &token : tokenTable()) {
        if (token.form == TokenForm::Code && token.isPart() && isAvailable(token.kind, shape))
            parts.append(token.kind);
    }
    return parts;
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
    for (const TokenDescriptor &token : tokenTable()) {
        if (!isAvailable(token.kind, shape))
            setPartId(result, token.kind, 0);
    }
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
