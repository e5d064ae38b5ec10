#pragma once

#include "core/store/session/address.h"

#include <QMap>
#include <QString>

namespace lekthi::test {

/// What a store holds at a moment, for the question whether something changed all that it had to, or nothing.
class StorePicture
{
public:
    static StorePicture take(const store::Address &address);

    /// The tables that differ from an earlier picture, with the number of rows that they gained or lost.
    QMap<QString, qint64> changesSince(const StorePicture &earlier) const;

private:
    struct Table
    {
        QString checksum;
        qint64 rows = 0;
    };
    QMap<QString, Table> m_tables;
};

} // namespace lekthi::test
