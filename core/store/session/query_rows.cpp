#include "core/store/session/query_rows.h"

#include <QSqlRecord>

#include <utility>

namespace lekthi::store {

namespace {

std::shared_ptr<const Row::Columns> columnsOf(const QSqlRecord &record)
{
    auto columns = std::make_shared<Row::Columns>();
    for (int index = 0; index < record.count(); ++index)
        columns->insert(record.fieldName(index), index);
    return columns;
}

} // namespace

Rows fetchRows(QSqlQuery &query)
{
    const QSqlRecord record = query.record();
    const std::shared_ptr<const Row::Columns> columns = columnsOf(record);
    Rows rows;
    while (query.next()) {
        QVariantList values;
        values.reserve(record.count());
        for (int index = 0; index < record.count(); ++index)
            values.append(query.value(index));
        rows.append(Row(columns, std::move(values)));
    }
    return rows;
}

} // namespace lekthi::store
