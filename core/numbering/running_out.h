#pragma once

#include "core/numbering/calendar.h"
#include "core/numbering/period.h"
#include "core/numbering/render.h"

#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace lekthi::numbering {

/// How much of what the digits of {SEQ:n} can write a counter has used.
enum class FillLevel {
    Fine,
    Eighty,     ///< 80 % or more
    NinetyFive, ///< 95 % or more
    Past,       ///< the last number that fits is drawn
};

/// What is known of the day on which the digits end.
enum class Ending {
    Past,        ///< they have ended
    RunsOut,     ///< most likely on a day that is known about
    MayRunOut,   ///< most likely the counter starts again before, but not certainly
    StartsAgain, ///< the counter starts again long before
    FarAway,     ///< not within fifty years
    Idle,        ///< no number was drawn in the last 90 days
    TooFew,      ///< too few numbers, or too few weeks, to tell
    AtRest,      ///< the counter's period is not the one of today; nothing is drawn from it now
};

inline constexpr int paceDays = 90; ///< the stretch of time that the pace is taken from
inline constexpr int paceBlocks = (paceDays + 6) / 7;

/// A counter as far as its end depends on it.
struct CounterUse
{
    qint64 lastNumber = 0;
    Period period{};
    int digits = 4; ///< of the format that writes the next number
    bool hasNextFormat = false;
    PeriodKind kind = PeriodKind::Yearly;
    FiscalYear fiscalYear{};
    OverflowPolicy overflow = OverflowPolicy::Widen;
    QDate today{};
    /// How many numbers were drawn in each of the last weeks, newest first, by this counter and by the one of
    /// the same key in the period before; the last of the paceBlocks stands for 6 days. Fewer: the counter
    /// is not older.
    QList<qint64> drawn{};
};

struct Outlook
{
    FillLevel level = FillLevel::Fine;
    Ending ending = Ending::TooFew;
    OverflowPolicy overflow = OverflowPolicy::Widen;
    bool hasNextFormat =
        false; ///< what does not fit is written by the format behind {NEXT}, whatever the policy
    qint64 lastThatFits = 0; ///< 9999 with {SEQ:4}
    qint64 remaining = 0;    ///< numbers that still fit
    int percent = 0;         ///< used, rounded down; at most 100
    qint64 drawn = 0;        ///< numbers in the last `days` days
    int days = 0;
    std::optional<QDate> likely{};   ///< RunsOut and MayRunOut: the day on which the last that fits is drawn
    std::optional<QDate> earliest{}; ///< with it; the day comes later in 19 of 20 cases
    std::optional<QDate> latest{};   ///< the day comes earlier in 19 of 20 cases; nothing: after a century
    std::optional<QDate>
        startsAgain{}; ///< first day of the next period; nothing for a counter that never does

    bool operator==(const Outlook &) const = default;
};

/// When the digits end, if numbers go on being drawn as in the last 90 days (3.11.10). Weeks are the unit, so
/// that days off do not matter; how unevenly they came decides how wide the interval is. Pure; any thread.
Outlook outlookOf(const CounterUse &use);

/// Whether somebody should know: 80 % are used, or the digits may end within a year; not where the counter is
/// at rest, or starts again before with fewer than 95 % used.
bool isRunningOut(const Outlook &outlook, QDate today);

/// What ends first comes first.
bool endsBefore(const Outlook &one, const Outlook &other);

/// "FINE", "80_PERCENT", "95_PERCENT", "PAST"; "RUNS_OUT", "STARTS_AGAIN", ...: stable names for scripts.
QString levelName(FillLevel level);
QString endingName(Ending ending);

/// A date in this calendar with the year of the other one: "12 Mar 2027 (2570 B.E.)".
QString formatInBothCalendars(QDate date, Language language, Calendar calendar);

/// The finished sentences: how much is used, and when it ends, how certain that is and why; that another
/// format follows.
QString describe(const Outlook &outlook, QDate today, Language language, Calendar calendar);

} // namespace lekthi::numbering
