#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// What runs for long, or every minute, leaves its errors where they can be read afterwards.
class CtlProgramLogTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsOfAWatch();
    void tellsOfAStoreThatIsAway();
    void saysNothingOfMetricsThatWork();
    void saysNothingOfOtherCommands();

private:
    Variables inState() const { return {u"XDG_STATE_HOME="_s + m_state.path()}; }
    /// What was written since the last call, without time and process.
    QStringList newLines();

    QTemporaryDir m_state;
    qint64 m_read = 0;
};

QStringList CtlProgramLogTest::newLines()
{
    QFile file(m_state.filePath(u"lekthi/lekthictl.log"_s));
    if (!file.open(QIODevice::ReadOnly) || !file.seek(m_read))
        return {};
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    m_read = file.pos();
    for (QString &line : lines)
        line = line.section(u' ', 2);
    return lines;
}

void CtlProgramLogTest::tellsOfAWatch()
{
    const store::Address store = PrivateStore::instance().demoStore();
    const ProgramRun run = runProgram(
        onStore(store, {u"alert"_s, u"watch"_s, u"--for"_s, u"1"_s, u"--as"_s, u"pa.demo"_s}), inState());
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    const QStringList lines = newLines();
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].startsWith(u"start lekthictl "_s) && lines[0].contains(u": alert watch, store unix:"_s),
             qPrintable(lines[0]));
    QCOMPARE(lines[1], u"end status 0"_s);
}

void CtlProgramLogTest::tellsOfAStoreThatIsAway()
{
    const ProgramRun run =
        runProgram({u"--store"_s, u"unix:/nonexistent?user=nobody&db=none"_s, u"metrics"_s}, inState());
    QCOMPARE(run.exitCode, 3);
    const QString lines = newLines().join(u'\n');
    QVERIFY2(lines.contains(u"warning errors: UNREACHABLE "_s), qPrintable(lines));
    QVERIFY2(lines.contains(u"/nonexistent"_s), qPrintable(lines));
    QVERIFY(!lines.contains(u"start"_s));
}

void CtlProgramLogTest::saysNothingOfMetricsThatWork()
{
    const ProgramRun run =
        runProgram(onStore(PrivateStore::instance().demoStore(), {u"metrics"_s}), inState());
    QVERIFY2(run.exitCode == 0, run.errors.constData());
    QCOMPARE(newLines(), QStringList());
}

void CtlProgramLogTest::saysNothingOfOtherCommands()
{
    QTemporaryDir state;
    const ProgramRun run =
        runProgram({u"--store"_s, u"unix:/nonexistent?user=nobody&db=none"_s, u"search"_s, u"x"_s},
                   {u"XDG_STATE_HOME="_s + state.path()});
    QCOMPARE(run.exitCode, 3);
    QVERIFY(!QFile::exists(state.filePath(u"lekthi"_s)));
}

QTEST_GUILESS_MAIN(CtlProgramLogTest)
#include "program_log_test.moc"
