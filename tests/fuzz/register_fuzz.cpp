#include "core/register/csv_reader.h"
#include "tests/fuzz/fuzz_input.h"

#include <QBuffer>

#include <algorithm>

using namespace lekthi;
using namespace lekthi::registers;
using numbering::demand;
using numbering::FuzzInput;

namespace {

/// Gives no more than a few bytes at once, so that characters and quotes lie on seams.
class SlowBuffer : public QBuffer
{
protected:
    qint64 readData(char *data, qint64 size) override
    {
        return QBuffer::readData(data, std::min<qint64>(size, 3));
    }
};

/// All that a reader says of the bytes: each cell, and how it ended.
QStringList readAll(QBuffer &device, const QByteArray &bytes, TextEncoding encoding, QChar separator)
{
    device.setData(bytes);
    device.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    CsvReader reader(device, encoding, separator);
    QStringList said;
    qint64 before = 0;
    while (true) {
        const auto line = reader.next();
        if (!line) {
            demand(!describe(line.error()).isEmpty(), "every fault has a sentence");
            return said << faultName(line.error().kind) << QString::number(line.error().line);
        }
        if (!*line)
            return said;
        demand((*line)->line > before, "lines follow one another");
        demand((*line)->cells.size() <= mostCsvCells, "a line has no more cells than may be");
        before = (*line)->line;
        said << QString::number(before) << (*line)->cells;
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    FuzzInput input(data, size);
    const auto encoding = TextEncoding(input.number(5));
    const QChar separator = separators.at(std::size_t(input.number(int(separators.size()))));
    if (size < 2)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char *>(data) + 2, qsizetype(size) - 2);

    likelyEncoding(bytes);
    QBuffer whole;
    SlowBuffer inPieces;
    demand(readAll(whole, bytes, encoding, separator) == readAll(inPieces, bytes, encoding, separator),
           "a register reads the same in whatever pieces it comes");
    return 0;
}
