#pragma once

#include "models/resets/request_name.h"
#include "ui/widgets/filtered_list.h"

namespace lekthi::models {
class ResetListModel;
}

namespace lekthi::ui {

/// Filter and list at the left of the Approvals page. The model belongs to the caller and outlives the panel.
/// UI thread only.
class ResetListPanel : public FilteredList
{
    Q_OBJECT

public:
    explicit ResetListPanel(models::ResetListModel &model, QWidget *parent = nullptr);

    models::RequestName current() const { return m_current; }
    /// Chooses without emitting chosen(); a filter that hides the row is kept.
    void setCurrent(models::RequestName name);
    void retranslate();

signals:
    void chosen(models::RequestName name);

private:
    void filterModel(const QString &text) override;
    QModelIndex wantedRow() const override;
    void take(const QModelIndex &row) override;

    models::ResetListModel &m_model;
    models::RequestName m_current;
};

} // namespace lekthi::ui
