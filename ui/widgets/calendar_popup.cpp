#include "ui/widgets/calendar_popup.h"

#include "models/period_text.h"
#include "translations/translations.h"
#include "ui/shell/theme.h"
#include "ui/widgets/popup_place.h"

#include <QCalendarWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QTextCharFormat>
#include <QToolButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int calendarWidth = 300;

} // namespace

CalendarPopup::CalendarPopup(QDate date, numbering::Calendar calendar, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_days(new QCalendarWidget(this))
    , m_month(new QLabel(this))
    , m_calendar(calendar)
{
    setObjectName(u"calendarPopup"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_days->setNavigationBarVisible(false);
    m_days->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    m_days->setLocale(QLocale(languageCode(currentLanguage())));
    m_days->setSelectedDate(date);
    QTextCharFormat plain; // Qt would paint weekends red, which is a status colour here
    plain.setForeground(theme::color(ColorRole::Text));
    for (const Qt::DayOfWeek day : {Qt::Saturday, Qt::Sunday})
        m_days->setWeekdayTextFormat(day, plain);
    QTextCharFormat heading;
    heading.setForeground(theme::color(ColorRole::SecondaryText));
    m_days->setHeaderTextFormat(heading);
    m_days->setMinimumWidth(calendarWidth);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::gapSmall, theme::gapSmall, theme::gapSmall, theme::gapSmall);
    layout->addWidget(makeHeader());
    layout->addWidget(m_days);
    showMonth(date.year(), date.month());
    const auto pick = [this](QDate day) {
        emit picked(day);
        close();
    };
    connect(m_days, &QCalendarWidget::clicked, this, pick);
    connect(m_days, &QCalendarWidget::activated, this, pick);
    connect(m_days, &QCalendarWidget::currentPageChanged, this, &CalendarPopup::showMonth);
}

void CalendarPopup::openBelow(QWidget *field)
{
    adjustSize();
    placeBelow(*this, *field, field->rect());
    show();
    m_days->setFocus();
}

void CalendarPopup::showMonth(int year, int month)
{
    m_month->setText(models::periodText({year, month}, currentLanguage(), m_calendar));
}

QWidget *CalendarPopup::makeHeader()
{
    auto *header = new QWidget(this);
    auto *earlier = new QToolButton(header);
    auto *later = new QToolButton(header);
    earlier->setText(u"‹"_s);
    later->setText(u"›"_s);
    earlier->setAccessibleName(tr("Previous month"));
    later->setAccessibleName(tr("Next month"));
    theme::setLook(m_month, Look::Strong);
    auto *layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(earlier);
    layout->addWidget(m_month, 1, Qt::AlignHCenter);
    layout->addWidget(later);
    connect(earlier, &QToolButton::clicked, m_days, &QCalendarWidget::showPreviousMonth);
    connect(later, &QToolButton::clicked, m_days, &QCalendarWidget::showNextMonth);
    return header;
}

} // namespace lekthi::ui
