#include "core/numbering/validate.h"

#include "tests/numbering/summary.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi::numbering;

class ValidateTest : public QObject
{
    Q_OBJECT

private slots:
    void acceptsTemplateOfRequirements_data();
    void acceptsTemplateOfRequirements();
    void reportsProblems_data();
    void reportsProblems();
    void offersExampleForEmptyTemplate_data();
    void offersExampleForEmptyTemplate();
    void measuresNumberWithLongestCodes();
    void warnsWhereDigitsCannotCarryLastYear_data();
    void warnsWhereDigitsCannotCarryLastYear();
    void tellsErrorsFromWarnings();
};

void ValidateTest::acceptsTemplateOfRequirements_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("text");
    const QString general = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    for (const char *type :
         {"", "LETTER", "RFI", "MEMO", "EMAIL", "MOM", "INSTRUCTION", "NOTICE", "OTHER", "NEW"})
        QTest::newRow(*type ? type : "default") << QString::fromLatin1(type) << general;
    QTest::newRow("TRANSMITTAL") << u"TRANSMITTAL"_s
                                 << u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}-{SEQ:4}-{YEAR:B.E.}"_s;
    QTest::newRow("RFA") << u"RFA"_s << u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s;
}

void ValidateTest::acceptsTemplateOfRequirements()
{
    QFETCH(QString, type);
    QFETCH(QString, text);
    QCOMPARE(summaries(validateTemplate(text, {.typeCode = type})), QStringList());
}

