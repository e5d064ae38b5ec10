#include "core/alerting/alert_measuring.h"
#include "core/store/alerts/alert_gateway.h"
#include "tests/audit/audited_store.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <atomic>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using alerting::AlertMeasuring;
using alerting::LedgerWatch;
using test::Harm;
using test::Step;

/// The server refuses one statement while a damaged ledger is watched or rules are measured: that look fails,
/// and the next ones find what they would have found.
class RefusedReadTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void watchFindsTheSameAfterwards();
    void measuringFindsTheSameAfterwards();

private:
    std::unique_ptr<store::Connection> enter();
    /// Refuses the how manieth command from now on; 0: none.
    void refuse(int command);
    bool wasRefused() const { return m_asked >= m_refused; }
    QString watched(store::Connection &connection, int &failures);
    QStringList measured(store::Connection &connection, int &failures);

    std::unique_ptr<test::AuditedStore> m_store;
    std::unique_ptr<test::FaultProxy> m_proxy;
    QDateTime m_now;
    std::atomic<int> m_asked = 0;
    std::atomic<int> m_refused = 0;
};

namespace {

/// How full the disk is changes while it is looked at, and so does how long a number waits.
QString valueText(const alerting::Measured &one)
{
    if (!one.value)
        return u"unknown"_s;
    return one.subject.isEmpty() ? u"known"_s : QString::number(*one.value);
}

} // namespace

void RefusedReadTest::initTestCase()
{
    m_store = std::make_unique<test::AuditedStore>();
    m_store->draw(8);
    m_store->unlock();
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 2);
    m_store->tamper(u"DELETE FROM document_number_taken WHERE request_id = (SELECT request_id FROM "
                    "document_number_audit WHERE id = %1)"_s,
                    3);
    m_store->tamper(u"DELETE FROM document_number_audit WHERE id = %1"_s, 5);
    m_store->tamper(u"UPDATE users SET role = 'SUPER_ADMIN' WHERE username = 'pa.demo'"_s);
    m_now = m_store->connection().serverNow();
    m_proxy = std::make_unique<test::FaultProxy>(m_store->connection().address().socket, [this](Step step) {
        return step != Step::Unanswered && step != Step::RollBack && ++m_asked == m_refused ? Harm::Refuse
                                                                                            : Harm::None;
    });
}

std::unique_ptr<store::Connection> RefusedReadTest::enter()
{
    refuse(0);
    store::Address through = m_store->connection().address();
    through.socket = m_proxy->socket();
    return store::Connection::open(through).value_or(nullptr);
}

void RefusedReadTest::refuse(int command)
{
    m_refused = command;
    m_asked = 0;
}

/// A walk over everything, and looks again at the counter with findings.
QString RefusedReadTest::watched(store::Connection &connection, int &failures)
{
    LedgerWatch watch({.rowsPerLook = 100'000, .betweenWalks = 24h, .betweenSuspicions = 60s});
    for (int look = 0; look < 3; ++look)
        failures += watch.look(connection, m_now.addSecs(61 * look)) ? 0 : 1;
    if (!watch.isComplete())
        return u"not complete"_s;
    QStringList told;
    for (const auto &[counter, count] : watch.gaps())
        told.append(u"%1 gaps in %2"_s.arg(count).arg(counter));
    for (const auto &[counter, count] : watch.breaks())
        told.append(u"%1 breaks in %2"_s.arg(count).arg(counter));
    told.append(u"%1 of no counter"_s.arg(watch.takenOfNoCounter()));
    told.append(watch.isAdminLogBroken() ? u"the log is broken"_s : u"the log is well"_s);
    return told.join(", "_L1);
}

QStringList RefusedReadTest::measured(store::Connection &connection, int &failures)
{
    AlertMeasuring measuring({.rowsPerLook = 100'000, .betweenWalks = 24h});
    measuring.wantUnbound(true);
    measuring.wantFill(1);
    QDateTime now = m_now;
    for (int look = 0; look < 2; ++look, now = now.addSecs(3600)) {
        if (measuring.read(connection, now, 1h))
            continue;
        ++failures;
        if (!measuring.read(connection, now, 1h))
            return {};
    }
    QStringList told;
    const auto rules = store::alertRules(m_store->connection());
    if (!rules)
        return {};
    for (const store::StoredAlertRule &stored : *rules) {
        const alerting::Measurement measurement = measuring.of(stored.rule, now);
        told.append(measurement.isComplete ? u"complete"_s : u"open"_s);
        for (const alerting::Measured &one : measurement.subjects)
            told.append(one.subject + u'=' + valueText(one));
    }
    return told;
}

void RefusedReadTest::watchFindsTheSameAfterwards()
{
    int failures = 0;
    const QString expected = watched(*enter(), failures);
    QCOMPARE(failures, 0);
    QVERIFY2(expected.contains(u"breaks in"_s) && expected.contains(u"is broken"_s), qPrintable(expected));
    for (int command = 1;; ++command) {
        const auto connection = enter();
        QVERIFY(connection);
        refuse(command);
        failures = 0;
        const QString found = watched(*connection, failures);
        if (!wasRefused()) {
            QVERIFY(command > 10);
            return;
        }
        QCOMPARE(found, expected);
        QVERIFY2(failures == 1, qPrintable(u"command %1: %2 failures"_s.arg(command).arg(failures)));
    }
}

void RefusedReadTest::measuringFindsTheSameAfterwards()
{
    int failures = 0;
    const QStringList expected = measured(*enter(), failures);
    QCOMPARE(failures, 0);
    for (int command = 1;; ++command) {
        const auto connection = enter();
        QVERIFY(connection);
        refuse(command);
        failures = 0;
        const QStringList found = measured(*connection, failures);
        if (!wasRefused()) {
            QVERIFY(command > 10);
            return;
        }
        QVERIFY(failures <= 1);
        QCOMPARE(found, expected);
    }
}

QTEST_GUILESS_MAIN(RefusedReadTest)
#include "refused_read_test.moc"
