#pragma once

#include <QString>
#include <QStringList>

namespace lekthi::files {

/// What stands in the place of a secret.
inline constexpr QLatin1StringView removedMark("(removed)");

/// The text without what gives access: passwords in addresses, path and query of web addresses (that of a
/// webhook is its password), values behind names such as "password", "token" or "routingKey", the values of
/// this program's environment that are secret (LEKTHI_PASSWORD, ...), and these further ones. For logs and
/// reports that people pass on; not for what programs read.
QString withoutSecrets(const QString &text, const QStringList &further = {});

/// The name of a setting or variable whose value is secret: "LEKTHI_PASSWORD", "signingKey", "requirepass".
bool namesSecret(QStringView name);

} // namespace lekthi::files
