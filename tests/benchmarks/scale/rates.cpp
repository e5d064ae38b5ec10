#include "core/audit/archive/archive_making.h"
#include "core/audit/archive/archive_rows.h"
#include "core/audit/ledger_verifier.h"
#include "core/store/ledger/stored_rows.h"
#include "core/store/people/people.h"
#include "models/ledger/ledger_formats.h"
#include "tests/benchmarks/scale/administrator.h"
#include "tests/benchmarks/scale/figures.h"
#include "tests/benchmarks/scale/measures.h"
#include "tests/support/private_store.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

const auto rates = u"rows a second, of the clock and of the processor"_s;
constexpr double verifiedAim = 300'000;
constexpr double exportedAim = 100'000;
constexpr qint64 rowsOfArchive = 1'000'000;

template <class Value, class Failure>
Value need(tl::expected<Value, Failure> result, const char *what)
{
    if (!result)
        qFatal("%s failed", what);
    return *std::move(result);
}

qint64 readAll(store::Connection &connection)
{
    constexpr int rowsPerPage = 4'000;
    store::StoredRows rows;
    qint64 read = 0;
    for (qint64 afterId = 0;;) {
        const QList<store::CheckedRow> &page =
            *need(rows.read(connection, afterId, rowsPerPage), "reading the ledger");
        if (page.isEmpty())
            return read;
        read += page.size();
        afterId = page.last().row.id;
    }
}

qint64 verifyAll(store::Connection &connection)
{
    const audit::Verification verified = need(audit::verifyLedger(connection), "verifying the ledger");
    if (!verified.isIntact() || !verified.adminLog.isIntact())
        qFatal("the large store has %lld damages", verified.damages);
    return verified.rows;
}

void exportAs(Figures &figures, const Measured &store, const QString &directory, models::ExportFormat format)
{
    const models::LedgerNames names{store.reference,
                                    models::peopleById(need(store::listPeople(store.connection), "people"))};
    // The last two years have a million rows and more, as many as a sheet holds not.
    const store::LedgerFilter filter{.from = QDateTime(QDate(2025, 3, 1), {}, Qt::UTC)};
    const QString path = directory + "/ledger."_L1 + models::suffixOf(format);
    models::ExportProgress progress;
    figures.rate("Ledger, exported as "_L1 + models::suffixOf(format), exportedAim, [&] {
        const models::Exported exported = need(
            models::exportList(store.connection, models::ledgerExport(filter, names), format, path, progress),
            "exporting");
        return exported.written ? exported.rows : qint64(0);
    });
}

void archive(Figures &figures, const Measured &store, const QString &directory)
{
    const QString path = directory + "/archive"_L1;
    const audit::SigningKey key = need(audit::SigningKey::loadOrCreate(directory + "/key"_L1), "the key");
    const qint64 rows = std::min(rowsOfArchive, store.lastId - store.firstId);
    const store::ArchivedRange range{
        .year = 2020, .afterId = store.firstId - 1, .lastId = store.firstId - 1 + rows, .rows = 0};
    figures.rate(u"Archive, written"_s, {}, [&] {
        const auto written = need(audit::writeArchive(store.connection, range, path, key), "archiving");
        return written ? written->range.rows : qint64(0);
    });
    figures.rate(u"Archive, checked"_s, {}, [&] {
        return need(audit::checkArchive(path, key.publicKey()), "checking").archive.range.rows;
    });
    figures.value(u"Archive: rows, bytes for each"_s, QString::number(rows),
                  double(QFileInfo(path).size()) / double(rows));
}

} // namespace

void measureExport(Figures &figures, const Measured &store, const QString &directory)
{
    const QTemporaryDir scratch(directory + "/files-XXXXXX"_L1);
    figures.head(rates, u"clock"_s, u"processor"_s);
    exportAs(figures, store, scratch.path(), models::ExportFormat::Csv);
}

void measureArchive(Figures &figures, const Measured &store, const QString &directory)
{
    const QTemporaryDir scratch(directory + "/files-XXXXXX"_L1);
    figures.head(rates, u"clock"_s, u"processor"_s);
    archive(figures, store, scratch.path());
}

void measureChain(Figures &figures, const Measured &store)
{
    figures.head(rates, u"clock"_s, u"processor"_s);
    const auto auditor = opened(test::PrivateStore::asPerson(store.connection.address(), u"auditor.demo"_s));
    figures.rate(u"Ledger, read only, by an administrator"_s, {}, [&] { return readAll(store.connection); });
    figures.rate(u"Ledger, verified, by an administrator"_s, verifiedAim,
                 [&] { return verifyAll(store.connection); });
    figures.rate(u"Ledger, verified, by an auditor"_s, verifiedAim, [&] { return verifyAll(*auditor); });
}

} // namespace lekthi::benchmark
