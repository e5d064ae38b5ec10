#include "app/backup/restoring.h"
#include "app/backup/taking.h"
#include "core/store/session/connection.h"
#include "tests/galera/galera_store.h"
#include "tests/galera/writers.h"
#include "tests/store/raw_session.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/wait_until.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::backup;
using namespace lekthi::test;

/// A backup that one node gives while all of them are drawn from, and what the cluster makes of it
/// (3.11.9.3).
class GaleraBackupTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isOfOneMomentWhileEveryNodeDraws();
    void isRestoredOnEveryNode();

private:
    static constexpr int someMore = 30;

    QString all() const { return m_scratch.filePath(u"backups"_s); }
    int rowsOf(const store::Address &address) const
    {
        RawSession session(address);
        session.run(u"SET SESSION wsrep_sync_wait = 1"_s);
        return session.value(u"SELECT COUNT(*) FROM document_number_audit"_s).toInt();
    }

    ScratchDirectory m_scratch;
    std::unique_ptr<GaleraStore> m_store;
    Oracle m_oracle;
    std::optional<TakenBackup> m_taken;
};

void GaleraBackupTest::initTestCase()
{
    if (!PrivateGalera::isAvailable())
        QSKIP(qPrintable(PrivateGalera::missing()));
    m_store = std::make_unique<GaleraStore>();
}

void GaleraBackupTest::isOfOneMomentWhileEveryNodeDraws()
{
    Writers writers(*m_store, m_oracle);
    QVERIFY(writers.goOn(someMore));
    const int before = rowsOf(m_store->at(1));
    const auto admin = store::Connection::open(m_store->at(1));
    QVERIFY(admin);
    auto taken = takeBackup(**admin, {.directory = all(), .verify = true, .keep = {}});
    const int after = rowsOf(m_store->at(1));
    QVERIFY(writers.goOn(someMore));
    writers.stop();
    QVERIFY2(taken, taken ? "" : qPrintable(taken.error().message + taken.error().details));
    QVERIFY(taken->manifest.isVerified && !taken->notRecorded);
    const qint64 rows = taken->manifest.state.ledgerRows;
    QVERIFY2(rows >= before && rows < after,
             qPrintable(u"%1 rows before, %2 in the backup, %3 after"_s.arg(before).arg(rows).arg(after)));
    QCOMPARE(m_oracle.findings(m_store->at(2)), QStringList());
    QCOMPARE(m_store->tablesThatDiffer().join(u' '), QString());
    m_taken = *std::move(taken);
}

void GaleraBackupTest::isRestoredOnEveryNode()
{
    QVERIFY(m_taken);
    const QString name = u"restored"_s;
    const auto address = [&](int node) { return m_store->cluster().address(node, name); };
    const auto restored = restoreData(m_taken->folder + u'/' + dataName, m_taken->manifest, address(2));
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message + restored.error().details));
    QCOMPARE(rowsOf(address(0)), m_taken->manifest.state.ledgerRows);
    QCOMPARE(m_store->tablesThatDiffer(name).join(u' '), QString());
    QCOMPARE(countDamages(address(1)).value_or(-1), 0);
    // Whoever draws there, by whatever node, goes on behind what the backup has.
    Oracle since;
    allocation::Allocator allocator(address(0));
    Crowd crowd(allocator, since, 4, 1, 2);
    QVERIFY(waitUntil([&] { return crowd.answered() >= someMore; }, std::chrono::minutes(1)));
    crowd.stop();
    QVERIFY(since.acknowledgedNumbers() >= someMore);
    QCOMPARE(countDamages(address(2)).value_or(-1), 0);
    QCOMPARE(m_store->tablesThatDiffer(name).join(u' '), QString());
}

QTEST_GUILESS_MAIN(GaleraBackupTest)
#include "backup_test.moc"