void ValidateTest::reportsProblems_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("problems");
    const auto row = [](const char *name, const char *type, const QString &text,
                        const QStringList &problems) {
        QTest::newRow(name) << QString::fromLatin1(type) << text << problems;
    };

    row("project missing in RFA", "RFA", u"{CORR_TYPE}-{SEQ:4}"_s, {u"MISSING_PROJECT 0+0 [{PROJECT}-]"_s});
    row("project missing before separator", "RFA", u"-{SEQ:4}"_s, {u"MISSING_PROJECT 0+0 [{PROJECT}]"_s});
    row("project misspelled", "RFA", u"{PROJCT}-{SEQ:4}"_s, {u"UNKNOWN_TOKEN 0+8 [{PROJECT}|]"_s});
    row("sub type missing", "TRANSMITTAL", u"{ORIGINATOR}-{SEQ:4}"_s,
        {u"MISSING_SUB_TYPE 13+0 [{SUB_TYPE}-]"_s});
    row("sub type missing, no separator", "TRANSMITTAL", u"{ORIGINATOR}{SEQ:4}"_s,
        {u"MISSING_SUB_TYPE 12+0 [-{SUB_TYPE}-]"_s});
    row("sub type and sequence missing", "TRANSMITTAL", u"{ORIGINATOR}"_s,
        {u"MISSING_SEQ 12+0 [-{SEQ:4}]"_s, u"MISSING_SUB_TYPE 12+0 [-{SUB_TYPE}]"_s});
    row("recipient in RFA", "RFA", u"{PROJECT}-{RECIPIENT}-{SEQ:4}"_s, {u"RECIPIENT_NOT_ALLOWED 10+12 []"_s});
    row("recipient at the end in RFA", "RFA", u"{PROJECT}-{SEQ:4}-{RECIPIENT}"_s,
        {u"RECIPIENT_NOT_ALLOWED 17+12 []"_s});
    row("recipient before a mark in RFA", "RFA", u"{PROJECT}-{RECIPIENT}-\u0E49{SEQ:4}"_s,
        {u"RECIPIENT_NOT_ALLOWED 9+12 []"_s});
    row("recipient before the end in RFA", "RFA", u"{PROJECT}-{SEQ:4}-{RECIPIENT}-"_s,
        {u"RECIPIENT_NOT_ALLOWED 18+12 []"_s});
    row("discipline in LETTER", "LETTER", u"{ORIGINATOR}-{DISCIPLINE}-{SEQ:4}"_s,
        {u"TOKEN_NOT_AVAILABLE 13+13 []"_s});
    row("discipline at end", "LETTER", u"{SEQ:4}-{DISCIPLINE}"_s, {u"TOKEN_NOT_AVAILABLE 7+13 []"_s});
    row("discipline alone between codes", "LETTER", u"{SEQ:4}{DISCIPLINE}{REV}"_s,
        {u"TOKEN_NOT_AVAILABLE 7+12 []"_s});
    row("neighbours do not share a separator", "LETTER", u"{SEQ:4}x{RFA_TYPE}-{DISCIPLINE}"_s,
        {u"TOKEN_NOT_AVAILABLE 8+11 []"_s, u"TOKEN_NOT_AVAILABLE 19+12 []"_s});
    row("sub type in default template", "", u"{SUB_TYPE}-{SEQ:4}"_s, {u"TOKEN_NOT_AVAILABLE 0+11 []"_s});
    row("RFA type in TRANSMITTAL", "TRANSMITTAL", u"{SUB_TYPE}-{SEQ:4}-{RFA_TYPE}"_s,
        {u"TOKEN_NOT_AVAILABLE 18+11 []"_s});
    row("sub type in RFA", "RFA", u"{PROJECT}-{SUB_TYPE}-{SEQ:4}"_s, {u"TOKEN_NOT_AVAILABLE 10+11 []"_s});

    row("ORG in LETTER", "LETTER", u"{ORG}-{SEQ:4}"_s,
        {u"DEPRECATED_TOKEN 0+5 [{ORIGINATOR}|{RECIPIENT}]"_s});
    row("ORG in RFA", "RFA", u"{PROJECT}-{ORG}-{SEQ:4}"_s, {u"DEPRECATED_TOKEN 10+5 [{ORIGINATOR}]"_s});
    row("TYPE in LETTER", "LETTER", u"{TYPE}-{SEQ:4}"_s, {u"DEPRECATED_TOKEN 0+6 [{CORR_TYPE}]"_s});
    row("TYPE in RFA", "RFA", u"{PROJECT}-{TYPE}-{SEQ:4}"_s,
        {u"DEPRECATED_TOKEN 10+6 [{CORR_TYPE}|{RFA_TYPE}]"_s});
    row("TYPE in TRANSMITTAL", "TRANSMITTAL", u"{TYPE}-{SUB_TYPE}-{SEQ:4}"_s,
        {u"DEPRECATED_TOKEN 0+6 [{CORR_TYPE}|{SUB_TYPE}]"_s});
    row("DISCIPLINE_CODE in RFA", "RFA", u"{PROJECT}-{DISCIPLINE_CODE}-{SEQ:4}"_s,
        {u"DEPRECATED_TOKEN 10+17 [{DISCIPLINE}|]"_s});
    row("DISCIPLINE_CODE in LETTER", "LETTER", u"{DISCIPLINE_CODE}-{SEQ:4}"_s,
        {u"DEPRECATED_TOKEN 0+17 []"_s});
    row("misspelled token the type does not have", "LETTER", u"{DISCIPLIN}-{SEQ:4}"_s,
        {u"UNKNOWN_TOKEN 0+11 []"_s});
    row("bad argument of token the type does not have", "LETTER", u"{DISCIPLINE:3}-{SEQ:4}"_s,
        {u"BAD_ARGUMENT 0+14 []"_s});
    row("sorted by position", "RFA", u"{RECIPIENT}-{ORG}-{SEQ}"_s,
        {u"MISSING_PROJECT 0+0 [{PROJECT}-]"_s, u"RECIPIENT_NOT_ALLOWED 0+12 []"_s,
         u"DEPRECATED_TOKEN 12+5 [{ORIGINATOR}]"_s, u"BAD_ARGUMENT 18+5 [{SEQ:4}]"_s});
}

void ValidateTest::reportsProblems()
{
    QFETCH(QString, type);
    QFETCH(QString, text);
    QFETCH(QStringList, problems);
    QCOMPARE(summaries(validateTemplate(text, {.typeCode = type})), problems);
}

