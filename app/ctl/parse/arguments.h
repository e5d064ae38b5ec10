#pragma once

#include "app/ctl/print/command_error.h"

#include <QDate>
#include <QDateTime>
#include <QHash>
#include <QString>
#include <QStringList>
#include <QUuid>

#include <chrono>
#include <functional>
#include <optional>

namespace lekthi::ctl {

/// The options and the positional argument of one command line, as typed. Option names are known to exist.
class Arguments
{
public:
    Arguments() = default;
    /// options: of each what was given, in the order of the command line.
    Arguments(QHash<QString, QStringList> options, QString positional);

    bool has(QLatin1StringView option) const;
    /// Empty if the option was not given; the first value of one that may be repeated.
    QString text(QLatin1StringView option) const;
    /// All values of an option that may be repeated, in their order.
    QStringList texts(QLatin1StringView option) const;
    QString positional() const { return m_positional; }

private:
    QHash<QString, QStringList> m_options;
    QString m_positional;
};

/// The whole number that was given; nothing if the option is absent; a usage error if it is no number.
Result<std::optional<qint64>> integerOption(const Arguments &arguments, QLatin1StringView option);

/// The positional argument as a number; else a usage error with this text, in which %1 stands for what was
/// typed.
Result<qint64> positionalNumber(const Arguments &arguments, const QString &complaint);

/// As integerOption(), of numbers from 1 on.
Result<std::optional<qint64>> positiveOption(const Arguments &arguments, QLatin1StringView option);

/// As integerOption(), of numbers within limits; a usage error that names both.
Result<std::optional<int>> boundedOption(const Arguments &arguments, QLatin1StringView option, int least,
                                         int most);
/// What boundedOption() says of other numbers.
QString outOfBoundsText(QLatin1StringView option, int least, int most);

/// How many rows to list at the most: --limit, from 1 to 10,000; usual if it is absent.
Result<int> limitOption(const Arguments &arguments, int usual = 50);

/// The time that was given in seconds, fractions allowed; nothing if the option is absent; a usage error if
/// it is no time above 0 and up to a day.
Result<std::optional<std::chrono::milliseconds>> secondsOption(const Arguments &arguments,
                                                               QLatin1StringView option);

/// A stretch of time such as 30m, 12h or 7d, up to ten years; nothing if the option is absent; else a usage
/// error.
Result<std::optional<std::chrono::minutes>> ageOption(const Arguments &arguments, QLatin1StringView option);

/// The date that was given as YYYY-MM-DD; an invalid date if the option is absent; a usage error if the
/// calendar has no such day.
Result<QDate> dateOption(const Arguments &arguments, QLatin1StringView option);

/// As dateOption(), of days on which something happened: a year of the Buddhist Era is a usage error that
/// names the year to use.
Result<QDate> dayOption(const Arguments &arguments, QLatin1StringView option);

/// A stretch of time; an end that is invalid is open.
struct TimeSpan
{
    QDateTime from;
    QDateTime until; ///< not included
};

/// From the beginning of the day --from to the end of the day --until, in Bangkok.
Result<TimeSpan> daysOption(const Arguments &arguments);

/// The UUID that was given, with hyphens and without braces; a null UUID if the option is absent.
Result<QUuid> uuidOption(const Arguments &arguments, QLatin1StringView option);

/// One of a few names, read by fromName; fallback if the option is absent.
template <class T>
Result<T> namedOption(const Arguments &arguments, QLatin1StringView option, T fallback,
                      std::optional<T> (*fromName)(QStringView), const QStringList &names);

/// A usage error that says which names the option takes.
tl::unexpected<CommandError> unknownNameError(QLatin1StringView option, const QString &typed,
                                              const QStringList &names);

template <class T>
Result<T> namedOption(const Arguments &arguments, QLatin1StringView option, T fallback,
                      std::optional<T> (*fromName)(QStringView), const QStringList &names)
{
    if (!arguments.has(option))
        return fallback;
    const QString typed = arguments.text(option);
    const std::optional<T> value = fromName(typed);
    if (!value)
        return unknownNameError(option, typed, names);
    return *value;
}

} // namespace lekthi::ctl
