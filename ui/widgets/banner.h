#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace lekthi::ui {

/// A message across a page, near its cause: what happened, then what to do, with at most one action. Hidden
/// until it has something to say. What only tells can be closed; what warns stays as long as it is so. UI
/// thread only.
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
    /// false: it says how things stand, which closing it would not change.
    void setClosable(bool isClosable);

signals:
    void actionTriggered();
    void closed(); ///< by the person; the message is hidden by then

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    bool m_isClosable = true;
    QLabel *m_sign;
    QLabel *m_message;
    QPushButton *m_action;
    QToolButton *m_close;
};

} // namespace lekthi::ui
