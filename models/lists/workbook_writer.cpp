#include "models/lists/workbook_writer.h"

#include "models/csv_text.h"
#include "models/lists/workbook_check.h"

#include <QDir>

#include <algorithm>
#include <cstdio>
#include <utility>
#include <xlsxwriter.h>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using files::Written;

namespace {

constexpr qint64 copiedAtOnce = 1 << 20;
constexpr int narrowest = 8;
constexpr int widest = 40;
constexpr int longestCell = 32'767;
constexpr double exactIntegers = 9'007'199'254'740'992; // 2^53: a sheet keeps numbers as double

} // namespace

WorkbookWriter::WorkbookWriter(const QString &path)
    : m_path(path)
{
}

// The library frees its own only by closing.
WorkbookWriter::~WorkbookWriter()
{
    if (m_book)
        workbook_close(m_book);
}

Written WorkbookWriter::open(const QStringList &names)
{
    // What is in the way is told before anything is read.
    if (const Written possible = files::GrowingFile(m_path).open(); !possible)
        return possible;
    if (!m_draft.open())
        return tl::unexpected(files::notWritten(m_path, m_draft.errorString()));
    QByteArray folder = QFile::encodeName(QDir::tempPath());
    lxw_workbook_options options{};
    options.constant_memory = LXW_TRUE;
    options.tmpdir = folder.data();
    m_book = workbook_new_opt(QFile::encodeName(m_draft.fileName()).constData(), &options);
    m_sheet = m_book ? workbook_add_worksheet(m_book, nullptr) : nullptr;
    if (!m_sheet)
        return tl::unexpected(files::notWritten(m_path, tr("there is not enough memory")));
    lxw_format *bold = workbook_add_format(m_book);
    format_set_bold(bold);
    for (int column = 0; column < names.size(); ++column) {
        const QString &name = names.at(column);
        const auto at = lxw_col_t(column);
        worksheet_set_column(m_sheet, at, at, std::clamp(int(name.size()) + 4, narrowest, widest), nullptr);
        worksheet_write_string(m_sheet, 0, at, name.toUtf8().constData(), bold);
    }
    worksheet_freeze_panes(m_sheet, 1, 0);
    m_nextRow = 1;
    return {};
}

Written WorkbookWriter::append(const ExportFields &fields)
{
    if (m_nextRow >= LXW_ROW_MAX)
        return tl::unexpected(files::notWritten(
            m_path, tr("a workbook holds at most 1,048,575 rows. Narrow the filters, or export as CSV")));
    lxw_col_t column = 0;
    for (const auto &[name, value] : fields) {
        const bool isNumber = value.isDouble() && qAbs(value.toDouble()) < exactIntegers;
        lxw_error error = LXW_NO_ERROR;
        if (isNumber)
            error = worksheet_write_number(m_sheet, m_nextRow, column, value.toDouble(), nullptr);
        else if (const QString text = valueText(value); !text.isEmpty())
            error = worksheet_write_string(m_sheet, m_nextRow, column,
                                           text.left(longestCell).toUtf8().constData(), nullptr);
        if (error != LXW_NO_ERROR)
            return tl::unexpected(files::notWritten(m_path, QString::fromUtf8(lxw_strerror(error))));
        ++column;
    }
    ++m_nextRow;
    return std::ferror(m_sheet->optimize_tmpfile) ? noRoom() : Written();
}

Written WorkbookWriter::noRoom()
{
    return tl::unexpected(
        tr("The workbook cannot be written: there is no space left in the folder for temporary "
           "files, %1. Free some space there, or export as CSV.")
            .arg(QDir::tempPath()));
}

/// The library says nothing of rows that the disk did not take, neither when it keeps them nor when it puts
/// the sheet together.
Written WorkbookWriter::close()
{
    FILE *const rows = m_sheet->optimize_tmpfile;
    lxw_worksheet_write_single_row(m_sheet);
    const bool areKept = std::fflush(rows) == 0 && !std::ferror(rows);
    const qint64 bytes = ::ftello(rows);
    const lxw_error error = workbook_close(std::exchange(m_book, nullptr));
    if (areKept && error != LXW_NO_ERROR)
        return tl::unexpected(files::notWritten(m_path, QString::fromUtf8(lxw_strerror(error))));
    return areKept && rowBytesOf(m_draft.fileName()) == bytes ? Written() : noRoom();
}

Written WorkbookWriter::commit()
{
    if (const Written closed = close(); !closed)
        return closed;
    QFile draft(m_draft.fileName());
    if (!draft.open(QIODevice::ReadOnly))
        return tl::unexpected(files::notWritten(m_path, draft.errorString()));
    files::GrowingFile file(m_path);
    Written written = file.open();
    while (written && !draft.atEnd())
        written = file.append(draft.read(copiedAtOnce));
    return written ? file.commit() : written;
}

} // namespace lekthi::models
