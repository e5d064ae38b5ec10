#include "ui/approvals/request_list_panel.h"

#include "models/requests/request_list_model.h"
#include "ui/approvals/request_list_delegate.h"

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::RequestListModel;

RequestListPanel::RequestListPanel(RequestListModel &model, QWidget *parent)
    : FilteredList(model, u"reset"_s, parent)
    , m_model(model)
{
    setRowDelegate(new RequestListDelegate(this));
}

void RequestListPanel::setCurrent(qint64 id)
{
    m_current = id;
    restoreCurrent();
}

void RequestListPanel::filterModel(const QString &text)
{
    m_model.setFilter(text);
}

QModelIndex RequestListPanel::wantedRow() const
{
    return m_model.indexOf(m_current);
}

void RequestListPanel::take(const QModelIndex &row)
{
    const qint64 id = RequestListModel::idOf(row);
    if (id == m_current)
        return;
    m_current = id;
    emit chosen(m_current);
}

void RequestListPanel::retranslate()
{
    setTexts(
        {tr("Filter requests"), tr("Filter requests"), tr("Requests"), tr("No request fits this filter.")});
}

} // namespace lekthi::ui
