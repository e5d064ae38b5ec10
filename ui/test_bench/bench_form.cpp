#include "ui/test_bench/bench_form.h"

#include "core/numbering/counter_key.h"
#include "models/templates/sample.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/date_field.h"

#include <QDateTime>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::KeyShape;
using numbering::TokenKind;

namespace {

constexpr int mostNumbers = 10'000;
constexpr int usualNumbers = 100;
constexpr int usualCallers = 10;

QList<store::CodedItem> organizationsOf(const store::ReferenceData &reference, std::optional<int> projectId)
{
    const store::Project *project = projectId ? reference.project(*projectId) : nullptr;
    QList<store::CodedItem> items;
    for (const store::CodedItem &organization : store::openItems(reference.organizations)) {
        if (project && project->organizationIds.contains(organization.id))
            items += organization;
    }
    return items;
}

} // namespace

BenchForm::BenchForm(const store::ReferenceData &reference, QWidget *parent)
    : Card(parent)
    , m_reference(reference)
    , m_form(new QFormLayout)
    , m_project(new CodeCombo(this))
    , m_type(new CodeCombo(this))
    , m_sender(new CodeCombo(this))
    , m_recipient(new CodeCombo(this))
    , m_subType(new CodeCombo(this))
    , m_rfaType(new CodeCombo(this))
    , m_discipline(new CodeCombo(this))
    , m_revision(new QLineEdit(u"A"_s, this))
    , m_date(new DateField(this))
    , m_count(new QSpinBox(this))
    , m_callers(new QSpinBox(this))
{
    build();
    offer();
    if (const store::CodedItem *letter = store::itemByCode(reference.types, u"LETTER"))
        m_type->setCurrentId(letter->id);
    m_count->setRange(1, mostNumbers);
    m_count->setValue(usualNumbers);
    m_count->setGroupSeparatorShown(true);
    m_callers->setRange(1, allocation::maximumBenchCallers);
    m_callers->setValue(usualCallers);
    m_date->setDate(numbering::documentDate(QDateTime::currentDateTimeUtc()));
    connectParts();
    onProjectChanged();
    onTypeChanged();
}

void BenchForm::build()
{
    m_form->setHorizontalSpacing(theme::gap);
    m_form->setVerticalSpacing(theme::gapSmall);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    content()->addLayout(m_form);
    content()->addStretch(1);
    addField(m_project, u"benchProject"_s);
    addField(m_type, u"benchType"_s);
    addField(m_sender, u"benchSender"_s);
    addField(m_recipient, u"benchRecipient"_s);
    addField(m_subType, u"benchSubType"_s);
    addField(m_rfaType, u"benchRfaType"_s);
    addField(m_discipline, u"benchDiscipline"_s);
    addField(m_revision, u"benchRevision"_s);
    addField(m_date, u"benchDate"_s);
    addField(m_count, u"benchCount"_s);
    addField(m_callers, u"benchCallers"_s);
}

void BenchForm::addField(QWidget *widget, const QString &name)
{
    widget->setObjectName(name);
    auto *label = new QLabel(this);
    theme::setLook(label, Look::Secondary);
    label->setBuddy(widget);
    m_labels.insert(widget, label);
    m_form->addRow(label, widget);
}

void BenchForm::connectParts()
{
    connect(m_project, &CodeCombo::currentIdChanged, this, &BenchForm::onProjectChanged);
    connect(m_type, &CodeCombo::currentIdChanged, this, &BenchForm::onTypeChanged);
    for (CodeCombo *combo : {m_sender, m_recipient, m_subType, m_rfaType, m_discipline})
        connect(combo, &CodeCombo::currentIdChanged, this, &BenchForm::changed);
    connect(m_revision, &QLineEdit::textChanged, this, &BenchForm::changed);
    connect(m_date, &DateField::dateChanged, this, &BenchForm::changed);
    connect(m_date, &DateField::acceptableInputChanged, this, &BenchForm::changed);
    connect(m_count, &QSpinBox::valueChanged, this, &BenchForm::changed);
    connect(m_callers, &QSpinBox::valueChanged, this, &BenchForm::changed);
    const auto useCalendar = [this] { m_date->setCalendar(Preferences::instance().calendar()); };
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, useCalendar);
    useCalendar();
}

