#include "core/alerting/evaluation.h"
#include "core/allocation/request/rulebook.h"
#include "core/audit/digest.h"
#include "core/audit/ledger_verifier.h"
#include "core/audit/number_story.h"
#include "core/audit/taken_repair.h"
#include "core/store/alerts/alert_delivery_gateway.h"
#include "core/store/alerts/alert_gateway.h"
#include "core/store/counters/counter_gateway.h"
#include "core/store/counters/drawn_samples.h"
#include "core/store/counters/running_out.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/ledger/taken_numbers.h"
#include "core/store/log/admin_log_gateway.h"
#include "core/store/metrics/metrics_gateway.h"
#include "core/store/metrics/metrics_spans.h"
#include "core/store/people/accounts.h"
#include "core/store/people/given_rights.h"
#include "core/store/people/people.h"
#include "core/store/people/settings_gateway.h"
#include "core/store/reference/reference_stamp.h"
#include "core/store/requests/reset_gateway.h"
#include "core/store/schema/damage.h"
#include "core/store/schema/gate.h"
#include "core/store/schema/guards.h"
#include "core/store/schema/open_transactions.h"
#include "core/store/schema/schema.h"
#include "core/store/schema/sign_in.h"
#include "core/store/schema/vitals.h"
#include "core/store/templates/template_gateway.h"
#include "tests/support/demo_letters.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"

#include <QTest>

#include <atomic>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using store::Connection;
using store::Result;

namespace {

/// fresh: a text that no earlier call has seen.
using Work = std::function<Result<void>(Connection &, const QString &fresh)>;

/// What a person or a program asks of a store, by several statements one after the other.
struct Operation
{
    const char *name;
    QString login; ///< empty: an administrator of the server
    Work work;
    bool goesOn = false; ///< tells what it could not learn, instead of failing
    int share = 8;       ///< after as many commands every second is refused, and so on
};

template <class T>
Result<void> outcome(const Result<T> &result)
{
    if (!result)
        return tl::unexpected(result.error());
    return {};
}

numbering::Reason why()
{
    return *numbering::Reason::parse(u"Nobody has sent these letters to anybody"_s);
}

Result<store::Counter> letters(Connection &connection)
{
    return store::findCounter(connection, letterKey).map([](const auto &counter) { return *counter; });
}

store::MinuteRange lastDay()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    return {now.addDays(-1), now};
}

Result<void> readPages(Connection &connection, const QString &)
{
    return outcome(store::counterPage(connection, {}, 0, 10))
        .and_then([&] { return outcome(store::countersNearTheEnd(connection, {})); })
        .and_then([&] { return outcome(store::countersOfDocument(connection, 7, {}, 0, 10)); })
        .and_then([&] { return outcome(store::adminLogPage(connection, {}, 1'000'000, 10)); })
        .and_then([&] { return outcome(store::requestPage(connection, {}, 0, 10)); })
        .and_then([&] { return outcome(store::listTemplates(connection)); })
        .and_then([&] { return outcome(store::listPeople(connection)); })
        .and_then([&] { return outcome(store::storeSettings(connection)); })
        .and_then([&] { return outcome(store::newerReference(connection, 0)); });
}

Result<void> readAlerts(Connection &connection, const QString &)
{
    return outcome(store::alertRules(connection))
        .and_then([&] { return outcome(store::currentAlerts(connection)); })
        .and_then([&] { return outcome(store::alertHistory(connection, 1'000'000, 10)); })
        .and_then([&] { return outcome(store::alertSilences(connection)); })
        .and_then([&] { return outcome(store::alertChannels(connection)); });
}

Result<void> readMetrics(Connection &connection, const QString &)
{
    return outcome(store::newestMinute(connection))
        .and_then([&] { return outcome(store::listSpans(connection, metrics::Grain::Hour, lastDay())); })
        .and_then([&] { return outcome(store::hotCounters(connection, lastDay())); })
        .and_then([&] { return outcome(store::listAllocators(connection, lastDay())); })
        .and_then([&] { return outcome(store::listTotals(connection)); });
}

Result<void> readCounter(Connection &connection, const QString &)
{
    return letters(connection).and_then([&](const store::Counter &found) {
        return outcome(store::drawnSamples(connection, found))
            .and_then([&] { return outcome(store::recentDrawsOf(connection, {found})); })
            .and_then([&] { return outcome(store::resetFacts(connection, found.id, 7)); })
            .and_then([&] { return outcome(store::storedRowsOf(connection, found.id, 10)); });
    });
}

Result<void> readRules(Connection &connection, const QString &)
{
    return outcome(allocation::loadRulebook(connection))
        .and_then([&] { return outcome(store::scopeVersions(connection)); })
        .and_then([&] {
            return outcome(
                store::equalNumbersWithin(connection, numbering::UniquenessScope::Store, 2, 6, 10));
        });
}

