#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// A result that could not be written is no success, whatever the command.
class LostOutputTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_store = PrivateStore::instance().demoStore().toText(); }
    void saysThatTheListIsLost_data();
    void saysThatTheListIsLost();
    void writesIntoNoFileOfItsOwn_data();
    void writesIntoNoFileOfItsOwn();

private:
    ProgramRun run(const QString &words, const QString &redirection) const
    {
        return runShell(u"\"$LEKTHICTL\" --store '%1' %2 %3"_s.arg(m_store, words, redirection));
    }

    QString m_store;
};

void LostOutputTest::saysThatTheListIsLost_data()
{
    QTest::addColumn<QString>("words");
    for (const char *words : {"admin-log list",
                              "alert channels",
                              "alert list",
                              "alert rules",
                              "alert silences",
                              "audit gaps",
                              "audit retention",
                              "audit verify",
                              "counter list",
                              "errors list",
                              "glass list",
                              "ledger list",
                              "metrics",
                              "register list",
                              "reset list",
                              "settings list",
                              "store check",
                              "store status",
                              "template list",
                              "template show --project LCBP3-C2 --type LETTER",
                              "template history --project LCBP3-C2 --type LETTER",
                              "user list"})
        for (const char *form : {"", " --json"})
            QTest::addRow("%s%s", words, form) << QString::fromLatin1(words) + QLatin1StringView(form);
}

void LostOutputTest::saysThatTheListIsLost()
{
    QFETCH(QString, words);
    const ProgramRun whole = run(words, {});
    QVERIFY2(!whole.output.isEmpty(), whole.errors.constData());
    const ProgramRun lost = run(words, u"> /dev/full"_s);
    QCOMPARE(lost.exitCode, 1);
    QVERIFY2(lost.errors.contains(words.endsWith("--json"_L1) ? "OUTPUT_LOST" : "could not be written"),
             lost.errors.constData());
}

void LostOutputTest::writesIntoNoFileOfItsOwn_data()
{
    QTest::addColumn<QString>("redirection");
    QTest::newRow("no output") << u">&-"_s;
    QTest::newRow("neither input nor output") << u"<&- >&-"_s;
    QTest::newRow("nothing at all") << u"<&- >&- 2>&-"_s;
}

/// The next file that is opened takes the number of a stream that was closed.
void LostOutputTest::writesIntoNoFileOfItsOwn()
{
    QFETCH(QString, redirection);
    QCOMPARE(run(u"user list"_s, redirection).exitCode, 1);
}

QTEST_GUILESS_MAIN(LostOutputTest)
#include "lost_output_test.moc"
