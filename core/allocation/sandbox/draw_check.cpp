#include "core/allocation/sandbox/draw_check.h"

#include "core/allocation/allocator.h"
#include "core/allocation/drawing/error_log.h"
#include "core/allocation/request/request_check.h"
#include "core/allocation/sandbox/drawable.h"
#include "core/allocation/sandbox/sandbox.h"
#include "core/store/ledger/audit_gateway.h"
#include "core/store/ledger/ledger_chain.h"

#include <algorithm>

namespace lekthi::allocation {

using namespace std::chrono_literals;
using Kind = DrawCheckStep::Kind;
using State = DrawCheckStep::State;

namespace {

constexpr int kinds = int(Kind::Repeat) + 1;
constexpr qsizetype mostTries = 5;
constexpr auto sessionTimeout = 10s;

/// One check on its way from step to step.
class Run
{
public:
    Run(store::Connection &real, const DrawCheckOptions &options);

    DrawCheck check() &&;

private:
    using Done = tl::expected<bool, Failure>; ///< false: the step went wrong without a failure of the store

    bool step(Kind kind, const std::function<Done()> &work);
    Done enter();
    Done readRules();
    Done prepareTwin();
    Done draw();
    Done drawFor(qsizetype request);
    void splitLockFromDraw();
    Done findRow();
    Done checkChain();
    Done repeat();

    DrawCheckStep &at(Kind kind) { return m_check.steps[int(kind)]; }

