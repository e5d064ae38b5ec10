#pragma once

#include "core/store/session/store_worker.h"

#include <QObject>

#include <memory>
#include <utility>

namespace lekthi::models {

/// A session with the store for work that must not hold up the pages: opened for it, closed after it. The
/// destructor cancels the work; what was to be done then is not. UI thread only.
class OwnSession
{
public:
    OwnSession() = default;
    OwnSession(const OwnSession &) = delete;
    OwnSession &operator=(const OwnSession &) = delete;

    bool isBusy() const { return m_worker != nullptr; }

    /// Runs work and then, once this is no longer busy, done in the thread of context, as StoreWorker::run()
    /// does. Only while it is not busy.
    template <class Work, class Done>
    void run(const store::Address &address, QObject *context, Work work, Done done)
    {
        Q_ASSERT(!isBusy());
        m_worker = std::make_unique<store::StoreWorker>(address);
        m_worker->run(context, std::move(work), [this, done = std::move(done)](const auto &outcome) {
            // It delivers this very call.
            m_worker.release()->deleteLater();
            done(outcome);
        });
    }

private:
    std::unique_ptr<store::StoreWorker> m_worker;
};

} // namespace lekthi::models
