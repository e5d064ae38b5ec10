#pragma once

#include "core/alerting/ledger_watch.h"
#include "core/alerts/measuring.h"
#include "core/alerts/rule.h"
#include "core/store/reference/reference_data.h"
#include "core/store/requests/request.h"
#include "core/store/session/connection.h"

#include <QDateTime>
#include <QHash>
#include <QList>

#include <optional>

namespace lekthi::alerting {

/// The value of one subject.
struct Measured
{
    QString subject{};
    QString label{}; ///< codes: "LCBP3-C2 LETTER คคง. สคฉ.3 2026"
    std::optional<double> value{};
    QDateTime quietSince{}; ///< without a value: see alerts::quietSince()
};

/// What a rule looks at, all subjects together.
struct Measurement
{
    QList<Measured> subjects;
    /// A subject that is not among them has the value 0; otherwise nothing is known of it.
    bool isComplete = false;
};

/// Reads from the store what the rules are about, each thing as often as it is worth. One thread.
class AlertMeasuring
{
public:
    explicit AlertMeasuring(LedgerWatch::Pace pace = {})
        : m_ledger(pace)
    {
    }

    /// Whether to look for numbers without a document, which takes long the first time in a large ledger.
    void wantUnbound(bool wanted) { m_wantsUnbound = wanted; }
    /// From which share of its digits, in percent, a counter is a subject; nothing: no rule is about that.
    void wantFill(std::optional<double> least) { m_leastFill = least; }
    /// What is due at this time, by the server's clock. window: the longest of all rules. After a failure
    /// what could not be read is as it was.
    store::Result<void> read(store::Connection &connection, const QDateTime &now,
                             std::chrono::seconds window);

    /// From what was read last.
    Measurement of(const alerts::Rule &rule, const QDateTime &now) const;

private:
    store::Result<void> readMinutes(store::Connection &connection, const QDateTime &now,
                                    std::chrono::seconds window);
    store::Result<void> readCounters(store::Connection &connection, const QDateTime &now);
    store::Result<void> readRequests(store::Connection &connection);
    /// Of those counters alone that are named: of a million few ever are.
    store::Result<void> readLabels(store::Connection &connection);
    store::Result<void> readDisk(store::Connection &connection);
    store::Result<void> readUnbound(store::Connection &connection);
    store::Result<void> readPools(store::Connection &connection);
    store::Result<void> readBackups(store::Connection &connection);
    Measurement ofFindings(const std::map<qint64, int> &findings) const;

    struct Waiting
    {
        QString subject;
        QString label;
        QDateTime since;
        std::optional<qint64> counterId; ///< then the label is that of the counter
    };

    alerts::RecentMinutes m_minutes;
    QDateTime m_minutesSince; ///< the oldest that are there; invalid: none were read
    QDateTime m_minutesUntil;
    LedgerWatch m_ledger;
    store::ReferenceData m_reference;
    std::optional<double> m_diskUse; ///< percent; nothing: the server does not tell
    std::optional<double> m_leastFill;
    bool m_wantsUnbound = false;
    std::optional<QDateTime> m_oldestUnbound; ///< nothing: not looked for; invalid: all have a document
    qint64 m_unboundAfter = 0;                ///< numbers up to this ledger row have a document, for good
    std::optional<QDateTime> m_oldestWithoutBackup; ///< the number's allocation; invalid: all are in one
    QHash<qint64, QString> m_counterLabels;
    QList<Measured> m_fills;
    QList<Measured> m_shortages; ///< of ID pools
    QList<Waiting> m_waiting;
    QDateTime m_slowReadAt; ///< when counters, requests and ledger were read; invalid: never
};

} // namespace lekthi::alerting
