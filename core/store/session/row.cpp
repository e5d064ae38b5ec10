#include "core/store/session/row.h"

#include <utility>

namespace lekthi::store {

Row::Row(std::shared_ptr<const Columns> columns, QVariantList values)
    : m_columns(std::move(columns))
    , m_values(std::move(values))
{
}

bool Row::isNull(QLatin1StringView column) const
{
    return value(column).isNull();
}

int Row::integer(QLatin1StringView column) const
{
    return value(column).toInt();
}

std::optional<int> Row::optionalInteger(QLatin1StringView column) const
{
    const QVariant &found = value(column);
    return found.isNull() ? std::nullopt : std::optional(found.toInt());
}

qint64 Row::bigInteger(QLatin1StringView column) const
{
    return value(column).toLongLong();
}

QString Row::text(QLatin1StringView column) const
{
    // The driver gives JSON and TEXT columns as bytes.
    const QVariant &found = value(column);
    return found.typeId() == QMetaType::QByteArray ? QString::fromUtf8(found.toByteArray())
                                                   : found.toString();
}

QByteArray Row::bytes(QLatin1StringView column) const
{
    return value(column).toByteArray();
}

bool Row::flag(QLatin1StringView column) const
{
    return value(column).toInt() != 0;
}

QDateTime Row::instant(QLatin1StringView column) const
{
    // Not isValid(): as local time the digits may fall into the hour that clocks skip in spring.
    const QDateTime digits = value(column).toDateTime();
    return digits.date().isValid() ? QDateTime(digits.date(), digits.time(), Qt::UTC) : QDateTime();
}

QDate Row::date(QLatin1StringView column) const
{
    return value(column).toDate();
}

const QVariant &Row::value(QLatin1StringView column) const
{
    const auto found = m_columns->constFind(QString(column));
    Q_ASSERT_X(found != m_columns->constEnd(), "Row::value", column.data());
    return m_values.at(*found);
}

} // namespace lekthi::store
