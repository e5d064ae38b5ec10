#pragma once

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace lekthi::models {

/// Pure work on a thread of its own, of which only the newest counts: each start drops the one before. The
/// destructor asks the work to stop and waits for it. UI thread only.
class LatestRun
{
public:
    LatestRun() { m_pool.setMaxThreadCount(1); }
    ~LatestRun()
    {
        drop();
        m_pool.waitForDone();
    }
    LatestRun(const LatestRun &) = delete;
    LatestRun &operator=(const LatestRun &) = delete;

    /// Runs work(stop token) aside and then, unless it was dropped meanwhile, done(value) here.
    template <class Work, class Done>
    void start(Work work, Done done)
    {
        using Value = std::invoke_result_t<Work, const std::stop_token &>;
        drop();
        m_stop = std::stop_source();
        m_pool.start([this, stop = m_stop.get_token(), work = std::move(work), done = std::move(done)] {
            if (stop.stop_requested())
                return;
            auto value = std::make_shared<Value>(work(stop));
            QMetaObject::invokeMethod(
                &m_here,
                [stop, value, done] {
                    if (!stop.stop_requested())
                        done(*value);
                },
                Qt::QueuedConnection);
        });
    }

    void drop()
    {
        m_stop.request_stop();
        m_pool.clear();
    }

private:
    QObject m_here; ///< lives in the UI thread
    std::stop_source m_stop;
    QThreadPool m_pool;
};

} // namespace lekthi::models
