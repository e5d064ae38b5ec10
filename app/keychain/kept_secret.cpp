#include "app/keychain/kept_secret.h"

#include <QDBusConnection>
#include <QEventLoop>

#include <qt6keychain/keychain.h>

namespace lekthi {

std::optional<QByteArray> keptSecret(const QString &name)
{
    // Where secrets are kept is asked over the session bus.
    if (!QDBusConnection::sessionBus().isConnected())
        return std::nullopt;
    QKeychain::ReadPasswordJob job(QStringLiteral("Lekthi"));
    job.setAutoDelete(false);
    job.setInsecureFallback(false);
    job.setKey(name);
    QEventLoop loop;
    QObject::connect(&job, &QKeychain::Job::finished, &loop, &QEventLoop::quit);
    job.start();
    loop.exec();
    if (job.error() != QKeychain::NoError)
        return std::nullopt;
    return job.textData().toUtf8();
}

} // namespace lekthi
