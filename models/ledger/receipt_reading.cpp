#include "models/ledger/receipt_reading.h"

#include "core/audit/digest_folder.h"
#include "core/audit/evidence/cosignatures.h"
#include "core/files/regular_file.h"
#include "core/store/reference/codes.h"
#include "models/status/digest_place.h"

#include <QFile>
#include <QFileInfo>

#include <memory>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

/// None where the file is not there yet; else what is wrong with it.
tl::expected<audit::DigestFile, QString> digestsIn(const QString &path)
{
    if (!QFileInfo::exists(path))
        return audit::DigestFile();
    auto file = std::make_unique<QFile>();
    if (const auto opened = files::openRegular(*file, path, audit::largestDigestFile); !opened)
        return tl::unexpected(files::describe(opened.error()));
    auto digests = audit::DigestFile::read(std::move(file), path);
    if (!digests)
        return tl::unexpected(audit::describe(digests.error()));
    const auto cosigned = files::readWholeFile(audit::cosignatureFile(path), audit::largestCosignatureFile);
    audit::addCosignatures(*digests, cosigned.value_or(QByteArray()));
    return *std::move(digests);
}

} // namespace

store::Result<ReceiptOutcome> readReceiptOf(store::Connection &connection, const store::LedgerEntry &entry,
                                            const store::ReferenceData &reference,
                                            const audit::SigningKey &key)
{
    const audit::DigestFolder folder(digestFolder(), connection.address());
    auto digests = digestsIn(folder.fileOf(key.publicKey()));
    if (!digests)
        return ReceiptOutcome{.why = digests.error()};
    const auto stories = audit::numberStories(connection, entry.number);
    if (!stories)
        return tl::unexpected(stories.error());
    const audit::ReceiptWish wish{
        entry.number, store::codeOf(reference, store::CodeKind::Project, entry.key.projectId), entry.id};
    return audit::makeReceipt(connection, stories->value(entry.key.projectId), wish, *digests, key)
        .map([&](const tl::expected<audit::Receipt, audit::NoReceipt> &made) {
            if (!made)
                return ReceiptOutcome{.why = audit::describe(made.error(), entry.number),
                                      .needsDigest = made.error() == audit::NoReceipt::NotCovered};
            return ReceiptOutcome{.receipt = *made,
                                  .publicKey = QString::fromLatin1(key.publicKey().toText())};
        });
}

} // namespace lekthi::models
