#pragma once

#include "app/ctl/commands/support_bundle.h"

#include <QJsonObject>
#include <QStringList>

namespace lekthi::ctl {

/// Secrets of this program that could stand anywhere: those of alert channels in LEKTHI_ALERT_SECRETS and in
/// the credentials of a service. The keychain is not asked.
QStringList knownSecrets();

/// The text, and the document with its values, without secrets; as UTF-8.
QByteArray textWithoutSecrets(const QString &text, const QStringList &secrets);
QByteArray jsonWithoutSecrets(const QJsonObject &document, const QStringList &secrets);

/// What this computer knows without the store: versions, environment, configuration and logs of programs and
/// of the embedded server.
QList<BundleFile> filesOfComputer(const Arguments &arguments, const QStringList &secrets);

} // namespace lekthi::ctl
