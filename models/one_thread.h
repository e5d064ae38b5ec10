#pragma once

#include <QObject>

#include <functional>
#include <memory>

class QThread;

namespace lekthi::models {

/// One piece of work at a time on a thread of its own. What it reports runs in the UI thread, and not any
/// more once this is gone; the destructor waits for what runs. UI thread only, but for tell and end.
class OneThread : public QObject
{
    Q_OBJECT

public:
    explicit OneThread(QObject *parent = nullptr);
    ~OneThread() override;

    bool isRunning() const { return m_thread != nullptr; }
    /// Nothing may be running. The work ends with end.
    void run(std::function<void()> work);

    /// From the work.
    void tell(std::function<void()> report);
    /// The last thing the work does: the report runs after the thread has ended, when another may begin.
    void end(std::function<void()> report);

private:
    std::unique_ptr<QThread> m_thread;
};

} // namespace lekthi::models
