#include "core/alerting/evaluation.h"
#include "core/store/backups/backup_gateway.h"
#include "tests/audit/audited_store.h"
#include "tests/store/emptied_store.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using alerting::Evaluation;

/// Numbers that no verified backup has are an alert once they have waited for one for long.
class BackupAlertTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void firesWhereNumbersAreInNoBackup();
    void isCalmWhereEveryNumberIsInOne();
    void doesNotTrustABackupThatNobodyVerified();

private:
    /// "37 FIRING"; by a program of its own, since one looks at backups only once a minute.
    QString look();
    /// Of all numbers that there are now.
    void backUp(bool isVerified);

    std::unique_ptr<test::AuditedStore> m_store;
    std::unique_ptr<store::Connection> m_admin;
};

void BackupAlertTest::init()
{
    m_store =
        std::make_unique<test::AuditedStore>(test::emptiedStore(test::PrivateStore::instance().demoStore()));
    m_admin = test::PrivateStore::instance().connect(
        test::PrivateStore::asPerson(m_store->connection().address(), u"sa.one"_s));
}

QString BackupAlertTest::look()
{
    Evaluation evaluation(u"test"_s, 60s);
    if (!evaluation.look(*m_admin) || !evaluation.release(*m_admin))
        qFatal("no look");
    const auto alerts = store::currentAlerts(*m_admin);
    if (!alerts)
        qFatal("%s", qPrintable(alerts.error().detail));
    for (const store::Alert &alert : *alerts) {
        if (alert.rule == "NUMBERS_WITHOUT_BACKUP"_L1)
            return u"%1 %2"_s.arg(int(alert.state.value)).arg(alerts::phaseName(alert.state.phase));
    }
    return {};
}

void BackupAlertTest::backUp(bool isVerified)
{
    const auto rows = m_store->root().value(u"SELECT COUNT(*) FROM document_number_audit"_s);
    const auto newest = m_store->root().value(u"SELECT MAX(id) FROM document_number_audit"_s);
    const auto recorded = store::recordBackup(*m_admin, {.takenAt = m_admin->serverNow(),
                                                         .ledgerRows = rows.toLongLong(),
                                                         .newestRowId = newest.toLongLong(),
                                                         .bytes = 1000,
                                                         .dataHash = QByteArray(32, 'x'),
                                                         .isVerified = isVerified});
    QVERIFY2(recorded, recorded ? "" : qPrintable(store::describe(recorded.error())));
}

void BackupAlertTest::firesWhereNumbersAreInNoBackup()
{
    QVERIFY2(!look().contains(u"FIRING"_s), "a store without numbers has nothing to lose");
    m_store->draw(2, m_admin->serverNow().addSecs(-37 * 3600));
    QCOMPARE(look(), u"37 FIRING"_s);
}

void BackupAlertTest::isCalmWhereEveryNumberIsInOne()
{
    m_store->draw(2, m_admin->serverNow().addSecs(-37 * 3600));
    backUp(true);
    QVERIFY(!look().contains(u"FIRING"_s));
    m_store->draw(1);
    QVERIFY(!look().contains(u"FIRING"_s));
}

void BackupAlertTest::doesNotTrustABackupThatNobodyVerified()
{
    m_store->draw(2, m_admin->serverNow().addSecs(-37 * 3600));
    backUp(false);
    QCOMPARE(look(), u"37 FIRING"_s);
}

QTEST_GUILESS_MAIN(BackupAlertTest)
#include "backup_alert_test.moc"
