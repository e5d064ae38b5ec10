#include "models/lists/workbook_check.h"

#include <QByteArray>
#include <QFile>

#include <memory>
#include <unzip.h>

namespace lekthi::models {

namespace {

constexpr int readAtOnce = 1 << 16;
constexpr int longestEnd = 1 << 16; // of what follows the rows: page settings, nothing more

const QByteArray dataBegins = QByteArrayLiteral("<sheetData>");
const QByteArray dataEnds = QByteArrayLiteral("</sheetData>");

struct CloseArchive
{
    void operator()(void *archive) const { unzClose(archive); }
};
using Archive = std::unique_ptr<void, CloseArchive>;

/// Nothing where the rows have no beginning or no end.
std::optional<qint64> rowBytesIn(void *sheet)
{
    qint64 read = 0;
    qint64 firstRow = -1;
    QByteArray last;
    QByteArray piece(readAtOnce, Qt::Uninitialized);
    for (;;) {
        const int count = unzReadCurrentFile(sheet, piece.data(), readAtOnce);
        if (count < 0)
            return std::nullopt;
        if (count == 0)
            break;
        last = last.right(longestEnd) + piece.first(count);
        read += count;
        if (firstRow < 0) {
            const qsizetype found = last.indexOf(dataBegins);
            firstRow = found < 0 ? -1 : read - last.size() + found + dataBegins.size();
        }
    }
    const qsizetype end = last.lastIndexOf(dataEnds);
    if (firstRow < 0 || end < 0 || !last.endsWith("</worksheet>"))
        return std::nullopt;
    return read - last.size() + end - firstRow;
}

} // namespace

std::optional<qint64> rowBytesOf(const QString &workbook)
{
    const Archive archive(unzOpen64(QFile::encodeName(workbook).constData()));
    constexpr int caseSensitive = 1;
    if (!archive || unzLocateFile(archive.get(), "xl/worksheets/sheet1.xml", caseSensitive) != UNZ_OK ||
        unzOpenCurrentFile(archive.get()) != UNZ_OK)
        return std::nullopt;
    const auto bytes = rowBytesIn(archive.get());
    const bool isWhole = unzCloseCurrentFile(archive.get()) == UNZ_OK; // compares the sum over all bytes
    return isWhole ? bytes : std::nullopt;
}

} // namespace lekthi::models
