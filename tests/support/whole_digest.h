#pragma once

#include "core/audit/digest_folder.h"

namespace lekthi::test {

/// addDigest() of a digest that holds its counters, as only tests make them.
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
