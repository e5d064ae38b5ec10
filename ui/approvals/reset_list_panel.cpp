#include "ui/approvals/reset_list_panel.h"

#include "models/resets/reset_list_model.h"
#include "ui/approvals/reset_list_delegate.h"
#include "ui/shell/theme.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::ResetListModel;

ResetListPanel::ResetListPanel(ResetListModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_filter(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_nothing(new QLabel(this))
{
    m_filter->setObjectName(u"resetFilter"_s);
    m_filter->setClearButtonEnabled(true);
    m_list->setObjectName(u"resetList"_s);
    m_list->setModel(&model);
    setFocusProxy(m_list);
    m_list->setItemDelegate(new ResetListDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setStyleSheet(u"QListView { border: none; border-radius: 0; background: transparent; }"_s);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    theme::setLook(m_nothing, Look::Secondary);
    m_nothing->setWordWrap(true);
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
    connect(m_filter, &QLineEdit::textChanged, this, &ResetListPanel::applyFilter);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ResetListPanel::takeCurrent);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_restoring = true; });
    connect(&model, &QAbstractItemModel::modelReset, this, &ResetListPanel::restoreCurrent);
}

void ResetListPanel::setCurrent(qint64 id)
{
    m_current = id;
    restoreCurrent();
}

void ResetListPanel::takeCurrent()
{
    const qint64 id = m_list->currentIndex().data(ResetListModel::IdRole).toLongLong();
    if (m_restoring || id == 0 || id == m_current)
        return;
    m_current = id;
    emit chosen(m_current);
}

void ResetListPanel::restoreCurrent()
{
    m_restoring = true;
    const QModelIndex index = m_model.indexOf(m_current);
    if (index.isValid())
        m_list->setCurrentIndex(index);
    else
        m_list->selectionModel()->clear();
    m_restoring = false;
}

void ResetListPanel::applyFilter(const QString &text)
{
    m_model.setFilter(text);
    const bool nothing = m_model.rowCount() == 0 && !text.trimmed().isEmpty();
    m_nothing->setVisible(nothing);
    m_list->setVisible(!nothing);
}

void ResetListPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        m_list->doItemsLayout();
    QWidget::changeEvent(event);
}

void ResetListPanel::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter requests"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_list->setAccessibleName(tr("Reset requests"));
    m_nothing->setText(tr("No request fits this filter."));
}

} // namespace lekthi::ui
