#include "core/store/metrics/metrics_gateway.h"
#include "tests/support/patience.h"
#include "tests/support/private_redis.h"
#include "tests/support/private_store.h"
#include "tests/ui/status_world.h"
#include "ui/status/health_card.h"
#include "ui/widgets/banner.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QTableView>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

/// What a person learns of the store's health.
class StatusPageTest : public QObject, protected test::StatusWorld
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void opensFromTheLightsByClickAndKey();
    void saysThatAllIsWell();
    void namesWhatIsWrongFirst();
    void keepsTheKeyboardWhileItChecks();
    void neverCallsTheHiddenGood();
    void copiesAsText();
    void leadsFromALightToItsCard();
    void tellsOfRedis();
    void tellsWhyRedisCannotBeUsed_data();
    void tellsWhyRedisCannotBeUsed();
    void drawsATestNumber();
    void saysWhatATestNumberFailedAt();
    void listsThePrograms();
    void watchesTheRoomOfTheEmbeddedServer();
    void saysWhenTheDatabaseIsGone();
    void staysUsableWhileTheServerIsSilent();

private:
    QString overview() const { return m_test->find<ui::Banner>(u"statusOverview"_s)->message(); }
    QString textsOf(const QString &name) const;
    models::HealthLight light(const QString &name) const;
};

/// As a server should be on which numbers are drawn; tests have theirs faster.
void StatusPageTest::initTestCase()
{
    const auto connection = PrivateStore::instance().connect(PrivateStore::instance().demoStore());
    QVERIFY(connection->execute(u"SET GLOBAL innodb_flush_log_at_trx_commit = 1"_s));
}

/// A store takes a while to make: tests that leave it as it is share one.
void StatusPageTest::init()
{
    static const QByteArrayList leaveItAlone{
        "opensFromTheLightsByClickAndKey",  "copiesAsText",
        "leadsFromALightToItsCard",         "tellsOfRedis",
        "tellsWhyRedisCannotBeUsed",        "watchesTheRoomOfTheEmbeddedServer",
        "staysUsableWhileTheServerIsSilent"};
    static const store::Address shared = PrivateStore::instance().demoStore();
    use(leaveItAlone.contains(QTest::currentTestFunction()) ? shared : PrivateStore::instance().demoStore());
}

void StatusPageTest::cleanup()
{
    leave();
    qunsetenv("LEKTHI_REDIS");
    qunsetenv("LEKTHI_REDIS_PASSWORD");
}

QString StatusPageTest::textsOf(const QString &name) const
{
    QStringList texts;
    if (const auto *widget = m_test->find<QWidget>(name)) {
        for (const QLabel *label : widget->findChildren<QLabel *>())
            texts += label->text();
    }
    return texts.join(u'\n');
}

models::HealthLight StatusPageTest::light(const QString &name) const
{
    return m_test->find<ui::HealthCard>(u"status_"_s + name)->light();
}

void StatusPageTest::opensFromTheLightsByClickAndKey()
{
    open(u"pa.demo"_s);
    QTest::mouseClick(m_test->find<QAbstractButton>(u"statusStore"_s), Qt::LeftButton);
    QVERIFY(m_test->isShown(u"statusPage"_s));
    m_test->goTo(u"templatesPage"_s);
    QVERIFY(!m_test->isShown(u"statusPage"_s));
    auto *database = m_test->find<QAbstractButton>(u"statusDatabase"_s);
    QTRY_VERIFY(database->isVisible());
    QVERIFY(database->focusPolicy() & Qt::TabFocus);
    database->setFocus();
    QTest::keyClick(database, Qt::Key_Space);
    QVERIFY(m_test->isShown(u"statusPage"_s));
}

void StatusPageTest::saysThatAllIsWell()
{
    open(u"auditor.demo"_s);
    show();
    QTRY_COMPARE(overview(), u"No issues found."_s);
    QVERIFY(textsOf(u"status_durability"_s).contains(u"on disk"_s));
    QVERIFY(textsOf(u"status_database"_s).contains(u"ms"_s));
    QVERIFY(!textsOf(u"status_replication"_s).isEmpty());
}