Result<void> readStory(Connection &connection, const QString &)
{
    return letters(connection)
        .and_then([&](const store::Counter &found) { return store::storedRowsOf(connection, found.id, 1); })
        .and_then([&](const QList<store::StoredLedgerRow> &rows) {
            return outcome(audit::numberStories(connection, rows.first().number));
        });
}

Result<void> verify(Connection &connection, const QString &)
{
    return outcome(audit::verifyLedger(connection));
}

Result<void> evaluate(Connection &connection, const QString &fresh)
{
    alerting::Evaluation evaluation(fresh, std::chrono::seconds(1));
    return outcome(evaluation.look(connection)).and_then([&] { return evaluation.release(connection); });
}

/// A request that was left open by a refusal is withdrawn first.
Result<void> requestAndWithdraw(Connection &connection, const QString &fresh)
{
    const auto withdrawOpen = [&](const QList<store::ResetRequest> &requests) -> Result<void> {
        for (const store::ResetRequest &request : requests) {
            if (request.state != store::RequestState::Pending)
                continue;
            if (auto withdrawn = store::withdrawRequest(connection, request.id, fresh); !withdrawn)
                return withdrawn;
        }
        return {};
    };
    const auto found = letters(connection);
    if (!found)
        return outcome(found);
    return resetRequests(connection, found->id)
        .and_then(withdrawOpen)
        .and_then([&] {
            return store::requestReset(connection,
                                       {found->id, found->version, 114, store::NumbersAbove::Skip, why()});
        })
        .and_then([&](qint64 id) { return store::withdrawRequest(connection, id, fresh); });
}

Result<void> saveTemplate(Connection &connection, const QString &fresh)
{
    return store::findTemplate(connection, 2, 6).and_then([&](const store::NumberTemplate &current) {
        store::TemplateChange change{
            2,
            6,
            current.version,
            *numbering::Template::parse(u"{ORIGINATOR}-{RECIPIENT}-"_s + fresh + u"-{SEQ:4}-{YEAR:B.E.}"_s),
            current.settings,
            why()};
        return outcome(store::saveTemplate(connection, change));
    });
}

Result<void> changeSetting(Connection &connection, const QString &)
{
    return store::changeStoreSetting(connection, u"approvals_needed"_s, 2, why()).and_then([&] {
        return store::changeStoreSetting(connection, u"approvals_needed"_s, 1, why());
    });
}

Result<void> silence(Connection &connection, const QString &fresh)
{
    return store::silenceAlert(connection, u"LOCK_WAIT_SLOW"_s, fresh, std::chrono::minutes(5), why());
}

Result<void> createStore(Connection &connection, const QString &fresh)
{
    store::Address address = connection.address();
    address.database = fresh;
    return store::createStore(address);
}

const QString walker = u"walker"_s; // an account

Result<void> addAccount(Connection &connection, const QString &fresh)
{
    const store::NewAccount account{{fresh}, store::Role::ProjectAdmin, fresh, fresh, {1}};
    return store::addAccount(connection, account, u"first password"_s);
}

Result<void> changeRole(Connection &connection, const QString &)
{
    return store::changeRole(connection, walker, store::Role::Auditor, {}, u"Enough of it"_s).and_then([&] {
        return store::changeRole(connection, walker, store::Role::ProjectAdmin, {1}, u"Not enough"_s);
    });
}

Result<void> closeAndOpen(Connection &connection, const QString &)
{
    return store::deactivateAccount(connection, walker, u"Has left us"_s).and_then([&] {
        return store::activateAccount(connection, walker, u"Is back with us"_s);
    });
}

Result<void> changeAccount(Connection &connection, const QString &fresh)
{
    return store::changeProjects(connection, walker, {2}, {1})
        .and_then([&] { return store::changeProjects(connection, walker, {1}, {2}); })
        .and_then([&] { return store::setPassword(connection, walker, u"password of "_s + fresh); })
        .and_then([&] { return outcome(store::countActiveSuperAdmins(connection)); })
        .and_then([&] { return outcome(store::listServerLogins(connection)); });
}

