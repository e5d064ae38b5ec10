#pragma once

#include "core/audit/digest_file.h"
#include "core/audit/digest_folder.h"
#include "core/audit/evidence/digest_log.h"

#include <QTemporaryFile>

#include <memory>
#include <utility>

namespace lekthi::test {

// Digests that hold what they tell of each counter, as only tests make them.

/// readDigest() with the heads.
inline store::Result<audit::Digest> makeDigest(store::Connection &connection)
{
    QList<audit::CounterHead> heads;
    return audit::readDigest(connection, [&heads](const audit::CounterHead &head) { heads.append(head); })
        .map([&heads](audit::Digest digest) {
            digest.counters = std::move(heads);
            return digest;
        });
}

/// The lines of a file, which goes with what this gives.
inline audit::DigestFile digestFile(const QList<audit::SignedDigest> &digests)
{
    auto file = std::make_unique<QTemporaryFile>();
    if (!file->open())
        qFatal("%s", qPrintable(file->errorString()));
    for (const audit::SignedDigest &digest : digests)
        file->write(audit::toJson(digest) + '\n');
    file->flush();
    auto read = audit::DigestFile::read(std::move(file), QStringLiteral("digests"));
    if (!read)
        qFatal("%s", qPrintable(audit::describe(read.error())));
    return *std::move(read);
}

/// signHeads() behind a digest, or in a log of its own.
inline audit::SignedDigest signDigest(const audit::Digest &digest, const audit::SigningKey &key,
                                      const audit::SignedDigest *before = nullptr)
{
    audit::Digest frame = digest;
    frame.counters.clear();
    audit::ListedHeads heads(digest.counters);
    audit::DigestFile file = before ? digestFile({*before}) : audit::DigestFile();
    auto made = audit::signHeads(frame, heads, key, before ? &file.at(0) : nullptr);
    if (!made)
        qFatal("heads of a list can be read");
    made->digest = digest;
    return *made;
}

/// addDigest().
inline audit::AuditResult<void> addWhole(const QString &path, const audit::Digest &digest,
                                         const audit::SigningKey &key)
{
    audit::Digest frame = digest;
    frame.counters.clear();
    audit::ListedHeads heads(digest.counters);
    return audit::addDigest(path, frame, heads, key);
}

/// The same into the file of the key in a folder, which it names.
inline audit::AuditResult<QString> addWhole(const audit::DigestFolder &folder, const audit::Digest &digest,
                                            const audit::SigningKey &key)
{
    return folder.fileToWrite(key.publicKey()).and_then([&](const QString &file) {
        return addWhole(file, digest, key).map([&] { return file; });
    });
}

} // namespace lekthi::test
