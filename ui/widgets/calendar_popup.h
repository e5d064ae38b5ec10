#pragma once

#include "core/numbering/calendar.h"

#include <QDate>
#include <QFrame>

class QCalendarWidget;
class QLabel;

namespace lekthi::ui {

/// A month to pick a day from, headed in the chosen calendar (QCalendarWidget knows no Buddhist years).
/// Deletes itself when it closes. UI thread only.
class CalendarPopup : public QFrame
{
    Q_OBJECT

public:
    CalendarPopup(QDate date, numbering::Calendar calendar, QWidget *parent);

    void openBelow(QWidget *field);

signals:
    void picked(QDate date);

private:
    void showMonth(int year, int month);
    QWidget *makeHeader();

    QCalendarWidget *m_days;
    QLabel *m_month;
    numbering::Calendar m_calendar;
};

} // namespace lekthi::ui
