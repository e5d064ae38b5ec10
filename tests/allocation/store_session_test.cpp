#include "core/allocation/drawing/health_board.h"
#include "core/allocation/drawing/mariadb_store.h"
#include "core/allocation/drawing/store_session.h"
#include "tests/support/private_store.h"
#include "tests/support/scratch_directory.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace std::chrono_literals;
using allocation::DrawingStore;
using allocation::MariaDbDoor;
using allocation::MariaDbStore;
using allocation::RetryLimits;
using allocation::RetryPolicy;
using allocation::StoreSession;
using store::ErrorKind;

Q_DECLARE_METATYPE(lekthi::store::ErrorKind)

/// Which session with the store each attempt is given.
class StoreSessionTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void keepsItsSessionWhileItTriesAgain_data();
    void keepsItsSessionWhileItTriesAgain();
    void opensAnotherOneAfterItWasLost();
    void leavesTheNodeWhereOthersComeFirst();
    void givesUpWhereTryingAgainMendsNothing();
    void doesNotWaitForAStoreThatIsGone();

private:
    /// The server's ids of the sessions of all attempts, each of which ends so.
    QList<quint64> attempts(StoreSession &session, ErrorKind end)
    {
        QList<quint64> ids;
        RetryPolicy policy(m_limits);
        std::ignore = session.retrying(policy, [&](DrawingStore &store) -> store::Result<void> {
            ids.append(static_cast<MariaDbStore &>(store).connection().serverThreadId());
            return tl::unexpected(store::Error{end, 0, {}, {}});
        });
        return ids;
    }

    const RetryLimits m_limits{.lockTimeoutRetries = 3,
                               .versionConflictRetries = 3,
                               .deadlockRetries = 45,
                               .takenRetries = 3,
                               .connectionRetries = 3,
                               .firstLockDelay = 0ms,
                               .firstDeadlockDelay = 0ms,
                               .longestDeadlockDelay = 0ms,
                               .firstConnectionDelay = 0ms,
                               .longestDelay = 0ms};
    test::ScratchDirectory m_scratch;
    store::Address m_address;
    allocation::HealthBoard m_board;
    allocation::JobQueue m_queue{10};
};

void StoreSessionTest::initTestCase()
{
    m_address = test::PrivateStore::instance().demoStore();
}

void StoreSessionTest::keepsItsSessionWhileItTriesAgain_data()
{
    QTest::addColumn<ErrorKind>("end");
    QTest::addColumn<int>("attempts");
    QTest::newRow("deadlock") << ErrorKind::Deadlock << 46;
    QTest::newRow("lock") << ErrorKind::LockTimeout << 4;
    QTest::newRow("conflict") << ErrorKind::Conflict << 4;
    QTest::newRow("taken") << ErrorKind::Duplicate << 4;
    QTest::newRow("what cannot be mended") << ErrorKind::Refused << 1;
}

void StoreSessionTest::keepsItsSessionWhileItTriesAgain()
{
    QFETCH(const ErrorKind, end);
    QFETCH(const int, attempts);
    MariaDbDoor door(m_address);
    StoreSession session(door, m_queue, m_board);
    const QList<quint64> ids = this->attempts(session, end);
    QCOMPARE(ids.size(), attempts);
    QCOMPARE(ids.count(ids.first()), attempts);
    QVERIFY(session.isOpen());
    QCOMPARE(m_board.read().sessions, 1);
    session.close();
    QVERIFY(!session.isOpen());
    QCOMPARE(m_board.read().sessions, 0);
}

void StoreSessionTest::opensAnotherOneAfterItWasLost()
{
    MariaDbDoor door(m_address);
    StoreSession session(door, m_queue, m_board);
    const QList<quint64> ids = attempts(session, ErrorKind::Unreachable);
    QCOMPARE(ids.size(), 4);
    QCOMPARE(QSet<quint64>(ids.cbegin(), ids.cend()).size(), 4);
    QVERIFY(!m_board.read().storeReachable);
    QVERIFY(session.once([](DrawingStore &) -> store::Result<void> { return {}; }));
    QVERIFY(m_board.read().storeReachable);
}

/// By another name the server is another node: each is tried for a while, and the last one is kept.
void StoreSessionTest::leavesTheNodeWhereOthersComeFirst()
{
    store::Address address = m_address;
    for (const QString &name : {u"second"_s, u"third"_s}) {
        const QString socket = m_scratch.filePath(name);
        QVERIFY(QFile::link(m_address.socket, socket));
        address.otherNodes.append({.host = {}, .socket = socket});
    }
    MariaDbDoor door(address);
    StoreSession session(door, m_queue, m_board);
    const QList<quint64> ids = attempts(session, ErrorKind::Deadlock);
    QCOMPARE(ids.size(), 46);
    QCOMPARE(ids.count(ids.first()), 20);
    QCOMPARE(ids.count(ids.at(20)), 20);
    QCOMPARE(ids.count(ids.at(40)), 6);
    const QList<quint64> others = attempts(session, ErrorKind::Conflict);
    QCOMPARE(others.count(ids.last()), others.size());
}

void StoreSessionTest::givesUpWhereTryingAgainMendsNothing()
{
    MariaDbDoor door(m_address);
    StoreSession session(door, m_queue, m_board);
    RetryPolicy policy(m_limits);
    int attempts = 0;
    const auto ended = session.retrying(
        policy,
        [&](DrawingStore &) -> store::Result<void> {
            ++attempts;
            return tl::unexpected(store::Error{ErrorKind::Deadlock, 0, {}, {}});
        },
        [](const store::Error &error) { return error.kind == ErrorKind::Deadlock; });
    QVERIFY(!ended);
    QCOMPARE(attempts, 1);
    QCOMPARE(policy.attempts().size(), 1);
}

/// An allocator that is being closed asks a store once that was found dead.
void StoreSessionTest::doesNotWaitForAStoreThatIsGone()
{
    allocation::JobQueue closed(10);
    closed.close();
    store::Address nowhere = m_address;
    nowhere.socket = m_scratch.filePath(u"nobody"_s);
    MariaDbDoor door(nowhere);
    StoreSession session(door, closed, m_board);
    QCOMPARE(attempts(session, ErrorKind::Deadlock), QList<quint64>());
    QVERIFY(!session.isOpen());
    // It does not look again, though somebody answers now.
    QVERIFY(QFile::link(m_address.socket, nowhere.socket));
    QCOMPARE(attempts(session, ErrorKind::Deadlock), QList<quint64>());
}

QTEST_GUILESS_MAIN(StoreSessionTest)
#include "store_session_test.moc"
