#include "ui/widgets/list_and_detail.h"

#include "ui/shell/theme.h"

#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

namespace {

constexpr int widestAtFirst = 300;
constexpr int narrowest = 200;
constexpr int percentAtFirst = 28;

} // namespace

ListAndDetail::ListAndDetail(QWidget *list, QWidget *detail, QWidget *parent)
    : QSplitter(Qt::Horizontal, parent)
    , m_notices(new QVBoxLayout)
{
    m_notices->setContentsMargins(theme::margin, theme::gapSmall, theme::margin, 0);
    m_notices->setSpacing(theme::gapSmall);
    auto *right = new QWidget(this);
    auto *layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(m_notices);
    layout->addWidget(detail, 1);
    list->setMinimumWidth(narrowest);
    setChildrenCollapsible(false);
    setHandleWidth(1);
    addWidget(list);
    addWidget(right);
    setStretchFactor(0, 0);
    setStretchFactor(1, 1);
}

void ListAndDetail::addNotice(QWidget *notice)
{
    m_notices->addWidget(notice);
}

void ListAndDetail::showEvent(QShowEvent *event)
{
    QSplitter::showEvent(event);
    if (std::exchange(m_wasShown, true))
        return;
    // On a small or enlarged screen what is at the right needs the room more than the list does.
    const int list = qBound(narrowest, width() * percentAtFirst / 100, widestAtFirst);
    setSizes({list, width() - list});
}

} // namespace lekthi::ui
