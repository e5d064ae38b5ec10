#include "models/alerts/alert_keeper.h"

#include "core/store/alerts/alert_lease_gateway.h"
#include "core/store/people/people.h"
#include "tests/support/private_store.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using test::PrivateStore;

/// That windows evaluate the alerts: those of people who may, one at a time.
class AlertKeeperTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_address = PrivateStore::instance().demoStore(); }
    void oneWindowEvaluatesAndTheOthersStandBy();
    void aWindowThatClosesLeavesItToTheNext();
    void anAuditorsWindowDoesNot();

private:
    std::unique_ptr<models::Session> sessionOf(const QString &login, store::Role role) const
    {
        return std::make_unique<models::Session>(PrivateStore::asPerson(m_address, login),
                                                 personOf(login, role), store::ReferenceData());
    }

    static store::Person personOf(const QString &login, store::Role role)
    {
        store::Person person;
        person.login = login;
        person.role = role;
        return person;
    }

    store::Address m_address;
};

void AlertKeeperTest::oneWindowEvaluatesAndTheOthersStandBy()
{
    const auto first = sessionOf(u"pa.demo"_s, store::Role::ProjectAdmin);
    models::AlertKeeper evaluating(*first, 0ms);
    QSignalSpy looks(&evaluating, &models::AlertKeeper::looked);
    QTRY_VERIFY(!looks.isEmpty());
    QVERIFY(looks.first().first().value<alerting::LookOutcome>().lease.isOwn);

    const auto second = sessionOf(u"sa.one"_s, store::Role::SuperAdmin);
    models::AlertKeeper standby(*second, 0ms);
    QSignalSpy standing(&standby, &models::AlertKeeper::looked);
    QTRY_VERIFY(!standing.isEmpty());
    const auto lease = standing.first().first().value<alerting::LookOutcome>().lease;
    QVERIFY(!lease.isOwn);
    QCOMPARE(lease.login, u"pa.demo"_s);
}

void AlertKeeperTest::aWindowThatClosesLeavesItToTheNext()
{
    const auto first = sessionOf(u"pa.demo"_s, store::Role::ProjectAdmin);
    const auto second = sessionOf(u"sa.one"_s, store::Role::SuperAdmin);
    const auto reader = PrivateStore::instance().connect(m_address);
    auto evaluating = std::make_unique<models::AlertKeeper>(*first, 0ms);
    QSignalSpy looks(evaluating.get(), &models::AlertKeeper::looked);
    QTRY_VERIFY(!looks.isEmpty());
    auto standby = std::make_unique<models::AlertKeeper>(*second, 0ms);
    QSignalSpy standing(standby.get(), &models::AlertKeeper::looked);
    QTRY_VERIFY(!standing.isEmpty());

    standby.reset(); // has nothing to give back
    auto lease = store::alertLease(*reader);
    QVERIFY(lease && lease->isHeld);
    QCOMPARE(lease->login, u"pa.demo"_s);
    evaluating.reset();
    lease = store::alertLease(*reader);
    QVERIFY(lease && !lease->isHeld);

    models::AlertKeeper next(*second, 0ms);
    QSignalSpy following(&next, &models::AlertKeeper::looked);
    QTRY_VERIFY(!following.isEmpty());
    QVERIFY(following.first().first().value<alerting::LookOutcome>().lease.isOwn);
}

void AlertKeeperTest::anAuditorsWindowDoesNot()
{
    const auto auditor = sessionOf(u"auditor.demo"_s, store::Role::Auditor);
    QVERIFY(!models::AlertKeeper(*auditor).isOnDuty());
}

QTEST_GUILESS_MAIN(AlertKeeperTest)
#include "alert_keeper_test.moc"
