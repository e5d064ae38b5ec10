#include "core/allocation/allocator.h"
#include "core/audit/admin_log_verifier.h"
#include "core/audit/ledger_verifier.h"
#include "core/store/counter_gateway.h"
#include "core/store/guards.h"
#include "core/store/reset_gateway.h"
#include "core/store/routines/denial.h"
#include "core/store/template_gateway.h"
#include "tests/ctl/program_run.h"
#include "tests/faults/fault_store.h"
#include "tests/faults/settings.h"
#include "tests/faults/step_barrier.h"
#include "tests/faults/store_picture.h"
#include "tests/store/raw_session.h"
#include "tests/support/private_store.h"
#include "tests/support/wait_until.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <latch>
#include <random>
#include <thread>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

namespace {

/// LETTER คคง. to สคฉ.3 of the demo.
const numbering::CounterKey letterKey{2, 22, 10, 6, 0, 0, 0, {2026, 0}};
constexpr int allSteps = 1000;
const auto why = u"ทดสอบการหยุดกลางคันในทุกขั้นตอน"_s;

enum class Decision { Request, Approve, Reject, Withdraw, SetTemplate };
enum class Injury {
    ServerKilled,    ///< kill -9
    ProgramKilled,   ///< kill -9 of lekthictl; its session goes on alone
    SessionKilled,   ///< KILL CONNECTION by an administrator
    StatementKilled, ///< KILL QUERY by an administrator, and the session goes on with its work
};

numbering::Reason reason()
{
    return *numbering::Reason::parse(why, store::minimumForReset);
}

std::unique_ptr<store::Connection> enter(const store::Address &address)
{
    auto connection = store::Connection::open(address);
    if (!connection)
        qFatal("%s", qPrintable(connection.error().detail));
    return std::move(*connection);
}

std::unique_ptr<store::Connection> enter(const store::Address &address, const QString &login)
{
    return enter(PrivateStore::asPerson(address, login));
}

/// Counted from 1; evenly spread, the first and the last among them.
QList<int> someOf(qsizetype steps, int wanted)
{
    QList<int> chosen;
    const int count = std::min<int>(wanted, int(steps));
    for (int i = 0; i < count; ++i)
        chosen.append(1 + int(i * (steps - 1) / std::max(count - 1, 1)));
    return chosen;
}

void require(const store::Result<void> &done)
{
    if (!done)
        qFatal("%s", qPrintable(done.error().detail));
}

} // namespace

Q_DECLARE_METATYPE(Decision)
Q_DECLARE_METATYPE(Injury)

/// Whatever ends a decision in front of or behind any row that it writes: the store holds all of it or
/// nothing, and the decision can be made again or is refused plainly.
class DecisionStepsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { m_numbersToRelease = 3; }
    void cleanupTestCase();
    void wholeOrNothing_data();
    void wholeOrNothing();
    void wholeOrNothingAtAnyMoment();

private:
    /// What the decision is about to be made on, as its maker has read it.
    struct Occasion
    {
        qint64 counterId = 0;
        qint64 newNumber = 0;
        int version = 0; ///< of the counter, or of the template
        qint64 request = 0;
    };

    store::Address address() const { return m_store->address(); }
    void drawNumbers(int count);
    void closeOpenRequests();
    void request(Occasion &occasion);
    Occasion prepare(Decision decision);
    store::Result<void> make(Decision decision, const Occasion &occasion, store::Connection &connection);
    QStringList wordsOf(Decision decision, const Occasion &occasion) const;
    int repeatedCode(Decision decision) const;
    QString makerOf(Decision decision) const;
    void makeUndisturbed(Decision decision, const Occasion &occasion);
    /// Makes the decision and injures it at this step.
    void injure(Decision decision, const Occasion &occasion, Injury injury, int step);
    void injureProgram(Decision decision, const Occasion &occasion, int step);
    void hurt(Injury injury, qint64 session);
    /// So long after its beginning; then the session commits what is left.
    void killApproval(const Occasion &occasion, std::chrono::nanoseconds delay);
    void verifyChains();

    int m_numbersToRelease = 3;
    std::unique_ptr<FaultStore> m_store;
    std::unique_ptr<StepBarrier> m_barrier;
};

void DecisionStepsTest::initTestCase()
{
    m_store = std::make_unique<FaultStore>();
    RawSession raw(address());
    QVERIFY(raw.run(u"UPDATE store_settings SET value = most WHERE name LIKE '%per_minute'"_s));
    drawNumbers(10);
    m_barrier = std::make_unique<StepBarrier>(address());
}

