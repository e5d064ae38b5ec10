#include "models/lists/list_report.h"

#include <utility>

namespace lekthi::models {

namespace {

QStringList headingsOf(const QAbstractItemModel &model, const QList<int> &columns)
{
    QStringList headings;
    for (const int column : columns)
        headings += model.headerData(column, Qt::Horizontal).toString();
    return headings;
}

QList<ExportFields> rowsOf(const QAbstractItemModel &model, const QList<int> &columns,
                           const QStringList &headings)
{
    QList<ExportFields> rows;
    rows.reserve(model.rowCount());
    for (int row = 0; row < model.rowCount(); ++row) {
        ExportFields fields;
        fields.reserve(columns.size());
        for (qsizetype at = 0; at < columns.size(); ++at)
            fields.append({headings.at(at), model.index(row, columns.at(at)).data().toString()});
        rows.append(std::move(fields));
    }
    return rows;
}

} // namespace

ExportSource reportRows(const QAbstractItemModel &shown, const QList<int> &columns, ReadModelPage read)
{
    const QStringList headings = headingsOf(shown, columns);
    return {headings, [=, read = std::move(read)](store::Connection &connection, const QString &after) {
                return read(connection, after).map([&](const ModelPage &page) {
                    return ExportPage{.rows = rowsOf(*page.model, columns, headings), .next = page.next};
                });
            }};
}

ExportSource reportRows(const QAbstractItemModel &shown, const QList<int> &columns)
{
    const QStringList headings = headingsOf(shown, columns);
    return {headings, [headings, rows = rowsOf(shown, columns, headings)](store::Connection & /*connection*/,
                                                                          const QString & /*after*/) {
                return store::Result<ExportPage>(ExportPage{.rows = rows});
            }};
}

} // namespace lekthi::models
