#include "core/store/alerts/alert_lease_gateway.h"
#include "tests/support/patience.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/desktop_notes.h"
#include "ui/shell/page.h"

#include <QDBusConnectionInterface>
#include <QDBusContext>
#include <QDBusMessage>
#include <QLabel>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi;
using test::PrivateStore;
using ui::DesktopNotes;

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

public:
    static void initMain();

private slots:
    void initTestCase();
    void cleanupTestCase();
    void cleanup();
    void showsWhatItIsGivenAndNoMarkup();
    void opensWhatWasClicked();
    void opensNothingOnceItIsClosed();
    void saysThatABusAloneShowsNothing();
    void saysThatWithoutABusNothingIsShown();
    void goesToTheTrayWithoutAService();
    void leavesTheTrayAloneWhereThereIsAService();
    void opensTheAlertThatTheNoteIsAbout();

private:
    QDBusConnection bus() const { return QDBusConnection(u"program"_s); }
    void startDesktop();

    static QProcess s_daemon;
    RecordingDesktop m_desktop;
    bool m_hasDesktop = false;
};

QProcess DesktopNotesTest::s_daemon;

/// Before the application exists, which asks once where the bus of the session is.
void DesktopNotesTest::initMain()
{
    s_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    if (s_daemon.waitForReadyRead(lekthi::test::patienceMs))
        qputenv("DBUS_SESSION_BUS_ADDRESS", s_daemon.readLine().trimmed());
}

void DesktopNotesTest::initTestCase()
{
    QVERIFY2(s_daemon.state() == QProcess::Running, "dbus-daemon is needed");
    const QString address = qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS");
    QVERIFY(QDBusConnection::connectToBus(address, u"program"_s).isConnected());
    QVERIFY(QDBusConnection::connectToBus(address, u"desktop"_s).isConnected());
}

void DesktopNotesTest::cleanupTestCase()
{
    QDBusConnection::disconnectFromBus(u"program"_s);
    QDBusConnection::disconnectFromBus(u"desktop"_s);
    s_daemon.terminate();
    s_daemon.waitForFinished();
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

void DesktopNotesTest::goesToTheTrayWithoutAService()
{
    QStringList shown;
    QStringList opened;
    const auto tray = [&shown](QObject *, const QString &text, const DesktopNotes::Open &open) {
        shown += text;
        open();
        return true;
    };
    for (const QDBusConnection &way : {bus(), QDBusConnection(u"none"_s)}) {
        DesktopNotes notes(nullptr, way, tray);
        const QSignalSpy unshown(&notes, &DesktopNotes::unshown);
        shown.clear();
        opened.clear();
        notes.show(u"<one>"_s, [&opened] { opened += u"one"_s; });
        QTRY_COMPARE(shown, QStringList{u"<one>"_s}); // the tray takes no markup
        QCOMPARE(opened, QStringList{u"one"_s});
        QCOMPARE(unshown.size(), 0);
    }
}

void DesktopNotesTest::leavesTheTrayAloneWhereThereIsAService()
{
    startDesktop();
    int inTray = 0;
    DesktopNotes notes(nullptr, bus(), [&inTray](auto &&...) { return ++inTray > 0; });
    notes.show(u"one"_s, [] {});
    notes.show(u"two"_s, [] {});
    QTRY_COMPARE(m_desktop.notes.size(), 2);
    QCOMPARE(inTray, 0);
}

/// Whatever was looked at before, and on whichever page.
void DesktopNotesTest::opensTheAlertThatTheNoteIsAbout()
{
    startDesktop();
    const store::Address address = PrivateStore::instance().demoStore();
    const auto evaluator = PrivateStore::instance().connect(PrivateStore::asPerson(address, u"sa.one"_s));
    const QUuid token = QUuid::createUuid();
    const auto lease = store::takeAlertLease(*evaluator, token, u"test"_s, 300s);
    QVERIFY(lease && lease->isOwn);
    const auto fire = [&](const QString &rule) {
        store::AlertLook look;
        look.rule = rule;
        look.state.phase = alerts::Phase::Firing;
        look.state.since = look.state.lookedAt = QDateTime::currentDateTimeUtc();
        look.state.hasData = true;
        look.state.value = 20;
        return store::writeAlertLooks(*evaluator, token, lease->epoch, {look}).has_value();
    };
    QVERIFY(fire(u"LOCK_FAILURES_CRITICAL"_s));
    test::TestWindow window(test::openerOf(address));
    QVERIFY(window.signIn(u"auditor.demo"_s));
    window.goTo(u"alertsPage"_s);
    QTRY_VERIFY(window.isShown(u"alertTitle"_s));
    QCOMPARE(window.find<QLabel>(u"alertTitle"_s)->text(), u"Many lock failures"_s);
    window.goTo(u"countersPage"_s);
    QVERIFY2(m_desktop.notes.isEmpty(), "what fired before is no news");
    QWidget other;
    other.show();
    other.activateWindow();
    QTRY_VERIFY(!window.window().isActiveWindow()); // whoever looks at the window sees it there

    QVERIFY(fire(u"REDIS_UNAVAILABLE"_s));
    window.find<ui::Page>(u"alertsPage"_s)->activate(); // as its clock does now and then
    QTRY_COMPARE(m_desktop.notes.size(), 1);
    QVERIFY2(m_desktop.notes[0].body.contains(u"Redis unavailable"_s), qPrintable(m_desktop.notes[0].body));
    QVERIFY(!window.isShown(u"alertsPage"_s));
    emit m_desktop.ActionInvoked(m_desktop.notes[0].id, u"default"_s);
    QTRY_VERIFY(window.isShown(u"alertsPage"_s));
    QTRY_COMPARE(window.find<QLabel>(u"alertTitle"_s)->text(), u"Redis unavailable"_s);
}

QTEST_MAIN(DesktopNotesTest)
#include "desktop_notes_test.moc"
