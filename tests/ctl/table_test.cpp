#include "app/ctl/print/table.h"

#include <QTest>

using namespace lekthi::ctl;
using namespace Qt::StringLiterals;

class TableTest : public QObject
{
    Q_OBJECT

private slots:
    void measuresDisplayWidth_data();
    void measuresDisplayWidth();
    void alignsColumnsByWidth();
    void leavesNoSpacesAtLineEnds();
    void disarmsWhatSteersTheTerminal();
    void keepsACellInItsLine();
};

void TableTest::measuresDisplayWidth_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("width");
    QTest::newRow("nothing") << QString() << 0;
    QTest::newRow("latin") << u"LCBP3-C2"_s << 8;
    QTest::newRow("thai consonants") << u"คคง."_s << 4;
    QTest::newRow("vowel above and tone mark") << u"ที่"_s << 1;
    QTest::newRow("vowel below") << u"ผู้รับ"_s << 3;
    QTest::newRow("sara am stands on its own") << u"คำ"_s << 2;
    QTest::newRow("chinese") << u"編號"_s << 4;
    QTest::newRow("emoji outside the first plane") << u"\U0001F600"_s << 2;
    QTest::newRow("zero width space") << u"a\u200Bb"_s << 2;
}

void TableTest::measuresDisplayWidth()
{
    QFETCH(QString, text);
    QTEST(displayWidth(text), "width");
}

void TableTest::alignsColumnsByWidth()
{
    QCOMPARE(alignedRows({{u"ผู้ส่ง"_s, u"1"_s}, {u"編號"_s, u"2"_s}, {u"abcde"_s, u"3"_s}}),
             u"ผู้ส่ง    1\n編號   2\nabcde  3"_s);
}

void TableTest::leavesNoSpacesAtLineEnds()
{
    QCOMPARE(alignedRows({{u"\x1b\x1b"_s, u"b"_s}, {u"a"_s, u"b"_s}}), u"\uFFFD\uFFFD  b\na   b"_s);
    QCOMPARE(alignedRows({{u"a"_s, u"b"_s, QString()}, {u"a"_s, QString(), QString()}}), u"a  b\na"_s);
}

void TableTest::disarmsWhatSteersTheTerminal()
{
    QCOMPARE(printable(u"a\x1b[2J\nb\u202Ec\u0007"_s), u"a\uFFFD[2J\nb\uFFFDc\uFFFD"_s);
    QCOMPARE(printable(u"a\u200Fb\u061Cc\u2028d\u2029"_s), u"a\uFFFDb\uFFFDc\uFFFDd\uFFFD"_s);
}

/// A reason with a line break would forge a row.
void TableTest::keepsACellInItsLine()
{
    QCOMPARE(alignedRows({{u"1"_s, u"a\n2  sa.one  DONE"_s}, {u"3"_s, u"b\r\u2028c"_s}}),
             u"1  a\u23CE2  sa.one  DONE\n3  b\u23CE\u23CEc"_s);
    QCOMPARE(inOneLine(u"a\nb\u0085c\x1b[1Ad\u2066"_s), u"a\u23CEb\u23CEc\uFFFD[1Ad\uFFFD"_s);
}

QTEST_APPLESS_MAIN(TableTest)
#include "table_test.moc"
