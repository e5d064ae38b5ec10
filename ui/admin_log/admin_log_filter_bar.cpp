#include "ui/admin_log/admin_log_filter_bar.h"

#include "models/admin_log/admin_log_text.h"
#include "models/requests/counter_text.h"
#include "ui/shell/theme.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/filter_words.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/period_choice.h"
#include "ui/widgets/person_combo.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds typingPause{300};
constexpr int narrowestField = 150;

} // namespace

AdminLogFilterBar::AdminLogFilterBar(const store::ReferenceData &reference, QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_person(new PersonCombo(this))
    , m_action(new QComboBox(this))
    , m_project(new CodeCombo(this))
    , m_period(new PeriodChoice(u"adminLog"_s, this))
    , m_denied(new QCheckBox(this))
    , m_memory({m_action, m_project, m_period->combo(), m_denied})
{
    m_search->setObjectName(u"adminLogSearch"_s);
    m_person->setObjectName(u"adminLogPerson"_s);
    m_action->setObjectName(u"adminLogAction"_s);
    m_project->setObjectName(u"adminLogProject"_s);
    m_denied->setObjectName(u"adminLogDenied"_s);
    m_search->setClearButtonEnabled(true);
    offer(reference);
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    auto *row = new FlowLayout(theme::gapSmall, narrowestField);
    row->addWidget(m_search);
    for (QComboBox *combo : {static_cast<QComboBox *>(m_person), m_action,
                             static_cast<QComboBox *>(m_project), m_period->combo()}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(8);
        row->addWidget(combo);
    }
    row->addWidget(m_denied);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addLayout(row);
    layout->addWidget(m_period->days());
    m_action->setItemDelegate(new QStyledItemDelegate(m_action)); // the default one ignores the style sheet
    for (QComboBox *combo : {static_cast<QComboBox *>(m_person), m_action})
        connect(combo, &QComboBox::activated, this, &AdminLogFilterBar::filterChanged);
    connect(m_period, &PeriodChoice::changed, this, &AdminLogFilterBar::filterChanged);
    connect(m_project, &CodeCombo::currentIdChanged, this, &AdminLogFilterBar::filterChanged);
    connect(m_denied, &QCheckBox::toggled, this, &AdminLogFilterBar::filterChanged);
    connect(m_search, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &AdminLogFilterBar::filterChanged);
}

void AdminLogFilterBar::offer(const store::ReferenceData &reference)
{
    m_project->setItems({reference.projects.cbegin(), reference.projects.cend()}, true);
}

void AdminLogFilterBar::setPeople(const QList<store::Person> &people)
{
    m_person->setPeople(people);
}

store::AdminLogFilter AdminLogFilterBar::filter() const
{
    store::AdminLogFilter filter;
    filter.login = m_person->login();
    filter.action = m_action->currentData().toString();
    filter.projectId = m_project->currentId();
    filter.from = m_period->from();
    filter.until = m_period->until();
    filter.search = m_search->text().trimmed();
    filter.counters = models::searchedCode(filter.search);
    filter.onlyDenied = m_denied->isChecked();
    return filter;
}

bool AdminLogFilterBar::narrows() const
{
    const store::AdminLogFilter wanted = filter();
    return !wanted.login.isEmpty() || !wanted.action.isEmpty() || wanted.projectId || wanted.from.isValid() ||
           !wanted.search.isEmpty() || wanted.onlyDenied;
}

QStringList AdminLogFilterBar::words() const
{
    return filterWords({m_search, m_person, m_action, m_project}) + m_period->words() +
           filterWords({m_denied});
}

void AdminLogFilterBar::reset()
{
    clear();
    emit filterChanged();
}

void AdminLogFilterBar::showOnly(const QString &action, int projectId)
{
    clear();
    {
        const QSignalBlocker quiet(this);
        m_action->setCurrentIndex(qMax(0, m_action->findData(action)));
        m_project->setCurrentId(projectId);
    }
    m_memory.leaveOut();
    emit filterChanged();
}

void AdminLogFilterBar::clear()
{
    const QSignalBlocker quiet(this);
    m_search->clear();
    m_person->setCurrentIndex(0);
    m_action->setCurrentIndex(0);
    m_period->reset();
    m_project->setCurrentId(std::nullopt);
    m_denied->setChecked(false);
    m_pause.stop();
}

void AdminLogFilterBar::keepFor(const QString &login)
{
    m_memory.keepFor(login, u"adminLog"_s);
    connect(this, &AdminLogFilterBar::filterChanged, this, [this] { m_memory.keep(); });
}

void AdminLogFilterBar::retranslate()
{
    m_search->setPlaceholderText(tr("Reason or subject"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_action->setAccessibleName(tr("Action"));
    m_project->setAccessibleName(tr("Project"));
    m_project->setNoneText(tr("All projects"));
    m_denied->setText(tr("Denied only"));
    m_person->retranslate();
    m_period->retranslate();
    fillActions();
    const QSignalBlocker quiet(this);
    m_memory.restore();
}

void AdminLogFilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void AdminLogFilterBar::fillActions()
{
    const int action = qMax(0, m_action->currentIndex());
    m_action->clear();
    m_action->addItem(tr("All actions"), QString());
    for (const QString &name : models::knownActions())
        m_action->addItem(models::actionText(name), name);
    m_action->setCurrentIndex(action);
}

} // namespace lekthi::ui
