#include "core/store/people/accounts.h"
#include "tests/faults/crowd.h"
#include "tests/faults/fault_store.h"
#include "tests/faults/settings.h"
#include "tests/store/attacks/attack_range.h"
#include "tests/store/attacks/drawing_calls.h"
#include "tests/support/private_store.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <random>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Accounts of all roles do at random what they can with another program, while
/// others work.
class HostileTest : public QObject
{
    Q_OBJECT

private slots:
    void honestWorkGoesOn();
};

namespace {

constexpr int callers = 50;
constexpr int statementsOfASession = 20;
constexpr int allocatorId = 5;
const auto hostileSuperAdmin = u"sa.three"_s;
const auto reason = u"'For the test of hostile accounts'"_s;

/// What anybody may try; %1 is a number at random.
const QStringList waysOfAnybody{
    u"SET SESSION TRANSACTION ISOLATION LEVEL SERIALIZABLE"_s,
    u"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"_s,
    u"SET autocommit = 0, completion_type = 'CHAIN'"_s,
    u"SET innodb_lock_wait_timeout = 1000, lock_wait_timeout = 1000, idle_transaction_timeout = 0"_s,
    u"SET max_statement_time = 0.%1"_s,
    u"START TRANSACTION WITH CONSISTENT SNAPSHOT"_s,
    u"START TRANSACTION"_s,
    u"SELECT SLEEP(0.%1)"_s,
    u"SELECT GET_LOCK('lekthi', 0)"_s,
    u"SET @all = REPEAT('x', 10000000)"_s,
    u"XA START '%1'"_s,
    u"SELECT * FROM {sandbox}.document_number_counters FOR UPDATE"_s,
    u"SELECT * FROM {store}.document_number_counters FOR UPDATE"_s,
    u"KILL %1"_s,
    u"CALL {api}.sign_in()"_s,
    u"CALL {api}.counter_list_counters(0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 500)"_s,
    u"CALL {api}.people_list_people()"_s,
    u"CALL {api}.sandbox_prepare(2, 6)"_s,
    u"CALL {api}.sandbox_lock_counter(2, 22, 1, 6, 0, 0, 0, 2031, 0)"_s,
    u"CALL {api}.sandbox_open_counter(2, 22, 1, 6, 0, 0, 0, 2%1, 0)"_s,
};

const QStringList waysOfManagers{
    u"CALL {api}.set_templates(2, REPEAT('[', 3000000), %2)"_s,
    u"CALL {api}.set_templates(2, CONCAT('[', REPEAT('{\"type\":6,\"version\":0},', 400), '{}]'), %2)"_s,
    u"CALL {api}.set_template(2, 6, %1, '{SEQ:4}', 'YEARLY', 'WIDEN', 'TYPE', 'SKIP', NULL, %2)"_s,
    u"CALL {api}.resolve_error('ERR-20260101-0001-ABCD', %2)"_s,
};

const QStringList waysOfServices{
    u"CALL {api}.lock_counter(2, 22, 1, 6, 0, 0, 0, 2031, 0)"_s,
    u"CALL {api}.lock_counter(1, 22, 1, 6, 0, 0, 0, 2031, 0)"_s,
    u"ROLLBACK TO SAVEPOINT lekthi_hold"_s,
    u"CALL {api}.drawing_identity()"_s,
    u"CALL {api}.drawing_reference_list_projects()"_s,
    u"CALL {api}.drawing_template_find_template_in_use(2, 6)"_s,
    u"CALL {api}.drawing_template_read_rules_stamp()"_s,
    u"CALL {api}.draw(1, %1, %1, 1, 0, 0, 'NONE', '[[\"x\",\"x\"]]', NULL)"_s,
    u"CALL {api}.draw(1, 0, 0, 0, 0, 0, 'NONE', REPEAT('x', 15000001), NULL)"_s,
    u"CALL {api}.open_counter(1, 22, 1, 6, 0, 0, 0, 2%1, 0)"_s,
    test::recordError(),
};

/// None of them names a request of others: what a Super Admin refuses, he may refuse.
const QStringList waysOfSuperAdmins{
    u"CALL {api}.request_reset(%1, 0, '7', 'SKIP', %2)"_s,
    u"CALL {api}.request_reset(1, NULL, REPEAT('9', 1000000), 'VOID', %2)"_s,
    u"CALL {api}.approve_request(1000%1, '', '')"_s,
    u"CALL {api}.reject_request(1000%1, %2)"_s,
    u"CALL {api}.approve_move(REPEAT('x', 1000000), %2)"_s,
    u"CALL {api}.request_import(2, 6, 1, REPEAT('[', 900000), REPEAT('[', 9000000), '', %2)"_s,
    u"CALL {api}.change_reference(REPEAT('[', 2900000), %2)"_s,
    u"CALL {api}.change_reference(CONCAT('[', REPEAT('{\"kind\":\"TYPE\"},', 2990), '{}]'), %2)"_s,
    u"CALL {api}.set_setting('approvals_needed', 0, %2)"_s,
    u"CALL {api}.set_setting('sandbox_days', %1, %2)"_s,
    u"CALL {api}.silence_alert('DISK_NEARLY_FULL', '', 1%1, %2)"_s,
    u"CALL {api}.review_glass_break(%1, %2)"_s,
};

QStringList waysOf(const QString &login)
{
    if (login == "pa.demo"_L1)
        return waysOfAnybody + waysOfManagers;
    if (login == hostileSuperAdmin)
        return waysOfAnybody + waysOfSuperAdmins;
    return login == "allocator.demo"_L1 ? waysOfAnybody + waysOfServices : waysOfAnybody;
}

QString named(QString sql, const store::Address &address, int number)
{
    return sql.replace("{store}"_L1, address.database)
        .replace("{api}"_L1, address.database + "_api"_L1)
        .replace("{sandbox}"_L1, address.database + "_sandbox"_L1)
        .replace("%1"_L1, QString::number(number))
        .replace("%2"_L1, reason);
}

/// Threads that attack until they are told to stop.
class Mob
{
public:
    Mob(const store::Address &address, quint64 seed)
    {
        for (const QString &login :
             {u"auditor.demo"_s, u"pa.demo"_s, hostileSuperAdmin, u"allocator.demo"_s, u"allocator.demo"_s})
            m_threads.emplace_back([this, address, login, seed = ++seed] { attack(address, login, seed); });
    }

