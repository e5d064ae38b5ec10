#include "ui/register/plan_lines_view.h"

#include "models/register/register_line_model.h"
#include "ui/register/finding_delegate.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"
#include "ui/widgets/list_table.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QShortcut>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::LineKind;
using models::RegisterLineModel;

namespace {

constexpr std::chrono::milliseconds typingPause{150};

std::optional<LineKind> kindAt(int tab)
{
    return tab > 0 ? std::optional(LineKind(tab - 1)) : std::nullopt;
}

} // namespace

void nameTabs(QTabBar &tabs, const QString &name)
{
    tabs.setAccessibleName(name);
    const auto buttons = tabs.findChildren<QToolButton *>();
    for (QToolButton *button : buttons)
        button->setAccessibleName(name + (button->arrowType() == Qt::LeftArrow ? u" ◀"_s : u" ▶"_s));
}

PlanLinesView::PlanLinesView(const store::ReferenceData &reference, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_lines(new RegisterLineModel(reference, this))
    , m_kinds(new QTabBar(this))
    , m_search(new QLineEdit(this))
    , m_table(new ListTable(*m_lines, this))
    , m_nothing(makeLabel(this, Look::Secondary))
{
    m_kinds->setObjectName(name + "Kinds"_L1);
    m_search->setObjectName(name + "Search"_L1);
    m_table->setObjectName(name + "Lines"_L1);
    m_kinds->setDrawBase(false);
    m_kinds->setExpanding(false);
    m_kinds->setUsesScrollButtons(true);
    for (int tab = 0; tab <= models::lineKinds; ++tab)
        m_kinds->addTab({});
    m_search->setClearButtonEnabled(true);
    m_table->setFit([this] { fitColumns(); });
    m_table->setItemDelegateForColumn(RegisterLineModel::Finding, new FindingDelegate(m_table));
    m_table->horizontalHeader()->setSectionResizeMode(RegisterLineModel::Finding, QHeaderView::Stretch);
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    auto *head = new QHBoxLayout;
    head->setSpacing(theme::gap);
    head->addWidget(m_kinds, 1);
    head->addWidget(m_search);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addLayout(head);
    layout->addWidget(m_nothing);
    layout->addWidget(m_table, 1);
    connect(m_kinds, &QTabBar::currentChanged, this, [this](int tab) {
        m_lines->setKind(kindAt(tab));
        showNothing();
    });
    connect(m_search, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, [this] {
        m_lines->setSearch(m_search->text());
        showNothing();
    });
    auto *find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, this, [this] { m_search->setFocus(); });
    setKeyboardStart(*this, *m_table);
}

void PlanLinesView::setPlan(std::shared_ptr<const registers::RegisterImportPlan> plan)
{
    m_lines->setPlan(std::move(plan));
    showTabs();
    showNothing();
}

void PlanLinesView::showTroubles()
{
    const bool hasSome = m_lines->countOf(LineKind::NotUnderstood) > 0;
    m_kinds->setCurrentIndex(hasSome ? int(LineKind::NotUnderstood) + 1 : 0);
}

// Kinds that the register has nothing of leave the room to the others.
void PlanLinesView::showTabs()
{
    const QLocale locale;
    m_kinds->setTabText(0, tr("All (%1)").arg(locale.toString(m_lines->count())));
    for (int tab = 1; tab <= models::lineKinds; ++tab) {
        const LineKind kind = *kindAt(tab);
        m_kinds->setTabText(tab,
                            tr("%1 (%2)", "kind of lines, how many")
                                .arg(models::lineKindText(kind), locale.toString(m_lines->countOf(kind))));
        m_kinds->setTabVisible(tab, m_lines->countOf(kind) > 0);
    }
}

void PlanLinesView::showNothing()
{
    m_nothing->setVisible(m_lines->rowCount() == 0);
}

void PlanLinesView::keepFor(const QString &login)
{
    m_table->keepFor(login);
}

void PlanLinesView::fitColumns()
{
    constexpr int widths[RegisterLineModel::ColumnCount] = {70, 220, 220, 110, 200};
    for (int column = 0; column < RegisterLineModel::ColumnCount; ++column)
        m_table->setColumnWidth(column,
                                qMax(widths[column], m_table->horizontalHeader()->sectionSizeHint(column)));
}

void PlanLinesView::retranslate()
{
    nameTabs(*m_kinds, tr("What was found"));
    m_search->setPlaceholderText(tr("Search by number or line"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setMinimumWidth(m_search->fontMetrics().horizontalAdvance(m_search->placeholderText()) +
                              3 * theme::gapLarge);
    m_table->setAccessibleName(tr("Lines of the register"));
    m_nothing->setText(tr("No matching lines."));
    m_lines->retranslate(Preferences::instance().calendar());
    m_table->retranslate();
    showTabs();
}

} // namespace lekthi::ui
