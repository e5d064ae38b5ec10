#include "core/alerts/alert_state.h"

#include <QRandomGenerator>
#include <QTest>

#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace lekthi::alerts;
using std::chrono::milliseconds;

namespace {

const QDateTime start(QDate(2026, 3, 2), QTime(0, 0), Qt::UTC);

struct Look
{
    QDateTime at;
    std::optional<double> value;
};

Rule failures(std::chrono::seconds hold)
{
    return {u"LOCK_FAILURES_CRITICAL"_s, Measure::LockFailureShare, 10, 5min, hold, Severity::Critical};
}

/// A plain retelling of the rules: for each look goes back over all that were seen before, and asks for how
/// long the value has been on one side.
class Oracle
{
public:
    explicit Oracle(Rule rule)
        : m_rule(std::move(rule))
    {
    }

    bool isFiringAfter(const Look &look)
    {
        m_looks.push_back(look);
        if (!look.value)
            return m_isFiring;
        const bool isOver = *look.value > m_rule.threshold;
        const bool isClear = *look.value <= m_rule.threshold * 0.9;
        if (!m_isFiring && isOver &&
            timeOn([this](double value) { return value > m_rule.threshold; }) >= m_rule.hold)
            turn(true);
        else if (m_isFiring && isClear &&
                 timeOn([this](double value) { return value <= m_rule.threshold * 0.9; }) >= 120s)
            turn(false);
        return m_isFiring;
    }

private:
    void turn(bool isFiring)
    {
        m_isFiring = isFiring;
        m_turned = m_looks.size() - 1;
    }

    /// Between neighbouring looks that both had a value and are not far apart; back to the newest value on
    /// the other side, or to the turn.
    template <class Side>
    milliseconds timeOn(Side side) const
    {
        milliseconds time{0};
        for (size_t look = m_looks.size() - 1; look > m_turned + (m_isFiring || m_turned > 0 ? 1 : 0);
             --look) {
            size_t before = look - 1;
            const bool bothKnown = m_looks[look].value && m_looks[before].value;
            while (!m_looks[before].value && before > m_turned)
                --before;
            if (!m_looks[before].value || !side(*m_looks[before].value))
                break;
            const milliseconds apart(m_looks[look - 1].at.msecsTo(m_looks[look].at));
            if (bothKnown && apart <= 60s)
                time += apart;
        }
        return time;
    }

    Rule m_rule;
    std::vector<Look> m_looks;
    size_t m_turned = 0;
    bool m_isFiring = false;
};

/// A day of looks, every 15 seconds more or less, with times without data, without anybody who looks, and
/// values that like to stay near the threshold.
std::vector<Look> randomDay(QRandomGenerator &random)
{
    std::vector<Look> day;
    QDateTime now = start;
    double value = 5;
    int silence = 0;
    while (now < start.addDays(1)) {
        now = now.addMSecs(random.bounded(100) < 2 ? random.bounded(30'000, 3'600'000)
                                                   : random.bounded(13'000, 17'000));
        value = std::clamp(value + (random.generateDouble() - 0.5) * 3 + (10 - value) * 0.02, 0.0, 100.0);
        silence = silence > 0 ? silence - 1 : random.bounded(100) < 2 ? random.bounded(1, 40) : 0;
        day.push_back({now, silence > 0 ? std::nullopt : std::optional(value)});
    }
    return day;
}

} // namespace

/// How an alert begins, fires and ends (3.11.10.2), over simulated time.
class AlertStateTest : public QObject
{
    Q_OBJECT

private slots:
    void firesAtOnceWithoutHold()
    {
        State state;
        const Step fired = step(failures(0s), state, 10.1, start);
        QCOMPARE(fired.change, Change::Fired);
        QCOMPARE(fired.state.phase, Phase::Firing);
        QCOMPARE(fired.state.since, start);
        QCOMPARE(step(failures(0s), state, 10.0, start).change, Change::None);
    }

    void waitsAsLongAsTheRuleAsks()
    {
        const Rule rule = failures(60s);
        State state = run(rule, {}, {20, 20, 20, 20});
        QCOMPARE(state.phase, Phase::Pending);
        QCOMPARE(state.towards, 45s);
        QCOMPARE(step(rule, state, 20, state.lookedAt.addSecs(15)).change, Change::Fired);
        QCOMPARE(step(rule, state, 9, state.lookedAt.addSecs(15)).change, Change::CalledOff);
    }

