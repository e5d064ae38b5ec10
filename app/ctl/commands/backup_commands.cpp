#include "app/ctl/commands/backup_commands.h"

#include "app/backup/missing_numbers.h"
#include "app/backup/restoring.h"
#include "app/backup/taking.h"
#include "app/ctl/commands/audit_files.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "app/local/running_server.h"
#include "core/audit/digest_folder.h"
#include "models/status/digest_place.h"

#include <QDir>
#include <QJsonArray>

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

QString stateLine(const backup::Manifest &manifest)
{
    return Texts::tr("It holds the store as of %1: %2 ledger rows of %3 counters.")
        .arg(timeCell(manifest.takenAt), QString::number(manifest.state.ledgerRows),
             QString::number(manifest.state.counters));
}

tl::unexpected<CommandError> backupError(const backup::Failure &failure)
{
    if (failure.cause)
        return storeError(*failure.cause);
    const bool isRunning = failure.code == "BACKUP_RUNNING"_L1;
    return tl::make_unexpected(CommandError{.exitCode = isRunning ? ExitCode::TryAgain : ExitCode::Refused,
                                            .code = failure.code,
                                            .message = failure.message,
                                            .retryable = isRunning,
                                            .details = failure.details});
}

namespace {

constexpr int mostKept = 10'000;

QJsonObject jsonOf(const backup::Manifest &manifest, const QString &folder)
{
    return {{u"folder"_s, folder},
            {u"store"_s, manifest.store},
            {u"takenAt"_s, toJson(manifest.takenAt)},
            {u"schema"_s, manifest.schema},
            {u"program"_s, manifest.program},
            {u"server"_s, manifest.server},
            {u"ledgerRows"_s, manifest.state.ledgerRows},
            {u"newestRow"_s, idOrNull(manifest.state.newestRowId)},
            {u"counters"_s, manifest.state.counters},
            {u"bytes"_s, manifest.bytes},
            {u"sha256"_s, QString::fromLatin1(manifest.dataHash.toHex())},
            {u"verified"_s, manifest.isVerified}};
}

QString trialLine(const backup::TakenBackup &taken)
{
    if (taken.manifest.isVerified)
        return Texts::tr("Verified: a test restore succeeded, and the ledger in it is intact.");
    if (taken.damages > 0)
        return Texts::tr("Not verified: the ledger in it is damaged. See \"lekthictl audit verify\".");
    return Texts::tr("Not verified.");
}

Result<Report> runBackup(const Arguments &arguments)
{
    const Result<std::optional<int>> keep = boundedOption(arguments, "keep"_L1, 1, mostKept);
    if (!keep)
        return tl::make_unexpected(keep.error());
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    const auto taken = backup::takeBackup(
        *opened->connection,
        {.directory = arguments.positional(), .verify = !arguments.has("no-verify"_L1), .keep = *keep});
    if (!taken)
        return backupError(taken.error());
    QStringList lines{Texts::tr("The backup is in %1.").arg(taken->folder), stateLine(taken->manifest),
                      trialLine(*taken)};
    if (!taken->removed.isEmpty())
        lines.append(Texts::tr("Older backups removed: %1.").arg(taken->removed.size()));
    return Report{.text = lines.join(u'\n'),
                  .json = {{u"backup"_s, jsonOf(taken->manifest, taken->folder)},
                           {u"damages"_s, taken->damages},
                           {u"removed"_s, QJsonArray::fromStringList(taken->removed)},
                           {u"recorded"_s, !taken->notRecorded}},
                  .note = taken->notRecorded ? Texts::tr("The backup was not recorded in the store: %1")
                                                   .arg(store::describe(*taken->notRecorded))
                                             : QString(),
                  .exitCode = taken->damages > 0 ? ExitCode::Refused : ExitCode::Done};
}

/// Gives where the data went; empty if there were none.
Result<QString> setAside(const Arguments &arguments)
{
    const std::optional<local::LocalServerOptions> options = localStoreOptions(arguments);
    if (!options)
        return usageError(
            Texts::tr("--set-aside is for a store on this computer. On a server, rename the database."));
    const QString directory = local::withDefaults(*options).dataDirectory;
    if (!QDir(directory).exists())
        return QString();
    if (local::RunningServer::find(directory + "/database"_L1))
        return refusal(
            u"STORE_IN_USE"_s,
            local::describe({.kind = local::StartFailureKind::InUse, .subject = directory, .logTail = {}}));
    QString aside =
        directory + "-set-aside-"_L1 + QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd'T'HHmmsszzz'Z'"_s);
    if (!QDir().rename(directory, aside))
        return refusal(u"FILE_NOT_WRITTEN"_s, Texts::tr("%1 cannot be renamed to %2.").arg(directory, aside));
    return aside;
}

/// What the computer's own signed digests say, or those that were given.
struct Witness
{
    QString file; ///< empty: there are none
    QDateTime newest;
    std::shared_ptr<audit::DigestFile> digests;
};

Witness witnessOf(const QString &file, std::shared_ptr<audit::DigestFile> digests)
{
    Witness witness{file, {}, std::move(digests)};
    for (qsizetype at = 0; at < witness.digests->size(); ++at)
        witness.newest = std::max(witness.newest, witness.digests->at(at).frame().digest.time);
    return witness;
}

/// database: of the store that the backup was taken of.
Result<Witness> findWitness(const Arguments &arguments, const store::Address &address,
                            const QString &database)
{
    const Result<std::optional<TrustedDigests>> given = trustedDigestsOption(arguments);
    if (!given)
        return tl::make_unexpected(given.error());
    if (const auto &digests = *given) {
        if (const Result<void> same = requireStore(*digests, database); !same)
            return tl::make_unexpected(same.error());
        return witnessOf(digests->file, digests->read);
    }
    if (!QFileInfo::exists(models::signingKeyFile()))
        return Witness{};
    const auto key = signingKeyAt(models::signingKeyFile());
    if (!key)
        return auditError(key.error());
    const QString file = audit::DigestFolder(models::digestFolder(), address).fileOf(key->publicKey());
    if (!QFileInfo::exists(file))
        return Witness{};
    Result<audit::DigestFile> digests = readDigestFile(file);
    if (!digests)
        return tl::make_unexpected(digests.error());
    if (const Result<void> isSigned = requireSignatures(*digests, key->publicKey(), file); !isSigned)
        return tl::make_unexpected(isSigned.error());
    return witnessOf(file, std::make_shared<audit::DigestFile>(*std::move(digests)));
}

struct Restored
{
    QString folder; ///< of the backup
    backup::Manifest manifest;
    qint64 damages = 0;
    QString setAside;
    Witness witness;
    QList<backup::MissingNumbers> missing;
};

QString missingTable(const Restored &restored, const store::ReferenceData &data)
{
    QList<QStringList> rows{
        {Texts::tr("Counter"), Texts::tr("Stands at"), Texts::tr("Allocated after the backup")}};
    for (const backup::MissingNumbers &one : restored.missing)
        rows.append({one.counter ? counterText(one.counter->key, data)
                                 : Texts::tr("#%1, created after the backup").arg(one.counterId),
                     QString::number(one.first() - 1),
                     Texts::tr("up to %1 numbers: %2 to %3")
                         .arg(QString::number(one.missingRows), QString::number(one.first()),
                              QString::number(one.last()))});
    return alignedRows(rows);
}

QStringList missingLines(const Restored &restored, const store::ReferenceData &data)
{
    if (restored.witness.file.isEmpty())
        return {Texts::tr(
            "There is no signed digest of the store on this computer, so numbers allocated after the backup "
            "are unknown. Check the logs of the numbering services before anyone allocates.")};
    const QString time = timeCell(restored.witness.newest);
    if (restored.missing.isEmpty())
        return {Texts::tr("No number is missing up to the newest signed digest, %1. Numbers allocated later "
                          "are in no digest.")
                    .arg(time)};
    return {Texts::tr("According to the signed digests up to %1, these numbers were allocated after the "
                      "backup and would be allocated twice:")
                .arg(time),
            missingTable(restored, data),
            Texts::tr("Before anyone allocates, raise each of these counters with \"lekthictl reset request "
                      "--to N\", which another Super Admin approves. N is at least the last number shown, "
                      "plus what was skipped or allocated after that digest.")};
}

QJsonArray missingJson(const QList<backup::MissingNumbers> &missing, const store::ReferenceData &data)
{
    QJsonArray array;
    for (const backup::MissingNumbers &one : missing)
        array.append(QJsonObject{
            {u"counter"_s, one.counter
                               ? counterJson(one.counterId, one.counter->key, data)
                               : QJsonObject{{u"id"_s, one.counterId}, {u"key"_s, {}}, {u"label"_s, {}}}},
            {u"from"_s, one.first()},
            {u"to"_s, one.last()}});
    return array;
}

Report restoredReport(const Restored &restored, const store::Address &address,
                      const store::ReferenceData &data)
{
    QStringList lines{Texts::tr("The store %1 was restored.").arg(address.toText()),
                      stateLine(restored.manifest)};
    if (!restored.setAside.isEmpty())
        lines.append(Texts::tr("The previous store is in %1.").arg(restored.setAside));
    lines.append(restored.damages == 0 ? Texts::tr("The ledger is intact.")
                                       : Texts::tr("The ledger is damaged, as it was when the backup was "
                                                   "taken. See \"lekthictl audit verify\"."));
    lines += missingLines(restored, data);
    // What nobody knows may come a second time as well.
    const bool isWhole =
        restored.damages == 0 && restored.missing.isEmpty() && !restored.witness.file.isEmpty();
    return {.text = lines.join(u'\n'),
            .json = {{u"store"_s, address.toText()},
                     {u"backup"_s, jsonOf(restored.manifest, restored.folder)},
                     {u"damages"_s, restored.damages},
                     {u"setAside"_s, textOrNull(restored.setAside)},
                     {u"digest"_s, textOrNull(restored.witness.file)},
                     {u"digestTime"_s,
                      restored.witness.file.isEmpty() ? QJsonValue() : toJson(restored.witness.newest)},
                     {u"missing"_s, missingJson(restored.missing, data)}},
            .exitCode = isWhole ? ExitCode::Done : ExitCode::Refused};
}

Result<void> restoreInto(const store::Address &address, Restored &restored)
{
    const auto damages = backup::requirePasswordsTaken(address)
                             .and_then([&] {
                                 return backup::restoreData(restored.folder + u'/' + backup::dataName,
                                                            restored.manifest, address);
                             })
                             .and_then([&] { return backup::countDamages(address); });
    if (!damages)
        return backupError(damages.error());
    restored.damages = *damages;
    return {};
}

Result<void> nameMissing(const Arguments &arguments, store::Connection &connection, Restored &restored)
{
    const Result<Witness> witness = findWitness(arguments, connection.address(), restored.manifest.store);
    if (!witness)
        return tl::make_unexpected(witness.error());
    restored.witness = *witness;
    if (witness->file.isEmpty())
        return {};
    const auto missing = backup::findMissingNumbers(
        connection, [&](const auto &show) { return witness->digests->showHeads(show); });
    if (!missing)
        return backupError(missing.error());
    restored.missing = *missing;
    return {};
}

Result<Report> runRestore(const Arguments &arguments)
{
    Restored restored;
    restored.folder = QDir(arguments.positional()).absolutePath();
    const auto manifest = backup::checkBackup(restored.folder);
    if (!manifest)
        return backupError(manifest.error());
    restored.manifest = *manifest;
    if (arguments.has("set-aside"_L1)) {
        const Result<QString> aside = setAside(arguments);
        if (!aside)
            return tl::make_unexpected(aside.error());
        restored.setAside = *aside;
    }
    const Result<ReachedServer> reached = reachServer(arguments, restored.manifest.databaseBytes());
    if (!reached)
        return tl::make_unexpected(reached.error());
    if (const Result<void> done = restoreInto(reached->address, restored); !done)
        return tl::make_unexpected(done.error());
    const auto connection = store::Connection::open(reached->address);
    if (!connection)
        return openingError(connection.error());
    if (const Result<void> named = nameMissing(arguments, **connection, restored); !named)
        return tl::make_unexpected(named.error());
    const auto data = store::loadReferenceData(**connection);
    if (!data)
        return storeError(data.error());
    return restoredReport(restored, reached->address, *data);
}

} // namespace

