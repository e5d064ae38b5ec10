#include "core/store/session/store_worker.h"
#include "core/store/templates/template_gateway.h"
#include "tests/store/raw_session.h"
#include "tests/support/patience.h"
#include "tests/support/private_store.h"

#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace lekthi;
using store::Connection;
using store::ErrorKind;
using store::Result;
using store::StoreWorker;

namespace {

Result<quint64> sessionOf(Connection &connection)
{
    return store::listTemplates(connection).map([&](const auto &) { return connection.serverThreadId(); });
}

Result<void> sleepLong(Connection &connection)
{
    return connection.execute(u"SELECT SLEEP(120)"_s);
}

} // namespace

class StoreWorkerTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_address = test::PrivateStore::instance().demoStore();
        m_raw = std::make_unique<test::RawSession>(m_address);
    }

    void init() { m_worker = std::make_unique<StoreWorker>(m_address); }
    void cleanup() { m_worker.reset(); }
    void cleanupTestCase() { m_raw.reset(); }

    void bringsResultToCaller()
    {
        QThread *worked = nullptr;
        QThread *delivered = nullptr;
        qsizetype templates = 0;
        m_worker->run(
            this,
            [&](Connection &connection) {
                worked = QThread::currentThread();
                return store::listTemplates(connection);
            },
            [&](const Result<QList<store::NumberTemplate>> &result) {
                delivered = QThread::currentThread();
                templates = result->size();
            });
        QTRY_VERIFY(delivered);
        QCOMPARE(delivered, QThread::currentThread());
        QVERIFY(worked != delivered);
        QCOMPARE(templates, 8);
    }

    void worksInOrder()
    {
        QList<int> order;
        for (int job = 0; job < 50; ++job)
            m_worker->run(
                this, [job](Connection &) { return Result<int>(job); },
                [&](const Result<int> &result) { order.append(*result); });
        QTRY_COMPARE(order.size(), 50);
        QVERIFY(std::is_sorted(order.cbegin(), order.cend()));
    }

    void opensASessionAnewWithANewPassword()
    {
        const auto alter = u"ALTER USER 'sa.one'@'localhost' IDENTIFIED VIA ed25519 USING PASSWORD('%1')"_s;
        m_worker = std::make_unique<StoreWorker>(test::PrivateStore::asPerson(m_address, u"sa.one"_s));
        QList<Result<quint64>> sessions;
        const auto ask = [&] {
            m_worker->run(this, sessionOf, [&](const Result<quint64> &id) { sessions.append(id); });
        };
        ask();
        QTRY_COMPARE(sessions.size(), 1);
        const auto administrator = test::PrivateStore::instance().connect(m_address);
        QVERIFY(administrator->execute(alter.arg(u"Another-2570"_s)));
        m_worker->setPassword(u"Another-2570"_s);
        QCOMPARE(m_worker->address().password, u"Another-2570"_s);
        ask();
        ask();
        QTRY_COMPARE(sessions.size(), 3);
        QVERIFY(administrator->execute(alter.arg(u"lekthi-demo"_s)));
        QVERIFY(sessions[0] && sessions[1] && sessions[2]);
        QVERIFY(*sessions[1] != *sessions[0]);
        QCOMPARE(*sessions[2], *sessions[1]);
    }

    void cancelsRunningJob()
    {
        QSemaphore started;
        bool cancelledDone = false;
        const auto ticket = m_worker->run(
            this,
            [&](Connection &connection) {
                started.release();
                return sleepLong(connection);
            },
            [&](const Result<void> &) { cancelledDone = true; });
        bool nextDone = false;
        m_worker->run(this, sessionOf, [&](const Result<quint64> &result) { nextDone = result.has_value(); });
        started.acquire();
        m_worker->cancel(ticket);
        QTRY_VERIFY_WITH_TIMEOUT(nextDone, 60'000); // long before the sleep ends
        QVERIFY(!cancelledDone);
    }

    void doesTheLastThingWhenItEnds()
    {
        QSemaphore started;
        bool isDone = false;
        bool isLastDone = false;
        m_worker->atTheEnd([&](Connection &connection) { isLastDone = sessionOf(connection).has_value(); });
        m_worker->run(
            this,
            [&](Connection &connection) {
                started.release();
                return sleepLong(connection);
            },
            [&](const Result<void> &) { isDone = true; });
        m_worker->run(this, sessionOf, [&](const Result<quint64> &) { isDone = true; });
        started.acquire();
        m_worker.reset(); // what runs is broken off, what waits dropped
        QVERIFY(isLastDone);
        QVERIFY(!isDone);
    }

    void hasNoLastThingWithoutASession()
    {
        bool isLastDone = false;
        m_worker->atTheEnd([&](Connection &) { isLastDone = true; });
        m_worker.reset();
        QVERIFY(!isLastDone);
    }

    void cancelSparesNextJob()
    {
        int good = 0;
        for (int round = 0; round < 20; ++round) {
            const auto ticket = m_worker->run(this, sessionOf, [](const Result<quint64> &) {});
            m_worker->run(this, sessionOf,
                          [&](const Result<quint64> &result) { good += result.has_value(); });
            m_worker->cancel(ticket);
        }
        QTRY_COMPARE(good, 20);
    }

    void dropsWaitingJob()
    {
        QSemaphore gate;
        bool ran = false;
        bool last = false;
        m_worker->run(
            this,
            [&](Connection &) {
                gate.acquire();
                return Result<int>(1);
            },
            [](const Result<int> &) {});
        const auto ticket = m_worker->run(
            this,
            [&](Connection &) {
                ran = true;
                return Result<int>(2);
            },
            [](const Result<int> &) {});
        m_worker->run(
            this, [](Connection &) { return Result<int>(3); }, [&](const Result<int> &) { last = true; });
        m_worker->cancel(ticket);
        gate.release();
        QTRY_VERIFY(last);
        QVERIFY(!ran);
    }

    void dropsResultThatWasCancelledTooLate()
    {
        QSemaphore finished;
        bool done = false;
        const auto ticket = m_worker->run(
            this, [](Connection &) { return Result<int>(1); }, [&](const Result<int> &) { done = true; });
        m_worker->run(
            this,
            [&](Connection &) {
                finished.release();
                return Result<int>(2);
            },
            [](const Result<int> &) {});
        finished.acquire(); // the first result waits in the event loop
        m_worker->cancel(ticket);
        QCoreApplication::processEvents();
        QVERIFY(!done);
    }

    void forgetsContextThatIsGone()
    {
        auto context = std::make_unique<QObject>();
        bool done = false;
        bool last = false;
        m_worker->run(
            context.get(), [](Connection &) { return Result<int>(1); },
            [&](const Result<int> &) { done = true; });
        context.reset();
        m_worker->run(
            this, [](Connection &) { return Result<int>(2); }, [&](const Result<int> &) { last = true; });
        QTRY_VERIFY(last);
        QVERIFY(!done);
    }

    void deliversInThreadOfContext()
    {
        QThread thread;
        QObject context;
        context.moveToThread(&thread);
        thread.start();
        std::atomic<QThread *> delivered = nullptr;
        m_worker->run(
            &context, [](Connection &) { return Result<int>(1); },
            [&](const Result<int> &) { delivered = QThread::currentThread(); });
        QTRY_VERIFY(delivered != nullptr);
        QCOMPARE(delivered.load(), &thread);
        thread.quit();
        thread.wait();
    }

    void tellsWhenStoreIsGoneAndBack()
    {
        QSignalSpy changes(m_worker.get(), &StoreWorker::reachableChanged);
        quint64 session = 0;
        m_worker->run(this, sessionOf, [&](const Result<quint64> &result) { session = result.value_or(0); });
        QTRY_VERIFY(session != 0);
        QCOMPARE(changes.size(), 0);

        const QString away = m_address.socket + ".away"_L1;
        QVERIFY(QFile::rename(m_address.socket, away));
        QVERIFY(m_raw->run(u"KILL %1"_s.arg(session)));
        QList<ErrorKind> failures;
        for (int job = 0; job < 2; ++job)
            m_worker->run(this, sessionOf, [&](const Result<quint64> &result) {
                failures.append(result ? ErrorKind::Internal : result.error().kind);
            });
        QTRY_COMPARE(failures.size(), 2);
        QVERIFY(QFile::rename(away, m_address.socket));
        QCOMPARE(failures, QList<ErrorKind>(2, ErrorKind::Unreachable));
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes.last().first().toBool(), false);

        quint64 next = 0;
        m_worker->run(this, sessionOf, [&](const Result<quint64> &result) { next = result.value_or(0); });
        QTRY_VERIFY(next != 0);
        QTRY_COMPARE(changes.size(), 2);
        QCOMPARE(changes.last().first().toBool(), true);
    }

    void jobsOfMissingStoreGetError()
    {
        store::Address address = m_address;
        address.socket = u"/nowhere/s.sock"_s;
        StoreWorker worker(address);
        QSignalSpy changes(&worker, &StoreWorker::reachableChanged);
        ErrorKind kind = ErrorKind::Internal;
        worker.run(this, sessionOf, [&](const Result<quint64> &result) { kind = result.error().kind; });
        QTRY_COMPARE(kind, ErrorKind::Unreachable);
        QTRY_COMPARE(changes.size(), 1);
    }

    void endsWhileJobRuns()
    {
        QSemaphore started;
        bool done = false;
        m_worker->run(
            this,
            [&](Connection &connection) {
                started.release();
                return sleepLong(connection);
            },
            [&](const Result<void> &) { done = true; });
        started.acquire();
        m_worker.reset();
        QCoreApplication::processEvents();
        QVERIFY(!done);
        // The server answers a statement a moment before it takes it off its list.
        QTRY_COMPARE_WITH_TIMEOUT(
            m_raw
                ->value(u"SELECT COUNT(*) FROM information_schema.processlist WHERE info LIKE '%SLEEP(120)%' "
                        "AND id <> CONNECTION_ID()"_s)
                .toInt(),
            0, test::patienceMs);
    }

    void endsThoughServerIsSilent()
    {
        quint64 session = 0;
        m_worker->run(this, sessionOf, [&](const Result<quint64> &result) { session = result.value_or(0); });
        QTRY_VERIFY(session != 0);
        const pid_t server = pid_t(test::PrivateStore::instance().serverProcessId());
        QCOMPARE(kill(server, SIGSTOP), 0);
        QSemaphore started;
        m_worker->run(
            this,
            [started = &started](Connection &connection) {
                started->release();
                return sessionOf(connection);
            },
            [](const Result<quint64> &) {});
        started.acquire();
        m_worker.reset();
        QCOMPARE(kill(server, SIGCONT), 0);
        QVERIFY(m_raw->run(u"SELECT 1"_s));
    }

private:
    store::Address m_address;
    std::unique_ptr<StoreWorker> m_worker;
    std::unique_ptr<test::RawSession> m_raw;
};

QTEST_GUILESS_MAIN(StoreWorkerTest)
#include "store_worker_test.moc"
