#include "tests/ctl/program_run.h"

#include <QTest>

using namespace lekthi::test;
using namespace Qt::StringLiterals;

class UsageTest : public QObject
{
    Q_OBJECT

private slots:
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void printsErrorsAsSentencesWithoutJson();
    void neverRepeatsAPassword_data();
    void neverRepeatsAPassword();
    void refusesWordsThatAreNotUtf8();
    void printsHelp_data();
    void printsHelp();
    void helpsWithAGroupAlone();
    void printsVersion();
    void speaksLanguages_data();
    void speaksLanguages();
    void reportsLostOutput();
};

void UsageTest::refusesWrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("named");
    const auto row = [](const char *name, const QStringList &words, const QString &named) {
        QTest::newRow(name) << words << named;
    };
    row("no command", {}, u"--help"_s);
    row("unknown command", {u"alocate"_s}, u"\"allocate\""_s);
    row("unknown command far from any", {u"xyzzyxyzzy"_s}, u"--help"_s);
    row("misspelt second word", {u"template"_s, u"lst"_s}, u"\"template list\""_s);
    row("group without its command", {u"counter"_s}, u"list, show"_s);
    row("help for what is no command", {u"help"_s, u"alocate"_s}, u"\"allocate\""_s);
    row("unknown option", {u"allocate"_s, u"--orignator"_s, u"x"_s}, u"--originator"_s);
    row("option of another command", {u"store"_s, u"status"_s, u"--demo"_s}, u"--demo"_s);
    row("short option", {u"store"_s, u"status"_s, u"-x"_s}, u"-x"_s);
    row("missing value at the end", {u"template"_s, u"list"_s, u"--project"_s}, u"--project CODE"_s);
    row("missing value before an option", {u"template"_s, u"list"_s, u"--project"_s, u"--json"_s},
        u"--project"_s);
    row("value for a switch", {u"store"_s, u"init"_s, u"--demo=yes"_s}, u"--demo"_s);
    row("option twice", {u"counter"_s, u"list"_s, u"--year"_s, u"1"_s, u"--year"_s, u"2"_s}, u"--year"_s);
    row("missing required option", {u"counter"_s, u"show"_s, u"--project"_s, u"x"_s}, u"--type CODE"_s);
    row("missing template", {u"template"_s, u"validate"_s, u"--type"_s, u"LETTER"_s}, u"TEMPLATE"_s);
    row("one word too many", {u"store"_s, u"status"_s, u"now"_s}, u"\"now\""_s);
    row("neither type nor default", {u"template"_s, u"validate"_s, u"{SEQ:4}"_s}, u"--default"_s);
    row("empty type", {u"template"_s, u"validate"_s, u"{SEQ:4}"_s, u"--type"_s, QString()}, u"--default"_s);
    row("both type and default",
        {u"template"_s, u"validate"_s, u"{SEQ:4}"_s, u"--type"_s, u"RFI"_s, u"--default"_s}, u"--default"_s);
    row("unknown language", {u"store"_s, u"status"_s, u"--lang"_s, u"fr"_s}, u"zh_TW"_s);
    row("no address", {u"store"_s, u"status"_s, u"--store"_s, u"somewhere"_s}, u"mysql://user@host"_s);
    row("deadline in words",
        {u"allocate"_s, u"--type"_s, u"x"_s, u"--originator"_s, u"x"_s, u"--deadline"_s, u"soon"_s},
        u"86400"_s);
    row("deadline that is over",
        {u"allocate"_s, u"--type"_s, u"x"_s, u"--originator"_s, u"x"_s, u"--deadline=0"_s}, u"86400"_s);
    row("unknown limits",
        {u"allocate"_s, u"--type"_s, u"x"_s, u"--originator"_s, u"x"_s, u"--limits"_s, u"none"_s},
        u"requirements, adr-002"_s);
    row("option like another", {u"store"_s, u"status"_s, u"--jsno"_s}, u"Did you mean --json?"_s);
    row("option like none", {u"store"_s, u"status"_s, u"--type"_s, u"x"_s}, u"lists the options"_s);
    row("unknown type of error", {u"errors"_s, u"list"_s, u"--type"_s, u"LETTER"_s}, u"LOCK_TIMEOUT"_s);
    row("too many errors", {u"errors"_s, u"list"_s, u"--limit"_s, u"10001"_s}, u"10000"_s);
    // Such a number is no other one.
    const QString huge = u"99999999999"_s;
    row("more minutes than there are",
        {u"alert"_s, u"silence"_s, u"RETRIES_HIGH"_s, u"--reason"_s, u"until the spare part is there"_s,
         u"--minutes"_s, huge},
        u"--minutes has to be between 1 and 43200"_s);
    row("more callers than there are", {u"bench"_s, u"--threads"_s, huge},
        u"--threads has to be between 1 and "_s);
    row("no address of Redis", {u"store"_s, u"status"_s, u"--redis"_s, u"somewhere"_s},
        u"redis://host:port"_s);
    row("data directory of a store elsewhere",
        {u"store"_s, u"status"_s, u"--store"_s, u"mysql://u@h/d"_s, u"--data-dir"_s, u"/tmp/x"_s},
        u"--data-dir"_s);
}

void UsageTest::refusesWrongUsage()
{
    QFETCH(QStringList, words);
    QFETCH(QString, named);
    const ProgramRun run = runProgram(QStringList{u"--json"_s} + words);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(run.error()[u"code"].toString(), u"USAGE"_s);
    QCOMPARE(run.error()[u"retryable"], QJsonValue(false));
    QVERIFY(run.error().contains(u"reference"));
    QVERIFY2(run.error()[u"message"].toString().contains(named), run.errors.constData());
}

