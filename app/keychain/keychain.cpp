#include "app/keychain/keychain.h"

#include <QDBusConnection>

#include <qt6keychain/keychain.h>

namespace lekthi {

using namespace Qt::StringLiterals;

namespace {

/// A job that deletes itself when it is done.
template <class Job>
Job *newJob(const QString &name)
{
    auto *job = new Job(u"Lekthi"_s);
    job->setInsecureFallback(false);
    job->setKey(name);
    return job;
}

} // namespace

bool Keychain::isAvailable() const
{
    // Where secrets are kept is asked over the session bus.
    return QDBusConnection::sessionBus().isConnected();
}

void Keychain::find(const QString &name, QObject *context, std::function<void(const QString &password)> done)
{
    auto *job = newJob<QKeychain::ReadPasswordJob>(name);
    QObject::connect(job, &QKeychain::Job::finished, context, [job, done = std::move(done)] {
        done(job->error() == QKeychain::NoError ? job->textData() : QString());
    });
    job->start();
}

void Keychain::keep(const QString &name, const QString &password, QObject *context,
                    std::function<void(bool kept)> done)
{
    auto *job = newJob<QKeychain::WritePasswordJob>(name);
    job->setTextData(password);
    QObject::connect(job, &QKeychain::Job::finished, context,
                     [job, done = std::move(done)] { done(job->error() == QKeychain::NoError); });
    job->start();
}

void Keychain::forget(const QString &name)
{
    newJob<QKeychain::DeletePasswordJob>(name)->start();
}

} // namespace lekthi
