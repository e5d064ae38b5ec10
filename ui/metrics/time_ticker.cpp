#include "ui/metrics/time_ticker.h"

#include "core/numbering/period.h"

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double secondsPerDay = 86'400;
constexpr double longestWithTimes = 2 * secondsPerDay;
constexpr double longestWithDays = 300 * secondsPerDay;
constexpr int buddhistYears = 543;
constexpr int ticks = 6;

} // namespace

TimeTicker::TimeTicker()
{
    setTimeZone(numbering::defaultDocumentTimeZone());
    setTickCount(ticks);
}

QString TimeTicker::getTickLabel(double tick, const QLocale &, QChar, int)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(qint64(tick * 1000), Qt::UTC)
                               .toTimeZone(numbering::defaultDocumentTimeZone());
    const QDate date = time.date();
    if (m_shown <= longestWithTimes && time.time() != QTime(0, 0))
        return time.toString(u"HH:mm"_s);
    if (m_shown <= longestWithDays)
        return u"%1/%2"_s.arg(date.day()).arg(date.month());
    const int year = date.year() + (m_calendar == numbering::Calendar::Buddhist ? buddhistYears : 0);
    return u"%1/%2"_s.arg(date.month()).arg(year);
}

} // namespace lekthi::ui
