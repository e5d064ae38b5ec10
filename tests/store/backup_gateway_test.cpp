#include "core/store/backups/backup_gateway.h"
#include "core/store/session/denial.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::store;

namespace {

template <class T>
int codeOf(const Result<T> &result)
{
    return result ? 0 : result.error().serverCode;
}

const QByteArray someHash = QByteArray(31, '\xa5') + '\x01';

} // namespace

/// What the store remembers of its backups (3.11.9.3).
class BackupGatewayTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void isRecordedByWhoeverAdministersTheServer();
    void isRecordedByASuperAdmin();
    void isRecordedByNobodyElse_data();
    void isRecordedByNobodyElse();
    void refusesWhatIsNoBackupOfTheStore_data();
    void refusesWhatIsNoBackupOfTheStore();
    void tellsTheNewestState();
    void tellsTheNewestVerifiedOne();
    void tellsNothingOfAStoreWithoutBackups();
    void isReadByPeopleAndNotByServices();
    void isNeverChanged();

private:
    std::unique_ptr<Connection> as(const QString &login) const
    {
        return test::PrivateStore::instance().connect(test::PrivateStore::asPerson(m_address, login));
    }
    QString ask(const QString &sql) { return m_raw->value(sql).toString(); }
    BackupRecord backup() const { return {m_moment, m_rows, m_newest, 4096, someHash, true}; }

    Address m_address;
    std::unique_ptr<Connection> m_admin;
    std::unique_ptr<test::RawSession> m_raw;
    const QDateTime m_moment = QDateTime::fromString(u"2026-03-02T12:00:00.250Z"_s, Qt::ISODateWithMs);
    qint64 m_rows = 0;
    qint64 m_newest = 0;
};

void BackupGatewayTest::init()
{
    m_address = test::PrivateStore::instance().demoStore();
    m_admin = test::PrivateStore::instance().connect(m_address);
    m_raw = std::make_unique<test::RawSession>(m_address);
    m_rows = ask(u"SELECT COUNT(*) FROM document_number_audit"_s).toLongLong();
    m_newest = ask(u"SELECT COALESCE(MAX(id), 0) FROM document_number_audit"_s).toLongLong();
    QVERIFY(m_rows > 0);
}

void BackupGatewayTest::isRecordedByWhoeverAdministersTheServer()
{
    const auto recorded = recordBackup(*m_admin, backup());
    QVERIFY2(recorded, recorded ? "" : qPrintable(recorded.error().detail));
    const auto found = newestBackup(*m_admin);
    QVERIFY(found && *found);
    const BackupRecord &kept = **found;
    QCOMPARE(kept.takenAt, m_moment);
    QCOMPARE(kept.ledgerRows, m_rows);
    QCOMPARE(kept.newestRowId, m_newest);
    QCOMPARE(kept.bytes, qint64(4096));
    QCOMPARE(kept.dataHash, someHash);
    QVERIFY(kept.isVerified);
    QCOMPARE(kept.recordedBy, m_address.user);
    QCOMPARE(
        ask(u"SELECT ABS(TIMESTAMPDIFF(SECOND, recorded_at, UTC_TIMESTAMP())) < 600 FROM store_backups"_s),
        u"1"_s);
    QCOMPARE(ask(u"SELECT CONCAT_WS(' ', outcome, login, subject, JSON_VALUE(details, '$.rows'), "
                 "JSON_VALUE(details, '$.verified')) FROM admin_log WHERE action = 'BACKUP_RECORDED'"_s),
             u"DONE %1 %2 %3 1"_s.arg(m_address.user, QString::fromLatin1(someHash.toHex())).arg(m_rows));
}

void BackupGatewayTest::isRecordedByASuperAdmin()
{
    const auto person = as(u"sa.one"_s);
    QCOMPARE(codeOf(recordBackup(*person, backup())), 0);
    const auto found = newestBackup(*person);
    QVERIFY(found && *found);
    QCOMPARE((*found)->recordedBy, u"sa.one"_s);
}

void BackupGatewayTest::isRecordedByNobodyElse_data()
{
    QTest::addColumn<QString>("login");
    for (const char *login : {"allocator.demo", "auditor.demo", "pa.demo"})
        QTest::newRow(login) << QString::fromLatin1(login);
}

void BackupGatewayTest::isRecordedByNobodyElse()
{
    QFETCH(QString, login);
    const auto other = as(login);
    QCOMPARE(codeOf(recordBackup(*other, backup())), denial::wrongRole);
    QCOMPARE(ask(u"SELECT COUNT(*) FROM store_backups"_s), u"0"_s);
    QCOMPARE(ask(u"SELECT CONCAT_WS(' ', outcome, login) FROM admin_log WHERE action = 'BACKUP_RECORDED'"_s),
             u"DENIED "_s + login);
}

