#include "core/audit/digest_folder.h"

#include "core/audit/digest_file.h"
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
constexpr QByteArrayView digestEnd = R"("})";
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

/// Behind the last byte before the position that is no blank; 0 if there is none.
qint64 textEndBefore(QFile &file, qint64 position)
{
    while (position > 0) {
        const qint64 begin = std::max<qint64>(0, position - blockSize);
        file.seek(begin);
        const QByteArray block = file.read(position - begin);
        const auto found = std::find_if_not(block.crbegin(), block.crend(), isBlank);
        if (found != block.crend())
            return begin + (block.crend() - found);
        position = begin;
    }
    return 0;
}

/// A line of ours that did not get to its end, which is the file's; nothing else is ever taken away. What has
/// the last bytes of a digest was whole once.
bool isUnfinished(QFile &file, qint64 begin)
{
    file.seek(begin);
    if (file.read(digestBegin.size()) != digestBegin)
        return false;
    file.seek(file.size() - digestEnd.size());
    return file.read(digestEnd.size()) != digestEnd && !StoredDigest::read(file, begin, file.size());
}

/// Where the file ends but for what is unfinished.
qint64 finishedEnd(QFile &file)
{
    const qint64 lastLine = lineBreakBefore(file, file.size()) + 1;
    return isUnfinished(file, lastLine) ? lastLine : file.size();
}

AuditResult<std::optional<QDateTime>> newestIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return tl::unexpected(AuditError{AuditProblem::FileMissing, path, file.errorString()});
    const qint64 end = textEndBefore(file, finishedEnd(file));
    if (end == 0)
        return std::nullopt;
    if (const auto time = StoredDigest::timeOfLine(file, end))
        return time;
    const auto digest = digestAt(file, end);
    if (!digest)
        return tl::unexpected(AuditError{AuditProblem::DigestUnreadable, path, {}});
    return digest->frame().digest.time;
}

/// What the file gets.
AuditResult<Appended> lineFor(QFile &file, const Digest &digest, HeadSource &heads, const SigningKey &key)
{
    const qint64 end = finishedEnd(file);
    const qint64 textEnd = textEndBefore(file, end);
    auto before = textEnd > 0 ? digestAt(file, textEnd) : std::nullopt;
    if (textEnd > 0 && (!before || !mayBeFollowed(*before, key.publicKey())))
        return tl::unexpected(AuditError{AuditProblem::DigestUnreadable, file.fileName(), {}});
    errno = 0;
    const auto line = signHeads(digest, heads, key, before ? &*before : nullptr);
    // A file that cannot be read fails as one that cannot be written, with nothing taken away.
    if (!line)
        return cannotWrite(file.fileName(), errno);
    const bool needsBreak = lineBreakBefore(file, end) + 1 < end;
    return Appended{end, needsBreak ? "\n" : "", [signedDigest = *line, &heads](const auto &write) {
                        return writeJson(signedDigest, heads, write) && write("\n");
                    }};
}

} // namespace

AuditResult<void> addDigest(const QString &path, const Digest &digest, HeadSource &heads,
                            const SigningKey &key)
{
    return appendLocked(path, [&](QFile &file) { return lineFor(file, digest, heads, key); });
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

DigestFolder::Newest DigestFolder::newest() const
{
    Newest found;
    const QDir folder(m_path);
    for (const QString &name : folder.entryList({m_name + u"-*"_s + suffix}, QDir::Files)) {
        const auto time = newestIn(folder.filePath(name));
        if (!time)
            found.unreadable = time.error();
        else if (*time && (!found.time || *found.time < **time))
            found.time = *time;
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
