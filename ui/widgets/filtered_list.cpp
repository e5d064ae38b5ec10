#include "ui/widgets/filtered_list.h"

#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QShortcut>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

FilteredList::FilteredList(QAbstractItemModel &model, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_filter(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_nothing(makeLabel(this, Look::Secondary))
{
    m_filter->setObjectName(name + "Filter"_L1);
    m_filter->setClearButtonEnabled(true);
    m_list->setObjectName(name + "List"_L1);
    m_list->setModel(&model);
    setKeyboardStart(*this, *m_list);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setStyleSheet(u"QListView { border: none; border-radius: 0; background: transparent; }"_s);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_nothing->setMargin(theme::gapLarge);
    m_nothing->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_nothing->hide();
    auto *filterBox = new QVBoxLayout;
    filterBox->setContentsMargins(theme::gap, theme::gap, theme::gap, theme::gapSmall);
    filterBox->addWidget(m_filter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(filterBox);
    layout->addWidget(m_nothing);
    layout->addWidget(m_list, 1);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_filter, [this] {
        m_filter->setFocus(Qt::ShortcutFocusReason);
        m_filter->selectAll();
    });
    connect(m_filter, &QLineEdit::textChanged, this, &FilteredList::applyFilter);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &FilteredList::takeCurrent);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_restoring = true; });
    connect(&model, &QAbstractItemModel::modelReset, this, &FilteredList::restoreCurrent);
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&model, changed, this, &FilteredList::showWhatIsThere);
    connect(&model, &QAbstractItemModel::modelReset, this, &FilteredList::showWhatIsThere);
}

void FilteredList::setRowDelegate(QAbstractItemDelegate *delegate)
{
    m_list->setItemDelegate(delegate);
}

void FilteredList::setTexts(const Texts &texts)
{
    m_filter->setPlaceholderText(texts.placeholder);
    m_filter->setAccessibleName(texts.filterName);
    m_list->setAccessibleName(texts.listName);
    m_texts = texts;
    showWhatIsThere();
}

void FilteredList::takeCurrent(const QModelIndex &row)
{
    if (!m_restoring && row.flags() & Qt::ItemIsSelectable)
        take(row);
}

void FilteredList::restoreCurrent()
{
    m_restoring = true;
    const QModelIndex row = wantedRow();
    if (row.isValid()) {
        const QModelIndex above = row.siblingAtRow(row.row() - 1);
        m_list->setCurrentIndex(row);
        if (above.isValid() && !(above.flags() & Qt::ItemIsSelectable))
            m_list->scrollTo(above); // its heading
    } else {
        m_list->selectionModel()->clear();
    }
    m_restoring = false;
}

void FilteredList::applyFilter(const QString &text)
{
    filterModel(text);
    showWhatIsThere();
}

bool FilteredList::hasFoundNothing() const
{
    return m_model.rowCount() == 0 && !searched().isEmpty();
}

QString FilteredList::searched() const
{
    return m_filter->text().trimmed();
}

void FilteredList::clearFilter()
{
    m_filter->clear();
    m_filter->setFocus();
}

void FilteredList::leaveEmptyFilter()
{
    if (hasFoundNothing())
        m_filter->clear();
}

void FilteredList::showWhatIsThere()
{
    const bool isEmpty = m_model.rowCount() == 0;
    const QString &said = hasFoundNothing() ? m_texts.nothing : m_texts.empty;
    showOrHide(m_nothing, isEmpty ? said : QString());
    m_list->setVisible(!isEmpty || said.isEmpty());
    emit filtered();
}

void FilteredList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        m_list->doItemsLayout();
    QWidget::changeEvent(event);
}

} // namespace lekthi::ui
