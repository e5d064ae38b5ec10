#include "ui/history/history_list_panel.h"

#include "models/templates/template_history_model.h"
#include "ui/history/history_list_delegate.h"
#include "ui/shell/theme.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/period_choice.h"
#include "ui/widgets/person_combo.h"

#include <QEvent>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::TemplateHistoryModel;

namespace {

constexpr std::chrono::milliseconds typingPause{300};
constexpr int narrowestField = 84;
constexpr int defaultTemplate = 0; ///< in the place of a type

} // namespace

HistoryListPanel::HistoryListPanel(TemplateHistoryModel &model, const store::ReferenceData &reference,
                                   QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_search(new QLineEdit(this))
    , m_project(new CodeCombo(this))
    , m_type(new CodeCombo(this))
    , m_person(new PersonCombo(this))
    , m_period(new PeriodChoice(u"history"_s, this))
    , m_list(new QListView(this))
{
    m_search->setObjectName(u"historySearch"_s);
    m_project->setObjectName(u"historyProject"_s);
    m_type->setObjectName(u"historyType"_s);
    m_person->setObjectName(u"historyPerson"_s);
    m_list->setObjectName(u"historyList"_s);
    m_search->setClearButtonEnabled(true);
    m_project->setItems({reference.projects.cbegin(), reference.projects.cend()}, true);
    m_types = reference.types;
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    build();
    connect(m_search, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &HistoryListPanel::filterChanged);
    connect(m_project, &CodeCombo::currentIdChanged, this, &HistoryListPanel::filterChanged);
    connect(m_type, &CodeCombo::currentIdChanged, this, &HistoryListPanel::filterChanged);
    connect(m_person, &QComboBox::activated, this, &HistoryListPanel::filterChanged);
    connect(m_period, &PeriodChoice::changed, this, &HistoryListPanel::filterChanged);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &HistoryListPanel::takeCurrent);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_restoring = true; });
    connect(&model, &QAbstractItemModel::modelReset, this, &HistoryListPanel::restoreCurrent);
    connect(&model, &QAbstractItemModel::rowsInserted, this, [this] {
        if (!m_list->currentIndex().isValid())
            restoreCurrent();
    });
}

void HistoryListPanel::offer(const store::ReferenceData &reference)
{
    m_project->setItems({reference.projects.cbegin(), reference.projects.cend()}, true);
    m_types = reference.types;
    retranslate();
}

void HistoryListPanel::build()
{
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new HistoryListDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setStyleSheet(u"QListView { border: none; border-radius: 0; background: transparent; }"_s);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    setKeyboardStart(*this, *m_list);
    auto *fields = new FlowLayout(theme::gapSmall, narrowestField);
    for (QComboBox *combo : {static_cast<QComboBox *>(m_project), static_cast<QComboBox *>(m_type),
                             static_cast<QComboBox *>(m_person), m_period->combo()}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(5);
        fields->addWidget(combo);
    }
    auto *filters = new QVBoxLayout;
    filters->setContentsMargins(theme::gap, theme::gap, theme::gap, theme::gapSmall);
    filters->setSpacing(theme::gapSmall);
    filters->addWidget(m_search);
    filters->addLayout(fields);
    filters->addWidget(m_period->days());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(filters);
    layout->addWidget(m_list, 1);
}

void HistoryListPanel::fillTypes()
{
    store::CodedItem usual;
    usual.id = defaultTemplate;
    usual.code = tr("Default template");
    m_type->setItems(QList<store::CodedItem>{usual} + m_types, true);
}

void HistoryListPanel::setPeople(const QList<store::Person> &people)
{
    m_person->setPeople(people);
}

store::TemplateVersionFilter HistoryListPanel::filter() const
{
    const std::optional<int> type = m_type->currentId();
    return {.projectId = m_project->currentId(),
            .typeId = type == defaultTemplate ? std::nullopt : type,
            .onlyDefaults = type == defaultTemplate,
            .login = m_person->login(),
            .from = m_period->from(),
            .until = m_period->until(),
            .search = m_search->text().trimmed()};
}

bool HistoryListPanel::narrows() const
{
    return m_project->currentId() || m_type->currentId() || !m_person->login().isEmpty() ||
           m_period->narrows() || !m_search->text().trimmed().isEmpty();
}

void HistoryListPanel::clearFilters()
{
    const QSignalBlocker quiet(this);
    m_search->clear();
    m_project->setCurrentId(std::nullopt);
    m_type->setCurrentId(std::nullopt);
    m_person->setCurrentIndex(0);
    m_period->reset();
    m_pause.stop();
}

void HistoryListPanel::resetFilters()
{
    clearFilters();
    emit filterChanged();
}

void HistoryListPanel::showOnly(const models::TemplateKey &key)
{
    clearFilters();
    {
        const QSignalBlocker quiet(this);
        m_project->setCurrentId(key.projectId);
        m_type->setCurrentId(key.typeId.value_or(defaultTemplate));
    }
    emit filterChanged();
}

void HistoryListPanel::setCurrent(qint64 id)
{
    m_current = id;
    restoreCurrent();
}

void HistoryListPanel::restoreCurrent()
{
    m_restoring = true;
    const QModelIndex row = m_model.indexOf(m_current);
    if (row.isValid())
        m_list->setCurrentIndex(row);
    else
        m_list->selectionModel()->clear();
    m_restoring = false;
}

void HistoryListPanel::takeCurrent(const QModelIndex &row)
{
    const qint64 id = row.data(TemplateHistoryModel::IdRole).toLongLong();
    if (m_restoring || id == 0 || id == m_current)
        return;
    m_current = id;
    emit chosen(id);
}

void HistoryListPanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void HistoryListPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        m_list->doItemsLayout();
    QWidget::changeEvent(event);
}

void HistoryListPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search in reasons"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_project->setAccessibleName(tr("Project"));
    m_project->setNoneText(tr("All projects"));
    m_type->setAccessibleName(tr("Document type"));
    m_type->setNoneText(tr("All types"));
    fillTypes();
    m_person->retranslate();
    m_period->retranslate();
    m_list->setAccessibleName(tr("Versions of templates"));
}

} // namespace lekthi::ui
