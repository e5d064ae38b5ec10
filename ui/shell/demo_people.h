#pragma once

#include "models/people_model.h"

#include <QList>
#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QListView;

namespace lekthi::ui {

/// The people of the store on this computer, always in the same order. They share a known password; where
/// somebody changed it, it is asked for. UI thread only.
class DemoPeople : public QWidget
{
    Q_OBJECT

public:
    explicit DemoPeople(QWidget *parent = nullptr);

    /// People who may use the window; inactive ones and service accounts are left out.
    void setPeople(const QList<store::Person> &people);
    /// Chooses whoever was let in last; everybody keeps their place.
    void chooseLast();
    std::optional<store::Person> person() const;
    QString password() const;
    /// The known one did not do.
    void askForPassword();
    void clearPassword();
    void focusFirst();

signals:
    void submitted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void fillRows();

    QList<store::Person> m_people;
    models::PeopleModel *m_model;
    QLabel *m_question;
    QListView *m_list;
    QLabel *m_passwordCaption;
    QLineEdit *m_password;
};

} // namespace lekthi::ui
