#include "app/backup/backup_folder.h"
#include "app/backup/missing_numbers.h"
#include "app/backup/restoring.h"
#include "app/backup/taking.h"
#include "core/store/backups/backup_gateway.h"
#include "core/store/schema/sign_in.h"
#include "core/store/session/schema_names.h"
#include "tests/store/raw_session.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/private_store.h"
#include "tests/support/scratch_directory.h"
#include "tests/support/short_files.h"

#include <QDir>
#include <QTest>

#include <atomic>

using namespace lekthi;
using namespace lekthi::backup;
using namespace Qt::StringLiterals;

namespace {

/// What dumps go wrong at.
const auto nastyTable =
    u"CREATE TABLE nasty_values ("
    "id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT COMMENT 'ใครก็ตาม; a ''quote'', a \\\\ and\\na line', "
    "text_value LONGTEXT NULL, thai VARCHAR(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 NULL, "
    "plain CHAR(8) CHARACTER SET ascii NULL, bytes VARBINARY(300) NULL, big LONGBLOB NULL, "
    "exact DECIMAL(30, 10) NULL, rough DOUBLE NULL, at_time DATETIME(6) NULL, kind ENUM('a', 'it''s') NULL, "
    "json_value JSON NULL, doubled INT GENERATED ALWAYS AS (flag * 2) STORED, flag BOOLEAN NULL, "
    "PRIMARY KEY (id))"_s;
const auto nastyRows =
    u"INSERT INTO nasty_values "
    "(id, text_value, thai, plain, bytes, big, exact, rough, at_time, kind, json_value, flag) VALUES "
    "(18446744073709551614, CONCAT('a', CHAR(0), 'b', CHAR(10), 'c', CHAR(13), '\\\\n\\\\0''\"`; -- /* "
    "rights */', "
    "CHAR(26), '%_'), 'ปู่👷', '', CONCAT(UNHEX('00FF0A0D27'), '\\\\'), REPEAT(UNHEX('0A'), 3), "
    "-12345678901234567890.0123456789, 0.1e0 + 0.2e0, '2026-03-02 12:00:00.123456', 'it''s', "
    "'{\"ก\": \"\\\\n\"}', 1), "
    "(2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL), "
    "(3, '', '', '', '', '', 0, -1e-300, '0001-01-01', 'a', 'null', 0), "
    "(4, REPEAT('ลายเซ็น', 40000), 'x', 'y', REPEAT('z', 300), REPEAT('''', 400000), 1, 1e300, NULL, NULL, "
    "'[]', "
    "1)"_s;

} // namespace

/// A backup holds one moment of a store, and what is restored from it is that store (3.11.9.3).
class BackupTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void restoresEveryRow();
    void restoresRulesAndAccounts();
    void verifiesWhatItTook();
    void doesNotVerifyADamagedLedger();
    void refusesWhatIsNotTheBackup();
    void overwritesNothing();
    void leavesNothingOnAFullDisk();
    void leavesNothingWhereTheServerIsLost_data();
    void leavesNothingWhereTheServerIsLost();
    void letsOneBackupAtATimeIntoAFolder();
    void keepsTheNewestVerifiedOnes();
    void namesWhatDigestsKnow();

private:
    store::Address elsewhere() const { return test::PrivateStore::instance().emptyDatabase(); }
    QString folder(const QString &name) const { return m_scratch.filePath(name); }
    TakenBackup take(bool verify = false)
    {
        const auto taken =
            takeBackup(*m_admin, {.directory = folder(u"backups"_s), .verify = verify, .keep = {}});
        if (!taken)
            qFatal("%s %s", qPrintable(taken.error().message), qPrintable(taken.error().details));
        return *taken;
    }
    /// But for the file that keeps others out.
    QStringList whatIsKept() const
    {
        return QDir(folder(u"backups"_s)).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::Hidden);
    }
    /// What is in the tables that restoring leaves alone.
    static QMap<QString, QString> contents(test::RawSession &raw)
    {
        QMap<QString, QString> tables = raw.contents();
        tables.remove(u"lekthi_routines"_s);
        tables.remove(u"lekthi_upgrade"_s);
        return tables;
    }

    test::ScratchDirectory m_scratch;
    store::Address m_address;
    std::unique_ptr<store::Connection> m_admin;
};

