#include "app/local/log_bound.h"
#include "tests/support/wait_until.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using lekthi::local::LogBound;
using lekthi::local::shortenLog;

namespace {

/// As a server writes: at the end, through a file that stays open.
class Writer
{
public:
    explicit Writer(const QString &path)
        : m_file(path)
    {
        QVERIFY(m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered));
    }
    void write(const QByteArray &text) { QCOMPARE(m_file.write(text), text.size()); }

private:
    QFile m_file;
};

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
}

} // namespace

class LogBoundTest : public QObject
{
    Q_OBJECT

private slots:
    void leavesASmallLog();
    void keepsTheEndOfALargeOne();
    void goesOnWhileTheServerWrites();
    void makesNoLog();

private:
    QTemporaryDir m_scratch;
};

void LogBoundTest::leavesASmallLog()
{
    const QString log = m_scratch.filePath(u"small.log"_s);
    Writer(log).write("0123456789");
    shortenLog(log, log + ".old"_L1, 10);
    QCOMPARE(content(log), QByteArray("0123456789"));
    QVERIFY(!QFile::exists(log + ".old"_L1));
}

void LogBoundTest::keepsTheEndOfALargeOne()
{
    const QString log = m_scratch.filePath(u"large.log"_s);
    Writer server(log);
    server.write("first, 0123456789");
    shortenLog(log, log + ".old"_L1, 10);
    QCOMPARE(content(log + ".old"_L1), QByteArray("0123456789"));
    server.write("next");
    QCOMPARE(content(log), QByteArray("next"));
}

void LogBoundTest::goesOnWhileTheServerWrites()
{
    const QString log = m_scratch.filePath(u"watched.log"_s);
    Writer server(log);
    const LogBound one(log, log + ".old"_L1, 1ms, 1000);
    const LogBound another(log, log + ".old"_L1, 1ms, 1000);
    for (int round = 0; round < 5; ++round) {
        server.write(QByteArray(1500, 'x'));
        QVERIFY(lekthi::test::waitUntil([&] { return QFileInfo(log).size() <= 1000; }));
    }
    QVERIFY(QFileInfo(log + ".old"_L1).size() <= 1000);
}

void LogBoundTest::makesNoLog()
{
    const QString log = m_scratch.filePath(u"none.log"_s);
    shortenLog(log, log + ".old"_L1, 10);
    QVERIFY(!QFile::exists(log));
}

QTEST_GUILESS_MAIN(LogBoundTest)
#include "log_bound_test.moc"
