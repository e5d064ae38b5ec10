#include "tests/ctl/program_run.h"

#include <QJsonArray>
#include <QTest>

using namespace lekthi::test;
using namespace Qt::StringLiterals;

class ValidateTest : public QObject
{
    Q_OBJECT

private slots:
    void acceptsTemplatesOfTheRequirements_data();
    void acceptsTemplatesOfTheRequirements();
    void reportsBadTemplates_data();
    void reportsBadTemplates();
    void printsEveryFieldOfAProblem();
    void printsFixesForPeople();
    void checksDefaultTemplates();
    void refusesTypeInSmallLetters();
    void refusesUnknownTypes();
    void takesTemplateThatBeginsWithADash();
    void needsNoStore();
};

namespace {

ProgramRun validate(const QString &text, const QString &type)
{
    return runProgram({u"--json"_s, u"template"_s, u"validate"_s, u"--type"_s, type, u"--"_s, text});
}

QStringList codes(const ProgramRun &run)
{
    QStringList result;
    for (const QJsonValue &problem : run.json()[u"problems"].toArray())
        result.append(problem[u"code"].toString());
    return result;
}

} // namespace

void ValidateTest::acceptsTemplatesOfTheRequirements_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("text");
    QTest::newRow("3.11.3.1") << u"LETTER"_s << u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    QTest::newRow("3.11.3.2") << u"TRANSMITTAL"_s
                              << u"{ORIGINATOR}-{RECIPIENT}-{SUB_TYPE}-{SEQ:4}-{YEAR:B.E.}"_s;
    QTest::newRow("3.11.3.3") << u"RFA"_s << u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s;
    QTest::newRow("3.11.3.5") << u"MEMO"_s << u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
}

void ValidateTest::acceptsTemplatesOfTheRequirements()
{
    QFETCH(QString, type);
    QFETCH(QString, text);
    const ProgramRun run = validate(text, type);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.json()[u"valid"], QJsonValue(true));
    QCOMPARE(codes(run), QStringList());
}

void ValidateTest::reportsBadTemplates_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *name, const QString &text, const QString &code,
                        const QString &type = u"LETTER"_s) { QTest::newRow(name) << type << text << code; };
    row("empty", QString(), u"EMPTY_TEMPLATE"_s);
    row("only spaces", u"   "_s, u"EMPTY_TEMPLATE"_s);
    row("unbalanced, open", u"{ORIGINATOR-{SEQ:4}"_s, u"UNBALANCED_BRACE"_s);
    row("unbalanced, close", u"ORIGINATOR}-{SEQ:4}"_s, u"UNBALANCED_BRACE"_s);
    row("nested", u"{A{SEQ:4}}"_s, u"UNBALANCED_BRACE"_s);
    row("empty braces", u"{}-{SEQ:4}"_s, u"UNKNOWN_TOKEN"_s);
    row("misspelt token", u"{ORIGNATOR}-{SEQ:4}"_s, u"UNKNOWN_TOKEN"_s);
    row("deprecated token", u"{ORG}-{SEQ:4}"_s, u"DEPRECATED_TOKEN"_s);
    row("no sequence", u"{ORIGINATOR}"_s, u"MISSING_SEQ"_s);
    row("two sequences", u"{SEQ:4}-{SEQ:3}"_s, u"DUPLICATE_SEQ"_s);
    row("sequence without digits", u"{SEQ}"_s, u"BAD_ARGUMENT"_s);
    row("sequence of no digits", u"{SEQ:0}"_s, u"BAD_ARGUMENT"_s);
    row("sequence of 99 digits", u"{SEQ:99}"_s, u"BAD_ARGUMENT"_s);
    row("year without calendar", u"{SEQ:4}-{YEAR:}"_s, u"BAD_ARGUMENT"_s);
    row("201 characters", u"{SEQ:4}"_s + QString(194, u'x'), u"TOO_LONG"_s);
    row("line break", u"A\n{SEQ:4}"_s, u"UNSAFE_CHARACTER"_s);
    row("bidi", u"\u202E{SEQ:4}"_s, u"UNSAFE_CHARACTER"_s);
    row("zero width", u"A\u200B{SEQ:4}"_s, u"UNSAFE_CHARACTER"_s);
    row("combining mark alone", u"\u0E49{SEQ:4}"_s, u"UNSAFE_CHARACTER"_s);
    row("emoji", u"\U0001F600{SEQ:4}"_s, u"UNSAFE_CHARACTER"_s);
    row("discipline in a letter", u"{DISCIPLINE}-{SEQ:4}"_s, u"TOKEN_NOT_AVAILABLE"_s);
    row("RFA without project", u"{SEQ:4}"_s, u"MISSING_PROJECT"_s, u"RFA"_s);
    row("RFA with recipient", u"{PROJECT}-{RECIPIENT}-{SEQ:4}"_s, u"RECIPIENT_NOT_ALLOWED"_s, u"RFA"_s);
    row("transmittal without sub type", u"{SEQ:4}"_s, u"MISSING_SUB_TYPE"_s, u"TRANSMITTAL"_s);
}

