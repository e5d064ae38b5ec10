#pragma once

#include "core/store/log/error_entry.h"
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

/// What errors to show: reference, class, project, period, unresolved only. UI thread only.
class ErrorFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit ErrorFilterBar(const store::ReferenceData &reference, QWidget *parent = nullptr);

    store::ErrorFilter filter() const;
    bool narrows() const;      ///< whether anything is filtered at all
    QStringList words() const; ///< what the filter lets through
    void reset();
    /// Only the error of this reference. What the person chose before is still remembered.
    void showOnly(const QString &reference);
    /// What there is to choose from; the choice stays if it is still there.
    void offer(const store::ReferenceData &reference);
    void keepFor(const QString &login); ///< choices are this person's, from one session to the next
    void retranslate();
    void focusSearch();

signals:
    void filterChanged(); ///< texts after a pause in typing

private:
    void clear();
    void fillTypes();

    QTimer m_pause;
    QLineEdit *m_search;
    QComboBox *m_type;
    CodeCombo *m_project;
    PeriodChoice *m_period;
    QCheckBox *m_unresolved;
    FilterMemory m_memory;
};

} // namespace lekthi::ui
