#pragma once

#include "models/alerts/list_rows_model.h"
#include "ui/widgets/filtered_list.h"

namespace lekthi::ui {

/// A list of rows in two lines at the left of a tab of the Alerts page. UI thread only.
class AlertList : public FilteredList
{
    Q_OBJECT

public:
    /// name: of the objects, "alert" gives alertFilter and alertList.
    explicit AlertList(const QString &name, QWidget *parent = nullptr);

    void setRows(const QList<models::ListRow> &rows);
    using FilteredList::setTexts;
    const QString &current() const { return m_current; } ///< empty: none
    void setCurrent(const QString &id);                  ///< without chosen()
    QString firstId() const { return m_model->firstId(); }

signals:
    void chosen(const QString &id);

private:
    AlertList(models::ListRowsModel *model, const QString &name, QWidget *parent);
    void filterModel(const QString &text) override;
    QModelIndex wantedRow() const override;
    void take(const QModelIndex &row) override;

    models::ListRowsModel *m_model;
    QString m_current;
};

} // namespace lekthi::ui
