#include "core/files/packed_files.h"

#include <utility>

namespace lekthi::files {

namespace {

constexpr qsizetype blockSize = 512;
constexpr qsizetype longestName = 99;

QByteArray octal(qint64 number, qsizetype width)
{
    return QByteArray::number(number, 8).rightJustified(width - 1, '0') + '\0';
}

/// The fields of POSIX.1-1988 in their order; the checksum counts itself as blanks.
QByteArray header(const QByteArray &name, qsizetype size, const QDateTime &time)
{
    constexpr qsizetype checksumAt = 148;
    constexpr qsizetype checksumWidth = 8;
    QByteArray block = name.leftJustified(longestName + 1, '\0');
    block +=
        octal(0600, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(time.toSecsSinceEpoch(), 12);
    block += QByteArray(checksumWidth, ' ') + '0' + QByteArray(100, '\0');
    block += QByteArray("ustar\0"
                        "00",
                        8);
    block = block.leftJustified(blockSize, '\0');
    qint64 sum = 0;
    for (const char byte : std::as_const(block))
        sum += uchar(byte);
    return block.replace(checksumAt, checksumWidth, octal(sum, checksumWidth - 1) + ' ');
}

QByteArray filled(const QByteArray &content)
{
    const qsizetype blocks = (content.size() + blockSize - 1) / blockSize;
    return content.leftJustified(blocks * blockSize, '\0');
}

} // namespace

PackedFiles::PackedFiles(const QString &path)
    : m_file(path)
{
}

Written PackedFiles::open()
{
    return m_file.open(QFile::ReadOwner | QFile::WriteOwner);
}

Written PackedFiles::add(const QByteArray &name, const QByteArray &content, const QDateTime &time)
{
    Q_ASSERT(!name.isEmpty() && name.size() <= longestName);
    return m_file.append(header(name, content.size(), time)).and_then([&] {
        return m_file.append(filled(content));
    });
}

Written PackedFiles::commit()
{
    return m_file.append(QByteArray(2 * blockSize, '\0')).and_then([this] { return m_file.commit(); });
}

} // namespace lekthi::files
