#include "ui/reports/column_widths.h"
#include "ui/reports/report_lines.h"

#include "ui/shell/theme.h"

#include <QImage>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::ui;

namespace {

qreal sumOf(const QList<qreal> &widths)
{
    qreal sum = 0;
    for (const qreal width : widths)
        sum += width;
    return sum;
}

} // namespace

/// Where texts on paper are broken, and how wide columns are.
class ReportLinesTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsNumbers_data();
    void knowsNumbers();
    void breaksNoNumber();
    void breaksThaiBetweenWords();
    void breaksWhatHasNoPlaceToBreak();
    void keepsWhatWasWrittenInLines();
    void leavesRoomForThaiMarks();
    void sharesTheRoom();
    void shrinksWhatCannotFit();

private:
    QImage m_device{100, 100, QImage::Format_RGB32};
    ReportLines m_lines{theme::baseFont(), &m_device};
};

void ReportLinesTest::knowsNumbers_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("isNumber");
    QTest::newRow("number") << u"LCBP3-C2-RFA-CIV-RPT-0042-A"_s << true;
    QTest::newRow("Thai codes") << u"คคง.-สค.3-ก-0117-2568"_s << true;
    QTest::newRow("reference") << u"ERR-20250102-1234-ABCD"_s << true;
    QTest::newRow("word") << u"unchanged"_s << false;
    QTest::newRow("Thai sentence") << u"เลขที่0042ถูกยกเลิกแล้วโดยผู้ดูแล"_s << false;
    QTest::newRow("too long") << u"x1"_s.repeated(80) << false;
}

void ReportLinesTest::knowsNumbers()
{
    QFETCH(QString, word);
    QFETCH(bool, isNumber);
    QCOMPARE(isNumberLike(word), isNumber);
}

void ReportLinesTest::breaksNoNumber()
{
    const QString number = u"LCBP3-C2-RFA-CIV-RPT-0042-A"_s;
    const QString text = u"The number %1 is taken already by another well-known document"_s.arg(number);
    for (const qreal width : {40.0, 120.0, m_lines.widthOf(number) + 1, 300.0}) {
        const QStringList lines = m_lines.broken(text, width);
        QCOMPARE(lines.filter(number).size(), 1);
        QCOMPARE(lines.join(QString()).remove(u' '), QString(text).remove(u' '));
    }
    QCOMPARE(m_lines.leastWidth(text), m_lines.widthOf(number));
}

void ReportLinesTest::breaksThaiBetweenWords()
{
    const QString text = u"ตรวจสอบเอกสารแล้วจึงอนุมัติให้ออกเลขที่ใหม่"_s;
    const QStringList lines = m_lines.broken(text, m_lines.widthOf(text) / 3);
    QVERIFY(lines.size() >= 3);
    QCOMPARE(lines.join(QString()), text);
    for (const QString &line : lines)
        QVERIFY2(!line.front().isMark() && line.front() != u'า' && line.front() != u'ะ', qPrintable(line));
    for (const QString &word : {u"เอกสาร"_s, u"อนุมัติ"_s})
        QCOMPARE(lines.filter(word).size(), 1);
}

void ReportLinesTest::breaksWhatHasNoPlaceToBreak()
{
    const QString hash = u"abcdefgh"_s.repeated(30);
    const QStringList lines = m_lines.broken(hash, 100);
    QVERIFY(lines.size() > 5);
    QCOMPARE(lines.join(QString()), hash);
    for (const QString &line : lines)
        QVERIFY(m_lines.widthOf(line) <= 100);
}

void ReportLinesTest::keepsWhatWasWrittenInLines()
{
    QCOMPARE(m_lines.broken(u"a\n\nb"_s, 100), QStringList({u"a"_s, QString(), u"b"_s}));
    QCOMPARE(m_lines.broken({}, 100), QStringList{QString()});
}

void ReportLinesTest::leavesRoomForThaiMarks()
{
    const QFontMetricsF metrics(m_lines.font(), &m_device);
    for (const QString &text : {u"ที่ปู่"_s, u"ฎู้"_s, u"ผู้ดูแล"_s, u"ญี่ปุ่น"_s, u"工程"_s}) {
        const QRectF ink = metrics.tightBoundingRect(text);
        QVERIFY2(-ink.top() <= m_lines.ascent() + 0.5, qPrintable(text));
        QVERIFY2(ink.bottom() <= m_lines.height() - m_lines.ascent() + 0.5, qPrintable(text));
    }
}

void ReportLinesTest::sharesTheRoom()
{
    const QList<qreal> widths = columnWidths({{40, 60}, {30, 900}, {20, 80}}, 400);
    QVERIFY(qAbs(sumOf(widths) - 400) < 0.01);
    QVERIFY(widths.at(0) >= 60 && widths.at(2) >= 80 && widths.at(1) > 200);
    const QList<qreal> wide = columnWidths({{10, 50}, {10, 100}}, 300);
    QVERIFY(qAbs(wide.at(0) - 100) < 0.01 && qAbs(wide.at(1) - 200) < 0.01);
    QVERIFY(columnWidths({}, 300).isEmpty());
}

void ReportLinesTest::shrinksWhatCannotFit()
{
    const QList<qreal> widths = columnWidths({{300, 300}, {300, 500}}, 300);
    QVERIFY(qAbs(sumOf(widths) - 300) < 0.01);
}

QTEST_MAIN(ReportLinesTest)
#include "report_lines_test.moc"
