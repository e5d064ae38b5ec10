#include "core/audit/archive/archive_text.h"
#include "core/files/compressed_file.h"
#include "tests/fuzz/fuzz_input.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace lekthi;
using namespace Qt::StringLiterals;
using numbering::demand;
using numbering::FuzzInput;

namespace {

constexpr qsizetype longestLine = 64;

/// A whole row, of which the input spoils a part.
QByteArray spoiledRow(FuzzInput &input)
{
    const QString hash = QString(43, u'A') + u'=';
    QJsonArray row{1,
                   u"ISSUED"_s,
                   u"r"_s,
                   7,
                   0,
                   3,
                   QJsonValue(),
                   u"คคง.-0003"_s,
                   u""_s,
                   u"k"_s,
                   u"{}"_s,
                   1,
                   5,
                   5,
                   u"192.0.2.7"_s,
                   u""_s,
                   0,
                   0,
                   1,
                   u"NONE"_s,
                   QJsonValue(),
                   u"2019-01-01"_s,
                   u""_s,
                   hash};
    const int place = input.number(int(row.size()) + 1);
    if (place == row.size())
        row.append(input.text());
    else
        row[place] = input.number(2) == 0 ? QJsonValue(input.text()) : QJsonValue(input.text().toDouble());
    return QJsonDocument(row).toJson(QJsonDocument::Compact);
}

void readRow(const QByteArray &line)
{
    const auto row = audit::readRowLine(line);
    if (!row)
        return;
    const QByteArray written = audit::rowLine(*row);
    const auto again = audit::readRowLine(written);
    demand(again && audit::rowLine(*again) == written, "a row stays the same when it is copied");
}

void readNote(const QByteArray &text)
{
    const auto note = audit::SignedNote::parse(text);
    const auto archive = note ? audit::readArchiveNote(*note) : std::nullopt;
    if (archive)
        demand(!audit::isArchiveSignedBy(*note, {archive->range.key}), "nobody can sign without the key");
}

/// Whatever a file holds, its lines are as long as they may be, or something is wrong with it.
void readCompressed(const QByteArray &bytes)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(u"bytes.gz"_s);
    {
        QFile file(path);
        demand(file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size(), "the file can be written");
    }
    files::CompressedLines lines;
    demand(lines.open(path).has_value(), "the file can be opened");
    for (;;) {
        const auto line = lines.next(longestLine);
        if (!line || !*line)
            return;
        demand(!(*line)->isEmpty(), "a line has at least its end");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    FuzzInput input(data, size);
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    switch (input.number(5)) {
    case 0:
        readRow(spoiledRow(input));
        break;
    case 1:
        readRow(bytes.mid(1));
        break;
    case 2:
        audit::readFirstLine(bytes.mid(1));
        break;
    case 3:
        readNote(bytes.mid(1));
        break;
    default:
        readCompressed(bytes.mid(1));
    }
    return 0;
}