void DecisionStepsTest::cleanupTestCase()
{
    m_barrier->remove();
    const auto administrator = enter(address());
    const auto changed = store::changedGuards(*administrator);
    QVERIFY(changed);
    QCOMPARE(*changed, QStringList());
    QVERIFY(!RawSession(address()).run(
        u"UPDATE document_number_counters SET last_number = last_number - 1, version = version + 1"_s));
    m_barrier.reset();
    m_store.reset();
}

void DecisionStepsTest::drawNumbers(int count)
{
    allocation::Allocator allocator(address());
    allocation::Request letters;
    letters.projectId = letterKey.projectId;
    letters.originatorOrganizationId = letterKey.originatorOrganizationId;
    letters.recipientOrganizationIds = {*letterKey.recipientOrganizationId};
    letters.correspondenceTypeId = letterKey.correspondenceTypeId;
    letters.documentDate = QDate(letterKey.period.year, 5, 5);
    letters.count = count;
    letters.caller.userId = 1;
    if (const auto drawn = allocator.allocate(letters); !drawn)
        qFatal("%s", qPrintable(drawn.error().cause.detail));
}

void DecisionStepsTest::closeOpenRequests()
{
    const auto connection = enter(address(), u"sa.one"_s);
    const auto requests = store::resetRequests(*connection);
    for (const store::ResetRequest &request : *requests) {
        if (request.state == store::ResetState::Pending)
            require(store::withdrawReset(*connection, request.id, {}));
    }
}

void DecisionStepsTest::request(Occasion &occasion)
{
    const auto connection = enter(address(), u"sa.one"_s);
    require(make(Decision::Request, occasion, *connection));
    occasion.request = store::resetRequests(*connection)->first().id;
}

DecisionStepsTest::Occasion DecisionStepsTest::prepare(Decision decision)
{
    if (decision == Decision::SetTemplate) {
        const auto connection = enter(address(), u"pa.demo"_s);
        return {.version =
                    store::templateInUse(*connection, letterKey.projectId, letterKey.correspondenceTypeId)
                        ->version};
    }
    closeOpenRequests();
    if (decision == Decision::Approve)
        drawNumbers(m_numbersToRelease);
    const auto counter = *store::findCounter(*enter(address(), u"sa.one"_s), letterKey);
    Occasion occasion{.counterId = counter->id,
                      .newNumber = counter->lastNumber - m_numbersToRelease,
                      .version = counter->version};
    if (decision != Decision::Request)
        request(occasion);
    return occasion;
}

store::Result<void> DecisionStepsTest::make(Decision decision, const Occasion &occasion,
                                            store::Connection &connection)
{
    switch (decision) {
    case Decision::Request:
        return store::requestReset(connection, {occasion.counterId, occasion.version, occasion.newNumber,
                                                store::NumbersAbove::Void, reason()});
    case Decision::Approve:
        return store::approveReset(connection, occasion.request, occasion.version, {});
    case Decision::Reject:
        return store::rejectReset(connection, occasion.request, reason());
    case Decision::Withdraw:
        return store::withdrawReset(connection, occasion.request, {});
    case Decision::SetTemplate:
        break;
    }
    store::TemplateChange change{.projectId = letterKey.projectId,
                                 .typeId = letterKey.correspondenceTypeId,
                                 .expectedVersion = occasion.version,
                                 .text = *numbering::Template::parse(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:5}"_s),
                                 .settings = {},
                                 .reason = reason()};
    return store::saveTemplate(connection, change).map([](const store::NumberTemplate &) {});
}

QStringList DecisionStepsTest::wordsOf(Decision decision, const Occasion &occasion) const
{
    const QString id = QString::number(occasion.request);
    switch (decision) {
    case Decision::Request:
        return {u"reset"_s,
                u"request"_s,
                u"--project"_s,
                u"LCBP3-C2"_s,
                u"--type"_s,
                u"LETTER"_s,
                u"--originator"_s,
                u"คคง."_s,
                u"--recipient"_s,
                u"สคฉ.3"_s,
                u"--date"_s,
                u"2026-05-05"_s,
                u"--to"_s,
                QString::number(occasion.newNumber),
                u"--void"_s,
                u"--reason"_s,
                why};
    case Decision::Approve:
        return {u"reset"_s, u"approve"_s, id, u"--yes"_s};
    case Decision::Reject:
        return {u"reset"_s, u"reject"_s, id, u"--reason"_s, why};
    case Decision::Withdraw:
        return {u"reset"_s, u"withdraw"_s, id};
    case Decision::SetTemplate:
        break;
    }
    return {u"template"_s, u"set"_s,    u"--project"_s,  u"LCBP3-C2"_s,
            u"--type"_s,   u"LETTER"_s, u"--template"_s, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:5}"_s,
            u"--reason"_s, why};
}

