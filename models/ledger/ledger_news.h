#pragma once

#include "core/store/ledger/ledger_list.h"
#include "models/session/session.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace lekthi::models {

/// Looks now and then for numbers that were allocated since a list of the ledger was read, so that whoever
/// reads it keeps his place and learns that there is more. UI thread only.
class LedgerNews : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostTold = 99; ///< more than these are told as one more

    explicit LedgerNews(Session &session, QObject *parent = nullptr);

    /// From now on for what the filter lets through above the newest row of the list; nothing: the list is
    /// empty. Nothing is new yet.
    void watch(const store::LedgerFilter &filter, const std::optional<store::LedgerEntry> &newest);
    /// Until the next watch(); nothing is new any more.
    void stop();
    void readNow();

    int numbers() const { return m_numbers; }

signals:
    void changed(int numbers);

private:
    void take(const store::LedgerPage &page);
    void set(int numbers);

    Session &m_session;
    QTimer m_timer;
    store::StoreWorker::Ticket m_ticket = 0;
    store::LedgerFilter m_filter;
    std::optional<store::LedgerPosition> m_newest;
    int m_numbers = 0;
};

} // namespace lekthi::models
