#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;

namespace lekthi::models {
class ResetListModel;
}

namespace lekthi::ui {

/// Filter and list at the left of the Approvals page. The model belongs to the caller and outlives the panel.
/// UI thread only.
class ResetListPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ResetListPanel(models::ResetListModel &model, QWidget *parent = nullptr);

    qint64 current() const { return m_current; } ///< id of the request; 0: none
    /// Chooses without emitting chosen(); a filter that hides the row is kept.
    void setCurrent(qint64 id);
    void retranslate();

signals:
    void chosen(qint64 id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void takeCurrent();
    void restoreCurrent();
    void applyFilter(const QString &text);

    models::ResetListModel &m_model;
    qint64 m_current = 0;
    bool m_restoring = false;
    QLineEdit *m_filter;
    QListView *m_list;
    QLabel *m_nothing;
};

} // namespace lekthi::ui
