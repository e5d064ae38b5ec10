#pragma once

#include "app/ctl/parse/arguments.h"
#include "core/audit/digest_file.h"

#include <memory>
#include <optional>

namespace lekthi::ctl {

/// A file's problem as a refusal.
tl::unexpected<CommandError> auditError(const audit::AuditError &error);

/// The key itself, or the one that a file of this name holds.
Result<audit::PublicKey> readPublicKey(const QString &given);
/// All digests of a file, at least one; refused as MALFORMED if a line is none. Checks no signature.
Result<audit::DigestFile> readDigestFile(const QString &path);

/// The same with the cosignatures that are kept beside the file.
Result<audit::DigestFile> readCosignedDigests(const QString &path);
/// Those that --digest names, after checking that --public-key signed each; refused as WRONG_SIGNATURE.
Result<audit::DigestFile> readTrustedDigests(const Arguments &arguments);

/// Refused as WRONG_SIGNATURE if any of the digests in the file was not signed by that key.
Result<void> requireSignatures(audit::DigestFile &digests, const audit::PublicKey &key, const QString &file);

/// Digests whose signatures were checked.
struct TrustedDigests
{
    QString file;
    QList<audit::Digest> digests; ///< without their heads
    std::shared_ptr<audit::DigestFile> read;
};

/// What --digest and --public-key name; nothing if neither was given. A usage error if only one was; refused
/// as WRONG_SIGNATURE if any digest was not signed by that key.
Result<std::optional<TrustedDigests>> trustedDigestsOption(const Arguments &arguments);

/// Refused as OTHER_STORE if one of them is of another database.
Result<void> requireStore(const TrustedDigests &digests, const QString &database);

/// Where --key, or else the user's own configuration, keeps the signing key.
QString signingKeyPath(const Arguments &arguments);
/// The key of that file, also where a keychain keeps it; made if there is none.
audit::AuditResult<audit::SigningKey> signingKeyAt(const QString &path);
/// The same for signingKeyPath().
Result<audit::SigningKey> signingKeyOption(const Arguments &arguments);

} // namespace lekthi::ctl
