#include "core/audit/search/search_texts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::audit;

/// How else a text that somebody looks for may be written, and what is nearly the same.
class SearchTextsTest : public QObject
{
    Q_OBJECT

private slots:
    void spellsAsTheStoreDoes_data();
    void spellsAsTheStoreDoes();
    void findsWhatIsOneSlipAway();
    void stopsAtTheMostSlips();
    void knowsEachCharacterOnce();
};

void SearchTextsTest::spellsAsTheStoreDoes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("spellings");
    QTest::newRow("as it is") << u"A-1"_s << QStringList{u"A-1"_s};
    QTest::newRow("blanks") << u"  A  -\t1\n"_s << QStringList{u"A - 1"_s, u"A-1"_s};
    QTest::newRow("what nobody sees") << u"A\u200B-\u0007\u00AD1\u0090"_s << QStringList{u"A-1"_s};
    QTest::newRow("nothing that anybody sees") << u" \u200B\u0007 "_s << QStringList();
    QTest::newRow("Thai digits") << u"คคง.-๐๑๙"_s << QStringList{u"คคง.-๐๑๙"_s, u"คคง.-019"_s};
    QTest::newRow("the ends of full width") << u"！～Ａ"_s << QStringList{u"！～Ａ"_s, u"!~A"_s};
    QTest::newRow("outside of full width") << u"｟￠"_s << QStringList{u"｟￠"_s};
    QTest::newRow("dashes") << u"A–1－2"_s << QStringList{u"A–1－2"_s, u"A-1-2"_s};
}

void SearchTextsTest::spellsAsTheStoreDoes()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, spellings);
    QCOMPARE(spellingsOf(text), spellings);
}

void SearchTextsTest::findsWhatIsOneSlipAway()
{
    QCOMPARE(oneSlipAway(u"AB"_s, u"AC"_s, 100),
             (QStringList{u"B"_s, u"A"_s, u"BA"_s, u"AAB"_s, u"AA"_s, u"ABA"_s, u"CAB"_s, u"CB"_s, u"ACB"_s,
                          u"AC"_s, u"ABC"_s}));
    // The text itself is none.
    QCOMPARE(oneSlipAway(u"AA"_s, u"A"_s, 100), (QStringList{u"A"_s, u"AAA"_s}));
    QCOMPARE(oneSlipAway(QString(), u"AB"_s, 100), (QStringList{u"A"_s, u"B"_s}));
}

void SearchTextsTest::stopsAtTheMostSlips()
{
    QCOMPARE(oneSlipAway(u"AB"_s, u"AC"_s, 4), (QStringList{u"B"_s, u"A"_s, u"BA"_s, u"AAB"_s}));
    QVERIFY(oneSlipAway(u"AB"_s, u"AC"_s, 0).isEmpty());
}

void SearchTextsTest::knowsEachCharacterOnce()
{
    QCOMPARE(charactersOf({u"A-10"_s, u"B-01"_s}), u"A-10B"_s);
    QCOMPARE(charactersOf({}), QString());
}

QTEST_APPLESS_MAIN(SearchTextsTest)
#include "search_texts_test.moc"
