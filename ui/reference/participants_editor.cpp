#include "ui/reference/participants_editor.h"

#include "models/reference/reference_words.h"
#include "models/session/session.h"
#include "ui/shell/theme.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/read_only_table.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::Participant;
using store::ReferenceItem;

ParticipantsEditor::ParticipantsEditor(QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget(this))
    , m_choice(new CodeCombo(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
{
    m_table->setObjectName(u"participantTable"_s);
    m_choice->setObjectName(u"participantChoice"_s);
    m_add->setObjectName(u"participantAdd"_s);
    m_remove->setObjectName(u"participantRemove"_s);
    m_table->setColumnCount(2);
    makeReadOnly(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto *row = new QHBoxLayout;
    row->setSpacing(theme::gapSmall);
    row->addWidget(m_choice, 1);
    row->addWidget(m_add);
    row->addWidget(m_remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
    connect(m_add, &QPushButton::clicked, this, &ParticipantsEditor::addChosen);
    connect(m_remove, &QPushButton::clicked, this, &ParticipantsEditor::removeCurrent);
}

void ParticipantsEditor::setOrganizations(const QList<ReferenceItem> &organizations)
{
    m_organizations = organizations;
    QList<store::CodedItem> offered;
    for (const ReferenceItem &organization : organizations) {
        if (organization.active)
            offered.append(store::codedItem(organization));
    }
    m_choice->setItems(offered);
    fill();
}

void ParticipantsEditor::setParticipants(const QList<Participant> &participants)
{
    m_participants = participants;
    fill();
}

void ParticipantsEditor::setReadOnly(bool isReadOnly)
{
    m_isReadOnly = isReadOnly;
    for (QWidget *widget :
         {static_cast<QWidget *>(m_choice), static_cast<QWidget *>(m_add), static_cast<QWidget *>(m_remove)})
        widget->setVisible(!isReadOnly);
    fill();
}

QString ParticipantsEditor::titleOf(int organizationId) const
{
    const auto found = std::ranges::find(m_organizations, organizationId, &ReferenceItem::id);
    return found == m_organizations.end() ? QString::number(organizationId)
                                          : models::displayName(store::codedItem(*found));
}

QComboBox *ParticipantsEditor::makeRoles(int row)
{
    auto *roles = new QComboBox(m_table);
    roles->setObjectName(u"participantRole%1"_s.arg(row));
    for (const store::ParticipantRole role : store::participantRoles)
        roles->addItem(models::participantTitle(role), int(role));
    roles->setCurrentIndex(roles->findData(int(m_participants.at(row).role)));
    roles->setAccessibleName(tr("Role of %1").arg(titleOf(m_participants.at(row).organizationId)));
    roles->setEnabled(!m_isReadOnly);
    connect(roles, &QComboBox::currentIndexChanged, this, [this, row, roles] {
        m_participants[row].role = store::ParticipantRole(roles->currentData().toInt());
        emit changed();
    });
    return roles;
}

void ParticipantsEditor::fill()
{
    QWidget *before = m_table;
    m_table->setRowCount(int(m_participants.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        m_table->setItem(row, 0, new QTableWidgetItem(titleOf(m_participants.at(row).organizationId)));
        QComboBox *roles = makeRoles(row);
        m_table->setCellWidget(row, 1, roles);
        setTabOrder(before, roles);
        before = roles;
    }
    setTabOrder(before, m_choice);
    // The header does not ask the widgets in its cells how wide they are.
    if (before != m_table)
        m_table->setColumnWidth(1, before->sizeHint().width() + 2 * theme::gap);
}

void ParticipantsEditor::addChosen()
{
    const auto chosen = m_choice->currentId();
    const bool isThere = std::ranges::any_of(m_participants, [&](const Participant &participant) {
        return participant.organizationId == chosen.value_or(0);
    });
    if (!chosen || isThere)
        return;
    m_participants.append(Participant{*chosen});
    fill();
    m_table->setCurrentCell(m_table->rowCount() - 1, 0);
    emit changed();
}

void ParticipantsEditor::removeCurrent()
{
    const int row = m_table->currentRow();
    if (row < 0)
        return;
    m_participants.removeAt(row);
    fill();
    emit changed();
}

void ParticipantsEditor::retranslate()
{
    m_table->setHorizontalHeaderLabels({tr("Organization"), tr("Role")});
    m_table->setAccessibleName(tr("Organizations that take part"));
    m_choice->setAccessibleName(tr("Organization to add"));
    m_add->setText(tr("Add"));
    m_remove->setText(tr("Remove"));
    fill();
}

} // namespace lekthi::ui
