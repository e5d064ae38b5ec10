#pragma once

#include "ui/widgets/filtered_list.h"

namespace lekthi::models {
class RequestListModel;
}

namespace lekthi::ui {

/// Filter and list at the left of the Approvals page. The model belongs to the caller and outlives the panel.
/// UI thread only.
class RequestListPanel : public FilteredList
{
    Q_OBJECT

public:
    explicit RequestListPanel(models::RequestListModel &model, QWidget *parent = nullptr);

    qint64 current() const { return m_current; }
    /// Chooses without emitting chosen(); a filter that hides the row is kept.
    void setCurrent(qint64 id);
    void retranslate();

signals:
    void chosen(qint64 id);

private:
    void filterModel(const QString &text) override;
    QModelIndex wantedRow() const override;
    void take(const QModelIndex &row) override;

    models::RequestListModel &m_model;
    qint64 m_current = 0;
};

} // namespace lekthi::ui