const QList<Operation> operations{
    {"pages", u"auditor.demo"_s, readPages},
    {"pages of an administrator", {}, readPages},
    {"alerts", u"sa.one"_s, readAlerts},
    {"metrics", u"auditor.demo"_s, readMetrics},
    {"metrics of an administrator", {}, readMetrics},
    {"a counter", u"sa.one"_s, readCounter},
    {"a counter of an administrator", {}, readCounter},
    {"the rules", {}, readRules},
    {"the story of a number", u"auditor.demo"_s, readStory},
    {"verification", u"auditor.demo"_s, verify},
    {"verification of an administrator", {}, verify},
    {"a digest", u"auditor.demo"_s,
     [](Connection &connection, const QString &) { return outcome(audit::makeDigest(connection)); }},
    {"signing in", u"pa.demo"_s,
     [](Connection &connection, const QString &) { return outcome(store::signIn(connection)); }},
    {"the gate",
     {},
     [](Connection &connection, const QString &) { return outcome(store::inspectStore(connection)); },
     true},
    {"vitals",
     {},
     [](Connection &connection, const QString &) { return outcome(store::readVitals(connection)); },
     true},
    {"damage",
     {},
     [](Connection &connection, const QString &) { return outcome(store::damagedTables(connection)); },
     true},
    {"open transactions",
     {},
     [](Connection &connection, const QString &) {
         return outcome(store::listOpenTransactions(connection));
     }},
    {"the state of the schema",
     {},
     [](Connection &connection, const QString &) { return store::requireCurrentSchema(connection); }},
    {"guards",
     {},
     [](Connection &connection, const QString &) { return outcome(store::restoreGuards(connection)); },
     true},
    {"rights",
     {},
     [](Connection &connection, const QString &) { return outcome(store::otherRights(connection)); }},
    {"an upgrade with nothing to do",
     {},
     [](Connection &connection, const QString &) { return store::upgradeSchema(connection); },
     true},
    {"a new store", {}, createStore, true, 3},
    {"repair of taken numbers",
     {},
     [](Connection &connection, const QString &) { return outcome(audit::repairTakenNumbers(connection)); }},
    {"evaluation of alerts", u"sa.one"_s, evaluate, true},
    {"a reset requested and withdrawn", u"sa.one"_s, requestAndWithdraw},
    {"a template", u"pa.demo"_s, saveTemplate},
    {"settings", u"sa.one"_s, changeSetting},
    {"a silence", u"sa.one"_s, silence},
    {"a new account", {}, addAccount},
    {"the role of an account", {}, changeRole},
    {"an account closed and opened", {}, closeAndOpen},
    {"projects and password of an account", {}, changeAccount},
};

} // namespace

/// The server refuses one statement in the middle of what somebody asks for: that fails, leaves the session
/// as it was, and passes when it is asked for again.
class RefusedStatementTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void failsAndPassesAgain_data();
    void failsAndPassesAgain();
    void leavesTheLedgerWhole();

private:
    std::unique_ptr<Connection> enter(const QString &login);
    /// Refuses the how manieth command from now on; 0: none.
    void refuse(int command);
    bool wasRefused() const { return m_asked >= m_refused; }

    store::Address m_address;
    std::unique_ptr<FaultProxy> m_proxy;
    std::atomic<int> m_asked = 0;
    std::atomic<int> m_refused = 0;
};

void RefusedStatementTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    QVERIFY(addAccount(*PrivateStore::instance().connect(m_address), walker));
    m_proxy = std::make_unique<FaultProxy>(m_address.socket, [this](Step step) {
        return step != Step::Unanswered && step != Step::RollBack && ++m_asked == m_refused ? Harm::Refuse
                                                                                            : Harm::None;
    });
}

std::unique_ptr<Connection> RefusedStatementTest::enter(const QString &login)
{
    refuse(0);
    store::Address through = login.isEmpty() ? m_address : PrivateStore::asPerson(m_address, login);
    through.socket = m_proxy->socket();
    return Connection::open(through).value_or(nullptr);
}

void RefusedStatementTest::refuse(int command)
{
    m_refused = command;
    m_asked = 0;
}

void RefusedStatementTest::failsAndPassesAgain_data()
{
    QTest::addColumn<int>("operation");
    for (int i = 0; i < operations.size(); ++i)
        QTest::newRow(operations[i].name) << i;
}

void RefusedStatementTest::failsAndPassesAgain()
{
    QFETCH(const int, operation);
    const Operation &asked = operations[operation];
    for (int command = 1;; command += 1 + command / asked.share) {
        const auto connection = enter(asked.login);
        QVERIFY(connection);
        const QString fresh = u"walk%1x%2"_s.arg(operation).arg(command);
        refuse(command);
        const Result<void> first = asked.work(*connection, fresh);
        const bool isWhole = !wasRefused();
        refuse(0);
        QCOMPARE(connection->isInTransaction(), false);
        if (isWhole) {
            QVERIFY2(first, first ? "" : qPrintable(first.error().detail));
            QVERIFY(command > 1);
            return;
        }
        QVERIFY2(asked.goesOn || !first, qPrintable(u"command %1"_s.arg(command)));
        const Result<void> again = asked.work(*connection, fresh);
        QVERIFY2(again, again ? "" : qPrintable(u"command %1: %2"_s.arg(command).arg(again.error().detail)));
    }
}

void RefusedStatementTest::leavesTheLedgerWhole()
{
    const auto connection = enter({});
    const auto verification = audit::verifyLedger(*connection);
    QVERIFY(verification);
    QVERIFY(verification->isIntact());
}

QTEST_GUILESS_MAIN(RefusedStatementTest)
#include "refused_statement_test.moc"
