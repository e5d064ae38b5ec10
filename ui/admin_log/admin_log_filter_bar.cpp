#include "ui/admin_log/admin_log_filter_bar.h"

#include "models/admin_log/admin_log_text.h"
#include "ui/shell/session.h"
#include "ui/shell/theme.h"
#include "ui/widgets/code_combo.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStyledItemDelegate>

#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds typingPause{300};
constexpr int week = 7;
constexpr int month = 30;

} // namespace

AdminLogFilterBar::AdminLogFilterBar(const store::ReferenceData &reference, QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_person(new QComboBox(this))
    , m_action(new QComboBox(this))
    , m_project(new CodeCombo(this))
    , m_period(new QComboBox(this))
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
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_search, 2);
    for (QComboBox *combo : {m_person, m_action, static_cast<QComboBox *>(m_project), m_period}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(8);
        layout->addWidget(combo, 2);
    }
    layout->addWidget(m_denied);
    for (QComboBox *combo : {m_person, m_action, m_period}) {
        combo->setItemDelegate(new QStyledItemDelegate(combo)); // the default one ignores the style sheet
        connect(combo, &QComboBox::activated, this, &AdminLogFilterBar::filterChanged);
    }
    connect(m_project, &CodeCombo::currentIdChanged, this, &AdminLogFilterBar::filterChanged);
    connect(m_denied, &QCheckBox::toggled, this, &AdminLogFilterBar::filterChanged);
    connect(m_search, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &AdminLogFilterBar::filterChanged);
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
    if (const int days = m_period->currentData().toInt(); days > 0)
        filter.from = QDateTime::currentDateTimeUtc().addDays(-days);
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
    }
    m_pause.stop();
    emit filterChanged();
}

void AdminLogFilterBar::retranslate()
{
    m_search->setPlaceholderText(tr("Search reasons and subjects"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_person->setAccessibleName(tr("Person"));
    m_action->setAccessibleName(tr("Action"));
    m_project->setAccessibleName(tr("Project"));
    m_project->setNoneText(tr("All projects"));
    m_period->setAccessibleName(tr("Period"));
    m_denied->setText(tr("Denied only"));
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
    m_period->setCurrentIndex(period);
}

} // namespace lekthi::ui
