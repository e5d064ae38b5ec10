#include "models/search/search_reading.h"

#include "models/session/session.h"

#include <chrono>

namespace lekthi::models {

namespace {

constexpr std::chrono::milliseconds pauseInTyping{150};

} // namespace

SearchReading::SearchReading(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_search(std::make_shared<audit::NumberSearch>())
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseInTyping);
    connect(&m_pause, &QTimer::timeout, this, &SearchReading::read);
}

void SearchReading::look(const QString &text)
{
    drop();
    m_text = text;
    if (!text.trimmed().isEmpty())
        m_pause.start();
}

void SearchReading::drop()
{
    m_pause.stop();
    if (m_ticket != 0)
        m_session.worker().cancel(m_ticket);
    m_ticket = 0;
}

void SearchReading::read()
{
    m_ticket = m_session.worker().run(
        this,
        [text = m_text, search = m_search](store::Connection &connection) {
            return search->search(connection, text);
        },
        [this](const store::Result<QList<audit::SearchAnswer>> &answers) {
            m_ticket = 0;
            if (answers)
                emit found(*answers);
            else
                emit failed(answers.error());
        });
}

} // namespace lekthi::models
