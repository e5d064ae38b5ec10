#include "ui/setup/setup_people_step.h"

#include "core/store/people/accounts.h"
#include "models/session/session.h"
#include "ui/setup/entry_table.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"

#include <QLabel>
#include <QVBoxLayout>

#include <array>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::Role;

namespace {

constexpr std::array offeredRoles{Role::SuperAdmin, Role::ProjectAdmin, Role::Auditor, Role::Allocator};

} // namespace

SetupPeopleStep::SetupPeopleStep(QWidget *parent)
    : QWidget(parent)
    , m_card(new Card(this))
    , m_hint(makeLabel(m_card, Look::Secondary))
    , m_people(new EntryTable(m_card))
{
    m_people->setObjectName(u"setupPeople"_s);
    m_card->content()->addWidget(m_hint);
    m_card->content()->addWidget(m_people, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card, 1);
    setKeyboardStart(*this, *m_people);
    connect(m_people, &EntryTable::changed, this, &SetupPeopleStep::changed);
    retranslate();
    m_people->setRows({{{}, {}, {}, store::roleName(Role::SuperAdmin)},
                       {{}, {}, {}, store::roleName(Role::SuperAdmin)},
                       {{}, {}, {}, store::roleName(Role::ProjectAdmin)},
                       {{}, {}, {}, store::roleName(Role::Allocator)}});
}

QList<models::SetupPerson> SetupPeopleStep::people(const QString &project) const
{
    QList<models::SetupPerson> people;
    for (const QStringList &row : m_people->rows()) {
        models::SetupPerson person{.login = row.at(0), .name = row.at(1), .nameEnglish = row.at(2)};
        person.role = store::roleFromName(row.at(3)).value_or(Role::Auditor);
        if (store::hasProjects(person.role))
            person.projects = {project};
        people.append(person);
    }
    return people;
}

void SetupPeopleStep::retranslate()
{
    m_card->setTitle(tr("People and services"));
    m_hint->setText(
        tr("Super Admins approve resets, always two of them. A Project Admin edits the templates of the "
           "project, an auditor reads everything, and a numbering service allocates. Each account gets a "
           "one-time password that its owner changes at the first sign-in. Rows that stay empty are left "
           "out."));
    m_people->setAccessibleTitle(m_card->title());
    EntryTable::Column role{.caption = tr("Role")};
    for (const Role offered : offeredRoles) {
        role.values.append(store::roleName(offered));
        role.titles.append(models::roleTitle(offered));
    }
    m_people->setColumns({{tr("Account, such as sa.somchai")}, {tr("Name")}, {tr("Name in English")}, role},
                         tr("Add an account"), tr("Remove"));
}

} // namespace lekthi::ui
