#pragma once

#include "models/one_thread.h"
#include "models/session/store_opener.h"

#include <QObject>

#include <functional>

namespace lekthi::models {

/// Runs the opener, or the closer, on a thread of its own and tells the outcome in the UI thread. One at a
/// time. The destructor waits for what runs.
class StoreOpening : public QObject
{
    Q_OBJECT

public:
    explicit StoreOpening(QObject *parent = nullptr);

    bool isRunning() const { return m_thread.isRunning(); }
    void open(const StoreOpener &opener);
    void close(const std::function<void()> &closer);

signals:
    void progressed(const QString &sentence);
    void opened(const lekthi::models::StorePlace &place);
    void failed(const lekthi::models::OpenFailure &failure);
    void closed();
    /// After each of the above: the thread has ended.
    void ended();

private:
    void finish(std::function<void()> report);

    OneThread m_thread;
};

} // namespace lekthi::models
