#pragma once

#include "core/audit/search/number_search.h"
#include "core/store/session/store_worker.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace lekthi::models {

class Session;

/// Looks for what a person types, after a pause in typing; of several texts only the newest is answered. UI
/// thread only.
class SearchReading : public QObject
{
    Q_OBJECT

public:
    /// The session outlives it.
    explicit SearchReading(Session &session, QObject *parent = nullptr);

    /// After the pause; an empty text drops what is looked for.
    void look(const QString &text);
    void drop();
    bool isLooking() const { return m_pause.isActive() || m_ticket != 0; }

signals:
    void found(const QList<lekthi::audit::SearchAnswer> &answers);
    void failed(const lekthi::store::Error &error);

private:
    void read();

    Session &m_session;
    QTimer m_pause;
    QString m_text;
    store::StoreWorker::Ticket m_ticket = 0;
    std::shared_ptr<audit::NumberSearch> m_search; ///< used on the worker's thread alone
};

} // namespace lekthi::models
