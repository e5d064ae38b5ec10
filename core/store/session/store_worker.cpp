#include "core/store/session/store_worker.h"

#include <QCoreApplication>
#include <QPointer>
#include <QSet>
#include <QThread>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace lekthi::store {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// How long the end of the program waits for a server that does not answer.
constexpr auto patience = 3s;
constexpr auto betweenKills = 100ms;

/// Threads that are stuck on a silent server. They end with its read timeout, and before the program does:
/// the SQL module must not be taken down under them.
class LeftBehind
{
public:
    static void add(std::thread thread)
    {
        const std::lock_guard lock(s_mutex);
        if (s_threads.empty())
            qAddPostRoutine(joinAll);
        s_threads.push_back(std::move(thread));
    }

private:
    static void joinAll()
    {
        const std::lock_guard lock(s_mutex);
        for (std::thread &thread : s_threads)
            thread.join();
        s_threads.clear();
    }

    static inline std::mutex s_mutex;
    static inline std::vector<std::thread> s_threads;
};

ConnectionOptions optionsForCancelling()
{
    ConnectionOptions options;
    options.connectTimeout = 2s;
    options.readTimeout = 2s;
    return options;
}

} // namespace

/// Shared by the owner and both threads, so that a thread which is stuck on a dead server can be left behind.
class StoreWorker::Private
{
public:
    struct Job
    {
        StoreWorker::Ticket ticket = 0;
        std::function<void(Result<Connection *>)> work;
        std::function<void()> deliver; ///< run in the owner's thread
    };

    Private(Address address, StoreWorker *owner)
        : m_address(std::move(address))
        , m_owner(owner)
    {
    }

    const Address &address() const { return m_address; }
    void setPassword(const QString &password);

    void start(const std::shared_ptr<Private> &self);
    void enqueue(Job job);
    void cancel(Ticket ticket);
    void setLast(std::function<void(Connection &)> work);
    void stop();

    Ticket nextTicket = 0;    // used in the owner's thread only
    QSet<Ticket> undelivered; // used in the owner's thread only

private:
    void runJobs();
    void leave();
    std::optional<Job> nextJob();
    void runJob(const Job &job);
    void finishJob(Job job);
    Result<Connection *> openConnection();
    void reportReachable(bool reachable);

    void runCancellations();
    std::optional<Ticket> nextCancellation();
    void interrupt(Connection &killer, Ticket ticket);
    Address nodeRunning(Ticket ticket);
    std::optional<quint64> sessionRunning(Ticket ticket, const Address &node);

    void threadEnded();

    std::mutex m_mutex;
    Address m_address; ///< changed in the owner's thread only, which reads it without the lock
    bool m_hasNewPassword = false;
    std::condition_variable m_changed;
    StoreWorker *m_owner;
    std::deque<Job> m_waiting;
    Ticket m_running = 0;
    bool m_cancelRunning = false;
    bool m_stopping = false;
    std::function<void(Connection &)> m_last;
    int m_threadsAlive = 0;
    Connection *m_session = nullptr; ///< what m_running works on

    /// Held while a job ends and while one is being killed, so that a kill never hits the next job.
    std::mutex m_jobEnd;

    std::thread m_worker;
    std::thread m_canceller;
    std::unique_ptr<Connection> m_connection; ///< used by m_worker only
    bool m_reachable = true;                  ///< used by m_worker only
};

void StoreWorker::Private::start(const std::shared_ptr<Private> &self)
{
    m_threadsAlive = 2;
    m_worker = std::thread([self] { self->runJobs(); });
    m_canceller = std::thread([self] { self->runCancellations(); });
}

void StoreWorker::Private::enqueue(Job job)
{
    const std::lock_guard lock(m_mutex);
    m_waiting.push_back(std::move(job));
    m_changed.notify_all();
}

void StoreWorker::Private::cancel(Ticket ticket)
{
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_waiting, [ticket](const Job &job) { return job.ticket == ticket; });
    if (m_running == ticket && ticket != 0) {
        m_cancelRunning = true;
        m_changed.notify_all();
    }
}

void StoreWorker::Private::setLast(std::function<void(Connection &)> work)
{
    const std::lock_guard lock(m_mutex);
    m_last = std::move(work);
}

void StoreWorker::Private::stop()
{
    std::unique_lock lock(m_mutex);
    m_owner = nullptr;
    m_stopping = true;
    m_cancelRunning = m_running != 0;
    m_waiting.clear();
    m_changed.notify_all();
    const bool ended = m_changed.wait_for(lock, patience, [this] { return m_threadsAlive == 0; });
    lock.unlock();
    for (std::thread *thread : {&m_worker, &m_canceller}) {
        if (ended)
            thread->join();
        else
            LeftBehind::add(std::move(*thread));
    }
}

void StoreWorker::Private::runJobs()
{
    while (std::optional<Job> job = nextJob()) {
        runJob(*job);
        finishJob(*std::move(job));
    }
    leave();
    threadEnded();
}

void StoreWorker::Private::leave()
{
    std::unique_lock lock(m_mutex);
    const auto last = std::move(m_last);
    lock.unlock();
    if (last && m_connection && !m_connection->isLost())
        last(*m_connection);
    m_connection.reset();
}

std::optional<StoreWorker::Private::Job> StoreWorker::Private::nextJob()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_stopping || !m_waiting.empty(); });
    if (m_stopping)
        return std::nullopt;
    Job job = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_running = job.ticket;
    m_cancelRunning = false;
    return job;
}

