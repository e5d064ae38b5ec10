#pragma once

#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"
#include "core/store/templates/number_template.h"
#include "models/templates/template_key.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;

namespace lekthi::models {
class TemplateHistoryModel;
}

namespace lekthi::ui {

class CodeCombo;
class PeriodChoice;
class PersonCombo;

/// What to show of the past of the templates, and the versions themselves, at the left of the History page.
/// The model belongs to the caller and outlives the panel. UI thread only.
class HistoryListPanel : public QWidget
{
    Q_OBJECT

public:
    HistoryListPanel(models::TemplateHistoryModel &model, const store::ReferenceData &reference,
                     QWidget *parent = nullptr);

    void setPeople(const QList<store::Person> &people);
    store::TemplateVersionFilter filter() const;
    bool narrows() const;
    void resetFilters();
    /// Only versions of this template.
    void showOnly(const models::TemplateKey &key);
    qint64 current() const { return m_current; } ///< id of the version; 0: none
    void setCurrent(qint64 id);                  ///< without emitting chosen()
    void focusSearch();
    /// What there is to choose from.
    void offer(const store::ReferenceData &reference);
    void retranslate();

signals:
    void filterChanged(); ///< texts after a pause in typing
    void chosen(qint64 id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void clearFilters();
    void fillTypes();
    void restoreCurrent();
    void takeCurrent(const QModelIndex &row);

    models::TemplateHistoryModel &m_model;
    QList<store::CodedItem> m_types;
    qint64 m_current = 0;
    bool m_restoring = false;
    QTimer m_pause;
    QLineEdit *m_search;
    CodeCombo *m_project;
    CodeCombo *m_type;
    PersonCombo *m_person;
    PeriodChoice *m_period;
    QListView *m_list;
};

} // namespace lekthi::ui
