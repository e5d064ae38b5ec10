#pragma once

#include "core/allocation/sandbox/test_bench.h"
#include "core/store/reference/reference_data.h"
#include "ui/widgets/card.h"

#include <QHash>

class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace lekthi::ui {

class CodeCombo;
class DateField;

/// What test numbers to draw: the key, the date, how many and by how many callers. UI thread only.
class BenchForm : public Card
{
    Q_OBJECT

public:
    explicit BenchForm(const store::ReferenceData &reference, QWidget *parent = nullptr);

    allocation::BenchPlan plan() const;
    void chooseProject(int projectId);
    /// Why nothing can be drawn yet, as a finished sentence; empty when all is there.
    QString whatIsMissing() const;
    /// Offers what is in the reference data now; choices stay as far as they are still there.
    void offer();
    void retranslate();

signals:
    void changed();

private:
    void build();
    void connectParts();
    void addField(QWidget *widget, const QString &name);
    void onProjectChanged();
    void onTypeChanged();
    numbering::KeyShape shape() const;
    void setFieldVisible(QWidget *widget, bool visible);

    const store::ReferenceData &m_reference;
    QFormLayout *m_form;
    CodeCombo *m_project;
    CodeCombo *m_type;
    CodeCombo *m_sender;
    CodeCombo *m_recipient;
    CodeCombo *m_subType;
    CodeCombo *m_rfaType;
    CodeCombo *m_discipline;
    QLineEdit *m_revision;
    DateField *m_date;
    QSpinBox *m_count;
    QSpinBox *m_callers;
    QHash<QWidget *, QLabel *> m_labels;
};

} // namespace lekthi::ui
