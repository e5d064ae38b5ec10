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

void ResetListPanel::setCurrent(qint64 id)
{
    m_current = id;
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
    const qint64 id = row.data(ResetListModel::IdRole).toLongLong();
    if (id == m_current)
        return;
    m_current = id;
    emit chosen(m_current);
}

void ResetListPanel::retranslate()
{
    setTexts({tr("Filter requests"), tr("Filter requests"), tr("Reset requests"),
              tr("No request fits this filter.")});
}

} // namespace lekthi::ui
