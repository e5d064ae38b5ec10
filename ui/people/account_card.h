#pragma once

#include "models/people/account_rows.h"
#include "ui/widgets/card.h"

#include <QList>

#include <utility>

class QAction;
class QLabel;
class QPushButton;

namespace lekthi::ui {

/// The account that is chosen in the table, and what may be done with it. UI thread only.
class AccountCard : public Card
{
    Q_OBJECT

public:
    explicit AccountCard(QWidget *parent = nullptr);

    void showAccount(const models::AccountRow &row);
    void retranslate();

    /// The title of a deed as a button or menu has it.
    static QString titleOf(models::AccountDeed deed, const models::AccountRow &row);

signals:
    void deedWanted(lekthi::models::AccountDeed deed);

private:
    models::AccountRow m_row;
    QLabel *m_name;
    QLabel *m_facts;
    QLabel *m_state;
    QList<std::pair<models::AccountDeed, QPushButton *>> m_deeds;
};

} // namespace lekthi::ui
