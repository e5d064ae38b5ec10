#include "ui/templates/template_list_panel.h"

#include "models/templates/template_list_model.h"
#include "ui/templates/template_list_delegate.h"

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::TemplateKey;
using models::TemplateListModel;

TemplateListPanel::TemplateListPanel(TemplateListModel &model, QWidget *parent)
    : FilteredList(model, u"template"_s, parent)
    , m_model(model)
{
    setRowDelegate(new TemplateListDelegate(this));
}

void TemplateListPanel::setCurrent(const std::optional<TemplateKey> &key)
{
    m_current = key;
    restoreCurrent();
}

void TemplateListPanel::filterModel(const QString &text)
{
    m_model.setFilter(text);
}

QModelIndex TemplateListPanel::wantedRow() const
{
    return m_current ? m_model.indexOf(*m_current) : QModelIndex();
}

void TemplateListPanel::take(const QModelIndex &row)
{
    const auto key = row.data(TemplateListModel::KeyRole).value<TemplateKey>();
    if (key == m_current)
        return;
    m_current = key;
    emit chosen(*m_current);
}

void TemplateListPanel::retranslate()
{
    setTexts({tr("Filter by project, type or number"), tr("Filter templates"), tr("Templates"),
              tr("No template fits this filter.")});
}

} // namespace lekthi::ui
