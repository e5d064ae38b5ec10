#include "ui/register/register_file_step.h"

#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

RegisterFileStep::RegisterFileStep(const store::ReferenceData &reference, QWidget *parent)
    : QWidget(parent)
    , m_reference(reference)
    , m_fileCard(new Card(this))
    , m_hint(makeLabel(m_fileCard, Look::Secondary))
    , m_choose(new QPushButton(m_fileCard))
    , m_name(makeLabel(m_fileCard, Look::Strong))
    , m_targetCard(new Card(this))
    , m_projectCaption(makeLabel(m_targetCard, Look::Caption))
    , m_project(new CodeCombo(m_targetCard))
    , m_typeCaption(makeLabel(m_targetCard, Look::Caption))
    , m_type(new CodeCombo(m_targetCard))
    , m_means(makeLabel(m_targetCard, Look::Small))
{
    m_choose->setObjectName(u"registerChoose"_s);
    m_name->setObjectName(u"registerFile"_s);
    m_project->setObjectName(u"registerProject"_s);
    m_type->setObjectName(u"registerType"_s);
    m_choose->setAutoDefault(false);
    m_project->setItems({reference.projects.cbegin(), reference.projects.cend()});
    m_type->setItems(reference.types);
    m_projectCaption->setBuddy(m_project);
    m_typeCaption->setBuddy(m_type);
    auto *chosen = new QHBoxLayout;
    chosen->setSpacing(theme::gap);
    chosen->addWidget(m_choose);
    chosen->addWidget(m_name, 1);
    m_fileCard->content()->addWidget(m_hint);
    m_fileCard->content()->addLayout(chosen);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::gapLarge);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_projectCaption, 0, 0);
    grid->addWidget(m_typeCaption, 0, 1);
    grid->addWidget(m_project, 1, 0);
    grid->addWidget(m_type, 1, 1);
    m_targetCard->content()->addLayout(grid);
    m_targetCard->content()->addWidget(m_means);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_fileCard);
    layout->addWidget(m_targetCard);
    layout->addStretch(1);
    setKeyboardStart(*this, *m_choose);
    connect(m_choose, &QPushButton::clicked, this, &RegisterFileStep::chooseFile);
    for (CodeCombo *combo : {m_project, m_type})
        connect(combo, &CodeCombo::currentIdChanged, this, &RegisterFileStep::changed);
}

void RegisterFileStep::setPath(const QString &path)
{
    m_path = path;
    retranslate();
    emit changed();
}

void RegisterFileStep::setTarget(int projectId, int typeId)
{
    m_project->setCurrentId(projectId);
    m_type->setCurrentId(typeId);
}

registers::RegisterTarget RegisterFileStep::target() const
{
    registers::RegisterTarget target;
    if (const store::Project *project = m_reference.project(m_project->currentId().value_or(0)))
        target.project = *project;
    if (const auto *type = store::itemById(m_reference.types, m_type->currentId().value_or(0)))
        target.type = *type;
    return target;
}

QString RegisterFileStep::whyNot() const
{
    if (m_path.isEmpty())
        return tr("Choose the file of the register.");
    const registers::RegisterTarget wanted = target();
    return wanted.project.id == 0 || wanted.type.id == 0 ? tr("Choose project and document type.")
                                                         : QString();
}

void RegisterFileStep::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Choose the old register"));
    dialog->setObjectName(u"registerFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({u"CSV (*.csv *.tsv *.txt)"_s, u"* (*)"_s});
    connect(dialog, &QFileDialog::fileSelected, this, &RegisterFileStep::setPath);
    dialog->open();
}

void RegisterFileStep::retranslate()
{
    m_fileCard->setTitle(tr("The old register"));
    m_hint->setText(
        tr("A spreadsheet of the documents that were numbered before, saved as CSV. Drop the file "
           "here, or choose it. Nothing is written before you request it."));
    m_choose->setText(tr("Choose a file…"));
    const QFileInfo file(m_path);
    m_name->setText(
        m_path.isEmpty()
            ? tr("No file yet")
            : tr("%1 · %2", "file, size").arg(file.fileName(), QLocale().formattedDataSize(file.size())));
    m_name->setToolTip(m_path);
    m_targetCard->setTitle(tr("Project and type of its numbers"));
    m_projectCaption->setText(tr("Project"));
    m_typeCaption->setText(tr("Document type"));
    m_project->setAccessibleName(m_projectCaption->text());
    m_type->setAccessibleName(m_typeCaption->text());
    m_means->setText(tr("Each number is read back through the template of this type. Lines of other projects "
                        "and types are ignored where a column shows them."));
}

} // namespace lekthi::ui
