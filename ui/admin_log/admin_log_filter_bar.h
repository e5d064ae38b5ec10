#pragma once

#include "core/store/log/admin_entry.h"
#include "core/store/people/people.h"
#include "core/store/reference/reference_data.h"
#include "ui/widgets/filter_memory.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace lekthi::ui {

class CodeCombo;
class PeriodChoice;
class PersonCombo;

/// What entries of the admin log to show: text, person, action, project, period, denied only. UI thread only.
class AdminLogFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit AdminLogFilterBar(const store::ReferenceData &reference, QWidget *parent = nullptr);

    /// People to choose from; keeps the chosen one.
    void setPeople(const QList<store::Person> &people);
    store::AdminLogFilter filter() const;
    bool narrows() const;      ///< whether anything is filtered at all
    QStringList words() const; ///< what the filter lets through
    void reset();
    /// Only this action in this project. What the person chose before is still remembered.
    void showOnly(const QString &action, int projectId);
    /// What there is to choose from; the choice stays if it is still there.
    void offer(const store::ReferenceData &reference);
    void keepFor(const QString &login); ///< choices are this person's, from one session to the next
    void retranslate();
    void focusSearch();

signals:
    void filterChanged(); ///< texts after a pause in typing

private:
    void clear();
    void fillActions();

    QTimer m_pause;
    QLineEdit *m_search;
    PersonCombo *m_person;
    QComboBox *m_action;
    CodeCombo *m_project;
    PeriodChoice *m_period;
    QCheckBox *m_denied;
    FilterMemory m_memory;
};

} // namespace lekthi::ui
