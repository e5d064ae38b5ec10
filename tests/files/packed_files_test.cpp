#include "core/files/packed_files.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::files::PackedFiles;

/// Held against the tar of the system.
class PackedFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void isReadByTar();
    void isNotThereBeforeItIsWhole();
    void saysWhatIsInTheWay();

private:
    QTemporaryDir m_scratch;
};

void PackedFilesTest::isReadByTar()
{
    const QString path = m_scratch.filePath(u"ชุด.tar.gz"_s);
    const QByteArray block(512, 'x');
    const QMap<QString, QByteArray> contents{{u"README.txt"_s, "เลขที่\n"},
                                             {u"empty"_s, {}},
                                             {u"logs/block.log"_s, block},
                                             {u"logs/more.log"_s, block + "y"},
                                             {QString(99, u'n'), "long name"}};
    const QDateTime time(QDate(2026, 11, 28), QTime(12, 0), Qt::UTC);
    PackedFiles packed(path);
    QVERIFY(packed.open());
    for (auto one = contents.begin(); one != contents.end(); ++one)
        QVERIFY(packed.add(one.key().toLatin1(), one.value(), time));
    QVERIFY(packed.commit());
    QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());

    QProcess tar;
    tar.start(u"tar"_s, {u"-xzf"_s, path, u"-C"_s, m_scratch.path()});
    QVERIFY(tar.waitForFinished());
    QCOMPARE(tar.readAllStandardError(), QByteArray());
    QCOMPARE(tar.exitCode(), 0);
    for (auto one = contents.begin(); one != contents.end(); ++one) {
        QFile file(m_scratch.filePath(one.key()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), one.value());
        QCOMPARE(QFileInfo(file).lastModified().toUTC(), time);
    }
}

void PackedFilesTest::isNotThereBeforeItIsWhole()
{
    const QString path = m_scratch.filePath(u"half.tar.gz"_s);
    {
        PackedFiles packed(path);
        QVERIFY(packed.open());
        QVERIFY(packed.add("one", "content", QDateTime::currentDateTimeUtc()));
    }
    QVERIFY(!QFile::exists(path));
}

void PackedFilesTest::saysWhatIsInTheWay()
{
    const auto opened = PackedFiles(m_scratch.filePath(u"no/such.tar.gz"_s)).open();
    QVERIFY(!opened);
    QVERIFY2(opened.error().contains(u"its folder does not exist"_s), qPrintable(opened.error()));
}

QTEST_GUILESS_MAIN(PackedFilesTest)
#include "packed_files_test.moc"