/// What the maker is told when all was done already.
int DecisionStepsTest::repeatedCode(Decision decision) const
{
    return decision == Decision::Request       ? store::denial::openAlready
           : decision == Decision::SetTemplate ? store::denial::movedSinceRead
                                               : store::denial::closed;
}

QString DecisionStepsTest::makerOf(Decision decision) const
{
    return decision == Decision::SetTemplate                               ? u"pa.demo"_s
           : decision == Decision::Approve || decision == Decision::Reject ? u"sa.two"_s
                                                                           : u"sa.one"_s;
}

void DecisionStepsTest::makeUndisturbed(Decision decision, const Occasion &occasion)
{
    require(make(decision, occasion, *enter(address(), makerOf(decision))));
}

void DecisionStepsTest::hurt(Injury injury, qint64 session)
{
    if (injury == Injury::ServerKilled) {
        m_store->killAndRestart();
        return;
    }
    RawSession administrator(address());
    const QString what = injury == Injury::SessionKilled ? u"CONNECTION"_s : u"QUERY"_s;
    QVERIFY(administrator.run(u"KILL %1 %2"_s.arg(what).arg(session)));
    if (injury == Injury::SessionKilled)
        QVERIFY(waitUntil([&] {
            return administrator
                       .value(u"SELECT COUNT(*) FROM information_schema.processlist WHERE id = %1"_s.arg(
                           session))
                       .toInt() == 0;
        }));
}

void DecisionStepsTest::injure(Decision decision, const Occasion &occasion, Injury injury, int step)
{
    m_barrier->armAt(step);
    bool succeeded = false;
    std::thread maker([&] {
        const auto connection = enter(address(), makerOf(decision));
        succeeded = make(decision, occasion, *connection).has_value();
        if (injury == Injury::StatementKilled)
            connection->execute(u"COMMIT"_s);
    });
    const qint64 session = m_barrier->waitingSession();
    if (session != 0)
        hurt(injury, session);
    m_barrier->disarm();
    maker.join();
    QVERIFY(session != 0);
    QVERIFY(!succeeded);
}

void DecisionStepsTest::injureProgram(Decision decision, const Occasion &occasion, int step)
{
    m_barrier->armAt(step);
    const auto program = startProgram(onStore(address(), wordsOf(decision, occasion)) +
                                      QStringList{u"--as"_s, makerOf(decision)});
    const qint64 session = m_barrier->waitingSession();
    program->kill();
    program->waitForFinished();
    m_barrier->release();
    RawSession administrator(address());
    QVERIFY(waitUntil([&] {
        return administrator
                   .value(u"SELECT COUNT(*) FROM information_schema.processlist WHERE id = %1"_s.arg(session))
                   .toInt() == 0;
    }));
    m_barrier->disarm();
    QVERIFY(session != 0);
}

void DecisionStepsTest::verifyChains()
{
    const auto administrator = enter(address());
    const auto ledger = audit::verifyLedger(*administrator);
    QVERIFY(ledger && ledger->isIntact());
    const auto log = audit::verifyAdminLog(*administrator);
    QVERIFY(log && log->isIntact());
}

void DecisionStepsTest::wholeOrNothing_data()
{
    QTest::addColumn<Decision>("decision");
    QTest::addColumn<Injury>("injury");
    QTest::addColumn<int>("leastSteps");
    const std::pair<const char *, Injury> injuries[] = {{"server killed", Injury::ServerKilled},
                                                        {"program killed", Injury::ProgramKilled},
                                                        {"session killed", Injury::SessionKilled},
                                                        {"statement killed", Injury::StatementKilled}};
    const std::tuple<const char *, Decision, int> decisions[] = {{"request", Decision::Request, 8},
                                                                 {"approve", Decision::Approve, 30},
                                                                 {"reject", Decision::Reject, 8},
                                                                 {"withdraw", Decision::Withdraw, 8},
                                                                 {"template", Decision::SetTemplate, 12}};
    for (const auto &[decisionName, decision, steps] : decisions) {
        for (const auto &[injuryName, injury] : injuries)
            QTest::addRow("%s, %s", decisionName, injuryName) << decision << injury << steps;
    }
}

