#include "app/ctl/parse/arguments.h"

#include "app/ctl/print/texts.h"
#include "core/numbering/period.h"
#include "core/numbering/token.h"

#include <QTimeZone>

namespace lekthi::ctl {

Arguments::Arguments(QHash<QString, QStringList> options, QString positional)
    : m_options(std::move(options))
    , m_positional(std::move(positional))
{
}

bool Arguments::has(QLatin1StringView option) const
{
    return m_options.contains(option);
}

QString Arguments::text(QLatin1StringView option) const
{
    return m_options.value(option).value(0);
}

QStringList Arguments::texts(QLatin1StringView option) const
{
    return m_options.value(option);
}

Result<std::optional<qint64>> integerOption(const Arguments &arguments, QLatin1StringView option)
{
    if (!arguments.has(option))
        return std::nullopt;
    const QString typed = arguments.text(option);
    bool isNumber = false;
    const qint64 value = typed.toLongLong(&isNumber);
    if (!isNumber)
        return usageError(Texts::tr("--%1 needs a whole number, not \"%2\".").arg(QString(option), typed));
    return value;
}

Result<std::optional<qint64>> positiveOption(const Arguments &arguments, QLatin1StringView option)
{
    const Result<std::optional<qint64>> given = integerOption(arguments, option);
    if (given && given->value_or(1) < 1)
        return usageError(Texts::tr("--%1 needs a number from 1.").arg(QString(option)));
    return given;
}

Result<qint64> positionalNumber(const Arguments &arguments, const QString &complaint)
{
    bool isNumber = false;
    const qint64 number = arguments.positional().toLongLong(&isNumber);
    if (!isNumber)
        return usageError(complaint.arg(arguments.positional()));
    return number;
}

Result<std::optional<int>> boundedOption(const Arguments &arguments, QLatin1StringView option, int least,
                                         int most)
{
    return integerOption(arguments, option)
        .and_then([&](std::optional<qint64> given) -> Result<std::optional<int>> {
            if (!given)
                return std::nullopt;
            if (*given < least || *given > most)
                return usageError(outOfBoundsText(option, least, most));
            return static_cast<int>(*given);
        });
}

QString outOfBoundsText(QLatin1StringView option, int least, int most)
{
    return Texts::tr("--%1 has to be between %2 and %3.")
        .arg(QString(option), QString::number(least), QString::number(most));
}

Result<int> limitOption(const Arguments &arguments, int usual)
{
    static constexpr int highest = 10'000;
    return boundedOption(arguments, QLatin1StringView("limit"), 1, highest)
        .map([usual](std::optional<int> given) { return given.value_or(usual); });
}

Result<std::optional<std::chrono::milliseconds>> secondsOption(const Arguments &arguments,
                                                               QLatin1StringView option)
{
    if (!arguments.has(option))
        return std::nullopt;
    const QString typed = arguments.text(option);
    bool isNumber = false;
    const double milliseconds = typed.toDouble(&isNumber) * 1000;
    constexpr std::chrono::milliseconds longest = std::chrono::hours(24);
    if (!isNumber || !(milliseconds >= 1) || milliseconds > double(longest.count()))
        return usageError(Texts::tr("--%1 needs a number of seconds up to 86400, such as 2.5, not \"%2\".")
                              .arg(QString(option), typed));
    return std::chrono::milliseconds(qint64(milliseconds));
}

Result<std::optional<std::chrono::minutes>> ageOption(const Arguments &arguments, QLatin1StringView option)
{
    using std::chrono::minutes;
    if (!arguments.has(option))
        return std::nullopt;
    const QString typed = arguments.text(option);
    bool isNumber = false;
    const int count = typed.chopped(typed.isEmpty() ? 0 : 1).toInt(&isNumber);
    const minutes unit = typed.endsWith(u'm')   ? minutes(1)
                         : typed.endsWith(u'h') ? minutes(60)
                         : typed.endsWith(u'd') ? minutes(24 * 60)
                                                : minutes(0);
    const qint64 total = qint64(count) * unit.count();
    constexpr minutes longest{qint64(3653) * 24 * 60};
    if (!isNumber || total < 1 || total > longest.count())
        return usageError(Texts::tr("--%1 needs a time such as 30m, 12h or 7d, up to 3653d, not \"%2\".")
                              .arg(QString(option), typed));
    return minutes(total);
}

Result<QDate> dateOption(const Arguments &arguments, QLatin1StringView option)
{
    if (!arguments.has(option))
        return QDate();
    const QString typed = arguments.text(option);
    const QDate date = QDate::fromString(typed, Qt::ISODate);
    if (!date.isValid() || date.toString(Qt::ISODate) != typed)
        return usageError(Texts::tr("--%1 needs a day of the calendar written YYYY-MM-DD, not \"%2\".")
                              .arg(QString(option), typed));
    return date;
}

Result<QDate> dayOption(const Arguments &arguments, QLatin1StringView option)
{
    using numbering::buddhistYearOffset;
    return dateOption(arguments, option).and_then([&](QDate day) -> Result<QDate> {
        const QDate common = day.addYears(-buddhistYearOffset);
        if (day.isValid() && common.year() >= numbering::firstCountedYear)
            return usageError(Texts::tr("%1 is a B.E. year; use %2.")
                                  .arg(QString::number(day.year()), QString::number(common.year())));
        return day;
    });
}

Result<TimeSpan> daysOption(const Arguments &arguments)
{
    using namespace Qt::StringLiterals;
    const auto startOf = [](QDate day) {
        return day.isValid() ? day.startOfDay(numbering::defaultDocumentTimeZone()).toUTC() : QDateTime();
    };
    const Result<QDate> from = dayOption(arguments, "from"_L1);
    if (!from)
        return tl::make_unexpected(from.error());
    return dayOption(arguments, "until"_L1).map([&](QDate until) {
        return TimeSpan{startOf(*from), startOf(until.addDays(1))};
    });
}

Result<QUuid> uuidOption(const Arguments &arguments, QLatin1StringView option)
{
    if (!arguments.has(option))
        return QUuid();
    const QString typed = arguments.text(option);
    const QUuid uuid = QUuid::fromString(typed);
    if (uuid.isNull() || uuid.toString(QUuid::WithoutBraces).compare(typed, Qt::CaseInsensitive) != 0)
        return usageError(
            Texts::tr("--%1 needs a UUID such as 3f0c9a52-6d1e-4b7a-9f0e-2c5d8a7b1e46, not \"%2\".")
                .arg(QString(option), typed));
    return uuid;
}

tl::unexpected<CommandError> unknownNameError(QLatin1StringView option, const QString &typed,
                                              const QStringList &names)
{
    return usageError(Texts::tr("--%1 takes one of %2, not \"%3\".")
                          .arg(QString(option), names.join(QStringLiteral(", ")), typed));
}

} // namespace lekthi::ctl
