#include "models/settings_file.h"

#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using lekthi::models::soundSettingsFile;

namespace {

constexpr qsizetype largest = 192 * 1024;

} // namespace

class SettingsFileTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void leavesASoundFileAlone();
    void missingFileIsSound();
    void putsAsideWhatMightNeverEnd();
    void putsAsideWhatIsTooLarge();
    void readsNothingWhatCannotBePutAside();
    void listsInListsTakeNoMoreStackThanThereIs();

private:
    void write(const QByteArray &content) const;

    std::unique_ptr<QTemporaryDir> m_directory;
    QString m_path;
};

void SettingsFileTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_path = m_directory->filePath(u"Lekthi.conf"_s);
}

void SettingsFileTest::write(const QByteArray &content) const
{
    QFile file(m_path);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

void SettingsFileTest::leavesASoundFileAlone()
{
    const QByteArray begin = "[General]\nlanguage=th\n;";
    write(begin + QByteArray(largest - begin.size(), 'x'));
    QCOMPARE(soundSettingsFile(m_path), m_path);
    QCOMPARE(QSettings(m_path, QSettings::IniFormat).value(u"language"_s).toString(), u"th"_s);
    QVERIFY(!QFileInfo::exists(m_path + u".damaged"_s));
}

void SettingsFileTest::missingFileIsSound()
{
    QCOMPARE(soundSettingsFile(m_path), m_path);
}

void SettingsFileTest::putsAsideWhatMightNeverEnd()
{
    QCOMPARE(::mkfifo(QFile::encodeName(m_path).constData(), 0600), 0);
    QCOMPARE(soundSettingsFile(m_path), m_path);
    QVERIFY(!QFileInfo::exists(m_path));
    QVERIFY(QFileInfo::exists(m_path + u".damaged"_s));
    QSettings(m_path, QSettings::IniFormat).setValue(u"language"_s, u"th"_s);
    QVERIFY(QFileInfo(m_path).isFile());
}

void SettingsFileTest::putsAsideWhatIsTooLarge()
{
    write(QByteArray(largest + 1, 'x'));
    QCOMPARE(soundSettingsFile(m_path), m_path);
    QVERIFY(!QFileInfo::exists(m_path));
    QCOMPARE(QFileInfo(m_path + u".damaged"_s).size(), largest + 1);
}

void SettingsFileTest::readsNothingWhatCannotBePutAside()
{
    write(QByteArray(largest + 1, 'x'));
    QVERIFY(QDir(m_directory->path()).mkpath(u"Lekthi.conf.damaged/full"_s));
    QCOMPARE(soundSettingsFile(m_path), QString());
    QVERIFY(QSettings(QString(), QSettings::IniFormat).allKeys().isEmpty());
}

void SettingsFileTest::listsInListsTakeNoMoreStackThanThereIs()
{
    // A list of one list of one list..., as QSettings writes it: the type and the count of each.
    const QByteArray level = R"(\0\0\0\x9\0\0\0\x1)";
    const QByteArray end = R"(\0\0\0\x9\0\0\0\0))";
    const QByteArray begin = "[General]\nlanguage=th\ndeep=@Variant(";
    write(begin + level.repeated((largest - begin.size() - end.size()) / level.size()) + end);
    QCOMPARE(soundSettingsFile(m_path), m_path);
    QCOMPARE(QSettings(m_path, QSettings::IniFormat).value(u"deep"_s).toList().size(), 1);
}

QTEST_GUILESS_MAIN(SettingsFileTest)
#include "settings_file_test.moc"
