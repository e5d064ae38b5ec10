#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace lekthi::ui {

/// Asks for a new password, twice, and says beforehand what a good one is. UI thread only.
class NewPasswordForm : public QWidget
{
    Q_OBJECT

public:
    enum class Occasion { Expired, OwnWish };

    explicit NewPasswordForm(QWidget *parent = nullptr);

    /// Empties the fields; present is the password that the new one has to differ from. Of an own wish
    /// nothing is said.
    void start(const QString &account, const QString &present, Occasion occasion = Occasion::Expired);
    void setPresent(const QString &present);
    void clear();
    QString password() const;
    /// Both fields agree on one that may do; else the form says what is missing.
    bool isAcceptable() const;
    void focusFirst();

signals:
    void submitted();
    void acceptableChanged(bool acceptable);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void check();
    QString complaint() const;

    QString m_account;
    QString m_present;
    QLabel *m_title;
    QLabel *m_rule;
    QLabel *m_newCaption;
    QLineEdit *m_new;
    QLabel *m_repeatCaption;
    QLineEdit *m_repeat;
    QLabel *m_complaint;
};

} // namespace lekthi::ui