    store::Connection &m_real;
    const DrawCheckOptions &m_options;
    DrawCheck m_check;
    std::unique_ptr<store::Connection> m_twin;
    std::unique_ptr<Allocator> m_allocator;
    QList<Request> m_requests;
    Request m_request; ///< the one that was drawn
    Allocation m_drawn;
    store::StoredLedgerRow m_row;
};

store::ConnectionOptions shortSession()
{
    store::ConnectionOptions options;
    options.readTimeout = sessionTimeout;
    return options;
}

bool isAboutOneCounter(const Failure &failure)
{
    return failure.code == FailureCode::SequenceExhausted || failure.code == FailureCode::NumberTaken;
}

Run::Run(store::Connection &real, const DrawCheckOptions &options)
    : m_real(real)
    , m_options(options)
{
    for (int kind = 0; kind < kinds; ++kind)
        m_check.steps.append({Kind(kind), State::NotReached, 0});
}

bool Run::step(Kind kind, const std::function<Done()> &work)
{
    const auto begun = std::chrono::steady_clock::now();
    const Done done = work();
    at(kind).milliseconds +=
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count();
    if (!done)
        m_check.failure = done.error();
    at(kind).state = done.value_or(false) ? State::Done : State::Failed;
    return at(kind).state == State::Done;
}

DrawCheck Run::check() &&
{
    const bool drawn =
        step(Kind::Enter, [this] { return enter(); }) && step(Kind::Rules, [this] { return readRules(); }) &&
        step(Kind::Twin, [this] { return prepareTwin(); }) && step(Kind::Draw, [this] { return draw(); });
    if (drawn)
        splitLockFromDraw();
    if (drawn && step(Kind::Ledger, [this] { return findRow(); }) &&
        step(Kind::Chain, [this] { return checkChain(); }))
        step(Kind::Repeat, [this] { return repeat(); });
    return std::move(m_check);
}

Run::Done Run::enter()
{
    auto twin = asOutcome(store::Connection::open(m_real.address().sandbox(), shortSession()));
    if (!twin)
        return tl::unexpected(twin.error());
    m_twin = *std::move(twin);
    return true;
}

Run::Done Run::readRules()
{
    const auto book = asOutcome(loadRulebook(m_real));
    if (!book)
        return tl::unexpected(book.error());
    const QDate today = numbering::documentDate(QDateTime::currentDateTimeUtc());
    m_requests = drawableRequests(*book, today, mostTries);
    if (m_requests.isEmpty())
        return tl::unexpected(refusal(ValidationFault::NoTemplate));
    return true;
}

Run::Done Run::prepareTwin()
{
    return prepareSandbox(m_real, m_requests.constFirst()).map([](const numbering::CounterKey &) {
        return true;
    });
}

/// Digits that ended in the sandbox say nothing about the store: the next counter is tried.
Run::Done Run::draw()
{
    AllocatorOptions options;
    options.connections = 1;
    options.redis = m_options.redis;
    options.lock = m_options.lock;
    options.session = shortSession();
    m_allocator = std::make_unique<Allocator>(m_real.address().sandbox(), options);
    Done done = drawFor(0);
    for (qsizetype i = 1; i < m_requests.size() && !done && isAboutOneCounter(done.error()); ++i)
        done = prepareSandbox(m_real, m_requests.at(i)).and_then([&](const numbering::CounterKey &) {
            return drawFor(i);
        });
    return done;
}

Run::Done Run::drawFor(qsizetype request)
{
    m_request = m_requests.at(request);
    m_request.deadline = std::chrono::steady_clock::now() + m_options.patience;
    return m_allocator->allocate(m_request).map([this](const QList<Allocation> &drawn) {
        m_drawn = drawn.constFirst();
        m_check.number = m_drawn.number;
        return true;
    });
}

void Run::splitLockFromDraw()
{
    DrawCheckStep &lock = at(Kind::Lock);
    if (!m_options.redis) {
        lock.state = State::NotInUse;
        return;
    }
    const bool isLeftOut = m_drawn.fallback == store::Fallback::DatabaseLock;
    lock.state = isLeftOut ? State::Failed : State::Done;
    lock.milliseconds = std::min(double(m_drawn.lockWaitMs), at(Kind::Draw).milliseconds);
    at(Kind::Draw).milliseconds -= lock.milliseconds;
    if (isLeftOut)
        m_check.lockProblem = m_allocator->health().redis.reason;
}

Run::Done Run::findRow()
{
    const auto story = asOutcome(store::storyOf(*m_twin, m_drawn.number));
    if (!story)
        return tl::unexpected(story.error());
    const QString id = m_drawn.requestId.toString(QUuid::WithoutBraces);
    const auto found = std::find_if(story->cbegin(), story->cend(),
                                    [&](const store::StoredLedgerRow &row) { return row.requestId == id; });
    if (found == story->cend() || found->number != m_drawn.number || found->sequence != m_drawn.sequence)
        return false;
    m_row = *found;
    return true;
}

Run::Done Run::checkChain()
{
    if (store::LedgerHasher().hashOf(m_row, m_row.previousHash) != m_row.rowHash)
        return false;
    if (m_row.previousHash.isEmpty())
        return true;
    return asOutcome(store::findByRowHash(*m_twin, m_row.counterId, m_row.previousHash))
        .map([this](const std::optional<qint64> &before) { return before && *before < m_row.id; });
}

Run::Done Run::repeat()
{
    m_request.deadline = std::chrono::steady_clock::now() + m_options.patience;
    return m_allocator->allocate(m_request).map(
        [this](const QList<Allocation> &again) { return again.constFirst().number == m_drawn.number; });
}

} // namespace

bool DrawCheck::isPassed() const
{
    return !failedStep() && !steps.isEmpty();
}

std::optional<Kind> DrawCheck::failedStep() const
{
    const auto failed = std::ranges::find_if(steps, [](const DrawCheckStep &step) {
        return step.state == State::Failed && step.kind != Kind::Lock;
    });
    return failed == steps.cend() ? std::nullopt : std::optional(failed->kind);
}

double DrawCheck::milliseconds() const
{
    double sum = 0;
    for (const DrawCheckStep &step : steps)
        sum += step.milliseconds;
    return sum;
}

DrawCheck checkDrawing(store::Connection &real, const DrawCheckOptions &options)
{
    return Run(real, options).check();
}

} // namespace lekthi::allocation
