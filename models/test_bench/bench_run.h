#pragma once

#include "core/allocation/sandbox/test_bench.h"
#include "core/numbering/render.h"
#include "core/store/reference/reference_data.h"
#include "models/one_thread.h"

#include <QObject>

#include <atomic>

namespace lekthi::models {

/// A finished test draw with its numbers dressed for people.
struct BenchOutcome
{
    allocation::BenchReport report;
    QList<numbering::DocumentNumber> numbers;
};

/// One test draw at a time, on a thread of its own. The destructor cancels and waits. UI thread only.
class BenchRun : public QObject
{
    Q_OBJECT

public:
    explicit BenchRun(QObject *parent = nullptr);
    ~BenchRun() override;

    bool isRunning() const { return m_thread.isRunning(); }
    void start(const store::Address &store, const allocation::BenchPlan &plan,
               const store::ReferenceData &reference);
    void cancel();

signals:
    void progressed(int drawn, int wanted);
    void finished(const lekthi::models::BenchOutcome &outcome);
    void failed(const lekthi::allocation::Failure &failure);

private:
    using Outcome = tl::expected<BenchOutcome, allocation::Failure>;

    Outcome draw(const store::Address &store, const allocation::BenchPlan &plan,
                 const store::ReferenceData &reference);
    void report(const Outcome &outcome);

    std::atomic_bool m_cancelled = false;
    OneThread m_thread;
};

} // namespace lekthi::models