    /// How many statements were tried.
    int stop()
    {
        m_stopping = true;
        for (std::thread &thread : m_threads)
            thread.join();
        m_threads.clear();
        return m_tried;
    }
    ~Mob() { stop(); }
    Mob(const Mob &) = delete;
    Mob &operator=(const Mob &) = delete;

private:
    void attack(const store::Address &address, const QString &login, quint64 seed)
    {
        std::mt19937_64 random(seed);
        const QStringList ways = waysOf(login);
        while (!m_stopping) {
            Intruder intruder(PrivateStore::asPerson(address, login));
            for (int count = 0; count < statementsOfASession && !m_stopping; ++count) {
                intruder.run(named(ways.at(qsizetype(random() % quint64(ways.size()))), address,
                                   100 + int(random() % 900)));
                ++m_tried;
            }
        }
    }

    std::atomic_bool m_stopping = false;
    std::atomic_int m_tried = 0;
    std::vector<std::thread> m_threads;
};

/// The account of a third Super Admin, who has chosen his password.
void addHostileSuperAdmin(const store::Address &address)
{
    const auto connection = PrivateStore::instance().connect(address);
    const auto added =
        store::addAccount(*connection, {{hostileSuperAdmin}, store::Role::SuperAdmin, {}, {}, {}},
                          u"first of many passwords"_s);
    RawSession root(address);
    if (!added || !root.run(u"ALTER USER '%1'@'localhost' IDENTIFIED VIA ed25519 USING PASSWORD('%2')"_s.arg(
                      hostileSuperAdmin, store::demoPassword())))
        qFatal("%s", qPrintable(added ? root.lastError() : added.error().detail));
}

/// One approval by two Super Admins: of a reset, which is executed, or of its
/// end. Whatever of it fails.
QStringList decide(const store::Address &address, qint64 counter, bool approves)
{
    QStringList failed;
    const auto run = [&](const char *login, const QString &call) {
        Intruder session(PrivateStore::asPerson(address, QLatin1StringView(login)));
        if (session.refusalAtTheDoor() != 0)
            failed.append(
                u"%1 was not let in: %2"_s.arg(QLatin1StringView(login)).arg(session.refusalAtTheDoor()));
        else if (const int code = session.run(named(call, address, 0)); code != 0)
            failed.append(u"%1: %2 gives %3"_s.arg(QLatin1StringView(login), call, QString::number(code)));
    };
    RawSession root(address);
    const auto stands = [&](const QString &column) {
        return root
            .value(u"SELECT %1 FROM document_number_counters WHERE id = %2"_s.arg(column,
                                                                                  QString::number(counter)))
            .toString();
    };
    const QString version = stands(u"version"_s);
    run("sa.one", u"CALL {api}.sign_in()"_s);
    run("sa.one",
        u"CALL {api}.request_reset(%3, %4, '%5', 'SKIP', %2)"_s.replace("%3"_L1, QString::number(counter))
            .replace("%4"_L1, version)
            .replace("%5"_L1, stands(u"last_number = 0"_s)));
    const QString request =
        root.value(u"SELECT MAX(id) FROM requests WHERE subject = 'counter:%1'"_s.arg(counter)).toString();
    run("sa.two",
        (approves ? u"CALL {api}.approve_request(%3, (SELECT UNHEX('%4')), '')"_s
                  : u"CALL {api}.reject_request(%3, %2)"_s)
            .replace("%3"_L1, request)
            .replace(
                "%4"_L1,
                root.value(u"SELECT HEX(facts_digest) FROM requests WHERE id = "_s + request).toString()));
    return failed;
}

/// Draws letters one after the other; how long each took, in milliseconds. Adds to failed what was refused.
QList<double> drawFor(std::chrono::milliseconds duration, allocation::Allocator &allocator, Oracle &oracle,
                      quint64 seed, QStringList &failed)
{
    RequestMaker maker(seed);
    QList<double> times;
    const QDeadlineTimer end(duration);
    while (!end.hasExpired()) {
        const allocation::Request request = maker.next();
        oracle.asked(request);
        QElapsedTimer timer;
        timer.start();
        const allocation::Outcome outcome = allocator.allocate(request);
        times.append(double(timer.nsecsElapsed()) / 1e6);
        if (outcome)
            oracle.acknowledged(request, *outcome);
        else
            failed.append(store::describe(outcome.error().cause) + u' ' + outcome.error().cause.detail);
    }
    return times;
}

double p99(QList<double> times)
{
    std::sort(times.begin(), times.end());
    return times.isEmpty() ? 0 : times.at((times.size() - 1) * 99 / 100);
}

} // namespace