void BackupTest::init()
{
    QDir(folder(u"backups"_s)).removeRecursively();
    m_address = test::PrivateStore::instance().demoStore();
    m_admin = test::PrivateStore::instance().connect(m_address);
}

void BackupTest::restoresEveryRow()
{
    test::RawSession before(m_address);
    QVERIFY2(before.run(nastyTable), qPrintable(before.lastError()));
    QVERIFY2(before.run(u"SET sql_mode = ''"_s) && before.run(nastyRows), qPrintable(before.lastError()));
    const QMap<QString, QString> rows = contents(before);
    const TakenBackup taken = take();
    QCOMPARE(taken.manifest.tables[u"nasty_values"_s], 4);
    QCOMPARE(taken.manifest.state.ledgerRows,
             before.value(u"SELECT COUNT(*) FROM document_number_audit"_s).toLongLong());
    const store::Address copy = elsewhere();
    const auto restored = restoreData(taken.folder + u'/' + dataName, taken.manifest, copy);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message + restored.error().details));
    test::RawSession after(copy);
    QCOMPARE(contents(after), rows);
    QCOMPARE(after.value(u"SELECT COUNT(*) FROM document_sequence"_s),
             before.value(u"SELECT COUNT(*) FROM document_sequence"_s));
}

void BackupTest::restoresRulesAndAccounts()
{
    const TakenBackup taken = take();
    const store::Address copy = elsewhere();
    test::RawSession raw(m_address);
    const auto account =
        u"SELECT JSON_VALUE(priv, '$.authentication_string') FROM mysql.global_priv WHERE user = "
        "'sa.two'"_s;
    const QString password = raw.value(account).toString();
    QVERIFY(!password.isEmpty() && raw.run(u"DROP USER 'sa.two'@localhost"_s));
    QVERIFY(restoreData(taken.folder + u'/' + dataName, taken.manifest, copy));
    QCOMPARE(raw.value(account).toString(), password);
    QVERIFY(store::signIn(
        *test::PrivateStore::instance().connect(test::PrivateStore::asPerson(copy, u"sa.two"_s))));
    test::RawSession restored(copy);
    QVERIFY(!restored.run(u"DELETE FROM document_number_audit"_s));
    QCOMPARE(countDamages(copy).value_or(-1), 0);
}

void BackupTest::verifiesWhatItTook()
{
    const TakenBackup taken = take(true);
    QVERIFY(taken.manifest.isVerified && taken.damages == 0 && !taken.notRecorded);
    const auto written = checkBackup(taken.folder);
    QVERIFY(written);
    QCOMPARE(*written, taken.manifest);
    const auto known = store::newestBackup(*m_admin, store::BackupChoice::Verified);
    QVERIFY(known && *known);
    QCOMPARE((*known)->takenAt, taken.manifest.takenAt);
    QCOMPARE((*known)->dataHash, taken.manifest.dataHash);
    QCOMPARE(QDir(folder(u"backups"_s)).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot),
             {QFileInfo(taken.folder).fileName()});
}

void BackupTest::doesNotVerifyADamagedLedger()
{
    test::RawSession raw(m_address);
    raw.dropGuards();
    QVERIFY(raw.run(u"UPDATE document_number_audit SET generated_number = 'forged' ORDER BY id LIMIT 1"_s));
    const TakenBackup taken = take(true);
    QVERIFY(!taken.manifest.isVerified);
    QVERIFY(taken.damages > 0);
    QVERIFY(!checkBackup(taken.folder)->isVerified);
}

