#pragma once

#include "models/lists/list_export.h"

#include <QAbstractItemModel>

#include <memory>

namespace lekthi::models {

/// A list for paper: as people read it, in the language of the program.
struct ListReport
{
    QString title;
    QStringList filters; ///< in words, each with its caption; empty: everything is listed
    ExportSource rows;   ///< names are headings, values are texts as they stand in the list
};

struct ModelPage
{
    std::unique_ptr<QAbstractItemModel> model;
    QString next{}; ///< for the page behind it; empty: this was the last one
};

/// Reads the page behind the cursor into a model of its own. Any thread but the UI's.
using ReadModelPage =
    std::function<store::Result<ModelPage>(store::Connection &connection, const QString &after)>;

/// The rows of such models in these columns, under the headings that the shown one has now. Call it in the
/// thread of the shown model; reading fails as read does.
ExportSource reportRows(const QAbstractItemModel &shown, const QList<int> &columns, ReadModelPage read);

/// All rows of a model as they are now, in these columns. For lists that are loaded as a whole.
ExportSource reportRows(const QAbstractItemModel &shown, const QList<int> &columns);

} // namespace lekthi::models
