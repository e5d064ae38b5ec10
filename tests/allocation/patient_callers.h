#pragma once

#include "core/allocation/allocator.h"

#include <QString>
#include <QStringList>
#include <QUuid>

#include <atomic>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace lekthi::test {

/// Callers at once who each draw so many letters and ask again with the same request id until they hold a
/// number. They begin with the object; finish() must be called before it goes.
class PatientCallers
{
public:
    /// What each request got: a number, or the text of a failure that no repetition mends.
    using Answers = std::map<QUuid, QString>;

    PatientCallers(allocation::Allocator &allocator, int callers, int drawsEach);

    int answered() const { return m_answered; } ///< so far
    int failed() const { return m_failed; }     ///< attempts that callers had to repeat, so far
    Answers finish();

private:
    void call();
    QString draw(const allocation::Request &request);

    allocation::Allocator &m_allocator;
    int m_drawsEach;
    std::mutex m_mutex;
    Answers m_answers;
    std::atomic_int m_answered = 0;
    std::atomic_int m_failed = 0;
    std::vector<std::thread> m_threads;
};

/// "<request id> <number>" of each, sorted, to compare with the ledger.
QStringList lines(const PatientCallers::Answers &answers);

} // namespace lekthi::test