void BackupTest::refusesWhatIsNotTheBackup()
{
    TakenBackup taken = take();
    const QString data = taken.folder + u'/' + dataName;
    Manifest other = taken.manifest;
    other.tables[u"users"_s] += 1;
    const store::Address place = elsewhere();
    auto refused = restoreData(data, other, place);
    QCOMPARE(refused ? QString() : refused.error().code, u"RESTORE_DIFFERS"_s);
    // Nothing is left that another try would find in its way.
    QCOMPARE(test::RawSession(m_address)
                 .value(u"SELECT COUNT(*) FROM information_schema.schemata WHERE schema_name IN ('%1')"_s.arg(
                     schemasOfStore(place.database).join("', '"_L1)))
                 .toInt(),
             0);
    other = taken.manifest;
    other.state.heads[0] = char(other.state.heads[0] ^ 1);
    refused = restoreData(data, other, elsewhere());
    QCOMPARE(refused ? QString() : refused.error().code, u"RESTORE_DIFFERS"_s);
    QFile file(data);
    QVERIFY(file.resize(file.size() - 1));
    QCOMPARE(checkBackup(taken.folder).error().code, u"BACKUP_DAMAGED"_s);
    refused = restoreData(data, taken.manifest, elsewhere());
    QCOMPARE(refused ? QString() : refused.error().code, u"BACKUP_DAMAGED"_s);
}

void BackupTest::overwritesNothing()
{
    const TakenBackup taken = take();
    const auto refused = restoreData(taken.folder + u'/' + dataName, taken.manifest, m_address);
    QCOMPARE(refused ? QString() : refused.error().code, u"STORE_EXISTS"_s);
    QCOMPARE(countDamages(m_address).value_or(-1), 0);
    QVERIFY(requireNoStore(elsewhere()));
    store::Address missing = m_address;
    missing.database = u"not_there_yet"_s;
    QVERIFY(requireNoStore(missing));
}

void BackupTest::leavesNothingOnAFullDisk()
{
    const TakenBackup before = take();
    const QStringList kept = whatIsKept();
    for (const qint64 room :
         {qint64(0), qint64(1000), before.manifest.bytes / 2, before.manifest.bytes - 1}) {
        const auto refused = [&] {
            const test::ShortFiles full{rlim_t(room)};
            return takeBackup(*m_admin, {.directory = folder(u"backups"_s), .verify = false, .keep = 1});
        }();
        QCOMPARE(refused ? QString() : refused.error().code, u"FILE_NOT_WRITTEN"_s);
        QCOMPARE(whatIsKept(), kept);
    }
    QVERIFY(checkBackup(before.folder));
    take();
    QCOMPARE(whatIsKept().size(), kept.size() + 1);
}

void BackupTest::leavesNothingWhereTheServerIsLost_data()
{
    QTest::addColumn<int>("harm");
    QTest::newRow("no answer") << int(test::Harm::CutAfter);
    QTest::newRow("half an answer") << int(test::Harm::CutInsideAnswer);
    QTest::newRow("a statement is refused") << int(test::Harm::Refuse);
}

void BackupTest::leavesNothingWhereTheServerIsLost()
{
    QFETCH(const int, harm);
    constexpr int everyHowManieth = 23;
    std::atomic<int> asked = 0;
    std::atomic<int> harmed = 0;
    const test::FaultProxy proxy(m_address.socket, [&](test::Step step) {
        return step != test::Step::Unanswered && ++asked == harmed ? test::Harm(harm) : test::Harm::None;
    });
    store::Address through = m_address;
    through.socket = proxy.socket();
    int lost = 0;
    for (int command = 1;; command += everyHowManieth) {
        const auto session = test::PrivateStore::instance().connect(through);
        asked = 0;
        harmed = command;
        const auto taken =
            takeBackup(*session, {.directory = folder(u"backups"_s), .verify = false, .keep = {}});
        const bool wasHarmed = asked >= harmed;
        harmed = 0;
        if (!wasHarmed) {
            QVERIFY2(taken, taken ? "" : qPrintable(taken.error().message + taken.error().details));
            break;
        }
        ++lost;
        QVERIFY2(!taken || taken->notRecorded, qPrintable(QString::number(command)));
        if (taken)
            QVERIFY(checkBackup(taken->folder));
        else
            QCOMPARE(whatIsKept(), QStringList());
        QDir(folder(u"backups"_s)).removeRecursively();
    }
    QVERIFY(lost > 3);
}

