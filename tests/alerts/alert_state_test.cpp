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
    QDateTime quietSince = {}; ///< without a value; invalid: not known to be quiet
};

Rule failures(std::chrono::seconds hold)
{
    return {u"LOCK_FAILURES_CRITICAL"_s, Measure::LockFailureShare, 10, 5min, hold, Severity::Critical};
}

/// A plain retelling of the rules: for each look goes back over all that were seen before, and asks for how
/// long the value has been on one side, or nothing was drawn.
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
        if (!look.value) {
            if (quietTime() >= 30min)
                turn(false);
            return m_isFiring;
        }
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
    /// Look after look backwards, as long as what each knows reaches back to the one before.
    std::chrono::milliseconds quietTime() const
    {
        size_t first = m_looks.size() - 1;
        QDateTime since = m_looks[first].quietSince;
        while (first > 0 && m_looks[first].quietSince.isValid() && !m_looks[first - 1].value &&
               m_looks[first - 1].quietSince.isValid() && m_looks[first].quietSince <= m_looks[first - 1].at)
            since = std::min(since, m_looks[--first].quietSince);
        return since.isValid() ? milliseconds(since.msecsTo(m_looks.back().at)) : milliseconds(-1);
    }

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

/// A day of looks, every 15 seconds more or less, with times without data, some of them quiet, without
/// anybody who looks, and values that like to stay near the threshold.
std::vector<Look> randomDay(QRandomGenerator &random)
{
    std::vector<Look> day;
    QDateTime now = start;
    double value = 5;
    int silence = 0;
    bool isQuiet = false;
    while (now < start.addDays(1)) {
        now = now.addMSecs(random.bounded(100) < 2 ? random.bounded(30'000, 3'600'000)
                                                   : random.bounded(13'000, 17'000));
        value = std::clamp(value + (random.generateDouble() - 0.5) * 3 + (10 - value) * 0.02, 0.0, 100.0);
        silence = silence > 0 ? silence - 1 : random.bounded(100) < 2 ? random.bounded(1, 400) : 0;
        // Now and then something fails in between.
        isQuiet = isQuiet ? random.bounded(1000) >= 4 : random.bounded(100) < 5;
        if (silence > 0)
            day.push_back({now, std::nullopt, isQuiet ? now.addSecs(-300) : QDateTime()});
        else
            day.push_back({now, value});
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

    /// What begins at the very moment up to which was known leaves nothing between.
    void isQuietWithoutAGapFromWhatWasKnown()
    {
        const Rule rule = failures(0s);
        const State fired = run(rule, {}, {20, 20});
        const QDateTime quiet = fired.lookedAt;
        const State first = step(rule, fired, {}, quiet.addSecs(15), quiet).state;
        const auto quietFrom = [&](const QDateTime &since) {
            return step(rule, first, {}, first.lookedAt.addSecs(15), since).state.quietSince;
        };
        QCOMPARE(quietFrom(first.lookedAt), quiet);
        QCOMPARE(quietFrom(first.lookedAt.addMSecs(1)), first.lookedAt.addMSecs(1));
    }

    void endsWhenItWasQuietForLong()
    {
        const Rule rule = failures(0s);
        State state = run(rule, {}, {20, 20});
        const QDateTime quiet = state.lookedAt;
        Step next{state, Change::None};
        while (next.change == Change::None) {
            const QDateTime now = next.state.lookedAt.addSecs(15);
            next = step(rule, next.state, {}, now, std::max(quiet, now.addSecs(-300)));
            QVERIFY(now <= quiet.addSecs(30 * 60));
        }
        QCOMPARE(next.change, Change::Resolved);
        QCOMPARE(next.state.since, quiet.addSecs(30 * 60));
        QCOMPARE(next.state.quietSince, quiet);
        QCOMPARE(next.state.value, 20.0);
        QVERIFY(!next.state.hasData);
        QVERIFY(!step(rule, next.state, 5, next.state.lookedAt.addSecs(15)).state.quietSince.isValid());
        QCOMPARE(step(rule, next.state, 20, next.state.lookedAt.addSecs(15)).change, Change::Fired);
    }

    void aPendingOneIsCalledOffWhenItWasQuietForLong()
    {
        const State pending = run(failures(60s), {}, {20});
        const QDateTime now = start.addSecs(30 * 60);
        QCOMPARE(step(failures(60s), pending, {}, now, start).change, Change::CalledOff);
        QCOMPARE(step(failures(60s), pending, {}, now.addSecs(-1), start).change, Change::None);
    }

    void whatFailsInBetweenKeepsItFiring()
    {
        const Rule rule = failures(0s);
        State state = run(rule, {}, {20});
        for (int look = 1; look < 1000; ++look) {
            const QDateTime now = state.lookedAt.addSecs(15);
            state = step(rule, state, {}, now, look % 100 == 0 ? QDateTime() : now.addSecs(-300)).state;
        }
        QCOMPARE(state.phase, Phase::Firing);
    }

    void timeInWhichNobodyLookedIsNotQuiet()
    {
        const Rule rule = failures(0s);
        State state = run(rule, {}, {20});
        // Each window lies behind the look before it: what was between them nobody knows.
        for (int look = 0; look < 100; ++look) {
            const QDateTime now = state.lookedAt.addSecs(600);
            state = step(rule, state, {}, now, now.addSecs(-300)).state;
        }
        QCOMPARE(state.phase, Phase::Firing);
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
            const Step next = step(rule, state, look.value, look.at, look.quietSince);
            state = next.state;
            turns += next.change == Change::Fired || next.change == Change::Resolved ? 1 : 0;
            QVERIFY2(oracle.isFiringAfter(look) == (state.phase == Phase::Firing),
                     qPrintable(look.at.toString()));
        }
        QVERIFY(turns > 1);
    }

    /// Or the days above would show nothing about it.
    void manyOfThoseDaysEndAlertsQuietly()
    {
        int days = 0;
        for (quint32 seed = 1; seed <= 5; ++seed) {
            QRandomGenerator random{seed};
            State state;
            bool endedQuietly = false;
            for (const Look &look : randomDay(random)) {
                const Step next = step(failures(0s), state, look.value, look.at, look.quietSince);
                endedQuietly = endedQuietly || (next.change == Change::Resolved && !look.value);
                state = next.state;
            }
            days += endedQuietly ? 1 : 0;
        }
        QVERIFY(days >= 3);
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
