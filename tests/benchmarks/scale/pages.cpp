#include "core/store/ledger/ledger_cursor.h"
#include "models/ledger/ledger_reading.h"
#include "tests/benchmarks/scale/administrator.h"
#include "tests/benchmarks/scale/figures.h"
#include "tests/benchmarks/scale/measures.h"

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

constexpr int page = 200;
constexpr double nextPageAim = 100;

/// Behind so many of all rows, newest first.
struct Place
{
    QString name;
    qint64 rowsBefore;
};

QString cursorAt(const Measured &store, const Place &place)
{
    const auto rows =
        readRows(store.connection, u"SELECT id, CAST(created_at AS CHAR) AS created_text FROM "
                                   "document_number_audit WHERE id <= %1 ORDER BY id DESC LIMIT 1"_s.arg(
                                       store.lastId - place.rowsBefore));
    const store::Row &row = rows.constFirst();
    return store::cursorText({row.text("created_text"_L1), row.bigInteger("id"_L1)},
                             store::LedgerOrder::NewestFirst);
}

void measurePlace(Figures &figures, const Measured &store, const Place &place)
{
    const QString cursor = cursorAt(store, place);
    figures.time(u"Next page %1, by cursor"_s.arg(place.name), nextPageAim, [&] {
        return models::readLedger(store.connection, {}, store.reference, page, cursor).has_value();
    });
    const auto patient = openedPatiently(store.connection.address());
    figures.time(
        u"Next page %1, by OFFSET"_s.arg(place.name), {},
        [&] {
            return !readRows(*patient, u"SELECT * FROM document_number_audit ORDER BY id DESC LIMIT %1 "
                                       "OFFSET %2"_s.arg(page)
                                           .arg(place.rowsBefore))
                        .isEmpty();
        },
        place.rowsBefore > page ? 1 : 5);
}

} // namespace

void measurePages(Figures &figures, const Measured &store)
{
    figures.head(u"paging: milliseconds"_s, u"first"_s, u"median"_s);
    const qint64 rows = store.lastId - store.firstId;
    measurePlace(figures, store, {u"at the start"_s, page});
    measurePlace(figures, store, {u"in the middle"_s, rows / 2});
    measurePlace(figures, store, {u"at the end"_s, rows - 2 * page});
}

} // namespace lekthi::benchmark