void HostileTest::honestWorkGoesOn()
{
    const std::chrono::seconds duration(faultCount("LEKTHI_FAULTS_HOSTILE_SECONDS", 8));
    FaultStore store;
    const store::Address address = store.address();
    addHostileSuperAdmin(address);
    RawSession root(address);
    // The hostile service is another project's.
    QVERIFY(root.run(u"DELETE FROM project_admins WHERE user_id = %1 AND project_id = 2"_s.arg(allocatorId)));
    // Fifty callers who never rest ask as one person for more than a store lets anybody have in a minute.
    QVERIFY(root.run(
        u"UPDATE store_settings SET value = 100000000 WHERE name LIKE '%\\_numbers\\_per\\_minute'"_s));
    QVERIFY(root.run(u"INSERT INTO document_number_counters (project_id, "
                     u"originator_organization_id, "
                     "recipient_organization_id, correspondence_type_id, "
                     "current_year, updated_at) "
                     "VALUES (3, 22, 1, 6, 2031, UTC_TIMESTAMP(6))"_s));
    const qint64 counter = root.value(u"SELECT MAX(id) FROM document_number_counters"_s).toLongLong();
    Oracle oracle;
    QStringList failed;
    allocation::Allocator allocator(address);
    Crowd crowd(allocator, oracle, callers, faultSeed());
    const QList<double> calm = drawFor(std::clamp<std::chrono::milliseconds>(duration / 4, 2s, 5min),
                                       allocator, oracle, faultSeed() + 1, failed);
    Mob mob(address, faultSeed());
    QList<double> troubled;
    int decisions = 0;
    const QDeadlineTimer end(duration);
    while (!end.hasExpired()) {
        failed += decide(address, counter, ++decisions % 2 == 1);
        const auto share =
            std::min<std::chrono::milliseconds>(30s, std::max<std::chrono::milliseconds>(duration / 2, 6s));
        troubled += drawFor(share, allocator, oracle, faultSeed() + 2 + quint64(troubled.size()), failed);
    }
    const int tried = mob.stop();
    // The oracle expects counters where their numbers end, and this one has none.
    const QString stands = u"SELECT last_number FROM document_number_counters WHERE id = %1"_s.arg(counter);
    if (root.value(stands).toInt() != 0)
        failed += decide(address, counter, true);
    crowd.stop();
    QStringList found = oracle.findings(address) + failed;
    found.removeDuplicates();
    reportFaults(u"%1 hostile statements of five sessions of four roles in %2 s beside %3 callers; "
                 "p99 of one more caller %4 ms before, %5 ms meanwhile (%6 times); %7 approvals"_s.arg(tried)
                     .arg(duration.count())
                     .arg(callers)
                     .arg(p99(calm), 0, 'f', 1)
                     .arg(p99(troubled), 0, 'f', 1)
                     .arg(p99(troubled) / std::max(p99(calm), 0.001), 0, 'f', 2)
                     .arg(decisions),
                 oracle.verdict(found));
    QCOMPARE(found.join(u'\n'), QString());
    QCOMPARE(oracle.unansweredRequests(), 0);
}

QTEST_GUILESS_MAIN(HostileTest)
#include "hostile_test.moc"