void StatusPageTest::namesWhatIsWrongFirst()
{
    QVERIFY(m_administrator->execute(u"SET GLOBAL local_infile = 1"_s));
    QVERIFY(m_administrator->execute(u"SET GLOBAL innodb_flush_log_at_trx_commit = 2"_s));
    open(u"pa.demo"_s);
    show();
    const QString said = overview();
    const QString durability = textsOf(u"status_durability"_s);
    const QString light = m_test->find<QAbstractButton>(u"statusStore"_s)->text();
    QVERIFY(m_administrator->execute(u"SET GLOBAL innodb_flush_log_at_trx_commit = 1"_s));
    QVERIFY(said.contains(u"at risk"_s));
    QVERIFY(durability.contains(u"innodb_flush_log_at_trx_commit to 1"_s));
    QVERIFY2(light.contains(u"1 at risk"_s), qPrintable(light));

    QTest::mouseClick(m_test->find<QAbstractButton>(u"statusRefresh"_s), Qt::LeftButton);
    QTRY_VERIFY(overview().startsWith(u"Numbers are safe"_s));
    QVERIFY(textsOf(u"status_local_infile"_s).contains(u"Numbers stay correct"_s));
    QVERIFY(m_administrator->execute(u"SET GLOBAL local_infile = 0"_s));
}

/// Whoever checks again by the keyboard can press the button again.
void StatusPageTest::keepsTheKeyboardWhileItChecks()
{
    open(u"pa.demo"_s);
    show();
    auto *again = m_test->find<QAbstractButton>(u"statusRefresh"_s);
    const auto *time = m_test->find<QLabel>(u"statusTime"_s);
    again->setFocus();
    QTest::keyClick(again, Qt::Key_Space);
    QCOMPARE(time->text(), u"Checking…"_s);
    QVERIFY(again->hasFocus());
    QTRY_VERIFY(time->text().startsWith(u"As of"_s));
    QVERIFY(again->hasFocus());
}

/// The routine that looks at the accounts is gone: nobody knows how they are.
void StatusPageTest::neverCallsTheHiddenGood()
{
    open(u"pa.demo"_s);
    QVERIFY(m_administrator->execute(
        u"DROP PROCEDURE %1_api.gate_list_account_troubles"_s.arg(m_address.database)));
    show();
    QTRY_VERIFY(overview() != u"No issues found."_s);
    const auto *row = m_test->find<QWidget>(u"status_accounts"_s);
    QVERIFY(row);
    QVERIFY2(!textsOf(u"status_accounts"_s).contains(u"Every account"_s),
             qPrintable(textsOf(u"status_accounts"_s)));
}

void StatusPageTest::copiesAsText()
{
    open(u"pa.demo"_s);
    show();
    QTest::mouseClick(m_test->find<QAbstractButton>(u"statusCopy"_s), Qt::LeftButton);
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.contains(m_address.database) && text.contains(u"pa.demo"_s), qPrintable(text));
    QVERIFY(text.contains(overview()));
    QVERIFY(text.contains(u"In order\n"_s));
    QVERIFY(!text.contains(u"lekthi-demo"_s));
}

void StatusPageTest::tellsOfRedis()
{
    test::PrivateRedis redis;
    qputenv("LEKTHI_REDIS", u"redis-unix:%1"_s.arg(redis.socket()).toUtf8());
    open(u"pa.demo"_s);
    show();
    QTRY_VERIFY(m_test->isShown(u"statusRedis"_s));
    QTRY_VERIFY(textsOf(u"status_redis"_s).contains(u"answers"_s));
    redis.kill();
    QTest::mouseClick(m_test->find<QAbstractButton>(u"statusRefresh"_s), Qt::LeftButton);
    QTRY_VERIFY(textsOf(u"status_redis"_s).contains(u"cannot be used"_s));
    QTRY_VERIFY(overview().startsWith(u"Numbers are safe"_s));
}

void StatusPageTest::leadsFromALightToItsCard()
{
    test::PrivateRedis redis;
    qputenv("LEKTHI_REDIS", u"redis-unix:%1"_s.arg(redis.socket()).toUtf8());
    open(u"pa.demo"_s);
    QTRY_VERIFY(m_test->isShown(u"statusRedis"_s));
    const auto *light = m_test->find<QAbstractButton>(u"statusRedis"_s);
    QVERIFY2(light->toolTip().contains(u"answers"_s), qPrintable(light->toolTip()));
    press(u"statusRedis"_s);
    QVERIFY(m_test->isShown(u"statusPage"_s));
    const auto *card = m_test->find<QWidget>(u"status_redis"_s);
    QTRY_VERIFY(!card->visibleRegion().isEmpty());
}

