#include "tests/allocation/patient_callers.h"

#include "tests/allocation/numbering_store.h"

namespace lekthi::test {

PatientCallers::PatientCallers(allocation::Allocator &allocator, int callers, int drawsEach)
    : m_allocator(allocator)
    , m_drawsEach(drawsEach)
{
    for (int i = 0; i < callers; ++i)
        m_threads.emplace_back([this] { call(); });
}

PatientCallers::Answers PatientCallers::finish()
{
    for (std::thread &thread : m_threads)
        thread.join();
    return m_answers;
}

void PatientCallers::call()
{
    for (int i = 0; i < m_drawsEach; ++i) {
        const allocation::Request request = letterRequest();
        const QString number = draw(request);
        const std::lock_guard lock(m_mutex);
        m_answers.emplace(request.requestId, number);
    }
}

QString PatientCallers::draw(const allocation::Request &request)
{
    auto outcome = m_allocator.allocate(request);
    while (!outcome && outcome.error().isRetryable()) {
        ++m_failed;
        outcome = m_allocator.allocate(request);
    }
    ++m_answered;
    return outcome ? outcome->first().number : QString::fromUtf8(textOf(outcome));
}

QStringList lines(const PatientCallers::Answers &answers)
{
    QStringList lines;
    for (const auto &[requestId, number] : answers)
        lines << requestId.toString(QUuid::WithoutBraces) + u' ' + number;
    lines.sort();
    return lines;
}

} // namespace lekthi::test
