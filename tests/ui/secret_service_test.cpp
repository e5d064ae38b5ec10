#include "app/keychain/keychain.h"
#include "tests/support/patience.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDirIterator>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using lekthi::Keychain;
using lekthi::test::patienceMs;

/// A desktop with a keychain of its own, GNOME's, on a message bus of the test's own; skipped where it is not
/// installed.
class SecretServiceTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void keepsASecretAndForgetsIt();
    void keepsTheLastOfTwo();
    void writesNothingThatCanBeRead();

private:
    bool keep(const QString &name, const QString &secret);
    QString find(const QString &name);

    QTemporaryDir m_home;
    QProcess m_bus;
    QProcess m_keyring;
};

void SecretServiceTest::initTestCase()
{
    const QString daemon = QStandardPaths::findExecutable(u"gnome-keyring-daemon"_s);
    if (daemon.isEmpty())
        QSKIP("gnome-keyring is not installed");
    for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
        qputenv(name, m_home.path().toUtf8());
    m_bus.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    QVERIFY2(m_bus.waitForReadyRead(patienceMs), "dbus-daemon is needed");
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.readLine().trimmed());
    m_keyring.start(daemon, {u"--foreground"_s, u"--unlock"_s, u"--components=secrets"_s});
    QVERIFY(m_keyring.waitForStarted(patienceMs));
    m_keyring.write("of the test");
    m_keyring.closeWriteChannel();
    const auto isThere = [] {
        return QDBusConnection::sessionBus().interface()->isServiceRegistered(u"org.freedesktop.secrets"_s);
    };
    QTRY_VERIFY_WITH_TIMEOUT(isThere(), patienceMs);
}

void SecretServiceTest::cleanupTestCase()
{
    for (QProcess *program : {&m_keyring, &m_bus}) {
        program->terminate();
        program->waitForFinished();
    }
}

bool SecretServiceTest::keep(const QString &name, const QString &secret)
{
    std::optional<bool> kept;
    Keychain().keep(name, secret, this, [&](bool done) { kept = done; });
    return QTest::qWaitFor([&] { return kept.has_value(); }, patienceMs) && *kept;
}

QString SecretServiceTest::find(const QString &name)
{
    std::optional<QString> found;
    Keychain().find(name, this, [&](const QString &secret) { found = secret; });
    return QTest::qWaitFor([&] { return found.has_value(); }, patienceMs) ? *found : u"no answer"_s;
}

void SecretServiceTest::keepsASecretAndForgetsIt()
{
    QVERIFY(Keychain().isAvailable());
    QCOMPARE(find(u"mysql://u@h/d"_s), QString());
    QVERIFY(keep(u"mysql://u@h/d"_s, u"รหัสลับ of one"_s));
    QCOMPARE(find(u"mysql://u@h/d"_s), u"รหัสลับ of one"_s);
    QCOMPARE(find(u"mysql://u@h/other"_s), QString());
    Keychain().forget(u"mysql://u@h/d"_s);
    QTRY_COMPARE_WITH_TIMEOUT(find(u"mysql://u@h/d"_s), QString(), patienceMs);
}

void SecretServiceTest::keepsTheLastOfTwo()
{
    QVERIFY(keep(u"channel"_s, u"first"_s));
    QVERIFY(keep(u"channel"_s, u"second"_s));
    QCOMPARE(find(u"channel"_s), u"second"_s);
}

void SecretServiceTest::writesNothingThatCanBeRead()
{
    QVERIFY(keep(u"channel"_s, u"plain words"_s));
    QDirIterator files(m_home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            QVERIFY2(!file.readAll().contains("plain words"), qPrintable(file.fileName()));
    }
}

QTEST_GUILESS_MAIN(SecretServiceTest)
#include "secret_service_test.moc"