void StatusPageTest::tellsWhyRedisCannotBeUsed_data()
{
    QTest::addColumn<QString>("what");
    QTest::newRow("paused") << u"paused"_s;
    QTest::newRow("read-only") << u"read-only"_s;
    QTest::newRow("wrong password") << u"wrong password"_s;
}

void StatusPageTest::tellsWhyRedisCannotBeUsed()
{
    QFETCH(QString, what);
    test::PrivateRedis redis(what == "wrong password"_L1 ? QStringList{u"--requirepass"_s, u"right"_s}
                                                         : QStringList());
    if (what == "wrong password"_L1)
        qputenv("LEKTHI_REDIS_PASSWORD", "wrong");
    if (what == "read-only"_L1)
        redis.ask({u"REPLICAOF"_s, u"127.0.0.1"_s, u"1"_s});
    if (what == "paused"_L1)
        redis.pause();
    qputenv("LEKTHI_REDIS", u"redis-unix:%1"_s.arg(redis.socket()).toUtf8());
    open(u"pa.demo"_s);
    show();
    QTRY_COMPARE_WITH_TIMEOUT(light(u"redis"_s).standing, models::Standing::Warning, test::patienceMs);
    const QString said = textsOf(u"status_redis"_s);
    QVERIFY2(said.contains(u"under the database lock"_s), qPrintable(said));
    QVERIFY2(said.contains(u"Check whether Redis"_s), qPrintable(said));
    QVERIFY(m_test->isShown(u"statusRedis"_s));
    // The number is drawn all the same, and its card says under which lock.
    QTRY_COMPARE_WITH_TIMEOUT(light(u"draw"_s).standing, models::Standing::Warning, test::patienceMs);
    QVERIFY2(light(u"draw"_s).state.contains(u"was allocated"_s), qPrintable(light(u"draw"_s).state));
    if (what == "paused"_L1)
        redis.resume();
}

