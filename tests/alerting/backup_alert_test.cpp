#include "core/alerting/evaluation.h"
#include "tests/alerting/noted_backup.h"
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

void BackupAlertTest::firesWhereNumbersAreInNoBackup()
{
    QVERIFY2(!look().contains(u"FIRING"_s), "a store without numbers has nothing to lose");
    m_store->draw(2, m_admin->serverNow().addSecs(-37 * 3600));
    QCOMPARE(look(), u"37 FIRING"_s);
}

void BackupAlertTest::isCalmWhereEveryNumberIsInOne()
{
    m_store->draw(2, m_admin->serverNow().addSecs(-37 * 3600));
    test::noteBackup(*m_store);
    QVERIFY(!look().contains(u"FIRING"_s));
    m_store->draw(1);
    QVERIFY(!look().contains(u"FIRING"_s));
}

void BackupAlertTest::doesNotTrustABackupThatNobodyVerified()
{
    m_store->draw(2, m_admin->serverNow().addSecs(-37 * 3600));
    test::noteBackup(*m_store, false);
    QCOMPARE(look(), u"37 FIRING"_s);
}

QTEST_GUILESS_MAIN(BackupAlertTest)
#include "backup_alert_test.moc"
