#pragma once

#include "core/store/session/connection.h"

#include <QObject>

#include <functional>
#include <memory>
#include <type_traits>

namespace lekthi::store {

/// A thread that owns a connection and does work for an event-driven caller (the window). Jobs run in order;
/// results come back as values in the caller's thread. Methods are called from the thread that made the
/// worker.
///
/// The connection is opened by the first job and reopened after it was lost; a job that finds the store
/// unreachable gets that error as its result.
class StoreWorker : public QObject
{
    Q_OBJECT

public:
    using Ticket = quint64;

    explicit StoreWorker(Address address, QObject *parent = nullptr);
    /// Cancels what runs, drops what waits, ends the thread. Waits at most 3 s for a server that does not
    /// answer.
    ~StoreWorker() override;

    /// Runs work on the worker's thread and then done in the thread of context. If context is gone or the
    /// ticket was cancelled meanwhile, done is not called.
    template <class Work, class Done>
    Ticket run(QObject *context, Work work, Done done)
    {
        using R = std::invoke_result_t<Work, Connection &>; // Result<T>
        auto result = std::make_shared<std::unique_ptr<R>>();
        return enqueue(
            context,
            [work = std::move(work), result](Result<Connection *> connection) mutable {
                *result = std::make_unique<R>(connection ? work(**connection)
                                                         : R(tl::unexpect, connection.error()));
            },
            [done = std::move(done), result]() mutable { done(std::move(**result)); });
    }

    /// Drops the job if it waits, interrupts it with KILL QUERY if it runs; its done is never called.
    void cancel(Ticket ticket);

    /// The last that is done with the session, on the worker's thread, when the worker is destroyed: to give
    /// back what it took. Not if there is no session by then. At most once; before the first job.
    void atTheEnd(std::function<void(Connection &)> work);

    const Address &address() const;

    /// The account has another password by now: jobs that begin after this use a session opened with it.
    void setPassword(const QString &password);

signals:
    /// The connection was lost or is back; sent once per change.
    void reachableChanged(bool reachable);

private:
    Ticket enqueue(QObject *context, std::function<void(Result<Connection *>)> work,
                   std::function<void()> done);

    class Private;
    std::shared_ptr<Private> d; // shared with the thread, which may outlive a worker whose server is dead
};

} // namespace lekthi::store
