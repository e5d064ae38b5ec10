#pragma once

#include "core/store/counters/counter.h"
#include "core/store/reference/reference_data.h"
#include "ui/widgets/filter_memory.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace lekthi::ui {

class CodeCombo;

/// What counters to show: project, type, organization, year, whether its digits end soon, and a text to
/// look for. UI thread only.
class CounterFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit CounterFilterBar(const store::ReferenceData &reference, QWidget *parent = nullptr);

    store::CounterFilter filter() const;
    QString searchText() const;
    bool onlyRunningOut() const; ///< only counters whose digits end soon
    bool narrows() const;        ///< whether anything is filtered at all
    QStringList words() const;   ///< what it lets through, as a report says it
    /// What there is to choose from; choices stay as far as they are still there.
    void offer(const store::ReferenceData &reference);
    void reset();
    /// Filters as this says and by nothing else, without a signal.
    void setFilter(const store::CounterFilter &filter);
    void keepFor(const QString &login); ///< choices are this person's, from one session to the next
    void retranslate();
    void focusSearch();

signals:
    void filterChanged();
    void searchTextChanged(const QString &text);

private:
    void fillYears();

    int m_firstYear = numbering::usualFirstYear;

    CodeCombo *m_project;
    CodeCombo *m_type;
    CodeCombo *m_organization;
    QComboBox *m_year;
    QCheckBox *m_runningOut;
    QLineEdit *m_search;
    FilterMemory m_memory;
};

} // namespace lekthi::ui
