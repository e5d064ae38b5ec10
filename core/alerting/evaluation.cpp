#include "core/alerting/evaluation.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace lekthi::alerting {

using alerts::Phase;
using store::AlertLook;
using store::Result;

namespace {

using Before = QHash<QString, store::Alert>; // by subject

bool isUnderWay(Phase phase)
{
    return phase == Phase::Pending || phase == Phase::Firing;
}

/// Subjects that were never near an alert are not worth a row; the store as a whole always is.
bool isWorthWriting(const alerts::Rule &rule, const alerts::State &before, const alerts::State &after)
{
    return !alerts::hasSubjects(rule.measure) || isUnderWay(before.phase) || isUnderWay(after.phase);
}

void append(QList<AlertLook> &looks, const alerts::Rule &rule, const Measured &measured,
            const alerts::State &before, const QDateTime &now)
{
    const alerts::State after = alerts::step(rule, before, measured.value, now, measured.quietSince).state;
    if (isWorthWriting(rule, before, after))
        looks.append({rule.code, measured.subject, measured.label, after});
}

Before beforeOf(const alerts::Rule &rule, const QList<store::Alert> &all)
{
    Before before;
    for (const store::Alert &alert : all) {
        if (alert.rule == rule.code)
            before.insert(alert.subject, alert);
    }
    return before;
}

std::chrono::seconds longestWindow(const QList<store::StoredAlertRule> &rules)
{
    std::chrono::seconds longest{0};
    for (const store::StoredAlertRule &stored : rules)
        longest = std::max(longest, stored.rule.window);
    return longest;
}

std::optional<double> leastFill(const QList<store::StoredAlertRule> &rules)
{
    std::optional<double> least;
    for (const store::StoredAlertRule &stored : rules) {
        if (stored.rule.measure == alerts::Measure::CounterFill)
            least = std::min(least.value_or(stored.rule.threshold), double(stored.rule.threshold));
    }
    return least;
}

int changesBetween(const QList<store::Alert> &before, const QList<AlertLook> &looks)
{
    QHash<std::pair<QString, QString>, Phase> phases;
    for (const store::Alert &alert : before)
        phases.insert({alert.rule, alert.subject}, alert.state.phase);
    int changes = 0;
    for (const AlertLook &look : looks)
        changes += phases.value({look.rule, look.subject}, Phase::Inactive) != look.state.phase ? 1 : 0;
    return changes;
}

} // namespace

QList<AlertLook> looksOf(const alerts::Rule &rule, const Measurement &measurement,
                         const QList<store::Alert> &before, const QDateTime &now)
{
    Before left = beforeOf(rule, before);
    QList<AlertLook> looks;
    for (const Measured &measured : measurement.subjects)
        append(looks, rule, measured, left.take(measured.subject).state, now);
    for (const store::Alert &gone : std::as_const(left)) {
        if (!isUnderWay(gone.state.phase))
            continue;
        const auto value = measurement.isComplete ? std::optional(0.0) : std::nullopt;
        append(looks, rule, {gone.subject, gone.label, value}, gone.state, now);
    }
    return looks;
}

Evaluation::Evaluation(QString program, std::chrono::seconds lease, LedgerWatch::Pace pace)
    : m_program(std::move(program))
    , m_lease(lease)
    , m_measuring(pace)
{
}

Result<LookOutcome> Evaluation::look(store::Connection &connection)
{
    m_mayHold = true;
    const auto lease = store::takeAlertLease(connection, m_token, m_program, m_lease);
    if (!lease)
        return tl::unexpected(lease.error());
    m_mayHold = lease->isOwn;
    if (!lease->isOwn)
        return LookOutcome{*lease};
    return evaluate(connection, {*lease});
}

Result<LookOutcome> Evaluation::evaluate(store::Connection &connection, LookOutcome outcome)
{
    const QDateTime now = connection.serverNow();
    const auto rules = store::alertRules(connection);
    if (!rules)
        return tl::unexpected(rules.error());
    m_measuring.wantUnbound(std::ranges::any_of(*rules, [](const store::StoredAlertRule &stored) {
        return stored.rule.measure == alerts::Measure::UnboundAge && stored.rule.enabled;
    }));
    m_measuring.wantFill(leastFill(*rules));
    if (const auto read = m_measuring.read(connection, now, longestWindow(*rules)); !read)
        return tl::unexpected(read.error());
    const auto before = store::currentAlerts(connection);
    if (!before)
        return tl::unexpected(before.error());
    QList<AlertLook> looks;
    for (const store::StoredAlertRule &stored : *rules)
        looks += looksOf(stored.rule, m_measuring.of(stored.rule, now), *before, now);
    outcome.changes = changesBetween(*before, looks);
    for (const AlertLook &look : std::as_const(looks))
        outcome.firing += look.state.phase == Phase::Firing ? 1 : 0;
    return store::writeAlertLooks(connection, m_token, outcome.lease.epoch, looks).map([&outcome] {
        return outcome;
    });
}

Result<void> Evaluation::release(store::Connection &connection)
{
    if (!std::exchange(m_mayHold, false))
        return {};
    return store::releaseAlertLease(connection, m_token);
}

} // namespace lekthi::alerting
