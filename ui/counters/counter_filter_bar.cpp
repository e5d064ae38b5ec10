#include "ui/counters/counter_filter_bar.h"

#include "core/numbering/calendar.h"
#include "core/numbering/period.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/filter_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStyledItemDelegate>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

QList<store::CodedItem> asItems(const QList<store::Project> &projects)
{
    return {projects.cbegin(), projects.cend()};
}

} // namespace

CounterFilterBar::CounterFilterBar(const store::ReferenceData &reference, QWidget *parent)
    : QWidget(parent)
    , m_project(new CodeCombo(this))
    , m_type(new CodeCombo(this))
    , m_organization(new CodeCombo(this))
    , m_year(new QComboBox(this))
    , m_runningOut(new QCheckBox(this))
    , m_search(new QLineEdit(this))
    , m_memory({m_project, m_type, m_organization, m_year, m_runningOut})
{
    m_project->setObjectName(u"counterFilterProject"_s);
    m_type->setObjectName(u"counterFilterType"_s);
    m_organization->setObjectName(u"counterFilterOrganization"_s);
    m_year->setObjectName(u"counterFilterYear"_s);
    m_runningOut->setObjectName(u"counterFilterRunningOut"_s);
    m_search->setObjectName(u"counterSearch"_s);
    offer(reference);
    m_search->setClearButtonEnabled(true);
    m_year->setItemDelegate(new QStyledItemDelegate(m_year)); // the default one ignores the style sheet
    fillYears();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_search, 3);
    layout->addWidget(m_project, 2);
    layout->addWidget(m_type, 2);
    layout->addWidget(m_organization, 2);
    layout->addWidget(m_year, 1);
    layout->addWidget(m_runningOut);
    setTabOrder(m_search, m_project);
    setTabOrder(m_project, m_type);
    setTabOrder(m_type, m_organization);
    setTabOrder(m_organization, m_year);
    setTabOrder(m_year, m_runningOut);
    for (CodeCombo *combo : {m_project, m_type, m_organization})
        connect(combo, &CodeCombo::currentIdChanged, this, &CounterFilterBar::filterChanged);
    connect(m_year, &QComboBox::activated, this, &CounterFilterBar::filterChanged);
    connect(m_runningOut, &QCheckBox::toggled, this, &CounterFilterBar::filterChanged);
    connect(m_search, &QLineEdit::textChanged, this, &CounterFilterBar::searchTextChanged);
}

void CounterFilterBar::offer(const store::ReferenceData &reference)
{
    m_project->setItems(asItems(reference.projects), true);
    m_type->setItems(reference.types, true);
    m_organization->setItems(reference.organizations, true);
    m_firstYear = reference.firstYear;
}

store::CounterFilter CounterFilterBar::filter() const
{
    store::CounterFilter filter;
    filter.projectId = m_project->currentId();
    filter.typeId = m_type->currentId();
    filter.organizationId = m_organization->currentId();
    if (m_year->currentData().isValid())
        filter.year = m_year->currentData().toInt();
    return filter;
}

bool CounterFilterBar::onlyRunningOut() const
{
    return m_runningOut->isChecked();
}

QString CounterFilterBar::searchText() const
{
    return m_search->text().trimmed();
}

bool CounterFilterBar::narrows() const
{
    const store::CounterFilter wanted = filter();
    return wanted.projectId || wanted.typeId || wanted.organizationId || wanted.year || onlyRunningOut() ||
           !searchText().isEmpty();
}

QStringList CounterFilterBar::words() const
{
    return filterWords({m_search, m_project, m_type, m_organization, m_year, m_runningOut});
}

void CounterFilterBar::reset()
{
    {
        const QSignalBlocker quiet(this);
        for (CodeCombo *combo : {m_project, m_type, m_organization})
            combo->setCurrentId(std::nullopt);
        m_year->setCurrentIndex(0);
        m_search->clear();
        m_runningOut->setChecked(false);
    }
    emit searchTextChanged({});
    emit filterChanged();
}

void CounterFilterBar::setFilter(const store::CounterFilter &filter)
{
    const QSignalBlocker quiet(this);
    m_project->setCurrentId(filter.projectId);
    m_type->setCurrentId(filter.typeId);
    m_organization->setCurrentId(filter.organizationId);
    m_year->setCurrentIndex(std::max(0, filter.year ? m_year->findData(*filter.year) : 0));
    m_search->clear();
    m_runningOut->setChecked(false);
    m_memory.leaveOut();
}

void CounterFilterBar::keepFor(const QString &login)
{
    m_memory.keepFor(login, u"counters"_s);
    connect(this, &CounterFilterBar::filterChanged, this, [this] { m_memory.keep(); });
}

void CounterFilterBar::retranslate()
{
    m_search->setPlaceholderText(tr("Search for a code or number"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_project->setNoneText(tr("All projects"));
    m_type->setNoneText(tr("All types"));
    m_organization->setNoneText(tr("All organizations"));
    m_project->setAccessibleName(tr("Project"));
    m_type->setAccessibleName(tr("Document type"));
    m_organization->setAccessibleName(tr("Sender or recipient"));
    m_year->setAccessibleName(tr("Year"));
    m_runningOut->setText(tr("Running out"));
    m_runningOut->setToolTip(tr(
        "Counters with 80 % of their numbers used, and those that may run out within a year; soonest first"));
    fillYears();
    const QSignalBlocker quiet(this);
    m_memory.restore();
}

void CounterFilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void CounterFilterBar::fillYears()
{
    const QSignalBlocker quiet(m_year);
    const QVariant chosen = m_year->currentData();
    m_year->clear();
    m_year->addItem(tr("All years"));
    for (int year = QDate::currentDate().year() + 1; year >= m_firstYear; --year)
        m_year->addItem(numbering::formatYear(year, currentLanguage(), Preferences::instance().calendar()),
                        year);
    m_year->setCurrentIndex(qMax(0, chosen.isValid() ? m_year->findData(chosen) : 0));
}

} // namespace lekthi::ui
