#include "ui/people/role_fields.h"

#include "core/store/people/accounts.h"
#include "models/people/account_text.h"
#include "models/session/session.h"
#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::Role;

namespace {

constexpr int projectsInView = 5;

} // namespace

RoleFields::RoleFields(const store::ReferenceData &reference, QWidget *parent)
    : QWidget(parent)
    , m_roleCaption(makeLabel(this, Look::Caption))
    , m_role(new QComboBox(this))
    , m_meaning(makeLabel(this, Look::Secondary))
    , m_projectsCaption(makeLabel(this, Look::Caption))
    , m_projects(new QListWidget(this))
{
    m_role->setObjectName(u"accountRole"_s);
    m_projects->setObjectName(u"accountProjects"_s);
    m_role->setItemDelegate(new QStyledItemDelegate(m_role)); // the default one ignores the style sheet
    for (const Role role : {Role::Auditor, Role::ProjectAdmin, Role::SuperAdmin, Role::Allocator})
        m_role->addItem(QString(), int(role));
    for (const store::Project &project : reference.projects) {
        auto *item = new QListWidgetItem(models::displayName(project), m_projects);
        item->setData(Qt::UserRole, project.id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    m_projects->setFixedHeight(projectsInView * theme::textRowHeight());
    m_roleCaption->setBuddy(m_role);
    m_projectsCaption->setBuddy(m_projects);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (QWidget *widget : {static_cast<QWidget *>(m_roleCaption), static_cast<QWidget *>(m_role),
                            static_cast<QWidget *>(m_meaning), static_cast<QWidget *>(m_projectsCaption),
                            static_cast<QWidget *>(m_projects)})
        layout->addWidget(widget);
    connect(m_role, &QComboBox::currentIndexChanged, this, [this] {
        showProjects();
        emit changed();
    });
    connect(m_projects, &QListWidget::itemChanged, this, &RoleFields::changed);
}

void RoleFields::choose(Role role, const QList<int> &projectIds)
{
    m_role->setCurrentIndex(qMax(0, m_role->findData(int(role))));
    for (int place = 0; place < m_projects->count(); ++place) {
        QListWidgetItem *item = m_projects->item(place);
        const bool isChosen = projectIds.contains(item->data(Qt::UserRole).toInt());
        item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
    }
    showProjects();
}

Role RoleFields::role() const
{
    return Role(m_role->currentData().toInt());
}

QList<int> RoleFields::projectIds() const
{
    QList<int> ids;
    for (int place = 0; store::hasProjects(role()) && place < m_projects->count(); ++place) {
        if (m_projects->item(place)->checkState() == Qt::Checked)
            ids += m_projects->item(place)->data(Qt::UserRole).toInt();
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

QString RoleFields::missing() const
{
    return store::hasProjects(role()) && projectIds().isEmpty() ? tr("Choose at least one project.")
                                                                : QString();
}

QWidget *RoleFields::firstField() const
{
    return m_role;
}

void RoleFields::showProjects()
{
    const bool isForProjects = store::hasProjects(role());
    m_meaning->setText(models::roleMeaning(role()));
    m_projectsCaption->setVisible(isForProjects);
    m_projects->setVisible(isForProjects);
}

void RoleFields::retranslate()
{
    m_roleCaption->setText(tr("R&ole"));
    m_role->setAccessibleName(tr("Role"));
    m_projectsCaption->setText(tr("&Projects"));
    m_projects->setAccessibleName(tr("Projects"));
    for (int place = 0; place < m_role->count(); ++place)
        m_role->setItemText(place, models::roleTitle(Role(m_role->itemData(place).toInt())));
    showProjects();
}

} // namespace lekthi::ui
