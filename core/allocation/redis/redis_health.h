#pragma once

#include <QDateTime>
#include <QString>

namespace lekthi::redis {

struct RedisHealth
{
    enum class State {
        NotConfigured,
        Unknown, ///< nobody asked yet
        Up,
        Down, ///< numbers are drawn under the database lock alone
    };

    State state = State::NotConfigured;
    QString reason;  ///< why it is down, technical; empty otherwise
    QDateTime since; ///< of the state; invalid for NotConfigured and Unknown
    int outages = 0; ///< since the program started
};

} // namespace lekthi::redis
