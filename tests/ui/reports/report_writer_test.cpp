#include "tests/support/short_files.h"
#include "ui/reports/report_writer.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::ExportFields;

namespace {

const QStringList headings{u"รายการ"_s, u"สถานะ"_s, u"เหตุผล"_s};

QString numberOf(int row)
{
    return u"LCBP3-คคง.-สค.3-%1-2569"_s.arg(row, 5, 10, QChar(u'0'));
}

ExportFields fieldsOf(int row)
{
    return {{headings.at(0), numberOf(row)},
            {headings.at(1), u"ใช้งานอยู่"_s},
            {headings.at(2), u"ส่งแบบก่อสร้างให้ที่ปรึกษาตรวจสอบตามบันทึกการประชุม และแจ้งผู้รับเหมาให้แก้ไขก่อน"
                             "วันที่กำหนด "_s.repeated(row % 3 + 1)}};
}

ui::ReportText text()
{
    store::Address place;
    place.host = u"db.example"_s;
    place.database = u"lekthi"_s;
    return ui::reportText(u"ทะเบียนเลขที่"_s, {u"โครงการ: LCBP3"_s},
                          {.person = u"สมชาย ใจดี"_s,
                           .place = place,
                           .time = QDateTime({2026, 11, 26}, {20, 15}, QTimeZone::utc())},
                          numbering::Calendar::Buddhist);
}

} // namespace

/// A list as a PDF, read back by another program.
class ReportWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void holdsEveryRowOnce();
    void repeatsHeadingsAndCountsPages();
    void saysWhoMadeItAndWhen();
    void goesOnWithARowThatIsLongerThanAPage();
    void isAPageWhereNothingIsListed();
    void embedsItsFonts();
    void refusesMoreThanItHolds();
    void leavesTheOldFileWhereItIsCancelled();
    void leavesTheOldFileWhereNothingFits();
    void tellsWhatIsInTheWay();
    void keepsItsPace();

private:
    files::Written write(const QString &path, int rows);
    QString read(const QString &path, const QString &program = u"pdftotext"_s);

    models::ExportProgress m_progress;
    QTemporaryDir m_folder;
};

void ReportWriterTest::initTestCase()
{
    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
        QSKIP("poppler-utils is not installed");
}

files::Written ReportWriterTest::write(const QString &path, int rows)
{
    m_progress.page = 0;
    m_progress.pages = 0;
    const auto writer = ui::reportWriter(text(), path, m_progress);
    files::Written written = writer->open(headings);
    for (int row = 0; written && row < rows; ++row)
        written = writer->append(fieldsOf(row));
    return written ? writer->commit() : written;
}

QString ReportWriterTest::read(const QString &path, const QString &program)
{
    QProcess process;
    process.start(program,
                  program == "pdftotext"_L1 ? QStringList{u"-layout"_s, path, u"-"_s} : QStringList{path});
    return process.waitForFinished() && process.exitCode() == 0
               ? QString::fromUtf8(process.readAllStandardOutput())
               : QString();
}

void ReportWriterTest::holdsEveryRowOnce()
{
    constexpr int rows = 250;
    const QString path = m_folder.filePath(u"ทะเบียน.pdf"_s);
    QVERIFY(write(path, rows));
    const QString read = this->read(path);
    for (int row = 0; row < rows; ++row)
        QVERIFY2(read.count(numberOf(row)) == 1, qPrintable(numberOf(row) + u'\n' + read.left(3000)));
    QVERIFY(read.contains(u"ใช้งานอยู่"_s));
    QCOMPARE(m_progress.page.load(), m_progress.pages.load());
}

void ReportWriterTest::repeatsHeadingsAndCountsPages()
{
    const QString path = m_folder.filePath(u"pages.pdf"_s);
    QVERIFY(write(path, 120));
    QStringList pages = read(path).split(u'\f', Qt::SkipEmptyParts);
    QVERIFY(pages.size() > 2);
    QCOMPARE(pages.size(), m_progress.pages.load());
    for (qsizetype page = 0; page < pages.size(); ++page) {
        QVERIFY(pages.at(page).contains(u"Page %1 of %2"_s.arg(page + 1).arg(pages.size())));
        if (pages.at(page).contains(u"LCBP3-คคง."_s))
            QVERIFY2(pages.at(page).contains(headings.at(0)), qPrintable(pages.at(page)));
    }
}

void ReportWriterTest::saysWhoMadeItAndWhen()
{
    const QString path = m_folder.filePath(u"facts.pdf"_s);
    QVERIFY(write(path, 3));
    const QString read = this->read(path);
    for (const QString &word :
         {u"ทะเบียนเลข"_s, u"Store lekthi on db.example"_s, u"โครงการ: LCBP3"_s, u"สมชาย ใจดี"_s, u"2569"_s,
          u"(Asia/Bangkok, UTC+07:00)"_s, u"Prepared by"_s, u"Checked by"_s, u"Page 1 of 1"_s})
        QVERIFY2(read.contains(word), qPrintable(word + u'\n' + read));
}

