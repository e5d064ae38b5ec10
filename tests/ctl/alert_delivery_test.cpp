#include "core/store/alerts/alert_delivery_gateway.h"
#include "core/store/metrics/metrics_gateway.h"
#include "tests/ctl/program_run.h"
#include "tests/notify/webhook_server.h"
#include "tests/store/raw_session.h"
#include "tests/support/patience.h"
#include "tests/support/private_store.h"
#include "tests/support/private_tls_server.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

#include <csignal>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using Manner = WebhookServer::Manner;

/// Alerts from a computer without a window: that the real program tells somebody of each, once, whatever
/// happens to it.
class AlertDeliveryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void cleanup();
    void saysOnceWhatItCannotDeliver();
    void refusesSecretsThatOthersCanRead();
    void sendsAgainWhatAKilledProgramNeverReported();
    void sendsNothingTwiceAfterItWasKilled();
    void finishesWhatItSendsBeforeItEnds_data();
    void finishesWhatItSendsBeforeItEnds();
    void severalProgramsShareTheWork();

private:
    using Process = std::unique_ptr<QProcess>;

    Process startWatch(const QStringList &more = {}, const QByteArray &secrets = {});
    QByteArray secrets() const;
    void begin(); ///< an alert that fires
    void end();   ///< and ends
    void look(alerts::Phase phase);
    QString states() const;
    void forgetClaims();

    store::Address m_address;
    std::unique_ptr<RawSession> m_root;
    std::unique_ptr<store::Connection> m_evaluator;
    std::unique_ptr<WebhookServer> m_server;
    const QUuid m_token = QUuid::createUuid();
    qint64 m_before = 0;
};

namespace {

constexpr auto rule = "LOCK_FAILURES_CRITICAL";

bool says(QProcess &process, QByteArray &all, const QByteArray &words)
{
    all += process.readAllStandardOutput();
    return all.contains(words);
}

} // namespace

void AlertDeliveryTest::initTestCase()
{
    if (!PrivateTlsServer::isAvailable())
        QSKIP(qPrintable(PrivateTlsServer::missing()));
    m_address = PrivateStore::instance().demoStore();
    m_root = std::make_unique<RawSession>(m_address);
    QVERIFY(m_root->run(u"UPDATE store_settings SET value = 100000 WHERE name LIKE '%writes_per_minute'"_s));
    m_evaluator = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
    m_server = std::make_unique<WebhookServer>();
    for (const QString &name : {u"ops"_s, u"unknown"_s}) {
        store::AlertChannel wish;
        wish.name = name;
        wish.minimumSeverity = name == "ops"_L1 ? alerts::Severity::Warning : alerts::Severity::Critical;
        QVERIFY(store::changeAlertChannel(*m_evaluator, wish,
                                          *numbering::Reason::parse(u"for the test of it"_s)));
    }
    QVERIFY(m_root->run(u"UPDATE alert_rules SET channels = '[\"ops\"]'"_s));
}

void AlertDeliveryTest::cleanupTestCase()
{
    m_evaluator.reset();
    m_root.reset();
}

void AlertDeliveryTest::init()
{
    m_server->behave(Manner::Answers);
    m_before = m_root->value(u"SELECT COALESCE(MAX(id), 0) FROM alert_transitions"_s).toLongLong();
}

void AlertDeliveryTest::cleanup()
{
    m_server->behave(Manner::Answers);
    end();
    // Nothing is left for the next test to deliver.
    QVERIFY(m_root->run(u"UPDATE alert_deliveries SET state = 'FAILED' WHERE state = 'WAITING'"_s));
}

AlertDeliveryTest::Process AlertDeliveryTest::startWatch(const QStringList &more, const QByteArray &secrets)
{
    return startProgram(
        onStore(m_address, QStringList{u"alert"_s, u"watch"_s, u"--every"_s, u"1"_s, u"--as"_s, u"pa.demo"_s,
                                       u"--channel-ca"_s, m_server->authorityFile()} +
                               more),
        {u"no_proxy=127.0.0.1"_s, u"LEKTHI_ALERT_SECRETS="_s + QString::fromUtf8(secrets)});
}