void StoreWorker::Private::runJob(const Job &job)
{
    const Result<Connection *> connection = openConnection();
    job.work(connection);
    if (connection)
        reportReachable(!m_connection->isLost());
    else if (connection.error().kind == ErrorKind::Unreachable)
        reportReachable(false);
}

void StoreWorker::Private::finishJob(Job job)
{
    const std::scoped_lock lock(m_jobEnd, m_mutex);
    m_running = 0;
    m_session = nullptr;
    if (m_owner)
        QMetaObject::invokeMethod(m_owner, std::move(job.deliver), Qt::QueuedConnection);
    m_changed.notify_all();
}

void StoreWorker::Private::setPassword(const QString &password)
{
    const std::lock_guard lock(m_mutex);
    m_address.password = password;
    m_hasNewPassword = true;
}

Result<Connection *> StoreWorker::Private::openConnection()
{
    std::unique_lock addressLock(m_mutex);
    const Address address = m_address;
    const bool isOutdated = std::exchange(m_hasNewPassword, false);
    addressLock.unlock();
    if (isOutdated)
        m_connection.reset();
    if (!m_connection) {
        auto opened = Connection::open(address);
        if (!opened)
            return tl::unexpected(opened.error());
        m_connection = *std::move(opened);
    }
    const std::lock_guard lock(m_mutex);
    m_session = m_connection.get();
    return m_connection.get();
}

void StoreWorker::Private::reportReachable(bool reachable)
{
    if (std::exchange(m_reachable, reachable) == reachable)
        return;
    const std::lock_guard lock(m_mutex);
    if (StoreWorker *owner = m_owner)
        QMetaObject::invokeMethod(
            owner, [owner, reachable] { emit owner->reachableChanged(reachable); }, Qt::QueuedConnection);
}

void StoreWorker::Private::runCancellations()
{
    while (const std::optional<Ticket> ticket = nextCancellation()) {
        const auto killer = Connection::open(nodeRunning(*ticket), optionsForCancelling());
        if (killer)
            interrupt(**killer, *ticket);
        std::unique_lock lock(m_mutex);
        // Without a session to kill from, the job ends when its read timeout does.
        m_changed.wait(lock, [&] { return m_running != *ticket; });
    }
    threadEnded();
}

std::optional<StoreWorker::Ticket> StoreWorker::Private::nextCancellation()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock,
                   [this] { return (m_running != 0 && m_cancelRunning) || (m_stopping && m_running == 0); });
    return m_running != 0 ? std::optional(m_running) : std::nullopt;
}

/// Again and again: a job may be between two statements when the first kill arrives.
void StoreWorker::Private::interrupt(Connection &killer, Ticket ticket)
{
    bool ended = false;
    while (!ended) {
        {
            const std::lock_guard jobCannotEnd(m_jobEnd);
            const std::optional<quint64> session = sessionRunning(ticket, killer.node());
            if (session && !killer.execute(u"KILL QUERY %1"_s.arg(*session)))
                return;
        }
        std::unique_lock lock(m_mutex);
        ended = m_changed.wait_for(lock, betweenKills, [&] { return m_running != ticket; });
    }
}

/// Session numbers mean nothing on another node.
Address StoreWorker::Private::nodeRunning(Ticket ticket)
{
    const std::lock_guard lock(m_mutex);
    return m_running == ticket && m_session ? m_session->node() : m_address;
}

std::optional<quint64> StoreWorker::Private::sessionRunning(Ticket ticket, const Address &node)
{
    const std::lock_guard lock(m_mutex);
    if (m_running != ticket || !m_session || m_session->node() != node)
        return std::nullopt;
    return m_session->serverThreadId();
}

void StoreWorker::Private::threadEnded()
{
    const std::lock_guard lock(m_mutex);
    --m_threadsAlive;
    m_changed.notify_all();
}

StoreWorker::StoreWorker(Address address, QObject *parent)
    : QObject(parent)
    , d(std::make_shared<Private>(std::move(address), this))
{
    d->start(d);
}

StoreWorker::~StoreWorker()
{
    d->stop();
}

void StoreWorker::cancel(Ticket ticket)
{
    Q_ASSERT(thread() == QThread::currentThread());
    d->undelivered.remove(ticket);
    d->cancel(ticket);
}

void StoreWorker::atTheEnd(std::function<void(Connection &)> work)
{
    d->setLast(std::move(work));
}

const Address &StoreWorker::address() const
{
    return d->address();
}

void StoreWorker::setPassword(const QString &password)
{
    Q_ASSERT(thread() == QThread::currentThread());
    d->setPassword(password);
}

StoreWorker::Ticket StoreWorker::enqueue(QObject *context, std::function<void(Result<Connection *>)> work,
                                         std::function<void()> done)
{
    Q_ASSERT(context && thread() == QThread::currentThread());
    const Ticket ticket = ++d->nextTicket;
    d->undelivered.insert(ticket);
    auto deliver = [this, ticket, receiver = QPointer(context), done = std::move(done)]() mutable {
        if (!d->undelivered.remove(ticket) || !receiver)
            return;
        if (receiver->thread() == QThread::currentThread())
            done();
        else
            QMetaObject::invokeMethod(receiver.data(), std::move(done), Qt::QueuedConnection);
    };
    d->enqueue({ticket, std::move(work), std::move(deliver)});
    return ticket;
}

} // namespace lekthi::store
