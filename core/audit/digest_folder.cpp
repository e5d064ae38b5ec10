#include "core/audit/digest_folder.h"

#include "core/audit/evidence/digest_log.h"
#include "core/audit/locked_file.h"
#include "core/audit/stored_digest.h"

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

/// The digest of the line that ends at this position; nothing if it holds none.
std::optional<StoredDigest> digestAt(QFile &file, qint64 end)
{
    return StoredDigest::read(file, lineBreakBefore(file, end) + 1, end);
}

/// A line of ours that did not get to its end, which is the file's; nothing else is ever taken away.
bool isBrokenDigest(QFile &file, qint64 begin)
{
    file.seek(begin);
    return file.read(digestBegin.size()) == digestBegin && !StoredDigest::read(file, begin, file.size());
}

std::optional<QDateTime> newestIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return std::nullopt;
    const qint64 end = lineBreakBefore(file, file.size());
    const auto digest = end < 0 ? std::nullopt : digestAt(file, end);
    return digest ? std::optional(digest->frame().digest.time) : std::nullopt;
}

/// What the file gets; nothing if the heads cannot be read.
std::optional<Appended> lineFor(QFile &file, const Digest &digest, HeadSource &heads, const SigningKey &key)
{
    const qint64 size = file.size();
    const qint64 lastLine = lineBreakBefore(file, size) + 1;
    const qint64 end = isBrokenDigest(file, lastLine) ? lastLine : size;
    const bool needsBreak = end > lastLine;
    auto before = end > 0 ? digestAt(file, needsBreak ? end : end - 1) : std::nullopt;
    const auto line = signHeads(digest, heads, key, before ? &*before : nullptr);
    if (!line)
        return std::nullopt;
    return Appended{end, needsBreak ? "\n" : "", [signedDigest = *line, &heads](const auto &write) {
                        return writeJson(signedDigest, heads, write) && write("\n");
                    }};
}

} // namespace

AuditResult<void> addDigest(const QString &path, const Digest &digest, HeadSource &heads,
                            const SigningKey &key)
{
    return appendLocked(path, [&](QFile &file) {
        // A file that cannot be read fails as one that cannot be written, with nothing taken away.
        return lineFor(file, digest, heads, key).value_or(Appended{file.size(), {}, [](const auto &) {
                                                                       return false;
                                                                   }});
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

AuditResult<QString> DigestFolder::fileToWrite(const PublicKey &key) const
{
    errno = 0;
    if (!QDir().mkpath(m_path))
        return cannotWrite(m_path, errno);
    return fileOf(key);
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
                                                      const QString &file)
{
    KeptHeads heads(file);
    return readDigest(connection, [&heads](const CounterHead &head) { heads.append(head); })
        .map([&](const Digest &digest) -> AuditResult<WrittenDigest> {
            if (!heads.finish())
                return cannotWrite(file, errno);
            return addDigest(file, digest, heads, key).map([&] {
                return WrittenDigest{file, digest.time, heads.count()};
            });
        });
}

store::Result<AuditResult<WrittenDigest>> writeDigest(store::Connection &connection, const SigningKey &key,
                                                      const DigestFolder &folder)
{
    const auto file = folder.fileToWrite(key.publicKey());
    if (!file)
        return AuditResult<WrittenDigest>(tl::unexpected(file.error()));
    return writeDigest(connection, key, *file);
}

} // namespace lekthi::audit
