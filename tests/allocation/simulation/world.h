#pragma once

#include "core/allocation/drawing/counter_notes.h"
#include "core/allocation/drawing/health_board.h"
#include "core/allocation/drawing/job_queue.h"
#include "core/allocation/drawing/lock_pool.h"
#include "core/allocation/drawing/rate_notes.h"
#include "core/allocation/drawing/worker.h"
#include "core/allocation/request/rulebook_cache.h"
#include "tests/allocation/simulation/simulated_locks.h"
#include "tests/allocation/simulation/simulated_session.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace lekthi::simulation {

/// What one schedule is made of: by the seed alone.
struct Setting
{
    explicit Setting(Schedule &schedule);

    int processes;
    int workers; ///< of each process
    int counters;
    int requests;
    bool withRedis;
    std::chrono::milliseconds lockTimeToLive;
    int batchLimit;
    int countersTogether;
    Faults faults;
    int givingUp;    ///< in percent of the requests
    int repeats;     ///< likewise
    int changed;     ///< in percent of the repeats: they want more numbers than the first
    int ofDocuments; ///< likewise
    int others;      ///< services that draw by themselves
    int takenAhead;  ///< numbers that somebody has put in force
    int ruleChanges;
    int outages; ///< of Redis

    /// Nothing happens that may keep a request from its number.
    bool isCalm() const;
};

/// One request as its caller sees it.
struct Asked
{
    int process = 0;
    allocation::Request request;
    std::shared_ptr<allocation::Ticket> ticket = {};
    std::stop_source stop = {};
    std::optional<allocation::Outcome> outcome = {};
    bool isRepeat = false;          ///< its id was used before
    bool wasWrittenBefore = false;  ///< its numbers stood in the ledger when it was answered
    qsizetype rowsWhenAnswered = 0; ///< of the ledger
};

/// One allocator: everything real but for the store, the locks, the threads and the time.
class Process
{
public:
    Process(Schedule &schedule, SimulatedStore &store, SimulatedRedis *redis, const Setting &setting);

    allocation::JobQueue queue;

private:
    SimulatedDoor m_door;
    allocation::RulebookCache m_rulebooks;
    allocation::CounterNotes m_notes;
    allocation::RateNotes m_rates;
    allocation::HealthBoard m_board;
    std::optional<SimulatedLocks> m_redis;
    std::optional<allocation::LockPool> m_locks;
    allocation::Workshop m_shop;
};

/// Callers, processes, the store and what befalls them, of one seed.
class World
{
public:
    /// isTold: what happens is written to the standard error output.
    explicit World(quint64 seed, bool isTold = false);

    /// Runs it to its end and gives what the oracle has to say, a line each; nothing: all is well.
    QStringList run();
    QString description() const;

private:
    void planRequests();
    void planTroubles();
    void planClosing();
    void ask(int process, const allocation::Request &request, bool isRepeat);
    void answered(size_t index, allocation::Outcome outcome);
    allocation::Request newRequest();
    void drawElsewhere();
    void takeAhead();
    void changeRules();
    Schedule::Instant someTime();

    quint64 m_seed;
    Schedule m_schedule;
    Setting m_setting;
    SimulatedStore m_store;
    SimulatedRedis m_redis;
    std::vector<std::unique_ptr<Process>> m_processes;
    std::vector<std::unique_ptr<Asked>> m_asked;
    Schedule::Instant m_closing;
    quint64 m_lastId = 0;
};

} // namespace lekthi::simulation
