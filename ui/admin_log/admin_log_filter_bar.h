#pragma once

#include "core/store/admin_log_gateway.h"
#include "core/store/people.h"
#include "core/store/reference_data.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace lekthi::ui {

class CodeCombo;
class DateField;

/// What entries of the admin log to show: text, person, action, project, period, denied only. UI thread only.
class AdminLogFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit AdminLogFilterBar(const store::ReferenceData &reference, QWidget *parent = nullptr);

    /// People to choose from; keeps the chosen one.
    void setPeople(const QList<store::Person> &people);
    store::AdminLogFilter filter() const;
    bool narrows() const; ///< whether anything is filtered at all
    void reset();
    void retranslate();
    void focusSearch();

signals:
    void filterChanged(); ///< texts after a pause in typing

private:
    QWidget *makeDates();
    void takePeriod();
    void fill();

    QList<store::Person> m_people;
    QTimer m_pause;
    QLineEdit *m_search;
    QComboBox *m_person;
    QComboBox *m_action;
    CodeCombo *m_project;
    QComboBox *m_period;
    QLabel *m_fromCaption;
    DateField *m_from;
    QLabel *m_untilCaption;
    DateField *m_until;
    QWidget *m_dates; ///< shown while they are chosen freely
    QCheckBox *m_denied;
};

} // namespace lekthi::ui
