#include "core/numbering/text_order.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

namespace {

/// "0117 0118 | 00119*": the list in one line; a bar where the order breaks, a star behind the new ones.
QString listOf(const QString &soFar, const QString &edited, qint64 next)
{
    PreviewInput input;
    input.parts.originator = u"A"_s;
    input.parts.documentDate = QDate(2026, 11, 21);
    input.parts.sequence = next;
    QStringList words;
    for (const ListedNumber &one : numbersAroundChange(parseTemplate(soFar), parseTemplate(edited), input))
        words += (one.breaks ? u"| "_s : QString()) + one.number.text() + (one.isNew ? u"*"_s : QString());
    return words.join(u' ');
}

} // namespace

class TextOrderTest : public QObject
{
    Q_OBJECT

private slots:
    void showsWhereTheOrderBreaks_data();
    void showsWhereTheOrderBreaks();
};

void TextOrderTest::showsWhereTheOrderBreaks_data()
{
    QTest::addColumn<QString>("soFar");
    QTest::addColumn<QString>("edited");
    QTest::addColumn<qint64>("next");
    QTest::addColumn<QString>("list");
    QTest::newRow("widened") << u"{SEQ:4}"_s << u"{SEQ:5}"_s << qint64(119)
                             << u"00119* 00120* 00121* | 0116 0117 0118"_s;
    QTest::newRow("inside a number")
        << u"{ORIGINATOR}-{SEQ:2}-{YEAR:A.D.}"_s << u"{ORIGINATOR}-{SEQ:3}-{YEAR:A.D.}"_s << qint64(99)
        << u"A-099-2026* A-100-2026* A-101-2026* | A-96-2026 A-97-2026 A-98-2026"_s;
    QTest::newRow("some between") << u"{SEQ:1}"_s << u"{SEQ:2}"_s << qint64(9) << u"09* 10* 11* | 6 7 8"_s;
    QTest::newRow("narrowed") << u"{SEQ:5}"_s << u"{SEQ:4}"_s << qint64(119)
                              << u"00116 00117 00118 0119* 0120* 0121*"_s;
    QTest::newRow("same digits") << u"{SEQ:4}"_s << u"{ORIGINATOR}{SEQ:4}"_s << qint64(119) << QString();
    QTest::newRow("nothing drawn yet") << u"{SEQ:4}"_s << u"{SEQ:5}"_s << qint64(1) << QString();
    QTest::newRow("one drawn") << u"{SEQ:4}"_s << u"{SEQ:5}"_s << qint64(2)
                               << u"00002* 00003* 00004* | 0001"_s;
    QTest::newRow("no running number") << u"{SEQ:4}"_s << u"{ORIGINATOR}"_s << qint64(119) << QString();
    QTest::newRow("no template so far") << QString() << u"{SEQ:4}"_s << qint64(119) << QString();
    QTest::newRow("beyond all counters") << u"{SEQ:4}"_s << u"{SEQ:5}"_s << lastSequence + 1 << QString();
}

void TextOrderTest::showsWhereTheOrderBreaks()
{
    QFETCH(QString, soFar);
    QFETCH(QString, edited);
    QFETCH(qint64, next);
    QTEST(listOf(soFar, edited, next), "list");
}

QTEST_APPLESS_MAIN(TextOrderTest)
#include "text_order_test.moc"
