#pragma once

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>
#include <QVariant>

#include <memory>
#include <optional>

namespace lekthi::store {

/// One row of a result, read by column name; asking for a column that the statement does not select asserts.
class Row
{
public:
    using Columns = QHash<QString, int>;

    Row(std::shared_ptr<const Columns> columns, QVariantList values);

    /// Routines of an older store may answer with fewer columns.
    bool has(QLatin1StringView column) const { return m_columns->contains(QString(column)); }
    bool isNull(QLatin1StringView column) const;
    int integer(QLatin1StringView column) const;
    std::optional<int> optionalInteger(QLatin1StringView column) const;
    qint64 bigInteger(QLatin1StringView column) const;
    QString text(QLatin1StringView column) const;
    QByteArray bytes(QLatin1StringView column) const;
    bool flag(QLatin1StringView column) const;
    /// The store keeps UTC; the driver would call it local time. The only place that mends it.
    QDateTime instant(QLatin1StringView column) const;
    QDate date(QLatin1StringView column) const;

private:
    const QVariant &value(QLatin1StringView column) const;

    std::shared_ptr<const Columns> m_columns;
    QVariantList m_values;
};

using Rows = QList<Row>;

} // namespace lekthi::store
