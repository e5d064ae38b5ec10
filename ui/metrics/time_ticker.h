#pragma once

#include "core/numbering/calendar.h"

#include "ui/metrics/custom_plot.h"

namespace lekthi::ui {

/// Times on an axis of seconds since 1970: in the time zone of documents and the calendar that is set, as
/// long as the range needs them.
class TimeTicker : public QCPAxisTickerDateTime
{
public:
    TimeTicker();

    void setCalendar(numbering::Calendar calendar) { m_calendar = calendar; }
    /// How much the axis shows, in seconds.
    void setShown(double seconds) { m_shown = seconds; }

protected:
    QString getTickLabel(double tick, const QLocale &locale, QChar formatChar, int precision) override;

private:
    numbering::Calendar m_calendar = numbering::Calendar::Gregorian;
    double m_shown = 0;
};

} // namespace lekthi::ui
