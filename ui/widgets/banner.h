#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace lekthi::ui {

/// A message across a page, near its cause: what happened, then what to do, with at most one action. Hidden
/// until it has something to say. UI thread only.
class Banner : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Info, Good, Warning, Error };

    explicit Banner(QWidget *parent = nullptr);

    /// Shows the message as plain text; it is announced to assistive technology. An empty actionText shows no
    /// action.
    void showMessage(Kind kind, const QString &message, const QString &actionText = {});
    void hideMessage();
    QString message() const;

signals:
    void actionTriggered();

private:
    QLabel *m_sign;
    QLabel *m_message;
    QPushButton *m_action;
};

} // namespace lekthi::ui
