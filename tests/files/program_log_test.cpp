#include "core/files/program_log.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

using namespace Qt::StringLiterals;
using lekthi::files::LogSize;
using lekthi::files::ProgramLog;

class ProgramLogTest : public QObject
{
    Q_OBJECT

private slots:
    void liesInTheStateDirectory();
    void writesALine();
    void keepsALineALine();
    void writesNoSecret();
    void keepsSoManyFilesOfSuchASize();
    void losesNoLineOfSeveralPrograms();
    void isForItsOwnerOnly();
    void followsNoLink();
    void goesWithoutAPlace();
};

namespace {

QString content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

void ProgramLogTest::liesInTheStateDirectory()
{
    qputenv("XDG_STATE_HOME", "/somewhere/state");
    QCOMPARE(lekthi::files::stateDirectory(), u"/somewhere/state/lekthi"_s);
    qputenv("XDG_STATE_HOME", "relative"); // the rules of XDG: to be ignored
    qputenv("HOME", "/home/somchai");
    QCOMPARE(lekthi::files::stateDirectory(), u"/home/somchai/.local/state/lekthi"_s);
    qunsetenv("XDG_STATE_HOME");
    qunsetenv("HOME");
    QCOMPARE(lekthi::files::stateDirectory(), QString());
}

void ProgramLogTest::writesALine()
{
    const QTemporaryDir scratch;
    const ProgramLog log(scratch.filePath(u"new/lekthi"_s), u"window"_s);
    QVERIFY(log.append(u"warning"_s, u"เลขที่ ERR-20250101-0000-ABCD"_s));
    const QRegularExpression line(
        u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z %1 warning เลขที่ ERR-20250101-0000-ABCD\n$"_s
            .arg(::getpid()));
    QVERIFY2(line.match(content(log.path())).hasMatch(), qPrintable(content(log.path())));
}

void ProgramLogTest::keepsALineALine()
{
    const QTemporaryDir scratch;
    const ProgramLog log(scratch.path(), u"window"_s);
    QVERIFY(log.append(u"error"_s, u"one\ntwo\r\u001b[31m\u202e"_s + QString(5000, u'x')));
    const QString written = content(log.path());
    QCOMPARE(written.count(u'\n'), 1);
    QVERIFY(written.contains(u"one\\ntwo\\u000d\\u001b[31m\\u202exxx"_s));
    QVERIFY(written.endsWith(u"x…\n"_s));
    QVERIFY(written.size() < 2200);
}

void ProgramLogTest::writesNoSecret()
{
    const QTemporaryDir scratch;
    const ProgramLog log(scratch.path(), u"window"_s);
    QVERIFY(log.append(u"warning"_s, u"redis://a:hidden@b answers not"_s));
    QVERIFY(!content(log.path()).contains(u"hidden"_s));
}

void ProgramLogTest::keepsSoManyFilesOfSuchASize()
{
    const QTemporaryDir scratch;
    const ProgramLog log(scratch.path(), u"ctl"_s, LogSize{.file = 1000, .count = 3});
    for (int i = 0; i < 100; ++i)
        QVERIFY(log.append(u"info"_s, u"line %1 %2"_s.arg(i).arg(QString(50, u'.'))));
    const QStringList files = ProgramLog::filesIn(scratch.path());
    QCOMPARE(files, (QStringList{log.path(), log.path() + ".1"_L1, log.path() + ".2"_L1}));
    for (const QString &file : files)
        QVERIFY(QFileInfo(file).size() <= 1000);
    QVERIFY(content(log.path()).contains(u"line 99 "_s));
    const QString all = content(files[2]) + content(files[1]) + content(files[0]);
    const qsizetype count = all.count(u'\n');
    QVERIFY(count > 15);
    qsizetype last = -1;
    for (qsizetype i = 100 - count; i < 100; ++i) {
        const qsizetype at = all.indexOf(u"line %1 "_s.arg(i));
        QVERIFY2(at > last, qPrintable(QString::number(i)));
        last = at;
    }
}

/// Each writes through many changes of the file; together they keep all lines, whole.
void ProgramLogTest::losesNoLineOfSeveralPrograms()
{
    constexpr int programs = 4;
    constexpr int lines = 200;
    const QTemporaryDir scratch;
    const ProgramLog log(scratch.path(), u"ctl"_s, LogSize{.file = 20'000, .count = 9});
    std::array<pid_t, programs> children{};
    for (int program = 0; program < programs; ++program) {
        children[size_t(program)] = ::fork();
        if (children[size_t(program)] == 0) {
            bool isWritten = true;
            for (int i = 0; i < lines; ++i)
                isWritten &= log.append(u"info"_s, u"<%1-%2>%3"_s.arg(program).arg(i).arg(QString(80, u'.')));
            ::_exit(isWritten ? 0 : 1);
        }
    }
    for (const pid_t child : children) {
        int status = -1;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
    }
    QString all;
    const QStringList files = ProgramLog::filesIn(scratch.path());
    QVERIFY(files.size() > 4);
    for (const QString &file : files)
        all += content(file);
    QCOMPARE(all.count(u'\n'), programs * lines);
    for (int program = 0; program < programs; ++program) {
        for (int i = 0; i < lines; ++i)
            QCOMPARE(all.count(u"<%1-%2>"_s.arg(program).arg(i)), 1);
    }
}

void ProgramLogTest::isForItsOwnerOnly()
{
    const QTemporaryDir scratch;
    const ProgramLog log(scratch.filePath(u"lekthi"_s), u"ctl"_s);
    QVERIFY(log.append(u"info"_s, u"one"_s));
    struct stat status{};
    QCOMPARE(::stat(QFile::encodeName(scratch.filePath(u"lekthi"_s)).constData(), &status), 0);
    QCOMPARE(status.st_mode & 077, 0U);
    QCOMPARE(::stat(QFile::encodeName(log.path()).constData(), &status), 0);
    QCOMPARE(status.st_mode & 077, 0U);
}

void ProgramLogTest::followsNoLink()
{
    const QTemporaryDir scratch;
    QFile other(scratch.filePath(u"other"_s));
    QVERIFY(other.open(QIODevice::WriteOnly));
    const ProgramLog log(scratch.path(), u"ctl"_s);
    QVERIFY(QFile::link(other.fileName(), log.path()));
    QVERIFY(!log.append(u"info"_s, u"one"_s));
    QCOMPARE(QFileInfo(other).size(), 0);
}

void ProgramLogTest::goesWithoutAPlace()
{
    QVERIFY(!ProgramLog(u"/proc/nowhere"_s, u"ctl"_s).append(u"info"_s, u"one"_s));
    QVERIFY(!ProgramLog(QString(), u"ctl"_s).append(u"info"_s, u"one"_s));
}

QTEST_GUILESS_MAIN(ProgramLogTest)
#include "program_log_test.moc"
