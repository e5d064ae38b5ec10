#pragma once

#include <QDateTime>
#include <QString>

namespace lekthi::notify {

enum class Severity {
    Warning,
    Critical,
};

enum class NoticeState {
    Firing,
    Acknowledged,
    Resolved,
    Test, ///< somebody tries a channel; says so in its text
};

/// One alert as the people at the other end shall read it. Texts are finished, in the language of the program
/// that delivers; nothing in them is markup. A value.
struct AlertNotice
{
    QString key;        ///< the same for firing, acknowledged and resolved of one alert
    QString transition; ///< the same whenever this very notice is sent again
    QString rule;       ///< "REDIS_UNAVAILABLE"
    QString title;      ///< what happened
    QString subject;    ///< to what: "LCBP3-C2 LETTER"; may be empty
    QString value;      ///< measured, beside what is allowed: "12.5 % (5 %)"; may be empty
    QString meaning;    ///< for numbering, and what to do; may be empty
    QString runbook{};  ///< command that prints what to do in full; may be empty
    QString source;     ///< the store
    Severity severity = Severity::Warning;
    NoticeState state = NoticeState::Firing;
    QDateTime since; ///< UTC
};

} // namespace lekthi::notify
