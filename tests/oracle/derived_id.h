#pragma once

#include <QString>
#include <QUuid>

namespace lekthi::test::oracle {

/// The id under which the ledger keeps a request's number at this place, from 1 (UUID v5 of place and id).
inline QString derivedId(const QString &requestId, int place)
{
    if (place == 1)
        return requestId;
    return QUuid::createUuidV5(QUuid::fromString(requestId), QByteArray::number(place))
        .toString(QUuid::WithoutBraces);
}

} // namespace lekthi::test::oracle
