#pragma once

#include "models/setup/setup_plan.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace lekthi::ui {

class Card;
class EntryTable;

/// The third step of setting up: the lists, the first project and who takes part in it. UI thread only.
class SetupProjectStep : public QWidget
{
    Q_OBJECT

public:
    explicit SetupProjectStep(QWidget *parent = nullptr);

    bool wantsStarterSet() const;
    models::SetupProject project() const;
    /// What is still missing; empty if nothing is.
    QString whyNot() const;
    void retranslate();

signals:
    void changed();

private:
    Card *m_listsCard;
    QCheckBox *m_starter;
    QLabel *m_starterMeans;
    Card *m_projectCard;
    QLabel *m_codeCaption;
    QLineEdit *m_code;
    QLabel *m_thaiCaption;
    QLineEdit *m_thai;
    QLabel *m_englishCaption;
    QLineEdit *m_english;
    Card *m_organizationsCard;
    EntryTable *m_organizations;
};

} // namespace lekthi::ui
