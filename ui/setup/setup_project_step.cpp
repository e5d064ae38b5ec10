#include "ui/setup/setup_project_step.h"

#include "core/files/regular_file.h"
#include "models/aside.h"
#include "models/exchange/reference_csv.h"
#include "ui/setup/entry_table.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"

#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

SetupProjectStep::SetupProjectStep(QWidget *parent)
    : QWidget(parent)
    , m_listsCard(new Card(this))
    , m_starter(new QRadioButton(m_listsCard))
    , m_starterMeans(makeLabel(m_listsCard, Look::Secondary))
    , m_none(new QRadioButton(m_listsCard))
    , m_other(new QRadioButton(m_listsCard))
    , m_schema(new QLineEdit(m_listsCard))
    , m_otherMeans(makeLabel(m_listsCard, Look::Secondary))
    , m_projectCard(new Card(this))
    , m_codeCaption(makeLabel(m_projectCard, Look::Caption))
    , m_code(new QLineEdit(m_projectCard))
    , m_thaiCaption(makeLabel(m_projectCard, Look::Caption))
    , m_thai(new QLineEdit(m_projectCard))
    , m_englishCaption(makeLabel(m_projectCard, Look::Caption))
    , m_english(new QLineEdit(m_projectCard))
    , m_organizationsCard(new Card(this))
    , m_organizations(new EntryTable(m_organizationsCard))
    , m_file(new QPushButton(m_organizationsCard))
    , m_fileProblem(makeLabel(m_organizationsCard, Look::Secondary))
{
    build();
    connect(m_starter, &QRadioButton::toggled, this, &SetupProjectStep::changed);
    connect(m_other, &QRadioButton::toggled, this, &SetupProjectStep::showChoice);
    connect(m_schema, &QLineEdit::textChanged, this, &SetupProjectStep::changed);
    connect(m_organizations, &EntryTable::changed, this, &SetupProjectStep::changed);
    connect(m_file, &QPushButton::clicked, this, &SetupProjectStep::askForFile);
    retranslate();
    m_organizations->setRows({{}, {}, {}});
    showChoice();
}

void SetupProjectStep::build()
{
    m_none->setObjectName(u"setupNoLists"_s);
    m_other->setObjectName(u"setupOtherSchema"_s);
    m_schema->setObjectName(u"setupSchema"_s);
    m_file->setObjectName(u"setupOrganizationsFile"_s);
    m_fileProblem->setObjectName(u"setupOrganizationsProblem"_s);
    m_fileProblem->hide();
    m_starter->setObjectName(u"setupStarter"_s);
    m_code->setObjectName(u"setupProjectCode"_s);
    m_thai->setObjectName(u"setupProjectThai"_s);
    m_english->setObjectName(u"setupProjectEnglish"_s);
    m_organizations->setObjectName(u"setupOrganizations"_s);
    m_starter->setChecked(true);
    for (QWidget *widget : {static_cast<QWidget *>(m_starter), static_cast<QWidget *>(m_starterMeans),
                            static_cast<QWidget *>(m_none), static_cast<QWidget *>(m_other),
                            static_cast<QWidget *>(m_otherMeans), static_cast<QWidget *>(m_schema)})
        m_listsCard->content()->addWidget(widget);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::gap);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 2);
    grid->setColumnStretch(2, 2);
    int column = 0;
    for (const auto &[caption, field] : {std::pair{m_codeCaption, m_code}, std::pair{m_thaiCaption, m_thai},
                                         std::pair{m_englishCaption, m_english}}) {
        caption->setBuddy(field);
        grid->addWidget(caption, 0, column);
        grid->addWidget(field, 1, column);
        connect(field, &QLineEdit::textChanged, this, &SetupProjectStep::changed);
        ++column;
    }
    m_projectCard->content()->addLayout(grid);
    m_organizationsCard->content()->addWidget(m_organizations, 1);
    m_organizations->addButton(m_file);
    m_organizationsCard->content()->addWidget(m_fileProblem);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_listsCard);
    layout->addWidget(m_projectCard);
    layout->addWidget(m_organizationsCard, 1);
    layout->addStretch(0);
    setKeyboardStart(*this, *m_code);
}

/// What another schema owns is entered there.
void SetupProjectStep::showChoice()
{
    const bool isOther = m_other->isChecked();
    for (QWidget *widget : {static_cast<QWidget *>(m_schema), static_cast<QWidget *>(m_otherMeans)})
        widget->setVisible(isOther);
    m_starterMeans->setVisible(!isOther);
    for (QWidget *widget : {static_cast<QWidget *>(m_thaiCaption), static_cast<QWidget *>(m_thai),
                            static_cast<QWidget *>(m_englishCaption), static_cast<QWidget *>(m_english),
                            static_cast<QWidget *>(m_organizationsCard)})
        widget->setVisible(!isOther);
    emit changed();
}

