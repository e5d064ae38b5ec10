#pragma once

#include "core/store/ledger/ledger_list.h"
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
class Expander;
class PeriodChoice;

/// Which numbers of the ledger to show. What is asked for often stands in sight, the rest opens below it, and
/// says how much of it is set while it is closed. UI thread only.
class LedgerFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit LedgerFilterBar(const store::ReferenceData &reference, QWidget *parent = nullptr);

    /// People and services to choose from; keeps those that are chosen.
    void setPeople(const QList<store::Person> &people);
    /// The last days end now: each call gives another period.
    store::LedgerFilter filter() const;
    bool narrows() const;      ///< whether anything is filtered at all
    QStringList words() const; ///< what the filter lets through
    void reset();
    /// Lets through what this filter says of number and document, and nothing else is set. What the person
    /// chose before is still remembered.
    void apply(const store::LedgerFilter &filter);
    /// What there is to choose from; the choice stays if it is still there.
    void offer(const store::ReferenceData &reference);
    void keepFor(const QString &login); ///< choices are this person's, from one session to the next
    void retranslate();
    void focusSearch();

signals:
    void filterChanged(); ///< texts after a pause in typing

private:
    void build();
    void setFields(const store::LedgerFilter &filter); ///< without a signal
    void connectParts();
    void fillStates();
    void showMore();
    int setInMore() const; ///< how many of the fields that can be closed
    QList<CodeCombo *> codes() const;
    QList<QCheckBox *> checks() const;

    QTimer m_pause;
    QLineEdit *m_number;
    PeriodChoice *m_period;
    CodeCombo *m_project;
    CodeCombo *m_type;
    QComboBox *m_state;
    Expander *m_more;
    QWidget *m_rest;
    CodeCombo *m_sender;
    CodeCombo *m_recipient;
    CodeCombo *m_person;
    CodeCombo *m_service;
    QLineEdit *m_document;
    QCheckBox *m_retried;
    QCheckBox *m_fallback;
    QCheckBox *m_skipping;
    FilterMemory m_memory;
};

} // namespace lekthi::ui
