#include "tests/benchmarks/metrics/busy_store.h"

#include "core/store/metrics/metrics_gateway.h"

#include <QRandomGenerator>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;
using metrics::Subject;
using metrics::Tally;

namespace {

constexpr int minutesPerHour = 60;
constexpr int secondsPerMinute = 60;
constexpr int secondsPerHour = 3'600;
constexpr int counters = 60;

void require(const store::Result<void> &done)
{
    if (!done)
        qFatal("the busy store: %s", qUtf8Printable(done.error().detail));
}

void change(store::Connection &administrator, const QString &sql)
{
    const auto done = administrator.execute(sql);
    require(done);
}

std::chrono::microseconds someTime(QRandomGenerator &random, double middleMs)
{
    const double spread = random.generateDouble() + random.generateDouble() + random.generateDouble() - 1.5;
    return std::chrono::microseconds(qint64(middleMs * 1000 * std::exp(spread)));
}

Tally someTally(QRandomGenerator &random, int numbers)
{
    Tally tally;
    tally.numbers = numbers;
    for (int i = 0; i < numbers; ++i) {
        tally.duration.add(someTime(random, 4));
        tally.lockWait.add(someTime(random, 1));
        tally.retries.add(random.bounded(50) == 0 ? 1 + random.bounded(3) : 0);
    }
    tally.fallbacks = random.bounded(3);
    if (random.bounded(20) == 0)
        tally.errors[u"LOCK_TIMEOUT"_s] = 1;
    return tally;
}

class BusyStore
{
public:
    BusyStore(store::Connection &administrator, const BusyLoad &load)
        : m_administrator(administrator)
        , m_load(load)
    {
        const QDateTime now = administrator.serverNow();
        m_hour = now.addSecs(-(now.toSecsSinceEpoch() % secondsPerHour) - secondsPerHour);
        m_hour.setTime(QTime(m_hour.time().hour(), 0));
    }

    void fill()
    {
        writeHour();
        copyMinutes();
        copySpans();
        fillLedger();
    }

private:
    void writeHour();
    void copyMinutes();
    void copySpans();
    void copySpan(const QString &grain, const QString &step, int times, const QString &subjects);
    void fillLedger();

