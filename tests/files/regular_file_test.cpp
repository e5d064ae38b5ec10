#include "core/files/regular_file.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace lekthi::files;

/// What is read is a file, and no more of it than is meant.
class RegularFileTest : public QObject
{
    Q_OBJECT

private slots:
    void reads();
    void refuses_data();
    void refuses();

private:
    QTemporaryDir m_scratch;
};

namespace {

constexpr qint64 most = 1000;

void put(const QString &path, qint64 size)
{
    QFile file(path);
    if (!file.open(QFile::WriteOnly) || !file.resize(size))
        qFatal("%s", qPrintable(file.errorString()));
}

} // namespace

void RegularFileTest::reads()
{
    const QString path = m_scratch.filePath(u"ทะเบียน.csv"_s);
    put(path, most);
    const auto content = readWholeFile(path, most);
    QVERIFY(content);
    QCOMPARE(content->size(), most);
    QFile::link(path, m_scratch.filePath(u"link"_s));
    QVERIFY(readWholeFile(m_scratch.filePath(u"link"_s), most));
    QFile file;
    QVERIFY(openRegular(file, path, most));
    QCOMPARE(file.size(), most);
}

void RegularFileTest::refuses_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<FileFault>("fault");
    put(m_scratch.filePath(u"large"_s), most + 1);
    ::mkfifo(QFile::encodeName(m_scratch.filePath(u"pipe"_s)).constData(), 0600);
    QTest::newRow("none") << m_scratch.filePath(u"none"_s) << FileFault::Missing;
    QTest::newRow("folder") << m_scratch.path() << FileFault::NotRegular;
    QTest::newRow("pipe that nobody writes to") << m_scratch.filePath(u"pipe"_s) << FileFault::NotRegular;
    QTest::newRow("device without end") << u"/dev/zero"_s << FileFault::NotRegular;
    QTest::newRow("below a file") << m_scratch.filePath(u"large/file"_s) << FileFault::Missing;
    QTest::newRow("a name that no file has") << QString(5000, u'x') << FileFault::Unreadable;
    QTest::newRow("more than it says") << u"/proc/cpuinfo"_s << FileFault::TooLarge;
    QTest::newRow("reading fails") << u"/proc/self/mem"_s << FileFault::Unreadable;
    QTest::newRow("too large") << m_scratch.filePath(u"large"_s) << FileFault::TooLarge;
}

void RegularFileTest::refuses()
{
    QFETCH(QString, path);
    QFETCH(FileFault, fault);
    const auto content = readWholeFile(path, most);
    QVERIFY(!content);
    QCOMPARE(content.error().fault, fault);
    QVERIFY(describe(content.error()).contains(path));
}

QTEST_GUILESS_MAIN(RegularFileTest)
#include "regular_file_test.moc"
