#pragma once

#include "models/requests/request_reading.h"
#include "models/session/session.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace lekthi::models {

/// Reads the requests now and then, so that whoever requests or decides learns of what waits and of what was
/// decided, wherever in the window; never of one's own acts. Other people are not watched for. UI thread
/// only.
class RequestWatch : public QObject
{
    Q_OBJECT

public:
    explicit RequestWatch(Session &session, QObject *parent = nullptr);

    void readNow();

signals:
    void read(int waiting); ///< how many requests wait for this person
    /// text is finished, in the language of the program.
    void news(const QString &text, qint64 request);

private:
    void take(const RequestsReading &reading);

    Session &m_session;
    QTimer m_timer;
    std::optional<RequestsReading> m_known; ///< empty before the first reading, which is no news
    bool m_reading = false;
    bool m_again = false;
};

} // namespace lekthi::models
