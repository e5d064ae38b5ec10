#include "ui/templates/template_list_panel.h"

#include "models/templates/template_list_model.h"
#include "ui/shell/theme.h"
#include "ui/templates/template_list_delegate.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::TemplateKey;
using models::TemplateListModel;

TemplateListPanel::TemplateListPanel(TemplateListModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_filter(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_nothing(new QLabel(this))
{
    m_filter->setObjectName(u"templateFilter"_s);
    m_filter->setClearButtonEnabled(true);
    m_list->setObjectName(u"templateList"_s);
    m_list->setModel(&model);
    setFocusProxy(m_list);
    m_list->setItemDelegate(new TemplateListDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setStyleSheet(u"QListView { border: none; border-radius: 0; background: transparent; }"_s);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    theme::setLook(m_nothing, Look::Secondary);
    m_nothing->setWordWrap(true);
    m_nothing->setMargin(theme::gapLarge);
    m_nothing->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *filterBox = new QVBoxLayout;
    filterBox->setContentsMargins(theme::gap, theme::gap, theme::gap, theme::gapSmall);
    filterBox->addWidget(m_filter);
    layout->addLayout(filterBox);
    layout->addWidget(m_nothing);
    layout->addWidget(m_list, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &TemplateListPanel::applyFilter);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TemplateListPanel::takeCurrent);
    connect(&model, &TemplateListModel::modelAboutToBeReset, this, [this] { m_restoring = true; });
    connect(&model, &TemplateListModel::modelReset, this, &TemplateListPanel::restoreCurrent);
}

void TemplateListPanel::setCurrent(const std::optional<TemplateKey> &key)
{
    m_current = key;
    restoreCurrent();
}

void TemplateListPanel::takeCurrent()
{
    const QVariant key = m_list->currentIndex().data(TemplateListModel::KeyRole);
    if (m_restoring || !key.isValid() || key.value<TemplateKey>() == m_current)
        return;
    m_current = key.value<TemplateKey>();
    emit chosen(*m_current);
}

void TemplateListPanel::restoreCurrent()
{
    m_restoring = true;
    const QModelIndex index = m_current ? m_model.indexOf(*m_current) : QModelIndex();
    if (index.isValid()) {
        const QModelIndex above = index.siblingAtRow(index.row() - 1);
        m_list->setCurrentIndex(index);
        if (above.isValid() && !above.data(TemplateListModel::KeyRole).isValid())
            m_list->scrollTo(above); // its project
    } else {
        m_list->selectionModel()->clear();
    }
    m_restoring = false;
}

void TemplateListPanel::applyFilter(const QString &text)
{
    m_model.setFilter(text);
    const bool nothing = m_model.rowCount() == 0 && !text.trimmed().isEmpty();
    m_nothing->setVisible(nothing);
    m_list->setVisible(!nothing);
}

void TemplateListPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        m_list->doItemsLayout();
    QWidget::changeEvent(event);
}

void TemplateListPanel::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter by project, type or number"));
    m_filter->setAccessibleName(tr("Filter templates"));
    m_list->setAccessibleName(tr("Templates"));
    m_nothing->setText(tr("No template fits this filter."));
}

} // namespace lekthi::ui
