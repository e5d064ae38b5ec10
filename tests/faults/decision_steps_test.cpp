#include "core/audit/admin_log_verifier.h"
#include "core/audit/ledger_verifier.h"
#include "core/store/schema/guards.h"
#include "tests/ctl/program_run.h"
#include "tests/faults/decision_maker.h"
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

constexpr int allSteps = 1000;

enum class Injury {
    ServerKilled,    ///< kill -9
    ProgramKilled,   ///< kill -9 of lekthictl; its session goes on alone
    SessionKilled,   ///< KILL CONNECTION by an administrator
    StatementKilled, ///< KILL QUERY by an administrator, and the session goes on with its work
};

/// Counted from 1; evenly spread, the first and the last among them.
QList<int> someOf(qsizetype steps, int wanted)
{
    QList<int> chosen;
    const int count = std::min<int>(wanted, int(steps));
    for (int i = 0; i < count; ++i)
        chosen.append(1 + int(i * (steps - 1) / std::max(count - 1, 1)));
    return chosen;
}

} // namespace

Q_DECLARE_METATYPE(lekthi::test::Decision)
Q_DECLARE_METATYPE(Injury)

/// Whatever ends a decision in front of or behind any row that it writes: the store holds all of it or
/// nothing, and the decision can be made again or is refused plainly.
class DecisionStepsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { m_maker->setNumbersToRelease(3); }
    void cleanupTestCase();
    void wholeOrNothing_data();
    void wholeOrNothing();
    void wholeOrNothingAtAnyMoment();

private:
    store::Address address() const { return m_store->address(); }
    /// Makes the decision and injures it at this step.
    void injure(Decision decision, const DecisionMaker::Occasion &occasion, Injury injury, int step);
    void injureProgram(Decision decision, const DecisionMaker::Occasion &occasion, int step);
    void hurt(Injury injury, qint64 session);
    /// So long after its beginning; then the session commits what is left.
    void killApproval(const DecisionMaker::Occasion &occasion, std::chrono::nanoseconds delay);
    void verifyChains();

    std::unique_ptr<FaultStore> m_store;
    std::unique_ptr<DecisionMaker> m_maker;
    std::unique_ptr<StepBarrier> m_barrier;
};

void DecisionStepsTest::initTestCase()
{
    m_store = std::make_unique<FaultStore>();
    RawSession raw(address());
    QVERIFY(raw.run(u"UPDATE store_settings SET value = most WHERE name LIKE '%per_minute'"_s));
    m_maker = std::make_unique<DecisionMaker>(address());
    m_maker->drawNumbers(10);
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

void DecisionStepsTest::injure(Decision decision, const DecisionMaker::Occasion &occasion, Injury injury,
                               int step)
{
    m_barrier->armAt(step);
    bool succeeded = false;
    std::thread maker([&] {
        const auto connection = enter(address(), m_maker->makerOf(decision));
        succeeded = m_maker->make(decision, occasion, *connection).has_value();
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

void DecisionStepsTest::injureProgram(Decision decision, const DecisionMaker::Occasion &occasion, int step)
{
    m_barrier->armAt(step);
    const auto program = startProgram(onStore(address(), m_maker->wordsOf(decision, occasion)) +
                                      QStringList{u"--as"_s, m_maker->makerOf(decision)});
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
                                                                 {"approve", Decision::Approve, 36},
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
    DecisionMaker::Occasion occasion = m_maker->prepare(decision);
    StorePicture before = StorePicture::take(address());
    const QStringList steps = m_barrier->stepsOf([&] { m_maker->makeUndisturbed(decision, occasion); });
    const auto whole = StorePicture::take(address()).changesSince(before);
    QCOMPARE(steps.size(), leastSteps);
    // No table is written but at steps.
    for (const QString &table : whole.keys())
        QVERIFY2(!steps.filter(u" ON "_s + table).isEmpty(), qPrintable(table));

    occasion = m_maker->prepare(decision);
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
        const auto again = m_maker->make(decision, occasion, *enter(address(), m_maker->makerOf(decision)));
        QVERIFY(!again);
        QCOMPARE(again.error().serverCode, m_maker->repeatedCode(decision));
        occasion = m_maker->prepare(decision);
    }
    m_maker->makeUndisturbed(decision, occasion);
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
    m_maker->setNumbersToRelease(100);
    DecisionMaker::Occasion occasion = m_maker->prepare(Decision::Approve);
    StorePicture before = StorePicture::take(address());
    QElapsedTimer undisturbed;
    undisturbed.start();
    m_maker->makeUndisturbed(Decision::Approve, occasion);
    std::uniform_int_distribution<qint64> delay(0, undisturbed.nsecsElapsed());
    const auto whole = StorePicture::take(address()).changesSince(before);

    const int kills = faultCount("LEKTHI_FAULTS_STATEMENT_KILLS", 150);
    std::mt19937_64 random(faultSeed());
    int wholly = 0;
    occasion = m_maker->prepare(Decision::Approve);
    for (int kill = 0; kill < kills; ++kill) {
        before = StorePicture::take(address());
        killApproval(occasion, std::chrono::nanoseconds(delay(random)));
        const auto changes = StorePicture::take(address()).changesSince(before);
        QVERIFY2(changes.isEmpty() || changes == whole, qPrintable(changes.keys().join(u' ')));
        if (changes.isEmpty())
            continue;
        ++wholly;
        occasion = m_maker->prepare(Decision::Approve);
    }
    verifyChains();
    reportFaults(u"%1 KILL QUERY during an approval, with COMMIT behind"_s.arg(kills),
                 u"all or nothing, carried out: %1"_s.arg(wholly));
}

void DecisionStepsTest::killApproval(const DecisionMaker::Occasion &occasion, std::chrono::nanoseconds delay)
{
    store::Address routines = PrivateStore::asPerson(address(), m_maker->makerOf(Decision::Approve));
    routines.database += "_api"_L1;
    RawSession maker(routines);
    const QString session = maker.value(u"SELECT CONNECTION_ID()"_s).toString();
    const QString digest =
        RawSession(address())
            .value(u"SELECT HEX(facts_digest) FROM requests WHERE id = %1"_s.arg(occasion.request))
            .toString();
    std::latch entered(1);
    std::thread killer([&] {
        RawSession administrator(address());
        entered.wait();
        std::this_thread::sleep_for(delay);
        administrator.run(u"KILL QUERY "_s + session);
    });
    entered.count_down();
    maker.run(u"CALL approve_request(%1, (SELECT UNHEX('%2')), '')"_s.arg(occasion.request).arg(digest));
    killer.join();
    maker.run(u"COMMIT"_s);
}

QTEST_GUILESS_MAIN(DecisionStepsTest)
#include "decision_steps_test.moc"
