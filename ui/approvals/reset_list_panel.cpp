#include "ui/approvals/reset_list_panel.h"

#include "models/resets/reset_list_model.h"
#include "ui/approvals/reset_list_delegate.h"

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::ResetListModel;

ResetListPanel::ResetListPanel(ResetListModel &model, QWidget *parent)
    : FilteredList(model, u"reset"_s, parent)
    , m_model(model)
{
    setRowDelegate(new ResetListDelegate(this));
}

void ResetListPanel::setCurrent(models::RequestName name)
{
    m_current = name;
    restoreCurrent();
}

void ResetListPanel::filterModel(const QString &text)
{
    m_model.setFilter(text);
}

QModelIndex ResetListPanel::wantedRow() const
{
    return m_model.indexOf(m_current);
}

void ResetListPanel::take(const QModelIndex &row)
{
    const models::RequestName name = ResetListModel::nameOf(row);
    if (name == m_current)
        return;
    m_current = name;
    emit chosen(m_current);
}

void ResetListPanel::retranslate()
{
    setTexts(
        {tr("Filter requests"), tr("Filter requests"), tr("Requests"), tr("No request fits this filter.")});
}

} // namespace lekthi::ui
