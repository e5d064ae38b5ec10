#pragma once

#include "core/files/written_file.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QStringList>

#include <memory>
#include <utility>

namespace lekthi::models {

enum class ExportFormat {
    Csv,       ///< UTF-8 with its mark and a heading line; no spreadsheet takes a cell for a formula
    JsonLines, ///< an object in each line
    Xlsx,      ///< a workbook of one sheet, for at most 1,048,575 rows
};
QString suffixOf(ExportFormat format); ///< "csv"

/// A row of a list by the names of its fields, the same ones in each row.
using ExportFields = QList<std::pair<QString, QJsonValue>>;
QStringList namesOf(const ExportFields &fields);
QJsonObject objectOf(const ExportFields &fields);

/// Writes rows one by one in little memory into a file that is there when it is whole; what is destroyed
/// before commit() leaves what was there. Each fails as files::GrowingFile does. One thread, not that of the
/// window.
class ListWriter
{
public:
    ListWriter() = default;
    virtual ~ListWriter() = default;
    ListWriter(const ListWriter &) = delete;
    ListWriter &operator=(const ListWriter &) = delete;

    virtual files::Written open(const QStringList &names) = 0; ///< once, first
    virtual files::Written append(const ExportFields &fields) = 0;
    virtual files::Written commit() = 0; ///< once, last

    /// Whether rows may come as finished lines of CSV too, which others never get.
    virtual bool takesCsv() const { return false; }
    virtual files::Written appendCsv(const QByteArray & /*lines*/) { Q_UNREACHABLE(); }
};

std::unique_ptr<ListWriter> listWriter(ExportFormat format, const QString &path);

} // namespace lekthi::models