void SetupProjectStep::askForFile()
{
    auto *dialog = new QFileDialog(this, tr("Organizations from a CSV file"));
    dialog->setObjectName(u"setupOrganizationsDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({u"CSV (*.csv *.tsv *.txt)"_s, u"* (*)"_s});
    connect(dialog, &QFileDialog::fileSelected, this, &SetupProjectStep::takeFile);
    dialog->open();
}

void SetupProjectStep::takeFile(const QString &path)
{
    models::runAside(
        this,
        [path] {
            const auto content = files::readWholeFile(path, models::largestReferenceFile);
            if (content)
                return models::planReferenceImport(*content, models::ReferenceLists{});
            models::ReferencePlan unread;
            unread.refused.append({0, u"FILE"_s, files::describe(content.error())});
            return unread;
        },
        [this](const models::ReferencePlan &plan) {
            m_fileProblem->setVisible(!plan.isAccepted());
            if (!plan.isAccepted()) {
                const models::RefusedLine &first = plan.refused.constFirst();
                m_fileProblem->setText(first.line > 0
                                           ? tr("Line %1: %2").arg(QString::number(first.line), first.message)
                                           : first.message);
                return;
            }
            QList<QStringList> rows;
            for (const models::ReferenceDifference &line : plan.differences)
                rows.append(
                    {line.after.code, line.after.nameThai, line.after.nameEnglish, line.after.nameChinese});
            m_organizations->setRows(rows);
            emit changed();
        });
}

bool SetupProjectStep::wantsStarterSet() const
{
    return m_starter->isChecked();
}

QString SetupProjectStep::referenceSchema() const
{
    return m_other->isChecked() ? m_schema->text().trimmed() : QString();
}

models::SetupProject SetupProjectStep::project() const
{
    models::SetupProject project;
    if (m_other->isChecked()) {
        project.names.code = m_code->text().trimmed();
        return project;
    }
    project.names = {m_code->text().trimmed(), m_thai->text().trimmed(), m_english->text().trimmed(), {}};
    for (const QStringList &row : m_organizations->rows())
        project.organizations.append({row.at(0), row.at(1), row.at(2), row.at(3)});
    return project;
}

QString SetupProjectStep::whyNot() const
{
    const models::SetupProject wanted = project();
    if (m_other->isChecked() && m_schema->text().trimmed().isEmpty())
        return tr("Enter the name of the schema.");
    if (wanted.names.code.isEmpty())
        return tr("Enter the code of the project, as its numbers show it.");
    if (m_other->isChecked())
        return {};
    if (wanted.names.nameThai.isEmpty() && wanted.names.nameEnglish.isEmpty())
        return tr("Enter the name of the project.");
    return wanted.organizations.size() < 2 ? tr("Enter at least two organizations: a sender and a recipient.")
                                           : QString();
}

void SetupProjectStep::retranslate()
{
    m_listsCard->setTitle(tr("Lists"));
    m_starter->setText(tr("Fill the lists of document types, sub types, RFA types and disciplines"));
    m_starterMeans->setText(
        tr("The usual ones of a construction project: LETTER, RFA, TRANSMITTAL, MEMO and others, in "
           "three languages. They can be changed later under Reference data."));
    m_none->setText(tr("Leave the lists empty, to import them as CSV under Reference data"));
    m_other->setText(tr("Read the lists of a document-management system on the same server"));
    m_otherMeans->setText(
        tr("It keeps projects, organizations and types in a schema of its own. They are read "
           "there and only changed there."));
    m_schema->setPlaceholderText(tr("Name of the schema, for example dms"));
    m_schema->setAccessibleName(tr("Name of the schema"));
    m_file->setText(tr("From a CSV file…"));
    m_projectCard->setTitle(tr("First project"));
    m_codeCaption->setText(tr("Code, as numbers show it"));
    m_thaiCaption->setText(tr("Name in Thai"));
    m_englishCaption->setText(tr("Name in English"));
    m_code->setPlaceholderText(tr("For example LCBP3-C2"));
    m_organizationsCard->setTitle(tr("Organizations that take part"));
    m_organizations->setAccessibleTitle(m_organizationsCard->title());
    m_organizations->setColumns(
        {{tr("Code")}, {tr("Name in Thai")}, {tr("Name in English")}, {tr("Name in Chinese")}},
        tr("Add an organization"), tr("Remove"));
}

} // namespace lekthi::ui
