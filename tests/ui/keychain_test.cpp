#include "app/keychain/keychain.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using lekthi::Keychain;

/// A desktop without a keychain, as this is one where tests run.
class KeychainTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tellsThatNothingWasKept();
    void findsNothing();
    void writesNoFile();

private:
    QTemporaryDir m_home;
};

void KeychainTest::initTestCase()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        qputenv(name, m_home.path().toUtf8());
}

void KeychainTest::tellsThatNothingWasKept()
{
    std::optional<bool> kept;
    Keychain().keep(u"mysql://u@h/d"_s, u"a secret"_s, this, [&](bool done) { kept = done; });
    QTRY_VERIFY(kept.has_value());
    QVERIFY(!*kept);
}

void KeychainTest::findsNothing()
{
    QVERIFY(!Keychain().isAvailable());
    std::optional<QString> found;
    Keychain().find(u"mysql://u@h/d"_s, this, [&](const QString &password) { found = password; });
    QTRY_VERIFY(found.has_value());
    QVERIFY(found->isEmpty());
}

void KeychainTest::writesNoFile()
{
    Keychain().forget(u"mysql://u@h/d"_s);
    QTest::qWait(50);
    QDirIterator files(m_home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("a secret"), qPrintable(file.fileName()));
    }
}

QTEST_GUILESS_MAIN(KeychainTest)
#include "keychain_test.moc"