void DecisionStepsTest::wholeOrNothing()
{
    QFETCH(const Decision, decision);
    QFETCH(const Injury, injury);
    QFETCH(const int, leastSteps);
    Occasion occasion = prepare(decision);
    StorePicture before = StorePicture::take(address());
    const QStringList steps = m_barrier->stepsOf([&] { makeUndisturbed(decision, occasion); });
    const auto whole = StorePicture::take(address()).changesSince(before);
    QCOMPARE(steps.size(), leastSteps);
    // No table is written but at steps.
    for (const QString &table : whole.keys())
        QVERIFY2(!steps.filter(u" ON "_s + table).isEmpty(), qPrintable(table));

    occasion = prepare(decision);
    int wholly = 0;
    // A server takes its time to start again.
    const int count = injury == Injury::ServerKilled ? faultCount("LEKTHI_FAULTS_KILLED_STEPS", 3) : allSteps;
    const QList<int> injured = someOf(steps.size(), count);
    for (const int step : injured) {
        before = StorePicture::take(address());
        if (injury == Injury::ProgramKilled)
            injureProgram(decision, occasion, step);
        else
            injure(decision, occasion, injury, step);
        const auto changes = StorePicture::take(address()).changesSince(before);
        QVERIFY2(changes.isEmpty() || changes == whole,
                 qPrintable(steps[step - 1] + " "_L1 + changes.keys().join(u' ')));
        QVERIFY(changes.isEmpty() || injury == Injury::ProgramKilled);
        verifyChains();
        if (changes.isEmpty())
            continue;
        ++wholly;
        const auto again = make(decision, occasion, *enter(address(), makerOf(decision)));
        QVERIFY(!again);
        QCOMPARE(again.error().serverCode, repeatedCode(decision));
        occasion = prepare(decision);
    }
    makeUndisturbed(decision, occasion);
    verifyChains();
    reportFaults(u"%1, at %2 of %3 steps"_s.arg(QString::fromLatin1(QTest::currentDataTag()))
                     .arg(injured.size())
                     .arg(steps.size()),
                 u"all or nothing, carried out: %1"_s.arg(wholly));
}

/// No handler of a routine sees a statement that is killed between two of its steps, and another program can
/// commit what is left of it.
void DecisionStepsTest::wholeOrNothingAtAnyMoment()
{
    m_numbersToRelease = 100;
    Occasion occasion = prepare(Decision::Approve);
    StorePicture before = StorePicture::take(address());
    QElapsedTimer undisturbed;
    undisturbed.start();
    makeUndisturbed(Decision::Approve, occasion);
    std::uniform_int_distribution<qint64> delay(0, undisturbed.nsecsElapsed());
    const auto whole = StorePicture::take(address()).changesSince(before);

    const int kills = faultCount("LEKTHI_FAULTS_STATEMENT_KILLS", 150);
    std::mt19937_64 random(faultSeed());
    int wholly = 0;
    occasion = prepare(Decision::Approve);
    for (int kill = 0; kill < kills; ++kill) {
        before = StorePicture::take(address());
        killApproval(occasion, std::chrono::nanoseconds(delay(random)));
        const auto changes = StorePicture::take(address()).changesSince(before);
        QVERIFY2(changes.isEmpty() || changes == whole, qPrintable(changes.keys().join(u' ')));
        if (changes.isEmpty())
            continue;
        ++wholly;
        occasion = prepare(Decision::Approve);
    }
    verifyChains();
    reportFaults(u"%1 KILL QUERY during an approval, with COMMIT behind"_s.arg(kills),
                 u"all or nothing, carried out: %1"_s.arg(wholly));
}

void DecisionStepsTest::killApproval(const Occasion &occasion, std::chrono::nanoseconds delay)
{
    store::Address routines = PrivateStore::asPerson(address(), makerOf(Decision::Approve));
    routines.database += "_api"_L1;
    RawSession maker(routines);
    const QString session = maker.value(u"SELECT CONNECTION_ID()"_s).toString();
    std::latch entered(1);
    std::thread killer([&] {
        RawSession administrator(address());
        entered.wait();
        std::this_thread::sleep_for(delay);
        administrator.run(u"KILL QUERY "_s + session);
    });
    entered.count_down();
    maker.run(u"CALL approve_reset(%1, %2, '')"_s.arg(occasion.request).arg(occasion.version));
    killer.join();
    maker.run(u"COMMIT"_s);
}

QTEST_GUILESS_MAIN(DecisionStepsTest)
#include "decision_steps_test.moc"
