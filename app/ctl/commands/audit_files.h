#pragma once

#include "app/ctl/parse/arguments.h"
#include "core/audit/digest.h"

#include <optional>

namespace lekthi::ctl {

/// A file's problem as a refusal.
tl::unexpected<CommandError> auditError(const audit::AuditError &error);

/// Digests whose signatures were checked.
struct TrustedDigests
{
    QString file;
    QList<audit::Digest> digests;
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