void ValidateTest::reportsBadTemplates()
{
    QFETCH(QString, type);
    QFETCH(QString, text);
    QFETCH(QString, code);
    const ProgramRun run = validate(text, type);
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.json()[u"valid"], QJsonValue(false));
    QVERIFY2(codes(run).contains(code), run.output.constData());
}

void ValidateTest::printsEveryFieldOfAProblem()
{
    const ProgramRun run = validate(u"คคง.-{ORIGNATOR}-{SEQ:4}"_s, u"LETTER"_s);
    const QJsonArray problems = run.json()[u"problems"].toArray();
    QCOMPARE(problems.size(), 1);
    const QJsonObject problem = problems.first().toObject();
    QCOMPARE(problem.keys(),
             (QStringList{u"code"_s, u"fixes"_s, u"length"_s, u"message"_s, u"severity"_s, u"start"_s}));
    QCOMPARE(problem[u"severity"], QJsonValue(u"error"_s));
    QCOMPARE(problem[u"code"], QJsonValue(u"UNKNOWN_TOKEN"_s));
    QCOMPARE(problem[u"start"], QJsonValue(5));
    QCOMPARE(problem[u"length"], QJsonValue(11));
    QVERIFY(problem[u"message"].toString().contains(u"ORIGNATOR"_s));
    const QJsonObject fix = problem[u"fixes"].toArray().first().toObject();
    QCOMPARE(fix[u"replacement"], QJsonValue(u"{ORIGINATOR}"_s));
    QVERIFY(fix[u"title"].toString().contains(u"{ORIGINATOR}"_s));
}

void ValidateTest::printsFixesForPeople()
{
    const ProgramRun run =
        runProgram({u"template"_s, u"validate"_s, u"{ORIGNATOR}-{SEQ:4}"_s, u"--type"_s, u"LETTER"_s});
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.output.contains("{ORIGNATOR}"));
    QVERIFY(run.output.contains("{ORIGINATOR}"));
}

void ValidateTest::checksDefaultTemplates()
{
    const QStringList words{u"--json"_s, u"template"_s, u"validate"_s, u"--default"_s};
    QCOMPARE(runProgram(words + QStringList{u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}"_s}).exitCode, 0);
    const ProgramRun refused = runProgram(words + QStringList{u"{SUB_TYPE}-{SEQ:4}"_s});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(codes(refused), QStringList{u"TOKEN_NOT_AVAILABLE"_s});
}

void ValidateTest::refusesTypeInSmallLetters()
{
    const ProgramRun run = validate(u"{RECIPIENT}-{SEQ:4}"_s, u"rfa"_s);
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.error()[u"code"].toString(), u"UNKNOWN_CODE"_s);
    QVERIFY(run.error()[u"message"].toString().contains(u"RFA"_s));
}

void ValidateTest::refusesUnknownTypes()
{
    const ProgramRun run = validate(u"{RECIPIENT}-{SEQ:4}"_s, u"LETER"_s);
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.error()[u"code"].toString(), u"UNKNOWN_CODE"_s);
    QVERIFY(run.error()[u"message"].toString().contains(u"LETTER"_s));
}

void ValidateTest::takesTemplateThatBeginsWithADash()
{
    QCOMPARE(validate(u"--{SEQ:4}"_s, u"LETTER"_s).exitCode, 0);
}

void ValidateTest::needsNoStore()
{
    const ProgramRun run = runProgram({u"--store"_s, u"unix:/nowhere/socket?user=u&db=d"_s, u"template"_s,
                                       u"validate"_s, u"{SEQ:4}"_s, u"--type"_s, u"LETTER"_s});
    QCOMPARE(run.exitCode, 0);
}

QTEST_GUILESS_MAIN(ValidateTest)
#include "validate_test.moc"
