#include "app/backup/taking.h"

#include "app/backup/backup_folder.h"
#include "app/backup/moment_dump.h"
#include "app/backup/restoring.h"
#include "app/local/local_server.h"
#include "core/store/backups/backup_gateway.h"
#include "core/store/people/accounts.h"

#include <QCoreApplication>

namespace lekthi::backup {

using namespace Qt::StringLiterals;

namespace {

/// Damages of the ledger that a server of its own finds in the backup.
Outcome<qint64> tryOut(const BackupFolder &folder, const QString &data, const Manifest &manifest)
{
    local::LocalServerOptions options;
    options.dataDirectory = folder.placeForTrial();
    options.databaseName = manifest.store;
    options.expectedBytes = manifest.databaseBytes();
    options.fullDurability = false;
    Outcome<qint64> damages;
    {
        const auto server = local::LocalServer::open(options);
        if (!server)
            return tl::unexpected(Failure{
                .code = u"NO_TRIAL"_s,
                .message =
                    QCoreApplication::translate("lekthi", "The backup cannot be verified by a test restore: "
                                                          "%1 To take it without one, use --no-verify.")
                        .arg(local::describe(server.error())),
                .details = server.error().logTail});
        const store::Address trial = (*server)->address();
        damages = restoreData(data, manifest, trial).and_then([&] { return countDamages(trial); });
    }
    folder.discard(folder.placeForTrial());
    return damages;
}

Outcome<TakenBackup> takeInto(const BackupFolder &folder, const QString &unfinished,
                              const store::Address &address, const TakeOptions &options, Manifest manifest)
{
    const QString data = unfinished + u'/' + dataName;
    if (const auto dumped = dumpMoment(address, data, manifest); !dumped)
        return tl::unexpected(dumped.error());
    TakenBackup taken;
    if (options.verify) {
        const auto damages = tryOut(folder, data, manifest);
        if (!damages)
            return tl::unexpected(damages.error());
        taken.damages = *damages;
        manifest.isVerified = *damages == 0;
    }
    const auto path = folder.finish(unfinished, manifest);
    if (!path)
        return tl::unexpected(path.error());
    taken.folder = *path;
    taken.manifest = manifest;
    return taken;
}

/// In a session of its own: the other one may have ended by itself meanwhile.
store::Result<void> record(const store::Address &address, const Manifest &manifest)
{
    return store::Connection::open(address).and_then([&](const auto &connection) {
        return store::recordBackup(*connection,
                                   {manifest.takenAt, manifest.state.ledgerRows, manifest.state.newestRowId,
                                    manifest.bytes, manifest.dataHash, manifest.isVerified});
    });
}

} // namespace

Outcome<TakenBackup> takeBackup(store::Connection &connection, const TakeOptions &options)
{
    if (connection.isThroughRoutines())
        return storeFailure(store::notAnAdministrator());
    const auto folder = BackupFolder::open(options.directory);
    if (!folder)
        return tl::unexpected(folder.error());
    const auto manifest = readFrame(connection);
    if (!manifest)
        return tl::unexpected(manifest.error());
    const auto unfinished = folder->begin(*manifest);
    if (!unfinished)
        return tl::unexpected(unfinished.error());
    auto taken = takeInto(*folder, *unfinished, connection.address(), options, *manifest);
    if (!taken) {
        folder->discard(*unfinished);
        folder->discard(folder->placeForTrial());
        return taken;
    }
    if (const auto recorded = record(connection.address(), taken->manifest); !recorded)
        taken->notRecorded = recorded.error();
    if (options.keep && taken->manifest.isVerified)
        taken->removed = folder->removeOld(manifest->store, *options.keep);
    return taken;
}

} // namespace lekthi::backup
