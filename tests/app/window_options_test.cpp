#include "tests/support/patience.h"

#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

/// What the window's program says to a wrong command line, before there is a window.
class WindowOptionsTest : public QObject
{
    Q_OBJECT

private slots:
    void refusesSizes_data();
    void refusesSizes();
    void takesSizes();
    void checksTheComputer();
};

void WindowOptionsTest::refusesSizes_data()
{
    QTest::addColumn<QString>("size");
    for (const char *size :
         {"big", "1280", "1280x", "x800", "1280*800", "1280x800x24", "-1280x800", "1280x-800", "899x800",
          "1280x559", "7681x800", "99999x99999", "0x0", " 1280x800", "१२८०x800"})
        QTest::newRow(size) << QString::fromUtf8(size);
}

void WindowOptionsTest::refusesSizes()
{
    QFETCH(const QString, size);
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(LEKTHI_WINDOW), {u"--lang"_s, u"en"_s, u"--size"_s, size});
    QVERIFY(program.waitForFinished(lekthi::test::patienceMs));
    QCOMPARE(program.exitCode(), 2);
    const QString said = QString::fromUtf8(program.readAllStandardError());
    QVERIFY2(said.contains("1280x800"_L1) || said.contains("at least 900x560"_L1), qPrintable(said));
}

/// Without a display the size is not what is wrong.
void WindowOptionsTest::takesSizes()
{
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"QT_QPA_PLATFORM"_s, u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s})
        environment.remove(name);
    for (const QString &size : {u"900x560"_s, u"1920x1080"_s, u"7680x4320"_s}) {
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(LEKTHI_WINDOW), {u"--lang"_s, u"en"_s, u"--size"_s, size});
        QVERIFY(program.waitForFinished(lekthi::test::patienceMs));
        const QString said = QString::fromUtf8(program.readAllStandardError());
        QVERIFY2(said.contains("no display"_L1) && !said.contains(size), qPrintable(said));
    }
}

/// Without a display, too: it is what one runs after an installation.
void WindowOptionsTest::checksTheComputer()
{
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"QT_QPA_PLATFORM"_s, u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s})
        environment.remove(name);
    const auto check = [&environment](const QString &language) {
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(LEKTHI_WINDOW), {u"--lang"_s, language, u"--self-check"_s});
        const bool ended = program.waitForFinished(lekthi::test::patienceMs);
        return std::pair(ended ? program.exitCode() : -1, QString::fromUtf8(program.readAllStandardOutput()));
    };
    const auto [status, said] = check(u"en"_s);
    QVERIFY2(status == 0, qPrintable(said));
    for (const QString &name : {u"Database driver"_s, u"Embedded server"_s, u"Thai font"_s,
                                u"Thai line breaks"_s, u"Translations"_s})
        QVERIFY2(said.contains(u"ok: "_s + name), qPrintable(said));
    environment.insert(u"LEKTHI_MARIADBD"_s, u"/nowhere/mariadbd"_s);
    const auto [without, told] = check(u"en"_s);
    QCOMPARE(without, 1);
    QVERIFY2(told.contains(u"MISSING: Embedded server"_s) && told.contains(u"ok: Translations"_s),
             qPrintable(told));
}

QTEST_GUILESS_MAIN(WindowOptionsTest)
#include "window_options_test.moc"
