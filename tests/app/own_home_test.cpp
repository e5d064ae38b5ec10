#include "app/local/own_home.h"

#include <QDir>
#include <QStandardPaths>
#include <QTest>

#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

/// Where the files of the user go.
class OwnHomeTest : public QObject
{
    Q_OBJECT

private slots:
    void staysWhereItIsSet()
    {
        qputenv("HOME", "/somewhere");
        lekthi::local::provideHome();
        QCOMPARE(qgetenv("HOME"), QByteArray("/somewhere"));
    }

    void isThatOfTheSystemWhereNoneIsSet_data()
    {
        QTest::addColumn<bool>("isEmpty");
        QTest::newRow("none") << false;
        QTest::newRow("empty") << true;
    }

    void isThatOfTheSystemWhereNoneIsSet()
    {
        QFETCH(bool, isEmpty);
        qunsetenv("XDG_CONFIG_HOME");
        qunsetenv("HOME");
        if (isEmpty)
            qputenv("HOME", "");
        lekthi::local::provideHome();
        const QString home = QString::fromLocal8Bit(::getpwuid(::geteuid())->pw_dir);
        QCOMPARE(QDir::homePath(), QDir::cleanPath(home));
        QCOMPARE(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation),
                 QDir::cleanPath(home + "/.config"_L1));
    }
};

QTEST_GUILESS_MAIN(OwnHomeTest)
#include "own_home_test.moc"
