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
    m_nothing->setText(texts.nothing);
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
    const bool nothing = m_model.rowCount() == 0 && !text.trimmed().isEmpty();
    m_nothing->setVisible(nothing);
    m_list->setVisible(!nothing);
}

void FilteredList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        m_list->doItemsLayout();
    QWidget::changeEvent(event);
}

} // namespace lekthi::ui
