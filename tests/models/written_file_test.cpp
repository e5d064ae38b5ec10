#include "models/written_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::models::writeWholeFile;

class WrittenFileTest : public QObject
{
    Q_OBJECT

private slots:
    void replacesFileAsWhole();
    void saysWhatIsInTheWay_data();
    void saysWhatIsInTheWay();

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

QTEST_GUILESS_MAIN(WrittenFileTest)
#include "written_file_test.moc"