void BackupTest::letsOneBackupAtATimeIntoAFolder()
{
    const auto held = BackupFolder::open(folder(u"backups"_s));
    QVERIFY(held);
    const auto refused =
        takeBackup(*m_admin, {.directory = folder(u"backups"_s), .verify = false, .keep = {}});
    QCOMPARE(refused ? QString() : refused.error().code, u"BACKUP_RUNNING"_s);
}

void BackupTest::keepsTheNewestVerifiedOnes()
{
    const auto backups = BackupFolder::open(folder(u"backups"_s));
    QVERIFY(backups);
    const auto add = [&](const QString &store, int day, bool isVerified) {
        Manifest manifest{.store = store,
                          .program = u"1"_s,
                          .server = u"1"_s,
                          .schema = 100,
                          .takenAt = QDateTime(QDate(2026, 3, day), QTime(12, 0), Qt::UTC),
                          .state = {},
                          .tables = {},
                          .bytes = 1,
                          .dataHash = QByteArray(32, 'x'),
                          .isVerified = isVerified};
        const auto begun = backups->begin(manifest);
        return begun ? backups->finish(*begun, manifest).value_or(QString()) : QString();
    };
    const QString oldest = add(u"one"_s, 1, true);
    const QString unverified = add(u"one"_s, 2, false);
    const QString older = add(u"one"_s, 3, true);
    const QString newest = add(u"one"_s, 4, true);
    const QString newestUnverified = add(u"one"_s, 5, false);
    const QString other = add(u"two"_s, 1, true);
    QCOMPARE(backups->removeOld(u"one"_s, 2), {oldest});
    QCOMPARE(backups->removeOld(u"one"_s, 0), {older});
    for (const QString &kept : {unverified, newest, newestUnverified, other})
        QVERIFY2(readManifest(kept), qPrintable(kept));
    for (const QString &gone : {oldest, older})
        QVERIFY2(!QFile::exists(gone), qPrintable(gone));
}

void BackupTest::namesWhatDigestsKnow()
{
    QList<audit::CounterHead> heads;
    QVERIFY(audit::readDigest(*m_admin, [&](const audit::CounterHead &head) { heads.append(head); }));
    QVERIFY(heads.size() > 1);
    const auto missingBy = [&](const QList<audit::CounterHead> &known) {
        return findMissingNumbers(*m_admin, [&](const auto &show) -> audit::AuditResult<void> {
            for (const audit::CounterHead &head : known)
                show(head);
            return {};
        });
    };
    QVERIFY(missingBy(heads)->isEmpty());
    QList<audit::CounterHead> later{heads.first(), heads.first(), {1'000'000, {QByteArray(32, 'x'), 2}}};
    later[0].head.length += 3;
    later[1].head.length += 1;
    const auto missing = missingBy(later);
    QVERIFY(missing);
    QCOMPARE(missing->size(), 2);
    const MissingNumbers &known = missing->first();
    QCOMPARE(known.counterId, heads.first().counterId);
    QVERIFY(known.counter.has_value());
    QCOMPARE(known.first(), known.counter->lastNumber + 1);
    QCOMPARE(known.last(), known.counter->lastNumber + 3);
    QVERIFY(!missing->last().counter);
    QCOMPARE(missing->last().first(), 1);
    QCOMPARE(missing->last().last(), 2);
}

QTEST_GUILESS_MAIN(BackupTest)
#include "backup_test.moc"
