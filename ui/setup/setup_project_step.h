#pragma once

#include "models/setup/setup_plan.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

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
    /// The schema that owns the lists; empty: the store keeps them.
    QString referenceSchema() const;
    models::SetupProject project() const;
    /// What is still missing; empty if nothing is.
    QString whyNot() const;
    void retranslate();

signals:
    void changed();

private:
    void build();
    void showChoice();
    void askForFile();
    void takeFile(const QString &path);

    Card *m_listsCard;
    QRadioButton *m_starter;
    QLabel *m_starterMeans;
    QRadioButton *m_none;
    QRadioButton *m_other;
    QLineEdit *m_schema;
    QLabel *m_otherMeans;
    Card *m_projectCard;
    QLabel *m_codeCaption;
    QLineEdit *m_code;
    QLabel *m_thaiCaption;
    QLineEdit *m_thai;
    QLabel *m_englishCaption;
    QLineEdit *m_english;
    Card *m_organizationsCard;
    EntryTable *m_organizations;
    QPushButton *m_file;
    QLabel *m_fileProblem;
};

} // namespace lekthi::ui