QByteArray AlertDeliveryTest::secrets() const
{
    return "{\"ops\":{\"address\":\"" + m_server->address().toEncoded() + "\",\"inHouse\":true}}";
}

/// As the program that evaluates writes it, whichever has the lease.
void AlertDeliveryTest::look(alerts::Phase phase)
{
    QVERIFY(m_root->run(
        u"INSERT INTO alert_states (rule_code, subject, phase, since, looked_at, has_data, value) "
        "VALUES ('%1', 'counter:1', '%2', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), TRUE, 12.5) "
        "ON DUPLICATE KEY UPDATE phase = VALUES(phase), since = VALUES(since)"_s.arg(
            QLatin1StringView(rule), alerts::phaseName(phase))));
}

void AlertDeliveryTest::begin()
{
    look(alerts::Phase::Firing);
}

void AlertDeliveryTest::end()
{
    look(alerts::Phase::Resolved);
}

/// Of all deliveries since the test began, in their order.
QString AlertDeliveryTest::states() const
{
    return m_root
        ->column(u"SELECT state FROM alert_deliveries WHERE transition_id > %1 ORDER BY transition_id"_s.arg(
            m_before))
        .join(u' ');
}

/// As if the time of every claim were over.
void AlertDeliveryTest::forgetClaims()
{
    QVERIFY(m_root->run(
        u"UPDATE alert_deliveries SET claimed_until = '2000-01-01', next_try = '2000-01-01' WHERE state = 'WAITING'"_s));
}

void AlertDeliveryTest::saysOnceWhatItCannotDeliver()
{
    const Process watch = startWatch({}, "{\"unknown\":\"http://plain.example/services/T0/B0/secret\"}");
    QByteArray all;
    QTRY_VERIFY_WITH_TIMEOUT(says(*watch, all, "UNUSABLE"), patienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(says(*watch, all, R"({"channel":{"name":"ops","secret":"MISSING"}})"),
                             patienceMs);
    const QString looks = u"SELECT looks FROM alert_lease"_s;
    const int before = m_root->value(looks).toInt();
    QTRY_VERIFY_WITH_TIMEOUT(m_root->value(looks).toInt() > before + 2, patienceMs);
    watch->terminate();
    const ProgramRun ended = finish(*watch);
    QCOMPARE(ended.exitCode, 0);
    all += ended.output;
    QCOMPARE(all.count("MISSING"), 1);
    QCOMPARE(all.count("UNUSABLE"), 1);
    QVERIFY(!all.contains("plain.example"));
}

void AlertDeliveryTest::refusesSecretsThatOthersCanRead()
{
    const ScratchDirectory folder;
    QFile file(folder.filePath(u"secrets.json"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    QVERIFY(file.write(secrets()) > 0);
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::ReadGroup));
    const Process refused = startWatch({u"--secrets"_s, file.fileName()});
    const ProgramRun run = finish(*refused);
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.error()[u"code"].toString(), u"SECRETS_REFUSED"_s);
    QVERIFY(file.setPermissions(QFile::ReadOwner));
    begin();
    const Process taken = startWatch({u"--secrets"_s, file.fileName()});
    QTRY_COMPARE_WITH_TIMEOUT(states(), u"SENT"_s, patienceMs);
    taken->terminate();
    QCOMPARE(finish(*taken).exitCode, 0);
}

void AlertDeliveryTest::sendsAgainWhatAKilledProgramNeverReported()
{
    m_server->behave(Manner::IsSilent);
    begin();
    const Process killed = startWatch({}, secrets());
    QTRY_COMPARE_WITH_TIMEOUT(m_server->requests().size(), 1, patienceMs);
    const QByteArray key = m_server->requests().first().headers["idempotency-key"];
    killed->kill(); // SIGKILL
    QTRY_COMPARE_WITH_TIMEOUT(killed->state(), QProcess::NotRunning, patienceMs);
    QCOMPARE(states(), u"WAITING"_s);
    QVERIFY(m_root->run(u"UPDATE alert_deliveries SET claimed_until = claimed_until + INTERVAL 1 HOUR "
                        "WHERE state = 'WAITING'"_s));
    m_server->behave(Manner::Answers);
    const Process next = startWatch({}, secrets());
    QByteArray all;
    QTRY_VERIFY_WITH_TIMEOUT(says(*next, all, "KNOWN"), patienceMs);
    // Another program is at it for all the next one can know.
    QVERIFY(m_server->requests().isEmpty());
    forgetClaims();
    QTRY_COMPARE_WITH_TIMEOUT(states(), u"SENT"_s, patienceMs);
    QCOMPARE(m_server->requests().size(), 1);
    QCOMPARE(m_server->requests().first().headers["idempotency-key"], key);
    next->terminate();
    QCOMPARE(finish(*next).exitCode, 0);
}

