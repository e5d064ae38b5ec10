#pragma once

#include "models/people/account_filter.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace lekthi::ui {

/// What of the accounts is shown. UI thread only.
class AccountFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit AccountFilterBar(QWidget *parent = nullptr);

    models::AccountChoice choice() const;
    QStringList words() const; ///< what it lets through
    void reset();              ///< all accounts
    void focusSearch();
    void retranslate();

signals:
    void choiceChanged();

private:
    QLineEdit *m_search;
    QComboBox *m_role;
    QComboBox *m_state;
};

} // namespace lekthi::ui
