#include "core/store/counters/counter_gateway.h"
#include "core/store/log/error_gateway.h"
#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"
#include "core/store/session/connection.h"
#include "core/store/session/transaction.h"
#include "tests/store/connected_test.h"
#include "tests/support/private_store.h"

#include <QSet>
#include <QTest>

#include <atomic>
#include <ctime>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using store::Connection;
using store::ErrorKind;

namespace {

constexpr store::Statement insertProject("demo/insert_project");
constexpr store::Statement insertUser("demo/insert_user");
constexpr store::Statement listProjects("reference/list_projects");

store::ErrorEntry errorAt(const QDateTime &instant)
{
    store::ErrorEntry entry;
    entry.reference = store::newErrorReference(instant);
    entry.type = u"DB_ERROR"_s;
    entry.createdAt = instant;
    return entry;
}

void useTimeZone(const char *name)
{
    qputenv("TZ", name);
    tzset();
}

} // namespace

class ConnectionTest : public test::ConnectedTest
{
    Q_OBJECT

private slots:
    /// What was killed between two steps of a routine must not be committed with what the session does next.
    void leavesNothingOfAKilledRoutine()
    {
        const QString routine = m_address.database + "_api.killed_half_way"_L1;
        QVERIFY(m_raw->run(
            u"CREATE PROCEDURE %1() BEGIN START TRANSACTION; "
            "UPDATE %2.admin_log_head SET seq = seq + 1; "
            "SIGNAL SQLSTATE '70100' SET MYSQL_ERRNO = 1317; END"_s.arg(routine, m_address.database)));
        const auto called = m_connection->call(store::Routine("killed_half_way"));
        QVERIFY(m_raw->run(u"DROP PROCEDURE "_s + routine));
        QVERIFY(!called);
        QCOMPARE(called.error().kind, ErrorKind::Cancelled);
        const auto after = m_connection->readText(u"SELECT @@in_transaction AS open"_s);
        QVERIFY(after);
        QCOMPARE(after->first().integer("open"_L1), 0);
        QVERIFY2(m_raw->run(u"SELECT seq FROM admin_log_head FOR UPDATE NOWAIT"_s), "nothing stays locked");
    }

