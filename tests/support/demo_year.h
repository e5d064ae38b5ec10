#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace lekthi::test {

/// The year of the demo: the current one in Bangkok.
inline int demoYear()
{
    constexpr int bangkokSeconds = 7 * 3600;
    return QDateTime::currentDateTimeUtc().addSecs(bangkokSeconds).date().year();
}

/// A text that was written for 2026 (B.E. 2569, ๒๕๖๙), for the year of the demo.
inline QString inDemoYear(QString text)
{
    constexpr int buddhistEra = 543;
    constexpr char16_t thaiZero = u'\u0E50';
    const QString thisYear = QString::number(demoYear() + buddhistEra);
    QString inThai;
    for (const QChar digit : thisYear)
        inThai += QChar(char16_t(thaiZero + digit.digitValue()));
    return text.replace(QStringLiteral("2026"), QString::number(demoYear()))
        .replace(QStringLiteral("2569"), thisYear)
        .replace(QStringLiteral("๒๕๖๙"), inThai);
}

} // namespace lekthi::test
