#include "core/allocation/redis/counter_lock.h"

#include "core/allocation/redis/availability.h"
#include "core/allocation/redis/wake_call.h"

#include <QRandomGenerator>

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

namespace lekthi::redis {

using namespace Qt::StringLiterals;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

namespace {

constexpr int roundTripsPerFailure = 2; // of which the whole patience with a failing Redis consists
constexpr auto shortestPoll = milliseconds(20);
constexpr auto longestPoll = milliseconds(60);
constexpr auto longestKept = milliseconds(100);
constexpr auto longestUnseen = milliseconds(4);  // who waits for what is kept
constexpr int keptShare = 4;                     // of the time to live, at most
constexpr auto clockPrecision = milliseconds(2); // of Redis, when it lets keys expire

milliseconds jitteredPoll()
{
    return milliseconds(
        QRandomGenerator::global()->bounded(int(shortestPoll.count()), int(longestPoll.count())));
}

} // namespace

class CounterLock::Private
{
public:
    explicit Private(std::shared_ptr<Availability> availability);
    ~Private();

    Taken take(const QByteArray &key, Clock::time_point until);
    std::optional<std::vector<bool>> takeFree(const QByteArrayList &keys);
    void lookForOthers();
    bool isAlone() const;
    bool mayKeep();
    bool passOn();
    void release();

    milliseconds validity() const;
    const LockLimits &limits() const { return m_limits; }

private:
    enum class Step {
        Held,
        Unavailable,
        Wait,
    };

    Step tryOnce(const LockClaim &claim);
    bool foundNobody();
    Step weigh(const LockClaim &claim, Clock::time_point asked);
    void waitForTurn(Clock::time_point until);
    void giveBack(const LockClaim &claim);

    using Command = QByteArrayList (*)(const LockClaim &claim, milliseconds timeToLive);
    std::optional<Reply> run(const LockClaim &claim, Command byHash, Command inFull);
    using Question = std::function<Result<Reply>(Session &session, Deadline until)>;
    std::optional<Reply> ask(const LockClaim &claim, const Question &question);
    Result<Reply> askOnce(Deadline until, const Question &question);
    Result<void> connect(Deadline until);
    void moveTo(const Place &place);
    void fail(const Trouble &trouble, const LockClaim &claim);

