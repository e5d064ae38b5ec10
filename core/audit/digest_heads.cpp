#include "core/audit/digest_heads.h"

#include <QDir>
#include <QFileInfo>
#include <QtEndian>

#include <array>
#include <cerrno>
#include <cstring>

namespace lekthi::audit {

using namespace Qt::StringLiterals;

namespace {

constexpr size_t idSize = sizeof(qint64);
constexpr size_t headHashSize = 32;
using Record = std::array<char, 2 * idSize + headHashSize>;

/// Why the last call of the system failed, whatever it was.
int lastReason()
{
    return errno != 0 ? errno : EIO;
}

} // namespace

std::optional<CounterHead> ListedHeads::next()
{
    return m_at < m_heads.size() ? std::optional(m_heads.at(m_at++)) : std::nullopt;
}

KeptHeads::KeptHeads(const QString &besideFile)
    : m_file(QFileInfo(besideFile).absolutePath() + "/digest-XXXXXX"_L1)
{
    errno = 0;
    if (m_file.open())
        return;
    m_file.setFileTemplate(QDir::temp().filePath(u"digest-XXXXXX"_s));
    if (!m_file.open())
        m_error = lastReason();
}

void KeptHeads::append(const CounterHead &head)
{
    Q_ASSERT(head.head.hash.size() == qsizetype(headHashSize));
    if (m_error != 0)
        return;
    Record record;
    qToLittleEndian(head.counterId, record.data());
    qToLittleEndian(head.head.length, record.data() + idSize);
    std::memcpy(record.data() + 2 * idSize, head.head.hash.constData(), headHashSize);
    errno = 0;
    if (m_file.write(record.data(), record.size()) != qint64(record.size()))
        m_error = lastReason();
    else
        ++m_count;
}

bool KeptHeads::finish()
{
    errno = 0;
    if (m_error == 0 && !m_file.flush())
        m_error = lastReason();
    errno = m_error;
    return m_error == 0;
}

void KeptHeads::begin()
{
    m_file.seek(0);
}

std::optional<CounterHead> KeptHeads::next()
{
    Record record;
    errno = 0;
    if (m_file.read(record.data(), record.size()) != qint64(record.size())) {
        errno = lastReason();
        return std::nullopt;
    }
    return CounterHead{qFromLittleEndian<qint64>(record.data()),
                       {QByteArray(record.data() + 2 * idSize, qsizetype(headHashSize)),
                        qFromLittleEndian<qint64>(record.data() + idSize)}};
}

} // namespace lekthi::audit
