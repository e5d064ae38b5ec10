#include "core/store/schema/vitals.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <cstdlib>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::PrivateStore;

/// What the server says of itself to everybody.
class VitalsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_store = PrivateStore::instance().demoStore(); }
    void cleanup();
    void areReadByEveryRole_data();
    void areReadByEveryRole();
    void tellWhatIsSet();
    void tellTheAdministratorWhomTheServerFollows();

private:
    store::Vitals vitals(const QString &login = {}) const;
    void set(const QString &setting) const
    {
        QVERIFY(PrivateStore::instance().connect(m_store)->execute(u"SET GLOBAL "_s + setting));
    }

    store::Address m_store;
};

void VitalsTest::cleanup()
{
    set(u"read_only = 0"_s);
    set(u"innodb_flush_log_at_trx_commit = 1"_s);
}

store::Vitals VitalsTest::vitals(const QString &login) const
{
    const auto connection =
        PrivateStore::instance().connect(login.isEmpty() ? m_store : PrivateStore::asPerson(m_store, login));
    const auto read = store::readVitals(*connection);
    if (!read)
        qFatal("%s", qPrintable(read.error().detail));
    return *read;
}

void VitalsTest::areReadByEveryRole_data()
{
    QTest::addColumn<QString>("login");
    for (const char *login : {"auditor.demo", "pa.demo", "sa.one", "allocator.demo"})
        QTest::newRow(login) << QString::fromLatin1(login);
}

void VitalsTest::areReadByEveryRole()
{
    QFETCH(QString, login);
    const store::Vitals seen = vitals(login);
    QVERIFY(seen.serverVersion.contains(u"MariaDB"_s));
    QVERIFY(seen.roundTripMs > 0);
    QVERIFY(seen.sessions > 0 && seen.sessionLimit >= seen.sessions);
    QVERIFY2(std::abs(seen.serverAheadMs) <= seen.roundTripMs + 1,
             qPrintable(QString::number(seen.serverAheadMs)));
    QVERIFY(!seen.cluster);
    QVERIFY(!seen.followed);
}

void VitalsTest::tellWhatIsSet()
{
    set(u"innodb_flush_log_at_trx_commit = 2"_s);
    set(u"read_only = 1"_s);
    const store::Vitals careless = vitals(u"pa.demo"_s);
    QVERIFY(!careless.isDurable);
    QVERIFY(careless.refusesWrites);
    set(u"innodb_flush_log_at_trx_commit = 1"_s);
    set(u"read_only = 0"_s);
    const store::Vitals sound = vitals(u"pa.demo"_s);
    QVERIFY(sound.isDurable);
    QVERIFY(!sound.refusesWrites);
}

void VitalsTest::tellTheAdministratorWhomTheServerFollows()
{
    const auto connection = PrivateStore::instance().connect(m_store);
    QCOMPARE(vitals().followed->size(), 0);
    QVERIFY(connection->execute(
        u"CHANGE MASTER TO MASTER_HOST = '192.0.2.1', MASTER_USER = 'nobody', MASTER_PASSWORD = 'none'"_s));
    const auto followed = vitals().followed;
    const auto seenByPerson = vitals(u"sa.one"_s).followed;
    QVERIFY(connection->execute(u"RESET SLAVE ALL"_s));
    QCOMPARE(followed->size(), 1);
    QCOMPARE(followed->first().host, u"192.0.2.1"_s);
    QVERIFY(!followed->first().isFollowing);
    QVERIFY(!seenByPerson);
}

QTEST_GUILESS_MAIN(VitalsTest)
#include "vitals_test.moc"
