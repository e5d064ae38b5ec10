#pragma once

#include <QAbstractItemModel>
#include <QList>
#include <QString>

namespace lekthi::models {

/// Rows of a list as it shows them: these columns in this order, with their headings. For the clipboard; any
/// thread that may read the model.
struct ListCut
{
    const QAbstractItemModel &model;
    QList<int> rows;
    QList<int> columns;
};

QString textOf(const ListCut &cut);     ///< cells separated by tabs, a line each
QString csvOf(const ListCut &cut);      ///< RFC 4180; no spreadsheet takes a cell for a formula
QString jsonOf(const ListCut &cut);     ///< an array of objects, named by the headings
QString markdownOf(const ListCut &cut); ///< a table

} // namespace lekthi::models