    store::Connection &m_administrator;
    const BusyLoad &m_load;
    QDateTime m_hour; ///< the last full one
};

void BusyStore::writeHour()
{
    QRandomGenerator random(2569);
    const int subjects = m_load.projects * m_load.typesOfProject;
    const int numbers = m_load.numbersPerSecond * secondsPerMinute / (subjects * m_load.allocators);
    for (int minute = 0; minute < minutesPerHour; ++minute) {
        for (int allocator = 0; allocator < m_load.allocators; ++allocator) {
            metrics::Minute drawn{m_hour.addSecs(minute * secondsPerMinute),
                                  {metrics::PartState::Up, metrics::PartState::Up, 3, 4, 12},
                                  {}};
            for (int subject = 0; subject < subjects; ++subject)
                drawn.tallies[{1 + subject % m_load.projects, 1 + subject / m_load.projects}] =
                    someTally(random, numbers);
            const QUuid id = QUuid::createUuidV5(QUuid(), QString::number(allocator));
            require(store::writeMinute(m_administrator, {id, u"service"_s}, drawn));
        }
    }
}

/// The hour that runs as well, as far as it is over.
void BusyStore::copyMinutes()
{
    change(m_administrator,
           u"INSERT INTO document_number_allocator_minute "
           "SELECT minute + INTERVAL 1 HOUR - INTERVAL back.seq HOUR, allocator, program, login, redis, "
           "store, sessions, session_limit, waiting, replicas, is_summed "
           "FROM document_number_allocator_minute JOIN seq_0_to_25 AS back "
           "WHERE back.seq <> 1 AND minute + INTERVAL 1 HOUR - INTERVAL back.seq HOUR < "
           "UTC_TIMESTAMP() - INTERVAL 1 MINUTE"_s);
    change(m_administrator,
           u"INSERT INTO document_number_metrics_minute "
           "SELECT minute + INTERVAL 1 HOUR - INTERVAL back.seq HOUR, allocator, project_id, "
           "correspondence_type_id, numbers, fallbacks, skipped, errors, retries, duration, lock_wait, "
           "lock_failures "
           "FROM document_number_metrics_minute JOIN seq_0_to_25 AS back "
           "WHERE back.seq <> 1 AND minute + INTERVAL 1 HOUR - INTERVAL back.seq HOUR < "
           "UTC_TIMESTAMP() - INTERVAL 1 MINUTE"_s);
}

/// Projects and types by themselves only as far back as ranges with a filter are measured.
void BusyStore::copySpans()
{
    copySpan(u"DAY"_s, u"DAY"_s, 1'470, u"= -1"_s); // and what two years are compared with
    copySpan(u"DAY"_s, u"DAY"_s, 60, u"<> -1"_s);
    copySpan(u"HOUR"_s, u"HOUR"_s, 24 * 100, u"= -1"_s);
    copySpan(u"HOUR"_s, u"HOUR"_s, 24 * 31, u"<> -1"_s);
    copySpan(u"FIVE"_s, u"HOUR"_s, 24 * 8, u"= -1"_s);
    copySpan(u"FIVE"_s, u"HOUR"_s, 26, u"<> -1"_s);
}

/// In pieces, since a session does not wait for ever.
void BusyStore::copySpan(const QString &grain, const QString &step, int times, const QString &subjects)
{
    constexpr int piece = 100;
    change(m_administrator, u"CREATE TEMPORARY TABLE copied SELECT * FROM document_number_metrics_span "
                            "WHERE grain = '%1' AND project_id %2 AND start >= '%3' - INTERVAL 1 DAY"_s.arg(
                                grain, subjects, m_hour.toString(u"yyyy-MM-dd HH:mm:ss"_s)));
    for (int from = 0; from < times; from += piece)
        change(m_administrator,
               u"INSERT IGNORE INTO document_number_metrics_span "
               "SELECT grain, start + INTERVAL 1 %1 - INTERVAL back.seq %1, project_id, "
               "correspondence_type_id, counts "
               "FROM copied JOIN seq_%2_to_%3 AS back "
               "WHERE back.seq <> 1 AND start + INTERVAL 1 %1 - INTERVAL back.seq %1 < UTC_TIMESTAMP()"_s
                   .arg(step)
                   .arg(from)
                   .arg(std::min(from + piece, times) - 1));
    change(m_administrator, u"DROP TEMPORARY TABLE copied"_s);
}

/// Rows as they are read for the hot counters; nobody verifies them.
void BusyStore::fillLedger()
{
    change(m_administrator,
           u"INSERT INTO document_number_counters (project_id, originator_organization_id, "
           u"recipient_organization_id, "
           "correspondence_type_id, current_year, last_number, updated_at) "
           "SELECT 2, from_whom.id, to_whom.id, 6, 2025, 1, UTC_TIMESTAMP() "
           "FROM organizations AS from_whom JOIN organizations AS to_whom "
           "WHERE from_whom.id <> to_whom.id ORDER BY from_whom.id, to_whom.id LIMIT %1"_s.arg(counters));
    change(
        m_administrator,
        u"INSERT INTO document_number_audit (event, request_id, counter_id, sequence_number, "
        u"generated_number, "
        "counter_key, template_used, template_version, user_id, lock_wait_ms, total_duration_ms, created_at) "
        "SELECT 'ISSUED', UUID(), counters.id, 1000 + row.seq, CONCAT('busy-', row.seq), '{}', '{SEQ:6}', 1, "
        "5, "
        "row.seq * 7919 MOD 23, 3 + row.seq * 7919 MOD 31, "
        "UTC_TIMESTAMP(6) - INTERVAL (%1 - row.seq) * 10000 MICROSECOND "
        "FROM seq_1_to_%1 AS row JOIN (SELECT id, ROW_NUMBER() OVER (ORDER BY id) AS place "
        "FROM document_number_counters WHERE current_year = 2025) AS counters "
        "ON counters.place = 1 + row.seq * row.seq MOD %2"_s.arg(m_load.ledgerRows)
            .arg(counters));
}

} // namespace

void fillBusyStore(store::Connection &administrator, const BusyLoad &load)
{
    BusyStore(administrator, load).fill();
}

} // namespace lekthi::benchmark
