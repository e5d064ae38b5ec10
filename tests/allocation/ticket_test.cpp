#include "core/allocation/drawing/deadline_watch.h"
#include "core/allocation/drawing/ticket.h"
#include "tests/support/wait_until.h"

#include <QTest>

#include <memory>
#include <mutex>
#include <thread>

using namespace lekthi;
using namespace lekthi::allocation;
using namespace lekthi::test;
using namespace std::chrono_literals;

class TicketTest : public QObject
{
    Q_OBJECT

private slots:
    void takesTheFirstAnswer();
    void givesUpWhenAskedToStop();
    void givesUpAtOnceWhenStoppedBefore();
    void tellsWhetherANumberMayHaveBeenDrawn();
    void isAnsweredOnceByManyThreads();
    void givesUpAtItsDeadline();
    void forgetsWhoWasAnswered();
};

// The stop sources are on the heap: on the stack, gcc 12 takes them for uninitialized.
namespace {

/// What one caller was told.
class Told
{
public:
    Ticket::Done listener()
    {
        return [this](Outcome outcome) {
            const std::lock_guard lock(m_mutex);
            m_outcomes.push_back(std::move(outcome));
        };
    }

    std::vector<Outcome> outcomes() const
    {
        const std::lock_guard lock(m_mutex);
        return m_outcomes;
    }

private:
    mutable std::mutex m_mutex;
    std::vector<Outcome> m_outcomes;
};

Outcome number(const QString &text)
{
    Allocation allocation;
    allocation.number = text;
    return QList<Allocation>{allocation};
}

} // namespace

void TicketTest::takesTheFirstAnswer()
{
    Told told;
    const auto ticket = Ticket::make(told.listener());
    QVERIFY(ticket->startWork());
    QVERIFY(ticket->answer(number(QStringLiteral("A-0001"))));
    QVERIFY(!ticket->answer(number(QStringLiteral("A-0002"))));
    ticket->giveUp({.code = FailureCode::LockTimeout});
    QCOMPARE(told.outcomes().size(), size_t(1));
    QCOMPARE(told.outcomes().front()->first().number, QStringLiteral("A-0001"));
    QVERIFY(!ticket->gaveUpWith());
}

void TicketTest::givesUpWhenAskedToStop()
{
    Told told;
    const auto source = std::make_unique<std::stop_source>();
    const auto ticket = Ticket::make(told.listener(), source->get_token());
    QVERIFY(!ticket->isAnswered());
    source->request_stop();
    QCOMPARE(told.outcomes().size(), size_t(1));
    QCOMPARE(told.outcomes().front().error().code, FailureCode::Cancelled);
    QVERIFY(!ticket->startWork());
    QVERIFY(!ticket->answer(number(QStringLiteral("A-0001"))));
}

void TicketTest::givesUpAtOnceWhenStoppedBefore()
{
    Told told;
    const auto source = std::make_unique<std::stop_source>();
    source->request_stop();
    const auto ticket = Ticket::make(told.listener(), source->get_token());
    QVERIFY(ticket->isAnswered());
    QCOMPARE(told.outcomes().front().error().code, FailureCode::Cancelled);
}

void TicketTest::tellsWhetherANumberMayHaveBeenDrawn()
{
    Told told;
    const auto waiting = Ticket::make(told.listener());
    waiting->giveUp({.code = FailureCode::LockTimeout});
    QVERIFY(!told.outcomes().back().error().mayHaveBeenDrawn);

    const auto inWork = Ticket::make(told.listener());
    QVERIFY(inWork->startWork());
    inWork->giveUp({.code = FailureCode::LockTimeout});
    QVERIFY(told.outcomes().back().error().mayHaveBeenDrawn);
    QVERIFY(inWork->gaveUpWith());
    QVERIFY(inWork->gaveUpWith()->mayHaveBeenDrawn);
}

void TicketTest::isAnsweredOnceByManyThreads()
{
    for (int round = 0; round < 200; ++round) {
        Told told;
        const auto source = std::make_unique<std::stop_source>();
        const auto ticket = Ticket::make(told.listener(), source->get_token());
        std::atomic_int accepted = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 3; ++i)
            threads.emplace_back([&] { accepted += ticket->answer(number(QStringLiteral("A-0001"))); });
        threads.emplace_back([&] { ticket->giveUp({.code = FailureCode::LockTimeout}); });
        threads.emplace_back([&] { source->request_stop(); });
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(told.outcomes().size(), size_t(1));
        QCOMPARE(accepted == 1, told.outcomes().front().has_value());
        QCOMPARE(ticket->gaveUpWith().has_value(), !told.outcomes().front().has_value());
    }
}

void TicketTest::givesUpAtItsDeadline()
{
    Told late;
    Told soon;
    Told never;
    DeadlineWatch watch;
    const auto now = Clock::now();
    const auto neverTicket = Ticket::make(never.listener());
    const auto lateTicket = Ticket::make(late.listener());
    const auto soonTicket = Ticket::make(soon.listener());
    watch.watch(now + 1h, neverTicket);
    watch.watch(now + 150ms, lateTicket);
    watch.watch(now + 20ms, soonTicket);
    QVERIFY(waitUntil([&] { return soonTicket->isAnswered(); }));
    QVERIFY(Clock::now() >= now + 20ms);
    QVERIFY(waitUntil([&] { return lateTicket->isAnswered(); }));
    QVERIFY(Clock::now() >= now + 150ms);
    QVERIFY(!neverTicket->isAnswered());
    QVERIFY(waitUntil([&] { return late.outcomes().size() == 1; }));
    const Failure failure = late.outcomes().front().error();
    QCOMPARE(failure.code, FailureCode::LockTimeout);
    QVERIFY(!failure.reference.isEmpty());
}

void TicketTest::forgetsWhoWasAnswered()
{
    DeadlineWatch watch;
    Told told;
    std::vector<std::weak_ptr<Ticket>> gone;
    for (int i = 0; i < 5000; ++i) {
        const auto ticket = Ticket::make(told.listener());
        watch.watch(Clock::now() + 1h, ticket);
        ticket->answer(number(QStringLiteral("A-0001")));
        gone.push_back(ticket);
    }
    const auto waiting = Ticket::make(told.listener());
    watch.watch(Clock::now() + 30ms, waiting);
    QVERIFY(waitUntil([&] { return waiting->isAnswered(); }));
    QVERIFY(std::all_of(gone.begin(), gone.end(), [](const auto &ticket) { return ticket.expired(); }));
    QVERIFY(waitUntil([&] { return told.outcomes().size() == 5001; }));
}

QTEST_GUILESS_MAIN(TicketTest)
#include "ticket_test.moc"