void ReportWriterTest::goesOnWithARowThatIsLongerThanAPage()
{
    const QString path = m_folder.filePath(u"long.pdf"_s);
    const auto writer = ui::reportWriter(text(), path, m_progress);
    QVERIFY(writer->open(headings));
    QStringList words;
    for (int word = 0; word < 3000; ++word)
        words += u"word%1x"_s.arg(word);
    QVERIFY(writer->append(
        {{headings.at(0), numberOf(1)}, {headings.at(1), u"a"_s}, {headings.at(2), words.join(u' ')}}));
    QVERIFY(writer->append(fieldsOf(2)));
    QVERIFY(writer->commit());
    const QString read = this->read(path);
    for (const QString &word : std::as_const(words))
        QCOMPARE(read.count(word), 1);
    QCOMPARE(read.count(numberOf(1)), 1);
    QCOMPARE(read.count(numberOf(2)), 1);
    QVERIFY(m_progress.pages > 1);
}

void ReportWriterTest::isAPageWhereNothingIsListed()
{
    const QString path = m_folder.filePath(u"none.pdf"_s);
    QVERIFY(write(path, 0));
    QVERIFY(read(path).contains(u"Nothing is listed."_s));
    QVERIFY(read(path).contains(u"Page 1 of 1"_s));
}

void ReportWriterTest::embedsItsFonts()
{
    const QString path = m_folder.filePath(u"fonts.pdf"_s);
    QVERIFY(write(path, 3));
    const QStringList lines = read(path, u"pdffonts"_s).trimmed().split(u'\n');
    QVERIFY(lines.size() > 2 && lines.join(u'\n').contains(u"Thai"_s));
    static const QRegularExpression embedded(u"\\s(yes)\\s+(yes|no)\\s+(yes|no)\\s+\\d+\\s+\\d+\\s*$"_s);
    for (const QString &line : lines.mid(2))
        QVERIFY2(embedded.match(line).hasMatch(), qPrintable(line));
}

void ReportWriterTest::refusesMoreThanItHolds()
{
    const QString path = m_folder.filePath(u"large.pdf"_s);
    const auto written = write(path, ui::mostReportRows + 1);
    QVERIFY(!written);
    QVERIFY2(written.error().contains(u"20,000"_s) && written.error().contains(u"XLSX"_s),
             qPrintable(written.error()));
    QVERIFY(QDir(m_folder.path()).entryList({u"large*"_s}).isEmpty());
}

void ReportWriterTest::leavesTheOldFileWhereItIsCancelled()
{
    const QString path = m_folder.filePath(u"cancelled.pdf"_s);
    QVERIFY(files::writeWholeFile(path, "of last year"));
    m_progress.isCancelled = true;
    const auto written = write(path, 30);
    m_progress.isCancelled = false;
    QVERIFY(!written);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("of last year"));
    QCOMPARE(QDir(m_folder.path()).entryList({u"cancelled*"_s}).size(), 1);
}

void ReportWriterTest::leavesTheOldFileWhereNothingFits()
{
    for (const rlim_t most : {rlim_t(0), rlim_t(300'000)}) {
        const QString path = m_folder.filePath(u"full.pdf"_s);
        QVERIFY(files::writeWholeFile(path, "of last year"));
        const auto written = [&] {
            const lekthi::test::ShortFiles limit(most);
            return write(path, 1500);
        }();
        QVERIFY(!written);
        QVERIFY2(written.error().contains(u"cannot be written"_s), qPrintable(written.error()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("of last year"));
        QCOMPARE(QDir(m_folder.path()).entryList({u"full*"_s}).size(), 1);
    }
}

void ReportWriterTest::tellsWhatIsInTheWay()
{
    const auto written = write(m_folder.path(), 1);
    QVERIFY(!written);
    QVERIFY2(written.error().contains(u"it is a folder"_s), qPrintable(written.error()));
}

/// Far slower than any machine is, so that it fails only where each row costs what all rows should.
void ReportWriterTest::keepsItsPace()
{
    constexpr int rows = 4000;
    constexpr int fewest = 150; // a second
    QElapsedTimer timer;
    timer.start();
    QVERIFY(write(m_folder.filePath(u"pace.pdf"_s), rows));
    const double perSecond = rows * 1000.0 / double(timer.elapsed());
    qInfo("%.0f rows a second, %d pages", perSecond, m_progress.pages.load());
    QVERIFY(perSecond > fewest);
}

QTEST_MAIN(ReportWriterTest)
#include "report_writer_test.moc"
