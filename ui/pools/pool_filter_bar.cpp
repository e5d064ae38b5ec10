#include "ui/pools/pool_filter_bar.h"

#include "models/pools/pool_text.h"
#include "ui/shell/theme.h"
#include "ui/widgets/filter_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStyledItemDelegate>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::PoolStanding;

PoolFilterBar::PoolFilterBar(QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_standing(new QComboBox(this))
{
    m_search->setObjectName(u"poolSearch"_s);
    m_standing->setObjectName(u"poolFilterState"_s);
    m_search->setClearButtonEnabled(true);
    m_standing->setItemDelegate(
        new QStyledItemDelegate(m_standing)); // the default one ignores the style sheet
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_search, 2);
    layout->addWidget(m_standing, 1);
    connect(m_search, &QLineEdit::textChanged, this, &PoolFilterBar::choiceChanged);
    connect(m_standing, &QComboBox::activated, this, &PoolFilterBar::choiceChanged);
}

models::PoolChoice PoolFilterBar::choice() const
{
    const QVariant standing = m_standing->currentData();
    return {m_search->text().trimmed(),
            standing.isValid() ? std::optional(PoolStanding(standing.toInt())) : std::nullopt};
}

QStringList PoolFilterBar::words() const
{
    return filterWords({m_search, m_standing});
}

void PoolFilterBar::reset()
{
    {
        const QSignalBlocker quiet(this);
        m_search->clear();
        m_standing->setCurrentIndex(0);
    }
    emit choiceChanged();
}

void PoolFilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void PoolFilterBar::retranslate()
{
    m_search->setPlaceholderText(tr("Search for a pool or a service"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_standing->setAccessibleName(tr("State"));
    const QSignalBlocker quiet(m_standing);
    const int chosen = qMax(0, m_standing->currentIndex());
    m_standing->clear();
    m_standing->addItem(tr("All states"));
    for (const PoolStanding standing : {PoolStanding::Ready, PoolStanding::Low, PoolStanding::Empty,
                                        PoolStanding::Exhausted, PoolStanding::Retired})
        m_standing->addItem(models::standingText(standing), int(standing));
    m_standing->setCurrentIndex(chosen);
}

} // namespace lekthi::ui
