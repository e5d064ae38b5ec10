#include "app/backup/moving.h"
#include "core/store/schema/sign_in.h"
#include "core/store/session/schema_names.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"
#include "tests/support/private_tls_server.h"
#include "tests/support/scratch_directory.h"

#include <QDir>
#include <QTest>

using namespace lekthi;
using namespace lekthi::backup;
using namespace Qt::StringLiterals;

/// A store that moves is at the new place as a whole, or there is nothing of it there; never can numbers be
/// allocated at both places.
class MovingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void isWholeAtTheNewPlaceAndEnteredFromAnywhere();
    void isEnteredByNobodyBeforeTheOldPlaceIsClosed();
    void leavesNothingWhereTheOldPlaceCannotBeClosed();
    void comesBackWhereTheNewPlaceFails();
    void saysWhatItCouldNotTakeAway();
    void findsWhatIsInTheWay();
    void leavesADamagedStoreWhereItIs();

private:
    enum class Step { Left, Stayed };

    MoveOptions options()
    {
        return {.from = m_from,
                .to = m_to,
                .folder = m_scratch.path(),
                .leave =
                    [this] {
                        m_steps.append(Step::Left);
                        return true;
                    },
                .stay = [this] { m_steps.append(Step::Stayed); }};
    }
    QStringList schemasThere() const
    {
        return test::RawSession(m_server->administrator())
            .column(u"SELECT schema_name FROM information_schema.schemata WHERE schema_name LIKE 'moved%'"_s);
    }
    int accountsThere() const
    {
        return test::RawSession(m_server->administrator())
            .value(u"SELECT COUNT(*) FROM mysql.global_priv WHERE User IN ('sa.one', 'allocator.demo')"_s)
            .toInt();
    }

    test::ScratchDirectory m_scratch;
    std::unique_ptr<test::PrivateTlsServer> m_server;
    store::Address m_from;
    store::Address m_to;
    QList<Step> m_steps;
};

void MovingTest::initTestCase()
{
    if (!test::PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(test::PrivateTlsServer::missing()));
}

void MovingTest::init()
{
    m_server.reset();
    m_server = std::make_unique<test::PrivateTlsServer>(test::PrivateTlsServer::Certificate::Own,
                                                        QStringList{u"--strict-password-validation=OFF"_s});
    m_from = test::PrivateStore::instance().demoStore();
    m_to = m_server->administrator();
    m_to.database = u"moved"_s;
    m_steps.clear();
}

void MovingTest::isWholeAtTheNewPlaceAndEnteredFromAnywhere()
{
    const QString rows = u"SELECT CONCAT(COUNT(*), ' ', MAX(id)) FROM document_number_audit"_s;
    const QVariant before = test::RawSession(m_from).value(rows);
    const auto moved = moveStore(options());
    QVERIFY2(moved, moved ? "" : qPrintable(moved.error().message + moved.error().details));
    QCOMPARE(m_steps, {Step::Left});
    QCOMPARE(test::RawSession(m_to).value(rows), before);
    QVERIFY(QDir(m_scratch.path()).entryList({u"data*"_s}).isEmpty());
    store::Address person = m_server->network(u"sa.one"_s, store::demoPassword());
    person.database = m_to.database;
    const auto entered = store::Connection::open(person);
    QVERIFY2(entered, entered ? "" : qPrintable(store::describe(entered.error())));
    QVERIFY(store::signIn(**entered));
    QCOMPARE(
        test::RawSession(m_server->administrator())
            .value(u"SELECT JSON_VALUE(priv, '$.ssl_type') FROM mysql.global_priv WHERE User = 'sa.one'"_s)
            .toInt(),
        1);
}

void MovingTest::isEnteredByNobodyBeforeTheOldPlaceIsClosed()
{
    MoveOptions looking = options();
    int accounts = -1;
    QStringList schemas;
    looking.leave = [&] {
        accounts = accountsThere();
        schemas = schemasThere();
        return true;
    };
    QVERIFY(moveStore(looking));
    QCOMPARE(accounts, 0);
    QCOMPARE(schemas, {u"moved"_s});
}

void MovingTest::leavesNothingWhereTheOldPlaceCannotBeClosed()
{
    MoveOptions closed = options();
    closed.leave = [] { return false; };
    const auto moved = moveStore(closed);
    QVERIFY(!moved);
    QCOMPARE(moved.error().code, u"FILE_NOT_WRITTEN"_s);
    QCOMPARE(schemasThere(), {});
    QCOMPARE(m_steps, {});
}

