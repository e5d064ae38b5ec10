#pragma once

#include "tests/store/raw_session.h"

#include <QList>
#include <QString>

namespace lekthi::test {

struct SessionSetting
{
    QString name;
    QString value; ///< as it is written in SQL

    QString sql() const { return QStringLiteral("SET SESSION ") + name + QStringLiteral(" = ") + value; }
};

/// Every variable that a session may set, as the server lists them, with its least and its greatest value,
/// each of its words, or texts that are unusual. What only takes memory is kept below 64 MiB.
QList<SessionSetting> extremeSettings(RawSession &root);

} // namespace lekthi::test