void ValidateTest::offersExampleForEmptyTemplate_data()
{
    QTest::addColumn<QString>("type");
    for (const char *type : {"LETTER", "TRANSMITTAL", "RFA", ""})
        QTest::newRow(*type ? type : "default") << QString::fromLatin1(type);
}

void ValidateTest::offersExampleForEmptyTemplate()
{
    QFETCH(QString, type);
    const ValidationContext context{.typeCode = type};
    const QList<Problem> problems = validateTemplate(u"  ", context);
    QCOMPARE(codes(problems), QStringList{u"EMPTY_TEMPLATE"_s});
    const QString fixed = applied(u"  "_s, problems.first(), problems.first().fixes.first());
    QCOMPARE(summaries(validateTemplate(fixed, context)), QStringList());
}

void ValidateTest::measuresNumberWithLongestCodes()
{
    const QString text = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{DATE:yyyy/MM/dd}"_s;
    ValidationContext context{.typeCode = u"LETTER"_s,
                              .longestCodes = {{TokenKind::Originator, 43}, {TokenKind::Recipient, 40}}};
    QCOMPARE(summaries(validateTemplate(text, context)), QStringList());

    context.longestCodes[TokenKind::Recipient] = 41;
    const QList<Problem> problems = validateTemplate(text, context);
    QCOMPARE(summaries(problems), QStringList{u"TOO_LONG 0+%1 []"_s.arg(text.size())});
    QCOMPARE(problems.first().arguments.mid(0, 2), (QStringList{u"101"_s, u"100"_s}));

    context.longestCodes.clear();
    QCOMPARE(codes(validateTemplate(QString(60, u'x') + text, context)), QStringList{u"TOO_LONG"_s});
}

void ValidateTest::warnsWhereDigitsCannotCarryLastYear_data()
{
    QTest::addColumn<int>("digits");
    QTest::addColumn<qint64>("needed");
    QTest::addColumn<QString>("fix");
    QTest::newRow("fits") << 3 << qint64(999) << QString();
    QTest::newRow("one too many") << 3 << qint64(1000) << u"{SEQ:4}"_s;
    QTest::newRow("next size would be full") << 3 << qint64(9000) << u"{SEQ:5}"_s;
    QTest::newRow("more than twice as long") << 1 << qint64(1240) << u"{SEQ:4}"_s;
    QTest::newRow("as many as there are") << 8 << qint64(999'999'999) << u"{SEQ:9}"_s;
}

void ValidateTest::warnsWhereDigitsCannotCarryLastYear()
{
    QFETCH(int, digits);
    QFETCH(qint64, needed);
    QFETCH(QString, fix);
    const QString text = u"{ORIGINATOR}-{SEQ:%1}-{YEAR:A.D.}"_s.arg(digits);
    ValidationContext context{.typeCode = u"LETTER"_s};
    QCOMPARE(summaries(validateTemplate(text, context)), QStringList());
    context.neededNumber = needed;
    const QList<Problem> problems = validateTemplate(text, context);
    const QStringList expected =
        fix.isEmpty() ? QStringList() : QStringList{u"RUNS_OUT 13+7 [%1]"_s.arg(fix)};
    QCOMPARE(summaries(problems), expected);
    if (problems.isEmpty())
        return;
    QVERIFY(!hasErrors(problems));
    QVERIFY(describe(problems.first()).contains(QString::number(needed)));
    const QString fixed = applied(text, problems.first(), problems.first().fixes.first());
    QCOMPARE(summaries(validateTemplate(fixed, context)), QStringList());
}

void ValidateTest::tellsErrorsFromWarnings()
{
    QVERIFY(!hasErrors({}));
    QVERIFY(!hasErrors({{.severity = Severity::Warning}}));
    QVERIFY(hasErrors({{.severity = Severity::Warning}, {.severity = Severity::Error}}));
}

QTEST_GUILESS_MAIN(ValidateTest)
#include "validate_test.moc"
