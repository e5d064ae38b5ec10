#pragma once

#include "core/numbering/counter_key.h"
#include "core/store/error.h"
#include "core/store/store_worker.h"

#include <QObject>

#include <optional>

namespace lekthi::ui {

/// Finds out where a counter stands without making anybody wait; answers to older questions are dropped. UI
/// thread only.
class CounterLookUp : public QObject
{
    Q_OBJECT

public:
    enum class State { NoCounter, Reading, Known, Failed };

    explicit CounterLookUp(store::StoreWorker &worker, QObject *parent = nullptr);

    /// Asks for this counter; nothing is asked again for the same one. Without a key there is no counter.
    void look(const std::optional<numbering::CounterKey> &key);
    void lookAgain();

    State state() const { return m_state; }
    qint64 lastNumber() const { return m_lastNumber; }    ///< while Known; 0: nothing was drawn yet
    const store::Error &error() const { return m_error; } ///< while Failed

signals:
    void changed();

private:
    void ask();
    void setState(State state);

    store::StoreWorker &m_worker;
    std::optional<numbering::CounterKey> m_key;
    std::optional<store::StoreWorker::Ticket> m_ticket;
    quint64 m_question = 0;
    State m_state = State::NoCounter;
    qint64 m_lastNumber = 0;
    store::Error m_error;
};

} // namespace lekthi::ui
