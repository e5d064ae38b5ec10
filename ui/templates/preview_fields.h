#pragma once

#include "core/store/reference/reference_data.h"
#include "models/templates/sample.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace lekthi::ui {

class CodeCombo;
class DateField;

/// The document that the preview numbers: who sends what to whom, when, and which value the counter gives
/// next.
class PreviewFields : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewFields(const store::ReferenceData &reference, QWidget *parent = nullptr);

    /// Shows the sample and offers what its project and type allow; does not emit sampleChanged().
    void setSample(const models::Sample &sample);
    const models::Sample &sample() const { return m_sample; }
    void setRevisionShown(bool shown);
    std::optional<qint64> nextValue() const; ///< nothing while it is unknown
    /// Nothing: it is unknown. Does not emit nextValueEdited().
    void setNextValue(std::optional<qint64> value);
    /// Offers what is in the reference data now; does not emit sampleChanged().
    void renewChoices() { setSample(m_sample); }
    void retranslate();

signals:
    void sampleChanged();
    void nextValueEdited();

private:
    struct Field
    {
        QWidget *box = nullptr;
        QLabel *caption = nullptr;
    };

    Field addField(QWidget *editor, const QString &objectName);
    void build();
    void connectFields();
    void readSample();
    void showCaptions();

    const store::ReferenceData &m_reference;
    models::Sample m_sample;
    bool m_filling = false;
    CodeCombo *m_sender;
    CodeCombo *m_recipient;
    CodeCombo *m_subType;
    CodeCombo *m_rfaType;
    CodeCombo *m_discipline;
    QLineEdit *m_revision;
    DateField *m_date;
    QSpinBox *m_nextValue;
    Field m_senderField, m_recipientField, m_subTypeField, m_rfaTypeField, m_disciplineField, m_revisionField,
        m_dateField, m_nextValueField;
};

} // namespace lekthi::ui
