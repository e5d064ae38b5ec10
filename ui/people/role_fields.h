#pragma once

#include "core/store/people/people.h"
#include "core/store/reference/reference_values.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;

namespace lekthi::ui {

/// Chooses a role and, for roles of projects, the projects. UI thread only.
class RoleFields : public QWidget
{
    Q_OBJECT

public:
    RoleFields(const store::ReferenceData &reference, QWidget *parent);

    void choose(store::Role role, const QList<int> &projectIds);
    store::Role role() const;
    QList<int> projectIds() const; ///< sorted; empty for roles of no particular project
    QString missing() const;       ///< in words; empty: nothing
    QWidget *firstField() const;
    void retranslate();

signals:
    void changed();

private:
    void showProjects();

    QLabel *m_roleCaption;
    QComboBox *m_role;
    QLabel *m_meaning;
    QLabel *m_projectsCaption;
    QListWidget *m_projects;
};

} // namespace lekthi::ui
