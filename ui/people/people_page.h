#pragma once

#include "models/people/account_filter.h"
#include "models/people/account_model.h"
#include "models/people/administrator_entry.h"
#include "models/session/session.h"
#include "ui/shell/page.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace lekthi::models {
struct HandOver;
} // namespace lekthi::models

namespace lekthi::ui {

class AccountCard;
class AccountDialog;
class AccountFilterBar;
class Banner;
class EmptyState;
class ExportButton;
class ListTable;

/// The accounts of the store for those who may see them; with the sign-in of an administrator of the server,
/// which ends when the page is left, to add and change them too. UI thread only.
class PeoplePage : public Page
{
    Q_OBJECT

public:
    explicit PeoplePage(models::Session &session, QWidget *parent = nullptr);

    void activate() override;
    void leave() override;
    void retranslate() override;

private:
    void build();
    void buildTable();
    void connectParts();
    void read();
    void take(const store::Result<QList<models::AccountRow>> &rows);
    void fitColumns();
    void applyChoice();
    void showState();
    void showCurrent();
    void showEntry();
    void select(const QString &login);
    const models::AccountRow *currentRow() const;
    QList<models::AccountRow> shownRows() const;
    /// Asks for the administrator first where none is in.
    void want(models::AccountDeed deed);
    void begin(models::AccountDeed deed, const QString &login);
    void beginAdding();
    AccountDialog *dialogFor(models::AccountDeed deed, const models::AccountRow &row);
    void afterDeed(const QString &login);
    void handOver(const store::Person &person, const QString &password);
    void fillMenu(QMenu &menu);

    models::Session &m_session;
    models::AdministratorEntry *m_entry;
    models::AccountModel *m_model;
    models::AccountFilter *m_shown;
    QLabel *m_title;
    QLabel *m_count;
    ExportButton *m_export;
    QPushButton *m_leave;
    QPushButton *m_add;
    AccountFilterBar *m_filters;
    Banner *m_banner;
    Banner *m_warning; ///< how things stand: too few Super Admins
    QStackedWidget *m_stack;
    ListTable *m_table;
    EmptyState *m_empty;
    AccountCard *m_card;
    store::StoreWorker::Ticket m_ticket = 0;
    QString m_wanted; ///< the account to be chosen once it is read
    bool m_loading = false;
    bool m_hasFailed = false;
};

} // namespace lekthi::ui