    void keepsInstants_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QDateTime>("instant");
        const QDateTime usual(QDate(2026, 11, 21), QTime(7, 5, 6, 123), Qt::UTC);
        QTest::newRow("Bangkok") << QByteArray("Asia/Bangkok") << usual;
        QTest::newRow("UTC") << QByteArray("UTC") << usual;
        QTest::newRow("digits that Berlin's clocks skip")
            << QByteArray("Europe/Berlin") << QDateTime(QDate(2026, 3, 29), QTime(2, 30, 0, 7), Qt::UTC);
        QTest::newRow("digits that Berlin's clocks show twice")
            << QByteArray("Europe/Berlin") << QDateTime(QDate(2026, 10, 25), QTime(2, 30), Qt::UTC);
    }

    void keepsInstants()
    {
        QFETCH(QByteArray, zone);
        QFETCH(QDateTime, instant);
        useTimeZone(zone);
        QVERIFY(store::recordError(*m_connection, errorAt(instant)));
        const auto entries = store::latestErrors(*m_connection, 1);
        useTimeZone("Asia/Bangkok");
        QVERIFY(entries);
        QCOMPARE(entries->first().createdAt, instant);
        QCOMPARE(entries->first().createdAt.timeSpec(), Qt::UTC);
        QVERIFY(entries->first().resolvedAt.isNull());
    }

    void storesLocalInstantAsUtc()
    {
        const QDateTime local(QDate(2026, 11, 21), QTime(14, 5), QTimeZone("Asia/Bangkok"));
        QVERIFY(store::recordError(*m_connection, errorAt(local)));
        QCOMPARE(
            m_raw
                ->value(
                    u"SELECT CAST(created_at AS CHAR) FROM document_number_errors ORDER BY id DESC LIMIT 1"_s)
                .toString(),
            u"2026-11-21 07:05:00.000000"_s);
    }

    void refusesTextThatDoesNotFit()
    {
        const auto tooLong =
            m_connection->write(insertProject, {90, QString(60, u'x'), u"n"_s, u"n"_s, true});
        QVERIFY(!tooLong);
        QCOMPARE(tooLong.error().kind, ErrorKind::Refused);
    }

    void readsRowsOfStatementsThatCannotBePrepared()
    {
        const auto rows = m_connection->readText(
            u"INSERT INTO projects (id, project_code, project_name) VALUES (80, 'returned', 'n') "
            "ON DUPLICATE KEY UPDATE project_name = 'n' RETURNING id, project_code"_s);
        QVERIFY(rows);
        QCOMPARE(rows->size(), 1);
        QCOMPARE(rows->first().integer("id"_L1), 80);
        QCOMPARE(rows->first().text("project_code"_L1), u"returned"_s);
        QVERIFY(!m_connection->readText(u"SELECT nothing FROM nowhere"_s));
    }

    void failedTextSpoilsItsTransaction()
    {
        auto transaction = store::Transaction::begin(*m_connection);
        QVERIFY(transaction);
        QVERIFY(m_connection->readText(u"SELECT 1 AS one"_s));
        const auto failed = m_connection->readText(u"SELECT nothing FROM nowhere"_s);
        QVERIFY(!failed);
        const auto next = m_connection->readText(u"SELECT 1 AS one"_s);
        QVERIFY(!next);
        QCOMPARE(next.error(), failed.error());
        QVERIFY(!transaction->commit());
    }

    void keepsTextsThatLookLikeSql_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("quotes") << u"a'b\"c`d"_s;
        QTest::newRow("percent and braces") << u"100%{SEQ:4}}"_s;
        QTest::newRow("placeholders") << u"?:name$1"_s;
        QTest::newRow("backslash") << u"a\\b\\"_s;
        QTest::newRow("Thai and emoji") << u"ก็😀"_s;
        QTest::newRow("comment") << u"-- ; DROP TABLE x"_s;
    }

    void keepsTextsThatLookLikeSql()
    {
        QFETCH(QString, code);
        static int id = 100;
        QVERIFY(m_connection->write(insertProject, {++id, code, u"n"_s, u"n"_s, true}));
        const auto data = store::loadReferenceData(*m_connection);
        QVERIFY(data);
        QCOMPARE(data->project(id)->code, code);
    }

    void nullTextIsEmpty()
    {
        QVERIFY(m_connection->write(insertProject, {150, u"null text"_s, QString(), u"n"_s, true}));
        QCOMPARE(store::loadReferenceData(*m_connection)->project(150)->nameThai, QString());
    }

    void writesManyRows()
    {
        const auto written =
            m_connection->writeRows(insertProject, {{201, u"rows 1"_s, u"a"_s, u"b"_s, true},
                                                    {202, u"rows 2"_s, u"a"_s, u"b"_s, false},
                                                    {203, u"rows 3"_s, u"a"_s, u"b"_s, true}});
        QVERIFY(written);
        QCOMPARE(*written, 3);
        QCOMPARE(
            m_raw->column(u"SELECT project_code FROM projects WHERE id BETWEEN 201 AND 203 AND is_active"_s),
            QStringList({u"rows 1"_s, u"rows 3"_s}));
    }

    void manyRowsAreAllOrNothing()
    {
        const auto written = m_connection->writeRows(
            insertProject, {{301, u"once"_s, u"a"_s, u"b"_s, true}, {302, u"once"_s, u"a"_s, u"b"_s, true}});
        QVERIFY(!written);
        QCOMPARE(written.error().kind, ErrorKind::Duplicate);
        QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM projects WHERE id IN (301, 302)"_s).toInt(), 0);
    }

    void writesNoRows() { QCOMPARE(m_connection->writeRows(insertProject, {}).value(), 0); }

    void givesFirstIdOfManyRows()
    {
        QVERIFY(
            m_connection->writeRows(insertUser, {{QVariant(), u"first"_s, u"a"_s, u"b"_s, u"AUDITOR"_s},
                                                 {QVariant(), u"second"_s, u"a"_s, u"b"_s, u"AUDITOR"_s}}));
        QCOMPARE(m_connection->lastInsertId(),
                 m_raw->value(u"SELECT id FROM users WHERE username = 'first'"_s).toInt());
    }

    void recoversReadAfterKill()
    {
        QVERIFY(m_connection->read(listProjects));
        const quint64 before = m_connection->serverThreadId();
        QVERIFY(m_raw->run(u"KILL %1"_s.arg(before)));
        QVERIFY(m_connection->read(listProjects));
        QVERIFY(m_connection->serverThreadId() != before);
        QVERIFY(!m_connection->isLost());
        // The new session has the settings of the old one.
        const QDateTime instant(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);
        QVERIFY(store::recordError(*m_connection, errorAt(instant)));
        QCOMPARE(store::latestErrors(*m_connection, 1)->first().createdAt, instant);
    }

    void doesNotRepeatWriteAfterKill()
    {
        QVERIFY(m_raw->run(u"KILL %1"_s.arg(m_connection->serverThreadId())));
        const auto written = m_connection->write(insertProject, {401, u"lost"_s, u"a"_s, u"b"_s, true});
        QVERIFY(!written);
        QCOMPARE(written.error().kind, ErrorKind::Unreachable);
        QVERIFY(m_connection->isLost());
        QVERIFY(m_connection->write(insertProject, {401, u"found"_s, u"a"_s, u"b"_s, true}));
    }

    void failsReadInTransactionAfterKill()
    {
        auto transaction = store::Transaction::begin(*m_connection);
        QVERIFY(transaction);
        QVERIFY(m_connection->write(insertProject, {501, u"half"_s, u"a"_s, u"b"_s, true}));
        QVERIFY(m_raw->run(u"KILL %1"_s.arg(m_connection->serverThreadId())));
        QCOMPARE(m_connection->read(listProjects).error().kind, ErrorKind::Unreachable);
        // A write must not go to a new session, where it would be committed alone.
        QCOMPARE(m_connection->write(insertProject, {502, u"rest"_s, u"a"_s, u"b"_s, true}).error().kind,
                 ErrorKind::Unreachable);
        QCOMPARE(transaction->commit().error().kind, ErrorKind::Unreachable);
        QCOMPARE(m_raw->value(u"SELECT COUNT(*) FROM projects WHERE id IN (501, 502)"_s).toInt(), 0);
    }

    void opensAgainAfterLastConnectionClosed()
    {
        m_connection.reset();
        for (int round = 0; round < 3; ++round)
            QVERIFY(Connection::open(m_address));
    }

    void worksInManyThreads()
    {
        std::atomic<int> good = 0;
        std::vector<std::thread> threads;
        for (int thread = 0; thread < 8; ++thread) {
            threads.emplace_back([&, thread] {
                for (int round = 0; round < 5; ++round) {
                    auto connection = Connection::open(m_address);
                    const QString code = u"thread %1 round %2"_s.arg(thread).arg(round);
                    good += connection &&
                            (*connection)
                                ->write(insertProject,
                                        {1000 + thread * 10 + round, code, u"a"_s, u"b"_s, true}) &&
                            (*connection)->read(listProjects);
                }
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(good.load(), 40);
    }

    void keepsFewStatementsForBatches()
    {
        const auto open = [this] {
            return m_raw
                ->value(u"SELECT variable_value FROM information_schema.global_status "
                        "WHERE variable_name = 'PREPARED_STMT_COUNT'"_s)
                .toInt();
        };
        const int before = open();
        int id = 2000;
        for (int size = 1; size <= 60; ++size) {
            QList<QVariantList> rows;
            for (int row = 0; row < size; ++row, ++id)
                rows.append({id, u"batch %1"_s.arg(id), u"a"_s, u"b"_s, true});
            QVERIFY(m_connection->writeRows(insertProject, rows));
        }
        QVERIFY2(open() - before <= 30, qPrintable(QString::number(open() - before)));
    }
};

QTEST_GUILESS_MAIN(ConnectionTest)
#include "connection_test.moc"
