#include "core/audit/ledger_verifier.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/session/transaction.h"
#include "tests/support/private_store.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QTextStream>

#include <ctime>

using namespace Qt::StringLiterals;
using namespace lekthi;

namespace {

constexpr int counters = 50;
constexpr int numbersAtOnce = 200;
constexpr int rowsPerPage = 1000;

template <class T>
T need(store::Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().detail));
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

void draw(store::Connection &connection, const numbering::CounterKey &key)
{
    auto transaction = need(store::Transaction::begin(connection));
    const store::Counter seen = need(store::lockCounter(connection, key));
    QList<store::LedgerRow> rows;
    for (qint64 sequence = seen.lastNumber + 1; sequence <= seen.lastNumber + numbersAtOnce; ++sequence) {
        store::LedgerRow row;
        row.requestId = QUuid::createUuid();
        row.counterId = seen.id;
        row.resetEpoch = seen.resetEpoch;
        row.key = key;
        row.sequence = sequence;
        row.number = u"คคง.-สคฉ.3-%1-%2"_s.arg(sequence, 4, 10, QLatin1Char('0')).arg(key.period.year + 543);
        row.documentId = seen.id * 100'000 + sequence;
        row.templateText = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
        row.templateVersion = 1;
        row.userId = 5;
        row.drawnBy = 5;
        row.ipAddress = u"192.0.2.7"_s;
        rows.append(row);
    }
    const store::ChainedRows chained(seen.ledger, rows, connection.serverNow());
    need(store::raiseCounter(connection, seen, seen.lastNumber + numbersAtOnce, chained.head()));
    need(store::appendToLedger(connection, {2, 6}, chained));
    need(transaction.commit());
}

void fill(store::Connection &connection, int rows)
{
    QList<numbering::CounterKey> keys;
    for (int year = 2040; year < 2040 + counters; ++year)
        keys.append({2, 22, 10, 6, 0, 0, 0, {year, 0}});
    for (const numbering::CounterKey &key : keys)
        need(store::ensureCounter(connection, key));
    for (int drawn = 0; drawn < rows; drawn += numbersAtOnce)
        draw(connection, keys.at(drawn / numbersAtOnce % counters));
}

qint64 readAll(store::Connection &connection)
{
    qint64 rows = 0;
    for (qint64 afterId = 0;;) {
        const auto page = need(store::storedRows(connection, afterId, rowsPerPage));
        rows += page.size();
        if (page.size() < rowsPerPage)
            return rows;
        afterId = page.last().id;
    }
}

/// Since it was made: by the clock, and of this program's processor time, which a busy machine changes less.
class Stopwatch
{
public:
    Stopwatch() { m_timer.start(); }
    QString perSecond(qint64 rows) const
    {
        const double seconds = double(m_timer.nsecsElapsed()) / 1e9;
        const double processor = double(std::clock() - m_begun) / CLOCKS_PER_SEC;
        return u"%1 rows/s (%2 per processor second)"_s.arg(qint64(double(rows) / seconds))
            .arg(qint64(double(rows) / processor));
    }

private:
    QElapsedTimer m_timer;
    const std::clock_t m_begun = std::clock();
};

void measure(store::Connection &connection, const QString &who)
{
    const Stopwatch reading;
    const QString read = reading.perSecond(readAll(connection));
    const Stopwatch verifying;
    const audit::Verification verified = need(audit::verifyLedger(connection));
    const QString walked = verifying.perSecond(verified.rows);
    audit::CheckedLedger place;
    const Stopwatch keeping;
    const audit::VerifyOptions options{.keep = [&place](const auto &checked) { place = checked; }};
    const QString kept = keeping.perSecond(need(audit::verifyLedger(connection, options)).rows);
    QElapsedTimer goingOn;
    goingOn.start();
    need(audit::verifyLedger(connection, {.from = &place}));
    QTextStream(stdout) << who << ": read " << read << ", verified " << walked << ", with its place kept "
                        << kept << ", went on in " << goingOn.elapsed() << " ms, damages " << verified.damages
                        << Qt::endl;
}

} // namespace

/// How many rows of the ledger are read and how many are verified in a second, in several rounds.
int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addPositionalArgument(u"rows"_s, u"rows in the ledger"_s);
    parser.addPositionalArgument(u"rounds"_s, u"how often it is walked"_s);
    parser.process(application);
    const QStringList words = parser.positionalArguments();
    const int rows = words.value(0, u"200000"_s).toInt();
    const int rounds = words.value(1, u"5"_s).toInt();
    const store::Address address = test::PrivateStore::instance().demoStore();
    const auto connection = test::PrivateStore::instance().connect(address);
    fill(*connection, rows);
    const auto auditor =
        test::PrivateStore::instance().connect(test::PrivateStore::asPerson(address, u"auditor.demo"_s));
    for (int round = 0; round < rounds; ++round) {
        measure(*connection, u"administrator"_s);
        measure(*auditor, u"auditor"_s);
    }
    return 0;
}
