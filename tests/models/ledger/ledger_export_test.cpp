#include "models/ledger/ledger_formats.h"
#include "models/ledger/ledger_reading.h"
#include "tests/support/demo_letters.h"
#include "tests/support/file_content.h"
#include "tests/support/private_store.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::ExportFormat;
using models::ExportProgress;
using test::PrivateStore;

/// The ledger in a file, against what the store lists.
class LedgerExportTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void writesEveryNumberOnce();
    void writesAWorkbook();
    void leavesTheOldFileIfItIsCancelled();
    void leavesTheOldFileIfItIsRefused();
    void tellsWhatIsInTheWay();
    void knowsTheTokensOfNumbers();
    void findsWhatStandsAroundARow();

private:
    store::Result<models::Exported> exportTo(const QString &path, ExportFormat format,
                                             const store::LedgerFilter &filter = {});

    store::ReferenceData m_reference;
    ExportProgress m_progress;
    std::unique_ptr<store::Connection> m_connection;
    QTemporaryDir m_folder;
};

void LedgerExportTest::initTestCase()
{
    const store::Address address = PrivateStore::instance().demoStore();
    m_connection = PrivateStore::instance().connect(PrivateStore::asPerson(address, u"auditor.demo"_s));
    m_reference = *store::loadReferenceData(PrivateStore::asPerson(address, u"auditor.demo"_s));
}

store::Result<models::Exported> LedgerExportTest::exportTo(const QString &path, ExportFormat format,
                                                           const store::LedgerFilter &filter)
{
    m_progress.rows = 0;
    return models::exportList(*m_connection, models::ledgerExport(filter, {}), format, path, m_progress);
}

void LedgerExportTest::writesEveryNumberOnce()
{
    const int rows = store::countLedger(*m_connection, {})->rows;
    const auto all = store::ledgerPage(*m_connection, {}, store::LedgerOrder::NewestFirst, rows);
    const QString path = m_folder.filePath(u"a.jsonl"_s);
    const auto exported = exportTo(path, ExportFormat::JsonLines);
    QVERIFY(exported && exported->written);
    QCOMPARE(exported->rows, rows);
    QCOMPARE(m_progress.rows, rows);
    const QList<QByteArray> lines = test::contentOf(path).trimmed().split('\n');
    QCOMPARE(lines.size(), rows);
    for (int row = 0; row < rows; ++row)
        QCOMPARE(QJsonDocument::fromJson(lines.at(row))[u"id"].toInteger(), all->entries.at(row).id);
    const store::LedgerFilter filter{.projectId = test::letterKey.projectId};
    const QString sheet = m_folder.filePath(u"a.csv"_s);
    QVERIFY(exportTo(sheet, ExportFormat::Csv, filter)->written);
    const QByteArray csv = test::contentOf(sheet);
    QVERIFY(csv.startsWith("\xEF\xBB\xBF\"id\",\"event\","));
    QCOMPARE(csv.count("\r\n"), store::countLedger(*m_connection, filter)->rows + 1);
}

/// As another program reads it.
void LedgerExportTest::writesAWorkbook()
{
    const store::LedgerFilter filter{.projectId = test::letterKey.projectId};
    const QString path = m_folder.filePath(u"สมุดงาน.xlsx"_s);
    const auto exported = exportTo(path, ExportFormat::Xlsx, filter);
    QVERIFY(exported && exported->written);
    QProcess python;
    python.start(u"python3"_s,
                 {u"-c"_s,
                  u"import sys, zipfile, xml.etree.ElementTree as tree\n"
                  "sheet = tree.fromstring(zipfile.ZipFile(sys.argv[1]).read('xl/worksheets/sheet1.xml'))\n"
                  "for row in sheet.findall('.//{*}row'):\n"
                  "    print('\\t'.join(''.join(cell.itertext()) for cell in row))"_s,
                  path});
    QVERIFY(python.waitForFinished());
    QCOMPARE(python.readAllStandardError(), QByteArray());
    const QStringList lines = QString::fromUtf8(python.readAllStandardOutput()).trimmed().split(u'\n');
    QCOMPARE(lines.size(), exported->rows + 1);
    QVERIFY2(lines.at(0).startsWith(u"id\tevent\tnumber\t"_s), qPrintable(lines.at(0)));
    const auto newest = store::ledgerPage(*m_connection, filter, store::LedgerOrder::NewestFirst, 1);
    const store::LedgerEntry &entry = newest->entries.constFirst();
    QVERIFY2(lines.at(1).startsWith(u"%1\t%2\t%3\t"_s.arg(entry.id).arg(entry.event, entry.number)),
             qPrintable(lines.at(1)));
}

void LedgerExportTest::leavesTheOldFileIfItIsCancelled()
{
    const QString path = m_folder.filePath(u"b.csv"_s);
    QVERIFY(files::writeWholeFile(path, "of last year"));
    for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::JsonLines, ExportFormat::Xlsx}) {
        m_progress.isCancelled = true;
        const auto exported = exportTo(path, format);
        m_progress.isCancelled = false;
        QVERIFY(!exported && exported.error().kind == store::ErrorKind::Cancelled);
        QCOMPARE(test::contentOf(path), QByteArray("of last year"));
        QCOMPARE(QDir(m_folder.path()).entryList({u"b*"_s}).size(), 1);
    }
}

void LedgerExportTest::leavesTheOldFileIfItIsRefused()
{
    const QString path = m_folder.filePath(u"c.csv"_s);
    QVERIFY(!exportTo(path, ExportFormat::Csv, {.number = u"*-0001"_s}));
    QVERIFY(!QFile::exists(path));
    QVERIFY(QDir(m_folder.path()).entryList({u"c*"_s}).isEmpty());
}

void LedgerExportTest::tellsWhatIsInTheWay()
{
    for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::Xlsx}) {
        const auto exported = exportTo(m_folder.path(), format);
        QVERIFY(exported && !exported->written);
        QVERIFY(exported->written.error().contains(u"it is a folder"_s));
    }
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
