#include "ui/admin_log/admin_log_filter_bar.h"

#include "core/numbering/period.h"
#include "models/admin_log/admin_log_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/session.h"
#include "ui/shell/theme.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/date_field.h"
#include "ui/widgets/flow_layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QTimeZone>
#include <QVBoxLayout>

#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds typingPause{300};
constexpr int week = 7;
constexpr int month = 30;
constexpr int freeDates = -1;
constexpr int narrowestField = 150;

QDateTime startOf(QDate date)
{
    return date.startOfDay(numbering::defaultDocumentTimeZone());
}

} // namespace

AdminLogFilterBar::AdminLogFilterBar(const store::ReferenceData &reference, QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_person(new QComboBox(this))
    , m_action(new QComboBox(this))
    , m_project(new CodeCombo(this))
    , m_period(new QComboBox(this))
    , m_dates(makeDates())
    , m_denied(new QCheckBox(this))
{
    m_search->setObjectName(u"adminLogSearch"_s);
    m_person->setObjectName(u"adminLogPerson"_s);
    m_action->setObjectName(u"adminLogAction"_s);
    m_project->setObjectName(u"adminLogProject"_s);
    m_period->setObjectName(u"adminLogPeriod"_s);
    m_denied->setObjectName(u"adminLogDenied"_s);
    m_search->setClearButtonEnabled(true);
    m_project->setItems({reference.projects.cbegin(), reference.projects.cend()}, true);
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    auto *row = new FlowLayout(theme::gapSmall, narrowestField);
    row->addWidget(m_search);
    for (QComboBox *combo : {m_person, m_action, static_cast<QComboBox *>(m_project), m_period}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(8);
        row->addWidget(combo);
    }
    row->addWidget(m_denied);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addLayout(row);
    layout->addWidget(m_dates);
    for (QComboBox *combo : {m_person, m_action, m_period})
        combo->setItemDelegate(new QStyledItemDelegate(combo)); // the default one ignores the style sheet
    for (QComboBox *combo : {m_person, m_action})
        connect(combo, &QComboBox::activated, this, &AdminLogFilterBar::filterChanged);
    connect(m_period, &QComboBox::activated, this, &AdminLogFilterBar::takePeriod);
    connect(m_project, &CodeCombo::currentIdChanged, this, &AdminLogFilterBar::filterChanged);
    connect(m_denied, &QCheckBox::toggled, this, &AdminLogFilterBar::filterChanged);
    connect(m_search, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &AdminLogFilterBar::filterChanged);
}

QWidget *AdminLogFilterBar::makeDates()
{
    auto *dates = new QWidget(this);
    m_fromCaption = new QLabel(dates);
    m_from = new DateField(dates);
    m_untilCaption = new QLabel(dates);
    m_until = new DateField(dates);
    m_from->setObjectName(u"adminLogFrom"_s);
    m_until->setObjectName(u"adminLogUntil"_s);
    m_fromCaption->setBuddy(m_from);
    m_untilCaption->setBuddy(m_until);
    m_until->setDate(numbering::documentDate(QDateTime::currentDateTimeUtc()));
    m_from->setDate(m_until->date().addDays(-week));
    auto *layout = new QHBoxLayout(dates);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    for (QWidget *widget : {static_cast<QWidget *>(m_fromCaption), static_cast<QWidget *>(m_from),
                            static_cast<QWidget *>(m_untilCaption), static_cast<QWidget *>(m_until)})
        layout->addWidget(widget);
    layout->addStretch(1);
    dates->hide();
    connect(m_from, &DateField::dateChanged, this, [this](QDate from) {
        if (m_until->date() < from)
            m_until->setDate(from);
        emit filterChanged();
    });
    connect(m_until, &DateField::dateChanged, this, [this](QDate until) {
        if (m_from->date() > until)
            m_from->setDate(until);
        emit filterChanged();
    });
    return dates;
}

void AdminLogFilterBar::takePeriod()
{
    const bool isFree = m_period->currentData() == freeDates;
    m_dates->setVisible(isFree);
    if (isFree)
        m_from->setFocus();
    emit filterChanged();
}

void AdminLogFilterBar::setPeople(const QList<store::Person> &people)
{
    m_people = people;
    fill();
}

store::AdminLogFilter AdminLogFilterBar::filter() const
{
    store::AdminLogFilter filter;
    filter.login = m_person->currentData().toString();
    filter.action = m_action->currentData().toString();
    filter.projectId = m_project->currentId();
    const int days = m_period->currentData().toInt();
    if (days > 0)
        filter.from = QDateTime::currentDateTimeUtc().addDays(-days);
    if (days == freeDates) {
        filter.from = startOf(m_from->date());
        filter.until = startOf(m_until->date().addDays(1));
    }
    filter.search = m_search->text().trimmed();
    filter.onlyDenied = m_denied->isChecked();
    return filter;
}

bool AdminLogFilterBar::narrows() const
{
    const store::AdminLogFilter wanted = filter();
    return !wanted.login.isEmpty() || !wanted.action.isEmpty() || wanted.projectId || wanted.from.isValid() ||
           !wanted.search.isEmpty() || wanted.onlyDenied;
}

void AdminLogFilterBar::reset()
{
    {
        const QSignalBlocker quiet(this);
        m_search->clear();
        for (QComboBox *combo : {m_person, m_action, m_period})
            combo->setCurrentIndex(0);
        m_project->setCurrentId(std::nullopt);
        m_denied->setChecked(false);
        m_dates->hide();
    }
    m_pause.stop();
    emit filterChanged();
}

void AdminLogFilterBar::retranslate()
{
    m_search->setPlaceholderText(tr("Reason or subject"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_person->setAccessibleName(tr("Person"));
    m_action->setAccessibleName(tr("Action"));
    m_project->setAccessibleName(tr("Project"));
    m_project->setNoneText(tr("All projects"));
    m_period->setAccessibleName(tr("Period"));
    m_denied->setText(tr("Denied only"));
    m_fromCaption->setText(tr("From"));
    m_untilCaption->setText(tr("to", "the last day of a period"));
    m_from->focusProxy()->setAccessibleName(tr("First day"));
    m_until->focusProxy()->setAccessibleName(tr("Last day"));
    for (DateField *date : {m_from, m_until})
        date->setCalendar(Preferences::instance().calendar());
    fill();
}

void AdminLogFilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void AdminLogFilterBar::fill()
{
    const QVariant person = m_person->currentData();
    const int action = qMax(0, m_action->currentIndex());
    const int period = qMax(0, m_period->currentIndex());
    m_person->clear();
    m_person->addItem(tr("Everybody"), QString());
    for (const store::Person &one : std::as_const(m_people))
        m_person->addItem(displayName(one), one.login);
    m_person->setCurrentIndex(qMax(0, m_person->findData(person)));
    m_action->clear();
    m_action->addItem(tr("All actions"), QString());
    for (const QString &name : models::knownActions())
        m_action->addItem(models::actionText(name), name);
    m_action->setCurrentIndex(action);
    m_period->clear();
    m_period->addItem(tr("All times"), 0);
    m_period->addItem(tr("Last 24 hours"), 1);
    m_period->addItem(tr("Last 7 days"), week);
    m_period->addItem(tr("Last 30 days"), month);
    m_period->addItem(tr("Between two days"), freeDates);
    m_period->setCurrentIndex(period);
}

} // namespace lekthi::ui
