#include "models/session/session_services.h"

#include "models/alerts/alert_watch.h"
#include "models/status/status_watch.h"
#include "tests/support/private_store.h"
#include "translations/translations.h"

#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::Session;
using models::SessionServices;
using test::PrivateStore;

class SessionServicesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void beginByThemselves();
    void endInTheMiddleAndLeaveTheSessionWell();
    void neverShowWhatWasReadInTheLanguageBefore();

private:
    std::unique_ptr<Session> sessionOf(const QString &login) const;

    QTemporaryDir m_home;
    store::Address m_address;
};

void SessionServicesTest::initTestCase()
{
    qputenv("XDG_CONFIG_HOME", m_home.filePath(u"config"_s).toUtf8());
    qputenv("XDG_DATA_HOME", m_home.filePath(u"data"_s).toUtf8());
    m_address = PrivateStore::instance().demoStore();
}

std::unique_ptr<Session> SessionServicesTest::sessionOf(const QString &login) const
{
    const auto connection = PrivateStore::instance().connect(m_address);
    return std::make_unique<Session>(PrivateStore::asPerson(m_address, login),
                                     *store::findPerson(*connection, login),
                                     *store::loadReferenceData(*connection));
}

void SessionServicesTest::beginByThemselves()
{
    const auto session = sessionOf(u"pa.demo"_s);
    SessionServices services(*session);
    QTRY_VERIFY(services.status().readAt().isValid());
    QVERIFY(!services.status().failure());
    QTRY_VERIFY(services.alertDesk().watch()->hasRead());
    QTRY_VERIFY(!services.health().latencies().isEmpty());
}

void SessionServicesTest::endInTheMiddleAndLeaveTheSessionWell()
{
    const auto session = sessionOf(u"sa.one"_s);
    {
        SessionServices services(*session);
    }
    bool isAnswered = false;
    session->worker().run(
        session.get(), [](store::Connection &connection) { return store::listPeople(connection); },
        [&](const store::Result<QList<store::Person>> &people) { isAnswered = people.has_value(); });
    QTRY_VERIFY(isAnswered);
}

/// Findings come in the language in which they are read. Those of a look that was on its way when the
/// language changed are never seen: they would stand there in the wrong one until the next look is done.
void SessionServicesTest::neverShowWhatWasReadInTheLanguageBefore()
{
    const auto session = sessionOf(u"pa.demo"_s);
    models::StatusWatch watch(*session);
    QVERIFY(watch.isReading());
    useLanguage(numbering::Language::Thai);
    const auto back = qScopeGuard([] { useLanguage(numbering::Language::English); });
    watch.followLanguage();
    bool isSeenTooEarly = false;
    int looks = 0;
    connect(&watch, &models::StatusWatch::changed, this, [&] {
        isSeenTooEarly |= watch.isReading() && !watch.entries().isEmpty();
        looks += watch.isReading() ? 0 : 1;
    });
    QTRY_VERIFY(!watch.isReading());
    QVERIFY(!isSeenTooEarly);
    QVERIFY(!watch.entries().isEmpty());
    QCOMPARE(looks, 1);
    watch.followLanguage();
    QVERIFY(!watch.isReading());
}

QTEST_GUILESS_MAIN(SessionServicesTest)
#include "session_services_test.moc"
