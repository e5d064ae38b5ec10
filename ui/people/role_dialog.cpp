#include "ui/people/role_dialog.h"

#include "models/people/account_text.h"
#include "models/people/account_work.h"
#include "models/session/session.h"
#include "ui/people/role_fields.h"

#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

RoleDialog::RoleDialog(models::AdministratorEntry &entry, models::AccountRow row,
                       std::optional<int> superAdminsLeft, const store::ReferenceData &reference,
                       QWidget *parent)
    : AccountDialog(entry, u"role"_s, parent)
    , m_row(std::move(row))
    , m_superAdminsLeft(superAdminsLeft)
    , m_role(new RoleFields(reference, this))
{
    m_role->choose(m_row.person.role, m_row.person.projectIds);
    fields()->addWidget(m_role);
    connect(m_role, &RoleFields::changed, this, [this] {
        askForReason(changesRole());
        readForm();
    });
}

QWidget *RoleDialog::firstField() const
{
    return m_role->firstField();
}

bool RoleDialog::changesRole() const
{
    return m_role->role() != m_row.person.role;
}

bool RoleDialog::changesProjects() const
{
    QList<int> before = m_row.person.projectIds;
    std::sort(before.begin(), before.end());
    return m_role->projectIds() != before;
}

bool RoleDialog::holdsInput() const
{
    return changesRole() || changesProjects();
}

QString RoleDialog::warning() const
{
    return changesRole() ? models::fewSuperAdminsWarning(m_superAdminsLeft) : QString();
}

QString RoleDialog::missing() const
{
    if (const QString fields = m_role->missing(); !fields.isEmpty())
        return fields;
    return holdsInput() ? QString() : tr("Choose another role or other projects.");
}

QString RoleDialog::actionText() const
{
    return changesRole() ? tr("&Change role") : tr("&Change projects");
}

models::Work<> RoleDialog::work() const
{
    if (!changesRole())
        return models::changingProjects(m_row.person, m_role->projectIds());
    return models::changingRole(m_row.person.login, m_role->role(), m_role->projectIds(), reason());
}

void RoleDialog::retranslate()
{
    m_role->retranslate();
    setTexts(tr("Role of %1").arg(models::displayName(m_row.person)),
             tr("A new role ends the open sessions of the account. New projects apply at once."));
}

} // namespace lekthi::ui
