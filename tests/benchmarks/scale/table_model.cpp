#include "tests/benchmarks/scale/figures.h"
#include "tests/benchmarks/scale/measures.h"
#include "tests/store/raw_session.h"

#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlTableModel>

#include <algorithm>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

/// The driver gives all rows to the model's memory: of ten million there is no room for.
constexpr qint64 mostRows = 1'000'000;

void select(Figures &figures, const QSqlDatabase &database, qint64 firstId, qint64 rows)
{
    const double before = megabytesHeld();
    QSqlTableModel model(nullptr, database);
    model.setTable(u"document_number_audit"_s);
    model.setFilter(u"id >= %1 AND id < %2"_s.arg(firstId).arg(firstId + rows));
    QElapsedTimer timer;
    timer.start();
    if (!model.select())
        qFatal("%s", qUtf8Printable(model.lastError().text()));
    const double selected = double(timer.nsecsElapsed()) / 1e6;
    while (model.canFetchMore())
        model.fetchMore();
    figures.value(u"QSqlTableModel on %1 rows: ms until the first row"_s.arg(rows),
                  QString::number(model.rowCount()), selected);
    figures.value(u"QSqlTableModel on %1 rows: memory that it took, MB"_s.arg(rows), {},
                  megabytesHeld() - before);
}

} // namespace

void measureTableModel(Figures &figures, const Measured &store)
{
    figures.head(u"QSqlTableModel"_s, u"rows"_s, u"value"_s);
    const auto name = u"table-model"_s;
    if (const int error = test::openRaw(name, store.connection.address()); error != 0)
        qFatal("the large store: error %d", error);
    const qint64 most = std::min(mostRows, store.lastId - store.firstId);
    for (const qint64 rows : {most / 10, most})
        select(figures, QSqlDatabase::database(name, false), store.firstId, rows);
    test::closeRaw(name);
}

} // namespace lekthi::benchmark
