#include "ui/setup/setup_project_step.h"

#include "ui/setup/entry_table.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

SetupProjectStep::SetupProjectStep(QWidget *parent)
    : QWidget(parent)
    , m_listsCard(new Card(this))
    , m_starter(new QCheckBox(m_listsCard))
    , m_starterMeans(makeLabel(m_listsCard, Look::Secondary))
    , m_projectCard(new Card(this))
    , m_codeCaption(makeLabel(m_projectCard, Look::Caption))
    , m_code(new QLineEdit(m_projectCard))
    , m_thaiCaption(makeLabel(m_projectCard, Look::Caption))
    , m_thai(new QLineEdit(m_projectCard))
    , m_englishCaption(makeLabel(m_projectCard, Look::Caption))
    , m_english(new QLineEdit(m_projectCard))
    , m_organizationsCard(new Card(this))
    , m_organizations(new EntryTable(m_organizationsCard))
{
    m_starter->setObjectName(u"setupStarter"_s);
    m_code->setObjectName(u"setupProjectCode"_s);
    m_thai->setObjectName(u"setupProjectThai"_s);
    m_english->setObjectName(u"setupProjectEnglish"_s);
    m_organizations->setObjectName(u"setupOrganizations"_s);
    m_starter->setChecked(true);
    m_listsCard->content()->addWidget(m_starter);
    m_listsCard->content()->addWidget(m_starterMeans);
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
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_listsCard);
    layout->addWidget(m_projectCard);
    layout->addWidget(m_organizationsCard, 1);
    setKeyboardStart(*this, *m_code);
    connect(m_starter, &QCheckBox::toggled, this, &SetupProjectStep::changed);
    connect(m_organizations, &EntryTable::changed, this, &SetupProjectStep::changed);
    retranslate();
    m_organizations->setRows({{}, {}, {}});
}

bool SetupProjectStep::wantsStarterSet() const
{
    return m_starter->isChecked();
}

models::SetupProject SetupProjectStep::project() const
{
    models::SetupProject project;
    project.names = {m_code->text().trimmed(), m_thai->text().trimmed(), m_english->text().trimmed(), {}};
    for (const QStringList &row : m_organizations->rows())
        project.organizations.append({row.at(0), row.at(1), row.at(2), row.at(3)});
    return project;
}

QString SetupProjectStep::whyNot() const
{
    const models::SetupProject wanted = project();
    if (wanted.names.code.isEmpty())
        return tr("Enter the code of the project, as its numbers show it.");
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