QList<Command> backupCommands()
{
    return {
        {.name = "store backup",
         .summary = QT_TRANSLATE_NOOP(
             "lekthi", "Take a backup of the store while it is in use, and verify it with a test restore"),
         .positional = "DIRECTORY",
         .options = {{"no-verify", nullptr, QT_TRANSLATE_NOOP("lekthi", "Skip the test restore")},
                     {"keep", "N",
                      QT_TRANSLATE_NOOP(
                          "lekthi",
                          "Keep only the newest N verified backups of this store in the directory")}},
         .run = runBackup},
        {.name = "store restore",
         .summary = QT_TRANSLATE_NOOP(
             "lekthi", "Restore a backup where there is no store, and list the numbers allocated after it"),
         .positional = "BACKUP",
         .options =
             {{"set-aside", nullptr,
               QT_TRANSLATE_NOOP("lekthi", "First rename the folder of an existing store on this computer")},
              {"digest", "FILE",
               QT_TRANSLATE_NOOP("lekthi", "Signed digests that were kept elsewhere, one a line; those of "
                                           "this computer if left out")},
              {"public-key", "KEY",
               QT_TRANSLATE_NOOP("lekthi", "Public key of who signed them, or the file that holds it")}},
         .run = runRestore},
    };
}

} // namespace lekthi::ctl
