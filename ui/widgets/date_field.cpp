#include "ui/widgets/date_field.h"

#include "translations/translations.h"
#include "ui/shell/theme.h"
#include "ui/widgets/calendar_popup.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QToolButton>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Calendar;

DateField::DateField(QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_button(new QToolButton(this))
    , m_echo(new QLabel(m_edit))
    , m_date(QDate::currentDate())
{
    m_button->setObjectName(u"openCalendar"_s);
    m_button->setFocusPolicy(Qt::TabFocus);
    m_button->setAutoRaise(true);
    m_button->setCursor(Qt::PointingHandCursor);
    m_echo->setAttribute(Qt::WA_TransparentForMouseEvents);
    theme::setLook(m_echo, Look::Small);
    m_edit->installEventFilter(this);
    setFocusProxy(m_edit);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_button);
    connect(m_edit, &QLineEdit::textEdited, this, &DateField::readText);
    connect(m_edit, &QLineEdit::editingFinished, this, &DateField::showDate);
    connect(m_button, &QToolButton::clicked, this, &DateField::openCalendar);
    retranslate();
    showIcon();
}

// A line edit that goes while it has the focus finishes editing, when this is no date field any more.
DateField::~DateField()
{
    m_edit->disconnect(this);
}

void DateField::setDate(QDate date)
{
    if (!date.isValid())
        return;
    const bool changes = date != m_date;
    m_date = date;
    showDate();
    if (changes)
        emit dateChanged(m_date);
}

void DateField::setCalendar(Calendar calendar)
{
    m_calendar = calendar;
    showDate();
    fitWidth();
}

void DateField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        showIcon();
    if (event->type() == QEvent::FontChange)
        fitWidth();
    QWidget::changeEvent(event);
}

bool DateField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::Resize)
        placeEcho();
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (handleKey(key->key(), key->modifiers()))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool DateField::handleKey(int key, Qt::KeyboardModifiers modifiers)
{
    switch (key) {
    case Qt::Key_Down:
        if (modifiers & Qt::AltModifier)
            openCalendar();
        else
            setDate(m_date.addDays(-1));
        return true;
    case Qt::Key_Up:
        setDate(m_date.addDays(1));
        return true;
    case Qt::Key_PageUp:
        setDate(m_date.addMonths(1));
        return true;
    case Qt::Key_PageDown:
        setDate(m_date.addMonths(-1));
        return true;
    default:
        return false;
    }
}

void DateField::readText(const QString &text)
{
    const std::optional<QDate> read = numbering::parseDate(text);
    setAcceptable(read.has_value());
    if (!read) {
        showEcho(tr("Not a date"));
        return;
    }
    showEcho(numbering::formatDate(*read, currentLanguage(), m_calendar));
    if (*read == m_date)
        return;
    m_date = *read;
    emit dateChanged(m_date);
}

void DateField::showDate()
{
    m_edit->setText(numbering::formatDate(m_date, currentLanguage(), m_calendar));
    setAcceptable(true);
    const Calendar other = m_calendar == Calendar::Buddhist ? Calendar::Gregorian : Calendar::Buddhist;
    showEcho(numbering::formatYear(m_date.year(), currentLanguage(), other));
}

void DateField::setAcceptable(bool acceptable)
{
    if (acceptable == m_acceptable)
        return;
    m_acceptable = acceptable;
    m_edit->setProperty("invalid", !acceptable);
    m_edit->style()->unpolish(m_edit);
    m_edit->style()->polish(m_edit);
    emit acceptableInputChanged(acceptable);
}

void DateField::showEcho(const QString &text)
{
    m_echo->setText(text);
    m_edit->setToolTip(text);
    m_edit->setAccessibleDescription(text);
    placeEcho();
}

void DateField::placeEcho()
{
    m_echo->adjustSize();
    const int room =
        m_edit->width() - m_edit->fontMetrics().horizontalAdvance(m_edit->text()) - 2 * theme::gapLarge;
    m_echo->setVisible(m_echo->width() <= room);
    m_echo->move(m_edit->width() - m_echo->width() - theme::gapSmall,
                 (m_edit->height() - m_echo->height()) / 2);
}

void DateField::openCalendar()
{
    auto *popup = new CalendarPopup(m_date, m_calendar, this);
    connect(popup, &CalendarPopup::picked, this, &DateField::setDate);
    popup->openBelow(m_edit);
}

void DateField::showIcon()
{
    const QString variant = theme::appearance() == Appearance::Dark ? u"dark"_s : u"light"_s;
    m_button->setIcon(QIcon(u":/lekthi/icons/calendar-%1.svg"_s.arg(variant)));
}

void DateField::retranslate()
{
    m_button->setToolTip(tr("Choose from a calendar"));
    m_button->setAccessibleName(m_button->toolTip());
    m_edit->setPlaceholderText(tr("Day/month/year"));
    showDate();
    fitWidth();
}

void DateField::fitWidth()
{
    const QDate longDay(2026, 12, 28);
    const QString widest = numbering::formatDate(longDay, currentLanguage(), m_calendar);
    m_edit->setMinimumWidth(m_edit->fontMetrics().horizontalAdvance(widest) + 2 * theme::gap);
}

} // namespace lekthi::ui
