#include "core/numbering/problem.h"

#include "core/numbering/validate.h"

#include "tests/numbering/summary.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

/// What problems and fixes say to a person.
class ProblemTest : public QObject
{
    Q_OBJECT

private slots:
    void describesProblem_data();
    void describesProblem();
    void describesFix();
};

void ProblemTest::describesProblem_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words"); // which the sentence must hold
    const auto row = [](const char *type, const QString &text, const QStringList &words) {
        QTest::addRow("%s: %s", type, qPrintable(text.left(60)))
            << QString::fromLatin1(type) << text << words;
    };
    row("LETTER", u""_s, {u"empty"_s});
    row("LETTER", u"{ORIGNATOR}{SEQ:4}"_s, {u"{ORIGNATOR}"_s, u"{ORIGINATOR}"_s});
    row("LETTER", u"{WEATHER}{SEQ:4}"_s, {u"{WEATHER}"_s, u"remove"_s});
    row("LETTER", u"{}{SEQ:4}"_s, {u"between these braces"_s});
    row("LETTER", u"{%1}{SEQ:4}"_s, {u"{%1}"_s});
    row("LETTER", u"{ORG}{SEQ:4}"_s, {u"{ORG}"_s, u"sender"_s, u"{ORIGINATOR}, {RECIPIENT}"_s});
    row("LETTER", u"{TYPE}{SEQ:4}"_s, {u"{TYPE}"_s, u"types"_s, u"{CORR_TYPE}"_s});
    row("LETTER", u"{YEAR}{SEQ:4}"_s, {u"{YEAR}"_s, u"calendar"_s, u"{YEAR:A.D.}, {YEAR:B.E.}"_s});
    row("LETTER", u"{CATEGORY}{SEQ:4}"_s, {u"{CATEGORY}"_s, u"Remove"_s});
    row("LETTER", u"{DISCIPLINE_CODE}{SEQ:4}"_s, {u"{DISCIPLINE_CODE}"_s, u"Remove"_s});
    row("LETTER", u"{ORG_CODE}{SEQ:4}"_s, {u"{ORG_CODE}"_s, u"older"_s, u"{ORIGINATOR}"_s});
    row("LETTER", u"{SEQ}"_s, {u"{SEQ}"_s, u"{SEQ:4}"_s});
    row("LETTER", u"{DISCIPLINE:2}{SEQ:4}"_s, {u"{DISCIPLINE:2}"_s, u"Remove"_s});
    row("LETTER", u"{SEQ:4}{"_s, {u"no }"_s});
    row("LETTER", u"{SEQ:4}}"_s, {u"no {"_s});
    row("LETTER", u"{PROJECT}"_s, {u"{SEQ:4}"_s});
    row("LETTER", u"{SEQ:4}{SEQ:3}"_s, {u"{SEQ:3}"_s});
    row("LETTER", u"{DISCIPLINE}{SEQ:4}"_s, {u"{DISCIPLINE}"_s, u"LETTER"_s});
    row("", u"{DISCIPLINE}{SEQ:4}"_s, {u"{DISCIPLINE}"_s, u"all document types"_s});
    row("LETTER", u"{SEQ:4}"_s + QString(198, u'x'), {u"205"_s, u"200"_s});
    row("LETTER", u"{SEQ:4}"_s + QString(98, u'x'), {u"102"_s, u"100"_s});
    row("LETTER", u"{SEQ:4} "_s, {u"space"_s, u"U+0020"_s});
    row("LETTER", u"a\u200B{SEQ:4}"_s, {u"U+200B"_s});
    row("LETTER", u"☎{SEQ:4}"_s, {u"symbol"_s, u"U+260E"_s});
    row("LETTER", u"\u0301{SEQ:4}"_s, {u"mark"_s, u"U+0301"_s});
    row("LETTER", u"e\u0301{SEQ:4}"_s, {u"U+0065"_s, u"usual form"_s});
    row("RFA", u"{SEQ:4}"_s, {u"RFA"_s, u"{PROJECT}"_s});
    row("RFA", u"{RECIPIENT}{PROJECT}{SEQ:4}"_s, {u"{RECIPIENT}"_s, u"RFA"_s});
    row("TRANSMITTAL", u"{SEQ:4}"_s, {u"TRANSMITTAL"_s, u"{SUB_TYPE}"_s});
}

void ProblemTest::describesProblem()
{
    QFETCH(QString, type);
    QFETCH(QString, text);
    QFETCH(QStringList, words);
    const QString sentence = describe(validateTemplate(text, {.typeCode = type}).constFirst());
    for (const QString &word : words)
        QVERIFY2(sentence.contains(word), qPrintable(sentence));
    QVERIFY2(!sentence.contains(u"%2") && !sentence.contains(u'!'), qPrintable(sentence));
}

void ProblemTest::describesFix()
{
    const Problem unknown = parseTemplate(u"{ORIGNATOR}{SEQ:4}").problems.constFirst();
    QCOMPARE(describe(unknown.fixes.at(0), unknown), u"Replace with {ORIGINATOR}"_s);
    QCOMPARE(describe(unknown.fixes.at(1), unknown), u"Remove"_s);
    QCOMPARE(describe(Fix{u" "_s}, unknown), u"Replace with a plain space"_s);

    const Problem missing = parseTemplate(u"{PROJECT}").problems.constFirst();
    QCOMPARE(describe(missing.fixes.constFirst(), missing), u"Insert -{SEQ:4}"_s);
}

QTEST_GUILESS_MAIN(ProblemTest)
#include "problem_test.moc"
