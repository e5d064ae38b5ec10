#include "ui/errors/error_filter_bar.h"

#include "core/allocation/failure.h"
#include "models/errors/error_text.h"
#include "ui/shell/theme.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/filter_words.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/period_choice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds pauseInTyping{300};
constexpr int leastFieldWidth = 150;

} // namespace

ErrorFilterBar::ErrorFilterBar(const store::ReferenceData &reference, QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_type(new QComboBox(this))
    , m_project(new CodeCombo(this))
    , m_period(new PeriodChoice(u"errors"_s, this))
    , m_unresolved(new QCheckBox(this))
    , m_memory({m_type, m_project, m_period->combo(), m_unresolved})
{
    m_search->setObjectName(u"errorsSearch"_s);
    m_type->setObjectName(u"errorsType"_s);
    m_project->setObjectName(u"errorsProject"_s);
    m_unresolved->setObjectName(u"errorsUnresolved"_s);
    m_search->setClearButtonEnabled(true);
    offer(reference);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseInTyping);
    auto *row = new FlowLayout(theme::gapSmall, leastFieldWidth);
    row->addWidget(m_search);
    for (QComboBox *combo : {m_type, static_cast<QComboBox *>(m_project), m_period->combo()}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(8);
        row->addWidget(combo);
    }
    row->addWidget(m_unresolved);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addLayout(row);
    layout->addWidget(m_period->days());
    m_type->setItemDelegate(new QStyledItemDelegate(m_type)); // the default one ignores the style sheet
    connect(m_type, &QComboBox::activated, this, &ErrorFilterBar::filterChanged);
    connect(m_period, &PeriodChoice::changed, this, &ErrorFilterBar::filterChanged);
    connect(m_project, &CodeCombo::currentIdChanged, this, &ErrorFilterBar::filterChanged);
    connect(m_unresolved, &QCheckBox::toggled, this, &ErrorFilterBar::filterChanged);
    connect(m_search, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &ErrorFilterBar::filterChanged);
}

void ErrorFilterBar::offer(const store::ReferenceData &reference)
{
    m_project->setItems({reference.projects.cbegin(), reference.projects.cend()}, true);
}

// A reference is pasted with the message around it; what is none finds nothing, rather than everything.
store::ErrorFilter ErrorFilterBar::filter() const
{
    const QString typed = m_search->text().trimmed();
    const QString reference = store::errorReferenceIn(typed);
    return {.type = m_type->currentData().toString(),
            .onlyUnresolved = m_unresolved->isChecked(),
            .reference = reference.isEmpty() ? typed : reference,
            .from = m_period->from(),
            .until = m_period->until(),
            .projectId = m_project->currentId()};
}

bool ErrorFilterBar::narrows() const
{
    const store::ErrorFilter wanted = filter();
    return !wanted.type.isEmpty() || wanted.onlyUnresolved || !wanted.reference.isEmpty() ||
           wanted.from.isValid() || wanted.projectId;
}

QStringList ErrorFilterBar::words() const
{
    return filterWords({m_search, m_type, m_project}) + m_period->words() + filterWords({m_unresolved});
}

void ErrorFilterBar::reset()
{
    clear();
    emit filterChanged();
}

void ErrorFilterBar::showOnly(const QString &reference)
{
    clear();
    m_search->setText(reference);
    m_pause.stop();
    m_memory.leaveOut();
    emit filterChanged();
}

void ErrorFilterBar::clear()
{
    const QSignalBlocker quiet(this);
    m_search->clear();
    m_type->setCurrentIndex(0);
    m_period->reset();
    m_project->setCurrentId(std::nullopt);
    m_unresolved->setChecked(false);
    m_pause.stop();
}

void ErrorFilterBar::fillTypes()
{
    const int current = qMax(0, m_type->currentIndex());
    m_type->clear();
    m_type->addItem(tr("All errors"), QString());
    const QStringList types = allocation::recordedCodes();
    for (const QString &type : types)
        m_type->addItem(models::errorTypeText(type), type);
    m_type->setCurrentIndex(current);
}

void ErrorFilterBar::keepFor(const QString &login)
{
    m_memory.keepFor(login, u"errors"_s);
    connect(this, &ErrorFilterBar::filterChanged, this, [this] { m_memory.keep(); });
}

void ErrorFilterBar::retranslate()
{
    m_search->setPlaceholderText(tr("Reference (ERR-…)"));
    m_search->setAccessibleName(tr("Reference of an error message"));
    m_type->setAccessibleName(tr("Kind of error"));
    m_project->setAccessibleName(tr("Project"));
    m_project->setNoneText(tr("All projects"));
    m_unresolved->setText(tr("Unresolved only"));
    m_period->retranslate();
    fillTypes();
    const QSignalBlocker quiet(this);
    m_memory.restore();
}

void ErrorFilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

} // namespace lekthi::ui
