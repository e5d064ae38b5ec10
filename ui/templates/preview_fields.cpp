#include "ui/templates/preview_fields.h"

#include "core/numbering/calendar.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/date_field.h"
#include "ui/widgets/flow_layout.h"

#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Calendar;
using numbering::KeyShape;
using numbering::TokenKind;

namespace {

constexpr int narrowestField = 150;
constexpr int longestRevision = 10;
constexpr int largestValue = 999'999'999;

} // namespace

PreviewFields::PreviewFields(const store::ReferenceData &reference, QWidget *parent)
    : QWidget(parent)
    , m_reference(reference)
    , m_sender(new CodeCombo)
    , m_recipient(new CodeCombo)
    , m_subType(new CodeCombo)
    , m_rfaType(new CodeCombo)
    , m_discipline(new CodeCombo)
    , m_revision(new QLineEdit)
    , m_date(new DateField)
    , m_nextValue(new QSpinBox)
{
    build();
    connectFields();
}

void PreviewFields::build()
{
    auto *layout = new FlowLayout(theme::gap, narrowestField);
    setLayout(layout);
    m_senderField = addField(m_sender, u"previewSender"_s);
    m_recipientField = addField(m_recipient, u"previewRecipient"_s);
    m_subTypeField = addField(m_subType, u"previewSubType"_s);
    m_rfaTypeField = addField(m_rfaType, u"previewRfaType"_s);
    m_disciplineField = addField(m_discipline, u"previewDiscipline"_s);
    m_revisionField = addField(m_revision, u"previewRevision"_s);
    m_dateField = addField(m_date, u"previewDate"_s);
    m_nextValueField = addField(m_nextValue, u"previewNextValue"_s);
    m_revision->setMaxLength(longestRevision);
    m_nextValue->setRange(1, largestValue);
    m_nextValue->setAccelerated(true);
    m_date->setCalendar(Preferences::instance().calendar());
}

PreviewFields::Field PreviewFields::addField(QWidget *editor, const QString &objectName)
{
    Field field{new QWidget(this), new QLabel};
    editor->setObjectName(objectName);
    theme::setLook(field.caption, Look::Caption);
    field.caption->setBuddy(editor);
    auto *column = new QVBoxLayout(field.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(field.caption);
    column->addWidget(editor);
    layout()->addWidget(field.box);
    return field;
}

void PreviewFields::connectFields()
{
    for (CodeCombo *combo : {m_sender, m_recipient, m_subType, m_rfaType, m_discipline})
        connect(combo, &CodeCombo::currentIdChanged, this, &PreviewFields::readSample);
    connect(m_revision, &QLineEdit::textChanged, this, &PreviewFields::readSample);
    connect(m_date, &DateField::dateChanged, this, &PreviewFields::readSample);
    connect(m_nextValue, &QSpinBox::valueChanged, this, [this] {
        if (!m_filling)
            emit nextValueEdited();
    });
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this](Calendar calendar) {
        m_date->setCalendar(calendar);
        showCaptions();
    });
}

void PreviewFields::setSample(const models::Sample &sample)
{
    m_filling = true;
    m_sample = sample;
    const KeyShape shape = models::shapeOf(m_reference, sample.typeId);
    const QList<store::CodedItem> organizations = models::organizationsOf(m_reference, sample.projectId);
    m_sender->setItems(organizations);
    m_sender->setCurrentId(sample.originatorId);
    m_recipient->setItems(organizations);
    if (sample.recipientId)
        m_recipient->setCurrentId(*sample.recipientId);
    m_subType->setItems(store::openItems(m_reference.subTypes));
    m_subType->setCurrentId(sample.subTypeId);
    m_rfaType->setItems(store::openItems(m_reference.rfaTypes));
    m_rfaType->setCurrentId(sample.rfaTypeId);
    m_discipline->setItems(store::openItems(m_reference.disciplines));
    m_discipline->setCurrentId(sample.disciplineId);
    m_revision->setText(sample.revision);
    m_date->setDate(sample.date);
    m_senderField.box->setVisible(shape.has(TokenKind::Originator));
    m_recipientField.box->setVisible(shape.has(TokenKind::Recipient));
    m_subTypeField.box->setVisible(shape.has(TokenKind::SubType));
    m_rfaTypeField.box->setVisible(shape.has(TokenKind::RfaType));
    m_disciplineField.box->setVisible(shape.has(TokenKind::Discipline));
    showCaptions();
    m_filling = false;
}

void PreviewFields::setRevisionShown(bool shown)
{
    m_revisionField.box->setVisible(shown);
}

std::optional<qint64> PreviewFields::nextValue() const
{
    return m_nextValue->value() > 0 ? std::optional<qint64>(m_nextValue->value()) : std::nullopt;
}

void PreviewFields::setNextValue(std::optional<qint64> value)
{
    m_filling = true;
    m_nextValue->setMinimum(value ? 1 : 0);
    m_nextValue->setSpecialValueText(value ? QString() : u"—"_s);
    m_nextValue->setValue(int(qMin<qint64>(value.value_or(0), largestValue)));
    m_filling = false;
}

void PreviewFields::readSample()
{
    if (m_filling)
        return;
    const KeyShape shape = models::shapeOf(m_reference, m_sample.typeId);
    models::Sample sample = m_sample;
    if (shape.has(TokenKind::Originator))
        sample.originatorId = m_sender->currentId().value_or(0);
    if (shape.has(TokenKind::Recipient))
        sample.recipientId = m_recipient->currentId();
    if (shape.has(TokenKind::SubType))
        sample.subTypeId = m_subType->currentId().value_or(0);
    if (shape.has(TokenKind::RfaType))
        sample.rfaTypeId = m_rfaType->currentId().value_or(0);
    if (shape.has(TokenKind::Discipline))
        sample.disciplineId = m_discipline->currentId().value_or(0);
    sample.revision = m_revision->text().trimmed();
    sample.date = m_date->date();
    if (sample == m_sample)
        return;
    m_sample = sample;
    showCaptions();
    emit sampleChanged();
}

void PreviewFields::retranslate()
{
    m_senderField.caption->setText(tr("Sender"));
    m_recipientField.caption->setText(tr("Recipient"));
    m_subTypeField.caption->setText(tr("Sub type"));
    m_rfaTypeField.caption->setText(tr("RFA type"));
    m_disciplineField.caption->setText(tr("Discipline"));
    m_revisionField.caption->setText(tr("Revision"));
    m_nextValueField.caption->setText(tr("Next value"));
    showCaptions();
    for (const Field &field : {m_senderField, m_recipientField, m_subTypeField, m_rfaTypeField,
                               m_disciplineField, m_revisionField, m_nextValueField})
        field.caption->buddy()->setAccessibleName(field.caption->text());
}

void PreviewFields::showCaptions()
{
    const Calendar other =
        Preferences::instance().calendar() == Calendar::Buddhist ? Calendar::Gregorian : Calendar::Buddhist;
    const QString inOther = numbering::formatDate(m_sample.date, currentLanguage(), other);
    m_dateField.caption->setText(
        tr("Date · %1", "the year in the other calendar")
            .arg(numbering::formatYear(m_sample.date.year(), currentLanguage(), other)));
    m_dateField.caption->setToolTip(inOther);
    m_date->focusProxy()->setAccessibleName(tr("Document date, %1").arg(inOther));
}

} // namespace lekthi::ui