    const std::shared_ptr<Availability> m_availability;
    const LockLimits m_limits;
    std::optional<Session> m_session;
    WakeCall m_wakeCall;
    Place m_place; // of both connections
    std::optional<LockClaim> m_held;
    Clock::time_point m_taken{};        // what is held
    Clock::time_point m_certainUntil{}; // of what is held
    bool m_amongOthers = false;         // who want what is held, too
    bool m_looked = false;              // for others, and the answer is still to be read
    Clock::time_point m_foundNobody{};  // when it was asked
    Clock::time_point m_lookedAt{};
    QList<LockClaim> m_givenBack; // sent, perhaps, but not known to have arrived
    milliseconds m_hint{0};       // when it is worth asking again; 0: no idea
};

CounterLock::Private::Private(std::shared_ptr<Availability> availability)
    : m_availability(std::move(availability))
    , m_limits(m_availability->limits())
    , m_wakeCall(m_availability->address())
{
}

CounterLock::Private::~Private()
{
    release();
    // Closing a TCP connection with answers unread would discard what the server has not read yet.
    if (m_session)
        std::ignore = m_session->settle(Clock::now() + m_limits.commandTimeout);
}

CounterLock::Taken CounterLock::Private::take(const QByteArray &key, Clock::time_point until)
{
    const LockClaim claim = makeClaim({key}, m_wakeCall.name());
    for (;;) {
        const Step step = tryOnce(claim);
        if (step != Step::Wait)
            return step == Step::Held ? Taken::Held : Taken::Unavailable;
        if (Clock::now() >= until) {
            giveBack(claim);
            return Taken::TimedOut;
        }
        waitForTurn(until);
    }
}

std::optional<std::vector<bool>> CounterLock::Private::takeFree(const QByteArrayList &keys)
{
    const LockClaim claim = makeClaim(keys, m_wakeCall.name());
    const auto asked = Clock::now();
    const auto reply = run(claim, acquireFreeCommand, acquireFreeCommandInFull);
    if (!reply)
        return std::nullopt;
    const QList<qint64> answers = reply->integers();
    std::vector<bool> granted(size_t(keys.size()), false);
    LockClaim held{{}, claim.token};
    for (qsizetype i = 0; i < std::min(answers.size(), keys.size()); ++i)
        if (answers[i] == lockGranted || answers[i] == lockGrantedAmongOthers) {
            granted[size_t(i)] = true;
            held.keys << keys[i];
        }
    m_amongOthers = true; // what is held for several counters is never kept
    if (!held.keys.isEmpty() && weigh(held, asked) != Step::Held)
        granted.assign(granted.size(), false);
    return granted;
}

void CounterLock::Private::lookForOthers()
{
    if (!m_held || m_amongOthers || !m_session)
        return;
    m_lookedAt = Clock::now();
    m_looked = m_session->post(lookCommand(m_held->keys.first()), Clock::now() + m_limits.commandTimeout)
                   .has_value();
    if (!m_looked)
        m_session.reset();
}

bool CounterLock::Private::mayKeep()
{
    if (!m_held || m_amongOthers || !m_session || !(m_looked || isAlone()))
        return false;
    if (Clock::now() - m_taken > std::min(longestKept, m_limits.timeToLive / keptShare))
        return false;
    if (m_looked)
        m_amongOthers = !foundNobody();
    return !m_amongOthers;
}

bool CounterLock::Private::passOn()
{
    if (!m_held || !m_amongOthers || !m_session)
        return false;
    if (!m_session->post(passOnCommand(*m_held), Clock::now() + m_limits.commandTimeout))
        m_session.reset();
    return true;
}

bool CounterLock::Private::foundNobody()
{
    m_looked = false;
    const auto first = m_session->answer(Clock::now() + m_limits.commandTimeout);
    if (!first && first.error().kind == Trouble::Kind::Slow)
        fail(first.error(), *m_held);
    else if (!first)
        m_session.reset();
    const bool nobody = first && first->isNothing();
    if (nobody)
        m_foundNobody = m_lookedAt;
    return nobody;
}

bool CounterLock::Private::isAlone() const
{
    return m_held && Clock::now() - m_foundNobody < longestUnseen;
}

void CounterLock::Private::release()
{
    m_looked = false;
    if (const auto claim = std::exchange(m_held, std::nullopt))
        giveBack(*claim);
}

milliseconds CounterLock::Private::validity() const
{
    return m_held ? std::chrono::floor<milliseconds>(m_certainUntil - Clock::now()) : milliseconds(0);
}

CounterLock::Private::Step CounterLock::Private::tryOnce(const LockClaim &claim)
{
    const auto asked = Clock::now();
    const auto reply = run(claim, acquireCommand, acquireCommandInFull);
    if (!reply)
        return Step::Unavailable;
    const auto answer = reply->integer();
    if (answer == lockGranted || answer == lockGrantedAmongOthers) {
        m_amongOthers = answer == lockGrantedAmongOthers;
        return weigh(claim, asked);
    }
    m_hint = milliseconds(answer.value_or(0));
    return Step::Wait;
}

/// 3.11.5.1: what is left of the time to live, less the drift of the clocks.
CounterLock::Private::Step CounterLock::Private::weigh(const LockClaim &claim, Clock::time_point asked)
{
    const auto drift = std::chrono::duration<double, std::milli>(m_limits.timeToLive) * m_limits.driftFactor +
                       clockPrecision;
    m_certainUntil = asked + m_limits.timeToLive - std::chrono::duration_cast<Clock::duration>(drift);
    if (m_certainUntil > Clock::now()) {
        m_taken = asked;
        m_foundNobody = {};
        m_held = claim;
        return Step::Held;
    }
    giveBack(claim);
    return Step::Wait;
}

void CounterLock::Private::waitForTurn(Clock::time_point until)
{
    const auto pause = m_hint.count() > 0 ? m_hint : jitteredPoll();
    m_wakeCall.wait(m_place.server, m_limits.commandTimeout, std::min(until, Clock::now() + pause));
}

void CounterLock::Private::giveBack(const LockClaim &claim)
{
    m_givenBack.append(claim);
    if (m_session && !m_session->post(releaseCommand(claim), Clock::now() + m_limits.commandTimeout))
        m_session.reset();
}

/// Sends the text of the script only where the server does not know it.
std::optional<Reply> CounterLock::Private::run(const LockClaim &claim, Command byHash, Command inFull)
{
    return ask(claim, [&](Session &session, Deadline until) {
        auto answer = session.ask(byHash(claim, m_limits.timeToLive), until);
        if (answer && answer->isErrorLike("NOSCRIPT"))
            answer = session.ask(inFull(claim, m_limits.timeToLive), until);
        return answer;
    });
}

/// Nothing if Redis cannot be asked; all sessions know then.
std::optional<Reply> CounterLock::Private::ask(const LockClaim &claim, const Question &question)
{
    const Deadline patience = Clock::now() + roundTripsPerFailure * m_limits.commandTimeout;
    const auto place = m_availability->place(patience);
    if (!place)
        return std::nullopt;
    moveTo(*place);
    const auto until = [&] { return std::min(patience, Clock::now() + m_limits.commandTimeout); };
    const bool mayBeStale = m_session.has_value();
    auto reply = askOnce(until(), question);
    // Redis closes idle connections, and a restart closes all; asking again does no harm. So does a release
    // whose script Redis has forgotten: a new session sends it in full.
    if (!reply && reply.error().kind == Trouble::Kind::Lost && mayBeStale) {
        m_session.reset();
        reply = askOnce(until(), question);
    }
    if (!reply) {
        fail(reply.error(), claim);
        return std::nullopt;
    }
    m_givenBack.clear();
    return std::move(*reply);
}

void CounterLock::Private::moveTo(const Place &place)
{
    if (m_place.round == place.round)
        return;
    m_place = place;
    m_session.reset();
    m_wakeCall.disconnect();
}

Result<Reply> CounterLock::Private::askOnce(Deadline until, const Question &question)
{
    if (!m_session)
        if (const auto connected = connect(until); !connected)
            return tl::unexpected(connected.error());
    return question(*m_session, until).and_then(unlessError);
}

Result<void> CounterLock::Private::connect(Deadline until)
{
    auto session = Session::open(m_place.server, m_availability->address(), until);
    if (!session)
        return tl::unexpected(session.error());
    m_session.emplace(std::move(*session));
    for (const LockClaim &claim : std::as_const(m_givenBack))
        if (const auto sent = m_session->post(releaseCommandInFull(claim), until); !sent)
            return sent;
    return {};
}

void CounterLock::Private::fail(const Trouble &trouble, const LockClaim &claim)
{
    m_session.reset();
    const QList<LockClaim> abandoned = std::exchange(m_givenBack, {}) + QList{claim};
    if (trouble.kind == Trouble::Kind::WrongKey)
        m_availability->foundWrongKey(QString::fromUtf8(claim.keys.join(' ')) + ": "_L1 + trouble.reason);
    else
        m_availability->failed(m_place.round, trouble.reason, abandoned);
}

CounterLock::CounterLock(LockService &service)
    : d(std::make_unique<Private>(service.d))
{
}

CounterLock::~CounterLock() = default;

CounterLock::Taken CounterLock::take(const QString &name,
                                     std::optional<std::chrono::steady_clock::time_point> deadline)
{
    const auto latest = Clock::now() + d->limits().acquisitionTimeout;
    return d->take(lockKey(name), std::min(latest, deadline.value_or(latest)));
}

std::optional<std::vector<bool>> CounterLock::takeFree(const QStringList &names)
{
    QByteArrayList keys;
    for (const QString &name : names)
        keys << lockKey(name);
    return d->takeFree(keys);
}

void CounterLock::lookForOthers()
{
    d->lookForOthers();
}

bool CounterLock::isAlone() const
{
    return d->isAlone();
}

bool CounterLock::mayKeep()
{
    return d->mayKeep();
}

bool CounterLock::passOn()
{
    return d->passOn();
}

void CounterLock::release()
{
    d->release();
}

std::chrono::milliseconds CounterLock::validity() const
{
    return d->validity();
}

} // namespace lekthi::redis
