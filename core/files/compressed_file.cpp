#include "core/files/compressed_file.h"

#include <QCoreApplication>

#include <zlib.h>

#include <limits>

namespace lekthi::files {

namespace {

constexpr int gzipWindow = 15 + 16; // of zlib: the largest window, with gzip's header and end
constexpr qsizetype pieceSize = 256 * 1024;
constexpr qint64 anySize = std::numeric_limits<qint64>::max();

Bytef *asBytes(QByteArray &bytes)
{
    return reinterpret_cast<Bytef *>(bytes.data());
}

} // namespace

struct CompressedFile::Stream
{
    explicit Stream(const QString &path)
        : file(path)
    {
    }

    Written deflated(const QByteArray &bytes, int flush)
    {
        // zlib takes a pointer to what it only reads.
        zip.next_in = const_cast<Bytef *>(reinterpret_cast<const Bytef *>(bytes.constData())); // NOLINT
        zip.avail_in = uInt(bytes.size());
        do {
            zip.next_out = asBytes(piece);
            zip.avail_out = uInt(piece.size());
            deflate(&zip, flush);
            const Written written = file.append(piece.first(piece.size() - qsizetype(zip.avail_out)));
            if (!written)
                return written;
        } while (zip.avail_out == 0);
        return {};
    }

    GrowingFile file;
    QByteArray piece = QByteArray(pieceSize, Qt::Uninitialized);
    z_stream zip{};
    bool isOpen = false;
};

CompressedFile::CompressedFile(const QString &path)
    : d(std::make_unique<Stream>(path))
{
}

CompressedFile::~CompressedFile()
{
    if (d->isOpen)
        deflateEnd(&d->zip);
}

Written CompressedFile::open(std::optional<QFile::Permissions> permissions)
{
    if (const Written opened = d->file.open(permissions); !opened)
        return opened;
    constexpr int memoryLevel = 8;
    d->isOpen = deflateInit2(&d->zip, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzipWindow, memoryLevel,
                             Z_DEFAULT_STRATEGY) == Z_OK;
    Q_ASSERT(d->isOpen);
    return {};
}

Written CompressedFile::append(const QByteArray &bytes)
{
    return bytes.isEmpty() ? Written() : d->deflated(bytes, Z_NO_FLUSH);
}

Written CompressedFile::commit()
{
    return d->deflated({}, Z_FINISH).and_then([this] { return d->file.commit(); });
}

struct CompressedLines::Stream
{
    FileProblem problem(const QString &detail) const
    {
        return {FileFault::Unreadable, file.fileName().isEmpty() ? path : file.fileName(), 0, detail};
    }

    /// Adds what the next piece of the file holds. False: there is nothing left.
    tl::expected<bool, FileProblem> inflateMore()
    {
        if (isAtEnd)
            return false;
        if (zip.avail_in == 0) {
            in = file.read(pieceSize);
            if (file.error() != QFile::NoError)
                return tl::unexpected(problem(file.errorString()));
            if (in.isEmpty())
                return tl::unexpected(
                    problem(QCoreApplication::translate("lekthi", "it ends before it is complete")));
            zip.next_in = asBytes(in);
            zip.avail_in = uInt(in.size());
        }
        zip.next_out = asBytes(out);
        zip.avail_out = uInt(out.size());
        const int result = inflate(&zip, Z_NO_FLUSH);
        if (result != Z_OK && result != Z_STREAM_END)
            return tl::unexpected(
                problem(QCoreApplication::translate("lekthi", "it is damaged or not compressed with gzip")));
        text.remove(0, taken);
        taken = 0;
        text += QByteArrayView(out).first(out.size() - qsizetype(zip.avail_out));
        isAtEnd = result == Z_STREAM_END;
        return true;
    }

    QFile file;
    QString path;
    QByteArray in;
    QByteArray out = QByteArray(pieceSize, Qt::Uninitialized);
    QByteArray text; ///< what no line has yet, behind `taken`
    qsizetype taken = 0;
    z_stream zip{};
    bool isOpen = false;
    bool isAtEnd = false;
};

CompressedLines::CompressedLines()
    : d(std::make_unique<Stream>())
{
}

CompressedLines::~CompressedLines()
{
    if (d->isOpen)
        inflateEnd(&d->zip);
}

tl::expected<void, FileProblem> CompressedLines::open(const QString &path)
{
    d->path = path;
    return openRegular(d->file, path, anySize).map([this] {
        d->isOpen = inflateInit2(&d->zip, gzipWindow) == Z_OK;
        Q_ASSERT(d->isOpen);
    });
}

tl::expected<std::optional<QByteArray>, FileProblem> CompressedLines::next(qsizetype most)
{
    qsizetype searched = d->taken;
    for (;;) {
        const qsizetype end = d->text.indexOf('\n', searched);
        if (end >= 0) {
            QByteArray line = d->text.mid(d->taken, end + 1 - d->taken);
            d->taken = end + 1;
            return line;
        }
        const qsizetype rest = d->text.size() - d->taken;
        if (rest > most)
            return tl::unexpected(
                d->problem(QCoreApplication::translate("lekthi", "one of its lines is too long")));
        const auto more = d->inflateMore();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more) {
            QByteArray line = d->text.mid(d->taken);
            d->taken = d->text.size();
            return line.isEmpty() ? std::nullopt : std::optional(line);
        }
        searched = d->taken + rest;
    }
}

} // namespace lekthi::files
