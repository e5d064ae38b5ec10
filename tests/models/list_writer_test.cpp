#include "models/lists/list_writer.h"
#include "models/lists/workbook_check.h"
#include "tests/support/short_files.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::models;

namespace {

constexpr int mostRows = 1'048'575; // of a sheet, below its headings

const ExportFields oddFields{
    {u"text"_s, u"=1+1, \"ไทย\"\nline"_s}, {u"at"_s, u"@sum"_s},      {u"nul"_s, QString(u'\0') + u"-1"_s},
    {u"number"_s, qint64(4'294'967'299)},  {u"none"_s, QJsonValue()}, {u"many"_s, QJsonArray{u"a"_s, u"b"_s}},
    {u"more"_s, QJsonObject{{u"x"_s, 1}}}};

} // namespace

/// Rows of any list in files for other programs.
class ListWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesCellsThatNoSpreadsheetRuns();
    void writesLinesOfJson();
    void showsNothingBeforeItIsWhole();
    void refusesMoreThanASheetHolds();
    void saysWhereADiskDidNotTakeAllRows();

private:
    QByteArray written(ExportFormat format);

    QTemporaryDir m_folder;
};

QByteArray ListWriterTest::written(ExportFormat format)
{
    const QString path = m_folder.filePath(u"list."_s + suffixOf(format));
    const auto writer = listWriter(format, path);
    if (!writer->open(namesOf(oddFields)) || !writer->append(oddFields) || !writer->commit())
        return {};
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void ListWriterTest::writesCellsThatNoSpreadsheetRuns()
{
    const QByteArray bytes = written(ExportFormat::Csv);
    QVERIFY2(bytes.startsWith("\xEF\xBB\xBF\"text\",\"at\""), "spreadsheets know UTF-8 by its mark");
    QVERIFY2(QString::fromUtf8(bytes).endsWith(
                 uR"("'=1+1, ""ไทย"")"
                 "\nline\",\"'@sum\",\"'-1\",\"4294967299\",\"\",\"a b\",\"{\"\"x\"\":1}\"\r\n"_s),
             bytes.constData());
}

void ListWriterTest::writesLinesOfJson()
{
    const QByteArray bytes = written(ExportFormat::JsonLines);
    QCOMPARE(bytes.count('\n'), 1);
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    QCOMPARE(object.size(), oddFields.size());
    for (const auto &[name, value] : oddFields)
        QCOMPARE(object.value(name), value);
}

void ListWriterTest::showsNothingBeforeItIsWhole()
{
    for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::JsonLines, ExportFormat::Xlsx}) {
        const QString path = m_folder.filePath(u"half."_s + suffixOf(format));
        {
            const auto writer = listWriter(format, path);
            QVERIFY(writer->open(namesOf(oddFields)) && writer->append(oddFields));
        }
        QVERIFY2(!QFile::exists(path), qPrintable(path));
    }
}

void ListWriterTest::refusesMoreThanASheetHolds()
{
    const auto writer = listWriter(ExportFormat::Xlsx, m_folder.filePath(u"large.xlsx"_s));
    QVERIFY(writer->open({u"n"_s}));
    const ExportFields fields{{u"n"_s, 1}};
    bool isWritten = true;
    for (int row = 0; row < mostRows && isWritten; ++row)
        isWritten = bool(writer->append(fields));
    QVERIFY(isWritten);
    const auto refused = writer->append(fields);
    QVERIFY(!refused && refused.error().contains(u"export as CSV"_s));
}

/// However full: either all rows are there, or the file of before.
void ListWriterTest::saysWhereADiskDidNotTakeAllRows()
{
    constexpr int rows = 400;
    const QString path = m_folder.filePath(u"full.xlsx"_s);
    const auto write = [&] {
        const auto writer = listWriter(ExportFormat::Xlsx, path);
        auto written = writer->open({u"n"_s, u"text"_s});
        for (int row = 0; written && row < rows; ++row)
            written = writer->append({{u"n"_s, row}, {u"text"_s, u"the same in each row"_s}});
        return written ? writer->commit() : written;
    };
    QVERIFY(write());
    const auto whole = rowBytesOf(path);
    QVERIFY(whole);
    int refused = 0;
    // Around the end of the rows and of what comes behind them in the sheet.
    for (rlim_t limit = 8'000; limit < rlim_t(*whole) + 4'000; limit += 500) {
        QVERIFY(!QFile::exists(path) || QFile::remove(path));
        const test::ShortFiles full(limit);
        if (const auto written = write()) {
            QCOMPARE(rowBytesOf(path), whole);
            continue;
        }
        QVERIFY(!QFile::exists(path));
        ++refused;
    }
    QVERIFY(refused > 10);
    QVERIFY(write());
}

QTEST_GUILESS_MAIN(ListWriterTest)
#include "list_writer_test.moc"