void AlertDeliveryTest::sendsNothingTwiceAfterItWasKilled()
{
    begin();
    const Process killed = startWatch({}, secrets());
    QTRY_COMPARE_WITH_TIMEOUT(states(), u"SENT"_s, patienceMs);
    killed->kill(); // SIGKILL
    QTRY_COMPARE_WITH_TIMEOUT(killed->state(), QProcess::NotRunning, patienceMs);
    forgetClaims();
    const Process next = startWatch({}, secrets());
    end();
    QTRY_COMPARE_WITH_TIMEOUT(states(), u"SENT SENT"_s, patienceMs);
    QCOMPARE(m_server->requests().size(), 2);
    QVERIFY(m_server->requests().at(1).json()[u"text"].toString().contains(u"Resolved"_s));
    next->terminate();
    QCOMPARE(finish(*next).exitCode, 0);
}

void AlertDeliveryTest::finishesWhatItSendsBeforeItEnds_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("service manager") << SIGTERM;
    QTest::newRow("Ctrl+C") << SIGINT;
}

void AlertDeliveryTest::finishesWhatItSendsBeforeItEnds()
{
    QFETCH(int, signal);
    m_server->behave(Manner::IsSilent);
    begin();
    const Process watch = startWatch({}, secrets());
    QTRY_COMPARE_WITH_TIMEOUT(m_server->requests().size(), 1, patienceMs);
    ::kill(pid_t(watch->processId()), signal);
    // The right to evaluate is given back at once, while the notice is still on its way.
    QTRY_VERIFY_WITH_TIMEOUT(
        m_root->value(u"SELECT taken_until <= UTC_TIMESTAMP(6) FROM alert_lease"_s).toBool(), patienceMs);
    m_server->speakUp();
    const ProgramRun ended = [&] {
        [&] { QTRY_COMPARE_WITH_TIMEOUT(watch->state(), QProcess::NotRunning, patienceMs); }();
        return finish(*watch);
    }();
    QVERIFY2(ended.output.endsWith("{\"ended\":true}\n"), ended.output + ended.errors);
    QCOMPARE(states(), u"SENT"_s);
    QCOMPARE(m_server->requests().size(), 1);
}

void AlertDeliveryTest::severalProgramsShareTheWork()
{
    const Process first = startWatch({}, secrets());
    const Process second = startWatch({}, secrets());
    for (int time = 0; time < 3; ++time) {
        begin();
        end();
    }
    QTRY_COMPARE_WITH_TIMEOUT(states(), u"SENT SENT SENT SENT SENT SENT"_s, patienceMs);
    for (const QJsonValue &channel :
         runProgram(onStore(m_address, {u"alert"_s, u"channels"_s})).json()[u"channels"].toArray()) {
        const bool isKnown = channel[u"name"].toString() == "ops"_L1;
        QCOMPARE(channel[u"served"].toBool(), isKnown);
        QCOMPARE(channel[u"courier"].toString(), isKnown ? u"pa.demo"_s : QString());
    }
    QSet<QByteArray> keys;
    for (const WebhookServer::Request &request : m_server->requests())
        keys.insert(request.headers["idempotency-key"]);
    QCOMPARE(keys.size(), 6);
    QCOMPARE(m_server->requests().size(), 6);
    for (const Process *process : {&first, &second}) {
        (*process)->terminate();
        QCOMPARE(finish(**process).exitCode, 0);
    }
}

QTEST_GUILESS_MAIN(AlertDeliveryTest)
#include "alert_delivery_test.moc"