void BackupGatewayTest::refusesWhatIsNoBackupOfTheStore_data()
{
    QTest::addColumn<std::function<void(BackupRecord &)>>("spoil");
    const auto add = [](const char *name, const std::function<void(BackupRecord &)> &spoil) {
        QTest::newRow(name) << spoil;
    };
    add("of the future", [](BackupRecord &b) { b.takenAt = QDateTime::currentDateTimeUtc().addDays(2); });
    add("of no time", [](BackupRecord &b) { b.takenAt = {}; });
    add("a row that there is not yet", [](BackupRecord &b) { b.newestRowId += 1; });
    add("rows without a newest one", [](BackupRecord &b) { b.newestRowId = 0; });
    add("a newest row of none", [](BackupRecord &b) { b.ledgerRows = 0; });
    add("fewer than no rows", [](BackupRecord &b) { b.ledgerRows = -1; });
    add("no data", [](BackupRecord &b) { b.bytes = 0; });
    add("half a hash", [](BackupRecord &b) { b.dataHash.chop(1); });
    add("no hash", [](BackupRecord &b) { b.dataHash.clear(); });
}

void BackupGatewayTest::refusesWhatIsNoBackupOfTheStore()
{
    QFETCH(std::function<void(BackupRecord &)>, spoil);
    BackupRecord spoilt = backup();
    spoil(spoilt);
    QCOMPARE(codeOf(recordBackup(*m_admin, spoilt)), denial::badValue);
    QCOMPARE(codeOf(recordBackup(*as(u"sa.one"_s), spoilt)), denial::badValue);
    QCOMPARE(ask(u"SELECT COUNT(*) FROM store_backups"_s), u"0"_s);
}

void BackupGatewayTest::tellsTheNewestState()
{
    BackupRecord other = backup();
    QVERIFY(recordBackup(*m_admin, other));
    other.takenAt = m_moment.addDays(-1); // found again later
    other.bytes = 5000;
    QVERIFY(recordBackup(*m_admin, other));
    QCOMPARE((*newestBackup(*m_admin))->bytes, qint64(4096));
    other.takenAt = m_moment.addDays(1);
    QVERIFY(recordBackup(*m_admin, other));
    QCOMPARE((*newestBackup(*m_admin))->bytes, qint64(5000));
}

void BackupGatewayTest::tellsTheNewestVerifiedOne()
{
    BackupRecord other = backup();
    other.isVerified = false;
    QVERIFY(recordBackup(*m_admin, other));
    QVERIFY(!*newestBackup(*m_admin, BackupChoice::Verified));
    QVERIFY(!(*newestBackup(*m_admin))->isVerified);
    other.takenAt = m_moment.addDays(-1);
    other.isVerified = true;
    QVERIFY(recordBackup(*m_admin, other));
    QCOMPARE((*newestBackup(*m_admin, BackupChoice::Verified))->takenAt, m_moment.addDays(-1));
    QCOMPARE((*newestBackup(*m_admin))->takenAt, m_moment);
}

void BackupGatewayTest::tellsNothingOfAStoreWithoutBackups()
{
    const auto found = newestBackup(*m_admin);
    QVERIFY(found);
    QVERIFY(!*found);
}

void BackupGatewayTest::isReadByPeopleAndNotByServices()
{
    QVERIFY(recordBackup(*m_admin, backup()));
    for (const char *login : {"auditor.demo", "pa.demo", "sa.two"}) {
        const auto found = newestBackup(*as(QString::fromLatin1(login)), BackupChoice::Verified);
        QVERIFY2(found && *found, login);
        QCOMPARE((*found)->takenAt, m_moment);
    }
    QCOMPARE(codeOf(newestBackup(*as(u"allocator.demo"_s))), denial::wrongRole);
}

void BackupGatewayTest::isNeverChanged()
{
    QVERIFY(recordBackup(*m_admin, backup()));
    QVERIFY(!m_raw->run(u"UPDATE store_backups SET taken_at = UTC_TIMESTAMP()"_s));
    QVERIFY2(m_raw->lastError().contains("insert-only"_L1), qPrintable(m_raw->lastError()));
    QVERIFY(!m_raw->run(u"DELETE FROM store_backups"_s));
    QVERIFY2(m_raw->lastError().contains("insert-only"_L1), qPrintable(m_raw->lastError()));
    QCOMPARE(ask(u"SELECT COUNT(*) FROM store_backups WHERE taken_at = '2026-03-02 12:00:00.250'"_s), u"1"_s);
}

QTEST_GUILESS_MAIN(BackupGatewayTest)
#include "backup_gateway_test.moc"
