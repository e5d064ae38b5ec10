#include "tests/benchmarks/scale/figures.h"
#include "tests/benchmarks/scale/measures.h"

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

QSqlDatabase openedDatabase(const store::Address &address, const QString &name)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QMYSQL"_s, name);
    database.setUserName(address.user);
    database.setPassword(address.password);
    database.setDatabaseName(address.database);
    database.setConnectOptions("UNIX_SOCKET="_L1 + address.socket);
    if (!database.open() && !database.open())
        qFatal("%s", qUtf8Printable(database.lastError().text()));
    return database;
}

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
    {
        const QSqlDatabase database = openedDatabase(store.connection.address(), name);
        const qint64 most = std::min(mostRows, store.lastId - store.firstId);
        for (const qint64 rows : {most / 10, most})
            select(figures, database, store.firstId, rows);
    }
    QSqlDatabase::removeDatabase(name);
}

} // namespace lekthi::benchmark