void BenchForm::offer()
{
    m_project->setItems(store::openItems({m_reference.projects.cbegin(), m_reference.projects.cend()}));
    m_type->setItems(store::openItems(m_reference.types));
    m_subType->setItems(store::openItems(m_reference.subTypes));
    m_rfaType->setItems(store::openItems(m_reference.rfaTypes));
    m_discipline->setItems(store::openItems(m_reference.disciplines));
    const QList<store::CodedItem> organizations = organizationsOf(m_reference, m_project->currentId());
    m_sender->setItems(organizations);
    m_recipient->setItems(organizations);
}

void BenchForm::onProjectChanged()
{
    const QList<store::CodedItem> organizations = organizationsOf(m_reference, m_project->currentId());
    m_sender->setItems(organizations);
    m_recipient->setItems(organizations);
    if (m_recipient->currentId() == m_sender->currentId() && organizations.size() > 1)
        m_recipient->setCurrentId(organizations.at(1).id);
    emit changed();
}

KeyShape BenchForm::shape() const
{
    return models::shapeOf(m_reference, m_type->currentId());
}

void BenchForm::onTypeChanged()
{
    const KeyShape wanted = shape();
    setFieldVisible(m_sender, wanted.has(TokenKind::Originator));
    setFieldVisible(m_recipient, wanted.has(TokenKind::Recipient));
    setFieldVisible(m_subType, wanted.has(TokenKind::SubType));
    setFieldVisible(m_rfaType, wanted.has(TokenKind::RfaType));
    setFieldVisible(m_discipline, wanted.has(TokenKind::Discipline));
    setFieldVisible(m_revision, wanted == KeyShape::Rfa);
    emit changed();
}

void BenchForm::setFieldVisible(QWidget *widget, bool visible)
{
    m_form->setRowVisible(widget, visible);
}

allocation::BenchPlan BenchForm::plan() const
{
    allocation::BenchPlan plan;
    plan.count = m_count->value();
    plan.callers = m_callers->value();
    allocation::Request &request = plan.request;
    request.projectId = m_project->currentId();
    request.originatorOrganizationId = m_sender->currentId().value_or(0);
    request.correspondenceTypeId = m_type->currentId().value_or(0);
    request.revision = m_revision->text().trimmed();
    request.documentDate = m_date->date();
    const KeyShape wanted = shape();
    if (wanted.has(TokenKind::Recipient) && m_recipient->currentId())
        request.recipientOrganizationIds = {*m_recipient->currentId()};
    if (wanted.has(TokenKind::SubType))
        request.subTypeId = m_subType->currentId();
    if (wanted.has(TokenKind::RfaType))
        request.rfaTypeId = m_rfaType->currentId();
    if (wanted.has(TokenKind::Discipline))
        request.disciplineId = m_discipline->currentId();
    return plan;
}

void BenchForm::chooseProject(int projectId)
{
    m_project->setCurrentId(projectId);
}

QString BenchForm::whatIsMissing() const
{
    if (!m_project->currentId())
        return tr("Choose a project.");
    if (!m_type->currentId())
        return tr("Choose a document type.");
    if (shape().has(TokenKind::Originator) && !m_sender->currentId())
        return tr("No organization takes part in this project. Choose another project.");
    if (!m_date->hasAcceptableInput())
        return tr("Enter a date.");
    return {};
}

void BenchForm::retranslate()
{
    setTitle(tr("What to allocate"));
    const QHash<QWidget *, QString> texts{
        {m_project, tr("Project")},
        {m_type, tr("Document type")},
        {m_sender, tr("Sender")},
        {m_recipient, tr("Recipient")},
        {m_subType, tr("Sub type")},
        {m_rfaType, tr("RFA type")},
        {m_discipline, tr("Discipline")},
        {m_revision, tr("Revision")},
        {m_date, tr("Document date")},
        {m_count, tr("How many")},
        {m_callers, tr("Concurrent callers")},
    };
    for (auto text = texts.cbegin(); text != texts.cend(); ++text) {
        m_labels.value(text.key())->setText(text.value());
        QWidget *typedInto = text.key()->focusProxy();
        (typedInto ? typedInto : text.key())->setAccessibleName(text.value());
    }
}

} // namespace lekthi::ui
