#pragma once

#include <QDateTime>
#include <QString>

namespace lekthi::test {

/// The year of the demo: the current one in Bangkok. As numbers show it, in the Common and the Buddhist Era.
inline int demoYear()
{
    constexpr int bangkokSeconds = 7 * 3600;
    return QDateTime::currentDateTimeUtc().addSecs(bangkokSeconds).date().year();
}

inline QString demoYearText()
{
    return QString::number(demoYear());
}

inline QString demoBuddhistYear()
{
    return QString::number(demoYear() + 543);
}

} // namespace lekthi::test
