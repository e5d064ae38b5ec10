#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// The commands that the guides name are those that the program knows.
class DocumentationTest : public QObject
{
    Q_OBJECT

private slots:
    void knowsEveryCommandOfTheGuides_data();
    void knowsEveryCommandOfTheGuides();
    void firstCommandsWork_data();
    void firstCommandsWork();
};

namespace {

constexpr int wrongUsage = 2;
const auto unreachable = u"unix:/nonexistent?user=nobody&db=none"_s;

/// The lines of the fenced blocks that call the program, continued ones as one.
QStringList commandsOf(const QString &path)
{
    QFile file(QStringLiteral(LEKTHI_SOURCES "/") + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(path));
    const QStringList lines = QString::fromUtf8(file.readAll()).replace("\\\n"_L1, " "_L1).split(u'\n');
    QStringList commands;
    bool isFenced = false;
    for (const QString &line : lines) {
        if (line.startsWith("```"_L1))
            isFenced = !isFenced;
        else if (isFenced && line.startsWith("lekthictl "_L1))
            commands << line;
    }
    return commands;
}

/// The line of a guide with --store for this address; with a folder that is not there where it names the
/// store of this computer.
QString onStore(const QString &address, QString command)
{
    const auto own = "lekthictl --store own"_L1;
    if (command.startsWith(own))
        return command.replace(0, own.size(), u"\"$LEKTHICTL\" --data-dir /nonexistent"_s);
    return command.replace(0, "lekthictl"_L1.size(), u"\"$LEKTHICTL\" --store '%1'"_s.arg(address));
}

void addCommands(const QStringList &paths)
{
    QTest::addColumn<QString>("command");
    for (const QString &path : paths) {
        const QStringList commands = commandsOf(path);
        QVERIFY2(!commands.isEmpty(), qPrintable(path));
        for (const QString &command : commands)
            QTest::newRow(qPrintable(path + u": "_s + command.section(u'#', 0, 0).trimmed())) << command;
    }
}

} // namespace

void DocumentationTest::knowsEveryCommandOfTheGuides_data()
{
    QStringList paths{u"README.md"_s};
    for (const QString &name : {u"auditors"_s, u"operators"_s, u"runbook"_s, u"setup"_s})
        paths << u"docs/%1.md"_s.arg(name);
    addCommands(paths);
}

/// Where no store answers, all that is wrong with the words themselves is said first.
void DocumentationTest::knowsEveryCommandOfTheGuides()
{
    QFETCH(const QString, command);
    const ProgramRun run = runShell(onStore(unreachable, command) + u" < /dev/null"_s);
    const bool needsStore = !command.contains(u"pool capacity"_s) && !command.contains(u"support-bundle"_s);
    QVERIFY2((run.exitCode > 0 || !needsStore) && run.exitCode != wrongUsage, run.errors.constData());
}

void DocumentationTest::firstCommandsWork_data()
{
    addCommands({u"README.md"_s});
}

void DocumentationTest::firstCommandsWork()
{
    QFETCH(const QString, command);
    static const QString store = PrivateStore::instance().demoStore().toText();
    const ProgramRun run = runShell(onStore(store, command));
    // The misspelled token is there to be found, and so are the equal numbers of the demo project.
    const bool finds = command.contains("{ORIGNATOR}"_L1) || command.contains(" template prove "_L1);
    QVERIFY2(run.exitCode == (finds ? 1 : 0), run.errors.constData());
}

QTEST_GUILESS_MAIN(DocumentationTest)
#include "documentation_test.moc"
