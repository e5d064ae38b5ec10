#include "core/audit/digest_folder.h"

#include "core/audit/locked_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>

namespace lekthi::audit {

using namespace Qt::StringLiterals;

namespace {

constexpr auto suffix = ".digests"_L1;
constexpr auto checkedSuffix = ".checked"_L1;
constexpr QByteArrayView digestBegin = R"({"adminLog":)";
constexpr int shortHash = 8;
constexpr qint64 blockSize = 64 * 1024;

QString shortName(const QByteArray &bytes)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(shortHash));
}

/// One text for all ways to name the place, whatever the order of a cluster's nodes.
QByteArray placeOf(const store::Address &store)
{
    QStringList nodes;
    for (int index = 0; index < store.nodeCount(); ++index) {
        const store::Address node = store.node(index);
        nodes.append(node.usesNetwork() ? u"%1:%2"_s.arg(node.host).arg(node.port) : node.socket);
    }
    nodes.sort();
    return (nodes.join(u',') + u'/' + store.database).toUtf8();
}

/// Where the last line break before the position is; -1 if there is none.
qint64 lineBreakBefore(QFile &file, qint64 position)
{
    while (position > 0) {
        const qint64 begin = std::max<qint64>(0, position - blockSize);
        file.seek(begin);
        const QByteArray block = file.read(position - begin);
        if (const qsizetype at = block.lastIndexOf('\n'); at >= 0)
            return begin + at;
        position = begin;
    }
    return -1;
}

/// A line of ours that did not get to its end; nothing else is ever taken away.
bool isBrokenDigest(const QByteArray &line)
{
    return line.startsWith(digestBegin) && !readDigests(line);
}

/// The digest of the line that ends at this position; nothing if it holds none.
std::optional<SignedDigest> digestAt(QFile &file, qint64 end)
{
    const qint64 begin = lineBreakBefore(file, end) + 1;
    file.seek(begin);
    const auto digests = readDigests(file.read(end - begin));
    if (!digests || digests->isEmpty())
        return std::nullopt;
    return digests->constLast();
}

std::optional<QDateTime> newestIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return std::nullopt;
    const qint64 end = lineBreakBefore(file, file.size());
    const auto digest = end < 0 ? std::nullopt : digestAt(file, end);
    return digest ? std::optional(digest->digest.time) : std::nullopt;
}

} // namespace

AuditResult<void> addDigest(const QString &path, const Digest &digest, const SigningKey &key)
{
    return appendLocked(path, [&](QFile &file) {
        const qint64 size = file.size();
        const qint64 lastLine = lineBreakBefore(file, size) + 1;
        file.seek(lastLine);
        const QByteArray rest = file.read(size - lastLine);
        const qint64 end = isBrokenDigest(rest) ? lastLine : size;
        const bool needsBreak = end > lastLine;
        const auto before = end > 0 ? digestAt(file, needsBreak ? end : end - 1) : std::nullopt;
        const QByteArray line = toJson(signDigest(digest, key, before ? &*before : nullptr));
        return Appended{end, (needsBreak ? "\n" : "") + line + '\n'};
    });
}

DigestFolder::DigestFolder(QString path, const store::Address &store)
    : m_path(std::move(path))
{
    static const QRegularExpression strange(u"[^A-Za-z0-9_-]"_s);
    m_name = QString(store.database).replace(strange, u"_"_s) + u'-' + shortName(placeOf(store));
}

QString DigestFolder::fileOf(const PublicKey &key) const
{
    return QDir(m_path).filePath(m_name + u'-' + shortName(key.bytes) + suffix);
}

QString DigestFolder::checkedFileOf(const PublicKey &key) const
{
    return QDir(m_path).filePath(m_name + u'-' + shortName(key.bytes) + checkedSuffix);
}

AuditResult<QString> DigestFolder::add(const Digest &digest, const SigningKey &key) const
{
    errno = 0;
    if (!QDir().mkpath(m_path))
        return cannotWrite(m_path, errno);
    const QString file = fileOf(key.publicKey());
    return addDigest(file, digest, key).map([&] { return file; });
}

std::optional<QDateTime> DigestFolder::newest() const
{
    std::optional<QDateTime> found;
    const QDir folder(m_path);
    for (const QString &name : folder.entryList({m_name + u"-*"_s + suffix}, QDir::Files)) {
        const std::optional<QDateTime> time = newestIn(folder.filePath(name));
        if (time && (!found || *found < *time))
            found = time;
    }
    return found;
}

store::Result<AuditResult<WrittenDigest>> writeDigest(store::Connection &connection, const SigningKey &key,
                                                      const DigestFolder &folder)
{
    return makeDigest(connection).map([&](const Digest &digest) {
        return folder.add(digest, key).map([&](const QString &file) {
            return WrittenDigest{file, digest.time, digest.counters.size()};
        });
    });
}

} // namespace lekthi::audit