void StatusPageTest::drawsATestNumber()
{
    open(u"auditor.demo"_s);
    show();
    const auto *draw = m_test->find<QAbstractButton>(u"drawTestNumber"_s);
    QTRY_VERIFY_WITH_TIMEOUT(draw->isEnabled() && light(u"draw"_s).standing == models::Standing::Good,
                             test::patienceMs);
    const QString first = light(u"draw"_s).state;
    QVERIFY2(first.contains(u"-0001-"_s), qPrintable(first));
    // Coming back within five minutes draws no other one.
    m_test->goTo(u"templatesPage"_s);
    m_test->goTo(u"statusPage"_s);
    QVERIFY(draw->isEnabled());
    press(u"drawTestNumber"_s);
    QVERIFY(!draw->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(draw->isEnabled(), test::patienceMs);
    QVERIFY2(light(u"draw"_s).state.contains(u"-0002-"_s), qPrintable(light(u"draw"_s).state));
    QCOMPARE(light(u"draw"_s).facts.size(), 8);
}

void StatusPageTest::saysWhatATestNumberFailedAt()
{
    open(u"pa.demo"_s);
    QVERIFY(m_administrator->execute(u"DROP DATABASE "_s + m_address.sandbox().database));
    show();
    QTRY_COMPARE_WITH_TIMEOUT(light(u"draw"_s).standing, models::Standing::Warning, test::patienceMs);
    const QString said = textsOf(u"status_draw"_s);
    QVERIFY2(said.contains(u"Enter the sandbox"_s) && said.contains(u"✕"_s), qPrintable(said));
    QVERIFY2(said.contains(u"Real numbers do not need the sandbox"_s), qPrintable(said));
    QTRY_VERIFY(overview().startsWith(u"Numbers are safe"_s));
}

void StatusPageTest::listsThePrograms()
{
    const auto service =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    QDateTime thisMinute = service->serverNow();
    thisMinute.setTime(QTime(thisMinute.time().hour(), thisMinute.time().minute()));
    const auto write = [&](const QString &program, qint64 minutesAgo) {
        metrics::Minute minute;
        minute.start = thisMinute.addSecs(-60 * minutesAgo);
        minute.state.sessions = 2;
        minute.state.sessionLimit = 4;
        const auto written = store::writeMinute(*service, {QUuid::createUuid(), program}, minute);
        QVERIFY2(written, written ? "" : qPrintable(written.error().detail));
    };
    write(u"stopped @ host-a, 11"_s, 30);
    write(u"forgotten @ host-a, 12"_s, 90);
    write(u"running @ host-b, 13"_s, 1);
    open(u"pa.demo"_s);
    show();
    auto *table = m_test->find<QTableView>(u"statusAllocators"_s);
    const QAbstractItemModel &shown = *table->model();
    QTRY_COMPARE_WITH_TIMEOUT(shown.rowCount(), 2, test::patienceMs);
    const auto row = [&shown](int number) {
        QStringList texts;
        for (int column = 0; column < shown.columnCount(); ++column)
            texts += shown.index(number, column).data().toString();
        return texts.join(u'|');
    };
    QVERIFY2(row(0).startsWith(u"✓ running|running 13|host-b|allocator.demo|"_s), qPrintable(row(0)));
    QVERIFY2(row(0).contains(u"|2 of 4|"_s), qPrintable(row(0)));
    QVERIFY2(row(1).startsWith(u"– gone|stopped 11|host-a|"_s), qPrintable(row(1)));
    QCOMPARE(light(u"allocators"_s).standing, models::Standing::Good);
}

void StatusPageTest::watchesTheRoomOfTheEmbeddedServer()
{
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    m_test->window().setInspector([socket = m_address.socket](const store::Address &address) {
        return address.socket == socket
                   ? std::optional(models::EmbeddedLook{
                         u"/data"_s, u"/data/server.log"_s, 4000, 20'000'000, {u"a warning of the log"_s}})
                   : std::nullopt;
    });
    open(u"pa.demo"_s);
    show();
    QTRY_VERIFY(m_test->isShown(u"status_embedded"_s));
    QCOMPARE(light(u"embedded"_s).standing, models::Standing::Error);
    QVERIFY(textsOf(u"status_embedded"_s).contains(u"Free space on the disk of /data"_s));
    QVERIFY(textsOf(u"status_embedded"_s).contains(u"a warning of the log"_s));
    QTRY_VERIFY(overview().contains(u"at risk"_s));
}

/// The server takes connections but answers nothing.
void StatusPageTest::staysUsableWhileTheServerIsSilent()
{
    open(u"pa.demo"_s);
    show();
    QTRY_COMPARE(light(u"database"_s).standing, models::Standing::Good);
    const auto server = pid_t(PrivateStore::instance().serverProcessId());
    ::kill(server, SIGSTOP);
    QTRY_VERIFY_WITH_TIMEOUT(light(u"database"_s).state.startsWith(u"No answer since"_s), test::patienceMs);
    const QString said = textsOf(u"status_database"_s);
    const QString inTheLine = m_test->find<QAbstractButton>(u"statusDatabase"_s)->text();
    m_test->goTo(u"templatesPage"_s);
    const bool left = m_test->isShown(u"templatesPage"_s);
    m_test->goTo(u"statusPage"_s);
    ::kill(server, SIGCONT);
    QVERIFY2(said.contains(u"What you typed is kept"_s) && said.contains(u"whether the server runs"_s),
             qPrintable(said));
    QCOMPARE(inTheLine, u"Database does not answer"_s);
    QVERIFY(left);
    QTRY_COMPARE_WITH_TIMEOUT(light(u"database"_s).standing, models::Standing::Good, test::patienceMs);
}

void StatusPageTest::saysWhenTheDatabaseIsGone()
{
    open(u"pa.demo"_s);
    show();
    QVERIFY(m_administrator->execute(u"ALTER USER 'pa.demo'@'localhost' ACCOUNT LOCK"_s) ||
            m_administrator->execute(u"ALTER USER 'pa.demo'@'%' ACCOUNT LOCK"_s));
    QTest::mouseClick(m_test->find<QAbstractButton>(u"statusRefresh"_s), Qt::LeftButton);
    QTRY_VERIFY(overview().contains(u"unknown"_s));
    QVERIFY(!m_test->find<QWidget>(u"status_durability"_s));
    QVERIFY(m_administrator->execute(u"ALTER USER 'pa.demo'@'localhost' ACCOUNT UNLOCK"_s) ||
            m_administrator->execute(u"ALTER USER 'pa.demo'@'%' ACCOUNT UNLOCK"_s));
}

QTEST_MAIN(StatusPageTest)
#include "status_page_test.moc"
