#pragma once

#include "core/store/people/people.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QListWidget;
class QMenu;
class QPushButton;
class QToolButton;

namespace lekthi::ui {

/// The column at the left: where one can go, who is signed in, and the way out. UI thread only.
class Navigation : public QWidget
{
    Q_OBJECT

public:
    explicit Navigation(QWidget *parent = nullptr);

    /// What the button at the head opens.
    void setMenu(QMenu *menu);
    const QWidget &menuButton() const;
    /// Stands below the head.
    void setSearch(QWidget &search);
    /// projects: codes of those that the person administers; may be empty.
    void setPerson(const store::Person &person, const QStringList &projects);
    /// The names of the pages in their order, of which the person sees those that are for them; keeps the
    /// chosen one. Call after setPerson().
    void setPages(const QStringList &titles);
    void setCurrentPage(int page);
    /// How much waits for the person on that page; 0: no badge.
    void setBadge(int page, int count);

signals:
    void pageChosen(int page);
    void newPasswordRequested();
    void signOutRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void describe(int row);
    void fitWidth();

    store::Person m_person;
    QStringList m_projects;
    QToolButton *m_menu;
    QListWidget *m_list;
    QLabel *m_account;
    QLabel *m_role;
    QPushButton *m_newPassword;
    QPushButton *m_signOut;
};

} // namespace lekthi::ui
