#include "models/ledger/ledger_news.h"

#include <algorithm>
#include <chrono>

namespace lekthi::models {

namespace {

constexpr std::chrono::seconds interval{10};

} // namespace

LedgerNews::LedgerNews(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &LedgerNews::readNow);
}

void LedgerNews::watch(const store::LedgerFilter &filter, const std::optional<store::LedgerEntry> &newest)
{
    stop();
    m_filter = filter;
    m_newest.reset();
    if (newest) {
        m_newest = newest->position;
        m_filter.from = newest->createdAt; // cut, so that the row itself is found again
    }
    if (!m_filter.until.isValid() || m_filter.until > QDateTime::currentDateTimeUtc())
        m_timer.start();
}

void LedgerNews::stop()
{
    m_session.worker().cancel(m_ticket);
    m_timer.stop();
    set(0);
}

void LedgerNews::readNow()
{
    m_session.worker().cancel(m_ticket);
    m_ticket = m_session.worker().run(
        this,
        [filter = m_filter](store::Connection &connection) {
            // The row itself and those of the same millisecond come along.
            return store::ledgerPage(connection, filter, store::LedgerOrder::NewestFirst, mostTold + 2);
        },
        [this](const store::Result<store::LedgerPage> &page) {
            if (page)
                take(*page);
        });
}

void LedgerNews::take(const store::LedgerPage &page)
{
    const auto isNew = [this](const store::LedgerEntry &entry) {
        return !m_newest || *m_newest < entry.position;
    };
    set(int(std::min<qsizetype>(std::ranges::count_if(page.entries, isNew), mostTold + 1)));
}

void LedgerNews::set(int numbers)
{
    if (m_numbers == numbers)
        return;
    m_numbers = numbers;
    emit changed(numbers);
}

} // namespace lekthi::models
