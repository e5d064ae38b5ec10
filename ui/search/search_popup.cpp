#include "ui/search/search_popup.h"

#include "ui/widgets/label.h"
#include "ui/widgets/two_line_delegate.h"

#include <QAccessible>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int widest = 620;
constexpr int mostRows = 8;
constexpr int textMargin = 14; // as the rows have it
enum SearchRole { StateRole = Qt::UserRole, SentenceRole, ColorOfState };

class SearchDelegate : public TwoLineDelegate
{
public:
    using TwoLineDelegate::TwoLineDelegate;

private:
    TwoLineRow rowAt(const QModelIndex &index) const override
    {
        return {.title = index.data().toString(),
                .name = {},
                .badge = index.data(StateRole).toString(),
                .badgeColor = theme::color(ColorRole(index.data(ColorOfState).toInt())),
                .below = index.data(SentenceRole).toString()};
    }
    QString headingAt(const QModelIndex &) const override { return {}; }
};

} // namespace

SearchPopup::SearchPopup(QWidget *ground)
    : QFrame(ground)
    , m_hint(makeLabel(this, Look::Secondary))
    , m_list(new QListWidget(this))
    , m_sentence(makeLabel(this))
{
    setObjectName(u"searchPopup"_s);
    theme::dress(*this);
    m_hint->setObjectName(u"searchHint"_s);
    m_list->setObjectName(u"searchAnswers"_s);
    m_sentence->setObjectName(u"searchSentence"_s);
    for (QLabel *label : {m_hint, m_sentence})
        label->setContentsMargins(textMargin, 0, textMargin, 0);
    m_list->setItemDelegate(new SearchDelegate(m_list));
    m_list->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard in the field
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::gapSmall, theme::gapSmall, theme::gapSmall, theme::gapSmall);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_hint);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_sentence);
    connect(m_list, &QListWidget::currentRowChanged, this, &SearchPopup::showSentence);
    connect(m_list, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { emit chosen(m_list->row(item)); });
    hide();
}

void SearchPopup::setEntries(const QList<SearchEntry> &entries, const QString &hint)
{
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const SearchEntry &entry : entries) {
            auto *item = new QListWidgetItem(entry.title, m_list);
            item->setData(StateRole, entry.state);
            item->setData(SentenceRole, entry.sentence);
            item->setData(ColorOfState, int(entry.color));
            item->setData(Qt::AccessibleTextRole,
                          QStringList{entry.title, entry.state, entry.sentence}.join(u", "_s));
        }
        m_list->setCurrentRow(entries.isEmpty() ? -1 : 0);
    }
    m_list->setVisible(!entries.isEmpty());
    m_hint->setText(hint);
    m_hint->setVisible(entries.isEmpty());
    showSentence();
}

int SearchPopup::current() const
{
    return m_list->currentRow();
}

void SearchPopup::moveCurrent(int rows)
{
    if (m_list->count() > 0)
        m_list->setCurrentRow(qBound(0, m_list->currentRow() + rows, m_list->count() - 1));
}

/// A line has no room for all of it.
void SearchPopup::showSentence()
{
    const QListWidgetItem *item = m_list->currentItem();
    showOrHide(m_sentence, item ? item->data(SentenceRole).toString() : QString());
    if (item) {
        QAccessibleEvent focus(m_list, QAccessible::Focus);
        focus.setChild(m_list->currentRow());
        QAccessible::updateAccessibility(&focus);
    }
    emit currentChanged();
}

void SearchPopup::showBelow(const QWidget &field)
{
    const QPoint below = field.mapTo(parentWidget(), QPoint(0, field.height() + 2));
    const int width = qMin(widest, parentWidget()->width() - below.x() - theme::gapSmall);
    const int room = parentWidget()->height() - below.y() - theme::gapSmall;
    const int rowHeight = qMax(1, m_list->sizeHintForRow(0));
    const int rows = qMin(qMin(mostRows, m_list->count()), qMax(1, room / 2 / rowHeight));
    m_list->setFixedHeight(rows * rowHeight);
    setFixedWidth(width);
    const int height = layout()->totalHeightForWidth(width);
    setGeometry(below.x(), below.y(), width, qMin(room, height));
    raise();
    show();
}

void SearchPopup::setListName(const QString &name)
{
    m_list->setAccessibleName(name);
}

QString SearchPopup::spoken() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(Qt::AccessibleTextRole).toString() : m_hint->text();
}

} // namespace lekthi::ui
