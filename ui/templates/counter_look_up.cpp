#include "ui/templates/counter_look_up.h"

#include "core/store/counter_gateway.h"

#include <utility>

namespace lekthi::ui {

using FoundCounter = store::Result<std::optional<store::Counter>>;

CounterLookUp::CounterLookUp(store::StoreWorker &worker, QObject *parent)
    : QObject(parent)
    , m_worker(worker)
{
}

void CounterLookUp::look(const std::optional<numbering::CounterKey> &key)
{
    if (key == m_key)
        return;
    m_key = key;
    lookAgain();
}

void CounterLookUp::lookAgain()
{
    ++m_question;
    if (m_ticket)
        m_worker.cancel(*std::exchange(m_ticket, std::nullopt));
    if (m_key)
        ask();
    else
        setState(State::NoCounter);
}

void CounterLookUp::ask()
{
    setState(State::Reading);
    m_ticket = m_worker.run(
        this, [key = *m_key](store::Connection &connection) { return store::findCounter(connection, key); },
        [this, question = m_question](FoundCounter found) {
            if (question != m_question)
                return;
            m_ticket.reset();
            if (found)
                m_lastNumber = *found ? (*found)->lastNumber : 0;
            else
                m_error = found.error();
            setState(found ? State::Known : State::Failed);
        });
}

void CounterLookUp::setState(State state)
{
    m_state = state;
    emit changed();
}

} // namespace lekthi::ui