void MovingTest::comesBackWhereTheNewPlaceFails()
{
    MoveOptions failing = options();
    failing.leave = [&] {
        m_steps.append(Step::Left);
        // In the way of what the rules make, at the last moment.
        test::RawSession there(m_server->administrator());
        return there.run(u"CREATE DATABASE moved_sandbox"_s) &&
               there.run(u"CREATE TABLE moved_sandbox.document_number_counters (id INT)"_s);
    };
    const auto moved = moveStore(failing);
    QVERIFY(!moved);
    QCOMPARE(schemasThere(), {});
    QCOMPARE(accountsThere(), 0);
    QCOMPARE(m_steps, (QList{Step::Left, Step::Stayed}));
    m_steps.clear();
    QVERIFY(moveStore(options()));
    QCOMPARE(m_steps, {Step::Left});
}

void MovingTest::saysWhatItCouldNotTakeAway()
{
    test::RawSession there(m_server->administrator());
    QVERIFY(
        there.run(u"GRANT ALL ON *.* TO mover@localhost IDENTIFIED BY 'Lekthi-2569' WITH GRANT OPTION"_s));
    MoveOptions losing = options();
    losing.to.user = u"mover"_s;
    losing.to.password = u"Lekthi-2569"_s;
    losing.leave = [&] {
        m_steps.append(Step::Left);
        return there.run(u"DROP USER mover@localhost"_s);
    };
    const auto moved = moveStore(losing);
    QVERIFY(!moved);
    QCOMPARE(moved.error().code, u"MOVE_UNFINISHED"_s);
    QVERIFY(moved.error().message.contains(losing.to.toText()));
    // Nobody can allocate anywhere until somebody has looked.
    QCOMPARE(m_steps, {Step::Left});
    QCOMPARE(accountsThere(), 0);
}

void MovingTest::findsWhatIsInTheWay()
{
    struct Obstacle
    {
        QString made;
        QString removed;
        QString code;
    };
    const Obstacle obstacles[] = {
        {u"CREATE DATABASE moved_api"_s, u"DROP DATABASE moved_api"_s, u"STORE_EXISTS"_s},
        {u"CREATE DATABASE moved_sandbox"_s, u"DROP DATABASE moved_sandbox"_s, u"STORE_EXISTS"_s},
        {u"SET GLOBAL strict_password_validation = ON"_s, u"SET GLOBAL strict_password_validation = OFF"_s,
         u"PASSWORD_RULES"_s},
        {u"CREATE USER 'sa.one'@'10.%' IDENTIFIED BY 'Lekthi-2569'"_s, u"DROP USER 'sa.one'@'10.%'"_s,
         u"ACCOUNTS_EXIST"_s},
    };
    test::RawSession there(m_server->administrator());
    for (const Obstacle &obstacle : obstacles) {
        QVERIFY2(there.run(obstacle.made), qPrintable(there.lastError()));
        const QStringList schemas = schemasThere();
        const auto moved = moveStore(options());
        QVERIFY(!moved);
        QCOMPARE(moved.error().code, obstacle.code);
        QCOMPARE(schemasThere(), schemas);
        QVERIFY2(there.run(obstacle.removed), qPrintable(there.lastError()));
    }
    QCOMPARE(m_steps, {});
    QVERIFY(moveStore(options()));
    const auto again = moveStore(options());
    QCOMPARE(again ? QString() : again.error().code, u"STORE_EXISTS"_s);
    QVERIFY(schemasThere().contains(m_to.database));
}

void MovingTest::leavesADamagedStoreWhereItIs()
{
    test::RawSession from(m_from);
    QVERIFY(from.run(u"DROP TRIGGER IF EXISTS admin_log_no_update"_s));
    QVERIFY2(from.run(u"UPDATE admin_log SET subject = 'another' WHERE seq = 1"_s),
             qPrintable(from.lastError()));
    const auto moved = moveStore(options());
    QVERIFY(!moved);
    QCOMPARE(moved.error().code, u"MOVE_DAMAGED"_s);
    QCOMPARE(schemasThere(), {});
    QCOMPARE(m_steps, {});
}

QTEST_GUILESS_MAIN(MovingTest)
#include "moving_test.moc"
