#include "tests/allocation/simulation/world.h"

#include "tests/allocation/simulation/oracle.h"

#include <algorithm>
#include <utility>

namespace lekthi::simulation {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using allocation::Outcome;
using allocation::Request;

namespace {

constexpr int project = 2;
constexpr int letter = 6;
constexpr int sender = 22;
constexpr int firstRecipient = 101;

store::CodedItem item(int id, const QString &code)
{
    store::CodedItem made;
    made.id = id;
    made.code = code;
    return made;
}

allocation::Rulebook rulebook(int counters)
{
    allocation::Rulebook book;
    store::Project own;
    own.id = project;
    own.code = u"P"_s;
    own.organizationIds << sender;
    book.reference.organizations << item(sender, u"S"_s);
    for (int i = 0; i < counters; ++i) {
        const int id = firstRecipient + i;
        own.organizationIds << id;
        book.reference.organizations << item(id, u"R%1"_s.arg(id));
    }
    book.reference.projects << own;
    book.reference.types << item(letter, u"LETTER"_s);
    store::NumberTemplate used;
    used.projectId = project;
    used.text = u"{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s;
    used.version = 1;
    book.templates << used;
    book.stamp = 1;
    return book;
}

} // namespace

Setting::Setting(Schedule &schedule)
    : processes(schedule.chance(60) ? 1 : 2 + schedule.below(2))
    , workers(1 + schedule.below(4))
    , counters(schedule.chance(30) ? 1 : 1 + schedule.below(6))
    , requests(schedule.chance(20) ? 60 + schedule.below(60) : 3 + schedule.below(28))
    , withRedis(schedule.chance(40))
    , lockTimeToLive(schedule.chance(50) ? 5000 : 4 + schedule.below(60))
    , batchLimit(schedule.chance(50) ? 500 : 2 + schedule.below(6))
    , countersTogether(schedule.chance(25)   ? 1
                       : schedule.chance(20) ? 2
                                             : 64)
    , faults()
    , givingUp(schedule.chance(50) ? 0 : schedule.below(40))
    , repeats(schedule.chance(50) ? 0 : schedule.below(30))
    , changed(schedule.chance(50) ? 0 : schedule.below(60))
    , ofDocuments(schedule.chance(60) ? 0 : schedule.below(60))
    , others(schedule.chance(75) ? 0 : 1 + schedule.below(2))
    , takenAhead(schedule.chance(75) ? 0 : 1 + schedule.below(5))
    , ruleChanges(schedule.chance(80) ? 0 : 1 + schedule.below(3))
    , outages(schedule.chance(70) ? 0 : 1 + schedule.below(2))
{
    if (schedule.chance(40))
        return;
    faults.lostBefore = schedule.below(4);
    faults.lostAfter = schedule.chance(50) ? 0 : schedule.below(30);
    faults.lostMeanwhile = schedule.chance(50) ? 0 : schedule.below(20);
    faults.deadlock = schedule.chance(50) ? 0 : schedule.below(40);
    faults.killed = schedule.chance(70) ? 0 : schedule.below(20);
    faults.shut = schedule.chance(70) ? 0 : schedule.below(60);
}

bool Setting::isCalm() const
{
    return faults.lostBefore + faults.lostAfter + faults.lostMeanwhile + faults.deadlock + faults.killed +
                   faults.shut ==
               0 &&
           givingUp == 0 && ofDocuments == 0 && others == 0 && ruleChanges == 0;
}

Process::Process(Schedule &schedule, SimulatedStore &store, SimulatedRedis *redis, const Setting &setting)
    : queue(setting.batchLimit, setting.countersTogether)
    , m_door(store)
    , m_shop{m_door, {}, queue, m_rulebooks, m_notes, m_rates, m_board, nullptr, nullptr, nullptr}
{
    m_shop.options.restAfter = std::chrono::milliseconds(1 + schedule.below(30));
    m_shop.options.lock.timeToLive = setting.lockTimeToLive;
    if (redis) {
        m_shop.redis = &m_redis.emplace(*redis);
        m_shop.locks = &m_locks.emplace(*m_redis);
    }
    for (int i = 0; i < setting.workers; ++i)
        schedule.start([this] { allocation::Worker(m_shop).run(); });
}

World::World(quint64 seed, bool isTold)
    : m_seed(seed)
    , m_schedule(seed, isTold)
    , m_setting(m_schedule)
    , m_store(m_schedule, m_setting.faults, rulebook(m_setting.counters))
    , m_redis(m_schedule, m_setting.lockTimeToLive)
{
    for (int i = 0; i < m_setting.processes; ++i)
        m_processes.push_back(std::make_unique<Process>(m_schedule, m_store,
                                                        m_setting.withRedis ? &m_redis : nullptr, m_setting));
}

QStringList World::run()
{
    planRequests();
    planTroubles();
    planClosing();
    if (const QString stuck = m_schedule.run(); !stuck.isEmpty())
        return {stuck};
    return judge(m_setting, m_store, m_asked);
}

QString World::description() const
{
    return u"seed %1: %2 processes of %3 workers, %4 requests of %5 counters"_s.arg(m_seed)
        .arg(m_setting.processes)
        .arg(m_setting.workers)
        .arg(m_setting.requests)
        .arg(m_setting.counters);
}

Schedule::Instant World::someTime()
{
    return m_schedule.now() + m_schedule.upTo(m_setting.requests * 1ms);
}

Request World::newRequest()
{
    Request request;
    request.projectId = project;
    request.originatorOrganizationId = sender;
    request.recipientOrganizationIds = {firstRecipient + m_schedule.below(m_setting.counters)};
    request.correspondenceTypeId = letter;
    request.documentDate = QDate(2025, 1 + m_schedule.below(2), 1 + m_schedule.below(28));
    request.requestId = QUuid(uint(m_seed), ushort(m_seed >> 32), 0x4000, 0x80, 0, 0, 0, 0, 0,
                              uchar(m_lastId >> 8), uchar(m_lastId));
    ++m_lastId;
    if (m_schedule.chance(10))
        request.count = m_schedule.chance(10) ? 100 : 2 + m_schedule.below(4);
    if (m_schedule.chance(m_setting.ofDocuments))
        request.documentId = 1 + m_schedule.below(m_setting.requests);
    return request;
}

/// Many come at once, now and then, as callers do.
void World::planRequests()
{
    Schedule::Instant when = someTime();
    int together = 0;
    for (int i = 0; i < m_setting.requests; ++i) {
        if (together-- <= 0) {
            when = someTime();
            together = m_schedule.chance(50) ? 0 : m_schedule.below(m_setting.requests);
        }
        const Request request = newRequest();
        const int process = m_schedule.below(m_setting.processes);
        m_schedule.at(when, [this, process, request] { ask(process, request, false); });
        m_closing = std::max(m_closing, when);
        if (!m_schedule.chance(m_setting.repeats))
            continue;
        const int again = m_schedule.below(m_setting.processes);
        const auto later = when + (m_schedule.chance(30) ? 0us : m_schedule.upTo(20ms));
        Request repeated = request;
        if (m_schedule.chance(m_setting.changed))
            ++repeated.count;
        m_schedule.at(later, [this, again, repeated] { ask(again, repeated, true); });
        m_closing = std::max(m_closing, later);
    }
}

void World::ask(int process, const Request &request, bool isRepeat)
{
    const size_t index = m_asked.size();
    m_asked.push_back(std::make_unique<Asked>(Asked{process, request}));
    Asked &asked = *m_asked.back();
    asked.isRepeat = isRepeat;
    allocation::Job job;
    job.request = request;
    job.documentDate = request.documentDate;
    job.ticket = allocation::Ticket::make(
        [this, index](Outcome outcome) { answered(index, std::move(outcome)); }, asked.stop.get_token());
    asked.ticket = job.ticket;
    m_schedule.tell([&] {
        return u"%1 for %2 of R%3 comes to process %4%5"_s.arg(shortId(request.requestId))
            .arg(request.count)
            .arg(request.recipientOrganizationIds.first())
            .arg(process)
            .arg(isRepeat ? u" again"_s : QString());
    });
    m_processes[size_t(process)]->queue.arrive(std::move(job));
    if (!m_schedule.chance(m_setting.givingUp))
        return;
    const auto patience = m_schedule.upTo(m_schedule.chance(50) ? 3ms : 60ms);
    m_schedule.at(m_schedule.now() + patience, [&asked, cancels = m_schedule.chance(50)] {
        if (cancels)
            asked.stop.request_stop();
        else
            asked.ticket->giveUp({.code = allocation::FailureCode::LockTimeout});
    });
}

/// Who does not know what became of his request asks again.
void World::answered(size_t index, Outcome outcome)
{
    Asked &asked = *m_asked[index];
    asked.wasWrittenBefore = m_store.served.contains(asked.request.requestId);
    asked.rowsWhenAnswered = qsizetype(m_store.ledger.size());
    m_schedule.tell([&] {
        return shortId(asked.request.requestId) + u" is answered: "_s +
               (outcome ? outcome->first().number
                        : allocation::codeName(outcome.error().code) + u' ' + outcome.error().cause.detail);
    });
    const bool isOpen = !outcome && outcome.error().mayHaveBeenDrawn;
    asked.outcome = std::move(outcome);
    const auto later = m_schedule.now() + m_schedule.upTo(30ms);
    if (!isOpen || later > m_closing || m_schedule.chance(50))
        return;
    const int process = m_schedule.below(m_setting.processes);
    m_schedule.at(later, [this, process, request = asked.request] { ask(process, request, true); });
}

void World::planTroubles()
{
    for (int i = 0; i < m_setting.others; ++i)
        m_schedule.start([this] { drawElsewhere(); });
    for (int i = 0; i < m_setting.takenAhead; ++i)
        m_schedule.at(someTime(), [this] { takeAhead(); });
    for (int i = 0; i < m_setting.ruleChanges; ++i)
        m_schedule.at(someTime(), [this] { changeRules(); });
    for (int i = 0; i < m_setting.outages; ++i) {
        m_schedule.at(someTime(), [this] { m_redis.isDown = true; });
        m_schedule.at(someTime() + m_schedule.upTo(10ms), [this] { m_redis.isDown = false; });
    }
}

/// What was submitted is finished nevertheless.
void World::planClosing()
{
    m_closing += m_schedule.upTo(m_schedule.chance(50) ? 2ms : 100ms);
    for (const auto &process : m_processes)
        m_schedule.at(m_closing + 1us, [&queue = process->queue] { queue.close(); });
}

/// A service that knows nothing of ours: one counter after the other, under its row's lock.
void World::drawElsewhere()
{
    for (int draws = 1 + m_schedule.below(6); draws > 0; --draws) {
        m_schedule.pause(m_schedule.upTo(8ms));
        if (m_store.rows.empty())
            continue;
        auto &row = m_store.rows.at(1 + m_schedule.below(int(m_store.rows.size())));
        if (!m_store.take(row, &draws))
            continue;
        m_schedule.pause(m_schedule.chance(25) ? m_schedule.upTo(8s) : m_schedule.upTo(2ms));
        store::DrawnBatch batch{row.counter, m_store.book.stamp, {}};
        for (int count = 1 + m_schedule.below(3); count > 0; --count) {
            store::LedgerRow drawn;
            drawn.requestId = newRequest().requestId;
            drawn.counterId = row.counter.id;
            drawn.key = row.counter.key;
            drawn.sequence = row.counter.lastNumber + 1 + batch.rows.size();
            drawn.number = numberAt(m_store.book, row.counter.key, drawn.sequence);
            batch.rows << drawn;
        }
        if (!m_store.refusalOf(batch)) {
            m_store.write(batch);
            ++m_store.commitsOfOthers[row.counter.id];
        }
        m_store.release(row, &draws);
    }
}

void World::takeAhead()
{
    if (m_store.rows.empty())
        return;
    const auto &counter = m_store.rows.at(1 + m_schedule.below(int(m_store.rows.size()))).counter;
    m_store.taken.insert(numberAt(m_store.book, counter.key, counter.lastNumber + 1 + m_schedule.below(5)));
}

void World::changeRules()
{
    auto &used = m_store.book.templates.first();
    if (m_schedule.chance(60))
        used.settings.period = used.settings.period == numbering::PeriodKind::Yearly
                                   ? numbering::PeriodKind::Monthly
                                   : numbering::PeriodKind::Yearly;
    ++used.version;
    ++m_store.book.stamp;
}

} // namespace lekthi::simulation
