#pragma once

#include "models/people_model.h"

#include <QList>
#include <QWidget>

class QLabel;
class QListView;
class QPushButton;

namespace lekthi::ui {

/// Offers the accounts of the store by name and role, the one used last first. UI thread only.
class SignInPage : public QWidget
{
    Q_OBJECT

public:
    explicit SignInPage(QWidget *parent = nullptr);

    /// People who may use the window; inactive ones and service accounts are left out.
    void setPeople(const QList<store::Person> &people);

signals:
    void signedIn(const lekthi::store::Person &person);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void retranslate();
    void fillRows();
    void signIn();

    QList<store::Person> m_people;
    models::PeopleModel *m_model;
    QLabel *m_brand;
    QLabel *m_question;
    QLabel *m_explanation;
    QListView *m_list;
    QPushButton *m_button;
};

} // namespace lekthi::ui
