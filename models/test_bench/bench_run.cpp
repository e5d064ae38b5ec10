#include "models/test_bench/bench_run.h"

#include "core/store/reference/codes.h"

#include <QElapsedTimer>

namespace lekthi::models {

using numbering::DocumentNumber;

namespace {

constexpr qint64 progressIntervalMs = 50;

DocumentNumber dressed(const allocation::Allocation &allocation, const numbering::Template &text,
                       numbering::NumberParts parts)
{
    parts.sequence = allocation.sequence;
    parts.documentTime = numbering::timeShownIn(allocation.number, text, parts);
    const auto number = numbering::render(text, parts);
    if (number && number->text() == allocation.number)
        return *number;
    DocumentNumber::Part whole;
    whole.length = allocation.number.size();
    return {allocation.number, {whole}};
}

QList<DocumentNumber> dressedNumbers(const allocation::BenchReport &report,
                                     const allocation::Request &request,
                                     const store::ReferenceData &reference)
{
    QList<DocumentNumber> numbers;
    if (report.allocations.isEmpty())
        return numbers;
    const auto text = numbering::Template::parse(report.allocations.constFirst().templateText);
    const numbering::NumberParts parts =
        store::partsOf(reference, report.key, {request.revision, request.documentDate});
    numbers.reserve(report.allocations.size());
    for (const allocation::Allocation &allocation : report.allocations)
        numbers += text ? dressed(allocation, *text, parts) : DocumentNumber(allocation.number, {});
    return numbers;
}

} // namespace

BenchRun::BenchRun(QObject *parent)
    : QObject(parent)
{
}

BenchRun::~BenchRun()
{
    cancel();
}

void BenchRun::start(const store::Address &store, const allocation::BenchPlan &plan,
                     const store::ReferenceData &reference)
{
    m_cancelled = false;
    m_thread.run([this, store, plan, reference] {
        m_thread.end([this, outcome = draw(store, plan, reference)] { report(outcome); });
    });
}

void BenchRun::cancel()
{
    m_cancelled = true;
}

BenchRun::Outcome BenchRun::draw(const store::Address &store, const allocation::BenchPlan &plan,
                                 const store::ReferenceData &reference)
{
    QElapsedTimer sinceTold;
    const auto tell = [&](int drawn, int wanted) {
        if (sinceTold.isValid() && sinceTold.elapsed() < progressIntervalMs && drawn < wanted)
            return;
        sinceTold.start();
        m_thread.tell([this, drawn, wanted] { emit progressed(drawn, wanted); });
    };
    auto ended = allocation::runBench(store, plan, m_cancelled, tell);
    if (!ended)
        return tl::unexpected(ended.error());
    BenchOutcome outcome;
    outcome.numbers = dressedNumbers(*ended, plan.request, reference);
    outcome.report = std::move(*ended);
    return outcome;
}

void BenchRun::report(const Outcome &outcome)
{
    if (outcome)
        emit finished(*outcome);
    else
        emit failed(outcome.error());
}

} // namespace lekthi::models
