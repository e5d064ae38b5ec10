#include "core/allocation/request/revision_text.h"

#include <QTest>

using namespace lekthi;
using namespace Qt::StringLiterals;

class RevisionTextTest : public QObject
{
    Q_OBJECT

private slots:
    void replacesTheRevision_data();
    void replacesTheRevision();
    void findsTheRevisionOfAnOldRegister_data();
    void findsTheRevisionOfAnOldRegister();
    void givesUpWhereTheRevisionCannotBeTold();
};

namespace {

numbering::NumberParts issuedParts()
{
    numbering::NumberParts parts;
    parts.project = u"LCBP3-C2"_s;
    parts.originator = u"ผรม.2"_s;
    parts.corrType = u"RFA"_s;
    parts.rfaType = u"RPT"_s;
    parts.discipline = u"TER"_s;
    parts.sequence = 1;
    parts.revision = u"A"_s;
    return parts;
}

numbering::Template parsed(const QString &text)
{
    return *numbering::Template::parse(text);
}

} // namespace

void RevisionTextTest::replacesTheRevision_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("revised");
    QTest::newRow("at the end") << u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s
                                << u"LCBP3-C2-RFA-TER-RPT-0001-A"_s << u"LCBP3-C2-RFA-TER-RPT-0001-B2"_s;
    QTest::newRow("same letter in a code") << u"{CORR_TYPE}{REV}{SEQ:4}"_s << u"RFAA0001"_s << u"RFAB20001"_s;
    QTest::newRow("shown twice") << u"{REV}/{SEQ:3}/{REV}"_s << u"A/001/A"_s << u"B2/001/B2"_s;
    QTest::newRow("not shown") << u"{PROJECT}-{SEQ:3}"_s << u"LCBP3-C2-001"_s << u"LCBP3-C2-001"_s;
    QTest::newRow("years and dates") << u"{YEAR:B.E.}.{DATE:yyyyMMdd}.{SEQ:2}{REV}"_s
                                     << u"2568.20251202.01A"_s << u"2568.20251202.01B2"_s;
    QTest::newRow("time of day") << u"{DATE:yyyyMMddHHmmss}-{SEQ:2}{REV}"_s << u"20251202235959-01A"_s
                                 << u"20251202235959-01B2"_s;
    QTest::newRow("code renamed since")
        << u"{PROJECT}-{SEQ:4}-{REV}"_s << u"LCBP3-OLD-0001-A"_s << u"LCBP3-OLD-0001-B2"_s;
    QTest::newRow("outgrown digits") << u"{SEQ:1}{REV}"_s << u"1A"_s << u"1B2"_s;
    QTest::newRow("in the format of the number")
        << u"{SEQ:1}{REV}{NEXT}{SEQ:2}-{REV}"_s << u"1A"_s << u"1B2"_s;
    QTest::newRow("in another format only") << u"{SEQ:1}{NEXT}{SEQ:2}-{REV}"_s << u"1"_s << u"1"_s;
    QTest::newRow("pattern characters in literals")
        << u"[{SEQ:2}](.*){{{REV}}}"_s << u"[01](.*){A}"_s << u"[01](.*){B2}"_s;
}

void RevisionTextTest::replacesTheRevision()
{
    QFETCH(QString, text);
    QFETCH(QString, number);
    QFETCH(QString, revised);
    const auto result = allocation::withRevision(number, parsed(text), issuedParts(), u"B2"_s);
    QVERIFY(result);
    QCOMPARE(*result, revised);
}

/// Numbers that were taken over: nobody wrote down which part of them is the revision.
void RevisionTextTest::findsTheRevisionOfAnOldRegister_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("revised");
    QTest::newRow("at the end") << u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s
                                << u"LCBP3-C2-RFA-TER-RPT-0001-A"_s << u"LCBP3-C2-RFA-TER-RPT-0001-B2"_s;
    QTest::newRow("behind the digits") << u"{SEQ:4}{REV}"_s << u"000110"_s << u"0001B2"_s;
    QTest::newRow("shown twice") << u"{REV}/{SEQ:3}/{REV}"_s << u"C1/001/C1"_s << u"B2/001/B2"_s;
    QTest::newRow("shown twice, not alike") << u"{REV}/{SEQ:3}/{REV}"_s << u"C1/001/C2"_s << QString();
    QTest::newRow("Thai letter") << u"{SEQ:4}-{REV}"_s << u"0001-ก"_s << u"0001-B2"_s;
    QTest::newRow("not shown") << u"{PROJECT}-{SEQ:3}"_s << u"LCBP3-C2-001"_s << u"LCBP3-C2-001"_s;
    QTest::newRow("code renamed since") << u"{PROJECT}{REV}-{SEQ:4}"_s << u"OLDA-0001"_s << QString();
}

void RevisionTextTest::findsTheRevisionOfAnOldRegister()
{
    QFETCH(QString, text);
    QFETCH(QString, number);
    QFETCH(QString, revised);
    numbering::NumberParts parts = issuedParts();
    parts.revision.clear();
    QCOMPARE(allocation::withRevision(number, parsed(text), parts, u"B2"_s).value_or(QString()), revised);
}

void RevisionTextTest::givesUpWhereTheRevisionCannotBeTold()
{
    const auto text = parsed(u"{PROJECT}{REV}{DISCIPLINE}-{SEQ:4}"_s);
    // Both codes were renamed: any of the three letters A may be the revision.
    QVERIFY(!allocation::withRevision(u"XAAAX-0001"_s, text, issuedParts(), u"B"_s));
    QVERIFY(!allocation::withRevision(u"something else"_s, text, issuedParts(), u"B"_s));
}

QTEST_GUILESS_MAIN(RevisionTextTest)
#include "revision_text_test.moc"