void UsageTest::printsErrorsAsSentencesWithoutJson()
{
    const ProgramRun run = runProgram({u"alocate"_s});
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.errors, QByteArray("There is no command \"alocate\". Did you mean \"allocate\"?\n"));
}

void UsageTest::neverRepeatsAPassword_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("--password") << QStringList{u"--password=s3cret"_s, u"store"_s, u"status"_s};
    QTest::newRow("--password with a word")
        << QStringList{u"--password"_s, u"s3cret"_s, u"store"_s, u"status"_s};
    QTest::newRow("-p") << QStringList{u"-ps3cret"_s, u"store"_s, u"status"_s};
    QTest::newRow("in the address") << QStringList{u"--store"_s, u"mysql://me:s3cret@host/db"_s, u"store"_s,
                                                   u"status"_s};
    QTest::newRow("in the address of Redis")
        << QStringList{u"--redis"_s, u"redis://:s3cret@host"_s, u"store"_s, u"status"_s};
    QTest::newRow("in the socket's address")
        << QStringList{u"--store"_s, u"unix:/run/x?user=me&db=d&password=s3cret"_s, u"store"_s, u"status"_s};
}

void UsageTest::neverRepeatsAPassword()
{
    QFETCH(QStringList, words);
    const ProgramRun run = runProgram(words);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("LEKTHI_PASSWORD") || run.errors.contains("LEKTHI_REDIS_PASSWORD"),
             run.errors.constData());
    QVERIFY2(!run.errors.contains("s3cret"), run.errors.constData());
}

void UsageTest::refusesWordsThatAreNotUtf8()
{
    const ProgramRun run =
        runShell(u"\"$LEKTHICTL\" template validate --type LETTER \"$(printf '{SEQ:4}\\377')\""_s);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("UTF-8"), run.errors.constData());
}

void UsageTest::printsHelp_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("program") << QStringList{u"--help"_s} << QByteArray("template validate");
    QTest::newRow("program, short") << QStringList{u"-h"_s} << QByteArray("LEKTHI_PASSWORD");
    QTest::newRow("command") << QStringList{u"allocate"_s, u"--help"_s} << QByteArray("--request-id UUID");
    QTest::newRow("help as a command") << QStringList{u"help"_s} << QByteArray("template validate");
    QTest::newRow("help for a command")
        << QStringList{u"help"_s, u"allocate"_s} << QByteArray("--request-id UUID");
    QTest::newRow("help for a group")
        << QStringList{u"help"_s, u"template"_s} << QByteArray("template validate");
    QTest::newRow("command of two words") << QStringList{u"template"_s, u"validate"_s, u"--help"_s}
                                          << QByteArray("lekthictl template validate TEMPLATE");
}

void UsageTest::printsHelp()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, part);
    const ProgramRun run = runProgram(words);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.errors, QByteArray());
    QVERIFY2(run.output.contains(part), run.output.constData());
}

/// Of a group, only what belongs to it.
void UsageTest::helpsWithAGroupAlone()
{
    for (const QStringList &words :
         {QStringList{u"help"_s, u"counter"_s}, QStringList{u"counter"_s, u"--help"_s}}) {
        const ProgramRun run = runProgram(words);
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.output.contains("counter list"));
        QVERIFY2(!run.output.contains("template list"), run.output.constData());
    }
}

void UsageTest::printsVersion()
{
    const ProgramRun run = runProgram({u"--version"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.output.startsWith("lekthictl "));
}

void UsageTest::speaksLanguages_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("answer");
    const QString thai = u"ไม่มีคำสั่ง"_s;
    QTest::newRow("English by option")
        << QStringList{u"--lang"_s, u"en"_s} << u"th_TH.UTF-8"_s << u"There is no"_s;
    QTest::newRow("Thai by option") << QStringList{u"--lang"_s, u"th"_s} << u"C.UTF-8"_s << thai;
    QTest::newRow("Thai by option with =") << QStringList{u"--lang=th"_s} << u"C.UTF-8"_s << thai;
    QTest::newRow("Thai by locale") << QStringList() << u"th_TH.UTF-8"_s << thai;
    QTest::newRow("Chinese by option") << QStringList{u"--lang"_s, u"zh_TW"_s} << u"C.UTF-8"_s << u"沒有"_s;
    QTest::newRow("language that Lekthi does not speak")
        << QStringList() << u"de_DE.UTF-8"_s << u"There is no"_s;
}

void UsageTest::speaksLanguages()
{
    QFETCH(QStringList, words);
    QFETCH(QString, locale);
    QFETCH(QString, answer);
    const ProgramRun run = runProgram(words + QStringList{u"alocate"_s}, {u"LC_ALL="_s + locale});
    QCOMPARE(run.exitCode, 2);
    const QString message = QString::fromUtf8(run.errors);
    QVERIFY2(message.contains(answer) && message.contains(u"allocate"), run.errors.constData());
}

void UsageTest::reportsLostOutput()
{
    const ProgramRun run = runShell(u"\"$LEKTHICTL\" --version > /dev/full"_s);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(!run.errors.isEmpty(), "a full disk must not look like success");
}

QTEST_GUILESS_MAIN(UsageTest)
#include "usage_test.moc"
