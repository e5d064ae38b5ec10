#include "tests/audit/audited_store.h"
#include "tests/ctl/program_run.h"
#include "tests/store/emptied_store.h"
#include "tests/support/private_store.h"
#include "tests/support/scratch_directory.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// A year of the ledger is archived by commands alone, its rows are removed, and everything still verifies.
class ArchiveCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void refusesWhatCannotBeArchived();
    void archivesAYear();
    void keepsTheFileThatIsThere();
    void verifiesWithoutTheRows();
    void bringsBackTheTrigger();
    void tellsWhatIsWrongWithAFile();

private:
    ProgramRun run(const QStringList &words) { return runProgram(onStore(m_address, words)); }
    ProgramRun archive(int year, const QString &file, const QString &who = u"sa.one"_s)
    {
        return run({u"audit"_s, u"archive"_s, u"--year"_s, QString::number(year), u"--out"_s,
                    m_files.filePath(file), u"--key"_s, m_files.filePath(u"key"_s), u"--as"_s, who,
                    u"--reason"_s, u"agreed upon in the meeting of May"_s});
    }
    ProgramRun verify(const QString &file)
    {
        return run(
            {u"audit"_s, u"verify"_s, u"--archive"_s, m_files.filePath(file), u"--public-key"_s, m_key});
    }

    store::Address m_address;
    ScratchDirectory m_files;
    QString m_key;
    qint64 m_rows = 0;
};

void ArchiveCommandsTest::initTestCase()
{
    m_address = emptiedStore(PrivateStore::instance().demoStore());
    AuditedStore store(m_address);
    store.draw(5, QDateTime(QDate(2018, 1, 1), QTime(0, 0), Qt::UTC));
    store.draw(4, QDateTime(QDate(2019, 7, 7), QTime(0, 0), Qt::UTC));
    store.draw(2);
    m_rows = store.rows().size();
}

void ArchiveCommandsTest::refusesWhatCannotBeArchived()
{
    const auto refused = [this](int year, const QString &who = u"sa.one"_s) {
        const ProgramRun run = archive(year, u"no.gz"_s, who);
        return QString::number(run.exitCode) + u' ' + run.error()[u"code"].toString();
    };
    QCOMPARE(refused(2019), u"1 OTHER_YEAR_FIRST"_s);
    QCOMPARE(refused(2017), u"1 NOTHING_TO_ARCHIVE"_s);
    QCOMPARE(refused(2500), u"1 YEAR_NOT_OVER"_s);
    QCOMPARE(refused(2018, u"auditor.demo"_s), u"1 NOT_ALLOWED"_s);
}

void ArchiveCommandsTest::archivesAYear()
{
    const QJsonObject made = archive(2018, u"2018.gz"_s).json();
    const QJsonObject request = made[u"request"].toObject();
    QCOMPARE(made[u"file"].toString(), m_files.filePath(u"2018.gz"_s));
    QCOMPARE(request[u"kind"], QJsonValue(u"ARCHIVE"_s));
    QCOMPARE(request[u"state"], QJsonValue(u"PENDING"_s));
    QCOMPARE(request[u"rows"], QJsonValue(5));
    m_key = request[u"publicKey"].toString();
    QCOMPARE(verify(u"2018.gz"_s).exitCode, 0);
    const QString id = QString::number(request[u"id"].toInt());
    QCOMPARE(run({u"request"_s, u"approve"_s, id, u"--yes"_s, u"--as"_s, u"sa.one"_s}).exitCode, 1);
    QCOMPARE(run({u"request"_s, u"approve"_s, id, u"--yes"_s, u"--as"_s, u"sa.two"_s}).json()[u"state"],
             QJsonValue(u"EXECUTED"_s));
    const QJsonArray archives = run({u"audit"_s, u"retention"_s}).json()[u"archives"].toArray();
    QCOMPARE(archives.size(), 1);
    QCOMPARE(archives[0][u"year"], QJsonValue(2018));
    QCOMPARE(archives[0][u"sha256"], request[u"sha256"]);
    const QJsonObject logged =
        run({u"admin-log"_s, u"list"_s, u"--limit"_s, u"1"_s}).json()[u"entries"][0].toObject();
    QCOMPARE(logged[u"action"], QJsonValue(u"ARCHIVE_EXECUTED"_s));
    QCOMPARE(logged[u"project"], QJsonValue());
}

void ArchiveCommandsTest::keepsTheFileThatIsThere()
{
    const ProgramRun refused = archive(2019, u"2018.gz"_s);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"FILE_EXISTS"_s));
    QCOMPARE(verify(u"2018.gz"_s).exitCode, 0);
}

void ArchiveCommandsTest::verifiesWithoutTheRows()
{
    {
        RawSession root(m_address);
        root.dropGuards();
        QVERIFY(root.run(u"DELETE FROM document_number_audit ORDER BY id LIMIT 5"_s));
    }
    const ProgramRun bare = run({u"audit"_s, u"verify"_s});
    QCOMPARE(bare.exitCode, 0);
    QCOMPARE(bare.json()[u"archivedRows"], QJsonValue(5));
    const QJsonObject verified = verify(u"2018.gz"_s).json();
    QCOMPARE(verified[u"intact"], QJsonValue(true));
    QCOMPARE(verified[u"rows"], QJsonValue(m_rows));
}

void ArchiveCommandsTest::bringsBackTheTrigger()
{
    const ProgramRun bare = run({u"store"_s, u"repair"_s});
    QCOMPARE(bare.exitCode, 1);
    QVERIFY(bare.error()[u"message"].toString().contains("2018"_L1));
    const QJsonObject repaired = run({u"store"_s, u"repair"_s, u"--archive"_s, m_files.filePath(u"2018.gz"_s),
                                      u"--public-key"_s, m_key})
                                     .json();
    QCOMPARE(repaired[u"ledgerIntact"], QJsonValue(true));
    QCOMPARE(repaired[u"numbersRemoved"], QJsonValue(0));
    RawSession root(m_address);
    QVERIFY(!root.run(u"DELETE FROM document_number_audit"_s));
}

void ArchiveCommandsTest::tellsWhatIsWrongWithAFile()
{
    const auto refused = [this](const QStringList &words) {
        const ProgramRun run = this->run(words);
        return QString::number(run.exitCode) + u' ' + run.error()[u"code"].toString();
    };
    const QString file = m_files.filePath(u"2018.gz"_s);
    const QString other = QString::fromLatin1(QByteArray(32, 'k').toBase64());
    QCOMPARE(refused({u"audit"_s, u"verify"_s, u"--archive"_s, file}), u"2 USAGE"_s);
    QCOMPARE(refused({u"audit"_s, u"check-archive"_s, file, u"--public-key"_s, other}),
             u"1 ARCHIVE_NOT_SIGNED"_s);
    QCOMPARE(refused({u"audit"_s, u"check-archive"_s, file + u'x', u"--public-key"_s, other}),
             u"1 FILE_MISSING"_s);
    QFile cut(m_files.filePath(u"cut.gz"_s));
    QVERIFY(QFile::copy(file, cut.fileName()));
    QVERIFY(cut.resize(cut.size() / 2));
    QCOMPARE(refused({u"audit"_s, u"check-archive"_s, cut.fileName(), u"--public-key"_s, m_key}),
             u"1 ARCHIVE_DAMAGED"_s);
}

QTEST_GUILESS_MAIN(ArchiveCommandsTest)
#include "archive_commands_test.moc"
