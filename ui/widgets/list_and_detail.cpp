#include "ui/widgets/list_and_detail.h"

#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/filtered_list.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int widestAtFirst = 300;
constexpr int narrowest = 200;
constexpr int percentAtFirst = 28;

} // namespace

ListAndDetail::ListAndDetail(const QString &name, QWidget *list, QWidget *detail, QWidget *parent)
    : QSplitter(Qt::Horizontal, parent)
    , m_name(name)
    , m_notices(new QVBoxLayout)
    , m_right(new QStackedWidget)
    , m_nothing(new EmptyState)
    , m_width(Preferences::instance().listWidth(name))
{
    m_nothing->setObjectName(name + "NothingFound"_L1);
    m_right->addWidget(detail);
    m_right->addWidget(m_nothing);
    m_notices->setContentsMargins(theme::margin, theme::gapSmall, theme::margin, 0);
    m_notices->setSpacing(theme::gapSmall);
    auto *right = new QWidget(this);
    auto *layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(m_notices);
    layout->addWidget(m_right, 1);
    list->setMinimumWidth(narrowest);
    setChildrenCollapsible(false);
    setHandleWidth(1);
    addWidget(list);
    addWidget(right);
    setStretchFactor(0, 0);
    setStretchFactor(1, 1);
    connect(this, &QSplitter::splitterMoved, this, &ListAndDetail::keepWidth);
    auto *filtered = qobject_cast<FilteredList *>(list);
    if (!filtered)
        filtered = list->findChild<FilteredList *>();
    if (!filtered)
        return;
    connect(filtered, &FilteredList::filtered, this, [this, filtered] { showNothingFound(*filtered); });
    connect(m_nothing, &EmptyState::actionTriggered, filtered, &FilteredList::clearFilter);
}

void ListAndDetail::addNotice(QWidget *notice)
{
    m_notices->addWidget(notice);
}

void ListAndDetail::showEvent(QShowEvent *event)
{
    QSplitter::showEvent(event);
    fitList();
}

void ListAndDetail::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    fitList();
}

// On a small or enlarged screen what is at the right needs the room more than the list does.
void ListAndDetail::fitList()
{
    const int list = m_width > 0 ? m_width : qBound(narrowest, width() * percentAtFirst / 100, widestAtFirst);
    setSizes({list, width() - list - handleWidth()});
}

void ListAndDetail::keepWidth()
{
    m_width = sizes().constFirst();
    Preferences::instance().setListWidth(m_name, m_width);
}

void ListAndDetail::showNothingFound(const FilteredList &list)
{
    const bool isNothing = list.hasFoundNothing();
    if (isNothing)
        m_nothing->setTexts(list.nothingText(), tr("You searched for “%1”.").arg(list.searched()),
                            tr("Clear the filter"));
    m_right->setCurrentIndex(isNothing ? 1 : 0);
}

} // namespace lekthi::ui
