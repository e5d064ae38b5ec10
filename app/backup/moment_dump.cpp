#include "app/backup/moment_dump.h"

#include "app/backup/patient_session.h"
#include "app/backup/store_dump.h"
#include "core/store/schema/schema.h"
#include "core/store/session/transaction.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace lekthi::backup {

using namespace Qt::StringLiterals;

namespace {

Outcome<void> dumpRows(const store::Address &address, const QString &file, Manifest &manifest)
{
    const auto session = enterPatiently(address);
    if (!session)
        return tl::unexpected(session.error());
    store::Connection &connection = **session;
    auto moment = store::Transaction::beginMoment(connection);
    if (!moment)
        return storeFailure(moment.error());
    // The time first, so that whatever was committed by then is in it.
    const auto time = readServerTime(connection);
    if (!time)
        return storeFailure(time.error());
    manifest.takenAt = *time;
    const auto state = readStoreState(connection);
    if (!state)
        return storeFailure(state.error());
    manifest.state = *state;
    const auto rows = dumpStore(connection, file);
    if (!rows)
        return tl::unexpected(rows.error());
    manifest.tables = *rows;
    return {};
}

Outcome<void> readFile(const QString &file, Manifest &manifest)
{
    const auto hash = hashOfFile(file);
    if (!hash)
        return damagedBackup(QFileInfo(file).path(), file);
    manifest.dataHash = *hash;
    manifest.bytes = QFileInfo(file).size();
    return {};
}

} // namespace

Outcome<Manifest> readFrame(store::Connection &connection)
{
    const auto version = connection.readText(u"SELECT VERSION() AS version"_s);
    if (!version)
        return storeFailure(version.error());
    const auto schema = store::readSchemaState(connection);
    if (!schema)
        return storeFailure(schema.error());
    Manifest manifest;
    manifest.store = connection.address().database;
    manifest.program = QCoreApplication::applicationVersion();
    manifest.server = version->first().text("version"_L1);
    manifest.schema = schema->version;
    return manifest;
}

Outcome<void> dumpMoment(const store::Address &address, const QString &file, Manifest &manifest)
{
    return dumpRows(address, file, manifest).and_then([&] { return readFile(file, manifest); });
}

} // namespace lekthi::backup
