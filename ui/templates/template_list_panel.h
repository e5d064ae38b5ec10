#pragma once

#include "models/templates/template_key.h"
#include "ui/widgets/filtered_list.h"

#include <optional>

namespace lekthi::models {
class TemplateListModel;
}

namespace lekthi::ui {

/// Filter and list at the left of the page. The model belongs to the caller and outlives the panel.
class TemplateListPanel : public FilteredList
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

private:
    void filterModel(const QString &text) override;
    QModelIndex wantedRow() const override;
    void take(const QModelIndex &row) override;

    models::TemplateListModel &m_model;
    std::optional<models::TemplateKey> m_current;
};

} // namespace lekthi::ui
