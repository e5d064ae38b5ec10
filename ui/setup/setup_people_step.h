#pragma once

#include "models/setup/setup_plan.h"

#include <QWidget>

class QLabel;

namespace lekthi::ui {

class Card;
class EntryTable;

/// The fourth step of setting up: who gets an account. UI thread only.
class SetupPeopleStep : public QWidget
{
    Q_OBJECT

public:
    explicit SetupPeopleStep(QWidget *parent = nullptr);

    /// Those of a role for projects get this one.
    QList<models::SetupPerson> people(const QString &project) const;
    void retranslate();

signals:
    void changed();

private:
    Card *m_card;
    QLabel *m_hint;
    EntryTable *m_people;
};

} // namespace lekthi::ui
