#pragma once

#include "models/lists/list_writer.h"

#include <QCoreApplication>
#include <QTemporaryFile>

struct lxw_format;
struct lxw_workbook;
struct lxw_worksheet;

namespace lekthi::models {

/// Writes rows into a workbook of one sheet (XLSX, ISO/IEC 29500), numbers as numbers, everything else as
/// text. As ListWriter; more rows than a sheet holds are refused with a way on.
class WorkbookWriter : public ListWriter
{
    Q_DECLARE_TR_FUNCTIONS(WorkbookWriter)

public:
    explicit WorkbookWriter(const QString &path);
    ~WorkbookWriter() override;

    files::Written open(const QStringList &names) override;
    files::Written append(const ExportFields &fields) override;
    files::Written commit() override;

private:
    static files::Written noRoom();
    files::Written close();

    QString m_path;
    QTemporaryFile m_draft; ///< what the library writes, before it is put in its place
    lxw_workbook *m_book = nullptr;
    lxw_worksheet *m_sheet = nullptr;
    quint32 m_nextRow = 0;
};

} // namespace lekthi::models
