#include "ui/shell/alert_keeper.h"

#include "core/store/alerts/alert_lease_gateway.h"
#include "core/store/people/people.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"

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
    std::unique_ptr<ui::Session> sessionOf(const QString &login, store::Role role) const
    {
        return std::make_unique<ui::Session>(PrivateStore::asPerson(m_address, login), personOf(login, role),
                                             store::ReferenceData());
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
    ui::AlertKeeper evaluating(*first, 0ms);
    QSignalSpy looks(&evaluating, &ui::AlertKeeper::looked);
    QTRY_VERIFY(!looks.isEmpty());
    QVERIFY(looks.first().first().value<alerting::LookOutcome>().lease.isOwn);

    const auto second = sessionOf(u"sa.one"_s, store::Role::SuperAdmin);
    ui::AlertKeeper standby(*second, 0ms);
    QSignalSpy standing(&standby, &ui::AlertKeeper::looked);
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
    auto evaluating = std::make_unique<ui::AlertKeeper>(*first, 0ms);
    QSignalSpy looks(evaluating.get(), &ui::AlertKeeper::looked);
    QTRY_VERIFY(!looks.isEmpty());
    auto standby = std::make_unique<ui::AlertKeeper>(*second, 0ms);
    QSignalSpy standing(standby.get(), &ui::AlertKeeper::looked);
    QTRY_VERIFY(!standing.isEmpty());

    standby.reset(); // has nothing to give back
    auto lease = store::alertLease(*reader);
    QVERIFY(lease && lease->isHeld);
    QCOMPARE(lease->login, u"pa.demo"_s);
    evaluating.reset();
    lease = store::alertLease(*reader);
    QVERIFY(lease && !lease->isHeld);

    ui::AlertKeeper next(*second, 0ms);
    QSignalSpy following(&next, &ui::AlertKeeper::looked);
    QTRY_VERIFY(!following.isEmpty());
    QVERIFY(following.first().first().value<alerting::LookOutcome>().lease.isOwn);
}

void AlertKeeperTest::anAuditorsWindowDoesNot()
{
    const auto auditor = sessionOf(u"auditor.demo"_s, store::Role::Auditor);
    QVERIFY(!ui::AlertKeeper(*auditor).isOnDuty());
}

QTEST_MAIN(AlertKeeperTest)
#include "alert_keeper_test.moc"
