#include "ui/widgets/period_choice.h"

#include "core/numbering/period.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/date_field.h"
#include "ui/widgets/flow_layout.h"

#include <QComboBox>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QTimeZone>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int week = 7;
constexpr int month = 30;

QDateTime startOf(QDate date)
{
    return date.startOfDay(numbering::defaultDocumentTimeZone());
}

} // namespace

PeriodChoice::PeriodChoice(const QString &name, QWidget *parent)
    : QObject(parent)
    , m_combo(new QComboBox(parent))
    , m_days(makeDays(name, parent))
{
    m_combo->setObjectName(name + "Period"_L1);
    m_combo->setItemDelegate(new QStyledItemDelegate(m_combo)); // the default one ignores the style sheet
    connect(m_combo, &QComboBox::activated, this, &PeriodChoice::takeChoice);
}

QWidget *PeriodChoice::makeDays(const QString &name, QWidget *parent)
{
    auto *days = new QWidget(parent);
    m_fromCaption = new QLabel(days);
    m_from = new DateField(days);
    m_untilCaption = new QLabel(days);
    m_until = new DateField(days);
    m_from->setObjectName(name + "From"_L1);
    m_until->setObjectName(name + "Until"_L1);
    m_fromCaption->setBuddy(m_from);
    m_untilCaption->setBuddy(m_until);
    m_until->setDate(numbering::documentDate(QDateTime::currentDateTimeUtc()));
    m_from->setDate(m_until->date().addDays(-week));
    auto *layout = new FlowLayout(theme::gapSmall);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget *widget : {static_cast<QWidget *>(m_fromCaption), static_cast<QWidget *>(m_from),
                            static_cast<QWidget *>(m_untilCaption), static_cast<QWidget *>(m_until)})
        layout->addWidget(widget);
    layout->setAlignment(m_fromCaption, Qt::AlignVCenter);
    layout->setAlignment(m_untilCaption, Qt::AlignVCenter);
    days->setLayout(layout);
    days->hide();
    connect(m_from, &DateField::dateChanged, this, [this](QDate from) {
        if (m_until->date() < from)
            m_until->setDate(from);
        emit changed();
    });
    connect(m_until, &DateField::dateChanged, this, [this](QDate until) {
        if (m_from->date() > until)
            m_from->setDate(until);
        emit changed();
    });
    return days;
}

bool PeriodChoice::isFree() const
{
    return m_combo->currentData() == freeDays;
}

void PeriodChoice::takeChoice()
{
    m_days->setVisible(isFree());
    if (isFree())
        m_from->setFocus();
    emit changed();
}

QDateTime PeriodChoice::from() const
{
    if (isFree())
        return startOf(m_from->date());
    const int days = m_combo->currentData().toInt();
    return days > 0 ? QDateTime::currentDateTimeUtc().addDays(-days) : QDateTime();
}

QDateTime PeriodChoice::until() const
{
    return isFree() ? startOf(m_until->date().addDays(1)) : QDateTime();
}

QStringList PeriodChoice::words() const
{
    if (!narrows())
        return {};
    const numbering::Calendar calendar = Preferences::instance().calendar();
    const QString days = isFree()
                             ? tr("%1 – %2", "first and last day")
                                   .arg(numbering::formatDate(m_from->date(), currentLanguage(), calendar),
                                        numbering::formatDate(m_until->date(), currentLanguage(), calendar))
                             : m_combo->currentText();
    return {tr("%1: %2", "field and what it lets through").arg(m_combo->accessibleName(), days)};
}

void PeriodChoice::reset()
{
    m_combo->setCurrentIndex(0);
    m_days->hide();
}

void PeriodChoice::retranslate()
{
    m_combo->setAccessibleName(tr("Period"));
    m_fromCaption->setText(tr("From"));
    m_untilCaption->setText(tr("to", "the last day of a period"));
    m_from->focusProxy()->setAccessibleName(tr("First day"));
    m_until->focusProxy()->setAccessibleName(tr("Last day"));
    for (DateField *date : {m_from, m_until})
        date->setCalendar(Preferences::instance().calendar());
    const int chosen = qMax(0, m_combo->currentIndex());
    m_combo->clear();
    m_combo->addItem(tr("All times"), 0);
    m_combo->addItem(tr("Last 24 hours"), 1);
    m_combo->addItem(tr("Last 7 days"), week);
    m_combo->addItem(tr("Last 30 days"), month);
    m_combo->addItem(tr("Between two days"), freeDays);
    m_combo->setCurrentIndex(chosen);
}

} // namespace lekthi::ui