    void endsOnlyWhenItStaysClear()
    {
        const Rule rule = failures(0s);
        State state = run(rule, {}, {20, 9.5, 8, 8, 8, 8, 9.5, 8, 8, 8, 8, 8, 8, 8, 8});
        QCOMPARE(state.phase, Phase::Firing);
        QCOMPARE(state.towards, 105s);
        const Step ended = step(rule, state, 0, state.lookedAt.addSecs(15));
        QCOMPARE(ended.change, Change::Resolved);
        QCOMPARE(ended.state.phase, Phase::Resolved);
    }

    void withoutDataNothingFiresAndNothingEnds()
    {
        const Rule rule = failures(60s);
        State pending = run(rule, {}, {20});
        State firing = run(failures(0s), {}, {20, 8});
        for (int look = 0; look < 1000; ++look) {
            pending = step(rule, pending, {}, pending.lookedAt.addSecs(15)).state;
            firing = step(failures(0s), firing, {}, firing.lookedAt.addSecs(15)).state;
        }
        QCOMPARE(pending.phase, Phase::Pending);
        QCOMPARE(firing.phase, Phase::Firing);
        QVERIFY(!firing.hasData);
        QCOMPARE(firing.value, 8.0);
        // The silence counts for neither side.
        QCOMPARE(step(rule, pending, 20, pending.lookedAt.addSecs(15)).change, Change::None);
        QCOMPARE(step(failures(0s), firing, 8, firing.lookedAt.addSecs(15)).change, Change::None);
    }

    void timeInWhichNobodyLookedDoesNotCount()
    {
        const Rule rule = failures(60s);
        const State state = run(rule, {}, {20});
        QCOMPARE(step(rule, state, 20, state.lookedAt.addSecs(3600)).change, Change::None);
        QCOMPARE(step(rule, state, 20, state.lookedAt.addSecs(-3600)).change, Change::None);
    }

    void aRuleThatIsSwitchedOffEndsItsAlerts()
    {
        Rule rule = failures(0s);
        const State firing = run(rule, {}, {20});
        const State pending = run(failures(60s), {}, {20});
        rule.enabled = false;
        QCOMPARE(step(rule, firing, 20, start.addSecs(60)).change, Change::Resolved);
        QCOMPARE(step(rule, pending, 20, start.addSecs(60)).change, Change::CalledOff);
        QCOMPARE(step(rule, {}, 20, start).state.phase, Phase::Inactive);
    }

    void afterTheEndItCanBeginAgain()
    {
        const Rule rule = failures(0s);
        State resolved;
        resolved.phase = Phase::Resolved;
        resolved.since = resolved.lookedAt = start;
        QCOMPARE(step(rule, resolved, 20, start.addSecs(15)).change, Change::Fired);
    }

    void swingingAroundTheThresholdMakesOneAlert()
    {
        const Rule rule = failures(0s);
        State state;
        int fired = 0;
        QRandomGenerator random(7);
        for (QDateTime now = start; now < start.addDays(1); now = now.addSecs(15)) {
            const Step next = step(rule, state, 10 + (random.generateDouble() - 0.5), now);
            fired += next.change == Change::Fired ? 1 : 0;
            state = next.state;
        }
        QCOMPARE(fired, 1);
    }

    void agreesWithAPlainRetelling_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("hold");
        for (int seed = 1; seed <= 5; ++seed) {
            for (const int hold : {0, 60, 300})
                QTest::addRow("seed %d, hold %d", seed, hold) << seed << hold;
        }
    }

    void agreesWithAPlainRetelling()
    {
        QFETCH(int, seed);
        QFETCH(int, hold);
        QRandomGenerator random{quint32(seed)};
        const Rule rule = failures(std::chrono::seconds(hold));
        Oracle oracle(rule);
        State state;
        int turns = 0;
        for (const Look &look : randomDay(random)) {
            const Step next = step(rule, state, look.value, look.at);
            state = next.state;
            turns += next.change == Change::Fired || next.change == Change::Resolved ? 1 : 0;
            QVERIFY2(oracle.isFiringAfter(look) == (state.phase == Phase::Firing),
                     qPrintable(look.at.toString()));
        }
        QVERIFY(turns > 1);
    }

    void namesLeadBack()
    {
        for (const Phase phase : {Phase::Inactive, Phase::Pending, Phase::Firing, Phase::Resolved})
            QCOMPARE(phaseFromName(phaseName(phase)), phase);
        QCOMPARE(phaseFromName(u"NEW"), Phase::Inactive);
    }

private:
    /// Looks every 15 seconds.
    static State run(const Rule &rule, State state, const std::vector<double> &values)
    {
        QDateTime now = state.lookedAt.isValid() ? state.lookedAt : start;
        for (const double value : values) {
            state = step(rule, state, value, now).state;
            now = now.addSecs(15);
        }
        return state;
    }
};

QTEST_GUILESS_MAIN(AlertStateTest)
#include "alert_state_test.moc"
