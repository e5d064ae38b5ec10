#include "tests/support/patience.h"
#include "ui/shell/desktop_notes.h"

#include <QDBusConnectionInterface>
#include <QDBusContext>
#include <QDBusMessage>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::ui::DesktopNotes;

namespace {

struct Note
{
    uint id = 0;
    QString body;
    QStringList actions;
};

} // namespace

/// A desktop that keeps what it is asked to show.
class RecordingDesktop : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    QList<Note> notes;

public slots:
    Q_SCRIPTABLE uint Notify(const QString &, uint, const QString &, const QString &, const QString &body,
                             const QStringList &actions, const QVariantMap &, int)
    {
        notes.append({uint(notes.size() + 7), body, actions});
        return notes.constLast().id;
    }

signals:
    Q_SCRIPTABLE void ActionInvoked(uint id, const QString &action);
    Q_SCRIPTABLE void NotificationClosed(uint id, uint reason);
};

/// Notes on the desktop, over a message bus of the test's own.
class DesktopNotesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void cleanup();
    void showsWhatItIsGivenAndNoMarkup();
    void opensWhatWasClicked();
    void opensNothingOnceItIsClosed();
    void saysThatABusAloneShowsNothing();
    void saysThatWithoutABusNothingIsShown();

private:
    QDBusConnection bus() const { return QDBusConnection(u"program"_s); }
    void startDesktop();

    QProcess m_daemon;
    RecordingDesktop m_desktop;
    bool m_hasDesktop = false;
};

void DesktopNotesTest::initTestCase()
{
    m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    QVERIFY2(m_daemon.waitForReadyRead(lekthi::test::patienceMs), "dbus-daemon is needed");
    const QString address = QString::fromUtf8(m_daemon.readLine()).trimmed();
    QVERIFY(QDBusConnection::connectToBus(address, u"program"_s).isConnected());
    QVERIFY(QDBusConnection::connectToBus(address, u"desktop"_s).isConnected());
}

void DesktopNotesTest::cleanupTestCase()
{
    QDBusConnection::disconnectFromBus(u"program"_s);
    QDBusConnection::disconnectFromBus(u"desktop"_s);
    m_daemon.terminate();
    m_daemon.waitForFinished();
}

void DesktopNotesTest::cleanup()
{
    QDBusConnection desktop(u"desktop"_s);
    if (std::exchange(m_hasDesktop, false))
        QVERIFY(desktop.unregisterService(u"org.freedesktop.Notifications"_s));
    desktop.unregisterObject(u"/org/freedesktop/Notifications"_s);
    m_desktop.notes.clear();
}

void DesktopNotesTest::startDesktop()
{
    QDBusConnection desktop(u"desktop"_s);
    QVERIFY(desktop.registerObject(u"/org/freedesktop/Notifications"_s, &m_desktop,
                                   QDBusConnection::ExportScriptableContents));
    QVERIFY(desktop.registerService(u"org.freedesktop.Notifications"_s));
    m_hasDesktop = true;
}

void DesktopNotesTest::showsWhatItIsGivenAndNoMarkup()
{
    startDesktop();
    DesktopNotes notes(nullptr, bus());
    notes.show(u"Critical alert: <b>คคง.</b> & Co"_s, [] {});
    QTRY_COMPARE(m_desktop.notes.size(), 1);
    QCOMPARE(m_desktop.notes[0].body, u"Critical alert: &lt;b&gt;คคง.&lt;/b&gt; &amp; Co"_s);
    QCOMPARE(m_desktop.notes[0].actions.value(0), u"default"_s); // a click on the note itself counts
}

void DesktopNotesTest::opensWhatWasClicked()
{
    startDesktop();
    QStringList opened;
    DesktopNotes notes(nullptr, bus());
    const QSignalSpy unshown(&notes, &DesktopNotes::unshown);
    notes.show(u"one"_s, [&] { opened += u"one"_s; });
    notes.show(u"two"_s, [&] { opened += u"two"_s; });
    QTRY_COMPARE(m_desktop.notes.size(), 2);
    emit m_desktop.ActionInvoked(4711, u"default"_s); // of another program
    emit m_desktop.ActionInvoked(m_desktop.notes[1].id, u"default"_s);
    QTRY_COMPARE(opened, QStringList{u"two"_s});
    emit m_desktop.ActionInvoked(m_desktop.notes[0].id, u"settings"_s);
    emit m_desktop.ActionInvoked(m_desktop.notes[0].id, u"default"_s);
    QTRY_COMPARE(opened, (QStringList{u"two"_s, u"one"_s}));
    QCOMPARE(unshown.size(), 0);
}

void DesktopNotesTest::opensNothingOnceItIsClosed()
{
    startDesktop();
    QStringList opened;
    DesktopNotes notes(nullptr, bus());
    notes.show(u"one"_s, [&] { opened += u"one"_s; });
    notes.show(u"two"_s, [&] { opened += u"two"_s; });
    QTRY_COMPARE(m_desktop.notes.size(), 2);
    emit m_desktop.NotificationClosed(m_desktop.notes[0].id, 2);
    emit m_desktop.ActionInvoked(m_desktop.notes[0].id, u"default"_s);
    emit m_desktop.ActionInvoked(m_desktop.notes[1].id, u"default"_s);
    QTRY_COMPARE(opened, QStringList{u"two"_s});
}

/// There is no tray either where tests run.
void DesktopNotesTest::saysThatABusAloneShowsNothing()
{
    DesktopNotes notes(nullptr, bus());
    QSignalSpy unshown(&notes, &DesktopNotes::unshown);
    notes.show(u"one"_s, [] {});
    QTRY_COMPARE(unshown.size(), 1);
}

void DesktopNotesTest::saysThatWithoutABusNothingIsShown()
{
    DesktopNotes notes(nullptr, QDBusConnection(u"none"_s));
    QSignalSpy unshown(&notes, &DesktopNotes::unshown);
    notes.show(u"one"_s, [] {});
    QCOMPARE(unshown.size(), 1);
}

QTEST_MAIN(DesktopNotesTest)
#include "desktop_notes_test.moc"
