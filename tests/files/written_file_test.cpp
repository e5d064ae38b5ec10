#include "core/files/written_file.h"
#include "tests/support/short_files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using lekthi::files::GrowingFile;
using lekthi::files::writeWholeFile;

class WrittenFileTest : public QObject
{
    Q_OBJECT

private slots:
    void replacesFileAsWhole();
    void saysWhatIsInTheWay_data();
    void saysWhatIsInTheWay();
    void isNotThereBeforeItIsWhole();
    void leavesTheOldFileWhereNothingFits_data();
    void leavesTheOldFileWhereNothingFits();

private:
    QTemporaryDir m_scratch;
};

void WrittenFileTest::replacesFileAsWhole()
{
    const QString path = m_scratch.filePath(u"ประวัติ.csv"_s);
    QVERIFY(writeWholeFile(path, "what was there before, and longer"));
    QVERIFY(writeWholeFile(path, "new"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("new"));
    QCOMPARE(QDir(m_scratch.path()).entryList(QDir::Files).size(), 1);
}

void WrittenFileTest::saysWhatIsInTheWay_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("reason");
    QVERIFY(writeWholeFile(m_scratch.filePath(u"linked"_s), "of others"));
    QFile::link(m_scratch.filePath(u"linked"_s), m_scratch.filePath(u"link"_s));
    ::mkfifo(QFile::encodeName(m_scratch.filePath(u"pipe"_s)).constData(), 0600);
    QTest::newRow("link") << m_scratch.filePath(u"link"_s) << u"it is a link to another file"_s;
    QTest::newRow("pipe") << m_scratch.filePath(u"pipe"_s) << u"it is a pipe or a device"_s;
    QTest::newRow("device") << u"/dev/full"_s << u"it is a pipe or a device"_s;
    QTest::newRow("folder") << m_scratch.path() << u"it is a folder"_s;
    QTest::newRow("no folder") << m_scratch.filePath(u"no/such/file.csv"_s) << u"its folder does not exist"_s;
    QTest::newRow("read only") << u"/proc/sys/kernel/osrelease"_s << u"you may not write there"_s;
    QTest::newRow("no right") << u"/sys/lekthi.csv"_s << u"you may not write there"_s;
}

void WrittenFileTest::saysWhatIsInTheWay()
{
    QFETCH(QString, path);
    QFETCH(QString, reason);
    const auto written = writeWholeFile(path, "anything");
    QVERIFY(!written);
    QCOMPARE(written.error(), u"The file %1 cannot be written: %2. Choose another one."_s.arg(path, reason));
}

void WrittenFileTest::isNotThereBeforeItIsWhole()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"ทะเบียน.csv"_s);
    const auto content = [&] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    {
        GrowingFile file(path);
        QVERIFY(file.open() && file.append("one\n") && file.append("two\n"));
        QVERIFY(!QFile::exists(path));
        QVERIFY(file.commit());
    }
    QCOMPARE(content(), QByteArray("one\ntwo\n"));
    {
        GrowingFile file(path);
        QVERIFY(file.open() && file.append("three\n"));
    }
    QCOMPARE(content(), QByteArray("one\ntwo\n"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    QVERIFY(!GrowingFile(folder.path()).open());
}

void WrittenFileTest::leavesTheOldFileWhereNothingFits_data()
{
    QTest::addColumn<int>("size");
    QTest::newRow("what waits in memory until the end") << 3'510;
    QTest::newRow("what does not") << 3'510'000;
}

void WrittenFileTest::leavesTheOldFileWhereNothingFits()
{
    QFETCH(int, size);
    const QString path = m_scratch.filePath(u"templates.json"_s);
    QVERIFY(writeWholeFile(path, "what was there before"));
    const auto written = [&] {
        const lekthi::test::ShortFiles nothing(0);
        return writeWholeFile(path, QByteArray(size, 'x'));
    }();
    QVERIFY(!written);
    QVERIFY(written.error().startsWith(u"The file %1 cannot be written: "_s.arg(path)));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("what was there before"));
    QCOMPARE(QDir(m_scratch.path()).entryList({u"templates*"_s}, QDir::Files).size(), 1);
}

QTEST_GUILESS_MAIN(WrittenFileTest)
#include "written_file_test.moc"
