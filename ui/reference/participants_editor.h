#pragma once

#include "core/store/reference/reference_item.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QPushButton;
class QTableWidget;

namespace lekthi::ui {

class CodeCombo;

/// Which organizations take part in a project or contract, each in its role. UI thread only.
class ParticipantsEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ParticipantsEditor(QWidget *parent = nullptr);

    /// Those to choose from.
    void setOrganizations(const QList<store::ReferenceItem> &organizations);
    void setParticipants(const QList<store::Participant> &participants);
    QList<store::Participant> participants() const { return m_participants; }
    void setReadOnly(bool isReadOnly);
    void retranslate();

signals:
    void changed();

private:
    void fill();
    void addChosen();
    void removeCurrent();
    QString titleOf(int organizationId) const;
    QComboBox *makeRoles(int row);

    QList<store::ReferenceItem> m_organizations;
    QList<store::Participant> m_participants;
    bool m_isReadOnly = false;
    QTableWidget *m_table;
    CodeCombo *m_choice;
    QPushButton *m_add;
    QPushButton *m_remove;
};

} // namespace lekthi::ui
