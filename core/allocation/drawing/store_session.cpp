#include "core/allocation/drawing/store_session.h"

namespace lekthi::allocation {

namespace {

constexpr int lostOnOneNode = 20; // races for a counter

} // namespace

StoreSession::StoreSession(StoreDoor &door, JobQueue &queue, HealthBoard &board)
    : m_door(door)
    , m_queue(queue)
    , m_board(board)
{
}

StoreSession::~StoreSession()
{
    close();
}

void StoreSession::close()
{
    if (!m_store)
        return;
    m_store.reset();
    m_drawer.reset();
    m_board.sessionClosed();
}

store::Result<void> StoreSession::open()
{
    if (m_store)
        return {};
    // A closing allocator must end in bounded time: a store that was found dead is not asked once per waiting
    // request.
    if (m_lost && m_queue.isClosed())
        return tl::unexpected(*m_lost);
    auto opened = m_door.open();
    if (!opened) {
        m_lost = opened.error();
        m_board.storeFailed(*m_lost);
        return tl::unexpected(opened.error());
    }
    m_store = std::move(*opened);
    // Here, so that an administrator of the server has an account before anything is written down.
    if (const auto found = m_store->findDrawer())
        m_drawer = *found;
    m_lost.reset();
    m_board.sessionOpened();
    return {};
}

store::Result<store::Drawer> StoreSession::drawer(DrawingStore &store)
{
    if (!m_drawer) {
        auto found = store.findDrawer();
        if (!found)
            return found;
        m_drawer = std::move(*found);
    }
    return *m_drawer;
}

void StoreSession::lose(const store::Error &error)
{
    close();
    m_lost = error;
    m_board.storeFailed(error);
}

/// Each commit by another node undoes what this one has begun on a counter, and the quicker one can go on
/// with that for ever. On the same node the counter's row is had in the order in which it was asked for.
void StoreSession::goToNextNode()
{
    if (!m_store)
        return;
    m_store->leaveNode();
    close();
}

bool StoreSession::waitForNextAttempt(RetryPolicy &policy, store::ErrorKind kind)
{
    if (m_lost && m_queue.isClosed())
        return false;
    const double jitter = std::uniform_real_distribution<>(0, 1)(m_random);
    const auto delay = policy.afterFailure(kind, jitter);
    if (delay)
        m_board.retried();
    const int lost = policy.deadlockRetries();
    if (delay && kind == store::ErrorKind::Deadlock && lost % lostOnOneNode == 0 &&
        lost / lostOnOneNode < m_door.nodeCount())
        goToNextNode();
    if (delay && delay->count() > 0)
        m_queue.waitOrClose(*delay);
    return delay.has_value();
}

} // namespace lekthi::allocation
