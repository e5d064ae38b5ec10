#include "models/ledger/ledger_export.h"
#include "models/ledger/ledger_reading.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::LedgerExportProgress;
using models::LedgerExportWish;
using models::LedgerFormat;
using test::PrivateStore;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The ledger in a file, against what the store lists.
class LedgerExportTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void writesEveryNumberOnce();
    void leavesTheOldFileIfItIsCancelled();
    void leavesTheOldFileIfItIsRefused();
    void tellsWhatIsInTheWay();
    void knowsTheTokensOfNumbers();
    void findsWhatStandsAroundARow();

private:
    store::ReferenceData m_reference;
    std::unique_ptr<store::Connection> m_connection;
    QTemporaryDir m_folder;
};

void LedgerExportTest::initTestCase()
{
    const store::Address address = PrivateStore::instance().demoStore();
    m_connection = PrivateStore::instance().connect(PrivateStore::asPerson(address, u"auditor.demo"_s));
    m_reference = *store::loadReferenceData(PrivateStore::asPerson(address, u"auditor.demo"_s));
}

void LedgerExportTest::writesEveryNumberOnce()
{
    const int rows = store::countLedger(*m_connection, {})->rows;
    const auto all = store::ledgerPage(*m_connection, {}, store::LedgerOrder::NewestFirst, rows);
    LedgerExportProgress progress;
    LedgerExportWish wish{.format = LedgerFormat::JsonLines, .path = m_folder.filePath(u"a.jsonl"_s)};
    const auto exported = models::exportLedger(*m_connection, wish, progress);
    QVERIFY(exported && exported->written);
    QCOMPARE(exported->rows, rows);
    QCOMPARE(progress.rows, rows);
    const QList<QByteArray> lines = contentOf(wish.path).trimmed().split('\n');
    QCOMPARE(lines.size(), rows);
    for (int row = 0; row < rows; ++row)
        QCOMPARE(QJsonDocument::fromJson(lines.at(row))[u"id"].toInteger(), all->entries.at(row).id);
    wish = {.filter = {.projectId = test::letterKey.projectId}, .path = m_folder.filePath(u"a.csv"_s)};
    QVERIFY(models::exportLedger(*m_connection, wish, progress)->written);
    const QByteArray csv = contentOf(wish.path);
    QVERIFY(csv.startsWith("\xEF\xBB\xBF\"id\",\"event\","));
    QCOMPARE(csv.count("\r\n"), store::countLedger(*m_connection, wish.filter)->rows + 1);
}

void LedgerExportTest::leavesTheOldFileIfItIsCancelled()
{
    LedgerExportProgress progress;
    progress.isCancelled = true;
    const LedgerExportWish wish{.path = m_folder.filePath(u"b.csv"_s)};
    QVERIFY(files::writeWholeFile(wish.path, "of last year"));
    const auto exported = models::exportLedger(*m_connection, wish, progress);
    QVERIFY(!exported && exported.error().kind == store::ErrorKind::Cancelled);
    QCOMPARE(contentOf(wish.path), QByteArray("of last year"));
    QCOMPARE(QDir(m_folder.path()).entryList({u"b*"_s}).size(), 1);
}

void LedgerExportTest::leavesTheOldFileIfItIsRefused()
{
    LedgerExportProgress progress;
    const LedgerExportWish wish{.filter = {.number = u"*-0001"_s}, .path = m_folder.filePath(u"c.csv"_s)};
    QVERIFY(!models::exportLedger(*m_connection, wish, progress));
    QVERIFY(!QFile::exists(wish.path));
    QVERIFY(QDir(m_folder.path()).entryList({u"c*"_s}).isEmpty());
}

void LedgerExportTest::tellsWhatIsInTheWay()
{
    LedgerExportProgress progress;
    const auto exported = models::exportLedger(*m_connection, {.path = m_folder.path()}, progress);
    QVERIFY(exported && !exported->written);
    QVERIFY(exported->written.error().contains(u"it is a folder"_s));
}

void LedgerExportTest::knowsTheTokensOfNumbers()
{
    const auto reading =
        models::readLedger(*m_connection, {.projectId = test::letterKey.projectId}, m_reference, 10, {});
    QCOMPARE(reading->lines.size(), 10);
    for (const models::LedgerLine &line : reading->lines) {
        QCOMPARE(line.number.text(), line.entry.number);
        QVERIFY(line.number.parts().size() > 1);
    }
    store::ReferenceData renamed = m_reference;
    for (store::CodedItem &organization : renamed.organizations)
        organization.code = u"NEW"_s;
    const auto after =
        models::readLedger(*m_connection, {.projectId = test::letterKey.projectId}, renamed, 1, {});
    QCOMPARE(after->lines.constFirst().number.text(), reading->lines.constFirst().entry.number);
    QCOMPARE(after->lines.constFirst().number.parts().size(), 1);
}

void LedgerExportTest::findsWhatStandsAroundARow()
{
    const auto reading = models::readLedger(*m_connection, {}, m_reference, 1, {});
    const store::LedgerEntry &entry = reading->lines.constFirst().entry;
    const auto around = models::readSurroundings(*m_connection, entry.id, m_reference);
    QVERIFY(around && around->neighbours.before && !around->ending);
    QCOMPARE(around->line.entry.requestId, entry.requestId);
    QCOMPARE(models::readSurroundings(*m_connection, -1, m_reference).error().kind,
             store::ErrorKind::NotFound);
    const auto used =
        models::readTemplateInUse(*m_connection, entry.key.projectId, entry.key.correspondenceTypeId);
    QCOMPARE(used->projectId, entry.key.projectId);
}

QTEST_GUILESS_MAIN(LedgerExportTest)
#include "ledger_export_test.moc"
