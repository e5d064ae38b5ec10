#pragma once

#include "models/templates/template_key.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QListView;

namespace lekthi::models {
class TemplateListModel;
}

namespace lekthi::ui {

/// Filter and list at the left of the page. The model belongs to the caller and outlives the panel.
class TemplateListPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TemplateListPanel(models::TemplateListModel &model, QWidget *parent = nullptr);

    std::optional<models::TemplateKey> current() const { return m_current; }
    /// Chooses without emitting chosen(); a filter that hides the row is kept.
    void setCurrent(const std::optional<models::TemplateKey> &key);
    void retranslate();

signals:
    void chosen(const lekthi::models::TemplateKey &key);

protected:
    void changeEvent(QEvent *event) override;

private:
    void takeCurrent();
    void restoreCurrent();
    void applyFilter(const QString &text);

    models::TemplateListModel &m_model;
    std::optional<models::TemplateKey> m_current;
    bool m_restoring = false;
    QLineEdit *m_filter;
    QListView *m_list;
    QLabel *m_nothing;
};

} // namespace lekthi::ui
